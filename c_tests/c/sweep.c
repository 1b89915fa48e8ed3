/* Scenes whose results are known by hand: contacts with their features, distances, separations, ray
 * casts, sweeps and collision response. */
#include "parts.h"

#include <string.h>

static const sat_transform HERE = {1, 0, 0, 1, 0, 0};
static const sat_transform MIRRORED = {-1, 0, 0, 1, 0, 0};

static sat_transform at(double x, double y) {
    sat_transform t = {1, 0, 0, 1, 0, 0};
    t.tx = x;
    t.ty = y;
    return t;
}

static sat_vec2 vec(double x, double y) {
    sat_vec2 v;
    v.x = x;
    v.y = y;
    return v;
}

static bool is(sat_vec2 v, double x, double y) { return v.x == x && v.y == y; }
static bool near(double x, double y) { return x - y < 1e-9 && y - x < 1e-9; }
static bool is_feature(sat_feature f, sat_feature_kind kind, uint32_t number) {
    return f.kind == kind && f.index == number;
}

static void contacts(report *r, const sat_shape *floor, const sat_shape *crate,
                     const sat_shape *ball) {
    const sat_transform on = at(10, 2.5), left = at(-10, 2.5), high = at(0, 4.5), side = at(0, 5);
    sat_manifold c;
    CHECK_STATUS(r, sat_contact(floor, &HERE, crate, &on, &c), SAT_OK);
    CHECK(r, is(c.normal, 0, 1) && c.depth == 0.5 && c.kind == SAT_CONTACT_EDGE_EDGE &&
                 c.point_count == 2);
    CHECK(r, is_feature(c.feature_a, SAT_FEATURE_EDGE, 2) &&
                 is_feature(c.feature_b, SAT_FEATURE_EDGE, 0));
    CHECK(r, c.reference == SAT_SIDE_A && c.points[0].on_a.y == 1 && c.points[0].on_b.y == 0.5);
    CHECK(r, c.points[0].on_a.x + c.points[1].on_a.x == 20 && c.points[1].depth == 0.5);
    /* mirrored, the edges keep their indices */
    CHECK_STATUS(r, sat_contact(floor, &MIRRORED, crate, &left, &c), SAT_OK);
    CHECK(r, is(c.normal, 0, 1) && is_feature(c.feature_a, SAT_FEATURE_EDGE, 2));
    CHECK_STATUS(r, sat_contact(crate, &on, floor, &HERE, &c), SAT_OK);
    CHECK(r, is(c.normal, 0, -1) && c.reference == SAT_SIDE_B);
    /* the ball touches the crate from above */
    CHECK_STATUS(r, sat_contact(crate, &on, ball, &(sat_transform){1, 0, 0, 1, 11, 5.5}, &c),
                 SAT_OK);
    CHECK(r, c.point_count == 1 && c.depth == 0 && c.kind == SAT_CONTACT_ARC_EDGE &&
                 is(c.normal, 0, 1));
    CHECK(r, is_feature(c.feature_b, SAT_FEATURE_ARC, 0) && is(c.points[0].on_b, 11, 4.5));
    CHECK_STATUS(r, sat_contact(crate, &HERE, ball, &high, &c), SAT_OK);
    CHECK(r, c.point_count == 0 && is(c.normal, 0, 0) && c.depth == 0 &&
                 c.feature_a.kind == SAT_FEATURE_NONE);
    CHECK_STATUS(r, sat_contact(ball, &HERE, ball, &side, &c), SAT_OK);
    CHECK(r, c.point_count == 0);
}

static void concave(report *r, const sat_shape *floor, const sat_shape *box) {
    const sat_vec2 stairs_points[6] = {{0, 0}, {8, 0}, {8, 4}, {4, 4}, {4, 2}, {0, 2}};
    const sat_vec2 u_points[8] = {{0, 0}, {1, 0}, {1, 3}, {2, 3}, {2, 0}, {3, 0}, {3, 4}, {0, 4}};
    const size_t six = 6, eight = 8;
    const sat_transform corner = at(3.25, 2.875), sunk = at(7, 0.5);
    sat_transform lifted = sunk;
    sat_shape *stairs = NULL, *u = NULL;
    sat_manifold found[2], first;
    sat_minimum_translation out;
    sat_relation relation;
    size_t count = 9;
    CHECK_STATUS(r, sat_shape_new_polygon(stairs_points, &six, 1, &stairs), SAT_OK);
    CHECK_STATUS(r, sat_shape_new_polygon(u_points, &eight, 1, &u), SAT_OK);
    CHECK_STATUS(r, sat_contacts(stairs, &HERE, box, &corner, NULL, 0, &count), SAT_ERR_CAPACITY);
    CHECK(r, count == 2);
    memset(found, 0x55, sizeof found);
    first = found[0];
    CHECK_STATUS(r, sat_contacts(stairs, &HERE, box, &corner, found, 1, &count), SAT_ERR_CAPACITY);
    CHECK(r, count == 2 && memcmp(&found[0], &first, sizeof first) == 0);
    CHECK_STATUS(r, sat_contacts(stairs, &HERE, box, &corner, found, 2, &count), SAT_OK);
    CHECK(r, count == 2 && is(found[0].normal, -1, 0) && found[0].depth == 0.25);
    CHECK(r, is_feature(found[0].feature_a, SAT_FEATURE_EDGE, 3));
    CHECK(r, is(found[1].normal, 0, 1) && found[1].depth == 0.125);
    CHECK(r, is_feature(found[1].feature_a, SAT_FEATURE_EDGE, 4));

    CHECK_STATUS(r, sat_separation(floor, &HERE, u, &sunk, &out), SAT_OK);
    CHECK(r, is(out.translation, 0, 0.5) && is(out.normal, 0, 1) && out.depth == 0.5);
    lifted.ty += out.translation.y;
    CHECK_STATUS(r, sat_collide(floor, &HERE, u, &lifted, &relation), SAT_OK);
    CHECK(r, relation == SAT_TOUCHING);
    CHECK_STATUS(r, sat_separation(floor, &HERE, u, &lifted, &out), SAT_OK);
    CHECK(r, out.depth == 0 && is(out.translation, 0, 0) && is(out.normal, 0, 0));
    sat_shape_free(stairs);
    sat_shape_free(u);
}

