/**
 * @file sat2d_compat.hpp
 * sat2d: the answers of older programs in C++, header only, over sat2d_compat.h. C++11 to C++20.
 *
 * It includes sat2d.hpp, whose rules hold here too.
 *
 * SPDX-License-Identifier: MIT OR Apache-2.0
 */
#ifndef SAT2D_COMPAT_HPP
#define SAT2D_COMPAT_HPP

#include "sat2d.hpp"
#include "sat2d_compat.h"

#include <cstddef>
#include <cstdint>
#include <utility>

namespace sat2d {
#ifndef SAT2D_DOXYGEN
inline namespace SAT2D_ERRORS {
#endif

/** Compatibility: the answers of older programs, bit for bit. */
namespace compat {

/** The Flash player's functions, and an ActionScript program. y points down. */
namespace flash {
/** A rectangle as it saw a display object. */
using rect = sat_compat_flash_rect;
/** Everything that it computed about two of them. */
using outcome = sat_compat_flash_outcome;
/** A container in the nesting of display objects, or the object itself. */
using level = sat_compat_flash_level;

/**
 * How a rectangle of the ActionScript program is mirrored: one of the `SAT_COMPAT_FLASH_MIRROR_`
 * constants.
 */
enum class mirror : sat_compat_flash_mirror {
    /** Not mirrored. */
    none = SAT_COMPAT_FLASH_MIRROR_NONE,
    /** Left and right are swapped: a negative scaleX. */
    horizontal = SAT_COMPAT_FLASH_MIRROR_HORIZONTAL,
    /**
     * Top and bottom are swapped: a negative scaleY. The original describes this one without
     * implementing it.
     */
    vertical = SAT_COMPAT_FLASH_MIRROR_VERTICAL,
};

/** The mirror of a recorded scaleX. */
SAT2D_NODISCARD inline mirror mirror_of(double scale_x) noexcept {
    return static_cast<mirror>(sat_compat_flash_mirror_of(scale_x));
}
/**
 * The ActionScript program's axes, bounding-circle test and verdict on two rotated and possibly
 * mirrored rectangles.
 */
SAT2D_NODISCARD inline answer<outcome> collide(const rect &a, const rect &b) SAT2D_NOEXCEPT {
    answer<outcome> made;
    detail::settle(made, sat_compat_flash_collide(&a, &b, &detail::slot(made)));
    return made;
}
/** Its verdict. Fails if a mirror is invalid. */
SAT2D_NODISCARD inline answer<bool> hit(const rect &a, const rect &b) SAT2D_NOEXCEPT {
    outcome found;
    const sat_status code = sat_compat_flash_collide(&a, &b, &found);
    return detail::answered(found.hit != 0, code);
}
/**
 * The ActionScript program's rotation on the stage, in degrees, of an object nested in containers:
 * `count` levels, the outermost container first, the object itself last; 0 for none. Each level
 * adds its rotation times the scale of the level above it. That is wrong if the scale of a
 * container is not 1 or -1, or if a container other than the innermost is mirrored, and is
 * reproduced here.
 */
SAT2D_NODISCARD inline answer<double>
global_rotation(const level *levels, std::size_t count) SAT2D_NOEXCEPT {
    double found;
    const sat_status code = sat_compat_flash_global_rotation(levels, count, &found);
    return detail::answered(found, code);
}

/** `flash.geom.Rectangle`: upright, y down. */
using rectangle = sat_compat_flash_rectangle;

/**
 * Which ActionScript asks, where the answers differ: one of the `SAT_COMPAT_FLASH_AS` constants.
 */
enum class script : sat_compat_flash_script {
    /** ActionScript 3. */
    as3 = SAT_COMPAT_FLASH_AS3,
    /** ActionScript 1 and 2. */
    as2 = SAT_COMPAT_FLASH_AS2,
};

/** `isEmpty()`: whether a size is 0 or less; in ActionScript 2 also if it is NaN. */
SAT2D_NODISCARD inline bool is_empty(const rectangle &part, script script = script::as3) noexcept {
    bool found;
    (void)sat_compat_flash_rectangle_is_empty(&part, static_cast<sat_compat_flash_script>(script),
        &found);
    return found;
}
/** `contains(x, y)`, `containsPoint`: whether a point is inside, or on the left or top side. */
SAT2D_NODISCARD inline bool contains(const rectangle &part, double x, double y) noexcept {
    bool found;
    (void)sat_compat_flash_rectangle_contains(&part, x, y, &found);
    return found;
}
/**
 * `containsRect`, in ActionScript 2 `containsRectangle`: whether `b` lies within `a`. In
 * ActionScript 3 a `b` without width or height must not lie along a side of `a`.
 */
SAT2D_NODISCARD inline bool
contains(const rectangle &a, const rectangle &b, script script = script::as3) noexcept {
    bool found;
    (void)sat_compat_flash_rectangle_contains_rectangle(&a, &b,
        static_cast<sat_compat_flash_script>(script), &found);
    return found;
}
/**
 * `intersects(toIntersect)`: whether the interiors meet. In ActionScript 3 an empty rectangle
 * intersects nothing, and NaN passes every comparison.
 */
SAT2D_NODISCARD inline bool
intersects(const rectangle &a, const rectangle &b, script script = script::as3) noexcept {
    bool found;
    (void)sat_compat_flash_rectangle_intersects(&a, &b,
        static_cast<sat_compat_flash_script>(script), &found);
    return found;
}
/** `intersection(toIntersect)`: all zero if there is none. */
SAT2D_NODISCARD inline rectangle
intersection(const rectangle &a, const rectangle &b, script script = script::as3) noexcept {
    rectangle found;
    (void)sat_compat_flash_rectangle_intersection(&a, &b,
        static_cast<sat_compat_flash_script>(script), &found);
    return found;
}
/** `union(toUnion)`: the box round both; in ActionScript 3 the other one if one is empty. */
SAT2D_NODISCARD inline rectangle
united(const rectangle &a, const rectangle &b, script script = script::as3) noexcept {
    rectangle found;
    (void)sat_compat_flash_rectangle_union(&a, &b, static_cast<sat_compat_flash_script>(script),
        &found);
    return found;
}
/** `inflate(dx, dy)`, `inflatePoint`: the rectangle, larger by these lengths at each side. */
SAT2D_NODISCARD inline rectangle inflated(const rectangle &part, double dx, double dy) noexcept {
    rectangle found;
    (void)sat_compat_flash_rectangle_inflate(&part, dx, dy, &found);
    return found;
}

/** The functions of `flash.geom.Point`. */
namespace point {
/** `add(v)`: the sum of the coordinates. */
SAT2D_NODISCARD inline vec2 add(vec2 a, vec2 b) noexcept {
    vec2 found;
    (void)sat_compat_flash_point_add(a, b, &found);
    return found;
}
/** `subtract(v)`: the difference of the coordinates. */
SAT2D_NODISCARD inline vec2 subtract(vec2 a, vec2 b) noexcept {
    vec2 found;
    (void)sat_compat_flash_point_subtract(a, b, &found);
    return found;
}
/** `distance(pt1, pt2)`. */
SAT2D_NODISCARD inline double distance(vec2 a, vec2 b) noexcept {
    double found;
    (void)sat_compat_flash_point_distance(a, b, &found);
    return found;
}
/** `interpolate(pt1, pt2, f)`: `a` at 1, `b` at 0. */
SAT2D_NODISCARD inline vec2 interpolate(vec2 a, vec2 b, double f) noexcept {
    vec2 found;
    (void)sat_compat_flash_point_interpolate(a, b, f, &found);
    return found;
}
/** The point at this distance from the origin, in the same direction. */
SAT2D_NODISCARD inline sat_vec2 normalized(sat_vec2 a, double thickness,
                                           script language = script::as3) noexcept {
    sat_vec2 found;
    const auto code = static_cast<sat_compat_flash_script>(language);
    (void)sat_compat_flash_point_normalize(a, code, thickness, &found);
    return found;
}
/** `polar(len, angle)`: by the distance from the origin and an angle in radians. */
SAT2D_NODISCARD inline vec2 polar(double length, double angle) noexcept {
    vec2 found;
    (void)sat_compat_flash_point_polar(length, angle, &found);
    return found;
}
} // namespace point

/** `flash.geom.Matrix`: a `sat_transform` in the player's order of operations. */
namespace matrix {
/** `scale`, after all that was done before. */
SAT2D_NODISCARD inline sat_transform scaled(sat_transform map, double sx, double sy) noexcept {
    (void)sat_compat_flash_matrix_scale(&map, sx, sy, &map);
    return map;
}
/** `rotate`, in radians, after all that was done before. */
SAT2D_NODISCARD inline sat_transform rotated(sat_transform map, double angle) noexcept {
    (void)sat_compat_flash_matrix_rotate(&map, angle, &map);
    return map;
}
/** `translate`, after all that was done before. */
SAT2D_NODISCARD inline sat_transform translated(sat_transform map, double dx, double dy) noexcept {
    (void)sat_compat_flash_matrix_translate(&map, dx, dy, &map);
    return map;
}
/** `concat`: `map` first, then `other`. */
SAT2D_NODISCARD inline sat_transform concat(sat_transform map,
                                            const sat_transform &other) noexcept {
    (void)sat_compat_flash_matrix_concat(&map, &other, &map);
    return map;
}
/** `invert`. */
SAT2D_NODISCARD inline sat_transform inverse(sat_transform map) noexcept {
    (void)sat_compat_flash_matrix_invert(&map, &map);
    return map;
}
/**
 * `createBox(scaleX, scaleY, rotation, tx, ty)`. Without a rotation ActionScript 3 takes 0;
 * ActionScript 2 takes NaN, which makes the first four numbers NaN.
 */
SAT2D_NODISCARD inline sat_transform
box(double scale_x, double scale_y, double rotation = 0, double tx = 0, double ty = 0) noexcept {
    sat_transform found;
    (void)sat_compat_flash_matrix_create_box(scale_x, scale_y, rotation, tx, ty, &found);
    return found;
}
/**
 * `createGradientBox(width, height, rotation, tx, ty)`; the last three are 0 if the call leaves
 * them out, in both languages.
 */
SAT2D_NODISCARD inline sat_transform
gradient_box(double width, double height, double rotation = 0, double tx = 0, double ty = 0)
             noexcept {
    sat_transform found;
    (void)sat_compat_flash_matrix_create_gradient_box(width, height, rotation, tx, ty, &found);
    return found;
}
/** `transformPoint(point)`: where the map takes a point. */
SAT2D_NODISCARD inline vec2 apply(const sat_transform &matrix, vec2 point) noexcept {
    vec2 found;
    (void)sat_compat_flash_matrix_transform_point(&matrix, point, &found);
    return found;
}
/** `deltaTransformPoint(point)`: where the map takes a point, without the translation. */
SAT2D_NODISCARD inline vec2 apply_delta(const sat_transform &matrix, vec2 point) noexcept {
    vec2 found;
    (void)sat_compat_flash_matrix_delta_transform_point(&matrix, point, &found);
    return found;
}
} // namespace matrix

/** An object of a stage. */
using node = sat_compat_flash_node;
/** A step of a path. */
using path_step = sat_compat_flash_path_step;
/** A fill or a stroke. */
using layer = sat_compat_flash_layer;

/** A property of a display object: `SAT_COMPAT_FLASH_X` and the constants after it. */
enum class property : sat_compat_flash_property {
    /** `x`, in pixels. */
    x = SAT_COMPAT_FLASH_X,
    /** `y`, in pixels. */
    y = SAT_COMPAT_FLASH_Y,
    /** `rotation`, in degrees. */
    rotation = SAT_COMPAT_FLASH_ROTATION,
    /** `scaleX`. */
    scale_x = SAT_COMPAT_FLASH_SCALE_X,
    /** `scaleY`. */
    scale_y = SAT_COMPAT_FLASH_SCALE_Y,
    /** `width`, in pixels. */
    width = SAT_COMPAT_FLASH_WIDTH,
    /** `height`, in pixels. */
    height = SAT_COMPAT_FLASH_HEIGHT,
};

/** A display list of the Flash player, for its hit tests. Functions fail if a node is none of the
 * stage. It owns its handle; it moves but is not copied. */
class stage {
  public:
    /** A stage with nothing on its root, of a program in ActionScript 3. */
    stage() SAT2D_NOEXCEPT : stage(script::as3) {}
    /** A stage with nothing on its root, of a program in a language. */
    explicit stage(script language) SAT2D_NOEXCEPT {
        const auto wanted = static_cast<sat_compat_flash_script>(language);
        const sat_status code = sat_compat_flash_stage_new_script(wanted, &handle_);
#if SAT2D_RESULT
        (void)code;
#else
        detail::check(code);
#endif
    }
    /** Takes the handle over. */
    stage(stage &&other) noexcept : handle_(other.handle_) { other.handle_ = nullptr; }
    /** Frees its own stage and takes the other's. */
    stage &operator=(stage &&other) noexcept {
        std::swap(handle_, other.handle_);
        return *this;
    }
    stage(const stage &) = delete;
    stage &operator=(const stage &) = delete;
    /** Frees the stage. */
    ~stage() { sat_compat_flash_stage_free(handle_); }

    /**
     * `new Sprite()`, `new MovieClip()`: an object that paints nothing itself. It has no parent
     * yet.
     */
    answer<node> create_container() SAT2D_NOEXCEPT {
        node found;
        const sat_status code = sat_compat_flash_stage_create_container(handle_, &found);
        return detail::answered(found, code);
    }
    /** An object with fills and strokes. The boxes are those of the file that it comes from; where
     * they are NULL, the boxes round all points. */
    answer<node> create_graphics(const layer *layers, std::size_t count,
                                const sat_aabb *with_strokes = nullptr,
                                const sat_aabb *without = nullptr) SAT2D_NOEXCEPT {
        node made;
        const sat_status code = sat_compat_flash_stage_create_graphics(handle_, layers, count,
                                                                      with_strokes, without, &made);
        return detail::answered(made, code);
    }
    /** `new Bitmap()`: an object whose pixels all count, whatever their alpha. */
    answer<node> create_bitmap(std::uint16_t width, std::uint16_t height) SAT2D_NOEXCEPT {
        node found;
        const sat_status code = sat_compat_flash_stage_create_bitmap(handle_, width, height,
            &found);
        return detail::answered(found, code);
    }
    /** `addChild`: the child leaves the parent that it has. */
    answer<void> add_child(node parent, node child) SAT2D_NOEXCEPT {
        return detail::done(sat_compat_flash_stage_add_child(handle_, parent, child));
    }
    /** `removeChild`: removes an object, with all its descendants, from its parent. */
    answer<void> remove(node child) SAT2D_NOEXCEPT {
        return detail::done(sat_compat_flash_stage_remove(handle_, child));
    }
    /**
     * Clips an object by a clipping layer: its paint counts only where the layer's does, as long as
     * both are children of the same container, as they are in Flash. From now on the layer itself
     * does not count as paint. With `SAT_COMPAT_FLASH_NO_NODE` the object is no longer clipped.
     */
    answer<void> set_clipped_by(node object, node clip) SAT2D_NOEXCEPT {
        return detail::done(sat_compat_flash_stage_set_clipped_by(handle_, object, clip));
    }
    /**
     * `mask = …`: where the mask has no paint, the object has none either. A mask serves one object
     * and does not count as paint itself; bitmaps are neither masked nor hidden as masks. With
     * `SAT_COMPAT_FLASH_NO_NODE` no mask.
     */
    answer<void> set_mask(node object, node other_mask) SAT2D_NOEXCEPT {
        return detail::done(sat_compat_flash_stage_set_mask(handle_, object, other_mask));
    }
    /**
     * `scrollRect = rectangle`: of the object's coordinates this part shows, its corner at the
     * object's origin. What is outside is not hit with the shape flag; the object's box is that of
     * the part, whatever it holds.
     */
    answer<void>
    set_scroll_rect(node object, const sat_compat_flash_rectangle *part) SAT2D_NOEXCEPT {
        return detail::done(sat_compat_flash_stage_set_scroll_rect(handle_, object, part));
    }
    /** `scrollRect`, in whole pixels: all NaN if the object has none, and on failure. */
    SAT2D_NODISCARD answer<rectangle> scroll_rect(node object) const SAT2D_NOEXCEPT {
        answer<rectangle> made;
        detail::settle(made, sat_compat_flash_stage_scroll_rect(handle_, object,
            &detail::slot(made)));
        return made;
    }
    /**
     * `transform.concatenatedMatrix`: from the object's coordinates to the stage, with the scroll
     * rectangles of what it is in, without its own; the translation in pixels. In ActionScript 3
     * the matrix of an object that is not on the stage is its own with a and d five times as large,
     * as the player gives it at high quality.
     */
    SAT2D_NODISCARD answer<sat_transform> concatenated_matrix(node object) const SAT2D_NOEXCEPT {
        answer<sat_transform> made;
        detail::settle(made, sat_compat_flash_stage_concatenated_matrix(handle_, object,
            &detail::slot(made)));
        return made;
    }
    /**
     * The number of fills that an object itself paints: 1 for a bitmap, 0 for a container and on
     * failure. Strokes are none, nor are paths without edges.
     */
    SAT2D_NODISCARD answer<std::size_t> fill_count(node object) const SAT2D_NOEXCEPT {
        std::size_t found;
        const sat_status code = sat_compat_flash_stage_fill_count(handle_, object, &found);
        return detail::answered(found, code);
    }
    /**
     * A fill that an object itself paints, as a shape in the object's own coordinates.
     * `sat_compat_flash_stage_exact_transform` says where it is. It stays the same while the object
     * moves, so make it once.
     */
    SAT2D_NODISCARD answer<shape> exact_shape(node object, std::size_t fill) const SAT2D_NOEXCEPT {
        sat_shape *made = nullptr;
        const sat_status code = sat_compat_flash_stage_exact_shape(handle_, object, fill, &made);
        return detail::answered(shape::adopt(made), code);
    }
    /**
     * A stroke that an object itself paints, as a shape in the object's own coordinates, nowhere
     * farther than `tolerance` twips from what a round pen of its thickness covers. Strokes are
     * numbered as they were added. Like the fills it is in twips and stays the same while the
     * object moves. The player draws strokes at least a pixel thick on the stage, however an object
     * is scaled; this one has the thickness given.
     */
    SAT2D_NODISCARD answer<shape>
    stroke_shape_within(node object, std::size_t stroke, double tolerance) const SAT2D_NOEXCEPT {
        sat_shape *made = nullptr;
        const sat_status code = sat_compat_flash_stage_stroke_shape_within(handle_, object, stroke,
            tolerance, &made);
        return detail::answered(shape::adopt(made), code);
    }
    /**
     * Where the shapes of an object are on the stage, in twips: the matrix from the object to the
     * stage, as `localToGlobal` applies it. The player rounds each point to a twip; this places
     * shapes as they are.
     */
    SAT2D_NODISCARD answer<sat_transform> exact_transform(node object) const SAT2D_NOEXCEPT {
        answer<sat_transform> made;
        detail::settle(made, sat_compat_flash_stage_exact_transform(handle_, object,
            &detail::slot(made)));
        return made;
    }
    /**
     * `startDrag(lockCenter, bounds)`: the object follows the mouse from now on, and an object that
     * was dragged before stays where it is. With `lock_center` its origin jumps to the mouse, else
     * it keeps its distance. Within the bounds its origin stays: in pixels of the parent's
     * coordinates, in ActionScript 3 the corners of a rectangle, in 2 the arguments left, top,
     * right and bottom. They are cut off to twips and put in order; NaN is 0, in ActionScript 2 so
     * is infinity.
     */
    answer<void>
    start_drag(node object, bool lock_center = false, const sat_aabb *bounds = nullptr)
               SAT2D_NOEXCEPT {
        return detail::done(sat_compat_flash_stage_start_drag(handle_, object, lock_center,
            bounds));
    }
    /**
     * The place of the mouse, in pixels of the stage; (0, 0) at first. The dragged object follows.
     * Also call it once a frame if the dragged object, or one of its containers, moves by itself.
     */
    answer<void> set_mouse(vec2 mouse) SAT2D_NOEXCEPT {
        return detail::done(sat_compat_flash_stage_set_mouse(handle_, mouse));
    }
    /** `stopDrag()`: the dragged object follows the mouse once more, and then no longer. */
    answer<void> stop_drag() SAT2D_NOEXCEPT {
        return detail::done(sat_compat_flash_stage_stop_drag(handle_));
    }
    /**
     * Sets a property of an object. `x` and `y` are cut off to whole twips. `width` and `height`
     * set the scale by the unscaled size; negative ones are ignored. NaN: `x` and `y` become 0, a
     * scale reads as NaN and is 0 in the matrix, a rotation reads as NaN and leaves the matrix.
     */
    answer<void> set(node object, property property, double value) SAT2D_NOEXCEPT {
        return detail::done(sat_compat_flash_stage_set(handle_, object,
            static_cast<sat_compat_flash_property>(property), value));
    }
    /**
     * `transform.matrix = …`: the translation in pixels. Numbers are rounded to 16.16 and to whole
     * twips.
     */
    answer<void> set_matrix(node object, const sat_transform &matrix) SAT2D_NOEXCEPT {
        return detail::done(sat_compat_flash_stage_set_matrix(handle_, object, &matrix));
    }
    /** What a property of an object reads as. */
    SAT2D_NODISCARD answer<double> get(node object, property property) const SAT2D_NOEXCEPT {
        double found;
        const sat_status code = sat_compat_flash_stage_property(handle_, object,
            static_cast<sat_compat_flash_property>(property), &found);
        return detail::answered(found, code);
    }
    /** The matrix of an object within its parent, the translation in pixels. */
    SAT2D_NODISCARD answer<sat_transform> matrix(node object) const SAT2D_NOEXCEPT {
        answer<sat_transform> made;
        detail::settle(made, sat_compat_flash_stage_matrix(handle_, object, &detail::slot(made)));
        return made;
    }
    /** `localToGlobal`, in pixels. */
    SAT2D_NODISCARD answer<vec2> local_to_global(node object, vec2 point) const SAT2D_NOEXCEPT {
        answer<vec2> made;
        detail::settle(made, sat_compat_flash_stage_local_to_global(handle_, object, point,
            &detail::slot(made)));
        return made;
    }
    /** `globalToLocal`, in pixels. */
    SAT2D_NODISCARD answer<vec2> global_to_local(node object, vec2 point) const SAT2D_NOEXCEPT {
        answer<vec2> made;
        detail::settle(made, sat_compat_flash_stage_global_to_local(handle_, object, point,
            &detail::slot(made)));
        return made;
    }
    /**
     * `getBounds(target)` if `strokes`, else `getRect(target)`, in pixels: all zero if the object
     * holds nothing; on a stage of ActionScript 2 x and y are then 6710886.35, or 6710886.4 in the
     * coordinates of another object. In the coordinates of another object it is the box round the
     * moved corners of the own box.
     */
    SAT2D_NODISCARD answer<rectangle>
    bounds(node object, node target, bool strokes = true) const SAT2D_NOEXCEPT {
        answer<rectangle> made;
        detail::settle(made, sat_compat_flash_stage_bounds(handle_, object, target, strokes,
            &detail::slot(made)));
        return made;
    }
    /**
     * `hitTestObject`, and `hitTest(clip)` of ActionScript 2: whether the boxes on the stage have a
     * point in common; touching counts. Objects that hold nothing hit nothing.
     */
    SAT2D_NODISCARD answer<bool> hit_test_object(node a, node b) const SAT2D_NOEXCEPT {
        bool found;
        const sat_status code = sat_compat_flash_stage_hit_test_object(handle_, a, b, &found);
        return detail::answered(found, code);
    }
    /**
     * `hitTestPoint(x, y, shapeFlag)`, and `hitTest(x, y, shapeFlag)` of ActionScript 2: whether a
     * point, in pixels of the root's coordinates, is in the object's box or, with the flag, in the
     * paint of something in it. With the flag never for objects that are not on the stage. NaN is
     * no hit, on a stage of ActionScript 2 nor is infinity.
     */
    SAT2D_NODISCARD answer<bool>
    hit_test_point(node object, double x, double y, bool shape_flag = false) const SAT2D_NOEXCEPT {
        bool found;
        const sat_status code = sat_compat_flash_stage_hit_test_point(handle_, object, x, y,
            shape_flag, &found);
        return detail::answered(found, code);
    }

  private:
    sat_compat_flash_stage *handle_ = nullptr;
};

/**
 * `getColorBoundsRect(mask, color, findColor)`: the box of the pixels with ``(pixel & mask) ==
 * color``, or with ``!=`` if `find_color` is false.
 */
SAT2D_NODISCARD inline answer<rectangle>
color_bounds(const std::uint32_t *argb, std::size_t width, std::size_t height, bool transparent,
             std::uint32_t other_mask, std::uint32_t color, bool find_color = true) SAT2D_NOEXCEPT {
    answer<rectangle> made;
    detail::settle(made, sat_compat_flash_color_bounds(argb, width, height, transparent,
        other_mask, color, find_color, &detail::slot(made)));
    return made;
}

/** A place in whole pixels. */
using pixel = sat_compat_flash_pixel;

/** The alpha channel of an image, for `BitmapData.hitTest`; the bytes stay the caller's. Upper left
 * pixels stand at `corner`. Thresholds are taken modulo 2^32 and clamped to 0 and 255: -1 is 255 in
 * ActionScript 3 and 0 in ActionScript 2. */
struct bitmap {
    const std::uint8_t *alpha; /**< `width * height` bytes, row by row from the top */
    std::size_t width;         /**< the number of columns */
    std::size_t height;        /**< the number of rows */
    script language;           /**< of the program, which decides what thresholds mean */

    /** Whether the pixel at a point counts. Fails if `alpha` is NULL. */
    SAT2D_NODISCARD answer<bool> hits(pixel corner, std::int64_t threshold,
                                      pixel point) const SAT2D_NOEXCEPT {
        const sat_compat_flash_bitmap own = raw();
        bool found;
        const sat_status code =
            sat_compat_flash_bitmap_hits_point(&own, corner, threshold, point, &found);
        return detail::answered(found, code);
    }
    /** Whether a pixel in a rectangle counts. Fails if `alpha` is NULL. */
    SAT2D_NODISCARD answer<bool> hits(pixel corner, std::int64_t threshold, pixel upper_left,
                                      std::int32_t across,
                                      std::int32_t down) const SAT2D_NOEXCEPT {
        const sat_compat_flash_bitmap own = raw();
        bool found;
        const sat_status code = sat_compat_flash_bitmap_hits_rectangle(
            &own, corner, threshold, upper_left, across, down, &found);
        return detail::answered(found, code);
    }
    /** Whether a pixel of each image at the same place both count. Fails if an `alpha` is NULL. */
    SAT2D_NODISCARD answer<bool> hits(pixel corner, std::int64_t threshold, const bitmap &other,
                                      pixel other_corner,
                                      std::int64_t other_threshold) const SAT2D_NOEXCEPT {
        const sat_compat_flash_bitmap own = raw(), others = other.raw();
        bool found;
        const sat_status code = sat_compat_flash_bitmap_hits_bitmap(
            &own, corner, threshold, &others, other_corner, other_threshold, &found);
        return detail::answered(found, code);
    }
    /** The same for the C API. */
    SAT2D_NODISCARD sat_compat_flash_bitmap raw() const noexcept {
        sat_compat_flash_bitmap image;
        image.alpha = alpha;
        image.width = width;
        image.height = height;
        image.script = static_cast<sat_compat_flash_script>(language);
        return image;
    }
};
} // namespace flash

/** A Java program's test by corners, and the JDK's own functions. y points down. */
namespace awt {
/** A point with 32-bit coordinates. */
using point = sat_compat_awt_point;

/** Its verdict on two rectangles by their corners, in order around them. */
SAT2D_NODISCARD inline bool hit(const point (&a)[4], const point (&b)[4]) noexcept {
    bool found;
    (void)sat_compat_awt_hit(a, b, &found);
    return found;
}

/** `java.awt.Rectangle`: upright, of 32-bit ints. */
using rectangle = sat_compat_awt_rectangle;
/** `java.awt.geom.Rectangle2D.Double`: upright. */
using rectangle2d = sat_compat_awt_rectangle2d;
/** `java.awt.geom.Line2D.Double`: a segment. */
using line2d = sat_compat_awt_line2d;
/** `java.awt.geom.RoundRectangle2D.Double`: upright with round corners. */
using round_rectangle2d = sat_compat_awt_round_rectangle2d;
/** `java.awt.geom.Arc2D.Double`: a part of the ellipse in a box; its `closure` is one of the
 * `SAT_COMPAT_AWT_ARC_` constants. */
using arc2d = sat_compat_awt_arc2d;
/** A command of a path; a curve takes one for each of its points. */
using path_command = sat_compat_awt_path_command;

/** The rule for the inside of a path: one of the `SAT_COMPAT_AWT_WIND_` constants. */
enum class winding : sat_compat_awt_winding {
    /** `WIND_EVEN_ODD`: a point is inside if a ray from it crosses an odd number of edges. */
    even_odd = SAT_COMPAT_AWT_WIND_EVEN_ODD,
    /**
     * `WIND_NON_ZERO`, which Java assumes: a point is inside if the path winds round it, counting
     * both directions against each other.
     */
    non_zero = SAT_COMPAT_AWT_WIND_NON_ZERO,
};

/** `java.awt.geom.Ellipse2D.Double`. */
struct ellipse2d {
    rectangle2d box; /**< the box around it */
};

/** `java.awt.Polygon`: vertices in order, which stay the caller's. */
struct polygon {
    const point *vertices; /**< the first vertex */
    std::size_t count;     /**< their number */
};

/** `java.awt.geom.Path2D.Double`; the commands stay the caller's. */
struct path2d {
    const path_command *commands; /**< the first command */
    std::size_t count;            /**< their number */
    winding rule;                 /**< what is inside */
};

/** `intersects(Rectangle)`: whether the interiors of two rectangles meet. */
SAT2D_NODISCARD inline bool intersects(const rectangle &a, const rectangle &b) noexcept {
    bool found;
    (void)sat_compat_awt_rectangle_intersects(&a, &b, &found);
    return found;
}
/** `contains(int, int)`: whether a point is inside, or on the left or top side. */
SAT2D_NODISCARD inline bool contains(const rectangle &a, std::int32_t x, std::int32_t y) noexcept {
    bool found;
    (void)sat_compat_awt_rectangle_contains(&a, x, y, &found);
    return found;
}
/** `contains(Rectangle)`: whether `b` lies in `a`; sides may coincide. */
SAT2D_NODISCARD inline bool contains(const rectangle &a, const rectangle &b) noexcept {
    bool found;
    (void)sat_compat_awt_rectangle_contains_rectangle(&a, &b, &found);
    return found;
}
/**
 * `intersection(Rectangle)`: what two rectangles have in common. Where they are apart, the size is
 * negative, and at least -2^31.
 */
SAT2D_NODISCARD inline rectangle intersection(const rectangle &a, const rectangle &b) noexcept {
    rectangle found;
    (void)sat_compat_awt_rectangle_intersection(&a, &b, &found);
    return found;
}
/**
 * `union(Rectangle)`: the least rectangle around both, with sizes of at most 2^31 - 1. If one has a
 * negative size it is the other, whatever that is; a size of 0 counts like any other.
 */
SAT2D_NODISCARD inline rectangle united(const rectangle &a, const rectangle &b) noexcept {
    rectangle found;
    (void)sat_compat_awt_rectangle_union(&a, &b, &found);
    return found;
}
/**
 * `add(int, int)`: the least rectangle around this one and a point, with sizes of at most 2^31 - 1;
 * the point alone if a size is negative.
 */
SAT2D_NODISCARD inline rectangle add(const rectangle &a, std::int32_t x, std::int32_t y) noexcept {
    rectangle found;
    (void)sat_compat_awt_rectangle_add(&a, x, y, &found);
    return found;
}
/**
 * `add(Rectangle)`: as `sat_compat_awt_rectangle_union`, but an `a` of which a size is negative
 * keeps the greater size of each axis.
 */
SAT2D_NODISCARD inline rectangle add(const rectangle &a, const rectangle &b) noexcept {
    rectangle found;
    (void)sat_compat_awt_rectangle_add_rectangle(&a, &b, &found);
    return found;
}
/**
 * `grow(int, int)`: further by `dx` on the left and right, by `dy` above and below. A side or size
 * that exceeds an int is the nearest int.
 */
SAT2D_NODISCARD inline rectangle
grow(const rectangle &a, std::int32_t dx, std::int32_t dy) noexcept {
    rectangle found;
    (void)sat_compat_awt_rectangle_grow(&a, dx, dy, &found);
    return found;
}
/**
 * `translate(int, int)`: moved. A left or top side stops at the least or greatest int; there a size
 * that is not negative shrinks or grows by the rest of the way.
 */
SAT2D_NODISCARD inline rectangle
translate(const rectangle &a, std::int32_t dx, std::int32_t dy) noexcept {
    rectangle found;
    (void)sat_compat_awt_rectangle_translate(&a, dx, dy, &found);
    return found;
}

/**
 * `intersects(Rectangle2D)`: whether the interiors of two rectangles meet. False if either has no
 * area.
 */
SAT2D_NODISCARD inline bool intersects(const rectangle2d &a, const rectangle2d &b) noexcept {
    bool found;
    (void)sat_compat_awt_rectangle2d_intersects(&a, &b, &found);
    return found;
}
/** `intersectsLine`: whether a segment meets the closed rectangle, by rounded clipping. */
SAT2D_NODISCARD inline bool intersects(const rectangle2d &a, const line2d &segment) noexcept {
    bool found;
    (void)sat_compat_awt_rectangle2d_intersects_line(&a, &segment, &found);
    return found;
}
/** `contains(double, double)`: whether a point is inside, or on the left or top side. */
SAT2D_NODISCARD inline bool contains(const rectangle2d &a, double x, double y) noexcept {
    bool found;
    (void)sat_compat_awt_rectangle2d_contains(&a, x, y, &found);
    return found;
}
/**
 * `contains(Rectangle2D)`: whether `b` lies in `a`; sides may coincide. False if either has no
 * area.
 */
SAT2D_NODISCARD inline bool contains(const rectangle2d &a, const rectangle2d &b) noexcept {
    bool found;
    (void)sat_compat_awt_rectangle2d_contains_rectangle(&a, &b, &found);
    return found;
}
/**
 * `outcode(double, double)`: on which sides of the closed rectangle a point lies: the sum of the
 * `SAT_COMPAT_AWT_OUT_` constants, 0 within it. Without a size along an axis every point lies on
 * both its sides.
 */
SAT2D_NODISCARD inline std::uint32_t outcode(const rectangle2d &a, double x, double y) noexcept {
    std::uint32_t found;
    (void)sat_compat_awt_rectangle2d_outcode(&a, x, y, &found);
    return found;
}
/**
 * `Rectangle2D.intersect`: what two rectangles have in common. Where they are apart, the size is
 * negative.
 */
SAT2D_NODISCARD inline rectangle2d
intersection(const rectangle2d &a, const rectangle2d &b) noexcept {
    rectangle2d found;
    (void)sat_compat_awt_rectangle2d_intersection(&a, &b, &found);
    return found;
}

/**
 * `createUnion`, `Rectangle2D.union`: the least rectangle around both. Where a negative size leaves
 * it turned round, the sides change places.
 */
SAT2D_NODISCARD inline rectangle2d united(const rectangle2d &a, const rectangle2d &b) noexcept {
    rectangle2d found;
    (void)sat_compat_awt_rectangle2d_union(&a, &b, &found);
    return found;
}
/** `add(Rectangle2D)`: as `sat_compat_awt_rectangle2d_union`, but the sides keep their places. */
SAT2D_NODISCARD inline rectangle2d add(const rectangle2d &a, const rectangle2d &b) noexcept {
    rectangle2d found;
    (void)sat_compat_awt_rectangle2d_add_rectangle(&a, &b, &found);
    return found;
}
/** `add(double, double)`: the least rectangle around this one and a point. */
SAT2D_NODISCARD inline rectangle2d add(const rectangle2d &a, double x, double y) noexcept {
    rectangle2d found;
    (void)sat_compat_awt_rectangle2d_add(&a, x, y, &found);
    return found;
}
/**
 * `getBounds()`: the least rectangle of ints around this one; empty at (0, 0) if a size is
 * negative. A side or size that exceeds an int is the nearest int, NaN is 0.
 */
SAT2D_NODISCARD inline rectangle bounds(const rectangle2d &a) noexcept {
    rectangle found;
    (void)sat_compat_awt_rectangle2d_bounds(&a, &found);
    return found;
}
/**
 * `distanceSq`: the square of the distance of two points. `distance` is its square root, by `sqrt`.
 */
SAT2D_NODISCARD inline double
distance_squared(double x1, double y1, double x2, double y2) noexcept {
    double found;
    (void)sat_compat_awt_point2d_distance_squared(x1, y1, x2, y2, &found);
    return found;
}

/**
 * `linesIntersect`, `intersectsLine(Line2D)`: whether two segments have a point in common, as far
 * as the signs of `sat_compat_awt_line2d_relative_ccw` tell. Two segments without length always do.
 */
SAT2D_NODISCARD inline bool intersects(const line2d &a, const line2d &b) noexcept {
    bool found;
    (void)sat_compat_awt_line2d_intersects_line(&a, &b, &found);
    return found;
}
/**
 * `relativeCCW`: on which side of a segment a point lies: 1 if the segment has to turn from x
 * towards -y to point at it (counter-clockwise on a screen, y down), -1 if the other way. On the
 * line, as rounding has it: -1 before the first end, 0 on the segment, 1 behind the second end. 0
 * if the segment has no length or a number is NaN.
 */
SAT2D_NODISCARD inline std::int32_t
relative_ccw(const line2d &segment, double x, double y) noexcept {
    std::int32_t found;
    (void)sat_compat_awt_line2d_relative_ccw(&segment, x, y, &found);
    return found;
}
/** `ptSegDistSq`: the square of the distance from a point to a segment. */
SAT2D_NODISCARD inline double
point_segment_distance_squared(const line2d &segment, double x, double y) noexcept {
    double found;
    (void)sat_compat_awt_line2d_point_segment_distance_squared(&segment, x, y, &found);
    return found;
}
/**
 * `ptLineDistSq`: the square of the distance from a point to the line through both ends; NaN if the
 * segment has no length.
 */
SAT2D_NODISCARD inline double
point_line_distance_squared(const line2d &segment, double x, double y) noexcept {
    double found;
    (void)sat_compat_awt_line2d_point_line_distance_squared(&segment, x, y, &found);
    return found;
}

/** Whether a point is strictly inside. */
SAT2D_NODISCARD inline bool contains(const ellipse2d &a, double x, double y) noexcept {
    bool found;
    (void)sat_compat_awt_ellipse2d_contains(&a.box, x, y, &found);
    return found;
}
/** Whether the rectangle has a point strictly inside. */
SAT2D_NODISCARD inline bool intersects(const ellipse2d &a, const rectangle2d &b) noexcept {
    bool found;
    (void)sat_compat_awt_ellipse2d_intersects(&a.box, &b, &found);
    return found;
}
/** Whether all corners of the rectangle are strictly inside. */
SAT2D_NODISCARD inline bool contains(const ellipse2d &a, const rectangle2d &b) noexcept {
    bool found;
    (void)sat_compat_awt_ellipse2d_contains_rectangle(&a.box, &b, &found);
    return found;
}

/** `contains(double, double)`: whether a point is inside. */
SAT2D_NODISCARD inline bool contains(const round_rectangle2d &a, double x, double y) noexcept {
    bool found;
    (void)sat_compat_awt_round_rectangle2d_contains(&a, x, y, &found);
    return found;
}
/**
 * `intersects(double, double, double, double)`: whether a rectangle has a point inside. False if
 * either has no area.
 */
SAT2D_NODISCARD inline bool
intersects(const round_rectangle2d &a, const rectangle2d &part) noexcept {
    bool found;
    (void)sat_compat_awt_round_rectangle2d_intersects(&a, &part, &found);
    return found;
}
/**
 * `contains(double, double, double, double)`: whether all corners of a rectangle are inside. False
 * if either has no area.
 */
SAT2D_NODISCARD inline bool contains(const round_rectangle2d &a, const rectangle2d &part) noexcept {
    bool found;
    (void)sat_compat_awt_round_rectangle2d_contains_rectangle(&a, &part, &found);
    return found;
}

/** `contains(double, double)`: whether a point is inside of the closed arc. */
SAT2D_NODISCARD inline answer<bool> contains(const arc2d &a, double x, double y) SAT2D_NOEXCEPT {
    bool found;
    const sat_status code = sat_compat_awt_arc2d_contains(&a, x, y, &found);
    return detail::answered(found, code);
}
/**
 * `containsAngle`: whether an angle in degrees lies between the beginning and the end, the
 * beginning included.
 */
SAT2D_NODISCARD inline answer<bool> contains_angle(const arc2d &a, double angle) SAT2D_NOEXCEPT {
    bool found;
    const sat_status code = sat_compat_awt_arc2d_contains_angle(&a, angle, &found);
    return detail::answered(found, code);
}
/**
 * `intersects(double, double, double, double)`: whether a rectangle meets the closed arc. False if
 * either has no area, or the arc no extent.
 */
SAT2D_NODISCARD inline answer<bool>
intersects(const arc2d &a, const rectangle2d &part) SAT2D_NOEXCEPT {
    bool found;
    const sat_status code = sat_compat_awt_arc2d_intersects(&a, &part, &found);
    return detail::answered(found, code);
}
/**
 * `contains(double, double, double, double)`: whether all corners of a rectangle are inside and,
 * where a pie is no convex shape, no side of the rectangle crosses its gap.
 */
SAT2D_NODISCARD inline answer<bool>
contains(const arc2d &a, const rectangle2d &part) SAT2D_NOEXCEPT {
    bool found;
    const sat_status code = sat_compat_awt_arc2d_contains_rectangle(&a, &part, &found);
    return detail::answered(found, code);
}
/**
 * `getBounds2D`: the box of the arc and, for a pie, of the centre; the box of the ellipse if that
 * is empty.
 */
SAT2D_NODISCARD inline answer<rectangle2d> bounds(const arc2d &a) SAT2D_NOEXCEPT {
    answer<rectangle2d> made;
    detail::settle(made, sat_compat_awt_arc2d_bounds(&a, &detail::slot(made)));
    return made;
}

/** Whether a point is in the polygon. Fails if `vertices` is NULL. */
SAT2D_NODISCARD inline answer<bool> contains(const polygon &a, double x, double y) SAT2D_NOEXCEPT {
    bool found;
    const sat_status code = sat_compat_awt_polygon_contains(a.vertices, a.count, x, y, &found);
    return detail::answered(found, code);
}
/** Whether the interiors meet, or so it seems. Fails if `vertices` is NULL. */
SAT2D_NODISCARD inline answer<bool> intersects(const polygon &a,
                                               const rectangle2d &b) SAT2D_NOEXCEPT {
    bool found;
    const sat_status code = sat_compat_awt_polygon_intersects(a.vertices, a.count, &b, &found);
    return detail::answered(found, code);
}
/** Whether the rectangle lies in the polygon. Fails if `vertices` is NULL. */
SAT2D_NODISCARD inline answer<bool> contains(const polygon &a,
                                             const rectangle2d &b) SAT2D_NOEXCEPT {
    bool found;
    const sat_status code =
        sat_compat_awt_polygon_contains_rectangle(a.vertices, a.count, &b, &found);
    return detail::answered(found, code);
}

/** Whether a point is in the path. Fails if `commands` is NULL or one is invalid. */
SAT2D_NODISCARD inline answer<bool> contains(const path2d &a, double x, double y) SAT2D_NOEXCEPT {
    bool found;
    const sat_status code = sat_compat_awt_path2d_contains(
        a.commands, a.count, static_cast<sat_compat_awt_winding>(a.rule), x, y, &found);
    return detail::answered(found, code);
}
/** Whether the interiors meet, or so it seems. Fails if `commands` is NULL or one is invalid. */
SAT2D_NODISCARD inline answer<bool> intersects(const path2d &a,
                                               const rectangle2d &b) SAT2D_NOEXCEPT {
    bool found;
    const sat_status code = sat_compat_awt_path2d_intersects(
        a.commands, a.count, static_cast<sat_compat_awt_winding>(a.rule), &b, &found);
    return detail::answered(found, code);
}
/** Whether the rectangle lies in the path. Fails if `commands` is NULL or one is invalid. */
SAT2D_NODISCARD inline answer<bool> contains(const path2d &a, const rectangle2d &b) SAT2D_NOEXCEPT {
    bool found;
    const sat_status code = sat_compat_awt_path2d_contains_rectangle(
        a.commands, a.count, static_cast<sat_compat_awt_winding>(a.rule), &b, &found);
    return detail::answered(found, code);
}

/** `java.awt.geom.AffineTransform`: grows by steps, each of which acts on a point before all
 * earlier ones. Angles in radians, from x to y. */
class transform {
public:
    /** The identity. */
    transform() noexcept : map_(sat_compat_awt_transform_identity()) {}

    /** `new AffineTransform` of six numbers. */
    SAT2D_NODISCARD static transform from_matrix(double m00, double m10, double m01, double m11,
                                                 double m02, double m12) noexcept {
        transform made;
        (void)sat_compat_awt_transform_from_matrix(m00, m10, m01, m11, m02, m12, &made.map_);
        return made;
    }
    /** `getRotateInstance(theta)`. */
    SAT2D_NODISCARD static transform from_rotation(double theta) noexcept {
        transform made;
        (void)sat_compat_awt_transform_from_rotation(theta, &made.map_);
        return made;
    }
    /** `getRotateInstance(theta, x, y)`. */
    SAT2D_NODISCARD static transform from_rotation(double theta, double x, double y) noexcept {
        transform made;
        (void)sat_compat_awt_transform_from_rotation_about(theta, x, y, &made.map_);
        return made;
    }
    /** `getRotateInstance(vecx, vecy)`. */
    SAT2D_NODISCARD static transform from_vector(vec2 vector) noexcept {
        transform made;
        (void)sat_compat_awt_transform_from_vector(vector.x, vector.y, &made.map_);
        return made;
    }
    /** `getRotateInstance(vecx, vecy, x, y)`. */
    SAT2D_NODISCARD static transform from_vector(vec2 vector, double x, double y) noexcept {
        transform made;
        (void)sat_compat_awt_transform_from_vector_about(vector.x, vector.y, x, y, &made.map_);
        return made;
    }
    /** `getQuadrantRotateInstance(n, x, y)`, and that without a point. */
    SAT2D_NODISCARD static transform from_quadrants(std::int32_t n, double x = 0,
                                                    double y = 0) noexcept {
        transform made;
        (void)sat_compat_awt_transform_from_quadrants(n, x, y, &made.map_);
        return made;
    }

    /** Moves. */
    transform &translate(double tx, double ty) noexcept {
        (void)sat_compat_awt_transform_translate(&map_, tx, ty, &map_);
        return *this;
    }
    /** Scales. */
    transform &scale(double sx, double sy) noexcept {
        (void)sat_compat_awt_transform_scale(&map_, sx, sy, &map_);
        return *this;
    }
    /** Shears. */
    transform &shear(double shx, double shy) noexcept {
        (void)sat_compat_awt_transform_shear(&map_, shx, shy, &map_);
        return *this;
    }
    /** Turns about the origin. */
    transform &rotate(double theta) noexcept {
        (void)sat_compat_awt_transform_rotate(&map_, theta, &map_);
        return *this;
    }
    /** Turns about a point. */
    transform &rotate(double theta, double x, double y) noexcept {
        (void)sat_compat_awt_transform_rotate_about(&map_, theta, x, y, &map_);
        return *this;
    }
    /** Turns the x axis to the direction of a vector. */
    transform &rotate_by_vector(double vector_x, double vector_y) noexcept {
        (void)sat_compat_awt_transform_rotate_by_vector(&map_, vector_x, vector_y, &map_);
        return *this;
    }
    /** Turns by `n` quarters. */
    transform &quadrant_rotate(std::int32_t n) noexcept {
        (void)sat_compat_awt_transform_quadrant_rotate(&map_, n, &map_);
        return *this;
    }
    /** Turns by `n` quarters about a point. */
    transform &quadrant_rotate(std::int32_t n, double x, double y) noexcept {
        (void)sat_compat_awt_transform_quadrant_rotate_about(&map_, n, x, y, &map_);
        return *this;
    }
    /** `other` acts on a point before this one. */
    transform &concatenate(const transform &other) noexcept {
        (void)sat_compat_awt_transform_concatenate(&map_, &other.map_, &map_);
        return *this;
    }
    /** `other` acts on a point after this one. */
    transform &pre_concatenate(const transform &other) noexcept {
        (void)sat_compat_awt_transform_pre_concatenate(&map_, &other.map_, &map_);
        return *this;
    }
    /** `createInverse()`. Fails with `SAT_ERR_SINGULAR` where Java throws. */
    SAT2D_NODISCARD answer<transform> inverse() const SAT2D_NOEXCEPT {
        transform found;
        const sat_status code = sat_compat_awt_transform_inverse(&map_, &found.map_);
        return detail::answered(found, code);
    }
    /** `invert()`: as `inverse`, but zeros that are not in play keep their sign. */
    SAT2D_NODISCARD answer<transform> inverted() const SAT2D_NOEXCEPT {
        transform found;
        const sat_status code = sat_compat_awt_transform_invert(&map_, &found.map_);
        return detail::answered(found, code);
    }
    /** `inverseTransform`: the point that it takes to this one. Fails with `SAT_ERR_SINGULAR` where
     * Java throws. */
    SAT2D_NODISCARD answer<vec2> inverse_point(double x, double y) const SAT2D_NOEXCEPT {
        vec2 found;
        const sat_status code = sat_compat_awt_transform_inverse_point(&map_, x, y, &found);
        return detail::answered(found, code);
    }
    /** `deltaTransform`: where it takes a difference of points. */
    SAT2D_NODISCARD vec2 delta_point(double x, double y) const noexcept {
        vec2 found;
        (void)sat_compat_awt_transform_delta_point(&map_, x, y, &found);
        return found;
    }
    /** `getDeterminant()`. */
    SAT2D_NODISCARD double determinant() const noexcept {
        double found;
        (void)sat_compat_awt_transform_determinant(&map_, &found);
        return found;
    }
    /** Where it takes a point. */
    SAT2D_NODISCARD vec2 point(double x, double y) const noexcept {
        vec2 found;
        (void)sat_compat_awt_transform_point(&map_, x, y, &found);
        return found;
    }
    /** The coefficients. */
    SAT2D_NODISCARD const sat_compat_awt_transform &raw() const noexcept { return map_; }

private:
    sat_compat_awt_transform map_;
};
} // namespace awt

/** `pygame.mask.Mask`. The other mask's pixel (0, 0) is at `offset`. */
namespace pygame {
/** The size of an `unsigned long` where the game runs. */
enum class long_bits : sat_compat_pygame_long {
    long_64 = SAT_COMPAT_PYGAME_LONG_64, /**< 64-bit Linux and macOS */
    long_32 = SAT_COMPAT_PYGAME_LONG_32, /**< Windows, and everything with 32 bits */
};

/**
 * `pygame.mask.from_surface(surface, threshold)` of a surface with an alpha for each pixel: the
 * pixels whose alpha is greater than the threshold, which is 127 unless the game says otherwise.
 * `alpha` has `width * height` bytes, row by row.
 */
SAT2D_NODISCARD inline answer<mask>
from_surface(const std::uint8_t *alpha, std::size_t width, std::size_t height,
             std::int32_t threshold = 127) SAT2D_NOEXCEPT {
    sat_mask *made = nullptr;
    const sat_status code = sat_compat_pygame_from_surface(alpha, width, height, threshold, &made);
    return detail::answered(mask::adopt(made), code);
}
/** `overlap`: the first pixel found that is set in both. */
SAT2D_NODISCARD inline answer<found_pixel>
overlap(const mask &a, const mask &b, pixel offset,
        long_bits bits = long_bits::long_64) SAT2D_NOEXCEPT {
    answer<found_pixel> made;
    const auto wanted = static_cast<sat_compat_pygame_long>(bits);
    detail::settle(made, sat_compat_pygame_overlap(a.get(), b.get(), offset, wanted,
                                                   &detail::slot(made)));
    return made;
}
/** `mask.overlap_area(other, offset)`: the number of pixels that are set in both. */
SAT2D_NODISCARD inline answer<std::size_t>
overlap_area(const mask &other_mask, const mask &other, pixel offset) SAT2D_NOEXCEPT {
    std::size_t found;
    const sat_status code = sat_compat_pygame_overlap_area(other_mask.get(), other.get(), offset,
        &found);
    return detail::answered(found, code);
}
/**
 * `mask.overlap_mask(other, offset)`: the pixels that are set in both, as a mask of the size of
 * `mask`.
 */
SAT2D_NODISCARD inline answer<mask>
overlap_mask(const mask &other_mask, const mask &other, pixel offset) SAT2D_NOEXCEPT {
    sat_mask *made = nullptr;
    const sat_status code = sat_compat_pygame_overlap_mask(other_mask.get(), other.get(), offset,
        &made);
    return detail::answered(mask::adopt(made), code);
}
} // namespace pygame

/** The Python program. */
namespace xywh {
/** An upright rectangle. */
using rect = sat_compat_xywh_rect;
/** A circle. */
using circle = sat_compat_xywh_circle;

/** The Python program's verdict on two upright rectangles; touching is no hit. */
SAT2D_NODISCARD inline bool rect_to_rect(const rect &a, const rect &b) noexcept {
    bool found;
    (void)sat_compat_xywh_rect_to_rect(&a, &b, &found);
    return found;
}
/**
 * The Python program's verdict on a circle and an upright rectangle, by a rounded square root;
 * touching is no hit.
 */
SAT2D_NODISCARD inline bool circle_to_rect(const circle &disc, const rect &box) noexcept {
    bool found;
    (void)sat_compat_xywh_circle_to_rect(&disc, &box, &found);
    return found;
}
} // namespace xywh

/** The TypeScript program. */
namespace typescript {
/**
 * Whether the TypeScript program calls a polygon of `count` points concave. It never tests the
 * first and the last vertex, so it misses some concave polygons.
 */
SAT2D_NODISCARD inline answer<bool>
is_concave(const vec2 *points, std::size_t count) SAT2D_NOEXCEPT {
    bool found;
    const sat_status code = sat_compat_typescript_is_concave(points, count, &found);
    return detail::answered(found, code);
}
} // namespace typescript

} // namespace compat

#ifndef SAT2D_DOXYGEN
} // inline namespace
#endif
} // namespace sat2d

#endif // SAT2D_COMPAT_HPP
