/* A program as a user would write it: includes the header, links with -lsat2d. Ends with status 0 if the answers are right. */
#include <sat2d.h>
#include <stdio.h>

int main(void) {
    const sat_vec2 hand_position = {60, 5}, there_position = {20, -8}, origin = {0, 0};
    const sat_vec2 corners[3] = {{0, 0}, {9, 0}, {5, 7}};
    sat_shape *blade = NULL, *target = NULL;
    sat_transform body, hand, there;
    sat_relation relation;
    bool mirrored;

    if (sat_version() != SAT_VERSION || sat_abi_version() != SAT_ABI_VERSION) {
        fprintf(stderr, "compiled for sat2d %d, running with %s\n", SAT_VERSION, sat_version_string());
        return 1;
    }
    if (sat_shape_new_rectangle_xywh(0, -2, 40, 4, &blade) != SAT_OK ||
        sat_shape_new_convex_polygon(corners, 3, &target) != SAT_OK ||
        sat_transform_placement_degrees(hand_position, 0, -1, 1, &body) != SAT_OK ||
        sat_transform_placement_degrees(origin, -15, 1, 1, &hand) != SAT_OK ||
        sat_transform_product(&body, &hand, &hand) != SAT_OK ||
        sat_transform_placement_degrees(there_position, 0, 1, 1, &there) != SAT_OK ||
        sat_transform_is_mirrored(&hand, &mirrored) != SAT_OK ||
        sat_collide(blade, &hand, target, &there, &relation) != SAT_OK) {
        fprintf(stderr, "%s\n", sat_last_error());
        return 1;
    }
    printf("mirrored blade and triangle: %s\n", relation == SAT_OVERLAPPING ? "overlapping"
                                                : relation == SAT_TOUCHING  ? "touching"
                                                                            : "disjoint");
    if (!mirrored || relation != SAT_OVERLAPPING || !sat_hits(blade, &hand, target, &there)) {
        return 1;
    }
    hand.tx += 50;
    if (sat_hits(blade, &hand, target, &there)) {
        return 1;
    }
    hand.b = 0.5; /* skewed is fine for what has corners */
    if (sat_collide(blade, &hand, target, &there, &relation) != SAT_OK) {
        return 1;
    }
    sat_shape_free(blade);
    sat_shape_free(target);
    return 0;
}
