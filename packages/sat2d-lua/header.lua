-- Reads include/sat2d_bindings.h: the constants, structs and functions of the C API.

local header = {}

local function trim(text)
    return (text:gsub("^%s+", ""):gsub("%s+$", ""):gsub("%s+", " "))
end

-- `const sat_vec2 *points` as {type = "sat_vec2", const = true, stars = 1, name = "points"}
local function declaration(text)
    local plain = trim(text)
    local const = plain:find("^const ") ~= nil
    local base, stars, name, size = plain:gsub("^const ", "")
        :match("^([%w_]+) ?([%*const ]-)([%w_]+)(%[?%d*%]?)$")
    assert(base, plain)
    local _, depth = stars:gsub("%*", "")
    return {
        type = base, const = const, stars = depth, name = name,
        count = tonumber(size:match("%d+")),
    }
end

local function list(text, separator)
    local found = {}
    for part in text:gmatch("[^" .. separator .. "]+") do
        if trim(part) ~= "" and trim(part) ~= "void" then
            found[#found + 1] = declaration(part)
        end
    end
    return found
end

--- The text of the header: `constants` (in order), `structs` by name, `integers` (typedefs),
--- `handles` (structs without fields) and `functions` (in order).
function header.parse(text)
    local api = { constants = {}, structs = {}, integers = {}, handles = {}, functions = {} }
    text = text:gsub("/%*.-%*/", "")
    for name in text:match("enum {(.-)};"):gmatch("(SAT_[%w_]+) =") do
        api.constants[#api.constants + 1] = name
    end
    text = text:gsub("enum {.-};", "")
    text = text:gsub("typedef struct ([%w_]+) {(.-)}[^;]*;", function(name, fields)
        if not fields:find("%(%*") then
            api.structs[name] = list(fields, ";")
        end
        return ""
    end)
    text = text:gsub("typedef struct ([%w_]+) [%w_]+;", function(name)
        api.handles[name] = true
        return ""
    end)
    text = text:gsub("typedef [%w_]+ %(%*[^;]+;", "")
    text = text:gsub("typedef ([%w_]+) ([%w_]+);", function(base, name)
        api.integers[name] = base
        return ""
    end)
    for result, name, parameters in text:gmatch("([%w_][%w_ %*]-)([%w_]+)(%b());") do
        local answer = declaration(result .. " answer")
        api.functions[#api.functions + 1] = {
            name = name, result = answer, parameters = list(parameters:sub(2, -2), ","),
        }
    end
    return api
end

return header
