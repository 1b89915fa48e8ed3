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
#include <cstdint>
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

/** Whether the library that the program runs with fits the header it was compiled with; else the status is SAT_ERR_VERSION. */
inline void check_version(sat_status &status) noexcept { status = sat_version_check(); }
/** The same; throws `error`, which names both versions. */
inline void check_version() { detail::check(sat_version_check()); }

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

/** How to cut a polygon into convex pieces. */
enum class method : sat_method {
    balanced = SAT_METHOD_BALANCED, /**< the fewest pieces where that is cheap to find, nearly the fewest else */
    fast = SAT_METHOD_FAST,         /**< the least time */
    fewest = SAT_METHOD_FEWEST,     /**< the fewest pieces, within some seconds */
    slicing = SAT_METHOD_SLICING,   /**< as older programs did, piece by piece */
};

/** Which of the decompositions with equally many pieces is wanted. */
enum class preference : sat_preference {
    as_cut = SAT_PREFER_AS_CUT,           /**< as it is cut */
    fat = SAT_PREFER_FAT,                 /**< fatter pieces */
    wide_angles = SAT_PREFER_WIDE_ANGLES, /**< wider least angles */
};

/** What is wanted of the pieces. */
struct decompose_options {
    /** The default: balanced, without a limit, as cut. */
    decompose_options(method how = method::balanced, std::uint32_t most = 0,
                      preference among_equals = preference::as_cut) noexcept
        : cut_by(how), max_corners(most), prefer(among_equals) {}
    /** How to cut. */
    method cut_by;
    /** The most corners a piece may have (8 for Box2D); 1 and 2 are taken as 3, 0 is no limit. */
    std::uint32_t max_corners;
    /** Which of the decompositions with equally many pieces. */
    preference prefer;

    /** The plain struct, for the C functions. */
    sat_decompose_options raw() const noexcept {
        return sat_decompose_options{static_cast<sat_method>(cut_by), max_corners, static_cast<sat_preference>(prefer)};
    }
};

/** One convex piece. */
struct piece {
    /** The polygon's numbers of its corners, counter-clockwise with y up. */
    std::vector<std::uint32_t> vertices;
    /** For each corner the polygon's edge from it to the next, or `SAT_EDGE_DIAGONAL`. */
    std::vector<std::uint32_t> edges;
};

/** A polygon as convex pieces, which cover it exactly once. */
struct decomposition {
    /** The pieces; none on failure. */
    std::vector<piece> pieces;
    /** The polygon's area, the holes' subtracted, rounded. */
    double area = 0;
    /** Whether it is proven that no fewer pieces will do. */
    bool is_optimal = false;
};

/** Why and where rings are no polygon: `status` is `SAT_OK` where they are one. */
using polygon_fault = sat_polygon_fault;

/**
 * The rings of a polygon: plain points, not yet found to be one. Vertices are numbered from 0 through all rings, edge k leads from
 * vertex k to the next of its ring.
 *
 * @code{.cpp}
 * sat2d::polygon plate({{0, 0}, {9, 0}, {9, 9}, {0, 9}});
 * plate.add_hole({{4, 4}, {5, 6}, {6, 4}});
 * const sat2d::polygon_fault fault = plate.validate();
 * if (fault.status != SAT_OK && fault.has_place)
 *     std::printf("%s near (%g, %g)\n", sat_status_message(fault.status), fault.place.x, fault.place.y);
 * for (const sat2d::piece &piece : plate.decompose({sat2d::method::fewest, 8}).pieces)
 *     std::printf("a piece of %u corners\n", static_cast<unsigned>(piece.vertices.size()));
 * @endcode
 */
class polygon {
  public:
    /** The outer ring: its points in order round it, either way. */
    polygon(std::vector<vec2> outer) : points_(std::move(outer)), sizes_(1, points_.size()) {}
    /** A hole: its points in order round it, either way. */
    polygon &add_hole(const std::vector<vec2> &hole) {
        sizes_.reserve(sizes_.size() + 1);
        points_.insert(points_.end(), hole.begin(), hole.end());
        sizes_.push_back(hole.size());
        return *this;
    }

    /** The points of all rings, one ring after the other. */
    const std::vector<vec2> &points() const noexcept { return points_; }
    /** How many points each ring has, the outer one first. */
    const std::vector<std::size_t> &ring_sizes() const noexcept { return sizes_; }

