/* What the translated engine stands on: numbers as Python reckons with them, rows, and the way out when something does not fit. */
#include <setjmp.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

typedef int64_t I;
typedef struct { int32_t n; int16_t v[]; } Row16;
typedef struct { int64_t n; I v[]; } Row64;

#define NOTHING INT64_MIN
#define MIN(a, b) ({ I _x = (a), _y = (b); _x < _y ? _x : _y; })
#define MAX(a, b) ({ I _x = (a), _y = (b); _x > _y ? _x : _y; })
#define ABS(a) ({ I _x = (a); _x < 0 ? -_x : _x; })
#define FLOOR_DIV(a, b) ({ I _a = (a), _b = (b), _q = _a / _b; _a % _b && (_a < 0) != (_b < 0) ? _q - 1 : _q; })
#define FLOOR_MOD(a, b) ({ I _a = (a), _b = (b), _r = _a % _b; _r && (_r < 0) != (_b < 0) ? _r + _b : _r; })
#define BIT_LENGTH(a) ({ I _x = (a); _x ? 64 - __builtin_clzll((uint64_t)_x) : 0; })
#define BIT_COUNT(a) ((I)__builtin_popcountll((uint64_t)(a)))

static _Thread_local jmp_buf way_out;
enum { TOO_LONG = 1, TOO_BIG, NO_SUCH_PLACE, NOT_FOUND, RAISED };
/* Leaves the kernel for whoever called it: what went wrong, and the place in the source. */
static void fail(int what, int place) __attribute__((noreturn, cold));
static _Thread_local int failed_at;
static void fail(int what, int place) { failed_at = place; longjmp(way_out, what); }

#define ROOM(n, room, place) ({ int64_t _n = (n); if (__builtin_expect(_n >= (room), 0)) fail(TOO_LONG, place); _n; })
#define SMALL(a, place) ({ I _s = (a); if (__builtin_expect((int16_t)_s != _s, 0)) fail(TOO_BIG, place); (int16_t)_s; })
#ifdef CHECKED
#define AT(i, n, place) ({ I _i = (i), _n = (n); if (_i < 0) _i += _n; if (_i < 0 || _i >= _n) fail(NO_SUCH_PLACE, place); _i; })
#else
#define AT(i, n, place) ({ I _i = (i); _i < 0 ? _i + (n) : _i; })
#endif
/* A place that the source names by a number from the front. */
#ifdef CHECKED
#define FROM_FRONT(i, n, place) AT(i, n, place)
#else
#define FROM_FRONT(i, n, place) (i)
#endif
/* From here places in the library are counted. */
__attribute__((visibility("default"))) const char anchor = 0;
/* Rows are short: a loop is done before `memmove` has begun. A row may be put where it lies, or a part of it further to the front. */
#define PUT_ROW(to, from, room, place) ({ __typeof__(to) _to = (to); __typeof__(from) _from = (from); int64_t _n = _from->n; \
    if (__builtin_expect(_n > (room), 0)) fail(TOO_LONG, place); \
    _to->n = _n; for (int64_t _k = 0; _k < _n; _k++) _to->v[_k] = _from->v[_k]; })
