-- Worlds.

--- Moves many bodies in one call: all of them, or none if it throws. The transforms are a flat list
-- of six numbers for each body.
function World:set_transforms(ids, transforms)
    local list, count = id_list(nil, ids, "ids")
    if #table_of(transforms, "transforms") ~= 6 * count then
        fail("SAT_ERR_COUNT",
            ("%d numbers for %d bodies; 6 are needed for each"):format(#transforms, count))
    end
    local maps = new("sat_transform[?]", count)
    for i = 0, count - 1 do
        local map, at = maps[i], 6 * i
        map.a, map.b = transforms[at + 1], transforms[at + 2]
        map.c, map.d = transforms[at + 3], transforms[at + 4]
        map.tx, map.ty = transforms[at + 5], transforms[at + 6]
    end
    check(C.sat_world_set_transforms(handle(self, World, "self"), list, maps, count))
end

local function kind_of(kind, name)
    return number_of("sat_body_kind", kind, name)
end

--- Changes the kinds of many bodies in one call: all of them, or none if it throws. Of a good part
-- of all bodies, this takes a fraction of the time of single calls.
function World:set_kinds(ids, kinds)
    local list, count = id_list(nil, ids, "ids")
    if #table_of(kinds, "kinds") ~= count then
        fail("SAT_ERR_COUNT", ("%d kinds for %d bodies; expected as many"):format(#kinds, count))
    end
    local numbers = new("sat_body_kind[?]", count)
    for i = 0, count - 1 do
        numbers[i] = made_of(kind_of, kinds, i + 1, "kinds")
    end
    check(C.sat_world_set_kinds(handle(self, World, "self"), list, numbers, count))
end

local HITS = 32 -- suffices for every move

local function hits_of(hits, count)
    local list = {}
    for i = 1, math.min(tonumber(count), HITS) do
        list[i] = from.sat_slide_hit(hits[i - 1])
    end
    return list
end

--- Moves a body as far as the bodies that it interacts with allow, and slides it along them.
-- Returns a table with `moved`, `stuck` and `hits`: each a `body` and a `normal`. `options.skin` is
-- by how much what it passes may reach into its way: a tile that sticks out of a row.
function World:move_and_slide(id, dx, dy, options)
    local hits, result = new("sat_slide_hit[?]", HITS), new("sat_slide_result")
    local delta = new("sat_vec2", number(dx, "dx"), number(dy, "dy"))
    check(C.sat_world_move_and_slide_with(handle(self, World, "self"), id_of(id, "id"), delta,
        to("sat_move_options", options, "options"), hits, HITS, result))
    local made = from.sat_slide_result(result)
    made.hits = hits_of(hits, result.hit_count)
    return made
end

--- The same for a character with ground, slopes and steps. The options are those of the C API:
-- `up`, `max_slope`, `step`, `snap`, `skin`, and `ground`, which is the one of the last result.
function World:move_character(id, dx, dy, options)
    local hits, result = new("sat_slide_hit[?]", HITS), new("sat_character_result")
    local delta = new("sat_vec2", number(dx, "dx"), number(dy, "dy"))
    check(C.sat_world_move_character(handle(self, World, "self"), id_of(id, "id"), delta,
        to("sat_character_options", options, "options"), hits, HITS, result))
    local made = from.sat_character_result(result)
    made.hits = hits_of(hits, result.hit_count)
    return made
end

--- The world as a string, for `World.restore`.
function World:save()
    local count = new("size_t[1]")
    local code = C.sat_world_save(handle(self, World, "self"), nil, 0, count)
    if code ~= 0 and code ~= 2 then
        throw(code)
    end
    local bytes = new("uint8_t[?]", tonumber(count[0]))
    check(C.sat_world_save(handle(self, World, "self"), bytes, count[0], count))
    return ffi.string(bytes, tonumber(count[0]))
end

--- The world that a string of `World:save` describes. It has no predicate, and what was kept with
-- bodies and is no number is nil.
function World.restore(bytes)
    if type(bytes) ~= "string" then
        fail("SAT_ERR_NULL", ("bytes is %s; expected a string"):format(shown(bytes)))
    end
    local out = new("sat_world *[1]")
    check(C.sat_world_restore(bytes, #bytes, out))
    return adopt(World, out[0])
end

--- A hash of everything that the world contains: 16 hexadecimal digits.
function World:fingerprint()
    local out = new("uint64_t[1]")
    check(C.sat_world_fingerprint(handle(self, World, "self"), out))
    return bit.tohex(tonumber(out[0] / 2 ^ 32)) .. bit.tohex(tonumber(out[0] % 2 ^ 32))
end
