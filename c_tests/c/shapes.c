/* Shapes: every constructor and accessor, and relations that are known by hand. */
#include "parts.h"

#include <math.h>

static const sat_transform HERE = {1, 0, 0, 1, 0, 0};

static sat_vec2 vec(double x, double y) {
    sat_vec2 v;
    v.x = x;
    v.y = y;
    return v;
}

/* Checks the accessors of a shape against its vertices, radius and box, and frees it. */
static void look(report *r, sat_shape *shape, size_t count, const sat_vec2 *vertices, double radius,
                 sat_aabb box) {
    sat_vec2 buffer[8];
    size_t needed = 99, i;
    double found = -1;
    sat_aabb bounds;
    const double slack = radius * 1e-15;
    CHECK(r, shape != NULL);
    CHECK_STATUS(r, sat_shape_vertex_count(shape, &needed), SAT_OK);
    CHECK(r, needed == count);
    needed = 99;
    CHECK_STATUS(r, sat_shape_vertices(shape, buffer, 8, &needed), SAT_OK);
    CHECK(r, needed == count);
    for (i = 0; i < count; i++) {
        CHECK(r, buffer[i].x == vertices[i].x && buffer[i].y == vertices[i].y);
    }
    buffer[0].x = 77;
    CHECK_STATUS(r, sat_shape_vertices(shape, buffer, count - 1, &needed), SAT_ERR_CAPACITY);
    CHECK(r, needed == count && buffer[0].x == 77);
    CHECK_STATUS(r, sat_shape_vertices(shape, NULL, 0, &needed), SAT_ERR_CAPACITY);
    CHECK(r, needed == count);
    CHECK_STATUS(r, sat_shape_radius(shape, &found), SAT_OK);
    CHECK(r, found == radius);
    CHECK_STATUS(r, sat_shape_bounds(shape, &HERE, &bounds), SAT_OK);
    CHECK(r, bounds.min.x <= box.min.x && bounds.min.x >= box.min.x - slack);
    CHECK(r, bounds.min.y <= box.min.y && bounds.min.y >= box.min.y - slack);
    CHECK(r, bounds.max.x >= box.max.x && bounds.max.x <= box.max.x + slack);
    CHECK(r, bounds.max.y >= box.max.y && bounds.max.y <= box.max.y + slack);
    sat_shape_free(shape);
}

static sat_aabb box(double left, double top, double right, double bottom) {
    sat_aabb bounds;
    bounds.min = vec(left, top);
    bounds.max = vec(right, bottom);
    return bounds;
}

/* Groups of tiles, their places, and what is no grid. */
static void tiles(report *r) {
    const uint8_t cells[9] = {0, 1, 1, 1, 0, 1, 1, 1, 255}, dots[3] = {1, 0, 9};
    const sat_vec2 size = vec(16, 8), origin = vec(-3, 5), flat = vec(1, 0), no_end = vec(1, NAN);
    sat_shape *made[2] = {NULL, NULL};
    size_t count = 99, rings[2];
    double area = 0;
    CHECK_STATUS(r, sat_shape_new_tiles(cells, 3, 3, size, origin, made, 2, &count), SAT_OK);
    CHECK(r, count == 1 && made[1] == NULL);
    CHECK_STATUS(r, sat_shape_area(made[0], &area), SAT_OK);
    CHECK(r, area == 7 * 16 * 8);
    CHECK_STATUS(r, sat_shape_ring_sizes(made[0], rings, 2, &count), SAT_OK);
    CHECK(r, count == 2 && rings[0] == 6 && rings[1] == 4);
    sat_shape_free(made[0]);
    made[0] = NULL;
    CHECK_STATUS(r, sat_shape_new_tiles(dots, 3, 1, size, origin, NULL, 0, &count),
                 SAT_ERR_CAPACITY);
    CHECK(r, count == 2);
    CHECK_STATUS(r, sat_shape_new_tiles(dots, 3, 1, size, origin, made, 2, &count), SAT_OK);
    {
        const sat_vec2 corners[4] = {{29, 5}, {45, 5}, {45, 13}, {29, 13}};
        look(r, made[1], 4, corners, 0, box(29, 5, 45, 13));
    }
    sat_shape_free(made[0]);
    made[0] = NULL;
    CHECK_STATUS(r, sat_shape_new_tiles(NULL, 0, 0, size, origin, made, 2, &count), SAT_OK);
    CHECK(r, count == 0);
    CHECK_STATUS(r, sat_shape_new_tiles(NULL, 3, 1, size, origin, made, 2, &count), SAT_ERR_NULL);
    CHECK_STATUS(r, sat_shape_new_tiles(dots, 3, SIZE_MAX, size, origin, made, 2, &count),
                 SAT_ERR_COUNT);
    CHECK_STATUS(r, sat_shape_new_tiles(dots, 3, 1, flat, origin, made, 2, &count),
                 SAT_ERR_ZERO_AREA);
    CHECK_STATUS(r, sat_shape_new_tiles(dots, 3, 1, no_end, origin, made, 2, &count),
                 SAT_ERR_NOT_FINITE);
    CHECK(r, made[0] == NULL && count == 0);
}

