/* Bodies, steps and their events, separation of overlaps, saving. world_queries.c tests the
 * queries, world_busy.c changes from within callbacks. */
#include "parts.h"
#include "world_scene.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

static bool is_event(const sat_pair_event *event, sat_body_id a, sat_body_id b, sat_phase phase,
                     sat_relation relation) {
    return SAME(event->a, a) && SAME(event->b, b) && event->phase == phase &&
           event->relation == relation;
}

static void bodies(report *r, scene *s) {
    const sat_body_id *ids = s->ids;
    sat_body_id names[5], wrong[2], fresh = {0};
    sat_body_kind kinds[2] = {SAT_BODY_STATIC, 3};
    const sat_transform there = {1, 0, 0, 1, 50, 0},
                        pair[2] = {{1, 0, 0, 1, 60, 0}, {0, 0, 0, 0, 0, 0}};
    const sat_filter filter = {1, 2};
    sat_body body;
    sat_aabb bounds;
    sat_shape *ball = NULL;
    size_t count = 0;
    bool there_is = false;
    CHECK_STATUS(r, sat_world_bodies(s->world, names, 5, &count), SAT_OK);
    CHECK(r, count == 5 && memcmp(names, ids, sizeof names) == 0);
    CHECK_STATUS(r, sat_world_bodies(s->world, names, 4, &count), SAT_ERR_CAPACITY);
    CHECK(r, count == 5);
    CHECK_STATUS(r, sat_world_get(s->world, ids[2], &body), SAT_OK);
    CHECK(r, body.shape == s->tile && body.transform.tx == 3.5 && body.user == 7 &&
                 body.inverse_mass == 1);
    CHECK(r, body.kind == SAT_BODY_MOVING && body.filter.mask == UINT32_MAX);
    CHECK_STATUS(r, sat_world_bounds(s->world, ids[2], &bounds), SAT_OK);
    CHECK(r, bounds.min.x <= 2.5 && bounds.min.x > 2.4999 && bounds.max.y >= 1 &&
                 bounds.max.y < 1.0001);
    /* write and read every property */
    CHECK_STATUS(r, sat_shape_new_circle((sat_vec2){0, 0}, 1, &ball), SAT_OK);
    CHECK_STATUS(r, sat_world_insert(s->world, &body, &fresh), SAT_OK);
    CHECK_STATUS(r, sat_world_set_transform(s->world, fresh, &there), SAT_OK);
    CHECK_STATUS(r, sat_world_set_shape(s->world, fresh, ball), SAT_OK);
    sat_shape_free(ball); /* the world has its own reference */
    CHECK_STATUS(r, sat_world_set_kind(s->world, fresh, SAT_BODY_SENSOR), SAT_OK);
    CHECK_STATUS(r, sat_world_set_filter(s->world, fresh, filter), SAT_OK);
    CHECK_STATUS(r, sat_world_set_user(s->world, fresh, UINT64_MAX), SAT_OK);
    CHECK_STATUS(r, sat_world_set_inverse_mass(s->world, fresh, 0.25), SAT_OK);
    CHECK_STATUS(r, sat_world_get(s->world, fresh, &body), SAT_OK);
    CHECK(r, body.shape == ball && body.transform.tx == 50 && body.user == UINT64_MAX &&
                 body.inverse_mass == 0.25);
    CHECK(r, body.kind == SAT_BODY_SENSOR && body.filter.category == 1 && body.filter.mask == 2);
    /* many at once: all or none */
    wrong[0] = fresh;
    wrong[1] = ids[1];
    CHECK_STATUS(r, sat_world_set_transforms(s->world, wrong, pair, 2), SAT_ERR_SINGULAR);
    CHECK(r, strstr(sat_last_error(), "entry 1") != NULL);
    CHECK_STATUS(r, sat_world_get(s->world, fresh, &body), SAT_OK);
    CHECK(r, body.transform.tx == 50);
    CHECK_STATUS(r, sat_world_set_transforms(s->world, wrong, pair, 1), SAT_OK);
    CHECK_STATUS(r, sat_world_get(s->world, fresh, &body), SAT_OK);
    CHECK(r, body.transform.tx == 60);
    CHECK_STATUS(r, sat_world_set_kinds(s->world, wrong, kinds, 2), SAT_ERR_INVALID_ENUM);
    CHECK(r, strstr(sat_last_error(), "entry 1") != NULL);
    CHECK_STATUS(r, sat_world_kind(s->world, fresh, &kinds[1]), SAT_OK);
    CHECK(r, kinds[1] == SAT_BODY_SENSOR);
    wrong[1] = fresh; /* the last one counts */
    CHECK_STATUS(r, sat_world_set_kinds(s->world, wrong, kinds, 2), SAT_OK);
    CHECK_STATUS(r, sat_world_kind(s->world, fresh, &kinds[1]), SAT_OK);
    CHECK(r, kinds[1] == SAT_BODY_SENSOR);
    CHECK_STATUS(r, sat_world_set_kinds(s->world, wrong, kinds, 1), SAT_OK);
    CHECK_STATUS(r, sat_world_kind(s->world, fresh, &kinds[1]), SAT_OK);
    CHECK(r, kinds[1] == SAT_BODY_STATIC);
    CHECK_STATUS(r, sat_world_set_kinds(s->world, NULL, NULL, 0), SAT_OK);
    /* an id is stale after its body is removed, even if its slot is reused */
    CHECK_STATUS(r, sat_world_remove(s->world, fresh), SAT_OK);
    wrong[0] = ids[1];
    CHECK_STATUS(r, sat_world_set_kinds(s->world, wrong, kinds, 2), SAT_ERR_STALE_ID);
    CHECK(r, strstr(sat_last_error(), "entry 1") != NULL);
    CHECK_STATUS(r, sat_world_kind(s->world, ids[1], &kinds[1]), SAT_OK);
    CHECK(r, kinds[1] != SAT_BODY_STATIC);
    CHECK_STATUS(r, sat_world_remove(s->world, fresh), SAT_ERR_STALE_ID);
    CHECK_STATUS(r, sat_world_get(s->world, fresh, &body), SAT_ERR_STALE_ID);
    CHECK(r, body.shape == NULL && body.inverse_mass == 0);
    body = scene_tile(s->tile, 50, SAT_BODY_MOVING);
    CHECK_STATUS(r, sat_world_insert(s->world, &body, &names[0]), SAT_OK);
    CHECK(r, !SAME(names[0], fresh));
    CHECK_STATUS(r, sat_world_contains(s->world, fresh, &there_is), SAT_OK);
    CHECK(r, !there_is);
    CHECK_STATUS(r, sat_world_contains(s->world, names[0], &there_is), SAT_OK);
    CHECK(r, there_is);
    CHECK_STATUS(r, sat_world_remove(s->world, names[0]), SAT_OK);
}

