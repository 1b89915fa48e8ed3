/* A program as a user would write it: includes the header, links with -lsat2d. Exits with status 0
 * if the answers are right. */
#include <sat2d.h>
#include <stdio.h>

/* Validates, decomposes and collides a concave polygon; an invalid one is rejected with the point
 * at fault. */
static int polygons(void) {
    const sat_vec2 corner[6] = {{0, 0}, {2, 0}, {2, 1}, {1, 1}, {1, 2}, {0, 2}};
    const sat_vec2 bow[4] = {{0, 0}, {4, 4}, {4, 0}, {0, 4}};
    const sat_vec2 notch = {1.5, 1.5}, inside = {0.5, 0.5};
    const size_t six = 6, four = 4;
    const sat_transform here = sat_transform_identity();
    size_t sizes[8];
    uint32_t vertices[24];
    const sat_piece_buffers buffers = {sizes, 8, vertices, NULL, 24};
    sat_decomposition cut;
    sat_polygon_fault fault;
    sat_shape *shape = NULL;
    sat_relation outer, inner;
    bool concave;

    if (sat_polygon_is_concave(corner, &six, 1, &concave) != SAT_OK ||
        sat_polygon_decompose(corner, &six, 1, NULL, &buffers, &cut) != SAT_OK ||
        sat_shape_new_polygon(corner, &six, 1, &shape) != SAT_OK ||
        sat_point_relation(shape, &here, notch, &outer) != SAT_OK ||
        sat_point_relation(shape, &here, inside, &inner) != SAT_OK) {
        fprintf(stderr, "%s\n", sat_last_error());
        return 1;
    }
    sat_shape_free(shape);
    printf("an L: %u pieces, area %g\n", (unsigned)cut.piece_count, cut.area);
    if (!concave || cut.piece_count != 2 || outer != SAT_DISJOINT || inner != SAT_OVERLAPPING) {
        return 1;
    }
    if (sat_polygon_validate(bow, &four, 1, &fault) != SAT_ERR_EDGES_CROSS || fault.place.x != 2) {
        return 1;
    }
    printf("a bow: %s\n", sat_last_error());
    return 0;
}

int main(void) {
    const sat_vec2 hand_position = {60, 5}, there_position = {20, -8}, origin = {0, 0};
    const sat_vec2 corners[3] = {{0, 0}, {9, 0}, {5, 7}};
    sat_shape *blade = NULL, *target = NULL;
    sat_transform body, hand, there;
    sat_relation relation;
    bool mirrored;

    if (sat_version_check() != SAT_OK) {
        fprintf(stderr, "%s\n", sat_last_error());
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
    hand.b = 0.5; /* polygons may be skewed */
    if (sat_collide(blade, &hand, target, &there, &relation) != SAT_OK) {
        return 1;
    }
    sat_shape_free(blade);
    sat_shape_free(target);
    return polygons();
}
