/* A walk through a level of tiles whose edges do not coincide: the level is turned, nested in a
 * room, and the matrix of each tile is kept in floats, as by an engine's scene graph. A box walks
 * from the left to the right, first with a skin, then without one. See `usage`. */
#include "sat2d.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char usage[] = "usage: walk [--picture FILE.svg]\n"
                            "Walks twice, and writes how far it comes.\n";

enum { COLUMNS = 40, ROWS = 9, TILE = 16, FRAMES = 360, MAX_HITS = 32 };

/* `#` is solid, `/` and `\` are slopes, `=` is entered from below. */
static const char level[ROWS][COLUMNS + 1] = {
    "#......................................#",
    "#......................................#",
    "#......................................#",
    "#......................................#",
    "#................=========.............#",
    "#......................##..............#",
    "#......./#####\\........##..............#",
    "########################################",
    "########################################",
};

/* Lengths are those of the level; the room scales them. */
static const double SCALE = 0.37;
static const double WIDTH = 10, HEIGHT = 14; /* of the walker */
static const double SPEED = 2, GRAVITY = 0.5, JUMP = 8; /* a frame; it jumps four tiles high */
static const double SKIN = TILE / 1000.0;
static const double START = 2, JUMPS_AT = 17.5, END = COLUMNS - 1; /* columns */

/* What an engine keeps of the placement of a sprite. Here the edges of neighbours come apart. */
typedef struct {
    float a, b, c, d, tx, ty;
} matrix;

typedef struct {
    sat_world *world;
    sat_shape *solid, *up, *down, *thin, *walker;
    sat_transform placement, inverse; /* of the level */
    matrix tiles[ROWS][COLUMNS];
} room;

/* Where the walker is after each frame. */
typedef struct {
    sat_transform places[FRAMES];
} walk;

typedef enum { AIR, FLOOR, SLOPE, PLATFORM } ground_kind;
static const char *const kind_names[] = {"in the air", "on a floor", "on a slope",
                                         "on the platform"};

static void must(sat_status status, const char *what) {
    if (status != SAT_OK) {
        fprintf(stderr, "walk: %s: %s\n", what, sat_last_error());
        exit(1);
    }
}

static void make_shapes(room *r) {
    static const size_t three = 3;
    const double half = TILE / 2;
    const sat_vec2 up[3] = {{half, -half}, {half, half}, {-half, half}};
    const sat_vec2 down[3] = {{-half, -half}, {half, half}, {-half, half}};
    must(sat_shape_new_rectangle(TILE, TILE, &r->solid), "a tile");
    must(sat_shape_new_polygon(up, &three, 1, &r->up), "a slope");
    must(sat_shape_new_polygon(down, &three, 1, &r->down), "a slope");
    must(sat_shape_new_rectangle_xywh(-half, -half, TILE, TILE / 4.0, &r->thin), "a platform");
    must(sat_shape_new_rectangle(WIDTH, HEIGHT, &r->walker), "the walker");
}

static const sat_shape *shape_of(const room *r, char tile) {
    switch (tile) {
    case '#': return r->solid;
    case '/': return r->up;
    case '\\': return r->down;
    case '=': return r->thin;
    default: return NULL;
    }
}

static void place_tile(room *r, int row, int column) {
    const sat_vec2 middle = {(column + 0.5) * TILE, (row + 0.5) * TILE};
    matrix *tile = &r->tiles[row][column];
    sat_transform nested[2], at;
    nested[0] = r->placement;
    nested[1] = sat_transform_translation(middle);
    must(sat_transform_nested(nested, 2, &at), "the placement of a tile");
    tile->a = (float)at.a;
    tile->b = (float)at.b;
    tile->c = (float)at.c;
    tile->d = (float)at.d;
    tile->tx = (float)at.tx;
    tile->ty = (float)at.ty;
}

static sat_transform transform_of(const room *r, int row, int column) {
    const matrix *tile = &r->tiles[row][column];
    const sat_transform at = {tile->a, tile->b, tile->c, tile->d, tile->tx, tile->ty};
    return at;
}

static void insert_tile(room *r, int row, int column) {
    const sat_vec2 upwards = {0, -1};
    sat_body body = sat_body_default();
    sat_body_id id;
    body.shape = shape_of(r, level[row][column]);
    if (!body.shape) {
        return;
    }
    body.kind = SAT_BODY_STATIC;
    body.user = (uint64_t)(row * COLUMNS + column);
    body.transform = transform_of(r, row, column);
    must(sat_world_insert(r->world, &body, &id), "a tile");
    if (body.shape == r->thin) {
        must(sat_world_set_one_way(r->world, id, upwards), "a platform");
    }
}