/* Outlines with curves: verdicts at tangents, a hole, what they do not answer, and faults. */
/* The vertices lie on the parabolas of the leaf, which are y = 12 t (1 - t) and its mirror image for
 * x = 10 t, and a chord is at most 3 (dt)^2 below. */
static void flattened(report *r, const sat_shape *leaf) {
    enum { MOST = 512 };
    static sat_vec2 at[MOST];
    const double tolerances[] = {1, 0.25, 1e-2, 1e-4};
    size_t sizes[2], count = 1, rings, i, k;
    for (i = 0; i < 4; i++) {
        CHECK_STATUS(r, sat_shape_flattened(leaf, tolerances[i], at, MOST, &count), SAT_OK);
        CHECK_STATUS(r, sat_shape_flattened_ring_sizes(leaf, tolerances[i], sizes, 2, &rings),
                     SAT_OK);
        CHECK(r, rings == 1 && sizes[0] == count);
        for (k = 0; k < count; k++) {
            const sat_vec2 next = at[(k + 1) % count];
            const double t = at[k].x / 10, dt = (next.x - at[k].x) / 10;
            CHECK(r, fabs(fabs(at[k].y) - 12 * t * (1 - t)) < 1e-12);
            CHECK(r, 3 * dt * dt <= 4 * tolerances[i]);
        }
    }
    CHECK_STATUS(r, sat_shape_flattened(leaf, 1, at, 3, &count), SAT_ERR_CAPACITY);
    CHECK(r, count == 4);
    CHECK_STATUS(r, sat_shape_flattened(leaf, 0, at, MOST, &count), SAT_ERR_NEGATIVE);
    CHECK(r, count == 0);
    CHECK_STATUS(r, sat_shape_flattened(leaf, NAN, at, MOST, &count), SAT_ERR_NOT_FINITE);
    CHECK_STATUS(r, sat_shape_flattened(NULL, 1, at, MOST, &count), SAT_ERR_NULL);
    CHECK_STATUS(r, sat_shape_flattened(leaf, 1, NULL, 4, &count), SAT_ERR_NULL);
    CHECK_STATUS(r, sat_shape_flattened(leaf, 1, at, MOST, NULL), SAT_ERR_NULL);
    CHECK_STATUS(r, sat_shape_flattened_ring_sizes(NULL, 1, sizes, 2, &rings), SAT_ERR_NULL);
    CHECK_STATUS(r, sat_shape_flattened_ring_sizes(leaf, -1, sizes, 2, &rings), SAT_ERR_NEGATIVE);
}

