/* Invalid polygons, each kind with the indices and the point that are reported, and bad arguments
 * of the polygon functions. */
#include "parts.h"

#include <math.h>
#include <stdint.h>
#include <string.h>

enum { NONE = -1 };

/* A case: rings as points and sizes, and the expected fault. NONE stands for SAT_NO_INDEX. */
typedef struct fault_case {
    sat_status status;
    int ring, other_ring, vertices[2], edges[2];
    uint32_t has_place;
    sat_vec2 place;
    const char *says;
    size_t ring_sizes[3];
    sat_vec2 points[12];
} fault_case;

#define SQUARE(x, y, size) {x, y}, {x + size, y}, {x + size, y + size}, {x, y + size}

static const fault_case CASES[] = {
    {SAT_ERR_TOO_FEW_POINTS, 0, NONE, {NONE, NONE}, {NONE, NONE}, 0, {0, 0}, "ring 0", {3},
     {{1, 2}, {3, 4}, {1, 2}}},
    {SAT_ERR_ZERO_AREA, 0, NONE, {NONE, NONE}, {NONE, NONE}, 0, {0, 0}, "ring 0", {4},
     {{0, 0}, {2, 2}, {1, 1}, {3, 3}}},
    {SAT_ERR_SPIKE, 0, NONE, {3, NONE}, {NONE, NONE}, 1, {4, 9}, "vertex 3", {6},
     {{0, 0}, {4, 0}, {4, 4}, {4, 9}, {4, 3}, {0, 3}}},
    {SAT_ERR_EDGES_CROSS, NONE, NONE, {NONE, NONE}, {0, 2}, 1, {2, 2}, "edges 0 and 2", {4},
     {{0, 0}, {4, 4}, {4, 0}, {0, 4}}},
    {SAT_ERR_REPEATED_VERTEX, 0, NONE, {1, 4}, {NONE, NONE}, 1, {2, 2}, "vertices 1 and 4", {6},
     {{0, 0}, {2, 2}, {4, 0}, {4, 4}, {2, 2}, {0, 4}}},
    {SAT_ERR_VERTEX_ON_EDGE, 0, NONE, {3, NONE}, {0, NONE}, 1, {2, 0}, "edge 0", {5},
     {{0, 0}, {4, 0}, {4, 4}, {2, 0}, {0, 4}}},
    {SAT_ERR_HOLE_OUTSIDE, 1, NONE, {4, NONE}, {NONE, NONE}, 1, {20, 0}, "hole 1", {4, 4},
     {SQUARE(0, 0, 10), SQUARE(20, 0, 1)}},
    {SAT_ERR_NESTED_HOLES, 2, 1, {8, NONE}, {NONE, NONE}, 1, {4, 4}, "holes 2 and 1", {4, 4, 4},
     {SQUARE(0, 0, 10), SQUARE(2, 2, 6), SQUARE(4, 4, 2)}},
    /* from left to right and up, it is the second of the two vertices that closes the cut */
    {SAT_ERR_DISCONNECTED, NONE, NONE, {6, NONE}, {NONE, NONE}, 1, {5, 10}, "vertex 6", {4, 4},
     {SQUARE(0, 0, 10), {5, 0}, {6, 5}, {5, 10}, {4, 5}}},
    {SAT_ERR_NOT_FINITE, 1, NONE, {5, NONE}, {NONE, NONE}, 1, {HUGE_VAL, 1}, "vertex 5", {4, 3},
     {SQUARE(0, 0, 10), {1, 1}, {HUGE_VAL, 1}, {2, 2}}},
};

static bool is_number(uint32_t number, int expected) {
    return number == (expected == NONE ? SAT_NO_INDEX : (uint32_t)expected);
}

