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

-- The number of a constant; of nil, of the default. `entry` says which one of a list it is, from 0.
local function number_of(type, name, entry)
    local number = numbers[type][name or names[type][0]]
    if not number then
        local known = {}
        for key in pairs(numbers[type]) do
            known[#known + 1] = '"' .. key .. '"'
        end
        table.sort(known)
        local place = entry and ("entry %d: "):format(entry) or ""
        fail("SAT_ERR_INVALID_ENUM",
            ("%s%s is none of %s"):format(place, tostring(name), table.concat(known, ", ")), entry)
    end
    return number
end

local function id_of(id)
    return new("sat_body_id", id)
end

-- A transform, or a table of its six numbers.
local function as_transform(value)
    if type(value) == "table" then
        return new("sat_transform", unpack(value, 1, 6))
    end
    return value
end

-- Arrays that structs point to live as long as the structs.
local arrays = setmetatable({}, { __mode = "k" })

local to, id_list

local function set(into, field, value)
    local name, of = field[1], field[2]
    if of == "flag" then
        into[name] = value and 1 or 0
    elseif of == "sat_query_kinds" then
        local sum = 0
        for _, kind in ipairs(value) do
            sum = sum + number_of(of, kind)
        end
        into[name] = sum
    elseif numbers[of] then
        into[name] = number_of(of, value)
    elseif of == "sat_transform" then
        into[name] = as_transform(value)
    elseif of == "sat_body_id" then
        into[name] = id_of(value)
    elseif of == "sat_body_id *" then
        arrays[into], into.except_count = id_list(of, value)
        into[name] = arrays[into]
    elseif of == "sat_shape *" then
        into[name] = value.ptr
    elseif structs[of] then
        into[name] = to(of, value)
    else
        into[name] = value
    end
end

-- A struct of C from a table of its fields. Of nil it is NULL, which stands for the defaults.
function to(of, value)
    if value == nil or type(value) == "cdata" then
        return value
    end
    local into = new(of)
    if of == "sat_body" then
        into = C.sat_body_default()
    elseif of == "sat_motion" then
        local start = as_transform(value.start)
        into.pivot.x, into.pivot.y = start.tx, start.ty
    end
    for key, item in pairs(value) do
        local found
        for _, field in ipairs(structs[of]) do
            found = field[1] == key and field or found
        end
        if not found then
            error(("sat2d: no such field: %s"):format(tostring(key)), 3)
        end
        set(into, found, item)
    end
    return into
end

local Shape = {}

-- A Lua value from one of C: structs as tables, constants as strings, ids as numbers.
local from = setmetatable({}, {
    __index = function(from, of)
        local function convert(value)
            if names[of] then
                return names[of][tonumber(value)]
            elseif of == "flag" then
                return value ~= 0
            elseif of == "sat_transform" then
                return new("sat_transform", value)
            elseif of == "sat_body_id" then
                local bits = tonumber(value.bits)
                return bits ~= 0 and bits or nil
            elseif of == "sat_shape *" then
                return Shape.of(value)
            elseif structs[of] then
                local made = {}
                for _, field in ipairs(structs[of]) do
                    local item = value[field[1]]
                    if field[3] then
                        local list = {}
                        local count = of == "sat_manifold" and tonumber(value.point_count)
                        for i = 1, count or field[3] do
                            list[i] = from[field[2]](item[i - 1])
                        end
                        made[field[1]] = list
                    else
                        made[field[1]] = from[field[2]](item)
                    end
                end
                return made
            end
            return type(value) == "cdata" and tonumber(value) or value
        end
        from[of] = convert
        return convert
    end,
})

-- A list of structs, or of numbers.
local function struct_list(of, list)
    local count = #list
    local array = new(of .. "[?]", count)
    for i = 1, count do
        if structs[of] then
            array[i - 1] = of == "sat_transform" and as_transform(list[i]) or to(of, list[i])
        else
            array[i - 1] = list[i]
        end
    end
    return array, count
end

-- A flat list of the coordinates of points.
local function pair_list(of, list)
    local count = #list
    if count % 2 ~= 0 then
        fail("SAT_ERR_COUNT", ("%d coordinates; expected x and y of each point"):format(count))
    end
    local array = new(of .. "[?]", count / 2)
    for i = 0, count / 2 - 1 do
        array[i].x, array[i].y = list[2 * i + 1], list[2 * i + 2]
    end
    return array, count / 2
end

function id_list(_, list)
    local count = #list
    local array = new("sat_body_id[?]", count)
    for i = 1, count do
        array[i - 1].bits = list[i]
    end
    return array, count
end

-- Polygons as lists of flat lists: their points, and the size of each ring.
local function rings_of(rings)
    local total = 0
    for _, ring in ipairs(rings) do
        total = total + #ring
    end
    local points, sizes = new("sat_vec2[?]", total / 2), new("size_t[?]", #rings)
    local at = 0
    for i, ring in ipairs(rings) do
        local corners, count = pair_list("sat_vec2", ring)
        ffi.copy(points + at, corners, count * ffi.sizeof("sat_vec2"))
        sizes[i - 1] = count
        at = at + count
    end
    return points, sizes, #rings
end

-- Several of these: also the number of rings of each.
local function parts_of(parts)
    local all, sizes = {}, new("size_t[?]", #parts)
    for i, rings in ipairs(parts) do
        for _, ring in ipairs(rings) do
            all[#all + 1] = ring
        end
        sizes[i - 1] = #rings
    end
    local points, ring_sizes = rings_of(all)
    return points, ring_sizes, sizes, #parts
end

-- Calls a function that writes a list, once more if it is longer than expected.
local function list_of(of, call)
    local pointer = of:match("^(.*) %*$")
    local count, capacity = new("size_t[1]"), 16
    local array = new(of .. "[?]", capacity)
    local code = call(array, capacity, count)
    if code == 2 then
        capacity = tonumber(count[0])
        array = new(of .. "[?]", capacity)
        code = call(array, capacity, count)
    end
    check(code)
    local length = tonumber(count[0])
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
