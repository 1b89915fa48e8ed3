-- Writes the functions of the C API as functions of Lua.

local rules = require("rules")

local generate = {}

local SCALARS = {
    double = true, float = true, bool = true, size_t = true, int32_t = true, uint32_t = true,
    uint16_t = true, uint8_t = true, int64_t = true, uint64_t = true,
}
-- Pairs of numbers: two arguments, two results, and flat lists.
local PAIRS = {
    sat_vec2 = true, sat_pixel = true, sat_compat_flash_pixel = true, sat_compat_awt_point = true,
}
-- Counts of nested lists, by the name of the outermost count.
local NESTED = { ring_count = "rings", part_count = "parts", polygon_count = "polygons" }

local KEYWORDS = { ["end"] = "finish", ["local"] = "map" }

local function starts(text, prefix)
    return text:sub(1, #prefix) == prefix
end

--- The Lua names of the constants of a type, in the order of their numbers.
function generate.enum_names(api, of)
    local names = {}
    local listed = type(of) == "table" and of
    for _, constant in ipairs(listed or api.constants) do
        local prefixes = listed and rules.listed_prefixes or { of }
        for _, prefix in ipairs(prefixes) do
            local rest = constant:sub(#prefix + 1)
            if starts(constant, prefix) then
                -- SAT_SHAPE_ and its like have no other types below them
                names[#names + 1] = { constant = constant, name = rest:lower() }
                break
            end
        end
    end
    return names
end

local function is_list(parameters, at)
    local array, count = parameters[at], parameters[at + 1]
    return array and array.const and array.stars == 1 and count and count.stars == 0
        and count.type == "size_t" and (count.name == "count" or count.name:find("_count$"))
        and not NESTED[count.name]
end

-- The code for the parameter at `at`: what it adds to the wrapper, and how many it takes.
local function parameter(api, parameters, at, add)
    local p = parameters[at]
    local name, of = KEYWORDS[p.name] or p.name, p.type
    for ahead = 2, 3 do
        local count = parameters[at + ahead]
        if of == "sat_vec2" and p.const and p.stars == 1 and count and NESTED[count.name] then
            local list = NESTED[count.name]
            local arrays = { "points", "ring_sizes", "part_sizes" }
            local locals = table.concat(arrays, ", ", 1, ahead)
            add.argument(list)
            add.before("local %s, count = %s_of(%s)", locals, list, list)
            add.pass(locals .. ", count")
            return ahead + 1
        end
    end
    if is_list(parameters, at) then
        add.argument(name)
        local kind = PAIRS[of] and "pair_list" or of == "sat_body_id" and "id_list" or "struct_list"
        add.before('local %s_array, %s_count = %s("%s", %s)', name, name, kind, of, name)
        add.pass(name .. "_array, " .. name .. "_count")
        return 2
    end
    local following = parameters[at + 1]
    if starts(name, "out_") and following and following.name == "capacity" then
        local item = p.stars == 2 and of .. " *" or of
        add.before('local %s = list_of("%s", function(list, capacity, count)', name, item)
        add.list(p.stars == 2 and ("adopt_all(%s, %s)"):format(rules.classes[of], name) or name)
        add.pass("list, capacity, count")
        return 3
    end
    if starts(name, "out_") then
        assert(not name:find("ids$"), "a list without a capacity is written by hand")
        local made = p.stars == 2 and of .. " *[1]" or api.structs[of] and of or of .. "[1]"
        add.before('local %s = new("%s")', name, made)
        add.pass(name)
        if p.stars == 2 then
            add.give("adopt(%s, %s[0])", rules.classes[of], name)
        elseif PAIRS[of] then
            add.give("%s.x, %s.y", name, name)
        else
            add.give('from["%s"](%s)', of, api.structs[of] and name or name .. "[0]")
        end
        return 1
    end
    if api.handles[of] then
        add.argument(name)
        add.pass(name .. ".ptr")
    elseif PAIRS[of] then
        local x, y = name .. "_x", name .. "_y"
        if name == "point" or name == "position" then
            x, y = "x", "y"
        end
        add.argument(x)
        add.argument(y)
        add.pass(('new("%s", %s, %s)'):format(of, x, y))
    elseif of == "sat_transform" then
        add.argument(name)
        add.pass(("as_transform(%s)"):format(name))
    elseif of == "sat_body_id" then
        add.argument(name)
        add.pass(("id_of(%s)"):format(name))
    elseif api.structs[of] then
        add.argument(name)
        add.pass(('to("%s", %s)'):format(of, name))
    elseif rules.enums[of] then
        add.argument(name)
        add.pass(('number_of("%s", %s)'):format(of, name))
    else
        assert(p.stars == 0 and (SCALARS[of] or api.integers[of]), of .. " " .. name)
        add.argument(name)
        add.pass(name)
    end
    return 1
end

-- Arguments of a call, on as many lines as they need.
local function wrapped(items)
    local lines, line = {}, ""
    for _, item in ipairs(items) do
        if #line + #item > 88 then
            lines[#lines + 1] = line
            line = ""
        end
        line = line .. (line == "" and "" or " ") .. item .. ","
    end
    lines[#lines + 1] = line:sub(1, -2)
    return table.concat(lines, "\n        ")
end

--- The wrapper of one function.
function generate.wrapper(api, f, comment)
    assert(f.result.type == "sat_status", f.name)
    local group
    for _, candidate in ipairs(rules.groups) do
        if starts(f.name, candidate[1]) then
            group = candidate
            break
        end
    end
    local arguments, before, pass, give, list = {}, {}, {}, {}, nil
    local add = {
        argument = function(name) arguments[#arguments + 1] = name end,
        before = function(...) before[#before + 1] = string.format(...) end,
        pass = function(text) pass[#pass + 1] = text end,
        give = function(...) give[#give + 1] = string.format(...) end,
        list = function(name) list = name end,
    }
    local at, separator = 1, "."
    local first = f.parameters[1]
    local class = first and first.stars == 1 and rules.classes[first.type]
    local is_map = group[2] == "Transform" and first.const and not first.name:find("s$")
    if class == group[2] or is_map then
        separator = ":"
        pass[1] = is_map and "self" or "self.ptr"
        at = 2
    end
    while at <= #f.parameters do
        at = at + parameter(api, f.parameters, at, add)
    end
    local name = rules.names[f.name] or f.name:sub(#group[1] + 1):gsub("^new_", "")
    local lines = { comment }
    local function line(...) lines[#lines + 1] = string.format(...) end
    local head = ("function %s%s%s("):format(group[2], separator, name)
    local takes = table.concat(arguments, ", ")
    if #head + #takes > 98 then
        takes = "\n        " .. wrapped(arguments) .. "\n    "
    end
    line("%s%s)", head, takes)
    for _, text in ipairs(before) do
        line("    %s", text)
    end
    local call = ("C.%s(%s)"):format(f.name, table.concat(pass, ", "))
    if #call > 80 then
        call = ("C.%s(\n        %s\n    )"):format(f.name, wrapped(pass))
    end
    if list then
        line("        return %s", call)
        line("    end)")
        give[#give + 1] = list
    else
        line("    check(%s)", call)
    end
    if #give > 0 then
        line("    return %s", table.concat(give, ", "))
    end
    line("end")
    return table.concat(lines, "\n")
end

return generate
