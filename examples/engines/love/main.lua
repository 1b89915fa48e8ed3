-- The tests, in LÖVE without a window: `examples/engines/check.sh love`.

local root = os.getenv("SAT2D_ROOT")
package.path = root .. "/packages/sat2d-lua/test/?.lua;" .. root .. "/examples/engines/love/?.lua;"
    .. package.path
local support = require("support")
local sat2d = require("sat2d")
local sprites = require("sat2d_love")
local test, equal = support.test, support.equal

local FLAG = { "###..", "##...", "#....", "#...#" }
local LAMP = { "######", "#....#", "#....#", "######" }

local function image(rows)
    local data = love.image.newImageData(#rows[1], #rows)
    data:mapPixel(function(x, y)
        return 1, 1, 1, rows[y + 1]:sub(x + 1, x + 1) == "#" and 1 or 0
    end)
    return data
end

test("the pixels are where LÖVE draws them", function()
    for _, at in ipairs({
        { 3, 4 }, { 3, 4, 0.5, -2, 3 }, { 30, -4, 2.5, 1.5 }, { 1, 2, -1, 2, -2, 0.5, 0.25 },
    }) do
        local x, y, r, sx, sy, kx, ky = unpack(at)
        local ox, oy = 2.5, 1
        local shape = sprites.shape(image(FLAG), ox, oy)
        local placed = sprites.transform(x, y, r, sx, sy, kx, ky)
        local drawn = love.math.newTransform(x, y, r or 0, sx or 1, sy or sx or 1, ox, oy, kx, ky)
        for row = 0, 3 do
            for column = 0, 4 do
                local px, py = drawn:transformPoint(column + 0.5, row + 0.5)
                local is_set = FLAG[row + 1]:sub(column + 1, column + 1) == "#"
                equal(sat2d.point_relation(shape, placed, px, py),
                    is_set and "overlapping" or "disjoint", ("%d, %d"):format(column, row))
            end
        end
    end
end)

test("a quad is a part of an image, and what is transparent has no shape", function()
    local sheet = image({ "#######", "#.###.#", "#.##..#", "#######" })
    -- a Quad needs the graphics
    local quad = {
        getViewport = function()
            return 1, 1, 5, 2
        end,
    }
    local shape = sprites.shape(sheet, 0, 0, nil, quad)
    equal(shape:area(), 5)
    equal(sat2d.point_relation(shape, sprites.transform(0, 0), 1.5, 0.5), "overlapping")
    equal(sprites.shape(image({ "..", ".." })), nil)
    equal(sprites.shape(sheet, 0, 0, 0):area(), 28)
end)

test("a level in which boxes find hits that are none", function()
    local lamp = sprites.shape(image(LAMP))
    local sword = sprites.shape(image({ "......", "######", "......" }), 0, 1.5)
    -- all of it is mirrored, and four times as large
    local level = sprites.transform(100, 0, 0, -4, 4)
    local lamp_at = level * sprites.transform(20, 10)
    local function box(placed, left, top, right, bottom)
        local xs, ys = {}, {}
        for i, x in ipairs({ left, right, right, left }) do
            xs[i], ys[i] = placed:apply(x, i < 3 and top or bottom)
        end
        return math.min(unpack(xs)), math.min(unpack(ys)), math.max(unpack(xs)),
            math.max(unpack(ys))
    end
    local counts = { boxes = 0, pixels = 0 }
    for degrees = 0, 355, 5 do
        local sword_at = level * sprites.transform(16, 12, math.rad(degrees))
        local x0, y0, x1, y1 = box(sword_at, 0, -1.5, 6, 1.5)
        local left, top, right, bottom = box(lamp_at, 0, 0, 6, 4)
        if x0 < right and left < x1 and y0 < bottom and top < y1 then
            counts.boxes = counts.boxes + 1
        end
        if sat2d.relation(sword, sword_at, lamp, lamp_at) == "overlapping" then
            counts.pixels = counts.pixels + 1
        end
    end
    -- that of the same level in Pixi and in Phaser
    equal(counts.boxes, 25)
    equal(counts.pixels, 13)
end)

function love.load()
    love.event.quit(support.finish() and 0 or 1)
end
