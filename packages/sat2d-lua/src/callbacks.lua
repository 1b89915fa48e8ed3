-- Functions that the library calls. LuaJIT cannot pass an error through C: it is thrown by the call
-- of the world in which it occurred.

-- LuaJIT's callbacks take no structs; one of a single integer is passed as that integer. There is
-- one callback of each kind for all worlds, made for the first one: LuaJIT has room for some
-- hundred, keeps each until it is freed, and all that it refers to. The library passes a number
-- back, and what that stands for is kept by its world alone, so that a world can be collected
-- whatever the functions of the program refer to.
local ASKED = ffi.typeof("bool (*)(const sat_world *, uint64_t, uint64_t, void *)")
local RECORDED = ffi.typeof("sat_record_callback")

-- The worlds that have functions, by the numbers of these.
local worlds, last_number = setmetatable({}, { __mode = "v" }), 0

-- The world and the function of a number; nothing once the world is collected.
local function called(user)
    local number = tonumber(ffi.cast("uintptr_t", user))
    local world = worlds[number]
    if world and world.functions then
        return world, world.functions[number]
    end
end

-- Makes the library call a function of a world, or none: `set` gets what the library passes back.
-- The function that it replaces is called until then.
local function set_function(world, kind, fn, set)
    local functions, before = world.functions or {}, world[kind]
    world.functions = functions
    last_number = last_number + 1
    local number = last_number
    worlds[number], functions[number] = world, fn
    local code = set(ffi.cast("void *", number))
    if code ~= 0 then
        functions[number] = nil
        check(code)
    end
    if before then
        functions[before] = nil
    end
    world[kind] = fn and number
end

local function caught(world, call, ...)
    world.running = (world.running or 0) + 1
    local fine, answer = pcall(call, ...)
    world.running = world.running - 1
    if not fine then
        world.callback_error = world.callback_error or { answer }
    end
    return fine, answer
end

local function rethrow(world)
    local occurred = world.callback_error
    if occurred then
        world.callback_error = nil
        error(occurred[1], 3)
    end
end

local asked

--- Sets the function that is asked about each pair of bodies that begins to meet: it takes two ids
-- and the `user` of both, and returns whether they meet. The world is busy meanwhile. nil
-- sets none. Where it throws, the two meet, and the call of the world throws that once it is made.
function World:set_pair_predicate(predicate)
    local pointer = handle(self, World, "self")
    if predicate ~= nil then
        check_function(predicate, "predicate")
    end
    asked = asked or ffi.cast(ASKED, function(view, a, b, user)
        local world, ask = called(user)
        if not ask then
            return true
        end
        local fine, answer = caught(world, function()
            return ask(tonumber(a), tonumber(b), user_for(world, raw_user(view, a)),
                user_for(world, raw_user(view, b)))
        end)
        return not fine or answer and true or false
    end)
    local callback = predicate and ffi.cast("sat_pair_predicate", asked) or nil
    set_function(self, "predicate", predicate, function(user)
        return C.sat_world_set_pair_predicate(pointer, callback, user)
    end)
end

local recorded

--- Records every call that changes the world, for `sat2d replay`: the function takes strings. End
-- the recording by `stop_recording` or `free`: of a world that is collected before, the calls after
-- the last step are not written.
function World:start_recording(write)
    local pointer = handle(self, World, "self")
    check_function(write, "write")
    recorded = recorded or ffi.cast(RECORDED, function(bytes, count, user)
        local world, take = called(user)
        if not take then
            return false
        end
        local text = ffi.string(bytes, tonumber(count))
        return (caught(world, take, text))
    end)
    set_function(self, "recording", write, function(user)
        return C.sat_world_start_recording(pointer, recorded, user)
    end)
end

-- Functions that may ask the predicate, or write to the recording, cannot be compiled: LuaJIT does
-- not allow callbacks from compiled calls.
for _, name in ipairs({
    "step", "step_within", "separate", "separate_within", "move_and_slide", "move_character",
    "stop_recording", "insert", "insert_many", "remove", "attach", "set_transform",
    "set_transforms", "set_local_transform", "set_shape", "set_kind", "set_kinds", "set_filter",
    "set_user", "set_inverse_mass", "set_touching_tolerance", "set_one_way",
}) do
    local plain = World[name]
    jit.off(plain)
    World[name] = function(self, ...)
        local first, second = plain(self, ...)
        rethrow(self)
        return first, second
    end
