"""Reads the headers for bindings with Python's cffi as they are, and calls the library.

    python3 with_cffi.py FOLDER LIBRARY
"""
import sys
from pathlib import Path

from cffi import FFI

folder, library = sys.argv[1:]
ffi = FFI()
for header in ("sat2d_bindings.h", "sat2d_compat_bindings.h"):
    ffi.cdef(Path(folder, header).read_text(encoding="utf-8"))
sat = ffi.dlopen(library)


def check(status):
    if status != sat.SAT_OK:
        raise RuntimeError(ffi.string(sat.sat_last_error()).decode())


def make(constructor, *arguments):
    out = ffi.new("sat_shape **")
    check(constructor(*arguments, out))
    return ffi.gc(out[0], sat.sat_shape_free)


check(sat.sat_version_check_header(sat.SAT_VERSION, sat.SAT_ABI_VERSION))
assert sat.sat_version_check_header(sat.SAT_VERSION, sat.SAT_ABI_VERSION + 1) == sat.SAT_ERR_VERSION
assert (sat.SAT_NO_INDEX, sat.SAT_MASK_NOTHING) == (0xFFFFFFFF, 0x80000000)

# two shapes: structs by value and by pointer, outputs, enumerators
tile = make(sat.sat_shape_new_rectangle, 2, 2)
here = ffi.new("sat_transform *", sat.sat_transform_identity())
there = ffi.new("sat_transform *", sat.sat_transform_translation([1.5, 0]))
relation = ffi.new("sat_relation *")
check(sat.sat_collide(tile, here, tile, there, relation))
assert relation[0] == sat.SAT_OVERLAPPING and sat.sat_overlaps(tile, here, tile, there)
contact = ffi.new("sat_manifold *")
check(sat.sat_contact(tile, here, tile, there, contact))
assert contact.depth == 0.5 and contact.point_count == 2 and contact.normal.x == 1

# errors have a status and a text
nothing = ffi.new("sat_shape **")
assert sat.sat_shape_new_circle([0, 0], -3, nothing) == sat.SAT_ERR_NEGATIVE
assert nothing[0] == ffi.NULL and b"-3" in ffi.string(sat.sat_last_error())

# a world of zero-initialised bodies, lists and a callback
out = ffi.new("sat_world **")
check(sat.sat_world_new(out))
world = ffi.gc(out[0], sat.sat_world_free)
ids = ffi.new("sat_body_id[2]")
for index, x in enumerate([0, 1.5]):
    body = ffi.new("sat_body *", {"shape": tile, "user": index + 1})
    body.transform = sat.sat_transform_translation([x, 0])
    check(sat.sat_world_insert(world, body, ids + index))
check(sat.sat_world_step(world))
events, count = ffi.new("sat_pair_event[4]"), ffi.new("size_t *")
check(sat.sat_world_events(world, events, 4, count))
assert count[0] == 1 and (events[0].user_a, events[0].user_b) == (1, 2)
assert sat.sat_body_id_equal(events[0].b, ids[1]) and events[0].phase == sat.SAT_PHASE_BEGIN
found = []


@ffi.callback("bool(sat_body_id, void *)")
def note(body, _user):
    found.append(body.bits)
    return True


check(sat.sat_world_each_at_point(world, [0.75, 0], ffi.NULL, note, ffi.NULL))
assert found == [ids[0].bits, ids[1].bits]

# a mask, its overlap with itself, and its shape
rows = ffi.new("uint64_t[3]", [4, 7, 4])
out = ffi.new("sat_mask **")
check(sat.sat_mask_new_words(rows, 3, 3, out))
arrow = ffi.gc(out[0], sat.sat_mask_free)
overlaps = ffi.new("bool *")
check(sat.sat_mask_overlaps(arrow, arrow, [2, 1], overlaps))
assert overlaps[0]
check(sat.sat_mask_overlaps(arrow, arrow, [-1, 2], overlaps))
assert not overlaps[0]
sprite = make(sat.sat_shape_new_mask, arrow, [1.5, 1.5])
check(sat.sat_shape_vertex_count(sprite, count))
assert count[0] == 8

# memory that both sides see
points = ffi.cast("sat_vec2 *", sat.sat_alloc(3 * ffi.sizeof("sat_vec2")))
points[0], points[1], points[2] = [0, 0], [6, 0], [0, 3]
wedge = make(sat.sat_shape_new_convex_polygon, points, 3)
sat.sat_free(points)
area = ffi.new("double *")
check(sat.sat_shape_area(wedge, area))
assert area[0] == 9

# an older program's answer
hit = ffi.new("bool *")
sides = ffi.new("sat_compat_xywh_rect[2]", [[50, 6, 12, 8], [62, 10, 12, 8]])
check(sat.sat_compat_xywh_rect_to_rect(sides, sides + 1, hit))
assert not hit[0]
print("cffi: all well")
