/* Random calls in random order, with ids that are valid, stale or invented, and with good and bad
 * numbers. A model of the bodies says which ids are valid. Freed handles are never used. The
 * environment variable SAT2D_RANDOM_CALLS sets the number of calls. What changes no world is in
 * random_queries.c, what needs none in random_shapes.c and random_masks.c. */
#include "parts.h"
#include "random_arguments.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { FEW = 20000 };

static uint64_t next(game *g) { return random_next(g); }
static size_t below(game *g, size_t n) { return random_below(g, n); }
static double number(game *g) { return random_number(g); }
static sat_vec2 point(game *g) { return random_point(g); }
static sat_transform place(game *g) { return random_place(g); }
static const sat_shape *shape(game *g) { return random_shape(g); }
static sat_body_id name(game *g, bool *expected) { return random_name(g, expected); }
static void judge(game *g, sat_status status, bool expected) {
    random_judge_body(g, status, expected);
}

static void forget(game *g, size_t i) {
    g->gone[g->gone_count++ % GONE] = g->alive[i];
    g->alive[i] = g->alive[--g->count];
}

static sat_body some_body(game *g) {
    sat_body body = sat_body_default();
    body.shape = shape(g);
    body.transform = place(g);
    body.kind = (sat_body_kind)below(g, 3) - (below(g, 50) == 0);
    body.filter.category = (uint32_t)next(g) | 1;
    body.inverse_mass = below(g, 30) == 0 ? number(g) : 1;
    body.user = next(g);
    return body;
}

static void insert(game *g) {
    sat_body some[3];
    sat_body_id ids[3];
    const size_t many = 1 + below(g, 3);
    size_t i;
    sat_status status;
    if (g->count + many > BODIES) {
        return;
    }
    for (i = 0; i < many; i++) {
        some[i] = some_body(g);
        ids[i].bits = 0;
    }
    status = many == 1 ? sat_world_insert(g->world, some, ids)
                       : sat_world_insert_many(g->world, some, many, ids);
    judge(g, status, true);
    for (i = 0; i < many; i++) {
        WRONG(g, sat_body_id_is_none(ids[i]) != (status != SAT_OK));
        if (status == SAT_OK) {
            g->alive[g->count++] = ids[i];
        }
    }
}

/* Forgets a body if it is there. */
static void forget_id(game *g, sat_body_id id) {
    size_t i;
    for (i = 0; i < g->count; i++) {
        if (SAME(g->alive[i], id)) {
            forget(g, i);
            return;
        }
    }
}

static void remove_one(game *g) {
    bool expected;
    const sat_body_id id = name(g, &expected);
    sat_body_id parts[BODIES];
    size_t count = 0, i;
    sat_status status = sat_world_parts(g->world, id, parts, BODIES, &count);
    judge(g, status, expected);
    status = sat_world_remove(g->world, id);
    judge(g, status, expected);
    WRONG(g, expected != (status == SAT_OK));
    forget_id(g, id);
    for (i = 0; i < count; i++) {
        forget_id(g, parts[i]); /* they go with their owner */
    }
}

/* Attaches a part, or moves one; a part is where the transform of its owner puts it. */
static void attach(game *g) {
    bool expected;
    const sat_body_id id = name(g, &expected);
    const sat_body part = some_body(g);
    const sat_transform to = place(g);
    sat_transform outer, local, at, product;
    sat_body_id added, owner;
    sat_status status;
    if (g->count < BODIES) {
        status = sat_world_attach(g->world, id, &part, &added);
        judge(g, status, expected);
        WRONG(g, sat_body_id_is_none(added) != (status != SAT_OK));
        if (status == SAT_OK) {
            g->alive[g->count++] = added;
        }
    }
    judge(g, sat_world_set_local_transform(g->world, id, &to), expected);
    judge(g, sat_world_owner(g->world, id, &owner), expected);
    judge(g, sat_world_local_transform(g->world, id, &local), expected);
    if (expected && !SAME(owner, id)) {
        WRONG(g, sat_world_transform(g->world, owner, &outer) != SAT_OK);
        WRONG(g, sat_world_transform(g->world, id, &at) != SAT_OK);
        WRONG(g, sat_transform_product(&outer, &local, &product) != SAT_OK);
        WRONG(g, memcmp(&at, &product, sizeof at) != 0);
        WRONG(g, sat_world_set_transform(g->world, id, &at) != SAT_ERR_IS_PART);
    }
}

