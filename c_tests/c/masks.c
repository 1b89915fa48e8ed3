/* Masks: every row of the table of pygame's answers, pixel by pixel as well; silhouettes, shapes,
 * and wrong arguments. */
#include "parts.h"
#include "sat2d_compat.h"
#include "table.h"

#include <math.h>
#include <stdint.h>
#include <string.h>

static sat_pixel pixel(int32_t x, int32_t y) {
    sat_pixel p;
    p.x = x;
    p.y = y;
    return p;
}

/* The mask of rows of `#` and `.`, separated by `/`. */
static sat_mask *mask_of(report *r, const char *text) {
    const size_t width = strcspn(text, "/"), height = (strlen(text) + 1) / (width + 1);
    sat_mask *mask = NULL;
    size_t x, y;
    CHECK_STATUS(r, sat_mask_new(width, height, &mask), SAT_OK);
    for (y = 0; y < height; y++) {
        for (x = 0; x < width; x++) {
            if (text[y * (width + 1) + x] == '#') {
                CHECK_STATUS(r, sat_mask_set(mask, x, y, true), SAT_OK);
            }
        }
    }
    return mask;
}

static bool is_set(const sat_mask *mask, int64_t x, int64_t y) {
    bool found = false;
    return x >= 0 && y >= 0 && sat_mask_get(mask, (size_t)x, (size_t)y, &found) == SAT_OK && found;
}

/* Whether two masks have the same pixels. */
static bool same(const sat_mask *a, const sat_mask *b) {
    size_t width = 0, height = 0, other_width = 1, other_height = 1, x, y;
    sat_mask_width(a, &width);
    sat_mask_height(a, &height);
    sat_mask_width(b, &other_width);
    sat_mask_height(b, &other_height);
    for (y = 0; y < height; y++) {
        for (x = 0; x < width; x++) {
            if (is_set(a, (int64_t)x, (int64_t)y) != is_set(b, (int64_t)x, (int64_t)y)) {
                return false;
            }
        }
    }
    return width == other_width && height == other_height;
}

/* What two masks have in common, pixel by pixel: how many, and the first of the least row. */
static size_t common(const sat_mask *a, const sat_mask *b, sat_pixel offset,
                     sat_found_pixel *first) {
    size_t width = 0, height = 0, x, y, count = 0;
    memset(first, 0, sizeof *first);
    sat_mask_width(a, &width);
    sat_mask_height(a, &height);
    for (y = 0; y < height; y++) {
        for (x = 0; x < width; x++) {
            if (is_set(a, (int64_t)x, (int64_t)y) &&
                is_set(b, (int64_t)x - offset.x, (int64_t)y - offset.y)) {
                if (count++ == 0) {
                    first->pixel = pixel((int32_t)x, (int32_t)y);
                    first->found = 1;
                }
            }
        }
    }
    return count;
}

