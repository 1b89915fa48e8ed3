-- Values of C and of Lua.

local structs, numbers, names = {}, {}, {}
local Transform = {}
Transform.__index = Transform
sat2d.Transform = Transform

local function enum(type, constants)
    numbers[type], names[type] = {}, {}
    for _, entry in ipairs(constants) do
        local number = tonumber(C[entry[2]])
        numbers[type][entry[1]] = number
        names[type][number] = entry[1]
    end
end

local function struct(type, fields)
    structs[type] = fields
end

-- The number of a constant; of nil, of the default.
local function number_of(type, word, name)
    local number = numbers[type][word == nil and names[type][0] or word]
    if not number then
        local known = {}
        for key in pairs(numbers[type]) do
            known[#known + 1] = '"' .. key .. '"'
        end
        table.sort(known)
        fail("SAT_ERR_INVALID_ENUM",
            ("%s is %s; expected one of %s"):format(name, shown(word), table.concat(known, ", ")))
    end
    return number
end

local function id_of(id, name)
    return new("sat_body_id", whole(id, name))
end

-- A transform: one of this module, a table of its six numbers or of its fields (`e` and `f` may
-- stand for `tx` and `ty`), or a Transform of LÖVE.
local function as_transform(value, name)
    name = name or "transform"
    if ffi.istype("sat_transform", value) then
        return value
    elseif type(value) == "table" then
        local t = value
        if t.a ~= nil then
            t = { t.a, t.b, t.c, t.d, t.tx or t.e, t.ty or t.f }
        end
        if #t == 6 then
            return new("sat_transform", number(t[1], name), number(t[2], name),
                number(t[3], name), number(t[4], name), number(t[5], name), number(t[6], name))
        end
    elseif type(value) == "userdata" and value.getMatrix then
        local a, c, _, tx, b, d, _, ty = value:getMatrix()
        return new("sat_transform", a, b, c, d, tx, ty)
    end
    fail("SAT_ERR_NULL", ("%s is %s; expected a transform or six numbers"):format(
        name, shown(value)))
end

-- Arrays that structs point to live as long as the structs.
local arrays = setmetatable({}, { __mode = "k" })

local to, id_list

-- The names of fields in messages, by those of their structs: made once, since there are few.
local paths = setmetatable({}, {
    __index = function(paths, name)
        local fields = setmetatable({}, {
            __index = function(fields, field)
                fields[field] = ("%s.%s"):format(name, field)
                return fields[field]
            end,
        })
        paths[name] = fields
        return fields
    end,
})

-- Sets a field of a struct. `path` is its name in messages.
local function set(into, field, value, path)
    local name, of = field[1], field[2]
    if of == "flag" then
        into[name] = value and 1 or 0
    elseif of == "sat_query_kinds" or of == "sat_path_arc" then
        -- flags: a list of names, or one name
        local sum = 0
        for _, flag in ipairs(type(value) == "table" and value or { value }) do
            sum = sum + number_of(of, flag, path)
        end
        if sum == 0 and of == "sat_query_kinds" then
            fail("SAT_ERR_OUT_OF_RANGE", ("%s is empty; expected one or several"):format(path))
        end
        into[name] = sum
    elseif numbers[of] then
        into[name] = number_of(of, value, path)
    elseif of == "sat_transform" then
        into[name] = as_transform(value, path)
    elseif of == "sat_body_id" then
        into[name] = id_of(value, path)
    elseif of == "sat_body_id *" then
        arrays[into], into.except_count = id_list(of, value, path)
        into[name] = arrays[into]
    elseif of == "sat_shape *" then
        into[name] = handle(value, sat2d.Shape, path)
    elseif structs[of] then
        into[name] = to(of, value, path)
    elseif type(value) == "boolean" then
        into[name] = value
    else
        into[name] = number(value, path)
    end
end

-- The error of a field that a struct does not have.
local function unknown_field(of, key, name)
    local known = {}
    for _, field in ipairs(structs[of]) do
        -- the number of elements of a list follows from it
        if not field[1]:match("_count$") then
            known[#known + 1] = field[1]
        end
    end
    fail("SAT_ERR_INVALID_ENUM", ("%s has an unknown field %s; expected %s"):format(
        name, shown(key), table.concat(known, ", ")))
end

-- A struct of C from a table of its fields. Of nil it is NULL, which stands for the defaults.
function to(of, value, name)
    if value == nil or type(value) == "cdata" then
        return value
    end
    table_of(value, name)
    local into = new(of)
    if of == "sat_body" then
        into = C.sat_body_default()
    elseif of == "sat_motion" then
        local start = as_transform(value.start, paths[name].start)
        into.pivot.x, into.pivot.y = start.tx, start.ty
    end
    for key, item in pairs(value) do
        -- a struct of numbers may be a list of them, as a point is
        local found = structs[of][key]
        for _, field in ipairs(structs[of]) do
            found = field[1] == key and field or found
        end
        if not found then
            unknown_field(of, key, name)
        end
        set(into, found, item, paths[name][found[1]])
    end
    return into
end

local Shape = {}

-- A Lua value from one of C: structs as tables, constants as strings, ids as numbers. The function
-- for a type is made of its fields when it is first needed, as a program that names each of them:
-- LuaJIT compiles that, and does not compile a loop over names.
local from

-- The program that makes a Lua value of the type from what `value` says.
local function conversion(of, value)
    if names[of] then
        return ("names.%s[tonumber(%s)]"):format(of, value)
    elseif of == "flag" then
        return value .. " ~= 0"
    elseif of == "sat_transform" then
        return ('new("sat_transform", %s)'):format(value)
    elseif of == "sat_body_id" then
        return ("id_from(%s.bits)"):format(value)
    elseif of == "sat_shape *" then
        return ("Shape.of(%s)"):format(value)
    elseif structs[of] then
        local items = {}
        for i, field in ipairs(structs[of]) do
            local item = ("%s.%s"):format(value, field[1])
            if field[3] then
                local count = of == "sat_manifold" and value .. ".point_count" or field[3]
                item = ('list_from("%s", %s, tonumber(%s))'):format(field[2], item, count)
            else
                item = conversion(field[2], item)
            end
            items[i] = ("%s = %s"):format(field[1], item)
        end
        return ("{ %s }"):format(table.concat(items, ", "))
    end
    return ("number_from(%s)"):format(value)
end

local function id_from(bits)
    bits = tonumber(bits)
    return bits ~= 0 and bits or nil
end

local function number_from(value)
    return type(value) == "cdata" and tonumber(value) or value
end

local function list_from(of, array, count)
    local list, convert = {}, from[of]
    for i = 1, count do
        list[i] = convert(array[i - 1])
    end
    return list
end

from = setmetatable({}, {
    __index = function(from, of)
        local program = "local names, new, tonumber, Shape, id_from, number_from, list_from = ... "
            .. ("return function(value) return %s end"):format(conversion(of, "value"))
        local convert = assert(loadstring(program, "=sat2d"))(
            names, new, tonumber, Shape, id_from, number_from, list_from)
        from[of] = convert
        return convert
    end,
})

-- A result, or nil if its numbers are NaN, which is how the C API says that there is none.
local function not_nan(made)
    for _, value in pairs(made) do
        if value ~= value then
            return nil
        end
    end
    return made
end

-- The name of an element of a list: it is made for an error only.
local function element(name, i)
    return ("%s[%d]"):format(name, i)
end

-- What a function makes of an element of a list. An error names the element.
local function made_of(convert, list, i, name, of)
    local is_made, made = pcall(convert, list[i], name, of)
    if is_made then
        return made
    elseif getmetatable(made) == Error and made.message:sub(1, #name) == name then
        made.message = element(name, i) .. made.message:sub(#name + 1)
        made.indices.entry = i - 1
    end
    error(made, 0)
end

local function struct_of(value, name, of)
    return to(of, table_of(value, name), name)
end

-- A list of structs, or of numbers.
local function struct_list(of, list, name)
    local count = #table_of(list, name)
    local array = new(of .. "[?]", count)
    for i = 1, count do
        local convert = of == "sat_transform" and as_transform or structs[of] and struct_of
        array[i - 1] = made_of(convert or number, list, i, name, of)
    end
    return array, count
end

-- A flat list of the coordinates of points.
local function pair_list(of, list, name)
    local count = #table_of(list, name)
    if count % 2 ~= 0 then
        fail("SAT_ERR_COUNT",
            ("%s has %d coordinates; expected x and y of each point"):format(name, count))
    end
    local array = new(of .. "[?]", count / 2)
    for i = 0, count / 2 - 1 do
        local x, y = list[2 * i + 1], list[2 * i + 2]
        if type(x) ~= "number" or type(y) ~= "number" then
            x = number(x, element(name, 2 * i + 1))
            y = number(y, element(name, 2 * i + 2))
        end
        array[i].x, array[i].y = x, y
    end
    return array, count / 2
end

function id_list(_, list, name)
    local count = #table_of(list, name)
    local array = new("sat_body_id[?]", count)
    for i = 1, count do
        local id = list[i]
        if type(id) ~= "number" or id % 1 ~= 0 then
            id = whole(id, element(name, i))
        end
        array[i - 1].bits = id
    end
    return array, count
end

-- Polygons as lists of flat lists: their points, and the size of each ring.
local function rings_of(rings, name)
    local total = 0
    for i, ring in ipairs(table_of(rings, name)) do
        total = total + #table_of(ring, element(name, i))
    end
    local points, sizes = new("sat_vec2[?]", total / 2), new("size_t[?]", #rings)
    local at = 0
    for i, ring in ipairs(rings) do
        local corners, count = pair_list("sat_vec2", ring, element(name, i))
        ffi.copy(points + at, corners, count * ffi.sizeof("sat_vec2"))
        sizes[i - 1] = count
        at = at + count
    end
    return points, sizes, #rings
end

-- Several of these: also the number of rings of each.
local function parts_of(parts, name)
    local all, sizes = {}, new("size_t[?]", #table_of(parts, name))
    for i, rings in ipairs(parts) do
        for k, ring in ipairs(table_of(rings, element(name, i))) do
            table_of(ring, element(element(name, i), k))
            all[#all + 1] = ring
        end
        sizes[i - 1] = #rings
    end
    local points, ring_sizes = rings_of(all, "the rings of " .. name)
    return points, ring_sizes, sizes, #parts
end

-- Calls a function that writes an array, once more if it is longer than expected. Returns the array
-- and its length.
local function array_of(of, capacity, call)
    local count = new("size_t[1]")
    local array = new(of .. "[?]", capacity)
    local code = call(array, capacity, count)
    if code == 2 then
        capacity = tonumber(count[0])
        array = new(of .. "[?]", capacity)
        code = call(array, capacity, count)
    end
    check(code)
    return array, tonumber(count[0])
end

-- The same for a text, which has a zero byte at its end.
local function text_of(call)
    local array, length = array_of("char", 1024, call)
    return ffi.string(array, length - 1)
end

-- The same for a list.
local function list_of(of, call)
    local pointer = of:match("^(.*) %*$")
    local array, length = array_of(of, 16, call)
    local list, coordinates = {}, structs[of] and #structs[of] == 2 and structs[of][1][1] == "x"
    for i = 0, length - 1 do
        if coordinates then
            list[2 * i + 1], list[2 * i + 2] = array[i].x, array[i].y
        else
            list[i + 1] = pointer and array[i] or from[of](array[i])
        end
    end
    return list
end
