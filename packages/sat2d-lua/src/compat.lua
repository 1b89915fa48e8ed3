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
    struct.script = number_of("sat_compat_flash_script", image.script or "as3")
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

--- A display object of outlines. Each layer has `paint` ("even_odd", "non_zero" or "stroke"),
-- `thickness` and `steps`: { kind = "move_to", x = 0, y = 0 }, with `control_x` and `control_y`
-- for "curve_to". The bounds are boxes with `min` and `max`.
function Stage:create_outline(layers, with_strokes, without)
    local list, keep = new("sat_compat_flash_layer[?]", #layers), {}
    for i, layer in ipairs(layers) do
        local steps, count = struct_list("sat_compat_flash_path_step", layer.steps)
        keep[i] = steps
        local into = list[i - 1]
        into.paint = number_of("sat_compat_flash_paint", layer.paint)
        into.thickness, into.steps, into.count = layer.thickness or 0, steps, count
    end
    arrays[list] = keep
    local out = new("sat_compat_flash_node[1]")
    check(C.sat_compat_flash_stage_create_outline(self.ptr, list, #layers,
        to("sat_aabb", with_strokes), to("sat_aabb", without), out))
    return out[0]
end

--- The collision of two rectangles by four integer corners each, { x0, y0, ..., x3, y3 }, as a Java
-- program had it.
function compat.awt.hit(a, b)
    if #a ~= 8 or #b ~= 8 then
        fail("SAT_ERR_COUNT", "expected four corners of each rectangle")
    end
    local hit = new("bool[1]")
    local corners = pair_list("sat_compat_awt_point", a)
    local others = pair_list("sat_compat_awt_point", b)
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
