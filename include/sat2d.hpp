/**
 * @file sat2d.hpp
 * sat2d: the C++ API, header only, over sat2d.h. C++11 to C++20.
 *
 * @code{.cpp}
 * sat2d::shape blade = sat2d::shape::rectangle(40, 4), target = sat2d::shape::rectangle(20, 30);
 * auto hand = sat2d::transform::placement_degrees({60, 5}, 15, -1, 1); // facing left
 * auto there = sat2d::transform::translation({75, 20});
 * if (sat2d::overlaps(blade, hand, target, there))
 *     std::puts("hit");
 * @endcode
 *
 * Errors. A function that can fail returns an `answer<T>`. By default that is `T`, and a failure is
 * thrown as `sat2d::error`; without exceptions it is printed and the program aborts. If the macro
 * SAT2D_RESULT is defined as 1 before this header is included, it is a `sat2d::result<T>`, with
 * exceptions or without: the status, and the answer or what the C function leaves in its place.
 *
 * @code{.cpp}
 * #define SAT2D_RESULT 1 // before the header is included
 * const sat2d::result<sat2d::shape> made = sat2d::shape::circle({0, 0}, -3);
 * assert(!made.ok() && made.status() == SAT_ERR_NEGATIVE && !made.value());
 * std::puts(made.message());
 * @endcode
 *
 * Files of one program may choose differently: what depends on the choice is in inline namespaces
 * of different names, so the linker does not mix them up. The macro SAT2D_EXCEPTIONS, 1 or 0,
 * overrides the detection of exceptions.
 *
 * Older programs. Their answers, `sat2d::compat`, are in sat2d_compat.hpp.
 *
 * Structs. Results are the structs of sat2d.h. Input structs (`body`, `filter`, `query_filter`,
 * `decompose_options`, `sweep_options`, `move_options`, `character_options`) start with the
 * defaults. Every set of constants is an `enum class`, which compares with the fields of the C
 * structs: `event.phase == sat2d::phase::begin`.
 *
 * Cost. Everything is inline and makes the C calls on the same memory: a `shape` or `world` is one
 * pointer, a `transform` the plain struct. A copy of a shape is a new reference to the same shape.
 * Only functions that return a `std::vector` allocate, and what builds a `polygon` or a `path`.
 *
 * Threads. The rule of sat2d.h in C++ terms: any number of threads may call `const` members and
 * functions at once, also of one `world`; other members, assignment, moving from an object and its
 * destructor need the object to themselves. Copies of a shape are objects of their own, although
 * they share its memory. `error` is about the calling thread's last call.
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
#include <functional>
#include <stdexcept>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#ifndef SAT2D_EXCEPTIONS
#if defined(__cpp_exceptions) || defined(__EXCEPTIONS) || defined(_CPPUNWIND)
/** 1 if failures may be thrown. Detected from the compiler unless it is defined before. */
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
/** `[[nodiscard]]` if the language has it. */
#define SAT2D_NODISCARD [[nodiscard]]
#else
#define SAT2D_NODISCARD
#endif

/** `noexcept`, unless failures are thrown. */
#define SAT2D_NOEXCEPT noexcept(SAT2D_RESULT || !SAT2D_EXCEPTIONS)

// Operators on the plain structs, in their own namespace so that they are found for results too.

/** The sum of two vectors. */
constexpr sat_vec2 operator+(sat_vec2 a, sat_vec2 b) noexcept {
    return sat_vec2{a.x + b.x, a.y + b.y};
}
/** The difference of two vectors. */
constexpr sat_vec2 operator-(sat_vec2 a, sat_vec2 b) noexcept {
    return sat_vec2{a.x - b.x, a.y - b.y};
}
/** The opposite vector. */
constexpr sat_vec2 operator-(sat_vec2 v) noexcept { return sat_vec2{-v.x, -v.y}; }
/** A multiple of a vector. */
constexpr sat_vec2 operator*(sat_vec2 v, double factor) noexcept {
    return sat_vec2{v.x * factor, v.y * factor};
}
/** A multiple of a vector. */
constexpr sat_vec2 operator*(double factor, sat_vec2 v) noexcept { return v * factor; }
/** A fraction of a vector. */
constexpr sat_vec2 operator/(sat_vec2 v, double divisor) noexcept {
    return sat_vec2{v.x / divisor, v.y / divisor};
}
/** Adds a vector. */
inline sat_vec2 &operator+=(sat_vec2 &a, sat_vec2 b) noexcept { return a = a + b; }
/** Subtracts a vector. */
inline sat_vec2 &operator-=(sat_vec2 &a, sat_vec2 b) noexcept { return a = a - b; }
/** Multiplies a vector. */
inline sat_vec2 &operator*=(sat_vec2 &v, double factor) noexcept { return v = v * factor; }
/** Divides a vector. */
inline sat_vec2 &operator/=(sat_vec2 &v, double divisor) noexcept { return v = v / divisor; }
/** Whether two vectors are the same. */
constexpr bool operator==(sat_vec2 a, sat_vec2 b) noexcept { return a.x == b.x && a.y == b.y; }
/** Whether two vectors differ. */
constexpr bool operator!=(sat_vec2 a, sat_vec2 b) noexcept { return !(a == b); }
/** Whether two ids are the same. */
constexpr bool operator==(sat_body_id a, sat_body_id b) noexcept { return a.bits == b.bits; }
/** Whether two ids differ. */
constexpr bool operator!=(sat_body_id a, sat_body_id b) noexcept { return a.bits != b.bits; }
/** The order of ids, in which lists of bodies are sorted. */
constexpr bool operator<(sat_body_id a, sat_body_id b) noexcept { return a.bits < b.bits; }

namespace std {
/** Ids as keys of unordered containers. */
template <> struct hash<sat_body_id> {
    /** The hash of an id. */
    size_t operator()(sat_body_id id) const noexcept { return hash<uint64_t>()(id.bits); }
};
} // namespace std

