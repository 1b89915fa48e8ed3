-- Verdicts and batches.

local verdict = new("sat_relation[1]")

local function relation_number(a, ta, b, tb)
    check(C.sat_collide(
        handle(a, Shape, "a"), as_transform(ta, "ta"),
        handle(b, Shape, "b"), as_transform(tb, "tb"),
        verdict
    ))
    return verdict[0]
end

--- Whether two placed shapes touch or overlap.
function sat2d.hits(a, ta, b, tb)
    return relation_number(a, ta, b, tb) ~= C.SAT_DISJOINT
end

local manifold = new("sat_manifold")

--- The depth of the contact of two placed shapes, and its normal from `a` to `b`, as three numbers:
--- what pushing them apart needs, without the tables of `sat2d.contact`. nil if they are disjoint.
---@return number? depth
---@return number? normal_x
---@return number? normal_y
function sat2d.contact_depth(a, ta, b, tb)
    check(C.sat_contact(
        handle(a, Shape, "a"), as_transform(ta, "ta"),
        handle(b, Shape, "b"), as_transform(tb, "tb"),
        manifold
    ))
    if manifold.point_count == 0 then
        return nil
    end
    return manifold.depth, manifold.normal.x, manifold.normal.y
end

--- Whether the interiors of two placed shapes meet.
function sat2d.overlaps(a, ta, b, tb)
    return relation_number(a, ta, b, tb) == C.SAT_OVERLAPPING
end

--- A point that both shapes have in common, rounded: where they touch, or inside of one shape and in
--- the other if they overlap. nil if they are disjoint.
---@return number? x
---@return number? y
function Explanation:point()
    local point = new("sat_vec2")
    check(C.sat_explanation_point(handle(self, Explanation, "self"), point))
    if point.x ~= point.x then
        return nil
    end
    return point.x, point.y
end

local function shape_of(shape, name)
    return handle(shape, Shape, name)
end

--- The relations of many pairs in one call: shapes and transforms of bodies, and the indices of
-- the two bodies of each pair in a row, from 0.
function sat2d.batch.pairs(shapes, transforms, pairs)
    local count, pair_count = #shapes, #pairs / 2
    local pointers, maps = new("const sat_shape *[?]", count), new("sat_transform[?]", count)
    if #transforms ~= count or #pairs % 2 ~= 0 then
        fail("SAT_ERR_COUNT", "expected a transform for each shape, and two bodies for each pair")
    end
    for i = 1, count do
        pointers[i - 1] = made_of(shape_of, shapes, i, "shapes")
        maps[i - 1] = made_of(as_transform, transforms, i, "transforms")
    end
    local indices = new("uint32_t[?]", 2 * pair_count)
    for i = 1, 2 * pair_count do
        indices[i - 1] = made_of(whole, pairs, i, "pairs")
    end
    local relations, answered = new("sat_relation[?]", pair_count), new("size_t[1]")
    check(C.sat_batch_pairs(pointers, maps, count, indices, pair_count, relations, answered))
    local found = {}
    for i = 1, pair_count do
        found[i] = from.sat_relation(relations[i - 1])
    end
    return found
end

--- The relations of pairs of parallelograms. Each list has the arrays `center_x`, `center_y`,
-- `u_x`, `u_y`, `v_x`, `v_y`: the centre and the two half-edges.
function sat2d.batch.rectangles(a, b)
    local count, lists = #a.center_x, { new("sat_rectangles_f64"), new("sat_rectangles_f64") }
    for side, given in ipairs({ a, b }) do
        local columns = {}
        for _, field in ipairs({ "center_x", "center_y", "u_x", "u_y", "v_x", "v_y" }) do
            if #given[field] ~= count then
                fail("SAT_ERR_COUNT", "the arrays have different lengths")
            end
            local array = new("double[?]", count)
            for i = 1, count do
                array[i - 1] = given[field][i]
            end
            columns[field], lists[side][field] = array, array
        end
        arrays[lists[side]] = columns
    end
    local relations, answered = new("sat_relation[?]", count), new("size_t[1]")
    check(C.sat_batch_rectangles_f64(lists[1], lists[2], count, relations, answered))
    local found = {}
    for i = 1, count do
        found[i] = from.sat_relation(relations[i - 1])
    end
    return found
end
