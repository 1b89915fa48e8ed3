/* Callbacks of random calls. They try to change the world that calls them, which must be rejected,
 * and read it, which must work. */
#include "random_arguments.h"

#include <math.h>
#include <string.h>

/* A callback that tries to change its world by a random call, and reads it. */
bool random_on(sat_body_id body, void *user) {
    game *g = user;
    const sat_transform at = {1, 0, 0, 1, 0, 0};
    const sat_filter filter = {1, 1};
    const sat_body_kind kind = SAT_BODY_STATIC;
    const sat_vec2 delta = {1, 0};
    sat_body other = sat_body_default();
    sat_body_id id = body;
    sat_slide_result slid;
    sat_character_result walked;
    sat_separate_result parted;
    sat_status status = SAT_OK;
    size_t count = 0;
    bool there_is = false;
    other.shape = g->shapes[0];
    switch (random_below(g, 15)) {
    case 0: status = sat_world_insert(g->world, &other, &id); break;
    case 1: status = sat_world_insert_many(g->world, &other, 1, &id); break;
    case 2: status = sat_world_set_transform(g->world, body, &at); break;
    case 3: status = sat_world_set_transforms(g->world, &body, &at, 1); break;
    case 4: status = sat_world_set_shape(g->world, body, g->shapes[0]); break;
    case 5:
        status = random_below(g, 2) == 0 ? sat_world_set_kind(g->world, body, kind)
                                         : sat_world_set_kinds(g->world, &body, &kind, 1);
        break;
    case 6: status = sat_world_set_filter(g->world, body, filter); break;
    case 7: status = sat_world_set_user(g->world, body, 1); break;
    case 8: status = sat_world_set_inverse_mass(g->world, body, 1); break;
    case 9: status = sat_world_step(g->world); break;
    case 10: status = sat_world_separate(g->world, 1, &parted); break;
    case 11: status = sat_world_move_and_slide(g->world, body, delta, NULL, 0, &slid); break;
    case 12:
        status = sat_world_move_character(g->world, body, delta, NULL, NULL, 0, &walked);
        break;
    case 13:
        sat_world_free(g->world); /* frees nothing */
        status = strstr(sat_last_error(), "callback") ? SAT_ERR_BUSY : SAT_OK;
        break;
    default: status = sat_world_set_parallel(g->world, true); break;
    }
    WRONG(g, status != SAT_ERR_BUSY);
    WRONG(g, sat_world_remove(g->world, body) != SAT_ERR_BUSY);
    WRONG(g, sat_world_contains(g->world, body, &there_is) != SAT_OK || !there_is);
    WRONG(g, sat_world_get(g->world, body, &other) != SAT_OK || other.shape == NULL);
    /* a query within a query is fine */
    WRONG(g, sat_world_query_point(g->world, delta, NULL, NULL, 0, &count) > SAT_ERR_CAPACITY);
    return random_below(g, 4) != 0;
}

bool random_on_hit(const sat_body_ray_hit *hit, void *user) { return random_on(hit->body, user); }

/* A predicate that reads the world that it is shown, and tries to use the one that asks. */
static bool meets(const sat_world *world, sat_body_id a, sat_body_id b, void *user) {
    game *g = user;
    sat_relation relation = SAT_DISJOINT;
    uint64_t data;
    size_t count = 0;
    WRONG(g, sat_world_relation(world, a, b, &relation) != SAT_OK);
    WRONG(g, sat_world_body_count(world, &count) != SAT_OK || count != g->count);
    WRONG(g, sat_world_user(g->world, a, &data) != SAT_ERR_BUSY);
    WRONG(g, sat_world_remove(g->world, b) != SAT_ERR_BUSY);
    WRONG(g, a.bits >= b.bits);
    return random_below(g, 3) != 0;
}

void random_predicate(game *g) {
    const bool some = random_below(g, 4) != 0;
    random_judge(g, sat_world_set_pair_predicate(g->world, some ? meets : NULL, g));
}

static void refused(game *g) {
    size_t count;
    if (random_below(g, 16) == 0 && g->count > 0) {
        WRONG(g, sat_world_remove(g->world, g->alive[0]) != SAT_ERR_BUSY);
        WRONG(g, sat_world_body_count(g->world, &count) != SAT_OK || count != g->count);
    }
}

static void on_line(sat_vec2 from, sat_vec2 to, sat_paint paint, void *user) {
    game *g = user;
    WRONG(g, isnan(from.x + to.x) || paint < 0);
    refused(g);
}

static void on_polygon(const sat_vec2 *corners, size_t count, sat_paint paint, void *user) {
    game *g = user;
    size_t i;
    double sum = 0;
    for (i = 0; i < count; i++) {
        sum += corners[i].x;
    }
    WRONG(g, count < 2 || isnan(sum) || paint < 0);
    refused(g);
}

static void on_circle(sat_vec2 center, double radius, sat_paint paint, void *user) {
    game *g = user;
    WRONG(g, isnan(center.x) || !(radius >= 0) || paint < 0);
    refused(g);
}

static void on_ellipse(sat_vec2 center, sat_vec2 u, sat_vec2 w, sat_paint paint, void *user) {
    game *g = user;
    WRONG(g, isnan(center.x) || isnan(u.x) || isnan(w.x) || paint < 0);
    refused(g);
}

static void on_text(sat_vec2 at, const char *text, sat_paint paint, void *user) {
    game *g = user;
    WRONG(g, isnan(at.x) || strlen(text) == 0 || paint < 0);
    refused(g);
}

/* Some or all of the callbacks. */
static sat_draw_callbacks some_callbacks(game *g) {
    sat_draw_callbacks callbacks = {0};
    if (random_below(g, 4)) {
        callbacks.line = on_line;
    }
    if (random_below(g, 4)) {
        callbacks.polygon = on_polygon;
    }
    if (random_below(g, 4)) {
        callbacks.circle = on_circle;
    }
    if (random_below(g, 4)) {
        callbacks.text = on_text;
    }
    if (random_below(g, 4)) {
        callbacks.ellipse = on_ellipse;
    }
    return callbacks;
}

void random_draw(game *g) {
    const sat_draw_callbacks callbacks = some_callbacks(g);
    random_judge(g, sat_world_draw(g->world, random_below(g, 30) ? &callbacks : NULL, g));
}

sat_status random_draw_body(game *g, sat_body_id id) {
    const sat_draw_callbacks callbacks = some_callbacks(g);
    return sat_world_draw_body(g->world, id, &callbacks, g);
}