static void outlines(report *r) {
    const sat_transform here = sat_transform_identity();
    sat_transform at = here, mirrored = {-2, 0, 0, 1, 0, 0};
    const sat_path_command leaf[] = {
        {SAT_PATH_MOVE_TO, 0, 0, {0, 0}, {0, 0}, {0, 0}},
        {SAT_PATH_QUADRATIC_TO, 0, 0, {5, 6}, {0, 0}, {10, 0}},
        {SAT_PATH_QUADRATIC_TO, 0, 0, {5, -6}, {0, 0}, {0, 0}},
    };
    const sat_path_command ring[] = {
        {SAT_PATH_MOVE_TO, 0, 0, {0, 0}, {0, 0}, {-8, 0}},
        {SAT_PATH_ARC_TO, SAT_PATH_ARC_SWEEP, 0, {8, 8}, {0, 0}, {8, 0}},
        {SAT_PATH_ARC_TO, SAT_PATH_ARC_SWEEP, 0, {8, 8}, {0, 0}, {-8, 0}},
        {SAT_PATH_MOVE_TO, 0, 0, {0, 0}, {0, 0}, {-4, 0}},
        {SAT_PATH_ARC_TO, SAT_PATH_ARC_SWEEP, 0, {4, 4}, {0, 0}, {4, 0}},
        {SAT_PATH_ARC_TO, SAT_PATH_ARC_SWEEP, 0, {4, 4}, {0, 0}, {-4, 0}},
    };
    sat_shape *made = NULL, *ball = NULL;
    sat_relation relation;
    sat_shape_type kind;
    sat_closest_points near;
    sat_ray_hit hit;
    sat_manifold contact;
    CHECK_STATUS(r, sat_shape_new_outline(leaf, 3, SAT_FILL_EVEN_ODD, &made), SAT_OK);
    CHECK_STATUS(r, sat_shape_kind(made, &kind), SAT_OK);
    CHECK(r, kind == SAT_SHAPE_OUTLINE);
    flattened(r, made);
    sat_shape_new_circle((sat_vec2){0, 0}, 2, &ball);
    at.tx = -10, at.ty = 5;
    CHECK_STATUS(r, sat_collide(made, &mirrored, ball, &at, &relation), SAT_OK);
    CHECK(r, relation == SAT_TOUCHING);
    at.ty = 8;
    CHECK_STATUS(r, sat_distance(ball, &at, made, &mirrored, &near), SAT_OK);
    CHECK(r, near.distance == 3 && near.normal.y == -1);
    CHECK_STATUS(r, sat_cast_segment(made, &mirrored, (sat_vec2){-10, 9}, (sat_vec2){-10, 0}, &hit),
                 SAT_OK);
    CHECK(r, hit.hit && hit.point.y == 3 && hit.feature.index == 0);
    CHECK_STATUS(r, sat_contact(made, &mirrored, ball, &at, &contact), SAT_OK);
    CHECK(r, contact.point_count == 0);
    at.ty = 4.75;
    CHECK_STATUS(r, sat_contact(made, &mirrored, ball, &at, &contact), SAT_OK);
    CHECK(r, contact.point_count > 0 && fabs(contact.depth - 0.25) < 0.01);
    CHECK(r, contact.normal.y > 0.99);
    CHECK(r, contact.feature_a.kind == SAT_FEATURE_EDGE && contact.feature_a.index == 0);
    sat_containment inside;
    CHECK_STATUS(r, sat_within(ball, &at, made, &mirrored, &inside), SAT_OK);
    CHECK(r, inside == SAT_CONTAINMENT_NONE);
    at.ty = 8;
    /* the ball at (-10, 8) falls by 6 onto the top at (-10, 3) */
    const sat_motion rests = {mirrored, {0, 0}, 0, {0, 0}}, falls = {at, {0, -6}, 0, {0, 0}};
    sat_impact impact;
    CHECK_STATUS(r, sat_sweep(made, &rests, ball, &falls, &impact), SAT_OK);
    CHECK(r, impact.hit && fabs(impact.time - 0.5) < 1e-12 && impact.closest.normal.y > 0.999);
    sat_world *world = NULL;
    sat_body body = {.shape = made, .transform = mirrored};
    sat_body_id leaf_id, ball_id;
    CHECK_STATUS(r, sat_world_new(&world), SAT_OK);
    CHECK_STATUS(r, sat_world_insert(world, &body, &leaf_id), SAT_OK);
    at.ty = 5;
    body = (sat_body){.shape = ball, .transform = at};
    CHECK_STATUS(r, sat_world_insert(world, &body, &ball_id), SAT_OK);
    CHECK_STATUS(r, sat_world_relation(world, leaf_id, ball_id, &relation), SAT_OK);
    CHECK(r, relation == SAT_TOUCHING);
    sat_world_free(world);
    sat_shape_free(made);
    CHECK_STATUS(r, sat_shape_new_outline(ring, 6, SAT_FILL_EVEN_ODD, &made), SAT_OK);
    CHECK_STATUS(r, sat_collide(made, &here, ball, &here, &relation), SAT_OK);
    CHECK(r, relation == SAT_DISJOINT);
    at.tx = 2, at.ty = 0;
    CHECK_STATUS(r, sat_collide(made, &here, ball, &at, &relation), SAT_OK);
    CHECK(r, relation == SAT_TOUCHING);
    sat_shape_free(made);
    sat_shape_free(ball);

    sat_path_command bad = leaf[1];
    CHECK_STATUS(r, sat_shape_new_outline(leaf, 0, SAT_FILL_EVEN_ODD, &made),
                 SAT_ERR_TOO_FEW_POINTS);
    CHECK(r, made == NULL);
    CHECK_STATUS(r, sat_shape_new_outline(NULL, 1, SAT_FILL_EVEN_ODD, &made), SAT_ERR_NULL);
    CHECK_STATUS(r, sat_shape_new_outline(leaf, 3, 2, &made), SAT_ERR_INVALID_ENUM);
    CHECK_STATUS(r, sat_shape_new_outline(leaf, 3, SAT_FILL_NON_ZERO, NULL), SAT_ERR_NULL);
    bad.kind = 7;
    CHECK_STATUS(r, sat_shape_new_outline(&bad, 1, SAT_FILL_NON_ZERO, &made),
                 SAT_ERR_INVALID_ENUM);
    bad.kind = SAT_PATH_ARC_TO, bad.arc = 4;
    CHECK_STATUS(r, sat_shape_new_outline(&bad, 1, SAT_FILL_NON_ZERO, &made),
                 SAT_ERR_INVALID_ENUM);
    bad.kind = SAT_PATH_LINE_TO;
    CHECK_STATUS(r, sat_shape_new_outline(&bad, 1, SAT_FILL_NON_ZERO, &made), SAT_ERR_RESERVED);
}

