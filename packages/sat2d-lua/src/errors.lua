-- Errors.

local Error = {}
Error.__index = Error
sat2d.Error = Error

function Error.__tostring(self)
    return self.message
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

-- Throws an error that this file finds itself. Its level is the caller of the caller.
-- The error of an argument; `entry`, if given, is the one of a list that is at fault, from 0.
local function fail(status, message, entry)
    local code = tonumber(C[status])
    error(setmetatable({
        code = code, status = status, message = message, indices = { entry = entry },
    }, Error), 3)
end

local function throw(code)
    local details = new("sat_error_details")
    C.sat_last_error_details(details)
    error(setmetatable({
        code = code,
        status = status_names[code],
        message = ffi.string(C.sat_last_error()),
        indices = indices_of(details),
        point = details.has_point ~= 0 and { x = details.point.x, y = details.point.y } or nil,
    }, Error), 3)
end

local function check(code)
    if code ~= 0 then
        throw(code)
    end
end
