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
