/* The harness as a program of its own: `harness REFERENCE_FOLDER`. */
#include "harness.h"

int main(int argc, char **argv) {
    if (argc != 2) {
        fprintf(stderr, "usage: %s REFERENCE_FOLDER\n", argv[0]);
        return 2;
    }
    return harness_run(argv[1], stdout) == 0 ? 0 : 1;
}