/* Every function rejects the rings with the same status. */
static void rejected(report *r, const sat_vec2 *points, const size_t *sizes, size_t count,
                    sat_status status) {
    static char place;
    sat_shape *shape = (sat_shape *)(void *)&place;
    sat_decomposition cut, zero;
    bool concave = true;
    size_t found = 9;
    uint32_t numbers[64];
    size_t piece_sizes[64];
    memset(&zero, 0, sizeof zero);
    memset(&cut, 1, sizeof cut);
    CHECK_STATUS(r, sat_polygon_validate(points, sizes, count, NULL), status);
    CHECK_STATUS(r, sat_polygon_is_concave(points, sizes, count, &concave), status);
    CHECK(r, !concave);
    CHECK_STATUS(r, sat_polygon_reflex_vertices(points, sizes, count, numbers, 64, &found), status);
    CHECK(r, found == 0);
    CHECK_STATUS(
        r, harness_decompose(points, sizes, count, NULL, piece_sizes, 64, numbers, NULL, 64, &cut),
        status);
    CHECK(r, harness_same_decomposition(&cut, &zero));
    CHECK_STATUS(r, sat_shape_new_polygon(points, sizes, count, &shape), status);
    CHECK(r, shape == NULL);
    shape = (sat_shape *)(void *)&place;
    CHECK_STATUS(r, sat_shape_new_polygon_with(points, sizes, count, NULL, &shape), status);
    CHECK(r, shape == NULL);
}

static void faults(report *r) {
    const sat_vec2 twice[8] = {SQUARE(0, 0, 10), SQUARE(0, 0, 10)};
    const size_t sizes[2] = {4, 4};
    sat_polygon_fault fault;
    size_t i, count;
    for (i = 0; i < sizeof CASES / sizeof CASES[0]; i++) {
        const fault_case *c = &CASES[i];
        for (count = 0; count < 3 && c->ring_sizes[count] > 0; count++) {
        }
        memset(&fault, 1, sizeof fault);
        CHECK_STATUS(r, sat_polygon_validate(c->points, c->ring_sizes, count, &fault), c->status);
        fprintf(r->out, "rejected: %s\n", sat_last_error());
        CHECK_MESSAGE(r, c->says);
        CHECK(r, fault.status == c->status);
        CHECK(r, is_number(fault.ring, c->ring) && is_number(fault.other_ring, c->other_ring));
        CHECK(r, is_number(fault.vertices[0], c->vertices[0]) &&
                     is_number(fault.vertices[1], c->vertices[1]));
        CHECK(r, is_number(fault.edges[0], c->edges[0]) && is_number(fault.edges[1], c->edges[1]));
        CHECK(r, fault.has_place == c->has_place);
        CHECK(r, fault.place.x == c->place.x && fault.place.y == c->place.y);
        rejected(r, c->points, c->ring_sizes, count, c->status);
    }
    /* the order of the edges of two equal rings is unspecified */
    CHECK_STATUS(r, sat_polygon_validate(twice, sizes, 2, &fault), SAT_ERR_EDGES_OVERLAP);
    CHECK(r,
          fault.has_place == 1 && fault.edges[0] < 4 && fault.edges[1] >= 4 && fault.edges[1] < 8);
    rejected(r, twice, sizes, 2, SAT_ERR_EDGES_OVERLAP);
    CHECK_STATUS(r, sat_polygon_validate(twice, sizes, 1, &fault), SAT_OK);
    CHECK(r, fault.status == SAT_OK && fault.has_place == 0 && fault.ring == SAT_NO_INDEX);
}

