/* Compiled with the header of a version other than that of the library: prints the error message of
 * the version check. */
#include <sat2d.h>
#include <stdio.h>

int main(void) {
    if (sat_version_check() == SAT_ERR_VERSION) {
        puts(sat_last_error());
        return 0;
    }
    puts("nobody noticed");
    return 1;
}