    /** Whether it is a polygon, and if not, why and where; `sat_last_error` tells it in words. */
    SAT2D_NODISCARD polygon_fault validate() const noexcept {
        polygon_fault fault;
        (void)sat_polygon_validate(points_.data(), sizes_.data(), sizes_.size(), &fault);
        return fault;
    }

    /** Whether there is a hole or an interior angle above 180 degrees, decided exactly. */
    SAT2D_NODISCARD bool is_concave(sat_status &status) const noexcept {
        bool answer;
        status = sat_polygon_is_concave(points_.data(), sizes_.data(), sizes_.size(), &answer);
        return answer;
    }
    /** The same; throws `error`. */
    SAT2D_NODISCARD bool is_concave() const {
        sat_status status;
        bool answer = is_concave(status);
        detail::check(status);
        return answer;
    }

    /** The numbers of the vertices where the interior angle is above 180 degrees, ascending. */
    SAT2D_NODISCARD std::vector<std::uint32_t> reflex_vertices(sat_status &status) const {
        std::vector<std::uint32_t> numbers(points_.size());
        std::size_t count = 0;
        status = sat_polygon_reflex_vertices(points_.data(), sizes_.data(), sizes_.size(), numbers.data(),
                                             numbers.size(), &count);
        numbers.resize(count);
        return numbers;
    }
    /** The same; throws `error`. */
    SAT2D_NODISCARD std::vector<std::uint32_t> reflex_vertices() const {
        sat_status status;
        std::vector<std::uint32_t> numbers = reflex_vertices(status);
        detail::check(status);
        return numbers;
    }

    /** Cuts it into convex pieces. */
    SAT2D_NODISCARD decomposition decompose(const decompose_options &options, sat_status &status) const {
        const sat_decompose_options wanted = options.raw();
        std::vector<std::size_t> sizes(points_.size() + 2 * sizes_.size()); // always room enough
        std::vector<std::uint32_t> vertices(3 * sizes.size()), edges(vertices.size());
        sat_decomposition cut;
        status = sat_polygon_decompose(points_.data(), sizes_.data(), sizes_.size(), &wanted, sizes.data(),
                                       sizes.size(), vertices.data(), edges.data(), vertices.size(), &cut);
        decomposition made;
        made.area = cut.area;
        made.is_optimal = cut.is_optimal != 0;
        made.pieces.resize(cut.piece_count);
        std::size_t first = 0;
        for (std::size_t i = 0; i < made.pieces.size(); first += sizes[i++]) {
            made.pieces[i].vertices.assign(&vertices[first], &vertices[first] + sizes[i]);
            made.pieces[i].edges.assign(&edges[first], &edges[first] + sizes[i]);
        }
        return made;
    }
    /** The same; throws `error`. */
    SAT2D_NODISCARD decomposition decompose(const decompose_options &options = decompose_options()) const {
        sat_status status;
        decomposition made = decompose(options, status);
        detail::check(status);
        return made;
    }

  private:
    std::vector<vec2> points_;
    std::vector<std::size_t> sizes_;
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

    /** Any polygon, convex or concave, with or without holes, which is cut as `options` say. The points are copied. */
    SAT2D_NODISCARD static shape polygon(const sat2d::polygon &rings, const decompose_options &options,
                                         sat_status &status) noexcept {
        const sat_decompose_options wanted = options.raw();
        shape made;
        status = sat_shape_new_polygon_with(rings.points().data(), rings.ring_sizes().data(),
                                            rings.ring_sizes().size(),
                                            &wanted, &made.handle_);
        return made;
    }
    /** The same; throws `error`. */
    SAT2D_NODISCARD static shape polygon(const sat2d::polygon &rings,
                                         const decompose_options &options = decompose_options()) {
        sat_status status;
        return checked(polygon(rings, options, status), status);
    }

    /** The convex hull of any `count` points. */
    SAT2D_NODISCARD static shape hull(const vec2 *points, std::size_t count, sat_status &status) noexcept {
        shape made;
        status = sat_shape_new_hull(points, count, &made.handle_);
        return made;
    }
    /** The same; throws `error`. */
    SAT2D_NODISCARD static shape hull(const vec2 *points, std::size_t count) {
        sat_status status;
        return checked(hull(points, count, status), status);
    }
    /** The same; throws `error`. */
    SAT2D_NODISCARD static shape hull(const std::vector<vec2> &points) { return hull(points.data(), points.size()); }

