/* What a program weighs that only asks whether two rectangles meet: installed.sh compares it with
 * docs/installing.md. */
#include <sat2d.h>
#include <stdio.h>

int main(void) {
    const sat_transform here = sat_transform_identity();
    const sat_transform there = sat_transform_translation((sat_vec2){20, 0});
    sat_shape *a = NULL, *b = NULL;
    sat_relation relation = SAT_DISJOINT;
    if (sat_shape_new_rectangle(40, 4, &a) != SAT_OK ||
        sat_shape_new_rectangle(20, 30, &b) != SAT_OK ||
        sat_collide(a, &here, b, &there, &relation) != SAT_OK) {
        fprintf(stderr, "sat2d: %s\n", sat_last_error());
        return 1;
    }
    puts(relation == SAT_OVERLAPPING ? "hit" : "miss");
    sat_shape_free(a);
    sat_shape_free(b);
    return 0;
}
