/* Convex decomposition: every row of the slicing table, and the contract of a decomposition,
 * checked here on integers. */
#include "parts.h"
#include "sat2d_compat.h"
#include "table.h"

#include <string.h>

enum { POINTS = 128, PIECES = POINTS + 8, CORNERS = 3 * PIECES };

/* A polygon with small integer coordinates: all its properties can be computed without rounding. */
typedef struct outline {
    sat_vec2 points[POINTS];
    size_t ring_sizes[4];
    size_t ring_count;
} outline;

/* Its decomposition by the library. */
typedef struct pieces {
    size_t sizes[PIECES];
    uint32_t vertices[CORNERS], edges[CORNERS];
    sat_decomposition cut;
} pieces;

static const sat_decompose_method METHODS[4] = {SAT_DECOMPOSE_BALANCED, SAT_DECOMPOSE_FAST,
                                                SAT_DECOMPOSE_FEWEST, SAT_DECOMPOSE_SLICING};

static size_t vertex_count(const outline *o) {
    size_t count = 0, ring;
    for (ring = 0; ring < o->ring_count; ring++) {
        count += o->ring_sizes[ring];
    }
    return count;
}

static sat_status cut(const outline *o, sat_decompose_method method, uint32_t max_corners,
                      pieces *p) {
    sat_decompose_options options;
    /* the header says that this is enough */
    const size_t room = vertex_count(o) + 2 * o->ring_count;
    memset(&options, 0, sizeof options);
    options.method = method;
    options.max_corners = max_corners;
    /* every preference in turn: the contract holds for all */
    options.prefer = (sat_decompose_preference)(max_corners % 3);
    return harness_decompose(o->points, o->ring_sizes, o->ring_count, &options, p->sizes, room,
                             p->vertices, p->edges, 3 * room, &p->cut);
}

/* Twice the signed area of the triangle a, b, c: positive if they turn left with y up. */
static int64_t turn(sat_vec2 a, sat_vec2 b, sat_vec2 c) {
    const int64_t ux = (int64_t)(b.x - a.x), uy = (int64_t)(b.y - a.y);
    const int64_t vx = (int64_t)(c.x - a.x), vy = (int64_t)(c.y - a.y);
    return ux * vy - uy * vx;
}

/* Twice the signed area of a ring: positive if it is counter-clockwise with y up. */
static int64_t doubled_area(const sat_vec2 *points, size_t count) {
    int64_t sum = 0;
    size_t i;
    for (i = 1; i + 1 < count; i++) {
        sum += turn(points[0], points[i], points[i + 1]);
    }
    return sum;
}

static int64_t magnitude(int64_t x) {
    return x < 0 ? -x : x;
}

/* Whether the edge from a to b leads right, or straight up. */
static bool leads_right(sat_vec2 a, sat_vec2 b) {
    return a.x < b.x || (a.x == b.x && a.y < b.y);
}

/* Convex, counter-clockwise and simple: no corner turns right, and the edges change between right
 * and left just twice. */
static bool is_convex(const outline *o, const uint32_t *vertices, size_t count) {
    size_t i, changes = 0;
    int64_t area = 0;
    for (i = 0; i < count; i++) {
        const sat_vec2 a = o->points[vertices[i]], b = o->points[vertices[(i + 1) % count]];
        const sat_vec2 c = o->points[vertices[(i + 2) % count]];
        const int64_t left = turn(a, b, c);
        const bool changed = leads_right(a, b) != leads_right(b, c);
        if (left < 0 || (left == 0 && changed)) {
            return false;
        }
        changes += changed;
        area += left;
    }
    return count >= 3 && changes == 2 && area > 0;
}

/* How often the pieces have an edge from one vertex to another with the index `edge`. */
static size_t occurrences(const pieces *p, uint32_t from, uint32_t to, uint32_t edge) {
    size_t found = 0, piece, first = 0, i;
    for (piece = 0; piece < p->cut.piece_count; first += p->sizes[piece++]) {
        for (i = 0; i < p->sizes[piece]; i++) {
            const size_t next = (i + 1) % p->sizes[piece];
            found += p->edges[first + i] == edge && p->vertices[first + i] == from &&
                     p->vertices[first + next] == to;
        }
    }
    return found;
}

/* What is wrong with the pieces, or NULL. For polygons without repeated points whose rings do not
 * touch. */
