/**
 * @file sat2d.hpp
 * sat2d: the C++ face, header only, over sat2d.h. C++11 will do; it is written with C++17 in mind.
 *
 * @code{.cpp}
 * sat2d::shape blade = sat2d::shape::rectangle(40, 4), target = sat2d::shape::rectangle(20, 30);
 * auto hand = sat2d::transform::placement_degrees({60, 5}, 15, -1, 1); // facing left
 * auto there = sat2d::transform::placement_degrees({75, 20}, 0);
 * if (sat2d::overlaps(blade, hand, target, there))
 *     std::puts("hit");
 * @endcode
 *
 * Errors. What can fail comes twice: as written above it throws `sat2d::error`; with a last argument `sat_status &` it throws
 * nothing, reports there, and answers what the C function leaves on failure. Where exceptions are switched off, the first
 * form prints the error and aborts. The macro SAT2D_EXCEPTIONS, 1 or 0, overrides what is found out about that.
 *
 * Cost. Everything is inline and does what the C calls would: a `shape` is one pointer, a `transform` the plain struct. A copy
 * of a shape is a further reference to the same one.
 *
 * Threads. The rule of sat2d.h in C++ words: `const` members and functions from any number of threads at once, others alone.
 *
 * SPDX-License-Identifier: MIT OR Apache-2.0
 */
#ifndef SAT2D_HPP
#define SAT2D_HPP

#include "sat2d.h"

#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#ifndef SAT2D_EXCEPTIONS
#if defined(__cpp_exceptions) || defined(__EXCEPTIONS) || defined(_CPPUNWIND)
#define SAT2D_EXCEPTIONS 1
#else
#define SAT2D_EXCEPTIONS 0
#endif
#endif

#if defined(__cplusplus) && __cplusplus >= 201703L
#define SAT2D_NODISCARD [[nodiscard]]
#else
#define SAT2D_NODISCARD
#endif

/** Everything of the C++ face. */
namespace sat2d {

/** A point or a direction. */
using vec2 = sat_vec2;
/** An axis-aligned box; its sides belong to it. */
using aabb = sat_aabb;

/** How two shapes stand to each other, in the order of meeting more. */
enum class relation : sat_relation {
    disjoint = SAT_DISJOINT,       /**< no point in common */
    touching = SAT_TOUCHING,       /**< boundaries meet, interiors do not */
    overlapping = SAT_OVERLAPPING, /**< interiors meet */
};

/** A failed call: `what()` tells the details with indices and values, `status()` the kind. */
class error : public std::runtime_error {
  public:
    /** The error of the calling thread's last call that failed, which returned `status`. */
    explicit error(sat_status status) : std::runtime_error(sat_last_error()), status_(status) {}
    /** One of the `SAT_ERR_` codes. */
    sat_status status() const noexcept { return status_; }

  private:
    sat_status status_;
};

/** Not for users. */
namespace detail {

[[noreturn]] inline void fail(sat_status status) {
#if SAT2D_EXCEPTIONS
    throw error(status);
#else
    std::fprintf(stderr, "sat2d: %s: %s\n", sat_status_message(status), sat_last_error());
    std::abort();
#endif
}

/** What the throwing forms do with the status of the others. */
inline void check(sat_status status) {
    if (status != SAT_OK) {
        fail(status);
    }
}

} // namespace detail

/** Where a thing is: the affine map `x' = a*x + c*y + tx`, `y' = b*x + d*y + ty`. The default leaves everything where it is. */
class transform {
  public:
    /** The identity. */
    transform() noexcept : map_{1, 0, 0, 1, 0, 0} {}
    /** A map filled in by hand. It is checked where it is used. */
    transform(const sat_transform &map) noexcept : map_(map) {}

    /** Scales (negative: mirrors), then turns by `rotation` radians from the x axis towards the y axis, then moves. */
    SAT2D_NODISCARD static transform placement(vec2 position, double rotation, double scale_x, double scale_y,
                                               sat_status &status) noexcept {
        transform made;
        status = sat_transform_placement(position, rotation, scale_x, scale_y, &made.map_);
        return made;
    }
    /** The same; throws `error`. */
    SAT2D_NODISCARD static transform placement(vec2 position, double rotation = 0, double scale_x = 1,
                                               double scale_y = 1) {
        sat_status status;
        transform made = placement(position, rotation, scale_x, scale_y, status);
        detail::check(status);
        return made;
    }