/* Parts that overlap in each way, with the numbers of their parts. */
static void multipolygons(report *r) {
    const sat_vec2 points[12] = {SQUARE(0, 0, 4), SQUARE(4, 4, 4), SQUARE(4, 1, 2)};
    const sat_vec2 within[8] = {SQUARE(0, 0, 9), SQUARE(2, 2, 1)};
    const sat_vec2 across[8] = {SQUARE(0, 0, 4), SQUARE(2, 2, 4)};
    const size_t sizes[4] = {4, 4, 4, 0}, parts[3] = {1, 1, 1}, over[2] = {SIZE_MAX, 2};
    const size_t with_empty_hole[2] = {4, 0}, one[1] = {2};
    sat_multipolygon_fault found;
    CHECK_STATUS(r, sat_multipolygon_validate(NULL, NULL, NULL, 0, &found), SAT_OK);
    CHECK_STATUS(r, sat_multipolygon_validate(points, sizes, parts, 2, &found), SAT_OK);
    CHECK(r, found.fault.status == SAT_OK && found.parts[0] == SAT_NO_INDEX);
    CHECK_STATUS(r, sat_multipolygon_validate(points, with_empty_hole, one, 1, NULL), SAT_OK);
    CHECK_STATUS(r, sat_multipolygon_validate(points, sizes, parts, 3, &found),
                 SAT_ERR_EDGES_OVERLAP);
    CHECK_MESSAGE(r, "parts 0 and 2 share an edge");
    CHECK(r, found.parts[0] == 0 && found.parts[1] == 2);
    CHECK(r, found.fault.edges[0] == 1 && found.fault.edges[1] == 3);
    CHECK_STATUS(r, sat_multipolygon_validate(within, sizes, parts, 2, &found),
                 SAT_ERR_PARTS_OVERLAP);
    CHECK(r, found.parts[0] == 1 && found.parts[1] == 0 && found.fault.vertices[0] == 0);
    CHECK_STATUS(r, sat_multipolygon_validate(across, sizes, parts, 2, &found),
                 SAT_ERR_EDGES_CROSS);
    CHECK(r, found.parts[0] == 0 && found.parts[1] == 1 && found.fault.has_place == 1);
    CHECK_STATUS(r, sat_multipolygon_validate(points, sizes + 3, parts, 1, &found),
                 SAT_ERR_TOO_FEW_POINTS);
    CHECK_MESSAGE(r, "part 0: ring 0");
    CHECK(r, found.parts[0] == 0 && found.parts[1] == SAT_NO_INDEX && found.fault.ring == 0);
    CHECK_STATUS(r, sat_multipolygon_validate(points, sizes, NULL, 1, &found), SAT_ERR_NULL);
    CHECK_STATUS(r, sat_multipolygon_validate(points, sizes, over, 2, &found), SAT_ERR_COUNT);
    CHECK_MESSAGE(r, "part_sizes");
    CHECK(r, found.fault.status == SAT_ERR_COUNT);
}

/* Tolerances, constants and buffers that simplification rejects. */
static void simplification(report *r) {
    const sat_vec2 points[5] = {{0, 0}, {2, 0.25}, {4, 0}, {4, 4}, {0, 4}};
    const double huge = 1e300 * 1e300;
    const size_t part = 1;
    size_t sizes[1] = {5}, left_sizes[1] = {77}, count = 77;
    uint32_t left[5] = {9, 9, 9, 9, 9};
    CHECK_STATUS(r, sat_polygon_simplify(points, sizes, 1, -1, 0, NULL, left, 5, &count),
                 SAT_ERR_NEGATIVE);
    CHECK_MESSAGE(r, "-1");
    CHECK(r, count == 0);
    CHECK_STATUS(r, sat_polygon_simplify(points, sizes, 1, huge, 0, NULL, left, 5, &count),
                 SAT_ERR_NOT_FINITE);
    CHECK_STATUS(r, sat_multipolygon_simplify(points, sizes, &part, 1, huge, 0, NULL, left, 5,
                                              &count),
                 SAT_ERR_NOT_FINITE);
    CHECK_STATUS(r, sat_multipolygon_simplify(points, sizes, &part, 1, -1, 0, NULL, left, 5,
                                              &count),
                 SAT_ERR_NEGATIVE);
    CHECK_STATUS(r, sat_polygon_simplify(points, sizes, 1, 1, 3, NULL, left, 5, &count),
                 SAT_ERR_INVALID_ENUM);
    CHECK_MESSAGE(r, "SAT_DEVIATE_");
    CHECK_STATUS(r, sat_polygon_simplify(points, sizes, 1, 1, 0, NULL, NULL, 5, &count),
                 SAT_ERR_NULL);
    CHECK_STATUS(r, sat_polygon_simplify(points, sizes, 1, 1, 0, NULL, left, 5, NULL),
                 SAT_ERR_NULL);
    CHECK_STATUS(r, sat_polygon_simplify(points, sizes, 1, 0.25, SAT_DEVIATE_OUTWARD, left_sizes,
                                         left, 3, &count),
                 SAT_ERR_CAPACITY);
    CHECK(r, count == 4 && left[0] == 9 && left_sizes[0] == 77);
    CHECK_STATUS(r, sat_polygon_simplify(points, sizes, 1, 0.25, SAT_DEVIATE_OUTWARD, NULL, NULL,
                                         0, &count),
                 SAT_ERR_CAPACITY);
    CHECK(r, count == 4);
    /* the new sizes may replace the old ones */
    CHECK_STATUS(r, sat_polygon_simplify(points, sizes, 1, 0.25, SAT_DEVIATE_OUTWARD, sizes, left,
                                         4, &count),
                 SAT_OK);
    CHECK(r, count == 4 && sizes[0] == 4 && left[0] == 0 && left[1] == 2 && left[3] == 4);
}

