/* Prints, for each line of standard input, how many milliseconds of it are audible.
   cc -O2 measure.c -o measure -lespeak-ng; ./measure VOICE RATE < texts */
#include <espeak-ng/speak_lib.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static long count, last;

static int take(short *samples, int length, espeak_EVENT *events) {
  (void)events;
  for (int i = 0; samples != NULL && i < length; i++)
    if (samples[i] > 60 || samples[i] < -60) last = count + i + 1;
  count += length;
  return 0;
}

int main(int argc, char **argv) {
  if (argc < 3) return 64;
  int rate = espeak_Initialize(AUDIO_OUTPUT_SYNCHRONOUS, 0, NULL, 0);
  espeak_SetSynthCallback(take);
  if (rate < 0 || espeak_SetVoiceByName(argv[1]) != EE_OK) return 1;
  espeak_SetParameter(espeakRATE, atoi(argv[2]), 0);
  char text[65536];
  while (fgets(text, sizeof text, stdin)) {
    text[strcspn(text, "\n")] = 0;
    count = last = 0;
    espeak_Synth(text, strlen(text) + 1, 0, POS_CHARACTER, 0, espeakCHARS_UTF8, NULL, NULL);
    printf("%ld\n", last * 1000 / rate);
  }
  return 0;
}