    /** As `placement`, with degrees, of which multiples of 90 turn exactly. */
    SAT2D_NODISCARD static transform placement_degrees(vec2 position, double rotation, double scale_x, double scale_y,
                                                       sat_status &status) noexcept {
        transform made;
        status = sat_transform_placement_degrees(position, rotation, scale_x, scale_y, &made.map_);
        return made;
    }
    /** The same; throws `error`. */
    SAT2D_NODISCARD static transform placement_degrees(vec2 position, double rotation = 0, double scale_x = 1,
                                                       double scale_y = 1) {
        sat_status status;
        transform made = placement_degrees(position, rotation, scale_x, scale_y, status);
        detail::check(status);
        return made;
    }

    /** First `inner`, then this: the placement of something at `inner` within a container that is here. */
    SAT2D_NODISCARD transform product(const transform &inner, sat_status &status) const noexcept {
        transform made;
        status = sat_transform_product(&map_, &inner.map_, &made.map_);
        return made;
    }
    /** The same; throws `error`. */
    SAT2D_NODISCARD transform operator*(const transform &inner) const {
        sat_status status;
        transform made = product(inner, status);
        detail::check(status);
        return made;
    }

    /** The map that undoes this one, up to rounding. */
    SAT2D_NODISCARD transform inverse(sat_status &status) const noexcept {
        transform made;
        status = sat_transform_inverse(&map_, &made.map_);
        return made;
    }
    /** The same; throws `error`. */
    SAT2D_NODISCARD transform inverse() const {
        sat_status status;
        transform made = inverse(status);
        detail::check(status);
        return made;
    }

    /** Where a point goes. */
    SAT2D_NODISCARD vec2 apply(vec2 point, sat_status &status) const noexcept {
        vec2 made;
        status = sat_transform_apply(&map_, point, &made);
        return made;
    }
    /** The same; throws `error`. */
    SAT2D_NODISCARD vec2 apply(vec2 point) const {
        sat_status status;
        vec2 made = apply(point, status);
        detail::check(status);
        return made;
    }

    /** Whether the map turns left into right, decided exactly. */
    SAT2D_NODISCARD bool is_mirrored(sat_status &status) const noexcept {
        bool answer;
        status = sat_transform_is_mirrored(&map_, &answer);
        return answer;
    }
    /** The same; throws `error`. */
    SAT2D_NODISCARD bool is_mirrored() const {
        sat_status status;
        bool answer = is_mirrored(status);
        detail::check(status);
        return answer;
    }

    /** Whether circles stay circles, so that round shapes can be placed by it. */
    SAT2D_NODISCARD bool is_similarity(sat_status &status) const noexcept {
        bool answer;
        status = sat_transform_is_similarity(&map_, &answer);
        return answer;
    }
    /** The same; throws `error`. */
    SAT2D_NODISCARD bool is_similarity() const {
        sat_status status;
        bool answer = is_similarity(status);
        detail::check(status);
        return answer;
    }

    /** The plain struct, for the C functions. */
    const sat_transform &raw() const noexcept { return map_; }

  private:
    sat_transform map_;
};

/**
 * What a thing is, in coordinates of its own. It never changes; copies are references to the same shape, which lives as long as
 * one of them. A default or moved-from shape is none: `operator bool` tells, and every use of it is `SAT_ERR_NULL`.
 */
class shape {
  public:
    /** No shape. */
    shape() noexcept = default;
    /** A further reference. */
    shape(const shape &other) noexcept {
        if (other.handle_) {
            (void)sat_shape_share(other.handle_, &handle_);
        }
    }
    /** Takes the reference over. */
    shape(shape &&other) noexcept : handle_(other.release()) {}
    /** Gives the reference back and takes one to the other's shape. */
    shape &operator=(shape other) noexcept {
        std::swap(handle_, other.handle_);
        return *this;
    }
    /** Gives the reference back. */
    ~shape() {
        if (handle_) {
            sat_shape_free(handle_);
        }
    }

    /** A disc; with a radius of 0 a point. */
    SAT2D_NODISCARD static shape circle(vec2 center, double radius, sat_status &status) noexcept {
        shape made;
        status = sat_shape_new_circle(center, radius, &made.handle_);
        return made;
    }
    /** The same; throws `error`. */
    SAT2D_NODISCARD static shape circle(vec2 center, double radius) {
        sat_status status;
        return checked(circle(center, radius, status), status);
    }

    /** The segment between two different points. */
    SAT2D_NODISCARD static shape segment(vec2 start, vec2 end, sat_status &status) noexcept {
        shape made;
        status = sat_shape_new_segment(start, end, &made.handle_);
        return made;
    }
    /** The same; throws `error`. */
    SAT2D_NODISCARD static shape segment(vec2 start, vec2 end) {
        sat_status status;
        return checked(segment(start, end, status), status);
    }

