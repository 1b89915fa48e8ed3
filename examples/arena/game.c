/* A frame: decisions, movement and their results.
 *
 *   1. shooters choose where to go and whether to shoot          rays, nearest
 *   2. shooters go, sliding along what is in their way           move and slide
 *   3. slimes move straight ahead                                many placements at once
 *   4. bullets fly                                               sweeps (bullets.c)
 *   5. who meets whom?                                           step, events
 *   6. what overlaps is pushed apart, slimes only                separate */
#include "arena.h"

#include <math.h>

static const double walk = 0.36, crawl = 0.11;

/* Eight directions, of about the same length. */
static const sat_vec2 ways[8] = {{1, 0},  {0.7, 0.7},   {0, 1},  {-0.7, 0.7},
                                 {-1, 0}, {-0.7, -0.7}, {0, -1}, {0.7, -0.7}};

static agent *agent_of(arena *game, sat_body_id body) {
    int i;
    for (i = 0; i < AGENTS; i++) {
        if (!sat_body_id_is_none(body) && sat_body_id_equal(game->agents[i].body, body)) {
            return &game->agents[i];
        }
    }
    return NULL;
}

sat_vec2 place_of(const arena *game, sat_body_id body) {
    sat_transform at;
    sat_vec2 place;
    must(sat_world_transform(game->world, body, &at), "a body");
    must(sat_transform_position(&at, &place), "its position");
    return place;
}

void lose_heart(arena *game, agent *who) {
    if (--who->hearts == 0) {
        fprintf(game->log, "%4d  %s is out\n", game->frame, who->name);
        must(sat_world_remove(game->world, who->body), "taking out");
        who->body.bits = 0; /* its pairs end at the next step */
    }
}

static bool hidden_by_wall(const arena *game, sat_vec2 eye, sat_vec2 way) {
    sat_query_filter walls = sat_query_filter_default();
    sat_body_ray_hit seen;
    walls.filter.mask = IS_WALL;
    must(sat_world_cast_ray(game->world, eye, way, 1, &walls, &seen), "a look");
    return seen.hit.hit != 0;
}

/* The displacement to the nearest visible opponent, or to a slime that is too close; false if
 * there is none. */
static bool find_target(arena *game, const agent *who, sat_vec2 *way) {
    const double sight = 45, too_close = 5;
    const sat_vec2 eye = place_of(game, who->body);
    sat_query_filter filter = sat_query_filter_default();
    sat_near_body near[AGENTS + SLIMES];
    size_t count, i;
    filter.except = &who->body;
    filter.except_count = 1;
    filter.filter.mask = IS_AGENT | IS_SLIME;
    must(sat_world_nearest(game->world, eye, AGENTS + SLIMES, sight, &filter, near, AGENTS + SLIMES,
                           &count),
         "who is near");
    for (i = 0; i < count; i++) {
        const agent *other = agent_of(game, near[i].body);
        const sat_vec2 there = place_of(game, near[i].body);
        way->x = there.x - eye.x;
        way->y = there.y - eye.y;
        if ((other ? other->team != who->team : near[i].distance < too_close) &&
            !hidden_by_wall(game, eye, *way)) {
            return true;
        }
    }
    return false;
}

static sat_vec2 unit(sat_vec2 v) {
    const double length = sqrt(v.x * v.x + v.y * v.y);
    const sat_vec2 none = {0, 0}, u = {v.x / length, v.y / length};
    return length > 0 ? u : none;
}

/* Chooses where to go next: at random, sometimes to the middle, or to the nearest pad if hurt. */
static sat_vec2 choose_way(arena *game, const agent *who) {
    const sat_vec2 eye = place_of(game, who->body), to_middle = {32 - eye.x, 20 - eye.y};
    sat_query_filter pads = sat_query_filter_default();
    sat_near_body pad;
    size_t count;
    pads.filter.mask = IS_PAD;
    pads.filter.category = IS_AGENT; /* pads interact with shooters only */
    must(sat_world_nearest(game->world, eye, 1, INFINITY, &pads, &pad, 1, &count),
         "the nearest pad");
    if (who->hearts < FULL_HEARTS && count == 1 && dice(game, 3) > 0) {
        const sat_vec2 to_pad = {pad.point.x - eye.x, pad.point.y - eye.y};
        return unit(to_pad);
    }
    return dice(game, 2) == 0 ? unit(to_middle) : ways[dice(game, 8)];
}

static void think(arena *game, agent *who) {
    sat_vec2 way;
    if ((game->frame + 7 * who->team) % 20 == 1) {
        way = choose_way(game, who);
        who->velocity.x = way.x * walk;
        who->velocity.y = way.y * walk;
    }
    if (who->reload > 0) {
        who->reload--;
    } else if (find_target(game, who, &way)) {
        who->reload = 16;
        bullet_fire(game, who, way);
    }
}