static void for_tiles(room *r, void (*act)(room *r, int row, int column)) {
    int row, column;
    for (row = 0; row < ROWS; row++) {
        for (column = 0; column < COLUMNS; column++) {
            act(r, row, column);
        }
    }
}

static void room_open(room *r) {
    const sat_vec2 corner = {24.3, 7.9}, scroll = {-3.7, 2.1};
    sat_transform levels[2];
    memset(r, 0, sizeof *r);
    make_shapes(r);
    must(sat_world_new(&r->world), "the world");
    must(sat_transform_placement_degrees(corner, 7, SCALE, SCALE, &levels[0]), "the room");
    levels[1] = sat_transform_translation(scroll);
    must(sat_transform_nested(levels, 2, &r->placement), "the level in the room");
    must(sat_transform_inverse(&r->placement, &r->inverse), "the way back");
    for_tiles(r, place_tile);
    for_tiles(r, insert_tile);
}

static void room_close(room *r) {
    sat_world_free(r->world);
    sat_shape_free(r->solid);
    sat_shape_free(r->up);
    sat_shape_free(r->down);
    sat_shape_free(r->thin);
    sat_shape_free(r->walker);
}

/* A direction of the level in the world. */
static sat_vec2 turned(const sat_transform *by, double x, double y) {
    sat_vec2 result;
    result.x = by->a * x + by->c * y;
    result.y = by->b * x + by->d * y;
    return result;
}

static double column_of(const room *r, const sat_transform *at) {
    sat_vec2 point = {at->tx, at->ty};
    must(sat_transform_apply(&r->inverse, point, &point), "the place in the level");
    return point.x / TILE;
}

static ground_kind kind_of(const room *r, const sat_ground *ground) {
    sat_body body;
    if (sat_body_id_is_none(ground->body)) {
        return AIR;
    }
    must(sat_world_get(r->world, ground->body, &body), "the ground");
    switch (level[body.user / COLUMNS][body.user % COLUMNS]) {
    case '#': return FLOOR;
    case '=': return PLATFORM;
    default: return SLOPE;
    }
}

/* By how much the top of a tile begins above the end of the one before it, in tiles. */
static double sill(const room *r, int row, int column) {
    const sat_transform before = transform_of(r, row, column - 1);
    const sat_transform tile = transform_of(r, row, column);
    const sat_vec2 right = {TILE / 2.0, -TILE / 2.0}, left = {-TILE / 2.0, -TILE / 2.0};
    const sat_vec2 up = turned(&tile, 0, -1);
    sat_vec2 end, begin;
    must(sat_transform_apply(&before, right, &end), "a corner");
    must(sat_transform_apply(&tile, left, &begin), "a corner");
    return ((begin.x - end.x) * up.x + (begin.y - end.y) * up.y) /
           (up.x * up.x + up.y * up.y) / TILE;
}

/* The largest of the sills of the floors. */
static double largest_sill(const room *r) {
    double largest = 0;
    int row, column;
    for (row = 0; row < ROWS; row++) {
        for (column = 1; column < COLUMNS; column++) {
            if (level[row][column - 1] == '#' && level[row][column] == '#') {
                largest = fmax(largest, fabs(sill(r, row, column)));
            }
        }
    }
    return largest;
}

/* Names the tile whose left side is among what stopped the last move. */
static void tell_obstacle(const room *r, const sat_slide_hit *hits, size_t count) {
    const sat_vec2 ahead = turned(&r->placement, 1, 0);
    size_t i;
    for (i = 0; i < count; i++) {
        sat_body body;
        int row, column;
        if (hits[i].normal.x * ahead.x + hits[i].normal.y * ahead.y > -0.5 * SCALE) {
            continue;
        }
        must(sat_world_get(r->world, hits[i].body, &body), "an obstacle");
        row = (int)(body.user / COLUMNS);
        column = (int)(body.user % COLUMNS);
        if (column == END) {
            printf("  stopped by the wall at the end\n");
        } else {
            printf("  stopped by the tile in row %d, column %d, which sticks out by %.2f "
                   "millionths of a tile\n",
                   row, column, 1e6 * sill(r, row, column));
        }
    }
}

static sat_body_id put_walker(room *r) {
    const sat_vec2 start = {START * TILE, 6 * TILE};
    sat_transform nested[2];
    sat_body body = sat_body_default();
    sat_body_id walker;
    nested[0] = r->placement;
    nested[1] = sat_transform_translation(start);
    body.shape = r->walker;
    must(sat_transform_nested(nested, 2, &body.transform), "the start");
    must(sat_world_insert(r->world, &body, &walker), "the walker");
    return walker;
}

