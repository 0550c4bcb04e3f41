#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include <dlfcn.h>
#include <espeak-ng/espeak_ng.h>
#include <espeak-ng/speak_lib.h>
#include <stddef.h>

/* Swift may not touch a global that any thread may change. */
extern char **environ;
static inline char **earshot_environment(void) { return environ; }

/* The file of the library that this program was loaded with. */
static inline const char *earshot_engine_path(void) {
  Dl_info info;
  return dladdr((void *)espeak_Info, &info) != 0 ? info.dli_fname : NULL;
}
