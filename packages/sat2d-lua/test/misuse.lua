-- Wrong calls, which name the argument and its value and do nothing else.

local support = require("support")
local sat2d = require("sat2d")
local test, equal, thrown = support.test, support.equal, support.thrown
local Shape, World = sat2d.Shape, sat2d.World
local box, here = Shape.rectangle(2, 2), sat2d.Transform.identity()

local function refuses(status, message, call, ...)
    local problem = thrown(call, ...)
    equal(problem.message, message)
    equal(problem.status, status, message)
end

local function crowd(count)
    local world = World.new()
    for _ = 1, count do
        world:insert({ shape = box })
    end
    return world
end

test("tables are tables, and functions functions", function()
    local world = crowd(1)
    local null = "SAT_ERR_NULL"
    refuses(null, "body is 5; expected a table", world.insert, world, 5)
    refuses(null, "bodies is 5; expected a table", world.insert_many, world, 5)
    refuses(null, "bodies[2] is 5; expected a table", world.insert_many, world,
        { { shape = box }, 5 })
    refuses(null, "aabb is 5; expected a table", world.query_box, world, 5, "inside")
    refuses(null, "min is 0; expected a table", world.query_box, world, { min = 0 }, "inside")
    refuses(null, "query_filter is 5; expected a table", world.query_point, world, 0, 0, 5)
    refuses(null, "a list of ids is 5; expected a table", world.query_point, world, 0, 0,
        { except = 5 })
    refuses(null, "ground is 5; expected a table", world.move_character, world, 1, 0, 0,
        { ground = 5 })
    refuses(null, "the list of rings is 5; expected a table", Shape.polygon, 5)
    refuses(null, "a ring is 0; expected a table", Shape.polygon, { 0, 0, 1, 0, 0, 1 })
    refuses(null, "a list of points is nil; expected a table", Shape.hull)
    refuses(null, "predicate is 5; expected a function", world.set_pair_predicate, world, 5)
    refuses(null, "write is 5; expected a function", world.start_recording, world, 5)
    refuses(null, "callbacks is 5; expected a table", world.draw, world, 5)
    refuses(null, "circle is 5; expected a function", world.draw, world, { circle = 5 })
    refuses(null, "bytes is 5; expected a string", World.restore, 5)
    refuses(null, "self is nil; expected a World", world.events)
    refuses(null, "self is 5; expected a World", world.move_and_slide, 5, 1, 0, 0)
    equal(world:body_count(), 1)
end)

test("counts are whole and not negative", function()
    local world = crowd(1)
    refuses("SAT_ERR_OUT_OF_RANGE", "iterations is -1; expected 0 or more", world.separate, world,
        -1)
    for _, great in ipairs({ 1e30, 2 ^ 63, 1 / 0 }) do
        refuses("SAT_ERR_OUT_OF_RANGE",
            ("iterations is %s; expected %s"):format(tostring(great),
                great == 1 / 0 and "a whole number" or "at most 9007199254740992"),
            world.separate, world, great)
    end
    refuses("SAT_ERR_OUT_OF_RANGE", "k is -1; expected 0 or more", world.nearest, world, 0, 0, -1,
        9)
    refuses("SAT_ERR_OUT_OF_RANGE", "kinds is empty; expected one or several", world.query_point,
        world, 0, 0, { kinds = {} })
    refuses("SAT_ERR_NOT_FINITE", 'dx is "1"; expected a number', world.move_and_slide, world, 1,
        "1", 0)
end)

test("a function that a world calls cannot free or change it", function()
    local world = crowd(4)
    local calls = {
        world.free, world.step, world.set_pair_predicate, world.bodies,
        function() world:start_recording(print) end,
    }
    for _, call in ipairs(calls) do
        world:insert({ shape = box })
        world:set_pair_predicate(function()
            call(world)
            return true
        end)
        equal(thrown(world.step, world).status, "SAT_ERR_BUSY")
    end
    world:set_pair_predicate(nil)
    world:step()
    equal(world:body_count(), 9)
    local drawn = thrown(world.draw, world, { polygon = function() world:free() end })
    equal(drawn.message, "a callback of the world is running; it must not free the world")
    world:free()
end)

test("callbacks and their types do not run out", function()
    local world = crowd(2)
    for _ = 1, 10000 do
        world:set_pair_predicate(function() end)
        world:draw({ polygon = function() end, line = function() end })
    end
    world:set_pair_predicate(function()
        -- refused, since the world is busy: nothing is kept of the function
        for _ = 1, 100 do
            assert(not pcall(world.set_pair_predicate, world, function() end))
        end
        return true
    end)
    for _ = 1, 20 do
        world:insert({ shape = box })
        world:step()
    end
end)

test("objects go in time, whatever a predicate throws or a limit refuses", function()
    local world = World.new()
    local weak = setmetatable({ {} }, { __mode = "v" })
    local gone = world:insert({ shape = box, user = weak[1] })
    world:insert({ shape = box })
    world:step()
    world:set_pair_predicate(function()
        error("no")
    end)
    world:remove(gone)
    world:insert({ shape = box })
    world:insert({ shape = box })
    local function ended()
        for _, event in ipairs(world:events()) do
            if event.phase == "end" then
                return event.user_a
            end
        end
    end
    assert(not pcall(world.step, world))
    equal(type(ended()), "table")
    -- no step is made
    equal(thrown(world.step_within, world, 1).status, "SAT_ERR_LIMIT")
    equal(type(ended()), "table")
    world:insert({ shape = box })
    assert(not pcall(world.step, world))
    collectgarbage()
    equal(weak[1], nil)
end)

test("a transform, a shape and an id are what they are said to be", function()
    local world = crowd(1)
    refuses("SAT_ERR_NOT_FINITE", "transform coefficient tx is NaN, not a finite number",
        sat2d.relation, box, { 1, 0, 0, 1, 0 / 0, 0 }, box, here)
    refuses("SAT_ERR_STALE_ID", "no body has the id 0 (0v0); it may have been removed",
        world.get, world, 0)
    refuses("SAT_ERR_NOT_FINITE", 'an id is "1"; expected a number', world.get, world, "1")
    refuses("SAT_ERR_INDEX", "pair 0 names body 2; there are 2 bodies", sat2d.batch.pairs,
        { box, box }, { here, here }, { 0, 2 })
    refuses("SAT_ERR_INVALID_ENUM", 'statc is none of "moving", "sensor", "static"',
        world.insert, world, { shape = box, kind = "statc" })
    refuses("SAT_ERR_INVALID_ENUM", "no such field: exept", world.query_point, world, 0, 0,
        { exept = { 1 } })
end)
