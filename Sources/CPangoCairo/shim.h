#include <pango/pangocairo.h>
#include <cairo.h>
#include <cairo-svg.h>
