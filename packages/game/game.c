/* The small game of README.md, 1,000 frames by the C API. Its output is expected.txt. */
#include <inttypes.h>
#include <math.h>
#include <sat2d.h>
#include <stdio.h>
#include <stdlib.h>

enum { FRAMES = 1000, MOVERS = 12, MAX_EVENTS = 256, MAX_HITS = 8 };

typedef struct mover {
    sat_body_id id;
    sat_vec2 velocity;
} mover;

static const char *const RELATIONS[] = {"disjoint", "touching", "overlapping"};
static uint32_t state = 2024;

static void must(sat_status status) {
    if (status != SAT_OK) {
        fprintf(stderr, "%s\n", sat_last_error());
        exit(1);
    }
}

/* From 0 up to 1. */
static double chance(void) {
    state = state * 1664525u + 1013904223u;
    return (double)state / 4294967296.0;
}

static sat_vec2 kick(void) {
    const double x = chance(), y = chance();
    const sat_vec2 velocity = {(x - 0.5) * 0.75, (y - 0.5) * 0.75};
    return velocity;
}

static sat_body_id insert(sat_world *world, const sat_shape *shape, sat_transform at,
                          sat_body_kind kind, uint64_t user) {
    sat_body body = {0};
    sat_body_id id;
    body.shape = shape;
    body.transform = at;
    body.kind = kind;
    body.user = user;
    must(sat_world_insert(world, &body, &id));
    return id;
}

static sat_transform at(double x, double y) {
    const sat_transform place = {1, 0, 0, 1, x, y};
    return place;
}

static void furnish(sat_world *world) {
    static const sat_vec2 cup[] = {{-3, 0}, {3, 0},  {3, 4},  {2, 4},
                                   {2, 1},  {-2, 1}, {-2, 4}, {-3, 4}};
    const sat_transform slope = {0.8, 0.6, -0.6, 0.8, -4, -3};
    const size_t corners = 8;
    sat_shape *shapes[5];
    int i;
    must(sat_shape_new_rectangle(40, 2, &shapes[0]));
    must(sat_shape_new_rectangle(2, 20, &shapes[1]));
    must(sat_shape_new_polygon(cup, &corners, 1, &shapes[2]));
    must(sat_shape_new_circle((sat_vec2){0, 0}, 3, &shapes[3]));
    must(sat_shape_new_rectangle(6, 1, &shapes[4]));
    insert(world, shapes[0], at(0, -11), SAT_BODY_STATIC, 1);
    insert(world, shapes[0], at(0, 11), SAT_BODY_STATIC, 2);
    insert(world, shapes[1], at(-21, 0), SAT_BODY_STATIC, 3);
    insert(world, shapes[1], at(21, 0), SAT_BODY_STATIC, 4);
    insert(world, shapes[2], at(5, -6), SAT_BODY_STATIC, 5);
    insert(world, shapes[3], at(-8, 4), SAT_BODY_SENSOR, 6);
    insert(world, shapes[4], slope, SAT_BODY_STATIC, 7);
    for (i = 0; i < 5; i++) {
        sat_shape_free(shapes[i]);
    }
}

static void make_shapes(sat_shape *shapes[4]) {
    static const sat_vec2 triangle[] = {{-0.75, -0.5}, {1, -0.5}, {-0.75, 1}};
    must(sat_shape_new_rectangle(1, 2, &shapes[0]));
    must(sat_shape_new_circle((sat_vec2){0, 0}, 0.75, &shapes[1]));
    must(sat_shape_new_capsule((sat_vec2){-0.5, 0}, (sat_vec2){0.5, 0}, 0.5, &shapes[2]));
    must(sat_shape_new_convex_polygon(triangle, 3, &shapes[3]));
}

static void move(sat_world *world, mover *one) {
    sat_slide_hit hits[MAX_HITS];
    sat_slide_result slid;
    size_t i;
    one->velocity.y -= 0.0078125;
    must(sat_world_move_and_slide(world, one->id, one->velocity, hits, MAX_HITS, &slid));
    for (i = 0; i < slid.hit_count; i++) {
        must(sat_slide(one->velocity, hits[i].normal, &one->velocity));
    }
}

/* A mirror image of itself in the same place. */
static void mirror(sat_world *world, sat_body_id id) {
    sat_transform place;
    must(sat_world_transform(world, id, &place));
    place.a = -place.a;
    must(sat_world_set_transform(world, id, &place));
}

static void look(const sat_world *world, int frame) {
    const sat_vec2 eye = {-19, 0}, direction = {1, (double)(frame / 10 % 5 - 2) / 8};
    sat_body_ray_hit found;
    uint64_t user;
    must(sat_world_cast_ray(world, eye, direction, 60, NULL, &found));
    if (found.hit.hit) {
        must(sat_world_user(world, found.body, &user));
        printf("%d ray %" PRIu64 "\n", frame, user);
    } else {
        printf("%d ray none\n", frame);
    }
}

static long report(sat_world *world, int frame) {
    sat_pair_event events[MAX_EVENTS];
    size_t count, i;
    long stay = 0;
    must(sat_world_step(world));
    must(sat_world_events(world, events, MAX_EVENTS, &count));
    for (i = 0; i < count; i++) {
        const sat_pair_event *event = &events[i];
        if (event->phase == SAT_PHASE_STAY) {
            stay++;
            continue;
        }
        printf("%d %s %" PRIu64 " %" PRIu64 " %s\n", frame,
               event->phase == SAT_PHASE_BEGIN ? "begin" : "end", event->user_a, event->user_b,
               RELATIONS[event->relation]);
    }
    return stay;
}

int main(void) {
    sat_world *world;
    sat_shape *shapes[4];
    mover movers[MOVERS];
    long stay = 0;
    int frame, i;
    must(sat_world_new(&world));
    furnish(world);
    make_shapes(shapes);
    for (i = 0; i < MOVERS; i++) {
        const sat_transform place = at(2.5 * i - 14, 8 - 1.5 * (i % 5));
        movers[i].id = insert(world, shapes[i % 4], place, SAT_BODY_MOVING, 100 + i);
        movers[i].velocity = kick();
    }
    for (frame = 1; frame <= FRAMES; frame++) {
        if (frame == 300) {
            must(sat_world_remove(world, movers[3].id));
        } else if (frame == 400) {
            movers[3].id = insert(world, shapes[3], at(0, 8), SAT_BODY_MOVING, 103);
        }
        for (i = 0; i < MOVERS; i++) {
            if (i == 3 && frame >= 300 && frame < 400) {
                continue;
            }
            if ((frame + i) % 60 == 0) {
                movers[i].velocity = kick();
                mirror(world, movers[i].id);
            }
            move(world, &movers[i]);
        }
        if (frame % 100 == 50) {
            sat_separate_result parted;
            must(sat_world_separate(world, 4, &parted));
        }
        stay += report(world, frame);
        if (frame % 10 == 0) {
            look(world, frame);
        }
        if (frame % 100 == 0) {
            uint64_t fingerprint;
            must(sat_world_fingerprint(world, &fingerprint));
            printf("%d stay %ld fingerprint %016" PRIx64 "\n", frame, stay, fingerprint);
        }
    }
    for (i = 0; i < 4; i++) {
        sat_shape_free(shapes[i]);
    }
    sat_world_free(world);
    return 0;
}
