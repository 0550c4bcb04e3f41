#pragma once

/// Initialises eSpeak NG and speaks each text with one voice at one rate, as a plain C program
/// would; the sound is counted and thrown away. Returns the number of samples, or -1.
long synthesis_loop(const char *voice, int rate, const char *const *texts, long count);