end

local free_world = World.free
jit.off(free_world)

--- Frees the world. Twice is fine; otherwise its memory is freed when the object is collected. A
--- function that the world calls must not free it.
function World:free()
    if (self.running or 0) > 0 then
        fail("SAT_ERR_BUSY", "a callback of the world is running; it must not free the world")
    end
    free_world(self)
    self.users, self.functions = nil, nil
end

-- LuaJIT's callbacks take no structs. Outside of Windows a point is passed as two doubles are.
local PAINTERS = {
    line = {
        ffi.typeof("void (*)(double, double, double, double, sat_paint, void *)"),
        function(draw, x0, y0, x1, y1, paint)
            draw(x0, y0, x1, y1, from.sat_paint(paint))
        end,
    },
    polygon = {
        ffi.typeof("void (*)(const sat_vec2 *, size_t, sat_paint, void *)"),
        function(draw, corners, count, paint)
            local flat = {}
            for i = 0, tonumber(count) - 1 do
                flat[2 * i + 1], flat[2 * i + 2] = corners[i].x, corners[i].y
            end
            draw(flat, from.sat_paint(paint))
        end,
    },
    circle = {
        ffi.typeof("void (*)(double, double, double, sat_paint, void *)"),
        function(draw, x, y, radius, paint)
            draw(x, y, radius, from.sat_paint(paint))
        end,
    },
    ellipse = {
        ffi.typeof("void (*)(double, double, double, double, double, double, sat_paint, void *)"),
        function(draw, x, y, ux, uy, wx, wy, paint)
            draw(x, y, ux, uy, wx, wy, from.sat_paint(paint))
        end,
    },
    text = {
        ffi.typeof("void (*)(double, double, const char *, sat_paint, void *)"),
        function(draw, x, y, text, paint)
            draw(x, y, ffi.string(text), from.sat_paint(paint))
        end,
    },
}

local function painter(world, callbacks)
    for kind in pairs(PAINTERS) do
        if table_of(callbacks, "callbacks")[kind] ~= nil then
            check_function(callbacks[kind], kind)
        end
    end
    local struct, made = new("sat_draw_callbacks"), {}
    for kind, paint in pairs(PAINTERS) do
        if callbacks[kind] then
            if ffi.os == "Windows" and kind ~= "polygon" then
                fail("SAT_ERR_UNSUPPORTED", "Lua on Windows can only draw polygons")
            end
            made[#made + 1] = ffi.cast(paint[1], function(...)
                caught(world, paint[2], callbacks[kind], ...)
            end)
            struct[kind] = ffi.cast(ffi.typeof(struct[kind]), made[#made])
        end
    end
    return struct, made
end

local function draw(world, callbacks, call)
    local struct, made = painter(world, callbacks)
    local code = call(struct)
    for _, callback in ipairs(made) do
        callback:free()
    end
    check(code)
    rethrow(world)
end
jit.off(draw, true)

--- Draws all bodies by functions of the table: `line(x0, y0, x1, y1, paint)`,
-- `polygon(points, paint)`, `circle(x, y, radius, paint)`, `ellipse(x, y, ux, uy, wx, wy, paint)`
-- (the points (x, y) + s (ux, uy) + t (wx, wy) with s² + t² ≤ 1), `text(x, y, text, paint)`.
function World:draw(callbacks)
    draw(self, callbacks, function(struct)
        return C.sat_world_draw(handle(self, World, "self"), struct, nil)
    end)
end
jit.off(World.draw, true)

--- Draws one body.
function World:draw_body(id, callbacks)
    draw(self, callbacks, function(struct)
        return C.sat_world_draw_body(handle(self, World, "self"), id_of(id, "id"), struct, nil)
    end)
end
jit.off(World.draw_body, true)