static const char *flaw(const outline *o, const pieces *p, uint32_t max_corners) {
    int64_t expected = 0, area = 0;
    size_t ring, piece, i, start = 0, first = 0, input = 0;
    for (ring = 0; ring < o->ring_count; start += o->ring_sizes[ring++]) {
        const size_t size = o->ring_sizes[ring];
        const int64_t own = doubled_area(o->points + start, size);
        const bool reversed = (own < 0) == (ring == 0); /* the interior has to be on the left */
        expected += ring == 0 ? magnitude(own) : -magnitude(own);
        for (i = 0; i < size; i++) {
            const uint32_t here = (uint32_t)(start + i), next = (uint32_t)(start + (i + 1) % size);
            if (occurrences(p, reversed ? next : here, reversed ? here : next, here) != 1) {
                return "an edge of the polygon does not occur exactly once";
            }
        }
    }
    for (piece = 0; piece < p->cut.piece_count; first += p->sizes[piece++]) {
        const size_t size = p->sizes[piece];
        const uint32_t *vertices = p->vertices + first;
        if (size < 3 || (max_corners >= 3 && size > max_corners) || !is_convex(o, vertices, size)) {
            return "a piece is not convex or has too many corners";
        }
        for (i = 0; i < size; i++) {
            const uint32_t from = vertices[i], to = vertices[(i + 1) % size];
            if (p->edges[first + i] != SAT_EDGE_DIAGONAL) {
                input++;
            } else if (occurrences(p, from, to, SAT_EDGE_DIAGONAL) != 1 ||
                       occurrences(p, to, from, SAT_EDGE_DIAGONAL) != 1) {
                return "a diagonal does not have one piece on each side";
            }
            if (i + 2 < size) {
                area += turn(o->points[vertices[0]], o->points[vertices[i + 1]],
                             o->points[vertices[i + 2]]);
            }
        }
    }
    return first != p->cut.corner_count ? "the sizes do not add up"
           : input != vertex_count(o)   ? "there are edges that the polygon does not have"
           : area != expected           ? "the areas do not add up"
           : p->cut.area != (double)expected / 2.0 ? "different area"
                                                   : NULL;
}

/* Decomposes a polygon by every method, with and without a limit on corners. Returns the first
 * fault, or NULL. */
static const char *first_flaw(const outline *o) {
    static pieces p;
    const uint32_t limits[4] = {0, 3, 4, 8};
    size_t i, k, fewest = 0;
    for (k = 0; k < 4; k++) {
        for (i = 0; i < 4; i++) {
            const char *wrong;
            if (cut(o, METHODS[i], limits[k], &p) != SAT_OK) {
                return sat_last_error();
            }
            wrong = flaw(o, &p, limits[k]);
            if (wrong) {
                return wrong;
            }
            if (p.cut.is_optimal != (p.cut.lower_bound == p.cut.piece_count) ||
                p.cut.lower_bound < 1 || p.cut.lower_bound > p.cut.piece_count) {
                return "a lower bound that is none";
            }
            if (METHODS[i] == SAT_DECOMPOSE_FEWEST && k == 0) {
                fewest = p.cut.is_optimal ? p.cut.piece_count : 0;
            }
        }
        /* the last method is slicing */
        if (p.cut.piece_count < fewest) {
            return "fewer pieces than the fewest";
        }
    }
    return NULL;
}

/* Whether the pieces are those of the table, in the same order: `x y x y ...|x y ...`. */
static bool are_pieces(const outline *o, const pieces *p, const char *text) {
    size_t piece, i, first = 0;
    for (piece = 0; piece < p->cut.piece_count; first += p->sizes[piece++]) {
        sat_vec2 expected[POINTS];
        const size_t count = next_points(&text, expected, POINTS);
        if (count != p->sizes[piece]) {
            return false;
        }
        for (i = 0; i < count; i++) {
            const sat_vec2 corner = o->points[p->vertices[first + i]];
            if (corner.x != expected[i].x || corner.y != expected[i].y) {
                return false;
            }
        }
        text += *text == '|';
    }
    return *text == '\0';
}

/* Which polygons the TypeScript program calls concave and which are, its pieces where they are
 * valid, and valid pieces everywhere. */
