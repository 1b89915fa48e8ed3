/**
 * @file sat2d.hpp
 * sat2d: the C++ face, header only, over sat2d.h. C++11 to C++20.
 *
 * @code{.cpp}
 * sat2d::shape blade = sat2d::shape::rectangle(40, 4), target = sat2d::shape::rectangle(20, 30);
 * auto hand = sat2d::transform::placement_degrees({60, 5}, 15, -1, 1); // facing left
 * auto there = sat2d::transform::placement_degrees({75, 20}, 0);
 * if (sat2d::overlaps(blade, hand, target, there))
 *     std::puts("hit");
 * @endcode
 *
 * Errors. What can fail returns an `answer<T>`. By default that is `T`, and a failure is thrown as `sat2d::error`; where exceptions are
 * switched off it is printed and the program aborts. With the macro SAT2D_RESULT defined as 1 before this header is included it is a
 * `sat2d::result<T>`, with exceptions or without them: the status, and the answer or what the C function leaves in its place.
 *
 * @code{.cpp}
 * #define SAT2D_RESULT 1 // before the header is included
 * const sat2d::result<sat2d::shape> made = sat2d::shape::circle({0, 0}, -3);
 * assert(!made.ok() && made.status() == SAT_ERR_NEGATIVE && !made.value());
 * std::puts(made.message());
 * @endcode
 *
 * Files of one program may choose differently: what depends on the choice lies in inline namespaces of different names, so that
 * the linker takes nothing of the one for the other. The macro SAT2D_EXCEPTIONS, 1 or 0, overrides what is found out about exceptions.
 *
 * Cost. Everything is inline and does what the C calls would, on the same memory: a `shape` or `world` is one pointer, a `transform` the
 * plain struct. A copy of a shape is a further reference to the same one. Only what returns a `std::vector` allocates.
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
#include <exception>
#include <stdexcept>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#ifndef SAT2D_EXCEPTIONS
#if defined(__cpp_exceptions) || defined(__EXCEPTIONS) || defined(_CPPUNWIND)
/** 1 where failures may be thrown. Found out from the compiler unless it is defined before. */
#define SAT2D_EXCEPTIONS 1
#else
#define SAT2D_EXCEPTIONS 0
#endif
#endif

#ifndef SAT2D_RESULT
/** 1 for answers as `sat2d::result`. Define it before this header is included. */
#define SAT2D_RESULT 0
#endif

#if defined(__cplusplus) && __cplusplus >= 201703L
/** `[[nodiscard]]` where the language has it. */
#define SAT2D_NODISCARD [[nodiscard]]
#else
#define SAT2D_NODISCARD
#endif

/** `noexcept`, unless failures are thrown. */
#define SAT2D_NOEXCEPT noexcept(SAT2D_RESULT || !SAT2D_EXCEPTIONS)

