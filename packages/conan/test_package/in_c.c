/* Two rectangles that touch. */
#include <sat2d.h>
#include <stdio.h>

int main(void) {
    const sat_transform here = sat_transform_identity();
    const sat_transform there = sat_transform_translation((sat_vec2){2, 0});
    sat_shape *tile = NULL;
    sat_relation relation = SAT_DISJOINT;
    if (sat_version_check() != SAT_OK || sat_shape_new_rectangle(2, 2, &tile) != SAT_OK ||
        sat_collide(tile, &here, tile, &there, &relation) != SAT_OK) {
        fprintf(stderr, "sat2d: %s\n", sat_last_error());
        return 1;
    }
    sat_shape_free(tile);
    printf("C: %s\n", relation == SAT_TOUCHING ? "touching" : "wrong");
    return relation == SAT_TOUCHING ? 0 : 1;
}
