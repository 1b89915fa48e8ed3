-- What objects, errors and callbacks do.

local support = require("support")
local sat2d = require("sat2d")
local test, equal, thrown = support.test, support.equal, support.thrown
local Shape, Transform, World, Mask = sat2d.Shape, sat2d.Transform, sat2d.World, sat2d.Mask
local here = Transform.identity()

test("an error has status, code, message, indices and point", function()
    local problem = thrown(Shape.polygon, { { 0, 0, 4, 4, 4, 0, 0, 4 } })
    equal(problem.status, "SAT_ERR_EDGES_CROSS")
    equal(problem.code, 22)
    equal(problem.indices.edges[1], 0)
    equal(problem.indices.edges[2], 2)
    equal(problem.indices.vertices, nil)
    equal(problem.point.x, 2)
    assert(tostring(problem):sub(-#problem.message) == problem.message)
    equal(thrown(Shape.circle, 0, 0, -1).status, "SAT_ERR_NEGATIVE")
    equal(thrown(Shape.convex_polygon, { 0, 0, 1, 0, 0 / 0, 1 }).indices.vertices[1], 2)
    local world, square = World.new(), Shape.rectangle(1, 1)
    local nowhere = { 1, 0, 0, 1, 0 / 0, 0 }
    local bodies = { { shape = square }, { shape = square, transform = nowhere } }
    equal(thrown(world.insert_many, world, bodies).indices.entry, 1)
    equal(thrown(Shape.hull, { 1, 2, 3 }).status, "SAT_ERR_COUNT")
    equal(thrown(sat2d.relation, square, here, square, { 0, 0, 0, 0, 0, 0 }).status,
        "SAT_ERR_SINGULAR")
end)

test("unknown constants and fields are errors", function()
    local world = World.new()
    local box = { min = { x = 0, y = 0 }, max = { x = 1, y = 1 } }
    equal(thrown(world.query_box, world, box, "insde").status, "SAT_ERR_INVALID_ENUM")
    equal(thrown(world.insert, world, { shap = Shape.rectangle(1, 1) }).message,
        'body has an unknown field "shap"; expected transform, user, inverse_mass, filter, kind, '
            .. "immovable, shape")
end)

test("wrong arguments are refused, with their name and value", function()
    local square, world = Shape.rectangle(1, 1), World.new()
    local id = world:insert({ shape = square })
    for _, wrong in ipairs({
        { "SAT_ERR_NOT_FINITE", 'radius is "1"; expected a number', Shape.circle, 0, 0, "1" },
        { "SAT_ERR_NOT_FINITE", "radius is nil; expected a number", Shape.circle, 0, 0 },
        { "SAT_ERR_NOT_FINITE", 'x is "5"; expected a number', Transform.placement, "5", 0 },
        { "SAT_ERR_NULL", "b is nil; expected a Shape", sat2d.relation, square, here, nil, here },
        { "SAT_ERR_NULL", "a is 5; expected a Shape", sat2d.hits, 5, here, square, here },
        { "SAT_ERR_NULL", "ta is 5; expected a transform or six numbers",
            sat2d.relation, square, 5, square, here },
        { "SAT_ERR_OUT_OF_RANGE", "id is " .. tostring(id + 0.5) .. "; expected a whole number",
            world.get, world, id + 0.5 },
        { "SAT_ERR_OUT_OF_RANGE", "pairs[2] is 1.9; expected a whole number",
            sat2d.batch.pairs, { square, square }, { here, here }, { 0, 1.9 } },
        { "SAT_ERR_OUT_OF_RANGE", "width is 2.5; expected a whole number", Mask.new, 2.5, 2 },
        { "SAT_ERR_NULL", "the Shape was freed", world.insert, world,
            { shape = (function()
                local freed = Shape.rectangle(1, 1)
                freed:free()
                return freed
            end)() } },
    }) do
        local problem = thrown(unpack(wrong, 3, 9))
        equal(problem.message, wrong[2])
        equal(problem.status, wrong[1])
    end
    equal(#world:bodies(), 1)
end)

test("errors blame the line of the program that called", function()
    local this = debug.getinfo(1, "Sl")
    local line = this.currentline + 2
    local _, problem = pcall(function() Shape.circle(0, 0, -1) end)
    local expected = ("%s:%d: radius"):format(this.short_src, line)
    equal(tostring(problem):sub(1, #expected), expected)
    _, problem = pcall(function() sat2d.hits(nil, here, nil, here) end)
    expected = ("%s:%d: a is nil"):format(this.short_src, line + 3)
    equal(tostring(problem):sub(1, #expected), expected)
end)

test("points and boxes may be lists, transforms of several forms", function()
    local world, square = World.new(), Shape.rectangle(1, 1)
    local id = world:insert({ shape = square })
    equal(world:query_box({ min = { x = 0, y = 0 }, max = { x = 9, y = 9 } })[1], id)
    equal(world:query_box({ min = { 0, 0 }, max = { 9, 9 } }, "touching")[1], id)
    equal(world:query_box({ min = { 9, 0 }, max = { 0, 9 } })[1], id)
    local there = Transform.new(0, 1, -1, 0, 5, 6)
    for _, form in ipairs({
        { 0, 1, -1, 0, 5, 6 }, { a = 0, b = 1, c = -1, d = 0, tx = 5, ty = 6 },
        { a = 0, b = 1, c = -1, d = 0, e = 5, f = 6 },
    }) do
        world:set_transform(id, form)
        equal(world:get(id).transform, there)
    end
end)

test("what may be left out has a default", function()
    equal(Transform.placement(5, 6), Transform.translation(5, 6))
    equal(Transform.placement(5, 6, 0, -2), Transform.new(-2, 0, 0, -2, 5, 6))
    equal(Transform.placement_degrees(5, 6, 90), Transform.new(0, 1, -1, 0, 5, 6))
    for i = 1, 1000 do
        local angle, x, y = i * 0.37, i * 0.5, -i
        local placed = Transform.placement(0, 0, angle, x, y)
        local turned = Transform.placement(0, 0, angle, 1, 1)
        -- the same numbers as those of the product, up to rounding
        assert(math.abs(placed.a - turned.a * x) <= 1e-12 * i)
        assert(math.abs(placed.d - turned.d * y) <= 1e-12 * i)
    end
end)

test("the depth of a contact without its tables", function()
    local tile = Shape.rectangle(2, 2)
    for i = -40, 40 do
        local there = Transform.placement(i / 16, 0.25, i / 10)
        local contact = sat2d.contact(tile, here, tile, there)
        local depth, x, y = sat2d.contact_depth(tile, here, tile, there)
        if #contact.points == 0 then
            equal(depth, nil)
        else
            equal(depth, contact.depth)
            equal(x, contact.normal.x)
            equal(y, contact.normal.y)
        end
    end
end)

test("objects say what they are", function()
    equal(tostring(Shape.circle(0, 0, 2)), "sat2d.Shape (circle, radius: 2)")
    equal(tostring(Shape.ellipse(3, 2)), "sat2d.Shape (ellipse, half axes: 3, 2)")
    equal(tostring(Shape.rectangle(3, 2)), "sat2d.Shape (rectangle)")
    equal(tostring(World.new()), "sat2d.World (bodies: 0)")
    equal(tostring(Mask.new(4, 3)), "sat2d.Mask (4 x 3, count: 0)")
end)

test("an object of a stage without a scroll rectangle has none", function()
    local stage = sat2d.compat.flash.Stage.new()
    local object = stage:create_container()
    equal(stage:scroll_rect(object), nil)
    stage:set_scroll_rect(object, { x = 1, y = 2, width = 3, height = 4 })
    equal(stage:scroll_rect(object).width, 3)
end)

test("the fills of an object of a stage are shapes", function()
    local stage = sat2d.compat.flash.Stage.new()
    local lens = {
        { kind = "move_to", x = -20, y = 0 },
        { kind = "curve_to", control_x = 0, control_y = -20, x = 20, y = 0 },
        { kind = "curve_to", control_x = 0, control_y = 20, x = -20, y = 0 },
    }
    local one = stage:create_graphics({ { paint = "even_odd", steps = lens } })
    local two = stage:create_bitmap(10, 10)
    stage:add_child(0, one)
    stage:add_child(0, two)
    equal(stage:fill_count(one), 1)
    local glass, image = stage:exact_shape(one, 0), stage:exact_shape(two, 0)
    local function relation()
        local at_one, at_two = stage:exact_transform(one), stage:exact_transform(two)
        return sat2d.relation(glass, at_one, image, at_two)
    end
    stage:set(two, "x", 20)
    equal(relation(), "touching")
    stage:set(two, "y", 5)
    equal(stage:hit_test_object(one, two), true)
    equal(relation(), "disjoint")
    equal(thrown(stage.exact_shape, stage, one, 1).message, "fill 1: node 1 has 1")
end)

test("a freed object cannot be used, and may be freed twice", function()
    local shape = Shape.circle(0, 0, 1)
    shape:free()
    shape:free()
    equal(thrown(shape.area, shape).status, "SAT_ERR_NULL")
    equal(thrown(shape.area, shape).message, "the Shape was freed")
    equal(tostring(shape), "sat2d.Shape (freed)")
end)

test("questions of yes or no throw instead of answering no", function()
    local square, freed = Shape.rectangle(1, 1), Shape.rectangle(1, 1)
    freed:free()
    local nowhere, flat = { 1, 0, 0, 1, 0 / 0, 0 }, { 0, 0, 0, 0, 0, 0 }
    for _, ask in ipairs({ sat2d.hits, sat2d.overlaps }) do
        for _, bad in ipairs({
            { freed, here, "SAT_ERR_NULL" }, { square, nil, "SAT_ERR_NULL" },
            { square, nowhere, "SAT_ERR_NOT_FINITE" }, { square, flat, "SAT_ERR_SINGULAR" },
        }) do
            equal(thrown(ask, bad[1], bad[2], square, here).status, bad[3])
            equal(thrown(ask, square, here, bad[1], bad[2]).status, bad[3])
        end
        assert(not pcall(ask, square, here, nil, here))
        assert(not pcall(ask, square, here))
    end
    local beside = Transform.translation(1, 0)
    equal(sat2d.hits(square, here, square, beside), true)
    equal(sat2d.overlaps(square, here, square, beside), false)
    equal(sat2d.hits(square, here, square, Transform.translation(2, 0)), false)
    equal(sat2d.overlaps(square, here, square, here), true)
end)

test("a million shapes and worlds of them leave no memory behind", function()
    local function pages()
        for line in io.lines("/proc/self/status") do
            local kilobytes = line:match("^VmRSS:%s*(%d+)")
            if kilobytes then
                return tonumber(kilobytes)
            end
        end
    end
    local function churn(count)
        for i = 1, count do
            local shape = Shape.rectangle(2, 1)
            if i % 100 == 0 then
                local world = World.new()
                world:insert({ shape = shape })
                world:free()
            end
            if i % 2 == 0 then
                shape:free() -- the others are collected
            end
        end
        collectgarbage()
        collectgarbage()
    end
    churn(100000)
    local before = pages()
    churn(1000000)
    -- a million leaked shapes take more than 64 MB
    assert(pages() - before < 16 * 1024, ("%d kB more"):format(pages() - before))
end)

test("transforms multiply, compare and print", function()
    local turned = Transform.placement_degrees(100, 50, 90, 1, 1)
    local x, y = turned:apply(10, 0)
    equal(x, 100)
    equal(y, 60)
    equal(turned * turned:inverse(), here)
    equal(tostring(here), "Transform(1, 0, 0, 1, 0, 0)")
    equal(Transform.placement(0, 0, 0, -1, 1):is_mirrored(), true)
end)

test("contacts, distances, casts and sweeps are tables, or nil", function()
    local tile = Shape.rectangle(2, 2)
    local contact = sat2d.contact(tile, here, tile, Transform.translation(1.5, 0))
    equal(contact.depth, 0.5)
    equal(contact.normal.x, 1)
    equal(contact.feature_a.kind, "edge")
    equal(#contact.points, 2)
    equal(#sat2d.contact(tile, here, tile, Transform.translation(9, 0)).points, 0)
    equal(#sat2d.contacts(tile, here, tile, Transform.translation(1.5, 0)), 1)
    equal(sat2d.distance(tile, here, tile, Transform.translation(5, 0)).distance, 3)
    equal(sat2d.separation(tile, here, tile, Transform.translation(1.5, 0)).depth, 0.5)
    local why = sat2d.explain(tile, here, tile, Transform.translation(3, 0))
    equal(why:relation(), "disjoint")
    equal(why:point(), nil)
    equal(why:axes()[1].normal.x, 1)
    equal(why:axes()[1].offset, 1.5)
    equal(tostring(why), "sat2d.Explanation (disjoint)")
    equal(why:json():sub(-4), "}]}}")
    why:free()
    why = sat2d.explain(tile, here, tile, Transform.translation(2, 0))
    equal(why:relation(), "touching")
    equal((why:point()), 1)
    why = sat2d.explain(tile, here, tile, Transform.translation(1, 0))
    equal(why:relation(), "overlapping")
    equal(#why:axes(), 0)
    local ell = Shape.polygon({ { 0, 0, 9, 0, 9, 1, 1, 1, 1, 9, 0, 9 } })
    why = sat2d.explain(ell, here, tile, Transform.translation(3, 3))
    equal(why:relation(), "disjoint")
    equal(why:axes()[1].b_end, 1)
    equal(sat2d.within(tile, here, Shape.rectangle(9, 9), here), "proper")
    equal(sat2d.cast_ray(tile, here, -9, 0, 1, 0, 20).point.x, -1)
    equal(sat2d.cast_ray(tile, here, -9, 0, -1, 0, 20).hit, false)
    local flight = { start = here, translation = { x = 8, y = 0 } }
    local wall = { start = Transform.translation(6, 0) }
    equal(sat2d.sweep(tile, flight, tile, wall).time, 0.5)
    local x = sat2d.slide(3, -4, 0, 1)
    equal(x, 3)
end)

test("pieces cover a polygon with a hole, and edges are numbered", function()
    local rings = { { 0, 0, 6, 0, 6, 6, 0, 6 }, { 2, 2, 4, 2, 4, 4, 2, 4 } }
    local made = sat2d.polygon.decompose(rings, { method = "fewest" })
    equal(made.area, 32)
    local edges = 0
    for _, piece in ipairs(made.pieces) do
        for _, edge in ipairs(piece.edges) do
            edges = edges + (edge and 1 or 0)
        end
    end
    equal(edges, 8)
    local many = sat2d.polygons.decompose({ rings, { { 0, 0, 4, 4, 4, 0, 0, 4 } } })
    equal(#many[1].pieces, #sat2d.polygon.decompose(rings).pieces)
    equal(many[2].status, "SAT_ERR_EDGES_CROSS")
    local again = sat2d.Decomposer.new()
    equal(#again:decompose(rings).pieces, #many[1].pieces)
    equal(#again:decompose_trusted(rings).pieces, #many[1].pieces)
    local left = sat2d.polygon.simplify({ { 0, 0, 3, 0.1, 6, 0, 6, 6, 0, 6 } }, 0.5)
    equal(#left[1], 4)
    local dented = { { 0, 0, 4, 0.5, 8, 0, 7.5, 2, 8, 4, 0, 4 } }
    local near = sat2d.polygon.approximate(dented, 0.5, "outward")
    equal(#near, 1)
    equal(table.concat(near[1], " "), "0 2 4 5")
    equal(#sat2d.polygon.approximate(dented, 0.25, "outward", { method = "fast" }), 2)
    equal(thrown(sat2d.polygon.validate, { { 0, 0, 1, 1 } }).status, "SAT_ERR_TOO_FEW_POINTS")
end)

test("arcs of outlines have flags, one, several or none", function()
    -- from (10, 0) to (0, 10) about the origin or about (10, 10): three quarters, or one
    local function area(arc)
        return Shape.outline({
            { kind = "move_to", to = { 10, 0 } },
            { kind = "arc_to", arc = arc, control = { 10, 10 }, to = { 0, 10 } },
        }):area()
    end
    local segment = 25 * math.pi - 50
    for _, case in ipairs({
        { "sweep", segment }, { { "sweep" }, segment }, { {}, segment },
        { { "large", "sweep" }, 100 * math.pi - segment }, { "large", 100 * math.pi - segment },
    }) do
        assert(math.abs(area(case[1]) - case[2]) < 1e-9)
    end
    equal(thrown(area, { "small" }).status, "SAT_ERR_INVALID_ENUM")
end)

test("strokes and contours that cross are within a tolerance", function()
    local corner = {
        { kind = "move_to", to = { 0, 0 } }, { kind = "line_to", to = { 8, 0 } },
        { kind = "line_to", to = { 8, 8 } },
    }
    local function area(stroke)
        return Shape.stroke_within(corner, stroke, 1 / 1024):area()
    end
    equal(area({ width = 2, join = "bevel", cap = "butt" }), 31.5)
    equal(area({ width = 2, join = "miter", cap = "butt", miter_limit = 4 }), 32)
    equal(thrown(area, { width = 0 }).status, "SAT_ERR_NEGATIVE")
    local bow_tie = {
        { kind = "move_to", to = { 0, 0 } }, { kind = "line_to", to = { 4, 4 } },
        { kind = "line_to", to = { 4, 0 } }, { kind = "line_to", to = { 0, 4 } },
    }
    equal(Shape.outline_within(bow_tie, "even_odd", 0.01):area(), 8)
end)

test("masks overlap and have silhouettes and shapes", function()
    local arrow = Mask.rows({ "..#", "###", "..#" })
    equal(arrow:count(), 5)
    equal(arrow:overlaps(arrow, 2, 1), true)
    equal(arrow:overlaps(arrow, -1, 2), false)
    equal(#arrow:silhouettes()[1][1] / 2, 8)
    equal(#Shape.mask_groups(arrow, 1.5, 1.5), 1)
    equal(Shape.mask(arrow, 1.5, 1.5):area(), 5)
    equal(Mask.alpha("\255\0\0\255", 2, 2, 128):count(), 2)
    equal(thrown(Mask.alpha, "\255", 2, 2, 128).status, "SAT_ERR_COUNT")
    equal(#Shape.tiles({ 1, 0, 1, 1, 0, 0 }, 3, 2, 16, 16), 2)
end)

test("batches answer as single calls do", function()
    local tile, there = Shape.rectangle(2, 2), Transform.translation(2, 0)
    local found = sat2d.batch.pairs({ tile, tile, tile }, { here, there, here }, { 0, 1, 0, 2 })
    equal(table.concat(found, " "), "touching overlapping")
    local a = { center_x = { 0, 0 }, center_y = { 0, 0 }, u_x = { 1, 1 }, u_y = { 0, 0 },
        v_x = { 0, 0 }, v_y = { 1, 1 } }
    local b = { center_x = { 2, 3 }, center_y = { 0, 0 }, u_x = { 1, 1 }, u_y = { 0, 0 },
        v_x = { 0, 0 }, v_y = { 1, 1 } }
    equal(table.concat(sat2d.batch.rectangles(a, b), " "), "touching disjoint")
end)

local function small_world()
    local world, ball = World.new(), Shape.circle(0, 0, 1)
    local floor = world:insert({ shape = Shape.rectangle(20, 2), kind = "static", user = 3 })
    local first = world:insert({ shape = ball, transform = Transform.translation(0, 1.5) })
    return world, floor, first
end

test("worlds report events and answer queries", function()
    local world, floor, ball = small_world()
    world:step()
    local event = world:events()[1]
    equal(event.a, floor)
    equal(event.b, ball)
    equal(event.phase, "begin")
    equal(event.user_a, 3)
    equal(world:get(ball).shape:radius(), 1)
    equal(world:get(floor).kind, "static")
    equal(world:query_point(0, 0.9)[1], floor)
    equal(#world:query_point(0, 0.9, { except = { floor } }), 1)
    equal(#world:query_circle(0, 0, 5, "touching", { kinds = { "moving" } }), 1)
    equal(world:nearest(0, 10, 1, 100)[1].body, ball)
    equal(world:cast_ray(0, 10, 0, -1, 100).body, ball)
    world:set_kinds({ floor, ball }, { "moving", "sensor" })
    equal(world:get(floor).kind .. " " .. world:get(ball).kind, "moving sensor")
    local wrong = thrown(world.set_kinds, world, { floor, ball }, { "static", "wall" })
    equal(wrong.status, "SAT_ERR_INVALID_ENUM")
    equal(wrong.indices.entry, 1)
    wrong = thrown(world.set_kinds, world, { floor, 0 }, { "static", "moving" })
    equal(wrong.status, "SAT_ERR_STALE_ID")
    equal(wrong.indices.entry, 1)
    equal(thrown(world.set_kinds, world, { floor }, {}).status, "SAT_ERR_COUNT")
    equal(world:get(floor).kind, "moving")
    world:set_kinds({ floor, ball }, { "static", "moving" })
    world:set_transforms({ ball }, { 1, 0, 0, 1, 0, 9 })
    local moved = world:move_and_slide(ball, 2, -20)
    equal(moved.hits[1].body, floor)
    equal(moved.stuck, false)
    local again = World.restore(world:save())
    equal(again:fingerprint(), world:fingerprint())
    world:remove(ball)
    equal(thrown(world.get, world, ball).status, "SAT_ERR_STALE_ID")
    equal(#world:bodies(), 1)
    local dot, disc = Shape.hull({ 1, 2 }), Shape.circle(0, 0, 1)
    local ids = world:insert_many({ { shape = disc }, { shape = dot } })
    equal(world:get(ids[2]).shape:kind(), "point")
end)

test("a tile that sticks out of a row stops a body without a skin", function()
    local world, tile = World.new(), Shape.rectangle(16, 16)
    for i, top in ipairs({ 0, 0.001, -0.002 }) do
        local at = Transform.translation(16 * i - 8, top - 8)
        world:insert({ shape = tile, kind = "static", transform = at })
    end
    local start = Transform.translation(8, 6)
    local hero = world:insert({ shape = Shape.rectangle(12, 12), transform = start })
    for _, case in ipairs({ { nil, 2 }, { {}, 2 }, { { skin = 0.016 }, 24 } }) do
        local options, expected = case[1], case[2]
        world:set_transform(hero, start)
        equal(world:move_and_slide(hero, 24, -1, options).moved.x, expected)
        world:set_transform(hero, start)
        equal(world:move_character(hero, 24, -1, options).moved.x, expected)
    end
end)

test("ellipses, and circles that are scaled unevenly", function()
    local oval, disc, wall = Shape.ellipse(25, 50), Shape.circle(0, 0, 1), Shape.rectangle(2, 9)
    local x, y = oval:half_axes()
    equal(("%s %g %g"):format(oval:kind(), x, y), "ellipse 25 50")
    local squashed = { -25, 0, 0, 50, 0, 0 }
    for _, placed in ipairs({ { oval, here }, { disc, squashed } }) do
        local function beside(along)
            return sat2d.relation(placed[1], placed[2], wall, Transform.translation(along, 0))
        end
        equal(beside(26), "touching")
        equal(beside(26 - 2 ^ -48), "overlapping")
        equal(beside(26 + 2 ^ -48), "disjoint")
    end
    equal(thrown(Shape.ellipse, 1, -3).status, "SAT_ERR_NEGATIVE")
end)

test("a predicate that throws lets the two meet", function()
    local function pair()
        local world = World.new()
        world:insert({ shape = Shape.rectangle(2, 2) })
        world:insert({ shape = Shape.rectangle(2, 2) })
        return world
    end
    local plain, throws = pair(), pair()
    plain:step()
    throws:set_pair_predicate(function()
        error("no")
    end)
    assert(not pcall(throws.step, throws))
    equal(#throws:events(), 1)
    throws:set_pair_predicate(nil)
    equal(throws:fingerprint(), plain:fingerprint())
    throws:step()
    equal(throws:events()[1].phase, "stay")
end)

test("worlds with functions are collected, whatever these refer to", function()
    local seen, tile = setmetatable({}, { __mode = "k" }), Shape.rectangle(2, 2)
    local asked, written = 0, 0
    for i = 1, 3000 do
        local world = World.new()
        seen[world] = true
        world:insert({ shape = tile })
        world:insert({ shape = tile })
        world:set_pair_predicate(function()
            asked = asked + (seen[world] and 1 or 0)
            return i % 2 == 0
        end)
        world:start_recording(function(text)
            written = written + (seen[world] and #text or 0)
        end)
        world:step()
        equal(#world:events(), i % 2 == 0 and 1 or 0)
    end
    equal(asked, 3000)
    assert(written > 3000 * 100)
    for _ = 1, 4 do
        collectgarbage()
    end
    local alive = 0
    for _ in pairs(seen) do
        alive = alive + 1
    end
    assert(alive <= 1, alive .. " worlds are alive")
end)

test("a function that is replaced is called no more, the new one is", function()
    local world, calls = World.new(), ""
    world:insert({ shape = Shape.rectangle(2, 2) })
    for _, name in ipairs({ "a", "b", "c" }) do
        world:set_pair_predicate(function()
            calls = calls .. name
            return true
        end)
        world:insert({ shape = Shape.rectangle(2, 2) })
        world:step()
    end
    equal(calls, "abbccc")
    local parts = {}
    for i = 1, 2 do
        parts[i] = {}
        world:start_recording(function(text)
            table.insert(parts[i], text)
        end)
        world:step()
    end
    world:free()
    for i = 1, 2 do
        local replayed = table.concat(parts[i])
        equal(replayed:sub(1, 4), "s2dr")
        equal(select(2, replayed:gsub("s2dr", "")), 1)
    end
end)

test("callbacks are called, and their errors are thrown by the call of the world", function()
    local world = small_world()
    local asked = 0
    world:set_pair_predicate(function(a, b, user_a, user_b)
        asked = asked + 1
        assert(a < b and user_a == 3 and user_b == 0)
        return false
    end)
    world:step()
    equal(asked, 1)
    equal(#world:events(), 0)
    world:set_pair_predicate(function()
        error("no")
    end)
    world:insert({ shape = Shape.rectangle(1, 1) })
    local fine, message = pcall(world.step, world)
    assert(not fine and message:find("no$"))
    world:set_pair_predicate(nil)
    local bytes = 0
    world:start_recording(function(text)
        bytes = bytes + #text
    end)
    world:step()
    equal(world:stop_recording(), true)
    assert(bytes > 100)
    local drawn = {}
    world:draw({
        circle = function(x, y, radius, paint)
            drawn[#drawn + 1] = ("%g %g %g %s"):format(x, y, radius, paint)
        end,
    })
    equal(drawn[1], "0 1.5 1 moving")
    local oval = world:insert({ shape = Shape.ellipse(5, 3), transform = { 0, 1, -1, 0, 9, 8 } })
    world:draw_body(oval, {
        ellipse = function(x, y, ux, uy, wx, wy, paint)
            drawn[2] = ("%g %g %g %g %g %g %s"):format(x, y, ux, uy, wx, wy, paint)
        end,
    })
    equal(drawn[2], "9 8 0 5 -3 0 moving")
    world:free()
end)
