/* Worlds drawn by callbacks, and steps divided between threads. */
#include "parts.h"
#include "world_scene.h"

#include <stdlib.h>
#include <string.h>

typedef struct drawn {
    sat_world *world; /* for changes from within callbacks */
    sat_body_id first;
    int refusals;
    int lines[6], polygons[6], circles[6], ellipses[6], texts[6];
    double area; /* of the polygons, by the shoelace formula, doubled */
} drawn;

static void draw_line(sat_vec2 from, sat_vec2 to, sat_paint paint, void *user) {
    (void)from;
    (void)to;
    ((drawn *)user)->lines[paint]++;
}

static void draw_polygon(const sat_vec2 *corners, size_t count, sat_paint paint, void *user) {
    drawn *d = user;
    size_t i;
    for (i = 0; i < count; i++) {
        const sat_vec2 p = corners[i], q = corners[(i + 1) % count];
        d->area += p.x * q.y - q.x * p.y;
    }
    d->polygons[paint]++;
}

static void draw_circle(sat_vec2 center, double radius, sat_paint paint, void *user) {
    (void)center;
    ((drawn *)user)->circles[paint] += radius > 0;
}

static void draw_ellipse(sat_vec2 center, sat_vec2 u, sat_vec2 w, sat_paint paint, void *user) {
    (void)center;
    ((drawn *)user)->ellipses[paint] += u.x * w.y != u.y * w.x;
}

static void draw_text(sat_vec2 at, const char *text, sat_paint paint, void *user) {
    drawn *d = user;
    (void)at;
    d->texts[paint] += strchr(text, 'v') != NULL;
    d->refusals += sat_world_remove(d->world, d->first) == SAT_ERR_BUSY;
}

static void drawing(report *r) {
    const sat_vec2 bracket[6] = {{0, 0}, {3, 0}, {3, 1}, {1, 1}, {1, 3}, {0, 3}};
    const size_t six = 6;
    const sat_draw_callbacks all = {draw_line, draw_polygon, draw_circle,
                                    draw_text, draw_ellipse, {NULL}};
    const sat_draw_callbacks none = {0};
    const sat_transform squashed = {-0.5, 0, 0, 1, 8, 0};
    const sat_body_id nobody = {0};
    sat_world *world = NULL;
    const sat_body_kind kinds[3] = {SAT_BODY_STATIC, SAT_BODY_MOVING, SAT_BODY_SENSOR};
    sat_shape *shapes[3] = {NULL, NULL, NULL};
    sat_pair_event events[4];
    sat_body body;
    sat_body_id ids[3];
    size_t i, count = 0;
    drawn d, each[3];
    memset(&d, 0, sizeof d);
    memset(each, 0, sizeof each);
    CHECK_STATUS(r, sat_world_new(&world), SAT_OK);
    CHECK_STATUS(r, sat_shape_new_polygon(bracket, &six, 1, &shapes[0]), SAT_OK);
    CHECK_STATUS(r, sat_shape_new_rectangle(2, 2, &shapes[1]), SAT_OK);
    CHECK_STATUS(r, sat_shape_new_capsule((sat_vec2){0, 0}, (sat_vec2){4, 0}, 1, &shapes[2]),
                 SAT_OK);
    for (i = 0; i < 3; i++) {
        body = scene_tile(shapes[i], (double)i * 4, kinds[i]); /* the second touches the first */
        CHECK_STATUS(r, sat_world_insert(world, &body, &ids[i]), SAT_OK);
    }
    CHECK_STATUS(r, harness_step(world, events, 4, &count), SAT_OK);
    d.world = world;
    d.first = ids[0];
    CHECK_STATUS(r, sat_world_draw(world, &all, &d), SAT_OK);
    /* the bracket in convex pieces that cover it once, 5 large; the tile, 4; the capsule's middle,
     * from two sides of 4, and its ends */
    CHECK(r, d.polygons[SAT_PAINT_STATIC] == 2 && d.polygons[SAT_PAINT_MOVING] == 1 &&
                 d.polygons[SAT_PAINT_SENSOR] == 2);
    CHECK(r, d.area == 2 * (5 + 4 + 8));
    CHECK(r, d.circles[SAT_PAINT_SENSOR] == 2 && d.circles[SAT_PAINT_MOVING] == 0);
    CHECK(r, d.lines[SAT_PAINT_OUTLINE] == 6 && d.lines[SAT_PAINT_CONTACT] > 0);
    CHECK(r, d.texts[SAT_PAINT_LABEL] == 3 && d.refusals == 3);
    /* drawn one by one the bodies are the same, without ids and contacts */
    for (i = 0; i < 3; i++) {
        CHECK_STATUS(r, sat_world_draw_body(world, ids[i], &all, &each[i]), SAT_OK);
    }
    CHECK(r, each[0].polygons[SAT_PAINT_STATIC] == 2 && each[0].lines[SAT_PAINT_OUTLINE] == 6 &&
                 each[0].area == 2 * 5);
    CHECK(r, each[1].polygons[SAT_PAINT_MOVING] == 1 && each[1].area == 2 * 4 &&
                 each[1].lines[SAT_PAINT_CONTACT] == 0);
    CHECK(r, each[2].polygons[SAT_PAINT_SENSOR] == 2 && each[2].circles[SAT_PAINT_SENSOR] == 2 &&
                 each[2].area == 2 * 8);
    CHECK(r, each[0].texts[SAT_PAINT_LABEL] + each[1].texts[SAT_PAINT_LABEL] +
                     each[2].texts[SAT_PAINT_LABEL] ==
                 0);
    /* squashed, its ends are ellipses, and its middle is half as long */
    CHECK(r, d.ellipses[SAT_PAINT_SENSOR] == 0);
    memset(&each[2], 0, sizeof each[2]);
    CHECK_STATUS(r, sat_world_set_transform(world, ids[2], &squashed), SAT_OK);
    CHECK_STATUS(r, sat_world_draw_body(world, ids[2], &all, &each[2]), SAT_OK);
    CHECK(r, each[2].ellipses[SAT_PAINT_SENSOR] == 2 && each[2].circles[SAT_PAINT_SENSOR] == 0 &&
                 each[2].polygons[SAT_PAINT_SENSOR] == 2 && each[2].area == 2 * 4);
    CHECK_STATUS(r, sat_world_draw_body(world, nobody, &all, &d), SAT_ERR_STALE_ID);
    CHECK_STATUS(r, sat_world_draw_body(world, ids[0], NULL, &d), SAT_ERR_NULL);
    CHECK_STATUS(r, sat_world_draw_body(NULL, ids[0], &all, &d), SAT_ERR_NULL);
    CHECK_STATUS(r, sat_world_draw(world, &none, NULL), SAT_OK);
    CHECK_STATUS(r, sat_world_draw(world, NULL, NULL), SAT_ERR_NULL);
    CHECK_STATUS(r, sat_world_draw(NULL, &all, &d), SAT_ERR_NULL);
    sat_world_free(world);
    for (i = 0; i < 3; i++) {
        sat_shape_free(shapes[i]);
    }
}