/* Tolerances, constants and buffers that an approximate decomposition rejects. */
static void approximation(report *r) {
    const sat_vec2 points[5] = {{0, 0}, {2, 0.25}, {4, 0}, {4, 4}, {0, 4}};
    const double huge = 1e300 * 1e300;
    const size_t size = 5;
    size_t sizes[7] = {77};
    uint32_t vertices[21] = {77}, edges[21] = {77};
    const sat_piece_buffers buffers = {sizes, 7, vertices, edges, 21};
    const sat_piece_buffers small = {sizes, 1, vertices, NULL, 3};
    sat_decomposition cut;
    CHECK_STATUS(r, sat_polygon_approximate(points, &size, 1, NULL, -1, 0, &buffers, &cut),
                 SAT_ERR_NEGATIVE);
    CHECK_STATUS(r, sat_polygon_approximate(points, &size, 1, NULL, huge, 0, &buffers, &cut),
                 SAT_ERR_NOT_FINITE);
    CHECK_STATUS(r, sat_polygon_approximate(points, &size, 1, NULL, 1, 3, &buffers, &cut),
                 SAT_ERR_INVALID_ENUM);
    CHECK_STATUS(r, sat_polygon_approximate(points, &size, 1, NULL, 1, 0, NULL, &cut),
                 SAT_ERR_NULL);
    CHECK_STATUS(r, sat_polygon_approximate(points, &size, 1, NULL, 1, 0, &buffers, NULL),
                 SAT_ERR_NULL);
    CHECK_STATUS(r,
                 sat_polygon_approximate(points, &size, 1, NULL, 0.25, SAT_DEVIATE_OUTWARD,
                                         &small, &cut),
                 SAT_ERR_CAPACITY);
    CHECK(r, cut.piece_count == 1 && cut.corner_count == 4);
    CHECK(r, sizes[0] == 77 && vertices[0] == 77);
    CHECK_STATUS(r,
                 sat_polygon_approximate(points, &size, 1, NULL, 0.25, SAT_DEVIATE_OUTWARD,
                                         &buffers, &cut),
                 SAT_OK);
    CHECK(r, cut.piece_count == 1 && sizes[0] == 4 && cut.is_complete == 1 && cut.area == 0);
    CHECK(r, vertices[0] == 0 && vertices[1] == 2 && vertices[3] == 4 && edges[0] == 77);
}

/* NULL, no rings, sizes whose sum overflows. */
static void bad_arguments(report *r) {
    const sat_vec2 square[4] = {SQUARE(0, 0, 1)};
    const size_t four = 4, none = 0, beyond = SIZE_MAX, over[2] = {SIZE_MAX, 2},
                 large[2] = {4, SIZE_MAX / 16};
    sat_polygon_fault fault;
    rejected(r, NULL, &four, 1, SAT_ERR_NULL);
    CHECK_MESSAGE(r, "points");
    rejected(r, square, NULL, 1, SAT_ERR_NULL);
    CHECK_MESSAGE(r, "ring_sizes");
    rejected(r, NULL, NULL, 0, SAT_ERR_NO_RINGS);
    rejected(r, square, &four, 0, SAT_ERR_NO_RINGS);
    rejected(r, NULL, &none, 1, SAT_ERR_TOO_FEW_POINTS);
    rejected(r, square, &beyond, 1, SAT_ERR_COUNT);
    rejected(r, square, over, 2, SAT_ERR_COUNT);
    CHECK_MESSAGE(r, "ring_sizes");
    rejected(r, square, large, 2, SAT_ERR_COUNT);
    rejected(r, square, &four, SIZE_MAX, SAT_ERR_COUNT);
    memset(&fault, 1, sizeof fault);
    CHECK_STATUS(r, sat_polygon_validate(square, over, 2, &fault), SAT_ERR_COUNT);
    CHECK(r, fault.status == SAT_ERR_COUNT && fault.has_place == 0 &&
                 fault.vertices[0] == SAT_NO_INDEX);
    CHECK_STATUS(r, sat_polygon_is_concave(square, &four, 1, NULL), SAT_ERR_NULL);
    CHECK_STATUS(r, sat_polygon_reflex_vertices(square, &four, 1, NULL, 0, NULL), SAT_ERR_NULL);
    CHECK_STATUS(r, harness_decompose(square, &four, 1, NULL, NULL, 0, NULL, NULL, 0, NULL),
                 SAT_ERR_NULL);
    CHECK_STATUS(r, sat_shape_new_polygon(square, &four, 1, NULL), SAT_ERR_NULL);
    CHECK_STATUS(r, sat_shape_new_polygon_with(square, &four, 1, NULL, NULL), SAT_ERR_NULL);
    CHECK_STATUS(r, sat_shape_new_hull(square, 4, NULL), SAT_ERR_NULL);
}

