/* Bad arguments of worlds: NULL, bad numbers, invalid enum values. Every output must become
 * harmless, and no world may change. */
#include "parts.h"

#include <math.h>
#include <string.h>

static const sat_transform HERE = {1, 0, 0, 1, 0, 0};
static const sat_vec2 P = {0, 0};
static const sat_aabb BOX = {{0, 0}, {1, 1}};

static bool never(sat_body_id body, void *user) {
    (void)body;
    ++*(int *)user;
    return true;
}

static bool never_hit(const sat_body_ray_hit *hit, void *user) { return never(hit->body, user); }

static void without_a_world(report *r, const sat_shape *shape) {
    const sat_body_id nobody = {1};
    sat_body body = sat_body_default();
    sat_body_id id = {5};
    sat_pair_event event;
    sat_near_body near;
    sat_body_ray_hit hit;
    sat_body_impact impact;
    sat_manifold contact;
    sat_slide_result slid;
    sat_separate_result parted;
    double tolerance = 1;
    sat_aabb bounds;
    sat_relation relation = SAT_TOUCHING;
    const sat_motion still = {{1, 0, 0, 1, 0, 0}, {0, 0}, 0, {0, 0}};
    const sat_filter filter = {1, 1};
    size_t count = 5;
    bool there_is = true;
    int told = 0;
    sat_transform at = {1, 0, 0, 1, 0, 0};
    sat_body_kind kind = SAT_BODY_SENSOR;
    uint64_t user = 5;
    body.shape = shape;
    CHECK_STATUS(r, sat_world_new(NULL), SAT_ERR_NULL);
    sat_world_free(NULL);
    CHECK_STATUS(r, sat_world_set_parallel(NULL, false), SAT_ERR_NULL);
    CHECK_STATUS(r, sat_world_set_parallel_from(NULL, 0), SAT_ERR_NULL);
    CHECK_STATUS(r, sat_world_insert(NULL, &body, &id), SAT_ERR_NULL);
    CHECK(r, sat_body_id_is_none(id));
    CHECK_STATUS(r, sat_world_insert_many(NULL, &body, 1, &id), SAT_ERR_NULL);
    CHECK_STATUS(r, sat_world_remove(NULL, nobody), SAT_ERR_NULL);
    CHECK_STATUS(r, sat_world_get(NULL, nobody, &body), SAT_ERR_NULL);
    CHECK(r, body.shape == NULL);
    CHECK_STATUS(r, sat_world_contains(NULL, nobody, &there_is), SAT_ERR_NULL);
    CHECK(r, !there_is);
    CHECK_STATUS(r, sat_world_body_count(NULL, &count), SAT_ERR_NULL);
    CHECK(r, count == 0);
    CHECK_STATUS(r, sat_world_bodies(NULL, &id, 1, &count), SAT_ERR_NULL);
    CHECK_STATUS(r, sat_world_bounds(NULL, nobody, &bounds), SAT_ERR_NULL);
    CHECK_STATUS(r, sat_world_transform(NULL, nobody, &at), SAT_ERR_NULL);
    CHECK(r, at.a == 0 && at.d == 0);
    CHECK_STATUS(r, sat_world_user(NULL, nobody, &user), SAT_ERR_NULL);
    CHECK(r, user == 0);
    CHECK_STATUS(r, sat_world_kind(NULL, nobody, &kind), SAT_ERR_NULL);
    CHECK(r, kind == SAT_BODY_MOVING);
    CHECK_STATUS(r, sat_world_contacts(NULL, nobody, nobody, &contact, 1, &count), SAT_ERR_NULL);
    CHECK(r, count == 0);
    CHECK_STATUS(r, sat_world_relation(NULL, nobody, nobody, &relation), SAT_ERR_NULL);
    CHECK(r, relation == SAT_DISJOINT);
    CHECK_STATUS(r, sat_world_set_transform(NULL, nobody, &HERE), SAT_ERR_NULL);
    CHECK_STATUS(r, sat_world_set_transforms(NULL, &id, &HERE, 1), SAT_ERR_NULL);
    CHECK_STATUS(r, sat_world_set_shape(NULL, nobody, shape), SAT_ERR_NULL);
    CHECK_STATUS(r, sat_world_set_kind(NULL, nobody, SAT_BODY_STATIC), SAT_ERR_NULL);
    CHECK_STATUS(r, sat_world_set_kinds(NULL, &id, &kind, 1), SAT_ERR_NULL);
    CHECK_STATUS(r, sat_world_set_filter(NULL, nobody, filter), SAT_ERR_NULL);
    CHECK_STATUS(r, sat_world_set_user(NULL, nobody, 1), SAT_ERR_NULL);
    CHECK_STATUS(r, sat_world_set_inverse_mass(NULL, nobody, 1), SAT_ERR_NULL);
    CHECK_STATUS(r, sat_world_set_one_way(NULL, nobody, (sat_vec2){0, 1}), SAT_ERR_NULL);
    CHECK_STATUS(r, sat_world_owner(NULL, nobody, &id), SAT_ERR_NULL);
    CHECK_STATUS(r, sat_world_parts(NULL, nobody, &id, 1, &count), SAT_ERR_NULL);
    CHECK(r, sat_body_id_is_none(id) && count == 0);
    CHECK_STATUS(r, sat_world_set_local_transform(NULL, nobody, &HERE), SAT_ERR_NULL);
    CHECK_STATUS(r, sat_world_set_pair_predicate(NULL, NULL, NULL), SAT_ERR_NULL);
    CHECK_STATUS(r, sat_world_step(NULL), SAT_ERR_NULL);
    CHECK_STATUS(r, sat_world_set_touching_tolerance(NULL, 1), SAT_ERR_NULL);
    CHECK_STATUS(r, sat_world_touching_tolerance(NULL, &tolerance), SAT_ERR_NULL);
    CHECK(r, tolerance == 0);
    CHECK_STATUS(r, sat_world_event_count(NULL, &count), SAT_ERR_NULL);
    CHECK_STATUS(r, sat_world_events(NULL, &event, 1, &count), SAT_ERR_NULL);
    CHECK_STATUS(r, sat_world_separate(NULL, 1, &parted), SAT_ERR_NULL);
    CHECK_STATUS(r, sat_world_move_and_slide(NULL, nobody, P, NULL, 0, &slid), SAT_ERR_NULL);
    CHECK_STATUS(r, sat_world_move_and_slide_with(NULL, nobody, P, NULL, NULL, 0, &slid),
                 SAT_ERR_NULL);
    CHECK_STATUS(r, sat_world_query_point(NULL, P, NULL, &id, 1, &count), SAT_ERR_NULL);
    CHECK_STATUS(r, sat_world_query_box(NULL, BOX, 0, NULL, &id, 1, &count), SAT_ERR_NULL);
    CHECK_STATUS(r, sat_world_query_circle(NULL, P, 1, 0, NULL, &id, 1, &count), SAT_ERR_NULL);
    CHECK_STATUS(r, sat_world_query_shape(NULL, shape, &HERE, 0, NULL, &id, 1, &count),
                 SAT_ERR_NULL);
    CHECK_STATUS(r, sat_world_each_at_point(NULL, P, NULL, never, &told), SAT_ERR_NULL);
    CHECK_STATUS(r, sat_world_each_in_box(NULL, BOX, 0, NULL, never, &told), SAT_ERR_NULL);
    CHECK_STATUS(r, sat_world_each_in_circle(NULL, P, 1, 0, NULL, never, &told), SAT_ERR_NULL);
    CHECK_STATUS(r, sat_world_each_in_shape(NULL, shape, &HERE, 0, NULL, never, &told),
                 SAT_ERR_NULL);
    CHECK_STATUS(r, sat_world_each_on_ray(NULL, P, P, 1, NULL, never_hit, &told), SAT_ERR_NULL);
    CHECK(r, told == 0);
    CHECK_STATUS(r, sat_world_nearest(NULL, P, 1, 1, NULL, &near, 1, &count), SAT_ERR_NULL);
    CHECK_STATUS(r, sat_world_cast_ray(NULL, P, P, 1, NULL, &hit), SAT_ERR_NULL);
    CHECK_STATUS(r, sat_world_cast_ray_all(NULL, P, P, 1, NULL, &hit, 1, &count), SAT_ERR_NULL);
    CHECK_STATUS(r, sat_world_sweep(NULL, shape, &still, NULL, &impact), SAT_ERR_NULL);
    CHECK_STATUS(r, sat_world_contact(NULL, nobody, nobody, &contact), SAT_ERR_NULL);
    CHECK_STATUS(r, sat_world_save(NULL, NULL, 0, &count), SAT_ERR_NULL);
    CHECK(r, count == 0);
}