/* Strokes with corners and ends, contours that cross, and what is neither. */
static void strokes(report *r) {
    const sat_path_command corner[] = {
        {SAT_PATH_MOVE_TO, 0, 0, {0, 0}, {0, 0}, {0, 0}},
        {SAT_PATH_LINE_TO, 0, 0, {0, 0}, {0, 0}, {8, 0}},
        {SAT_PATH_LINE_TO, 0, 0, {0, 0}, {0, 0}, {8, 8}},
        {SAT_PATH_CLOSE, 0, 0, {0, 0}, {0, 0}, {0, 0}},
    };
    const sat_path_command bow_tie[] = {
        {SAT_PATH_MOVE_TO, 0, 0, {0, 0}, {0, 0}, {0, 0}},
        {SAT_PATH_LINE_TO, 0, 0, {0, 0}, {0, 0}, {4, 4}},
        {SAT_PATH_LINE_TO, 0, 0, {0, 0}, {0, 0}, {4, 0}},
        {SAT_PATH_LINE_TO, 0, 0, {0, 0}, {0, 0}, {0, 4}},
    };
    const double tolerance = 1.0 / 1024;
    const sat_transform here = sat_transform_identity();
    sat_stroke pen = {2, 0, SAT_JOIN_BEVEL, SAT_CAP_BUTT};
    sat_shape *made = NULL;
    sat_relation relation;
    double area;
    CHECK_STATUS(r, sat_shape_new_stroke_within(corner, 3, &pen, tolerance, &made), SAT_OK);
    CHECK_STATUS(r, sat_shape_area(made, &area), SAT_OK);
    CHECK(r, area == 31.5);
    sat_shape_free(made);
    pen = (sat_stroke){2, 1.5, SAT_JOIN_MITER, SAT_CAP_SQUARE};
    CHECK_STATUS(r, sat_shape_new_stroke_within(corner, 3, &pen, tolerance, &made), SAT_OK);
    CHECK_STATUS(r, sat_shape_area(made, &area), SAT_OK);
    CHECK(r, fabs(area - 36) < 1e-12);
    sat_shape_free(made);
    /* a closed one has a hole */
    pen = (sat_stroke){2, 0, SAT_JOIN_ROUND, SAT_CAP_ROUND};
    CHECK_STATUS(r, sat_shape_new_stroke_within(corner, 4, &pen, tolerance, &made), SAT_OK);
    CHECK_STATUS(r, sat_point_relation(made, &here, (sat_vec2){5.5, 2.5}, &relation), SAT_OK);
    CHECK(r, relation == SAT_DISJOINT);
    sat_shape_free(made);

    CHECK_STATUS(r, sat_shape_new_outline_within(bow_tie, 4, SAT_FILL_NON_ZERO, 0.01, &made),
                 SAT_OK);
    CHECK_STATUS(r, sat_shape_area(made, &area), SAT_OK);
    CHECK(r, area == 8);
    sat_shape_free(made);

    CHECK_STATUS(r, sat_shape_new_stroke_within(NULL, 1, &pen, 1, &made), SAT_ERR_NULL);
    CHECK(r, made == NULL);
    CHECK_STATUS(r, sat_shape_new_stroke_within(corner, 3, NULL, 1, &made), SAT_ERR_NULL);
    CHECK_STATUS(r, sat_shape_new_stroke_within(corner, 3, &pen, 1, NULL), SAT_ERR_NULL);
    CHECK_STATUS(r, sat_shape_new_stroke_within(corner, 1, &pen, 1, &made),
                 SAT_ERR_TOO_FEW_POINTS);
    CHECK_STATUS(r, sat_shape_new_stroke_within(corner, 3, &pen, 0, &made), SAT_ERR_NEGATIVE);
    pen.join = 3;
    CHECK_STATUS(r, sat_shape_new_stroke_within(corner, 3, &pen, 1, &made), SAT_ERR_INVALID_ENUM);
    pen.join = SAT_JOIN_MITER;
    CHECK_STATUS(r, sat_shape_new_stroke_within(corner, 3, &pen, 1, &made), SAT_ERR_OUT_OF_RANGE);
    pen.miter_limit = 4, pen.cap = -1;
    CHECK_STATUS(r, sat_shape_new_stroke_within(corner, 3, &pen, 1, &made), SAT_ERR_INVALID_ENUM);
    pen.cap = SAT_CAP_BUTT, pen.width = (double)NAN;
    CHECK_STATUS(r, sat_shape_new_stroke_within(corner, 3, &pen, 1, &made), SAT_ERR_NOT_FINITE);
    pen.width = 1e6;
    CHECK_STATUS(r, sat_shape_new_stroke_within(corner, 3, &pen, 1e-9, &made), SAT_OK);
    sat_shape_free(made);
    CHECK_STATUS(r, sat_shape_new_outline_within(corner, 3, 2, 1, &made), SAT_ERR_INVALID_ENUM);
    CHECK_STATUS(r, sat_shape_new_outline_within(corner, 3, SAT_FILL_EVEN_ODD, -1, &made),
                 SAT_ERR_NEGATIVE);
    CHECK_STATUS(r, sat_shape_new_outline_within(corner, 2, SAT_FILL_EVEN_ODD, 1, &made),
                 SAT_ERR_ZERO_AREA);
    CHECK_STATUS(r, sat_shape_new_outline_within(NULL, 2, SAT_FILL_EVEN_ODD, 1, &made),
                 SAT_ERR_NULL);
    CHECK_STATUS(r, sat_shape_new_outline_within(corner, 2, SAT_FILL_EVEN_ODD, 1, NULL),
                 SAT_ERR_NULL);
}

