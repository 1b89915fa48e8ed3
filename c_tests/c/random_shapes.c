/* Random calls without a world: shapes, pairs, ray casts, sweeps, polygons and batches, with good
 * and bad numbers. Checks the laws that hold for all numbers: the same failure for the same
 * arguments, and a contact exactly if the shapes are not disjoint. */
#include "random_arguments.h"

#include <math.h>
#include <string.h>

static size_t below(game *g, size_t n) { return random_below(g, n); }
static double number(game *g) { return random_number(g); }
static sat_vec2 point(game *g) { return random_point(g); }

/* Corners for polygons, few of which are simple. */
static size_t corners(game *g, sat_vec2 *points, size_t most) {
    const size_t count = below(g, most + 1);
    size_t i;
    for (i = 0; i < count; i++) {
        points[i] = point(g);
    }
    if (count > 2 && below(g, 2)) { /* in angular order about the origin, so that some are simple */
        for (i = 0; i < count; i++) {
            const double angle = 6.28 * (double)i / (double)count,
                         radius = (double)(1 + below(g, 8)) / 2;
            points[i].x = radius * cos(angle);
            points[i].y = radius * sin(angle);
        }
    }
    return count;
}

/* Replaces a shape by a new one. A world that uses the old shape has a reference of its own. */
static void make(game *g) {
    sat_vec2 points[12];
    const size_t count = corners(g, points, 12), k = below(g, SHAPES);
    const sat_vec2 p = point(g), q = point(g);
    sat_shape *made = NULL;
    sat_status status;
    switch (below(g, 10)) {
    case 0: status = sat_shape_new_circle(p, number(g), &made); break;
    case 1: status = sat_shape_new_segment(p, q, &made); break;
    case 2: status = sat_shape_new_capsule(p, q, number(g), &made); break;
    case 3: status = sat_shape_new_rectangle(q.x, q.y, &made); break;
    case 4: status = sat_shape_new_rectangle_xywh(p.x, p.y, q.x, q.y, &made); break;
    case 5: status = sat_shape_new_rounded_polygon(points, count, number(g), &made); break;
    case 6: status = sat_shape_new_hull(points, count, &made); break;
    case 7: status = sat_shape_new_chain(points, count, below(g, 2) == 0, &made); break;
    case 8: status = sat_shape_new_ellipse(q.x, q.y, &made); break;
    default: status = sat_shape_new_polygon(points, &count, 1, &made); break;
    }
    random_judge(g, status);
    WRONG(g, (status == SAT_OK) != (made != NULL));
    if (made) {
        sat_shape_free(g->shapes[k]);
        g->shapes[k] = made;
    }
}

/* Random tiles: the areas of the shapes add up to the solid tiles, all of a whole number. */
static void make_tiles(game *g) {
    uint8_t cells[36];
    sat_shape *made[18];
    const size_t columns = below(g, 7), rows = below(g, 7);
    const sat_vec2 size = point(g), origin = point(g);
    size_t count = 0, i, solid = 0;
    double sum = 0, area = 0;
    sat_status status;
    for (i = 0; i < 36; i++) {
        cells[i] = below(g, 3) != 0;
        solid += i < columns * rows && cells[i];
    }
    status = sat_shape_new_tiles(cells, columns, rows, size, origin, made, 18, &count);
    random_judge(g, status);
    WRONG(g, status == SAT_ERR_CAPACITY || (status != SAT_OK && count > 0));
    for (i = 0; i < count; i++) {
        WRONG(g, sat_shape_area(made[i], &area) != SAT_OK);
        sum += area;
        sat_shape_free(made[i]);
    }
    WRONG(g, fabs(sum - (double)solid * size.x * size.y) > 1e-9 * sum && fabs(origin.x) < 11 &&
                 fabs(origin.y) < 11 && fabs(size.x) < 11 && fabs(size.y) < 11 && size.x > 0.01 &&
                 size.y > 0.01);
}

