/* Many polygons: one after the other by a decomposer, and all in one call. */
#include "parts.h"

#include <string.h>

enum { PIECES = 32, CORNERS = 3 * PIECES };

/* A decomposition, or several. */
typedef struct pieces {
    size_t sizes[PIECES];
    uint32_t vertices[CORNERS], edges[CORNERS];
    sat_decomposition cut;
} pieces;

/* Whether two decompositions are the same, the second from a piece and a corner on. */
static bool same_pieces(const pieces *a, const pieces *b, size_t piece, size_t corner) {
    return memcmp(a->sizes, b->sizes + piece, a->cut.piece_count * sizeof *a->sizes) == 0 &&
           memcmp(a->vertices, b->vertices + corner,
                  a->cut.corner_count * sizeof *a->vertices) == 0 &&
           memcmp(a->edges, b->edges + corner, a->cut.corner_count * sizeof *a->edges) == 0;
}

static bool same_polygon(const sat_decomposed_polygon *a, const sat_decomposed_polygon *b) {
    return harness_same_decomposition(&a->decomposition, &b->decomposition) &&
           a->first_piece == b->first_piece && a->first_corner == b->first_corner &&
           a->status == b->status && a->reserved == b->reserved;
}

/* A square with a dart, a bow tie, a dart: alone, by one decomposer after the other, trusted, and
 * all in one call. */
void run_decomposers(report *r) {
    static const sat_vec2 points[16] = {{0, 0}, {20, 0}, {20, 20}, {0, 20}, {4, 4}, {9, 6},
                                        {6, 6}, {6, 9},  {0, 0},   {4, 4},  {4, 0}, {0, 4},
                                        {4, 4}, {9, 6},  {6, 6},   {6, 9}};
    static const size_t ring_sizes[4] = {4, 4, 4, 4}, polygon_sizes[3] = {2, 1, 1};
    static const size_t starts[3] = {0, 8, 12}, rings[3] = {0, 2, 3};
    const sat_decompose_options fast = {SAT_DECOMPOSE_FAST, SAT_PREFER_AS_CUT, 0, 0};
    static pieces alone, kept, all;
    const sat_piece_buffers one = {kept.sizes, PIECES, kept.vertices, kept.edges, CORNERS};
    const sat_piece_buffers room = {all.sizes, PIECES, all.vertices, all.edges, CORNERS};
    const sat_piece_buffers little = {all.sizes, 1, all.vertices, NULL, CORNERS};
    sat_decomposed_polygon found[3], again[3];
    sat_decomposer *decomposer = NULL;
    size_t i;
    CHECK_STATUS(r, sat_decomposer_new(&decomposer), SAT_OK);
    CHECK_STATUS(r,
                 sat_polygons_decompose(points, ring_sizes, polygon_sizes, 3, &fast, &room, found),
                 SAT_OK);
    for (i = 0; i < 3; i++) {
        const sat_vec2 *at = points + starts[i];
        const size_t *sizes = ring_sizes + rings[i], count = polygon_sizes[i];
        const sat_status status =
            harness_decompose(at, sizes, count, &fast, alone.sizes, PIECES, alone.vertices,
                              alone.edges, CORNERS, &alone.cut);
        CHECK_STATUS(r, status, i == 1 ? SAT_ERR_EDGES_CROSS : SAT_OK);
        CHECK_STATUS(
            r, sat_decomposer_decompose(decomposer, at, sizes, count, &fast, &one, &kept.cut),
            status);
        CHECK(r, harness_same_decomposition(&kept.cut, &alone.cut));
        CHECK(r, same_pieces(&alone, &kept, 0, 0));
        CHECK_STATUS(r,
                     sat_decomposer_decompose_trusted(decomposer, at, sizes, count, &fast, &one,
                                                      &kept.cut),
                     i == 1 ? SAT_ERR_TRUST_MISPLACED : SAT_OK);
        CHECK(r, harness_same_decomposition(&kept.cut, &alone.cut));
        CHECK(r, same_pieces(&alone, &kept, 0, 0));
        CHECK(r, found[i].status == status && found[i].reserved == 0);
        CHECK(r, harness_same_decomposition(&found[i].decomposition, &alone.cut));
        CHECK(r, same_pieces(&alone, &all, found[i].first_piece, found[i].first_corner));
    }
    CHECK_STATUS(r, sat_polygons_decompose_trusted(points, ring_sizes, polygon_sizes, 3, &fast,
                                                   &room, again),
                 SAT_OK);
    CHECK(r, again[1].status == SAT_ERR_TRUST_MISPLACED);
    CHECK(r, same_polygon(&again[0], &found[0]) && same_polygon(&again[2], &found[2]));
    CHECK_STATUS(
        r, sat_polygons_decompose(points, ring_sizes, polygon_sizes, 3, &fast, &little, again),
        SAT_ERR_CAPACITY);
    for (i = 0; i < 3; i++) {
        CHECK(r, same_polygon(&again[i], &found[i]));
    }
    CHECK_STATUS(r, sat_polygons_decompose(NULL, NULL, NULL, 0, NULL, &little, NULL), SAT_OK);
    CHECK_STATUS(r, sat_polygons_decompose(points, ring_sizes, NULL, 3, NULL, &room, again),
                 SAT_ERR_NULL);
    CHECK(r, again[0].decomposition.piece_count == 0 && again[2].first_piece == 0);
    CHECK_STATUS(
        r, sat_polygons_decompose(points, ring_sizes, polygon_sizes, 3, NULL, NULL, again),
        SAT_ERR_NULL);
    CHECK_STATUS(
        r, sat_polygons_decompose(points, ring_sizes, polygon_sizes, 3, NULL, &room, NULL),
        SAT_ERR_NULL);
    CHECK_STATUS(r, sat_decomposer_decompose(NULL, points, ring_sizes, 2, NULL, &one, &kept.cut),
                 SAT_ERR_NULL);
    CHECK_MESSAGE(r, "decomposer");
    CHECK_STATUS(r, sat_decomposer_new(NULL), SAT_ERR_NULL);
    sat_decomposer_free(decomposer);
    sat_decomposer_free(NULL);
    fprintf(r->out, "decomposers: done\n");
}