    /** All points within `radius` of a segment. */
    SAT2D_NODISCARD static shape capsule(vec2 start, vec2 end, double radius, sat_status &status) noexcept {
        shape made;
        status = sat_shape_new_capsule(start, end, radius, &made.handle_);
        return made;
    }
    /** The same; throws `error`. */
    SAT2D_NODISCARD static shape capsule(vec2 start, vec2 end, double radius) {
        sat_status status;
        return checked(capsule(start, end, radius, status), status);
    }

    /** A rectangle about the origin. */
    SAT2D_NODISCARD static shape rectangle(double width, double height, sat_status &status) noexcept {
        shape made;
        status = sat_shape_new_rectangle(width, height, &made.handle_);
        return made;
    }
    /** The same; throws `error`. */
    SAT2D_NODISCARD static shape rectangle(double width, double height) {
        sat_status status;
        return checked(rectangle(width, height, status), status);
    }

    /** The rectangle from the corner (x, y) to the corner (x + width, y + height). */
    SAT2D_NODISCARD static shape rectangle_xywh(double x, double y, double width, double height,
                                                sat_status &status) noexcept {
        shape made;
        status = sat_shape_new_rectangle_xywh(x, y, width, height, &made.handle_);
        return made;
    }
    /** The same; throws `error`. */
    SAT2D_NODISCARD static shape rectangle_xywh(double x, double y, double width, double height) {
        sat_status status;
        return checked(rectangle_xywh(x, y, width, height, status), status);
    }

    /** A convex polygon of `count` points in order round it, either way. The points are copied. */
    SAT2D_NODISCARD static shape convex_polygon(const vec2 *points, std::size_t count, sat_status &status) noexcept {
        shape made;
        status = sat_shape_new_convex_polygon(points, count, &made.handle_);
        return made;
    }
    /** The same; throws `error`. */
    SAT2D_NODISCARD static shape convex_polygon(const vec2 *points, std::size_t count) {
        sat_status status;
        return checked(convex_polygon(points, count, status), status);
    }
    /** The same; throws `error`. */
    SAT2D_NODISCARD static shape convex_polygon(const std::vector<vec2> &points) {
        return convex_polygon(points.data(), points.size());
    }

    /** All points within `radius` of a convex polygon. The points are copied. */
    SAT2D_NODISCARD static shape rounded_polygon(const vec2 *points, std::size_t count, double radius,
                                                 sat_status &status) noexcept {
        shape made;
        status = sat_shape_new_rounded_polygon(points, count, radius, &made.handle_);
        return made;
    }
    /** The same; throws `error`. */
    SAT2D_NODISCARD static shape rounded_polygon(const vec2 *points, std::size_t count, double radius) {
        sat_status status;
        return checked(rounded_polygon(points, count, radius, status), status);
    }
    /** The same; throws `error`. */
    SAT2D_NODISCARD static shape rounded_polygon(const std::vector<vec2> &points, double radius) {
        return rounded_polygon(points.data(), points.size(), radius);
    }

    /** The vertices as they were given; the centre of a circle, the ends of a capsule's segment. Throws `error`. */
    SAT2D_NODISCARD std::vector<vec2> vertices() const {
        std::size_t count = 0;
        detail::check(sat_shape_vertex_count(handle_, &count));
        std::vector<vec2> points(count);
        detail::check(sat_shape_vertices(handle_, points.data(), count, &count));
        return points;
    }

    /** The radius by which the hull of the vertices is inflated: 0 for shapes with corners. Throws `error`. */
    SAT2D_NODISCARD double radius() const {
        double answer;
        detail::check(sat_shape_radius(handle_, &answer));
        return answer;
    }

    /** A box around the shape where `at` puts it. */
    SAT2D_NODISCARD aabb bounds(const transform &at, sat_status &status) const noexcept {
        aabb answer;
        status = sat_shape_bounds(handle_, &at.raw(), &answer);
        return answer;
    }
    /** The same; throws `error`. */
    SAT2D_NODISCARD aabb bounds(const transform &at = transform()) const {
        sat_status status;
        aabb answer = bounds(at, status);
        detail::check(status);
        return answer;
    }

    /** Whether there is a shape. */
    explicit operator bool() const noexcept { return handle_ != nullptr; }
    /** The handle, for the C functions; it stays the shape's. */
    const sat_shape *get() const noexcept { return handle_; }
    /** Hands the reference over: the caller gives it back with `sat_shape_free`. */
    SAT2D_NODISCARD sat_shape *release() noexcept {
        sat_shape *handle = handle_;
        handle_ = nullptr;
        return handle;
    }
    /** Takes over a reference that the C functions gave. */
    SAT2D_NODISCARD static shape adopt(sat_shape *handle) noexcept {
        shape made;
        made.handle_ = handle;
        return made;
    }

  private:
    static shape checked(shape made, const sat_status &status) {
        detail::check(status);
        return made;
    }

