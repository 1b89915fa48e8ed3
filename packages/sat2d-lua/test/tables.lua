-- The reference tables of c_tests/reference but for those of Flash.

local support = require("support")
local sat2d = require("sat2d")
local every_row, equal, same_bits = support.every_row, support.equal, support.same_bits
local numbers = support.numbers
local Shape, Mask, compat = sat2d.Shape, sat2d.Mask, sat2d.compat
local here = sat2d.Transform.identity()

local function shape(text)
    local kind, rest = text:match("^(%a+) (.*)$")
    local list = numbers(rest)
    return kind == "circle" and Shape.circle(list[1], list[2], list[3]) or Shape.polygon({ list })
end

every_row("relation", 3000, function(row, where)
    local a, b = shape(row.a), shape(row.b)
    equal(sat2d.relation(a, here, b, here), row.relation, where)
    equal(sat2d.relation(b, here, a, here), row.relation, where)
    a:free()
    b:free()
end)

every_row("depth", 1100, function(row, where)
    local depth = sat2d.contact(shape(row.a), here, shape(row.b), here).depth
    local expected = row:n("depth")
    assert(math.abs(depth - expected) <= 1e-12 * expected, where)
end)

every_row("awt_area", 2000, function(row, where)
    local a, b = Shape.polygon({ numbers(row.a) }), Shape.polygon({ numbers(row.b) })
    equal(sat2d.overlaps(a, here, b, here), row.exact_overlap == "1", where)
end)

-- The coordinates are small integers, so the arithmetic of this judge is exact.
local function cross(ring, i, k, l)
    local ax, ay = ring[2 * k - 1] - ring[2 * i - 1], ring[2 * k] - ring[2 * i]
    local bx, by = ring[2 * l - 1] - ring[2 * k - 1], ring[2 * l] - ring[2 * k]
    return ax * by - ay * bx
end

local function doubled_area(ring)
    local sum, count = 0, #ring / 2
    for i = 1, count do
        local k = i % count + 1
        sum = sum + ring[2 * i - 1] * ring[2 * k] - ring[2 * k - 1] * ring[2 * i]
    end
    return math.abs(sum)
end

every_row("slicing", 500, function(row, where)
    local outline = numbers(row.polygon)
    equal(sat2d.polygon.is_concave({ outline }), row.is_concave == "1", where)
    equal(compat.typescript.is_concave(outline), row.original_is_concave == "1", where)
    local found, covered = {}, 0
    local made = sat2d.polygon.decompose({ outline }, { method = "slicing" })
    for i, piece in ipairs(made.pieces) do
        local ring = {}
        for k, vertex in ipairs(piece.vertices) do
            ring[2 * k - 1], ring[2 * k] = outline[2 * vertex + 1], outline[2 * vertex + 2]
        end
        local count = #piece.vertices
        for k = 1, count do
            assert(cross(ring, k, k % count + 1, (k + 1) % count + 1) >= 0, where)
        end
        covered = covered + doubled_area(ring)
        found[i] = table.concat(ring, " ")
    end
    if row.original_valid == "1" then
        equal(table.concat(found, "|"), row.original_pieces, where)
    end
    equal(covered, doubled_area(outline), where)
end)

