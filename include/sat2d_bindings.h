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