static void pygame(report *r, const char *reference) {
    rows rows = {r, "pygame_masks", 0, 0, 0};
    table t;
    table_open(&t, reference, rows.table, "mask,other,dx,dy,long_bits,overlap,area,common");
    for (; table_next(&t); rows.checked++) {
        const sat_pixel at = pixel((int32_t)table_number(&t, 2), (int32_t)table_number(&t, 3));
        const size_t area = (size_t)table_number(&t, 6);
        sat_mask *mask = mask_of(r, t.fields[0]), *other = mask_of(r, t.fields[1]),
                 *expected = mask_of(r, t.fields[7]), *both = NULL, *again = NULL;
        sat_found_pixel found, first, least;
        size_t got = area + 1, got_again = area + 1;
        char text[64] = "none";
        bool overlaps = area == 0;
        CHECK_STATUS(r, sat_compat_pygame_overlap(mask, other, at, SAT_COMPAT_PYGAME_LONG_64,
                                                  &found), SAT_OK);
        if (found.found) {
            snprintf(text, sizeof text, "%d %d", (int)found.pixel.x, (int)found.pixel.y);
        }
        CHECK_STATUS(r, sat_compat_pygame_overlap_area(mask, other, at, &got), SAT_OK);
        CHECK_STATUS(r, sat_compat_pygame_overlap_mask(mask, other, at, &both), SAT_OK);
        if (strcmp(text, t.fields[5]) != 0 || got != area || !same(both, expected)) {
            rows_disagree(&rows, t.row, "different overlap");
        }
        CHECK_STATUS(r, sat_mask_overlaps(mask, other, at, &overlaps), SAT_OK);
        CHECK_STATUS(r, sat_mask_overlap_area(mask, other, at, &got_again), SAT_OK);
        CHECK_STATUS(r, sat_mask_overlap_mask(mask, other, at, &again), SAT_OK);
        CHECK_STATUS(r, sat_mask_first_overlap(mask, other, at, &first), SAT_OK);
        if (common(mask, other, at, &least) != area || overlaps != (area > 0) ||
            got_again != area || !same(again, expected) ||
            memcmp(&first, &least, sizeof first) != 0) {
            rows_disagree(&rows, t.row, "not what the pixels say");
        }
        sat_mask_free(mask);
        sat_mask_free(other);
        sat_mask_free(expected);
        sat_mask_free(both);
        sat_mask_free(again);
    }
    rows_finish(&rows);
}

/* What the constructors make, and what can be read from it. */
static void pixels(report *r) {
    const uint8_t alpha[6] = {0, 255, 9, 0, 200, 128};
    uint64_t words[4] = {~(uint64_t)0, 0, 0, 5}, word = 0;
    sat_mask *mask = NULL, *copy = NULL;
    sat_pixel_box box;
    size_t count = 99;
    bool is_empty = true;
    CHECK_STATUS(r, sat_mask_new_alpha(alpha, 3, 2, 128, &mask), SAT_OK);
    CHECK_STATUS(r, sat_mask_count(mask, &count), SAT_OK);
    CHECK(r, count == 3 && is_set(mask, 1, 0) && is_set(mask, 1, 1) && is_set(mask, 2, 1));
    CHECK(r, !is_set(mask, 3, 0) && !is_set(mask, 0, 2));
    sat_mask_free(mask);
    CHECK_STATUS(r, sat_compat_pygame_from_surface(alpha, 3, 2, 128, &mask), SAT_OK);
    CHECK_STATUS(r, sat_mask_count(mask, &count), SAT_OK);
    CHECK(r, count == 2); /* greater than the threshold */
    sat_mask_free(mask);
    CHECK_STATUS(r, sat_mask_new_words(words, 67, 2, &mask), SAT_OK);
    CHECK_STATUS(r, sat_mask_word(mask, 60, 0, &word), SAT_OK);
    CHECK(r, word == 15);
    CHECK_STATUS(r, sat_mask_word(mask, 63, 1, &word), SAT_OK);
    CHECK(r, word == 10);
    CHECK_STATUS(r, sat_mask_word(mask, INT64_MIN, INT64_MAX, &word), SAT_OK);
    CHECK(r, word == 0);
    CHECK_STATUS(r, sat_mask_clone(mask, &copy), SAT_OK);
    CHECK_STATUS(r, sat_mask_set(mask, 66, 1, false), SAT_OK);
    CHECK_STATUS(r, sat_mask_set(mask, 67, 0, true), SAT_OK); /* outside */
    CHECK_STATUS(r, sat_mask_bounds(mask, &box), SAT_OK);
    CHECK(r, box.x == 0 && box.y == 0 && box.width == 65 && box.height == 2);
    CHECK(r, !same(mask, copy) && is_set(copy, 66, 1));
    sat_mask_free(copy);
    sat_mask_free(mask);
    CHECK_STATUS(r, sat_mask_new(0, 7, &mask), SAT_OK);
    CHECK_STATUS(r, sat_mask_is_empty(mask, &is_empty), SAT_OK);
    CHECK_STATUS(r, sat_mask_bounds(mask, &box), SAT_OK);
    CHECK(r, is_empty && box.width == 0 && box.height == 0);
    sat_mask_free(mask);
}

