-- Asks HC about random triangles of small integers and circles, and compares with the exact
-- answer. In a folder with HC's files: luajit hc.lua, where HC's folder is on package.path as `HC`.
local shapes = require 'HC.shapes'
math.randomseed(7)

local function cross(ax, ay, bx, by) return ax * by - ay * bx end

local function triangle()
    while true do
        local t = {}
        for i = 1, 6 do t[i] = math.random(0, 12) end
        if cross(t[3] - t[1], t[4] - t[2], t[5] - t[1], t[6] - t[2]) > 0 then return t end
    end
end

-- The widest gap along an edge's normal, in integers: above 0 apart, 0 touching.
local function gap(a, b)
    local widest = -math.huge
    for _, pair in ipairs {{a, b}, {b, a}} do
        local own, other = pair[1], pair[2]
        for i = 1, 5, 2 do
            local j = (i + 1) % 6 + 1
            local least = math.huge
            for k = 1, 5, 2 do
                local ex, ey = own[j] - own[i], own[j + 1] - own[i + 1]
                local to_x, to_y = other[k] - own[i], other[k + 1] - own[i + 1]
                least = math.min(least, -cross(ex, ey, to_x, to_y))
            end
            widest = math.max(widest, least)
        end
    end
    return widest
end

local names, seen, hits = {'disjoint', 'touching', 'overlapping'}, {0, 0, 0}, {0, 0, 0}
for _ = 1, 100000 do
    local a, b = triangle(), triangle()
    local between = gap(a, b)
    local case = between > 0 and 1 or between == 0 and 2 or 3
    seen[case] = seen[case] + 1
    if shapes.newPolygonShape(unpack(a)):collidesWith(shapes.newPolygonShape(unpack(b))) then
        hits[case] = hits[case] + 1
    end
end
for case, name in ipairs(names) do
    print(('triangles, %s: %d hits of %d'):format(name, hits[case], seen[case]))
end
local discs = shapes.newCircleShape(0, 0, 2)
print('circles, touching: ' .. tostring((discs:collidesWith(shapes.newCircleShape(5, 0, 3)))))