/* Chains, their kinds and fronts, and what is no chain. */
static void chains(report *r) {
    const sat_vec2 points[4] = {{0, 8}, {16, 8}, {32, 8}, {32, 0}}, twice[2] = {{1, 2}, {1, 2}};
    sat_shape *made = NULL, *ball = NULL;
    sat_world *world = NULL;
    sat_body body = sat_body_default();
    sat_body_id ground, hero;
    sat_shape_type kind = SAT_SHAPE_NONE;
    sat_slide_result slid;
    CHECK_STATUS(r, sat_shape_new_chain(points, 4, true, &made), SAT_OK);
    CHECK_STATUS(r, sat_shape_kind(made, &kind), SAT_OK);
    CHECK(r, kind == SAT_SHAPE_CLOSED_CHAIN);
    sat_shape_free(made);
    CHECK_STATUS(r, sat_shape_new_chain(points, 4, false, &made), SAT_OK);
    CHECK_STATUS(r, sat_shape_kind(made, &kind), SAT_OK);
    CHECK(r, kind == SAT_SHAPE_OPEN_CHAIN);
    CHECK_STATUS(r, sat_shape_new_circle(vec(0, 0), 4, &ball), SAT_OK);
    CHECK_STATUS(r, sat_world_new(&world), SAT_OK);
    body.shape = made;
    body.kind = SAT_BODY_STATIC;
    CHECK_STATUS(r, sat_world_insert(world, &body, &ground), SAT_OK);
    body.shape = ball;
    body.kind = SAT_BODY_MOVING;
    body.transform.tx = 8;
    body.transform.ty = 2;
    CHECK_STATUS(r, sat_world_insert(world, &body, &hero), SAT_OK);
    /* along the ground and to the wall, whose fronts are on the left, as y points down */
    CHECK_STATUS(r, sat_world_move_and_slide(world, hero, vec(40, 9), NULL, 0, &slid), SAT_OK);
    CHECK(r, slid.hit_count == 2);
    CHECK(r, fabs(slid.moved.x - 20) < 1e-9 && fabs(slid.moved.y - 2) < 1e-9);
    /* and from behind, upward through the ground */
    body.transform.ty = 20;
    CHECK_STATUS(r, sat_world_set_transform(world, hero, &body.transform), SAT_OK);
    CHECK_STATUS(r, sat_world_move_and_slide(world, hero, vec(0, -20), NULL, 0, &slid), SAT_OK);
    CHECK(r, slid.moved.x == 0 && slid.moved.y == -20);
    sat_world_free(world);
    sat_shape_free(ball);
    sat_shape_free(made);
    CHECK_STATUS(r, sat_shape_new_chain(points, 1, false, &made), SAT_ERR_TOO_FEW_POINTS);
    CHECK_STATUS(r, sat_shape_new_chain(points, 2, true, &made), SAT_ERR_TOO_FEW_POINTS);
    CHECK_STATUS(r, sat_shape_new_chain(twice, 2, false, &made), SAT_ERR_REPEATED_POINT);
    CHECK_STATUS(r, sat_shape_new_chain(NULL, 2, false, &made), SAT_ERR_NULL);
    CHECK_STATUS(r, sat_shape_new_chain(points, 4, false, NULL), SAT_ERR_NULL);
    CHECK(r, made == NULL);
}