static void bad_bodies(report *r, sat_world *world, const sat_shape *shape) {
    sat_body body = sat_body_default(), two[2];
    sat_body_id ids[2] = {{5}, {5}};
    size_t count = 5;
    CHECK_STATUS(r, sat_world_insert(world, &body, ids), SAT_ERR_NULL); /* no shape */
    body.shape = shape;
    CHECK_STATUS(r, sat_world_insert(world, NULL, ids), SAT_ERR_NULL);
    CHECK_STATUS(r, sat_world_insert(world, &body, NULL), SAT_ERR_NULL);
    two[0] = two[1] = body;
    two[1].kind = 3;
    CHECK_STATUS(r, sat_world_insert_many(world, two, 2, ids), SAT_ERR_INVALID_ENUM);
    CHECK(r, strstr(sat_last_error(), "entry 1") != NULL && sat_body_id_is_none(ids[0]) &&
                 sat_body_id_is_none(ids[1]));
    two[1] = body;
    two[1].transform.tx = 1e300;
    CHECK_STATUS(r, sat_world_insert_many(world, two, 2, ids), SAT_ERR_OUT_OF_RANGE);
    CHECK(r, strstr(sat_last_error(), "entry 1") != NULL);
    CHECK_STATUS(r, sat_world_insert_many(world, two, 2, NULL), SAT_ERR_NULL);
    CHECK_STATUS(r, sat_world_insert_many(world, NULL, 2, ids), SAT_ERR_NULL);
    CHECK_STATUS(r, sat_world_insert_many(world, two, SIZE_MAX, ids), SAT_ERR_COUNT);
    CHECK_STATUS(r, sat_world_insert_many(world, NULL, 0, NULL), SAT_OK);
    body.inverse_mass = -1;
    CHECK_STATUS(r, sat_world_insert(world, &body, ids), SAT_ERR_NEGATIVE);
    body.inverse_mass = NAN;
    CHECK_STATUS(r, sat_world_insert(world, &body, ids), SAT_ERR_NOT_FINITE);
    body.inverse_mass = 1;
    body.transform.a = 0;
    CHECK_STATUS(r, sat_world_insert(world, &body, ids), SAT_ERR_SINGULAR);
    CHECK_STATUS(r, sat_world_body_count(world, &count), SAT_OK);
    CHECK(r, count == 0);
}