static void steps(report *r, scene *s) {
    const sat_body_id *ids = s->ids;
    const sat_transform apart = {1, 0, 0, 1, 4.5, 0};
    const sat_transform back = {1, 0, 0, 1, 3.5, 0};
    sat_pair_event events[8];
    sat_relation relation;
    sat_manifold contact;
    size_t count = 0;
    CHECK_STATUS(r, harness_step(s->world, NULL, 0, &count), SAT_ERR_CAPACITY);
    CHECK(r, count == 3);
    CHECK_STATUS(r, sat_world_events(s->world, events, 8, &count), SAT_OK);
    CHECK(r, count == 3 && is_event(&events[0], ids[0], ids[1], SAT_PHASE_BEGIN, SAT_TOUCHING));
    CHECK(r, is_event(&events[1], ids[1], ids[2], SAT_PHASE_BEGIN, SAT_OVERLAPPING));
    CHECK(r, is_event(&events[2], ids[3], ids[4], SAT_PHASE_BEGIN, SAT_OVERLAPPING));
    CHECK_STATUS(r, sat_world_set_transform(s->world, ids[2], &apart), SAT_OK);
    CHECK_STATUS(r, harness_step(s->world, events, 8, &count), SAT_OK);
    CHECK(r, count == 3 && is_event(&events[0], ids[0], ids[1], SAT_PHASE_STAY, SAT_TOUCHING));
    CHECK(r, is_event(&events[1], ids[1], ids[2], SAT_PHASE_END, SAT_DISJOINT));
    CHECK_STATUS(r, sat_world_set_transform(s->world, ids[2], &back), SAT_OK);
    CHECK_STATUS(r, sat_world_relation(s->world, ids[2], ids[1], &relation), SAT_OK);
    CHECK(r, relation == SAT_OVERLAPPING);
    CHECK_STATUS(r, sat_world_contact(s->world, ids[1], ids[2], &contact), SAT_OK);
    CHECK(r, contact.depth == 0.5 && contact.normal.x == 1 && contact.normal.y == 0 &&
                 contact.point_count == 2);
    CHECK_STATUS(r, sat_world_contact(s->world, ids[0], ids[3], &contact), SAT_OK);
    CHECK(r, contact.point_count == 0);
    CHECK_STATUS(r, harness_step(s->world, events, 8, &count), SAT_OK);
}

