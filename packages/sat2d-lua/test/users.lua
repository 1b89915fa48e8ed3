-- What programs keep with bodies.

local ffi = require("ffi")
local support = require("support")
local sat2d = require("sat2d")
local test, equal, thrown = support.test, support.equal, support.thrown
local Shape, Transform, World = sat2d.Shape, sat2d.Transform, sat2d.World
local box = Shape.rectangle(2, 2)

test("events, predicates and bodies give objects back", function()
    local world, hero, coin = World.new(), { name = "hero" }, { name = "coin" }
    local a = world:insert({ shape = box, user = hero })
    local b = world:insert_many({ { shape = box, user = coin }, { shape = box, user = 4 } })[1]
    local part = world:attach(a, { shape = box })
    equal(world:user(part), 0)
    world:set_user(part, false)
    equal(world:user(part), false)
    equal(world:user(a), hero)
    equal(world:get(b).user, coin)
    local asked = {}
    world:set_pair_predicate(function(_, _, user_a, user_b)
        asked[user_a], asked[user_b] = true, true
        return user_a == hero and user_b == coin
    end)
    world:step()
    assert(asked[hero] and asked[coin] and asked[4] and asked[false])
    local events = world:events()
    equal(#events, 1)
    equal(events[1].user_a, hero)
    equal(events[1].user_b, coin)
    local kinds = { "a text", print, ffi.new("sat_vec2"), coroutine.create(print), true }
    for _, user in ipairs(kinds) do
        world:set_user(a, user)
        equal(world:user(a), user)
    end
    world:set_user(a, nil)
    equal(world:user(a), 0)
    equal(world:get(a).user, 0)
end)

test("numbers stay numbers; fractions, negative and large ones are refused", function()
    local world = World.new()
    local id = world:insert({ shape = box, user = 2 ^ 53 - 1 })
    equal(world:user(id), 2 ^ 53 - 1)
    world:set_user(id, 12ULL)
    equal(world:user(id), 12)
    for _, user in ipairs({ -1, 0.5, 2 ^ 53, 1 / 0, 0 / 0, -1LL, 2ULL ^ 60 }) do
        equal(thrown(world.set_user, world, id, user).status, "SAT_ERR_OUT_OF_RANGE")
        local problem = thrown(world.insert, world, { shape = box, user = user })
        assert(problem.message:find("^user is "))
    end
    equal(world:user(id), 12)
    equal(world:body_count(), 1)
end)

local function collected(weak)
    collectgarbage()
    collectgarbage()
    return next(weak) == nil
end

test("objects are freed with their bodies, once no event can name them", function()
    local world, weak = World.new(), setmetatable({}, { __mode = "k" })
    local function object()
        local made = {}
        weak[made] = true
        return made
    end
    world:insert({ shape = box })
    local id = world:insert({ shape = box, user = object() })
    world:attach(id, { shape = box, user = object() })
    world:step()
    assert(not collected(weak))
    world:remove(id)
    world:step()
    for _, event in ipairs(world:events()) do
        equal(event.phase, "end")
        assert(weak[event.user_b])
    end
    equal(#world:events(), 2)
    assert(not collected(weak))
    world:step()
    assert(collected(weak))
    -- another object in its place
    local other = world:insert({ shape = box, user = object() })
    world:set_user(other, 1)
    world:step()
    world:step()
    assert(collected(weak))
    world:insert({ shape = box, user = object() })
    world:free()
    assert(collected(weak))
    local forgotten = World.new()
    forgotten:insert({ shape = box, user = object() })
    forgotten = nil
    assert(collected(weak))
end)

test("a call that fails keeps nothing", function()
    local world, weak = World.new(), setmetatable({}, { __mode = "k" })
    local function body()
        local object = {}
        weak[object] = true
        return { shape = box, transform = { 1, 0, 0, 1, 0 / 0, 0 }, user = object }
    end
    local id = world:insert({ shape = box })
    equal(thrown(world.insert, world, body()).status, "SAT_ERR_NOT_FINITE")
    equal(thrown(world.attach, world, id, body()).status, "SAT_ERR_NOT_FINITE")
    equal(thrown(world.insert_many, world, { { shape = box }, body() }).indices.entry, 1)
    world:remove(id)
    equal(thrown(world.set_user, world, id, body()).status, "SAT_ERR_STALE_ID")
    assert(collected(weak))
    equal(thrown(world.user, world, id).status, "SAT_ERR_STALE_ID")
    equal(thrown(world.remove, world, id).status, "SAT_ERR_STALE_ID")
    world:free()
    equal(thrown(world.user, world, id).message, "the World was freed")
    equal(thrown(world.set_user, world, id, {}).message, "the World was freed")
    equal(thrown(world.insert, world, { shape = box, user = {} }).message, "the World was freed")
end)

test("a predicate that throws has no effect on what is kept", function()
    local world, hero = World.new(), {}
    local a = world:insert({ shape = box, user = hero })
    local b = world:insert({ shape = box, user = {} })
    world:set_pair_predicate(function(_, _, user)
        equal(user, hero)
        error("no")
    end)
    assert(not pcall(world.step, world))
    world:set_pair_predicate(function(id)
        equal(world:user(id), hero)
        world:set_user(id, 1)
    end)
    world:remove(b)
    world:insert({ shape = box })
    local fine, problem = pcall(world.step, world)
    equal(fine, false)
    equal(problem.status, "SAT_ERR_BUSY")
    equal(world:user(a), hero)
end)

test("a clone has the objects, a world that was saved has not", function()
    local world, hero, coin = World.new(), {}, {}
    local a = world:insert({ shape = box, user = hero })
    local b = world:insert({ shape = box, user = coin })
    world:step()
    world:remove(b)
    local copy = world:clone()
    world:free()
    equal(copy:user(a), hero)
    copy:step()
    equal(copy:events()[1].user_b, coin)
    local again = World.restore(copy:save())
    equal(again:user(a), nil)
    equal(again:get(a).user, nil)
    equal(again:events()[1].user_b, nil)
    -- a new object is not taken for what was lost
    local new = again:insert({ shape = box, user = "new" })
    equal(again:user(new), "new")
    equal(again:user(a), nil)
    equal(again:events()[1].user_b, nil)
    again:set_user(a, hero)
    equal(again:user(a), hero)
    equal(again:user(new), "new")
    local third = again:clone()
    equal(third:user(third:insert({ shape = box, user = coin })), coin)
    equal(third:user(new), "new")
end)
