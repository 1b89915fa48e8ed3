/* Queries of a world, into arrays and by callback: regions, nearest bodies, ray casts, sweeps. */
#include "parts.h"
#include "world_scene.h"

#include <string.h>

/* What a callback has received: it ends its query after `most` bodies. */
typedef struct collected {
    sat_body_id ids[8];
    size_t count, most;
} collected;

static bool collect(sat_body_id body, void *user) {
    collected *c = user;
    c->ids[c->count++] = body;
    return c->count < c->most;
}

static bool collect_hit(const sat_body_ray_hit *hit, void *user) {
    return collect(hit->body, user);
}

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
    CHECK_STATUS(
        r, sat_world_query_box(s->world, part, SAT_COVERAGE_TOUCHING, &filter, found, 8, &count),
        SAT_OK);
    CHECK(r, count == 3);
    CHECK_STATUS(
        r, sat_world_query_box(s->world, part, SAT_COVERAGE_INSIDE, &filter, found, 8, &count),
        SAT_OK);
    CHECK(r, count == 2 && SAME(found[1], ids[1]));
    CHECK_STATUS(r, sat_world_query_box(s->world, all, SAT_COVERAGE_INSIDE, NULL, found, 4, &count),
                 SAT_ERR_CAPACITY);
    CHECK(r, count == 5);
    CHECK_STATUS(r,
                 sat_world_query_circle(s->world, (sat_vec2){13, 0}, 1, SAT_COVERAGE_TOUCHING, NULL,
                                        found, 8, &count),
                 SAT_OK);
    CHECK(r, count == 1 && SAME(found[0], ids[4]));
    CHECK_STATUS(r,
                 sat_world_query_circle(s->world, (sat_vec2){13, 0}, 1, SAT_COVERAGE_OVERLAPPING,
                                        NULL, found, 8, &count),
                 SAT_OK);
    CHECK(r, count == 0);
    CHECK_STATUS(r,
                 sat_world_query_shape(s->world, s->tile, &here, SAT_COVERAGE_TOUCHING, NULL, found,
                                       8, &count),
                 SAT_OK);
    CHECK(r, count == 2);
    filter.kinds = SAT_QUERY_MOVING;
    filter.except = &ids[1];
    filter.except_count = 1;
    CHECK_STATUS(
        r, sat_world_query_box(s->world, all, SAT_COVERAGE_TOUCHING, &filter, found, 8, &count),
        SAT_OK);
    CHECK(r, count == 2 && SAME(found[0], ids[2]) && SAME(found[1], ids[3]));
    CHECK_STATUS(r, sat_world_nearest(s->world, (sat_vec2){7, 0}, 2, 100, NULL, near, 2, &count),
                 SAT_OK);
    CHECK(r, count == 2 && SAME(near[0].body, ids[3]) && near[0].distance == 2 &&
                 near[0].point.x == 9);
    CHECK(r, SAME(near[1].body, ids[2]) && near[1].distance == 2.5);
    CHECK_STATUS(r, sat_world_nearest(s->world, (sat_vec2){7, 0}, 2, 1, NULL, near, 2, &count),
                 SAT_OK);
    CHECK(r, count == 0);
    /* by callback: all, or the first two */
    memset(&c, 0, sizeof c);
    c.most = 8;
    CHECK_STATUS(r, sat_world_each_in_box(s->world, all, SAT_COVERAGE_TOUCHING, NULL, collect, &c),
                 SAT_OK);
    CHECK(r, c.count == 5 && memcmp(c.ids, ids, 5 * sizeof *ids) == 0);
    c.count = 0;
    c.most = 2;
    CHECK_STATUS(r, sat_world_each_in_box(s->world, all, SAT_COVERAGE_TOUCHING, NULL, collect, &c),
                 SAT_OK);
    CHECK(r, c.count == 2);
    c.count = 0;
    CHECK_STATUS(r, sat_world_each_at_point(s->world, edge, NULL, collect, &c), SAT_OK);
    CHECK(r, c.count == 2 && SAME(c.ids[1], ids[1]));
    c.count = 0;
    CHECK_STATUS(r,
                 sat_world_each_in_circle(s->world, (sat_vec2){13, 0}, 1, SAT_COVERAGE_TOUCHING,
                                          NULL, collect, &c),
                 SAT_OK);
    CHECK(r, c.count == 1 && SAME(c.ids[0], ids[4]));
    c.count = 0;
    CHECK_STATUS(
        r,
        sat_world_each_in_shape(s->world, s->tile, &here, SAT_COVERAGE_TOUCHING, NULL, collect, &c),
        SAT_OK);
    CHECK(r, c.count == 2 && SAME(c.ids[0], ids[0]));
}