static void slicing(report *r, const char *reference) {
    static outline o;
    static pieces p;
    rows rows = {r, "slicing", 0, 0, 0};
    long originals = 0, concave_rows = 0;
    table t;
    table_open(
        &t, reference, rows.table,
        "polygon,counter_clockwise,is_concave,original_is_concave,original_valid,original_pieces");
    for (; table_next(&t); rows.checked++) {
        const char *text = t.fields[0], *wrong;
        bool concave = false, is_concave = table_flag(&t, 2);
        size_t count = next_points(&text, o.points, POINTS), reflex = 99;
        uint32_t buffer[POINTS];
        sat_shape *shape;
        o.ring_sizes[0] = count;
        o.ring_count = 1;
        if (sat_compat_typescript_is_concave(o.points, count, &concave) != SAT_OK ||
            concave != table_flag(&t, 3)) {
            rows_disagree(&rows, t.row,
                          "sat_compat_typescript_is_concave is wrong");
        }
        if (sat_polygon_is_concave(o.points, &count, 1, &concave) != SAT_OK ||
            concave != is_concave) {
            rows_disagree(&rows, t.row, "sat_polygon_is_concave is wrong");
        }
        if (sat_polygon_reflex_vertices(o.points, &count, 1, buffer, POINTS, &reflex) != SAT_OK ||
            (reflex > 0) != is_concave) {
            rows_disagree(&rows, t.row, "sat_polygon_reflex_vertices is wrong");
        }
        if (sat_shape_new_convex_polygon(o.points, count, &shape) !=
            (is_concave ? SAT_ERR_NOT_CONVEX : SAT_OK)) {
            rows_disagree(&rows, t.row, "sat_shape_new_convex_polygon is wrong");
        }
        sat_shape_free(shape);
        if (cut(&o, SAT_DECOMPOSE_SLICING, 0, &p) != SAT_OK) {
            rows_disagree(&rows, t.row, sat_last_error());
        } else if (table_flag(&t, 4)) {
            originals++;
            if (!are_pieces(&o, &p, t.fields[5])) {
                rows_disagree(&rows, t.row, "other pieces than the original's");
            }
        }
        concave_rows += is_concave;
        wrong = first_flaw(&o);
        if (wrong) {
            rows_disagree(&rows, t.row, wrong);
        }
    }
    rows_finish(&rows);
    fprintf(r->out, "  of these concave %ld, original pieces matched in order %ld\n", concave_rows,
            originals);
}

static void add_ring(outline *o, const sat_vec2 *points, size_t count) {
    memcpy(o->points + vertex_count(o), points, count * sizeof *points);
    o->ring_sizes[o->ring_count++] = count;
}

/* The same polygon with every ring reversed. */
static outline reversed(const outline *o) {
    outline other = *o;
    size_t ring, i, start = 0;
    for (ring = 0; ring < o->ring_count; start += o->ring_sizes[ring++]) {
        for (i = 0; i < o->ring_sizes[ring]; i++) {
            other.points[start + i] = o->points[start + o->ring_sizes[ring] - 1 - i];
        }
    }
    return other;
}

/* Polygons with holes, with corners of 180 degrees and with many reflex vertices. */
static void contract(report *r) {
    static const sat_vec2 square[8] = {{0, 0},   {10, 0},  {20, 0}, {20, 10},
                                       {20, 20}, {10, 20}, {0, 20}, {0, 10}};
    static const sat_vec2 dart[4] = {{4, 4}, {9, 6}, {6, 6}, {6, 9}};
    static const sat_vec2 diamond[4] = {{15, 11}, {18, 15}, {15, 18}, {11, 15}};
    static outline made[3];
    size_t i;
    memset(made, 0, sizeof made);
    add_ring(&made[0], square, 8);
    add_ring(&made[0], dart, 4);
    add_ring(&made[0], diamond, 4);
    for (i = 0; i < 25; i++) { /* a comb: teeth of different lengths */
        sat_vec2 *tooth = made[1].points + 2 * i;
        tooth[0].x = (double)(4 * i);
        tooth[0].y = -3.0 * (double)(i % 5);
        tooth[1].x = (double)(4 * i + 2);
        tooth[1].y = (double)(40 + i * i % 11);
    }
    made[1].points[50].x = 100;
    made[1].points[50].y = 100;
    made[1].points[51].x = -4;
    made[1].points[51].y = 100;
    made[1].ring_sizes[0] = 52;
    made[1].ring_count = 1;
    add_ring(&made[2], dart, 4);
    for (i = 0; i < 3; i++) {
        const outline other = reversed(&made[i]);
        bool concave = false;
        const char *wrong = first_flaw(&made[i]), *wrong_reversed = first_flaw(&other);
        if (wrong || wrong_reversed) {
            fprintf(r->out, "polygon %d: %s\n", (int)i, wrong ? wrong : wrong_reversed);
        }
        CHECK(r, !wrong && !wrong_reversed);
        CHECK_STATUS(r,
                     sat_polygon_validate(other.points, other.ring_sizes, other.ring_count, NULL),
                     SAT_OK);
        CHECK_STATUS(
            r, sat_polygon_is_concave(other.points, other.ring_sizes, other.ring_count, &concave),
            SAT_OK);
        CHECK(r, concave);
    }
}

