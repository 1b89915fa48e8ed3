/* Worlds: a scene whose every answer can be told by hand, the refusal of changes while a callback runs, and saving. */
#include "parts.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

/* Tiles two wide in a row: a static one at 0, moving ones at 2 (touching it), 3.5 (overlapping the second) and 10, a sensor at 11. */
typedef struct scene {
    sat_world *world;
    sat_shape *tile;
    sat_body_id ids[5];
} scene;

static sat_body tile_at(const sat_shape *tile, double x, sat_body_kind kind) {
    sat_body body = sat_body_default();
    body.shape = tile;
    body.transform.tx = x;
    body.kind = kind;
    body.user = (uint64_t)(x * 2);
    return body;
}

static void open_scene(report *r, scene *s) {
    const double places[5] = {0, 2, 3.5, 10, 11};
    const sat_body_kind kinds[5] = {SAT_BODY_STATIC, SAT_BODY_MOVING, SAT_BODY_MOVING, SAT_BODY_MOVING, SAT_BODY_SENSOR};
    sat_body bodies[5];
    size_t i, count = 9;
    CHECK_STATUS(r, sat_world_new(&s->world), SAT_OK);
    CHECK_STATUS(r, sat_shape_new_rectangle(2, 2, &s->tile), SAT_OK);
    for (i = 0; i < 5; i++) {
        bodies[i] = tile_at(s->tile, places[i], kinds[i]);
    }
    CHECK_STATUS(r, sat_world_insert(s->world, &bodies[0], &s->ids[0]), SAT_OK);
    CHECK_STATUS(r, sat_world_insert_many(s->world, bodies + 1, 4, s->ids + 1), SAT_OK);
    CHECK_STATUS(r, sat_world_body_count(s->world, &count), SAT_OK);
    CHECK(r, count == 5);
}

static void close_scene(scene *s) {
    sat_world_free(s->world);
    sat_shape_free(s->tile);
}

static bool is_event(const sat_pair_event *event, sat_body_id a, sat_body_id b, sat_phase phase, sat_relation relation) {
    return SAME(event->a, a) && SAME(event->b, b) && event->phase == phase && event->relation == relation;
}

static void bodies(report *r, scene *s) {
    const sat_body_id *ids = s->ids;
    sat_body_id names[5], wrong[2], fresh = {0};
    const sat_transform there = {1, 0, 0, 1, 50, 0}, pair[2] = {{1, 0, 0, 1, 60, 0}, {0, 0, 0, 0, 0, 0}};
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
    CHECK(r, body.shape == s->tile && body.transform.tx == 3.5 && body.user == 7 && body.inverse_mass == 1);
    CHECK(r, body.kind == SAT_BODY_MOVING && body.filter.mask == UINT32_MAX);
    CHECK_STATUS(r, sat_world_bounds(s->world, ids[2], &bounds), SAT_OK);
    CHECK(r, bounds.min.x <= 2.5 && bounds.min.x > 2.4999 && bounds.max.y >= 1 && bounds.max.y < 1.0001);
    /* every property, there and back */
    CHECK_STATUS(r, sat_shape_new_circle((sat_vec2){0, 0}, 1, &ball), SAT_OK);
    CHECK_STATUS(r, sat_world_insert(s->world, &body, &fresh), SAT_OK);
    CHECK_STATUS(r, sat_world_set_transform(s->world, fresh, &there), SAT_OK);
    CHECK_STATUS(r, sat_world_set_shape(s->world, fresh, ball), SAT_OK);
    sat_shape_free(ball); /* the world has a reference of its own */
    CHECK_STATUS(r, sat_world_set_kind(s->world, fresh, SAT_BODY_SENSOR), SAT_OK);
    CHECK_STATUS(r, sat_world_set_filter(s->world, fresh, filter), SAT_OK);
    CHECK_STATUS(r, sat_world_set_user(s->world, fresh, UINT64_MAX), SAT_OK);
    CHECK_STATUS(r, sat_world_set_inverse_mass(s->world, fresh, 0.25), SAT_OK);
    CHECK_STATUS(r, sat_world_get(s->world, fresh, &body), SAT_OK);
    CHECK(r, body.shape == ball && body.transform.tx == 50 && body.user == UINT64_MAX && body.inverse_mass == 0.25);
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
    /* a name dies with its body, whoever gets the place */
    CHECK_STATUS(r, sat_world_remove(s->world, fresh), SAT_OK);
    CHECK_STATUS(r, sat_world_remove(s->world, fresh), SAT_ERR_STALE_ID);
    CHECK_STATUS(r, sat_world_get(s->world, fresh, &body), SAT_ERR_STALE_ID);
    CHECK(r, body.shape == NULL && body.inverse_mass == 0);
    body = tile_at(s->tile, 50, SAT_BODY_MOVING);
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
    CHECK(r, contact.depth == 0.5 && contact.normal.x == 1 && contact.normal.y == 0 && contact.point_count == 2);
    CHECK_STATUS(r, sat_world_contact(s->world, ids[0], ids[3], &contact), SAT_OK);
    CHECK(r, contact.point_count == 0);
    CHECK_STATUS(r, harness_step(s->world, events, 8, &count), SAT_OK);
}