/* Moves a shooter and mirrors it to face its direction, unless the mirrored shape would not fit
 * there. */
static void go(arena *game, agent *who) {
    const double facing = who->velocity.x < 0 ? -1 : who->velocity.x > 0 ? 1 : who->facing;
    sat_slide_result slid;
    sat_slide_hit hits[8];
    size_t i;
    if (facing != who->facing) {
        const sat_vec2 at = place_of(game, who->body);
        sat_body before;
        sat_transform turned;
        must(sat_world_get(game->world, who->body, &before), "a shooter");
        must(sat_transform_placement_degrees(at, 0, facing, 1, &turned), "a mirrored placement");
        must(sat_world_set_transform(game->world, who->body, &turned), "turning");
        must(sat_world_move_and_slide(game->world, who->body, who->velocity, hits, 8, &slid),
             "a step");
        if (!slid.stuck) {
            who->facing = facing;
        } else {
            must(sat_world_set_transform(game->world, who->body, &before.transform),
                 "turning back");
        }
    } else {
        must(sat_world_move_and_slide(game->world, who->body, who->velocity, hits, 8, &slid),
             "a step");
    }
    /* loses the part of its velocity that goes into a wall */
    for (i = 0; i < slid.hit_count; i++) {
        must(sat_slide(who->velocity, hits[i].normal, &who->velocity), "sliding");
    }
}

/* Slimes move straight to the nearest shooter. They may overlap others; sat_world_separate
 * resolves that. */
static void slimes_crawl(arena *game) {
    sat_body_id ids[SLIMES];
    sat_transform places[SLIMES];
    sat_query_filter prey = sat_query_filter_default();
    size_t count = 0, found;
    int i;
    prey.filter.mask = IS_AGENT;
    for (i = 0; i < SLIMES; i++) {
        sat_body body;
        sat_near_body near;
        if (sat_body_id_is_none(game->slimes[i].body)) {
            continue;
        }
        must(sat_world_get(game->world, game->slimes[i].body, &body), "a slime");
        sat_vec2 at = {body.transform.tx, body.transform.ty};
        must(sat_world_nearest(game->world, at, 1, INFINITY, &prey, &near, 1, &found), "prey");
        if (found == 1 && near.distance > 0) {
            body.transform.tx += (near.point.x - at.x) / near.distance * crawl;
            body.transform.ty += (near.point.y - at.y) / near.distance * crawl;
        }
        ids[count] = game->slimes[i].body;
        places[count++] = body.transform;
    }
    must(sat_world_set_transforms(game->world, ids, places, count), "moving slimes");
}

static bool is_pad(const arena *game, sat_body_id body) {
    int i;
    for (i = 0; i < PADS; i++) {
        if (sat_body_id_equal(game->pads[i], body)) {
            return true;
        }
    }
    return false;
}

static bool is_slime(const arena *game, sat_body_id body) {
    int i;
    for (i = 0; i < SLIMES; i++) {
        if (sat_body_id_equal(game->slimes[i].body, body)) {
            return true;
        }
    }
    return false;
}

/* A pair counts when it begins, not while it lasts: a slime bites when it arrives, a pad heals a
 * shooter who steps on it. */
static void heed(arena *game, const sat_pair_event *event) {
    agent *first = agent_of(game, event->a), *who = first ? first : agent_of(game, event->b);
    const sat_body_id other = first ? event->b : event->a;
    if (!who || event->phase == SAT_PHASE_STAY) {
        return;
    }
    if (is_pad(game, other) && event->phase == SAT_PHASE_END) {
        fprintf(game->log, "%4d  %s leaves the pad\n", game->frame, who->name);
    } else if (is_pad(game, other)) {
        game->heals++;
        who->hearts = FULL_HEARTS;
        fprintf(game->log, "%4d  %s steps on a pad and is well\n", game->frame, who->name);
    } else if (is_slime(game, other) && event->phase == SAT_PHASE_BEGIN) {
        game->bites++;
        fprintf(game->log, "%4d  %s bites %s\n", game->frame, arena_name_of(game, other),
                who->name);
        lose_heart(game, who);
    }
}

void arena_frame(arena *game) {
    sat_separate_result parted;
    size_t i;
    int k;
    game->frame++;
    for (k = 0; k < AGENTS; k++) {
        if (!sat_body_id_is_none(game->agents[k].body)) {
            think(game, &game->agents[k]);
            go(game, &game->agents[k]);
        }
    }
    slimes_crawl(game);
    bullets_fly(game);
    must(sat_world_step(game->world), "a step");
    must(sat_world_events(game->world, game->events, MAX_EVENTS, &game->event_count), "its events");
    check_events(game);
    for (i = 0; i < game->event_count; i++) {
        heed(game, &game->events[i]);
    }
    must(sat_world_separate(game->world, 8, &parted), "parting");
    check_agents(game);
    check_bullets(game);
}