/** The C++ API. */
namespace sat2d {
#ifndef SAT2D_DOXYGEN
#if SAT2D_RESULT
#define SAT2D_ERRORS with_results
#elif SAT2D_EXCEPTIONS
#define SAT2D_ERRORS with_exceptions
#else
#define SAT2D_ERRORS with_aborts
#endif
inline namespace SAT2D_ERRORS {

/** Comparisons of an enumeration with the integers in C structs. */
#define SAT2D_COMPARES(Enum, Raw)                                                                  \
    constexpr bool operator==(Raw a, Enum b) noexcept { return a == static_cast<Raw>(b); }         \
    constexpr bool operator==(Enum a, Raw b) noexcept { return static_cast<Raw>(a) == b; }         \
    constexpr bool operator!=(Raw a, Enum b) noexcept { return a != static_cast<Raw>(b); }         \
    constexpr bool operator!=(Enum a, Raw b) noexcept { return static_cast<Raw>(a) != b; }
#else
/** The comparisons are left out of the manual. */
#define SAT2D_COMPARES(Enum, Raw)
#endif

/** A point or a direction. */
using vec2 = sat_vec2;
/** An axis-aligned box; its sides belong to it. */
using aabb = sat_aabb;

/** The dot product. */
constexpr double dot(vec2 a, vec2 b) noexcept { return a.x * b.x + a.y * b.y; }
/** The cross product: positive if `b` is counter-clockwise from `a` with y up. */
constexpr double cross(vec2 a, vec2 b) noexcept { return a.x * b.y - a.y * b.x; }

/** The outcome of a call: `SAT_OK` or one of the `SAT_ERR_` codes. */
enum class status : sat_status {
    /** Success. */
    ok = SAT_OK,
    /** A pointer that must not be NULL is NULL. */
    null_pointer = SAT_ERR_NULL,
    /** The caller's buffer is too small; the count that was written is the capacity needed. */
    capacity = SAT_ERR_CAPACITY,
    /** A count is larger than the size of any array, or than the library can index. */
    count = SAT_ERR_COUNT,
    /** Invalid enum value: a number is none of the constants of its type. */
    invalid_enum = SAT_ERR_INVALID_ENUM,
    /** An error of the library itself. */
    internal = SAT_ERR_INTERNAL,
    /** The header that the program was compiled with does not match the library. */
    version = SAT_ERR_VERSION,
    /** A reserved field of a struct is not 0. */
    reserved = SAT_ERR_RESERVED,
    /** The call needs more work, or more pairs, than the limit that was set. */
    limit = SAT_ERR_LIMIT,
    /** There is not enough memory. */
    memory = SAT_ERR_MEMORY,
    /** A number is NaN or infinite, or would become so in a computation. */
    not_finite = SAT_ERR_NOT_FINITE,
    /** A coordinate or length, as given or placed, is beyond 2^500, the range of exact answers. */
    out_of_range = SAT_ERR_OUT_OF_RANGE,
    /** A radius, width, height, reach, inverse mass or restitution is negative. */
    negative = SAT_ERR_NEGATIVE,
    /** There are fewer points than the shape has corners. */
    too_few_points = SAT_ERR_TOO_FEW_POINTS,
    /** Two points are the same. */
    repeated_point = SAT_ERR_REPEATED_POINT,
    /** All points of a polygon lie on one line. */
    zero_area = SAT_ERR_ZERO_AREA,
    /** A polygon has a reflex corner. */
    not_convex = SAT_ERR_NOT_CONVEX,
    /** A polygon crosses or touches itself. */
    self_intersecting = SAT_ERR_SELF_INTERSECTING,
    /** The determinant of a transform is 0. */
    singular = SAT_ERR_SINGULAR,
    /**
     * No function returns this any more: a circle under a transform that is not a similarity is an
     * ellipse.
     */
    not_similarity = SAT_ERR_NOT_SIMILARITY,
    /** A polygon has no ring. */
    no_rings = SAT_ERR_NO_RINGS,
    /** A ring turns back on itself. */
    spike = SAT_ERR_SPIKE,
    /** Two edges of a polygon cross. */
    edges_cross = SAT_ERR_EDGES_CROSS,
    /** Two edges of a polygon overlap along a segment. */
    edges_overlap = SAT_ERR_EDGES_OVERLAP,
    /** A ring passes through one point twice. */
    repeated_vertex = SAT_ERR_REPEATED_VERTEX,
    /** A vertex of a ring lies on another edge of the same ring. */
    vertex_on_edge = SAT_ERR_VERTEX_ON_EDGE,
    /** A hole is not inside the outer ring. */
    hole_outside = SAT_ERR_HOLE_OUTSIDE,
    /** Two holes share area. */
    nested_holes = SAT_ERR_NESTED_HOLES,
    /** Rings touch in so many points that they disconnect the interior. */
    disconnected = SAT_ERR_DISCONNECTED,
    /** Two placements differ by more than a rotation and a translation. */
    not_rigid = SAT_ERR_NOT_RIGID,
    /** An index is beyond the end of its list. */
    index = SAT_ERR_INDEX,
    /** Two parts of a multipolygon have a common area. */
    parts_overlap = SAT_ERR_PARTS_OVERLAP,
    /** Edges cross in a polygon that the caller declared valid. */
    trust_misplaced = SAT_ERR_TRUST_MISPLACED,
    /** An outline with curves has no answer to this question. */
    not_offered = SAT_ERR_NOT_OFFERED,
    /** No certificate was found for the relation of two shapes. */
    no_certificate = SAT_ERR_NO_CERTIFICATE,
    /** No body has this id, or its body was removed. */
    stale_id = SAT_ERR_STALE_ID,
    /** The world must not change while one of its callbacks runs. */
    busy = SAT_ERR_BUSY,
    /** The world cannot hold more bodies. */
    full = SAT_ERR_FULL,
    /** The library was built without this feature. */
    unsupported = SAT_ERR_UNSUPPORTED,
    /** The bytes are not a saved world. */
    not_a_world = SAT_ERR_NOT_A_WORLD,
    /** The world was saved in another version of the format. */
    save_version = SAT_ERR_SAVE_VERSION,
    /** Bytes of a saved world are missing, superfluous or changed. */
    damaged = SAT_ERR_DAMAGED,
    /** The body is a part of another one, which moves it. */
    is_part = SAT_ERR_IS_PART,
    /** The body is not a part of another one. */
    not_a_part = SAT_ERR_NOT_A_PART,
};
SAT2D_COMPARES(status, sat_status)

/**
 * The relation of two shapes: `SAT_DISJOINT`, `SAT_TOUCHING` or `SAT_OVERLAPPING`. As a condition
 * it is the closed test: not disjoint.
 */
enum class relation : sat_relation {
    /** The shapes have no point in common. */
    disjoint = SAT_DISJOINT,
    /** Their boundaries meet, their interiors do not. */
    touching = SAT_TOUCHING,
    /**
     * Their interiors meet, and still do after every sufficiently small move. A segment has no
     * interior; it overlaps a shape that it enters and a segment that it properly crosses.
     */
    overlapping = SAT_OVERLAPPING,
};
SAT2D_COMPARES(relation, sat_relation)

/**
 * How a shape, the inner one, lies within another: one of the `SAT_CONTAINMENT_` constants. As a
 * condition: whether all of it is inside; boundaries may meet.
 */
enum class containment : sat_containment {
    /** A part of the inner shape is outside the outer one. */
    none = SAT_CONTAINMENT_NONE,
    /**
     * All of it is inside, and it touches the boundary of the outer shape from inside (in RCC-8 a
     * tangential proper part). If the outer shape is a segment or point, it consists of boundary
     * only.
     */
    touching = SAT_CONTAINMENT_TOUCHING,
    /** All of it is in the interior of the outer shape (in RCC-8 a non-tangential proper part). */
    proper = SAT_CONTAINMENT_PROPER,
    /** Both are the same set of points. */
    equal = SAT_CONTAINMENT_EQUAL,
};
SAT2D_COMPARES(containment, sat_containment)

/**
 * The kind of a shape: one of the `SAT_SHAPE_` constants. It depends on the shape's geometry: a
 * rectangle without height is a segment.
 */
enum class shape_kind : sat_shape_type {
    /** No shape: the value on failure. */
    none = SAT_SHAPE_NONE,
    /** A point. */
    point = SAT_SHAPE_POINT,
    /** A circle. */
    circle = SAT_SHAPE_CIRCLE,
    /** A segment. */
    segment = SAT_SHAPE_SEGMENT,
    /** A capsule. */
    capsule = SAT_SHAPE_CAPSULE,
    /** A rectangle with sides along the axes of the shape's coordinates. */
    rectangle = SAT_SHAPE_RECTANGLE,
    /** A convex polygon. */
    convex_polygon = SAT_SHAPE_CONVEX_POLYGON,
    /** A rounded convex polygon. */
    rounded_polygon = SAT_SHAPE_ROUNDED_POLYGON,
    /** A polygon that is concave or has holes. */
    concave_polygon = SAT_SHAPE_CONCAVE_POLYGON,
    /** A chain of segments with two ends. */
    open_chain = SAT_SHAPE_OPEN_CHAIN,
    /** A chain of segments whose last vertex is connected to the first. */
    closed_chain = SAT_SHAPE_CLOSED_CHAIN,
    /** Several polygons: a mask whose pixels are not all connected. */
    multi_polygon = SAT_SHAPE_MULTI_POLYGON,
    /** An ellipse with half-axes along the axes of its coordinates. */
    ellipse = SAT_SHAPE_ELLIPSE,
    /** An outline of segments and curves. */
    outline = SAT_SHAPE_OUTLINE,
};
SAT2D_COMPARES(shape_kind, sat_shape_type)

/** Which points are inside of contours: one of the `SAT_FILL_` constants. */
enum class fill_rule : sat_fill_rule {
    /**
     * Those that contours wind round an odd number of times: each contour in another one is a hole.
     */
    even_odd = SAT_FILL_EVEN_ODD,
    /**
     * Those that contours do not wind round 0 times: a contour in another one is a hole if it runs
     * the other way round.
     */
    non_zero = SAT_FILL_NON_ZERO,
};
SAT2D_COMPARES(fill_rule, sat_fill_rule)

/** What a stroke has where two edges meet at an angle: one of the `SAT_JOIN_` constants. */
enum class stroke_join : sat_stroke_join {
    /** An arc around the corner. */
    round = SAT_JOIN_ROUND,
    /** A straight edge between the outer corners of both edges. */
    bevel = SAT_JOIN_BEVEL,
    /**
     * The point where the outer sides meet, if it is not farther from the corner than half the
     * width times the miter limit; else as `SAT_JOIN_BEVEL`.
     */
    miter = SAT_JOIN_MITER,
};
SAT2D_COMPARES(stroke_join, sat_stroke_join)

/**
 * What a stroke has at both ends of a contour that is not closed: one of the `SAT_CAP_` constants.
 */
enum class stroke_cap : sat_stroke_cap {
    /** Half a disc around the end. */
    round = SAT_CAP_ROUND,
    /** Nothing: the stroke ends where the path does. */
    butt = SAT_CAP_BUTT,
    /** Half a square beyond the end. */
    square = SAT_CAP_SQUARE,
};
SAT2D_COMPARES(stroke_cap, sat_stroke_cap)

/** Which pixels are neighbours: `SAT_CONNECTIVITY_FOUR` or `SAT_CONNECTIVITY_EIGHT`. */
enum class connectivity : sat_connectivity {
    /**
     * Pixels that share a side. All rings are simple polygons; they may touch each other in
     * corners.
     */
    four = SAT_CONNECTIVITY_FOUR,
    /**
     * Pixels that share a side or a corner. A ring passes a corner twice where it joins two pixels.
     */
    eight = SAT_CONNECTIVITY_EIGHT,
};
SAT2D_COMPARES(connectivity, sat_connectivity)

/** The kind of a feature of a boundary: one of the `SAT_FEATURE_` constants. */
enum class feature_kind : sat_feature_kind {
    /** No feature. */
    none = SAT_FEATURE_NONE,
    /** A sharp corner, an end of a segment, or a point. */
    vertex = SAT_FEATURE_VERTEX,
    /**
     * A straight edge; for a shape with a radius, the edge moved outward. A segment has only edge
     * 0, for both of its sides.
     */
    edge = SAT_FEATURE_EDGE,
    /** The arc around a vertex of a shape with a radius. A circle has only arc 0. */
    arc = SAT_FEATURE_ARC,
};
SAT2D_COMPARES(feature_kind, sat_feature_kind)

/** Which two kinds of features meet: one of the `SAT_CONTACT_` constants. */
enum class contact_kind : sat_contact_kind {
    /** Two vertices; also the value if there is no contact. */
    vertex_vertex = SAT_CONTACT_VERTEX_VERTEX,
    /** A vertex and an edge. */
    edge_vertex = SAT_CONTACT_EDGE_VERTEX,
    /** Two edges, along a stretch of both: exactly if there are two points. */
    edge_edge = SAT_CONTACT_EDGE_EDGE,
    /** An arc and a vertex. */
    arc_vertex = SAT_CONTACT_ARC_VERTEX,
    /** An arc and an edge. */
    arc_edge = SAT_CONTACT_ARC_EDGE,
    /** Two arcs. */
    arc_arc = SAT_CONTACT_ARC_ARC,
};
SAT2D_COMPARES(contact_kind, sat_contact_kind)

/** One of the two shapes of a query: one of the `SAT_SIDE_` constants. */
enum class side : sat_side {
    /** Neither. */
    none = SAT_SIDE_NONE,
    /** The first shape. */
    a = SAT_SIDE_A,
    /** The second shape. */
    b = SAT_SIDE_B,
};
SAT2D_COMPARES(side, sat_side)

/** How to decompose a polygon: one of the `SAT_DECOMPOSE_` constants. */
enum class decompose_method : sat_decompose_method {
    /**
     * The default: the fewest pieces for nearly all polygons without holes of up to 127 vertices;
     * else within a few percent of the fewest, in about a millisecond for each 300 vertices without
     * holes.
     */
    balanced = SAT_DECOMPOSE_BALANCED,
    /** The least time, O(n log n), with more pieces than necessary. */
    fast = SAT_DECOMPOSE_FAST,
    /**
     * The fewest pieces. The number is proven for polygons without holes, or with a few holes and
     * up to a hundred vertices, unless they are too large for a search of some seconds (see
     * `is_optimal`); otherwise it is the best decomposition found in that time, with a bound (see
     * `lower_bound`).
     */
    fewest = SAT_DECOMPOSE_FEWEST,
    /**
     * Rotational slicing, for the results of older programs: many pieces, in the order of the cuts.
     */
    slicing = SAT_DECOMPOSE_SLICING,
};
SAT2D_COMPARES(decompose_method, sat_decompose_method)

/**
 * Which decomposition to prefer among those with equally many pieces: one of the `SAT_PREFER_`
 * constants.
 */
enum class decompose_preference : sat_decompose_preference {
    /** The default: the decomposition as the method finds it. */
    as_cut = SAT_PREFER_AS_CUT,
    /** Fatter pieces: a larger ratio of 4 pi times the area to the square of the perimeter. */
    fat = SAT_PREFER_FAT,
    /** Pieces with wider least angles. */
    wide_angles = SAT_PREFER_WIDE_ANGLES,
};
SAT2D_COMPARES(decompose_preference, sat_decompose_preference)

/**
 * Which way a result within a tolerance may deviate from its polygon: one of the `SAT_DEVIATE_`
 * constants.
 */
enum class deviation : sat_deviation {
    /**
     * The default, both: the result may leave out a part of the polygon and cover a part of the
     * outside.
     */
    either = SAT_DEVIATE_EITHER,
    /** Outward only: the result covers the polygon, so it is never smaller. */
    outward = SAT_DEVIATE_OUTWARD,
    /** Inward only: the polygon covers the result, so it is never larger. */
    inward = SAT_DEVIATE_INWARD,
};
SAT2D_COMPARES(deviation, sat_deviation)

/** The kind of a body: one of the `SAT_BODY_` constants. */
enum class body_kind : sat_body_kind {
    /** The default: moves and is pushed. */
    moving = SAT_BODY_MOVING,
    /**
     * Walls and floors: never reported with each other, never pushed, and without cost in every
     * step in which they do not move. You may still move them.
     */
    fixed = SAT_BODY_STATIC,
    /**
     * Detects moving and static bodies, but no other sensors. It neither pushes nor stops anything.
     * For two sensors call `sat_world_relation` or `sat_world_contact`.
     */
    sensor = SAT_BODY_SENSOR,
};
SAT2D_COMPARES(body_kind, sat_body_kind)

/** How a pair of bodies changed between two steps: one of the `SAT_PHASE_` constants. */
enum class phase : sat_phase {
    /** They meet, and did not at the previous step. */
    begin = SAT_PHASE_BEGIN,
    /** They meet, as at the previous step. */
    stay = SAT_PHASE_STAY,
    /** They no longer meet or interact, or one of them was removed. */
    end = SAT_PHASE_END,
};
SAT2D_COMPARES(phase, sat_phase)

/** How much of a body must be in a region: one of the `SAT_COVERAGE_` constants. */
enum class coverage : sat_coverage {
    /** At least one point: touching counts. */
    touching = SAT_COVERAGE_TOUCHING,
    /** They overlap: touching does not count. */
    overlapping = SAT_COVERAGE_OVERLAPPING,
    /** All of the body; boundaries may meet. */
    inside = SAT_COVERAGE_INSIDE,
};
SAT2D_COMPARES(coverage, sat_coverage)

/** The kinds of bodies that a query considers, and how: a sum of `SAT_QUERY_` constants. */
enum class query_kinds : sat_query_kinds {
    /** Static bodies. */
    fixed = SAT_QUERY_STATIC,
    /** Moving bodies. */
    moving = SAT_QUERY_MOVING,
    /** Sensors. */
    sensors = SAT_QUERY_SENSORS,
    /** All three. */
    all = SAT_QUERY_ALL,
    /**
     * Added to kinds: rays and sweeps pass through one-way bodies in which they start, and through
     * those that they meet first elsewhere than at a surface that faces the direction. It does not
     * affect other queries. Alone it means all three kinds.
     */
    one_way = SAT_QUERY_ONE_WAY,
};
SAT2D_COMPARES(query_kinds, sat_query_kinds)
/** Both kinds. */
constexpr query_kinds operator|(query_kinds a, query_kinds b) noexcept {
    return static_cast<query_kinds>(static_cast<sat_query_kinds>(a) |
                                    static_cast<sat_query_kinds>(b));
}

/** What a sweep does about shapes that meet at the start: a `SAT_AT_START_` constant. */
enum class at_start : sat_at_start {
    /** Every contact is reported at time 0. The default. */
    report = SAT_AT_START_REPORT,
    /**
     * Contacts that the shapes leave are skipped, so that a body that was placed at its time of
     * impact and rebounds can be swept again.
     */
    skip_parting = SAT_AT_START_SKIP_PARTING,
    /**
     * As `SAT_AT_START_SKIP_PARTING`; shapes that overlap at the start are skipped as a whole, in
     * any direction of motion.
     */
    skip_overlapping = SAT_AT_START_SKIP_OVERLAPPING,
};
SAT2D_COMPARES(at_start, sat_at_start)

/**
 * What a stroke of a drawing shows, so that the caller can choose a colour: one of the `SAT_PAINT_`
 * constants.
 */
enum class paint : sat_paint {
    /** A static body. */
    fixed = SAT_PAINT_STATIC,
    /** A moving body. */
    moving = SAT_PAINT_MOVING,
    /** A sensor. */
    sensor = SAT_PAINT_SENSOR,
    /** The outline of a concave body, drawn over its pieces. */
    outline = SAT_PAINT_OUTLINE,
    /** A contact: from the boundary of one body to that of the other. */
    contact = SAT_PAINT_CONTACT,
    /** The id of a body. */
    label = SAT_PAINT_LABEL,
};
SAT2D_COMPARES(paint, sat_paint)

#undef SAT2D_COMPARES

/** A failed call: `what()` has the details with indices and values, `status()` the code. */
class error : public std::runtime_error {
  public:
    /** The error of the last failed call of this thread, which returned `code`. */
    explicit error(sat_status code) : std::runtime_error(text_of(code)), status_(code) {
        sat_last_error_details(&details_);
    }
    /** The status. */
    sat2d::status status() const noexcept { return static_cast<sat2d::status>(status_); }
    /** The indices and the point that `what()` names. */
    const sat_error_details &details() const noexcept { return details_; }

  private:
    /** The last error. What C calls NULL is an object here that was moved from or never made. */
    static std::string text_of(sat_status code) {
        std::string text(sat_last_error());
        if (code == SAT_ERR_NULL) {
            text += " (of an object that is empty, such as one that was moved from)";
        }
        return text;
    }

    sat_status status_;
    sat_error_details details_;
};

template <typename T> class result;

/** Not for users. */
namespace detail {

/** For values that the C function is about to write. */
struct unset {};

[[noreturn]]
#if defined(__GNUC__)
__attribute__((cold, noinline)) // out of the way of success
#endif
inline void fail(sat_status code) {
#if SAT2D_EXCEPTIONS
    throw error(code);
#else
    std::fprintf(stderr, "sat2d: %s: %s\n", sat_status_message(code), sat_last_error());
    std::abort();
#endif
}

/** Reports a failure where answers are plain. */
inline void check(sat_status code) {
    if (code != SAT_OK) {
        fail(code);
    }
}

/** Where an answer is written, of either kind. */
template <typename T> T &slot(T &plain) noexcept { return plain; }
template <typename T> T &slot(result<T> &made) noexcept { return made.value(); }

/** Takes the status of the call that wrote an answer. */
template <typename T> void settle(T &, sat_status code) { check(code); }
template <typename T> void settle(result<T> &made, sat_status code) noexcept { made.settle(code); }

} // namespace detail

/**
 * The outcome of a call, for programs that define SAT2D_RESULT as 1: whether it succeeded, and the
 * answer. It is no condition by itself, so that `if (sat2d::hits(...))` is not mistaken for "it
 * succeeded": say `.ok()` or `.value()`.
 */
template <typename T> class SAT2D_NODISCARD result {
  public:
    /** An answer and a status. */
    result(T value, sat_status code) noexcept(std::is_nothrow_move_constructible<T>::value)
        : value_(std::move(value)), status_(code) {}
    /** Whether it succeeded. */
    bool ok() const noexcept { return status_ == SAT_OK; }
    /** The status. */
    sat2d::status status() const noexcept { return static_cast<sat2d::status>(status_); }
    /** A short description of the status. */
    const char *message() const noexcept { return sat_status_message(status_); }
    /** The answer; on failure the harmless value that the C function writes. */
    const T &value() const & noexcept { return value_; }
    /** The same, to be changed. */
    T &value() & noexcept { return value_; }
    /** The same, to be moved. */
    T &&value() && noexcept { return std::move(value_); }
    /** The answer, or `other` on failure. */
    T value_or(T other) && { return ok() ? std::move(value_) : std::move(other); }

#ifndef SAT2D_DOXYGEN
    // for the functions of this header: an answer that is about to be written
    result() noexcept {}
    explicit result(detail::unset unset) noexcept : value_(unset) {}
    void settle(sat_status code) noexcept { status_ = code; }
#endif

  private:
    T value_;
    sat_status status_;
};

/** The outcome of a call without an answer. */
template <> class SAT2D_NODISCARD result<void> {
  public:
    /** A status. */
    explicit result(sat_status code) noexcept : status_(code) {}
    /** Whether it succeeded. */
    bool ok() const noexcept { return status_ == SAT_OK; }
    /** The status. */
    sat2d::status status() const noexcept { return static_cast<sat2d::status>(status_); }
    /** A short description of the status. */
    const char *message() const noexcept { return sat_status_message(status_); }

  private:
    sat_status status_;
};

#if SAT2D_RESULT
/** The return type of functions that can fail: here a `result`. */
template <typename T> using answer = result<T>;
#else
/** The return type of functions that can fail: the answer, or a `result` if SAT2D_RESULT is 1. */
template <typename T> using answer = T;
#endif

/** Not for users. */
namespace detail {

/** An answer with the status of its call. */
template <typename T> answer<T> answered(T value, sat_status code) {
#if SAT2D_RESULT
    return result<T>(std::move(value), code);
#else
    check(code);
    return value;
#endif
}

/** An answer as another type. It is not read before the status is checked. */
template <typename To, typename From>
answer<To> told_as(const From &raw, sat_status code) SAT2D_NOEXCEPT {
#if SAT2D_RESULT
    return result<To>(static_cast<To>(raw), code);
#else
    check(code);
    return static_cast<To>(raw);
#endif
}

/** The outcome of a call without an answer. */
inline answer<void> done(sat_status code) SAT2D_NOEXCEPT {
#if SAT2D_RESULT
    return result<void>(code);
#else
    check(code);
#endif
}

/** A list from a function that returns the capacity it needs, into a buffer that is used again. */
template <typename Item, typename Call>
sat_status list_into(std::vector<Item> &items, std::size_t guess, const Call &call) {
    items.resize(items.capacity() > guess ? items.capacity() : guess);
    std::size_t count = 0;
    sat_status code = call(items.data(), items.size(), &count);
    if (code == SAT_ERR_CAPACITY) {
        items.resize(count);
        code = call(items.data(), items.size(), &count);
    }
    items.resize(count);
    return code;
}

/** The same, as a new list. */
template <typename Item, typename Call>
answer<std::vector<Item>> list(std::size_t guess, const Call &call) {
    std::vector<Item> items;
    const sat_status code = list_into(items, guess, call);
    return answered(std::move(items), code);
}

/** A function object behind a C callback. Its exceptions are rethrown after the C call. */
template <typename Visit> struct visitor {
    Visit *visit;
#if SAT2D_EXCEPTIONS
    std::exception_ptr thrown;
#endif
    template <typename Item> bool call(const Item &item) noexcept {
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
    static bool body(sat_body_id id, void *user) noexcept {
        return static_cast<visitor *>(user)->call(id);
    }
    static bool ray(const sat_body_ray_hit *hit, void *user) noexcept {
        return static_cast<visitor *>(user)->call(*hit);
    }
    answer<void> end(sat_status code) const {
#if SAT2D_EXCEPTIONS
        if (thrown) {
            std::rethrow_exception(thrown);
        }
#endif
        return done(code);
    }
};

/** A function object that takes the bytes of a recording behind a C callback. */
template <typename Write> struct writing {
    static bool bytes(const std::uint8_t *from, std::size_t count, void *user) noexcept {
#if SAT2D_EXCEPTIONS
        try {
            return (*static_cast<Write *>(user))(from, count);
        } catch (...) {
            return false;
        }
#else
        return (*static_cast<Write *>(user))(from, count);
#endif
    }
};

/** A visitor of a function object. */
template <typename Visit> visitor<Visit> visiting(Visit &visit) noexcept {
    visitor<Visit> made = visitor<Visit>();
    made.visit = &visit;
    return made;
}

} // namespace detail

/** Checks that the library fits the header; the error SAT_ERR_VERSION names both versions. */
inline answer<void> check_version() SAT2D_NOEXCEPT { return detail::done(sat_version_check()); }

/**
 * A placement: the affine map ``x' = a*x + c*y + tx``, ``y' = b*x + d*y + ty``. The default is the
 * identity.
 */
class transform {
  public:
    /** The identity. */
    transform() noexcept : map_{1, 0, 0, 1, 0, 0} {}
    /** A map filled in by hand. It is checked where it is used. */
    transform(const sat_transform &map) noexcept : map_(map) {}
    /** The map with these six numbers. It is checked where it is used. */
    transform(double a, double b, double c, double d, double tx, double ty) noexcept
        : map_{a, b, c, d, tx, ty} {}
#ifndef SAT2D_DOXYGEN
    explicit transform(detail::unset) noexcept {}
#endif

    /** The translation that moves the origin to `position`. It is checked where it is used. */
    SAT2D_NODISCARD static transform translation(vec2 position) noexcept {
        return sat_transform{1, 0, 0, 1, position.x, position.y};
    }

    /**
     * Scales by `scale_x` and `scale_y` (negative scales mirror), then rotates by `rotation`
     * radians from the x axis towards the y axis (clockwise on a screen with y down), then moves
     * the origin to `position`.
     */
    SAT2D_NODISCARD static answer<transform>
    placement(vec2 position, double rotation = 0, double scale_x = 1, double scale_y = 1)
              SAT2D_NOEXCEPT {
        answer<transform> made{detail::unset()};
        detail::settle(made, sat_transform_placement(position, rotation, scale_x, scale_y,
            &detail::slot(made).map_));
        return made;
    }

    /** As `sat_transform_placement`, with degrees. Multiples of 90 degrees rotate exactly. */
    SAT2D_NODISCARD static answer<transform>
    placement_degrees(vec2 position, double rotation = 0, double scale_x = 1, double scale_y = 1)
                      SAT2D_NOEXCEPT {
        answer<transform> made{detail::unset()};
        detail::settle(made, sat_transform_placement_degrees(position, rotation, scale_x, scale_y,
            &detail::slot(made).map_));
        return made;
    }

    /** The placement of the innermost of `count` nested containers, outermost first. */
    SAT2D_NODISCARD static answer<transform> nested(const sat_transform *levels,
                                                    std::size_t count) SAT2D_NOEXCEPT {
        answer<transform> made{detail::unset()};
        detail::settle(made, sat_transform_nested(levels, count, &detail::slot(made).map_));
        return made;
    }
    /** The same. */
    SAT2D_NODISCARD static answer<transform>
    nested(const std::vector<sat_transform> &levels) SAT2D_NOEXCEPT {
        return nested(levels.data(), levels.size());
    }

    /**
     * The map that applies `inner` first and `outer` second: the placement of an object at `inner`
     * in a container at `outer`. On failure it is all zero.
     */
    SAT2D_NODISCARD answer<transform> operator*(const transform &inner) const SAT2D_NOEXCEPT {
        answer<transform> made{detail::unset()};
        detail::settle(made, sat_transform_product(&map_, &inner.raw(), &detail::slot(made).map_));
        return made;
    }

    /**
     * The placement by another point of the object: `anchor`, in the object's own coordinates,
     * moves to the point to which `transform` moves the origin. Use it with engines that place a
     * sprite by its centre or its feet, and turn it about that point. On failure it is all zero.
     */
    SAT2D_NODISCARD answer<transform> anchored(vec2 anchor) const SAT2D_NOEXCEPT {
        answer<transform> made{detail::unset()};
        detail::settle(made, sat_transform_anchored(&map_, anchor, &detail::slot(made).map_));
        return made;
    }
    /** The inverse map, up to rounding. On failure it is all zero. */
    SAT2D_NODISCARD answer<transform> inverse() const SAT2D_NOEXCEPT {
        answer<transform> made{detail::unset()};
        detail::settle(made, sat_transform_inverse(&map_, &detail::slot(made).map_));
        return made;
    }

    /**
     * The image of a point: `(a*x + c*y) + tx` and `(b*x + d*y) + ty`, each operation rounded once.
     */
    SAT2D_NODISCARD answer<vec2> apply(vec2 point) const SAT2D_NOEXCEPT {
        answer<vec2> made;
        detail::settle(made, sat_transform_apply(&map_, point, &detail::slot(made)));
        return made;
    }

    /** The position of a transform: the image of the origin, `(tx, ty)`. */
    SAT2D_NODISCARD answer<vec2> position() const SAT2D_NOEXCEPT {
        answer<vec2> made;
        detail::settle(made, sat_transform_position(&map_, &detail::slot(made)));
        return made;
    }

    /** Whether the map swaps left and right, decided exactly. */
    SAT2D_NODISCARD answer<bool> is_mirrored() const SAT2D_NOEXCEPT {
        bool found;
        const sat_status code = sat_transform_is_mirrored(&map_, &found);
        return detail::answered(found, code);
    }

    /**
     * Whether circles stay circles: the map is a product of rotations, translations, reflections
     * and uniform scales, up to four units in the last place. Under other maps they become
     * ellipses.
     */
    SAT2D_NODISCARD answer<bool> is_similarity() const SAT2D_NOEXCEPT {
        bool found;
        const sat_status code = sat_transform_is_similarity(&map_, &found);
        return detail::answered(found, code);
    }

    /** The plain struct, for the C functions. */
    const sat_transform &raw() const noexcept { return map_; }

  private:
    friend class motion;
    friend class world;
    sat_transform map_;
};

/** The options of a decomposition. */
struct decompose_options {
    /** The default: balanced, without a limit, as cut. */
    decompose_options(decompose_method how = decompose_method::balanced, std::size_t most = 0,
                      decompose_preference among_equals = decompose_preference::as_cut) noexcept
        : method(how), max_corners(most), prefer(among_equals) {}
    /** How to decompose. */
    decompose_method method;
    /** The most corners a piece may have (8 for Box2D); 0 is no limit, 1 and 2 count as 3. */
    std::size_t max_corners;
    /** Which decomposition to prefer among those with equally many pieces. */
    decompose_preference prefer;
    /** The most units of work; 0 is no limit. See @ref sat_decompose_options. */
    std::uint64_t work_limit = 0;

    /** The plain struct, for the C functions. */
    sat_decompose_options raw() const noexcept {
        return sat_decompose_options{static_cast<sat_decompose_method>(method),
                                     static_cast<sat_decompose_preference>(prefer),
                                     max_corners, work_limit};
    }
};

/** One convex piece. */
struct piece {
    /** The polygon's indices of its corners, counter-clockwise with y up. */
    std::vector<std::uint32_t> vertices;
    /** For each corner the polygon's edge from it to the next, or `SAT_EDGE_DIAGONAL`. */
    std::vector<std::uint32_t> edges;
};

/** A polygon as convex pieces, which cover it exactly once. */
struct decomposition {
    /** The pieces; none on failure. */
    std::vector<piece> pieces;
    /** The area of the polygon without its holes, rounded. */
    double area = 0;
    /** Whether it is proven that there is no decomposition into fewer pieces. */
    bool is_optimal = false;
    /** Whether the work limit sufficed for all that the options ask for. */
    bool is_complete = false;
    /** A number of pieces that is proven to be necessary: the number of pieces if `is_optimal`. */
    std::size_t lower_bound = 0;
};

namespace detail {

/** Lists for the pieces of a decomposition, kept for the next one. */
struct piece_lists {
    std::vector<std::size_t> sizes;
    std::vector<std::uint32_t> vertices, edges;

    /** Buffers that always suffice for so many points and rings. */
    sat_piece_buffers buffers(std::size_t points, std::size_t rings) {
        const std::size_t most = points + 2 * rings;
        if (sizes.size() < most) {
            sizes.resize(most);
            vertices.resize(3 * most);
            edges.resize(3 * most);
        }
        return sat_piece_buffers{sizes.data(), sizes.size(), vertices.data(), edges.data(),
                                 vertices.size()};
    }

    /** The pieces of a decomposition, from a piece and a corner on. */
    decomposition read(const sat_decomposition &cut, std::size_t piece = 0,
                       std::size_t corner = 0) const {
        decomposition made;
        made.area = cut.area;
        made.is_optimal = cut.is_optimal != 0;
        made.is_complete = cut.is_complete != 0;
        made.lower_bound = cut.lower_bound;
        made.pieces.resize(cut.piece_count);
        for (sat2d::piece &next : made.pieces) {
            const std::size_t end = corner + sizes[piece++];
            next.vertices.assign(vertices.data() + corner, vertices.data() + end);
            if (!edges.empty())
                next.edges.assign(edges.data() + corner, edges.data() + end);
            corner = end;
        }
        return made;
    }
};

} // namespace detail

/** Why and where a polygon is invalid: `status` is `SAT_OK` if it is valid. */
using polygon_fault = sat_polygon_fault;

/**
 * The rings of a polygon: plain points, not yet validated. Vertices are numbered from 0 through all
 * rings; edge k leads from vertex k to the next vertex of its ring.
 *
 * @code{.cpp}
 * sat2d::polygon plate({{0, 0}, {9, 0}, {9, 9}, {0, 9}});
 * plate.add_hole({{4, 4}, {5, 6}, {6, 4}});
 * const sat2d::polygon_fault fault = plate.validate();
 * if (fault.status != SAT_OK && fault.has_place)
 *     std::printf("%s near (%g, %g)\n", sat_status_message(fault.status), fault.place.x,
 *                 fault.place.y);
 * const auto cut = plate.decompose({sat2d::decompose_method::fewest, 8});
 * for (const sat2d::piece &piece : cut.pieces)
 *     std::printf("a piece of %u corners\n", static_cast<unsigned>(piece.vertices.size()));
 * @endcode
 */
class polygon {
  public:
    /** The outer ring: its points in order around it, either way. */
    polygon(std::vector<vec2> outer) : points_(std::move(outer)), sizes_(1, points_.size()) {}
    /** A hole: its points in order around it, either way. */
    polygon &add_hole(const std::vector<vec2> &hole) {
        sizes_.reserve(sizes_.size() + 1);
        points_.insert(points_.end(), hole.begin(), hole.end());
        sizes_.push_back(hole.size());
        return *this;
    }

    /** Rings of these sizes, the outer one first, of some of the points by their indices. */
    polygon(const std::vector<vec2> &points, const std::uint32_t *indices,
            const std::size_t *ring_sizes, std::size_t ring_count)
        : sizes_(ring_sizes, ring_sizes + ring_count) {
        for (const std::size_t size : sizes_) {
            for (std::size_t i = 0; i < size; i++)
                points_.push_back(points[*indices++]);
        }
    }

    /** The points of all rings, one ring after the other. */
    const std::vector<vec2> &points() const noexcept { return points_; }
    /** The number of points of each ring, the outer one first. */
    const std::vector<std::size_t> &ring_sizes() const noexcept { return sizes_; }

    /** Whether it is valid, and if not, why and where; `sat_last_error` says so in words. */
    SAT2D_NODISCARD polygon_fault validate() const noexcept {
        polygon_fault fault;
        (void)sat_polygon_validate(points_.data(), sizes_.data(), sizes_.size(), &fault);
        return fault;
    }

    /** Whether there is a hole or an interior angle above 180 degrees, decided exactly. */
    SAT2D_NODISCARD answer<bool> is_concave() const SAT2D_NOEXCEPT {
        bool found;
        const sat_status code =
            sat_polygon_is_concave(points_.data(), sizes_.data(), sizes_.size(), &found);
        return detail::answered(found, code);
    }

    /** The indices of the vertices with interior angles above 180 degrees, ascending. */
    SAT2D_NODISCARD answer<std::vector<std::uint32_t>> reflex_vertices() const {
        std::vector<std::uint32_t> found(points_.size());
        std::size_t count = 0;
        const sat_status code = sat_polygon_reflex_vertices(
            points_.data(), sizes_.data(), sizes_.size(), found.data(), found.size(), &count);
        found.resize(count);
        return detail::answered(std::move(found), code);
    }

    /** The centroid of its area without the holes; each coordinate is the nearest double. */
    SAT2D_NODISCARD answer<vec2> centroid() const SAT2D_NOEXCEPT {
        vec2 found;
        const sat_status code =
            sat_polygon_centroid(points_.data(), sizes_.data(), sizes_.size(), &found);
        return detail::answered(found, code);
    }

    /**
     * Removes vertices as long as the outline stays within `tolerance` of what it was and the
     * polygon stays valid; see @ref sat_polygon_simplify.
     *
     * @code{.cpp}
     * const sat2d::polygon bent({{0, 0}, {2, 0.25}, {4, 0}, {4, 4}, {0, 4}});
     * const sat2d::polygon square = bent.simplify(0.5, sat2d::deviation::outward);
     * assert(square.points().size() == 4);
     * @endcode
     */
    SAT2D_NODISCARD answer<polygon> simplify(double tolerance,
                                             deviation way = deviation::either) const {
        std::vector<std::uint32_t> left(points_.size());
        std::vector<std::size_t> sizes(sizes_.size());
        std::size_t count = 0;
        const sat_status code = sat_polygon_simplify(
            points_.data(), sizes_.data(), sizes_.size(), tolerance,
            static_cast<sat_deviation>(way), sizes.data(), left.data(), left.size(), &count);
        return detail::answered(polygon(points_, left.data(), sizes.data(), sizes.size()), code);
    }

    /** Decomposes it into convex pieces. */
    SAT2D_NODISCARD answer<decomposition>
    decompose(const decompose_options &options = decompose_options()) const {
        const sat_decompose_options wanted = options.raw();
        detail::piece_lists lists;
        const sat_piece_buffers buffers = lists.buffers(points_.size(), sizes_.size());
        sat_decomposition cut;
        const sat_status code = sat_polygon_decompose(points_.data(), sizes_.data(), sizes_.size(),
                                                      &wanted, &buffers, &cut);
        return detail::answered(lists.read(cut), code);
    }

    /**
     * Decomposes it into fewer convex pieces, which may be off by `tolerance`; see
     * @ref sat_polygon_approximate. Pieces have no `edges`.
     *
     * @code{.cpp}
     * const sat2d::polygon bent({{0, 0}, {2, 0.25}, {4, 0}, {4, 4}, {0, 4}});
     * const auto cut = bent.approximate(0.25, sat2d::deviation::outward);
     * assert(cut.pieces.size() == 1 && cut.pieces[0].vertices.size() == 4);
     * @endcode
     */
    SAT2D_NODISCARD answer<decomposition>
    approximate(double tolerance, deviation way = deviation::either,
                const decompose_options &options = decompose_options()) const {
        const sat_decompose_options wanted = options.raw();
        detail::piece_lists lists;
        sat_piece_buffers buffers = lists.buffers(points_.size(), sizes_.size());
        buffers.edges = nullptr;
        lists.edges.clear();
        sat_decomposition cut;
        const sat_status code = sat_polygon_approximate(
            points_.data(), sizes_.data(), sizes_.size(), &wanted, tolerance,
            static_cast<sat_deviation>(way), &buffers, &cut);
        return detail::answered(lists.read(cut), code);
    }

  private:
    std::vector<vec2> points_;
    std::vector<std::size_t> sizes_;
};

/**
 * Decomposes many polygons in a row and reuses its memory, which makes small outlines faster. It
 * moves but is not copied. One thread at a time may use it.
 *
 * @code{.cpp}
 * sat2d::decomposer decomposer;
 * for (const double notch : {1.0, 2.0, 3.0}) {
 *     const sat2d::polygon arrow({{0, 0}, {4, 0}, {4, 4}, {4 - notch, notch}});
 *     const auto cut = decomposer.decompose(arrow, sat2d::decompose_method::fast);
 *     assert(cut.pieces.size() == (notch < 2 ? 2 : 1));
 * }
 * @endcode
 */
class decomposer {
  public:
    /** Without any memory yet. */
    decomposer() SAT2D_NOEXCEPT {
        const sat_status code = sat_decomposer_new(&handle_);
#if SAT2D_RESULT
        (void)code; // it is no decomposer then, and every use of it says so
#else
        detail::check(code);
#endif
    }
    /** Takes the other's memory over. */
    decomposer(decomposer &&other) noexcept
        : handle_(other.handle_), lists_(std::move(other.lists_)) {
        other.handle_ = nullptr;
    }
    /** Takes the other's memory over. */
    decomposer &operator=(decomposer &&other) noexcept {
        std::swap(handle_, other.handle_);
        std::swap(lists_, other.lists_);
        return *this;
    }
    decomposer(const decomposer &) = delete;
    decomposer &operator=(const decomposer &) = delete;
    /** Frees its memory. */
    ~decomposer() { sat_decomposer_free(handle_); }

    /** Decomposes a polygon, as polygon::decompose does. */
    SAT2D_NODISCARD answer<decomposition>
    decompose(const polygon &shape, const decompose_options &options = decompose_options()) {
        return run(sat_decomposer_decompose, shape, options);
    }
    /** Decomposes a polygon known to be valid: see @ref sat_decomposer_decompose_trusted. */
    SAT2D_NODISCARD answer<decomposition>
    decompose_trusted(const polygon &shape,
                      const decompose_options &options = decompose_options()) {
        return run(sat_decomposer_decompose_trusted, shape, options);
    }

  private:
    template <typename Decompose>
    answer<decomposition> run(Decompose function, const polygon &shape,
                              const decompose_options &options) {
        const sat_decompose_options wanted = options.raw();
        const std::vector<std::size_t> &rings = shape.ring_sizes();
        const sat_piece_buffers buffers = lists_.buffers(shape.points().size(), rings.size());
        sat_decomposition cut;
        const sat_status code = function(handle_, shape.points().data(), rings.data(),
                                         rings.size(), &wanted, &buffers, &cut);
        return detail::answered(lists_.read(cut), code);
    }

    sat_decomposer *handle_ = nullptr;
    detail::piece_lists lists_;
};

/** What became of one of many polygons. */
struct decomposed_polygon {
    /** Its pieces; none if it is invalid. */
    decomposition result;
    /** `status::ok`, or why there are no pieces. */
    sat2d::status status;
};

namespace detail {

/* The arrays that the C functions take for a multipolygon. */
struct parts {
    explicit parts(const std::vector<polygon> &polygons) {
        for (const polygon &part : polygons) {
            const std::vector<std::size_t> &sizes = part.ring_sizes();
            points.insert(points.end(), part.points().begin(), part.points().end());
            ring_sizes.insert(ring_sizes.end(), sizes.begin(), sizes.end());
            part_sizes.push_back(sizes.size());
        }
    }
    std::vector<vec2> points;
    std::vector<std::size_t> ring_sizes, part_sizes;
};

template <typename Decompose>
answer<std::vector<decomposed_polygon>> decompose_all(Decompose decompose,
                                                      const std::vector<polygon> &polygons,
                                                      const decompose_options &options) {
    const sat_decompose_options wanted = options.raw();
    const parts all(polygons);
    piece_lists lists;
    const sat_piece_buffers buffers = lists.buffers(all.points.size(), all.ring_sizes.size());
    std::vector<sat_decomposed_polygon> found(polygons.size());
    const sat_status code =
        decompose(all.points.data(), all.ring_sizes.data(), all.part_sizes.data(),
                  polygons.size(), &wanted, &buffers, found.data());
    std::vector<decomposed_polygon> made;
    for (const sat_decomposed_polygon &one : found) {
        made.push_back({lists.read(one.decomposition, one.first_piece, one.first_corner),
                        static_cast<status>(one.status)});
    }
    return answered(std::move(made), code);
}

} // namespace detail

/**
 * Decomposes many polygons, divided between the cores. The answers come in the order of the
 * polygons and are those of polygon::decompose; an invalid polygon does not concern the others.
 */
SAT2D_NODISCARD inline answer<std::vector<decomposed_polygon>>
decompose_many(const std::vector<polygon> &polygons,
               const decompose_options &options = decompose_options()) {
    return detail::decompose_all(sat_polygons_decompose, polygons, options);
}

/** The same for polygons that are known to be valid: see @ref sat_polygons_decompose_trusted. */
SAT2D_NODISCARD inline answer<std::vector<decomposed_polygon>>
decompose_many_trusted(const std::vector<polygon> &polygons,
                       const decompose_options &options = decompose_options()) {
    return detail::decompose_all(sat_polygons_decompose_trusted, polygons, options);
}

/** Why and where a multipolygon is invalid: `fault.status` is `SAT_OK` if it is valid. */
using multipolygon_fault = sat_multipolygon_fault;

/**
 * Whether polygons are the parts of a valid multipolygon: each is valid, and no two overlap or
 * share a part of an edge. They may touch in single points.
 */
SAT2D_NODISCARD inline multipolygon_fault validate_multipolygon(const std::vector<polygon> &parts) {
    const detail::parts all(parts);
    multipolygon_fault found;
    (void)sat_multipolygon_validate(all.points.data(), all.ring_sizes.data(),
                                    all.part_sizes.data(), all.part_sizes.size(), &found);
    return found;
}

/** A command of a path. */
using path_command = sat_path_command;

/**
 * Closed contours of segments, quadratic Bézier curves and arcs of ellipses, for `shape::outline`.
 *
 * The methods add one edge each, from where the last one ended, and return the path. Coordinates
 * are the shape's own, in any unit. Every contour is closed: by a segment if it does not end where
 * it began. In a path without commands the first one only says where the contour begins. Numbers
 * are checked by `shape::outline`, not here.
 *
 * @code{.cpp}
 * sat2d::path leaf; // 10 wide, 6 high
 * leaf.move_to({0, 0}).quadratic_to({5, 6}, {10, 0}).quadratic_to({5, -6}, {0, 0});
 * const sat2d::shape shape = sat2d::shape::outline(leaf), ball = sat2d::shape::circle({0, 0}, 2);
 * const auto at = sat2d::transform::translation({5, 5});
 * // the ball lies on the top of the leaf
 * assert(sat2d::collide(shape, {}, ball, at) == sat2d::relation::touching);
 * @endcode
 */
class path {
  public:
    /** A path without contours. */
    path() = default;

    /** Begins a contour at `to`. The one before it is closed. */
    path &move_to(vec2 to) { return add(SAT_PATH_MOVE_TO, 0, 0, vec2(), vec2(), to); }

    /** Adds a segment to `to`. */
    path &line_to(vec2 to) { return add(SAT_PATH_LINE_TO, 0, 0, vec2(), vec2(), to); }

    /** Adds a quadratic Bézier curve with one control point to `to`. */
    path &quadratic_to(vec2 control, vec2 to) {
        return add(SAT_PATH_QUADRATIC_TO, 0, 0, control, vec2(), to);
    }

    /**
     * Adds quadratic curves that are nowhere farther than `tolerance`, a distance above 0, from the
     * cubic Bézier curve with these two control points to `to`.
     */
    path &cubic_within(vec2 first, vec2 second, vec2 to, double tolerance) {
        return add(SAT_PATH_CUBIC_WITHIN, 0, tolerance, first, second, to);
    }

    /**
     * Adds the arc of an ellipse to `to`, as the command `A` of SVG paths. `radii` are the
     * half-axes, the first one turned by `degrees` from x toward y. Of the two ways round,
     * `is_large` takes the longer one; of the two directions, `is_sweep` that from x toward y.
     * Half-axes that are too short are enlarged; if one is 0 it is a segment. The arc becomes
     * curves of at most a quarter of the ellipse each, of rounded control points.
     */
    path &arc_to(vec2 radii, double degrees, bool is_large, bool is_sweep, vec2 to) {
        const sat_path_arc flags =
            (is_large ? SAT_PATH_ARC_LARGE : 0u) | (is_sweep ? SAT_PATH_ARC_SWEEP : 0u);
        return add(SAT_PATH_ARC_TO, flags, degrees, radii, vec2(), to);
    }

    /**
     * Adds a rational quadratic Bézier curve to `to`, whose control point has this weight: 1 for a
     * parabola, from 0 to 1 for an arc of an ellipse.
     */
    path &conic_to(vec2 control, double weight, vec2 to) {
        return add(SAT_PATH_CONIC_TO, 0, weight, control, vec2(), to);
    }

    /** Closes the contour by a segment to its begin, where the next edge begins a new one. */
    path &close() { return add(SAT_PATH_CLOSE, 0, 0, vec2(), vec2(), vec2()); }

    /** The commands as they were added, for the C functions. */
    const std::vector<path_command> &commands() const noexcept { return commands_; }

  private:
    path &add(sat_path_kind kind, sat_path_arc arc, double number, vec2 control, vec2 second,
              vec2 to) {
        commands_.push_back(path_command{kind, arc, number, control, second, to});
        return *this;
    }

    std::vector<path_command> commands_;
};

/** The form of a stroke, for `shape::stroke_within`. */
struct stroke {
    /** One with round corners and ends: Flash's default. */
    explicit stroke(double width_, stroke_join join_ = stroke_join::round,
                    stroke_cap cap_ = stroke_cap::round, double miter_limit_ = 4) noexcept
        : width(width_), miter_limit(miter_limit_), join(join_), cap(cap_) {}

    double width;       /**< half of it lies on each side of the path */
    double miter_limit; /**< at least 1; SVG's default is 4, Flash's 3, Java's 10 */
    stroke_join join;   /**< its corners */
    stroke_cap cap;     /**< its ends */
};

class mask;

/**
 * Simplifies the polygons of a multipolygon together, so that they do not overlap afterwards; see
 * @ref sat_multipolygon_simplify.
 */
SAT2D_NODISCARD inline answer<std::vector<polygon>>
simplify_multipolygon(const std::vector<polygon> &parts, double tolerance,
                      deviation way = deviation::either) {
    const detail::parts all(parts);
    std::vector<std::uint32_t> left(all.points.size());
    std::vector<std::size_t> sizes(all.ring_sizes.size());
    std::size_t count = 0;
    const sat_status code = sat_multipolygon_simplify(
        all.points.data(), all.ring_sizes.data(), all.part_sizes.data(), all.part_sizes.size(),
        tolerance, static_cast<sat_deviation>(way), sizes.data(), left.data(), left.size(),
        &count);
    std::vector<polygon> simple;
    const std::uint32_t *indices = left.data();
    const std::size_t *rings = sizes.data();
    for (const std::size_t ring_count : all.part_sizes) {
        simple.emplace_back(all.points, indices, rings, ring_count);
        indices += simple.back().points().size();
        rings += ring_count;
    }
    return detail::answered(std::move(simple), code);
}

/**
 * What a thing is, in coordinates of its own. It never changes; copies are references to the same
 * shape, which lives as long as one of them. A default or moved-from shape is none: `operator bool`
 * says so, and every use of it is `SAT_ERR_NULL`.
 */
class shape {
  public:
    /** No shape. */
    shape() noexcept = default;
#ifndef SAT2D_DOXYGEN
    explicit shape(detail::unset) noexcept {}
#endif
    /** A new reference. */
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

    /**
     * An ellipse about the origin with these half-axes along x and y. With equal ones it is a disc,
     * if one is 0 a segment, with both 0 a point. A transform moves and turns it.
     */
    SAT2D_NODISCARD static answer<shape>
    ellipse(double half_width, double half_height) SAT2D_NOEXCEPT {
        answer<shape> made{detail::unset()};
        detail::settle(made, sat_shape_new_ellipse(half_width, half_height,
            &detail::slot(made).handle_));
        return made;
    }

    /** The segment between two different points. */
    SAT2D_NODISCARD static answer<shape> segment(vec2 start, vec2 end) SAT2D_NOEXCEPT {
        answer<shape> made{detail::unset()};
        detail::settle(made, sat_shape_new_segment(start, end, &detail::slot(made).handle_));
        return made;
    }

    /** All points within `radius` of the segment between two different points. */
    SAT2D_NODISCARD static answer<shape>
    capsule(vec2 start, vec2 end, double radius) SAT2D_NOEXCEPT {
        answer<shape> made{detail::unset()};
        detail::settle(made, sat_shape_new_capsule(start, end, radius,
            &detail::slot(made).handle_));
        return made;
    }

    /**
     * A rectangle about the origin with the vertices (-w/2, -h/2), (w/2, -h/2), (w/2, h/2) and
     * (-w/2, h/2). With a width or height of 0 it is a segment, with both 0 a point.
     */
    SAT2D_NODISCARD static answer<shape> rectangle(double width, double height) SAT2D_NOEXCEPT {
        answer<shape> made{detail::unset()};
        detail::settle(made, sat_shape_new_rectangle(width, height, &detail::slot(made).handle_));
        return made;
    }

    /**
     * The rectangle from (x, y) to (x + width, y + height), the sums rounded to doubles, with the
     * vertices (x, y), (x + w, y), (x + w, y + h) and (x, y + h). With a width or height of 0 it is
     * a segment, with both 0 a point.
     */
    SAT2D_NODISCARD static answer<shape>
    rectangle_xywh(double x, double y, double width, double height) SAT2D_NOEXCEPT {
        answer<shape> made{detail::unset()};
        detail::settle(made, sat_shape_new_rectangle_xywh(x, y, width, height,
            &detail::slot(made).handle_));
        return made;
    }

    /**
     * A convex polygon of `count` points in order around it. Points along a straight edge are kept.
     */
    SAT2D_NODISCARD static answer<shape>
    convex_polygon(const vec2 *points, std::size_t count) SAT2D_NOEXCEPT {
        answer<shape> made{detail::unset()};
        detail::settle(made, sat_shape_new_convex_polygon(points, count,
            &detail::slot(made).handle_));
        return made;
    }
    /** The same. */
    SAT2D_NODISCARD static answer<shape>
    convex_polygon(const std::vector<vec2> &points) SAT2D_NOEXCEPT {
        return convex_polygon(points.data(), points.size());
    }

    /**
     * All points within `radius` of a convex polygon of `count` points: corners rounded, edges
     * moved outward.
     */
    SAT2D_NODISCARD static answer<shape>
    rounded_polygon(const vec2 *points, std::size_t count, double radius) SAT2D_NOEXCEPT {
        answer<shape> made{detail::unset()};
        detail::settle(made, sat_shape_new_rounded_polygon(points, count, radius,
            &detail::slot(made).handle_));
        return made;
    }
    /** The same. */
    SAT2D_NODISCARD static answer<shape> rounded_polygon(const std::vector<vec2> &points,
                                                         double radius) SAT2D_NOEXCEPT {
        return rounded_polygon(points.data(), points.size(), radius);
    }

    /** Any polygon, convex or concave, with or without holes. The points are copied. */
    SAT2D_NODISCARD static answer<shape>
    polygon(const sat2d::polygon &rings,
            const decompose_options &options = decompose_options()) SAT2D_NOEXCEPT {
        const std::vector<std::size_t> &sizes = rings.ring_sizes();
        return polygon(rings.points().data(), sizes.data(), sizes.size(), options);
    }
    /** The same of arrays: all points one ring after the other, and the sizes of the rings. */
    SAT2D_NODISCARD static answer<shape>
    polygon(const vec2 *points, const std::size_t *ring_sizes, std::size_t ring_count,
            const decompose_options &options = decompose_options()) SAT2D_NOEXCEPT {
        const sat_decompose_options wanted = options.raw();
        answer<shape> made{detail::unset()};
        detail::settle(made, sat_shape_new_polygon_with(points, ring_sizes, ring_count, &wanted,
                                                        &detail::slot(made).handle_));
        return made;
    }

    /**
     * One shape for each group of solid tiles that are connected by their sides: `columns` times
     * `rows` cells, row by row, of which those other than 0 are solid. See @ref sat_shape_tiles.
     */
    SAT2D_NODISCARD static answer<std::vector<shape>> tiles(const std::uint8_t *cells,
                                                            std::size_t columns, std::size_t rows,
                                                            vec2 size, vec2 origin = vec2()) {
        return of_list([&](sat_shape **buffer, std::size_t capacity, std::size_t *count) {
            return sat_shape_new_tiles(cells, columns, rows, size, origin, buffer, capacity, count);
        });
    }

    /**
     * A sprite as one shape: the union of the pixels of a mask that count. Pixel (x, y) covers the
     * square from (x, y) - `pivot` to (x + 1, y + 1) - `pivot`. See @ref sat_mask_silhouettes.
     */
    SAT2D_NODISCARD static answer<shape> mask(const sat2d::mask &of,
                                              vec2 pivot = vec2()) SAT2D_NOEXCEPT;

    /**
     * One shape for each group of pixels of a mask that are connected by their sides: for
     * landscapes whose parts fall apart. See @ref sat_mask_silhouettes.
     */
    SAT2D_NODISCARD static answer<std::vector<shape>> mask_groups(const sat2d::mask &of,
                                                                  vec2 pivot = vec2());

    /**
     * The segments from each point to the next, and from the last to the first if `closed`. A chain
     * may cross itself.
     */
    SAT2D_NODISCARD static answer<shape>
    chain(const vec2 *points, std::size_t count, bool closed = false) SAT2D_NOEXCEPT {
        answer<shape> made{detail::unset()};
        detail::settle(made, sat_shape_new_chain(points, count, closed,
            &detail::slot(made).handle_));
        return made;
    }
    /** The same. */
    SAT2D_NODISCARD static answer<shape> chain(const std::vector<vec2> &points,
                                               bool closed = false) SAT2D_NOEXCEPT {
        return chain(points.data(), points.size(), closed);
    }

    /**
     * The region that contours of segments and curves enclose, with holes by the fill rule.
     * Contours may lie within each other and have vertices in common; no two edges may meet
     * elsewhere. Edges and vertices are numbered through all contours as they were added.
     *
     * Fails if edges cross or touch, overlap or fold back; if there is no edge or no area; if a
     * number is not finite or out of range, or a tolerance not above 0. Which edges they are is in
     * `error::details`. See @ref sat_shape_outline.
     */
    SAT2D_NODISCARD static answer<shape>
    outline(const path &contours, fill_rule rule = fill_rule::even_odd) SAT2D_NOEXCEPT {
        return outline(contours.commands().data(), contours.commands().size(), rule);
    }
    /** The same of an array of commands. */
    SAT2D_NODISCARD static answer<shape>
    outline(const path_command *commands, std::size_t count,
            fill_rule rule = fill_rule::even_odd) SAT2D_NOEXCEPT {
        answer<shape> made{detail::unset()};
        detail::settle(made, sat_shape_new_outline(commands, count,
                                                   static_cast<sat_fill_rule>(rule),
                                                   &detail::slot(made).handle_));
        return made;
    }

    /**
     * The region that a stroke along a path covers, nowhere farther than `tolerance`, a distance
     * above 0, from it. Contours that `path::close` closes have a corner where they begin; others
     * have two ends there. Contours may cross. See @ref sat_shape_new_stroke_within.
     *
     * @code{.cpp}
     * sat2d::path hill; // 30 high
     * hill.move_to({0, 0}).quadratic_to({50, 60}, {100, 0});
     * const sat2d::shape line = sat2d::shape::stroke_within(hill, sat2d::stroke(4), 0.01);
     * assert(sat2d::point_relation(line, {}, {50, 31.9}) == sat2d::relation::overlapping);
     * assert(sat2d::point_relation(line, {}, {50, 27.9}) == sat2d::relation::disjoint);
     * @endcode
     *
     * Fails as `outline` does for a command; if it would take more than 2^22 segments; or if the
     * width, the miter limit or the tolerance is out of its range.
     */
    SAT2D_NODISCARD static answer<shape> stroke_within(const path &contours, const stroke &form,
                                                       double tolerance) SAT2D_NOEXCEPT {
        const sat_stroke given = {form.width, form.miter_limit,
                                  static_cast<sat_stroke_join>(form.join),
                                  static_cast<sat_stroke_cap>(form.cap)};
        answer<shape> made{detail::unset()};
        detail::settle(made, sat_shape_new_stroke_within(contours.commands().data(),
                                                         contours.commands().size(), &given,
                                                         tolerance, &detail::slot(made).handle_));
        return made;
    }

    /**
     * The region that contours enclose which may cross themselves and each other. Curves become
     * chords, and vertices points of a fine grid. Whatever is farther than `tolerance`, a distance
     * above 0, from all contours is inside or outside as `rule` says; what is narrower may vanish.
     * See @ref sat_shape_new_outline_within.
     *
     * Fails as `outline` does, but for edges that cross or overlap; and if there are more than 2^22
     * segments or crossings.
     */
    SAT2D_NODISCARD static answer<shape> outline_within(const path &contours, fill_rule rule,
                                                        double tolerance) SAT2D_NOEXCEPT {
        answer<shape> made{detail::unset()};
        detail::settle(made, sat_shape_new_outline_within(
                                 contours.commands().data(), contours.commands().size(),
                                 static_cast<sat_fill_rule>(rule), tolerance,
                                 &detail::slot(made).handle_));
        return made;
    }

    /**
     * The convex hull of any `count` points. Its vertices are the points that are its corners,
     * counter-clockwise with y up from the leftmost (of several, the lowest). It is a segment if
     * all points lie on a line, and a point if all are the same.
     */
    SAT2D_NODISCARD static answer<shape>
    hull(const vec2 *points, std::size_t count) SAT2D_NOEXCEPT {
        answer<shape> made{detail::unset()};
        detail::settle(made, sat_shape_new_hull(points, count, &detail::slot(made).handle_));
        return made;
    }
    /** The same. */
    SAT2D_NODISCARD static answer<shape> hull(const std::vector<vec2> &points) SAT2D_NOEXCEPT {
        return hull(points.data(), points.size());
    }

    /** The kind of a shape. */
    SAT2D_NODISCARD answer<shape_kind> kind() const SAT2D_NOEXCEPT {
        sat_shape_type found;
        const sat_status code = sat_shape_kind(handle_, &found);
        return detail::told_as<shape_kind>(found, code);
    }

    /**
     * The area of a shape in its own coordinates, rounded: 0 for points, segments and chains;
     * without the holes of a polygon. A transform multiplies it by the magnitude of its
     * determinant.
     */
    SAT2D_NODISCARD answer<double> area() const SAT2D_NOEXCEPT {
        double found;
        const sat_status code = sat_shape_area(handle_, &found);
        return detail::answered(found, code);
    }

    /**
     * The centroid of a shape in its own coordinates, its centre of mass if the density is uniform;
     * of a segment its middle. It is rounded. A transform moves it as it moves any point.
     */
    SAT2D_NODISCARD answer<vec2> centroid() const SAT2D_NOEXCEPT {
        answer<vec2> made;
        detail::settle(made, sat_shape_centroid(handle_, &detail::slot(made)));
        return made;
    }

    /** The vertices as they were given, of all rings one after the other. */
    SAT2D_NODISCARD answer<std::vector<vec2>> vertices() const {
        return detail::list<vec2>(
            8, [&](vec2 *buffer, std::size_t capacity, std::size_t *count) {
                return sat_shape_vertices(handle_, buffer, capacity, count);
            });
    }

    /** The number of vertices of each ring, the outer one first. */
    SAT2D_NODISCARD answer<std::vector<std::size_t>> ring_sizes() const {
        return detail::list<std::size_t>(
            1, [&](std::size_t *buffer, std::size_t capacity, std::size_t *count) {
                return sat_shape_ring_sizes(handle_, buffer, capacity, count);
            });
    }

    /**
     * The vertices of an outline as a polygon without curves, for programs that know none: they lie
     * on the outline, and no edge is farther than `tolerance` from it, up to rounding. They are
     * those of all rings one after the other; `sat_shape_flattened_ring_sizes` has the size of
     * each. Other shapes have their own vertices.
     */
    SAT2D_NODISCARD answer<std::vector<vec2>> flattened(double tolerance) const {
        return detail::list<vec2>(
            64, [&](vec2 *buffer, std::size_t capacity, std::size_t *count) {
                return sat_shape_flattened(handle_, tolerance, buffer, capacity, count);
            });
    }

    /**
     * Copies the number of vertices of each ring that `sat_shape_flattened` gives for this
     * tolerance.
     */
    SAT2D_NODISCARD answer<std::vector<std::size_t>> flattened_ring_sizes(double tolerance) const {
        return detail::list<std::size_t>(
            1, [&](std::size_t *buffer, std::size_t capacity, std::size_t *count) {
                return sat_shape_flattened_ring_sizes(handle_, tolerance, buffer, capacity, count);
            });
    }

    /**
     * The radius by which the hull of the vertices is inflated: 0 for shapes with sharp corners,
     * the longer half-axis of an ellipse.
     */
    SAT2D_NODISCARD answer<double> radius() const SAT2D_NOEXCEPT {
        double found;
        const sat_status code = sat_shape_radius(handle_, &found);
        return detail::answered(found, code);
    }

    /**
     * The half-axes, along x and y, of the ellipse around each vertex: of an ellipse its own, of
     * other shapes both are the radius.
     */
    SAT2D_NODISCARD answer<vec2> half_axes() const SAT2D_NOEXCEPT {
        answer<vec2> made;
        detail::settle(made, sat_shape_half_axes(handle_, &detail::slot(made)));
        return made;
    }

    /**
     * The least axis-aligned box around the shape at `transform`, rounded outward if the shape is
     * round, concave or has curves.
     */
    SAT2D_NODISCARD answer<aabb> bounds(const transform &at = transform()) const SAT2D_NOEXCEPT {
        answer<aabb> made;
        detail::settle(made, sat_shape_bounds(handle_, &at.raw(), &detail::slot(made)));
        return made;
    }

    /** Whether there is a shape. */
    explicit operator bool() const noexcept { return handle_ != nullptr; }
    /** The handle, for the C functions; it stays the shape's. */
    const sat_shape *get() const noexcept { return handle_; }
    /** Hands the reference over: the caller frees it with `sat_shape_free`. */
    SAT2D_NODISCARD sat_shape *release() noexcept {
        sat_shape *handle = handle_;
        handle_ = nullptr;
        return handle;
    }
    /** Takes over a reference from the C functions. */
    SAT2D_NODISCARD static shape adopt(sat_shape *handle) noexcept {
        shape made;
        made.handle_ = handle;
        return made;
    }

  private:
    /** Shapes from a function that makes several. */
    template <typename Call> static answer<std::vector<shape>> of_list(const Call &call) {
        std::vector<shape> made;
        std::vector<sat_shape *> handles;
        const sat_status code = detail::list_into(
            handles, 64, [&](sat_shape **buffer, std::size_t capacity, std::size_t *count) {
                made.reserve(capacity); // so that nothing throws between the call and `adopt`
                return call(buffer, capacity, count);
            });
        for (sat_shape *const handle : handles) {
            made.push_back(adopt(handle));
        }
        return detail::answered(std::move(made), code);
    }

    sat_shape *handle_ = nullptr;
};

/** A pixel or an offset, in whole pixels. */
using pixel = sat_pixel;
/** A box of whole pixels; all zero for none. */
using pixel_box = sat_pixel_box;
/** A pixel, and whether there is one. */
using found_pixel = sat_found_pixel;

/**
 * Which pixels of a sprite count. Pixel (x, y) is in column x and row y, both from 0. See
 * @ref sat_mask. It owns its handle; it moves, and `clone` copies it. A moved-from mask is none:
 * every use of it is `SAT_ERR_NULL`.
 *
 * @code{.cpp}
 * const std::uint8_t alpha[4] = {255, 255, 255, 0};
 * const sat2d::mask hero = sat2d::mask::from_alpha(alpha, 2, 2, 128);
 * if (hero.overlaps(hero, {1, 0}))
 *     std::puts("hit");
 * @endcode
 */
class mask {
  public:
#ifndef SAT2D_DOXYGEN
    explicit mask(detail::unset) noexcept {}
#endif
    /** Takes the other's pixels over. */
    mask(mask &&other) noexcept : handle_(other.handle_) { other.handle_ = nullptr; }
    /** Takes the other's pixels over. */
    mask &operator=(mask &&other) noexcept {
        std::swap(handle_, other.handle_);
        return *this;
    }
    mask(const mask &) = delete;
    mask &operator=(const mask &) = delete;
    /** Frees it. */
    ~mask() {
        if (handle_) {
            sat_mask_free(handle_);
        }
    }

    /** Makes a mask in which no pixel counts. */
    SAT2D_NODISCARD static answer<mask>
    empty(std::size_t width, std::size_t height) SAT2D_NOEXCEPT {
        answer<mask> made{detail::unset()};
        detail::settle(made, sat_mask_new(width, height, &detail::slot(made).handle_));
        return made;
    }
    /**
     * Makes a mask of the pixels of an image whose alpha is at least `threshold`. `alpha` has
     * `width * height` bytes, row by row.
     */
    SAT2D_NODISCARD static answer<mask>
    from_alpha(const std::uint8_t *alpha, std::size_t width, std::size_t height,
               std::uint8_t threshold) SAT2D_NOEXCEPT {
        answer<mask> made{detail::unset()};
        detail::settle(made, sat_mask_new_alpha(alpha, width, height, threshold,
            &detail::slot(made).handle_));
        return made;
    }
    /**
     * Makes a mask of words of 64 pixels. Each row has `width / 64` words, rounded up; the lowest
     * bit of a word is its first pixel. Bits beyond the width are ignored.
     */
    SAT2D_NODISCARD static answer<mask>
    from_words(const std::uint64_t *words, std::size_t width, std::size_t height) SAT2D_NOEXCEPT {
        answer<mask> made{detail::unset()};
        detail::settle(made, sat_mask_new_words(words, width, height, &detail::slot(made).handle_));
        return made;
    }
    /** A copy. */
    SAT2D_NODISCARD answer<mask> clone() const SAT2D_NOEXCEPT {
        answer<mask> made{detail::unset()};
        detail::settle(made, sat_mask_clone(handle_, &detail::slot(made).handle_));
        return made;
    }

    /** The number of columns. */
    SAT2D_NODISCARD answer<std::size_t> width() const SAT2D_NOEXCEPT {
        std::size_t found;
        const sat_status code = sat_mask_width(handle_, &found);
        return detail::answered(found, code);
    }
    /** The number of rows. */
    SAT2D_NODISCARD answer<std::size_t> height() const SAT2D_NOEXCEPT {
        std::size_t found;
        const sat_status code = sat_mask_height(handle_, &found);
        return detail::answered(found, code);
    }
    /**
     * Whether the pixel in column `x` and row `y` counts. Pixels outside of the mask do not count.
     */
    SAT2D_NODISCARD answer<bool> get(std::size_t x, std::size_t y) const SAT2D_NOEXCEPT {
        bool found;
        const sat_status code = sat_mask_get(handle_, x, y, &found);
        return detail::answered(found, code);
    }
    /** Sets or clears the pixel in column `x` and row `y`. Outside of the mask it does nothing. */
    answer<void> set(std::size_t x, std::size_t y, bool is_set) SAT2D_NOEXCEPT {
        return detail::done(sat_mask_set(handle_, x, y, is_set));
    }
    /**
     * Sets or clears all pixels whose centres are in a placed shape or on its boundary, decided
     * exactly. Pixel (x, y) has its centre at (x + 0.5, y + 0.5). On failure the mask stays as it
     * is.
     */
    answer<void> fill(const shape &what, const transform &at, bool is_set) SAT2D_NOEXCEPT {
        return detail::done(sat_mask_fill(handle_, what.get(), &at.raw(), is_set));
    }
    /** The number of pixels that count. */
    SAT2D_NODISCARD answer<std::size_t> count() const SAT2D_NOEXCEPT {
        std::size_t found;
        const sat_status code = sat_mask_count(handle_, &found);
        return detail::answered(found, code);
    }
    /** Whether no pixel counts. */
    SAT2D_NODISCARD answer<bool> is_empty() const SAT2D_NOEXCEPT {
        bool found;
        const sat_status code = sat_mask_is_empty(handle_, &found);
        return detail::answered(found, code);
    }
    /** The least box around the pixels that count; all zero if there are none, and on failure. */
    SAT2D_NODISCARD answer<pixel_box> bounds() const SAT2D_NOEXCEPT {
        answer<pixel_box> made;
        detail::settle(made, sat_mask_bounds(handle_, &detail::slot(made)));
        return made;
    }
    /**
     * 64 pixels of row `y`, from column `x` on: bit `i` is the pixel in column `x + i`. Pixels
     * outside of the mask do not count.
     */
    SAT2D_NODISCARD answer<std::uint64_t>
    word(std::int64_t x, std::int64_t y) const SAT2D_NOEXCEPT {
        std::uint64_t found;
        const sat_status code = sat_mask_word(handle_, x, y, &found);
        return detail::answered(found, code);
    }

    /** Whether a pixel of each mask is at the same place. */
    SAT2D_NODISCARD answer<bool> overlaps(const mask &other, pixel offset) const SAT2D_NOEXCEPT {
        bool found;
        const sat_status code = sat_mask_overlaps(handle_, other.get(), offset, &found);
        return detail::answered(found, code);
    }
    /** The number of pixels of one mask at whose place the other has a pixel too. */
    SAT2D_NODISCARD answer<std::size_t>
    overlap_area(const mask &other, pixel offset) const SAT2D_NOEXCEPT {
        std::size_t found;
        const sat_status code = sat_mask_overlap_area(handle_, other.get(), offset, &found);
        return detail::answered(found, code);
    }
    /**
     * The pixels of `mask` at whose place the other mask has a pixel too, as a mask of the size of
     * `mask`.
     */
    SAT2D_NODISCARD answer<mask>
    overlap_mask(const mask &other, pixel offset) const SAT2D_NOEXCEPT {
        answer<mask> made{detail::unset()};
        detail::settle(made, sat_mask_overlap_mask(handle_, other.get(), offset,
            &detail::slot(made).handle_));
        return made;
    }
    /**
     * The first pixel of `mask` at whose place the other mask has a pixel too: the least column of
     * the least row. All zero if there is none, and on failure.
     */
    SAT2D_NODISCARD answer<found_pixel>
    first_overlap(const mask &other, pixel offset) const SAT2D_NOEXCEPT {
        answer<found_pixel> made;
        detail::settle(made, sat_mask_first_overlap(handle_, other.get(), offset,
            &detail::slot(made)));
        return made;
    }

    /** The silhouettes of the groups of connected pixels, each a polygon with its holes. See
     * `sat_mask_silhouettes`. */
    SAT2D_NODISCARD answer<std::vector<polygon>>
    silhouettes(connectivity neighbors = connectivity::four) const {
        const sat_connectivity wanted = static_cast<sat_connectivity>(neighbors);
        sat_silhouette_buffers buffers = sat_silhouette_buffers();
        sat_silhouettes found;
        sat_status code = sat_mask_silhouettes(handle_, wanted, &buffers, &found);
        std::vector<vec2> points(found.point_count);
        std::vector<std::size_t> ring_sizes(found.ring_count), part_sizes(found.part_count);
        if (code == SAT_ERR_CAPACITY) {
            buffers.points = points.data();
            buffers.point_capacity = points.size();
            buffers.ring_sizes = ring_sizes.data();
            buffers.ring_capacity = ring_sizes.size();
            buffers.part_sizes = part_sizes.data();
            buffers.part_capacity = part_sizes.size();
            code = sat_mask_silhouettes(handle_, wanted, &buffers, &found);
        }
        std::vector<polygon> made;
        made.reserve(part_sizes.size());
        std::size_t ring = 0;
        const vec2 *start = points.data();
        for (const std::size_t part_size : part_sizes) {
            for (std::size_t i = 0; i < part_size; i++) {
                const vec2 *const end = start + ring_sizes[ring++];
                if (i == 0) {
                    made.emplace_back(std::vector<vec2>(start, end));
                } else {
                    made.back().add_hole(std::vector<vec2>(start, end));
                }
                start = end;
            }
        }
        return detail::answered(std::move(made), code);
    }

    /** The handle, for the C functions; it stays the mask's. */
    const sat_mask *get() const noexcept { return handle_; }
    /** The same, to be changed. */
    sat_mask *get() noexcept { return handle_; }
    /** Takes over a handle from the C functions. */
    SAT2D_NODISCARD static mask adopt(sat_mask *handle) noexcept {
        mask made{detail::unset()};
        made.handle_ = handle;
        return made;
    }

  private:
    sat_mask *handle_ = nullptr;
};

inline answer<shape> shape::mask(const sat2d::mask &of, vec2 pivot) SAT2D_NOEXCEPT {
    answer<shape> made{detail::unset()};
    detail::settle(made, sat_shape_new_mask(of.get(), pivot, &detail::slot(made).handle_));
    return made;
}

inline answer<std::vector<shape>> shape::mask_groups(const sat2d::mask &of, vec2 pivot) {
    return of_list([&](sat_shape **buffer, std::size_t capacity, std::size_t *count) {
        return sat_shape_new_mask_groups(of.get(), pivot, buffer, capacity, count);
    });
}

/**
 * The relation of shape `a` at `ta` and shape `b` at `tb`, exact under every transform: a circle
 * that is scaled unevenly is an ellipse.
 */
SAT2D_NODISCARD inline answer<relation>
collide(const shape &a, const transform &ta, const shape &b, const transform &tb) SAT2D_NOEXCEPT {
    sat_relation found;
    const sat_status code = sat_collide(a.get(), &ta.raw(), b.get(), &tb.raw(), &found);
    return detail::told_as<relation>(found, code);
}

/** How shape `inner` at `inner_transform` lies within shape `outer` at `outer_transform`. */
SAT2D_NODISCARD inline answer<containment>
within(const shape &inner, const transform &inner_transform, const shape &outer,
       const transform &outer_transform) SAT2D_NOEXCEPT {
    sat_containment found;
    const sat_status code = sat_within(inner.get(), &inner_transform.raw(), outer.get(),
        &outer_transform.raw(), &found);
    return detail::told_as<containment>(found, code);
}

/** The closed test: whether the shapes have a point in common. Touching counts. */
SAT2D_NODISCARD inline answer<bool> hits(const shape &a, const transform &ta, const shape &b,
                                         const transform &tb) SAT2D_NOEXCEPT {
    sat_relation found;
    const sat_status code = sat_collide(a.get(), &ta.raw(), b.get(), &tb.raw(), &found);
    return detail::answered(found != SAT_DISJOINT, code);
}

/** The open test: whether the shapes overlap. Touching does not count. */
SAT2D_NODISCARD inline answer<bool> overlaps(const shape &a, const transform &ta, const shape &b,
                                             const transform &tb) SAT2D_NOEXCEPT {
    sat_relation found;
    const sat_status code = sat_collide(a.get(), &ta.raw(), b.get(), &tb.raw(), &found);
    return detail::answered(found == SAT_OVERLAPPING, code);
}

/** Rectangles as arrays of doubles, for `batch`. */
using rectangles_f64 = sat_rectangles_f64;
/** Rectangles as arrays of floats, for `batch`. */
using rectangles_f32 = sat_rectangles_f32;

/**
 * Many pairs in one call; see the sections on batches in sat2d.h. Inputs are read in place. The
 * answer is the number of pairs answered: all, or on failure the index of the first without one.
 *
 * @code{.cpp}
 * const float x[2] = {0, 1}, right[2] = {2, 3.5f}, zero[2] = {0, 0}, one[2] = {1, 1};
 * const sat2d::rectangles_f32 a{x, zero, one, zero, zero, one};
 * const sat2d::rectangles_f32 b{right, zero, one, zero, zero, one};
 * sat2d::relation relations[2];
 * sat2d::batch::rectangles(a, b, 2, relations);
 * if (relations[0] == sat2d::relation::touching)
 *     std::puts("side by side");
 * @endcode
 */
namespace batch {

static_assert(sizeof(relation) == sizeof(sat_relation), "relations are codes in memory too");

/** The relations of rectangle `i` of `a` and of `b`, in `out[i]`, for all `i` below `count`. */
inline answer<std::size_t> rectangles(const rectangles_f64 &a, const rectangles_f64 &b,
                                      std::size_t count, relation *out) SAT2D_NOEXCEPT {
    std::size_t answered = 0;
    const sat_status code = sat_batch_rectangles_f64(
        &a, &b, count, reinterpret_cast<sat_relation *>(out), &answered);
    return detail::answered(answered, code);
}

/** The same of floats. */
inline answer<std::size_t> rectangles(const rectangles_f32 &a, const rectangles_f32 &b,
                                      std::size_t count, relation *out) SAT2D_NOEXCEPT {
    std::size_t answered = 0;
    const sat_status code = sat_batch_rectangles_f32(
        &a, &b, count, reinterpret_cast<sat_relation *>(out), &answered);
    return detail::answered(answered, code);
}

/**
 * The relations of bodies `pairs[2 * i]` and `pairs[2 * i + 1]`, in `out[i]`, for all `i` below
 * `pair_count`; body `k` is `shapes[k]` at `transforms[k]`.
 */
inline answer<std::size_t> pairs(const sat_shape *const *shapes, const sat_transform *transforms,
                                 std::size_t body_count, const std::uint32_t *pairs,
                                 std::size_t pair_count, relation *out) SAT2D_NOEXCEPT {
    std::size_t answered = 0;
    const sat_status code = sat_batch_pairs(shapes, transforms, body_count, pairs, pair_count,
                                            reinterpret_cast<sat_relation *>(out), &answered);
    return detail::answered(answered, code);
}

} // namespace batch

/**
 * The relation of a point and a shape at `transform`: outside (`SAT_DISJOINT`), on the boundary
 * (`SAT_TOUCHING`) or inside (`SAT_OVERLAPPING`). A segment has no inside.
 */
SAT2D_NODISCARD inline answer<relation>
point_relation(const shape &what, const transform &at, vec2 point) SAT2D_NOEXCEPT {
    sat_relation found;
    const sat_status code = sat_point_relation(what.get(), &at.raw(), point, &found);
    return detail::told_as<relation>(found, code);
}

/** A feature of a shape's boundary. */
using feature = sat_feature;
/** One point of a contact. */
using contact_point = sat_contact_point;
/** How two shapes meet: `point_count` is 0 if they do not. */
using manifold = sat_manifold;
/** The closest points of two shapes. */
using closest_points = sat_closest_points;
/** The minimum translation that parts two shapes: `depth` is 0 if they do not overlap. */
using minimum_translation = sat_minimum_translation;
/** An axis along which parts of the second shape lie beyond parts of the first. */
using separating_axis = sat_separating_axis;
/** Where a path first meets a shape: `hit` is 0 if it does not. */
using ray_hit = sat_ray_hit;
/** When two moving shapes first meet: `hit` is 0 if they do not. */
using impact = sat_impact;
/** When two moving shapes first meet, within proved bounds: `hit` is 0 if they do not. */
using impact_bounds = sat_impact_bounds;
/** How far each of two bodies moves so that they part. */
using resolution = sat_resolution;
/** The velocities of two bodies. */
using velocities = sat_velocities;

/**
 * How a shape moves from time 0 to 1. It is checked where it is used.
 *
 * @code{.cpp}
 * const auto wall = sat2d::shape::rectangle(0.125, 10), ball = sat2d::shape::circle({0, 0}, 0.5);
 * const auto start = sat2d::transform::translation({-100, 1});
 * const auto flight = sat2d::motion::linear(start, {1600, 0});
 * const sat2d::impact met = sat2d::sweep(wall, sat2d::transform(), ball, flight);
 * if (met.hit) {
 *     const auto after = sat2d::rebound(met.closest.normal, {0, 0}, 0, {1600, 0}, 1, 0.5);
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
    /** A straight motion by `translation`. */
    SAT2D_NODISCARD static motion linear(const transform &start, vec2 translation) noexcept {
        return sat_motion{start.raw(), translation, 0, {0, 0}};
    }
    /** A motion by `translation` while rotating by `rotation` radians about `pivot`, given at the
     * start. */
    SAT2D_NODISCARD static motion turning(const transform &start, vec2 translation, double rotation,
                                          vec2 pivot) noexcept {
        return sat_motion{start.raw(), translation, rotation, pivot};
    }

    /**
     * The motion between two placements that differ by a rotation and a translation: the origin of
     * the shape moves straight, and the shape rotates about it the shorter way. At time 1 it is at
     * `end` up to rounding.
     */
    SAT2D_NODISCARD static answer<motion>
    between(const transform &start, const transform &end) SAT2D_NOEXCEPT {
        answer<motion> made{detail::unset()};
        detail::settle(made, sat_motion_between(&start.raw(), &end.raw(),
            &detail::slot(made).motion_));
        return made;
    }

    /** The placement of a moving shape at a time: `start` itself at 0. */
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

/** The options of a sweep. */
struct sweep_options : sat_sweep_options {
    /** What to do about contacts at the start, and the most units of work; 0 is no limit. */
    sweep_options(sat2d::at_start start = sat2d::at_start::report,
                  std::uint64_t most_work = 0) noexcept
        : sat_sweep_options{most_work, static_cast<sat_at_start>(start), 0} {}
};

/**
 * The contact of shape `a` at `ta` and shape `b` at `tb`; of several contacts of concave shapes the
 * deepest.
 */
SAT2D_NODISCARD inline answer<manifold>
contact(const shape &a, const transform &ta, const shape &b, const transform &tb) SAT2D_NOEXCEPT {
    answer<manifold> made;
    detail::settle(made, sat_contact(a.get(), &ta.raw(), b.get(), &tb.raw(), &detail::slot(made)));
    return made;
}

/**
 * There are none exactly if the shapes are disjoint, one for convex shapes, and for concave shapes
 * one for every two convex pieces that meet and that an edge of one of the shapes separates (never
 * a diagonal); no point occurs twice.
 */
SAT2D_NODISCARD inline answer<std::vector<manifold>>
contacts(const shape &a, const transform &ta, const shape &b, const transform &tb) {
    return detail::list<manifold>(
        4, [&](manifold *buffer, std::size_t capacity, std::size_t *count) {
            return sat_contacts(a.get(), &ta.raw(), b.get(), &tb.raw(), buffer, capacity, count);
        });
}

/**
 * The length to add to `depth` so that a move by `normal * depth` leaves no overlap of two convex
 * shapes through rounding: 16 units in the last place of the largest magnitude of a coordinate of
 * either shape or of the sum of their radii.
 */
SAT2D_NODISCARD inline answer<double>
rounding_margin(const shape &a, const transform &ta, const shape &b, const transform &tb)
                SAT2D_NOEXCEPT {
    double found;
    const sat_status code = sat_rounding_margin(a.get(), &ta.raw(), b.get(), &tb.raw(), &found);
    return detail::answered(found, code);
}

/**
 * The distance of shape `a` at `ta` and shape `b` at `tb`, with the closest points and features. If
 * several pairs of points are equally close (parallel edges), the function prefers one inside an
 * edge. If the shapes are not disjoint the distance is 0, and normal, points and features are those
 * of the deepest point of their contact. On failure the distance is infinite and all else is zero.
 */
SAT2D_NODISCARD inline answer<closest_points>
distance(const shape &a, const transform &ta, const shape &b, const transform &tb) SAT2D_NOEXCEPT {
    answer<closest_points> made;
    detail::settle(made, sat_distance(a.get(), &ta.raw(), b.get(), &tb.raw(), &detail::slot(made)));
    return made;
}

/**
 * As `sat_separation`, with at most `work_limit` units of work, see @ref sat_status; 0 is the
 * default of 2^25, `UINT64_MAX` no limit. Two octagons take some hundred units, concave shapes of a
 * hundred pieces up to some million.
 */
SAT2D_NODISCARD inline answer<minimum_translation>
separation(const shape &a, const transform &ta, const shape &b, const transform &tb,
           std::uint64_t work_limit = 0) SAT2D_NOEXCEPT {
    answer<minimum_translation> made;
    detail::settle(made, sat_separation_within(a.get(), &ta.raw(), b.get(), &tb.raw(), work_limit,
        &detail::slot(made)));
    return made;
}

/**
 * A relation with the certificate that proves it, which `explain` finds. A moved-from explanation is
 * none: every use of it is `SAT_ERR_NULL`. See @ref sat_explain.
 *
 * @code
 * const sat2d::explanation why = sat2d::explain(wall, here, ball, there);
 * for (const sat2d::separating_axis &axis : why.axes())
 *     std::printf("%g x + %g y = %g lies between\n", axis.normal.x, axis.normal.y, axis.offset);
 * std::puts(why.json().c_str()); // for sat2d-check
 * @endcode
 */
class explanation {
  public:
#ifndef SAT2D_DOXYGEN
    explicit explanation(detail::unset) noexcept {}
#endif
    /** Takes the other's certificate over. */
    explanation(explanation &&other) noexcept : handle_(other.handle_) { other.handle_ = nullptr; }
    /** Takes the other's certificate over. */
    explanation &operator=(explanation &&other) noexcept {
        std::swap(handle_, other.handle_);
        return *this;
    }
    explanation(const explanation &) = delete;
    explanation &operator=(const explanation &) = delete;
    /** Frees it. */
    ~explanation() {
        if (handle_) {
            sat_explanation_free(handle_);
        }
    }

    /** The relation. */
    SAT2D_NODISCARD answer<sat2d::relation> relation() const SAT2D_NOEXCEPT {
        sat_relation found;
        const sat_status code = sat_explanation_relation(handle_, &found);
        return detail::told_as<sat2d::relation>(found, code);
    }
    /**
     * A point that both shapes have in common, rounded to doubles: all NaN if they are disjoint,
     * and on failure. It is where they touch, or inside of one shape and in the other if they
     * overlap.
     */
    SAT2D_NODISCARD answer<vec2> point() const SAT2D_NOEXCEPT {
        answer<vec2> made;
        detail::settle(made, sat_explanation_point(handle_, &detail::slot(made)));
        return made;
    }
    /**
     * The axes. For each convex part of the first shape and each one of the second there is an axis
     * of both: a shape that is convex is its own only part. If the shapes overlap there are none.
     */
    SAT2D_NODISCARD answer<std::vector<separating_axis>> axes() const {
        return detail::list<separating_axis>(
            1, [&](separating_axis *buffer, std::size_t capacity, std::size_t *count) {
                return sat_explanation_axes(handle_, buffer, capacity, count);
            });
    }

    /**
     * Both placed shapes and the whole certificate as one line of JSON: what the program
     * `sat2d-check` reads. The numbers of the certificate are exact.
     */
    SAT2D_NODISCARD answer<std::string> json() const {
        std::size_t count = 0;
        sat_status code = sat_explanation_json(handle_, nullptr, 0, &count);
        std::string text(count, '\0');
        if (code == SAT_ERR_CAPACITY) {
            code = sat_explanation_json(handle_, &text[0], text.size(), &count);
            text.pop_back(); // the zero byte
        }
        return detail::answered(std::move(text), code);
    }

    /** The handle, for the C functions; it stays the explanation's. */
    const sat_explanation *get() const noexcept { return handle_; }
    /** Takes over a handle from the C functions. */
    SAT2D_NODISCARD static explanation adopt(sat_explanation *handle) noexcept {
        explanation made{detail::unset()};
        made.handle_ = handle;
        return made;
    }

  private:
    sat_explanation *handle_ = nullptr;
};

/**
 * The relation of shape `a` at `ta` and shape `b` at `tb`, as `sat_collide` has it, with a
 * certificate. The explanation keeps references to both shapes.
 */
SAT2D_NODISCARD inline answer<explanation>
explain(const shape &a, const transform &ta, const shape &b, const transform &tb) SAT2D_NOEXCEPT {
    sat_explanation *made = nullptr;
    const sat_status code = sat_explain(a.get(), &ta.raw(), b.get(), &tb.raw(), &made);
    return detail::answered(explanation::adopt(made), code);
}

/**
 * Where the segment from `start` to `end` first meets a shape at `transform`. The ends may be the
 * same point.
 */
SAT2D_NODISCARD inline answer<ray_hit>
cast_segment(const shape &what, const transform &at, vec2 start, vec2 end) SAT2D_NOEXCEPT {
    answer<ray_hit> made;
    detail::settle(made, sat_cast_segment(what.get(), &at.raw(), start, end, &detail::slot(made)));
    return made;
}

/**
 * Where the ray from `origin` along `direction` (of any length) first meets a shape at `transform`,
 * at most `reach` times the direction away. The reach may be infinite. The fraction of the hit
 * counts in units of `direction`: multiplied by its length, it is the distance. A ray whose
 * direction or reach is 0 is its origin.
 */
SAT2D_NODISCARD inline answer<ray_hit>
cast_ray(const shape &what, const transform &at, vec2 origin, vec2 direction, double reach)
         SAT2D_NOEXCEPT {
    answer<ray_hit> made;
    detail::settle(made, sat_cast_ray(what.get(), &at.raw(), origin, direction, reach,
        &detail::slot(made)));
    return made;
}

/** The first time at which two moving shapes are not disjoint. Shapes that touch at the start meet
 * there, even if they part: then `approach` is 0 or negative, unless `options` skip that. */
SAT2D_NODISCARD inline answer<impact> sweep(const shape &a, const motion &motion_a, const shape &b,
                                            const motion &motion_b,
                                            sweep_options options = {}) SAT2D_NOEXCEPT {
    answer<impact> made;
    detail::settle(made, sat_sweep_with(a.get(), &motion_a.raw(), b.get(), &motion_b.raw(),
                                        &options, &detail::slot(made)));
    return made;
}

/**
 * The first time at which shapes `a` and `b`, each with its motion, have a common point, between
 * two times that are proved: `earliest` and `latest`, at most 2^-40 apart.
 */
SAT2D_NODISCARD inline answer<impact_bounds>
sweep_bounds(const shape &a, const motion &motion_a, const shape &b, const motion &motion_b)
             SAT2D_NOEXCEPT {
    answer<impact_bounds> made;
    detail::settle(made, sat_sweep_bounds(a.get(), &motion_a.raw(), b.get(), &motion_b.raw(),
        &detail::slot(made)));
    return made;
}

/**
 * Divides the translation that separates two bodies, `normal * depth` from the first to the second,
 * between them in proportion to their inverse masses: with equal inverse masses both move half of
 * it, with 3 and 1 the first moves three quarters. A body of inverse mass 0 stays; if both have
 * inverse mass 0, both stay.
 */
SAT2D_NODISCARD inline answer<resolution>
resolve(vec2 normal, double depth, double inverse_mass_a, double inverse_mass_b) SAT2D_NOEXCEPT {
    answer<resolution> made;
    detail::settle(made, sat_resolve(normal, depth, inverse_mass_a, inverse_mass_b,
        &detail::slot(made)));
    return made;
}

/**
 * The velocities of two bodies after a collision along `normal`, the unit vector from the first to
 * the second. The approaching part of their relative velocity is removed, and `restitution` times
 * as much is added in the other direction: 0 slides, 1 bounces without loss. The change is divided
 * by the inverse masses as in `sat_resolve`. Bodies that already move apart, and two bodies of
 * inverse mass 0, keep their velocities.
 */
SAT2D_NODISCARD inline answer<velocities>
rebound(vec2 normal, vec2 velocity_a, double inverse_mass_a, vec2 velocity_b,
        double inverse_mass_b, double restitution) SAT2D_NOEXCEPT {
    answer<velocities> made;
    detail::settle(made, sat_rebound(normal, velocity_a, inverse_mass_a, velocity_b,
        inverse_mass_b, restitution, &detail::slot(made)));
    return made;
}

/**
 * The velocity that remains on an obstacle: the part that leads into the obstacle is removed, the
 * rest slides along it. `normal` is the obstacle's unit normal, towards the moving body. For
 * several obstacles, call it for each in turn.
 */
SAT2D_NODISCARD inline answer<vec2> slide(vec2 velocity, vec2 normal) SAT2D_NOEXCEPT {
    answer<vec2> made;
    detail::settle(made, sat_slide(velocity, normal, &detail::slot(made)));
    return made;
}

/** The id of a body in its world; `body_id()` is that of no body. */
using body_id = sat_body_id;
/** Two bodies that meet, or met at the step before. */
using pair_event = sat_pair_event;
/** A body near a point. */
using near_body = sat_near_body;
/** A body that a ray hits. */
using body_ray_hit = sat_body_ray_hit;
/** A body that a moving shape hits. */
using body_impact = sat_body_impact;
/** What `world::separate` has done. */
using separate_result = sat_separate_result;

/** Which bodies interact: the category of each must be in the mask of the other. */
struct filter : sat_filter {
    /** The default: interacts with all others. */
    filter() noexcept : sat_filter() {}
    /** These categories and this mask. */
    filter(std::uint32_t of_category, std::uint32_t of_mask) noexcept
        : sat_filter{of_category, of_mask} {}
};

/** Which bodies a query considers. */
struct query_filter : sat_query_filter {
    /** All bodies. */
    query_filter() noexcept : sat_query_filter() {}
    /** All bodies of these kinds. */
    query_filter(query_kinds of_kinds) noexcept : sat_query_filter() { only(of_kinds); }
    /** Considers bodies of these kinds only. */
    query_filter &only(query_kinds of_kinds) noexcept {
        kinds = static_cast<sat_query_kinds>(of_kinds);
        return *this;
    }
    /** Sets what a sweep does about bodies that the shape meets at the start. A ray leaves out
     * the bodies that it starts inside with `skip_overlapping`. */
    query_filter &starting(sat2d::at_start what) noexcept {
        at_start = static_cast<sat_at_start>(what);
        return *this;
    }
    /** Leaves `count` bodies out. The ids must live as long as the filter. */
    query_filter &leave_out(const body_id *ids, std::size_t count) noexcept {
        except = ids;
        except_count = count;
        return *this;
    }
    /** Leaves one body out. The id must live as long as the filter. */
    query_filter &leave_out(const body_id &id) noexcept { return leave_out(&id, 1); }
    /** Leaves these bodies out. The list must live as long as the filter. */
    query_filter &leave_out(const std::vector<body_id> &ids) noexcept {
        return leave_out(ids.data(), ids.size());
    }
};

/** A body: its shape, its placement, how it takes part. */
struct body : sat_body {
    /** The defaults: a moving body of inverse mass 1 at the origin, without a shape yet. */
    body() noexcept : sat_body(sat_body_default()) {}
    /** A body with this shape. The shape must live until the body is inserted. */
    explicit body(const sat2d::shape &what, const sat2d::transform &at = sat2d::transform(),
                  body_kind of_kind = body_kind::moving, std::uint64_t user_data = 0) noexcept
        : sat_body(sat_body_default()) {
        shape = what.get();
        transform = at.raw();
        kind = static_cast<sat_body_kind>(of_kind);
        user = user_data;
    }
};

/** How `world::move_and_slide` moves a body. */
struct move_options : sat_move_options {
    /** The skin: how far what the body passes may reach into its way. By default it has none. */
    move_options(double width = 0) noexcept : sat_move_options{width, {}} {}
};

/** The result of moving a body. */
class slide_result {
  public:
    /** How far it moved. */
    vec2 moved;
    /** Whether it overlapped something and could not be pushed out. */
    bool stuck;
    /** How many times an obstacle stopped or deflected it: at most 8. */
    std::size_t hit_count() const noexcept { return count_; }
    /** The first obstacle. */
    const sat_slide_hit *begin() const noexcept { return hits_; }
    /** The end of the obstacles. */
    const sat_slide_hit *end() const noexcept { return hits_ + count_; }

  private:
    friend class world;
    sat_slide_hit hits_[8];
    std::size_t count_;
};

/** The floor that a character stands on. */
using ground = sat_ground;

/** How `world::move_character` moves a body. */
struct character_options : sat_character_options {
    /** The defaults: y up, slopes of up to 45 degrees, no steps, in the air, no skin. */
    character_options() noexcept : sat_character_options() {}
};

/** The result of moving a character. */
class character_result {
  public:
    /** How far it moved. */
    vec2 moved;
    /** The part of it by which its ground has carried it. */
    vec2 carried;
    /** What it stands on; all zero in the air. Pass it to the next move. */
    sat2d::ground ground;
    /** Whether it overlapped something and could not be pushed out. */
    bool stuck;
    /** Whether it stands on something. */
    bool on_ground() const noexcept { return ground.body.bits != 0; }
    /** How many times an obstacle stopped or deflected it: at most 32. */
    std::size_t hit_count() const noexcept { return count_; }
    /** The first obstacle. */
    const sat_slide_hit *begin() const noexcept { return hits_; }
    /** The end of the obstacles. */
    const sat_slide_hit *end() const noexcept { return hits_ + count_; }

  private:
    friend class world;
    sat_slide_hit hits_[32];
    std::size_t count_;
};

/**
 * Many bodies: which of them meet, which pairs begin and end, which bodies are where. It owns its
 * handle; it moves but is not copied. A moved-from world is none: `operator bool` says so, and
 * every use of it is `SAT_ERR_NULL`.
 *
 * @code{.cpp}
 * sat2d::world world;
 * const sat2d::shape tile = sat2d::shape::rectangle(2, 2);
 * const sat2d::body_id hero = world.insert(tile);
 * world.insert(tile, sat2d::transform::translation({1.5, 0}), sat2d::body_kind::fixed);
 * for (const sat2d::pair_event &event : world.step())
 *     if (event.phase == sat2d::phase::begin && (event.a == hero || event.b == hero))
 *         std::puts("ouch");
 * @endcode
 */
class world {
  public:
    /** An empty world. */
    world() SAT2D_NOEXCEPT {
        const sat_status code = sat_world_new(&handle_);
#if SAT2D_RESULT
        (void)code; // it is no world then, and every use of it says so
#else
        detail::check(code);
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
    /** Frees it, unless one of its callbacks is running. */
    ~world() {
        if (handle_) {
            sat_world_free(handle_);
        }
    }

    /**
     * Restores a saved world: it continues as the original would, with the same ids, pairs and
     * events. It also restores worlds that sat2d 0.1 saved. It allocates memory at most in
     * proportion to `count`. The time is not limited: each concave polygon is decomposed again,
     * with the options of its shape, so reject bytes that are longer than your own worlds. The
     * bytes are not needed afterwards.
     */
    SAT2D_NODISCARD static answer<sat2d::world>
    restore(const std::uint8_t *bytes, std::size_t count) SAT2D_NOEXCEPT {
        answer<sat2d::world> made{detail::unset()};
        detail::settle(made, sat_world_restore(bytes, count, &detail::slot(made).handle_));
        return made;
    }
    /** The same. */
    SAT2D_NODISCARD static answer<world>
    restore(const std::vector<std::uint8_t> &bytes) SAT2D_NOEXCEPT {
        return restore(bytes.data(), bytes.size());
    }
    /** Saves a world, bodies with shapes and pairs, as bytes. */
    SAT2D_NODISCARD answer<std::vector<std::uint8_t>> save() const {
        return detail::list<std::uint8_t>(
            0, [&](std::uint8_t *buffer, std::size_t capacity, std::size_t *count) {
                return sat_world_save(handle_, buffer, capacity, count);
            });
    }

    /**
     * A copy of a world in memory, with the same ids, pairs and events: faster than saving and
     * restoring, for games that roll back some frames. The shapes are shared. The copy has no pair
     * predicate, and is not recorded.
     */
    SAT2D_NODISCARD answer<sat2d::world> clone() const SAT2D_NOEXCEPT {
        answer<sat2d::world> made{detail::unset()};
        detail::settle(made, sat_world_clone(handle_, &detail::slot(made).handle_));
        return made;
    }
    /**
     * Records every call that changes the world, for `sat2d replay`. `write` is called with a
     * `const std::uint8_t *` and a `std::size_t` and returns whether it could take the bytes; it
     * must live until the recording ends. If it throws, the recording ends.
     *
     * @code{.cpp}
     * std::vector<std::uint8_t> bytes;
     * auto keep = [&](const std::uint8_t *from, std::size_t count) {
     *     bytes.insert(bytes.end(), from, from + count);
     *     return true;
     * };
     * sat2d::world game;
     * game.start_recording(keep);
     * game.step();
     * assert(game.stop_recording() && bytes.size() > 20);
     * @endcode
     */
    template <typename Write> answer<void> start_recording(Write &write) {
        return detail::done(
            sat_world_start_recording(handle_, detail::writing<Write>::bytes, &write));
    }
    /** Ends the recording of a world and passes the rest of it to the callback. */
    answer<bool> stop_recording() SAT2D_NOEXCEPT {
        bool found;
        const sat_status code = sat_world_stop_recording(handle_, &found);
        return detail::answered(found, code);
    }
    /**
     * A hash of the ids and placements of all bodies, and of the events of the last step: the same
     * on every machine, and with any number of threads. Players of a game can compare it to find
     * out whether their worlds are the same. It does not cover shapes, kinds, filters and masses,
     * and of `user` values only those of bodies with events. On failure it is 0.
     */
    SAT2D_NODISCARD answer<std::uint64_t> fingerprint() const SAT2D_NOEXCEPT {
        std::uint64_t found;
        const sat_status code = sat_world_fingerprint(handle_, &found);
        return detail::answered(found, code);
    }

    /**
     * Inserts a body and returns its id, on failure a zeroed one. Queries find it at once; events
     * report it from the next step on.
     */
    answer<body_id> insert(const sat_body &body) SAT2D_NOEXCEPT {
        answer<body_id> made;
        detail::settle(made, sat_world_insert(handle_, &body, &detail::slot(made)));
        return made;
    }
    /** Inserts a body that interacts with all others. */
    answer<body_id> insert(const shape &what, const sat2d::transform &at = sat2d::transform(),
                           body_kind kind = body_kind::moving,
                           std::uint64_t user = 0) SAT2D_NOEXCEPT {
        return insert(body(what, at, kind, user));
    }
    /** Inserts many bodies at once, all or none; no ids on failure. */
    answer<std::vector<body_id>> insert(const std::vector<sat_body> &bodies) {
        std::vector<body_id> ids(bodies.size());
        const sat_status code =
            sat_world_insert_many(handle_, bodies.data(), bodies.size(), ids.data());
        if (code != SAT_OK) {
            ids.clear();
        }
        return detail::answered(std::move(ids), code);
    }
    /** Inserts `count` bodies at once, all or none; their ids go to `ids`. */
    answer<void> insert(const sat_body *bodies, std::size_t count, body_id *ids) SAT2D_NOEXCEPT {
        return detail::done(sat_world_insert_many(handle_, bodies, count, ids));
    }
    /** Removes a body, and its parts with it. The next step reports the end of their pairs. */
    answer<void> remove(body_id id) SAT2D_NOEXCEPT {
        return detail::done(sat_world_remove(handle_, id));
    }
    /**
     * A body as it is now. Its `shape` is the world's reference: it is valid until the body is
     * removed or its shape is changed; `sat_shape_share` makes a reference that lasts longer.
     */
    SAT2D_NODISCARD answer<sat_body> get(body_id id) const SAT2D_NOEXCEPT {
        answer<sat_body> made;
        detail::settle(made, sat_world_get(handle_, id, &detail::slot(made)));
        return made;
    }
    /** The placement of a body. */
    SAT2D_NODISCARD answer<sat2d::transform> transform(body_id id) const SAT2D_NOEXCEPT {
        answer<sat2d::transform> made{detail::unset()};
        detail::settle(made, sat_world_transform(handle_, id, &detail::slot(made).map_));
        return made;
    }
    /** The user data of a body. */
    SAT2D_NODISCARD answer<std::uint64_t> user(body_id id) const SAT2D_NOEXCEPT {
        std::uint64_t found;
        const sat_status code = sat_world_user(handle_, id, &found);
        return detail::answered(found, code);
    }
    /** The kind of a body. */
    SAT2D_NODISCARD answer<sat2d::body_kind> kind(body_id id) const SAT2D_NOEXCEPT {
        sat_body_kind found;
        const sat_status code = sat_world_kind(handle_, id, &found);
        return detail::told_as<sat2d::body_kind>(found, code);
    }
    /** Whether a body has this id. */
    SAT2D_NODISCARD answer<bool> contains(body_id id) const SAT2D_NOEXCEPT {
        bool found;
        const sat_status code = sat_world_contains(handle_, id, &found);
        return detail::answered(found, code);
    }
    /** The number of bodies. */
    SAT2D_NODISCARD answer<std::size_t> body_count() const SAT2D_NOEXCEPT {
        std::size_t found;
        const sat_status code = sat_world_body_count(handle_, &found);
        return detail::answered(found, code);
    }
    /** The ids of all bodies, in their order. */
    SAT2D_NODISCARD answer<std::vector<body_id>> bodies() const {
        std::size_t guess = 0;
        (void)sat_world_body_count(handle_, &guess);
        return detail::list<body_id>(
            guess, [&](body_id *buffer, std::size_t capacity, std::size_t *count) {
                return sat_world_bodies(handle_, buffer, capacity, count);
            });
    }
    /** A box around a body, wider than the least one by a few roundings at most. */
    SAT2D_NODISCARD answer<aabb> bounds(body_id id) const SAT2D_NOEXCEPT {
        answer<aabb> made;
        detail::settle(made, sat_world_bounds(handle_, id, &detail::slot(made)));
        return made;
    }

    /** Moves a body, and its parts with it. On failure they stay. */
    answer<void> set_transform(body_id id, const sat2d::transform &at) SAT2D_NOEXCEPT {
        return detail::done(sat_world_set_transform(handle_, id, &at.raw()));
    }
    /** Moves `count` bodies, all or none. */
    answer<void> set_transforms(const body_id *ids, const sat_transform *to,
                                std::size_t count) SAT2D_NOEXCEPT {
        return detail::done(sat_world_set_transforms(handle_, ids, to, count));
    }
    /** Moves as many bodies as there are in both lists, all or none. */
    answer<void> set_transforms(const std::vector<body_id> &ids,
                                const std::vector<sat_transform> &to) SAT2D_NOEXCEPT {
        const std::size_t count = ids.size() < to.size() ? ids.size() : to.size();
        return set_transforms(ids.data(), to.data(), count);
    }
    /**
     * Changes the shape of a body; the world takes its own reference. On failure the body keeps its
     * shape.
     */
    answer<void> set_shape(body_id id, const sat2d::shape &what) SAT2D_NOEXCEPT {
        return detail::done(sat_world_set_shape(handle_, id, what.get()));
    }
    /** Changes the kind of a body. */
    answer<void> set_kind(body_id id, sat2d::body_kind of_kind) SAT2D_NOEXCEPT {
        return detail::done(sat_world_set_kind(handle_, id, static_cast<sat_body_kind>(of_kind)));
    }
    /** Changes the kinds of `count` bodies, all or none. */
    answer<void> set_kinds(const body_id *ids, const body_kind *kinds,
                           std::size_t count) SAT2D_NOEXCEPT {
        // the constants of the enum are those of C, and it has the size of their type
        return detail::done(sat_world_set_kinds(
            handle_, ids, reinterpret_cast<const sat_body_kind *>(kinds), count));
    }
    /** Changes the kinds of as many bodies as there are in both lists, all or none. */
    answer<void> set_kinds(const std::vector<body_id> &ids,
                           const std::vector<body_kind> &kinds) SAT2D_NOEXCEPT {
        const std::size_t count = ids.size() < kinds.size() ? ids.size() : kinds.size();
        return set_kinds(ids.data(), kinds.data(), count);
    }
    /** Changes the filter of a body. Zeros are the defaults, as in `sat_body`. */
    answer<void> set_filter(body_id id, sat_filter considered) SAT2D_NOEXCEPT {
        return detail::done(sat_world_set_filter(handle_, id, considered));
    }
    /** Changes the user data of a body. */
    answer<void> set_user(body_id id, std::uint64_t data) SAT2D_NOEXCEPT {
        return detail::done(sat_world_set_user(handle_, id, data));
    }
    /** Changes the inverse mass of a body: 1 / mass, or 0 for a body that others never push. */
    answer<void> set_inverse_mass(body_id id, double inverse_mass) SAT2D_NOEXCEPT {
        return detail::done(sat_world_set_inverse_mass(handle_, id, inverse_mass));
    }
    /**
     * Inserts a body as a part of another one, the owner, and returns the id of the part, on
     * failure a zeroed one. Its transform is its place in the coordinates of the owner. The owner
     * cannot be a part itself.
     */
    answer<body_id> attach(body_id owner, const sat_body &part) SAT2D_NOEXCEPT {
        answer<body_id> made;
        detail::settle(made, sat_world_attach(handle_, owner, &part, &detail::slot(made)));
        return made;
    }
    /** The body that a part belongs to; a body that is not a part belongs to itself. */
    SAT2D_NODISCARD answer<body_id> owner(body_id id) const SAT2D_NOEXCEPT {
        answer<body_id> made;
        detail::settle(made, sat_world_owner(handle_, id, &detail::slot(made)));
        return made;
    }
    /** The parts of a body, in the order of their ids. */
    SAT2D_NODISCARD answer<std::vector<body_id>> parts(body_id id) const {
        return detail::list<body_id>(
            0, [&](body_id *buffer, std::size_t capacity, std::size_t *count) {
                return sat_world_parts(handle_, id, buffer, capacity, count);
            });
    }
    /**
     * The placement of a part in the coordinates of its owner; the identity for a body that is not
     * a part.
     */
    SAT2D_NODISCARD answer<sat2d::transform> local_transform(body_id id) const SAT2D_NOEXCEPT {
        answer<sat2d::transform> made{detail::unset()};
        detail::settle(made, sat_world_local_transform(handle_, id, &detail::slot(made).map_));
        return made;
    }
    /** Moves a part in the coordinates of its owner. On failure it stays. */
    answer<void> set_local_transform(body_id id, const sat2d::transform &local) SAT2D_NOEXCEPT {
        return detail::done(sat_world_set_local_transform(handle_, id, &local.raw()));
    }
    /**
     * Makes a body one-way, or solid again if `direction` is zero: other bodies pass through it in
     * this direction, and stop at the surfaces that face the direction. A platform that is entered
     * from below has the direction up. The direction is in the coordinates of the body's shape, so
     * it turns and mirrors with the body; its length does not matter. On failure the body stays as
     * it is.
     */
    answer<void> set_one_way(body_id id, vec2 direction) SAT2D_NOEXCEPT {
        return detail::done(sat_world_set_one_way(handle_, id, direction));
    }
    /**
     * The direction in which other bodies pass through a body; zero if it is solid from all sides,
     * and on failure.
     */
    SAT2D_NODISCARD answer<vec2> one_way(body_id id) const SAT2D_NOEXCEPT {
        answer<vec2> made;
        detail::settle(made, sat_world_one_way(handle_, id, &detail::slot(made)));
        return made;
    }
    /**
     * Asks `predicate`, a function object that takes a `const world &` and two ids and returns
     * whether the bodies meet, about each pair that begins; see @ref sat_world_set_pair_predicate.
     * It must live as long as it is set, and must not throw.
     */
    template <typename Predicate>
    answer<void> set_pair_predicate(Predicate &predicate) SAT2D_NOEXCEPT {
        void *const user = const_cast<void *>(static_cast<const void *>(&predicate));
        return detail::done(sat_world_set_pair_predicate(handle_, &ask<Predicate>, user));
    }
    /** Asks no predicate any more. */
    answer<void> clear_pair_predicate() SAT2D_NOEXCEPT {
        return detail::done(sat_world_set_pair_predicate(handle_, nullptr, nullptr));
    }
    /**
     * Sets the largest gap at which bodies still meet in steps and their events. 0, the default,
     * uses the exact relation. With a tolerance, pairs whose gap is at most that have events, as
     * `SAT_TOUCHING`: bodies that rest on each other, with gaps of rounding or gaps that
     * `sat_world_separate` leaves, then do not begin and end to meet from step to step. Queries and
     * `sat_world_relation` stay exact. With a tolerance, no rectangles are decided in batches, so
     * steps take longer.
     */
    answer<void> set_touching_tolerance(double tolerance) SAT2D_NOEXCEPT {
        return detail::done(sat_world_set_touching_tolerance(handle_, tolerance));
    }
    /** The largest gap at which bodies still meet in events. */
    SAT2D_NODISCARD answer<double> touching_tolerance() const SAT2D_NOEXCEPT {
        double found;
        const sat_status code = sat_world_touching_tolerance(handle_, &found);
        return detail::answered(found, code);
    }
    /**
     * Whether steps and moves of many bodies use all cores. Off at first. Results are the same to
     * the bit. If dividing the work would take longer than it saves, one core does it: in steps of
     * fewer than 65,536 near pairs, which about 18,000 bodies have, and for fewer than 16,384 moves
     * in one call. `sat_world_set_parallel_from` changes that.
     */
    answer<void> set_parallel(bool parallel) SAT2D_NOEXCEPT {
        return detail::done(sat_world_set_parallel(handle_, parallel));
    }
    /**
     * Uses all cores, as `sat_world_set_parallel` says, in steps of at least this many near pairs,
     * and for a quarter as many moves in one call. Choose less than 65,536 if many cores are idle,
     * and more if other programs need the cores. 0 divides all work. Results are the same to the
     * bit.
     */
    answer<void> set_parallel_from(std::size_t near_pairs) SAT2D_NOEXCEPT {
        return detail::done(sat_world_set_parallel_from(handle_, near_pairs));
    }

    /** Takes a step: finds which bodies meet, and which pairs begin and end. Returns its events. */
    answer<std::vector<pair_event>> step() {
        std::vector<pair_event> found;
        const sat_status code = step_into(found);
        return detail::answered(std::move(found), code);
    }
    /** The same, into a list that is used again from frame to frame: it allocates only to grow. */
    answer<void> step(std::vector<pair_event> &found) { return detail::done(step_into(found)); }
    /** Takes a step unless there are more than `max_pairs` near pairs: then it fails with
     * `status::limit`, and nothing is lost. 0 is no limit. See @ref sat_world_step_within. */
    answer<std::vector<pair_event>> step_within(std::size_t max_pairs) {
        std::vector<pair_event> found;
        const sat_status code = step_into(found, max_pairs);
        return detail::answered(std::move(found), code);
    }
    /** The number of events of the last step. */
    SAT2D_NODISCARD answer<std::size_t> event_count() const SAT2D_NOEXCEPT {
        std::size_t found;
        const sat_status code = sat_world_event_count(handle_, &found);
        return detail::answered(found, code);
    }
    /** The events of the last step. */
    SAT2D_NODISCARD answer<std::vector<pair_event>> events() const {
        std::vector<pair_event> found;
        const sat_status code = events_into(found);
        return detail::answered(std::move(found), code);
    }
    /** The relation of two bodies now, whether they interact or not. */
    SAT2D_NODISCARD answer<sat2d::relation> relation(body_id a, body_id b) const SAT2D_NOEXCEPT {
        sat_relation found;
        const sat_status code = sat_world_relation(handle_, a, b, &found);
        return detail::told_as<sat2d::relation>(found, code);
    }
    /** How one body lies within another now, whether they interact or not. */
    SAT2D_NODISCARD answer<sat2d::containment>
    within(body_id inner, body_id outer) const SAT2D_NOEXCEPT {
        sat_containment found;
        const sat_status code = sat_world_within(handle_, inner, outer, &found);
        return detail::told_as<sat2d::containment>(found, code);
    }
    /** The contact of two bodies now, whether they interact or not, as `sat_contact` finds it. */
    SAT2D_NODISCARD answer<manifold> contact(body_id a, body_id b) const SAT2D_NOEXCEPT {
        answer<manifold> made;
        detail::settle(made, sat_world_contact(handle_, a, b, &detail::slot(made)));
        return made;
    }
    /**
     * All contacts of two bodies now, whether they interact or not, as `sat_contacts` finds them.
     */
    SAT2D_NODISCARD answer<std::vector<manifold>> contacts(body_id a, body_id b) const {
        return detail::list<manifold>(
            4, [&](manifold *buffer, std::size_t capacity, std::size_t *count) {
                return sat_world_contacts(handle_, a, b, buffer, capacity, count);
            });
    }
    /**
     * As `sat_world_separate`, unless the world has, before or after an iteration, more than
     * `max_pairs` near pairs as in `sat_world_step_within`; 0 is no limit. On failure all bodies
     * are where they were.
     */
    answer<separate_result>
    separate(std::size_t iterations, std::size_t max_pairs = 0) SAT2D_NOEXCEPT {
        answer<separate_result> made;
        detail::settle(made, sat_world_separate_within(handle_, iterations, max_pairs,
            &detail::slot(made)));
        return made;
    }
    /**
     * Moves a body as far as others allow, sliding along them. It ends touching what stopped it or
     * just off it, so a step may report no pair of them: test for ground by the hits of a move
     * down, a short `sweep` down or a sensor below the feet. With a skin it passes what reaches into
     * its way by no more than that: a tile that sticks out of a row by a rounding.
     */
    answer<slide_result> move_and_slide(body_id id, vec2 delta,
                                        move_options options = {}) SAT2D_NOEXCEPT {
        answer<slide_result> made;
        slide_result &here = detail::slot(made);
        sat_slide_result raw;
        const sat_status code =
            sat_world_move_and_slide_with(handle_, id, delta, &options, here.hits_, 8, &raw);
        here.moved = raw.moved;
        here.count_ = raw.hit_count;
        here.stuck = raw.stuck != 0;
        detail::settle(made, code);
        return made;
    }
    /**
     * Moves a body as `move_and_slide` does, and treats floors as games with characters do: it
     * walks along slopes and follows them down, climbs steps and is carried by platforms. Add
     * gravity to `delta`; assign the ground of the result to that of the options.
     *
     * @code{.cpp}
     * sat2d::world level;
     * const sat2d::shape tile = sat2d::shape::rectangle(2, 2);
     * const sat2d::transform above = sat2d::transform::translation({0, 9});
     * level.insert(sat2d::body(tile, {}, sat2d::body_kind::fixed));
     * const sat2d::body_id runner = level.insert(sat2d::body(tile, above));
     * sat2d::character_options walking;
     * walking.step = 0.5;
     * sat2d::character_result walked = level.move_character(runner, {0, -9}, walking);
     * assert(walked.on_ground() && walked.ground.normal.y == 1);
     * walking.ground = walked.ground; // for the next frame
     * @endcode
     */
    answer<character_result> move_character(body_id id, vec2 delta,
                                            const character_options &options =
                                                character_options()) SAT2D_NOEXCEPT {
        answer<character_result> made;
        character_result &here = detail::slot(made);
        sat_character_result raw;
        const sat_status code =
            sat_world_move_character(handle_, id, delta, &options, here.hits_, 32, &raw);
        here.moved = raw.moved;
        here.carried = raw.carried;
        here.ground = raw.ground;
        here.count_ = raw.hit_count;
        here.stuck = raw.stuck != 0;
        detail::settle(made, code);
        return made;
    }

    /** The bodies that contain a point, boundaries included. */
    SAT2D_NODISCARD answer<std::vector<body_id>>
    query_point(vec2 point, const sat_query_filter *considered = nullptr) const {
        return detail::list<body_id>(
            16, [&](body_id *buffer, std::size_t capacity, std::size_t *count) {
                return sat_world_query_point(handle_, point, considered, buffer, capacity, count);
            });
    }
    /**
     * The bodies in an axis-aligned box, given by any two opposite corners; `coverage` is one of
     * the `SAT_COVERAGE_` constants.
     */
    SAT2D_NODISCARD answer<std::vector<body_id>>
    query_box(const aabb &region, sat2d::coverage coverage = coverage::touching,
              const sat_query_filter *considered = nullptr) const {
        return detail::list<body_id>(
            16, [&](body_id *buffer, std::size_t capacity, std::size_t *count) {
                return sat_world_query_box(handle_, region, static_cast<sat_coverage>(coverage),
            considered, buffer, capacity, count);
            });
    }
    /** The bodies in a disc; `coverage` is one of the `SAT_COVERAGE_` constants. */
    SAT2D_NODISCARD answer<std::vector<body_id>>
    query_circle(vec2 center, double radius, sat2d::coverage coverage = coverage::touching,
                 const sat_query_filter *considered = nullptr) const {
        return detail::list<body_id>(
            16, [&](body_id *buffer, std::size_t capacity, std::size_t *count) {
                return sat_world_query_circle(handle_, center, radius,
            static_cast<sat_coverage>(coverage), considered, buffer, capacity, count);
            });
    }
    /** The bodies in a shape at `transform`; `coverage` is one of the `SAT_COVERAGE_` constants. */
    SAT2D_NODISCARD answer<std::vector<body_id>>
    query_shape(const sat2d::shape &what, const sat2d::transform &at,
                sat2d::coverage coverage = coverage::touching,
                const sat_query_filter *considered = nullptr) const {
        return detail::list<body_id>(
            16, [&](body_id *buffer, std::size_t capacity, std::size_t *count) {
                return sat_world_query_shape(handle_, what.get(), &at.raw(),
            static_cast<sat_coverage>(coverage), considered, buffer, capacity, count);
            });
    }

    /**
     * Calls `visit` for all bodies that contain a point: a function object that takes a `body_id`
     * and returns whether to go on. It must not change the world; its exceptions come out here.
     *
     * @code{.cpp}
     * sat2d::world world;
     * const sat2d::body_id tile = world.insert(sat2d::shape::rectangle(2, 2));
     * auto found = sat2d::body_id();
     * world.each_at_point({0.5, 0.5}, [&](sat2d::body_id body) { found = body; return false; });
     * assert(found == tile);
     * @endcode
     */
    template <typename Visit>
    answer<void> each_at_point(vec2 point, Visit visit,
                               const sat_query_filter *filter = nullptr) const {
        auto visitor = detail::visiting(visit);
        return visitor.end(
            sat_world_each_at_point(handle_, point, filter, visitor.body, &visitor));
    }
    /** The same for all bodies in an axis-aligned box. */
    template <typename Visit>
    answer<void> each_in_box(const aabb &box, Visit visit, coverage how = coverage::touching,
                             const sat_query_filter *filter = nullptr) const {
        auto visitor = detail::visiting(visit);
        return visitor.end(sat_world_each_in_box(handle_, box, static_cast<sat_coverage>(how),
                                                 filter, visitor.body, &visitor));
    }
    /** The same for all bodies in a disc. */
    template <typename Visit>
    answer<void> each_in_circle(vec2 center, double radius, Visit visit,
                                coverage how = coverage::touching,
                                const sat_query_filter *filter = nullptr) const {
        auto visitor = detail::visiting(visit);
        return visitor.end(sat_world_each_in_circle(handle_, center, radius,
                                                    static_cast<sat_coverage>(how), filter,
                                                    visitor.body, &visitor));
    }
    /** The same for all bodies in a placed shape. */
    template <typename Visit>
    answer<void> each_in_shape(const shape &region, const sat2d::transform &where, Visit visit,
                               coverage how = coverage::touching,
                               const sat_query_filter *filter = nullptr) const {
        auto visitor = detail::visiting(visit);
        return visitor.end(sat_world_each_in_shape(handle_, region.get(), &where.raw(),
                                                   static_cast<sat_coverage>(how), filter,
                                                   visitor.body, &visitor));
    }
    /** The same for all bodies that a ray hits, the nearest first: `visit` takes a
     * `body_ray_hit`. */
    template <typename Visit>
    answer<void> each_on_ray(vec2 origin, vec2 direction, double reach, Visit visit,
                             const sat_query_filter *filter = nullptr) const {
        auto visitor = detail::visiting(visit);
        return visitor.end(sat_world_each_on_ray(handle_, origin, direction, reach, filter,
                                                 visitor.ray, &visitor));
    }

    /** The `k` bodies nearest to a point, at most, and none farther than `reach`. */
    SAT2D_NODISCARD answer<std::vector<near_body>>
    nearest(vec2 point, std::size_t k, double reach,
            const sat_query_filter *filter = nullptr) const {
        std::size_t all = 0;
        (void)sat_world_body_count(handle_, &all);
        return detail::list<near_body>(
            k < all ? k : all, [&](near_body *buffer, std::size_t capacity, std::size_t *count) {
                return sat_world_nearest(handle_, point, k, reach, filter, buffer, capacity,
                                         count);
            });
    }
    /**
     * The first body that a ray hits, at most `reach` times `direction` (of any length) away; if
     * several are hit at the same place, the one with the lowest id. The reach may be infinite. The
     * fraction counts in units of `direction`, as with `sat_cast_ray`. A ray whose direction or
     * reach is 0 is its origin.
     */
    SAT2D_NODISCARD answer<body_ray_hit>
    cast_ray(vec2 origin, vec2 direction, double reach,
             const sat_query_filter *considered = nullptr) const SAT2D_NOEXCEPT {
        answer<body_ray_hit> made;
        detail::settle(made, sat_world_cast_ray(handle_, origin, direction, reach, considered,
            &detail::slot(made)));
        return made;
    }
    /**
     * All bodies that a ray hits, at most `reach` times `direction` away, the nearest first; those
     * hit at the same place are in the order of their ids. The order is exact, as with
     * `sat_world_cast_ray`.
     */
    SAT2D_NODISCARD answer<std::vector<body_ray_hit>>
    cast_ray_all(vec2 origin, vec2 direction, double reach,
                 const sat_query_filter *considered = nullptr) const {
        return detail::list<body_ray_hit>(
            16, [&](body_ray_hit *buffer, std::size_t capacity, std::size_t *count) {
                return sat_world_cast_ray_all(handle_, origin, direction, reach, considered,
            buffer, capacity, count);
            });
    }
    /**
     * The first body that a moving shape hits, and how; if several are hit at the same time, the
     * one with the lowest id. The bodies of the world rest during the sweep. Times of impact as
     * rounded doubles decide which body is first.
     */
    SAT2D_NODISCARD answer<body_impact>
    sweep(const sat2d::shape &what, const sat2d::motion &along,
          const sat_query_filter *considered = nullptr) const SAT2D_NOEXCEPT {
        answer<body_impact> made;
        detail::settle(made, sat_world_sweep(handle_, what.get(), &along.raw(), considered,
            &detail::slot(made)));
        return made;
    }
    /** Draws all bodies by the caller's functions, which must not throw. */
    answer<void> draw(const sat_draw_callbacks &callbacks, void *user) const SAT2D_NOEXCEPT {
        return detail::done(sat_world_draw(handle_, &callbacks, user));
    }
    /** Draws one body by the caller's functions, which must not throw. */
    answer<void> draw_body(body_id id, const sat_draw_callbacks &callbacks,
                           void *user) const SAT2D_NOEXCEPT {
        return detail::done(sat_world_draw_body(handle_, id, &callbacks, user));
    }

    /** Whether there is a world. */
    explicit operator bool() const noexcept { return handle_ != nullptr; }
    /** The handle, for the C functions; it stays the world's. */
    sat_world *get() noexcept { return handle_; }
    /** The handle, for the C functions that only read. */
    const sat_world *get() const noexcept { return handle_; }
#ifndef SAT2D_DOXYGEN
    explicit world(detail::unset) noexcept {}
#endif

  private:
    template <typename Predicate>
    static bool ask(const sat_world *shown, body_id a, body_id b, void *user) noexcept {
        world borrowed{detail::unset()};
        borrowed.handle_ = const_cast<sat_world *>(shown); // the callee gets it as const
        const world &seen = borrowed;
        const bool meets = (*static_cast<Predicate *>(user))(seen, a, b);
        borrowed.handle_ = nullptr;
        return meets;
    }
    sat_status events_into(std::vector<pair_event> &found) const {
        return detail::list_into(
            found, 0, [&](pair_event *buffer, std::size_t capacity, std::size_t *count) {
                return sat_world_events(handle_, buffer, capacity, count);
            });
    }
    sat_status step_into(std::vector<pair_event> &found, std::size_t max_pairs = 0) {
        const sat_status code = sat_world_step_within(handle_, max_pairs);
        found.clear();
        return code == SAT_OK ? events_into(found) : code;
    }

    sat_world *handle_ = nullptr;
};

#ifndef SAT2D_DOXYGEN
} // inline namespace
#endif
} // namespace sat2d

#endif // SAT2D_HPP
