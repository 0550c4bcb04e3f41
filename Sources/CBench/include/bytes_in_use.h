#pragma once

/// How many bytes the program has asked the C library for and not given back.
long bytes_in_use(void);