static void resolution(report *r, scene *s) {
    const sat_body_id *ids = s->ids;
    sat_slide_hit hits[8];
    sat_slide_result slid;
    sat_body body;
    sat_relation relation;
    sat_separate_result parted;
    /* between a wall and a neighbour, each pass halves the overlap */
    CHECK_STATUS(r, sat_world_separate(s->world, 100, &parted), SAT_OK);
    CHECK(r, parted.overlapping == 0 && parted.depth == 0 && parted.iterations > 0);
    CHECK_STATUS(r, sat_world_relation(s->world, ids[1], ids[2], &relation), SAT_OK);
    CHECK(r, relation != SAT_OVERLAPPING);
    CHECK_STATUS(r, sat_world_relation(s->world, ids[3], ids[4], &relation), SAT_OK);
    CHECK(r, relation == SAT_OVERLAPPING); /* a sensor pushes no body */
    /* from 10 to the left and up: hits the tile, then slides along it */
    CHECK_STATUS(r, sat_world_move_and_slide(s->world, ids[3], (sat_vec2){-6, 0.5}, hits, 8, &slid),
                 SAT_OK);
    CHECK(r, slid.stuck == 0 && slid.hit_count == 1 && SAME(hits[0].body, ids[2]) &&
                 hits[0].normal.x == 1);
    CHECK(r, slid.moved.x > -4.001 && slid.moved.x < -3.999 && slid.moved.y == 0.5);
    CHECK_STATUS(r, sat_world_get(s->world, ids[3], &body), SAT_OK);
    CHECK(r, body.transform.tx == 10 + slid.moved.x && body.transform.ty == 0.5);
    CHECK_STATUS(r, sat_world_relation(s->world, ids[2], ids[3], &relation), SAT_OK);
    CHECK(r, relation != SAT_OVERLAPPING);
    CHECK_STATUS(r, sat_world_move_and_slide(s->world, ids[3], (sat_vec2){-6, 0}, NULL, 0, &slid),
                 SAT_OK);
    CHECK(r, slid.hit_count == 1);
}

/* A tile that sticks out of a row stops a body, unless the body has a skin. */
static void skins(report *r) {
    const double tops[3] = {0, 0.001, -0.002};
    const sat_vec2 delta = {24, -1};
    sat_world *world = NULL;
    sat_shape *tile = NULL, *box = NULL;
    sat_body body = sat_body_default();
    sat_body_id hero = {0};
    sat_transform at = sat_transform_identity();
    sat_move_options moving = {0};
    sat_character_options walking = {0};
    sat_slide_result slid;
    sat_character_result walked;
    int i;
    CHECK_STATUS(r, sat_world_new(&world), SAT_OK);
    CHECK_STATUS(r, sat_shape_new_rectangle(16, 16, &tile), SAT_OK);
    CHECK_STATUS(r, sat_shape_new_rectangle(12, 12, &box), SAT_OK);
    body.shape = tile;
    body.kind = SAT_BODY_STATIC;
    for (i = 0; i < 3; i++) {
        body.transform.tx = 16 * i + 8;
        body.transform.ty = tops[i] - 8;
        CHECK_STATUS(r, sat_world_insert(world, &body, &hero), SAT_OK);
    }
    body.shape = box;
    body.kind = SAT_BODY_MOVING;
    body.transform.tx = at.tx = 8;
    body.transform.ty = at.ty = 6;
    CHECK_STATUS(r, sat_world_insert(world, &body, &hero), SAT_OK);
    for (i = 0; i < 2; i++) {
        const double expected = i == 0 ? 2 : 24;
        moving.skin = walking.skin = i == 0 ? 0 : 0.016;
        CHECK_STATUS(r, sat_world_set_transform(world, hero, &at), SAT_OK);
        CHECK_STATUS(r, sat_world_move_and_slide_with(world, hero, delta, &moving, NULL, 0, &slid),
                     SAT_OK);
        CHECK(r, slid.moved.x == expected);
        CHECK_STATUS(r, sat_world_set_transform(world, hero, &at), SAT_OK);
        CHECK_STATUS(
            r, sat_world_move_character(world, hero, delta, &walking, NULL, 0, &walked), SAT_OK);
        CHECK(r, walked.moved.x == expected);
    }
    /* no options are no skin */
    CHECK_STATUS(r, sat_world_set_transform(world, hero, &at), SAT_OK);
    CHECK_STATUS(r, sat_world_move_and_slide_with(world, hero, delta, NULL, NULL, 0, &slid),
                 SAT_OK);
    CHECK(r, slid.moved.x == 2);
    sat_world_free(world);
    sat_shape_free(tile);
    sat_shape_free(box);
}