typedef struct collected {
    sat_world *world;
    sat_body_id ids[8];
    size_t count, most;
    sat_status refused[16];
    size_t refusals;
} collected;

static bool collect(sat_body_id body, void *user) {
    collected *c = user;
    c->ids[c->count++] = body;
    return c->count < c->most;
}

static bool collect_hit(const sat_body_ray_hit *hit, void *user) { return collect(hit->body, user); }

static void queries(report *r, scene *s) {
    const sat_body_id *ids = s->ids;
    const sat_aabb all = {{-5, -5}, {20, 5}}, part = {{-1, -1}, {3, 1}};
    const sat_vec2 edge = {1, 0};
    const sat_transform here = sat_transform_identity();
    sat_query_filter filter = sat_query_filter_default();
    sat_body_id found[8];
    sat_near_body near[2];
    size_t count = 0;
    collected c;
    CHECK_STATUS(r, sat_world_query_point(s->world, edge, NULL, found, 8, &count), SAT_OK);
    CHECK(r, count == 2 && SAME(found[0], ids[0]) && SAME(found[1], ids[1]));
    CHECK_STATUS(r, sat_world_query_box(s->world, part, SAT_COVERAGE_TOUCHING, &filter, found, 8, &count), SAT_OK);
    CHECK(r, count == 3);
    CHECK_STATUS(r, sat_world_query_box(s->world, part, SAT_COVERAGE_INSIDE, &filter, found, 8, &count), SAT_OK);
    CHECK(r, count == 2 && SAME(found[1], ids[1]));
    CHECK_STATUS(r, sat_world_query_box(s->world, all, SAT_COVERAGE_INSIDE, NULL, found, 4, &count), SAT_ERR_CAPACITY);
    CHECK(r, count == 5);
    CHECK_STATUS(r, sat_world_query_circle(s->world, (sat_vec2){13, 0}, 1, SAT_COVERAGE_TOUCHING, NULL, found, 8, &count),
                 SAT_OK);
    CHECK(r, count == 1 && SAME(found[0], ids[4]));
    CHECK_STATUS(r,
                 sat_world_query_circle(s->world, (sat_vec2){13, 0}, 1, SAT_COVERAGE_OVERLAPPING, NULL, found, 8, &count),
                 SAT_OK);
    CHECK(r, count == 0);
    CHECK_STATUS(r, sat_world_query_shape(s->world, s->tile, &here, SAT_COVERAGE_TOUCHING, NULL, found, 8, &count),
                 SAT_OK);
    CHECK(r, count == 2);
    filter.kinds = SAT_QUERY_MOVING;
    filter.except = &ids[1];
    filter.except_count = 1;
    CHECK_STATUS(r, sat_world_query_box(s->world, all, SAT_COVERAGE_TOUCHING, &filter, found, 8, &count), SAT_OK);
    CHECK(r, count == 2 && SAME(found[0], ids[2]) && SAME(found[1], ids[3]));
    CHECK_STATUS(r, sat_world_nearest(s->world, (sat_vec2){7, 0}, 2, 100, NULL, near, 2, &count), SAT_OK);
    CHECK(r, count == 2 && SAME(near[0].body, ids[3]) && near[0].distance == 2 && near[0].point.x == 9);
    CHECK(r, SAME(near[1].body, ids[2]) && near[1].distance == 2.5);
    CHECK_STATUS(r, sat_world_nearest(s->world, (sat_vec2){7, 0}, 2, 1, NULL, near, 2, &count), SAT_OK);
    CHECK(r, count == 0);
    /* by callback: all, or as many as are wanted */
    memset(&c, 0, sizeof c);
    c.most = 8;
    CHECK_STATUS(r, sat_world_each_in_box(s->world, all, SAT_COVERAGE_TOUCHING, NULL, collect, &c), SAT_OK);
    CHECK(r, c.count == 5 && memcmp(c.ids, ids, 5 * sizeof *ids) == 0);
    c.count = 0;
    c.most = 2;
    CHECK_STATUS(r, sat_world_each_in_box(s->world, all, SAT_COVERAGE_TOUCHING, NULL, collect, &c), SAT_OK);
    CHECK(r, c.count == 2);
    c.count = 0;
    CHECK_STATUS(r, sat_world_each_at_point(s->world, edge, NULL, collect, &c), SAT_OK);
    CHECK(r, c.count == 2 && SAME(c.ids[1], ids[1]));
    c.count = 0;
    CHECK_STATUS(r, sat_world_each_in_circle(s->world, (sat_vec2){13, 0}, 1, SAT_COVERAGE_TOUCHING, NULL, collect, &c),
                 SAT_OK);
    CHECK(r, c.count == 1 && SAME(c.ids[0], ids[4]));
    c.count = 0;
    CHECK_STATUS(r, sat_world_each_in_shape(s->world, s->tile, &here, SAT_COVERAGE_TOUCHING, NULL, collect, &c), SAT_OK);
    CHECK(r, c.count == 2 && SAME(c.ids[0], ids[0]));
}

