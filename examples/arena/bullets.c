/* Bullets: bodies too fast to be moved step by step. In a frame a bullet moves farther than most
 * walls are thick, so it is swept along its path and cannot pass through anything. */
#include "arena.h"

#include <math.h>
#include <string.h>

static const double speed = 5;

/* The distance between a bullet and a wall after a bounce. A sweep that starts on a wall reports
 * that wall at time 0 even if it leads away from it, so the next sweep starts just beside it. */
static const double lift = 1e-9;

void bullet_fire(arena *game, agent *shooter, sat_vec2 direction) {
    /* of the sprite that faces right; the placement mirrors it */
    const sat_vec2 muzzle = {1.3, 0.45};
    const double length = sqrt(direction.x * direction.x + direction.y * direction.y);
    sat_body body = sat_body_default(), from;
    sat_vec2 at;
    bullet *it = NULL;
    int i;
    for (i = 0; i < BULLETS && !it; i++) {
        if (sat_body_id_is_none(game->bullets[i].body)) {
            it = &game->bullets[i];
        }
    }
    if (!it || length == 0) {
        return;
    }
    must(sat_world_get(game->world, shooter->body, &from), "the shooter");
    must(sat_transform_apply(&from.transform, muzzle, &at), "the muzzle");
    body.shape = game->ball;
    body.transform.tx = at.x;
    body.transform.ty = at.y;
    body.kind = SAT_BODY_SENSOR;
    body.filter.category = IS_BULLET;
    body.filter.mask = SAT_MASK_NOTHING;
    memset(it, 0, sizeof *it);
    must(sat_world_insert(game->world, &body, &it->body), "a bullet's body");
    it->except = shooter->body;
    it->owner = shooter->name;
    it->velocity.x = direction.x / length * speed;
    it->velocity.y = direction.y / length * speed;
    it->trail[0] = at;
    it->trail_count = 1;
    game->shots++;
}

static void spend(arena *game, bullet *it) {
    must(sat_world_remove(game->world, it->body), "a spent bullet");
    it->body.bits = 0;
}

/* Handles a bullet that met a shooter or a slime; false if it met something else. */
static bool strike(arena *game, const bullet *it, const sat_body_impact *met) {
    const char *name = arena_name_of(game, met->body);
    const sat_vec2 at = met->impact.closest.on_b;
    int i;
    for (i = 0; i < AGENTS; i++) {
        if (sat_body_id_equal(game->agents[i].body, met->body)) {
            game->hits++;
            fprintf(game->log, "%4d  %s hits %s at (%.2f, %.2f), edge %u, after %d ricochets\n",
                    game->frame, it->owner, name, at.x, at.y,
                    (unsigned)met->impact.closest.feature_b.index, it->bounces);
            lose_heart(game, &game->agents[i]);
            return true;
        }
    }
    for (i = 0; i < SLIMES; i++) {
        if (sat_body_id_equal(game->slimes[i].body, met->body)) {
            game->hits++;
            fprintf(game->log, "%4d  %s hits %s at (%.2f, %.2f)\n", game->frame, it->owner, name,
                    at.x, at.y);
            must(sat_world_remove(game->world, met->body), "a slime's end");
            game->slimes[i].body.bits = 0;
            return true;
        }
    }
    return false;
}

static void fly(arena *game, bullet *it) {
    const sat_vec2 still = {0, 0};
    sat_query_filter filter = sat_query_filter_default();
    sat_body body;
    double left = 1; /* the rest of this frame's time */
    filter.filter.mask = IS_WALL | IS_AGENT | IS_SLIME;
    filter.except = &it->except;
    filter.except_count = 1;
    must(sat_world_get(game->world, it->body, &body), "a bullet");
    it->trail[0].x = body.transform.tx;
    it->trail[0].y = body.transform.ty;
    it->trail_count = 1;
    while (left > 0) {
        sat_motion motion;
        sat_body_impact met;
        sat_velocities after;
        memset(&motion, 0, sizeof motion);
        motion.start = body.transform;
        motion.translation.x = it->velocity.x * left;
        motion.translation.y = it->velocity.y * left;
        must(sat_world_sweep(game->world, body.shape, &motion, &filter, &met), "a sweep");
        must(sat_motion_at(&motion, met.impact.hit ? met.impact.time : 1, &body.transform),
             "where it is then");
        it->trail[it->trail_count].x = body.transform.tx;
        it->trail[it->trail_count++].y = body.transform.ty;
        if (!met.impact.hit) {
            break;
        }
        if (strike(game, it, &met) || it->bounces == 3) {
            spend(game, it);
            return;
        }
        /* the first of the two is the bullet, so the normal leads into the wall */
        must(sat_rebound(met.impact.closest.normal, it->velocity, 1, still, 0, 1, &after),
             "a ricochet");
        it->velocity = after.a;
        body.transform.tx -= met.impact.closest.normal.x * lift;
        body.transform.ty -= met.impact.closest.normal.y * lift;
        it->except.bits = 0;
        it->bounces++;
        game->ricochets++;
        left *= 1 - met.impact.time;
    }
    must(sat_world_set_transform(game->world, it->body, &body.transform), "a bullet's place");
}

void bullets_fly(arena *game) {
    int i;
    for (i = 0; i < BULLETS; i++) {
        game->bullets[i].trail_count = 0;
        if (!sat_body_id_is_none(game->bullets[i].body)) {
            fly(game, &game->bullets[i]);
        }
    }
}
