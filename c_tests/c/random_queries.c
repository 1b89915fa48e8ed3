/* Random questions to a world: about its bodies and events, regions, rays, sweeps, drawings. */
#include "random_arguments.h"

#include <string.h>

static size_t below(game *g, size_t n) { return random_below(g, n); }
static const sat_shape *shape(game *g) { return random_shape(g); }
static sat_body_id name(game *g, bool *expected) { return random_name(g, expected); }
static void judge(game *g, sat_status status, bool expected) {
    random_judge_body(g, status, expected);
}

/* The list of bodies and the events of the last step, into buffers that may be too small. */
static void list(game *g) {
    static sat_pair_event events[BODIES * BODIES];
    sat_body_id ids[BODIES];
    const size_t room = below(g, BODIES + 1);
    size_t count = 0, again = 0, i;
    sat_status status = sat_world_bodies(g->world, room ? ids : NULL, room, &count);
    random_judge(g, status);
    WRONG(g, count != g->count || (status == SAT_OK) != (room >= count));
    for (i = 1; status == SAT_OK && i < count; i++) {
        WRONG(g, ids[i - 1].bits >= ids[i].bits);
    }
    status = sat_world_events(g->world, events, below(g, BODIES * BODIES + 1), &count);
    random_judge(g, status);
    WRONG(g, status != SAT_OK && status != SAT_ERR_CAPACITY);
    WRONG(g, sat_world_event_count(g->world, &again) != SAT_OK || again != count);
    WRONG(g,
          sat_world_events(g->world, events, BODIES * BODIES, &again) != SAT_OK || again != count);
}

static void look(game *g) {
    bool first, second, there_is = false;
    const sat_body_id a = name(g, &first), b = name(g, &second);
    sat_body body;
    sat_aabb bounds;
    sat_relation relation;
    sat_manifold contact, contacts[ROOM];
    sat_transform at;
    sat_body_kind kind;
    sat_shape *own = NULL;
    uint64_t user;
    size_t count = 0;
    judge(g, sat_world_get(g->world, a, &body), first);
    WRONG(g, first != (body.shape != NULL));
    if (first) {
        WRONG(g, sat_shape_share(body.shape, &own) != SAT_OK);
        sat_shape_free(own);
    }
    judge(g, sat_world_bounds(g->world, a, &bounds), first);
    judge(g, sat_world_transform(g->world, a, &at), first);
    judge(g, sat_world_user(g->world, a, &user), first);
    judge(g, sat_world_kind(g->world, a, &kind), first);
    WRONG(g,
          memcmp(&at, &body.transform, sizeof at) != 0 || user != body.user || kind != body.kind);
    judge(g, sat_world_contacts(g->world, a, b, contacts, ROOM, &count), first && second);
    judge(g, sat_world_relation(g->world, a, b, &relation), first && second);
    judge(g, sat_world_contact(g->world, a, b, &contact), first && second);
    WRONG(g, (relation != SAT_DISJOINT) != (contact.point_count > 0));
    WRONG(g, first && second && (count > 0) != (relation != SAT_DISJOINT));
    WRONG(g, count > 0 && count <= ROOM && contacts[0].depth != contact.depth);
    WRONG(g, (relation == SAT_OVERLAPPING) != (contact.depth > 0));
    WRONG(g, sat_world_contains(g->world, a, &there_is) != SAT_OK || there_is != first);
    WRONG(g, sat_world_body_count(g->world, &count) != SAT_OK || count != g->count);
}

static void ask(game *g) {
    const sat_vec2 p = random_point(g), q = random_point(g);
    const sat_transform at = random_place(g);
    const sat_coverage coverage = (sat_coverage)below(g, 3) + 9 * (below(g, 60) == 0);
    const sat_aabb box = {p, q};
    const double length = random_number(g);
    sat_query_filter filter = sat_query_filter_default(), *given = below(g, 2) ? &filter : NULL;
    sat_body_id found[ROOM], except[2];
    sat_near_body near[4];
    sat_body_ray_hit hits[ROOM];
    sat_body_impact impact;
    sat_motion motion;
    bool ignored;
    size_t count = 0;
    except[0] = name(g, &ignored);
    except[1] = name(g, &ignored);
    filter.except = except;
    filter.except_count = below(g, 3);
    filter.kinds = (sat_query_kinds)below(g, 9);
    filter.at_start = (sat_at_start)below(g, 4);
    memset(&motion, 0, sizeof motion);
    motion.start = at;
    motion.translation = p;
    motion.rotation = below(g, 4) == 0 ? length : 0;
    switch (below(g, 13)) {
    case 0: judge(g, sat_world_query_point(g->world, p, given, found, ROOM, &count), true); break;
    case 1:
        judge(g, sat_world_query_box(g->world, box, coverage, given, found, ROOM, &count), true);
        break;
    case 2:
        judge(g, sat_world_query_circle(g->world, p, length, coverage, given, found, ROOM, &count),
              true);
        break;
    case 3:
        judge(g,
              sat_world_query_shape(g->world, shape(g), &at, coverage, given, found, ROOM, &count),
              true);
        break;
    case 4:
        judge(g, sat_world_nearest(g->world, p, below(g, 6), length, given, near, 4, &count), true);
        break;
    case 5: judge(g, sat_world_cast_ray(g->world, p, q, length, given, hits), true); break;
    case 6:
        judge(g, sat_world_cast_ray_all(g->world, p, q, length, given, hits, ROOM, &count), true);
        break;
    case 7: judge(g, sat_world_sweep(g->world, shape(g), &motion, given, &impact), true); break;
    case 8: judge(g, sat_world_each_at_point(g->world, p, given, random_on, g), true); break;
    case 9:
        judge(g, sat_world_each_in_box(g->world, box, coverage, given, random_on, g), true);
        break;
    case 10:
        judge(g, sat_world_each_in_circle(g->world, p, length, coverage, given, random_on, g),
              true);
        break;
    case 11:
        judge(g, sat_world_each_in_shape(g->world, shape(g), &at, coverage, given, random_on, g),
              true);
        break;
    default:
        judge(g, sat_world_each_on_ray(g->world, p, q, length, given, random_on_hit, g), true);
        break;
    }
}

static void draw(game *g) {
    bool expected;
    sat_body_id id;
    switch (below(g, 8)) {
    case 0: case 1: random_draw(g); break;
    case 2:
        id = name(g, &expected);
        judge(g, random_draw_body(g, id), expected);
        break;
    default: break;
    }
}

void random_look(game *g) {
    switch (below(g, 8)) {
    case 0: case 1: look(g); break;
    case 2: list(g); break;
    case 3: draw(g); break;
    default: ask(g); break;
    }
}
