-- Sprites of LÖVE as shapes of sat2d, placed as `love.graphics.draw` places images.

local sat2d = require("sat2d")
local sprites = {}

--- The shape of an image: its pixels whose alpha is at least `threshold`, from 0 to 1, by default
-- 0.5. nil if there are none. (`ox`, `oy`) is the origin, by default 0, as of `love.graphics.draw`.
-- With a quad it is that part of the image. Make a shape once and keep it.
function sprites.shape(data, ox, oy, threshold, quad)
    threshold = threshold or 0.5
    local left, top, width, height = 0, 0, data:getDimensions()
    if quad then
        left, top, width, height = quad:getViewport()
    end
    local mask = sat2d.Mask.new(width, height)
    for y = 0, height - 1 do
        for x = 0, width - 1 do
            local _, _, _, alpha = data:getPixel(left + x, top + y)
            if alpha >= threshold then
                mask:set(x, y, true)
            end
        end
    end
    local shape = not mask:is_empty() and sat2d.Shape.mask(mask, ox or 0, oy or 0) or nil
    mask:free()
    return shape
end

--- Where `love.graphics.draw(image, x, y, r, sx, sy, ox, oy, kx, ky)` draws, for a shape with the
-- origin (`ox`, `oy`). In doubles: LÖVE's own transforms round to 24 bits. Multiply by what
-- `love.graphics.translate` and the like did before, the outermost first.
function sprites.transform(x, y, r, sx, sy, kx, ky)
    local placed = sat2d.Transform.placement(x, y, r or 0, sx or 1, sy or sx or 1)
    if (kx or 0) == 0 and (ky or 0) == 0 then
        return placed
    end
    return placed * sat2d.Transform.new(1, ky or 0, kx or 0, 1, 0, 0)
end

return sprites