static void casts(report *r, scene *s) {
    const sat_body_id *ids = s->ids;
    const sat_vec2 origin = {-3, 0}, right = {1, 0}, up = {0, 1};
    const sat_motion flies = {{1, 0, 0, 1, 7, 0}, {-10, 0}, 0, {0, 0}}, leaves = {{1, 0, 0, 1, 0, 9}, {0, 9}, 0, {0, 0}};
    sat_query_filter filter = sat_query_filter_default();
    sat_body_ray_hit hit, hits[8];
    sat_body_impact impact;
    sat_shape *dot = NULL;
    size_t count = 0;
    collected c;
    CHECK_STATUS(r, sat_world_cast_ray(s->world, origin, right, 100, NULL, &hit), SAT_OK);
    CHECK(r, SAME(hit.body, ids[0]) && hit.hit.hit == 1 && hit.hit.fraction == 2 && hit.hit.point.x == -1);
    filter.kinds = SAT_QUERY_SENSORS;
    CHECK_STATUS(r, sat_world_cast_ray(s->world, origin, right, 100, &filter, &hit), SAT_OK);
    CHECK(r, SAME(hit.body, ids[4]) && hit.hit.fraction == 13);
    CHECK_STATUS(r, sat_world_cast_ray(s->world, origin, up, 100, NULL, &hit), SAT_OK);
    CHECK(r, sat_body_id_is_none(hit.body) && hit.hit.hit == 0);
    CHECK_STATUS(r, sat_world_cast_ray_all(s->world, origin, right, 8, NULL, hits, 8, &count), SAT_OK);
    CHECK(r, count == 3 && SAME(hits[1].body, ids[1]) && hits[1].hit.fraction == 4 && SAME(hits[2].body, ids[2]));
    CHECK_STATUS(r, sat_world_cast_ray_all(s->world, origin, right, 8, NULL, hits, 2, &count), SAT_ERR_CAPACITY);
    CHECK(r, count == 3);
    memset(&c, 0, sizeof c);
    c.most = 8;
    CHECK_STATUS(r, sat_world_each_on_ray(s->world, origin, right, 100, NULL, collect_hit, &c), SAT_OK);
    CHECK(r, c.count == 5 && memcmp(c.ids, ids, 5 * sizeof *ids) == 0);
    CHECK_STATUS(r, sat_shape_new_circle((sat_vec2){0, 0}, 0.5, &dot), SAT_OK);
    CHECK_STATUS(r, sat_world_sweep(s->world, dot, &flies, NULL, &impact), SAT_OK);
    CHECK(r, SAME(impact.body, ids[2]) && impact.impact.hit == 1);
    CHECK(r, impact.impact.time > 0.1999 && impact.impact.time < 0.2001); /* from 7 to 5, where it touches at 4.5 */
    CHECK_STATUS(r, sat_world_sweep(s->world, dot, &leaves, NULL, &impact), SAT_OK);
    CHECK(r, sat_body_id_is_none(impact.body) && impact.impact.hit == 0);
    sat_shape_free(dot);
}