static void casts(report *r, scene *s) {
    const sat_body_id *ids = s->ids;
    const sat_vec2 origin = {-3, 0}, right = {1, 0}, up = {0, 1};
    const sat_vec2 between = {2.75, 0}, behind = {4.5, 0};
    const sat_motion flies = {{1, 0, 0, 1, 7, 0}, {-10, 0}, 0, {0, 0}},
                     leaves = {{1, 0, 0, 1, 0, 9}, {0, 9}, 0, {0, 0}};
    sat_query_filter filter = sat_query_filter_default(), past = sat_query_filter_default();
    sat_body_ray_hit hit, hits[8];
    sat_body_impact impact;
    sat_shape *dot = NULL;
    size_t count = 0;
    collected c;
    CHECK_STATUS(r, sat_world_cast_ray(s->world, origin, right, 100, NULL, &hit), SAT_OK);
    CHECK(r, SAME(hit.body, ids[0]) && hit.hit.hit == 1 && hit.hit.fraction == 2 &&
                 hit.hit.point.x == -1);
    filter.kinds = SAT_QUERY_SENSORS;
    CHECK_STATUS(r, sat_world_cast_ray(s->world, origin, right, 100, &filter, &hit), SAT_OK);
    CHECK(r, SAME(hit.body, ids[4]) && hit.hit.fraction == 13);
    CHECK_STATUS(r, sat_world_cast_ray(s->world, origin, up, 100, NULL, &hit), SAT_OK);
    CHECK(r, sat_body_id_is_none(hit.body) && hit.hit.hit == 0);
    CHECK_STATUS(r, sat_world_cast_ray_all(s->world, origin, right, 8, NULL, hits, 8, &count),
                 SAT_OK);
    CHECK(r, count == 3 && SAME(hits[1].body, ids[1]) && hits[1].hit.fraction == 4 &&
                 SAME(hits[2].body, ids[2]));
    CHECK_STATUS(r, sat_world_cast_ray_all(s->world, origin, right, 8, NULL, hits, 2, &count),
                 SAT_ERR_CAPACITY);
    CHECK(r, count == 3);
    /* from inside the second and third tile, and from the boundary of the third */
    CHECK_STATUS(r, sat_world_cast_ray(s->world, between, right, 100, NULL, &hit), SAT_OK);
    CHECK(r, SAME(hit.body, ids[1]) && hit.hit.fraction == 0);
    past.at_start = SAT_AT_START_SKIP_OVERLAPPING;
    CHECK_STATUS(r, sat_world_cast_ray(s->world, between, right, 100, &past, &hit), SAT_OK);
    CHECK(r, SAME(hit.body, ids[3]) && hit.hit.fraction == 6.25);
    CHECK_STATUS(r, sat_world_cast_ray_all(s->world, between, right, 100, &past, hits, 8, &count),
                 SAT_OK);
    CHECK(r, count == 2 && SAME(hits[0].body, ids[3]) && SAME(hits[1].body, ids[4]));
    CHECK_STATUS(r, sat_world_cast_ray(s->world, behind, right, 100, &past, &hit), SAT_OK);
    CHECK(r, SAME(hit.body, ids[2]) && hit.hit.fraction == 0 && hit.hit.normal.x == 1);
    memset(&c, 0, sizeof c);
    c.most = 8;
    CHECK_STATUS(r, sat_world_each_on_ray(s->world, origin, right, 100, NULL, collect_hit, &c),
                 SAT_OK);
    CHECK(r, c.count == 5 && memcmp(c.ids, ids, 5 * sizeof *ids) == 0);
    CHECK_STATUS(r, sat_shape_new_circle((sat_vec2){0, 0}, 0.5, &dot), SAT_OK);
    CHECK_STATUS(r, sat_world_sweep(s->world, dot, &flies, NULL, &impact), SAT_OK);
    CHECK(r, SAME(impact.body, ids[2]) && impact.impact.hit == 1);
    CHECK(r, impact.impact.time > 0.1999 &&
                 impact.impact.time < 0.2001); /* from 7 to 5, where it touches at 4.5 */
    CHECK_STATUS(r, sat_world_sweep(s->world, dot, &leaves, NULL, &impact), SAT_OK);
    CHECK(r, sat_body_id_is_none(impact.body) && impact.impact.hit == 0);
    sat_shape_free(dot);
}

void run_world_queries(report *r) {
    scene s;
    scene_open(r, &s);
    queries(r, &s);
    casts(r, &s);
    scene_close(&s);
    fprintf(r->out, "world queries: done\n");
}