/* The likeliest mistakes: the message has the argument, its value, what is expected. */
static void likeliest(report *r, sat_world *world, const sat_shape *shape) {
    static const sat_vec2 bow[] = {{0, 0}, {4, 4}, {4, 0}, {0, 4}};
    const sat_transform zero = {0, 0, 0, 0, 0, 0};
    const size_t ring = 4;
    sat_body body = sat_body_default();
    sat_body_id id;
    sat_relation relation;
    sat_shape *made;
    CHECK_STATUS(r, sat_world_insert(world, &body, &id), SAT_ERR_NULL);
    CHECK(r, strcmp(sat_last_error(), "shape: the pointer is NULL") == 0);
    body.shape = shape;
    body.kind = 9;
    CHECK_STATUS(r, sat_world_insert(world, &body, &id), SAT_ERR_INVALID_ENUM);
    CHECK(r, strcmp(sat_last_error(), "kind is 9, none of the SAT_BODY_ constants") == 0);
    body.kind = SAT_BODY_MOVING;
    CHECK_STATUS(r, sat_world_insert(world, &body, &id), SAT_OK);
    CHECK_STATUS(r, sat_world_remove(world, id), SAT_OK);
    CHECK_STATUS(r, sat_world_remove(world, id), SAT_ERR_STALE_ID);
    CHECK(r, strncmp(sat_last_error(), "no body has the id ", 19) == 0 &&
                 strstr(sat_last_error(), "it may have been removed") != NULL);
    CHECK_STATUS(r, sat_collide(shape, &HERE, shape, &zero, &relation), SAT_ERR_SINGULAR);
    CHECK(r, strcmp(sat_last_error(), "transform is singular: a=0.0 b=0.0 c=0.0 d=0.0 have "
                                      "determinant 0") == 0);
    CHECK_STATUS(r, sat_shape_new_polygon(bow, &ring, 1, &made), SAT_ERR_EDGES_CROSS);
    CHECK(r, strcmp(sat_last_error(), "edges 0 and 2 cross near (2.0, 2.0)") == 0);
}