static void distances_and_casts(report *r, const sat_shape *box, const sat_shape *ball) {
    const sat_transform aside = at(5, 0.5);
    sat_closest_points closest;
    sat_ray_hit hit;
    CHECK_STATUS(r, sat_distance(box, &HERE, ball, &aside, &closest), SAT_OK);
    CHECK(r, closest.distance == 3 && is(closest.normal, 1, 0) && is(closest.on_a, 1, 0.5) &&
                 is(closest.on_b, 4, 0.5));
    CHECK(r, is_feature(closest.feature_a, SAT_FEATURE_EDGE, 1) &&
                 is_feature(closest.feature_b, SAT_FEATURE_ARC, 0));
    CHECK_STATUS(r, sat_cast_segment(box, &HERE, vec(-5, 0.5), vec(3, 0.5), &hit), SAT_OK);
    CHECK(r,
          hit.hit == 1 && hit.fraction == 0.5 && is(hit.point, -1, 0.5) && is(hit.normal, -1, 0));
    CHECK(r, is_feature(hit.feature, SAT_FEATURE_EDGE, 3) && hit.starts_inside == 0);
    CHECK_STATUS(r, sat_cast_segment(box, &HERE, vec(-5, 2), vec(3, 2), &hit), SAT_OK);
    CHECK(r, hit.hit == 0 && hit.fraction == 0 && hit.feature.kind == SAT_FEATURE_NONE);
    CHECK_STATUS(r, sat_cast_segment(box, &HERE, vec(0, 0), vec(3, 0), &hit), SAT_OK);
    CHECK(r, hit.hit == 1 && hit.starts_inside == 1 && hit.fraction == 0 && is(hit.normal, 0, 0));
    CHECK_STATUS(r, sat_cast_ray(ball, &aside, vec(0, 0.5), vec(2, 0), 100, &hit), SAT_OK);
    CHECK(r, hit.hit == 1 && hit.fraction == 2 && is(hit.point, 4, 0.5) &&
                 is_feature(hit.feature, SAT_FEATURE_ARC, 0));
    CHECK_STATUS(r, sat_cast_ray(ball, &aside, vec(0, 0.5), vec(2, 0), 1, &hit), SAT_OK);
    CHECK(r, hit.hit == 0);
}