/* The area of a ring, positive if it is counter-clockwise with y up. */
static double signed_area(const sat_vec2 *ring, size_t count) {
    double doubled = 0;
    size_t i;
    for (i = 0; i < count; i++) {
        const sat_vec2 p = ring[i], q = ring[(i + 1) % count];
        doubled += p.x * q.y - p.y * q.x;
    }
    return doubled / 2;
}

/* Whether the sprite meets itself as the squares of its pixels do, upright and turned. */
static void squares(report *r, const sat_mask *mask) {
    const sat_transform at = {1, 0, 0, 1, 0, 0};
    const sat_vec2 pivot = {7.5, 6};
    sat_transform there[4] = {{1, 0, 0, 1, 3, 12}, {-1, 0, 0, 1, 15, 1}, {0, 1, 1, 0, 0, 12},
                              {0.75, 1, 1, -0.75, 19, 11.25}};
    sat_shape *sprite = NULL, *square = NULL;
    size_t width = 0, height = 0, i, p, q;
    sat_mask_width(mask, &width);
    sat_mask_height(mask, &height);
    CHECK_STATUS(r, sat_shape_new_mask(mask, pivot, &sprite), SAT_OK);
    CHECK_STATUS(r, sat_shape_new_rectangle_xywh(-pivot.x, -pivot.y, 1, 1, &square), SAT_OK);
    for (i = 0; i < 4; i++) {
        sat_relation whole = SAT_DISJOINT, most = SAT_DISJOINT, found = SAT_DISJOINT;
        for (p = 0; p < width * height; p++) {
            const double x = (double)(p % width), y = (double)(p / width);
            const sat_transform a = {1, 0, 0, 1, x, y};
            for (q = 0; is_set(mask, (int64_t)x, (int64_t)y) && q < width * height; q++) {
                const double u = (double)(q % width), v = (double)(q / width);
                sat_transform b = there[i];
                b.tx += b.a * u + b.c * v;
                b.ty += b.b * u + b.d * v;
                if (is_set(mask, (int64_t)u, (int64_t)v)) {
                    sat_collide(square, &a, square, &b, &found);
                    most = found > most ? found : most;
                }
            }
        }
        CHECK_STATUS(r, sat_collide(sprite, &at, sprite, &there[i], &whole), SAT_OK);
        CHECK(r, whole == most);
    }
    sat_shape_free(square);
    sat_shape_free(sprite);
}

