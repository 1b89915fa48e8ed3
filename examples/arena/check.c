/* Invariants of every frame, checked by other means: pairs with sat_collide for every two bodies,
 * the paths of bullets with plain arithmetic. Violations are written to the log and counted in
 * `faults`. */
#include "arena.h"

#include <math.h>

static void fault(arena *game, const char *what, const char *who) {
    game->faults++;
    fprintf(game->log, "%4d  FAULT: %s: %s\n", game->frame, who, what);
}

/* The names and kinds of all bodies. */
static size_t all_bodies(const arena *game, sat_body_id *ids, sat_body *bodies) {
    size_t count, i;
    must(sat_world_bodies(game->world, ids, MAX_BODIES, &count), "all bodies");
    for (i = 0; i < count; i++) {
        must(sat_world_get(game->world, ids[i], &bodies[i]), "a body");
    }
    return count;
}

static sat_relation relation_of(const sat_body *a, const sat_body *b) {
    sat_relation relation;
    must(sat_collide(a->shape, &a->transform, b->shape, &b->transform, &relation), "a verdict");
    return relation;
}

/* No shooter ends a frame inside a wall or another shooter. */
void check_agents(arena *game) {
    sat_body_id ids[MAX_BODIES];
    sat_body bodies[MAX_BODIES];
    const size_t count = all_bodies(game, ids, bodies);
    size_t i, k;
    for (i = 0; i < count; i++) {
        for (k = 0; k < count; k++) {
            if (k != i && bodies[i].filter.category == IS_AGENT &&
                (bodies[k].filter.category & (IS_WALL | IS_AGENT)) != 0 &&
                relation_of(&bodies[i], &bodies[k]) == SAT_OVERLAPPING) {
                fault(game, "is inside a wall or another", arena_name_of(game, ids[i]));
            }
        }
    }
}

/* The pairs that a world does not report, according to its documentation. */
static bool mind(const sat_body *a, const sat_body *b) {
    const bool filters =
        (a->filter.category & b->filter.mask) != 0 && (b->filter.category & a->filter.mask) != 0;
    const bool both_static = a->kind == SAT_BODY_STATIC && b->kind == SAT_BODY_STATIC;
    const bool both_sensors = a->kind == SAT_BODY_SENSOR && b->kind == SAT_BODY_SENSOR;
    return filters && !both_static && !both_sensors;
}

/* The pairs that begin or persist are those that meet by sat_collide, each with that verdict, in
 * the order of the ids. */
void check_events(arena *game) {
    sat_body_id ids[MAX_BODIES];
    sat_body bodies[MAX_BODIES];
    const size_t count = all_bodies(game, ids, bodies);
    size_t i, k, next = 0;
    for (i = 0; i < count; i++) {
        for (k = i + 1; k < count; k++) {
            sat_relation relation;
            if (!mind(&bodies[i], &bodies[k]) ||
                (relation = relation_of(&bodies[i], &bodies[k])) == SAT_DISJOINT) {
                continue;
            }
            while (next < game->event_count && game->events[next].phase == SAT_PHASE_END) {
                next++;
            }
            game->pairs_checked++;
            if (next == game->event_count || !sat_body_id_equal(game->events[next].a, ids[i]) ||
                !sat_body_id_equal(game->events[next].b, ids[k]) ||
                game->events[next].relation != relation) {
                fault(game, "meets somebody, and no event says so", arena_name_of(game, ids[i]));
                return;
            }
            next++;
        }
    }
    for (; next < game->event_count; next++) {
        if (game->events[next].phase != SAT_PHASE_END) {
            fault(game, "an event of a pair that does not meet",
                  arena_name_of(game, game->events[next].a));
        }
    }
}

static double cross(sat_vec2 o, sat_vec2 a, sat_vec2 b) {
    return (a.x - o.x) * (b.y - o.y) - (a.y - o.y) * (b.x - o.x);
}

static bool segments_cross(sat_vec2 a, sat_vec2 b, sat_vec2 c, sat_vec2 d) {
    return (cross(a, b, c) > 0) != (cross(a, b, d) > 0) &&
           (cross(c, d, a) > 0) != (cross(c, d, b) > 0);
}

static double distance_to_segment(sat_vec2 p, sat_vec2 a, sat_vec2 b) {
    const double x = b.x - a.x, y = b.y - a.y, length = x * x + y * y;
    double t = length > 0 ? ((p.x - a.x) * x + (p.y - a.y) * y) / length : 0;
    t = t < 0 ? 0 : t > 1 ? 1 : t;
    return sqrt(pow(p.x - a.x - t * x, 2) + pow(p.y - a.y - t * y, 2));
}

/* Whether the segment from `from` to `to` crosses the outline of a wall, or a round wall. */
static bool passes_through(const sat_body *wall, sat_vec2 from, sat_vec2 to) {
    sat_vec2 points[32];
    size_t rings[4], count, ring_count, r, i, first = 0;
    double radius;
    must(sat_shape_vertices(wall->shape, points, 32, &count), "a wall's vertices");
    must(sat_shape_ring_sizes(wall->shape, rings, 4, &ring_count), "a wall's rings");
    must(sat_shape_radius(wall->shape, &radius), "a wall's radius");
    for (i = 0; i < count; i++) {
        must(sat_transform_apply(&wall->transform, points[i], &points[i]), "a wall's vertex");
    }
    if (count == 1) {
        return distance_to_segment(points[0], from, to) < radius;
    }
    for (r = 0; r < ring_count; first += rings[r++]) {
        for (i = 0; i < rings[r]; i++) {
            if (segments_cross(from, to, points[first + i], points[first + (i + 1) % rings[r]])) {
                return true;
            }
        }
    }
    return false;
}

/* The centre of no bullet has passed through a wall, at any speed. */
void check_bullets(arena *game) {
    sat_body_id ids[MAX_BODIES];
    sat_body bodies[MAX_BODIES];
    const size_t count = all_bodies(game, ids, bodies);
    size_t w;
    int i, k;
    for (i = 0; i < BULLETS; i++) {
        for (k = 0; k + 1 < game->bullets[i].trail_count; k++) {
            for (w = 0; w < count; w++) {
                if (bodies[w].filter.category == IS_WALL &&
                    passes_through(&bodies[w], game->bullets[i].trail[k],
                                   game->bullets[i].trail[k + 1])) {
                    fault(game, "a bullet passed through a wall", game->bullets[i].owner);
                }
            }
        }
    }
}