/* Buffers that are too small or NULL. */
static void capacities(report *r) {
    const sat_vec2 corner[6] = {{0, 0}, {2, 0}, {2, 1}, {1, 1}, {1, 2}, {0, 2}},
                   square[4] = {SQUARE(0, 0, 1)};
    const size_t six = 6, four = 4;
    size_t sizes[8] = {77, 77, 77, 77, 77, 77, 77, 77}, count = 9, i;
    uint32_t vertices[24], edges[24], reflex[4] = {77, 77, 77, 77};
    sat_decomposition asked, cut;
    memset(vertices, 0x77, sizeof vertices);
    memset(edges, 0x77, sizeof edges);
    CHECK_STATUS(r, sat_polygon_reflex_vertices(corner, &six, 1, NULL, 0, &count),
                 SAT_ERR_CAPACITY);
    CHECK(r, count == 1);
    CHECK_STATUS(r, sat_polygon_reflex_vertices(corner, &six, 1, NULL, 4, &count), SAT_ERR_NULL);
    CHECK(r, count == 0);
    CHECK_STATUS(r, sat_polygon_reflex_vertices(corner, &six, 1, reflex, 1, &count), SAT_OK);
    CHECK(r, count == 1 && reflex[0] == 3 && reflex[1] == 77);
    CHECK_STATUS(r, sat_polygon_reflex_vertices(square, &four, 1, NULL, 0, &count), SAT_OK);
    CHECK(r, count == 0);

    CHECK_STATUS(r, harness_decompose(corner, &six, 1, NULL, NULL, 0, NULL, NULL, 0, &asked),
                 SAT_ERR_CAPACITY);
    CHECK(r, asked.piece_count == 2 && asked.corner_count == 8 && asked.is_optimal == 1 &&
                 asked.lower_bound == 2 && asked.area == 3);
    CHECK_MESSAGE(r, "2 pieces with 8 corners");
    CHECK_STATUS(r, harness_decompose(corner, &six, 1, NULL, sizes, 1, vertices, edges, 24, &cut),
                 SAT_ERR_CAPACITY);
    CHECK(r, harness_same_decomposition(&cut, &asked));
    CHECK_STATUS(r, harness_decompose(corner, &six, 1, NULL, sizes, 8, vertices, edges, 7, &cut),
                 SAT_ERR_CAPACITY);
    CHECK(r, harness_same_decomposition(&cut, &asked));
    CHECK(r, sizes[0] == 77 && vertices[0] == 0x77777777 && edges[0] == 0x77777777);
    CHECK_STATUS(r, harness_decompose(corner, &six, 1, NULL, NULL, 8, vertices, edges, 24, &cut),
                 SAT_ERR_NULL);
    CHECK_MESSAGE(r, "piece_sizes");
    CHECK_STATUS(r, harness_decompose(corner, &six, 1, NULL, sizes, 8, NULL, edges, 24, &cut),
                 SAT_ERR_NULL);
    CHECK_MESSAGE(r, "vertices");
    /* exactly large enough, and without edges */
    CHECK_STATUS(r, harness_decompose(corner, &six, 1, NULL, sizes, 2, vertices, NULL, 8, &cut),
                 SAT_OK);
    CHECK(r, harness_same_decomposition(&cut, &asked));
    CHECK(r, sizes[0] + sizes[1] == 8 && sizes[2] == 77 && vertices[7] < 6 &&
                 vertices[8] == 0x77777777);
    CHECK_STATUS(r, harness_decompose(corner, &six, 1, NULL, sizes, 2, vertices, edges, 8, &cut),
                 SAT_OK);
    for (i = 0, count = 0; i < 8; i++) {
        count += edges[i] == SAT_EDGE_DIAGONAL;
    }
    CHECK(r, count == 2 && edges[8] == 0x77777777);
}