static void silhouettes(report *r) {
    enum { MOST = 600 };
    static sat_vec2 points[MOST];
    static size_t ring_sizes[MOST];
    size_t part_sizes[64], count = 0, ring, start = 0, groups = 0, i;
    const sat_transform at = {1, 0, 0, 1, 8.5, 9.25};
    const sat_vec2 pivot = {3, 4};
    sat_mask *mask = mask_of(r, "................/.####.###.#.#.#./"
                                ".#..#.#.#.#.#.#./.####.###.##.##./"
                                "................/................/................/"
                                ".#.#.#.#.#.#.#.#/#.#.#.#.#.#.#.#./"
                                "................/................/................");
    sat_shape *disc = NULL, *whole = NULL, *shapes[64];
    sat_shape_type kind = SAT_SHAPE_NONE;
    sat_silhouette_buffers buffers;
    sat_silhouettes four, eight;
    double sum = 0, area = 0;
    buffers.points = points;
    buffers.point_capacity = MOST;
    buffers.ring_sizes = ring_sizes;
    buffers.ring_capacity = MOST;
    buffers.part_sizes = part_sizes;
    buffers.part_capacity = 64;
    CHECK_STATUS(r, sat_shape_new_circle(pivot, 2.5, &disc), SAT_OK);
    CHECK_STATUS(r, sat_mask_fill(mask, disc, &at, true), SAT_OK);
    CHECK(r, is_set(mask, 11, 11) && !is_set(mask, 11, 0));
    CHECK_STATUS(r, sat_mask_count(mask, &count), SAT_OK);
    CHECK_STATUS(r, sat_mask_silhouettes(mask, SAT_CONNECTIVITY_EIGHT, &buffers, &eight), SAT_OK);
    CHECK_STATUS(r, sat_mask_silhouettes(mask, SAT_CONNECTIVITY_FOUR, &buffers, &four), SAT_OK);
    CHECK(r, four.part_count > eight.part_count && four.ring_count > four.part_count);
    for (ring = 0; ring < four.ring_count; start += ring_sizes[ring++]) {
        sum += signed_area(points + start, ring_sizes[ring]);
    }
    CHECK(r, start == four.point_count && sum == (double)count);
    CHECK_STATUS(r, sat_multipolygon_validate(points, ring_sizes, part_sizes, four.part_count,
                                              NULL), SAT_OK);
    CHECK_STATUS(r, sat_shape_new_mask_groups(mask, pivot, shapes, 64, &groups), SAT_OK);
    CHECK(r, groups == four.part_count);
    sum = 0;
    for (i = 0; i < groups; i++) {
        CHECK_STATUS(r, sat_shape_area(shapes[i], &area), SAT_OK);
        sum += area;
        sat_shape_free(shapes[i]);
    }
    CHECK(r, sum == (double)count);
    CHECK_STATUS(r, sat_shape_new_mask(mask, pivot, &whole), SAT_OK);
    CHECK_STATUS(r, sat_shape_kind(whole, &kind), SAT_OK);
    CHECK_STATUS(r, sat_shape_area(whole, &area), SAT_OK);
    CHECK(r, kind == SAT_SHAPE_MULTI_POLYGON && area == (double)count);
    CHECK_STATUS(r, sat_shape_ring_count(whole, &groups), SAT_OK);
    CHECK(r, groups == four.ring_count);
    sat_shape_free(whole);
    /* too small by one, of everything; nothing is copied */
    points[0].x = -1;
    ring_sizes[0] = part_sizes[0] = 777;
    buffers.point_capacity = four.point_count - 1;
    CHECK_STATUS(r, sat_mask_silhouettes(mask, SAT_CONNECTIVITY_FOUR, &buffers, &eight),
                 SAT_ERR_CAPACITY);
    CHECK(r, memcmp(&four, &eight, sizeof four) == 0);
    buffers.point_capacity = MOST;
    buffers.ring_capacity = four.ring_count - 1;
    CHECK_STATUS(r, sat_mask_silhouettes(mask, SAT_CONNECTIVITY_FOUR, &buffers, &eight),
                 SAT_ERR_CAPACITY);
    buffers.ring_capacity = MOST;
    buffers.part_capacity = four.part_count - 1;
    CHECK_STATUS(r, sat_mask_silhouettes(mask, SAT_CONNECTIVITY_FOUR, &buffers, &eight),
                 SAT_ERR_CAPACITY);
    CHECK(r, points[0].x == -1 && ring_sizes[0] == 777 && part_sizes[0] == 777);
    CHECK_STATUS(r, sat_mask_silhouettes(mask, 2, &buffers, &eight), SAT_ERR_INVALID_ENUM);
    CHECK(r, eight.point_count == 0 && eight.ring_count == 0 && eight.part_count == 0);
    CHECK_MESSAGE(r, "connectivity is 2");
    memset(&buffers, 0, sizeof buffers);
    CHECK_STATUS(r, sat_mask_silhouettes(mask, SAT_CONNECTIVITY_FOUR, &buffers, &eight),
                 SAT_ERR_CAPACITY);
    CHECK(r, memcmp(&four, &eight, sizeof four) == 0);
    CHECK_STATUS(r, sat_shape_new_mask_groups(mask, pivot, NULL, 0, &groups), SAT_ERR_CAPACITY);
    CHECK(r, groups == four.part_count);
    squares(r, mask);
    sat_shape_free(disc);
    sat_mask_free(mask);
}