static void kinds(report *r) {
    const sat_vec2 clockwise[5] = {
        {0, 0}, {0, 4}, {2, 4}, {4, 4}, {4, 0}}; /* one vertex along an edge */
    const sat_vec2 ends[2] = {{1, 2}, {4, 6}}, center[1] = {{1, 2}};
    const sat_vec2 middle[4] = {{-3, -2}, {3, -2}, {3, 2}, {-3, 2}},
                   corner[4] = {{1, 2}, {4, 2}, {4, 6}, {1, 6}};
    sat_shape *shape = NULL;
    CHECK_STATUS(r, sat_shape_new_circle(center[0], 3, &shape), SAT_OK);
    look(r, shape, 1, center, 3, box(-2, -1, 4, 5));
    CHECK_STATUS(r, sat_shape_new_segment(ends[0], ends[1], &shape), SAT_OK);
    look(r, shape, 2, ends, 0, box(1, 2, 4, 6));
    CHECK_STATUS(r, sat_shape_new_capsule(ends[0], ends[1], 1, &shape), SAT_OK);
    look(r, shape, 2, ends, 1, box(0, 1, 5, 7));
    CHECK_STATUS(r, sat_shape_new_rectangle(6, 4, &shape), SAT_OK);
    look(r, shape, 4, middle, 0, box(-3, -2, 3, 2));
    CHECK_STATUS(r, sat_shape_new_rectangle_xywh(1, 2, 3, 4, &shape), SAT_OK);
    look(r, shape, 4, corner, 0, box(1, 2, 4, 6));
    CHECK_STATUS(r, sat_shape_new_rectangle_xywh(1, 2, 0, 0, &shape), SAT_OK);
    look(r, shape, 1, center, 0, box(1, 2, 1, 2));
    CHECK_STATUS(r, sat_shape_new_convex_polygon(clockwise, 5, &shape), SAT_OK);
    look(r, shape, 5, clockwise, 0, box(0, 0, 4, 4));
    CHECK_STATUS(r, sat_shape_new_rounded_polygon(clockwise, 5, 1, &shape), SAT_OK);
    look(r, shape, 5, clockwise, 1, box(-1, -1, 5, 5));
}

