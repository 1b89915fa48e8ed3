/* A program that links two Rust static libraries, each with its own standard library. Exits
 * with status 0 if both work. */
#include <sat2d.h>
#include <stdio.h>

uint64_t other_sum_below(uint32_t count);
size_t other_remember(uint32_t number);

int main(void) {
    const sat_transform here = sat_transform_identity();
    sat_shape *circle = NULL, *none = NULL;
    bool fine = other_sum_below(1000) == 499500 && other_remember(7) == 1;
    fine = fine && sat_shape_new_circle((sat_vec2){0, 0}, 1, &circle) == SAT_OK &&
           sat_hits(circle, &here, circle, &here);
    fine = fine && sat_shape_new_circle((sat_vec2){0, 0}, -1, &none) == SAT_ERR_NEGATIVE &&
           *sat_last_error() != '\0';
    /* a panic in one library, between calls of the other */
    fine = fine && other_sum_below(2000000) == 0 && other_remember(8) == 2;
    fine = fine && sat_hits(circle, &here, circle, &here);
    sat_shape_free(circle);
    puts(fine ? "two Rust libraries in one program: both work"
              : "one of the two Rust libraries does not work");
    return fine ? 0 : 1;
}
