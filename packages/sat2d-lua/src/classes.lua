-- Objects, and transforms.

local class_of = {}

-- A class of objects with the handle `ptr`, which is freed when the object is collected, or at once
-- by `free`. Twice is fine.
local function class(name, free, made)
    made = made or {}
    made.__index = made
    made.free_handle = free
    function made.free(self)
        if self.ptr ~= nil then
            free(ffi.gc(self.ptr, nil))
            self.ptr = nil
        end
    end
    function made.__tostring(self)
        return self.ptr == nil and "sat2d." .. name .. " (freed)" or "sat2d." .. name
    end
    class_of[name] = made
    sat2d[name] = made
    return made
end

class("Shape", C.sat_shape_free, Shape)
local Mask = class("Mask", C.sat_mask_free)
local World = class("World", C.sat_world_free)
local Decomposer = class("Decomposer", C.sat_decomposer_free)
local Stage = class("Stage", C.sat_compat_flash_stage_free)
compat.flash.Stage = Stage
sat2d.Stage = nil

local function adopt(of, pointer)
    return setmetatable({ ptr = ffi.gc(pointer, of.free_handle) }, of)
end

local function adopt_all(of, pointers)
    local objects = {}
    for i, pointer in ipairs(pointers) do
        objects[i] = adopt(of, pointer)
    end
    return objects
end

-- The shape behind a pointer that somebody else owns.
function Shape.of(pointer)
    local out = new("sat_shape *[1]")
    check(C.sat_shape_share(pointer, out))
    return adopt(Shape, out[0])
end

--- The transform with these six numbers, in the order of Flash's Matrix; the identity without.
function Transform.new(a, b, c, d, tx, ty)
    return a and new("sat_transform", a, b, c, d, tx, ty) or C.sat_transform_identity()
end

--- The identity.
function Transform.identity()
    return C.sat_transform_identity()
end

--- A translation.
function Transform.translation(x, y)
    return C.sat_transform_translation(new("sat_vec2", x, y))
end

ffi.metatype("sat_transform", {
    __index = Transform,
    __mul = function(outer, inner)
        return outer:product(inner)
    end,
    __eq = function(p, q)
        return ffi.istype("sat_transform", p) and ffi.istype("sat_transform", q)
            and p.a == q.a and p.b == q.b and p.c == q.c and p.d == q.d
            and p.tx == q.tx and p.ty == q.ty
    end,
    __tostring = function(t)
        return ("Transform(%.17g, %.17g, %.17g, %.17g, %.17g, %.17g)")
            :format(t.a, t.b, t.c, t.d, t.tx, t.ty)
    end,
})