static void meet(game *g) {
    const sat_shape *a = random_shape(g), *b = random_shape(g);
    const sat_transform ta = random_place(g), tb = random_place(g);
    sat_relation relation;
    sat_manifold contact, some[3];
    sat_closest_points closest;
    sat_minimum_translation separation;
    sat_aabb bounds;
    double margin;
    size_t count = 0;
    const sat_status status = sat_collide(a, &ta, b, &tb, &relation);
    const sat_status of_contact = sat_contact(a, &ta, b, &tb, &contact);
    random_judge(g, status);
    WRONG(g, of_contact != status);
    WRONG(g, sat_distance(a, &ta, b, &tb, &closest) != of_contact);
    WRONG(g, sat_separation(a, &ta, b, &tb, &separation) != of_contact);
    random_judge(g, sat_contacts(a, &ta, b, &tb, some, below(g, 4), &count));
    if (status == SAT_OK) {
        WRONG(g, (relation != SAT_DISJOINT) != (contact.point_count > 0));
        WRONG(g, (relation == SAT_OVERLAPPING) != (contact.depth > 0));
        WRONG(g, (relation == SAT_OVERLAPPING) != (separation.depth > 0));
        WRONG(g, (relation == SAT_DISJOINT) != (closest.distance > 0));
        WRONG(g, (relation != SAT_DISJOINT) != (count > 0));
    }
    random_judge(g, sat_rounding_margin(a, &ta, b, &tb, &margin));
    random_judge(g, sat_shape_bounds(a, &ta, &bounds));
    random_judge(g, sat_point_relation(a, &ta, point(g), &relation));
}

static sat_motion motion(game *g) {
    sat_motion drawn;
    drawn.start = random_place(g);
    drawn.translation = point(g);
    drawn.rotation = below(g, 3) ? 0 : number(g);
    drawn.pivot = point(g);
    return drawn;
}

static void travel(game *g) {
    const sat_shape *a = random_shape(g), *b = random_shape(g);
    const sat_motion one = motion(g), other = motion(g);
    sat_transform at;
    sat_motion between;
    sat_impact impact;
    sat_ray_hit hit;
    random_judge(g, sat_sweep(a, &one, b, &other, &impact));
    WRONG(g, impact.hit && !(impact.time >= 0 && impact.time <= 1));
    random_judge(g, sat_motion_at(&one, number(g), &at));
    random_judge(g, sat_motion_between(&one.start, &other.start, &between));
    random_judge(g, sat_cast_segment(a, &one.start, point(g), point(g), &hit));
    WRONG(g, hit.hit && !(hit.fraction >= 0 && hit.fraction <= 1));
    random_judge(g, sat_cast_ray(a, &one.start, point(g), point(g), number(g), &hit));
}

static void push(game *g) {
    const sat_vec2 normal = point(g), v = point(g), w = point(g);
    const double depth = number(g), inverse_mass_a = number(g), inverse_mass_b = number(g);
    const sat_transform levels[3] = {random_place(g), random_place(g), random_place(g)};
    sat_resolution resolution;
    sat_velocities velocities;
    sat_vec2 slid;
    sat_transform map;
    bool is;
    random_judge(g, sat_resolve(normal, depth, inverse_mass_a, inverse_mass_b, &resolution));
    random_judge(g, sat_rebound(normal, v, inverse_mass_a, w, inverse_mass_b, depth, &velocities));
    random_judge(g, sat_slide(v, normal, &slid));
    random_judge(g, sat_transform_placement(v, depth, inverse_mass_a, inverse_mass_b, &map));
    random_judge(g, sat_transform_inverse(&map, &map));
    random_judge(g, sat_transform_apply(&map, w, &slid));
    random_judge(g, sat_transform_nested(levels, below(g, 4), &map));
    random_judge(g, sat_transform_is_similarity(&map, &is));
}

/* A polygon that is trusted, though it may be invalid: the indices are in range. */
static void trusted(game *g, const sat_vec2 *points, const size_t *sizes, size_t rings,
                    const sat_decompose_options *options) {
    size_t pieces[20], i;
    uint32_t vertices[60];
    const sat_piece_buffers buffers = {pieces, 20, vertices, NULL, 60};
    sat_decomposer *decomposer = NULL;
    sat_decomposition cutting;
    sat_decomposed_polygon found;
    sat_status status;
    WRONG(g, sat_decomposer_new(&decomposer) != SAT_OK);
    status = sat_decomposer_decompose_trusted(decomposer, points, sizes, rings, options, &buffers,
                                              &cutting);
    sat_decomposer_free(decomposer);
    random_judge(g, status);
    for (i = 0; i < cutting.corner_count && status == SAT_OK; i++) {
        WRONG(g, vertices[i] >= 16);
    }
    random_judge(g, sat_polygons_decompose(points, sizes, &rings, 1, options, &buffers, &found));
    random_judge(g, found.status);
}

