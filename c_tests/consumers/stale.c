/* Compiled with the header of another version than the library it is linked with: says what the library says to that. */
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