static void sweeps(report *r, const sat_shape *box, const sat_shape *ball) {
    const sat_motion stays = {{1, 0, 0, 1, 0, 0}, {0, 0}, 0, {0, 0}};
    const sat_motion flies = {{1, 0, 0, 1, -102, 0.5}, {1600, 0}, 0, {0, 0}};
    sat_motion turns, passes = flies;
    sat_transform start, end, between;
    sat_impact impact;
    sat_impact_bounds bounds;
    sat_relation relation;
    CHECK_STATUS(r, sat_sweep(box, &stays, ball, &flies, &impact), SAT_OK);
    CHECK(r, impact.hit == 1 && impact.time == 0.0625 && impact.relation != SAT_OVERLAPPING);
    CHECK(r, is(impact.closest.normal, -1, 0) && impact.approach == 1600);
    CHECK(r, is_feature(impact.closest.feature_a, SAT_FEATURE_EDGE, 3));
    CHECK_STATUS(r, sat_motion_at(&flies, impact.time, &between), SAT_OK);
    CHECK_STATUS(r, sat_collide(box, &HERE, ball, &between, &relation), SAT_OK);
    CHECK(r, relation == impact.relation);
    CHECK_STATUS(r, sat_sweep_bounds(box, &stays, ball, &flies, &bounds), SAT_OK);
    CHECK(r, bounds.hit == 1 && bounds.proved == 1 && bounds.latest - bounds.earliest < 1e-12);
    CHECK(r, bounds.earliest <= 0.0625 && 0.0625 <= bounds.latest);
    passes.start.ty = 2.5;
    CHECK_STATUS(r, sat_sweep(box, &stays, ball, &passes, &impact), SAT_OK);
    CHECK(r, impact.hit == 0 && impact.time == 0 && impact.closest.distance == 0);
    CHECK_STATUS(r, sat_sweep_bounds(box, &stays, ball, &passes, &bounds), SAT_OK);
    CHECK(r, bounds.hit == 0 && bounds.proved == 0 && bounds.earliest == 0 && bounds.latest == 0);
    passes.start.ty = 2; /* along the tangent */
    CHECK_STATUS(r, sat_sweep_bounds(box, &stays, ball, &passes, &bounds), SAT_OK);
    CHECK(r, bounds.hit == 1 && bounds.proved == 0 && bounds.latest == 1);
    CHECK_STATUS(r, sat_sweep(box, &stays, box, &stays, &impact), SAT_OK);
    CHECK(r, impact.hit == 1 && impact.time == 0 && impact.relation == SAT_OVERLAPPING);
    CHECK_STATUS(r, sat_sweep_bounds(box, &stays, box, &stays, &bounds), SAT_OK);
    CHECK(r, bounds.proved == 1 && bounds.earliest == 0 && bounds.latest == 0);

    CHECK_STATUS(r, sat_transform_placement_degrees(vec(1, 2), 30, -2, 2, &start), SAT_OK);
    CHECK_STATUS(r, sat_transform_placement_degrees(vec(7, 3), -15, -2, 2, &end), SAT_OK);
    CHECK_STATUS(r, sat_motion_between(&start, &end, &turns), SAT_OK);
    CHECK(r, is(turns.pivot, 1, 2) && is(turns.translation, 6, 1));
    CHECK(r, near(turns.rotation, -0.78539816339744830962));
    CHECK_STATUS(r, sat_motion_at(&turns, 0, &between), SAT_OK);
    CHECK(r, memcmp(&between, &start, sizeof start) == 0);
    CHECK_STATUS(r, sat_motion_at(&turns, 1, &between), SAT_OK);
    CHECK(r, near(between.a, end.a) && near(between.b, end.b) && near(between.tx, 7) &&
                 near(between.ty, 3));
}

static void resolutions(report *r) {
    const sat_vec2 right = vec(1, 0), up = vec(0, 1), still = vec(0, 0), falling = vec(3, -4);
    sat_resolution parted;
    sat_velocities after;
    sat_vec2 left;
    CHECK_STATUS(r, sat_resolve(right, 1, 0, 2.5, &parted), SAT_OK);
    CHECK(r, is(parted.a, 0, 0) && is(parted.b, 1, 0));
    CHECK_STATUS(r, sat_resolve(right, 1, 3, 1, &parted), SAT_OK);
    CHECK(r, is(parted.a, -0.75, 0) && is(parted.b, 0.25, 0));
    CHECK_STATUS(r, sat_resolve(right, 1, 0, 0, &parted), SAT_OK);
    CHECK(r, is(parted.a, 0, 0) && is(parted.b, 0, 0));
    CHECK_STATUS(r, sat_rebound(up, still, 0, falling, 1, 0, &after), SAT_OK);
    CHECK(r, is(after.a, 0, 0) && is(after.b, 3, 0));
    CHECK_STATUS(r, sat_rebound(up, still, 0, falling, 1, 0.5, &after), SAT_OK);
    CHECK(r, is(after.b, 3, 2));
    CHECK_STATUS(r, sat_rebound(right, vec(2, 1), 1, still, 1, 1, &after), SAT_OK);
    CHECK(r, is(after.a, 0, 1) && is(after.b, 2, 0));
    CHECK_STATUS(r, sat_rebound(up, falling, 0, still, 0, 1, &after), SAT_OK);
    CHECK(r, is(after.a, 3, -4) && is(after.b, 0, 0));
    CHECK_STATUS(r, sat_slide(falling, up, &left), SAT_OK);
    CHECK(r, is(left, 3, 0));
    CHECK_STATUS(r, sat_slide(vec(3, 4), up, &left), SAT_OK);
    CHECK(r, is(left, 3, 4));
}

void run_sweep(report *r) {
    sat_shape *floor = NULL, *crate = NULL, *box = NULL, *ball = NULL;
    CHECK_STATUS(r, sat_shape_new_rectangle(100, 2, &floor), SAT_OK);
    CHECK_STATUS(r, sat_shape_new_rectangle(4, 4, &crate), SAT_OK);
    CHECK_STATUS(r, sat_shape_new_rectangle(2, 2, &box), SAT_OK);
    CHECK_STATUS(r, sat_shape_new_circle(vec(0, 0), 1, &ball), SAT_OK);
    contacts(r, floor, crate, ball);
    concave(r, floor, box);
    distances_and_casts(r, box, ball);
    sweeps(r, box, ball);
    resolutions(r);
    sat_shape_free(floor);
    sat_shape_free(crate);
    sat_shape_free(box);
    sat_shape_free(ball);
    fprintf(r->out, "sweep: done\n");
}