/* Steps with threads and without have identical results. SAT2D_HARNESS_SERIAL leaves the threads
 * out: some tools report their pool, which lives until the program ends, as a leak. */
static void parallel(report *r) {
    enum { MANY = 3000, ROOM = 20000 };
    sat_pair_event *events[2];
    sat_body_id *ids = malloc(MANY * sizeof *ids);
    sat_transform *places = malloc(MANY * sizeof *places);
    sat_body *all = malloc(MANY * sizeof *all);
    sat_shape *tile = NULL;
    size_t counts[2] = {0, 0}, i;
    int run, frame;
    events[0] = malloc(ROOM * sizeof **events);
    events[1] = malloc(ROOM * sizeof **events);
    CHECK_STATUS(r, sat_shape_new_rectangle(1.5, 1.5, &tile), SAT_OK);
    if (ids && places && all && events[0] && events[1]) {
        for (run = 0; run < 2; run++) {
            sat_world *world = NULL;
            CHECK_STATUS(r, sat_world_new(&world), SAT_OK);
            if (run == 1 && getenv("SAT2D_HARNESS_SERIAL") == NULL) {
                CHECK_STATUS(r, sat_world_set_parallel_from(world, 1000), SAT_OK);
            }
            for (i = 0; i < MANY; i++) {
                all[i] = scene_tile(tile, (double)(i % 60), SAT_BODY_MOVING);
                all[i].transform.ty = (double)(i / 60);
            }
            CHECK_STATUS(r, sat_world_insert_many(world, all, MANY, ids), SAT_OK);
            for (frame = 0; frame < 3; frame++) {
                for (i = 0; i < MANY; i++) {
                    places[i] = all[i].transform;
                    places[i].tx += (double)((i * 7919 + (size_t)frame * 104729) % 64) / 64;
                }
                CHECK_STATUS(r, sat_world_set_transforms(world, ids, places, MANY), SAT_OK);
                CHECK_STATUS(r, harness_step(world, events[run], ROOM, &counts[run]), SAT_OK);
            }
            sat_world_free(world);
        }
        CHECK(r, counts[0] > MANY && counts[0] == counts[1]);
        CHECK(r, memcmp(events[0], events[1], counts[0] * sizeof **events) == 0);
    }
    free(ids);
    free(places);
    free(all);
    free(events[0]);
    free(events[1]);
    sat_shape_free(tile);
}

void run_world_draw(report *r) {
    drawing(r);
    parallel(r);
    fprintf(r->out, "world drawn: done\n");
}