    /** The vertices as they were given, of all rings one after the other; the centre of a circle, the ends of a capsule's segment.
     *  Throws `error`. */
    SAT2D_NODISCARD std::vector<vec2> vertices() const {
        std::size_t count = 0;
        detail::check(sat_shape_vertex_count(handle_, &count));
        std::vector<vec2> points(count);
        detail::check(sat_shape_vertices(handle_, points.data(), count, &count));
        return points;
    }

    /** How many vertices each ring has: the outer one, then the holes. Throws `error`. */
    SAT2D_NODISCARD std::vector<std::size_t> ring_sizes() const {
        std::size_t count = 0;
        detail::check(sat_shape_ring_count(handle_, &count));
        std::vector<std::size_t> sizes(count);
        detail::check(sat_shape_ring_sizes(handle_, sizes.data(), count, &count));
        return sizes;
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

/** A part of a shape's boundary: `kind` is one of the `SAT_FEATURE_` constants. */
using feature = sat_feature;
/** One point of a contact. */
using contact_point = sat_contact_point;
/** How two shapes meet: `point_count` is 0 where they do not. */
using contact = sat_contact;
/** Where two shapes are nearest to each other. */
using closest_points = sat_closest_points;
/** How two shapes part soonest: `depth` is 0 where they do not overlap. */
using separation = sat_separation;
/** Where a path first meets a shape: `hit` is 0 where it does not. */
using ray_hit = sat_ray_hit;
/** When two moving shapes first meet: `hit` is 0 where they do not. */
using impact = sat_impact;
/** How far each of two bodies has to move so that they part. */
using resolution = sat_resolution;
/** The velocities of two bodies. */
using velocities = sat_velocities;

/**
 * How a shape moves from time 0 to 1. It is checked where it is used.
 *
 * @code{.cpp}
 * const sat2d::shape wall = sat2d::shape::rectangle(0.125, 10), ball = sat2d::shape::circle({0, 0}, 0.5);
 * const auto flight = sat2d::motion::linear(sat2d::transform::placement({-100, 1}), {1600, 0});
 * const sat2d::impact met = sat2d::sweep(wall, sat2d::transform(), ball, flight);
 * if (met.hit) {
 *     const sat2d::velocities after = sat2d::rebound(met.closest.normal, {0, 0}, 0, {1600, 0}, 1, 0.5);
 *     std::printf("it hits at %g and flies back at %g\n", met.time, after.b.x);
 * }
 * @endcode
 */
class motion {
  public:
    /** No motion. */
    motion(const transform &start) noexcept : motion_{start.raw(), {0, 0}, 0, {0, 0}} {}
    /** A motion filled in by hand. */
    motion(const sat_motion &raw) noexcept : motion_(raw) {}
    /** A straight move by `translation`. */
    SAT2D_NODISCARD static motion linear(const transform &start, vec2 translation) noexcept {
        return sat_motion{start.raw(), translation, 0, {0, 0}};
    }
    /** A move by `translation` while turning by `rotation` radians about `pivot`, which is given where it is at the start. */
    SAT2D_NODISCARD static motion turning(const transform &start, vec2 translation, double rotation,
                                          vec2 pivot) noexcept {
        return sat_motion{start.raw(), translation, rotation, pivot};
    }

    /** From one placement to another of the same size and form, turning the shorter way. */
    SAT2D_NODISCARD static motion between(const transform &start, const transform &end, sat_status &status) noexcept {
        motion made(start);
        status = sat_motion_between(&start.raw(), &end.raw(), &made.motion_);
        return made;
    }
    /** The same; throws `error`. */
    SAT2D_NODISCARD static motion between(const transform &start, const transform &end) {
        sat_status status;
        motion made = between(start, end, status);
        detail::check(status);
        return made;
    }

    /** Where the shape is at a time. */
    SAT2D_NODISCARD transform at(double time, sat_status &status) const noexcept {
        sat_transform answer;
        status = sat_motion_at(&motion_, time, &answer);
        return answer;
    }
    /** The same; throws `error`. */
    SAT2D_NODISCARD transform at(double time) const {
        sat_status status;
        transform answer = at(time, status);
        detail::check(status);
        return answer;
    }

    /** The plain struct, for the C functions. */
    const sat_motion &raw() const noexcept { return motion_; }

  private:
    sat_motion motion_;
};

/** How two shapes meet: of several contacts of concave shapes the deepest. */
SAT2D_NODISCARD inline contact find_contact(const shape &a, const transform &ta, const shape &b, const transform &tb,
                                            sat_status &status) noexcept {
    contact answer;
    status = sat_contact_find(a.get(), &ta.raw(), b.get(), &tb.raw(), &answer);
    return answer;
}
/** The same; throws `error`. */
SAT2D_NODISCARD inline contact find_contact(const shape &a, const transform &ta, const shape &b,
                                            const transform &tb) {
    sat_status status;
    contact answer = find_contact(a, ta, b, tb, status);
    detail::check(status);
    return answer;
}

/** All contacts of two shapes, the deepest first: none where they are disjoint, one for convex shapes. */
SAT2D_NODISCARD inline std::vector<contact> find_contacts(const shape &a, const transform &ta, const shape &b,
                                                          const transform &tb, sat_status &status) {
    std::vector<contact> found(4); // enough for most, so that they are looked for once
    std::size_t count = 0;
    for (;;) {
        status = sat_contact_find_all(a.get(), &ta.raw(), b.get(), &tb.raw(), found.data(), found.size(), &count);
        found.resize(count);
        if (status != SAT_ERR_CAPACITY) {
            return found;
        }
    }
}
/** The same; throws `error`. */
SAT2D_NODISCARD inline std::vector<contact> find_contacts(const shape &a, const transform &ta, const shape &b,
                                                          const transform &tb) {
    sat_status status;
    std::vector<contact> found = find_contacts(a, ta, b, tb, status);
    detail::check(status);
    return found;
}

/** What a move by `normal * depth` of a contact must be lengthened by so that rounding cannot leave an overlap. */
SAT2D_NODISCARD inline double contact_margin(const shape &a, const transform &ta, const shape &b,
                                             const transform &tb, sat_status &status) noexcept {
    double answer;
    status = sat_contact_margin(a.get(), &ta.raw(), b.get(), &tb.raw(), &answer);
    return answer;
}
/** The same; throws `error`. */
SAT2D_NODISCARD inline double contact_margin(const shape &a, const transform &ta, const shape &b,
                                             const transform &tb) {
    sat_status status;
    double answer = contact_margin(a, ta, b, tb, status);
    detail::check(status);
    return answer;
}

/** How far two shapes are apart, and where they are nearest; infinite on failure. */
SAT2D_NODISCARD inline closest_points distance(const shape &a, const transform &ta, const shape &b,
                                               const transform &tb, sat_status &status) noexcept {
    closest_points answer;
    status = sat_distance(a.get(), &ta.raw(), b.get(), &tb.raw(), &answer);
    return answer;
}
/** The same; throws `error`. */
SAT2D_NODISCARD inline closest_points distance(const shape &a, const transform &ta, const shape &b,
                                               const transform &tb) {
    sat_status status;
    closest_points answer = distance(a, ta, b, tb, status);
    detail::check(status);
    return answer;
}

/** The least translation of `b` that parts two shapes, however concave. */
SAT2D_NODISCARD inline separation find_separation(const shape &a, const transform &ta, const shape &b,
                                                  const transform &tb, sat_status &status) noexcept {
    separation answer;
    status = sat_separation_find(a.get(), &ta.raw(), b.get(), &tb.raw(), &answer);
    return answer;
}
/** The same; throws `error`. */
SAT2D_NODISCARD inline separation find_separation(const shape &a, const transform &ta, const shape &b,
                                                  const transform &tb) {
    sat_status status;
    separation answer = find_separation(a, ta, b, tb, status);
    detail::check(status);
    return answer;
}

/** Where the segment from `start` to `end` first meets a shape at `at`. */
SAT2D_NODISCARD inline ray_hit cast_segment(const shape &target, const transform &at, vec2 start, vec2 end,
                                            sat_status &status) noexcept {
    ray_hit answer;
    status = sat_cast_segment(target.get(), &at.raw(), start, end, &answer);
    return answer;
}
/** The same; throws `error`. */
SAT2D_NODISCARD inline ray_hit cast_segment(const shape &target, const transform &at, vec2 start, vec2 end) {
    sat_status status;
    ray_hit answer = cast_segment(target, at, start, end, status);
    detail::check(status);
    return answer;
}

/** Where the ray from `origin` along `direction` first meets a shape at `at`, no farther than `reach` directions. */
SAT2D_NODISCARD inline ray_hit cast_ray(const shape &target, const transform &at, vec2 origin, vec2 direction,
                                        double reach, sat_status &status) noexcept {
    ray_hit answer;
    status = sat_cast_ray(target.get(), &at.raw(), origin, direction, reach, &answer);
    return answer;
}
/** The same; throws `error`. */
SAT2D_NODISCARD inline ray_hit cast_ray(const shape &target, const transform &at, vec2 origin, vec2 direction,
                                        double reach) {
    sat_status status;
    ray_hit answer = cast_ray(target, at, origin, direction, reach, status);
    detail::check(status);
    return answer;
}

/** When two moving shapes first are not disjoint. */
SAT2D_NODISCARD inline impact sweep(const shape &a, const motion &motion_a, const shape &b, const motion &motion_b,
                                    sat_status &status) noexcept {
    impact answer;
    status = sat_sweep(a.get(), &motion_a.raw(), b.get(), &motion_b.raw(), &answer);
    return answer;
}
/** The same; throws `error`. */
SAT2D_NODISCARD inline impact sweep(const shape &a, const motion &motion_a, const shape &b, const motion &motion_b) {
    sat_status status;
    impact answer = sweep(a, motion_a, b, motion_b, status);
    detail::check(status);
    return answer;
}

/** Divides the translation that parts two bodies between them, by their weights; one of weight 0 is static. */
SAT2D_NODISCARD inline resolution resolve(vec2 normal, double depth, double weight_a, double weight_b,
                                          sat_status &status) noexcept {
    resolution answer;
    status = sat_resolve(normal, depth, weight_a, weight_b, &answer);
    return answer;
}
/** The same; throws `error`. */
SAT2D_NODISCARD inline resolution resolve(vec2 normal, double depth, double weight_a, double weight_b) {
    sat_status status;
    resolution answer = resolve(normal, depth, weight_a, weight_b, status);
    detail::check(status);
    return answer;
}

/** The velocities of two bodies after they met along `normal`: 0 for `restitution` lets them slide, 1 bounce. */
SAT2D_NODISCARD inline velocities rebound(vec2 normal, vec2 velocity_a, double weight_a, vec2 velocity_b,
                                          double weight_b, double restitution, sat_status &status) noexcept {
    velocities answer;
    status = sat_rebound(normal, velocity_a, weight_a, velocity_b, weight_b, restitution, &answer);
    return answer;
}
/** The same; throws `error`. */
SAT2D_NODISCARD inline velocities rebound(vec2 normal, vec2 velocity_a, double weight_a, vec2 velocity_b,
                                          double weight_b, double restitution) {
    sat_status status;
    velocities answer = rebound(normal, velocity_a, weight_a, velocity_b, weight_b, restitution, status);
    detail::check(status);
    return answer;
}

/** What is left of a velocity on an obstacle with this unit normal, toward the moving body. */
SAT2D_NODISCARD inline vec2 slide(vec2 velocity, vec2 normal, sat_status &status) noexcept {
    vec2 answer;
    status = sat_slide(velocity, normal, &answer);
    return answer;
}
/** The same; throws `error`. */
SAT2D_NODISCARD inline vec2 slide(vec2 velocity, vec2 normal) {
    sat_status status;
    vec2 answer = slide(velocity, normal, status);
    detail::check(status);
    return answer;
}

/** The name of a body in its world; `SAT_NO_BODY` is none. */
using body_id = sat_body_id;
/** Two bodies that meet, or met until now. */
using pair_event = sat_pair_event;
/** A body near a point. */
using near_body = sat_near;
/** A body that a ray meets. */
using body_ray_hit = sat_body_ray_hit;
/** A body that a moving shape meets. */
using body_impact = sat_body_impact;
/** Which bodies a query is about. */
using query_filter = sat_query_filter;

/** What part a body plays. */
enum class body_kind : sat_body_kind {
    fixed = SAT_BODY_STATIC,   /**< walls and floors (`static` is a word of the language's) */
    moving = SAT_BODY_MOVING,  /**< whatever moves and is pushed */
    sensor = SAT_BODY_SENSOR,  /**< notices others, pushes none */
};

/** How much of a body must be in a region. */
enum class coverage : sat_coverage {
    touching = SAT_COVERAGE_TOUCHING,       /**< touching counts */
    overlapping = SAT_COVERAGE_OVERLAPPING, /**< touching does not count */
    inside = SAT_COVERAGE_INSIDE,           /**< all of the body */
};

/** What became of a body that was to move. */
struct slid {
    /** How far it got. */
    vec2 moved;
    /** What stopped it or turned it. */
    std::vector<sat_slide_hit> hits;
    /** It overlapped something and could not be pushed out. */
    bool stuck;
};

/**
 * Many bodies: which of them meet, what began and what ended, who is where. It owns its handle; it moves but is not copied. A
 * moved-from world is none: `operator bool` tells, and every use of it is `SAT_ERR_NULL`. Members throw `error`; where that is not
 * wanted, `get` has the handle for the C functions.
 *
 * @code{.cpp}
 * sat2d::world world;
 * const sat2d::shape tile = sat2d::shape::rectangle(2, 2);
 * const sat2d::body_id hero = world.insert(tile);
 * world.insert(tile, sat2d::transform::placement({1.5, 0}), sat2d::body_kind::fixed);
 * for (const sat2d::pair_event &event : world.step())
 *     if (event.phase == SAT_PHASE_BEGIN && (event.a == hero || event.b == hero))
 *         std::puts("ouch");
 * @endcode
 */
class world {
  public:
    /** An empty world. */
    world() { detail::check(sat_world_new(&handle_)); }
    /** Takes the other's bodies over. */
    world(world &&other) noexcept : handle_(other.handle_) { other.handle_ = nullptr; }
    /** Takes the other's bodies over. */
    world &operator=(world &&other) noexcept {
        std::swap(handle_, other.handle_);
        return *this;
    }
    world(const world &) = delete;
    world &operator=(const world &) = delete;
    /** Frees it, unless one of its callbacks runs. */
    ~world() { (void)sat_world_free(handle_); }

    /** The world that was saved. */
    SAT2D_NODISCARD static world restore(const std::vector<std::uint8_t> &bytes) {
        world made(nullptr);
        detail::check(sat_world_restore(bytes.data(), bytes.size(), &made.handle_));
        return made;
    }
    /** The state as bytes. */
    SAT2D_NODISCARD std::vector<std::uint8_t> save() const {
        return list<std::uint8_t>(0, [&](std::uint8_t *buffer, std::size_t capacity, std::size_t *count) {
            return sat_world_save(handle_, buffer, capacity, count);
        });
    }

    /** Puts a body in. */
    body_id insert(const sat_body &body) {
        body_id id;
        detail::check(sat_world_insert(handle_, &body, &id));
        return id;
    }
    /** Puts a body in that minds all others. */
    body_id insert(const shape &what, const transform &at = transform(), body_kind kind = body_kind::moving,
                   std::uint64_t user = 0) {
        sat_body body = sat_body_default();
        body.shape = what.get();
        body.transform = at.raw();
        body.kind = static_cast<sat_body_kind>(kind);
        body.user = user;
        return insert(body);
    }
    /** Puts many in at once, all or none. */
    std::vector<body_id> insert(const std::vector<sat_body> &bodies) {
        std::vector<body_id> ids(bodies.size());
        detail::check(sat_world_insert_many(handle_, bodies.data(), bodies.size(), ids.data()));
        return ids;
    }
    /** Takes a body out. */
    void remove(body_id id) { detail::check(sat_world_remove(handle_, id)); }
    /** A body as it is now; its shape is the world's. */
    SAT2D_NODISCARD sat_body body(body_id id) const {
        sat_body answer;
        detail::check(sat_world_get(handle_, id, &answer));
        return answer;
    }
    /** Whether there is a body of this name. */
    SAT2D_NODISCARD bool contains(body_id id) const {
        bool answer;
        detail::check(sat_world_contains(handle_, id, &answer));
        return answer;
    }
    /** How many bodies there are. */
    SAT2D_NODISCARD std::size_t size() const {
        std::size_t count;
        detail::check(sat_world_body_count(handle_, &count));
        return count;
    }
    /** The names of all bodies, in their order. */
    SAT2D_NODISCARD std::vector<body_id> bodies() const {
        return list<body_id>(size(), [&](body_id *buffer, std::size_t capacity, std::size_t *count) {
            return sat_world_bodies(handle_, buffer, capacity, count);
        });
    }
    /** A box around a body. */
    SAT2D_NODISCARD aabb bounds(body_id id) const {
        aabb answer;
        detail::check(sat_world_bounds(handle_, id, &answer));
        return answer;
    }

    /** Moves a body. */
    void set_transform(body_id id, const transform &to) {
        detail::check(sat_world_set_transform(handle_, id, &to.raw()));
    }
    /** Moves as many bodies as there are in both lists, all or none. */
    void set_transforms(const std::vector<body_id> &ids, const std::vector<sat_transform> &to) {
        const std::size_t count = ids.size() < to.size() ? ids.size() : to.size();
        detail::check(sat_world_set_transforms(handle_, ids.data(), to.data(), count));
    }
    /** Gives a body another shape. */
    void set_shape(body_id id, const shape &what) { detail::check(sat_world_set_shape(handle_, id, what.get())); }
    /** Gives a body another part to play. */
    void set_kind(body_id id, body_kind kind) {
        detail::check(sat_world_set_kind(handle_, id, static_cast<sat_body_kind>(kind)));
    }
    /** Gives a body another filter. */
    void set_filter(body_id id, sat_filter filter) { detail::check(sat_world_set_filter(handle_, id, filter)); }
    /** Gives a body other user data. */
    void set_user(body_id id, std::uint64_t user) { detail::check(sat_world_set_user(handle_, id, user)); }
    /** Gives a body another weight. */
    void set_weight(body_id id, double weight) { detail::check(sat_world_set_weight(handle_, id, weight)); }
    /** Whether threads are used. */
    void set_parallel(bool parallel) { detail::check(sat_world_set_parallel(handle_, parallel)); }

    /** Finds which bodies meet, and what began and ended since the step before. */
    std::vector<pair_event> step() {
        std::size_t count;
        const sat_status status = sat_world_step(handle_, nullptr, 0, &count);
        detail::check(status == SAT_ERR_CAPACITY ? SAT_OK : status);
        return list<pair_event>(count, [&](pair_event *buffer, std::size_t capacity, std::size_t *needed) {
            return sat_world_events(handle_, buffer, capacity, needed);
        });
    }
    /** How two bodies stand to each other now. */
    SAT2D_NODISCARD relation relate(body_id a, body_id b) const {
        sat_relation answer;
        detail::check(sat_world_relation(handle_, a, b, &answer));
        return static_cast<relation>(answer);
    }
    /** Where two bodies meet; `point_count` is 0 where they do not. */
    SAT2D_NODISCARD sat_contact contact(body_id a, body_id b) const {
        sat_contact answer;
        detail::check(sat_world_contact(handle_, a, b, &answer));
        return answer;
    }
    /** Pushes overlapping bodies apart; how many pairs overlap then. */
    std::size_t separate(std::uint32_t iterations) {
        std::size_t remaining;
        detail::check(sat_world_separate(handle_, iterations, &remaining));
        return remaining;
    }
    /** Moves a body as far as others let it, sliding along them. */
    slid move_and_slide(body_id id, vec2 delta) {
        sat_slide_hit hits[8];
        sat_slid answer;
        detail::check(sat_world_move_and_slide(handle_, id, delta, hits, 8, &answer));
        return slid{answer.moved, std::vector<sat_slide_hit>(hits, hits + answer.hit_count), answer.stuck != 0};
    }

    /** All bodies at a point. */
    SAT2D_NODISCARD std::vector<body_id> at(vec2 point, const query_filter &filter = sat_query_filter_default()) const {
        return list<body_id>(16, [&](body_id *buffer, std::size_t capacity, std::size_t *count) {
            return sat_world_query_point(handle_, point, &filter, buffer, capacity, count);
        });
    }
    /** All bodies in an upright box. */
    SAT2D_NODISCARD std::vector<body_id> in(const aabb &box, coverage how = coverage::touching,
                                            const query_filter &filter = sat_query_filter_default()) const {
        return list<body_id>(16, [&](body_id *buffer, std::size_t capacity, std::size_t *count) {
            return sat_world_query_box(handle_, box, static_cast<sat_coverage>(how), &filter, buffer, capacity, count);
        });
    }
    /** All bodies in a circle. */
    SAT2D_NODISCARD std::vector<body_id> in(vec2 center, double radius, coverage how = coverage::touching,
                                            const query_filter &filter = sat_query_filter_default()) const {
        return list<body_id>(16, [&](body_id *buffer, std::size_t capacity, std::size_t *count) {
            return sat_world_query_circle(handle_, center, radius, static_cast<sat_coverage>(how), &filter, buffer,
                                          capacity, count);
        });
    }
    /** All bodies in a placed shape. */
    SAT2D_NODISCARD std::vector<body_id> in(const shape &region, const transform &where,
                                            coverage how = coverage::touching,
                                            const query_filter &filter = sat_query_filter_default()) const {
        return list<body_id>(16, [&](body_id *buffer, std::size_t capacity, std::size_t *count) {
            return sat_world_query_shape(handle_, region.get(), &where.raw(), static_cast<sat_coverage>(how), &filter,
                                         buffer, capacity, count);
        });
    }
    /** The nearest bodies to a point, at most `most`, none farther than `reach`. */
    SAT2D_NODISCARD std::vector<near_body> nearest(vec2 point, std::size_t most, double reach,
                                                   const query_filter &filter = sat_query_filter_default()) const {
        std::size_t count;
        const std::size_t all = size();
        std::vector<near_body> found(most < all ? most : all);
        detail::check(sat_world_nearest(handle_, point, reach, &filter, found.data(), found.size(), &count));
        found.resize(count);
        return found;
    }
    /** The first body that a ray meets; `body` is `SAT_NO_BODY` where there is none. */
    SAT2D_NODISCARD body_ray_hit cast_ray(vec2 origin, vec2 direction, double reach,
                                          const query_filter &filter = sat_query_filter_default()) const {
        body_ray_hit hit;
        detail::check(sat_world_cast_ray(handle_, origin, direction, reach, &filter, &hit));
        return hit;
    }
    /** All bodies that a ray meets, the first first. */
    SAT2D_NODISCARD std::vector<body_ray_hit> cast_ray_all(vec2 origin, vec2 direction, double reach,
                                                           const query_filter &filter = sat_query_filter_default()) const {
        return list<body_ray_hit>(16, [&](body_ray_hit *buffer, std::size_t capacity, std::size_t *count) {
            return sat_world_cast_ray_all(handle_, origin, direction, reach, &filter, buffer, capacity, count);
        });
    }
    /** The first body that a moving shape meets; `body` is `SAT_NO_BODY` where there is none. */
    SAT2D_NODISCARD body_impact sweep(const shape &what, const sat_motion &flight,
                                      const query_filter &filter = sat_query_filter_default()) const {
        body_impact found;
        detail::check(sat_world_sweep(handle_, what.get(), &flight, &filter, &found));
        return found;
    }
    /** Draws all bodies by the caller's functions, which must not throw. */
    void draw(const sat_draw_callbacks &callbacks, void *user) const {
        detail::check(sat_world_draw(handle_, &callbacks, user));
    }

    /** Whether there is a world. */
    explicit operator bool() const noexcept { return handle_ != nullptr; }
    /** The handle, for the C functions; it stays the world's. */
    sat_world *get() noexcept { return handle_; }
    /** The handle, for the C functions that only look. */
    const sat_world *get() const noexcept { return handle_; }

  private:
    explicit world(std::nullptr_t) noexcept {}

    /** A list from a function that says how much room it needs. */
    template <typename Item, typename Call> static std::vector<Item> list(std::size_t guess, const Call &call) {
        std::vector<Item> items(guess);
        std::size_t count = 0;
        sat_status status = call(items.data(), items.size(), &count);
        if (status == SAT_ERR_CAPACITY) {
            items.resize(count);
            status = call(items.data(), items.size(), &count);
        }
        detail::check(status);
        items.resize(count);
        return items;
    }

    sat_world *handle_ = nullptr;
};

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
