-- Objects, and transforms.

local class_of = {}

-- A class of objects with the handle `ptr`, which is freed when the object is collected, or at once
-- by `free`. Twice is fine.
local function class(name, free, made)
    made = made or {}
    made.__index = made
    made.free_handle = free
    made.name = name
    -- what a freed object becomes: whatever asks for its handle is told so
    made.freed = {
        __index = function(_, key)
            if key == "ptr" then
                fail("SAT_ERR_NULL", ("the %s was freed"):format(name))
            end
            return made[key]
        end,
        __tostring = function()
            return ("sat2d.%s (freed)"):format(name)
        end,
    }
    function made.free(self)
        if getmetatable(self) ~= made.freed then
            free(ffi.gc(self.ptr, nil))
            self.ptr = nil
            setmetatable(self, made.freed)
        end
    end
    function made.__tostring(self)
        local text = made.describe and (" (%s)"):format(made.describe(self)) or ""
        return ("sat2d.%s%s"):format(name, text)
    end
    class_of[name] = made
    sat2d[name] = made
    return made
end

class("Shape", C.sat_shape_free, Shape)
local Mask = class("Mask", C.sat_mask_free)
local Explanation = class("Explanation", C.sat_explanation_free)
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

-- What `tostring` says of objects.
function Shape.describe(self)
    local x, y = self:half_axes()
    if x ~= y then
        return ("%s, half axes: %g, %g"):format(self:kind(), x, y)
    end
    return x == 0 and self:kind() or ("%s, radius: %g"):format(self:kind(), x)
end

function Mask.describe(self)
    return ("%d x %d, count: %d"):format(self:width(), self:height(), self:count())
end

function Explanation.describe(self)
    return self:relation()
end

function World.describe(self)
    return ("bodies: %d"):format(self:body_count())
end

-- The shape behind a pointer that somebody else owns.
function Shape.of(pointer)
    local out = new("sat_shape *[1]")
    check(C.sat_shape_share(pointer, out))
    return adopt(Shape, out[0])
end

local transform_type, place = ffi.typeof("sat_transform"), new("sat_vec2")

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

--- Scales by `scale_x` and `scale_y` (negative scales mirror), then rotates by `rotation` radians
--- from the x axis towards the y axis (clockwise on a screen with y down), then moves the origin to
--- (x, y).
---@param x number
---@param y number
---@param rotation? number radians, by default 0
---@param scale_x? number by default 1
---@param scale_y? number by default `scale_x`
---@return sat2d.Transform
function Transform.placement(x, y, rotation, scale_x, scale_y)
    scale_x = scale_x or 1
    local made = new(transform_type)
    place.x, place.y = number(x, "x"), number(y, "y")
    local code = C.sat_transform_placement(
        place, number(rotation or 0, "rotation"), number(scale_x, "scale_x"),
        number(scale_y or scale_x, "scale_y"), made
    )
    if code ~= 0 then
        throw(code)
    end
    return made
end

--- As `Transform.placement`, with degrees. Multiples of 90 degrees rotate exactly.
---@param x number
---@param y number
---@param rotation? number degrees, by default 0
---@param scale_x? number by default 1
---@param scale_y? number by default `scale_x`
---@return sat2d.Transform
function Transform.placement_degrees(x, y, rotation, scale_x, scale_y)
    scale_x = scale_x or 1
    local made = new(transform_type)
    place.x, place.y = number(x, "x"), number(y, "y")
    local code = C.sat_transform_placement_degrees(
        place, number(rotation or 0, "rotation"), number(scale_x, "scale_x"),
        number(scale_y or scale_x, "scale_y"), made
    )
    if code ~= 0 then
        throw(code)
    end
    return made
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