static void bad_options(report *r) {
    const sat_vec2 square[4] = {SQUARE(0, 0, 1)};
    const size_t four = 4;
    const sat_decompose_method bad[4] = {-1, 4, INT32_MAX, INT32_MIN};
    sat_decompose_options options = {0};
    sat_shape *shape = NULL;
    sat_decomposition cut;
    size_t i, sizes[8];
    uint32_t vertices[24];
    for (i = 0; i < 4; i++) {
        options.method = bad[i];
        memset(&cut, 1, sizeof cut);
        CHECK_STATUS(
            r, harness_decompose(square, &four, 1, &options, sizes, 8, vertices, NULL, 24, &cut),
            SAT_ERR_INVALID_ENUM);
        CHECK(r, cut.piece_count == 0 && cut.area == 0);
        CHECK_MESSAGE(r, "method is");
        CHECK_STATUS(r, sat_shape_new_polygon_with(square, &four, 1, &options, &shape),
                     SAT_ERR_INVALID_ENUM);
        CHECK(r, shape == NULL);
    }
    options.method = SAT_DECOMPOSE_FEWEST;
    options.prefer = 3;
    CHECK_STATUS(r,
                 harness_decompose(square, &four, 1, &options, sizes, 8, vertices, NULL, 24, &cut),
                 SAT_ERR_INVALID_ENUM);
    CHECK_MESSAGE(r, "prefer is 3");
    options.prefer = SAT_PREFER_FAT;
    for (i = 0; i < 4; i++) { /* fewer than three corners are taken as three, 0 as no limit */
        options.max_corners = (uint32_t)i;
        CHECK_STATUS(
            r, harness_decompose(square, &four, 1, &options, sizes, 8, vertices, NULL, 24, &cut),
            SAT_OK);
        CHECK(r, cut.piece_count == (i == 0 ? 1u : 2u) && cut.area == 1);
    }
}

/* Shapes have a range, polygons have not; hulls take any points but none. */
static void ranges(report *r) {
    const sat_vec2 far[4] = {{0, 0}, {1e200, 0}, {1e199, 1e199}, {0, 1e200}},
                   nan[3] = {{0, 0}, {1, 0}, {0, NAN}};
    const size_t four = 4;
    sat_shape *shape = NULL;
    bool concave = false;
    CHECK_STATUS(r, sat_polygon_is_concave(far, &four, 1, &concave), SAT_OK);
    CHECK(r, concave);
    CHECK_STATUS(r, sat_shape_new_polygon(far, &four, 1, &shape), SAT_ERR_OUT_OF_RANGE);
    CHECK_MESSAGE(r, "x of point 1");
    CHECK_STATUS(r, sat_shape_new_hull(far, 4, &shape), SAT_ERR_OUT_OF_RANGE);
    CHECK_STATUS(r, sat_shape_new_hull(nan, 3, &shape), SAT_ERR_NOT_FINITE);
    CHECK_MESSAGE(r, "y of point 2");
    CHECK_STATUS(r, sat_shape_new_hull(NULL, 3, &shape), SAT_ERR_NULL);
    CHECK_STATUS(r, sat_shape_new_hull(NULL, 0, &shape), SAT_ERR_TOO_FEW_POINTS);
    CHECK_STATUS(r, sat_shape_new_hull(nan, SIZE_MAX, &shape), SAT_ERR_COUNT);
    CHECK(r, shape == NULL);
}

static void null_rings(report *r) {
    size_t count = 9, sizes[2];
    CHECK_STATUS(r, sat_shape_ring_count(NULL, &count), SAT_ERR_NULL);
    CHECK(r, count == 0);
    count = 9;
    CHECK_STATUS(r, sat_shape_ring_sizes(NULL, sizes, 2, &count), SAT_ERR_NULL);
    CHECK(r, count == 0);
}

void run_misuse_polygons(report *r) {
    faults(r);
    multipolygons(r);
    simplification(r);
    approximation(r);
    bad_arguments(r);
    capacities(r);
    bad_options(r);
    ranges(r);
    null_rings(r);
    fprintf(r->out, "misuse of polygons: done\n");
}