local function corners(row, side)
    local list = {}
    for i = 0, 3 do
        list[#list + 1] = row:n(side .. i .. "_x")
        list[#list + 1] = row:n(side .. i .. "_y")
    end
    return list
end

every_row("awt_rects", 1500, function(row, where)
    equal(compat.awt.hit(corners(row, "a"), corners(row, "b")), row.hit == "1", where)
end)

local function same_box(box, row, prefix, where)
    for name, field in pairs({ x = "_x", y = "_y", width = "_w", height = "_h" }) do
        same_bits(box[name], row:n(prefix .. field), where)
    end
end

every_row("awt_rectangle", 2000, function(row, where)
    local a, b = row:box("ax", "ay", "aw", "ah"), row:box("bx", "by", "bw", "bh")
    local awt = compat.awt
    equal(awt.rectangle_intersects(a, b), row.intersects == "1", where)
    equal(awt.rectangle_contains(a, row:n("px"), row:n("py")), row.contains_point == "1", where)
    equal(awt.rectangle_contains_rectangle(a, b), row.contains_rect == "1", where)
    same_box(awt.rectangle_intersection(a, b), row, "intersection", where)
    same_box(awt.rectangle_union(a, b), row, "union", where)
end)

local function line(row, ...)
    local n = row:list(...)
    return { x1 = n[1], y1 = n[2], x2 = n[3], y2 = n[4] }
end

every_row("awt_rectangle2d", 2000, function(row, where)
    local a, b = row:box("x", "y", "w", "h"), row:box("rx", "ry", "rw", "rh")
    local awt, px, py = compat.awt, row:n("px"), row:n("py")
    equal(awt.rectangle2d_intersects(a, b), row.intersects == "1", where)
    equal(awt.rectangle2d_contains(a, px, py), row.contains_point == "1", where)
    equal(awt.rectangle2d_contains_rectangle(a, b), row.contains_rect == "1", where)
    equal(awt.rectangle2d_outcode(a, px, py), row:n("outcode"), where)
    local segment = line(row, "x1", "y1", "x2", "y2")
    equal(awt.rectangle2d_intersects_line(a, segment), row.intersects_line == "1", where)
    same_box(awt.rectangle2d_intersection(a, b), row, "intersection", where)
end)

every_row("awt_line2d", 2000, function(row, where)
    local a, b = line(row, "x1", "y1", "x2", "y2"), line(row, "x3", "y3", "x4", "y4")
    local awt, px, py = compat.awt, row:n("px"), row:n("py")
    equal(awt.line2d_intersects_line(a, b), row.lines_intersect == "1", where)
    equal(awt.line2d_relative_ccw(a, px, py), row:n("relative_ccw"), where)
    same_bits(awt.line2d_point_segment_distance_squared(a, px, py), row:n("pt_seg_dist_sq"), where)
    same_bits(awt.line2d_point_line_distance_squared(a, px, py), row:n("pt_line_dist_sq"), where)
end)

every_row("awt_polygon", 2000, function(row, where)
    local outline, box = numbers(row.polygon), row:box("rx", "ry", "rw", "rh")
    local awt = compat.awt
    local ix, iy, px, py = unpack(row:list("ix", "iy", "px", "py"))
    equal(awt.polygon_contains(outline, ix, iy), row.contains_int == "1", where)
    equal(awt.polygon_contains(outline, px, py), row.contains_point == "1", where)
    equal(awt.polygon_contains_rectangle(outline, box), row.contains_rect == "1", where)
    equal(awt.polygon_intersects(outline, box), row.intersects == "1", where)
end)

local COMMANDS = { M = "move_to", L = "line_to", Q = "quad_to", C = "curve_to", Z = "close" }

local function check_path(row, where)
    local path, awt = {}, compat.awt
    for _, step in ipairs(row.path == "" and {} or support.split(row.path, ";")) do
        local kind, rest = step:match("^(%a)(.*)$")
        local n = numbers(rest)
        for i = 1, math.max(#n, 1), 2 do
            path[#path + 1] = { kind = COMMANDS[kind], x = n[i] or 0, y = n[i + 1] or 0 }
        end
    end
    local winding = row.winding == "1" and "non_zero" or "even_odd"
    local box, px, py = row:box("rx", "ry", "rw", "rh"), row:n("px"), row:n("py")
    equal(awt.path2d_contains(path, winding, px, py), row.contains_point == "1", where)
    equal(awt.path2d_contains_rectangle(path, winding, box), row.contains_rect == "1", where)
    equal(awt.path2d_intersects(path, winding, box), row.intersects == "1", where)
end

every_row("awt_path2d", 2000, check_path)
every_row("awt_curves", 400, check_path)

every_row("awt_ellipse2d", 2000, function(row, where)
    local ellipse, box = row:box("ex", "ey", "ew", "eh"), row:box("rx", "ry", "rw", "rh")
    local awt, px, py = compat.awt, row:n("px"), row:n("py")
    equal(awt.ellipse2d_contains(ellipse, px, py), row.contains_point == "1", where)
    equal(awt.ellipse2d_contains_rectangle(ellipse, box), row.contains_rect == "1", where)
    equal(awt.ellipse2d_intersects(ellipse, box), row.intersects == "1", where)
end)

local STEPS = { T = "translate", S = "scale", H = "shear", R = "rotate" }

every_row("awt_transform", 2000, function(row, where)
    local awt = compat.awt
    local map = awt.transform_identity()
    for _, step in ipairs(row.program == "" and {} or support.split(row.program, ";")) do
        local kind, rest = step:match("^ *(%a)(.*)$")
        local n = numbers(rest)
        local name = STEPS[kind] .. (#n == 3 and "_about" or "")
        map = awt["transform_" .. name](map, unpack(n))
    end
    for _, name in ipairs({ "m00", "m10", "m01", "m11", "m02", "m12" }) do
        same_bits(map[name], row:n(name), where)
    end
    local x, y = awt.transform_point(map, row:n("px"), row:n("py"))
    same_bits(x, row:n("x"), where)
    same_bits(y, row:n("y"), where)
end)

every_row("awt_rectangle_changes", 400, function(row, where)
    local a, b = row:box("ax", "ay", "aw", "ah"), row:box("bx", "by", "bw", "bh")
    local awt, x, y = compat.awt, row:n("px"), row:n("py")
    same_box(awt.rectangle_add_rectangle(a, b), row, "add_rect", where)
    same_box(awt.rectangle_add(a, x, y), row, "add_point", where)
    same_box(awt.rectangle_grow(a, x, y), row, "grow", where)
    same_box(awt.rectangle_translate(a, x, y), row, "translate", where)
end)

every_row("awt_bounds2d", 400, function(row, where)
    local a, b = row:box("x", "y", "w", "h"), row:box("rx", "ry", "rw", "rh")
    local awt, x, y = compat.awt, row:n("px"), row:n("py")
    same_box(awt.rectangle2d_union(a, b), row, "union", where)
    same_box(awt.rectangle2d_add_rectangle(a, b), row, "add_rect", where)
    same_box(awt.rectangle2d_add(a, x, y), row, "add_point", where)
    same_box(awt.rectangle2d_bounds(a), row, "bounds", where)
    local square = awt.point2d_distance_squared(x, y, a.x, a.y)
    same_bits(square, row:n("distance_sq"), where)
end)

every_row("awt_round_rectangle2d", 400, function(row, where)
    local a, box = row:box("x", "y", "w", "h"), row:box("rx", "ry", "rw", "rh")
    local awt = compat.awt
    a.arc_width, a.arc_height = row:n("aw"), row:n("ah")
    local inside = awt.round_rectangle2d_contains(a, row:n("px"), row:n("py"))
    equal(inside, row.contains_point == "1", where)
    equal(awt.round_rectangle2d_contains_rectangle(a, box), row.contains_rect == "1", where)
    equal(awt.round_rectangle2d_intersects(a, box), row.intersects == "1", where)
end)

local CLOSURES = { ["0"] = "open", ["1"] = "chord", ["2"] = "pie" }

every_row("awt_arc2d", 400, function(row, where)
    local a, box = row:box("x", "y", "w", "h"), row:box("rx", "ry", "rw", "rh")
    local awt = compat.awt
    a.start, a.extent, a.closure = row:n("start"), row:n("extent"), CLOSURES[row.type]
    equal(awt.arc2d_contains_angle(a, row:n("angle")), row.contains_angle == "1", where)
    equal(awt.arc2d_contains(a, row:n("px"), row:n("py")), row.contains_point == "1", where)
    equal(awt.arc2d_contains_rectangle(a, box), row.contains_rect == "1", where)
    equal(awt.arc2d_intersects(a, box), row.intersects == "1", where)
    same_box(awt.arc2d_bounds(a), row, "bounds", where)
end)

-- The steps of awt_affine by letter: the functions without and with a point. The small letters are
-- factories.
local PROGRAM = {
    T = { "translate" }, S = { "scale" }, H = { "shear" }, R = { "rotate", "rotate_about" },
    V = { "rotate_by_vector" }, Q = { "quadrant_rotate", "quadrant_rotate_about" },
    I = { "invert" }, J = { "inverse" },
    M = { "from_matrix" }, r = { "from_rotation", "from_rotation_about" },
    v = { "from_vector", "from_vector_about" }, q = { "from_quadrants", "from_quadrants" },
}
local IS_FACTORY = { M = true, r = true, v = true, q = true }
local IS_ABOUT = { R = 3, V = 4, Q = 3, r = 3, v = 4, q = 3 }

-- The map after a step, which fails where Java throws.
local function stepped(map, letter, n)
    local awt = compat.awt
    if letter == "V" and #n == 4 then
        map = awt.transform_translate(map, n[3], n[4])
        map = awt.transform_rotate_by_vector(map, n[1], n[2])
        return awt.transform_translate(map, -n[3], -n[4])
    elseif letter == "t" or letter == "s" or letter == "h" then
        return stepped(awt.transform_identity(), letter:upper(), n)
    elseif letter == "q" and #n == 1 then
        return awt.transform_from_quadrants(n[1], 0, 0)
    end
    local call = awt["transform_" .. PROGRAM[letter][IS_ABOUT[letter] == #n and 2 or 1]]
    if IS_FACTORY[letter] then
        return call(unpack(n))
    end
    return call(map, unpack(n))
end

every_row("awt_affine", 400, function(row, where)
    local awt, refused = compat.awt, 0
    local stack = { awt.transform_identity() }
    for _, step in ipairs(support.split(row.program, ";")) do
        local letter, top = step:sub(1, 1), #stack
        if letter == "(" then
            stack[top + 1] = awt.transform_identity()
        elseif letter == "C" or letter == "P" then
            local product = letter == "C" and awt.transform_concatenate
                or awt.transform_pre_concatenate
            stack[top - 1] = product(stack[top - 1], stack[top])
            stack[top] = nil
        else
            local done, map = pcall(stepped, stack[top], letter, numbers(step:sub(2)))
            if done then
                stack[top] = map
            else
                equal(map.status, "SAT_ERR_SINGULAR", where)
                refused = refused + 1
            end
        end
    end
    equal(refused, row:n("refused"), where)
    local map = stack[1]
    for _, name in ipairs({ "m00", "m10", "m01", "m11", "m02", "m12" }) do
        same_bits(map[name], row:n(name), where)
    end
    same_bits(awt.transform_determinant(map), row:n("determinant"), where)
    local function same_point(prefix, x, y)
        same_bits(x, row:n(prefix .. "x"), where)
        same_bits(y, row:n(prefix .. "y"), where)
    end
    local px, py = row:n("px"), row:n("py")
    same_point("", awt.transform_point(map, px, py))
    same_point("delta_", awt.transform_delta_point(map, px, py))
    if row.has_inverse == "1" then
        same_point("inverse_", awt.transform_inverse_point(map, px, py))
    else
        assert(not pcall(awt.transform_inverse_point, map, px, py), where)
    end
end)

every_row("xywh_rects", 1500, function(row, where)
    local a, b = row:box("x1", "y1", "w1", "h1"), row:box("x2", "y2", "w2", "h2")
    equal(compat.xywh.rect_to_rect(a, b), row.hit == "1", where)
end)

every_row("xywh_circle_rect", 1500, function(row, where)
    local circle = { x = row:n("cx"), y = row:n("cy"), radius = row:n("r") }
    equal(compat.xywh.circle_to_rect(circle, row:box("x", "y", "w", "h")), row.hit == "1", where)
end)

local function rows_of(mask)
    local rows = {}
    for y = 0, mask:height() - 1 do
        local row = {}
        for x = 0, mask:width() - 1 do
            row[x + 1] = mask:get(x, y) and "#" or "."
        end
        rows[y + 1] = table.concat(row)
    end
    return table.concat(rows, "/")
end

every_row("pygame_masks", 300, function(row, where)
    local mask = Mask.rows(support.split(row.mask, "/"))
    local other = Mask.rows(support.split(row.other, "/"))
    local dx, dy, pygame = row:n("dx"), row:n("dy"), compat.pygame
    local found = pygame.overlap(mask, other, dx, dy, row.long_bits)
    local text = found.found and found.pixel.x .. " " .. found.pixel.y or "none"
    equal(text, row.overlap, where)
    equal(pygame.overlap_area(mask, other, dx, dy), row:n("area"), where)
    equal(rows_of(pygame.overlap_mask(mask, other, dx, dy)), row.common, where)
end)
