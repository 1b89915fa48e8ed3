/* The level and the world. */
#include "duel.h"

#include <stdlib.h>
#include <string.h>

/* The ground with cliffs on both sides: one concave polygon, which the library decomposes. */
static const sat_vec2 ground_points[] = {
    {-60, 620}, {-60, -200}, {30, -200},  {46, 116},    {34, 206},   {72, 292},  {62, 356},
    {104, 428}, {150, 458},  {318, 466},  {352, 444},   {560, 444},  {596, 470}, {742, 474},
    {806, 452}, {842, 416},  {886, 408},  {876, 356},   {850, 318},  {858, 292}, {904, 272},
    {918, 176}, {900, 96},   {926, -200}, {1020, -200}, {1020, 620},
};
static const size_t ground_ring = 26;

/* A floating rock with a hole: an outer ring and an inner one. */
static const sat_vec2 rock_points[] = {
    {158, 352}, {196, 344}, {292, 346}, {330, 356}, {318, 376}, {286, 388}, {268, 412}, {240, 406},
    {222, 422}, {196, 394}, {170, 378}, {222, 362}, {262, 360}, {270, 374}, {250, 386}, {226, 382},
};
static const size_t rock_rings[] = {11, 5};

sat_body_id scene_put(duel *game, const sat_shape *shape, sat_body_kind kind, uint32_t category,
                      uint32_t mask, uint64_t user) {
    sat_body body = sat_body_default();
    sat_body_id id;
    body.shape = shape;
    body.kind = kind;
    body.filter.category = category;
    body.filter.mask = mask;
    body.user = user;
    must(sat_world_insert(game->world, &body, &id), "a body");
    return id;
}

void scene_open(duel *game, FILE *log) {
    sat_shape *ground, *rock;
    memset(game, 0, sizeof *game);
    game->log = log;
    game->round = 1;
    game->spark.age = game->dust[0].age = game->dust[1].age = LONG_AGO;
    must(sat_world_new(&game->world), "the world");
    must(sat_shape_new_polygon(ground_points, &ground_ring, 1, &ground), "the ground");
    must(sat_shape_new_polygon(rock_points, rock_rings, 2, &rock), "the rock");
    game->level[0] = scene_put(game, ground, SAT_BODY_STATIC, IS_LEVEL, IS_FEET | IS_SOLE, 0);
    game->level[1] = scene_put(game, rock, SAT_BODY_STATIC, IS_LEVEL, IS_FEET | IS_SOLE, 0);
    sat_shape_free(ground); /* the world keeps its own references */
    sat_shape_free(rock);
    fighter_open(game, 0);
    fighter_open(game, 1);
}

void scene_close(duel *game) {
    sat_world_free(game->world);
    game->world = NULL;
}

const char *scene_name_of(const duel *game, sat_body_id body) {
    static const char *const names[2][PARTS] = {
        {"blue's head", "blue's torso", "blue's legs", "blue's arm", "blue's sword", "blue's soles",
         "blue's feet"},
        {"red's head", "red's torso", "red's legs", "red's arm", "red's axe", "red's soles",
         "red's feet"},
    };
    int side, part;
    for (side = 0; side < 2; side++) {
        for (part = 0; part < PARTS; part++) {
            if (sat_body_id_equal(game->fighters[side].parts[part], body)) {
                return names[side][part];
            }
        }
    }
    return sat_body_id_equal(body, game->level[0]) ? "the ground" : "the rock";
}

void must(sat_status status, const char *what) {
    if (status != SAT_OK) {
        fprintf(stderr, "duel: %s: %s (%s)\n", what, sat_status_message(status), sat_last_error());
        exit(1);
    }
}
