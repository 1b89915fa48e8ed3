/* Bodies of several shapes. */
#include "parts.h"

#include <math.h>

void run_world_compound(report *r) {
    sat_world *world = NULL;
    sat_shape *tile = NULL;
    sat_body body = sat_body_default();
    sat_body_id tank, turret, view, wall, owner, parts[2];
    sat_transform at = sat_transform_identity();
    sat_separate_result parted;
    sat_slide_hit hits[2];
    sat_slide_result slid;
    sat_pair_event events[4];
    sat_query_filter filter = sat_query_filter_default();
    size_t count = 0;
    CHECK_STATUS(r, sat_world_new(&world), SAT_OK);
    CHECK_STATUS(r, sat_shape_new_rectangle(2, 2, &tile), SAT_OK);
    body.shape = tile;
    body.kind = SAT_BODY_STATIC;
    body.transform.tx = 10;
    CHECK_STATUS(r, sat_world_insert(world, &body, &wall), SAT_OK);
    body.kind = SAT_BODY_MOVING;
    body.transform.tx = 0;
    body.transform.ty = 5;
    CHECK_STATUS(r, sat_world_insert(world, &body, &tank), SAT_OK);
    body.transform.tx = 1;
    body.transform.ty = -5; /* in the coordinates of the tank */
    CHECK_STATUS(r, sat_world_attach(world, tank, &body, &turret), SAT_OK);
    body.kind = SAT_BODY_SENSOR;
    body.transform.tx = 3;
    body.user = 7;
    CHECK_STATUS(r, sat_world_attach(world, tank, &body, &view), SAT_OK);
    CHECK_STATUS(r, sat_world_parts(world, tank, parts, 2, &count), SAT_OK);
    CHECK(r, count == 2 && sat_body_id_equal(parts[0], turret));
    CHECK(r, sat_body_id_equal(parts[1], view));
    CHECK_STATUS(r, sat_world_parts(world, tank, parts, 1, &count), SAT_ERR_CAPACITY);
    CHECK(r, count == 2);
    CHECK_STATUS(r, harness_step(world, events, 4, &count), SAT_OK);
    CHECK(r, count == 0); /* nothing within the tank, though turret and view overlap */

    /* the turret, whose right side is at 2, stops at the wall; the sensor does not */
    CHECK_STATUS(r, sat_world_move_and_slide(world, tank, (sat_vec2){20, 0}, hits, 2, &slid),
                 SAT_OK);
    CHECK(r, fabs(slid.moved.x - 7) < 1e-9 && slid.hit_count == 1 &&
                 sat_body_id_equal(hits[0].body, wall));
    CHECK_STATUS(r, sat_world_transform(world, view, &at), SAT_OK);
    CHECK(r, at.tx == slid.moved.x + 3 && at.ty == 0);
    CHECK_STATUS(r, harness_step(world, events, 4, &count), SAT_OK);
    CHECK(r, count == 2 && sat_body_id_equal(events[0].b, turret));
    CHECK(r, sat_body_id_equal(events[1].b, view) && events[1].user_b == 7);
    CHECK_STATUS(r, sat_world_owner(world, events[1].b, &owner), SAT_OK);
    CHECK(r, sat_body_id_equal(owner, tank));

    /* deeper into the wall, and pushed out of it as one */
    at.tx = 7.5;
    at.ty = 5;
    CHECK_STATUS(r, sat_world_set_transform(world, tank, &at), SAT_OK);
    CHECK_STATUS(r, sat_world_separate(world, 4, &parted), SAT_OK);
    CHECK(r, parted.overlapping == 0 && parted.iterations == 1);
    CHECK_STATUS(r, sat_world_transform(world, tank, &at), SAT_OK);
    CHECK(r, fabs(at.tx - 7) < 1e-9);

    /* the tank's parts go with it in filters, moves of their own are errors */
    filter.except = &tank;
    filter.except_count = 1;
    CHECK_STATUS(r, sat_world_query_point(world, (sat_vec2){8, 0}, &filter, parts, 2, &count),
                 SAT_OK);
    CHECK(r, count == 0);
    CHECK_STATUS(r, sat_world_set_transform(world, turret, &at), SAT_ERR_IS_PART);
    CHECK_STATUS(r, sat_world_set_local_transform(world, tank, &at), SAT_ERR_NOT_A_PART);
    CHECK_STATUS(r, sat_world_attach(world, turret, &body, &owner), SAT_ERR_IS_PART);
    CHECK(r, sat_body_id_is_none(owner));
    at = sat_transform_identity();
    CHECK_STATUS(r, sat_world_set_local_transform(world, turret, &at), SAT_OK);
    CHECK_STATUS(r, sat_world_local_transform(world, turret, &at), SAT_OK);
    CHECK(r, at.tx == 0 && at.ty == 0);
    CHECK_STATUS(r, sat_world_remove(world, tank), SAT_OK);
    CHECK_STATUS(r, sat_world_owner(world, view, &owner), SAT_ERR_STALE_ID);
    CHECK_STATUS(r, sat_world_body_count(world, &count), SAT_OK);
    CHECK(r, count == 1);
    sat_shape_free(tile);
    sat_world_free(world);
}