/* The half-axes, the kind and the box of an ellipse, which is freed. */
static void look_ellipse(report *r, double x, double y, sat_shape_type expected, sat_vec2 axes) {
    sat_shape *shape = NULL;
    sat_shape_type kind = SAT_SHAPE_NONE;
    sat_vec2 half_axes = {9, 9}, half;
    sat_aabb bounds;
    const double slack = (x + y) * 2e-15;
    CHECK_STATUS(r, sat_shape_new_ellipse(x, y, &shape), SAT_OK);
    CHECK_STATUS(r, sat_shape_kind(shape, &kind), SAT_OK);
    CHECK_STATUS(r, sat_shape_half_axes(shape, &half_axes), SAT_OK);
    CHECK(r, kind == expected && half_axes.x == axes.x && half_axes.y == axes.y);
    CHECK_STATUS(r, sat_shape_bounds(shape, &HERE, &bounds), SAT_OK);
    half = bounds.max;
    CHECK(r, bounds.min.x == -half.x && bounds.min.y == -half.y);
    CHECK(r, half.x >= x && half.x <= x + slack && half.y >= y && half.y <= y + slack);
    sat_shape_free(shape);
}

/* How a shape that is moved by x and y, and just so, lies to another one: as expected, and one step
 * of x nearer to 0 it overlaps, one step farther it is disjoint. */
static void tangent(report *r, const sat_shape *still, const sat_transform *placed,
                    const sat_shape *moved, double x, double y) {
    const double xs[3] = {nextafter(x, 0), x, nextafter(x, 2 * x)};
    const sat_relation expected[3] = {SAT_OVERLAPPING, SAT_TOUCHING, SAT_DISJOINT};
    size_t i;
    for (i = 0; i < 3; i++) {
        sat_transform there = HERE;
        sat_relation relation = -1;
        there.tx = xs[i];
        there.ty = y;
        CHECK_STATUS(r, sat_collide(still, placed, moved, &there, &relation), SAT_OK);
        CHECK(r, relation == expected[i]);
        CHECK_STATUS(r, sat_collide(moved, &there, still, placed, &relation), SAT_OK);
        CHECK(r, relation == expected[i]);
    }
}

/* Ellipses that touch in rational points. */
static void ellipses(report *r) {
    const sat_transform squashed = {-25, 0, 0, 50, 0, 0}, leaning = {3, 0, 4, 6, 0, 0};
    sat_shape *oval = NULL, *disc = NULL, *crate = NULL, *wall = NULL;
    sat_relation relation = -1;
    look_ellipse(r, 5, 3, SAT_SHAPE_ELLIPSE, vec(5, 3));
    look_ellipse(r, 3, 5, SAT_SHAPE_ELLIPSE, vec(3, 5));
    look_ellipse(r, 4, 4, SAT_SHAPE_CIRCLE, vec(4, 4));
    look_ellipse(r, 4, 0, SAT_SHAPE_SEGMENT, vec(0, 0));
    look_ellipse(r, 0, 4, SAT_SHAPE_SEGMENT, vec(0, 0));
    look_ellipse(r, 0, 0, SAT_SHAPE_POINT, vec(0, 0));
    CHECK_STATUS(r, sat_shape_new_ellipse(25, 50, &oval), SAT_OK);
    CHECK_STATUS(r, sat_shape_new_circle(vec(0, 0), 1, &disc), SAT_OK);
    CHECK_STATUS(r, sat_shape_new_rectangle(10, 10, &crate), SAT_OK);
    CHECK_STATUS(r, sat_shape_new_rectangle(2, 50, &wall), SAT_OK);
    /* (25 * 3 / 5, 50 * 4 / 5), in a corner of the crate */
    CHECK_STATUS(r, sat_point_relation(oval, &HERE, vec(15, 40), &relation), SAT_OK);
    CHECK(r, relation == SAT_TOUCHING);
    tangent(r, oval, &HERE, crate, 20, 45);
    tangent(r, oval, &HERE, crate, -20, 45);
    tangent(r, disc, &squashed, crate, -20, -45);
    /* along a side */
    tangent(r, oval, &HERE, crate, 30, 3);
    tangent(r, disc, &squashed, crate, 30, 3);
    /* as wide as the square root of 3 * 3 + 4 * 4 */
    tangent(r, disc, &leaning, wall, 6, 0);
    tangent(r, disc, &leaning, wall, -6, 0);
    tangent(r, oval, &HERE, oval, 50, 0);
    tangent(r, disc, &squashed, oval, -50, 0);
    sat_shape_free(oval);
    sat_shape_free(disc);
    sat_shape_free(crate);
    sat_shape_free(wall);
}

