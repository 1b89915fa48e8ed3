-- Asks HC, whose folder must be on package.path as `HC`: luajit hc.lua cases.txt
local HC = require 'HC' -- first: the parts do not load without it
local shapes = require 'HC.shapes'

local function numbers(shape)
    local all = {}
    for number in shape:sub(3):gmatch '[^,]+' do all[#all + 1] = tonumber(number) end
    return all
end

local function polygon(p) return shapes.newPolygonShape(unpack(p)) end
local function rectangle(r)
    local x, y, w, h = unpack(r)
    return shapes.newPolygonShape(x, y, x + w, y, x + w, y + h, x, y + h)
end
local function circle(c) return shapes.newCircleShape(unpack(c)) end
local function point(p) return shapes.newPointShape(unpack(p)) end

local rows = {}
for line in io.lines(arg[1]) do
    local row = {}
    for word in line:gmatch '%S+' do row[#row + 1] = word end
    rows[#rows + 1] = row
end

local function ask(call, question, library)
    local order, counts = {}, {}
    for _, row in ipairs(rows) do
        if row[1] == question then
            local count = counts[row[2]]
            if not count then
                count = {hits = 0, all = 0}
                counts[row[2]] = count
                order[#order + 1] = row[2]
            end
            if library(numbers(row[3]), numbers(row[4])) then count.hits = count.hits + 1 end
            count.all = count.all + 1
        end
    end
    print(call)
    for _, name in ipairs(order) do
        print(('    %s: %d of %d'):format(name, counts[name].hits, counts[name].all))
    end
end

local function collide(first, second)
    return function(a, b) return (first(a):collidesWith(second(b))) end
end

ask('collidesWith, polygons', 'polygons', collide(polygon, polygon))
ask('collidesWith, rectangles', 'rectangles', collide(rectangle, rectangle))
ask('collidesWith, circles', 'circles', collide(circle, circle))
ask('collidesWith, a rectangle and a circle', 'circle_rectangle', collide(rectangle, circle))
ask('collidesWith, a polygon and a circle', 'circle_polygon', collide(polygon, circle))
ask('collidesWith, a circle and a point', 'point_circle', collide(circle, point))
ask('contains of a circle', 'point_circle', function(a, b)
    return circle(a):contains(unpack(b))
end)
ask('contains of a polygon', 'point_polygon', function(a, b)
    return polygon(a):contains(unpack(b))
end)

-- Rays at a square from (-2, -2) to (2, 2), and at a concave outline.
local square = {-2, -2, 2, -2, 2, 2, -2, 2}
local notched = {-6, -2, 6, -2, 6, 2, 4, 2, 4, 0, -4, 0, -4, 2, -6, 2}
for _, ray in ipairs {
    {'from outside', square, -5, 0, 1, 0}, {'from inside', square, 0, 0, 1, 0},
    {'from the boundary', square, -2, 0, 1, 0}, {'behind it', square, 5, 0, 1, 0},
    {'along an edge', square, -5, 2, 1, 0}, {'from an edge, along it', square, 0, 2, 1, 0},
    {'across a notch', notched, -9, 1, 1, 0},
} do
    local found = polygon(ray[2]):intersectionsWithRay(unpack(ray, 3))
    table.sort(found)
    local is_hit, first = polygon(ray[2]):intersectsRay(unpack(ray, 3))
    print(('a ray %s: intersectionsWithRay %s, intersectsRay %s'):format(
        ray[1], table.concat(found, ' '), is_hit and first or 'no hit'))
end

-- What raycast finds of a rectangle at each side, in a cell of the grid (of 100) and across cells.
local space = HC.new()
space:rectangle(53, 49, 2, 2)
space:rectangle(45, 49, 2, 2)
for _, ray in ipairs {{1, 20}, {-1, 20}, {1, 200}, {-1, 200}} do
    local found = {}
    for _, points in pairs(space:raycast(50, 50, ray[1], 0, ray[2])) do
        for _, at in pairs(points) do found[#found + 1] = at.x end
    end
    table.sort(found)
    print(('raycast from 50 along %d, range %d: %s'):format(
        ray[1], ray[2], table.concat(found, ' ')))
end

-- A square in the hollow of a concave outline, and a quarter of a turn in radians.
print('in a hollow: ' .. tostring((polygon(notched):collidesWith(polygon {
    -1, 0.5, 1, 0.5, 1, 1.5, -1, 1.5}))))
local turned = polygon {1, 0, 2, 0, 2, 1}
turned:rotate(math.pi / 2, 0, 0)
local x1, _, x2 = turned:bbox()
print(('rotate(pi / 2): x from %.3f to %.3f'):format(x1, x2))

-- Which way the vector of two squares points, the second to the right of the first.
local _, dx, dy = polygon(square):collidesWith(polygon {1, -2, 5, -2, 5, 2, 1, 2})
print(('first to the left of the second: dx %g, dy %g'):format(dx, dy))
