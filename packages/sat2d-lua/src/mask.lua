-- Masks.

local function bytes_of(bytes)
    if type(bytes) == "table" then
        return new("uint8_t[?]", #bytes, bytes), #bytes
    elseif type(bytes) == "string" then
        return ffi.cast("const uint8_t *", bytes), #bytes
    end
    return ffi.cast("const uint8_t *", bytes), nil
end

-- Bytes of a grid: a string or a table of width times height; a pointer is not checked.
local function grid(bytes, width, height)
    local pointer, length = bytes_of(bytes)
    if length and length ~= width * height then
        fail("SAT_ERR_COUNT", ("%d bytes for %d x %d"):format(length, width, height))
    end
    return pointer
end

--- The mask of the pixels with an alpha of `threshold` or more. The alphas are a string, a table of
-- numbers from 0 to 255 or a pointer, row by row.
function Mask.alpha(alpha, width, height, threshold)
    local out = new("sat_mask *[1]")
    check(C.sat_mask_new_alpha(grid(alpha, width, height), width, height, threshold, out))
    return adopt(Mask, out[0])
end

--- The mask of rows of text: "#" is a pixel that counts, everything else is not.
function Mask.rows(rows)
    local mask = Mask.new(#(rows[1] or ""), #rows)
    for y, row in ipairs(rows) do
        for x = 1, #row do
            if row:sub(x, x) == "#" then
                mask:set(x - 1, y - 1, true)
            end
        end
    end
    return mask
end

--- The silhouettes of the groups of pixels: for each its rings, the outer one first.
function Mask:silhouettes(connectivity)
    local number = number_of("sat_connectivity", connectivity, "connectivity")
    local found, none = new("sat_silhouettes"), new("sat_silhouette_buffers")
    local code = C.sat_mask_silhouettes(self.ptr, number, none, found)
    if code ~= 0 and code ~= 2 then
        throw(code)
    end
    local points = new("sat_vec2[?]", tonumber(found.point_count))
    local rings = new("size_t[?]", tonumber(found.ring_count))
    local parts = new("size_t[?]", tonumber(found.part_count))
    local buffers = new("sat_silhouette_buffers", points, found.point_count, rings,
        found.ring_count, parts, found.part_count)
    check(C.sat_mask_silhouettes(self.ptr, number, buffers, found))
    local silhouettes, ring, point = {}, 0, 0
    for i = 1, tonumber(found.part_count) do
        silhouettes[i] = {}
        for k = 1, tonumber(parts[i - 1]) do
            local flat = {}
            for _ = 1, tonumber(rings[ring]) do
                flat[#flat + 1] = points[point].x
                flat[#flat + 1] = points[point].y
                point = point + 1
            end
            silhouettes[i][k] = flat
            ring = ring + 1
        end
    end
    return silhouettes
end

--- One shape for each group of solid tiles that are connected by their sides. The cells are rows
-- from the least y on; all but 0 are solid. Each covers `width` x `height`.
function Shape.tiles(cells, columns, rows, width, height, x, y)
    local pointer = grid(cells, columns, rows)
    local size, origin = new("sat_vec2", width, height), new("sat_vec2", x or 0, y or 0)
    return adopt_all(Shape, list_of("sat_shape *", function(list, capacity, count)
        return C.sat_shape_new_tiles(pointer, columns, rows, size, origin, list, capacity, count)
    end))
end
