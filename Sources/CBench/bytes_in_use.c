#include "bytes_in_use.h"

#include <malloc.h>

long bytes_in_use(void) {
  struct mallinfo2 info = mallinfo2();
  return (long)(info.uordblks + info.hblkhd);
}
