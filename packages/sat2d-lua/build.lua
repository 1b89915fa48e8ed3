-- Writes sat2d.lua: the modules in src/, the declarations of include/sat2d_bindings.h and the
-- functions that generate.lua makes of them.
--
--     luajit packages/sat2d-lua/build.lua [--check]       in the folder of the project

local here = arg[0]:match("^(.*)/[^/]*$") or "."
package.path = here .. "/?.lua;" .. package.path
local header, generate, rules = require("header"), require("generate"), require("rules")

local function read(path)
    local file = assert(io.open(path))
    local text = file:read("*a")
    file:close()
    return text
end

local root = here .. "/../.."
local bindings = read(root .. "/include/sat2d_bindings.h")
local documented = read(root .. "/include/sat2d.h")
local api = header.parse(bindings)

-- The first paragraph of the documentation of a function in C, without what only C has.
local function comment(name)
    local text = documented:sub(1, documented:find("\n[%w_]+ %*?" .. name .. "%("))
    text = text:match(".*/%*%*(.-)%*/")
    text = text:gsub("\n%s*%* ?", "\n"):gsub("^%s+", "")
    text = text:match("^(.-)\n\n") or text
    local lines, line = {}, "---"
    for word in text:gmatch("%S+") do
        if #line + #word + 1 > 100 then
            lines[#lines + 1] = line
            line = "---"
        end
        line = line .. " " .. word
    end
    lines[#lines + 1] = line
    return table.concat(lines, "\n")
end

local function quoted(list, width)
    local lines, line = {}, "   "
    for _, item in ipairs(list) do
        if #line + #item + 2 > width then
            lines[#lines + 1] = line
            line = "   "
        end
        line = line .. " " .. item .. ","
    end
    lines[#lines + 1] = line
    return table.concat(lines, "\n")
end

-- The tables that src/convert.lua works with: enums, and the fields of structs.
local function tables()
    local statuses = {}
    for _, constant in ipairs(api.constants) do
        if constant:find("^SAT_ERR_") then
            statuses[#statuses + 1] = '"' .. constant .. '"'
        end
    end
    local lines = { "for _, name in ipairs({\n" .. quoted(statuses, 100) .. "\n}) do" }
    lines[#lines + 1] = "    status_names[tonumber(C[name])] = name\nend"
    local types = {}
    for name in pairs(rules.enums) do
        types[#types + 1] = name
    end
    table.sort(types)
    for _, name in ipairs(types) do
        local items = {}
        for _, entry in ipairs(generate.enum_names(api, rules.enums[name])) do
            items[#items + 1] = ('{ "%s", "%s" }'):format(entry.name, entry.constant)
        end
        lines[#lines + 1] = ('enum("%s", {\n%s\n})'):format(name, quoted(items, 100))
    end
    local structs = {}
    for name in pairs(api.structs) do
        structs[#structs + 1] = name
    end
    table.sort(structs)
    for _, name in ipairs(structs) do
        local items = {}
        for _, field in ipairs(api.structs[name]) do
            if field.name ~= "reserved" then
                local flag = rules.flags[field.name]
                flag = flag == true or type(flag) == "table" and flag[name]
                flag = flag and field.type == "uint32_t"
                local of = flag and "flag" or field.stars > 0 and field.type .. " *" or field.type
                items[#items + 1] = ('{ "%s", "%s"%s }'):format(field.name, of,
                    field.count and ", " .. field.count or "")
            end
        end
        lines[#lines + 1] = ('struct("%s", {\n%s\n})'):format(name, quoted(items, 100))
    end
    return table.concat(lines, "\n")
end

local function functions()
    local texts = {}
    for _, f in ipairs(api.functions) do
        if not rules.by_hand[f.name] then
            texts[#texts + 1] = generate.wrapper(api, f, comment(f.name))
        end
    end
    return table.concat(texts, "\n\n")
end

local parts = { read(here .. "/src/head.lua") }
parts[#parts + 1] = "ffi.cdef([==[\n" .. bindings .. "]==])\n"
for _, name in ipairs({ "library", "errors", "convert" }) do
    parts[#parts + 1] = read(here .. "/src/" .. name .. ".lua")
end
parts[#parts + 1] = tables() .. "\n"
parts[#parts + 1] = read(here .. "/src/classes.lua")
parts[#parts + 1] = functions() .. "\n"
for _, name in ipairs({ "polygon", "mask", "query", "world", "callbacks", "compat", "tail" }) do
    parts[#parts + 1] = read(here .. "/src/" .. name .. ".lua")
end
local made = table.concat(parts, "\n")

local path = here .. "/sat2d.lua"
if arg[1] == "--check" then
    assert(read(path) == made, "sat2d.lua is not what build.lua makes: run it")
else
    local file = assert(io.open(path, "w"))
    file:write(made)
    file:close()
end
