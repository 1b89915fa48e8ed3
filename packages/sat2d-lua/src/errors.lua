-- Errors.

local Error = {}
Error.__index = Error
sat2d.Error = Error

function Error.__tostring(self)
    return self.where .. self.message
end

-- The line of the program that called the module, as Lua's own errors begin with it.
local this_file = debug.getinfo(1, "S").source

local function caller()
    local level = 3
    while true do
        local info = debug.getinfo(level, "Sl")
        if not info then
            return ""
        elseif info.source ~= this_file and info.currentline > 0 then
            return ("%s:%d: "):format(info.short_src, info.currentline)
        end
        level = level + 1
    end
end

local status_names = {}
local NO_INDEX = 4294967295

local function indices_of(details)
    local indices = {}
    for _, name in ipairs({ "entry", "body" }) do
        if details[name] ~= NO_INDEX then
            indices[name] = details[name]
        end
    end
    for _, name in ipairs({ "parts", "rings", "vertices", "edges" }) do
        local pair = details[name]
        if pair[0] ~= NO_INDEX then
            indices[name] = { pair[0], pair[1] ~= NO_INDEX and pair[1] or nil }
        end
    end
    return indices
end

-- Throws an error that this file finds itself.
local function fail(status, message)
    local code = tonumber(C[status])
    error(setmetatable({
        code = code, status = status, message = message, where = caller(),
        indices = {},
    }, Error), 0)
end

local function throw(code)
    local details = new("sat_error_details")
    C.sat_last_error_details(details)
    error(setmetatable({
        code = code,
        status = status_names[code],
        message = ffi.string(C.sat_last_error()),
        where = caller(),
        indices = indices_of(details),
        point = details.has_point ~= 0 and { x = details.point.x, y = details.point.y } or nil,
    }, Error), 0)
end

local function check(code)
    if code ~= 0 then
        throw(code)
    end
end

-- A value as an error shows it.
local function shown(value)
    return type(value) == "string" and ('"%s"'):format(value) or tostring(value)
end

-- A number. The library checks whether it is finite, where it must be.
local function number(value, name)
    if type(value) ~= "number" and type(value) ~= "cdata" then
        fail("SAT_ERR_NOT_FINITE", ("%s is %s; expected a number"):format(name, shown(value)))
    end
    return value
end

-- The greatest count: numbers are exact up to 2^53.
local MOST = ffi.abi("64bit") and 2 ^ 53 or 2 ^ 32 - 1

-- A whole number.
local function whole(value, name)
    number(value, name)
    if type(value) == "number" and value % 1 ~= 0 then
        fail("SAT_ERR_OUT_OF_RANGE",
            ("%s is %s; expected a whole number"):format(name, shown(value)))
    end
    return value
end

-- A whole number of 0 or more, and not so great that C would have another one.
local function natural(value, name)
    if whole(value, name) < 0 then
        fail("SAT_ERR_OUT_OF_RANGE", ("%s is %s; expected 0 or more"):format(name, shown(value)))
    elseif type(value) == "number" and value > MOST then
        fail("SAT_ERR_OUT_OF_RANGE",
            ("%s is %s; expected at most %.0f"):format(name, shown(value), MOST))
    end
    return value
end

-- A table, as a list or for its fields.
local function table_of(value, name)
    if type(value) ~= "table" then
        fail("SAT_ERR_NULL", ("%s is %s; expected a table"):format(name, shown(value)))
    end
    return value
end

local function check_function(value, name)
    if type(value) ~= "function" then
        fail("SAT_ERR_NULL", ("%s is %s; expected a function"):format(name, shown(value)))
    end
end

-- The handle of an object.
local function handle(object, class, name)
    local found = type(object) == "table" and getmetatable(object)
    if found == class then
        return object.ptr
    elseif found == class.freed then
        fail("SAT_ERR_NULL", ("the %s was freed"):format(class.name))
    end
    fail("SAT_ERR_NULL", ("%s is %s; expected a %s"):format(name, shown(object), class.name))
end
