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