static void saving(report *r, scene *s) {
    uint8_t *bytes = NULL, *again = NULL;
    size_t needed = 0, count = 0, i;
    sat_world *other = NULL, *none = s->world;
    sat_pair_event events[2][8];
    size_t counts[2];
    long taken = 0;
    CHECK_STATUS(r, sat_world_save(s->world, NULL, 0, &needed), SAT_ERR_CAPACITY);
    bytes = malloc(needed);
    again = malloc(needed);
    if (!bytes || !again || needed < 16) {
        CHECK(r, !"out of memory, or no saved world");
        free(bytes);
        free(again);
        return;
    }
    CHECK_STATUS(r, sat_world_save(s->world, bytes, needed, &count), SAT_OK);
    CHECK(r, count == needed);
    CHECK_STATUS(r, sat_world_restore(bytes, count, &other), SAT_OK);
    CHECK_STATUS(r, sat_world_save(other, again, needed, &count), SAT_OK);
    CHECK(r, count == needed && memcmp(bytes, again, needed) == 0);
    CHECK_STATUS(r, sat_world_remove(s->world, s->ids[1]), SAT_OK);
    CHECK_STATUS(r, sat_world_remove(other, s->ids[1]), SAT_OK);
    CHECK_STATUS(r, harness_step(s->world, events[0], 8, &counts[0]), SAT_OK);
    CHECK_STATUS(r, harness_step(other, events[1], 8, &counts[1]), SAT_OK);
    CHECK(r, counts[0] == counts[1] && counts[0] > 0);
    for (i = 0; i < counts[0]; i++) {
        CHECK(r, is_event(&events[1][i], events[0][i].a, events[0][i].b, events[0][i].phase,
                          events[0][i].relation));
    }
    sat_world_free(other);
    /* damage in any byte is detected */
    for (i = 0; i < needed; i++) {
        bytes[i] ^= 0x10;
        none = s->world;
        taken += sat_world_restore(bytes, needed, &none) == SAT_OK || none != NULL;
        bytes[i] ^= 0x10;
        taken += sat_world_restore(bytes, i, &none) == SAT_OK || none != NULL;
    }
    CHECK(r, taken == 0);
    CHECK_STATUS(r, sat_world_restore(bytes, 3, &none), SAT_ERR_NOT_A_WORLD);
    CHECK_STATUS(r, sat_world_restore(bytes, needed - 1, &none), SAT_ERR_DAMAGED);
    bytes[4]++;
    CHECK_STATUS(r, sat_world_restore(bytes, needed, &none), SAT_ERR_SAVE_VERSION);
    free(bytes);
    free(again);
}

void run_world(report *r) {
    scene s;
    scene_open(r, &s);
    bodies(r, &s);
    steps(r, &s);
    resolution(r, &s);
    skins(r);
    saving(r, &s);
    scene_close(&s);
    fprintf(r->out, "world: done\n");
}
