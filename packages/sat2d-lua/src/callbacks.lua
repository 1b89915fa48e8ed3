-- Functions that the library calls. LuaJIT cannot pass an error through C: it is thrown by the call
-- of the world in which it occurred.

-- LuaJIT's callbacks take no structs; one of a single integer is passed as that integer. The types
-- are made once: LuaJIT keeps each for ever, and has room for 65,536.
local ASKED = ffi.typeof("bool (*)(const sat_world *, uint64_t, uint64_t, void *)")
local RECORDED = ffi.typeof("sat_record_callback")

-- What a world has of each kind: it is kept as long as the world, and freed with it. `code` is that
-- of the call that has set it.
local function keep_callback(world, kind, callback, code)
    if code ~= 0 and callback then
        callback:free()
    end
    check(code)
    world.callbacks = world.callbacks or {}
    if world.callbacks[kind] then
        world.callbacks[kind]:free()
    end
    world.callbacks[kind] = callback
end

local function caught(world, call, ...)
    world.running = (world.running or 0) + 1
    local fine, answer = pcall(call, ...)
    world.running = world.running - 1
    if not fine then
        world.callback_error = world.callback_error or { answer }
    end
    return fine and answer
end

local function rethrow(world)
    local occurred = world.callback_error
    if occurred then
        world.callback_error = nil
        error(occurred[1], 3)
    end
end

--- Sets the function that is asked about each pair of bodies that begins to meet: it takes two ids
-- and the `user` of both, and returns whether they meet. The world is busy meanwhile. nil
-- sets none.
function World:set_pair_predicate(predicate)
    local pointer = handle(self, World, "self")
    if predicate ~= nil then
        check_function(predicate, "predicate")
    end
    local callback = predicate and ffi.cast(ASKED, function(world, a, b)
        return caught(self, function()
            return predicate(tonumber(a), tonumber(b), user_for(self, raw_user(world, a)),
                user_for(self, raw_user(world, b)))
        end) and true or false
    end)
    local plain = callback and ffi.cast("sat_pair_predicate", callback)
    keep_callback(self, "predicate", callback,
        C.sat_world_set_pair_predicate(pointer, plain or nil, nil))
end

--- Records every call that changes the world, for `sat2d replay`: the function takes strings.
function World:start_recording(write)
    local pointer = handle(self, World, "self")
    check_function(write, "write")
    local callback = ffi.cast(RECORDED, function(bytes, count)
        local text = ffi.string(bytes, tonumber(count))
        return caught(self, function()
            write(text)
            return true
        end) and true or false
    end)
    keep_callback(self, "recording", callback,
        C.sat_world_start_recording(pointer, callback, nil))
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
    self.users = nil
    for kind in pairs(self.callbacks or {}) do
        keep_callback(self, kind, nil, 0)
    end
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
        return C.sat_world_draw_body(handle(self, World, "self"), id_of(id), struct, nil)
    end)
end
jit.off(World.draw_body, true)
