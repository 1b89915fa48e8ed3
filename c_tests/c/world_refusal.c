/* Pairs that pass through each other: one-way bodies, and the caller's predicate. */
#include "parts.h"

#include <math.h>

/* What the predicate was asked, and what it says. */
typedef struct questions {
    sat_world *world;
    sat_body_id a, b;
    size_t count;
    size_t readable; /* questions in which the world could be read, and could not be changed */
    bool answer;
} questions;

static bool note(const sat_world *world, sat_body_id a, sat_body_id b, void *user) {
    questions *q = user;
    const sat_transform here = sat_transform_identity();
    sat_relation relation = SAT_DISJOINT;
    sat_body_id found[2];
    uint64_t data;
    size_t count = 0;
    bool fine = sat_world_relation(world, a, b, &relation) == SAT_OK;
    fine &= relation == SAT_OVERLAPPING;
    fine &= sat_world_query_point(world, (sat_vec2){0.5, 0}, NULL, found, 2, &count) == SAT_OK;
    fine &= count == 2 && sat_body_id_equal(found[0], a);
    /* the world of the call that asks is busy, for reading too */
    fine &= sat_world_user(q->world, a, &data) == SAT_ERR_BUSY;
    fine &= sat_world_set_transform(q->world, a, &here) == SAT_ERR_BUSY;
    fine &= sat_world_set_pair_predicate(q->world, NULL, NULL) == SAT_ERR_BUSY;
    sat_world_free(q->world);             /* frees nothing */
    sat_world_free((sat_world *)world);   /* nor does this */
    q->a = a;
    q->b = b;
    q->count++;
    q->readable += fine;
    return q->answer;
}

void run_world_refusal(report *r) {
    sat_world *world = NULL;
    sat_shape *tile = NULL;
    sat_body body = sat_body_default();
    sat_body_id wall, hero;
    sat_separate_result parted;
    sat_slide_result slid;
    sat_pair_event events[4];
    sat_body_ray_hit ray;
    sat_query_filter filter = sat_query_filter_default();
    sat_vec2 direction;
    sat_containment containment;
    size_t count = 0;
    questions q = {0};
    CHECK_STATUS(r, sat_world_new(&world), SAT_OK);
    CHECK_STATUS(r, sat_shape_new_rectangle(2, 2, &tile), SAT_OK);
    body.shape = tile;
    body.kind = SAT_BODY_STATIC;
    CHECK_STATUS(r, sat_world_insert(world, &body, &wall), SAT_OK);
    body.kind = SAT_BODY_MOVING;
    body.transform.tx = 0.5;
    CHECK_STATUS(r, sat_world_insert(world, &body, &hero), SAT_OK);

    q.world = world;
    CHECK_STATUS(r, sat_world_set_pair_predicate(world, note, &q), SAT_OK);
    CHECK_STATUS(r, sat_world_separate(world, 4, &parted), SAT_OK);
    CHECK(r, q.count == 1 && q.readable == 1 && parted.iterations == 0);
    CHECK(r, sat_body_id_equal(q.a, wall) && sat_body_id_equal(q.b, hero));
    CHECK_STATUS(r, harness_step(world, events, 4, &count), SAT_OK);
    CHECK(r, q.count == 1 && count == 0); /* it was answered */
    /* a clear predicate does not begin the pair */
    CHECK_STATUS(r, sat_world_set_pair_predicate(world, NULL, NULL), SAT_OK);
    CHECK_STATUS(r, harness_step(world, events, 4, &count), SAT_OK);
    CHECK(r, q.count == 1 && count == 0);
    body.transform.tx = 9;
    CHECK_STATUS(r, sat_world_set_transform(world, hero, &body.transform), SAT_OK);
    CHECK_STATUS(r, harness_step(world, events, 4, &count), SAT_OK);
    body.transform.tx = 0.5;
    q.answer = true;
    CHECK_STATUS(r, sat_world_set_pair_predicate(world, note, &q), SAT_OK);
    CHECK_STATUS(r, sat_world_set_transform(world, hero, &body.transform), SAT_OK);
    CHECK_STATUS(r, harness_step(world, events, 4, &count), SAT_OK);
    CHECK(r, q.count == 2 && q.readable == 2 && count == 1);
    CHECK_STATUS(r, sat_world_set_pair_predicate(world, NULL, NULL), SAT_OK);

    /* the wall as a platform that is entered upwards */
    CHECK_STATUS(r, sat_world_set_one_way(world, wall, (sat_vec2){0, 2}), SAT_OK);
    CHECK_STATUS(r, sat_world_one_way(world, wall, &direction), SAT_OK);
    CHECK(r, direction.x == 0 && direction.y == 2);
    body.transform.ty = -5;
    CHECK_STATUS(r, sat_world_set_transform(world, hero, &body.transform), SAT_OK);
    CHECK_STATUS(r, harness_step(world, events, 4, &count), SAT_OK);
    CHECK(r, count == 1 && events[0].phase == SAT_PHASE_END);
    CHECK_STATUS(r, sat_world_move_and_slide(world, hero, (sat_vec2){0, 4}, NULL, 0, &slid),
                 SAT_OK);
    CHECK(r, slid.hit_count == 0 && slid.moved.y == 4);
    CHECK_STATUS(r, harness_step(world, events, 4, &count), SAT_OK);
    CHECK(r, count == 0);
    CHECK_STATUS(r, sat_world_move_and_slide(world, hero, (sat_vec2){0, 9}, NULL, 0, &slid),
                 SAT_OK);
    CHECK_STATUS(r, harness_step(world, events, 4, &count), SAT_OK); /* they have parted */
    CHECK_STATUS(r, sat_world_move_and_slide(world, hero, (sat_vec2){0, -9}, NULL, 0, &slid),
                 SAT_OK);
    CHECK(r, slid.hit_count == 1 && fabs(slid.moved.y + 6) < 1e-9);
    filter.kinds = SAT_QUERY_STATIC | SAT_QUERY_ONE_WAY;
    CHECK_STATUS(r,
                 sat_world_cast_ray(world, (sat_vec2){0, -9}, (sat_vec2){0, 1}, 99, &filter,
                                    &ray),
                 SAT_OK);
    CHECK(r, sat_body_id_is_none(ray.body));
    CHECK_STATUS(r,
                 sat_world_cast_ray(world, (sat_vec2){0, 9}, (sat_vec2){0, -1}, 99, &filter,
                                    &ray),
                 SAT_OK);
    CHECK(r, sat_body_id_equal(ray.body, wall));
    CHECK_STATUS(r, sat_world_set_one_way(world, wall, (sat_vec2){0, 0}), SAT_OK);
    CHECK_STATUS(r, sat_world_within(world, wall, wall, &containment), SAT_OK);
    CHECK(r, containment == SAT_CONTAINMENT_EQUAL);
    CHECK_STATUS(r, sat_world_within(world, hero, wall, &containment), SAT_OK);
    CHECK(r, containment == SAT_CONTAINMENT_NONE);
    sat_shape_free(tile);
    sat_world_free(world);
    fprintf(r->out, "world refusal: done\n");
}