static void change(game *g) {
    bool first, second;
    sat_body_id ids[2];
    sat_transform places[2];
    sat_body_kind kinds[2];
    sat_filter filter;
    ids[0] = name(g, &first);
    ids[1] = name(g, &second);
    places[0] = place(g);
    places[1] = place(g);
    filter.category = (uint32_t)next(g);
    filter.mask = (uint32_t)next(g);
    kinds[0] = (sat_body_kind)below(g, 3);
    kinds[1] = (sat_body_kind)below(g, 4);
    switch (below(g, 11)) {
    case 0: judge(g, sat_world_set_shape(g->world, ids[0], shape(g)), first); break;
    case 1: judge(g, sat_world_set_kind(g->world, ids[0], kinds[1]), first); break;
    case 8: judge(g, sat_world_set_kinds(g->world, ids, kinds, 2), first && second); break;
    case 2: judge(g, sat_world_set_filter(g->world, ids[0], filter), first); break;
    case 3: judge(g, sat_world_set_user(g->world, ids[0], next(g)), first); break;
    case 6: judge(g, sat_world_set_one_way(g->world, ids[0], point(g)), first); break;
    case 7: random_predicate(g); break;
    case 4: judge(g, sat_world_set_inverse_mass(g->world, ids[0], number(g)), first); break;
    case 5: judge(g, sat_world_set_transforms(g->world, ids, places, 2), first && second); break;
    default: judge(g, sat_world_set_transform(g->world, ids[0], places), first); break;
    }
}

static void advance(game *g) {
    static sat_pair_event events[BODIES * BODIES];
    sat_slide_hit hits[2];
    static sat_character_result walked;
    sat_character_options walking = {0};
    sat_slide_result slid;
    sat_separate_result parted;
    double tolerance;
    bool expected;
    size_t count = 0, i;
    sat_body_id id;
    switch (below(g, 6)) {
    case 0: judge(g, sat_world_separate(g->world, below(g, 3), &parted), true); break;
    case 1:
        id = name(g, &expected);
        if (below(g, 2) == 0) {
            judge(g, sat_world_move_and_slide(g->world, id, point(g), hits, 2, &slid), expected);
        } else {
            walking.step = below(g, 2);
            walking.ground = walked.ground; /* of any body, maybe removed */
            judge(g,
                  sat_world_move_character(g->world, id, point(g), &walking, hits, 2, &walked),
                  expected);
        }
        break;
    case 2:
        if (below(g, 20) == 0) { /* starts threads, which is slow under valgrind */
            if (below(g, 2) == 0 || getenv("SAT2D_HARNESS_SERIAL") != NULL) {
                judge(g, sat_world_set_parallel(g->world, false), true);
            } else {
                judge(g, sat_world_set_parallel_from(g->world, below(g, 20)), true);
            }
        }
        break;
    case 3:
        tolerance = 0.25 * ((double)below(g, 4) - 1);
        judge(g, sat_world_set_touching_tolerance(g->world, tolerance), tolerance >= 0);
        break;
    default:
        judge(g, harness_step(g->world, events, BODIES * BODIES, &count), true);
        for (i = 0; i < count; i++) {
            WRONG(g, events[i].a.bits >= events[i].b.bits);
            WRONG(g, (events[i].phase == SAT_PHASE_END) != (events[i].relation == SAT_DISJOINT));
        }
        break;
    }
}

/* Saves and restores the world, and goes on with the copy. Or damages the bytes (a bit, the end, or
 * all of them): restoring them fails or makes a valid world. */
