-- What programs keep with bodies. The library keeps numbers: an object is kept here, by a number
-- that no program can give.

-- Numbers from here on stand for objects: even ones are exact up to 2^54.
local FIRST = 2 ^ 53

local function raw_user(pointer, id)
    local user = new("uint64_t[1]")
    check(C.sat_world_user(pointer, id_of(id, "id"), user))
    return tonumber(user[0])
end

-- The objects of a world, by their numbers. Made for the first one: a world that was restored may
-- have numbers of objects that are gone, which must not come to mean others.
local function users_of(world)
    if not world.users then
        local taken = {}
        for _, id in ipairs(world:bodies()) do
            taken[raw_user(world.ptr, id)] = true
        end
        for _, event in ipairs(list_of("sat_pair_event", function(list, capacity, count)
            return C.sat_world_events(world.ptr, list, capacity, count)
        end)) do
            taken[event.user_a], taken[event.user_b] = true, true
        end
        -- `retired` is what bodies no longer have, but the events of the next step will name;
        -- `named` is what the events of the last step may name.
        world.users = { objects = {}, last = FIRST, taken = taken, retired = {}, named = {} }
    end
    return world.users
end

local function is_number(user)
    return type(user) == "number" or ffi.istype("uint64_t", user) or ffi.istype("int64_t", user)
end

-- The number for what a program keeps with a body. An object gets one that `keep` makes known, once
-- a body has it.
local function number_for(world, user)
    if type(user) == "nil" then
        return 0
    elseif is_number(user) then
        if user % 1 ~= 0 or user < 0 or user >= FIRST then
            fail("SAT_ERR_OUT_OF_RANGE", ("user is %s; expected a whole number from 0 to 2^53 - 1, "
                .. "or anything that is no number"):format(tostring(user)))
        end
        return user
    end
    local users = users_of(world)
    repeat
        users.last = users.last + 2
    until not users.taken[users.last]
    return users.last
end

local function keep(world, number, user)
    if number >= FIRST then
        world.users.objects[number] = user
    end
end

-- What a number stands for: nil if that was an object of another program.
local function user_for(world, number)
    if number < FIRST then
        return number
    end
    return world.users and world.users.objects[number]
end

-- Forgets what a body no longer has, once no event can name it: with the step after the next.
local function retire(world, number)
    if number >= FIRST and world.users then
        table.insert(world.users.retired, number)
    end
end

-- A description of a body with a number for its object, and that number.
local function numbered(world, body)
    if type(body) ~= "table" or body.user == nil then
        return body, 0
    end
    local number = number_for(world, body.user)
    if is_number(body.user) then
        return body, 0
    end
    local copy = {}
    for key, value in pairs(body) do
        copy[key] = value
    end
    copy.user = number
    return copy, number
end

--- Inserts a body and returns its id. Queries find it at once; events report it from the next step
--- on. `user` may be anything: events, predicates, `get` and `user` give it back.
---@param body table
---@return number
function World:insert(body)
    local pointer, out_id = handle(self, World, "self"), new("sat_body_id")
    local described, number = numbered(self, body)
    check(C.sat_world_insert(pointer, to("sat_body", described, "body"), out_id))
    keep(self, number, body.user)
    return from["sat_body_id"](out_id)
end

--- Inserts a body as a part of another one, the owner, and returns the id of the part. Its
--- transform is its place in the coordinates of the owner. The owner cannot be a part itself.
---@param owner number
---@param part table
---@return number
function World:attach(owner, part)
    local pointer, out_id = handle(self, World, "self"), new("sat_body_id")
    local described, number = numbered(self, part)
    described = to("sat_body", described, "part")
    check(C.sat_world_attach(pointer, id_of(owner, "owner"), described, out_id))
    keep(self, number, part.user)
    return from["sat_body_id"](out_id)
end

--- Inserts many bodies: all of them, or none if it throws. Returns their ids.
function World:insert_many(bodies)
    local pointer, described, of = handle(self, World, "self"), {}, {}
    for i, body in ipairs(table_of(bodies, "bodies")) do
        table_of(body, ("bodies[%d]"):format(i))
        described[i], of[i] = numbered(self, body)
    end
    local list, count = struct_list("sat_body", described, "bodies")
    local ids, made = new("sat_body_id[?]", count), {}
    check(C.sat_world_insert_many(pointer, list, count, ids))
    for i = 1, count do
        keep(self, of[i], bodies[i].user)
        made[i] = from.sat_body_id(ids[i - 1])
    end
    return made
end

--- Removes a body, and its parts with it. The next step reports the end of their pairs. What was
--- kept with them is forgotten with the step after that.
---@param id number
function World:remove(id)
    local pointer, numbers = handle(self, World, "self"), {}
    if self.users then
        numbers[1] = raw_user(pointer, id)
        for _, part in ipairs(self:parts(id)) do
            numbers[#numbers + 1] = raw_user(pointer, part)
        end
    end
    check(C.sat_world_remove(pointer, id_of(id, "id")))
    for _, number in ipairs(numbers) do
        retire(self, number)
    end
end

--- A body as it is now.
---@param id number
---@return table
function World:get(id)
    local out_body = new("sat_body")
    check(C.sat_world_get(handle(self, World, "self"), id_of(id, "id"), out_body))
    local body = from["sat_body"](out_body)
    body.user = user_for(self, body.user)
    return body
end

--- What a body has as its `user`: 0 by default, nil if that was an object when the world was saved.
---@param id number
---@return any
function World:user(id)
    return user_for(self, raw_user(handle(self, World, "self"), id))
end

--- Changes what is kept with a body: a whole number, or anything that is no number. nil is 0.
---@param id number
---@param user any
function World:set_user(id, user)
    local pointer = handle(self, World, "self")
    local last, number = raw_user(pointer, id), number_for(self, user)
    check(C.sat_world_set_user(pointer, id_of(id, "id"), number))
    keep(self, number, user)
    retire(self, last)
end

--- Makes a copy of the world, with all ids and everything that is kept with bodies. It has no
--- predicate, and nobody records it.
---@return sat2d.World
function World:clone()
    local out_world = new("sat_world *[1]")
    check(C.sat_world_clone(handle(self, World, "self"), out_world))
    local made = adopt(World, out_world[0])
    if self.users then
        made.users = { last = self.users.last, taken = self.users.taken }
        for _, kind in ipairs({ "objects", "retired", "named" }) do
            made.users[kind] = {}
            for key, value in pairs(self.users[kind]) do
                made.users[kind][key] = value
            end
        end
    end
    return made
end

for _, name in ipairs({ "step", "step_within" }) do
    local plain = World[name]
    jit.off(plain) -- a predicate may be asked
    World[name] = function(self, ...)
        plain(self, ...)
        local users = self.users
        if users then
            for _, number in ipairs(users.named) do
                users.objects[number] = nil
            end
            users.named, users.retired = users.retired, {}
        end
    end
end

--- The events of the last step: tables with `a`, `b`, `user_a`, `user_b`, `phase`, `relation`.
function World:events()
    local events = list_of("sat_pair_event", function(list, capacity, count)
        return C.sat_world_events(handle(self, World, "self"), list, capacity, count)
    end)
    for _, event in ipairs(events) do
        event.user_a, event.user_b = user_for(self, event.user_a), user_for(self, event.user_b)
    end
    return events
end