/* Walks to the right, jumps once, and tells what the walker stands on. */
static void walk_along(room *r, double skin, walk *way) {
    const sat_body_id walker = put_walker(r);
    sat_character_options options = {0};
    sat_character_result walked;
    sat_slide_hit hits[MAX_HITS];
    ground_kind kind = AIR;
    double fall = GRAVITY;
    bool has_jumped = false;
    int frame;
    options.up = turned(&r->placement, 0, -1);
    options.max_slope = 0.9;
    options.skin = skin * SCALE;
    for (frame = 0; frame < FRAMES; frame++) {
        const ground_kind last = kind;
        sat_vec2 delta;
        if (!has_jumped && kind != AIR && column_of(r, &way->places[frame - 1]) >= JUMPS_AT) {
            has_jumped = true;
            fall = -JUMP;
        }
        delta = turned(&r->placement, SPEED, fall);
        must(sat_world_move_character(r->world, walker, delta, &options, hits, MAX_HITS, &walked),
             "a move");
        must(sat_world_transform(r->world, walker, &way->places[frame]), "the walker");
        options.ground = walked.ground;
        kind = kind_of(r, &walked.ground);
        fall = kind == AIR ? fall + GRAVITY : GRAVITY;
        if (kind != last) {
            printf("  frame %3d, column %5.2f: %s\n", frame, column_of(r, &way->places[frame]),
                   kind_names[kind]);
        }
    }
    printf("  came to column %.2f of %.2f\n", column_of(r, &way->places[FRAMES - 1]),
           END - WIDTH / 2 / TILE);
    tell_obstacle(r, hits, walked.hit_count);
    must(sat_world_remove(r->world, walker), "the walker");
}

static void draw(FILE *file, const sat_shape *shape, const sat_transform *at, const char *style) {
    sat_vec2 corners[4];
    size_t count, i;
    must(sat_shape_vertices(shape, corners, 4, &count), "the corners of a shape");
    fprintf(file, "<path %s transform='matrix(%.4f %.4f %.4f %.4f %.3f %.3f)' d='", style, at->a,
            at->b, at->c, at->d, at->tx, at->ty);
    for (i = 0; i < count; i++) {
        fprintf(file, "%c%g %g", i == 0 ? 'M' : 'L', corners[i].x, corners[i].y);
    }
    fprintf(file, "z'/>\n");
}

/* The level with both walks: that with the skin in blue, the other one in red. */
static bool draw_walks(const room *r, const walk *with, const walk *without, const char *path) {
    FILE *file = fopen(path, "w");
    bool written;
    int row, column, frame;
    if (!file) {
        return false;
    }
    fprintf(file, "<svg xmlns='http://www.w3.org/2000/svg' viewBox='12 4 248 92' width='992' "
                  "height='368'>\n<rect x='12' y='4' width='248' height='92' fill='#161c2b'/>\n");
    for (row = 0; row < ROWS; row++) {
        for (column = 0; column < COLUMNS; column++) {
            const sat_shape *shape = shape_of(r, level[row][column]);
            const sat_transform at = transform_of(r, row, column);
            if (shape) {
                draw(file, shape, &at,
                     shape == r->thin ? "fill='#c8a15a'" : "fill='#7d8f5b' stroke='#5f6e44'");
            }
        }
    }
    for (frame = 0; frame < FRAMES; frame += 8) {
        draw(file, r->walker, &with->places[frame], "fill='#3aa0ff' opacity='0.45'");
    }
    draw(file, r->walker, &with->places[FRAMES - 1], "fill='#3aa0ff'");
    draw(file, r->walker, &without->places[FRAMES - 1], "fill='#ff4d6d'");
    fprintf(file, "</svg>\n");
    written = ferror(file) == 0;
    return fclose(file) == 0 && written;
}

int main(int argc, char **argv) {
    const bool is_pictured = argc == 3 && strcmp(argv[1], "--picture") == 0;
    walk with, without;
    bool is_fine = true;
    room r;
    if (argc != 1 && !is_pictured) {
        fputs(usage, stderr);
        return 2;
    }
    room_open(&r);
    printf("tiles stick out by up to %.2f millionths of a tile\n", 1e6 * largest_sill(&r));
    printf("with a skin of a thousandth of a tile:\n");
    walk_along(&r, SKIN, &with);
    printf("without a skin:\n");
    walk_along(&r, 0, &without);
    if (is_pictured && !draw_walks(&r, &with, &without, argv[2])) {
        perror(argv[2]);
        is_fine = false;
    }
    room_close(&r);
    return is_fine ? 0 : 1;
}