static void cut(game *g) {
    sat_vec2 points[16];
    const size_t outer = corners(g, points, 11), hole = below(g, 6);
    size_t sizes[2], pieces[16], rings = below(g, 12) ? 1 : 2, count = 0, i, corner = 0;
    uint32_t vertices[64], edges[64], reflex[16];
    sat_polygon_fault fault;
    sat_decomposition cutting;
    sat_decompose_options options;
    bool concave;
    sat_status status;
    sizes[0] = outer;
    sizes[1] = hole;
    for (i = outer; i < outer + hole && i < 16; i++) {
        points[i] = point(g);
    }
    status = sat_polygon_validate(points, sizes, rings, &fault);
    random_judge(g, status);
    WRONG(g, fault.status != status);
    WRONG(g, sat_polygon_is_concave(points, sizes, rings, &concave) != status);
    status = sat_polygon_reflex_vertices(points, sizes, rings, reflex, below(g, 17), &count);
    random_judge(g, status);
    memset(&options, 0, sizeof options);
    options.method = (sat_decompose_method)below(g, 5) - (below(g, 30) == 0);
    options.max_corners = (uint32_t)below(g, 9);
    options.prefer = (sat_decompose_preference)below(g, 4);
    status =
        harness_decompose(points, sizes, rings, below(g, 5) ? &options : NULL, pieces, below(g, 17),
                          vertices, below(g, 3) ? edges : NULL, below(g, 65), &cutting);
    random_judge(g, status);
    trusted(g, points, sizes, rings, &options);
    if (status == SAT_OK) {
        for (i = 0; i < cutting.piece_count; i++) {
            corner += pieces[i];
        }
        WRONG(g, corner != cutting.corner_count);
        for (i = 0; i < corner; i++) {
            WRONG(g, vertices[i] >= outer + (rings == 2 ? hole : 0));
        }
    }
}

static void many(game *g) {
    enum { MANY = 24 };
    double wide[12][MANY];
    float narrow[12][MANY];
    const sat_rectangles_f64 a = {wide[0], wide[1], wide[2], wide[3], wide[4], wide[5]};
    const sat_rectangles_f64 b = {wide[6], wide[7], wide[8], wide[9], wide[10], wide[11]};
    const sat_rectangles_f32 c = {narrow[0], narrow[1], narrow[2], narrow[3], narrow[4], narrow[5]};
    const sat_rectangles_f32 d = {narrow[6], narrow[7],  narrow[8],
                                  narrow[9], narrow[10], narrow[11]};
    const sat_shape *shapes[4];
    sat_transform places[4];
    uint32_t pairs[2 * MANY];
    sat_relation relations[MANY];
    size_t i, k, answered = 0;
    const size_t count = below(g, MANY + 1), bodies = below(g, 5);
    const bool good = below(g, 2) != 0; /* one bad number ends a batch, so half of the batches have
                                         * none */
    sat_status status;
    for (i = 0; i < 12; i++) {
        for (k = 0; k < MANY; k++) {
            wide[i][k] = good ? (double)below(g, 33) / 8 : number(g);
            narrow[i][k] = (float)(good || fabs(wide[i][k]) < 1e30 ? wide[i][k] : 0);
        }
    }
    status = sat_batch_rectangles_f64(&a, below(g, 30) ? &b : NULL, count, relations, &answered);
    random_judge(g, status);
    WRONG(g, status == SAT_OK ? answered != count : answered > count);
    status = sat_batch_rectangles_f32(&c, &d, count, relations, below(g, 2) ? &answered : NULL);
    random_judge(g, status);
    for (i = 0; i < 4; i++) {
        shapes[i] = random_shape(g);
        places[i] = random_place(g);
    }
    for (i = 0; i < 2 * MANY; i++) {
        pairs[i] = (uint32_t)(below(g, 200) ? below(g, bodies ? bodies : 1) : random_next(g));
    }
    status = sat_batch_pairs(shapes, places, bodies, pairs, count, relations, &answered);
    random_judge(g, status);
    WRONG(g, status == SAT_OK ? answered != count : answered > count);
    for (i = 0; i < answered; i++) {
        const uint32_t p = pairs[2 * i], q = pairs[2 * i + 1];
        sat_relation one;
        WRONG(g, sat_collide(shapes[p], &places[p], shapes[q], &places[q], &one) != SAT_OK ||
                     one != relations[i]);
    }
}

void random_apart(game *g) {
    switch (below(g, 11)) {
    case 0: make(g); break;
    case 1: case 2: case 3: meet(g); break;
    case 4: case 5: travel(g); break;
    case 6: push(g); break;
    case 7: cut(g); break;
    case 8: make_tiles(g); break;
    case 9: random_masks(g); break;
    default: many(g); break;
    }
}