/* Whatever changes a world is refused while a callback runs; whatever looks at it works. */
static bool meddle(sat_body_id body, void *user) {
    collected *c = user;
    sat_body other = sat_body_default();
    const sat_transform here = sat_transform_identity();
    const sat_filter filter = {1, 1};
    sat_body_id id = {1};
    sat_slide_result slid;
    size_t count = 0;
    sat_body now;
    sat_status *to = c->refused;
    sat_status look = sat_world_get(c->world, body, &now);
    other.shape = now.shape;
    *to++ = sat_world_insert(c->world, &other, &id);
    *to++ = sat_body_id_is_none(id) ? SAT_ERR_BUSY : SAT_OK;
    *to++ = sat_world_insert_many(c->world, &other, 1, &id);
    *to++ = sat_world_remove(c->world, body);
    *to++ = sat_world_set_transform(c->world, body, &here);
    *to++ = sat_world_set_transforms(c->world, &body, &here, 1);
    *to++ = sat_world_set_shape(c->world, body, now.shape);
    *to++ = sat_world_set_kind(c->world, body, SAT_BODY_STATIC);
    *to++ = sat_world_set_filter(c->world, body, filter);
    *to++ = sat_world_set_user(c->world, body, 1);
    *to++ = sat_world_set_inverse_mass(c->world, body, 1);
    *to++ = sat_world_step(c->world);
    *to++ = sat_world_separate(c->world, 1, &count);
    *to++ = sat_world_move_and_slide(c->world, body, (sat_vec2){1, 0}, NULL, 0, &slid);
    *to++ = sat_world_set_parallel(c->world, false);
    sat_world_free(c->world); /* frees nothing */
    *to++ = strstr(sat_last_error(), "callback") ? SAT_ERR_BUSY : SAT_OK;
    c->refusals = (size_t)(to - c->refused);
    c->count += look == SAT_OK && sat_world_body_count(c->world, &count) == SAT_OK && count == 5;
    return true;
}

static bool meddle_from_within(sat_body_id body, void *user) {
    collected *c = user;
    /* a query within a query; after it the outer one still runs */
    if (sat_world_each_at_point(c->world, (sat_vec2){0, 0}, NULL, meddle, c) != SAT_OK) {
        c->count += 100;
    }
    c->most += sat_world_remove(c->world, body) == SAT_ERR_BUSY;
    return true;
}

static bool meddle_hit(const sat_body_ray_hit *hit, void *user) { return meddle(hit->body, user); }