    sat_shape *handle_ = nullptr;
};

/** How shape `a` at `ta` and shape `b` at `tb` stand to each other, exactly. */
SAT2D_NODISCARD inline relation collide(const shape &a, const transform &ta, const shape &b, const transform &tb,
                                        sat_status &status) noexcept {
    sat_relation answer;
    status = sat_collide(a.get(), &ta.raw(), b.get(), &tb.raw(), &answer);
    return static_cast<relation>(answer);
}
/** The same; throws `error`. */
SAT2D_NODISCARD inline relation collide(const shape &a, const transform &ta, const shape &b, const transform &tb) {
    sat_status status;
    relation answer = collide(a, ta, b, tb, status);
    detail::check(status);
    return answer;
}

/** The closed test: whether the shapes have a point in common. Touching counts. Throws `error`. */
SAT2D_NODISCARD inline bool hits(const shape &a, const transform &ta, const shape &b, const transform &tb) {
    return collide(a, ta, b, tb) != relation::disjoint;
}

/** The open test: whether the shapes overlap. Touching does not count. Throws `error`. */
SAT2D_NODISCARD inline bool overlaps(const shape &a, const transform &ta, const shape &b, const transform &tb) {
    return collide(a, ta, b, tb) == relation::overlapping;
}

/** Where a point stands to a shape at `at`: outside it, on its boundary or inside. */
SAT2D_NODISCARD inline relation point_relation(const shape &of, const transform &at, vec2 point,
                                               sat_status &status) noexcept {
    sat_relation answer;
    status = sat_point_relation(of.get(), &at.raw(), point, &answer);
    return static_cast<relation>(answer);
}
/** The same; throws `error`. */
SAT2D_NODISCARD inline relation point_relation(const shape &of, const transform &at, vec2 point) {
    sat_status status;
    relation answer = point_relation(of, at, point, status);
    detail::check(status);
    return answer;
}

/** Parity: the answers of four old programs, bit for bit. */
namespace compat {

/** The ActionScript program's. */
namespace flash {
/** A rectangle as it saw a display object. */
using rect = sat_compat_flash_rect;
/** Everything it computed about two of them. */
using outcome = sat_compat_flash_outcome;
/** One container in the nesting of display objects, or the object itself. */
using level = sat_compat_flash_level;

/** Its axes, bounding-circle check and verdict. Throws `error` where a mirror is none of the constants. */
SAT2D_NODISCARD inline outcome collide(const rect &a, const rect &b) {
    outcome answer;
    detail::check(sat_compat_flash_collide(&a, &b, &answer));
    return answer;
}
/** Its verdict. Throws `error` where a mirror is none of the constants. */
SAT2D_NODISCARD inline bool hit(const rect &a, const rect &b) { return collide(a, b).hit != 0; }
/** Its rotation on the stage of an object nested in containers, outermost first. Throws `error` where `levels` is NULL. */
SAT2D_NODISCARD inline double global_rotation(const level *levels, std::size_t count) {
    double answer;
    detail::check(sat_compat_flash_global_rotation(levels, count, &answer));
    return answer;
}
} // namespace flash

/** The Java program's. */
namespace awt {
/** A point with 32-bit coordinates. */
using point = sat_compat_awt_point;

/** Its verdict on two rectangles by their corners, in order round them. */
SAT2D_NODISCARD inline bool hit(const point (&a)[4], const point (&b)[4]) noexcept {
    bool answer;
    (void)sat_compat_awt_hit(a, b, &answer);
    return answer;
}
} // namespace awt

/** The Python program's. */
namespace xywh {
/** An upright rectangle. */
using rect = sat_compat_xywh_rect;
/** A circle. */
using circle = sat_compat_xywh_circle;

/** Its verdict on two rectangles. */
SAT2D_NODISCARD inline bool rect_to_rect(const rect &a, const rect &b) noexcept {
    bool answer;
    (void)sat_compat_xywh_rect_to_rect(&a, &b, &answer);
    return answer;
}
/** Its verdict on a circle and a rectangle. */
SAT2D_NODISCARD inline bool circle_to_rect(const circle &a, const rect &b) noexcept {
    bool answer;
    (void)sat_compat_xywh_circle_to_rect(&a, &b, &answer);
    return answer;
}
} // namespace xywh

/** The TypeScript program's. */
namespace typescript {
/** Whether it calls a polygon concave. Throws `error` where `points` is NULL. */
SAT2D_NODISCARD inline bool is_concave(const vec2 *points, std::size_t count) {
    bool answer;
    detail::check(sat_compat_typescript_is_concave(points, count, &answer));
    return answer;
}
} // namespace typescript

} // namespace compat

} // namespace sat2d

#endif // SAT2D_HPP
