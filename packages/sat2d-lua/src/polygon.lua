-- Decomposition and simplification.

local DIAGONAL = 4294967295

-- Room for every decomposition: a triangulation has the most pieces.
local function piece_buffers(corners, rings)
    local pieces = math.max(corners + 2 * rings, 1)
    local sizes = new("size_t[?]", pieces)
    local vertices = new("uint32_t[?]", 3 * pieces)
    local edges = new("uint32_t[?]", 3 * pieces)
    local buffers = new("sat_piece_buffers", sizes, pieces, vertices, edges, 3 * pieces)
    arrays[buffers] = { sizes, vertices, edges }
    return buffers
end

local function pieces_of(made, buffers, piece, corner)
    local pieces = {}
    for i = 1, tonumber(made.piece_count) do
        local vertices, edges = {}, {}
        for k = 1, tonumber(buffers.piece_sizes[piece + i - 1]) do
            vertices[k] = buffers.vertices[corner]
            local edge = buffers.edges[corner]
            edges[k] = edge ~= DIAGONAL and edge
            corner = corner + 1
        end
        pieces[i] = { vertices = vertices, edges = edges }
    end
    return {
        pieces = pieces, area = made.area,
        is_optimal = made.is_optimal ~= 0, is_complete = made.is_complete ~= 0,
        lower_bound = tonumber(made.lower_bound),
    }
end

local function corner_count(sizes, rings)
    local corners = 0
    for i = 0, rings - 1 do
        corners = corners + tonumber(sizes[i])
    end
    return corners
end

local function decompose(rings, options, call)
    local points, sizes, count = rings_of(rings, "rings")
    local buffers = piece_buffers(corner_count(sizes, count), count)
    local made = new("sat_decomposition")
    options = to("sat_decompose_options", options, "options")
    check(call(points, sizes, count, options, buffers, made))
    return pieces_of(made, buffers, 0, 0)
end

--- Decomposes a polygon, the outer ring first, into convex pieces that cover it exactly once.
-- Returns a table with `pieces`, `area`, `is_optimal`, `is_complete` and `lower_bound`, a number
-- of pieces that is proven to be necessary. Each piece has `vertices`, counter-clockwise with y up,
-- and `edges`: the edge of the polygon from each corner to the next, or false for a diagonal.
-- Options: `method`, `prefer`, `max_corners`, `work_limit`.
function polygon.decompose(rings, options)
    return decompose(rings, options, C.sat_polygon_decompose)
end

--- The same with the memory of this object, for many polygons in a row.
function Decomposer:decompose(rings, options)
    return decompose(rings, options, function(...)
        return C.sat_decomposer_decompose(self.ptr, ...)
    end)
end

--- The same without the check that the polygon is valid.
function Decomposer:decompose_trusted(rings, options)
    return decompose(rings, options, function(...)
        return C.sat_decomposer_decompose_trusted(self.ptr, ...)
    end)
end

local function decompose_many(polygons, options, call)
    local points, sizes, rings, count = parts_of(polygons, "polygons")
    local ring_count = corner_count(rings, count)
    local buffers = piece_buffers(corner_count(sizes, ring_count), ring_count)
    local made = new("sat_decomposed_polygon[?]", count)
    options = to("sat_decompose_options", options, "options")
    check(call(points, sizes, rings, count, options, buffers, made))
    local all = {}
    for i = 0, count - 1 do
        local each = made[i]
        local piece, corner = tonumber(each.first_piece), tonumber(each.first_corner)
        all[i + 1] = pieces_of(each.decomposition, buffers, piece, corner)
        all[i + 1].status = status_names[each.status]
    end
    return all
end

--- Decomposes many polygons on all cores. A polygon that is invalid has no pieces and a `status`.
function sat2d.polygons.decompose(polygons, options)
    return decompose_many(polygons, options, C.sat_polygons_decompose)
end

--- The same without the check that the polygons are valid.
function sat2d.polygons.decompose_trusted(polygons, options)
    return decompose_many(polygons, options, C.sat_polygons_decompose_trusted)
end

local function simplified(sizes, rings, vertices)
    local all, at = {}, 0
    for i = 1, rings do
        local ring = {}
        for k = 1, tonumber(sizes[i - 1]) do
            ring[k] = vertices[at]
            at = at + 1
        end
        all[i] = ring
    end
    return all
end

--- Fewer corners, none farther than `tolerance` from the outline. Returns the vertices of each ring
-- that are left. The deviation is "either", "outward" or "inward".
function polygon.simplify(rings, tolerance, deviation)
    local points, sizes, count = rings_of(rings, "rings")
    local capacity = corner_count(sizes, count)
    local out_sizes, vertices = new("size_t[?]", count), new("uint32_t[?]", capacity)
    local out_count = new("size_t[1]")
    check(C.sat_polygon_simplify(points, sizes, count, tolerance,
        number_of("sat_deviation", deviation, "deviation"), out_sizes, vertices, capacity,
        out_count))
    return simplified(out_sizes, count, vertices)
end

--- Convex pieces whose union is within `tolerance` of a polygon: fewer than a decomposition has.
-- Returns the vertices of each piece, counter-clockwise with y up. The deviation is "either",
-- "outward" (they cover the polygon) or "inward"; the options are those of `decompose`.
function polygon.approximate(rings, tolerance, deviation, options)
    local points, sizes, count = rings_of(rings, "rings")
    local buffers = piece_buffers(corner_count(sizes, count), count)
    local made = new("sat_decomposition")
    options = to("sat_decompose_options", options, "options")
    check(C.sat_polygon_approximate(points, sizes, count, options, tolerance,
        number_of("sat_deviation", deviation, "deviation"), buffers, made))
    return simplified(buffers.piece_sizes, tonumber(made.piece_count), buffers.vertices)
end

--- The same for polygons that may share edges; what they share stays shared. Returns the rings of
-- all parts in a row.
function multipolygon.simplify(parts, tolerance, deviation)
    local points, sizes, rings, count = parts_of(parts, "parts")
    local ring_count = corner_count(rings, count)
    local capacity = corner_count(sizes, ring_count)
    local out_sizes, vertices = new("size_t[?]", ring_count), new("uint32_t[?]", capacity)
    local out_count = new("size_t[1]")
    check(C.sat_multipolygon_simplify(points, sizes, rings, count, tolerance,
        number_of("sat_deviation", deviation, "deviation"), out_sizes, vertices, capacity,
        out_count))
    return simplified(out_sizes, ring_count, vertices)
end

--- Throws an error that says why and where a polygon is invalid.
function polygon.validate(rings)
    local fault = new("sat_polygon_fault")
    local points, sizes, count = rings_of(rings, "rings")
    check(C.sat_polygon_validate(points, sizes, count, fault))
end

--- Throws an error that says why and where a multipolygon is invalid.
function multipolygon.validate(parts)
    local fault = new("sat_multipolygon_fault")
    local points, sizes, rings, count = parts_of(parts, "parts")
    check(C.sat_multipolygon_validate(points, sizes, rings, count, fault))
end
