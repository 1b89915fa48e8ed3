/* The contents of the arena: shapes, walls, sensors, and the starting positions. */
#include "arena.h"

#include <stdlib.h>
#include <string.h>

/* Shapes are shared. The world keeps its own references, so the handles are freed here once the
 * bodies are inserted. */
typedef struct shapes {
    sat_shape *frame, *bunker, *tile, *slab, *pillar; /* walls */
    sat_shape *pad, *shooter, *slime;
} shapes;

/* The outer wall: a block with the room cut out as a hole. A concave polygon is a shape like any
 * other. */
static const sat_vec2 frame_points[] = {
    {0, 0},
    {64, 0},
    {64, 40},
    {0, 40}, /* the outside */
    /* the room, with a buttress */
    {2, 2},
    {26, 2},
    {26, 8},
    {29, 11},
    {32, 8},
    {32, 2},
    {62, 2},
    {62, 29},
    {53, 38},
    {20, 38},
    {17, 35},
    {14, 38},
    {2, 38},
};
static const size_t frame_rings[] = {4, 13};

/* A bunker that opens to the right. */
static const sat_vec2 bunker_points[] = {{10, 12},     {22, 12},     {22, 16},     {20.5, 16},
                                         {20.5, 13.5}, {11.5, 13.5}, {11.5, 24.5}, {22, 24.5},
                                         {22, 26},     {10, 26}};
static const size_t bunker_ring = 10;

/* A shooter that faces right, with the gun on its lower side: the outline is not symmetric, so
 * mirroring changes it. */
static const sat_vec2 shooter_points[] = {{-0.9, -0.6}, {-0.4, -0.9}, {0.5, -0.7}, {0.8, -0.1},
                                          {0.6, 0.2},   {1.5, 0.3},   {1.5, 0.6},  {0.4, 0.65},
                                          {-0.5, 0.9},  {-0.9, 0.5}};
static const size_t shooter_ring = 10;

static void make_shapes(shapes *s) {
    const sat_vec2 center = {0, 0}, left = {-0.35, 0}, right = {0.35, 0};
    must(sat_shape_new_polygon(frame_points, frame_rings, 2, &s->frame), "the frame");
    must(sat_shape_new_polygon(bunker_points, &bunker_ring, 1, &s->bunker), "the bunker");
    must(sat_shape_new_polygon(shooter_points, &shooter_ring, 1, &s->shooter), "a shooter");
    must(sat_shape_new_rectangle(2, 2, &s->tile), "a tile");
    must(sat_shape_new_rectangle(9, 0.25, &s->slab), "the slab");
    must(sat_shape_new_circle(center, 2.2, &s->pillar), "the pillar");
    must(sat_shape_new_rectangle(5, 3, &s->pad), "a pad");
    must(sat_shape_new_capsule(left, right, 0.6, &s->slime), "a slime");
}

static void free_shapes(shapes *s) {
    sat_shape_free(s->frame);
    sat_shape_free(s->bunker);
    sat_shape_free(s->tile);
    sat_shape_free(s->slab);
    sat_shape_free(s->pillar);
    sat_shape_free(s->pad);
    sat_shape_free(s->shooter);
    sat_shape_free(s->slime);
}

static sat_body_id put(arena *game, const sat_shape *shape, sat_body_kind kind, uint32_t category,
                       uint32_t mask, double x, double y, double degrees, double facing) {
    const sat_vec2 at = {x, y};
    sat_body body = sat_body_default();
    sat_body_id id;
    body.shape = shape;
    body.kind = kind;
    body.filter.category = category;
    body.filter.mask = mask;
    /* Shooters push slimes away and are not pushed themselves, so nothing but their own moves can
     * bring them into a wall. */
    body.immovable = category != IS_SLIME;
    must(sat_transform_placement_degrees(at, degrees, facing, 1, &body.transform), "a placement");
    must(sat_world_insert(game->world, &body, &id), "a body");
    return id;
}

