--- sat2d: exact 2D collision detection and convex decomposition, for LuaJIT and LÖVE.
--
-- One file; it loads the shared library of sat2d. See docs/lua.md. Angles are in radians from the x
-- axis towards the y axis, or in degrees where a name says so. Lists of points are flat:
-- { x0, y0, x1, y1, ... }. Indices of vertices and edges count from 0, as in messages. Constants
-- are strings ("overlapping"). Errors are tables with the fields `status`, `code`, `message`,
-- `indices` and `point`.
--
-- The annotations are those of LuaCATS, which lua-language-server and other editors read.
--
-- Made by `cargo run -p sat2d-api`; do not edit.
--
-- SPDX-License-Identifier: MIT OR Apache-2.0

---@class sat2d.Shape
---@class sat2d.Mask
---@class sat2d.World
---@class sat2d.Decomposer
---@class sat2d.Stage
---@class sat2d.Transform
---@field a number
---@field b number
---@field c number
---@field d number
---@field tx number
---@field ty number
---@alias sat2d.TransformLike sat2d.Transform|number[]|table

local ffi = require("ffi")

ffi.cdef([==[
/* sat2d: the declarations of sat2d.h without the preprocessor, for Python's cffi, LuaJIT
 * and other bindings. Generated from sat2d.h, which documents them; do not edit.
 *
 * SPDX-License-Identifier: MIT OR Apache-2.0
 */

enum {
    SAT_OK = 0,
    SAT_ERR_NULL = 1,
    SAT_ERR_CAPACITY = 2,
    SAT_ERR_COUNT = 3,
    SAT_ERR_INVALID_ENUM = 4,
    SAT_ERR_INTERNAL = 5,
    SAT_ERR_VERSION = 6,
    SAT_ERR_RESERVED = 7,
    SAT_ERR_LIMIT = 8,
    SAT_ERR_MEMORY = 9,
    SAT_ERR_NOT_FINITE = 10,
    SAT_ERR_OUT_OF_RANGE = 11,
    SAT_ERR_NEGATIVE = 12,
    SAT_ERR_TOO_FEW_POINTS = 13,
    SAT_ERR_REPEATED_POINT = 14,
    SAT_ERR_ZERO_AREA = 15,
    SAT_ERR_NOT_CONVEX = 16,
    SAT_ERR_SELF_INTERSECTING = 17,
    SAT_ERR_SINGULAR = 18,
    SAT_ERR_NOT_SIMILARITY = 19,
    SAT_ERR_NO_RINGS = 20,
    SAT_ERR_SPIKE = 21,
    SAT_ERR_EDGES_CROSS = 22,
    SAT_ERR_EDGES_OVERLAP = 23,
    SAT_ERR_REPEATED_VERTEX = 24,
    SAT_ERR_VERTEX_ON_EDGE = 25,
    SAT_ERR_HOLE_OUTSIDE = 26,
    SAT_ERR_NESTED_HOLES = 27,
    SAT_ERR_DISCONNECTED = 28,
    SAT_ERR_NOT_RIGID = 29,
    SAT_ERR_INDEX = 30,
    SAT_ERR_PARTS_OVERLAP = 31,
    SAT_ERR_TRUST_MISPLACED = 32,
    SAT_ERR_NOT_OFFERED = 33,
    SAT_ERR_NO_CERTIFICATE = 34,
    SAT_ERR_STALE_ID = 60,
    SAT_ERR_BUSY = 61,
    SAT_ERR_FULL = 62,
    SAT_ERR_UNSUPPORTED = 63,
    SAT_ERR_NOT_A_WORLD = 64,
    SAT_ERR_SAVE_VERSION = 65,
    SAT_ERR_DAMAGED = 66,
    SAT_ERR_IS_PART = 67,
    SAT_ERR_NOT_A_PART = 68,
    SAT_VERSION_MAJOR = 0,
    SAT_VERSION_MINOR = 3,
    SAT_VERSION_PATCH = 0,
    SAT_VERSION = ((1000 * ((1000 * SAT_VERSION_MAJOR) + SAT_VERSION_MINOR)) + SAT_VERSION_PATCH),
    SAT_ABI_VERSION = 2,
    SAT_NO_INDEX = 4294967295,
    SAT_DEVIATE_EITHER = 0,
    SAT_DEVIATE_OUTWARD = 1,
    SAT_DEVIATE_INWARD = 2,
    SAT_EDGE_DIAGONAL = 4294967295,
    SAT_DECOMPOSE_BALANCED = 0,
    SAT_DECOMPOSE_FAST = 1,
    SAT_DECOMPOSE_FEWEST = 2,
    SAT_DECOMPOSE_SLICING = 3,
    SAT_PREFER_AS_CUT = 0,
    SAT_PREFER_FAT = 1,
    SAT_PREFER_WIDE_ANGLES = 2,
    SAT_FILL_EVEN_ODD = 0,
    SAT_FILL_NON_ZERO = 1,
    SAT_PATH_MOVE_TO = 0,
    SAT_PATH_LINE_TO = 1,
    SAT_PATH_QUADRATIC_TO = 2,
    SAT_PATH_CUBIC_WITHIN = 3,
    SAT_PATH_ARC_TO = 4,
    SAT_PATH_CONIC_TO = 5,
    SAT_PATH_CLOSE = 6,
    SAT_PATH_ARC_LARGE = 1,
    SAT_PATH_ARC_SWEEP = 2,
    SAT_JOIN_ROUND = 0,
    SAT_JOIN_BEVEL = 1,
    SAT_JOIN_MITER = 2,
    SAT_CAP_ROUND = 0,
    SAT_CAP_BUTT = 1,
    SAT_CAP_SQUARE = 2,
    SAT_SHAPE_NONE = 0,
    SAT_SHAPE_POINT = 1,
    SAT_SHAPE_CIRCLE = 2,
    SAT_SHAPE_SEGMENT = 3,
    SAT_SHAPE_CAPSULE = 4,
    SAT_SHAPE_RECTANGLE = 5,
    SAT_SHAPE_CONVEX_POLYGON = 6,
    SAT_SHAPE_ROUNDED_POLYGON = 7,
    SAT_SHAPE_CONCAVE_POLYGON = 8,
    SAT_SHAPE_OPEN_CHAIN = 9,
    SAT_SHAPE_CLOSED_CHAIN = 10,
    SAT_SHAPE_MULTI_POLYGON = 11,
    SAT_SHAPE_ELLIPSE = 12,
    SAT_SHAPE_OUTLINE = 13,
    SAT_CONNECTIVITY_FOUR = 0,
    SAT_CONNECTIVITY_EIGHT = 1,
    SAT_DISJOINT = 0,
    SAT_TOUCHING = 1,
    SAT_OVERLAPPING = 2,
    SAT_FEATURE_NONE = 0,
    SAT_FEATURE_VERTEX = 1,
    SAT_FEATURE_EDGE = 2,
    SAT_FEATURE_ARC = 3,
    SAT_CONTACT_VERTEX_VERTEX = 0,
    SAT_CONTACT_EDGE_VERTEX = 1,
    SAT_CONTACT_EDGE_EDGE = 2,
    SAT_CONTACT_ARC_VERTEX = 3,
    SAT_CONTACT_ARC_EDGE = 4,
    SAT_CONTACT_ARC_ARC = 5,
    SAT_SIDE_NONE = 0,
    SAT_SIDE_A = 1,
    SAT_SIDE_B = 2,
    SAT_CONTAINMENT_NONE = 0,
    SAT_CONTAINMENT_TOUCHING = 1,
    SAT_CONTAINMENT_PROPER = 2,
    SAT_CONTAINMENT_EQUAL = 3,
    SAT_AT_START_REPORT = 0,
    SAT_AT_START_SKIP_PARTING = 1,
    SAT_AT_START_SKIP_OVERLAPPING = 2,
    SAT_MASK_NOTHING = 2147483648,
    SAT_BODY_MOVING = 0,
    SAT_BODY_STATIC = 1,
    SAT_BODY_SENSOR = 2,
    SAT_PHASE_BEGIN = 0,
    SAT_PHASE_STAY = 1,
    SAT_PHASE_END = 2,
    SAT_QUERY_STATIC = 1,
    SAT_QUERY_MOVING = 2,
    SAT_QUERY_SENSORS = 4,
    SAT_QUERY_ALL = 7,
    SAT_QUERY_ONE_WAY = 8,
    SAT_COVERAGE_TOUCHING = 0,
    SAT_COVERAGE_OVERLAPPING = 1,
    SAT_COVERAGE_INSIDE = 2,
    SAT_PAINT_STATIC = 0,
    SAT_PAINT_MOVING = 1,
    SAT_PAINT_SENSOR = 2,
    SAT_PAINT_OUTLINE = 3,
    SAT_PAINT_CONTACT = 4,
    SAT_PAINT_LABEL = 5,
};

typedef int32_t sat_status;
const char *sat_status_message(sat_status status);
const char *sat_last_error(void);
int32_t sat_version(void);
const char *sat_version_string(void);
int32_t sat_abi_version(void);
sat_status sat_version_check_header(int32_t version, int32_t abi_version);
void *sat_alloc(size_t size);
void sat_free(void *memory);
typedef struct sat_vec2 {
    double x;
    double y;
} sat_vec2;
typedef struct sat_aabb {
    sat_vec2 min;
    sat_vec2 max;
} sat_aabb;
typedef struct sat_error_details {
    sat_status status;
    uint32_t entry;
    uint32_t body;
    uint32_t parts[2];
    uint32_t rings[2];
    uint32_t vertices[2];
    uint32_t edges[2];
    uint32_t has_point;
    sat_vec2 point;
} sat_error_details;
void sat_last_error_details(sat_error_details *out_details);
typedef struct sat_transform {
    double a;
    double b;
    double c;
    double d;
    double tx;
    double ty;
} sat_transform;
sat_transform sat_transform_identity(void);
sat_transform sat_transform_translation(sat_vec2 position);
sat_status sat_transform_placement(sat_vec2 position,
                                   double rotation,
                                   double scale_x,
                                   double scale_y,
                                   sat_transform *out_transform);
sat_status sat_transform_placement_degrees(sat_vec2 position,
                                           double rotation,
                                           double scale_x,
                                           double scale_y,
                                           sat_transform *out_transform);
sat_status sat_transform_product(const sat_transform *outer,
                                 const sat_transform *inner,
                                 sat_transform *out_transform);
sat_status sat_transform_nested(const sat_transform *levels,
                                size_t count,
                                sat_transform *out_transform);
sat_status sat_transform_anchored(const sat_transform *transform,
                                  sat_vec2 anchor,
                                  sat_transform *out_transform);
sat_status sat_transform_inverse(const sat_transform *transform,
                                 sat_transform *out_transform);
sat_status sat_transform_apply(const sat_transform *transform,
                               sat_vec2 point,
                               sat_vec2 *out_point);
sat_status sat_transform_position(const sat_transform *transform, sat_vec2 *out_position);
sat_status sat_transform_is_mirrored(const sat_transform *transform, bool *out_mirrored);
sat_status sat_transform_is_similarity(const sat_transform *transform, bool *out_similarity);
typedef struct sat_polygon_fault {
    sat_status status;
    uint32_t ring;
    uint32_t other_ring;
    uint32_t vertices[2];
    uint32_t edges[2];
    uint32_t has_place;
    sat_vec2 place;
} sat_polygon_fault;
sat_status sat_polygon_validate(const sat_vec2 *points,
                                const size_t *ring_sizes,
                                size_t ring_count,
                                sat_polygon_fault *out_fault);
sat_status sat_polygon_is_concave(const sat_vec2 *points,
                                  const size_t *ring_sizes,
                                  size_t ring_count,
                                  bool *out_concave);
sat_status sat_polygon_reflex_vertices(const sat_vec2 *points,
                                       const size_t *ring_sizes,
                                       size_t ring_count,
                                       uint32_t *out_vertices,
                                       size_t capacity,
                                       size_t *out_count);
sat_status sat_polygon_centroid(const sat_vec2 *points,
                                const size_t *ring_sizes,
                                size_t ring_count,
                                sat_vec2 *out_centroid);
typedef struct sat_multipolygon_fault {
    sat_polygon_fault fault;
    uint32_t parts[2];
} sat_multipolygon_fault;
sat_status sat_multipolygon_validate(const sat_vec2 *points,
                                     const size_t *ring_sizes,
                                     const size_t *part_sizes,
                                     size_t part_count,
                                     sat_multipolygon_fault *out_fault);
typedef int32_t sat_deviation;
sat_status sat_polygon_simplify(const sat_vec2 *points,
                                const size_t *ring_sizes,
                                size_t ring_count,
                                double tolerance,
                                sat_deviation deviation,
                                size_t *out_ring_sizes,
                                uint32_t *out_vertices,
                                size_t capacity,
                                size_t *out_count);
sat_status sat_multipolygon_simplify(const sat_vec2 *points,
                                     const size_t *ring_sizes,
                                     const size_t *part_sizes,
                                     size_t part_count,
                                     double tolerance,
                                     sat_deviation deviation,
                                     size_t *out_ring_sizes,
                                     uint32_t *out_vertices,
                                     size_t capacity,
                                     size_t *out_count);
typedef int32_t sat_decompose_method;
typedef int32_t sat_decompose_preference;
typedef struct sat_decompose_options {
    sat_decompose_method method;
    sat_decompose_preference prefer;
    size_t max_corners;
    uint64_t work_limit;
} sat_decompose_options;
typedef struct sat_piece_buffers {
    size_t *piece_sizes;
    size_t piece_capacity;
    uint32_t *vertices;
    uint32_t *edges;
    size_t corner_capacity;
} sat_piece_buffers;
typedef struct sat_decomposition {
    double area;
    size_t piece_count;
    size_t corner_count;
    uint32_t is_optimal;
    uint32_t is_complete;
    size_t lower_bound;
} sat_decomposition;
sat_status sat_polygon_decompose(const sat_vec2 *points,
                                 const size_t *ring_sizes,
                                 size_t ring_count,
                                 const sat_decompose_options *options,
                                 const sat_piece_buffers *buffers,
                                 sat_decomposition *out_decomposition);
typedef struct sat_decomposer sat_decomposer;
sat_status sat_decomposer_new(sat_decomposer **out_decomposer);
void sat_decomposer_free(sat_decomposer *decomposer);
sat_status sat_decomposer_decompose(sat_decomposer *decomposer,
                                    const sat_vec2 *points,
                                    const size_t *ring_sizes,
                                    size_t ring_count,
                                    const sat_decompose_options *options,
                                    const sat_piece_buffers *buffers,
                                    sat_decomposition *out_decomposition);
sat_status sat_decomposer_decompose_trusted(sat_decomposer *decomposer,
                                            const sat_vec2 *points,
                                            const size_t *ring_sizes,
                                            size_t ring_count,
                                            const sat_decompose_options *options,
                                            const sat_piece_buffers *buffers,
                                            sat_decomposition *out_decomposition);
typedef struct sat_decomposed_polygon {
    sat_decomposition decomposition;
    size_t first_piece;
    size_t first_corner;
    sat_status status;
    uint32_t reserved;
} sat_decomposed_polygon;
sat_status sat_polygons_decompose(const sat_vec2 *points,
                                  const size_t *ring_sizes,
                                  const size_t *polygon_sizes,
                                  size_t polygon_count,
                                  const sat_decompose_options *options,
                                  const sat_piece_buffers *buffers,
                                  sat_decomposed_polygon *out_polygons);
sat_status sat_polygons_decompose_trusted(const sat_vec2 *points,
                                          const size_t *ring_sizes,
                                          const size_t *polygon_sizes,
                                          size_t polygon_count,
                                          const sat_decompose_options *options,
                                          const sat_piece_buffers *buffers,
                                          sat_decomposed_polygon *out_polygons);
sat_status sat_polygon_approximate(const sat_vec2 *points,
                                   const size_t *ring_sizes,
                                   size_t ring_count,
                                   const sat_decompose_options *options,
                                   double tolerance,
                                   sat_deviation deviation,
                                   const sat_piece_buffers *buffers,
                                   sat_decomposition *out_decomposition);
typedef struct sat_shape sat_shape;
sat_status sat_shape_share(const sat_shape *shape, sat_shape **out_shape);
void sat_shape_free(sat_shape *shape);
sat_status sat_shape_new_circle(sat_vec2 center, double radius, sat_shape **out_shape);
sat_status sat_shape_new_ellipse(double half_width, double half_height, sat_shape **out_shape);
sat_status sat_shape_new_segment(sat_vec2 start, sat_vec2 end, sat_shape **out_shape);
sat_status sat_shape_new_capsule(sat_vec2 start,
                                 sat_vec2 end,
                                 double radius,
                                 sat_shape **out_shape);
sat_status sat_shape_new_rectangle(double width, double height, sat_shape **out_shape);
sat_status sat_shape_new_rectangle_xywh(double x,
                                        double y,
                                        double width,
                                        double height,
                                        sat_shape **out_shape);
sat_status sat_shape_new_convex_polygon(const sat_vec2 *points,
                                        size_t count,
                                        sat_shape **out_shape);
sat_status sat_shape_new_rounded_polygon(const sat_vec2 *points,
                                         size_t count,
                                         double radius,
                                         sat_shape **out_shape);
sat_status sat_shape_new_polygon(const sat_vec2 *points,
                                 const size_t *ring_sizes,
                                 size_t ring_count,
                                 sat_shape **out_shape);
sat_status sat_shape_new_polygon_with(const sat_vec2 *points,
                                      const size_t *ring_sizes,
                                      size_t ring_count,
                                      const sat_decompose_options *options,
                                      sat_shape **out_shape);
sat_status sat_shape_new_hull(const sat_vec2 *points, size_t count, sat_shape **out_shape);
sat_status sat_shape_new_tiles(const uint8_t *cells,
                               size_t columns,
                               size_t rows,
                               sat_vec2 size,
                               sat_vec2 origin,
                               sat_shape **out_shapes,
                               size_t capacity,
                               size_t *out_count);
sat_status sat_shape_new_chain(const sat_vec2 *points,
                               size_t count,
                               bool closed,
                               sat_shape **out_shape);
typedef int32_t sat_path_kind;
typedef uint32_t sat_path_arc;
typedef struct sat_path_command {
    sat_path_kind kind;
    sat_path_arc arc;
    double number;
    sat_vec2 control;
    sat_vec2 second;
    sat_vec2 to;
} sat_path_command;
typedef int32_t sat_fill_rule;
sat_status sat_shape_new_outline(const sat_path_command *commands,
                                 size_t count,
                                 sat_fill_rule rule,
                                 sat_shape **out_shape);
sat_status sat_shape_flattened(const sat_shape *shape,
                               double tolerance,
                               sat_vec2 *out_vertices,
                               size_t capacity,
                               size_t *out_count);
sat_status sat_shape_flattened_ring_sizes(const sat_shape *shape,
                                          double tolerance,
                                          size_t *out_sizes,
                                          size_t capacity,
                                          size_t *out_count);
typedef int32_t sat_stroke_join;
typedef int32_t sat_stroke_cap;
typedef struct sat_stroke {
    double width;
    double miter_limit;
    sat_stroke_join join;
    sat_stroke_cap cap;
} sat_stroke;
sat_status sat_shape_new_stroke_within(const sat_path_command *commands,
                                       size_t count,
                                       const sat_stroke *stroke,
                                       double tolerance,
                                       sat_shape **out_shape);
sat_status sat_shape_new_outline_within(const sat_path_command *commands,
                                        size_t count,
                                        sat_fill_rule rule,
                                        double tolerance,
                                        sat_shape **out_shape);
typedef int32_t sat_shape_type;
sat_status sat_shape_kind(const sat_shape *shape, sat_shape_type *out_kind);
sat_status sat_shape_area(const sat_shape *shape, double *out_area);
sat_status sat_shape_centroid(const sat_shape *shape, sat_vec2 *out_centroid);
sat_status sat_shape_vertex_count(const sat_shape *shape, size_t *out_count);
sat_status sat_shape_vertices(const sat_shape *shape,
                              sat_vec2 *out_vertices,
                              size_t capacity,
                              size_t *out_count);
sat_status sat_shape_ring_count(const sat_shape *shape, size_t *out_count);
sat_status sat_shape_ring_sizes(const sat_shape *shape,
                                size_t *out_sizes,
                                size_t capacity,
                                size_t *out_count);
sat_status sat_shape_radius(const sat_shape *shape, double *out_radius);
sat_status sat_shape_half_axes(const sat_shape *shape, sat_vec2 *out_half_axes);
sat_status sat_shape_bounds(const sat_shape *shape,
                            const sat_transform *transform,
                            sat_aabb *out_bounds);
typedef struct sat_mask sat_mask;
sat_status sat_mask_new(size_t width, size_t height, sat_mask **out_mask);
sat_status sat_mask_new_alpha(const uint8_t *alpha,
                              size_t width,
                              size_t height,
                              uint8_t threshold,
                              sat_mask **out_mask);
sat_status sat_mask_new_words(const uint64_t *words,
                              size_t width,
                              size_t height,
                              sat_mask **out_mask);
sat_status sat_mask_clone(const sat_mask *mask, sat_mask **out_mask);
void sat_mask_free(sat_mask *mask);
typedef struct sat_pixel_box {
    uint32_t x;
    uint32_t y;
    uint32_t width;
    uint32_t height;
} sat_pixel_box;
sat_status sat_mask_width(const sat_mask *mask, size_t *out_width);
sat_status sat_mask_height(const sat_mask *mask, size_t *out_height);
sat_status sat_mask_get(const sat_mask *mask, size_t x, size_t y, bool *out_is_set);
sat_status sat_mask_set(sat_mask *mask, size_t x, size_t y, bool is_set);
sat_status sat_mask_fill(sat_mask *mask,
                         const sat_shape *shape,
                         const sat_transform *transform,
                         bool is_set);
sat_status sat_mask_count(const sat_mask *mask, size_t *out_count);
sat_status sat_mask_is_empty(const sat_mask *mask, bool *out_is_empty);
sat_status sat_mask_bounds(const sat_mask *mask, sat_pixel_box *out_box);
sat_status sat_mask_word(const sat_mask *mask, int64_t x, int64_t y, uint64_t *out_word);
typedef struct sat_pixel {
    int32_t x;
    int32_t y;
} sat_pixel;
typedef struct sat_found_pixel {
    sat_pixel pixel;
    uint32_t found;
} sat_found_pixel;
sat_status sat_mask_overlaps(const sat_mask *mask,
                             const sat_mask *other,
                             sat_pixel offset,
                             bool *out_overlaps);
sat_status sat_mask_overlap_area(const sat_mask *mask,
                                 const sat_mask *other,
                                 sat_pixel offset,
                                 size_t *out_area);
sat_status sat_mask_overlap_mask(const sat_mask *mask,
                                 const sat_mask *other,
                                 sat_pixel offset,
                                 sat_mask **out_mask);
sat_status sat_mask_first_overlap(const sat_mask *mask,
                                  const sat_mask *other,
                                  sat_pixel offset,
                                  sat_found_pixel *out_pixel);
typedef int32_t sat_connectivity;
typedef struct sat_silhouette_buffers {
    sat_vec2 *points;
    size_t point_capacity;
    size_t *ring_sizes;
    size_t ring_capacity;
    size_t *part_sizes;
    size_t part_capacity;
} sat_silhouette_buffers;
typedef struct sat_silhouettes {
    size_t point_count;
    size_t ring_count;
    size_t part_count;
} sat_silhouettes;
sat_status sat_mask_silhouettes(const sat_mask *mask,
                                sat_connectivity connectivity,
                                const sat_silhouette_buffers *buffers,
                                sat_silhouettes *out_silhouettes);
sat_status sat_shape_new_mask(const sat_mask *mask, sat_vec2 pivot, sat_shape **out_shape);
sat_status sat_shape_new_mask_groups(const sat_mask *mask,
                                     sat_vec2 pivot,
                                     sat_shape **out_shapes,
                                     size_t capacity,
                                     size_t *out_count);
typedef int32_t sat_relation;
sat_status sat_collide(const sat_shape *a,
                       const sat_transform *ta,
                       const sat_shape *b,
                       const sat_transform *tb,
                       sat_relation *out_relation);
bool sat_hits(const sat_shape *a,
              const sat_transform *ta,
              const sat_shape *b,
              const sat_transform *tb);
bool sat_overlaps(const sat_shape *a,
                  const sat_transform *ta,
                  const sat_shape *b,
                  const sat_transform *tb);
sat_status sat_point_relation(const sat_shape *shape,
                              const sat_transform *transform,
                              sat_vec2 point,
                              sat_relation *out_relation);
typedef int32_t sat_feature_kind;
typedef struct sat_feature {
    sat_feature_kind kind;
    uint32_t index;
} sat_feature;
typedef int32_t sat_contact_kind;
typedef int32_t sat_side;
typedef struct sat_contact_point {
    sat_vec2 on_a;
    sat_vec2 on_b;
    double depth;
    sat_feature feature_a;
    sat_feature feature_b;
} sat_contact_point;
typedef struct sat_manifold {
    sat_vec2 normal;
    double depth;
    sat_feature feature_a;
    sat_feature feature_b;
    sat_contact_kind kind;
    sat_side reference;
    size_t point_count;
    sat_contact_point points[2];
} sat_manifold;
sat_status sat_contact(const sat_shape *a,
                       const sat_transform *ta,
                       const sat_shape *b,
                       const sat_transform *tb,
                       sat_manifold *out_manifold);
sat_status sat_contacts(const sat_shape *a,
                        const sat_transform *ta,
                        const sat_shape *b,
                        const sat_transform *tb,
                        sat_manifold *out_manifolds,
                        size_t capacity,
                        size_t *out_count);
sat_status sat_rounding_margin(const sat_shape *a,
                               const sat_transform *ta,
                               const sat_shape *b,
                               const sat_transform *tb,
                               double *out_margin);
typedef struct sat_closest_points {
    double distance;
    sat_vec2 normal;
    sat_vec2 on_a;
    sat_vec2 on_b;
    sat_feature feature_a;
    sat_feature feature_b;
} sat_closest_points;
sat_status sat_distance(const sat_shape *a,
                        const sat_transform *ta,
                        const sat_shape *b,
                        const sat_transform *tb,
                        sat_closest_points *out_closest);
typedef int32_t sat_containment;
sat_status sat_within(const sat_shape *inner,
                      const sat_transform *inner_transform,
                      const sat_shape *outer,
                      const sat_transform *outer_transform,
                      sat_containment *out_containment);
typedef struct sat_minimum_translation {
    sat_vec2 translation;
    sat_vec2 normal;
    double depth;
} sat_minimum_translation;
sat_status sat_separation(const sat_shape *a,
                          const sat_transform *ta,
                          const sat_shape *b,
                          const sat_transform *tb,
                          sat_minimum_translation *out_translation);
sat_status sat_separation_within(const sat_shape *a,
                                 const sat_transform *ta,
                                 const sat_shape *b,
                                 const sat_transform *tb,
                                 uint64_t work_limit,
                                 sat_minimum_translation *out_translation);
typedef struct sat_explanation sat_explanation;
typedef struct sat_separating_axis {
    sat_vec2 normal;
    double offset;
    uint32_t a_start;
    uint32_t a_end;
    uint32_t b_start;
    uint32_t b_end;
} sat_separating_axis;
sat_status sat_explain(const sat_shape *a,
                       const sat_transform *ta,
                       const sat_shape *b,
                       const sat_transform *tb,
                       sat_explanation **out_explanation);
void sat_explanation_free(sat_explanation *explanation);
sat_status sat_explanation_relation(const sat_explanation *explanation,
                                    sat_relation *out_relation);
sat_status sat_explanation_point(const sat_explanation *explanation, sat_vec2 *out_point);
sat_status sat_explanation_axes(const sat_explanation *explanation,
                                sat_separating_axis *out_axes,
                                size_t capacity,
                                size_t *out_count);
sat_status sat_explanation_json(const sat_explanation *explanation,
                                char *out_text,
                                size_t capacity,
                                size_t *out_count);
typedef struct sat_ray_hit {
    double fraction;
    sat_vec2 point;
    sat_vec2 normal;
    sat_feature feature;
    uint32_t hit;
    uint32_t starts_inside;
} sat_ray_hit;
sat_status sat_cast_segment(const sat_shape *shape,
                            const sat_transform *transform,
                            sat_vec2 start,
                            sat_vec2 end,
                            sat_ray_hit *out_hit);
sat_status sat_cast_ray(const sat_shape *shape,
                        const sat_transform *transform,
                        sat_vec2 origin,
                        sat_vec2 direction,
                        double reach,
                        sat_ray_hit *out_hit);
typedef struct sat_motion {
    sat_transform start;
    sat_vec2 translation;
    double rotation;
    sat_vec2 pivot;
} sat_motion;
typedef struct sat_impact {
    double time;
    double approach;
    sat_closest_points closest;
    sat_relation relation;
    uint32_t hit;
} sat_impact;
typedef uint32_t sat_at_start;
typedef struct sat_sweep_options {
    uint64_t work_limit;
    sat_at_start at_start;
    uint32_t reserved;
} sat_sweep_options;
typedef struct sat_impact_bounds {
    double earliest;
    double latest;
    uint32_t proved;
    uint32_t hit;
} sat_impact_bounds;
sat_status sat_motion_between(const sat_transform *start,
                              const sat_transform *end,
                              sat_motion *out_motion);
sat_status sat_motion_at(const sat_motion *motion,
                         double time,
                         sat_transform *out_transform);
sat_status sat_sweep(const sat_shape *a,
                     const sat_motion *motion_a,
                     const sat_shape *b,
                     const sat_motion *motion_b,
                     sat_impact *out_impact);
sat_status sat_sweep_with(const sat_shape *a,
                          const sat_motion *motion_a,
                          const sat_shape *b,
                          const sat_motion *motion_b,
                          const sat_sweep_options *options,
                          sat_impact *out_impact);
sat_status sat_sweep_bounds(const sat_shape *a,
                            const sat_motion *motion_a,
                            const sat_shape *b,
                            const sat_motion *motion_b,
                            sat_impact_bounds *out_bounds);
typedef struct sat_resolution {
    sat_vec2 a;
    sat_vec2 b;
} sat_resolution;
typedef struct sat_velocities {
    sat_vec2 a;
    sat_vec2 b;
} sat_velocities;
sat_status sat_resolve(sat_vec2 normal,
                       double depth,
                       double inverse_mass_a,
                       double inverse_mass_b,
                       sat_resolution *out_resolution);
sat_status sat_rebound(sat_vec2 normal,
                       sat_vec2 velocity_a,
                       double inverse_mass_a,
                       sat_vec2 velocity_b,
                       double inverse_mass_b,
                       double restitution,
                       sat_velocities *out_velocities);
sat_status sat_slide(sat_vec2 velocity, sat_vec2 normal, sat_vec2 *out_velocity);
typedef struct sat_rectangles_f64 {
    const double *center_x;
    const double *center_y;
    const double *u_x;
    const double *u_y;
    const double *v_x;
    const double *v_y;
} sat_rectangles_f64;
typedef struct sat_rectangles_f32 {
    const float *center_x;
    const float *center_y;
    const float *u_x;
    const float *u_y;
    const float *v_x;
    const float *v_y;
} sat_rectangles_f32;
sat_status sat_batch_rectangles_f64(const sat_rectangles_f64 *a,
                                    const sat_rectangles_f64 *b,
                                    size_t count,
                                    sat_relation *out_relations,
                                    size_t *out_answered);
sat_status sat_batch_rectangles_f32(const sat_rectangles_f32 *a,
                                    const sat_rectangles_f32 *b,
                                    size_t count,
                                    sat_relation *out_relations,
                                    size_t *out_answered);
sat_status sat_batch_pairs(const sat_shape *const *shapes,
                           const sat_transform *transforms,
                           size_t body_count,
                           const uint32_t *pairs,
                           size_t pair_count,
                           sat_relation *out_relations,
                           size_t *out_answered);
typedef struct sat_world sat_world;
sat_status sat_world_new(sat_world **out_world);
void sat_world_free(sat_world *world);
sat_status sat_world_set_parallel(sat_world *world, bool parallel);
sat_status sat_world_set_parallel_from(sat_world *world, size_t near_pairs);
typedef struct sat_body_id {
    uint64_t bits;
} sat_body_id;
typedef struct sat_filter {
    uint32_t category;
    uint32_t mask;
} sat_filter;
typedef int32_t sat_body_kind;
typedef struct sat_body {
    sat_transform transform;
    uint64_t user;
    double inverse_mass;
    sat_filter filter;
    sat_body_kind kind;
    uint32_t immovable;
    const sat_shape *shape;
    uint32_t reserved[4];
} sat_body;
bool sat_body_id_equal(sat_body_id a, sat_body_id b);
bool sat_body_id_is_none(sat_body_id id);
sat_body sat_body_default(void);
sat_status sat_world_insert(sat_world *world, const sat_body *body, sat_body_id *out_id);
sat_status sat_world_insert_many(sat_world *world,
                                 const sat_body *bodies,
                                 size_t count,
                                 sat_body_id *out_ids);
sat_status sat_world_remove(sat_world *world, sat_body_id id);
sat_status sat_world_attach(sat_world *world,
                            sat_body_id owner,
                            const sat_body *part,
                            sat_body_id *out_id);
sat_status sat_world_owner(const sat_world *world, sat_body_id id, sat_body_id *out_owner);
sat_status sat_world_parts(const sat_world *world,
                           sat_body_id id,
                           sat_body_id *out_parts,
                           size_t capacity,
                           size_t *out_count);
sat_status sat_world_local_transform(const sat_world *world,
                                     sat_body_id id,
                                     sat_transform *out_local);
sat_status sat_world_set_local_transform(sat_world *world,
                                         sat_body_id id,
                                         const sat_transform *local);
sat_status sat_world_get(const sat_world *world, sat_body_id id, sat_body *out_body);
sat_status sat_world_transform(const sat_world *world,
                               sat_body_id id,
                               sat_transform *out_transform);
sat_status sat_world_user(const sat_world *world, sat_body_id id, uint64_t *out_user);
sat_status sat_world_kind(const sat_world *world, sat_body_id id, sat_body_kind *out_kind);
sat_status sat_world_contains(const sat_world *world, sat_body_id id, bool *out_contains);
sat_status sat_world_body_count(const sat_world *world, size_t *out_count);
sat_status sat_world_bodies(const sat_world *world,
                            sat_body_id *out_ids,
                            size_t capacity,
                            size_t *out_count);
sat_status sat_world_bounds(const sat_world *world, sat_body_id id, sat_aabb *out_bounds);
sat_status sat_world_relation(const sat_world *world,
                              sat_body_id a,
                              sat_body_id b,
                              sat_relation *out_relation);
sat_status sat_world_within(const sat_world *world,
                            sat_body_id inner,
                            sat_body_id outer,
                            sat_containment *out_containment);
sat_status sat_world_contact(const sat_world *world,
                             sat_body_id a,
                             sat_body_id b,
                             sat_manifold *out_manifold);
sat_status sat_world_contacts(const sat_world *world,
                              sat_body_id a,
                              sat_body_id b,
                              sat_manifold *out_manifolds,
                              size_t capacity,
                              size_t *out_count);
sat_status sat_world_set_transform(sat_world *world,
                                   sat_body_id id,
                                   const sat_transform *transform);
sat_status sat_world_set_transforms(sat_world *world,
                                    const sat_body_id *ids,
                                    const sat_transform *transforms,
                                    size_t count);
sat_status sat_world_set_shape(sat_world *world, sat_body_id id, const sat_shape *shape);
sat_status sat_world_set_kind(sat_world *world, sat_body_id id, sat_body_kind kind);
sat_status sat_world_set_kinds(sat_world *world,
                               const sat_body_id *ids,
                               const sat_body_kind *kinds,
                               size_t count);
sat_status sat_world_set_filter(sat_world *world, sat_body_id id, sat_filter filter);
sat_status sat_world_set_user(sat_world *world, sat_body_id id, uint64_t user);
sat_status sat_world_set_inverse_mass(sat_world *world, sat_body_id id, double inverse_mass);
typedef int32_t sat_phase;
typedef struct sat_pair_event {
    sat_body_id a;
    sat_body_id b;
    uint64_t user_a;
    uint64_t user_b;
    sat_phase phase;
    sat_relation relation;
} sat_pair_event;
sat_status sat_world_step(sat_world *world);
sat_status sat_world_step_within(sat_world *world, size_t max_pairs);
sat_status sat_world_set_touching_tolerance(sat_world *world, double tolerance);
sat_status sat_world_touching_tolerance(const sat_world *world, double *out_tolerance);
sat_status sat_world_event_count(const sat_world *world, size_t *out_count);
sat_status sat_world_events(const sat_world *world,
                            sat_pair_event *out_events,
                            size_t capacity,
                            size_t *out_count);
typedef bool (*sat_pair_predicate)(const sat_world *world, sat_body_id a, sat_body_id b, void *user);
sat_status sat_world_set_pair_predicate(sat_world *world, sat_pair_predicate predicate, void *user);
sat_status sat_world_set_one_way(sat_world *world, sat_body_id id, sat_vec2 direction);
sat_status sat_world_one_way(const sat_world *world, sat_body_id id, sat_vec2 *out_direction);
typedef struct sat_separate_result {
    double depth;
    size_t overlapping;
    size_t iterations;
} sat_separate_result;
typedef struct sat_slide_hit {
    sat_body_id body;
    sat_vec2 normal;
} sat_slide_hit;
typedef struct sat_slide_result {
    sat_vec2 moved;
    size_t hit_count;
    uint32_t stuck;
    uint32_t reserved;
} sat_slide_result;
typedef struct sat_move_options {
    double skin;
    uint32_t reserved[4];
} sat_move_options;
sat_status sat_world_separate(sat_world *world,
                              size_t iterations,
                              sat_separate_result *out_result);
sat_status sat_world_separate_within(sat_world *world,
                                     size_t iterations,
                                     size_t max_pairs,
                                     sat_separate_result *out_result);
sat_status sat_world_move_and_slide(sat_world *world,
                                    sat_body_id id,
                                    sat_vec2 delta,
                                    sat_slide_hit *out_hits,
                                    size_t capacity,
                                    sat_slide_result *out_result);
sat_status sat_world_move_and_slide_with(sat_world *world,
                                         sat_body_id id,
                                         sat_vec2 delta,
                                         const sat_move_options *options,
                                         sat_slide_hit *out_hits,
                                         size_t capacity,
                                         sat_slide_result *out_result);
typedef struct sat_ground {
    sat_body_id body;
    sat_vec2 normal;
    sat_vec2 point;
    sat_transform transform;
} sat_ground;
typedef struct sat_character_options {
    sat_vec2 up;
    double max_slope;
    double step;
    double snap;
    sat_ground ground;
    double skin;
    uint32_t reserved[2];
} sat_character_options;
typedef struct sat_character_result {
    sat_vec2 moved;
    sat_vec2 carried;
    sat_ground ground;
    size_t hit_count;
    uint32_t stuck;
    uint32_t reserved;
} sat_character_result;
sat_status sat_world_move_character(sat_world *world,
                                    sat_body_id id,
                                    sat_vec2 delta,
                                    const sat_character_options *options,
                                    sat_slide_hit *out_hits,
                                    size_t capacity,
                                    sat_character_result *out_result);
typedef uint32_t sat_query_kinds;
typedef struct sat_query_filter {
    const sat_body_id *except;
    size_t except_count;
    sat_filter filter;
    sat_query_kinds kinds;
    sat_at_start at_start;
} sat_query_filter;
sat_query_filter sat_query_filter_default(void);
typedef int32_t sat_coverage;
sat_status sat_world_query_point(const sat_world *world,
                                 sat_vec2 point,
                                 const sat_query_filter *filter,
                                 sat_body_id *out_ids,
                                 size_t capacity,
                                 size_t *out_count);
sat_status sat_world_query_box(const sat_world *world,
                               sat_aabb region,
                               sat_coverage coverage,
                               const sat_query_filter *filter,
                               sat_body_id *out_ids,
                               size_t capacity,
                               size_t *out_count);
sat_status sat_world_query_circle(const sat_world *world,
                                  sat_vec2 center,
                                  double radius,
                                  sat_coverage coverage,
                                  const sat_query_filter *filter,
                                  sat_body_id *out_ids,
                                  size_t capacity,
                                  size_t *out_count);
sat_status sat_world_query_shape(const sat_world *world,
                                 const sat_shape *shape,
                                 const sat_transform *transform,
                                 sat_coverage coverage,
                                 const sat_query_filter *filter,
                                 sat_body_id *out_ids,
                                 size_t capacity,
                                 size_t *out_count);
typedef bool (*sat_body_callback)(sat_body_id body, void *user);
sat_status sat_world_each_at_point(const sat_world *world,
                                   sat_vec2 point,
                                   const sat_query_filter *filter,
                                   sat_body_callback callback,
                                   void *user);
sat_status sat_world_each_in_box(const sat_world *world,
                                 sat_aabb region,
                                 sat_coverage coverage,
                                 const sat_query_filter *filter,
                                 sat_body_callback callback,
                                 void *user);
sat_status sat_world_each_in_circle(const sat_world *world,
                                    sat_vec2 center,
                                    double radius,
                                    sat_coverage coverage,
                                    const sat_query_filter *filter,
                                    sat_body_callback callback,
                                    void *user);
sat_status sat_world_each_in_shape(const sat_world *world,
                                   const sat_shape *shape,
                                   const sat_transform *transform,
                                   sat_coverage coverage,
                                   const sat_query_filter *filter,
                                   sat_body_callback callback,
                                   void *user);
typedef struct sat_near_body {
    sat_body_id body;
    double distance;
    sat_vec2 point;
} sat_near_body;
sat_status sat_world_nearest(const sat_world *world,
                             sat_vec2 point,
                             size_t k,
                             double reach,
                             const sat_query_filter *filter,
                             sat_near_body *out_bodies,
                             size_t capacity,
                             size_t *out_count);
typedef struct sat_body_ray_hit {
    sat_body_id body;
    sat_ray_hit hit;
} sat_body_ray_hit;
typedef bool (*sat_ray_callback)(const sat_body_ray_hit *hit, void *user);
typedef struct sat_body_impact {
    sat_body_id body;
    sat_impact impact;
} sat_body_impact;
sat_status sat_world_cast_ray(const sat_world *world,
                              sat_vec2 origin,
                              sat_vec2 direction,
                              double reach,
                              const sat_query_filter *filter,
                              sat_body_ray_hit *out_hit);
sat_status sat_world_cast_ray_all(const sat_world *world,
                                  sat_vec2 origin,
                                  sat_vec2 direction,
                                  double reach,
                                  const sat_query_filter *filter,
                                  sat_body_ray_hit *out_hits,
                                  size_t capacity,
                                  size_t *out_count);
sat_status sat_world_each_on_ray(const sat_world *world,
                                 sat_vec2 origin,
                                 sat_vec2 direction,
                                 double reach,
                                 const sat_query_filter *filter,
                                 sat_ray_callback callback,
                                 void *user);
sat_status sat_world_sweep(const sat_world *world,
                           const sat_shape *shape,
                           const sat_motion *motion,
                           const sat_query_filter *filter,
                           sat_body_impact *out_impact);
sat_status sat_world_save(const sat_world *world,
                          uint8_t *out_bytes,
                          size_t capacity,
                          size_t *out_count);
sat_status sat_world_restore(const uint8_t *bytes, size_t count, sat_world **out_world);
sat_status sat_world_clone(const sat_world *world, sat_world **out_world);
typedef bool (*sat_record_callback)(const uint8_t *bytes, size_t count, void *user);
sat_status sat_world_start_recording(sat_world *world, sat_record_callback callback, void *user);
sat_status sat_world_stop_recording(sat_world *world, bool *out_complete);
sat_status sat_world_fingerprint(const sat_world *world, uint64_t *out_fingerprint);
typedef int32_t sat_paint;
typedef struct sat_draw_callbacks {
    void (*line)(sat_vec2 from, sat_vec2 to, sat_paint paint, void *user);
    void (*polygon)(const sat_vec2 *corners, size_t count, sat_paint paint, void *user);
    void (*circle)(sat_vec2 center, double radius, sat_paint paint, void *user);
    void (*text)(sat_vec2 at, const char *text, sat_paint paint, void *user);
    void (*ellipse)(sat_vec2 center, sat_vec2 u, sat_vec2 w, sat_paint paint, void *user);
    const void *reserved[1];
} sat_draw_callbacks;
sat_status sat_world_draw(const sat_world *world,
                          const sat_draw_callbacks *callbacks,
                          void *user);
sat_status sat_world_draw_body(const sat_world *world,
                               sat_body_id id,
                               const sat_draw_callbacks *callbacks,
                               void *user);
/* sat2d: the declarations of sat2d_compat.h without the preprocessor, for Python's cffi, LuaJIT
 * and other bindings. Generated from sat2d_compat.h, which documents them; do not edit.
 * Read it after sat2d_bindings.h.
 *
 * SPDX-License-Identifier: MIT OR Apache-2.0
 */

enum {
    SAT_COMPAT_FLASH_MIRROR_NONE = 0,
    SAT_COMPAT_FLASH_MIRROR_HORIZONTAL = 1,
    SAT_COMPAT_FLASH_MIRROR_VERTICAL = 2,
    SAT_COMPAT_FLASH_AS3 = 0,
    SAT_COMPAT_FLASH_AS2 = 1,
    SAT_COMPAT_FLASH_SIDE_LEFT = 0,
    SAT_COMPAT_FLASH_SIDE_TOP = 1,
    SAT_COMPAT_FLASH_SIDE_RIGHT = 2,
    SAT_COMPAT_FLASH_SIDE_BOTTOM = 3,
    SAT_COMPAT_FLASH_ROOT = 0,
    SAT_COMPAT_FLASH_NO_NODE = 4294967295,
    SAT_COMPAT_FLASH_MOVE_TO = 0,
    SAT_COMPAT_FLASH_LINE_TO = 1,
    SAT_COMPAT_FLASH_CURVE_TO = 2,
    SAT_COMPAT_FLASH_EVEN_ODD = 0,
    SAT_COMPAT_FLASH_NON_ZERO = 1,
    SAT_COMPAT_FLASH_STROKE = 2,
    SAT_COMPAT_FLASH_X = 0,
    SAT_COMPAT_FLASH_Y = 1,
    SAT_COMPAT_FLASH_ROTATION = 2,
    SAT_COMPAT_FLASH_SCALE_X = 3,
    SAT_COMPAT_FLASH_SCALE_Y = 4,
    SAT_COMPAT_FLASH_WIDTH = 5,
    SAT_COMPAT_FLASH_HEIGHT = 6,
    SAT_COMPAT_AWT_OUT_LEFT = 1,
    SAT_COMPAT_AWT_OUT_TOP = 2,
    SAT_COMPAT_AWT_OUT_RIGHT = 4,
    SAT_COMPAT_AWT_OUT_BOTTOM = 8,
    SAT_COMPAT_AWT_ARC_OPEN = 0,
    SAT_COMPAT_AWT_ARC_CHORD = 1,
    SAT_COMPAT_AWT_ARC_PIE = 2,
    SAT_COMPAT_AWT_WIND_EVEN_ODD = 0,
    SAT_COMPAT_AWT_WIND_NON_ZERO = 1,
    SAT_COMPAT_AWT_PATH_MOVE_TO = 0,
    SAT_COMPAT_AWT_PATH_LINE_TO = 1,
    SAT_COMPAT_AWT_PATH_CLOSE = 2,
    SAT_COMPAT_AWT_PATH_QUAD_TO = 3,
    SAT_COMPAT_AWT_PATH_CURVE_TO = 4,
    SAT_COMPAT_AWT_FORM_STRAIGHT = 0,
    SAT_COMPAT_AWT_FORM_CROSSED = 1,
    SAT_COMPAT_AWT_FORM_FULL = 2,
    SAT_COMPAT_AWT_FORM_UNIT = 3,
    SAT_COMPAT_PYGAME_LONG_64 = 0,
    SAT_COMPAT_PYGAME_LONG_32 = 1,
};

typedef int32_t sat_compat_flash_mirror;
typedef struct sat_compat_flash_rect {
    double x;
    double y;
    double width;
    double height;
    double rotation;
    sat_compat_flash_mirror mirror;
    uint32_t reserved;
} sat_compat_flash_rect;
typedef struct sat_compat_flash_outcome {
    sat_vec2 axes[4];
    uint32_t is_near;
    uint32_t hit;
} sat_compat_flash_outcome;
typedef struct sat_compat_flash_level {
    double rotation;
    double scale_x;
} sat_compat_flash_level;
sat_compat_flash_mirror sat_compat_flash_mirror_of(double scale_x);
sat_status sat_compat_flash_collide(const sat_compat_flash_rect *a,
                                    const sat_compat_flash_rect *b,
                                    sat_compat_flash_outcome *out_outcome);
sat_status sat_compat_flash_global_rotation(const sat_compat_flash_level *levels,
                                            size_t count,
                                            double *out_rotation);
typedef struct sat_compat_flash_rectangle {
    double x;
    double y;
    double width;
    double height;
} sat_compat_flash_rectangle;
typedef int32_t sat_compat_flash_side;
typedef int32_t sat_compat_flash_script;
sat_status sat_compat_flash_rectangle_side(const sat_compat_flash_rectangle *rectangle,
                                           sat_compat_flash_side side,
                                           double *out_place);
sat_status sat_compat_flash_rectangle_set_side(const sat_compat_flash_rectangle *rectangle,
                                               sat_compat_flash_side side,
                                               double value,
                                               sat_compat_flash_rectangle *out_rectangle);
sat_status sat_compat_flash_rectangle_inflate(const sat_compat_flash_rectangle *rectangle,
                                              double dx,
                                              double dy,
                                              sat_compat_flash_rectangle *out_rectangle);
sat_status sat_compat_flash_rectangle_is_empty(const sat_compat_flash_rectangle *rectangle,
                                               sat_compat_flash_script script,
                                               bool *out_empty);
sat_status sat_compat_flash_rectangle_contains(const sat_compat_flash_rectangle *rectangle,
                                               double x,
                                               double y,
                                               bool *out_inside);
sat_status sat_compat_flash_rectangle_contains_rectangle(const sat_compat_flash_rectangle *a,
                                                         const sat_compat_flash_rectangle *b,
                                                         sat_compat_flash_script script,
                                                         bool *out_inside);
sat_status sat_compat_flash_rectangle_intersects(const sat_compat_flash_rectangle *a,
                                                 const sat_compat_flash_rectangle *b,
                                                 sat_compat_flash_script script,
                                                 bool *out_hit);
sat_status sat_compat_flash_rectangle_intersection(const sat_compat_flash_rectangle *a,
                                                   const sat_compat_flash_rectangle *b,
                                                   sat_compat_flash_script script,
                                                   sat_compat_flash_rectangle *out_common);
sat_status sat_compat_flash_rectangle_union(const sat_compat_flash_rectangle *a,
                                            const sat_compat_flash_rectangle *b,
                                            sat_compat_flash_script script,
                                            sat_compat_flash_rectangle *out_box);
sat_status sat_compat_flash_point_add(sat_vec2 a, sat_vec2 b, sat_vec2 *out_point);
sat_status sat_compat_flash_point_subtract(sat_vec2 a, sat_vec2 b, sat_vec2 *out_point);
sat_status sat_compat_flash_point_length(sat_vec2 point, double *out_length);
sat_status sat_compat_flash_point_distance(sat_vec2 a, sat_vec2 b, double *out_distance);
sat_status sat_compat_flash_point_interpolate(sat_vec2 a,
                                              sat_vec2 b,
                                              double f,
                                              sat_vec2 *out_point);
sat_status sat_compat_flash_point_normalize(sat_vec2 point,
                                            sat_compat_flash_script script,
                                            double thickness,
                                            sat_vec2 *out_point);
sat_status sat_compat_flash_point_polar(double length, double angle, sat_vec2 *out_point);
sat_status sat_compat_flash_matrix_scale(const sat_transform *matrix,
                                         double sx,
                                         double sy,
                                         sat_transform *out_matrix);
sat_status sat_compat_flash_matrix_rotate(const sat_transform *matrix,
                                          double angle,
                                          sat_transform *out_matrix);
sat_status sat_compat_flash_matrix_translate(const sat_transform *matrix,
                                             double dx,
                                             double dy,
                                             sat_transform *out_matrix);
sat_status sat_compat_flash_matrix_concat(const sat_transform *matrix,
                                          const sat_transform *other,
                                          sat_transform *out_matrix);
sat_status sat_compat_flash_matrix_invert(const sat_transform *matrix, sat_transform *out_matrix);
sat_status sat_compat_flash_matrix_create_box(double scale_x,
                                              double scale_y,
                                              double rotation,
                                              double tx,
                                              double ty,
                                              sat_transform *out_matrix);
sat_status sat_compat_flash_matrix_create_gradient_box(double width,
                                                       double height,
                                                       double rotation,
                                                       double tx,
                                                       double ty,
                                                       sat_transform *out_matrix);
sat_status sat_compat_flash_matrix_transform_point(const sat_transform *matrix,
                                                   sat_vec2 point,
                                                   sat_vec2 *out_point);
sat_status sat_compat_flash_matrix_delta_transform_point(const sat_transform *matrix,
                                                         sat_vec2 point,
                                                         sat_vec2 *out_point);
typedef struct sat_compat_flash_stage sat_compat_flash_stage;
typedef uint32_t sat_compat_flash_node;
sat_status sat_compat_flash_stage_new(sat_compat_flash_stage **out_stage);
sat_status sat_compat_flash_stage_new_script(sat_compat_flash_script script,
                                             sat_compat_flash_stage **out_stage);
void sat_compat_flash_stage_free(sat_compat_flash_stage *stage);
sat_status sat_compat_flash_stage_create_container(sat_compat_flash_stage *stage,
                                                   sat_compat_flash_node *out_node);
sat_status sat_compat_flash_stage_create_bitmap(sat_compat_flash_stage *stage,
                                                uint16_t width,
                                                uint16_t height,
                                                sat_compat_flash_node *out_node);
sat_status sat_compat_flash_stage_add_child(sat_compat_flash_stage *stage,
                                            sat_compat_flash_node parent,
                                            sat_compat_flash_node child);
sat_status sat_compat_flash_stage_remove(sat_compat_flash_stage *stage,
                                         sat_compat_flash_node child);
sat_status sat_compat_flash_stage_set_clipped_by(sat_compat_flash_stage *stage,
                                                 sat_compat_flash_node object,
                                                 sat_compat_flash_node layer);
sat_status sat_compat_flash_stage_set_mask(sat_compat_flash_stage *stage,
                                           sat_compat_flash_node object,
                                           sat_compat_flash_node mask);
typedef int32_t sat_compat_flash_paint;
typedef int32_t sat_compat_flash_path_kind;
typedef struct sat_compat_flash_path_step {
    sat_compat_flash_path_kind kind;
    uint32_t reserved;
    double control_x;
    double control_y;
    double x;
    double y;
} sat_compat_flash_path_step;
typedef struct sat_compat_flash_layer {
    sat_compat_flash_paint paint;
    uint32_t reserved;
    double thickness;
    const sat_compat_flash_path_step *steps;
    size_t count;
} sat_compat_flash_layer;
sat_status sat_compat_flash_stage_create_graphics(sat_compat_flash_stage *stage,
                                                  const sat_compat_flash_layer *layers,
                                                  size_t count,
                                                  const sat_aabb *bounds_with_strokes,
                                                  const sat_aabb *bounds_without,
                                                  sat_compat_flash_node *out_node);
typedef int32_t sat_compat_flash_property;
sat_status sat_compat_flash_stage_set(sat_compat_flash_stage *stage,
                                      sat_compat_flash_node object,
                                      sat_compat_flash_property property,
                                      double value);
sat_status sat_compat_flash_stage_property(const sat_compat_flash_stage *stage,
                                           sat_compat_flash_node object,
                                           sat_compat_flash_property property,
                                           double *out_value);
sat_status sat_compat_flash_stage_set_matrix(sat_compat_flash_stage *stage,
                                             sat_compat_flash_node object,
                                             const sat_transform *matrix);
sat_status sat_compat_flash_stage_matrix(const sat_compat_flash_stage *stage,
                                         sat_compat_flash_node object,
                                         sat_transform *out_matrix);
sat_status sat_compat_flash_stage_local_to_global(const sat_compat_flash_stage *stage,
                                                  sat_compat_flash_node object,
                                                  sat_vec2 point,
                                                  sat_vec2 *out_point);
sat_status sat_compat_flash_stage_global_to_local(const sat_compat_flash_stage *stage,
                                                  sat_compat_flash_node object,
                                                  sat_vec2 point,
                                                  sat_vec2 *out_point);
sat_status sat_compat_flash_stage_bounds(const sat_compat_flash_stage *stage,
                                         sat_compat_flash_node object,
                                         sat_compat_flash_node target,
                                         bool strokes,
                                         sat_compat_flash_rectangle *out_bounds);
sat_status sat_compat_flash_stage_hit_test_object(const sat_compat_flash_stage *stage,
                                                  sat_compat_flash_node a,
                                                  sat_compat_flash_node b,
                                                  bool *out_hit);
sat_status sat_compat_flash_stage_hit_test_point(const sat_compat_flash_stage *stage,
                                                 sat_compat_flash_node object,
                                                 double x,
                                                 double y,
                                                 bool shape_flag,
                                                 bool *out_hit);
sat_status sat_compat_flash_stage_fill_count(const sat_compat_flash_stage *stage,
                                             sat_compat_flash_node object,
                                             size_t *out_count);
sat_status sat_compat_flash_stage_exact_shape(const sat_compat_flash_stage *stage,
                                              sat_compat_flash_node object,
                                              size_t fill,
                                              sat_shape **out_shape);
sat_status sat_compat_flash_stage_stroke_shape_within(const sat_compat_flash_stage *stage,
                                                      sat_compat_flash_node object,
                                                      size_t stroke,
                                                      double tolerance,
                                                      sat_shape **out_shape);
sat_status sat_compat_flash_stage_exact_transform(const sat_compat_flash_stage *stage,
                                                  sat_compat_flash_node object,
                                                  sat_transform *out_transform);
sat_status sat_compat_flash_stage_set_scroll_rect(sat_compat_flash_stage *stage,
                                                  sat_compat_flash_node object,
                                                  const sat_compat_flash_rectangle *rectangle);
sat_status sat_compat_flash_stage_scroll_rect(const sat_compat_flash_stage *stage,
                                              sat_compat_flash_node object,
                                              sat_compat_flash_rectangle *out_rectangle);
sat_status sat_compat_flash_stage_concatenated_matrix(const sat_compat_flash_stage *stage,
                                                      sat_compat_flash_node object,
                                                      sat_transform *out_matrix);
sat_status sat_compat_flash_stage_start_drag(sat_compat_flash_stage *stage,
                                             sat_compat_flash_node object,
                                             bool lock_center,
                                             const sat_aabb *bounds);
sat_status sat_compat_flash_stage_set_mouse(sat_compat_flash_stage *stage, sat_vec2 mouse);
sat_status sat_compat_flash_stage_stop_drag(sat_compat_flash_stage *stage);
typedef struct sat_compat_flash_bitmap {
    const uint8_t *alpha;
    size_t width;
    size_t height;
    sat_compat_flash_script script;
} sat_compat_flash_bitmap;
typedef struct sat_compat_flash_pixel {
    int32_t x;
    int32_t y;
} sat_compat_flash_pixel;
sat_status sat_compat_flash_bitmap_hits_point(const sat_compat_flash_bitmap *bitmap,
                                              sat_compat_flash_pixel corner,
                                              int64_t threshold,
                                              sat_compat_flash_pixel point,
                                              bool *out_hit);
sat_status sat_compat_flash_bitmap_hits_rectangle(const sat_compat_flash_bitmap *bitmap,
                                                  sat_compat_flash_pixel corner,
                                                  int64_t threshold,
                                                  sat_compat_flash_pixel upper_left,
                                                  int32_t width,
                                                  int32_t height,
                                                  bool *out_hit);
sat_status sat_compat_flash_bitmap_hits_bitmap(const sat_compat_flash_bitmap *bitmap,
                                               sat_compat_flash_pixel corner,
                                               int64_t threshold,
                                               const sat_compat_flash_bitmap *other,
                                               sat_compat_flash_pixel other_corner,
                                               int64_t other_threshold,
                                               bool *out_hit);
sat_status sat_compat_flash_color_bounds(const uint32_t *argb,
                                         size_t width,
                                         size_t height,
                                         bool transparent,
                                         uint32_t mask,
                                         uint32_t color,
                                         bool find_color,
                                         sat_compat_flash_rectangle *out_bounds);
typedef struct sat_compat_awt_point {
    int32_t x;
    int32_t y;
} sat_compat_awt_point;
sat_status sat_compat_awt_hit(const sat_compat_awt_point *a,
                              const sat_compat_awt_point *b,
                              bool *out_hit);
typedef struct sat_compat_awt_rectangle {
    int32_t x;
    int32_t y;
    int32_t width;
    int32_t height;
} sat_compat_awt_rectangle;
sat_status sat_compat_awt_rectangle_intersects(const sat_compat_awt_rectangle *a,
                                               const sat_compat_awt_rectangle *b,
                                               bool *out_hit);
sat_status sat_compat_awt_rectangle_contains(const sat_compat_awt_rectangle *a,
                                             int32_t x,
                                             int32_t y,
                                             bool *out_inside);
sat_status sat_compat_awt_rectangle_contains_rectangle(const sat_compat_awt_rectangle *a,
                                                       const sat_compat_awt_rectangle *b,
                                                       bool *out_inside);
sat_status sat_compat_awt_rectangle_intersection(const sat_compat_awt_rectangle *a,
                                                 const sat_compat_awt_rectangle *b,
                                                 sat_compat_awt_rectangle *out_rectangle);
sat_status sat_compat_awt_rectangle_union(const sat_compat_awt_rectangle *a,
                                          const sat_compat_awt_rectangle *b,
                                          sat_compat_awt_rectangle *out_rectangle);
sat_status sat_compat_awt_rectangle_add(const sat_compat_awt_rectangle *a,
                                        int32_t x,
                                        int32_t y,
                                        sat_compat_awt_rectangle *out_rectangle);
sat_status sat_compat_awt_rectangle_add_rectangle(const sat_compat_awt_rectangle *a,
                                                  const sat_compat_awt_rectangle *b,
                                                  sat_compat_awt_rectangle *out_rectangle);
sat_status sat_compat_awt_rectangle_grow(const sat_compat_awt_rectangle *a,
                                         int32_t dx,
                                         int32_t dy,
                                         sat_compat_awt_rectangle *out_rectangle);
sat_status sat_compat_awt_rectangle_translate(const sat_compat_awt_rectangle *a,
                                              int32_t dx,
                                              int32_t dy,
                                              sat_compat_awt_rectangle *out_rectangle);
typedef struct sat_compat_awt_line2d {
    double x1;
    double y1;
    double x2;
    double y2;
} sat_compat_awt_line2d;
sat_status sat_compat_awt_line2d_intersects_line(const sat_compat_awt_line2d *a,
                                                 const sat_compat_awt_line2d *b,
                                                 bool *out_hit);
sat_status sat_compat_awt_line2d_relative_ccw(const sat_compat_awt_line2d *segment,
                                              double x,
                                              double y,
                                              int32_t *out_side);
sat_status sat_compat_awt_line2d_point_segment_distance_squared(const sat_compat_awt_line2d *segment,
                                                                double x,
                                                                double y,
                                                                double *out_square);
sat_status sat_compat_awt_line2d_point_line_distance_squared(const sat_compat_awt_line2d *segment,
                                                             double x,
                                                             double y,
                                                             double *out_square);
sat_status sat_compat_awt_point2d_distance_squared(double x1,
                                                   double y1,
                                                   double x2,
                                                   double y2,
                                                   double *out_square);
typedef struct sat_compat_awt_rectangle2d {
    double x;
    double y;
    double width;
    double height;
} sat_compat_awt_rectangle2d;
sat_status sat_compat_awt_rectangle2d_intersects(const sat_compat_awt_rectangle2d *a,
                                                 const sat_compat_awt_rectangle2d *b,
                                                 bool *out_hit);
sat_status sat_compat_awt_rectangle2d_contains(const sat_compat_awt_rectangle2d *a,
                                               double x,
                                               double y,
                                               bool *out_inside);
sat_status sat_compat_awt_rectangle2d_contains_rectangle(const sat_compat_awt_rectangle2d *a,
                                                         const sat_compat_awt_rectangle2d *b,
                                                         bool *out_inside);
sat_status sat_compat_awt_rectangle2d_outcode(const sat_compat_awt_rectangle2d *a,
                                              double x,
                                              double y,
                                              uint32_t *out_code);
sat_status sat_compat_awt_rectangle2d_intersects_line(const sat_compat_awt_rectangle2d *a,
                                                      const sat_compat_awt_line2d *segment,
                                                      bool *out_hit);
sat_status sat_compat_awt_rectangle2d_intersection(const sat_compat_awt_rectangle2d *a,
                                                   const sat_compat_awt_rectangle2d *b,
                                                   sat_compat_awt_rectangle2d *out_rectangle);
sat_status sat_compat_awt_rectangle2d_union(const sat_compat_awt_rectangle2d *a,
                                            const sat_compat_awt_rectangle2d *b,
                                            sat_compat_awt_rectangle2d *out_rectangle);
sat_status sat_compat_awt_rectangle2d_add_rectangle(const sat_compat_awt_rectangle2d *a,
                                                    const sat_compat_awt_rectangle2d *b,
                                                    sat_compat_awt_rectangle2d *out_rectangle);
sat_status sat_compat_awt_rectangle2d_add(const sat_compat_awt_rectangle2d *a,
                                          double x,
                                          double y,
                                          sat_compat_awt_rectangle2d *out_rectangle);
sat_status sat_compat_awt_rectangle2d_bounds(const sat_compat_awt_rectangle2d *a,
                                             sat_compat_awt_rectangle *out_rectangle);
sat_status sat_compat_awt_ellipse2d_contains(const sat_compat_awt_rectangle2d *ellipse_box,
                                             double x,
                                             double y,
                                             bool *out_inside);
sat_status sat_compat_awt_ellipse2d_intersects(const sat_compat_awt_rectangle2d *ellipse_box,
                                               const sat_compat_awt_rectangle2d *rectangle,
                                               bool *out_hit);
sat_status sat_compat_awt_ellipse2d_contains_rectangle(const sat_compat_awt_rectangle2d *ellipse_box,
                                                       const sat_compat_awt_rectangle2d *rectangle,
                                                       bool *out_inside);
typedef struct sat_compat_awt_round_rectangle2d {
    double x;
    double y;
    double width;
    double height;
    double arc_width;
    double arc_height;
} sat_compat_awt_round_rectangle2d;
sat_status sat_compat_awt_round_rectangle2d_contains(const sat_compat_awt_round_rectangle2d *a,
                                                     double x,
                                                     double y,
                                                     bool *out_inside);
sat_status sat_compat_awt_round_rectangle2d_intersects(const sat_compat_awt_round_rectangle2d *a,
                                                       const sat_compat_awt_rectangle2d *rectangle,
                                                       bool *out_hit);
sat_status sat_compat_awt_round_rectangle2d_contains_rectangle(const sat_compat_awt_round_rectangle2d *a,
                                                               const sat_compat_awt_rectangle2d *rectangle,
                                                               bool *out_inside);
typedef int32_t sat_compat_awt_arc_type;
typedef struct sat_compat_awt_arc2d {
    double x;
    double y;
    double width;
    double height;
    double start;
    double extent;
    sat_compat_awt_arc_type closure;
    uint32_t reserved;
} sat_compat_awt_arc2d;
sat_status sat_compat_awt_arc2d_contains(const sat_compat_awt_arc2d *a,
                                         double x,
                                         double y,
                                         bool *out_inside);
sat_status sat_compat_awt_arc2d_contains_angle(const sat_compat_awt_arc2d *a,
                                               double angle,
                                               bool *out_inside);
sat_status sat_compat_awt_arc2d_contains_rectangle(const sat_compat_awt_arc2d *a,
                                                   const sat_compat_awt_rectangle2d *rectangle,
                                                   bool *out_inside);
sat_status sat_compat_awt_arc2d_intersects(const sat_compat_awt_arc2d *a,
                                           const sat_compat_awt_rectangle2d *rectangle,
                                           bool *out_hit);
sat_status sat_compat_awt_arc2d_bounds(const sat_compat_awt_arc2d *a,
                                       sat_compat_awt_rectangle2d *out_rectangle);
sat_status sat_compat_awt_polygon_contains(const sat_compat_awt_point *polygon,
                                           size_t count,
                                           double x,
                                           double y,
                                           bool *out_inside);
sat_status sat_compat_awt_polygon_intersects(const sat_compat_awt_point *polygon,
                                             size_t count,
                                             const sat_compat_awt_rectangle2d *rectangle,
                                             bool *out_hit);
sat_status sat_compat_awt_polygon_contains_rectangle(const sat_compat_awt_point *polygon,
                                                     size_t count,
                                                     const sat_compat_awt_rectangle2d *rectangle,
                                                     bool *out_inside);
typedef int32_t sat_compat_awt_path_kind;
typedef struct sat_compat_awt_path_command {
    sat_compat_awt_path_kind kind;
    uint32_t reserved;
    double x;
    double y;
} sat_compat_awt_path_command;
typedef int32_t sat_compat_awt_winding;
sat_status sat_compat_awt_path2d_contains(const sat_compat_awt_path_command *path,
                                          size_t count,
                                          sat_compat_awt_winding winding,
                                          double x,
                                          double y,
                                          bool *out_inside);
sat_status sat_compat_awt_path2d_intersects(const sat_compat_awt_path_command *path,
                                            size_t count,
                                            sat_compat_awt_winding winding,
                                            const sat_compat_awt_rectangle2d *rectangle,
                                            bool *out_hit);
sat_status sat_compat_awt_path2d_contains_rectangle(const sat_compat_awt_path_command *path,
                                                    size_t count,
                                                    sat_compat_awt_winding winding,
                                                    const sat_compat_awt_rectangle2d *rectangle,
                                                    bool *out_inside);
typedef int32_t sat_compat_awt_form;
typedef struct sat_compat_awt_transform {
    double m00;
    double m10;
    double m01;
    double m11;
    double m02;
    double m12;
    sat_compat_awt_form form;
    uint32_t moved;
} sat_compat_awt_transform;
sat_compat_awt_transform sat_compat_awt_transform_identity(void);
sat_status sat_compat_awt_transform_translate(const sat_compat_awt_transform *transform,
                                              double tx,
                                              double ty,
                                              sat_compat_awt_transform *out_transform);
sat_status sat_compat_awt_transform_scale(const sat_compat_awt_transform *transform,
                                          double sx,
                                          double sy,
                                          sat_compat_awt_transform *out_transform);
sat_status sat_compat_awt_transform_shear(const sat_compat_awt_transform *transform,
                                          double shx,
                                          double shy,
                                          sat_compat_awt_transform *out_transform);
sat_status sat_compat_awt_transform_rotate(const sat_compat_awt_transform *transform,
                                           double theta,
                                           sat_compat_awt_transform *out_transform);
sat_status sat_compat_awt_transform_rotate_about(const sat_compat_awt_transform *transform,
                                                 double theta,
                                                 double x,
                                                 double y,
                                                 sat_compat_awt_transform *out_transform);
sat_status sat_compat_awt_transform_point(const sat_compat_awt_transform *transform,
                                          double x,
                                          double y,
                                          sat_vec2 *out_point);
sat_status sat_compat_awt_transform_from_matrix(double m00,
                                                double m10,
                                                double m01,
                                                double m11,
                                                double m02,
                                                double m12,
                                                sat_compat_awt_transform *out_transform);
sat_status sat_compat_awt_transform_from_rotation(double theta,
                                                  sat_compat_awt_transform *out_transform);
sat_status sat_compat_awt_transform_from_rotation_about(double theta,
                                                        double x,
                                                        double y,
                                                        sat_compat_awt_transform *out_transform);
sat_status sat_compat_awt_transform_from_vector(double vector_x,
                                                double vector_y,
                                                sat_compat_awt_transform *out_transform);
sat_status sat_compat_awt_transform_from_vector_about(double vector_x,
                                                      double vector_y,
                                                      double x,
                                                      double y,
                                                      sat_compat_awt_transform *out_transform);
sat_status sat_compat_awt_transform_from_quadrants(int32_t n,
                                                   double x,
                                                   double y,
                                                   sat_compat_awt_transform *out_transform);
sat_status sat_compat_awt_transform_rotate_by_vector(const sat_compat_awt_transform *transform,
                                                     double vector_x,
                                                     double vector_y,
                                                     sat_compat_awt_transform *out_transform);
sat_status sat_compat_awt_transform_quadrant_rotate(const sat_compat_awt_transform *transform,
                                                    int32_t n,
                                                    sat_compat_awt_transform *out_transform);
sat_status sat_compat_awt_transform_quadrant_rotate_about(const sat_compat_awt_transform *transform,
                                                          int32_t n,
                                                          double x,
                                                          double y,
                                                          sat_compat_awt_transform *out_transform);
sat_status sat_compat_awt_transform_concatenate(const sat_compat_awt_transform *transform,
                                                const sat_compat_awt_transform *other,
                                                sat_compat_awt_transform *out_transform);
sat_status sat_compat_awt_transform_pre_concatenate(const sat_compat_awt_transform *transform,
                                                    const sat_compat_awt_transform *other,
                                                    sat_compat_awt_transform *out_transform);
sat_status sat_compat_awt_transform_inverse(const sat_compat_awt_transform *transform,
                                            sat_compat_awt_transform *out_transform);
sat_status sat_compat_awt_transform_invert(const sat_compat_awt_transform *transform,
                                           sat_compat_awt_transform *out_transform);
sat_status sat_compat_awt_transform_inverse_point(const sat_compat_awt_transform *transform,
                                                  double x,
                                                  double y,
                                                  sat_vec2 *out_point);
sat_status sat_compat_awt_transform_delta_point(const sat_compat_awt_transform *transform,
                                                double x,
                                                double y,
                                                sat_vec2 *out_point);
sat_status sat_compat_awt_transform_determinant(const sat_compat_awt_transform *transform,
                                                double *out_determinant);
typedef int32_t sat_compat_pygame_long;
sat_status sat_compat_pygame_from_surface(const uint8_t *alpha,
                                          size_t width,
                                          size_t height,
                                          int32_t threshold,
                                          sat_mask **out_mask);
sat_status sat_compat_pygame_overlap(const sat_mask *mask,
                                     const sat_mask *other,
                                     sat_pixel offset,
                                     sat_compat_pygame_long long_bits,
                                     sat_found_pixel *out_pixel);
sat_status sat_compat_pygame_overlap_area(const sat_mask *mask,
                                          const sat_mask *other,
                                          sat_pixel offset,
                                          size_t *out_area);
sat_status sat_compat_pygame_overlap_mask(const sat_mask *mask,
                                          const sat_mask *other,
                                          sat_pixel offset,
                                          sat_mask **out_mask);
typedef struct sat_compat_xywh_rect {
    double x;
    double y;
    double width;
    double height;
} sat_compat_xywh_rect;
typedef struct sat_compat_xywh_circle {
    double x;
    double y;
    double radius;
} sat_compat_xywh_circle;
sat_status sat_compat_xywh_rect_to_rect(const sat_compat_xywh_rect *a,
                                        const sat_compat_xywh_rect *b,
                                        bool *out_hit);
sat_status sat_compat_xywh_circle_to_rect(const sat_compat_xywh_circle *circle,
                                          const sat_compat_xywh_rect *rect,
                                          bool *out_hit);
sat_status sat_compat_typescript_is_concave(const sat_vec2 *points,
                                            size_t count,
                                            bool *out_concave);
]==])

