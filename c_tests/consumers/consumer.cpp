// The C++ face as a user would use it, and every part of it once. Ends with status 0 if the answers are right. It can be built
// without exceptions too, and is then without the part that catches some.
#include <sat2d.hpp>

#include <cstdio>
#include <cstring>
#include <type_traits>

namespace {

int failures = 0;

void expect(bool ok, const char *what, int line) {
    if (!ok) {
        std::fprintf(stderr, "consumer.cpp:%d: %s\n", line, what);
        failures++;
    }
}
#define EXPECT(condition) expect((condition), #condition, __LINE__)

using sat2d::relation;
using sat2d::shape;
using sat2d::transform;
using sat2d::vec2;

static_assert(sizeof(shape) == sizeof(void *), "a shape is a pointer");
static_assert(sizeof(transform) == sizeof(sat_transform), "a transform is the struct");
static_assert(std::is_nothrow_move_constructible<shape>::value, "vectors of shapes move them");
static_assert(std::is_nothrow_copy_constructible<shape>::value, "a copy is a further reference");
static_assert(std::is_trivially_copyable<transform>::value, "a transform is plain");

void transforms() {
    const transform body = transform::placement_degrees({100, 50}, 90);
    const transform sword = transform::placement({10, 0}, 0, -1, 1);
    const transform placed = body * sword;
    EXPECT(placed.is_mirrored() && placed.is_similarity());
    EXPECT(!transform().is_mirrored());
    const vec2 tip = placed.apply({10, 0});
    EXPECT(tip.x == 100 && tip.y == 50);
    EXPECT((placed * placed.inverse()).raw().a == 1);
    sat_status status = SAT_OK;
    const transform flat = transform::placement({0, 0}, 0, 0, 1, status);
    EXPECT(status == SAT_ERR_SINGULAR && flat.raw().a == 0 && flat.raw().d == 0);
}

void shapes() {
    const std::vector<vec2> triangle = {{0, 0}, {9, 0}, {5, 7}};
    std::vector<shape> all;
    all.push_back(shape::circle({1, 2}, 3));
    all.push_back(shape::segment({0, 0}, {4, 0}));
    all.push_back(shape::capsule({0, 0}, {4, 0}, 1));
    all.push_back(shape::rectangle(4, 2));
    all.push_back(shape::rectangle_xywh(1, 2, 3, 4));
    all.push_back(shape::convex_polygon(triangle));
    all.push_back(shape::rounded_polygon(triangle, 1));
    EXPECT(all[0].radius() == 3 && all[0].vertices().size() == 1);
    EXPECT(all[5].vertices().size() == 3 && all[5].vertices()[2].y == 7);
    EXPECT(all[4].bounds().max.y == 6);
    for (const shape &one : all) {
        EXPECT(sat2d::hits(one, transform(), one, transform()));
    }

    shape copy = all[3];
    EXPECT(copy.get() == all[3].get());
    all.clear();
    EXPECT(copy.bounds().max.x == 2);
    shape moved = std::move(copy);
    EXPECT(moved && !copy); // NOLINT: a moved-from shape is none, by contract
    copy = moved;
    const shape &itself = copy;
    copy = itself;
    EXPECT(copy.get() == moved.get());
    shape adopted = shape::adopt(moved.release());
    EXPECT(adopted && !moved);
    sat_status status = SAT_OK;
    const shape none = shape::circle({0, 0}, -1, status);
    EXPECT(status == SAT_ERR_NEGATIVE && !none);
    EXPECT(sat2d::collide(none, transform(), copy, transform(), status) == relation::disjoint);
    EXPECT(status == SAT_ERR_NULL);
}

void verdicts() {
    const shape wall = shape::rectangle(4, 2), ball = shape::circle({0, 0}, 1);
    const transform here, there = transform::placement({3, 0}), near = transform::placement({2.5, 0});
    EXPECT(sat2d::collide(wall, here, ball, there) == relation::touching);
    EXPECT(sat2d::hits(wall, here, ball, there) && !sat2d::overlaps(wall, here, ball, there));
    EXPECT(sat2d::overlaps(wall, here, ball, near));
    EXPECT(sat2d::point_relation(wall, here, {2, 1}) == relation::touching);
}

void parity() {
    const sat2d::compat::flash::rect a = {0, 0, 8, 6, 0, SAT_COMPAT_FLASH_MIRROR_NONE, 0};
    sat2d::compat::flash::rect b = a;
    b.x = 8;
    EXPECT(sat2d::compat::flash::hit(a, b) && sat2d::compat::flash::collide(a, b).axes[0].x == 8);
    const sat2d::compat::flash::level levels[2] = {{30, -1}, {10, 1}};
    EXPECT(sat2d::compat::flash::global_rotation(levels, 2) == 20);
    const sat2d::compat::awt::point square[4] = {{0, 0}, {10, 0}, {10, 10}, {0, 10}};
    const sat2d::compat::awt::point aside[4] = {{11, 0}, {21, 0}, {21, 10}, {11, 10}};
    EXPECT(sat2d::compat::awt::hit(square, square) && !sat2d::compat::awt::hit(square, aside));
    EXPECT(!sat2d::compat::xywh::rect_to_rect({0, 0, 4, 2}, {4, 0, 4, 2}));
    EXPECT(sat2d::compat::xywh::circle_to_rect({7, 6, 5.1}, {0, 0, 4, 2}));
    const vec2 dart[4] = {{0, 0}, {4, 1}, {0, 4}, {1, 1}};
    EXPECT(!sat2d::compat::typescript::is_concave(dart, 4));
}

void errors() {
#if SAT2D_EXCEPTIONS
    try {
        const shape dart = shape::convex_polygon({{0, 0}, {4, 1}, {0, 4}, {1, 1}});
        EXPECT(!dart);
    } catch (const sat2d::error &error) {
        EXPECT(error.status() == SAT_ERR_NOT_CONVEX && std::strstr(error.what(), "vertex 3"));
        return;
    }
    EXPECT(!"a concave polygon was taken");
#endif
}

} // namespace

int main() {
    transforms();
    shapes();
    verdicts();
    parity();
    errors();
    std::printf("C++ face: %d failures\n", failures);
    return failures == 0 ? 0 : 1;
}
