/* C calls as a careful user writes them. by_cpp.cpp has the same functions; tests/c/cost.rs counts
 * the instructions of both. */
#include <sat2d.h>

struct thing {
    sat_shape *shape;
    sat_transform at;
};

__attribute__((noreturn, cold)) void give_up(sat_status status); /* defined elsewhere */

bool hit(const struct thing *a, const struct thing *b) {
    sat_relation relation;
    const sat_status status = sat_collide(a->shape, &a->at, b->shape, &b->at, &relation);
    if (status != SAT_OK) {
        give_up(status);
    }
    return relation == SAT_OVERLAPPING;
}

double depth(const struct thing *a, const struct thing *b) {
    sat_manifold contact;
    const sat_status status = sat_contact(a->shape, &a->at, b->shape, &b->at, &contact);
    if (status != SAT_OK) {
        give_up(status);
    }
    return contact.depth;
}

double place(const struct thing *outer, const struct thing *inner, sat_vec2 point) {
    sat_transform placed;
    sat_vec2 moved;
    sat_status status = sat_transform_product(&outer->at, &inner->at, &placed);
    if (status != SAT_OK) {
        give_up(status);
    }
    status = sat_transform_apply(&placed, point, &moved);
    if (status != SAT_OK) {
        give_up(status);
    }
    return moved.x;
}

void walk(sat_world *const *world, sat_body_id id, const struct thing *to) {
    const sat_status status = sat_world_set_transform(*world, id, &to->at);
    if (status != SAT_OK) {
        give_up(status);
    }
}

sat_body_id seen(const sat_world *const *world, sat_vec2 origin, sat_vec2 direction) {
    sat_body_ray_hit found;
    const sat_status status = sat_world_cast_ray(*world, origin, direction, 100, NULL, &found);
    if (status != SAT_OK) {
        give_up(status);
    }
    return found.body;
}