static void bad_questions(report *r, sat_world *world, const sat_shape *shape) {
    const sat_vec2 nowhere = {NAN, 0}, far = {1e300, 0};
    sat_query_filter filter = sat_query_filter_default();
    sat_body_id ids[2];
    sat_near_body near;
    sat_body_ray_hit hit;
    size_t count = 5;
    int told = 0;
    CHECK_STATUS(r, sat_world_query_point(world, nowhere, NULL, ids, 2, &count),
                 SAT_ERR_NOT_FINITE);
    CHECK(r, count == 0);
    CHECK_STATUS(r, sat_world_query_point(world, far, NULL, ids, 2, &count), SAT_ERR_OUT_OF_RANGE);
    CHECK_STATUS(r, sat_world_query_point(world, P, NULL, NULL, 2, &count), SAT_ERR_NULL);
    CHECK_STATUS(r, sat_world_query_point(world, P, NULL, ids, 2, NULL), SAT_ERR_NULL);
    CHECK_STATUS(r, sat_world_query_box(world, BOX, 3, NULL, ids, 2, &count), SAT_ERR_INVALID_ENUM);
    CHECK_STATUS(r, sat_world_query_circle(world, P, -1, 0, NULL, ids, 2, &count),
                 SAT_ERR_NEGATIVE);
    CHECK_STATUS(r, sat_world_query_shape(world, NULL, &HERE, 0, NULL, ids, 2, &count),
                 SAT_ERR_NULL);
    CHECK_STATUS(r, sat_world_query_shape(world, shape, NULL, 0, NULL, ids, 2, &count),
                 SAT_ERR_NULL);
    CHECK_STATUS(r, sat_world_nearest(world, P, 1, -1, NULL, &near, 1, &count), SAT_ERR_NEGATIVE);
    CHECK_STATUS(r, sat_world_nearest(world, P, 1, NAN, NULL, &near, 1, &count),
                 SAT_ERR_NOT_FINITE);
    CHECK_STATUS(r, sat_world_nearest(world, P, 1, INFINITY, NULL, &near, 1, &count), SAT_OK);
    CHECK_STATUS(r, sat_world_nearest(world, P, 1, 1, NULL, NULL, 0, &count), SAT_OK);
    CHECK_STATUS(r, sat_world_cast_ray(world, nowhere, P, 1, NULL, &hit), SAT_ERR_NOT_FINITE);
    CHECK_STATUS(r, sat_world_cast_ray(world, P, P, 1, NULL, NULL), SAT_ERR_NULL);
    CHECK_STATUS(r, sat_world_cast_ray(world, P, P, -1, NULL, &hit), SAT_ERR_NEGATIVE);
    CHECK(r, strstr(sat_last_error(), "reach") != NULL && hit.hit.hit == 0);
    CHECK_STATUS(r, sat_world_cast_ray_all(world, P, P, NAN, NULL, &hit, 1, &count),
                 SAT_ERR_NOT_FINITE);
    CHECK(r, strstr(sat_last_error(), "reach") != NULL && count == 0);
    CHECK_STATUS(r, sat_world_cast_ray(world, P, BOX.max, INFINITY, NULL, &hit), SAT_OK);
    CHECK_STATUS(r, sat_world_sweep(world, shape, NULL, NULL, NULL), SAT_ERR_NULL);
    CHECK_STATUS(r, sat_world_each_at_point(world, P, NULL, NULL, NULL), SAT_ERR_NULL);
    CHECK_STATUS(r, sat_world_each_on_ray(world, P, P, 1, NULL, NULL, NULL), SAT_ERR_NULL);
    filter.kinds = 16;
    CHECK_STATUS(r, sat_world_query_point(world, P, &filter, ids, 2, &count), SAT_ERR_INVALID_ENUM);
    CHECK_STATUS(r, sat_world_each_at_point(world, P, &filter, never, &told), SAT_ERR_INVALID_ENUM);
    CHECK(r, told == 0);
}