static void put_walls(arena *game, const shapes *s) {
    int i;
    put(game, s->frame, SAT_BODY_STATIC, IS_WALL, ~0u, 0, 0, 0, 1);
    put(game, s->bunker, SAT_BODY_STATIC, IS_WALL, ~0u, 0, 0, 0, 1);
    put(game, s->bunker, SAT_BODY_STATIC, IS_WALL, ~0u, 70, 4, 0, -1); /* the same one, mirrored */
    put(game, s->pillar, SAT_BODY_STATIC, IS_WALL, ~0u, 31, 30, 0, 1);
    put(game, s->slab, SAT_BODY_STATIC, IS_WALL, ~0u, 38, 12, 35, 1);
    for (i = 0; i < 5; i++) { /* tiles side by side act as one smooth wall */
        put(game, s->tile, SAT_BODY_STATIC, IS_WALL, ~0u, 27 + 2 * i, 20, 0, 1);
    }
    game->pads[0] = put(game, s->pad, SAT_BODY_SENSOR, IS_PAD, IS_AGENT, 16, 19, 0, 1);
    game->pads[1] = put(game, s->pad, SAT_BODY_SENSOR, IS_PAD, IS_AGENT, 44, 33, -20, 1);
}

static void put_agents(arena *game, const shapes *s) {
    static const struct {
        const char *name;
        double x, y;
    } start[AGENTS] = {{"Ann", 6, 6},    {"Bob", 6, 20},   {"Cleo", 8, 33},
                       {"Xaver", 58, 8}, {"Yara", 54, 22}, {"Zoe", 48, 35}};
    int i;
    for (i = 0; i < AGENTS; i++) {
        agent *who = &game->agents[i];
        who->name = start[i].name;
        who->team = i / (AGENTS / TEAMS);
        who->hearts = FULL_HEARTS;
        who->facing = who->team == 0 ? 1 : -1;
        who->reload = 5 + 3 * i;
        who->body =
            put(game, s->shooter, SAT_BODY_MOVING, IS_AGENT, IS_WALL | IS_AGENT | IS_SLIME | IS_PAD,
                start[i].x, start[i].y, 0, who->facing);
    }
    for (i = 0; i < SLIMES; i++) {
        slime *one = &game->slimes[i];
        sprintf(one->name, "slime%d", i);
        one->body = put(game, s->slime, SAT_BODY_MOVING, IS_SLIME, IS_WALL | IS_AGENT | IS_SLIME,
                        25 + 3 * (i % 3), 14 - 2 * (i / 3), 40.0 * i, 1);
    }
}

void arena_open(arena *game, FILE *log, bool threads) {
    const sat_vec2 center = {0, 0};
    shapes s;
    memset(game, 0, sizeof *game);
    game->log = log;
    game->random = 20261121;
    must(sat_world_new(&game->world), "the world");
    if (threads) {
        must(sat_world_set_parallel(game->world, true), "threads");
    }
    make_shapes(&s);
    must(sat_shape_new_circle(center, BULLET_RADIUS, &game->ball), "a bullet");
    put_walls(game, &s);
    put_agents(game, &s);
    free_shapes(&s);
}

void arena_close(arena *game) {
    sat_world_free(game->world);
    sat_shape_free(game->ball);
    game->world = NULL;
}

const char *arena_name_of(const arena *game, sat_body_id body) {
    int i;
    for (i = 0; i < AGENTS; i++) {
        if (sat_body_id_equal(game->agents[i].body, body)) {
            return game->agents[i].name;
        }
    }
    for (i = 0; i < SLIMES; i++) {
        if (sat_body_id_equal(game->slimes[i].body, body)) {
            return game->slimes[i].name;
        }
    }
    return "a wall";
}

void must(sat_status status, const char *what) {
    if (status != SAT_OK) {
        fprintf(stderr, "arena: %s: %s (%s)\n", what, sat_status_message(status), sat_last_error());
        exit(1);
    }
}

/* Xorshift: George Marsaglia, "Xorshift RNGs", Journal of Statistical Software 8, 2003. */
uint32_t dice(arena *game, uint32_t below) {
    game->random ^= game->random << 13;
    game->random ^= game->random >> 17;
    game->random ^= game->random << 5;
    return game->random % below;
}
