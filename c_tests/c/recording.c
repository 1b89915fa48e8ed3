/* A world whose calls are recorded: the bytes arrive, the callback may read the world but not
 * change it, a refusal ends the recording; and copies of worlds. */
#include "parts.h"

#include <string.h>

typedef struct {
    uint8_t bytes[1 << 16];
    size_t count;
    size_t room; /* after so many bytes it refuses */
    sat_world *world;
    size_t calls;
    size_t rejected; /* changes */
    size_t readable;
} tape;

static bool take(const uint8_t *bytes, size_t count, void *user) {
    tape *t = user;
    size_t bodies = 0;
    bool complete;
    t->calls++;
    t->rejected += sat_world_step(t->world) == SAT_ERR_BUSY &&
                   sat_world_stop_recording(t->world, &complete) == SAT_ERR_BUSY;
    t->readable += sat_world_body_count(t->world, &bodies) == SAT_OK;
    if (t->count + count > t->room) {
        return false;
    }
    memcpy(t->bytes + t->count, bytes, count);
    t->count += count;
    return true;
}

static void play(report *r, sat_world *world, const sat_shape *shape, int frames) {
    sat_body body = sat_body_default();
    sat_body_id id = {0};
    int i;
    body.shape = shape;
    for (i = 0; i < frames; i++) {
        body.transform.tx = i;
        CHECK_STATUS(r, sat_world_insert(world, &body, &id), SAT_OK);
        CHECK_STATUS(r, sat_world_step(world), SAT_OK);
    }
}

static void copies(report *r, sat_world *world, const sat_shape *shape) {
    sat_world *copy = NULL;
    uint64_t before = 0, after = 0, of_copy = 1;
    CHECK_STATUS(r, sat_world_fingerprint(world, &before), SAT_OK);
    CHECK_STATUS(r, sat_world_clone(world, &copy), SAT_OK);
    play(r, world, shape, 3);
    CHECK_STATUS(r, sat_world_fingerprint(world, &after), SAT_OK);
    CHECK_STATUS(r, sat_world_fingerprint(copy, &of_copy), SAT_OK);
    CHECK(r, before == of_copy && before != after);
    play(r, copy, shape, 3);
    CHECK_STATUS(r, sat_world_fingerprint(copy, &of_copy), SAT_OK);
    CHECK(r, of_copy == after);
    sat_world_free(copy);
    copy = world;
    CHECK_STATUS(r, sat_world_clone(NULL, &copy), SAT_ERR_NULL);
    CHECK(r, copy == NULL);
    CHECK_STATUS(r, sat_world_clone(world, NULL), SAT_ERR_NULL);
    CHECK_STATUS(r, sat_world_fingerprint(NULL, &of_copy), SAT_ERR_NULL);
    CHECK(r, of_copy == 0);
}

void run_recording(report *r) {
    static tape whole, cut, freed;
    sat_world *world = NULL;
    sat_shape *shape = NULL;
    bool complete = true;
    size_t count;
    CHECK_STATUS(r, sat_world_new(&world), SAT_OK);
    CHECK_STATUS(r, sat_shape_new_rectangle(1.5, 1, &shape), SAT_OK);
    CHECK_STATUS(r, sat_world_start_recording(NULL, take, &whole), SAT_ERR_NULL);
    CHECK_STATUS(r, sat_world_start_recording(world, NULL, &whole), SAT_ERR_NULL);
    CHECK_STATUS(r, sat_world_stop_recording(world, NULL), SAT_ERR_NULL);
    CHECK_STATUS(r, sat_world_stop_recording(world, &complete), SAT_OK);
    CHECK(r, !complete);
    whole.room = cut.room = freed.room = sizeof whole.bytes;
    whole.world = cut.world = freed.world = world;
    CHECK_STATUS(r, sat_world_start_recording(world, take, &whole), SAT_OK);
    play(r, world, shape, 20);
    CHECK_STATUS(r, sat_world_stop_recording(world, &complete), SAT_OK);
    CHECK(r, complete && whole.calls >= 20 && whole.rejected == whole.calls &&
                 whole.readable == whole.calls);
    CHECK(r, memcmp(whole.bytes, "s2dr", 4) == 0 && whole.count > 1000);
    count = whole.count;
    play(r, world, shape, 1);
    CHECK(r, whole.count == count);
    cut.room = 1000;
    CHECK_STATUS(r, sat_world_start_recording(world, take, &cut), SAT_OK);
    play(r, world, shape, 40);
    CHECK_STATUS(r, sat_world_stop_recording(world, &complete), SAT_OK);
    CHECK(r, !complete && cut.count <= 1000);
    copies(r, world, shape);
    CHECK_STATUS(r, sat_world_start_recording(world, take, &freed), SAT_OK);
    CHECK_STATUS(r, sat_world_set_touching_tolerance(world, 0.25), SAT_OK);
    count = freed.count;
    sat_world_free(world); /* passes the rest */
    CHECK(r, freed.count > count);
    sat_shape_free(shape);
    fprintf(r->out, "recording: %lu bytes of 20 steps\n", (unsigned long)whole.count);
}
