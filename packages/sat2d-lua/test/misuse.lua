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
    refuses(null, "region is 5; expected a table", world.query_box, world, 5, "inside")
    refuses(null, "region.min is 0; expected a table", world.query_box, world, { min = 0 },
        "inside")
    refuses(null, "filter is 5; expected a table", world.query_point, world, 0, 0, 5)
    refuses(null, "filter.except is 5; expected a table", world.query_point, world, 0, 0,
        { except = 5 })
    refuses(null, "options.ground is 5; expected a table", world.move_character, world, 1, 0, 0,
        { ground = 5 })
    refuses(null, "rings is 5; expected a table", Shape.polygon, 5)
    refuses(null, "rings[1] is 0; expected a table", Shape.polygon, { 0, 0, 1, 0, 0, 1 })
    refuses(null, "points is nil; expected a table", Shape.hull)
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
    refuses("SAT_ERR_OUT_OF_RANGE", "filter.kinds is empty; expected one or several",
        world.query_point, world, 0, 0, { kinds = {} })
    refuses("SAT_ERR_NEGATIVE", "skin is -1; expected a finite number of 0 or more",
        world.move_and_slide, world, world:bodies()[1], 1, 0, { skin = -1 })
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
    refuses("SAT_ERR_NOT_FINITE", 'id is "1"; expected a number', world.get, world, "1")
    refuses("SAT_ERR_INDEX", "pair 0 names body 2; there are 2 bodies", sat2d.batch.pairs,
        { box, box }, { here, here }, { 0, 2 })
    refuses("SAT_ERR_INVALID_ENUM",
        'filter has an unknown field "exept"; expected except, filter, kinds, at_start',
        world.query_point, world, 0, 0, { exept = { 1 } })
end)

-- Those who come from other libraries make these.
test("the likeliest mistakes are explained", function()
    local world = crowd(1)
    local kinds = 'kind is "dynamic"; expected one of "moving", "sensor", "static"'
    refuses("SAT_ERR_INVALID_ENUM", "body." .. kinds, world.insert, world,
        { shape = box, kind = "dynamic" })
    refuses("SAT_ERR_NULL", "ta is 5; expected a transform or six numbers", sat2d.relation, box, 5,
        box, here)
    refuses("SAT_ERR_NULL", "rings[1] is 0; expected a table", Shape.polygon, { 0, 0, 4, 0, 0, 4 })
    refuses("SAT_ERR_NULL", "a is table: shape; expected a Shape", sat2d.hits,
        setmetatable({}, { __tostring = function() return "table: shape" end }), here, box, here)
    refuses("SAT_ERR_NOT_FINITE", "radius is nil; expected a number", Shape.circle, 0, 1)
end)

test("an error of insert_many names the body", function()
    local world = crowd(1)
    local good = { shape = box }
    local function refuses_second(status, message, body)
        local problem = thrown(world.insert_many, world, { good, body })
        equal(problem.message, message)
        equal(problem.status, status)
        equal(problem.indices.entry, 1)
        equal(world:body_count(), 1)
    end
    refuses_second("SAT_ERR_NULL", "bodies[2].shape is 5; expected a Shape", { shape = 5 })
    refuses_second("SAT_ERR_INVALID_ENUM",
        'bodies[2].kind is "dynamic"; expected one of "moving", "sensor", "static"',
        { shape = box, kind = "dynamic" })
    refuses_second("SAT_ERR_NULL", "bodies[2].transform is 5; expected a transform or six numbers",
        { shape = box, transform = 5 })
    refuses_second("SAT_ERR_NEGATIVE",
        "entry 1: inverse_mass is -1; expected a finite number of 0 or more",
        { shape = box, inverse_mass = -1 })
    refuses_second("SAT_ERR_NULL", "entry 1: shape: the pointer is NULL", {})
    local kinds = thrown(world.set_kinds, world, { 1, 1 }, { "static", "statc" })
    equal(kinds.message, 'kinds[2] is "statc"; expected one of "moving", "sensor", "static"')
    equal(kinds.indices.entry, 1)
end)