static void misuse(report *r) {
    const uint8_t alpha[1] = {255};
    const sat_transform at = {1, 0, 0, 1, 0, 0}, flat = {1, 0, 0, 0, 0, 0};
    const sat_vec2 pivot = {0, 0}, no_pivot = {0, NAN}, far_pivot = {3e15, 0};
    const sat_pixel offset = pixel(INT32_MIN, INT32_MAX);
    sat_mask *dot = NULL, *made = NULL;
    sat_shape *disc = NULL, *group = NULL;
    sat_found_pixel found = {{1, 1}, 1};
    sat_pixel_box box = {1, 1, 1, 1};
    sat_silhouettes sizes = {1, 1, 1};
    uint64_t word = 1;
    size_t count = 9;
    bool flag = true;
    CHECK_STATUS(r, sat_mask_new_alpha(alpha, 1, 1, 255, &dot), SAT_OK);
    CHECK_STATUS(r, sat_shape_new_circle(pivot, 1, &disc), SAT_OK);
    CHECK_STATUS(r, sat_mask_new(1, 1, NULL), SAT_ERR_NULL);
    CHECK_STATUS(r, sat_mask_new((size_t)1 << 14, (size_t)1 << 14, &made), SAT_ERR_COUNT);
    CHECK_MESSAGE(r, "16384 by 16384");
    CHECK_STATUS(r, sat_mask_new(SIZE_MAX, 0, &made), SAT_ERR_COUNT);
    CHECK_STATUS(r, sat_mask_new_alpha(alpha, SIZE_MAX, 2, 1, &made), SAT_ERR_COUNT);
    CHECK_STATUS(r, sat_mask_new_alpha(NULL, 1, 1, 1, &made), SAT_ERR_NULL);
    CHECK_MESSAGE(r, "alpha");
    CHECK_STATUS(r, sat_mask_new_words(NULL, 1, 1, &made), SAT_ERR_NULL);
    CHECK_STATUS(r, sat_mask_new_words(NULL, SIZE_MAX, SIZE_MAX, &made), SAT_ERR_COUNT);
    CHECK_STATUS(r, sat_compat_pygame_from_surface(NULL, 1, 1, 1, &made), SAT_ERR_NULL);
    CHECK_STATUS(r, sat_mask_clone(NULL, &made), SAT_ERR_NULL);
    CHECK_STATUS(r, sat_mask_overlap_mask(dot, NULL, offset, &made), SAT_ERR_NULL);
    CHECK_MESSAGE(r, "other");
    CHECK_STATUS(r, sat_compat_pygame_overlap_mask(NULL, dot, offset, &made), SAT_ERR_NULL);
    CHECK(r, made == NULL);
    sat_mask_free(NULL);
    CHECK_STATUS(r, sat_mask_width(NULL, &count), SAT_ERR_NULL);
    CHECK(r, count == 0);
    count = 9;
    CHECK_STATUS(r, sat_mask_height(NULL, &count), SAT_ERR_NULL);
    CHECK(r, count == 0);
    CHECK_STATUS(r, sat_mask_height(dot, NULL), SAT_ERR_NULL);
    CHECK_STATUS(r, sat_mask_get(NULL, 0, 0, &flag), SAT_ERR_NULL);
    CHECK(r, !flag);
    CHECK_STATUS(r, sat_mask_set(NULL, 0, 0, true), SAT_ERR_NULL);
    CHECK_STATUS(r, sat_mask_count(NULL, &count), SAT_ERR_NULL);
    CHECK_STATUS(r, sat_mask_is_empty(NULL, &flag), SAT_ERR_NULL);
    CHECK(r, flag);
    CHECK_STATUS(r, sat_mask_bounds(NULL, &box), SAT_ERR_NULL);
    CHECK(r, box.x == 0 && box.y == 0 && box.width == 0 && box.height == 0);
    CHECK_STATUS(r, sat_mask_word(NULL, 0, 0, &word), SAT_ERR_NULL);
    CHECK(r, word == 0);
    CHECK_STATUS(r, sat_mask_fill(NULL, disc, &at, true), SAT_ERR_NULL);
    CHECK_STATUS(r, sat_mask_fill(dot, NULL, &at, true), SAT_ERR_NULL);
    CHECK_STATUS(r, sat_mask_fill(dot, disc, NULL, false), SAT_ERR_NULL);
    CHECK_STATUS(r, sat_mask_fill(dot, disc, &flat, false), SAT_ERR_SINGULAR);
    CHECK(r, is_set(dot, 0, 0));
    CHECK_STATUS(r, sat_mask_overlaps(dot, NULL, offset, &flag), SAT_ERR_NULL);
    CHECK(r, !flag);
    CHECK_STATUS(r, sat_mask_overlaps(dot, dot, offset, &flag), SAT_OK);
    CHECK(r, !flag);
    CHECK_STATUS(r, sat_mask_overlap_area(NULL, dot, offset, &count), SAT_ERR_NULL);
    CHECK_STATUS(r, sat_compat_pygame_overlap_area(dot, NULL, offset, &count), SAT_ERR_NULL);
    CHECK(r, count == 0);
    CHECK_STATUS(r, sat_mask_first_overlap(NULL, dot, offset, &found), SAT_ERR_NULL);
    CHECK(r, found.found == 0 && found.pixel.x == 0);
    found.found = 1;
    CHECK_STATUS(r, sat_compat_pygame_overlap(dot, dot, offset, 2, &found), SAT_ERR_INVALID_ENUM);
    CHECK(r, found.found == 0);
    CHECK_MESSAGE(r, "long_bits is 2");
    CHECK_STATUS(r, sat_mask_silhouettes(dot, SAT_CONNECTIVITY_FOUR, NULL, &sizes), SAT_ERR_NULL);
    CHECK(r, sizes.point_count == 0 && sizes.part_count == 0);
    CHECK_STATUS(r, sat_shape_new_mask(NULL, pivot, &group), SAT_ERR_NULL);
    CHECK_STATUS(r, sat_shape_new_mask(dot, no_pivot, &group), SAT_ERR_NOT_FINITE);
    CHECK_STATUS(r, sat_shape_new_mask(dot, far_pivot, &group), SAT_ERR_OUT_OF_RANGE);
    CHECK_MESSAGE(r, "x of the pivot");
    CHECK_STATUS(r, sat_shape_new_mask(dot, pivot, NULL), SAT_ERR_NULL);
    CHECK_STATUS(r, sat_mask_set(dot, 0, 0, false), SAT_OK);
    CHECK_STATUS(r, sat_shape_new_mask(dot, pivot, &group), SAT_ERR_ZERO_AREA);
    CHECK_MESSAGE(r, "no pixel");
    CHECK_STATUS(r, sat_shape_new_mask_groups(NULL, pivot, &group, 1, &count), SAT_ERR_NULL);
    CHECK_STATUS(r, sat_shape_new_mask_groups(dot, no_pivot, &group, 1, &count),
                 SAT_ERR_NOT_FINITE);
    CHECK_STATUS(r, sat_mask_set(dot, 0, 0, true), SAT_OK);
    CHECK_STATUS(r, sat_shape_new_mask_groups(dot, pivot, NULL, 1, &count), SAT_ERR_NULL);
    CHECK(r, group == NULL && count == 0);
    sat_shape_free(disc);
    sat_mask_free(dot);
}

void run_masks(report *r, const char *reference) {
    pygame(r, reference);
    pixels(r);
    silhouettes(r);
    misuse(r);
}