static void save(game *g) {
    static uint8_t bytes[1 << 16];
    sat_world *other = NULL;
    size_t count = 0, i;
    sat_status status = sat_world_save(g->world, bytes, sizeof bytes, &count);
    WRONG(g, status != SAT_OK);
    if (status != SAT_OK) {
        return;
    }
    switch (below(g, 4)) {
    case 0:
        bytes[below(g, count)] ^= (uint8_t)(1u << below(g, 8));
        WRONG(g, sat_world_restore(bytes, count, &other) == SAT_OK || other != NULL);
        break;
    case 1:
        WRONG(g, sat_world_restore(bytes, below(g, count), &other) == SAT_OK || other != NULL);
        break;
    case 2:
        for (i = 16 * below(g, 2); i < count; i++) {
            bytes[i] = (uint8_t)next(g);
        }
        status = sat_world_restore(bytes, count, &other);
        WRONG(g, status == SAT_OK || other != NULL);
        break;
    default:
        WRONG(g, sat_world_save(g->world, bytes, below(g, count), &i) != SAT_ERR_CAPACITY ||
                     i != count);
        WRONG(g, sat_world_restore(bytes, count, &other) != SAT_OK);
        sat_world_free(g->world);
        g->world = other;
        break;
    }
}

static void make_shapes(report *r, game *g) {
    const sat_vec2 bracket[6] = {{0, 0}, {3, 0}, {3, 1}, {1, 1}, {1, 3}, {0, 3}};
    const size_t six = 6;
    const sat_vec2 o = {0, 0}, p = {2, 1};
    CHECK_STATUS(r, sat_shape_new_circle(o, 1, &g->shapes[0]), SAT_OK);
    CHECK_STATUS(r, sat_shape_new_segment(o, p, &g->shapes[1]), SAT_OK);
    CHECK_STATUS(r, sat_shape_new_capsule(o, p, 0.5, &g->shapes[2]), SAT_OK);
    CHECK_STATUS(r, sat_shape_new_rectangle(2, 1, &g->shapes[3]), SAT_OK);
    CHECK_STATUS(r, sat_shape_new_polygon(bracket, &six, 1, &g->shapes[4]), SAT_OK);
    CHECK_STATUS(r, sat_shape_new_convex_polygon(bracket, 3, &g->shapes[5]), SAT_OK);
    CHECK_STATUS(r, sat_shape_new_rounded_polygon(bracket, 3, 0.25, &g->shapes[6]), SAT_OK);
    CHECK_STATUS(r, sat_shape_new_hull(bracket, 6, &g->shapes[7]), SAT_OK);
}

void run_random(report *r) {
    const char *wanted = getenv("SAT2D_RANDOM_CALLS");
    const long calls = wanted ? strtol(wanted, NULL, 10) : FEW;
    game g;
    long i;
    size_t k;
    memset(&g, 0, sizeof g);
    g.state = 2024;
    g.report = r;
    make_shapes(r, &g);
    CHECK_STATUS(r, sat_world_new(&g.world), SAT_OK);
    for (i = 0; i < calls; i++) {
        switch (below(&g, 27)) {
        case 0: case 1: case 2: case 3: insert(&g); break;
        case 4: case 5: remove_one(&g); break;
        case 6: case 7: case 8: case 9: case 10: change(&g); break;
        case 11: case 12: case 13: case 14: case 15: case 16: case 19: case 24:
            random_look(&g);
            break;
        case 17: case 18: advance(&g); break;
        case 20: case 21: case 22: case 23: random_apart(&g); break;
        case 25: attach(&g); break;
        default: if (below(&g, 20) == 0) { save(&g); } break;
        }
    }
    CHECK(r, g.found > calls / 4);
    sat_world_free(g.world);
    for (k = 0; k < SHAPES; k++) {
        sat_shape_free(g.shapes[k]);
    }
    fprintf(r->out, "random calls: %ld wrong\n", g.wrong);
}
