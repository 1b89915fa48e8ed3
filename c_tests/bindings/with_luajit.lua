-- Reads the headers for bindings with LuaJIT's FFI as they are, and calls the library.
--
--     luajit with_luajit.lua FOLDER LIBRARY

local ffi = require("ffi")
for _, name in ipairs({"sat2d_bindings.h", "sat2d_compat_bindings.h"}) do
    local header = assert(io.open(arg[1] .. "/" .. name))
    ffi.cdef(header:read("*a"))
    header:close()
end
local sat = ffi.load(arg[2])

local function check(status)
    if status ~= sat.SAT_OK then
        error(ffi.string(sat.sat_last_error()), 2)
    end
end

local function make(constructor, ...)
    local out = ffi.new("sat_shape *[1]")
    local arguments = {...}
    arguments[#arguments + 1] = out
    check(constructor(unpack(arguments)))
    return ffi.gc(out[0], sat.sat_shape_free)
end

check(sat.sat_version_check_header(sat.SAT_VERSION, sat.SAT_ABI_VERSION))
local other_abi = sat.SAT_ABI_VERSION + 1
assert(sat.sat_version_check_header(sat.SAT_VERSION, other_abi) == sat.SAT_ERR_VERSION)
assert(ffi.cast("uint32_t", sat.SAT_NO_INDEX) == ffi.cast("uint32_t", 0xffffffff))

-- two shapes: structs by value and by pointer, outputs, enumerators
local tile = make(sat.sat_shape_new_rectangle, 2, 2)
local here = ffi.new("sat_transform[1]", {sat.sat_transform_identity()})
local there = ffi.new("sat_transform[1]", {sat.sat_transform_translation({1.5, 0})})
local relation = ffi.new("sat_relation[1]")
check(sat.sat_collide(tile, here, tile, there, relation))
assert(relation[0] == sat.SAT_OVERLAPPING and sat.sat_overlaps(tile, here, tile, there))
local contact = ffi.new("sat_manifold[1]")
check(sat.sat_contact(tile, here, tile, there, contact))
assert(contact[0].depth == 0.5 and contact[0].point_count == 2 and contact[0].normal.x == 1)

-- errors have a status and a text
local nothing = ffi.new("sat_shape *[1]")
assert(sat.sat_shape_new_circle({0, 0}, -3, nothing) == sat.SAT_ERR_NEGATIVE)
assert(nothing[0] == nil and ffi.string(sat.sat_last_error()):find("-3", 1, true))

-- a world of zero-initialised bodies, and lists
local out = ffi.new("sat_world *[1]")
check(sat.sat_world_new(out))
local world = ffi.gc(out[0], sat.sat_world_free)
local ids = ffi.new("sat_body_id[2]")
for index, x in ipairs({0, 1.5}) do
    local body = ffi.new("sat_body")
    body.shape, body.user = tile, index
    body.transform = sat.sat_transform_translation({x, 0})
    check(sat.sat_world_insert(world, body, ids + index - 1))
end
check(sat.sat_world_step(world))
local events, count = ffi.new("sat_pair_event[4]"), ffi.new("size_t[1]")
check(sat.sat_world_events(world, events, 4, count))
assert(count[0] == 1 and events[0].user_a == 1 and events[0].user_b == 2)
assert(sat.sat_body_id_equal(events[0].b, ids[1]) and events[0].phase == sat.SAT_PHASE_BEGIN)

-- a mask, its overlap with itself, and its shape
local rows = ffi.new("uint64_t[3]", {4, 7, 4})
local out_mask = ffi.new("sat_mask *[1]")
check(sat.sat_mask_new_words(rows, 3, 3, out_mask))
local arrow = ffi.gc(out_mask[0], sat.sat_mask_free)
local overlaps = ffi.new("bool[1]")
check(sat.sat_mask_overlaps(arrow, arrow, {2, 1}, overlaps))
assert(overlaps[0])
check(sat.sat_mask_overlaps(arrow, arrow, {-1, 2}, overlaps))
assert(not overlaps[0])
local sprite = make(sat.sat_shape_new_mask, arrow, {1.5, 1.5})
check(sat.sat_shape_vertex_count(sprite, count))
assert(count[0] == 8)

-- memory that both sides see
local points = ffi.cast("sat_vec2 *", sat.sat_alloc(3 * ffi.sizeof("sat_vec2")))
points[0], points[1], points[2] = {0, 0}, {6, 0}, {0, 3}
local wedge = make(sat.sat_shape_new_convex_polygon, points, 3)
sat.sat_free(points)
local area = ffi.new("double[1]")
check(sat.sat_shape_area(wedge, area))
assert(area[0] == 9)

-- an older program's answer
local hit = ffi.new("bool[1]")
local sides = ffi.new("sat_compat_xywh_rect[2]", {{50, 6, 12, 8}, {62, 10, 12, 8}})
check(sat.sat_compat_xywh_rect_to_rect(sides, sides + 1, hit))
assert(not hit[0])
print("LuaJIT: all well")