/** Everything of the C++ face. */
namespace sat2d {
#ifndef SAT2D_DOXYGEN
#if SAT2D_RESULT
inline namespace with_results {
#elif SAT2D_EXCEPTIONS
inline namespace with_exceptions {
#else
inline namespace with_aborts {
#endif
#endif

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

template <typename T> class result;

/** Not for users. */
namespace detail {

/** For values that the C function is about to fill in. */
struct unset {};

[[noreturn]]
#if defined(__GNUC__)
__attribute__((cold, noinline)) // so that it is not in the way of what works
#endif
inline void fail(sat_status status) {
#if SAT2D_EXCEPTIONS
    throw error(status);
#else
    std::fprintf(stderr, "sat2d: %s: %s\n", sat_status_message(status), sat_last_error());
    std::abort();
#endif
}

/** What becomes of a status where answers are plain. */
inline void check(sat_status status) {
    if (status != SAT_OK) {
        fail(status);
    }
}

/** Where an answer is to be written, whichever kind it is of. */
template <typename T> T &slot(T &plain) noexcept { return plain; }
template <typename T> T &slot(result<T> &made) noexcept { return made.value(); }

/** Says what came of the call that wrote an answer. */
template <typename T> void settle(T &, sat_status status) { check(status); }
template <typename T> void settle(result<T> &made, sat_status status) noexcept { made.settle(status); }

} // namespace detail

/**
 * What came of a call, for programs that define SAT2D_RESULT as 1: whether it worked, and the answer. It is no condition by itself, so
 * that `if (sat2d::hits(...))` is not taken for "it worked": say `.ok()` or `.value()`.
 */
template <typename T> class SAT2D_NODISCARD result {
  public:
    /** An answer, and what came of the call. */
    result(T value, sat_status status) noexcept(std::is_nothrow_move_constructible<T>::value)
        : value_(std::move(value)), status_(status) {}
    /** Whether it worked. */
    bool ok() const noexcept { return status_ == SAT_OK; }
    /** `SAT_OK` or one of the `SAT_ERR_` codes. */
    sat_status status() const noexcept { return status_; }
    /** The status in a few words. */
    const char *message() const noexcept { return sat_status_message(status_); }
    /** The answer; where the call failed what the C function leaves in its place, which is harmless. */
    const T &value() const & noexcept { return value_; }
    /** The same, to be changed. */
    T &value() & noexcept { return value_; }
    /** The same, to be taken over. */
    T &&value() && noexcept { return std::move(value_); }
    /** The answer, or `other` where the call failed. */
    T value_or(T other) && { return ok() ? std::move(value_) : std::move(other); }

#ifndef SAT2D_DOXYGEN
    // for the functions of this header: an answer that is about to be written
    result() noexcept {}
    explicit result(detail::unset unset) noexcept : value_(unset) {}
    void settle(sat_status status) noexcept { status_ = status; }
#endif

  private:
    T value_;
    sat_status status_;
};

/** What came of a call that has no answer. */
template <> class SAT2D_NODISCARD result<void> {
  public:
    /** What came of a call. */
    explicit result(sat_status status) noexcept : status_(status) {}
    /** Whether it worked. */
    bool ok() const noexcept { return status_ == SAT_OK; }
    /** `SAT_OK` or one of the `SAT_ERR_` codes. */
    sat_status status() const noexcept { return status_; }
    /** The status in a few words. */
    const char *message() const noexcept { return sat_status_message(status_); }

  private:
    sat_status status_;
};

#if SAT2D_RESULT
/** What functions that can fail return: here a `result`. */
template <typename T> using answer = result<T>;
#else
/** What functions that can fail return: the answer itself, or a `result` where SAT2D_RESULT is 1. */
template <typename T> using answer = T;
#endif

/** Not for users. */
namespace detail {

/** An answer that is at hand, with what came of the call. */
template <typename T> answer<T> told(T value, sat_status status) {
#if SAT2D_RESULT
    return result<T>(std::move(value), status);
#else
    check(status);
    return value;
#endif
}

/** An answer as another type, which is not looked at before the status is. */
template <typename To, typename From> answer<To> told_as(const From &raw, sat_status status) SAT2D_NOEXCEPT {
#if SAT2D_RESULT
    return result<To>(static_cast<To>(raw), status);
#else
    check(status);
    return static_cast<To>(raw);
#endif
}

/** The answer of a call that has none. */
inline answer<void> done(sat_status status) SAT2D_NOEXCEPT {
#if SAT2D_RESULT
    return result<void>(status);
#else
    check(status);
#endif
}

/** A list from a function that says how much room it needs, into a buffer that is used again. */
template <typename Item, typename Call>
sat_status list_into(std::vector<Item> &items, std::size_t guess, const Call &call) {
    items.resize(items.capacity() > guess ? items.capacity() : guess);
    std::size_t count = 0;
    sat_status status = call(items.data(), items.size(), &count);
    if (status == SAT_ERR_CAPACITY) {
        items.resize(count);
        status = call(items.data(), items.size(), &count);
    }
    items.resize(count);
    return status;
}

/** The same, as a new list. */
template <typename Item, typename Call> answer<std::vector<Item>> list(std::size_t guess, const Call &call) {
    std::vector<Item> items;
    const sat_status status = list_into(items, guess, call);
    return told(std::move(items), status);
}

/** A caller's function object behind a callback of C. What it throws is kept from C and thrown again afterwards. */
template <typename Visit> struct visitor {
    Visit *visit;
#if SAT2D_EXCEPTIONS
    std::exception_ptr thrown;
#endif
    template <typename Item> bool tell(const Item &item) noexcept {
#if SAT2D_EXCEPTIONS
        try {
            return (*visit)(item);
        } catch (...) {
            thrown = std::current_exception();
            return false;
        }
#else
        return (*visit)(item);
#endif
    }
    static bool body(sat_body_id id, void *user) noexcept { return static_cast<visitor *>(user)->tell(id); }
    static bool ray(const sat_body_ray_hit *hit, void *user) noexcept { return static_cast<visitor *>(user)->tell(*hit); }
    answer<void> end(sat_status status) const {
#if SAT2D_EXCEPTIONS
        if (thrown) {
            std::rethrow_exception(thrown);
        }
#endif
        return done(status);
    }
};

/** A visitor of a function object. */
template <typename Visit> visitor<Visit> visiting(Visit &visit) noexcept {
    visitor<Visit> made = visitor<Visit>();
    made.visit = &visit;
    return made;
}

} // namespace detail

/** Whether the library that the program runs with fits the header it was compiled with; the error SAT_ERR_VERSION names both versions. */
inline answer<void> check_version() SAT2D_NOEXCEPT { return detail::done(sat_version_check()); }

/** Where a thing is: the affine map ``x' = a*x + c*y + tx``, ``y' = b*x + d*y + ty``. The default leaves everything where it is. */
class transform {
  public:
    /** The identity. */
    transform() noexcept : map_{1, 0, 0, 1, 0, 0} {}
    /** A map filled in by hand. It is checked where it is used. */
    transform(const sat_transform &map) noexcept : map_(map) {}
#ifndef SAT2D_DOXYGEN
    explicit transform(detail::unset) noexcept {}
#endif

    /** Scales (negative: mirrors), then turns by `rotation` radians from the x axis towards the y axis, then moves. */
    SAT2D_NODISCARD static answer<transform> placement(vec2 position, double rotation = 0, double scale_x = 1,
                                               double scale_y = 1) SAT2D_NOEXCEPT {
        answer<transform> made{detail::unset()};
        detail::settle(made, sat_transform_placement(position, rotation, scale_x, scale_y, &detail::slot(made).map_));
        return made;
    }

    /** As `placement`, with degrees, of which multiples of 90 turn exactly. */
    SAT2D_NODISCARD static answer<transform> placement_degrees(vec2 position, double rotation = 0, double scale_x = 1,
                                                       double scale_y = 1) SAT2D_NOEXCEPT {
        answer<transform> made{detail::unset()};
        detail::settle(made, sat_transform_placement_degrees(position, rotation, scale_x, scale_y, &detail::slot(made).map_));
        return made;
    }

    /** The placement of the innermost of `count` nested containers, outermost first. */
    SAT2D_NODISCARD static answer<transform> nested(const sat_transform *levels, std::size_t count) SAT2D_NOEXCEPT {
        answer<transform> made{detail::unset()};
        detail::settle(made, sat_transform_nested(levels, count, &detail::slot(made).map_));
        return made;
    }
    /** The same. */
    SAT2D_NODISCARD static answer<transform> nested(const std::vector<sat_transform> &levels) SAT2D_NOEXCEPT {
        return nested(levels.data(), levels.size());
    }

    /** First `inner`, then this: the placement of something at `inner` within a container that is here. */
    SAT2D_NODISCARD answer<transform> operator*(const transform &inner) const SAT2D_NOEXCEPT {
        answer<transform> made{detail::unset()};
        detail::settle(made, sat_transform_product(&map_, &inner.map_, &detail::slot(made).map_));
        return made;
    }

    /** The map that undoes this one, up to rounding. */
    SAT2D_NODISCARD answer<transform> inverse() const SAT2D_NOEXCEPT {
        answer<transform> made{detail::unset()};
        detail::settle(made, sat_transform_inverse(&map_, &detail::slot(made).map_));
        return made;
    }

    /** Where a point goes. */
    SAT2D_NODISCARD answer<vec2> apply(vec2 point) const SAT2D_NOEXCEPT {
        answer<vec2> made;
        detail::settle(made, sat_transform_apply(&map_, point, &detail::slot(made)));
        return made;
    }

    /** Whether the map turns left into right, decided exactly. */
    SAT2D_NODISCARD answer<bool> is_mirrored() const SAT2D_NOEXCEPT {
        bool found;
        const sat_status status = sat_transform_is_mirrored(&map_, &found);
        return detail::told(found, status);
    }

    /** Whether circles stay circles, so that round shapes can be placed by it. */
    SAT2D_NODISCARD answer<bool> is_similarity() const SAT2D_NOEXCEPT {
        bool found;
        const sat_status status = sat_transform_is_similarity(&map_, &found);
        return detail::told(found, status);
    }

    /** The plain struct, for the C functions. */
    const sat_transform &raw() const noexcept { return map_; }

  private:
    friend class motion;
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
    SAT2D_NODISCARD answer<bool> is_concave() const SAT2D_NOEXCEPT {
        bool found;
        const sat_status status =
            sat_polygon_is_concave(points_.data(), sizes_.data(), sizes_.size(), &found);
        return detail::told(found, status);
    }

    /** The numbers of the vertices where the interior angle is above 180 degrees, ascending. */
    SAT2D_NODISCARD answer<std::vector<std::uint32_t>> reflex_vertices() const {
        std::vector<std::uint32_t> numbers(points_.size());
        std::size_t count = 0;
        const sat_status status = sat_polygon_reflex_vertices(points_.data(), sizes_.data(), sizes_.size(),
                                                              numbers.data(), numbers.size(), &count);
        numbers.resize(count);
        return detail::told(std::move(numbers), status);
    }

    /** Cuts it into convex pieces. */
    SAT2D_NODISCARD answer<decomposition> decompose(const decompose_options &options = decompose_options()) const {
        const sat_decompose_options wanted = options.raw();
        std::vector<std::size_t> sizes(points_.size() + 2 * sizes_.size()); // always room enough
        std::vector<std::uint32_t> vertices(3 * sizes.size()), edges(vertices.size());
        sat_decomposition cut;
        const sat_status status =
            sat_polygon_decompose(points_.data(), sizes_.data(), sizes_.size(), &wanted, sizes.data(), sizes.size(),
                                  vertices.data(), edges.data(), vertices.size(), &cut);
        decomposition made;
        made.area = cut.area;
        made.is_optimal = cut.is_optimal != 0;
        made.pieces.resize(cut.piece_count);
        std::size_t first = 0;
        for (std::size_t i = 0; i < made.pieces.size(); first += sizes[i++]) {
            made.pieces[i].vertices.assign(&vertices[first], &vertices[first] + sizes[i]);
            made.pieces[i].edges.assign(&edges[first], &edges[first] + sizes[i]);
        }
        return detail::told(std::move(made), status);
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
#ifndef SAT2D_DOXYGEN
    explicit shape(detail::unset) noexcept {}
#endif
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
    SAT2D_NODISCARD static answer<shape> circle(vec2 center, double radius) SAT2D_NOEXCEPT {
        answer<shape> made{detail::unset()};
        detail::settle(made, sat_shape_new_circle(center, radius, &detail::slot(made).handle_));
        return made;
    }

    /** The segment between two different points. */
    SAT2D_NODISCARD static answer<shape> segment(vec2 start, vec2 end) SAT2D_NOEXCEPT {
        answer<shape> made{detail::unset()};
        detail::settle(made, sat_shape_new_segment(start, end, &detail::slot(made).handle_));
        return made;
    }

    /** All points within `radius` of a segment. */
    SAT2D_NODISCARD static answer<shape> capsule(vec2 start, vec2 end, double radius) SAT2D_NOEXCEPT {
        answer<shape> made{detail::unset()};
        detail::settle(made, sat_shape_new_capsule(start, end, radius, &detail::slot(made).handle_));
        return made;
    }

    /** A rectangle about the origin. */
    SAT2D_NODISCARD static answer<shape> rectangle(double width, double height) SAT2D_NOEXCEPT {
        answer<shape> made{detail::unset()};
        detail::settle(made, sat_shape_new_rectangle(width, height, &detail::slot(made).handle_));
        return made;
    }

    /** The rectangle from the corner (x, y) to the corner (x + width, y + height). */
    SAT2D_NODISCARD static answer<shape> rectangle_xywh(double x, double y, double width, double height) SAT2D_NOEXCEPT {
        answer<shape> made{detail::unset()};
        detail::settle(made, sat_shape_new_rectangle_xywh(x, y, width, height, &detail::slot(made).handle_));
        return made;
    }

    /** A convex polygon of `count` points in order round it, either way. The points are copied. */
    SAT2D_NODISCARD static answer<shape> convex_polygon(const vec2 *points, std::size_t count) SAT2D_NOEXCEPT {
        answer<shape> made{detail::unset()};
        detail::settle(made, sat_shape_new_convex_polygon(points, count, &detail::slot(made).handle_));
        return made;
    }
    /** The same. */
    SAT2D_NODISCARD static answer<shape> convex_polygon(const std::vector<vec2> &points) SAT2D_NOEXCEPT {
        return convex_polygon(points.data(), points.size());
    }

    /** All points within `radius` of a convex polygon. The points are copied. */
    SAT2D_NODISCARD static answer<shape> rounded_polygon(const vec2 *points, std::size_t count, double radius) SAT2D_NOEXCEPT {
        answer<shape> made{detail::unset()};
        detail::settle(made, sat_shape_new_rounded_polygon(points, count, radius, &detail::slot(made).handle_));
        return made;
    }
    /** The same. */
    SAT2D_NODISCARD static answer<shape> rounded_polygon(const std::vector<vec2> &points, double radius) SAT2D_NOEXCEPT {
        return rounded_polygon(points.data(), points.size(), radius);
    }

    /** Any polygon, convex or concave, with or without holes, which is cut as `options` say. The points are copied. */
    SAT2D_NODISCARD static answer<shape> polygon(const sat2d::polygon &rings,
                                                 const decompose_options &options = decompose_options()) SAT2D_NOEXCEPT {
        const std::vector<std::size_t> &sizes = rings.ring_sizes();
        return polygon(rings.points().data(), sizes.data(), sizes.size(), options);
    }
    /** The same of the caller's own lists: all points one ring after the other, and the sizes of the `ring_count` rings. */
    SAT2D_NODISCARD static answer<shape> polygon(const vec2 *points, const std::size_t *ring_sizes,
                                                 std::size_t ring_count,
                                                 const decompose_options &options = decompose_options()) SAT2D_NOEXCEPT {
        const sat_decompose_options wanted = options.raw();
        answer<shape> made{detail::unset()};
        detail::settle(made, sat_shape_new_polygon_with(points, ring_sizes, ring_count, &wanted,
                                                        &detail::slot(made).handle_));
        return made;
    }

    /** The convex hull of any `count` points. */
    SAT2D_NODISCARD static answer<shape> hull(const vec2 *points, std::size_t count) SAT2D_NOEXCEPT {
        answer<shape> made{detail::unset()};
        detail::settle(made, sat_shape_new_hull(points, count, &detail::slot(made).handle_));
        return made;
    }
    /** The same. */
    SAT2D_NODISCARD static answer<shape> hull(const std::vector<vec2> &points) SAT2D_NOEXCEPT {
        return hull(points.data(), points.size());
    }

    /** The vertices as they were given, of all rings one after the other; the centre of a circle, the ends of a capsule's segment. */
    SAT2D_NODISCARD answer<std::vector<vec2>> vertices() const {
        return detail::list<vec2>(8, [&](vec2 *buffer, std::size_t capacity, std::size_t *count) {
            return sat_shape_vertices(handle_, buffer, capacity, count);
        });
    }

    /** How many vertices each ring has: the outer one, then the holes. */
    SAT2D_NODISCARD answer<std::vector<std::size_t>> ring_sizes() const {
        return detail::list<std::size_t>(1, [&](std::size_t *buffer, std::size_t capacity, std::size_t *count) {
            return sat_shape_ring_sizes(handle_, buffer, capacity, count);
        });
    }

    /** The radius by which the hull of the vertices is inflated: 0 for shapes with corners. */
    SAT2D_NODISCARD answer<double> radius() const SAT2D_NOEXCEPT {
        double found;
        const sat_status status = sat_shape_radius(handle_, &found);
        return detail::told(found, status);
    }

    /** A box around the shape where `at` puts it. */
    SAT2D_NODISCARD answer<aabb> bounds(const transform &at = transform()) const SAT2D_NOEXCEPT {
        answer<aabb> made;
        detail::settle(made, sat_shape_bounds(handle_, &at.raw(), &detail::slot(made)));
        return made;
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
    sat_shape *handle_ = nullptr;
};

/** How shape `a` at `ta` and shape `b` at `tb` stand to each other, exactly. */
SAT2D_NODISCARD inline answer<relation> collide(const shape &a, const transform &ta, const shape &b,
                                                const transform &tb) SAT2D_NOEXCEPT {
    sat_relation found;
    const sat_status status = sat_collide(a.get(), &ta.raw(), b.get(), &tb.raw(), &found);
    return detail::told_as<relation>(found, status);
}

/** The closed test: whether the shapes have a point in common. Touching counts. */
SAT2D_NODISCARD inline answer<bool> hits(const shape &a, const transform &ta, const shape &b,
                                         const transform &tb) SAT2D_NOEXCEPT {
#if SAT2D_RESULT
    const result<relation> found = collide(a, ta, b, tb);
    return result<bool>(found.value() != relation::disjoint, found.status());
#else
    return collide(a, ta, b, tb) != relation::disjoint;
#endif
}

/** The open test: whether the shapes overlap. Touching does not count. */
SAT2D_NODISCARD inline answer<bool> overlaps(const shape &a, const transform &ta, const shape &b,
                                             const transform &tb) SAT2D_NOEXCEPT {
#if SAT2D_RESULT
    const result<relation> found = collide(a, ta, b, tb);
    return result<bool>(found.value() == relation::overlapping, found.status());
#else
    return collide(a, ta, b, tb) == relation::overlapping;
#endif
}

/** Rectangles as arrays of doubles, for `batch`. */
using rectangles_f64 = sat_rectangles_f64;
/** Rectangles as arrays of floats, for `batch`. */
using rectangles_f32 = sat_rectangles_f32;

/**
 * Many pairs in one call; see the section Batch of sat2d.h. What the arguments point to is read where it lies. How many pairs were answered
 * is returned: all, or on failure the index of the first that has no answer.
 *
 * @code{.cpp}
 * const float x[2] = {0, 1}, right[2] = {2, 3.5f}, zero[2] = {0, 0}, one[2] = {1, 1};
 * sat2d::relation relations[2];
 * sat2d::batch::rectangles({x, zero, one, zero, zero, one}, {right, zero, one, zero, zero, one}, 2, relations);
 * if (relations[0] == sat2d::relation::touching)
 *     std::puts("side by side");
 * @endcode
 */
namespace batch {

static_assert(sizeof(relation) == sizeof(sat_relation), "relations are codes in memory too");

/**
 * How rectangle `i` of `a` and of `b` stand to each other, into `out[i]`, for all `i` below `count`. The answer is how many pairs were
 * answered, all of them unless it failed.
 */
inline answer<std::size_t> rectangles(const rectangles_f64 &a, const rectangles_f64 &b, std::size_t count,
                                      relation *out) SAT2D_NOEXCEPT {
    std::size_t answered = 0;
    const sat_status status =
        sat_batch_rectangles_f64(&a, &b, count, reinterpret_cast<sat_relation *>(out), &answered);
    return detail::told(answered, status);
}

/** The same of floats. */
inline answer<std::size_t> rectangles(const rectangles_f32 &a, const rectangles_f32 &b, std::size_t count,
                                      relation *out) SAT2D_NOEXCEPT {
    std::size_t answered = 0;
    const sat_status status =
        sat_batch_rectangles_f32(&a, &b, count, reinterpret_cast<sat_relation *>(out), &answered);
    return detail::told(answered, status);
}

/**
 * How bodies `pairs[2 * i]` and `pairs[2 * i + 1]` stand to each other, into `out[i]`, for all `i` below `pair_count`; body `k` is
 * `shapes[k]` at `transforms[k]`. The answer is how many pairs were answered.
 */
inline answer<std::size_t> pairs(const sat_shape *const *shapes, const sat_transform *transforms, std::size_t body_count,
                                 const std::uint32_t *pairs, std::size_t pair_count, relation *out) SAT2D_NOEXCEPT {
    std::size_t answered = 0;
    const sat_status status = sat_batch_pairs(shapes, transforms, body_count, pairs, pair_count,
                                              reinterpret_cast<sat_relation *>(out), &answered);
    return detail::told(answered, status);
}

} // namespace batch

/** Where a point stands to a shape at `at`: outside it, on its boundary or inside. */
SAT2D_NODISCARD inline answer<relation> point_relation(const shape &of, const transform &at,
                                                       vec2 point) SAT2D_NOEXCEPT {
    sat_relation found;
    const sat_status status = sat_point_relation(of.get(), &at.raw(), point, &found);
    return detail::told_as<relation>(found, status);
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
#ifndef SAT2D_DOXYGEN
    explicit motion(detail::unset) noexcept {}
#endif
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
    SAT2D_NODISCARD static answer<motion> between(const transform &start, const transform &end) SAT2D_NOEXCEPT {
        answer<motion> made{detail::unset()};
        detail::settle(made, sat_motion_between(&start.raw(), &end.raw(), &detail::slot(made).motion_));
        return made;
    }

    /** Where the shape is at a time. */
    SAT2D_NODISCARD answer<transform> at(double time) const SAT2D_NOEXCEPT {
        answer<transform> made{detail::unset()};
        detail::settle(made, sat_motion_at(&motion_, time, &detail::slot(made).map_));
        return made;
    }

    /** The plain struct, for the C functions. */
    const sat_motion &raw() const noexcept { return motion_; }

  private:
    sat_motion motion_;
};

/** How two shapes meet: of several contacts of concave shapes the deepest. */
SAT2D_NODISCARD inline answer<contact> find_contact(const shape &a, const transform &ta, const shape &b,
                                            const transform &tb) SAT2D_NOEXCEPT {
    answer<contact> made;
    detail::settle(made, sat_contact_find(a.get(), &ta.raw(), b.get(), &tb.raw(), &detail::slot(made)));
    return made;
}

/** All contacts of two shapes, the deepest first: none where they are disjoint, one for convex shapes. */
SAT2D_NODISCARD inline answer<std::vector<contact>> find_contacts(const shape &a, const transform &ta, const shape &b,
                                                                  const transform &tb) {
    return detail::list<contact>(4, [&](contact *buffer, std::size_t capacity, std::size_t *count) {
        return sat_contact_find_all(a.get(), &ta.raw(), b.get(), &tb.raw(), buffer, capacity, count);
    });
}

/** What a move by `normal * depth` of a contact must be lengthened by so that rounding cannot leave an overlap. */
SAT2D_NODISCARD inline answer<double> contact_margin(const shape &a, const transform &ta, const shape &b,
                                             const transform &tb) SAT2D_NOEXCEPT {
    double found;
    const sat_status status = sat_contact_margin(a.get(), &ta.raw(), b.get(), &tb.raw(), &found);
    return detail::told(found, status);
}

/** How far two shapes are apart, and where they are nearest; infinite on failure. */
SAT2D_NODISCARD inline answer<closest_points> distance(const shape &a, const transform &ta, const shape &b,
                                               const transform &tb) SAT2D_NOEXCEPT {
    answer<closest_points> made;
    detail::settle(made, sat_distance(a.get(), &ta.raw(), b.get(), &tb.raw(), &detail::slot(made)));
    return made;
}

/** The least translation of `b` that parts two shapes, however concave. */
SAT2D_NODISCARD inline answer<separation> find_separation(const shape &a, const transform &ta, const shape &b,
                                                  const transform &tb) SAT2D_NOEXCEPT {
    answer<separation> made;
    detail::settle(made, sat_separation_find(a.get(), &ta.raw(), b.get(), &tb.raw(), &detail::slot(made)));
    return made;
}

/** Where the segment from `start` to `end` first meets a shape at `at`. */
SAT2D_NODISCARD inline answer<ray_hit> cast_segment(const shape &target, const transform &at, vec2 start,
                                                    vec2 end) SAT2D_NOEXCEPT {
    answer<ray_hit> made;
    detail::settle(made, sat_cast_segment(target.get(), &at.raw(), start, end, &detail::slot(made)));
    return made;
}

/** Where the ray from `origin` along `direction` first meets a shape at `at`, no farther than `reach` directions. */
SAT2D_NODISCARD inline answer<ray_hit> cast_ray(const shape &target, const transform &at, vec2 origin, vec2 direction,
                                        double reach) SAT2D_NOEXCEPT {
    answer<ray_hit> made;
    detail::settle(made, sat_cast_ray(target.get(), &at.raw(), origin, direction, reach, &detail::slot(made)));
    return made;
}

/** When two moving shapes first are not disjoint; at time 0 if they touch there, even if they part: then `approach` is 0 or less. */
SAT2D_NODISCARD inline answer<impact> sweep(const shape &a, const motion &motion_a, const shape &b,
                                            const motion &motion_b) SAT2D_NOEXCEPT {
    answer<impact> made;
    detail::settle(made, sat_sweep(a.get(), &motion_a.raw(), b.get(), &motion_b.raw(), &detail::slot(made)));
    return made;
}

/** Divides the translation that parts two bodies between them, by their weights; one of weight 0 is static. */
SAT2D_NODISCARD inline answer<resolution> resolve(vec2 normal, double depth, double weight_a, double weight_b) SAT2D_NOEXCEPT {
    answer<resolution> made;
    detail::settle(made, sat_resolve(normal, depth, weight_a, weight_b, &detail::slot(made)));
    return made;
}

/** The velocities of two bodies after they met along `normal`: 0 for `restitution` lets them slide, 1 bounce. */
SAT2D_NODISCARD inline answer<velocities> rebound(vec2 normal, vec2 velocity_a, double weight_a, vec2 velocity_b,
                                          double weight_b, double restitution) SAT2D_NOEXCEPT {
    answer<velocities> made;
    detail::settle(made, sat_rebound(normal, velocity_a, weight_a, velocity_b, weight_b, restitution, &detail::slot(made)));
    return made;
}

/** What is left of a velocity on an obstacle with this unit normal, toward the moving body. */
SAT2D_NODISCARD inline answer<vec2> slide(vec2 velocity, vec2 normal) SAT2D_NOEXCEPT {
    answer<vec2> made;
    detail::settle(made, sat_slide(velocity, normal, &detail::slot(made)));
    return made;
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
    sensor = SAT_BODY_SENSOR,  /**< notices others but no sensors, pushes none; `relation` and `contact` tell of two sensors */
};

/** How much of a body must be in a region. */
enum class coverage : sat_coverage {
    touching = SAT_COVERAGE_TOUCHING,       /**< touching counts */
    overlapping = SAT_COVERAGE_OVERLAPPING, /**< touching does not count */
    inside = SAT_COVERAGE_INSIDE,           /**< all of the body */
};

/** What became of a body that was to move. */
class slid {
  public:
    /** How far it got. */
    vec2 moved;
    /** It overlapped something and could not be pushed out. */
    bool stuck;
    /** How many times something stopped it or turned it: at most 8. */
    std::size_t hit_count() const noexcept { return count_; }
    /** The first of them. */
    const sat_slide_hit *begin() const noexcept { return hits_; }
    /** Past the last of them. */
    const sat_slide_hit *end() const noexcept { return hits_ + count_; }

  private:
    friend class world;
    sat_slide_hit hits_[8];
    std::size_t count_;
};

/**
 * Many bodies: which of them meet, what began and what ended, who is where. It owns its handle; it moves but is not copied. A
 * moved-from world is none: `operator bool` tells, and every use of it is `SAT_ERR_NULL`.
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
    world() SAT2D_NOEXCEPT {
        const sat_status status = sat_world_new(&handle_);
#if SAT2D_RESULT
        (void)status; // it is no world then, and every use of it says so
#else
        detail::check(status);
#endif
    }
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
    ~world() {
        if (handle_) {
            (void)sat_world_free(handle_);
        }
    }

    /** The world that was saved as `count` bytes. */
    SAT2D_NODISCARD static answer<world> restore(const std::uint8_t *bytes, std::size_t count) SAT2D_NOEXCEPT {
        answer<world> made{detail::unset()};
        detail::settle(made, sat_world_restore(bytes, count, &detail::slot(made).handle_));
        return made;
    }
    /** The same. */
    SAT2D_NODISCARD static answer<world> restore(const std::vector<std::uint8_t> &bytes) SAT2D_NOEXCEPT {
        return restore(bytes.data(), bytes.size());
    }
    /** The state as bytes. */
    SAT2D_NODISCARD answer<std::vector<std::uint8_t>> save() const {
        return detail::list<std::uint8_t>(0, [&](std::uint8_t *buffer, std::size_t capacity, std::size_t *count) {
            return sat_world_save(handle_, buffer, capacity, count);
        });
    }

    /** Puts a body in. */
    answer<body_id> insert(const sat_body &body) SAT2D_NOEXCEPT {
        body_id id;
        const sat_status status = sat_world_insert(handle_, &body, &id);
        return detail::told(id, status);
    }
    /** Puts a body in that minds all others. */
    answer<body_id> insert(const shape &what, const transform &at = transform(), body_kind kind = body_kind::moving,
                           std::uint64_t user = 0) SAT2D_NOEXCEPT {
        sat_body body = sat_body_default();
        body.shape = what.get();
        body.transform = at.raw();
        body.kind = static_cast<sat_body_kind>(kind);
        body.user = user;
        return insert(body);
    }
    /** Puts many in at once, all or none; no names on failure. */
    answer<std::vector<body_id>> insert(const std::vector<sat_body> &bodies) {
        std::vector<body_id> ids(bodies.size());
        const sat_status status = sat_world_insert_many(handle_, bodies.data(), bodies.size(), ids.data());
        if (status != SAT_OK) {
            ids.clear();
        }
        return detail::told(std::move(ids), status);
    }
    /** Puts `count` in at once, all or none; their names go to `ids`, which has room for as many. */
    answer<void> insert(const sat_body *bodies, std::size_t count, body_id *ids) SAT2D_NOEXCEPT {
        return detail::done(sat_world_insert_many(handle_, bodies, count, ids));
    }
    /** Takes a body out. */
    answer<void> remove(body_id id) SAT2D_NOEXCEPT { return detail::done(sat_world_remove(handle_, id)); }
    /** A body as it is now; its shape is the world's. */
    SAT2D_NODISCARD answer<sat_body> body(body_id id) const SAT2D_NOEXCEPT {
        answer<sat_body> made;
        detail::settle(made, sat_world_get(handle_, id, &detail::slot(made)));
        return made;
    }
    /** Whether there is a body of this name. */
    SAT2D_NODISCARD answer<bool> contains(body_id id) const SAT2D_NOEXCEPT {
        bool found;
        const sat_status status = sat_world_contains(handle_, id, &found);
        return detail::told(found, status);
    }
    /** How many bodies there are. */
    SAT2D_NODISCARD answer<std::size_t> size() const SAT2D_NOEXCEPT {
        std::size_t count;
        const sat_status status = sat_world_body_count(handle_, &count);
        return detail::told(count, status);
    }
    /** The names of all bodies, in their order. */
    SAT2D_NODISCARD answer<std::vector<body_id>> bodies() const {
        std::size_t room = 0;
        (void)sat_world_body_count(handle_, &room);
        return detail::list<body_id>(room, [&](body_id *buffer, std::size_t capacity, std::size_t *count) {
            return sat_world_bodies(handle_, buffer, capacity, count);
        });
    }
    /** A box around a body. */
    SAT2D_NODISCARD answer<aabb> bounds(body_id id) const SAT2D_NOEXCEPT {
        answer<aabb> made;
        detail::settle(made, sat_world_bounds(handle_, id, &detail::slot(made)));
        return made;
    }

    /** Moves a body. */
    answer<void> set_transform(body_id id, const transform &to) SAT2D_NOEXCEPT {
        return detail::done(sat_world_set_transform(handle_, id, &to.raw()));
    }
    /** Moves `count` bodies, all or none. */
    answer<void> set_transforms(const body_id *ids, const sat_transform *to, std::size_t count) SAT2D_NOEXCEPT {
        return detail::done(sat_world_set_transforms(handle_, ids, to, count));
    }
    /** Moves as many bodies as there are in both lists, all or none. */
    answer<void> set_transforms(const std::vector<body_id> &ids, const std::vector<sat_transform> &to) SAT2D_NOEXCEPT {
        return set_transforms(ids.data(), to.data(), ids.size() < to.size() ? ids.size() : to.size());
    }
    /** Gives a body another shape. */
    answer<void> set_shape(body_id id, const shape &what) SAT2D_NOEXCEPT {
        return detail::done(sat_world_set_shape(handle_, id, what.get()));
    }
    /** Gives a body another part to play. */
    answer<void> set_kind(body_id id, body_kind kind) SAT2D_NOEXCEPT {
        return detail::done(sat_world_set_kind(handle_, id, static_cast<sat_body_kind>(kind)));
    }
    /** Gives a body another filter. */
    answer<void> set_filter(body_id id, sat_filter filter) SAT2D_NOEXCEPT {
        return detail::done(sat_world_set_filter(handle_, id, filter));
    }
    /** Gives a body other user data. */
    answer<void> set_user(body_id id, std::uint64_t user) SAT2D_NOEXCEPT {
        return detail::done(sat_world_set_user(handle_, id, user));
    }
    /** Gives a body another weight. */
    answer<void> set_weight(body_id id, double weight) SAT2D_NOEXCEPT {
        return detail::done(sat_world_set_weight(handle_, id, weight));
    }
    /** Whether threads are used. */
    answer<void> set_parallel(bool parallel) SAT2D_NOEXCEPT {
        return detail::done(sat_world_set_parallel(handle_, parallel));
    }

    /** Finds which bodies meet, and what began and ended since the step before. */
    answer<std::vector<pair_event>> step() {
        std::vector<pair_event> found;
        const sat_status status = step_into(found);
        return detail::told(std::move(found), status);
    }
    /** The same, into a list that is used again from frame to frame: it allocates only where it has to grow. */
    answer<void> step(std::vector<pair_event> &found) { return detail::done(step_into(found)); }
    /** The events of the last step once more. */
    SAT2D_NODISCARD answer<std::vector<pair_event>> events() const {
        return detail::list<pair_event>(16, [&](pair_event *buffer, std::size_t capacity, std::size_t *count) {
            return sat_world_events(handle_, buffer, capacity, count);
        });
    }
    /** How two bodies stand to each other now. */
    SAT2D_NODISCARD answer<relation> relate(body_id a, body_id b) const SAT2D_NOEXCEPT {
        sat_relation found;
        const sat_status status = sat_world_relation(handle_, a, b, &found);
        return detail::told_as<relation>(found, status);
    }
    /** Where two bodies meet; `point_count` is 0 where they do not. */
    SAT2D_NODISCARD answer<sat_contact> contact(body_id a, body_id b) const SAT2D_NOEXCEPT {
        answer<sat_contact> made;
        detail::settle(made, sat_world_contact(handle_, a, b, &detail::slot(made)));
        return made;
    }
    /** Pushes overlapping bodies apart; how many pairs overlap then. */
    answer<std::size_t> separate(std::uint32_t iterations) SAT2D_NOEXCEPT {
        std::size_t remaining;
        const sat_status status = sat_world_separate(handle_, iterations, &remaining);
        return detail::told(remaining, status);
    }
    /** Moves a body as far as others let it, sliding along them. It ends touching what stopped it or a hair off, so a step may tell no pair
     * of them: ask for ground by the hits of a move down, a short `sweep` down or a sensor below the feet. */
    answer<slid> move_and_slide(body_id id, vec2 delta) SAT2D_NOEXCEPT {
        answer<slid> made;
        slid &here = detail::slot(made);
        sat_slid raw;
        const sat_status status = sat_world_move_and_slide(handle_, id, delta, here.hits_, 8, &raw);
        here.moved = raw.moved;
        here.count_ = raw.hit_count;
        here.stuck = raw.stuck != 0;
        detail::settle(made, status);
        return made;
    }

    /** All bodies at a point; of all kinds where there is no filter. */
    SAT2D_NODISCARD answer<std::vector<body_id>> at(vec2 point, const query_filter *filter = nullptr) const {
        return detail::list<body_id>(16, [&](body_id *buffer, std::size_t capacity, std::size_t *count) {
            return sat_world_query_point(handle_, point, filter, buffer, capacity, count);
        });
    }
    /** All bodies in an upright box. */
    SAT2D_NODISCARD answer<std::vector<body_id>> in(const aabb &box, coverage how = coverage::touching,
                                                    const query_filter *filter = nullptr) const {
        return detail::list<body_id>(16, [&](body_id *buffer, std::size_t capacity, std::size_t *count) {
            return sat_world_query_box(handle_, box, static_cast<sat_coverage>(how), filter, buffer, capacity, count);
        });
    }
    /** All bodies in a circle. */
    SAT2D_NODISCARD answer<std::vector<body_id>> in(vec2 center, double radius, coverage how = coverage::touching,
                                                    const query_filter *filter = nullptr) const {
        return detail::list<body_id>(16, [&](body_id *buffer, std::size_t capacity, std::size_t *count) {
            return sat_world_query_circle(handle_, center, radius, static_cast<sat_coverage>(how), filter, buffer,
                                          capacity, count);
        });
    }
    /** All bodies in a placed shape. */
    SAT2D_NODISCARD answer<std::vector<body_id>> in(const shape &region, const transform &where,
                                                    coverage how = coverage::touching,
                                                    const query_filter *filter = nullptr) const {
        return detail::list<body_id>(16, [&](body_id *buffer, std::size_t capacity, std::size_t *count) {
            return sat_world_query_shape(handle_, region.get(), &where.raw(), static_cast<sat_coverage>(how), filter,
                                         buffer, capacity, count);
        });
    }

    /**
     * Tells all bodies at a point to `visit`, a function object that takes a `body_id` and returns whether it wants more. It must not
     * change the world; what it throws comes out here.
     *
     * @code{.cpp}
     * sat2d::world world;
     * const sat2d::body_id tile = world.insert(sat2d::shape::rectangle(2, 2));
     * sat2d::body_id found = SAT_NO_BODY;
     * world.each_at({0.5, 0.5}, [&](sat2d::body_id body) { found = body; return false; });
     * assert(found == tile);
     * @endcode
     */
    template <typename Visit>
    answer<void> each_at(vec2 point, Visit visit, const query_filter *filter = nullptr) const {
        auto visitor = detail::visiting(visit);
        return visitor.end(sat_world_each_at_point(handle_, point, filter, visitor.body, &visitor));
    }
    /** The same for all bodies in an upright box. */
    template <typename Visit>
    answer<void> each_in(const aabb &box, Visit visit, coverage how = coverage::touching,
                         const query_filter *filter = nullptr) const {
        auto visitor = detail::visiting(visit);
        return visitor.end(sat_world_each_in_box(handle_, box, static_cast<sat_coverage>(how), filter, visitor.body,
                                                 &visitor));
    }
    /** The same for all bodies in a circle. */
    template <typename Visit>
    answer<void> each_in(vec2 center, double radius, Visit visit, coverage how = coverage::touching,
                         const query_filter *filter = nullptr) const {
        auto visitor = detail::visiting(visit);
        return visitor.end(sat_world_each_in_circle(handle_, center, radius, static_cast<sat_coverage>(how), filter,
                                                    visitor.body, &visitor));
    }
    /** The same for all bodies in a placed shape. */
    template <typename Visit>
    answer<void> each_in(const shape &region, const transform &where, Visit visit, coverage how = coverage::touching,
                         const query_filter *filter = nullptr) const {
        auto visitor = detail::visiting(visit);
        return visitor.end(sat_world_each_in_shape(handle_, region.get(), &where.raw(), static_cast<sat_coverage>(how),
                                                   filter, visitor.body, &visitor));
    }
    /** The same for all bodies that a ray meets, the first first: `visit` takes a `body_ray_hit`. */
    template <typename Visit>
    answer<void> each_on_ray(vec2 origin, vec2 direction, double reach, Visit visit,
                             const query_filter *filter = nullptr) const {
        auto visitor = detail::visiting(visit);
        return visitor.end(
            sat_world_each_on_ray(handle_, origin, direction, reach, filter, visitor.ray, &visitor));
    }

    /** The nearest bodies to a point, at most `most`, none farther than `reach`. */
    SAT2D_NODISCARD answer<std::vector<near_body>> nearest(vec2 point, std::size_t most, double reach,
                                                           const query_filter *filter = nullptr) const {
        std::size_t count = 0, all = 0;
        (void)sat_world_body_count(handle_, &all);
        std::vector<near_body> found(most < all ? most : all);
        const sat_status status = sat_world_nearest(handle_, point, reach, filter, found.data(), found.size(), &count);
        found.resize(count);
        return detail::told(std::move(found), status);
    }
    /** The first body that a ray meets; `body` is `SAT_NO_BODY` where there is none. */
    SAT2D_NODISCARD answer<body_ray_hit> cast_ray(vec2 origin, vec2 direction, double reach,
                                                  const query_filter *filter = nullptr) const SAT2D_NOEXCEPT {
        answer<body_ray_hit> made;
        detail::settle(made, sat_world_cast_ray(handle_, origin, direction, reach, filter, &detail::slot(made)));
        return made;
    }
    /** All bodies that a ray meets, the first first. */
    SAT2D_NODISCARD answer<std::vector<body_ray_hit>> cast_ray_all(vec2 origin, vec2 direction, double reach,
                                                                   const query_filter *filter = nullptr) const {
        return detail::list<body_ray_hit>(16, [&](body_ray_hit *buffer, std::size_t capacity, std::size_t *count) {
            return sat_world_cast_ray_all(handle_, origin, direction, reach, filter, buffer, capacity, count);
        });
    }
    /** The first body that a moving shape meets; `body` is `SAT_NO_BODY` where there is none. What it touches at the start is met at time 0,
     * even if it leads off: start a hair off, or leave that body out by the filter. */
    SAT2D_NODISCARD answer<body_impact> sweep(const shape &what, const motion &flight,
                                              const query_filter *filter = nullptr) const SAT2D_NOEXCEPT {
        answer<body_impact> made;
        detail::settle(made, sat_world_sweep(handle_, what.get(), &flight.raw(), filter, &detail::slot(made)));
        return made;
    }
    /** Draws all bodies by the caller's functions, which must not throw. */
    answer<void> draw(const sat_draw_callbacks &callbacks, void *user) const SAT2D_NOEXCEPT {
        return detail::done(sat_world_draw(handle_, &callbacks, user));
    }
    /** Draws one body by the caller's functions, which must not throw: in a colour of its own, say, told by `user`. */
    answer<void> draw_body(body_id id, const sat_draw_callbacks &callbacks, void *user) const SAT2D_NOEXCEPT {
        return detail::done(sat_world_draw_body(handle_, id, &callbacks, user));
    }

    /** Whether there is a world. */
    explicit operator bool() const noexcept { return handle_ != nullptr; }
    /** The handle, for the C functions; it stays the world's. */
    sat_world *get() noexcept { return handle_; }
    /** The handle, for the C functions that only look. */
    const sat_world *get() const noexcept { return handle_; }
#ifndef SAT2D_DOXYGEN
    explicit world(detail::unset) noexcept {}
#endif

  private:
    sat_status step_into(std::vector<pair_event> &found) {
        found.resize(found.capacity());
        std::size_t count = 0;
        sat_status status = sat_world_step(handle_, found.data(), found.size(), &count);
        found.resize(count);
        if (status == SAT_ERR_CAPACITY) {
            status = sat_world_events(handle_, found.data(), found.size(), &count);
        }
        return status;
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

/** What it makes of a recorded scaleX: one of the `SAT_COMPAT_FLASH_MIRROR_` constants. */
SAT2D_NODISCARD inline sat_compat_flash_mirror mirror_of(double scale_x) noexcept {
    return sat_compat_flash_mirror_of(scale_x);
}
/** Its axes, bounding-circle check and verdict. It fails where a mirror is none of the constants. */
SAT2D_NODISCARD inline answer<outcome> collide(const rect &a, const rect &b) SAT2D_NOEXCEPT {
    answer<outcome> made;
    detail::settle(made, sat_compat_flash_collide(&a, &b, &detail::slot(made)));
    return made;
}
/** Its verdict. It fails where a mirror is none of the constants. */
SAT2D_NODISCARD inline answer<bool> hit(const rect &a, const rect &b) SAT2D_NOEXCEPT {
    outcome found;
    const sat_status status = sat_compat_flash_collide(&a, &b, &found);
    return detail::told(found.hit != 0, status);
}
/** Its rotation on the stage of an object nested in containers, outermost first. It fails where `levels` is NULL. */
SAT2D_NODISCARD inline answer<double> global_rotation(const level *levels, std::size_t count) SAT2D_NOEXCEPT {
    double found;
    const sat_status status = sat_compat_flash_global_rotation(levels, count, &found);
    return detail::told(found, status);
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
/** Whether it calls a polygon concave. It fails where `points` is NULL. */
SAT2D_NODISCARD inline answer<bool> is_concave(const vec2 *points, std::size_t count) SAT2D_NOEXCEPT {
    bool found;
    const sat_status status = sat_compat_typescript_is_concave(points, count, &found);
    return detail::told(found, status);
}
} // namespace typescript

} // namespace compat

#ifndef SAT2D_DOXYGEN
} // inline namespace
#endif
} // namespace sat2d

#endif // SAT2D_HPP
