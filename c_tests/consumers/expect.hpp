// The checks of results.cpp and callbacks.cpp: a failed one is written to stderr and counted.
#ifndef SAT2D_CONSUMERS_EXPECT_HPP
#define SAT2D_CONSUMERS_EXPECT_HPP

#include <cstdio>

static int failures = 0;

static inline void expect(bool ok, const char *what, const char *file, int line) {
    if (!ok) {
        std::fprintf(stderr, "%s:%d: %s\n", file, line, what);
        failures++;
    }
}
#define EXPECT(condition) expect((condition), #condition, __FILE__, __LINE__)

// Prints the last line. Returns the exit status.
static inline int report(const char *what) {
    std::printf("%s: %d failures\n", what, failures);
    return failures == 0 ? 0 : 1;
}

#endif