local new = ffi.new

-- The shared library: $SAT2D_LIBRARY, or beside this file, beside the LÖVE game, or where the
-- system searches.
local function load_library(here)
    local names = {
        Linux = "libsat2d.so", OSX = "libsat2d.dylib", Windows = "sat2d.dll",
    }
    local name = names[ffi.os] or "libsat2d.so"
    local places = { os.getenv("SAT2D_LIBRARY") }
    if here then
        places[#places + 1] = here .. name
    end
    local love = rawget(_G, "love")
    if love and love.filesystem then
        places[#places + 1] = love.filesystem.getSourceBaseDirectory() .. "/" .. name
        places[#places + 1] = love.filesystem.getSource() .. "/" .. name
    end
    places[#places + 1] = "sat2d"
    local reasons = {}
    for _, place in ipairs(places) do
        local loaded, library = pcall(ffi.load, place)
        if loaded then
            return library
        end
        reasons[#reasons + 1] = library
    end
    error("sat2d: the library cannot be loaded:\n" .. table.concat(reasons, "\n"), 0)
end

local C = load_library((debug.getinfo(1, "S").source:match("^@(.*[/\\])")))
if C.sat_version_check_header(C.SAT_VERSION, C.SAT_ABI_VERSION) ~= C.SAT_OK then
    error("sat2d: " .. ffi.string(C.sat_last_error()), 0)
end

local sat2d = {
    compat = { flash = {}, awt = {}, pygame = {}, xywh = {}, typescript = {} },
    motion = {}, polygon = {}, multipolygon = {}, polygons = {}, batch = {},
}
local compat, motion, polygon = sat2d.compat, sat2d.motion, sat2d.polygon
local multipolygon = sat2d.multipolygon

-- Errors.

local Error = {}
Error.__index = Error
sat2d.Error = Error

function Error.__tostring(self)
    return self.where .. self.message
end

-- The line of the program that called the module, as Lua's own errors begin with it.
local this_file = debug.getinfo(1, "S").source

local function caller()
    local level = 3
    while true do
        local info = debug.getinfo(level, "Sl")
        if not info then
            return ""
        elseif info.source ~= this_file and info.currentline > 0 then
            return ("%s:%d: "):format(info.short_src, info.currentline)
        end
        level = level + 1
    end
end

local status_names = {}
local NO_INDEX = 4294967295

local function indices_of(details)
    local indices = {}
    for _, name in ipairs({ "entry", "body" }) do
        if details[name] ~= NO_INDEX then
            indices[name] = details[name]
        end
    end
    for _, name in ipairs({ "parts", "rings", "vertices", "edges" }) do
        local pair = details[name]
        if pair[0] ~= NO_INDEX then
            indices[name] = { pair[0], pair[1] ~= NO_INDEX and pair[1] or nil }
        end
    end
    return indices
end

-- Throws an error that this file finds itself.
local function fail(status, message)
    local code = tonumber(C[status])
    error(setmetatable({
        code = code, status = status, message = message, where = caller(),
        indices = {},
    }, Error), 0)
end

local function throw(code)
    local details = new("sat_error_details")
    C.sat_last_error_details(details)
    error(setmetatable({
        code = code,
        status = status_names[code],
        message = ffi.string(C.sat_last_error()),
        where = caller(),
        indices = indices_of(details),
        point = details.has_point ~= 0 and { x = details.point.x, y = details.point.y } or nil,
    }, Error), 0)
end

local function check(code)
    if code ~= 0 then
        throw(code)
    end
end

-- A value as an error shows it.
local function shown(value)
    return type(value) == "string" and ('"%s"'):format(value) or tostring(value)
end

-- A number. The library checks whether it is finite, where it must be.
local function number(value, name)
    if type(value) ~= "number" and type(value) ~= "cdata" then
        fail("SAT_ERR_NOT_FINITE", ("%s is %s; expected a number"):format(name, shown(value)))
    end
    return value
end

-- The greatest count: numbers are exact up to 2^53.
local MOST = ffi.abi("64bit") and 2 ^ 53 or 2 ^ 32 - 1

-- A whole number.
local function whole(value, name)
    number(value, name)
    if type(value) == "number" and value % 1 ~= 0 then
        fail("SAT_ERR_OUT_OF_RANGE",
            ("%s is %s; expected a whole number"):format(name, shown(value)))
    end
    return value
end

-- A whole number of 0 or more, and not so great that C would have another one.
local function natural(value, name)
    if whole(value, name) < 0 then
        fail("SAT_ERR_OUT_OF_RANGE", ("%s is %s; expected 0 or more"):format(name, shown(value)))
    elseif type(value) == "number" and value > MOST then
        fail("SAT_ERR_OUT_OF_RANGE",
            ("%s is %s; expected at most %.0f"):format(name, shown(value), MOST))
    end
    return value
end

-- A table, as a list or for its fields.
local function table_of(value, name)
    if type(value) ~= "table" then
        fail("SAT_ERR_NULL", ("%s is %s; expected a table"):format(name, shown(value)))
    end
    return value
end

local function check_function(value, name)
    if type(value) ~= "function" then
        fail("SAT_ERR_NULL", ("%s is %s; expected a function"):format(name, shown(value)))
    end
end

-- The handle of an object.
local function handle(object, class, name)
    local found = type(object) == "table" and getmetatable(object)
    if found == class then
        return object.ptr
    elseif found == class.freed then
        fail("SAT_ERR_NULL", ("the %s was freed"):format(class.name))
    end
    fail("SAT_ERR_NULL", ("%s is %s; expected a %s"):format(name, shown(object), class.name))
end

-- Values of C and of Lua.

local structs, numbers, names = {}, {}, {}
local Transform = {}
Transform.__index = Transform
sat2d.Transform = Transform

local function enum(type, constants)
    numbers[type], names[type] = {}, {}
    for _, entry in ipairs(constants) do
        local number = tonumber(C[entry[2]])
        numbers[type][entry[1]] = number
        names[type][number] = entry[1]
    end
end

local function struct(type, fields)
    structs[type] = fields
end

-- The number of a constant; of nil, of the default.
local function number_of(type, word, name)
    local number = numbers[type][word == nil and names[type][0] or word]
    if not number then
        local known = {}
        for key in pairs(numbers[type]) do
            known[#known + 1] = '"' .. key .. '"'
        end
        table.sort(known)
        fail("SAT_ERR_INVALID_ENUM",
            ("%s is %s; expected one of %s"):format(name, shown(word), table.concat(known, ", ")))
    end
    return number
end

local function id_of(id, name)
    return new("sat_body_id", whole(id, name))
end

-- A transform: one of this module, a table of its six numbers or of its fields (`e` and `f` may
-- stand for `tx` and `ty`), or a Transform of LÖVE.
local function as_transform(value, name)
    name = name or "transform"
    if ffi.istype("sat_transform", value) then
        return value
    elseif type(value) == "table" then
        local t = value
        if t.a ~= nil then
            t = { t.a, t.b, t.c, t.d, t.tx or t.e, t.ty or t.f }
        end
        if #t == 6 then
            return new("sat_transform", number(t[1], name), number(t[2], name),
                number(t[3], name), number(t[4], name), number(t[5], name), number(t[6], name))
        end
    elseif type(value) == "userdata" and value.getMatrix then
        local a, c, _, tx, b, d, _, ty = value:getMatrix()
        return new("sat_transform", a, b, c, d, tx, ty)
    end
    fail("SAT_ERR_NULL", ("%s is %s; expected a transform or six numbers"):format(
        name, shown(value)))
end

-- Arrays that structs point to live as long as the structs.
local arrays = setmetatable({}, { __mode = "k" })

local to, id_list

-- The names of fields in messages, by those of their structs: made once, since there are few.
local paths = setmetatable({}, {
    __index = function(paths, name)
        local fields = setmetatable({}, {
            __index = function(fields, field)
                fields[field] = ("%s.%s"):format(name, field)
                return fields[field]
            end,
        })
        paths[name] = fields
        return fields
    end,
})

-- Sets a field of a struct. `path` is its name in messages.
local function set(into, field, value, path)
    local name, of = field[1], field[2]
    if of == "flag" then
        into[name] = value and 1 or 0
    elseif of == "sat_query_kinds" or of == "sat_path_arc" then
        -- flags: a list of names, or one name
        local sum = 0
        for _, flag in ipairs(type(value) == "table" and value or { value }) do
            sum = sum + number_of(of, flag, path)
        end
        if sum == 0 and of == "sat_query_kinds" then
            fail("SAT_ERR_OUT_OF_RANGE", ("%s is empty; expected one or several"):format(path))
        end
        into[name] = sum
    elseif numbers[of] then
        into[name] = number_of(of, value, path)
    elseif of == "sat_transform" then
        into[name] = as_transform(value, path)
    elseif of == "sat_body_id" then
        into[name] = id_of(value, path)
    elseif of == "sat_body_id *" then
        arrays[into], into.except_count = id_list(of, value, path)
        into[name] = arrays[into]
    elseif of == "sat_shape *" then
        into[name] = handle(value, sat2d.Shape, path)
    elseif structs[of] then
        into[name] = to(of, value, path)
    elseif type(value) == "boolean" then
        into[name] = value
    else
        into[name] = number(value, path)
    end
end

-- The error of a field that a struct does not have.
local function unknown_field(of, key, name)
    local known = {}
    for _, field in ipairs(structs[of]) do
        -- the number of elements of a list follows from it
        if not field[1]:match("_count$") then
            known[#known + 1] = field[1]
        end
    end
    fail("SAT_ERR_INVALID_ENUM", ("%s has an unknown field %s; expected %s"):format(
        name, shown(key), table.concat(known, ", ")))
end

-- A struct of C from a table of its fields. Of nil it is NULL, which stands for the defaults.
function to(of, value, name)
    if value == nil or type(value) == "cdata" then
        return value
    end
    table_of(value, name)
    local into = new(of)
    if of == "sat_body" then
        into = C.sat_body_default()
    elseif of == "sat_motion" then
        local start = as_transform(value.start, paths[name].start)
        into.pivot.x, into.pivot.y = start.tx, start.ty
    end
    for key, item in pairs(value) do
        -- a struct of numbers may be a list of them, as a point is
        local found = structs[of][key]
        for _, field in ipairs(structs[of]) do
            found = field[1] == key and field or found
        end
        if not found then
            unknown_field(of, key, name)
        end
        set(into, found, item, paths[name][found[1]])
    end
    return into
end

local Shape = {}

-- A Lua value from one of C: structs as tables, constants as strings, ids as numbers. The function
-- for a type is made of its fields when it is first needed, as a program that names each of them:
-- LuaJIT compiles that, and does not compile a loop over names.
local from

-- The program that makes a Lua value of the type from what `value` says.
local function conversion(of, value)
    if names[of] then
        return ("names.%s[tonumber(%s)]"):format(of, value)
    elseif of == "flag" then
        return value .. " ~= 0"
    elseif of == "sat_transform" then
        return ('new("sat_transform", %s)'):format(value)
    elseif of == "sat_body_id" then
        return ("id_from(%s.bits)"):format(value)
    elseif of == "sat_shape *" then
        return ("Shape.of(%s)"):format(value)
    elseif structs[of] then
        local items = {}
        for i, field in ipairs(structs[of]) do
            local item = ("%s.%s"):format(value, field[1])
            if field[3] then
                local count = of == "sat_manifold" and value .. ".point_count" or field[3]
                item = ('list_from("%s", %s, tonumber(%s))'):format(field[2], item, count)
            else
                item = conversion(field[2], item)
            end
            items[i] = ("%s = %s"):format(field[1], item)
        end
        return ("{ %s }"):format(table.concat(items, ", "))
    end
    return ("number_from(%s)"):format(value)
end

local function id_from(bits)
    bits = tonumber(bits)
    return bits ~= 0 and bits or nil
end

local function number_from(value)
    return type(value) == "cdata" and tonumber(value) or value
end

local function list_from(of, array, count)
    local list, convert = {}, from[of]
    for i = 1, count do
        list[i] = convert(array[i - 1])
    end
    return list
end

from = setmetatable({}, {
    __index = function(from, of)
        local program = "local names, new, tonumber, Shape, id_from, number_from, list_from = ... "
            .. ("return function(value) return %s end"):format(conversion(of, "value"))
        local convert = assert(loadstring(program, "=sat2d"))(
            names, new, tonumber, Shape, id_from, number_from, list_from)
        from[of] = convert
        return convert
    end,
})

-- A result, or nil if its numbers are NaN, which is how the C API says that there is none.
local function not_nan(made)
    for _, value in pairs(made) do
        if value ~= value then
            return nil
        end
    end
    return made
end

-- The name of an element of a list: it is made for an error only.
local function element(name, i)
    return ("%s[%d]"):format(name, i)
end

-- What a function makes of an element of a list. An error names the element.
local function made_of(convert, list, i, name, of)
    local is_made, made = pcall(convert, list[i], name, of)
    if is_made then
        return made
    elseif getmetatable(made) == Error and made.message:sub(1, #name) == name then
        made.message = element(name, i) .. made.message:sub(#name + 1)
        made.indices.entry = i - 1
    end
    error(made, 0)
end

local function struct_of(value, name, of)
    return to(of, table_of(value, name), name)
end

-- A list of structs, or of numbers.
local function struct_list(of, list, name)
    local count = #table_of(list, name)
    local array = new(of .. "[?]", count)
    for i = 1, count do
        local convert = of == "sat_transform" and as_transform or structs[of] and struct_of
        array[i - 1] = made_of(convert or number, list, i, name, of)
    end
    return array, count
end

-- A flat list of the coordinates of points.
local function pair_list(of, list, name)
    local count = #table_of(list, name)
    if count % 2 ~= 0 then
        fail("SAT_ERR_COUNT",
            ("%s has %d coordinates; expected x and y of each point"):format(name, count))
    end
    local array = new(of .. "[?]", count / 2)
    for i = 0, count / 2 - 1 do
        local x, y = list[2 * i + 1], list[2 * i + 2]
        if type(x) ~= "number" or type(y) ~= "number" then
            x = number(x, element(name, 2 * i + 1))
            y = number(y, element(name, 2 * i + 2))
        end
        array[i].x, array[i].y = x, y
    end
    return array, count / 2
end

function id_list(_, list, name)
    local count = #table_of(list, name)
    local array = new("sat_body_id[?]", count)
    for i = 1, count do
        local id = list[i]
        if type(id) ~= "number" or id % 1 ~= 0 then
            id = whole(id, element(name, i))
        end
        array[i - 1].bits = id
    end
    return array, count
end

-- Polygons as lists of flat lists: their points, and the size of each ring.
local function rings_of(rings, name)
    local total = 0
    for i, ring in ipairs(table_of(rings, name)) do
        total = total + #table_of(ring, element(name, i))
    end
    local points, sizes = new("sat_vec2[?]", total / 2), new("size_t[?]", #rings)
    local at = 0
    for i, ring in ipairs(rings) do
        local corners, count = pair_list("sat_vec2", ring, element(name, i))
        ffi.copy(points + at, corners, count * ffi.sizeof("sat_vec2"))
        sizes[i - 1] = count
        at = at + count
    end
    return points, sizes, #rings
end

-- Several of these: also the number of rings of each.
local function parts_of(parts, name)
    local all, sizes = {}, new("size_t[?]", #table_of(parts, name))
    for i, rings in ipairs(parts) do
        for k, ring in ipairs(table_of(rings, element(name, i))) do
            table_of(ring, element(element(name, i), k))
            all[#all + 1] = ring
        end
        sizes[i - 1] = #rings
    end
    local points, ring_sizes = rings_of(all, "the rings of " .. name)
    return points, ring_sizes, sizes, #parts
end

-- Calls a function that writes an array, once more if it is longer than expected. Returns the array
-- and its length.
local function array_of(of, capacity, call)
    local count = new("size_t[1]")
    local array = new(of .. "[?]", capacity)
    local code = call(array, capacity, count)
    if code == 2 then
        capacity = tonumber(count[0])
        array = new(of .. "[?]", capacity)
        code = call(array, capacity, count)
    end
    check(code)
    return array, tonumber(count[0])
end

-- The same for a text, which has a zero byte at its end.
local function text_of(call)
    local array, length = array_of("char", 1024, call)
    return ffi.string(array, length - 1)
end

-- The same for a list.
local function list_of(of, call)
    local pointer = of:match("^(.*) %*$")
    local array, length = array_of(of, 16, call)
    local list, coordinates = {}, structs[of] and #structs[of] == 2 and structs[of][1][1] == "x"
    for i = 0, length - 1 do
        if coordinates then
            list[2 * i + 1], list[2 * i + 2] = array[i].x, array[i].y
        else
            list[i + 1] = pointer and array[i] or from[of](array[i])
        end
    end
    return list
end

for _, name in ipairs({
    "SAT_ERR_NULL", "SAT_ERR_CAPACITY", "SAT_ERR_COUNT", "SAT_ERR_INVALID_ENUM", "SAT_ERR_INTERNAL",
    "SAT_ERR_VERSION", "SAT_ERR_RESERVED", "SAT_ERR_LIMIT", "SAT_ERR_MEMORY", "SAT_ERR_NOT_FINITE",
    "SAT_ERR_OUT_OF_RANGE", "SAT_ERR_NEGATIVE", "SAT_ERR_TOO_FEW_POINTS", "SAT_ERR_REPEATED_POINT",
    "SAT_ERR_ZERO_AREA", "SAT_ERR_NOT_CONVEX", "SAT_ERR_SELF_INTERSECTING", "SAT_ERR_SINGULAR",
    "SAT_ERR_NOT_SIMILARITY", "SAT_ERR_NO_RINGS", "SAT_ERR_SPIKE", "SAT_ERR_EDGES_CROSS",
    "SAT_ERR_EDGES_OVERLAP", "SAT_ERR_REPEATED_VERTEX", "SAT_ERR_VERTEX_ON_EDGE",
    "SAT_ERR_HOLE_OUTSIDE", "SAT_ERR_NESTED_HOLES", "SAT_ERR_DISCONNECTED", "SAT_ERR_NOT_RIGID",
    "SAT_ERR_INDEX", "SAT_ERR_PARTS_OVERLAP", "SAT_ERR_TRUST_MISPLACED", "SAT_ERR_NOT_OFFERED",
    "SAT_ERR_NO_CERTIFICATE", "SAT_ERR_STALE_ID", "SAT_ERR_BUSY", "SAT_ERR_FULL",
    "SAT_ERR_UNSUPPORTED", "SAT_ERR_NOT_A_WORLD", "SAT_ERR_SAVE_VERSION", "SAT_ERR_DAMAGED",
    "SAT_ERR_IS_PART", "SAT_ERR_NOT_A_PART",
}) do
    status_names[tonumber(C[name])] = name
end
enum("sat_at_start", {
    { "report", "SAT_AT_START_REPORT" }, { "skip_parting", "SAT_AT_START_SKIP_PARTING" },
    { "skip_overlapping", "SAT_AT_START_SKIP_OVERLAPPING" },
})
enum("sat_body_kind", {
    { "moving", "SAT_BODY_MOVING" }, { "static", "SAT_BODY_STATIC" },
    { "sensor", "SAT_BODY_SENSOR" },
})
enum("sat_compat_awt_arc_type", {
    { "open", "SAT_COMPAT_AWT_ARC_OPEN" }, { "chord", "SAT_COMPAT_AWT_ARC_CHORD" },
    { "pie", "SAT_COMPAT_AWT_ARC_PIE" },
})
enum("sat_compat_awt_form", {
    { "straight", "SAT_COMPAT_AWT_FORM_STRAIGHT" }, { "crossed", "SAT_COMPAT_AWT_FORM_CROSSED" },
    { "full", "SAT_COMPAT_AWT_FORM_FULL" }, { "unit", "SAT_COMPAT_AWT_FORM_UNIT" },
})
enum("sat_compat_awt_path_kind", {
    { "move_to", "SAT_COMPAT_AWT_PATH_MOVE_TO" }, { "line_to", "SAT_COMPAT_AWT_PATH_LINE_TO" },
    { "close", "SAT_COMPAT_AWT_PATH_CLOSE" }, { "quad_to", "SAT_COMPAT_AWT_PATH_QUAD_TO" },
    { "curve_to", "SAT_COMPAT_AWT_PATH_CURVE_TO" },
})
enum("sat_compat_awt_winding", {
    { "even_odd", "SAT_COMPAT_AWT_WIND_EVEN_ODD" }, { "non_zero", "SAT_COMPAT_AWT_WIND_NON_ZERO" },
})
enum("sat_compat_flash_mirror", {
    { "none", "SAT_COMPAT_FLASH_MIRROR_NONE" },
    { "horizontal", "SAT_COMPAT_FLASH_MIRROR_HORIZONTAL" },
    { "vertical", "SAT_COMPAT_FLASH_MIRROR_VERTICAL" },
})
enum("sat_compat_flash_paint", {
    { "even_odd", "SAT_COMPAT_FLASH_EVEN_ODD" }, { "non_zero", "SAT_COMPAT_FLASH_NON_ZERO" },
    { "stroke", "SAT_COMPAT_FLASH_STROKE" },
})
enum("sat_compat_flash_path_kind", {
    { "move_to", "SAT_COMPAT_FLASH_MOVE_TO" }, { "line_to", "SAT_COMPAT_FLASH_LINE_TO" },
    { "curve_to", "SAT_COMPAT_FLASH_CURVE_TO" },
})
enum("sat_compat_flash_property", {
    { "x", "SAT_COMPAT_FLASH_X" }, { "y", "SAT_COMPAT_FLASH_Y" },
    { "rotation", "SAT_COMPAT_FLASH_ROTATION" }, { "scale_x", "SAT_COMPAT_FLASH_SCALE_X" },
    { "scale_y", "SAT_COMPAT_FLASH_SCALE_Y" }, { "width", "SAT_COMPAT_FLASH_WIDTH" },
    { "height", "SAT_COMPAT_FLASH_HEIGHT" },
})
enum("sat_compat_flash_script", {
    { "as3", "SAT_COMPAT_FLASH_AS3" }, { "as2", "SAT_COMPAT_FLASH_AS2" },
})
enum("sat_compat_flash_side", {
    { "left", "SAT_COMPAT_FLASH_SIDE_LEFT" }, { "top", "SAT_COMPAT_FLASH_SIDE_TOP" },
    { "right", "SAT_COMPAT_FLASH_SIDE_RIGHT" }, { "bottom", "SAT_COMPAT_FLASH_SIDE_BOTTOM" },
})
enum("sat_compat_pygame_long", {
    { "64", "SAT_COMPAT_PYGAME_LONG_64" }, { "32", "SAT_COMPAT_PYGAME_LONG_32" },
})
enum("sat_connectivity", {
    { "four", "SAT_CONNECTIVITY_FOUR" }, { "eight", "SAT_CONNECTIVITY_EIGHT" },
})
enum("sat_contact_kind", {
    { "vertex_vertex", "SAT_CONTACT_VERTEX_VERTEX" }, { "edge_vertex", "SAT_CONTACT_EDGE_VERTEX" },
    { "edge_edge", "SAT_CONTACT_EDGE_EDGE" }, { "arc_vertex", "SAT_CONTACT_ARC_VERTEX" },
    { "arc_edge", "SAT_CONTACT_ARC_EDGE" }, { "arc_arc", "SAT_CONTACT_ARC_ARC" },
})
enum("sat_containment", {
    { "none", "SAT_CONTAINMENT_NONE" }, { "touching", "SAT_CONTAINMENT_TOUCHING" },
    { "proper", "SAT_CONTAINMENT_PROPER" }, { "equal", "SAT_CONTAINMENT_EQUAL" },
})
enum("sat_coverage", {
    { "touching", "SAT_COVERAGE_TOUCHING" }, { "overlapping", "SAT_COVERAGE_OVERLAPPING" },
    { "inside", "SAT_COVERAGE_INSIDE" },
})
enum("sat_decompose_method", {
    { "balanced", "SAT_DECOMPOSE_BALANCED" }, { "fast", "SAT_DECOMPOSE_FAST" },
    { "fewest", "SAT_DECOMPOSE_FEWEST" }, { "slicing", "SAT_DECOMPOSE_SLICING" },
})
enum("sat_decompose_preference", {
    { "as_cut", "SAT_PREFER_AS_CUT" }, { "fat", "SAT_PREFER_FAT" },
    { "wide_angles", "SAT_PREFER_WIDE_ANGLES" },
})
enum("sat_deviation", {
    { "either", "SAT_DEVIATE_EITHER" }, { "outward", "SAT_DEVIATE_OUTWARD" },
    { "inward", "SAT_DEVIATE_INWARD" },
})
enum("sat_feature_kind", {
    { "none", "SAT_FEATURE_NONE" }, { "vertex", "SAT_FEATURE_VERTEX" },
    { "edge", "SAT_FEATURE_EDGE" }, { "arc", "SAT_FEATURE_ARC" },
})
enum("sat_fill_rule", {
    { "even_odd", "SAT_FILL_EVEN_ODD" }, { "non_zero", "SAT_FILL_NON_ZERO" },
})
enum("sat_paint", {
    { "static", "SAT_PAINT_STATIC" }, { "moving", "SAT_PAINT_MOVING" },
    { "sensor", "SAT_PAINT_SENSOR" }, { "outline", "SAT_PAINT_OUTLINE" },
    { "contact", "SAT_PAINT_CONTACT" }, { "label", "SAT_PAINT_LABEL" },
})
enum("sat_path_arc", {
    { "large", "SAT_PATH_ARC_LARGE" }, { "sweep", "SAT_PATH_ARC_SWEEP" },
})
enum("sat_path_kind", {
    { "move_to", "SAT_PATH_MOVE_TO" }, { "line_to", "SAT_PATH_LINE_TO" },
    { "quadratic_to", "SAT_PATH_QUADRATIC_TO" }, { "cubic_within", "SAT_PATH_CUBIC_WITHIN" },
    { "arc_to", "SAT_PATH_ARC_TO" }, { "conic_to", "SAT_PATH_CONIC_TO" },
    { "close", "SAT_PATH_CLOSE" },
})
enum("sat_phase", {
    { "begin", "SAT_PHASE_BEGIN" }, { "stay", "SAT_PHASE_STAY" }, { "end", "SAT_PHASE_END" },
})
enum("sat_query_kinds", {
    { "static", "SAT_QUERY_STATIC" }, { "moving", "SAT_QUERY_MOVING" },
    { "sensors", "SAT_QUERY_SENSORS" }, { "one_way", "SAT_QUERY_ONE_WAY" },
})
enum("sat_relation", {
    { "disjoint", "SAT_DISJOINT" }, { "touching", "SAT_TOUCHING" },
    { "overlapping", "SAT_OVERLAPPING" },
})
enum("sat_shape_type", {
    { "none", "SAT_SHAPE_NONE" }, { "point", "SAT_SHAPE_POINT" }, { "circle", "SAT_SHAPE_CIRCLE" },
    { "segment", "SAT_SHAPE_SEGMENT" }, { "capsule", "SAT_SHAPE_CAPSULE" },
    { "rectangle", "SAT_SHAPE_RECTANGLE" }, { "convex_polygon", "SAT_SHAPE_CONVEX_POLYGON" },
    { "rounded_polygon", "SAT_SHAPE_ROUNDED_POLYGON" },
    { "concave_polygon", "SAT_SHAPE_CONCAVE_POLYGON" }, { "open_chain", "SAT_SHAPE_OPEN_CHAIN" },
    { "closed_chain", "SAT_SHAPE_CLOSED_CHAIN" }, { "multi_polygon", "SAT_SHAPE_MULTI_POLYGON" },
    { "ellipse", "SAT_SHAPE_ELLIPSE" }, { "outline", "SAT_SHAPE_OUTLINE" },
})
enum("sat_side", {
    { "none", "SAT_SIDE_NONE" }, { "a", "SAT_SIDE_A" }, { "b", "SAT_SIDE_B" },
})
enum("sat_stroke_cap", {
    { "round", "SAT_CAP_ROUND" }, { "butt", "SAT_CAP_BUTT" }, { "square", "SAT_CAP_SQUARE" },
})
enum("sat_stroke_join", {
    { "round", "SAT_JOIN_ROUND" }, { "bevel", "SAT_JOIN_BEVEL" }, { "miter", "SAT_JOIN_MITER" },
})
struct("sat_aabb", {
    { "min", "sat_vec2" }, { "max", "sat_vec2" },
})
struct("sat_body", {
    { "transform", "sat_transform" }, { "user", "uint64_t" }, { "inverse_mass", "double" },
    { "filter", "sat_filter" }, { "kind", "sat_body_kind" }, { "immovable", "flag" },
    { "shape", "sat_shape *" },
})
struct("sat_body_id", {
    { "bits", "uint64_t" },
})
struct("sat_body_impact", {
    { "body", "sat_body_id" }, { "impact", "sat_impact" },
})
struct("sat_body_ray_hit", {
    { "body", "sat_body_id" }, { "hit", "sat_ray_hit" },
})
struct("sat_character_options", {
    { "up", "sat_vec2" }, { "max_slope", "double" }, { "step", "double" }, { "snap", "double" },
    { "ground", "sat_ground" }, { "skin", "double" },
})
struct("sat_character_result", {
    { "moved", "sat_vec2" }, { "carried", "sat_vec2" }, { "ground", "sat_ground" },
    { "hit_count", "size_t" }, { "stuck", "flag" },
})
struct("sat_closest_points", {
    { "distance", "double" }, { "normal", "sat_vec2" }, { "on_a", "sat_vec2" },
    { "on_b", "sat_vec2" }, { "feature_a", "sat_feature" }, { "feature_b", "sat_feature" },
})
struct("sat_compat_awt_arc2d", {
    { "x", "double" }, { "y", "double" }, { "width", "double" }, { "height", "double" },
    { "start", "double" }, { "extent", "double" }, { "closure", "sat_compat_awt_arc_type" },
})
struct("sat_compat_awt_line2d", {
    { "x1", "double" }, { "y1", "double" }, { "x2", "double" }, { "y2", "double" },
})
struct("sat_compat_awt_path_command", {
    { "kind", "sat_compat_awt_path_kind" }, { "x", "double" }, { "y", "double" },
})
struct("sat_compat_awt_point", {
    { "x", "int32_t" }, { "y", "int32_t" },
})
struct("sat_compat_awt_rectangle", {
    { "x", "int32_t" }, { "y", "int32_t" }, { "width", "int32_t" }, { "height", "int32_t" },
})
struct("sat_compat_awt_rectangle2d", {
    { "x", "double" }, { "y", "double" }, { "width", "double" }, { "height", "double" },
})
struct("sat_compat_awt_round_rectangle2d", {
    { "x", "double" }, { "y", "double" }, { "width", "double" }, { "height", "double" },
    { "arc_width", "double" }, { "arc_height", "double" },
})
struct("sat_compat_awt_transform", {
    { "m00", "double" }, { "m10", "double" }, { "m01", "double" }, { "m11", "double" },
    { "m02", "double" }, { "m12", "double" }, { "form", "sat_compat_awt_form" },
    { "moved", "flag" },
})
struct("sat_compat_flash_bitmap", {
    { "alpha", "uint8_t *" }, { "width", "size_t" }, { "height", "size_t" },
    { "script", "sat_compat_flash_script" },
})
struct("sat_compat_flash_layer", {
    { "paint", "sat_compat_flash_paint" }, { "thickness", "double" },
    { "steps", "sat_compat_flash_path_step *" }, { "count", "size_t" },
})
struct("sat_compat_flash_level", {
    { "rotation", "double" }, { "scale_x", "double" },
})
struct("sat_compat_flash_outcome", {
    { "axes", "sat_vec2", 4 }, { "is_near", "flag" }, { "hit", "flag" },
})
struct("sat_compat_flash_path_step", {
    { "kind", "sat_compat_flash_path_kind" }, { "control_x", "double" }, { "control_y", "double" },
    { "x", "double" }, { "y", "double" },
})
struct("sat_compat_flash_pixel", {
    { "x", "int32_t" }, { "y", "int32_t" },
})
struct("sat_compat_flash_rect", {
    { "x", "double" }, { "y", "double" }, { "width", "double" }, { "height", "double" },
    { "rotation", "double" }, { "mirror", "sat_compat_flash_mirror" },
})
struct("sat_compat_flash_rectangle", {
    { "x", "double" }, { "y", "double" }, { "width", "double" }, { "height", "double" },
})
struct("sat_compat_xywh_circle", {
    { "x", "double" }, { "y", "double" }, { "radius", "double" },
})
struct("sat_compat_xywh_rect", {
    { "x", "double" }, { "y", "double" }, { "width", "double" }, { "height", "double" },
})
struct("sat_contact_point", {
    { "on_a", "sat_vec2" }, { "on_b", "sat_vec2" }, { "depth", "double" },
    { "feature_a", "sat_feature" }, { "feature_b", "sat_feature" },
})
struct("sat_decompose_options", {
    { "method", "sat_decompose_method" }, { "prefer", "sat_decompose_preference" },
    { "max_corners", "size_t" }, { "work_limit", "uint64_t" },
})
struct("sat_decomposed_polygon", {
    { "decomposition", "sat_decomposition" }, { "first_piece", "size_t" },
    { "first_corner", "size_t" }, { "status", "sat_status" },
})
struct("sat_decomposition", {
    { "area", "double" }, { "piece_count", "size_t" }, { "corner_count", "size_t" },
    { "is_optimal", "flag" }, { "is_complete", "flag" }, { "lower_bound", "size_t" },
})
struct("sat_error_details", {
    { "status", "sat_status" }, { "entry", "uint32_t" }, { "body", "uint32_t" },
    { "parts", "uint32_t", 2 }, { "rings", "uint32_t", 2 }, { "vertices", "uint32_t", 2 },
    { "edges", "uint32_t", 2 }, { "has_point", "flag" }, { "point", "sat_vec2" },
})
struct("sat_feature", {
    { "kind", "sat_feature_kind" }, { "index", "uint32_t" },
})
struct("sat_filter", {
    { "category", "uint32_t" }, { "mask", "uint32_t" },
})
struct("sat_found_pixel", {
    { "pixel", "sat_pixel" }, { "found", "flag" },
})
struct("sat_ground", {
    { "body", "sat_body_id" }, { "normal", "sat_vec2" }, { "point", "sat_vec2" },
    { "transform", "sat_transform" },
})
struct("sat_impact", {
    { "time", "double" }, { "approach", "double" }, { "closest", "sat_closest_points" },
    { "relation", "sat_relation" }, { "hit", "flag" },
})
struct("sat_impact_bounds", {
    { "earliest", "double" }, { "latest", "double" }, { "proved", "flag" }, { "hit", "flag" },
})
struct("sat_manifold", {
    { "normal", "sat_vec2" }, { "depth", "double" }, { "feature_a", "sat_feature" },
    { "feature_b", "sat_feature" }, { "kind", "sat_contact_kind" }, { "reference", "sat_side" },
    { "point_count", "size_t" }, { "points", "sat_contact_point", 2 },
})
struct("sat_minimum_translation", {
    { "translation", "sat_vec2" }, { "normal", "sat_vec2" }, { "depth", "double" },
})
struct("sat_motion", {
    { "start", "sat_transform" }, { "translation", "sat_vec2" }, { "rotation", "double" },
    { "pivot", "sat_vec2" },
})
struct("sat_move_options", {
    { "skin", "double" },
})
struct("sat_multipolygon_fault", {
    { "fault", "sat_polygon_fault" }, { "parts", "uint32_t", 2 },
})
struct("sat_near_body", {
    { "body", "sat_body_id" }, { "distance", "double" }, { "point", "sat_vec2" },
})
struct("sat_pair_event", {
    { "a", "sat_body_id" }, { "b", "sat_body_id" }, { "user_a", "uint64_t" },
    { "user_b", "uint64_t" }, { "phase", "sat_phase" }, { "relation", "sat_relation" },
})
struct("sat_path_command", {
    { "kind", "sat_path_kind" }, { "arc", "sat_path_arc" }, { "number", "double" },
    { "control", "sat_vec2" }, { "second", "sat_vec2" }, { "to", "sat_vec2" },
})
struct("sat_piece_buffers", {
    { "piece_sizes", "size_t *" }, { "piece_capacity", "size_t" }, { "vertices", "uint32_t *" },
    { "edges", "uint32_t *" }, { "corner_capacity", "size_t" },
})
struct("sat_pixel", {
    { "x", "int32_t" }, { "y", "int32_t" },
})
struct("sat_pixel_box", {
    { "x", "uint32_t" }, { "y", "uint32_t" }, { "width", "uint32_t" }, { "height", "uint32_t" },
})
struct("sat_polygon_fault", {
    { "status", "sat_status" }, { "ring", "uint32_t" }, { "other_ring", "uint32_t" },
    { "vertices", "uint32_t", 2 }, { "edges", "uint32_t", 2 }, { "has_place", "flag" },
    { "place", "sat_vec2" },
})
struct("sat_query_filter", {
    { "except", "sat_body_id *" }, { "except_count", "size_t" }, { "filter", "sat_filter" },
    { "kinds", "sat_query_kinds" }, { "at_start", "sat_at_start" },
})
struct("sat_ray_hit", {
    { "fraction", "double" }, { "point", "sat_vec2" }, { "normal", "sat_vec2" },
    { "feature", "sat_feature" }, { "hit", "flag" }, { "starts_inside", "flag" },
})
struct("sat_rectangles_f32", {
    { "center_x", "float *" }, { "center_y", "float *" }, { "u_x", "float *" },
    { "u_y", "float *" }, { "v_x", "float *" }, { "v_y", "float *" },
})
struct("sat_rectangles_f64", {
    { "center_x", "double *" }, { "center_y", "double *" }, { "u_x", "double *" },
    { "u_y", "double *" }, { "v_x", "double *" }, { "v_y", "double *" },
})
struct("sat_resolution", {
    { "a", "sat_vec2" }, { "b", "sat_vec2" },
})
struct("sat_separate_result", {
    { "depth", "double" }, { "overlapping", "size_t" }, { "iterations", "size_t" },
})
struct("sat_separating_axis", {
    { "normal", "sat_vec2" }, { "offset", "double" }, { "a_start", "uint32_t" },
    { "a_end", "uint32_t" }, { "b_start", "uint32_t" }, { "b_end", "uint32_t" },
})
struct("sat_silhouette_buffers", {
    { "points", "sat_vec2 *" }, { "point_capacity", "size_t" }, { "ring_sizes", "size_t *" },
    { "ring_capacity", "size_t" }, { "part_sizes", "size_t *" }, { "part_capacity", "size_t" },
})
struct("sat_silhouettes", {
    { "point_count", "size_t" }, { "ring_count", "size_t" }, { "part_count", "size_t" },
})
struct("sat_slide_hit", {
    { "body", "sat_body_id" }, { "normal", "sat_vec2" },
})
struct("sat_slide_result", {
    { "moved", "sat_vec2" }, { "hit_count", "size_t" }, { "stuck", "flag" },
})
struct("sat_stroke", {
    { "width", "double" }, { "miter_limit", "double" }, { "join", "sat_stroke_join" },
    { "cap", "sat_stroke_cap" },
})
struct("sat_sweep_options", {
    { "work_limit", "uint64_t" }, { "at_start", "sat_at_start" },
})
struct("sat_transform", {
    { "a", "double" }, { "b", "double" }, { "c", "double" }, { "d", "double" }, { "tx", "double" },
    { "ty", "double" },
})
struct("sat_vec2", {
    { "x", "double" }, { "y", "double" },
})
struct("sat_velocities", {
    { "a", "sat_vec2" }, { "b", "sat_vec2" },
})

-- Objects, and transforms.

local class_of = {}

-- A class of objects with the handle `ptr`, which is freed when the object is collected, or at once
-- by `free`. Twice is fine.
local function class(name, free, made)
    made = made or {}
    made.__index = made
    made.free_handle = free
    made.name = name
    -- what a freed object becomes: whatever asks for its handle is told so
    made.freed = {
        __index = function(_, key)
            if key == "ptr" then
                fail("SAT_ERR_NULL", ("the %s was freed"):format(name))
            end
            return made[key]
        end,
        __tostring = function()
            return ("sat2d.%s (freed)"):format(name)
        end,
    }
    function made.free(self)
        if getmetatable(self) ~= made.freed then
            free(ffi.gc(self.ptr, nil))
            self.ptr = nil
            setmetatable(self, made.freed)
        end
    end
    function made.__tostring(self)
        local text = made.describe and (" (%s)"):format(made.describe(self)) or ""
        return ("sat2d.%s%s"):format(name, text)
    end
    class_of[name] = made
    sat2d[name] = made
    return made
end

class("Shape", C.sat_shape_free, Shape)
local Mask = class("Mask", C.sat_mask_free)
local Explanation = class("Explanation", C.sat_explanation_free)
local World = class("World", C.sat_world_free)
local Decomposer = class("Decomposer", C.sat_decomposer_free)
local Stage = class("Stage", C.sat_compat_flash_stage_free)
compat.flash.Stage = Stage
sat2d.Stage = nil

local function adopt(of, pointer)
    return setmetatable({ ptr = ffi.gc(pointer, of.free_handle) }, of)
end

local function adopt_all(of, pointers)
    local objects = {}
    for i, pointer in ipairs(pointers) do
        objects[i] = adopt(of, pointer)
    end
    return objects
end

-- What `tostring` says of objects.
function Shape.describe(self)
    local x, y = self:half_axes()
    if x ~= y then
        return ("%s, half axes: %g, %g"):format(self:kind(), x, y)
    end
    return x == 0 and self:kind() or ("%s, radius: %g"):format(self:kind(), x)
end

function Mask.describe(self)
    return ("%d x %d, count: %d"):format(self:width(), self:height(), self:count())
end

function Explanation.describe(self)
    return self:relation()
end

function World.describe(self)
    return ("bodies: %d"):format(self:body_count())
end

-- The shape behind a pointer that somebody else owns.
function Shape.of(pointer)
    local out = new("sat_shape *[1]")
    check(C.sat_shape_share(pointer, out))
    return adopt(Shape, out[0])
end

local transform_type, place = ffi.typeof("sat_transform"), new("sat_vec2")

--- The transform with these six numbers, in the order of Flash's Matrix; the identity without.
function Transform.new(a, b, c, d, tx, ty)
    return a and new("sat_transform", a, b, c, d, tx, ty) or C.sat_transform_identity()
end

--- The identity.
function Transform.identity()
    return C.sat_transform_identity()
end

--- A translation.
function Transform.translation(x, y)
    return C.sat_transform_translation(new("sat_vec2", x, y))
end

--- Scales by `scale_x` and `scale_y` (negative scales mirror), then rotates by `rotation` radians
--- from the x axis towards the y axis (clockwise on a screen with y down), then moves the origin to
--- (x, y).
---@param x number
---@param y number
---@param rotation? number radians, by default 0
---@param scale_x? number by default 1
---@param scale_y? number by default `scale_x`
---@return sat2d.Transform
function Transform.placement(x, y, rotation, scale_x, scale_y)
    scale_x = scale_x or 1
    local made = new(transform_type)
    place.x, place.y = number(x, "x"), number(y, "y")
    local code = C.sat_transform_placement(
        place, number(rotation or 0, "rotation"), number(scale_x, "scale_x"),
        number(scale_y or scale_x, "scale_y"), made
    )
    if code ~= 0 then
        throw(code)
    end
    return made
end

--- As `Transform.placement`, with degrees. Multiples of 90 degrees rotate exactly.
---@param x number
---@param y number
---@param rotation? number degrees, by default 0
---@param scale_x? number by default 1
---@param scale_y? number by default `scale_x`
---@return sat2d.Transform
function Transform.placement_degrees(x, y, rotation, scale_x, scale_y)
    scale_x = scale_x or 1
    local made = new(transform_type)
    place.x, place.y = number(x, "x"), number(y, "y")
    local code = C.sat_transform_placement_degrees(
        place, number(rotation or 0, "rotation"), number(scale_x, "scale_x"),
        number(scale_y or scale_x, "scale_y"), made
    )
    if code ~= 0 then
        throw(code)
    end
    return made
end

ffi.metatype("sat_transform", {
    __index = Transform,
    __mul = function(outer, inner)
        return outer:product(inner)
    end,
    __eq = function(p, q)
        return ffi.istype("sat_transform", p) and ffi.istype("sat_transform", q)
            and p.a == q.a and p.b == q.b and p.c == q.c and p.d == q.d
            and p.tx == q.tx and p.ty == q.ty
    end,
    __tostring = function(t)
        return ("Transform(%.17g, %.17g, %.17g, %.17g, %.17g, %.17g)")
            :format(t.a, t.b, t.c, t.d, t.tx, t.ty)
    end,
})

--- The map that applies `inner` first and `outer` second: the placement of an object at `inner` in
--- a container at `outer`.
---@param inner sat2d.TransformLike
---@return sat2d.Transform
function Transform:product(inner)
    local out_transform = new("sat_transform")
    check(C.sat_transform_product(self, as_transform(inner, "inner"), out_transform))
    return out_transform
end

--- The placement of the innermost of `count` nested containers, outermost first; the identity if
--- `count` is 0.
---@param levels table
---@return sat2d.Transform
function Transform.nested(levels)
    local levels_array, levels_count = struct_list("sat_transform", levels, "levels")
    local out_transform = new("sat_transform")
    check(C.sat_transform_nested(levels_array, levels_count, out_transform))
    return out_transform
end

--- The placement by another point of the object: `anchor`, in the object's own coordinates, moves
--- to the point to which `transform` moves the origin. Use it with engines that place a sprite by
--- its centre or its feet, and turn it about that point.
---@param anchor_x number
---@param anchor_y number
---@return sat2d.Transform
function Transform:anchored(anchor_x, anchor_y)
    local out_transform = new("sat_transform")
    check(C.sat_transform_anchored(
        self, new("sat_vec2", number(anchor_x, "anchor_x"), number(anchor_y, "anchor_y")),
        out_transform
    ))
    return out_transform
end

--- The inverse map, up to rounding.
---@return sat2d.Transform
function Transform:inverse()
    local out_transform = new("sat_transform")
    check(C.sat_transform_inverse(self, out_transform))
    return out_transform
end

--- The image of a point: `(a*x + c*y) + tx` and `(b*x + d*y) + ty`, each operation rounded once.
---@param x number
---@param y number
---@return number x, number y
function Transform:apply(x, y)
    local out_point = new("sat_vec2")
    check(C.sat_transform_apply(
        self, new("sat_vec2", number(x, "x"), number(y, "y")), out_point
    ))
    return out_point.x, out_point.y
end

--- The position of a transform: the image of the origin, `(tx, ty)`.
---@return number x, number y
function Transform:position()
    local out_position = new("sat_vec2")
    check(C.sat_transform_position(self, out_position))
    return out_position.x, out_position.y
end

--- Whether the map swaps left and right, decided exactly.
---@return boolean
function Transform:is_mirrored()
    local out_mirrored = new("bool[1]")
    check(C.sat_transform_is_mirrored(self, out_mirrored))
    return from["bool"](out_mirrored[0])
end

--- Whether circles stay circles: the map is a product of rotations, translations, reflections and
--- uniform scales, up to four units in the last place. Under other maps they become ellipses.
---@return boolean
function Transform:is_similarity()
    local out_similarity = new("bool[1]")
    check(C.sat_transform_is_similarity(self, out_similarity))
    return from["bool"](out_similarity[0])
end

--- Whether a polygon has a hole or an interior angle above 180 degrees; every vertex is tested
--- exactly.
---@param rings number[][]
---@return boolean
function polygon.is_concave(rings)
    local points, ring_sizes, count = rings_of(rings, "rings")
    local out_concave = new("bool[1]")
    check(C.sat_polygon_is_concave(points, ring_sizes, count, out_concave))
    return from["bool"](out_concave[0])
end

--- The indices of the reflex vertices, where the interior angle is above 180 degrees (of a hole its
--- convex corners), ascending.
---@param rings number[][]
---@return table
function polygon.reflex_vertices(rings)
    local points, ring_sizes, count = rings_of(rings, "rings")
    local out_vertices = list_of("uint32_t", function(list, capacity, count)
        return C.sat_polygon_reflex_vertices(points, ring_sizes, count, list, capacity, count)
    end)
    return out_vertices
end

--- The centroid of the area of a polygon without its holes, the centre of mass if the density is
--- uniform. Each coordinate is computed exactly and rounded to the nearest double.
---@param rings number[][]
---@return number x, number y
function polygon.centroid(rings)
    local points, ring_sizes, count = rings_of(rings, "rings")
    local out_centroid = new("sat_vec2")
    check(C.sat_polygon_centroid(points, ring_sizes, count, out_centroid))
    return out_centroid.x, out_centroid.y
end

--- Makes a decomposer, which has no memory yet.
---@return sat2d.Decomposer
function Decomposer.new()
    local out_decomposer = new("sat_decomposer *[1]")
    check(C.sat_decomposer_new(out_decomposer))
    return adopt(Decomposer, out_decomposer[0])
end

--- A disc; with a radius of 0 a point.
---@param center_x number
---@param center_y number
---@param radius number
---@return sat2d.Shape
function Shape.circle(center_x, center_y, radius)
    local out_shape = new("sat_shape *[1]")
    check(C.sat_shape_new_circle(
        new("sat_vec2", number(center_x, "center_x"), number(center_y, "center_y")),
        number(radius, "radius"), out_shape
    ))
    return adopt(Shape, out_shape[0])
end

--- An ellipse about the origin with these half-axes along x and y. With equal ones it is a disc, if
--- one is 0 a segment, with both 0 a point. A transform moves and turns it.
---@param half_width number
---@param half_height number
---@return sat2d.Shape
function Shape.ellipse(half_width, half_height)
    local out_shape = new("sat_shape *[1]")
    check(C.sat_shape_new_ellipse(
        number(half_width, "half_width"), number(half_height, "half_height"), out_shape
    ))
    return adopt(Shape, out_shape[0])
end

--- The segment between two different points.
---@param start_x number
---@param start_y number
---@param finish_x number
---@param finish_y number
---@return sat2d.Shape
function Shape.segment(start_x, start_y, finish_x, finish_y)
    local out_shape = new("sat_shape *[1]")
    check(C.sat_shape_new_segment(
        new("sat_vec2", number(start_x, "start_x"), number(start_y, "start_y")),
        new("sat_vec2", number(finish_x, "finish_x"), number(finish_y, "finish_y")), out_shape
    ))
    return adopt(Shape, out_shape[0])
end

--- All points within `radius` of the segment between two different points.
---@param start_x number
---@param start_y number
---@param finish_x number
---@param finish_y number
---@param radius number
---@return sat2d.Shape
function Shape.capsule(start_x, start_y, finish_x, finish_y, radius)
    local out_shape = new("sat_shape *[1]")
    check(C.sat_shape_new_capsule(
        new("sat_vec2", number(start_x, "start_x"), number(start_y, "start_y")),
        new("sat_vec2", number(finish_x, "finish_x"), number(finish_y, "finish_y")),
        number(radius, "radius"), out_shape
    ))
    return adopt(Shape, out_shape[0])
end

--- A rectangle about the origin with the vertices (-w/2, -h/2), (w/2, -h/2), (w/2, h/2) and (-w/2,
--- h/2). With a width or height of 0 it is a segment, with both 0 a point.
---@param width number
---@param height number
---@return sat2d.Shape
function Shape.rectangle(width, height)
    local out_shape = new("sat_shape *[1]")
    check(C.sat_shape_new_rectangle(
        number(width, "width"), number(height, "height"), out_shape
    ))
    return adopt(Shape, out_shape[0])
end

--- The rectangle from (x, y) to (x + width, y + height), the sums rounded to doubles, with the
--- vertices (x, y), (x + w, y), (x + w, y + h) and (x, y + h). With a width or height of 0 it is a
--- segment, with both 0 a point.
---@param x number
---@param y number
---@param width number
---@param height number
---@return sat2d.Shape
function Shape.rectangle_xywh(x, y, width, height)
    local out_shape = new("sat_shape *[1]")
    check(C.sat_shape_new_rectangle_xywh(
        number(x, "x"), number(y, "y"), number(width, "width"), number(height, "height"),
        out_shape
    ))
    return adopt(Shape, out_shape[0])
end

--- A convex polygon of `count` points in order around it. Points along a straight edge are kept.
---@param points table
---@return sat2d.Shape
function Shape.convex_polygon(points)
    local points_array, points_count = pair_list("sat_vec2", points, "points")
    local out_shape = new("sat_shape *[1]")
    check(C.sat_shape_new_convex_polygon(points_array, points_count, out_shape))
    return adopt(Shape, out_shape[0])
end

--- All points within `radius` of a convex polygon of `count` points: corners rounded, edges moved
--- outward.
---@param points table
---@param radius number
---@return sat2d.Shape
function Shape.rounded_polygon(points, radius)
    local points_array, points_count = pair_list("sat_vec2", points, "points")
    local out_shape = new("sat_shape *[1]")
    check(C.sat_shape_new_rounded_polygon(
        points_array, points_count, number(radius, "radius"), out_shape
    ))
    return adopt(Shape, out_shape[0])
end

--- Any polygon, convex or concave, with or without holes: all points one ring after the other, and
--- the sizes of the `ring_count` rings, the outer one first. The section on polygons says which
--- rings are valid and how vertices are numbered. The polygon is decomposed into convex pieces, but
--- no result shows them: a point on a diagonal is inside.
---@param rings number[][]
---@return sat2d.Shape
function Shape.polygon(rings)
    local points, ring_sizes, count = rings_of(rings, "rings")
    local out_shape = new("sat_shape *[1]")
    check(C.sat_shape_new_polygon(points, ring_sizes, count, out_shape))
    return adopt(Shape, out_shape[0])
end

--- As `Shape.polygon`, decomposed by `options`. Results do not depend on the options, but their
--- cost may.
---@param rings number[][]
---@param options? table
---@return sat2d.Shape
function Shape.polygon_with(rings, options)
    local points, ring_sizes, count = rings_of(rings, "rings")
    local out_shape = new("sat_shape *[1]")
    check(C.sat_shape_new_polygon_with(
        points, ring_sizes, count, to("sat_decompose_options", options, "options"), out_shape
    ))
    return adopt(Shape, out_shape[0])
end

--- The convex hull of any `count` points. Its vertices are the points that are its corners,
--- counter-clockwise with y up from the leftmost (of several, the lowest). It is a segment if all
--- points lie on a line, and a point if all are the same.
---@param points table
---@return sat2d.Shape
function Shape.hull(points)
    local points_array, points_count = pair_list("sat_vec2", points, "points")
    local out_shape = new("sat_shape *[1]")
    check(C.sat_shape_new_hull(points_array, points_count, out_shape))
    return adopt(Shape, out_shape[0])
end

--- The segments from each point to the next, and from the last to the first if `closed`. A chain
--- may cross itself.
---@param points table
---@param closed boolean
---@return sat2d.Shape
function Shape.chain(points, closed)
    local points_array, points_count = pair_list("sat_vec2", points, "points")
    local out_shape = new("sat_shape *[1]")
    check(C.sat_shape_new_chain(points_array, points_count, closed, out_shape))
    return adopt(Shape, out_shape[0])
end

--- The region that contours of segments and curves enclose, with holes. A contour that does not end
--- where it began is closed by a segment; an edge from a point to the same point is left out.
---@param commands table
---@param rule? string
---@return sat2d.Shape
function Shape.outline(commands, rule)
    local commands_array, commands_count = struct_list("sat_path_command", commands, "commands")
    local out_shape = new("sat_shape *[1]")
    check(C.sat_shape_new_outline(
        commands_array, commands_count, number_of("sat_fill_rule", rule, "rule"), out_shape
    ))
    return adopt(Shape, out_shape[0])
end

--- The vertices of an outline as a polygon without curves, for programs that know none: they lie on
--- the outline, and no edge is farther than `tolerance` from it, up to rounding. They are those of
--- all rings one after the other; `Shape:flattened_ring_sizes` has the size of each. Other shapes
--- have their own vertices.
---@param tolerance number
---@return table
function Shape:flattened(tolerance)
    local out_vertices = list_of("sat_vec2", function(list, capacity, count)
        return C.sat_shape_flattened(
        handle(self, Shape, "self"), number(tolerance, "tolerance"), list, capacity, count
    )
    end)
    return out_vertices
end

--- Copies the number of vertices of each ring that `Shape:flattened` gives for this tolerance.
---@param tolerance number
---@return table
function Shape:flattened_ring_sizes(tolerance)
    local out_sizes = list_of("size_t", function(list, capacity, count)
        return C.sat_shape_flattened_ring_sizes(
        handle(self, Shape, "self"), number(tolerance, "tolerance"), list, capacity, count
    )
    end)
    return out_sizes
end

--- The region that a stroke along a path covers, nowhere farther than `tolerance` from it, up to
--- rounding.
---@param commands table
---@param stroke table
---@param tolerance number
---@return sat2d.Shape
function Shape.stroke_within(commands, stroke, tolerance)
    local commands_array, commands_count = struct_list("sat_path_command", commands, "commands")
    local out_shape = new("sat_shape *[1]")
    check(C.sat_shape_new_stroke_within(
        commands_array, commands_count, to("sat_stroke", stroke, "stroke"),
        number(tolerance, "tolerance"), out_shape
    ))
    return adopt(Shape, out_shape[0])
end

--- The region that contours enclose which may cross themselves and each other. Curves become
--- chords, and vertices points of a fine grid. Whatever is farther than `tolerance` from all
--- contours is inside or outside as `rule` says, up to rounding. What is narrower than the
--- tolerance may vanish.
---@param commands table
---@param rule? string
---@param tolerance number
---@return sat2d.Shape
function Shape.outline_within(commands, rule, tolerance)
    local commands_array, commands_count = struct_list("sat_path_command", commands, "commands")
    local out_shape = new("sat_shape *[1]")
    check(C.sat_shape_new_outline_within(
        commands_array, commands_count, number_of("sat_fill_rule", rule, "rule"),
        number(tolerance, "tolerance"), out_shape
    ))
    return adopt(Shape, out_shape[0])
end

--- The kind of a shape.
---@return string
function Shape:kind()
    local out_kind = new("sat_shape_type[1]")
    check(C.sat_shape_kind(handle(self, Shape, "self"), out_kind))
    return from["sat_shape_type"](out_kind[0])
end

--- The area of a shape in its own coordinates, rounded: 0 for points, segments and chains; without
--- the holes of a polygon. A transform multiplies it by the magnitude of its determinant.
---@return number
function Shape:area()
    local out_area = new("double[1]")
    check(C.sat_shape_area(handle(self, Shape, "self"), out_area))
    return from["double"](out_area[0])
end

--- The centroid of a shape in its own coordinates, its centre of mass if the density is uniform; of
--- a segment its middle. It is rounded. A transform moves it as it moves any point.
---@return number x, number y
function Shape:centroid()
    local out_centroid = new("sat_vec2")
    check(C.sat_shape_centroid(handle(self, Shape, "self"), out_centroid))
    return out_centroid.x, out_centroid.y
end

--- The number of vertices: 1 for a circle (its centre), 2 for a segment or capsule.
---@return number
function Shape:vertex_count()
    local out_count = new("size_t[1]")
    check(C.sat_shape_vertex_count(handle(self, Shape, "self"), out_count))
    return from["size_t"](out_count[0])
end

--- The vertices as they were given, of all rings one after the other.
---@return table
function Shape:vertices()
    local out_vertices = list_of("sat_vec2", function(list, capacity, count)
        return C.sat_shape_vertices(handle(self, Shape, "self"), list, capacity, count)
    end)
    return out_vertices
end

--- The number of rings of vertices: 1 and one for each hole of a polygon.
---@return number
function Shape:ring_count()
    local out_count = new("size_t[1]")
    check(C.sat_shape_ring_count(handle(self, Shape, "self"), out_count))
    return from["size_t"](out_count[0])
end

--- The number of vertices of each ring, the outer one first.
---@return table
function Shape:ring_sizes()
    local out_sizes = list_of("size_t", function(list, capacity, count)
        return C.sat_shape_ring_sizes(handle(self, Shape, "self"), list, capacity, count)
    end)
    return out_sizes
end

--- The radius by which the hull of the vertices is inflated: 0 for shapes with sharp corners, the
--- longer half-axis of an ellipse.
---@return number
function Shape:radius()
    local out_radius = new("double[1]")
    check(C.sat_shape_radius(handle(self, Shape, "self"), out_radius))
    return from["double"](out_radius[0])
end

--- The half-axes, along x and y, of the ellipse around each vertex: of an ellipse its own, of other
--- shapes both are the radius.
---@return number x, number y
function Shape:half_axes()
    local out_half_axes = new("sat_vec2")
    check(C.sat_shape_half_axes(handle(self, Shape, "self"), out_half_axes))
    return out_half_axes.x, out_half_axes.y
end

--- The least axis-aligned box around the shape at `transform`, rounded outward if the shape is
--- round, concave or has curves.
---@param transform sat2d.TransformLike
---@return table
function Shape:bounds(transform)
    local out_bounds = new("sat_aabb")
    check(C.sat_shape_bounds(
        handle(self, Shape, "self"), as_transform(transform, "transform"), out_bounds
    ))
    return from["sat_aabb"](out_bounds)
end

--- Makes a mask in which no pixel counts.
---@param width number
---@param height number
---@return sat2d.Mask
function Mask.new(width, height)
    local out_mask = new("sat_mask *[1]")
    check(C.sat_mask_new(natural(width, "width"), natural(height, "height"), out_mask))
    return adopt(Mask, out_mask[0])
end

--- A copy.
---@return sat2d.Mask
function Mask:clone()
    local out_mask = new("sat_mask *[1]")
    check(C.sat_mask_clone(handle(self, Mask, "self"), out_mask))
    return adopt(Mask, out_mask[0])
end

--- The number of columns.
---@return number
function Mask:width()
    local out_width = new("size_t[1]")
    check(C.sat_mask_width(handle(self, Mask, "self"), out_width))
    return from["size_t"](out_width[0])
end

--- The number of rows.
---@return number
function Mask:height()
    local out_height = new("size_t[1]")
    check(C.sat_mask_height(handle(self, Mask, "self"), out_height))
    return from["size_t"](out_height[0])
end

--- Whether the pixel in column `x` and row `y` counts. Pixels outside of the mask do not count.
---@param x number
---@param y number
---@return boolean
function Mask:get(x, y)
    local out_is_set = new("bool[1]")
    check(C.sat_mask_get(
        handle(self, Mask, "self"), natural(x, "x"), natural(y, "y"), out_is_set
    ))
    return from["bool"](out_is_set[0])
end

--- Sets or clears the pixel in column `x` and row `y`. Outside of the mask it does nothing.
---@param x number
---@param y number
---@param is_set boolean
function Mask:set(x, y, is_set)
    check(C.sat_mask_set(
        handle(self, Mask, "self"), natural(x, "x"), natural(y, "y"), is_set
    ))
end

--- Sets or clears all pixels whose centres are in a placed shape or on its boundary, decided
--- exactly. Pixel (x, y) has its centre at (x + 0.5, y + 0.5). On failure the mask stays as it is.
---@param shape sat2d.Shape
---@param transform sat2d.TransformLike
---@param is_set boolean
function Mask:fill(shape, transform, is_set)
    check(C.sat_mask_fill(
        handle(self, Mask, "self"), handle(shape, Shape, "shape"),
        as_transform(transform, "transform"), is_set
    ))
end

--- The number of pixels that count.
---@return number
function Mask:count()
    local out_count = new("size_t[1]")
    check(C.sat_mask_count(handle(self, Mask, "self"), out_count))
    return from["size_t"](out_count[0])
end

--- Whether no pixel counts.
---@return boolean
function Mask:is_empty()
    local out_is_empty = new("bool[1]")
    check(C.sat_mask_is_empty(handle(self, Mask, "self"), out_is_empty))
    return from["bool"](out_is_empty[0])
end

--- The least box around the pixels that count; all zero if there are none.
---@return table
function Mask:bounds()
    local out_box = new("sat_pixel_box")
    check(C.sat_mask_bounds(handle(self, Mask, "self"), out_box))
    return from["sat_pixel_box"](out_box)
end

--- 64 pixels of row `y`, from column `x` on: bit `i` is the pixel in column `x + i`. Pixels outside
--- of the mask do not count.
---@param x number
---@param y number
---@return number
function Mask:word(x, y)
    local out_word = new("uint64_t[1]")
    check(C.sat_mask_word(
        handle(self, Mask, "self"), whole(x, "x"), whole(y, "y"), out_word
    ))
    return from["uint64_t"](out_word[0])
end

--- Whether a pixel of each mask is at the same place.
---@param other sat2d.Mask
---@param offset_x number
---@param offset_y number
---@return boolean
function Mask:overlaps(other, offset_x, offset_y)
    local out_overlaps = new("bool[1]")
    check(C.sat_mask_overlaps(
        handle(self, Mask, "self"), handle(other, Mask, "other"),
        new("sat_pixel", whole(offset_x, "offset_x"), whole(offset_y, "offset_y")), out_overlaps
    ))
    return from["bool"](out_overlaps[0])
end

--- The number of pixels of one mask at whose place the other has a pixel too.
---@param other sat2d.Mask
---@param offset_x number
---@param offset_y number
---@return number
function Mask:overlap_area(other, offset_x, offset_y)
    local out_area = new("size_t[1]")
    check(C.sat_mask_overlap_area(
        handle(self, Mask, "self"), handle(other, Mask, "other"),
        new("sat_pixel", whole(offset_x, "offset_x"), whole(offset_y, "offset_y")), out_area
    ))
    return from["size_t"](out_area[0])
end

--- The pixels of `mask` at whose place the other mask has a pixel too, as a mask of the size of
--- `mask`.
---@param other sat2d.Mask
---@param offset_x number
---@param offset_y number
---@return sat2d.Mask
function Mask:overlap_mask(other, offset_x, offset_y)
    local out_mask = new("sat_mask *[1]")
    check(C.sat_mask_overlap_mask(
        handle(self, Mask, "self"), handle(other, Mask, "other"),
        new("sat_pixel", whole(offset_x, "offset_x"), whole(offset_y, "offset_y")), out_mask
    ))
    return adopt(Mask, out_mask[0])
end

--- The first pixel of `mask` at whose place the other mask has a pixel too: the least column of the
--- least row. All zero if there is none.
---@param other sat2d.Mask
---@param offset_x number
---@param offset_y number
---@return table
function Mask:first_overlap(other, offset_x, offset_y)
    local out_pixel = new("sat_found_pixel")
    check(C.sat_mask_first_overlap(
        handle(self, Mask, "self"), handle(other, Mask, "other"),
        new("sat_pixel", whole(offset_x, "offset_x"), whole(offset_y, "offset_y")), out_pixel
    ))
    return from["sat_found_pixel"](out_pixel)
end

--- A sprite as one shape: the union of the pixels of a mask that count.
---@param mask sat2d.Mask
---@param pivot_x number
---@param pivot_y number
---@return sat2d.Shape
function Shape.mask(mask, pivot_x, pivot_y)
    local out_shape = new("sat_shape *[1]")
    check(C.sat_shape_new_mask(
        handle(mask, Mask, "mask"),
        new("sat_vec2", number(pivot_x, "pivot_x"), number(pivot_y, "pivot_y")), out_shape
    ))
    return adopt(Shape, out_shape[0])
end

--- Makes one shape for each group of pixels that are connected by their sides, in the order of
--- their first pixels: for landscapes whose parts fall apart.
---@param mask sat2d.Mask
---@param pivot_x number
---@param pivot_y number
---@return sat2d.Shape[]
function Shape.mask_groups(mask, pivot_x, pivot_y)
    local out_shapes = list_of("sat_shape *", function(list, capacity, count)
        return C.sat_shape_new_mask_groups(
        handle(mask, Mask, "mask"),
        new("sat_vec2", number(pivot_x, "pivot_x"), number(pivot_y, "pivot_y")),
        list, capacity, count
    )
    end)
    return adopt_all(Shape, out_shapes)
end

--- The relation of shape `a` at `ta` and shape `b` at `tb`, exact under every transform: a circle
--- that is scaled unevenly is an ellipse.
---@param a sat2d.Shape
---@param ta sat2d.TransformLike
---@param b sat2d.Shape
---@param tb sat2d.TransformLike
---@return string
function sat2d.relation(a, ta, b, tb)
    local out_relation = new("sat_relation[1]")
    check(C.sat_collide(
        handle(a, Shape, "a"), as_transform(ta, "ta"), handle(b, Shape, "b"),
        as_transform(tb, "tb"), out_relation
    ))
    return from["sat_relation"](out_relation[0])
end

--- The relation of a point and a shape at `transform`: outside (`"disjoint"`), on the boundary
--- (`"touching"`) or inside (`"overlapping"`). A segment has no inside.
---@param shape sat2d.Shape
---@param transform sat2d.TransformLike
---@param x number
---@param y number
---@return string
function sat2d.point_relation(shape, transform, x, y)
    local out_relation = new("sat_relation[1]")
    check(C.sat_point_relation(
        handle(shape, Shape, "shape"), as_transform(transform, "transform"),
        new("sat_vec2", number(x, "x"), number(y, "y")), out_relation
    ))
    return from["sat_relation"](out_relation[0])
end

--- The contact of shape `a` at `ta` and shape `b` at `tb`; of several contacts of concave shapes
--- the deepest.
---@param a sat2d.Shape
---@param ta sat2d.TransformLike
---@param b sat2d.Shape
---@param tb sat2d.TransformLike
---@return table
function sat2d.contact(a, ta, b, tb)
    local out_manifold = new("sat_manifold")
    check(C.sat_contact(
        handle(a, Shape, "a"), as_transform(ta, "ta"), handle(b, Shape, "b"),
        as_transform(tb, "tb"), out_manifold
    ))
    return from["sat_manifold"](out_manifold)
end

--- All contacts of shape `a` at `ta` and shape `b` at `tb`, the deepest first. There are none
--- exactly if the shapes are disjoint, one for convex shapes, and for concave shapes one for every
--- two convex pieces that meet and that an edge of one of the shapes separates (never a diagonal);
--- no point occurs twice.
---@param a sat2d.Shape
---@param ta sat2d.TransformLike
---@param b sat2d.Shape
---@param tb sat2d.TransformLike
---@return table
function sat2d.contacts(a, ta, b, tb)
    local out_manifolds = list_of("sat_manifold", function(list, capacity, count)
        return C.sat_contacts(
        handle(a, Shape, "a"), as_transform(ta, "ta"), handle(b, Shape, "b"),
        as_transform(tb, "tb"), list, capacity, count
    )
    end)
    return out_manifolds
end

--- The length to add to `depth` so that a move by `normal * depth` leaves no overlap of two convex
--- shapes through rounding: 16 units in the last place of the largest magnitude of a coordinate of
--- either shape or of the sum of their radii.
---@param a sat2d.Shape
---@param ta sat2d.TransformLike
---@param b sat2d.Shape
---@param tb sat2d.TransformLike
---@return number
function sat2d.rounding_margin(a, ta, b, tb)
    local out_margin = new("double[1]")
    check(C.sat_rounding_margin(
        handle(a, Shape, "a"), as_transform(ta, "ta"), handle(b, Shape, "b"),
        as_transform(tb, "tb"), out_margin
    ))
    return from["double"](out_margin[0])
end

--- The distance of shape `a` at `ta` and shape `b` at `tb`, with the closest points and features.
--- If several pairs of points are equally close (parallel edges), the function prefers one inside
--- an edge. If the shapes are not disjoint the distance is 0, and normal, points and features are
--- those of the deepest point of their contact. On failure the distance is infinite and all else is
--- zero.
---@param a sat2d.Shape
---@param ta sat2d.TransformLike
---@param b sat2d.Shape
---@param tb sat2d.TransformLike
---@return table
function sat2d.distance(a, ta, b, tb)
    local out_closest = new("sat_closest_points")
    check(C.sat_distance(
        handle(a, Shape, "a"), as_transform(ta, "ta"), handle(b, Shape, "b"),
        as_transform(tb, "tb"), out_closest
    ))
    return from["sat_closest_points"](out_closest)
end

--- How shape `inner` at `inner_transform` lies within shape `outer` at `outer_transform`.
---@param inner sat2d.Shape
---@param inner_transform sat2d.TransformLike
---@param outer sat2d.Shape
---@param outer_transform sat2d.TransformLike
---@return string
function sat2d.within(inner, inner_transform, outer, outer_transform)
    local out_containment = new("sat_containment[1]")
    check(C.sat_within(
        handle(inner, Shape, "inner"), as_transform(inner_transform, "inner_transform"),
        handle(outer, Shape, "outer"), as_transform(outer_transform, "outer_transform"),
        out_containment
    ))
    return from["sat_containment"](out_containment[0])
end

--- The least translation of `b` that separates shape `b` at `tb` from shape `a` at `ta`. The shapes
--- may be convex or concave, with holes, round, or segments. The result is verified: with the
--- translation added to `tx` and `ty` of `tb` the shapes do not overlap. If several translations
--- are equally short, the result is always the same. With p pairs of convex pieces near each other
--- and e edges, the time is at most proportional to p * e.
---@param a sat2d.Shape
---@param ta sat2d.TransformLike
---@param b sat2d.Shape
---@param tb sat2d.TransformLike
---@return table
function sat2d.separation(a, ta, b, tb)
    local out_translation = new("sat_minimum_translation")
    check(C.sat_separation(
        handle(a, Shape, "a"), as_transform(ta, "ta"), handle(b, Shape, "b"),
        as_transform(tb, "tb"), out_translation
    ))
    return from["sat_minimum_translation"](out_translation)
end

--- As `sat2d.separation`, with at most `work_limit` units of work; 0 is the default of 2^25,
--- `UINT64_MAX` no limit. Two octagons take some hundred units, concave shapes of a hundred pieces
--- up to some million.
---@param a sat2d.Shape
---@param ta sat2d.TransformLike
---@param b sat2d.Shape
---@param tb sat2d.TransformLike
---@param work_limit number
---@return table
function sat2d.separation_within(a, ta, b, tb, work_limit)
    local out_translation = new("sat_minimum_translation")
    check(C.sat_separation_within(
        handle(a, Shape, "a"), as_transform(ta, "ta"), handle(b, Shape, "b"),
        as_transform(tb, "tb"), whole(work_limit, "work_limit"), out_translation
    ))
    return from["sat_minimum_translation"](out_translation)
end

--- The relation of shape `a` at `ta` and shape `b` at `tb`, as `sat2d.relation` has it, with a
--- certificate. The explanation keeps references to both shapes.
---@param a sat2d.Shape
---@param ta sat2d.TransformLike
---@param b sat2d.Shape
---@param tb sat2d.TransformLike
---@return sat2d.Explanation
function sat2d.explain(a, ta, b, tb)
    local out_explanation = new("sat_explanation *[1]")
    check(C.sat_explain(
        handle(a, Shape, "a"), as_transform(ta, "ta"), handle(b, Shape, "b"),
        as_transform(tb, "tb"), out_explanation
    ))
    return adopt(Explanation, out_explanation[0])
end

--- The relation.
---@return string
function Explanation:relation()
    local out_relation = new("sat_relation[1]")
    check(C.sat_explanation_relation(handle(self, Explanation, "self"), out_relation))
    return from["sat_relation"](out_relation[0])
end

--- The axes. For each convex part of the first shape and each one of the second there is an axis of
--- both: a shape that is convex is its own only part. If the shapes overlap there are none.
---@return table
function Explanation:axes()
    local out_axes = list_of("sat_separating_axis", function(list, capacity, count)
        return C.sat_explanation_axes(handle(self, Explanation, "self"), list, capacity, count)
    end)
    return out_axes
end

--- Both placed shapes and the whole certificate as one line of JSON: what the program `sat2d-check`
--- reads, and docs/witnesses.md describes. The numbers of the certificate are exact.
---@return string
function Explanation:json()
    local out_text = text_of(function(list, capacity, count)
        return C.sat_explanation_json(handle(self, Explanation, "self"), list, capacity, count)
    end)
    return out_text
end

--- Where the segment from `start` to `end` first meets a shape at `transform`. The ends may be the
--- same point.
---@param shape sat2d.Shape
---@param transform sat2d.TransformLike
---@param start_x number
---@param start_y number
---@param finish_x number
---@param finish_y number
---@return table
function sat2d.cast_segment(shape, transform, start_x, start_y, finish_x, finish_y)
    local out_hit = new("sat_ray_hit")
    check(C.sat_cast_segment(
        handle(shape, Shape, "shape"), as_transform(transform, "transform"),
        new("sat_vec2", number(start_x, "start_x"), number(start_y, "start_y")),
        new("sat_vec2", number(finish_x, "finish_x"), number(finish_y, "finish_y")), out_hit
    ))
    return from["sat_ray_hit"](out_hit)
end

--- Where the ray from `origin` along `direction` (of any length) first meets a shape at
--- `transform`, at most `reach` times the direction away. The reach may be infinite. The fraction
--- of the hit counts in units of `direction`: multiplied by its length, it is the distance. A ray
--- whose direction or reach is 0 is its origin.
---@param shape sat2d.Shape
---@param transform sat2d.TransformLike
---@param origin_x number
---@param origin_y number
---@param direction_x number
---@param direction_y number
---@param reach number
---@return table
function sat2d.cast_ray(shape, transform, origin_x, origin_y, direction_x, direction_y, reach)
    local out_hit = new("sat_ray_hit")
    check(C.sat_cast_ray(
        handle(shape, Shape, "shape"), as_transform(transform, "transform"),
        new("sat_vec2", number(origin_x, "origin_x"), number(origin_y, "origin_y")),
        new("sat_vec2", number(direction_x, "direction_x"), number(direction_y, "direction_y")),
        number(reach, "reach"), out_hit
    ))
    return from["sat_ray_hit"](out_hit)
end

--- The motion between two placements that differ by a rotation and a translation: the origin of the
--- shape moves straight, and the shape rotates about it the shorter way. At time 1 it is at `end`
--- up to rounding.
---@param start sat2d.TransformLike
---@param finish sat2d.TransformLike
---@return table
function motion.between(start, finish)
    local out_motion = new("sat_motion")
    check(C.sat_motion_between(
        as_transform(start, "start"), as_transform(finish, "finish"), out_motion
    ))
    return from["sat_motion"](out_motion)
end

--- The placement of a moving shape at a time: `start` itself at 0.
---@param motion table
---@param time number
---@return sat2d.Transform
function motion.at(motion, time)
    local out_transform = new("sat_transform")
    check(C.sat_motion_at(
        to("sat_motion", motion, "motion"), number(time, "time"), out_transform
    ))
    return out_transform
end

--- The first time at which shapes `a` and `b`, each with its motion, are not disjoint. At that
--- time, placed by `motion:at`, they touch or are disjoint by rounding: for straight motions by at
--- most 64 units in the last place of the largest coordinate on their way (the offset of a
--- transform that moves counts as one), with rotation by 1.5e-11 of that. Shapes that pass each
--- other as closely as that count as meeting; if they come so close only at the end, and are
--- disjoint there, they may not. The function takes at most 4096 steps; straight motions need a
--- few, rotations a few dozen. If these do not suffice, the result is the time reached, before
--- which the shapes do not meet.
---@param a sat2d.Shape
---@param motion_a table
---@param b sat2d.Shape
---@param motion_b table
---@return table
function sat2d.sweep(a, motion_a, b, motion_b)
    local out_impact = new("sat_impact")
    check(C.sat_sweep(
        handle(a, Shape, "a"), to("sat_motion", motion_a, "motion_a"), handle(b, Shape, "b"),
        to("sat_motion", motion_b, "motion_b"), out_impact
    ))
    return from["sat_impact"](out_impact)
end

--- As `sat2d.sweep`, with options: what to do about contacts at the start, and the most units of
--- work.
---@param a sat2d.Shape
---@param motion_a table
---@param b sat2d.Shape
---@param motion_b table
---@param options? table
---@return table
function sat2d.sweep_with(a, motion_a, b, motion_b, options)
    local out_impact = new("sat_impact")
    check(C.sat_sweep_with(
        handle(a, Shape, "a"), to("sat_motion", motion_a, "motion_a"), handle(b, Shape, "b"),
        to("sat_motion", motion_b, "motion_b"), to("sat_sweep_options", options, "options"),
        out_impact
    ))
    return from["sat_impact"](out_impact)
end

--- The first time at which shapes `a` and `b`, each with its motion, have a common point, between
--- two times that are proved: `earliest` and `latest`, at most 2^-40 apart.
---@param a sat2d.Shape
---@param motion_a table
---@param b sat2d.Shape
---@param motion_b table
---@return table
function sat2d.sweep_bounds(a, motion_a, b, motion_b)
    local out_bounds = new("sat_impact_bounds")
    check(C.sat_sweep_bounds(
        handle(a, Shape, "a"), to("sat_motion", motion_a, "motion_a"), handle(b, Shape, "b"),
        to("sat_motion", motion_b, "motion_b"), out_bounds
    ))
    return from["sat_impact_bounds"](out_bounds)
end

--- Divides the translation that separates two bodies, `normal * depth` from the first to the
--- second, between them in proportion to their inverse masses: with equal inverse masses both move
--- half of it, with 3 and 1 the first moves three quarters. A body of inverse mass 0 stays; if both
--- have inverse mass 0, both stay.
---@param normal_x number
---@param normal_y number
---@param depth number
---@param inverse_mass_a number
---@param inverse_mass_b number
---@return table
function sat2d.resolve(normal_x, normal_y, depth, inverse_mass_a, inverse_mass_b)
    local out_resolution = new("sat_resolution")
    check(C.sat_resolve(
        new("sat_vec2", number(normal_x, "normal_x"), number(normal_y, "normal_y")),
        number(depth, "depth"), number(inverse_mass_a, "inverse_mass_a"),
        number(inverse_mass_b, "inverse_mass_b"), out_resolution
    ))
    return from["sat_resolution"](out_resolution)
end

--- The velocities of two bodies after a collision along `normal`, the unit vector from the first to
--- the second. The approaching part of their relative velocity is removed, and `restitution` times
--- as much is added in the other direction: 0 slides, 1 bounces without loss. The change is divided
--- by the inverse masses as in `sat2d.resolve`. Bodies that already move apart, and two bodies of
--- inverse mass 0, keep their velocities.
---@param normal_x number
---@param normal_y number
---@param velocity_a_x number
---@param velocity_a_y number
---@param inverse_mass_a number
---@param velocity_b_x number
---@param velocity_b_y number
---@param inverse_mass_b number
---@param restitution number
---@return table
function sat2d.rebound(
        normal_x, normal_y, velocity_a_x, velocity_a_y, inverse_mass_a, velocity_b_x,
        velocity_b_y, inverse_mass_b, restitution
    )
    local out_velocities = new("sat_velocities")
    check(C.sat_rebound(
        new("sat_vec2", number(normal_x, "normal_x"), number(normal_y, "normal_y")),
        new("sat_vec2", number(velocity_a_x, "velocity_a_x"), number(velocity_a_y, "velocity_a_y")),
        number(inverse_mass_a, "inverse_mass_a"),
        new("sat_vec2", number(velocity_b_x, "velocity_b_x"), number(velocity_b_y, "velocity_b_y")),
        number(inverse_mass_b, "inverse_mass_b"), number(restitution, "restitution"),
        out_velocities
    ))
    return from["sat_velocities"](out_velocities)
end

--- The velocity that remains on an obstacle: the part that leads into the obstacle is removed, the
--- rest slides along it. `normal` is the obstacle's unit normal, towards the moving body. For
--- several obstacles, call it for each in turn.
---@param velocity_x number
---@param velocity_y number
---@param normal_x number
---@param normal_y number
---@return number x, number y
function sat2d.slide(velocity_x, velocity_y, normal_x, normal_y)
    local out_velocity = new("sat_vec2")
    check(C.sat_slide(
        new("sat_vec2", number(velocity_x, "velocity_x"), number(velocity_y, "velocity_y")),
        new("sat_vec2", number(normal_x, "normal_x"), number(normal_y, "normal_y")), out_velocity
    ))
    return out_velocity.x, out_velocity.y
end

--- An empty world.
---@return sat2d.World
function World.new()
    local out_world = new("sat_world *[1]")
    check(C.sat_world_new(out_world))
    return adopt(World, out_world[0])
end

--- Whether steps and moves of many bodies use all cores. Off at first. Results are the same to the
--- bit. If dividing the work would take longer than it saves, one core does it: in steps of fewer
--- than 65,536 near pairs, which about 18,000 bodies have, and for fewer than 16,384 moves in one
--- call. `World:set_parallel_from` changes that.
---@param parallel boolean
function World:set_parallel(parallel)
    check(C.sat_world_set_parallel(handle(self, World, "self"), parallel))
end

--- Uses all cores, as `World:set_parallel` says, in steps of at least this many near pairs, and for
--- a quarter as many moves in one call. Choose less than 65,536 if many cores are idle, and more if
--- other programs need the cores. 0 divides all work. Results are the same to the bit.
---@param near_pairs number
function World:set_parallel_from(near_pairs)
    check(C.sat_world_set_parallel_from(
        handle(self, World, "self"), natural(near_pairs, "near_pairs")
    ))
end

--- The body that a part belongs to; a body that is not a part belongs to itself.
---@param id number
---@return number
function World:owner(id)
    local out_owner = new("sat_body_id")
    check(C.sat_world_owner(handle(self, World, "self"), id_of(id, "id"), out_owner))
    return from["sat_body_id"](out_owner)
end

--- The parts of a body, in the order of their ids.
---@param id number
---@return table
function World:parts(id)
    local out_parts = list_of("sat_body_id", function(list, capacity, count)
        return C.sat_world_parts(
        handle(self, World, "self"), id_of(id, "id"), list, capacity, count
    )
    end)
    return out_parts
end

--- The placement of a part in the coordinates of its owner; the identity for a body that is not a
--- part.
---@param id number
---@return sat2d.Transform
function World:local_transform(id)
    local out_local = new("sat_transform")
    check(C.sat_world_local_transform(
        handle(self, World, "self"), id_of(id, "id"), out_local
    ))
    return out_local
end

--- Moves a part in the coordinates of its owner. On failure it stays.
---@param id number
---@param map sat2d.TransformLike
function World:set_local_transform(id, map)
    check(C.sat_world_set_local_transform(
        handle(self, World, "self"), id_of(id, "id"), as_transform(map, "map")
    ))
end

--- The placement of a body.
---@param id number
---@return sat2d.Transform
function World:transform(id)
    local out_transform = new("sat_transform")
    check(C.sat_world_transform(
        handle(self, World, "self"), id_of(id, "id"), out_transform
    ))
    return out_transform
end

--- The kind of a body.
---@param id number
---@return string
function World:kind(id)
    local out_kind = new("sat_body_kind[1]")
    check(C.sat_world_kind(handle(self, World, "self"), id_of(id, "id"), out_kind))
    return from["sat_body_kind"](out_kind[0])
end

--- Whether a body has this id.
---@param id number
---@return boolean
function World:contains(id)
    local out_contains = new("bool[1]")
    check(C.sat_world_contains(handle(self, World, "self"), id_of(id, "id"), out_contains))
    return from["bool"](out_contains[0])
end

--- The number of bodies.
---@return number
function World:body_count()
    local out_count = new("size_t[1]")
    check(C.sat_world_body_count(handle(self, World, "self"), out_count))
    return from["size_t"](out_count[0])
end

--- The ids of all bodies, in their order.
---@return table
function World:bodies()
    local out_ids = list_of("sat_body_id", function(list, capacity, count)
        return C.sat_world_bodies(handle(self, World, "self"), list, capacity, count)
    end)
    return out_ids
end

--- A box around a body, wider than the least one by a few roundings at most.
---@param id number
---@return table
function World:bounds(id)
    local out_bounds = new("sat_aabb")
    check(C.sat_world_bounds(handle(self, World, "self"), id_of(id, "id"), out_bounds))
    return from["sat_aabb"](out_bounds)
end

--- The relation of two bodies now, whether they interact or not.
---@param a number
---@param b number
---@return string
function World:relation(a, b)
    local out_relation = new("sat_relation[1]")
    check(C.sat_world_relation(
        handle(self, World, "self"), id_of(a, "a"), id_of(b, "b"), out_relation
    ))
    return from["sat_relation"](out_relation[0])
end

--- How one body lies within another now, whether they interact or not.
---@param inner number
---@param outer number
---@return string
function World:within(inner, outer)
    local out_containment = new("sat_containment[1]")
    check(C.sat_world_within(
        handle(self, World, "self"), id_of(inner, "inner"), id_of(outer, "outer"),
        out_containment
    ))
    return from["sat_containment"](out_containment[0])
end

--- The contact of two bodies now, whether they interact or not, as `sat2d.contact` finds it.
---@param a number
---@param b number
---@return table
function World:contact(a, b)
    local out_manifold = new("sat_manifold")
    check(C.sat_world_contact(
        handle(self, World, "self"), id_of(a, "a"), id_of(b, "b"), out_manifold
    ))
    return from["sat_manifold"](out_manifold)
end

--- All contacts of two bodies now, whether they interact or not, as `sat2d.contacts` finds them.
---@param a number
---@param b number
---@return table
function World:contacts(a, b)
    local out_manifolds = list_of("sat_manifold", function(list, capacity, count)
        return C.sat_world_contacts(
        handle(self, World, "self"), id_of(a, "a"), id_of(b, "b"), list, capacity, count
    )
    end)
    return out_manifolds
end

--- Moves a body, and its parts with it. On failure they stay.
---@param id number
---@param transform sat2d.TransformLike
function World:set_transform(id, transform)
    check(C.sat_world_set_transform(
        handle(self, World, "self"), id_of(id, "id"), as_transform(transform, "transform")
    ))
end

--- Changes the shape of a body; the world takes its own reference. On failure the body keeps its
--- shape.
---@param id number
---@param shape sat2d.Shape
function World:set_shape(id, shape)
    check(C.sat_world_set_shape(
        handle(self, World, "self"), id_of(id, "id"), handle(shape, Shape, "shape")
    ))
end

--- Changes the kind of a body.
---@param id number
---@param kind? string
function World:set_kind(id, kind)
    check(C.sat_world_set_kind(
        handle(self, World, "self"), id_of(id, "id"), number_of("sat_body_kind", kind, "kind")
    ))
end

--- Changes the filter of a body. Zeros are the defaults, as in `Body`.
---@param id number
---@param filter table
function World:set_filter(id, filter)
    check(C.sat_world_set_filter(
        handle(self, World, "self"), id_of(id, "id"), to("sat_filter", filter, "filter")
    ))
end

--- Changes the inverse mass of a body: 1 / mass, or 0 for a body that others never push.
---@param id number
---@param inverse_mass number
function World:set_inverse_mass(id, inverse_mass)
    check(C.sat_world_set_inverse_mass(
        handle(self, World, "self"), id_of(id, "id"), number(inverse_mass, "inverse_mass")
    ))
end

--- Takes a step: finds which bodies meet and compares them with the previous step. `World:events`
--- returns the result. On failure there is no step.
function World:step()
    check(C.sat_world_step(handle(self, World, "self")))
end

--- Takes a step unless the world has more than `max_pairs` near pairs: pairs of bodies that
--- interact and whose bounds, each larger by half of the touching tolerance, meet. 0 is no limit.
--- Near pairs determine the memory and time of a step; each takes about 60 bytes. Many bodies in
--- one place are all near each other: a thousand bodies make half a million pairs. All near pairs
--- count, also those that have not changed since the last step. A copy of the world and a restored
--- one fail at the same limits.
---@param max_pairs number
function World:step_within(max_pairs)
    check(C.sat_world_step_within(
        handle(self, World, "self"), natural(max_pairs, "max_pairs")
    ))
end

--- Sets the largest gap at which bodies still meet in steps and their events. 0, the default, uses
--- the exact relation. With a tolerance, pairs whose gap is at most that have events, as
--- `"touching"`: bodies that rest on each other, with gaps of rounding or gaps that
--- `World:separate` leaves, then do not begin and end to meet from step to step. Queries and
--- `World:relation` stay exact. With a tolerance, no rectangles are decided in batches, so steps
--- take longer.
---@param tolerance number
function World:set_touching_tolerance(tolerance)
    check(C.sat_world_set_touching_tolerance(
        handle(self, World, "self"), number(tolerance, "tolerance")
    ))
end

--- The largest gap at which bodies still meet in events.
---@return number
function World:touching_tolerance()
    local out_tolerance = new("double[1]")
    check(C.sat_world_touching_tolerance(handle(self, World, "self"), out_tolerance))
    return from["double"](out_tolerance[0])
end

--- Makes a body one-way, or solid again if `direction` is zero: other bodies pass through it in
--- this direction, and stop at the surfaces that face the direction. A platform that is entered
--- from below has the direction up. The direction is in the coordinates of the body's shape, so it
--- turns and mirrors with the body; its length does not matter. On failure the body stays as it is.
---@param id number
---@param direction_x number
---@param direction_y number
function World:set_one_way(id, direction_x, direction_y)
    check(C.sat_world_set_one_way(
        handle(self, World, "self"), id_of(id, "id"),
        new("sat_vec2", number(direction_x, "direction_x"), number(direction_y, "direction_y"))
    ))
end

--- The direction in which other bodies pass through a body; zero if it is solid from all sides.
---@param id number
---@return number x, number y
function World:one_way(id)
    local out_direction = new("sat_vec2")
    check(C.sat_world_one_way(handle(self, World, "self"), id_of(id, "id"), out_direction))
    return out_direction.x, out_direction.y
end

--- Pushes overlapping bodies apart. Static bodies and bodies of inverse mass 0 stay; sensors
--- neither push nor are pushed.
---@param iterations number
---@return table
function World:separate(iterations)
    local out_result = new("sat_separate_result")
    check(C.sat_world_separate(
        handle(self, World, "self"), natural(iterations, "iterations"), out_result
    ))
    return from["sat_separate_result"](out_result)
end

--- As `World:separate`, unless the world has, before or after an iteration, more than `max_pairs`
--- near pairs as in `World:step_within`; 0 is no limit. On failure all bodies are where they were.
---@param iterations number
---@param max_pairs number
---@return table
function World:separate_within(iterations, max_pairs)
    local out_result = new("sat_separate_result")
    check(C.sat_world_separate_within(
        handle(self, World, "self"), natural(iterations, "iterations"),
        natural(max_pairs, "max_pairs"), out_result
    ))
    return from["sat_separate_result"](out_result)
end

--- The bodies that contain a point, boundaries included.
---@param x number
---@param y number
---@param filter? table
---@return table
function World:query_point(x, y, filter)
    local out_ids = list_of("sat_body_id", function(list, capacity, count)
        return C.sat_world_query_point(
        handle(self, World, "self"), new("sat_vec2", number(x, "x"), number(y, "y")),
        to("sat_query_filter", filter, "filter"), list, capacity, count
    )
    end)
    return out_ids
end

--- The bodies in an axis-aligned box, given by any two opposite corners.
---@param region table
---@param coverage? string
---@param filter? table
---@return table
function World:query_box(region, coverage, filter)
    local out_ids = list_of("sat_body_id", function(list, capacity, count)
        return C.sat_world_query_box(
        handle(self, World, "self"), to("sat_aabb", region, "region"),
        number_of("sat_coverage", coverage, "coverage"), to("sat_query_filter", filter, "filter"),
        list, capacity, count
    )
    end)
    return out_ids
end

--- The bodies in a disc.
---@param center_x number
---@param center_y number
---@param radius number
---@param coverage? string
---@param filter? table
---@return table
function World:query_circle(center_x, center_y, radius, coverage, filter)
    local out_ids = list_of("sat_body_id", function(list, capacity, count)
        return C.sat_world_query_circle(
        handle(self, World, "self"),
        new("sat_vec2", number(center_x, "center_x"), number(center_y, "center_y")),
        number(radius, "radius"), number_of("sat_coverage", coverage, "coverage"),
        to("sat_query_filter", filter, "filter"), list, capacity, count
    )
    end)
    return out_ids
end

--- The bodies in a shape at `transform`.
---@param shape sat2d.Shape
---@param transform sat2d.TransformLike
---@param coverage? string
---@param filter? table
---@return table
function World:query_shape(shape, transform, coverage, filter)
    local out_ids = list_of("sat_body_id", function(list, capacity, count)
        return C.sat_world_query_shape(
        handle(self, World, "self"), handle(shape, Shape, "shape"),
        as_transform(transform, "transform"), number_of("sat_coverage", coverage, "coverage"),
        to("sat_query_filter", filter, "filter"), list, capacity, count
    )
    end)
    return out_ids
end

--- The at most `k` bodies nearest to a point, none farther than `reach`, which may be infinite. The
--- nearest comes first; bodies at equal distances are in the order of their ids. Which is nearer,
--- and whether it is within `reach`, is exact, even where distances round to the same double.
---@param x number
---@param y number
---@param k number
---@param reach number
---@param filter? table
---@return table
function World:nearest(x, y, k, reach, filter)
    local out_bodies = list_of("sat_near_body", function(list, capacity, count)
        return C.sat_world_nearest(
        handle(self, World, "self"), new("sat_vec2", number(x, "x"), number(y, "y")),
        natural(k, "k"), number(reach, "reach"), to("sat_query_filter", filter, "filter"),
        list, capacity, count
    )
    end)
    return out_bodies
end

--- The first body that a ray hits, at most `reach` times `direction` (of any length) away; if
--- several are hit at the same place, the one with the lowest id. The reach may be infinite. The
--- fraction counts in units of `direction`, as with `sat2d.cast_ray`. A ray whose direction or
--- reach is 0 is its origin.
---@param origin_x number
---@param origin_y number
---@param direction_x number
---@param direction_y number
---@param reach number
---@param filter? table
---@return table
function World:cast_ray(origin_x, origin_y, direction_x, direction_y, reach, filter)
    local out_hit = new("sat_body_ray_hit")
    check(C.sat_world_cast_ray(
        handle(self, World, "self"),
        new("sat_vec2", number(origin_x, "origin_x"), number(origin_y, "origin_y")),
        new("sat_vec2", number(direction_x, "direction_x"), number(direction_y, "direction_y")),
        number(reach, "reach"), to("sat_query_filter", filter, "filter"), out_hit
    ))
    return from["sat_body_ray_hit"](out_hit)
end

--- All bodies that a ray hits, at most `reach` times `direction` away, the nearest first; those hit
--- at the same place are in the order of their ids. The order is exact, as with `World:cast_ray`.
---@param origin_x number
---@param origin_y number
---@param direction_x number
---@param direction_y number
---@param reach number
---@param filter? table
---@return table
function World:cast_ray_all(origin_x, origin_y, direction_x, direction_y, reach, filter)
    local out_hits = list_of("sat_body_ray_hit", function(list, capacity, count)
        return C.sat_world_cast_ray_all(
        handle(self, World, "self"),
        new("sat_vec2", number(origin_x, "origin_x"), number(origin_y, "origin_y")),
        new("sat_vec2", number(direction_x, "direction_x"), number(direction_y, "direction_y")),
        number(reach, "reach"), to("sat_query_filter", filter, "filter"), list, capacity, count
    )
    end)
    return out_hits
end

--- The first body that a moving shape hits, and how; if several are hit at the same time, the one
--- with the lowest id. The bodies of the world rest during the sweep. Times of impact as rounded
--- doubles decide which body is first.
---@param shape sat2d.Shape
---@param motion table
---@param filter? table
---@return table
function World:sweep(shape, motion, filter)
    local out_impact = new("sat_body_impact")
    check(C.sat_world_sweep(
        handle(self, World, "self"), handle(shape, Shape, "shape"),
        to("sat_motion", motion, "motion"), to("sat_query_filter", filter, "filter"), out_impact
    ))
    return from["sat_body_impact"](out_impact)
end

--- Ends the recording of a world and passes the rest of it to the callback.
---@return boolean
function World:stop_recording()
    local out_complete = new("bool[1]")
    check(C.sat_world_stop_recording(handle(self, World, "self"), out_complete))
    return from["bool"](out_complete[0])
end

--- The ActionScript program's axes, bounding-circle test and verdict on two rotated and possibly
--- mirrored rectangles.
---@param a table
---@param b table
---@return table
function compat.flash.collide(a, b)
    local out_outcome = new("sat_compat_flash_outcome")
    check(C.sat_compat_flash_collide(
        to("sat_compat_flash_rect", a, "a"), to("sat_compat_flash_rect", b, "b"), out_outcome
    ))
    return from["sat_compat_flash_outcome"](out_outcome)
end

--- The ActionScript program's rotation on the stage, in degrees, of an object nested in containers:
--- `count` levels, the outermost container first, the object itself last; 0 for none. Each level
--- adds its rotation times the scale of the level above it. That is wrong if the scale of a
--- container is not 1 or -1, or if a container other than the innermost is mirrored, and is
--- reproduced here.
---@param levels table
---@return number
function compat.flash.global_rotation(levels)
    local levels_array, levels_count = struct_list("sat_compat_flash_level", levels, "levels")
    local out_rotation = new("double[1]")
    check(C.sat_compat_flash_global_rotation(levels_array, levels_count, out_rotation))
    return from["double"](out_rotation[0])
end

--- `left`, `top`, `right`, `bottom`: where a side is.
---@param rectangle table
---@param side? string
---@return number
function compat.flash.rectangle_side(rectangle, side)
    local out_place = new("double[1]")
    check(C.sat_compat_flash_rectangle_side(
        to("sat_compat_flash_rectangle", rectangle, "rectangle"),
        number_of("sat_compat_flash_side", side, "side"), out_place
    ))
    return from["double"](out_place[0])
end

--- `left = value` and so on: the rectangle after one side has moved and the opposite one has
--- stayed. `topLeft` and `bottomRight` are two calls.
---@param rectangle table
---@param side? string
---@param value number
---@return table
function compat.flash.rectangle_set_side(rectangle, side, value)
    local out_rectangle = new("sat_compat_flash_rectangle")
    check(C.sat_compat_flash_rectangle_set_side(
        to("sat_compat_flash_rectangle", rectangle, "rectangle"),
        number_of("sat_compat_flash_side", side, "side"), number(value, "value"), out_rectangle
    ))
    return from["sat_compat_flash_rectangle"](out_rectangle)
end

--- `inflate(dx, dy)`, `inflatePoint`: the rectangle, larger by these lengths at each side.
---@param rectangle table
---@param dx number
---@param dy number
---@return table
function compat.flash.rectangle_inflate(rectangle, dx, dy)
    local out_rectangle = new("sat_compat_flash_rectangle")
    check(C.sat_compat_flash_rectangle_inflate(
        to("sat_compat_flash_rectangle", rectangle, "rectangle"), number(dx, "dx"),
        number(dy, "dy"), out_rectangle
    ))
    return from["sat_compat_flash_rectangle"](out_rectangle)
end

--- `isEmpty()`: whether a size is 0 or less; in ActionScript 2 also if it is NaN.
---@param rectangle table
---@param script? string
---@return boolean
function compat.flash.rectangle_is_empty(rectangle, script)
    local out_empty = new("bool[1]")
    check(C.sat_compat_flash_rectangle_is_empty(
        to("sat_compat_flash_rectangle", rectangle, "rectangle"),
        number_of("sat_compat_flash_script", script, "script"), out_empty
    ))
    return from["bool"](out_empty[0])
end

--- `contains(x, y)`, `containsPoint`: whether a point is inside, or on the left or top side.
---@param rectangle table
---@param x number
---@param y number
---@return boolean
function compat.flash.rectangle_contains(rectangle, x, y)
    local out_inside = new("bool[1]")
    check(C.sat_compat_flash_rectangle_contains(
        to("sat_compat_flash_rectangle", rectangle, "rectangle"), number(x, "x"), number(y, "y"),
        out_inside
    ))
    return from["bool"](out_inside[0])
end

--- `containsRect`, in ActionScript 2 `containsRectangle`: whether `b` lies within `a`. In
--- ActionScript 3 a `b` without width or height must not lie along a side of `a`.
---@param a table
---@param b table
---@param script? string
---@return boolean
function compat.flash.rectangle_contains_rectangle(a, b, script)
    local out_inside = new("bool[1]")
    check(C.sat_compat_flash_rectangle_contains_rectangle(
        to("sat_compat_flash_rectangle", a, "a"), to("sat_compat_flash_rectangle", b, "b"),
        number_of("sat_compat_flash_script", script, "script"), out_inside
    ))
    return from["bool"](out_inside[0])
end

--- `intersects(toIntersect)`: whether the interiors meet. In ActionScript 3 an empty rectangle
--- intersects nothing, and NaN passes every comparison.
---@param a table
---@param b table
---@param script? string
---@return boolean
function compat.flash.rectangle_intersects(a, b, script)
    local out_hit = new("bool[1]")
    check(C.sat_compat_flash_rectangle_intersects(
        to("sat_compat_flash_rectangle", a, "a"), to("sat_compat_flash_rectangle", b, "b"),
        number_of("sat_compat_flash_script", script, "script"), out_hit
    ))
    return from["bool"](out_hit[0])
end

--- `intersection(toIntersect)`: all zero if there is none.
---@param a table
---@param b table
---@param script? string
---@return table
function compat.flash.rectangle_intersection(a, b, script)
    local out_common = new("sat_compat_flash_rectangle")
    check(C.sat_compat_flash_rectangle_intersection(
        to("sat_compat_flash_rectangle", a, "a"), to("sat_compat_flash_rectangle", b, "b"),
        number_of("sat_compat_flash_script", script, "script"), out_common
    ))
    return from["sat_compat_flash_rectangle"](out_common)
end

--- `union(toUnion)`: the box round both; in ActionScript 3 the other one if one is empty.
---@param a table
---@param b table
---@param script? string
---@return table
function compat.flash.rectangle_union(a, b, script)
    local out_box = new("sat_compat_flash_rectangle")
    check(C.sat_compat_flash_rectangle_union(
        to("sat_compat_flash_rectangle", a, "a"), to("sat_compat_flash_rectangle", b, "b"),
        number_of("sat_compat_flash_script", script, "script"), out_box
    ))
    return from["sat_compat_flash_rectangle"](out_box)
end

--- `add(v)`: the sum of the coordinates.
---@param a_x number
---@param a_y number
---@param b_x number
---@param b_y number
---@return number x, number y
function compat.flash.point_add(a_x, a_y, b_x, b_y)
    local out_point = new("sat_vec2")
    check(C.sat_compat_flash_point_add(
        new("sat_vec2", number(a_x, "a_x"), number(a_y, "a_y")),
        new("sat_vec2", number(b_x, "b_x"), number(b_y, "b_y")), out_point
    ))
    return out_point.x, out_point.y
end

--- `subtract(v)`: the difference of the coordinates.
---@param a_x number
---@param a_y number
---@param b_x number
---@param b_y number
---@return number x, number y
function compat.flash.point_subtract(a_x, a_y, b_x, b_y)
    local out_point = new("sat_vec2")
    check(C.sat_compat_flash_point_subtract(
        new("sat_vec2", number(a_x, "a_x"), number(a_y, "a_y")),
        new("sat_vec2", number(b_x, "b_x"), number(b_y, "b_y")), out_point
    ))
    return out_point.x, out_point.y
end

--- `length`: the distance from the origin.
---@param x number
---@param y number
---@return number
function compat.flash.point_length(x, y)
    local out_length = new("double[1]")
    check(C.sat_compat_flash_point_length(
        new("sat_vec2", number(x, "x"), number(y, "y")), out_length
    ))
    return from["double"](out_length[0])
end

--- `distance(pt1, pt2)`.
---@param a_x number
---@param a_y number
---@param b_x number
---@param b_y number
---@return number
function compat.flash.point_distance(a_x, a_y, b_x, b_y)
    local out_distance = new("double[1]")
    check(C.sat_compat_flash_point_distance(
        new("sat_vec2", number(a_x, "a_x"), number(a_y, "a_y")),
        new("sat_vec2", number(b_x, "b_x"), number(b_y, "b_y")), out_distance
    ))
    return from["double"](out_distance[0])
end

--- `interpolate(pt1, pt2, f)`: `a` at 1, `b` at 0.
---@param a_x number
---@param a_y number
---@param b_x number
---@param b_y number
---@param f number
---@return number x, number y
function compat.flash.point_interpolate(a_x, a_y, b_x, b_y, f)
    local out_point = new("sat_vec2")
    check(C.sat_compat_flash_point_interpolate(
        new("sat_vec2", number(a_x, "a_x"), number(a_y, "a_y")),
        new("sat_vec2", number(b_x, "b_x"), number(b_y, "b_y")), number(f, "f"), out_point
    ))
    return out_point.x, out_point.y
end

--- `normalize(thickness)`: the point at this distance from the origin, in the same direction.
---@param x number
---@param y number
---@param script? string
---@param thickness number
---@return number x, number y
function compat.flash.point_normalize(x, y, script, thickness)
    local out_point = new("sat_vec2")
    check(C.sat_compat_flash_point_normalize(
        new("sat_vec2", number(x, "x"), number(y, "y")),
        number_of("sat_compat_flash_script", script, "script"), number(thickness, "thickness"),
        out_point
    ))
    return out_point.x, out_point.y
end

--- `polar(len, angle)`: by the distance from the origin and an angle in radians.
---@param length number
---@param angle number
---@return number x, number y
function compat.flash.point_polar(length, angle)
    local out_point = new("sat_vec2")
    check(C.sat_compat_flash_point_polar(
        number(length, "length"), number(angle, "angle"), out_point
    ))
    return out_point.x, out_point.y
end

--- `scale(sx, sy)`, after all that was done before.
---@param matrix sat2d.TransformLike
---@param sx number
---@param sy number
---@return sat2d.Transform
function compat.flash.matrix_scale(matrix, sx, sy)
    local out_matrix = new("sat_transform")
    check(C.sat_compat_flash_matrix_scale(
        as_transform(matrix, "matrix"), number(sx, "sx"), number(sy, "sy"), out_matrix
    ))
    return out_matrix
end

--- `rotate(angle)`, in radians, after all that was done before.
---@param matrix sat2d.TransformLike
---@param angle number
---@return sat2d.Transform
function compat.flash.matrix_rotate(matrix, angle)
    local out_matrix = new("sat_transform")
    check(C.sat_compat_flash_matrix_rotate(
        as_transform(matrix, "matrix"), number(angle, "angle"), out_matrix
    ))
    return out_matrix
end

--- `translate(dx, dy)`, after all that was done before.
---@param matrix sat2d.TransformLike
---@param dx number
---@param dy number
---@return sat2d.Transform
function compat.flash.matrix_translate(matrix, dx, dy)
    local out_matrix = new("sat_transform")
    check(C.sat_compat_flash_matrix_translate(
        as_transform(matrix, "matrix"), number(dx, "dx"), number(dy, "dy"), out_matrix
    ))
    return out_matrix
end

--- `concat(m)`: `matrix` first, then `other`.
---@param matrix sat2d.TransformLike
---@param other sat2d.TransformLike
---@return sat2d.Transform
function compat.flash.matrix_concat(matrix, other)
    local out_matrix = new("sat_transform")
    check(C.sat_compat_flash_matrix_concat(
        as_transform(matrix, "matrix"), as_transform(other, "other"), out_matrix
    ))
    return out_matrix
end

--- `invert()`. Recordings have only the identity: the last bits of other inverses, and what becomes
--- of a matrix that has none (here the identity), are unknown.
---@param matrix sat2d.TransformLike
---@return sat2d.Transform
function compat.flash.matrix_invert(matrix)
    local out_matrix = new("sat_transform")
    check(C.sat_compat_flash_matrix_invert(as_transform(matrix, "matrix"), out_matrix))
    return out_matrix
end

--- `createBox(scaleX, scaleY, rotation, tx, ty)`. Without a rotation ActionScript 3 takes 0;
--- ActionScript 2 takes NaN, which makes the first four numbers NaN.
---@param scale_x number
---@param scale_y number
---@param rotation number
---@param tx number
---@param ty number
---@return sat2d.Transform
function compat.flash.matrix_create_box(scale_x, scale_y, rotation, tx, ty)
    local out_matrix = new("sat_transform")
    check(C.sat_compat_flash_matrix_create_box(
        number(scale_x, "scale_x"), number(scale_y, "scale_y"), number(rotation, "rotation"),
        number(tx, "tx"), number(ty, "ty"), out_matrix
    ))
    return out_matrix
end

--- `createGradientBox(width, height, rotation, tx, ty)`; the last three are 0 if the call leaves
--- them out, in both languages.
---@param width number
---@param height number
---@param rotation number
---@param tx number
---@param ty number
---@return sat2d.Transform
function compat.flash.matrix_create_gradient_box(width, height, rotation, tx, ty)
    local out_matrix = new("sat_transform")
    check(C.sat_compat_flash_matrix_create_gradient_box(
        number(width, "width"), number(height, "height"), number(rotation, "rotation"),
        number(tx, "tx"), number(ty, "ty"), out_matrix
    ))
    return out_matrix
end

--- `transformPoint(point)`: where the map takes a point.
---@param matrix sat2d.TransformLike
---@param x number
---@param y number
---@return number x, number y
function compat.flash.matrix_transform_point(matrix, x, y)
    local out_point = new("sat_vec2")
    check(C.sat_compat_flash_matrix_transform_point(
        as_transform(matrix, "matrix"), new("sat_vec2", number(x, "x"), number(y, "y")),
        out_point
    ))
    return out_point.x, out_point.y
end

--- `deltaTransformPoint(point)`: where the map takes a point, without the translation.
---@param matrix sat2d.TransformLike
---@param x number
---@param y number
---@return number x, number y
function compat.flash.matrix_delta_transform_point(matrix, x, y)
    local out_point = new("sat_vec2")
    check(C.sat_compat_flash_matrix_delta_transform_point(
        as_transform(matrix, "matrix"), new("sat_vec2", number(x, "x"), number(y, "y")),
        out_point
    ))
    return out_point.x, out_point.y
end

--- A stage with an empty root, of a program in ActionScript 3.
---@return sat2d.Stage
function Stage.new()
    local out_stage = new("sat_compat_flash_stage *[1]")
    check(C.sat_compat_flash_stage_new(out_stage))
    return adopt(Stage, out_stage[0])
end

--- A stage with an empty root, of a program in a language: properties, empty boxes and hit tests
--- answer as in this language.
---@param script? string
---@return sat2d.Stage
function Stage.new_script(script)
    local out_stage = new("sat_compat_flash_stage *[1]")
    check(C.sat_compat_flash_stage_new_script(
        number_of("sat_compat_flash_script", script, "script"), out_stage
    ))
    return adopt(Stage, out_stage[0])
end

--- `new Sprite()`, `new MovieClip()`: an object that paints nothing itself. It has no parent yet.
---@return number
function Stage:create_container()
    local out_node = new("sat_compat_flash_node[1]")
    check(C.sat_compat_flash_stage_create_container(handle(self, Stage, "self"), out_node))
    return from["sat_compat_flash_node"](out_node[0])
end

--- `new Bitmap()`: an object whose pixels all count, whatever their alpha.
---@param width number
---@param height number
---@return number
function Stage:create_bitmap(width, height)
    local out_node = new("sat_compat_flash_node[1]")
    check(C.sat_compat_flash_stage_create_bitmap(
        handle(self, Stage, "self"), whole(width, "width"), whole(height, "height"), out_node
    ))
    return from["sat_compat_flash_node"](out_node[0])
end

--- `addChild`: the child leaves the parent that it has.
---@param parent number
---@param child number
function Stage:add_child(parent, child)
    check(C.sat_compat_flash_stage_add_child(
        handle(self, Stage, "self"), whole(parent, "parent"), whole(child, "child")
    ))
end

--- `removeChild`: removes an object, with all its descendants, from its parent.
---@param child number
function Stage:remove(child)
    check(C.sat_compat_flash_stage_remove(
        handle(self, Stage, "self"), whole(child, "child")
    ))
end

--- Clips an object by a clipping layer: its paint counts only where the layer's does, as long as
--- both are children of the same container, as they are in Flash. From now on the layer itself does
--- not count as paint. With `SAT_COMPAT_FLASH_NO_NODE` the object is no longer clipped.
---@param object number
---@param layer number
function Stage:set_clipped_by(object, layer)
    check(C.sat_compat_flash_stage_set_clipped_by(
        handle(self, Stage, "self"), whole(object, "object"), whole(layer, "layer")
    ))
end

--- `mask = …`: where the mask has no paint, the object has none either. A mask serves one object
--- and does not count as paint itself; bitmaps are neither masked nor hidden as masks. With
--- `SAT_COMPAT_FLASH_NO_NODE` no mask.
---@param object number
---@param mask number
function Stage:set_mask(object, mask)
    check(C.sat_compat_flash_stage_set_mask(
        handle(self, Stage, "self"), whole(object, "object"), whole(mask, "mask")
    ))
end

--- Sets a property of an object. `x` and `y` are cut off to whole twips. `width` and `height` set
--- the scale by the unscaled size; negative ones are ignored. NaN: `x` and `y` become 0, a scale
--- reads as NaN and is 0 in the matrix, a rotation reads as NaN and leaves the matrix.
---@param object number
---@param property? string
---@param value number
function Stage:set(object, property, value)
    check(C.sat_compat_flash_stage_set(
        handle(self, Stage, "self"), whole(object, "object"),
        number_of("sat_compat_flash_property", property, "property"), number(value, "value")
    ))
end

--- What a property of an object reads as.
---@param object number
---@param property? string
---@return number
function Stage:property(object, property)
    local out_value = new("double[1]")
    check(C.sat_compat_flash_stage_property(
        handle(self, Stage, "self"), whole(object, "object"),
        number_of("sat_compat_flash_property", property, "property"), out_value
    ))
    return from["double"](out_value[0])
end

--- `transform.matrix = …`: the translation in pixels. Numbers are rounded to 16.16 and to whole
--- twips.
---@param object number
---@param matrix sat2d.TransformLike
function Stage:set_matrix(object, matrix)
    check(C.sat_compat_flash_stage_set_matrix(
        handle(self, Stage, "self"), whole(object, "object"), as_transform(matrix, "matrix")
    ))
end

--- The matrix of an object within its parent, the translation in pixels.
---@param object number
---@return sat2d.Transform
function Stage:matrix(object)
    local out_matrix = new("sat_transform")
    check(C.sat_compat_flash_stage_matrix(
        handle(self, Stage, "self"), whole(object, "object"), out_matrix
    ))
    return out_matrix
end

--- `localToGlobal`, in pixels.
---@param object number
---@param x number
---@param y number
---@return number x, number y
function Stage:local_to_global(object, x, y)
    local out_point = new("sat_vec2")
    check(C.sat_compat_flash_stage_local_to_global(
        handle(self, Stage, "self"), whole(object, "object"),
        new("sat_vec2", number(x, "x"), number(y, "y")), out_point
    ))
    return out_point.x, out_point.y
end

--- `globalToLocal`, in pixels.
---@param object number
---@param x number
---@param y number
---@return number x, number y
function Stage:global_to_local(object, x, y)
    local out_point = new("sat_vec2")
    check(C.sat_compat_flash_stage_global_to_local(
        handle(self, Stage, "self"), whole(object, "object"),
        new("sat_vec2", number(x, "x"), number(y, "y")), out_point
    ))
    return out_point.x, out_point.y
end

--- `getBounds(target)` if `strokes`, else `getRect(target)`, in pixels: all zero if the object
--- holds nothing; on a stage of ActionScript 2 x and y are then 6710886.35, or 6710886.4 in the
--- coordinates of another object. In the coordinates of another object it is the box round the
--- moved corners of the own box.
---@param object number
---@param target number
---@param strokes boolean
---@return table
function Stage:bounds(object, target, strokes)
    local out_bounds = new("sat_compat_flash_rectangle")
    check(C.sat_compat_flash_stage_bounds(
        handle(self, Stage, "self"), whole(object, "object"), whole(target, "target"), strokes,
        out_bounds
    ))
    return from["sat_compat_flash_rectangle"](out_bounds)
end

--- `hitTestObject`, and `hitTest(clip)` of ActionScript 2: whether the boxes on the stage have a
--- point in common; touching counts. Objects that hold nothing hit nothing.
---@param a number
---@param b number
---@return boolean
function Stage:hit_test_object(a, b)
    local out_hit = new("bool[1]")
    check(C.sat_compat_flash_stage_hit_test_object(
        handle(self, Stage, "self"), whole(a, "a"), whole(b, "b"), out_hit
    ))
    return from["bool"](out_hit[0])
end

--- `hitTestPoint(x, y, shapeFlag)`, and `hitTest(x, y, shapeFlag)` of ActionScript 2: whether a
--- point, in pixels of the root's coordinates, is in the object's box or, with the flag, in the
--- paint of something in it. With the flag never for objects that are not on the stage. NaN is no
--- hit, on a stage of ActionScript 2 nor is infinity.
---@param object number
---@param x number
---@param y number
---@param shape_flag boolean
---@return boolean
function Stage:hit_test_point(object, x, y, shape_flag)
    local out_hit = new("bool[1]")
    check(C.sat_compat_flash_stage_hit_test_point(
        handle(self, Stage, "self"), whole(object, "object"), number(x, "x"), number(y, "y"),
        shape_flag, out_hit
    ))
    return from["bool"](out_hit[0])
end

--- The number of fills that an object itself paints: 1 for a bitmap, 0 for a container and on
--- failure. Strokes are none, nor are paths without edges.
---@param object number
---@return number
function Stage:fill_count(object)
    local out_count = new("size_t[1]")
    check(C.sat_compat_flash_stage_fill_count(
        handle(self, Stage, "self"), whole(object, "object"), out_count
    ))
    return from["size_t"](out_count[0])
end

--- A fill that an object itself paints, as a shape in the object's own coordinates.
--- `Stage:exact_transform` says where it is. It stays the same while the object moves, so make it
--- once. Free it with `Shape:free`.
---@param object number
---@param fill number
---@return sat2d.Shape
function Stage:exact_shape(object, fill)
    local out_shape = new("sat_shape *[1]")
    check(C.sat_compat_flash_stage_exact_shape(
        handle(self, Stage, "self"), whole(object, "object"), natural(fill, "fill"), out_shape
    ))
    return adopt(Shape, out_shape[0])
end

--- A stroke that an object itself paints, as a shape in the object's own coordinates, nowhere
--- farther than `tolerance` twips from what a round pen of its thickness covers. Strokes are
--- numbered as they were added. Like the fills it is in twips and stays the same while the object
--- moves. The player draws strokes at least a pixel thick on the stage, however an object is
--- scaled; this one has the thickness given.
---@param object number
---@param stroke number
---@param tolerance number
---@return sat2d.Shape
function Stage:stroke_shape_within(object, stroke, tolerance)
    local out_shape = new("sat_shape *[1]")
    check(C.sat_compat_flash_stage_stroke_shape_within(
        handle(self, Stage, "self"), whole(object, "object"), natural(stroke, "stroke"),
        number(tolerance, "tolerance"), out_shape
    ))
    return adopt(Shape, out_shape[0])
end

--- Where the shapes of an object are on the stage, in twips: the matrix from the object to the
--- stage, as `localToGlobal` applies it. The player rounds each point to a twip; this places shapes
--- as they are.
---@param object number
---@return sat2d.Transform
function Stage:exact_transform(object)
    local out_transform = new("sat_transform")
    check(C.sat_compat_flash_stage_exact_transform(
        handle(self, Stage, "self"), whole(object, "object"), out_transform
    ))
    return out_transform
end

--- `scrollRect`, in whole pixels: all NaN if the object has none.
---@param object number
---@return table?
function Stage:scroll_rect(object)
    local out_rectangle = new("sat_compat_flash_rectangle")
    check(C.sat_compat_flash_stage_scroll_rect(
        handle(self, Stage, "self"), whole(object, "object"), out_rectangle
    ))
    return not_nan(from["sat_compat_flash_rectangle"](out_rectangle))
end

--- `transform.concatenatedMatrix`: from the object's coordinates to the stage, with the scroll
--- rectangles of what it is in, without its own; the translation in pixels. In ActionScript 3 the
--- matrix of an object that is not on the stage is its own with a and d five times as large, as the
--- player gives it at high quality.
---@param object number
---@return sat2d.Transform
function Stage:concatenated_matrix(object)
    local out_matrix = new("sat_transform")
    check(C.sat_compat_flash_stage_concatenated_matrix(
        handle(self, Stage, "self"), whole(object, "object"), out_matrix
    ))
    return out_matrix
end

--- The place of the mouse, in pixels of the stage; (0, 0) at first. The dragged object follows.
--- Also call it once a frame if the dragged object, or one of its containers, moves by itself.
---@param mouse_x number
---@param mouse_y number
function Stage:set_mouse(mouse_x, mouse_y)
    check(C.sat_compat_flash_stage_set_mouse(
        handle(self, Stage, "self"),
        new("sat_vec2", number(mouse_x, "mouse_x"), number(mouse_y, "mouse_y"))
    ))
end

--- `stopDrag()`: the dragged object follows the mouse once more, and then no longer.
function Stage:stop_drag()
    check(C.sat_compat_flash_stage_stop_drag(handle(self, Stage, "self")))
end

--- `intersects(Rectangle)`: whether the interiors of two rectangles meet.
---@param a table
---@param b table
---@return boolean
function compat.awt.rectangle_intersects(a, b)
    local out_hit = new("bool[1]")
    check(C.sat_compat_awt_rectangle_intersects(
        to("sat_compat_awt_rectangle", a, "a"), to("sat_compat_awt_rectangle", b, "b"), out_hit
    ))
    return from["bool"](out_hit[0])
end

--- `contains(int, int)`: whether a point is inside, or on the left or top side.
---@param a table
---@param x number
---@param y number
---@return boolean
function compat.awt.rectangle_contains(a, x, y)
    local out_inside = new("bool[1]")
    check(C.sat_compat_awt_rectangle_contains(
        to("sat_compat_awt_rectangle", a, "a"), whole(x, "x"), whole(y, "y"), out_inside
    ))
    return from["bool"](out_inside[0])
end

--- `contains(Rectangle)`: whether `b` lies in `a`; sides may coincide.
---@param a table
---@param b table
---@return boolean
function compat.awt.rectangle_contains_rectangle(a, b)
    local out_inside = new("bool[1]")
    check(C.sat_compat_awt_rectangle_contains_rectangle(
        to("sat_compat_awt_rectangle", a, "a"), to("sat_compat_awt_rectangle", b, "b"),
        out_inside
    ))
    return from["bool"](out_inside[0])
end

--- `intersection(Rectangle)`: what two rectangles have in common. Where they are apart, the size is
--- negative, and at least -2^31.
---@param a table
---@param b table
---@return table
function compat.awt.rectangle_intersection(a, b)
    local out_rectangle = new("sat_compat_awt_rectangle")
    check(C.sat_compat_awt_rectangle_intersection(
        to("sat_compat_awt_rectangle", a, "a"), to("sat_compat_awt_rectangle", b, "b"),
        out_rectangle
    ))
    return from["sat_compat_awt_rectangle"](out_rectangle)
end

--- `union(Rectangle)`: the least rectangle around both, with sizes of at most 2^31 - 1. If one has
--- a negative size it is the other, whatever that is; a size of 0 counts like any other.
---@param a table
---@param b table
---@return table
function compat.awt.rectangle_union(a, b)
    local out_rectangle = new("sat_compat_awt_rectangle")
    check(C.sat_compat_awt_rectangle_union(
        to("sat_compat_awt_rectangle", a, "a"), to("sat_compat_awt_rectangle", b, "b"),
        out_rectangle
    ))
    return from["sat_compat_awt_rectangle"](out_rectangle)
end

--- `add(int, int)`: the least rectangle around this one and a point, with sizes of at most 2^31 -
--- 1; the point alone if a size is negative.
---@param a table
---@param x number
---@param y number
---@return table
function compat.awt.rectangle_add(a, x, y)
    local out_rectangle = new("sat_compat_awt_rectangle")
    check(C.sat_compat_awt_rectangle_add(
        to("sat_compat_awt_rectangle", a, "a"), whole(x, "x"), whole(y, "y"), out_rectangle
    ))
    return from["sat_compat_awt_rectangle"](out_rectangle)
end

--- `add(Rectangle)`: as `compat.awt.rectangle_union`, but an `a` of which a size is negative keeps
--- the greater size of each axis.
---@param a table
---@param b table
---@return table
function compat.awt.rectangle_add_rectangle(a, b)
    local out_rectangle = new("sat_compat_awt_rectangle")
    check(C.sat_compat_awt_rectangle_add_rectangle(
        to("sat_compat_awt_rectangle", a, "a"), to("sat_compat_awt_rectangle", b, "b"),
        out_rectangle
    ))
    return from["sat_compat_awt_rectangle"](out_rectangle)
end

--- `grow(int, int)`: further by `dx` on the left and right, by `dy` above and below. A side or size
--- that exceeds an int is the nearest int.
---@param a table
---@param dx number
---@param dy number
---@return table
function compat.awt.rectangle_grow(a, dx, dy)
    local out_rectangle = new("sat_compat_awt_rectangle")
    check(C.sat_compat_awt_rectangle_grow(
        to("sat_compat_awt_rectangle", a, "a"), whole(dx, "dx"), whole(dy, "dy"), out_rectangle
    ))
    return from["sat_compat_awt_rectangle"](out_rectangle)
end

--- `translate(int, int)`: moved. A left or top side stops at the least or greatest int; there a
--- size that is not negative shrinks or grows by the rest of the way.
---@param a table
---@param dx number
---@param dy number
---@return table
function compat.awt.rectangle_translate(a, dx, dy)
    local out_rectangle = new("sat_compat_awt_rectangle")
    check(C.sat_compat_awt_rectangle_translate(
        to("sat_compat_awt_rectangle", a, "a"), whole(dx, "dx"), whole(dy, "dy"), out_rectangle
    ))
    return from["sat_compat_awt_rectangle"](out_rectangle)
end

--- `linesIntersect`, `intersectsLine(Line2D)`: whether two segments have a point in common, as far
--- as the signs of `compat.awt.line2d_relative_ccw` tell. Two segments without length always do.
---@param a table
---@param b table
---@return boolean
function compat.awt.line2d_intersects_line(a, b)
    local out_hit = new("bool[1]")
    check(C.sat_compat_awt_line2d_intersects_line(
        to("sat_compat_awt_line2d", a, "a"), to("sat_compat_awt_line2d", b, "b"), out_hit
    ))
    return from["bool"](out_hit[0])
end

--- `relativeCCW`: on which side of a segment a point lies: 1 if the segment has to turn from x
--- towards -y to point at it (counter-clockwise on a screen, y down), -1 if the other way. On the
--- line, as rounding has it: -1 before the first end, 0 on the segment, 1 behind the second end. 0
--- if the segment has no length or a number is NaN.
---@param segment table
---@param x number
---@param y number
---@return number
function compat.awt.line2d_relative_ccw(segment, x, y)
    local out_side = new("int32_t[1]")
    check(C.sat_compat_awt_line2d_relative_ccw(
        to("sat_compat_awt_line2d", segment, "segment"), number(x, "x"), number(y, "y"), out_side
    ))
    return from["int32_t"](out_side[0])
end

--- `ptSegDistSq`: the square of the distance from a point to a segment.
---@param segment table
---@param x number
---@param y number
---@return number
function compat.awt.line2d_point_segment_distance_squared(segment, x, y)
    local out_square = new("double[1]")
    check(C.sat_compat_awt_line2d_point_segment_distance_squared(
        to("sat_compat_awt_line2d", segment, "segment"), number(x, "x"), number(y, "y"),
        out_square
    ))
    return from["double"](out_square[0])
end

--- `ptLineDistSq`: the square of the distance from a point to the line through both ends; NaN if
--- the segment has no length.
---@param segment table
---@param x number
---@param y number
---@return number
function compat.awt.line2d_point_line_distance_squared(segment, x, y)
    local out_square = new("double[1]")
    check(C.sat_compat_awt_line2d_point_line_distance_squared(
        to("sat_compat_awt_line2d", segment, "segment"), number(x, "x"), number(y, "y"),
        out_square
    ))
    return from["double"](out_square[0])
end

--- `distanceSq`: the square of the distance of two points. `distance` is its square root, by
--- `sqrt`.
---@param x1 number
---@param y1 number
---@param x2 number
---@param y2 number
---@return number
function compat.awt.point2d_distance_squared(x1, y1, x2, y2)
    local out_square = new("double[1]")
    check(C.sat_compat_awt_point2d_distance_squared(
        number(x1, "x1"), number(y1, "y1"), number(x2, "x2"), number(y2, "y2"), out_square
    ))
    return from["double"](out_square[0])
end

--- `intersects(Rectangle2D)`: whether the interiors of two rectangles meet. False if either has no
--- area.
---@param a table
---@param b table
---@return boolean
function compat.awt.rectangle2d_intersects(a, b)
    local out_hit = new("bool[1]")
    check(C.sat_compat_awt_rectangle2d_intersects(
        to("sat_compat_awt_rectangle2d", a, "a"), to("sat_compat_awt_rectangle2d", b, "b"),
        out_hit
    ))
    return from["bool"](out_hit[0])
end

--- `contains(double, double)`: whether a point is inside, or on the left or top side.
---@param a table
---@param x number
---@param y number
---@return boolean
function compat.awt.rectangle2d_contains(a, x, y)
    local out_inside = new("bool[1]")
    check(C.sat_compat_awt_rectangle2d_contains(
        to("sat_compat_awt_rectangle2d", a, "a"), number(x, "x"), number(y, "y"), out_inside
    ))
    return from["bool"](out_inside[0])
end

--- `contains(Rectangle2D)`: whether `b` lies in `a`; sides may coincide. False if either has no
--- area.
---@param a table
---@param b table
---@return boolean
function compat.awt.rectangle2d_contains_rectangle(a, b)
    local out_inside = new("bool[1]")
    check(C.sat_compat_awt_rectangle2d_contains_rectangle(
        to("sat_compat_awt_rectangle2d", a, "a"), to("sat_compat_awt_rectangle2d", b, "b"),
        out_inside
    ))
    return from["bool"](out_inside[0])
end

--- `outcode(double, double)`: on which sides of the closed rectangle a point lies: the sum of the
--- `SAT_COMPAT_AWT_OUT_` constants, 0 within it. Without a size along an axis every point lies on
--- both its sides.
---@param a table
---@param x number
---@param y number
---@return number
function compat.awt.rectangle2d_outcode(a, x, y)
    local out_code = new("uint32_t[1]")
    check(C.sat_compat_awt_rectangle2d_outcode(
        to("sat_compat_awt_rectangle2d", a, "a"), number(x, "x"), number(y, "y"), out_code
    ))
    return from["uint32_t"](out_code[0])
end

--- `intersectsLine`: whether a segment meets the closed rectangle, by rounded clipping.
---@param a table
---@param segment table
---@return boolean
function compat.awt.rectangle2d_intersects_line(a, segment)
    local out_hit = new("bool[1]")
    check(C.sat_compat_awt_rectangle2d_intersects_line(
        to("sat_compat_awt_rectangle2d", a, "a"), to("sat_compat_awt_line2d", segment, "segment"),
        out_hit
    ))
    return from["bool"](out_hit[0])
end

--- `Rectangle2D.intersect`: what two rectangles have in common. Where they are apart, the size is
--- negative.
---@param a table
---@param b table
---@return table
function compat.awt.rectangle2d_intersection(a, b)
    local out_rectangle = new("sat_compat_awt_rectangle2d")
    check(C.sat_compat_awt_rectangle2d_intersection(
        to("sat_compat_awt_rectangle2d", a, "a"), to("sat_compat_awt_rectangle2d", b, "b"),
        out_rectangle
    ))
    return from["sat_compat_awt_rectangle2d"](out_rectangle)
end

--- `createUnion`, `Rectangle2D.union`: the least rectangle around both. Where a negative size
--- leaves it turned round, the sides change places.
---@param a table
---@param b table
---@return table
function compat.awt.rectangle2d_union(a, b)
    local out_rectangle = new("sat_compat_awt_rectangle2d")
    check(C.sat_compat_awt_rectangle2d_union(
        to("sat_compat_awt_rectangle2d", a, "a"), to("sat_compat_awt_rectangle2d", b, "b"),
        out_rectangle
    ))
    return from["sat_compat_awt_rectangle2d"](out_rectangle)
end

--- `add(Rectangle2D)`: as `compat.awt.rectangle2d_union`, but the sides keep their places.
---@param a table
---@param b table
---@return table
function compat.awt.rectangle2d_add_rectangle(a, b)
    local out_rectangle = new("sat_compat_awt_rectangle2d")
    check(C.sat_compat_awt_rectangle2d_add_rectangle(
        to("sat_compat_awt_rectangle2d", a, "a"), to("sat_compat_awt_rectangle2d", b, "b"),
        out_rectangle
    ))
    return from["sat_compat_awt_rectangle2d"](out_rectangle)
end

--- `add(double, double)`: the least rectangle around this one and a point.
---@param a table
---@param x number
---@param y number
---@return table
function compat.awt.rectangle2d_add(a, x, y)
    local out_rectangle = new("sat_compat_awt_rectangle2d")
    check(C.sat_compat_awt_rectangle2d_add(
        to("sat_compat_awt_rectangle2d", a, "a"), number(x, "x"), number(y, "y"), out_rectangle
    ))
    return from["sat_compat_awt_rectangle2d"](out_rectangle)
end

--- `getBounds()`: the least rectangle of ints around this one; empty at (0, 0) if a size is
--- negative. A side or size that exceeds an int is the nearest int, NaN is 0.
---@param a table
---@return table
function compat.awt.rectangle2d_bounds(a)
    local out_rectangle = new("sat_compat_awt_rectangle")
    check(C.sat_compat_awt_rectangle2d_bounds(
        to("sat_compat_awt_rectangle2d", a, "a"), out_rectangle
    ))
    return from["sat_compat_awt_rectangle"](out_rectangle)
end

--- `contains(double, double)`: whether a point is strictly inside.
---@param ellipse_box table
---@param x number
---@param y number
---@return boolean
function compat.awt.ellipse2d_contains(ellipse_box, x, y)
    local out_inside = new("bool[1]")
    check(C.sat_compat_awt_ellipse2d_contains(
        to("sat_compat_awt_rectangle2d", ellipse_box, "ellipse_box"), number(x, "x"),
        number(y, "y"), out_inside
    ))
    return from["bool"](out_inside[0])
end

--- `intersects(double, double, double, double)`: whether the rectangle has a point strictly inside.
--- False if either has no area.
---@param ellipse_box table
---@param rectangle table
---@return boolean
function compat.awt.ellipse2d_intersects(ellipse_box, rectangle)
    local out_hit = new("bool[1]")
    check(C.sat_compat_awt_ellipse2d_intersects(
        to("sat_compat_awt_rectangle2d", ellipse_box, "ellipse_box"),
        to("sat_compat_awt_rectangle2d", rectangle, "rectangle"), out_hit
    ))
    return from["bool"](out_hit[0])
end

--- `contains(double, double, double, double)`: whether all corners of the rectangle are strictly
--- inside. Its size does not matter: a rectangle without area can be in.
---@param ellipse_box table
---@param rectangle table
---@return boolean
function compat.awt.ellipse2d_contains_rectangle(ellipse_box, rectangle)
    local out_inside = new("bool[1]")
    check(C.sat_compat_awt_ellipse2d_contains_rectangle(
        to("sat_compat_awt_rectangle2d", ellipse_box, "ellipse_box"),
        to("sat_compat_awt_rectangle2d", rectangle, "rectangle"), out_inside
    ))
    return from["bool"](out_inside[0])
end

--- `contains(double, double)`: whether a point is inside.
---@param a table
---@param x number
---@param y number
---@return boolean
function compat.awt.round_rectangle2d_contains(a, x, y)
    local out_inside = new("bool[1]")
    check(C.sat_compat_awt_round_rectangle2d_contains(
        to("sat_compat_awt_round_rectangle2d", a, "a"), number(x, "x"), number(y, "y"),
        out_inside
    ))
    return from["bool"](out_inside[0])
end

--- `intersects(double, double, double, double)`: whether a rectangle has a point inside. False if
--- either has no area.
---@param a table
---@param rectangle table
---@return boolean
function compat.awt.round_rectangle2d_intersects(a, rectangle)
    local out_hit = new("bool[1]")
    check(C.sat_compat_awt_round_rectangle2d_intersects(
        to("sat_compat_awt_round_rectangle2d", a, "a"),
        to("sat_compat_awt_rectangle2d", rectangle, "rectangle"), out_hit
    ))
    return from["bool"](out_hit[0])
end

--- `contains(double, double, double, double)`: whether all corners of a rectangle are inside. False
--- if either has no area.
---@param a table
---@param rectangle table
---@return boolean
function compat.awt.round_rectangle2d_contains_rectangle(a, rectangle)
    local out_inside = new("bool[1]")
    check(C.sat_compat_awt_round_rectangle2d_contains_rectangle(
        to("sat_compat_awt_round_rectangle2d", a, "a"),
        to("sat_compat_awt_rectangle2d", rectangle, "rectangle"), out_inside
    ))
    return from["bool"](out_inside[0])
end

--- `contains(double, double)`: whether a point is inside of the closed arc.
---@param a table
---@param x number
---@param y number
---@return boolean
function compat.awt.arc2d_contains(a, x, y)
    local out_inside = new("bool[1]")
    check(C.sat_compat_awt_arc2d_contains(
        to("sat_compat_awt_arc2d", a, "a"), number(x, "x"), number(y, "y"), out_inside
    ))
    return from["bool"](out_inside[0])
end

--- `containsAngle`: whether an angle in degrees lies between the beginning and the end, the
--- beginning included.
---@param a table
---@param angle number
---@return boolean
function compat.awt.arc2d_contains_angle(a, angle)
    local out_inside = new("bool[1]")
    check(C.sat_compat_awt_arc2d_contains_angle(
        to("sat_compat_awt_arc2d", a, "a"), number(angle, "angle"), out_inside
    ))
    return from["bool"](out_inside[0])
end

--- `contains(double, double, double, double)`: whether all corners of a rectangle are inside and,
--- where a pie is no convex shape, no side of the rectangle crosses its gap.
---@param a table
---@param rectangle table
---@return boolean
function compat.awt.arc2d_contains_rectangle(a, rectangle)
    local out_inside = new("bool[1]")
    check(C.sat_compat_awt_arc2d_contains_rectangle(
        to("sat_compat_awt_arc2d", a, "a"),
        to("sat_compat_awt_rectangle2d", rectangle, "rectangle"), out_inside
    ))
    return from["bool"](out_inside[0])
end

--- `intersects(double, double, double, double)`: whether a rectangle meets the closed arc. False if
--- either has no area, or the arc no extent.
---@param a table
---@param rectangle table
---@return boolean
function compat.awt.arc2d_intersects(a, rectangle)
    local out_hit = new("bool[1]")
    check(C.sat_compat_awt_arc2d_intersects(
        to("sat_compat_awt_arc2d", a, "a"),
        to("sat_compat_awt_rectangle2d", rectangle, "rectangle"), out_hit
    ))
    return from["bool"](out_hit[0])
end

--- `getBounds2D`: the box of the arc and, for a pie, of the centre; the box of the ellipse if that
--- is empty.
---@param a table
---@return table
function compat.awt.arc2d_bounds(a)
    local out_rectangle = new("sat_compat_awt_rectangle2d")
    check(C.sat_compat_awt_arc2d_bounds(to("sat_compat_awt_arc2d", a, "a"), out_rectangle))
    return from["sat_compat_awt_rectangle2d"](out_rectangle)
end

--- `contains(double, double)` and `contains(int, int)`, which answer alike: whether a point is in
--- the polygon.
---@param polygon table
---@param x number
---@param y number
---@return boolean
function compat.awt.polygon_contains(polygon, x, y)
    local polygon_array, polygon_count = pair_list("sat_compat_awt_point", polygon, "polygon")
    local out_inside = new("bool[1]")
    check(C.sat_compat_awt_polygon_contains(
        polygon_array, polygon_count, number(x, "x"), number(y, "y"), out_inside
    ))
    return from["bool"](out_inside[0])
end

--- `intersects(double, double, double, double)`: whether the interiors meet, or so it seems: true
--- wherever an edge passes through the rectangle, and also where a level edge ends on its left
--- side.
---@param polygon table
---@param rectangle table
---@return boolean
function compat.awt.polygon_intersects(polygon, rectangle)
    local polygon_array, polygon_count = pair_list("sat_compat_awt_point", polygon, "polygon")
    local out_hit = new("bool[1]")
    check(C.sat_compat_awt_polygon_intersects(
        polygon_array, polygon_count, to("sat_compat_awt_rectangle2d", rectangle, "rectangle"),
        out_hit
    ))
    return from["bool"](out_hit[0])
end

--- `contains(double, double, double, double)`: whether the rectangle lies in the polygon; false
--- where an edge passes through it.
---@param polygon table
---@param rectangle table
---@return boolean
function compat.awt.polygon_contains_rectangle(polygon, rectangle)
    local polygon_array, polygon_count = pair_list("sat_compat_awt_point", polygon, "polygon")
    local out_inside = new("bool[1]")
    check(C.sat_compat_awt_polygon_contains_rectangle(
        polygon_array, polygon_count, to("sat_compat_awt_rectangle2d", rectangle, "rectangle"),
        out_inside
    ))
    return from["bool"](out_inside[0])
end

--- `contains(double, double)`: whether a point is inside; false unless it is finite.
---@param path table
---@param winding? string
---@param x number
---@param y number
---@return boolean
function compat.awt.path2d_contains(path, winding, x, y)
    local path_array, path_count = struct_list("sat_compat_awt_path_command", path, "path")
    local out_inside = new("bool[1]")
    check(C.sat_compat_awt_path2d_contains(
        path_array, path_count, number_of("sat_compat_awt_winding", winding, "winding"),
        number(x, "x"), number(y, "y"), out_inside
    ))
    return from["bool"](out_inside[0])
end

--- `intersects(double, double, double, double)`: whether the interiors meet, or so it seems: true
--- wherever an edge passes through the rectangle. False if the rectangle has no area.
---@param path table
---@param winding? string
---@param rectangle table
---@return boolean
function compat.awt.path2d_intersects(path, winding, rectangle)
    local path_array, path_count = struct_list("sat_compat_awt_path_command", path, "path")
    local out_hit = new("bool[1]")
    check(C.sat_compat_awt_path2d_intersects(
        path_array, path_count, number_of("sat_compat_awt_winding", winding, "winding"),
        to("sat_compat_awt_rectangle2d", rectangle, "rectangle"), out_hit
    ))
    return from["bool"](out_hit[0])
end

--- `contains(double, double, double, double)`: whether the rectangle lies inside; false where an
--- edge passes through it.
---@param path table
---@param winding? string
---@param rectangle table
---@return boolean
function compat.awt.path2d_contains_rectangle(path, winding, rectangle)
    local path_array, path_count = struct_list("sat_compat_awt_path_command", path, "path")
    local out_inside = new("bool[1]")
    check(C.sat_compat_awt_path2d_contains_rectangle(
        path_array, path_count, number_of("sat_compat_awt_winding", winding, "winding"),
        to("sat_compat_awt_rectangle2d", rectangle, "rectangle"), out_inside
    ))
    return from["bool"](out_inside[0])
end

--- `translate(tx, ty)`: the transform after this step.
---@param transform table
---@param tx number
---@param ty number
---@return table
function compat.awt.transform_translate(transform, tx, ty)
    local out_transform = new("sat_compat_awt_transform")
    check(C.sat_compat_awt_transform_translate(
        to("sat_compat_awt_transform", transform, "transform"), number(tx, "tx"),
        number(ty, "ty"), out_transform
    ))
    return from["sat_compat_awt_transform"](out_transform)
end

--- `scale(sx, sy)`: the transform after this step.
---@param transform table
---@param sx number
---@param sy number
---@return table
function compat.awt.transform_scale(transform, sx, sy)
    local out_transform = new("sat_compat_awt_transform")
    check(C.sat_compat_awt_transform_scale(
        to("sat_compat_awt_transform", transform, "transform"), number(sx, "sx"),
        number(sy, "sy"), out_transform
    ))
    return from["sat_compat_awt_transform"](out_transform)
end

--- `shear(shx, shy)`: the transform after this step.
---@param transform table
---@param shx number
---@param shy number
---@return table
function compat.awt.transform_shear(transform, shx, shy)
    local out_transform = new("sat_compat_awt_transform")
    check(C.sat_compat_awt_transform_shear(
        to("sat_compat_awt_transform", transform, "transform"), number(shx, "shx"),
        number(shy, "shy"), out_transform
    ))
    return from["sat_compat_awt_transform"](out_transform)
end

--- `rotate(theta)`: the transform after a turn by an angle in radians, from x to y (clockwise on a
--- screen, y down). An angle whose sine or cosine rounds to 1 or -1 counts as that multiple of a
--- quarter turn.
---@param transform table
---@param theta number
---@return table
function compat.awt.transform_rotate(transform, theta)
    local out_transform = new("sat_compat_awt_transform")
    check(C.sat_compat_awt_transform_rotate(
        to("sat_compat_awt_transform", transform, "transform"), number(theta, "theta"),
        out_transform
    ))
    return from["sat_compat_awt_transform"](out_transform)
end

--- `rotate(theta, x, y)`: the transform after a turn about a point; otherwise as
--- `compat.awt.transform_rotate`.
---@param transform table
---@param theta number
---@param x number
---@param y number
---@return table
function compat.awt.transform_rotate_about(transform, theta, x, y)
    local out_transform = new("sat_compat_awt_transform")
    check(C.sat_compat_awt_transform_rotate_about(
        to("sat_compat_awt_transform", transform, "transform"), number(theta, "theta"),
        number(x, "x"), number(y, "y"), out_transform
    ))
    return from["sat_compat_awt_transform"](out_transform)
end

--- `transform(Point2D)`: where the transform takes a point.
---@param transform table
---@param x number
---@param y number
---@return number x, number y
function compat.awt.transform_point(transform, x, y)
    local out_point = new("sat_vec2")
    check(C.sat_compat_awt_transform_point(
        to("sat_compat_awt_transform", transform, "transform"), number(x, "x"), number(y, "y"),
        out_point
    ))
    return out_point.x, out_point.y
end

--- `new AffineTransform(m00, m10, m01, m11, m02, m12)`: a transform by its coefficients, as
--- `setTransform`.
---@param m00 number
---@param m10 number
---@param m01 number
---@param m11 number
---@param m02 number
---@param m12 number
---@return table
function compat.awt.transform_from_matrix(m00, m10, m01, m11, m02, m12)
    local out_transform = new("sat_compat_awt_transform")
    check(C.sat_compat_awt_transform_from_matrix(
        number(m00, "m00"), number(m10, "m10"), number(m01, "m01"), number(m11, "m11"),
        number(m02, "m02"), number(m12, "m12"), out_transform
    ))
    return from["sat_compat_awt_transform"](out_transform)
end

--- `getRotateInstance(theta)`, `setToRotation(theta)`: a turn by an angle in radians. The identity
--- after `rotate` has other signs of zeros.
---@param theta number
---@return table
function compat.awt.transform_from_rotation(theta)
    local out_transform = new("sat_compat_awt_transform")
    check(C.sat_compat_awt_transform_from_rotation(number(theta, "theta"), out_transform))
    return from["sat_compat_awt_transform"](out_transform)
end

--- `getRotateInstance(theta, x, y)`, `setToRotation(theta, x, y)`: a turn by an angle in radians
--- about a point, rounded otherwise than `rotate(theta, x, y)`.
---@param theta number
---@param x number
---@param y number
---@return table
function compat.awt.transform_from_rotation_about(theta, x, y)
    local out_transform = new("sat_compat_awt_transform")
    check(C.sat_compat_awt_transform_from_rotation_about(
        number(theta, "theta"), number(x, "x"), number(y, "y"), out_transform
    ))
    return from["sat_compat_awt_transform"](out_transform)
end

--- `getRotateInstance(vecx, vecy)`, `setToRotation(vecx, vecy)`: the turn that takes the x axis to
--- the direction of a vector; the identity for no vector.
---@param vector_x number
---@param vector_y number
---@return table
function compat.awt.transform_from_vector(vector_x, vector_y)
    local out_transform = new("sat_compat_awt_transform")
    check(C.sat_compat_awt_transform_from_vector(
        number(vector_x, "vector_x"), number(vector_y, "vector_y"), out_transform
    ))
    return from["sat_compat_awt_transform"](out_transform)
end

--- `getRotateInstance(vecx, vecy, x, y)`, `setToRotation(vecx, vecy, x, y)`: the same about a
--- point.
---@param vector_x number
---@param vector_y number
---@param x number
---@param y number
---@return table
function compat.awt.transform_from_vector_about(vector_x, vector_y, x, y)
    local out_transform = new("sat_compat_awt_transform")
    check(C.sat_compat_awt_transform_from_vector_about(
        number(vector_x, "vector_x"), number(vector_y, "vector_y"), number(x, "x"),
        number(y, "y"), out_transform
    ))
    return from["sat_compat_awt_transform"](out_transform)
end

--- `getQuadrantRotateInstance(n, x, y)`, `setToQuadrantRotation(n, x, y)`: a turn by `n` quarters
--- about a point. With (0, 0) it is `getQuadrantRotateInstance(n)`.
---@param n number
---@param x number
---@param y number
---@return table
function compat.awt.transform_from_quadrants(n, x, y)
    local out_transform = new("sat_compat_awt_transform")
    check(C.sat_compat_awt_transform_from_quadrants(
        whole(n, "n"), number(x, "x"), number(y, "y"), out_transform
    ))
    return from["sat_compat_awt_transform"](out_transform)
end

--- `rotate(vecx, vecy)`: the transform after the turn that takes the x axis to the direction of a
--- vector. `rotate(vecx, vecy, x, y)` is this between `translate` by (x, y) and by (-x, -y).
---@param transform table
---@param vector_x number
---@param vector_y number
---@return table
function compat.awt.transform_rotate_by_vector(transform, vector_x, vector_y)
    local out_transform = new("sat_compat_awt_transform")
    check(C.sat_compat_awt_transform_rotate_by_vector(
        to("sat_compat_awt_transform", transform, "transform"), number(vector_x, "vector_x"),
        number(vector_y, "vector_y"), out_transform
    ))
    return from["sat_compat_awt_transform"](out_transform)
end

--- `quadrantRotate(n)`: the transform after `n` quarter turns from x to y.
---@param transform table
---@param n number
---@return table
function compat.awt.transform_quadrant_rotate(transform, n)
    local out_transform = new("sat_compat_awt_transform")
    check(C.sat_compat_awt_transform_quadrant_rotate(
        to("sat_compat_awt_transform", transform, "transform"), whole(n, "n"), out_transform
    ))
    return from["sat_compat_awt_transform"](out_transform)
end

--- `quadrantRotate(n, x, y)`: the transform after `n` quarter turns about a point.
---@param transform table
---@param n number
---@param x number
---@param y number
---@return table
function compat.awt.transform_quadrant_rotate_about(transform, n, x, y)
    local out_transform = new("sat_compat_awt_transform")
    check(C.sat_compat_awt_transform_quadrant_rotate_about(
        to("sat_compat_awt_transform", transform, "transform"), whole(n, "n"), number(x, "x"),
        number(y, "y"), out_transform
    ))
    return from["sat_compat_awt_transform"](out_transform)
end

--- `concatenate(other)`: the transform after a step that is another transform, which acts on a
--- point before all earlier steps.
---@param transform table
---@param other table
---@return table
function compat.awt.transform_concatenate(transform, other)
    local out_transform = new("sat_compat_awt_transform")
    check(C.sat_compat_awt_transform_concatenate(
        to("sat_compat_awt_transform", transform, "transform"),
        to("sat_compat_awt_transform", other, "other"), out_transform
    ))
    return from["sat_compat_awt_transform"](out_transform)
end

--- `preConcatenate(other)`: the transform with another one, which acts on a point after it.
---@param transform table
---@param other table
---@return table
function compat.awt.transform_pre_concatenate(transform, other)
    local out_transform = new("sat_compat_awt_transform")
    check(C.sat_compat_awt_transform_pre_concatenate(
        to("sat_compat_awt_transform", transform, "transform"),
        to("sat_compat_awt_transform", other, "other"), out_transform
    ))
    return from["sat_compat_awt_transform"](out_transform)
end

--- `createInverse()`: the inverse, where Java throws no `NoninvertibleTransformException`: it does
--- where the determinant is at most 2^-1074, or a coefficient that is alone in its row is 0.
---@param transform table
---@return table
function compat.awt.transform_inverse(transform)
    local out_transform = new("sat_compat_awt_transform")
    check(C.sat_compat_awt_transform_inverse(
        to("sat_compat_awt_transform", transform, "transform"), out_transform
    ))
    return from["sat_compat_awt_transform"](out_transform)
end

--- `invert()`: as `compat.awt.transform_inverse`, but zeros that are not in use keep their sign.
---@param transform table
---@return table
function compat.awt.transform_invert(transform)
    local out_transform = new("sat_compat_awt_transform")
    check(C.sat_compat_awt_transform_invert(
        to("sat_compat_awt_transform", transform, "transform"), out_transform
    ))
    return from["sat_compat_awt_transform"](out_transform)
end

--- `inverseTransform(Point2D)`: the point that the transform takes to this one; rounded otherwise
--- than by an inverse.
---@param transform table
---@param x number
---@param y number
---@return number x, number y
function compat.awt.transform_inverse_point(transform, x, y)
    local out_point = new("sat_vec2")
    check(C.sat_compat_awt_transform_inverse_point(
        to("sat_compat_awt_transform", transform, "transform"), number(x, "x"), number(y, "y"),
        out_point
    ))
    return out_point.x, out_point.y
end

--- `deltaTransform(Point2D)`: where the transform takes a difference of points, without `m02` and
--- `m12`.
---@param transform table
---@param x number
---@param y number
---@return number x, number y
function compat.awt.transform_delta_point(transform, x, y)
    local out_point = new("sat_vec2")
    check(C.sat_compat_awt_transform_delta_point(
        to("sat_compat_awt_transform", transform, "transform"), number(x, "x"), number(y, "y"),
        out_point
    ))
    return out_point.x, out_point.y
end

--- `getDeterminant()`: the factor of areas, negative if the transform mirrors.
---@param transform table
---@return number
function compat.awt.transform_determinant(transform)
    local out_determinant = new("double[1]")
    check(C.sat_compat_awt_transform_determinant(
        to("sat_compat_awt_transform", transform, "transform"), out_determinant
    ))
    return from["double"](out_determinant[0])
end

--- `mask.overlap(other, offset)`: the first pixel found that is set in both, in the coordinates of
--- `mask`. Which one is found first depends on the size of an `unsigned long` where the game runs.
--- All zero if there is none.
---@param mask sat2d.Mask
---@param other sat2d.Mask
---@param offset_x number
---@param offset_y number
---@param long_bits? string
---@return table
function compat.pygame.overlap(mask, other, offset_x, offset_y, long_bits)
    local out_pixel = new("sat_found_pixel")
    check(C.sat_compat_pygame_overlap(
        handle(mask, Mask, "mask"), handle(other, Mask, "other"),
        new("sat_pixel", whole(offset_x, "offset_x"), whole(offset_y, "offset_y")),
        number_of("sat_compat_pygame_long", long_bits, "long_bits"), out_pixel
    ))
    return from["sat_found_pixel"](out_pixel)
end

--- `mask.overlap_area(other, offset)`: the number of pixels that are set in both.
---@param mask sat2d.Mask
---@param other sat2d.Mask
---@param offset_x number
---@param offset_y number
---@return number
function compat.pygame.overlap_area(mask, other, offset_x, offset_y)
    local out_area = new("size_t[1]")
    check(C.sat_compat_pygame_overlap_area(
        handle(mask, Mask, "mask"), handle(other, Mask, "other"),
        new("sat_pixel", whole(offset_x, "offset_x"), whole(offset_y, "offset_y")), out_area
    ))
    return from["size_t"](out_area[0])
end

--- `mask.overlap_mask(other, offset)`: the pixels that are set in both, as a mask of the size of
--- `mask`.
---@param mask sat2d.Mask
---@param other sat2d.Mask
---@param offset_x number
---@param offset_y number
---@return sat2d.Mask
function compat.pygame.overlap_mask(mask, other, offset_x, offset_y)
    local out_mask = new("sat_mask *[1]")
    check(C.sat_compat_pygame_overlap_mask(
        handle(mask, Mask, "mask"), handle(other, Mask, "other"),
        new("sat_pixel", whole(offset_x, "offset_x"), whole(offset_y, "offset_y")), out_mask
    ))
    return adopt(Mask, out_mask[0])
end

--- The Python program's verdict on two upright rectangles; touching is no hit.
---@param a table
---@param b table
---@return boolean
function compat.xywh.rect_to_rect(a, b)
    local out_hit = new("bool[1]")
    check(C.sat_compat_xywh_rect_to_rect(
        to("sat_compat_xywh_rect", a, "a"), to("sat_compat_xywh_rect", b, "b"), out_hit
    ))
    return from["bool"](out_hit[0])
end

--- The Python program's verdict on a circle and an upright rectangle, by a rounded square root;
--- touching is no hit.
---@param circle table
---@param rect table
---@return boolean
function compat.xywh.circle_to_rect(circle, rect)
    local out_hit = new("bool[1]")
    check(C.sat_compat_xywh_circle_to_rect(
        to("sat_compat_xywh_circle", circle, "circle"), to("sat_compat_xywh_rect", rect, "rect"),
        out_hit
    ))
    return from["bool"](out_hit[0])
end

--- Whether the TypeScript program calls a polygon of `count` points concave. It never tests the
--- first and the last vertex, so it misses some concave polygons.
---@param points table
---@return boolean
function compat.typescript.is_concave(points)
    local points_array, points_count = pair_list("sat_vec2", points, "points")
    local out_concave = new("bool[1]")
    check(C.sat_compat_typescript_is_concave(points_array, points_count, out_concave))
    return from["bool"](out_concave[0])
end

-- Decomposition and simplification.

local DIAGONAL = 4294967295

-- Room for every decomposition: a triangulation has the most pieces.
local function piece_buffers(corners, rings)
    local pieces = math.max(corners + 2 * rings, 1)
    local sizes = new("size_t[?]", pieces)
    local vertices = new("uint32_t[?]", 3 * pieces)
    local edges = new("uint32_t[?]", 3 * pieces)
    local buffers = new("sat_piece_buffers", sizes, pieces, vertices, edges, 3 * pieces)
    arrays[buffers] = { sizes, vertices, edges }
    return buffers
end

local function pieces_of(made, buffers, piece, corner)
    local pieces = {}
    for i = 1, tonumber(made.piece_count) do
        local vertices, edges = {}, {}
        for k = 1, tonumber(buffers.piece_sizes[piece + i - 1]) do
            vertices[k] = buffers.vertices[corner]
            local edge = buffers.edges[corner]
            edges[k] = edge ~= DIAGONAL and edge
            corner = corner + 1
        end
        pieces[i] = { vertices = vertices, edges = edges }
    end
    return {
        pieces = pieces, area = made.area,
        is_optimal = made.is_optimal ~= 0, is_complete = made.is_complete ~= 0,
        lower_bound = tonumber(made.lower_bound),
    }
end

local function corner_count(sizes, rings)
    local corners = 0
    for i = 0, rings - 1 do
        corners = corners + tonumber(sizes[i])
    end
    return corners
end

local function decompose(rings, options, call)
    local points, sizes, count = rings_of(rings, "rings")
    local buffers = piece_buffers(corner_count(sizes, count), count)
    local made = new("sat_decomposition")
    options = to("sat_decompose_options", options, "options")
    check(call(points, sizes, count, options, buffers, made))
    return pieces_of(made, buffers, 0, 0)
end

--- Decomposes a polygon, the outer ring first, into convex pieces that cover it exactly once.
-- Returns a table with `pieces`, `area`, `is_optimal`, `is_complete` and `lower_bound`, a number
-- of pieces that is proven to be necessary. Each piece has `vertices`, counter-clockwise with y up,
-- and `edges`: the edge of the polygon from each corner to the next, or false for a diagonal.
-- Options: `method`, `prefer`, `max_corners`, `work_limit`.
function polygon.decompose(rings, options)
    return decompose(rings, options, C.sat_polygon_decompose)
end

--- The same with the memory of this object, for many polygons in a row.
function Decomposer:decompose(rings, options)
    return decompose(rings, options, function(...)
        return C.sat_decomposer_decompose(self.ptr, ...)
    end)
end

--- The same without the check that the polygon is valid.
function Decomposer:decompose_trusted(rings, options)
    return decompose(rings, options, function(...)
        return C.sat_decomposer_decompose_trusted(self.ptr, ...)
    end)
end

local function decompose_many(polygons, options, call)
    local points, sizes, rings, count = parts_of(polygons, "polygons")
    local ring_count = corner_count(rings, count)
    local buffers = piece_buffers(corner_count(sizes, ring_count), ring_count)
    local made = new("sat_decomposed_polygon[?]", count)
    options = to("sat_decompose_options", options, "options")
    check(call(points, sizes, rings, count, options, buffers, made))
    local all = {}
    for i = 0, count - 1 do
        local each = made[i]
        local piece, corner = tonumber(each.first_piece), tonumber(each.first_corner)
        all[i + 1] = pieces_of(each.decomposition, buffers, piece, corner)
        all[i + 1].status = status_names[each.status]
    end
    return all
end

--- Decomposes many polygons on all cores. A polygon that is invalid has no pieces and a `status`.
function sat2d.polygons.decompose(polygons, options)
    return decompose_many(polygons, options, C.sat_polygons_decompose)
end

--- The same without the check that the polygons are valid.
function sat2d.polygons.decompose_trusted(polygons, options)
    return decompose_many(polygons, options, C.sat_polygons_decompose_trusted)
end

local function simplified(sizes, rings, vertices)
    local all, at = {}, 0
    for i = 1, rings do
        local ring = {}
        for k = 1, tonumber(sizes[i - 1]) do
            ring[k] = vertices[at]
            at = at + 1
        end
        all[i] = ring
    end
    return all
end

--- Fewer corners, none farther than `tolerance` from the outline. Returns the vertices of each ring
-- that are left. The deviation is "either", "outward" or "inward".
function polygon.simplify(rings, tolerance, deviation)
    local points, sizes, count = rings_of(rings, "rings")
    local capacity = corner_count(sizes, count)
    local out_sizes, vertices = new("size_t[?]", count), new("uint32_t[?]", capacity)
    local out_count = new("size_t[1]")
    check(C.sat_polygon_simplify(points, sizes, count, tolerance,
        number_of("sat_deviation", deviation, "deviation"), out_sizes, vertices, capacity,
        out_count))
    return simplified(out_sizes, count, vertices)
end

--- Convex pieces whose union is within `tolerance` of a polygon: fewer than a decomposition has.
-- Returns the vertices of each piece, counter-clockwise with y up. The deviation is "either",
-- "outward" (they cover the polygon) or "inward"; the options are those of `decompose`.
function polygon.approximate(rings, tolerance, deviation, options)
    local points, sizes, count = rings_of(rings, "rings")
    local buffers = piece_buffers(corner_count(sizes, count), count)
    local made = new("sat_decomposition")
    options = to("sat_decompose_options", options, "options")
    check(C.sat_polygon_approximate(points, sizes, count, options, tolerance,
        number_of("sat_deviation", deviation, "deviation"), buffers, made))
    return simplified(buffers.piece_sizes, tonumber(made.piece_count), buffers.vertices)
end

--- The same for polygons that may share edges; what they share stays shared. Returns the rings of
-- all parts in a row.
function multipolygon.simplify(parts, tolerance, deviation)
    local points, sizes, rings, count = parts_of(parts, "parts")
    local ring_count = corner_count(rings, count)
    local capacity = corner_count(sizes, ring_count)
    local out_sizes, vertices = new("size_t[?]", ring_count), new("uint32_t[?]", capacity)
    local out_count = new("size_t[1]")
    check(C.sat_multipolygon_simplify(points, sizes, rings, count, tolerance,
        number_of("sat_deviation", deviation, "deviation"), out_sizes, vertices, capacity,
        out_count))
    return simplified(out_sizes, ring_count, vertices)
end

--- Throws an error that says why and where a polygon is invalid.
function polygon.validate(rings)
    local fault = new("sat_polygon_fault")
    local points, sizes, count = rings_of(rings, "rings")
    check(C.sat_polygon_validate(points, sizes, count, fault))
end

--- Throws an error that says why and where a multipolygon is invalid.
function multipolygon.validate(parts)
    local fault = new("sat_multipolygon_fault")
    local points, sizes, rings, count = parts_of(parts, "parts")
    check(C.sat_multipolygon_validate(points, sizes, rings, count, fault))
end

-- Masks.

local function bytes_of(bytes)
    if type(bytes) == "table" then
        return new("uint8_t[?]", #bytes, bytes), #bytes
    elseif type(bytes) == "string" then
        return ffi.cast("const uint8_t *", bytes), #bytes
    end
    return ffi.cast("const uint8_t *", bytes), nil
end

-- Bytes of a grid: a string or a table of width times height; a pointer is not checked.
local function grid(bytes, width, height)
    local pointer, length = bytes_of(bytes)
    if length and length ~= width * height then
        fail("SAT_ERR_COUNT", ("%d bytes for %d x %d"):format(length, width, height))
    end
    return pointer
end

--- The mask of the pixels with an alpha of `threshold` or more. The alphas are a string, a table of
-- numbers from 0 to 255 or a pointer, row by row.
function Mask.alpha(alpha, width, height, threshold)
    local out = new("sat_mask *[1]")
    check(C.sat_mask_new_alpha(grid(alpha, width, height), width, height, threshold, out))
    return adopt(Mask, out[0])
end

--- The mask of rows of text: "#" is a pixel that counts, everything else is not.
function Mask.rows(rows)
    local mask = Mask.new(#(rows[1] or ""), #rows)
    for y, row in ipairs(rows) do
        for x = 1, #row do
            if row:sub(x, x) == "#" then
                mask:set(x - 1, y - 1, true)
            end
        end
    end
    return mask
end

--- The silhouettes of the groups of pixels: for each its rings, the outer one first.
function Mask:silhouettes(connectivity)
    local number = number_of("sat_connectivity", connectivity, "connectivity")
    local found, none = new("sat_silhouettes"), new("sat_silhouette_buffers")
    local code = C.sat_mask_silhouettes(self.ptr, number, none, found)
    if code ~= 0 and code ~= 2 then
        throw(code)
    end
    local points = new("sat_vec2[?]", tonumber(found.point_count))
    local rings = new("size_t[?]", tonumber(found.ring_count))
    local parts = new("size_t[?]", tonumber(found.part_count))
    local buffers = new("sat_silhouette_buffers", points, found.point_count, rings,
        found.ring_count, parts, found.part_count)
    check(C.sat_mask_silhouettes(self.ptr, number, buffers, found))
    local silhouettes, ring, point = {}, 0, 0
    for i = 1, tonumber(found.part_count) do
        silhouettes[i] = {}
        for k = 1, tonumber(parts[i - 1]) do
            local flat = {}
            for _ = 1, tonumber(rings[ring]) do
                flat[#flat + 1] = points[point].x
                flat[#flat + 1] = points[point].y
                point = point + 1
            end
            silhouettes[i][k] = flat
            ring = ring + 1
        end
    end
    return silhouettes
end

--- One shape for each group of solid tiles that are connected by their sides. The cells are rows
-- from the least y on; all but 0 are solid. Each covers `width` x `height`.
function Shape.tiles(cells, columns, rows, width, height, x, y)
    local pointer = grid(cells, columns, rows)
    local size, origin = new("sat_vec2", width, height), new("sat_vec2", x or 0, y or 0)
    return adopt_all(Shape, list_of("sat_shape *", function(list, capacity, count)
        return C.sat_shape_new_tiles(pointer, columns, rows, size, origin, list, capacity, count)
    end))
end

-- Verdicts and batches.

local verdict = new("sat_relation[1]")

local function relation_number(a, ta, b, tb)
    check(C.sat_collide(
        handle(a, Shape, "a"), as_transform(ta, "ta"),
        handle(b, Shape, "b"), as_transform(tb, "tb"),
        verdict
    ))
    return verdict[0]
end

--- Whether two placed shapes touch or overlap.
function sat2d.hits(a, ta, b, tb)
    return relation_number(a, ta, b, tb) ~= C.SAT_DISJOINT
end

local manifold = new("sat_manifold")

--- The depth of the contact of two placed shapes, and its normal from `a` to `b`, as three numbers:
--- what pushing them apart needs, without the tables of `sat2d.contact`. nil if they are disjoint.
---@return number? depth
---@return number? normal_x
---@return number? normal_y
function sat2d.contact_depth(a, ta, b, tb)
    check(C.sat_contact(
        handle(a, Shape, "a"), as_transform(ta, "ta"),
        handle(b, Shape, "b"), as_transform(tb, "tb"),
        manifold
    ))
    if manifold.point_count == 0 then
        return nil
    end
    return manifold.depth, manifold.normal.x, manifold.normal.y
end

--- Whether the interiors of two placed shapes meet.
function sat2d.overlaps(a, ta, b, tb)
    return relation_number(a, ta, b, tb) == C.SAT_OVERLAPPING
end

--- A point that both shapes have in common, rounded: where they touch, or inside of one shape and in
--- the other if they overlap. nil if they are disjoint.
---@return number? x
---@return number? y
function Explanation:point()
    local point = new("sat_vec2")
    check(C.sat_explanation_point(handle(self, Explanation, "self"), point))
    if point.x ~= point.x then
        return nil
    end
    return point.x, point.y
end

local function shape_of(shape, name)
    return handle(shape, Shape, name)
end

--- The relations of many pairs in one call: shapes and transforms of bodies, and the indices of
-- the two bodies of each pair in a row, from 0.
function sat2d.batch.pairs(shapes, transforms, pairs)
    local count, pair_count = #shapes, #pairs / 2
    local pointers, maps = new("const sat_shape *[?]", count), new("sat_transform[?]", count)
    if #transforms ~= count or #pairs % 2 ~= 0 then
        fail("SAT_ERR_COUNT", "expected a transform for each shape, and two bodies for each pair")
    end
    for i = 1, count do
        pointers[i - 1] = made_of(shape_of, shapes, i, "shapes")
        maps[i - 1] = made_of(as_transform, transforms, i, "transforms")
    end
    local indices = new("uint32_t[?]", 2 * pair_count)
    for i = 1, 2 * pair_count do
        indices[i - 1] = made_of(whole, pairs, i, "pairs")
    end
    local relations, answered = new("sat_relation[?]", pair_count), new("size_t[1]")
    check(C.sat_batch_pairs(pointers, maps, count, indices, pair_count, relations, answered))
    local found = {}
    for i = 1, pair_count do
        found[i] = from.sat_relation(relations[i - 1])
    end
    return found
end

--- The relations of pairs of parallelograms. Each list has the arrays `center_x`, `center_y`,
-- `u_x`, `u_y`, `v_x`, `v_y`: the centre and the two half-edges.
function sat2d.batch.rectangles(a, b)
    local count, lists = #a.center_x, { new("sat_rectangles_f64"), new("sat_rectangles_f64") }
    for side, given in ipairs({ a, b }) do
        local columns = {}
        for _, field in ipairs({ "center_x", "center_y", "u_x", "u_y", "v_x", "v_y" }) do
            if #given[field] ~= count then
                fail("SAT_ERR_COUNT", "the arrays have different lengths")
            end
            local array = new("double[?]", count)
            for i = 1, count do
                array[i - 1] = given[field][i]
            end
            columns[field], lists[side][field] = array, array
        end
        arrays[lists[side]] = columns
    end
    local relations, answered = new("sat_relation[?]", count), new("size_t[1]")
    check(C.sat_batch_rectangles_f64(lists[1], lists[2], count, relations, answered))
    local found = {}
    for i = 1, count do
        found[i] = from.sat_relation(relations[i - 1])
    end
    return found
end

-- What programs keep with bodies. The library keeps numbers: an object is kept here, by a number
-- that no program can give.

-- Numbers from here on stand for objects: even ones are exact up to 2^54.
local FIRST = 2 ^ 53

local function raw_user(pointer, id)
    local user = new("uint64_t[1]")
    check(C.sat_world_user(pointer, id_of(id, "id"), user))
    return tonumber(user[0])
end

-- The objects of a world, by their numbers. Made for the first one: a world that was restored may
-- have numbers of objects that are gone, which must not come to mean others.
local function users_of(world)
    if not world.users then
        local taken = {}
        for _, id in ipairs(world:bodies()) do
            taken[raw_user(world.ptr, id)] = true
        end
        for _, event in ipairs(list_of("sat_pair_event", function(list, capacity, count)
            return C.sat_world_events(world.ptr, list, capacity, count)
        end)) do
            taken[event.user_a], taken[event.user_b] = true, true
        end
        -- `retired` is what bodies no longer have, but the events of the next step will name;
        -- `named` is what the events of the last step may name.
        world.users = { objects = {}, last = FIRST, taken = taken, retired = {}, named = {} }
    end
    return world.users
end

local function is_number(user)
    return type(user) == "number" or ffi.istype("uint64_t", user) or ffi.istype("int64_t", user)
end

-- The number for what a program keeps with a body. An object gets one that `keep` makes known, once
-- a body has it.
local function number_for(world, user)
    if type(user) == "nil" then
        return 0
    elseif is_number(user) then
        if user % 1 ~= 0 or user < 0 or user >= FIRST then
            fail("SAT_ERR_OUT_OF_RANGE", ("user is %s; expected a whole number from 0 to 2^53 - 1, "
                .. "or anything that is no number"):format(tostring(user)))
        end
        return user
    end
    local users = users_of(world)
    repeat
        users.last = users.last + 2
    until not users.taken[users.last]
    return users.last
end

local function keep(world, number, user)
    if number >= FIRST then
        world.users.objects[number] = user
    end
end

-- What a number stands for: nil if that was an object of another program.
local function user_for(world, number)
    if number < FIRST then
        return number
    end
    return world.users and world.users.objects[number]
end

-- Forgets what a body no longer has, once no event can name it: with the step after the next.
local function retire(world, number)
    if number >= FIRST and world.users then
        table.insert(world.users.retired, number)
    end
end

-- A description of a body with a number for its object, and that number.
local function numbered(world, body)
    if type(body) ~= "table" or body.user == nil then
        return body, 0
    end
    local number = number_for(world, body.user)
    if is_number(body.user) then
        return body, 0
    end
    local copy = {}
    for key, value in pairs(body) do
        copy[key] = value
    end
    copy.user = number
    return copy, number
end

--- Inserts a body and returns its id. Queries find it at once; events report it from the next step
--- on. `user` may be anything: events, predicates, `get` and `user` give it back.
---@param body table
---@return number
function World:insert(body)
    local pointer, out_id = handle(self, World, "self"), new("sat_body_id")
    local described, number = numbered(self, body)
    check(C.sat_world_insert(pointer, to("sat_body", described, "body"), out_id))
    keep(self, number, body.user)
    return from["sat_body_id"](out_id)
end

--- Inserts a body as a part of another one, the owner, and returns the id of the part. Its
--- transform is its place in the coordinates of the owner. The owner cannot be a part itself.
---@param owner number
---@param part table
---@return number
function World:attach(owner, part)
    local pointer, out_id = handle(self, World, "self"), new("sat_body_id")
    local described, number = numbered(self, part)
    described = to("sat_body", described, "part")
    check(C.sat_world_attach(pointer, id_of(owner, "owner"), described, out_id))
    keep(self, number, part.user)
    return from["sat_body_id"](out_id)
end

--- Inserts many bodies: all of them, or none if it throws. Returns their ids.
function World:insert_many(bodies)
    local pointer, described, of = handle(self, World, "self"), {}, {}
    for i, body in ipairs(table_of(bodies, "bodies")) do
        table_of(body, ("bodies[%d]"):format(i))
        described[i], of[i] = numbered(self, body)
    end
    local list, count = struct_list("sat_body", described, "bodies")
    local ids, made = new("sat_body_id[?]", count), {}
    check(C.sat_world_insert_many(pointer, list, count, ids))
    for i = 1, count do
        keep(self, of[i], bodies[i].user)
        made[i] = from.sat_body_id(ids[i - 1])
    end
    return made
end

--- Removes a body, and its parts with it. The next step reports the end of their pairs. What was
--- kept with them is forgotten with the step after that.
---@param id number
function World:remove(id)
    local pointer, numbers = handle(self, World, "self"), {}
    if self.users then
        numbers[1] = raw_user(pointer, id)
        for _, part in ipairs(self:parts(id)) do
            numbers[#numbers + 1] = raw_user(pointer, part)
        end
    end
    check(C.sat_world_remove(pointer, id_of(id, "id")))
    for _, number in ipairs(numbers) do
        retire(self, number)
    end
end

--- A body as it is now.
---@param id number
---@return table
function World:get(id)
    local out_body = new("sat_body")
    check(C.sat_world_get(handle(self, World, "self"), id_of(id, "id"), out_body))
    local body = from["sat_body"](out_body)
    body.user = user_for(self, body.user)
    return body
end

--- What a body has as its `user`: 0 by default, nil if that was an object when the world was saved.
---@param id number
---@return any
function World:user(id)
    return user_for(self, raw_user(handle(self, World, "self"), id))
end

--- Changes what is kept with a body: a whole number, or anything that is no number. nil is 0.
---@param id number
---@param user any
function World:set_user(id, user)
    local pointer = handle(self, World, "self")
    local last, number = raw_user(pointer, id), number_for(self, user)
    check(C.sat_world_set_user(pointer, id_of(id, "id"), number))
    keep(self, number, user)
    retire(self, last)
end

--- Makes a copy of the world, with all ids and everything that is kept with bodies. It has no
--- predicate, and nobody records it.
---@return sat2d.World
function World:clone()
    local out_world = new("sat_world *[1]")
    check(C.sat_world_clone(handle(self, World, "self"), out_world))
    local made = adopt(World, out_world[0])
    if self.users then
        made.users = { last = self.users.last, taken = self.users.taken }
        for _, kind in ipairs({ "objects", "retired", "named" }) do
            made.users[kind] = {}
            for key, value in pairs(self.users[kind]) do
                made.users[kind][key] = value
            end
        end
    end
    return made
end

for _, name in ipairs({ "step", "step_within" }) do
    local plain = World[name]
    jit.off(plain) -- a predicate may be asked
    World[name] = function(self, ...)
        plain(self, ...)
        local users = self.users
        if users then
            for _, number in ipairs(users.named) do
                users.objects[number] = nil
            end
            users.named, users.retired = users.retired, {}
        end
    end
end

--- The events of the last step: tables with `a`, `b`, `user_a`, `user_b`, `phase`, `relation`.
function World:events()
    local events = list_of("sat_pair_event", function(list, capacity, count)
        return C.sat_world_events(handle(self, World, "self"), list, capacity, count)
    end)
    for _, event in ipairs(events) do
        event.user_a, event.user_b = user_for(self, event.user_a), user_for(self, event.user_b)
    end
    return events
end

-- Worlds.

--- Moves many bodies in one call: all of them, or none if it throws. The transforms are a flat list
-- of six numbers for each body.
function World:set_transforms(ids, transforms)
    local list, count = id_list(nil, ids, "ids")
    if #table_of(transforms, "transforms") ~= 6 * count then
        fail("SAT_ERR_COUNT",
            ("%d numbers for %d bodies; 6 are needed for each"):format(#transforms, count))
    end
    local maps = new("sat_transform[?]", count)
    for i = 0, count - 1 do
        local map, at = maps[i], 6 * i
        map.a, map.b = transforms[at + 1], transforms[at + 2]
        map.c, map.d = transforms[at + 3], transforms[at + 4]
        map.tx, map.ty = transforms[at + 5], transforms[at + 6]
    end
    check(C.sat_world_set_transforms(handle(self, World, "self"), list, maps, count))
end

local function kind_of(kind, name)
    return number_of("sat_body_kind", kind, name)
end

--- Changes the kinds of many bodies in one call: all of them, or none if it throws. Of a good part
-- of all bodies, this takes a fraction of the time of single calls.
function World:set_kinds(ids, kinds)
    local list, count = id_list(nil, ids, "ids")
    if #table_of(kinds, "kinds") ~= count then
        fail("SAT_ERR_COUNT", ("%d kinds for %d bodies; expected as many"):format(#kinds, count))
    end
    local numbers = new("sat_body_kind[?]", count)
    for i = 0, count - 1 do
        numbers[i] = made_of(kind_of, kinds, i + 1, "kinds")
    end
    check(C.sat_world_set_kinds(handle(self, World, "self"), list, numbers, count))
end

local HITS = 32 -- suffices for every move

local function hits_of(hits, count)
    local list = {}
    for i = 1, math.min(tonumber(count), HITS) do
        list[i] = from.sat_slide_hit(hits[i - 1])
    end
    return list
end

--- Moves a body as far as the bodies that it interacts with allow, and slides it along them.
-- Returns a table with `moved`, `stuck` and `hits`: each a `body` and a `normal`. `options.skin` is
-- by how much what it passes may reach into its way: a tile that sticks out of a row.
function World:move_and_slide(id, dx, dy, options)
    local hits, result = new("sat_slide_hit[?]", HITS), new("sat_slide_result")
    local delta = new("sat_vec2", number(dx, "dx"), number(dy, "dy"))
    check(C.sat_world_move_and_slide_with(handle(self, World, "self"), id_of(id, "id"), delta,
        to("sat_move_options", options, "options"), hits, HITS, result))
    local made = from.sat_slide_result(result)
    made.hits = hits_of(hits, result.hit_count)
    return made
end

--- The same for a character with ground, slopes and steps. The options are those of the C API:
-- `up`, `max_slope`, `step`, `snap`, `skin`, and `ground`, which is the one of the last result.
function World:move_character(id, dx, dy, options)
    local hits, result = new("sat_slide_hit[?]", HITS), new("sat_character_result")
    local delta = new("sat_vec2", number(dx, "dx"), number(dy, "dy"))
    check(C.sat_world_move_character(handle(self, World, "self"), id_of(id, "id"), delta,
        to("sat_character_options", options, "options"), hits, HITS, result))
    local made = from.sat_character_result(result)
    made.hits = hits_of(hits, result.hit_count)
    return made
end

--- The world as a string, for `World.restore`.
function World:save()
    local count = new("size_t[1]")
    local code = C.sat_world_save(handle(self, World, "self"), nil, 0, count)
    if code ~= 0 and code ~= 2 then
        throw(code)
    end
    local bytes = new("uint8_t[?]", tonumber(count[0]))
    check(C.sat_world_save(handle(self, World, "self"), bytes, count[0], count))
    return ffi.string(bytes, tonumber(count[0]))
end

--- The world that a string of `World:save` describes. It has no predicate, and what was kept with
-- bodies and is no number is nil.
function World.restore(bytes)
    if type(bytes) ~= "string" then
        fail("SAT_ERR_NULL", ("bytes is %s; expected a string"):format(shown(bytes)))
    end
    local out = new("sat_world *[1]")
    check(C.sat_world_restore(bytes, #bytes, out))
    return adopt(World, out[0])
end

--- A hash of everything that the world contains: 16 hexadecimal digits.
function World:fingerprint()
    local out = new("uint64_t[1]")
    check(C.sat_world_fingerprint(handle(self, World, "self"), out))
    return bit.tohex(tonumber(out[0] / 2 ^ 32)) .. bit.tohex(tonumber(out[0] % 2 ^ 32))
end

-- Functions that the library calls. LuaJIT cannot pass an error through C: it is thrown by the call
-- of the world in which it occurred.

-- LuaJIT's callbacks take no structs; one of a single integer is passed as that integer. There is
-- one callback of each kind for all worlds, made for the first one: LuaJIT has room for some
-- hundred, keeps each until it is freed, and all that it refers to. The library passes a number
-- back, and what that stands for is kept by its world alone, so that a world can be collected
-- whatever the functions of the program refer to.
local ASKED = ffi.typeof("bool (*)(const sat_world *, uint64_t, uint64_t, void *)")
local RECORDED = ffi.typeof("sat_record_callback")

-- The worlds that have functions, by the numbers of these.
local worlds, last_number = setmetatable({}, { __mode = "v" }), 0

-- The world and the function of a number; nothing once the world is collected.
local function called(user)
    local number = tonumber(ffi.cast("uintptr_t", user))
    local world = worlds[number]
    if world and world.functions then
        return world, world.functions[number]
    end
end

-- Makes the library call a function of a world, or none: `set` gets what the library passes back.
-- The function that it replaces is called until then.
local function set_function(world, kind, fn, set)
    local functions, before = world.functions or {}, world[kind]
    world.functions = functions
    last_number = last_number + 1
    local number = last_number
    worlds[number], functions[number] = world, fn
    local code = set(ffi.cast("void *", number))
    if code ~= 0 then
        functions[number] = nil
        check(code)
    end
    if before then
        functions[before] = nil
    end
    world[kind] = fn and number
end

local function caught(world, call, ...)
    world.running = (world.running or 0) + 1
    local fine, answer = pcall(call, ...)
    world.running = world.running - 1
    if not fine then
        world.callback_error = world.callback_error or { answer }
    end
    return fine, answer
end

local function rethrow(world)
    local occurred = world.callback_error
    if occurred then
        world.callback_error = nil
        error(occurred[1], 3)
    end
end

local asked

--- Sets the function that is asked about each pair of bodies that begins to meet: it takes two ids
-- and the `user` of both, and returns whether they meet. The world is busy meanwhile. nil
-- sets none. Where it throws, the two meet, and the call of the world throws that once it is made.
function World:set_pair_predicate(predicate)
    local pointer = handle(self, World, "self")
    if predicate ~= nil then
        check_function(predicate, "predicate")
    end
    asked = asked or ffi.cast(ASKED, function(view, a, b, user)
        local world, ask = called(user)
        if not ask then
            return true
        end
        local fine, answer = caught(world, function()
            return ask(tonumber(a), tonumber(b), user_for(world, raw_user(view, a)),
                user_for(world, raw_user(view, b)))
        end)
        return not fine or answer and true or false
    end)
    local callback = predicate and ffi.cast("sat_pair_predicate", asked) or nil
    set_function(self, "predicate", predicate, function(user)
        return C.sat_world_set_pair_predicate(pointer, callback, user)
    end)
end

local recorded

--- Records every call that changes the world, for `sat2d replay`: the function takes strings. End
-- the recording by `stop_recording` or `free`: of a world that is collected before, the calls after
-- the last step are not written.
function World:start_recording(write)
    local pointer = handle(self, World, "self")
    check_function(write, "write")
    recorded = recorded or ffi.cast(RECORDED, function(bytes, count, user)
        local world, take = called(user)
        if not take then
            return false
        end
        local text = ffi.string(bytes, tonumber(count))
        return (caught(world, take, text))
    end)
    set_function(self, "recording", write, function(user)
        return C.sat_world_start_recording(pointer, recorded, user)
    end)
end

-- Functions that may ask the predicate, or write to the recording, cannot be compiled: LuaJIT does
-- not allow callbacks from compiled calls.
for _, name in ipairs({
    "step", "step_within", "separate", "separate_within", "move_and_slide", "move_character",
    "stop_recording", "insert", "insert_many", "remove", "attach", "set_transform",
    "set_transforms", "set_local_transform", "set_shape", "set_kind", "set_kinds", "set_filter",
    "set_user", "set_inverse_mass", "set_touching_tolerance", "set_one_way",
}) do
    local plain = World[name]
    jit.off(plain)
    World[name] = function(self, ...)
        local first, second = plain(self, ...)
        rethrow(self)
        return first, second
    end
end

local free_world = World.free
jit.off(free_world)

--- Frees the world. Twice is fine; otherwise its memory is freed when the object is collected. A
--- function that the world calls must not free it.
function World:free()
    if (self.running or 0) > 0 then
        fail("SAT_ERR_BUSY", "a callback of the world is running; it must not free the world")
    end
    free_world(self)
    self.users, self.functions = nil, nil
end

-- LuaJIT's callbacks take no structs. Outside of Windows a point is passed as two doubles are.
local PAINTERS = {
    line = {
        ffi.typeof("void (*)(double, double, double, double, sat_paint, void *)"),
        function(draw, x0, y0, x1, y1, paint)
            draw(x0, y0, x1, y1, from.sat_paint(paint))
        end,
    },
    polygon = {
        ffi.typeof("void (*)(const sat_vec2 *, size_t, sat_paint, void *)"),
        function(draw, corners, count, paint)
            local flat = {}
            for i = 0, tonumber(count) - 1 do
                flat[2 * i + 1], flat[2 * i + 2] = corners[i].x, corners[i].y
            end
            draw(flat, from.sat_paint(paint))
        end,
    },
    circle = {
        ffi.typeof("void (*)(double, double, double, sat_paint, void *)"),
        function(draw, x, y, radius, paint)
            draw(x, y, radius, from.sat_paint(paint))
        end,
    },
    ellipse = {
        ffi.typeof("void (*)(double, double, double, double, double, double, sat_paint, void *)"),
        function(draw, x, y, ux, uy, wx, wy, paint)
            draw(x, y, ux, uy, wx, wy, from.sat_paint(paint))
        end,
    },
    text = {
        ffi.typeof("void (*)(double, double, const char *, sat_paint, void *)"),
        function(draw, x, y, text, paint)
            draw(x, y, ffi.string(text), from.sat_paint(paint))
        end,
    },
}

local function painter(world, callbacks)
    for kind in pairs(PAINTERS) do
        if table_of(callbacks, "callbacks")[kind] ~= nil then
            check_function(callbacks[kind], kind)
        end
    end
    local struct, made = new("sat_draw_callbacks"), {}
    for kind, paint in pairs(PAINTERS) do
        if callbacks[kind] then
            if ffi.os == "Windows" and kind ~= "polygon" then
                fail("SAT_ERR_UNSUPPORTED", "Lua on Windows can only draw polygons")
            end
            made[#made + 1] = ffi.cast(paint[1], function(...)
                caught(world, paint[2], callbacks[kind], ...)
            end)
            struct[kind] = ffi.cast(ffi.typeof(struct[kind]), made[#made])
        end
    end
    return struct, made
end

local function draw(world, callbacks, call)
    local struct, made = painter(world, callbacks)
    local code = call(struct)
    for _, callback in ipairs(made) do
        callback:free()
    end
    check(code)
    rethrow(world)
end
jit.off(draw, true)

--- Draws all bodies by functions of the table: `line(x0, y0, x1, y1, paint)`,
-- `polygon(points, paint)`, `circle(x, y, radius, paint)`, `ellipse(x, y, ux, uy, wx, wy, paint)`
-- (the points (x, y) + s (ux, uy) + t (wx, wy) with s² + t² ≤ 1), `text(x, y, text, paint)`.
function World:draw(callbacks)
    draw(self, callbacks, function(struct)
        return C.sat_world_draw(handle(self, World, "self"), struct, nil)
    end)
end
jit.off(World.draw, true)

--- Draws one body.
function World:draw_body(id, callbacks)
    draw(self, callbacks, function(struct)
        return C.sat_world_draw_body(handle(self, World, "self"), id_of(id, "id"), struct, nil)
    end)
end
jit.off(World.draw_body, true)

-- Parity profiles: what does not fit a rule.

--- The mirror of a Flash object by its scaleX: "none" or "horizontal".
function compat.flash.mirror_of(scale_x)
    return from.sat_compat_flash_mirror(C.sat_compat_flash_mirror_of(scale_x))
end

local function bitmap(image)
    local struct = new("sat_compat_flash_bitmap")
    local pointer, length = bytes_of(image.alpha)
    if length and length ~= image.width * image.height then
        fail("SAT_ERR_COUNT", ("%d bytes for %d x %d"):format(length, image.width, image.height))
    end
    struct.alpha, struct.width, struct.height = pointer, image.width, image.height
    struct.script = number_of("sat_compat_flash_script", image.script, "script")
    arrays[struct] = { pointer, image.alpha }
    return struct
end

local function pixel(x, y)
    return new("sat_compat_flash_pixel", x, y)
end

--- `BitmapData.hitTest` of an image with its corner at (x, y) and a point. An image is a table with
-- `alpha` (a string or a table, row by row), `width` and `height`, and `script` = "as2" if the
-- program is one in ActionScript 2, where a threshold below 0 is 0; in "as3" it is 255.
function compat.flash.bitmap_hits_point(image, x, y, threshold, px, py)
    local hit = new("bool[1]")
    local struct = bitmap(image)
    check(C.sat_compat_flash_bitmap_hits_point(struct, pixel(x, y), threshold, pixel(px, py), hit))
    return hit[0]
end

--- The same with a rectangle.
function compat.flash.bitmap_hits_rectangle(image, x, y, threshold, left, top, width, height)
    local hit = new("bool[1]")
    local struct = bitmap(image)
    check(C.sat_compat_flash_bitmap_hits_rectangle(struct, pixel(x, y), threshold,
        pixel(left, top), width, height, hit))
    return hit[0]
end

--- The same with another image.
function compat.flash.bitmap_hits_bitmap(image, x, y, threshold, other, ox, oy, other_threshold)
    local hit = new("bool[1]")
    local struct, second = bitmap(image), bitmap(other)
    check(C.sat_compat_flash_bitmap_hits_bitmap(struct, pixel(x, y), threshold, second,
        pixel(ox, oy), other_threshold, hit))
    return hit[0]
end

--- `getColorBoundsRect`: the box of the pixels that are a colour under a mask, or of the others if
-- `find_color` is false. An image is a table with `argb` (numbers 0xAARRGGBB, row by row), `width`,
-- `height` and `transparent`.
function compat.flash.color_bounds(image, mask, color, find_color)
    local count = #image.argb
    if count ~= image.width * image.height then
        fail("SAT_ERR_COUNT", ("%d colours for %d x %d"):format(count, image.width, image.height))
    end
    local argb = new("uint32_t[?]", count)
    for i, pixel_color in ipairs(image.argb) do
        argb[i - 1] = pixel_color
    end
    local out = new("sat_compat_flash_rectangle")
    check(C.sat_compat_flash_color_bounds(argb, image.width, image.height,
        image.transparent ~= false, mask, color, find_color ~= false, out))
    return from["sat_compat_flash_rectangle"](out)
end

--- `scrollRect = rectangle`: of the object's coordinates this part shows, its corner at the
-- object's origin. Sides are whole pixels. Without a rectangle all shows.
function Stage:set_scroll_rect(object, rectangle)
    check(C.sat_compat_flash_stage_set_scroll_rect(self.ptr, object,
        to("sat_compat_flash_rectangle", rectangle, "rectangle")))
end

--- `startDrag`: the object follows the mouse from now on. With `lock_center` its origin jumps to
-- the mouse. Within the bounds, a box with `min` and `max` in pixels of its parent, its origin stays.
function Stage:start_drag(object, lock_center, bounds)
    check(C.sat_compat_flash_stage_start_drag(self.ptr, object, lock_center or false,
        to("sat_aabb", bounds, "bounds")))
end

--- A display object with graphics. Each layer has `paint` ("even_odd", "non_zero" or "stroke"),
-- `thickness` and `steps`: { kind = "move_to", x = 0, y = 0 }, with `control_x` and `control_y`
-- for "curve_to". The bounds are boxes with `min` and `max`.
function Stage:create_graphics(layers, with_strokes, without)
    local list, keep = new("sat_compat_flash_layer[?]", #layers), {}
    for i, layer in ipairs(layers) do
        local steps, count = struct_list("sat_compat_flash_path_step", layer.steps, "steps")
        keep[i] = steps
        local into = list[i - 1]
        into.paint = number_of("sat_compat_flash_paint", layer.paint, "paint")
        into.thickness, into.steps, into.count = layer.thickness or 0, steps, count
    end
    arrays[list] = keep
    local out = new("sat_compat_flash_node[1]")
    check(C.sat_compat_flash_stage_create_graphics(self.ptr, list, #layers,
        to("sat_aabb", with_strokes, "with_strokes"),
        to("sat_aabb", without, "without"), out))
    return out[0]
end

--- The collision of two rectangles by four integer corners each, { x0, y0, ..., x3, y3 }, as a Java
-- program had it.
function compat.awt.hit(a, b)
    if #a ~= 8 or #b ~= 8 then
        fail("SAT_ERR_COUNT", "expected four corners of each rectangle")
    end
    local hit = new("bool[1]")
    local corners = pair_list("sat_compat_awt_point", a, "a")
    local others = pair_list("sat_compat_awt_point", b, "b")
    check(C.sat_compat_awt_hit(corners, others, hit))
    return hit[0]
end

--- The identity, as Java's AffineTransform begins.
function compat.awt.transform_identity()
    return from.sat_compat_awt_transform(C.sat_compat_awt_transform_identity())
end

--- `pygame.mask.from_surface`: the pixels with an alpha above the threshold.
function compat.pygame.from_surface(alpha, width, height, threshold)
    local out = new("sat_mask *[1]")
    check(C.sat_compat_pygame_from_surface(grid(alpha, width, height), width, height, threshold,
        out))
    return adopt(Mask, out[0])
end

--- The version of the library, such as "0.3.0".
sat2d.version = ffi.string(C.sat_version_string())

return sat2d