/* A concave shape with holes: its rings can be read back, and a shape in a hole can only touch the
 * rim. */
static void shapes(report *r) {
    const sat_vec2 points[9] = {{0, 0}, {20, 0}, {20, 20}, {10, 12}, {0, 20},
                                {4, 4}, {8, 4},  {8, 8},   {4, 8}};
    const sat_vec2 cloud[6] = {{1, 1}, {0, 0}, {4, 0}, {2, 0}, {4, 3}, {3, 1}};
    const size_t sizes[2] = {5, 4};
    const sat_transform here = sat_transform_identity(), mirrored = {-1, 0, 0, 1, 12, 0};
    const sat_decompose_options fast = {SAT_DECOMPOSE_FAST, SAT_PREFER_AS_CUT, 4, 0};
    sat_shape *walls = NULL, *same = NULL, *ball = NULL, *hull = NULL;
    sat_vec2 center = {6, 6}, notch = {10, 12}, within = {2, 6}, buffer[16];
    size_t count = 0, found[2] = {0, 0}, i;
    sat_relation relation = -1;
    CHECK_STATUS(r, sat_shape_new_polygon(points, sizes, 2, &walls), SAT_OK);
    CHECK_STATUS(r, sat_shape_new_polygon_with(points, sizes, 2, &fast, &same), SAT_OK);
    CHECK_STATUS(r, sat_shape_new_circle(center, 2, &ball), SAT_OK);
    CHECK_STATUS(r, sat_shape_ring_count(walls, &count), SAT_OK);
    CHECK(r, count == 2);
    CHECK_STATUS(r, sat_shape_ring_sizes(walls, found, 2, &count), SAT_OK);
    CHECK(r, count == 2 && found[0] == 5 && found[1] == 4);
    CHECK_STATUS(r, sat_shape_vertices(walls, buffer, 16, &count), SAT_OK);
    CHECK(r, count == 9 && memcmp(buffer, points, 9 * sizeof *points) == 0);
    CHECK_STATUS(r, sat_shape_ring_count(ball, &count), SAT_OK);
    CHECK(r, count == 1);
    CHECK_STATUS(r, sat_shape_ring_sizes(ball, found, 2, &count), SAT_OK);
    CHECK(r, count == 1 && found[0] == 1);
    for (i = 0; i < 2; i++) {
        const sat_shape *either = i == 0 ? walls : same;
        CHECK_STATUS(r, sat_collide(either, &here, ball, &here, &relation), SAT_OK);
        CHECK(r, relation == SAT_TOUCHING);
        CHECK_STATUS(r, sat_collide(ball, &mirrored, either, &mirrored, &relation), SAT_OK);
        CHECK(r, relation == SAT_TOUCHING);
        CHECK_STATUS(r, sat_point_relation(either, &here, center, &relation), SAT_OK);
        CHECK(r, relation == SAT_DISJOINT);
        CHECK_STATUS(r, sat_point_relation(either, &here, notch, &relation), SAT_OK);
        CHECK(r, relation == SAT_TOUCHING);
        CHECK_STATUS(r, sat_point_relation(either, &here, within, &relation), SAT_OK);
        CHECK(r, relation == SAT_OVERLAPPING);
    }
    CHECK_STATUS(r, sat_shape_new_hull(cloud, 6, &hull), SAT_OK);
    CHECK_STATUS(r, sat_shape_vertices(hull, buffer, 16, &count), SAT_OK);
    CHECK(r, count == 4 && buffer[0].x == 0 && buffer[1].x == 4 && buffer[1].y == 0 &&
                 buffer[2].y == 3);
    sat_shape_free(walls);
    sat_shape_free(same);
    sat_shape_free(ball);
    sat_shape_free(hull);
}

void run_decompose(report *r, const char *reference) {
    slicing(r, reference);
    contract(r);
    shapes(r);
    fprintf(r->out, "decompose: done\n");
}
