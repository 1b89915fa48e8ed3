// What results.cpp and callbacks.cpp check with: a failed expectation is written to stderr and counted.
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

// The last line, and the status to end with.
static inline int report(const char *what) {
    std::printf("%s: %d failures\n", what, failures);
    return failures == 0 ? 0 : 1;
}

#endif