static void busy(report *r, scene *s) {
    const sat_aabb all = {{-5, -5}, {20, 5}};
    sat_pair_event events[8];
    collected c;
    size_t i, count = 0;
    int round;
    for (round = 0; round < 3; round++) {
        memset(&c, 0, sizeof c);
        c.world = s->world;
        if (round == 0) {
            CHECK_STATUS(r, sat_world_each_in_box(s->world, all, SAT_COVERAGE_TOUCHING, NULL, meddle, &c), SAT_OK);
            CHECK(r, c.count == 5);
        } else if (round == 1) {
            CHECK_STATUS(r, sat_world_each_on_ray(s->world, (sat_vec2){-3, 0}, (sat_vec2){1, 0}, 99, NULL, meddle_hit, &c),
                         SAT_OK);
            CHECK(r, c.count == 5);
        } else {
            CHECK_STATUS(r, sat_world_each_in_box(s->world, all, SAT_COVERAGE_TOUCHING, NULL, meddle_from_within, &c),
                         SAT_OK);
            CHECK(r, c.count == 5 && c.most == 5);
        }
        CHECK(r, c.refusals == 16);
        for (i = 0; i < c.refusals; i++) {
            CHECK(r, c.refused[i] == SAT_ERR_BUSY);
        }
    }
    /* and afterwards all is as it was */
    CHECK_STATUS(r, harness_step(s->world, events, 8, &count), SAT_OK);
    CHECK(r, count == 3 && events[0].phase == SAT_PHASE_STAY);
    CHECK_STATUS(r, sat_world_set_user(s->world, s->ids[0], 0), SAT_OK);
}

static void resolution(report *r, scene *s) {
    const sat_body_id *ids = s->ids;
    sat_slide_hit hits[8];
    sat_slide_result slid;
    sat_body body;
    sat_relation relation;
    size_t remaining = 9;
    /* between a wall and a neighbour half of the overlap is left each time */
    CHECK_STATUS(r, sat_world_separate(s->world, 100, &remaining), SAT_OK);
    CHECK(r, remaining == 0);
    CHECK_STATUS(r, sat_world_relation(s->world, ids[1], ids[2], &relation), SAT_OK);
    CHECK(r, relation != SAT_OVERLAPPING);
    CHECK_STATUS(r, sat_world_relation(s->world, ids[3], ids[4], &relation), SAT_OK);
    CHECK(r, relation == SAT_OVERLAPPING); /* a sensor pushes nobody */
    /* from 10 to the left and up: stopped by the tile in the way, on along it */
    CHECK_STATUS(r, sat_world_move_and_slide(s->world, ids[3], (sat_vec2){-6, 0.5}, hits, 8, &slid), SAT_OK);
    CHECK(r, slid.stuck == 0 && slid.hit_count == 1 && SAME(hits[0].body, ids[2]) && hits[0].normal.x == 1);
    CHECK(r, slid.moved.x > -4.001 && slid.moved.x < -3.999 && slid.moved.y == 0.5);
    CHECK_STATUS(r, sat_world_get(s->world, ids[3], &body), SAT_OK);
    CHECK(r, body.transform.tx == 10 + slid.moved.x && body.transform.ty == 0.5);
    CHECK_STATUS(r, sat_world_relation(s->world, ids[2], ids[3], &relation), SAT_OK);
    CHECK(r, relation != SAT_OVERLAPPING);
    CHECK_STATUS(r, sat_world_move_and_slide(s->world, ids[3], (sat_vec2){-6, 0}, NULL, 0, &slid), SAT_OK);
    CHECK(r, slid.hit_count == 1);
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
        CHECK(r, !"memory, or a saved world, is missing");
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
        CHECK(r, is_event(&events[1][i], events[0][i].a, events[0][i].b, events[0][i].phase, events[0][i].relation));
    }
    sat_world_free(other);
    /* damage in any place is found out */
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
    open_scene(r, &s);
    bodies(r, &s);
    steps(r, &s);
    queries(r, &s);
    casts(r, &s);
    busy(r, &s);
    resolution(r, &s);
    saving(r, &s);
    close_scene(&s);
    fprintf(r->out, "world: done\n");
}
