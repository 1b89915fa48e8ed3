// The functions of by_c.c through the C++ API, with SAT2D_RESULT or with exceptions.
// tests/c/cost.rs counts their instructions.
#include <sat2d.hpp>

namespace {

struct thing {
    sat2d::shape shape;
    sat2d::transform at;
};

} // namespace

extern "C" {

#if SAT2D_RESULT

[[noreturn]] __attribute__((cold)) void give_up(sat_status status); // defined elsewhere

bool hit(const thing *a, const thing *b) {
    const auto found = sat2d::overlaps(a->shape, a->at, b->shape, b->at);
    if (!found.ok()) {
        give_up(static_cast<sat_status>(found.status()));
    }
    return found.value();
}

double depth(const thing *a, const thing *b) {
    const auto found = sat2d::contact(a->shape, a->at, b->shape, b->at);
    if (!found.ok()) {
        give_up(static_cast<sat_status>(found.status()));
    }
    return found.value().depth;
}

double place(const thing *outer, const thing *inner, sat2d::vec2 point) {
    const auto placed = outer->at * inner->at;
    if (!placed.ok()) {
        give_up(static_cast<sat_status>(placed.status()));
    }
    const auto moved = placed.value().apply(point);
    if (!moved.ok()) {
        give_up(static_cast<sat_status>(moved.status()));
    }
    return moved.value().x;
}

void walk(sat2d::world *world, sat2d::body_id id, const thing *to) {
    const auto done = world->set_transform(id, to->at);
    if (!done.ok()) {
        give_up(static_cast<sat_status>(done.status()));
    }
}

sat2d::body_id seen(const sat2d::world *world, sat2d::vec2 origin, sat2d::vec2 direction) {
    const auto found = world->cast_ray(origin, direction, 100);
    if (!found.ok()) {
        give_up(static_cast<sat_status>(found.status()));
    }
    return found.value().body;
}

#else

bool hit(const thing *a, const thing *b) {
    return sat2d::overlaps(a->shape, a->at, b->shape, b->at);
}

double depth(const thing *a, const thing *b) {
    return sat2d::contact(a->shape, a->at, b->shape, b->at).depth;
}

double place(const thing *outer, const thing *inner, sat2d::vec2 point) {
    return (outer->at * inner->at).apply(point).x;
}

void walk(sat2d::world *world, sat2d::body_id id, const thing *to) {
    world->set_transform(id, to->at);
}

sat2d::body_id seen(const sat2d::world *world, sat2d::vec2 origin, sat2d::vec2 direction) {
    return world->cast_ray(origin, direction, 100).body;
}

#endif
}