/* A shape lives until its last reference is freed. */
static void sharing(report *r) {
    sat_shape *first = NULL, *second = NULL;
    double radius = 0;
    CHECK_STATUS(r, sat_shape_new_circle(vec(0, 0), 2, &first), SAT_OK);
    CHECK_STATUS(r, sat_shape_share(first, &second), SAT_OK);
    sat_shape_free(first);
    CHECK_STATUS(r, sat_shape_radius(second, &radius), SAT_OK);
    CHECK(r, radius == 2);
    sat_shape_free(second);
    sat_shape_free(NULL);
}

static void verdicts(report *r) {
    const sat_transform skewed = {1, 0, 0.5, 1, 0, 0};
    sat_transform there = HERE;
    sat_shape *square = NULL, *disc = NULL;
    sat_relation relation = -1;
    CHECK_STATUS(r, sat_shape_new_rectangle(4, 2, &square), SAT_OK);
    CHECK_STATUS(r, sat_shape_new_circle(vec(0, 0), 1, &disc), SAT_OK);
    there.tx = 3;
    CHECK_STATUS(r, sat_collide(square, &HERE, disc, &there, &relation), SAT_OK);
    CHECK(r, relation == SAT_TOUCHING && sat_hits(square, &HERE, disc, &there));
    CHECK(r, !sat_overlaps(square, &HERE, disc, &there));
    there.tx = 2.9999999999999996; /* one ulp closer */
    CHECK_STATUS(r, sat_collide(square, &HERE, disc, &there, &relation), SAT_OK);
    CHECK(r, relation == SAT_OVERLAPPING && sat_overlaps(square, &HERE, disc, &there));
    there.tx = 3.0000000000000004; /* one ulp farther */
    CHECK_STATUS(r, sat_collide(square, &HERE, disc, &there, &relation), SAT_OK);
    CHECK(r, relation == SAT_DISJOINT && !sat_hits(square, &HERE, disc, &there));
    /* skewed, the side y = 1 runs from (-1.5, 1) to (2.5, 1) */
    CHECK_STATUS(r, sat_point_relation(square, &skewed, vec(2.5, 1), &relation), SAT_OK);
    CHECK(r, relation == SAT_TOUCHING);
    CHECK_STATUS(r, sat_point_relation(square, &skewed, vec(-1.75, 1), &relation), SAT_OK);
    CHECK(r, relation == SAT_DISJOINT);
    CHECK_STATUS(r, sat_point_relation(square, &skewed, vec(1, 0.5), &relation), SAT_OK);
    CHECK(r, relation == SAT_OVERLAPPING);
    CHECK_STATUS(r, sat_collide(disc, &skewed, square, &HERE, &relation), SAT_OK);
    CHECK(r, relation == SAT_OVERLAPPING && sat_hits(disc, &skewed, square, &HERE));
    sat_shape_free(square);
    sat_shape_free(disc);
}

void run_shapes(report *r) {
    kinds(r);
    tiles(r);
    chains(r);
    outlines(r);
    strokes(r);
    sharing(r);
    verdicts(r);
    ellipses(r);
    fprintf(r->out, "shapes: done\n");
}