static void bad_changes(report *r, sat_world *world, const sat_shape *shape) {
    sat_body body = sat_body_default();
    const sat_vec2 nowhere = {0, INFINITY};
    const sat_body_kind kind = SAT_BODY_STATIC;
    sat_transform far = HERE, places[1];
    sat_body_id id = {0}, none[1] = {{0}};
    sat_move_options moving = {0};
    sat_character_options options = {0};
    sat_character_result walked;
    sat_slide_result slid;
    sat_world *other = world;
    size_t count = 0;
    body.shape = shape;
    far.tx = -1e300;
    places[0] = HERE;
    CHECK_STATUS(r, sat_world_insert(world, &body, &id), SAT_OK);
    CHECK_STATUS(r, sat_world_set_transform(world, id, NULL), SAT_ERR_NULL);
    CHECK_STATUS(r, sat_world_set_transform(world, id, &far), SAT_ERR_OUT_OF_RANGE);
    CHECK_STATUS(r, sat_world_set_transforms(world, none, places, 1), SAT_ERR_STALE_ID);
    CHECK_STATUS(r, sat_world_set_transforms(world, &id, NULL, 1), SAT_ERR_NULL);
    CHECK_STATUS(r, sat_world_set_transforms(world, NULL, places, 1), SAT_ERR_NULL);
    CHECK_STATUS(r, sat_world_set_shape(world, id, NULL), SAT_ERR_NULL);
    CHECK_STATUS(r, sat_world_set_kind(world, id, -1), SAT_ERR_INVALID_ENUM);
    CHECK_STATUS(r, sat_world_set_kinds(world, none, &kind, 1), SAT_ERR_STALE_ID);
    CHECK_STATUS(r, sat_world_set_kinds(world, &id, NULL, 1), SAT_ERR_NULL);
    CHECK_STATUS(r, sat_world_set_kinds(world, NULL, &kind, 1), SAT_ERR_NULL);
    CHECK_STATUS(r, sat_world_set_kinds(world, &id, &kind, SIZE_MAX), SAT_ERR_COUNT);
    CHECK_STATUS(r, sat_world_set_inverse_mass(world, id, -0.5), SAT_ERR_NEGATIVE);
    CHECK_STATUS(r, sat_world_set_one_way(world, id, (sat_vec2){0, NAN}), SAT_ERR_NOT_FINITE);
    CHECK_STATUS(r, sat_world_one_way(world, id, NULL), SAT_ERR_NULL);
    CHECK_STATUS(r, sat_world_within(world, id, id, NULL), SAT_ERR_NULL);
    CHECK_STATUS(r, sat_world_step(world), SAT_OK);
    CHECK_STATUS(r, sat_world_events(world, NULL, 1, &count), SAT_ERR_NULL);
    CHECK_STATUS(r, sat_world_events(world, NULL, 0, NULL), SAT_ERR_NULL);
    CHECK_STATUS(r, sat_world_event_count(world, NULL), SAT_ERR_NULL);
    CHECK_STATUS(r, sat_world_separate(world, 1, NULL), SAT_ERR_NULL);
    CHECK_STATUS(r, sat_world_touching_tolerance(world, NULL), SAT_ERR_NULL);
    CHECK_STATUS(r, sat_world_set_touching_tolerance(world, -0.5), SAT_ERR_NEGATIVE);
    CHECK_STATUS(r, sat_world_set_touching_tolerance(world, NAN), SAT_ERR_NOT_FINITE);
    CHECK_STATUS(r, sat_world_move_and_slide(world, id, nowhere, NULL, 0, &slid),
                 SAT_ERR_NOT_FINITE);
    CHECK(r, slid.moved.x == 0 && slid.hit_count == 0);
    CHECK_STATUS(r, sat_world_move_and_slide(world, id, P, NULL, 1, &slid), SAT_ERR_NULL);
    CHECK_STATUS(r, sat_world_move_and_slide(world, id, P, NULL, 0, NULL), SAT_ERR_NULL);
    CHECK_STATUS(r, sat_world_move_and_slide_with(world, id, P, &moving, NULL, 1, &slid),
                 SAT_ERR_NULL);
    CHECK_STATUS(r, sat_world_move_and_slide_with(world, id, P, &moving, NULL, 0, NULL),
                 SAT_ERR_NULL);
    moving.skin = options.skin = -0.5;
    CHECK_STATUS(r, sat_world_move_and_slide_with(world, id, P, &moving, NULL, 0, &slid),
                 SAT_ERR_NEGATIVE);
    CHECK_STATUS(r, sat_world_move_character(world, id, P, &options, NULL, 0, &walked),
                 SAT_ERR_NEGATIVE);
    moving.skin = options.skin = NAN;
    CHECK_STATUS(r, sat_world_move_and_slide_with(world, id, P, &moving, NULL, 0, &slid),
                 SAT_ERR_NOT_FINITE);
    CHECK_STATUS(r, sat_world_move_character(world, id, P, &options, NULL, 0, &walked),
                 SAT_ERR_NOT_FINITE);
    moving.skin = options.skin = 1e6; /* wider than the body */
    CHECK_STATUS(r, sat_world_move_and_slide_with(world, id, P, &moving, NULL, 0, &slid),
                 SAT_ERR_OUT_OF_RANGE);
    CHECK_STATUS(r, sat_world_move_character(world, id, P, &options, NULL, 0, &walked),
                 SAT_ERR_OUT_OF_RANGE);
    moving.skin = options.skin = 0;
    moving.reserved[3] = 1;
    CHECK_STATUS(r, sat_world_move_and_slide_with(world, id, P, &moving, NULL, 0, &slid),
                 SAT_ERR_RESERVED);
    CHECK(r, slid.moved.x == 0 && slid.hit_count == 0);
    CHECK_STATUS(r, sat_world_move_character(NULL, id, P, NULL, NULL, 0, &walked), SAT_ERR_NULL);
    CHECK_STATUS(r, sat_world_move_character(world, id, P, NULL, NULL, 1, &walked), SAT_ERR_NULL);
    CHECK_STATUS(r, sat_world_move_character(world, id, P, NULL, NULL, 0, NULL), SAT_ERR_NULL);
    CHECK_STATUS(r, sat_world_move_character(world, id, nowhere, NULL, NULL, 0, &walked),
                 SAT_ERR_NOT_FINITE);
    options.max_slope = 1.6;
    CHECK_STATUS(r, sat_world_move_character(world, id, P, &options, NULL, 0, &walked),
                 SAT_ERR_OUT_OF_RANGE);
    options.max_slope = -0.1;
    CHECK_STATUS(r, sat_world_move_character(world, id, P, &options, NULL, 0, &walked),
                 SAT_ERR_NEGATIVE);
    options.max_slope = 0;
    options.step = NAN;
    CHECK_STATUS(r, sat_world_move_character(world, id, P, &options, NULL, 0, &walked),
                 SAT_ERR_NOT_FINITE);
    options.step = 0;
    options.ground.body = id; /* whose transform is all zero */
    CHECK_STATUS(r, sat_world_move_character(world, id, P, &options, NULL, 0, &walked),
                 SAT_ERR_SINGULAR);
    options.ground.body = none[0];
    options.reserved[1] = 1;
    CHECK_STATUS(r, sat_world_move_character(world, id, P, &options, NULL, 0, &walked),
                 SAT_ERR_RESERVED);
    CHECK(r, walked.moved.x == 0 && walked.hit_count == 0 && walked.ground.body.bits == 0);
    CHECK_STATUS(r, sat_world_restore(NULL, 9, &other), SAT_ERR_NULL);
    CHECK(r, other == NULL);
    CHECK_STATUS(r, sat_world_restore(NULL, 0, &other), SAT_ERR_NOT_A_WORLD);
    CHECK_STATUS(r, sat_world_restore(NULL, 0, NULL), SAT_ERR_NULL);
    CHECK_STATUS(r, sat_world_get(world, id, &body), SAT_OK);
    CHECK(r, body.transform.tx == 0 && body.shape == shape && body.inverse_mass == 1 &&
                 body.kind == SAT_BODY_MOVING);
}

void run_misuse_world(report *r) {
    sat_world *world = NULL;
    sat_shape *shape = NULL;
    CHECK_STATUS(r, sat_shape_new_rectangle(2, 2, &shape), SAT_OK);
    CHECK_STATUS(r, sat_world_new(&world), SAT_OK);
    without_a_world(r, shape);
    bad_bodies(r, world, shape);
    likeliest(r, world, shape);
    bad_questions(r, world, shape);
    bad_changes(r, world, shape);
    sat_world_free(world);
    sat_shape_free(shape);
    fprintf(r->out, "misuse of worlds: done\n");
}
