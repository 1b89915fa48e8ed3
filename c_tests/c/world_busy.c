/* Callbacks that try to change their world: every change is rejected, and nothing changes. */
#include "parts.h"
#include "world_scene.h"

#include <string.h>

/* What the callbacks tried, and what came of it. */
typedef struct attempts {
    sat_world *world;
    sat_status statuses[25]; /* of the changes that the last callback tried */
    size_t count;
    size_t readable;        /* callbacks that could read the world */
    size_t nested_failures; /* queries within a query that failed */
    size_t outer_rejected;  /* changes rejected after such a query */
} attempts;

/* Every change of a world is rejected while a callback runs; reading it works. */
static bool change_everything(sat_body_id body, void *user) {
    attempts *c = user;
    sat_body other = sat_body_default();
    const sat_transform here = sat_transform_identity();
    const sat_filter filter = {1, 1};
    const sat_body_kind kind = SAT_BODY_STATIC;
    sat_body_id id = {1};
    sat_slide_result slid;
    sat_character_result walked;
    sat_separate_result parted;
    size_t count = 0;
    sat_body now;
    sat_status *to = c->statuses;
    sat_status look = sat_world_get(c->world, body, &now);
    other.shape = now.shape;
    *to++ = sat_world_insert(c->world, &other, &id);
    *to++ = sat_body_id_is_none(id) ? SAT_ERR_BUSY : SAT_OK;
    *to++ = sat_world_insert_many(c->world, &other, 1, &id);
    *to++ = sat_world_attach(c->world, body, &other, &id);
    *to++ = sat_world_set_local_transform(c->world, body, &here);
    *to++ = sat_world_remove(c->world, body);
    *to++ = sat_world_set_transform(c->world, body, &here);
    *to++ = sat_world_set_transforms(c->world, &body, &here, 1);
    *to++ = sat_world_set_shape(c->world, body, now.shape);
    *to++ = sat_world_set_kind(c->world, body, SAT_BODY_STATIC);
    *to++ = sat_world_set_kinds(c->world, &body, &kind, 1);
    *to++ = sat_world_set_filter(c->world, body, filter);
    *to++ = sat_world_set_user(c->world, body, 1);
    *to++ = sat_world_set_inverse_mass(c->world, body, 1);
    *to++ = sat_world_step(c->world);
    *to++ = sat_world_separate(c->world, 1, &parted);
    *to++ = sat_world_move_and_slide(c->world, body, (sat_vec2){1, 0}, NULL, 0, &slid);
    *to++ = sat_world_move_and_slide_with(c->world, body, (sat_vec2){1, 0}, NULL, NULL, 0, &slid);
    *to++ = sat_world_move_character(c->world, body, (sat_vec2){1, 0}, NULL, NULL, 0, &walked);
    *to++ = sat_world_set_touching_tolerance(c->world, 1);
    *to++ = sat_world_set_parallel(c->world, false);
    *to++ = sat_world_set_parallel_from(c->world, 5);
    *to++ = sat_world_set_one_way(c->world, body, (sat_vec2){0, 1});
    *to++ = sat_world_set_pair_predicate(c->world, NULL, NULL);
    sat_world_free(c->world); /* frees nothing */
    *to++ = strstr(sat_last_error(), "callback") ? SAT_ERR_BUSY : SAT_OK;
    c->count = (size_t)(to - c->statuses);
    c->readable += look == SAT_OK && sat_world_body_count(c->world, &count) == SAT_OK && count == 5;
    return true;
}

static bool change_in_nested_query(sat_body_id body, void *user) {
    attempts *c = user;
    /* when a query within a query ends, the outer one still runs */
    if (sat_world_each_at_point(c->world, (sat_vec2){0, 0}, NULL, change_everything, c) != SAT_OK) {
        c->nested_failures++;
    }
    c->outer_rejected += sat_world_remove(c->world, body) == SAT_ERR_BUSY;
    return true;
}

static bool change_on_hit(const sat_body_ray_hit *hit, void *user) {
    return change_everything(hit->body, user);
}

static void busy(report *r, scene *s) {
    const sat_aabb all = {{-5, -5}, {20, 5}};
    sat_pair_event events[8];
    attempts c;
    size_t i, count = 0;
    int round;
    CHECK_STATUS(r, harness_step(s->world, events, 8, &count), SAT_OK);
    for (round = 0; round < 3; round++) {
        memset(&c, 0, sizeof c);
        c.world = s->world;
        if (round == 0) {
            CHECK_STATUS(r,
                         sat_world_each_in_box(s->world, all, SAT_COVERAGE_TOUCHING, NULL,
                                               change_everything, &c),
                         SAT_OK);
            CHECK(r, c.readable == 5);
        } else if (round == 1) {
            CHECK_STATUS(r,
                         sat_world_each_on_ray(s->world, (sat_vec2){-3, 0}, (sat_vec2){1, 0}, 99,
                                               NULL, change_on_hit, &c),
                         SAT_OK);
            CHECK(r, c.readable == 5);
        } else {
            CHECK_STATUS(r,
                         sat_world_each_in_box(s->world, all, SAT_COVERAGE_TOUCHING, NULL,
                                               change_in_nested_query, &c),
                         SAT_OK);
            CHECK(r, c.readable == 5 && c.outer_rejected == 5 && c.nested_failures == 0);
        }
        CHECK(r, c.count == 25);
        for (i = 0; i < c.count; i++) {
            CHECK(r, c.statuses[i] == SAT_ERR_BUSY);
        }
    }
    /* the world is unchanged, and can be changed again */
    CHECK_STATUS(r, harness_step(s->world, events, 8, &count), SAT_OK);
    CHECK(r, count == 3 && events[0].phase == SAT_PHASE_STAY);
    CHECK_STATUS(r, sat_world_set_user(s->world, s->ids[0], 0), SAT_OK);
}

void run_world_busy(report *r) {
    scene s;
    scene_open(r, &s);
    busy(r, &s);
    scene_close(&s);
    fprintf(r->out, "world busy: done\n");
}
