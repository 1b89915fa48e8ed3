/* Several threads use one shape, and ask one world. Each has its own references and its own last
 * error. */
#ifndef _WIN32
#define _POSIX_C_SOURCE 200809L
#endif

#include "parts.h"

#if defined(_WIN32) || defined(__wasi__)

void run_threads(report *r) {
    fprintf(r->out, "threads: not run on this platform\n");
}

#else

#include <pthread.h>
#include <string.h>

enum { THREADS = 4, ROUNDS = 2000, BODIES = 60, QUESTIONS = 60 };

typedef struct job {
    const sat_shape *shape; /* shared by all threads */
    int number;
    long wrong;
} job;

static void *work(void *argument) {
    job *job = argument;
    char expected[32];
    int i;
    /* a new thread has no message yet */
    job->wrong += *sat_last_error() != '\0';
    for (i = 0; i < ROUNDS; i++) {
        sat_shape *own = NULL, *bad = NULL;
        sat_transform here = {1, 0, 0, 1, 0, 0}, there = {1, 0, 0, 1, 0, 0};
        sat_relation relation = -1;
        there.tx = i % 5; /* 2 wide: overlapping up to 1, touching at 2, disjoint beyond */
        job->wrong += sat_shape_share(job->shape, &own) != SAT_OK || own != job->shape;
        job->wrong += sat_collide(job->shape, &here, own, &there, &relation) != SAT_OK;
        job->wrong += relation != (i % 5 < 2    ? SAT_OVERLAPPING
                                   : i % 5 == 2 ? SAT_TOUCHING
                                                : SAT_DISJOINT);
        sat_shape_free(own);
        job->wrong +=
            sat_shape_new_circle((sat_vec2){0, 0}, -1.0 - job->number, &bad) != SAT_ERR_NEGATIVE;
        snprintf(expected, sizeof expected, "radius is -%d.0,", job->number + 1);
        job->wrong += strncmp(sat_last_error(), expected, strlen(expected)) != 0;
    }
    return NULL;
}

/* What a world answers that does not change. */
typedef struct answers {
    size_t found, near, events, saved;
    uint64_t fingerprint, stepped;
    double depth, fraction;
    long drawn;
    long failed;
} answers;

static void count_circle(sat_vec2 center, double radius, sat_paint paint, void *user) {
    (void)center, (void)radius, (void)paint;
    ++*(long *)user;
}

/* Asks by functions that take the world as const, and steps a copy. */
static answers ask(const sat_world *world) {
    answers out;
    const sat_transform away = {1, 0, 0, 1, 50, 0};
    sat_query_filter filter = sat_query_filter_default();
    sat_body_id found[BODIES];
    sat_near_body near[BODIES];
    sat_manifold manifold;
    sat_body_ray_hit hit;
    sat_draw_callbacks callbacks;
    sat_world *copy = NULL;
    memset(&out, 0, sizeof out);
    memset(&callbacks, 0, sizeof callbacks);
    callbacks.circle = count_circle;
    out.failed += sat_world_query_circle(world, (sat_vec2){5, 1}, 4, SAT_COVERAGE_TOUCHING, &filter,
                                         found, BODIES, &out.found) != SAT_OK;
    out.failed += sat_world_nearest(world, (sat_vec2){3, 3}, 9, 100, &filter, near, BODIES,
                                    &out.near) != SAT_OK;
    out.failed += sat_world_contact(world, found[0], found[1], &manifold) != SAT_OK;
    out.depth = manifold.depth;
    out.failed += sat_world_cast_ray(world, (sat_vec2){-9, 0}, (sat_vec2){1, 0}, 99, &filter,
                                     &hit) != SAT_OK;
    out.fraction = hit.hit.fraction;
    out.failed += sat_world_event_count(world, &out.events) != SAT_OK;
    out.failed += sat_world_save(world, NULL, 0, &out.saved) != SAT_ERR_CAPACITY;
    out.failed += sat_world_fingerprint(world, &out.fingerprint) != SAT_OK;
    out.failed += sat_world_draw(world, &callbacks, &out.drawn) != SAT_OK;
    out.failed += sat_world_clone(world, &copy) != SAT_OK;
    out.failed += sat_world_set_transform(copy, found[0], &away) != SAT_OK;
    out.failed += sat_world_step(copy) != SAT_OK;
    out.failed += sat_world_fingerprint(copy, &out.stepped) != SAT_OK;
    sat_world_free(copy);
    return out;
}

typedef struct inquiry {
    const sat_world *world; /* asked by all threads */
    answers expected;
    long wrong;
} inquiry;

static void *inquire(void *argument) {
    inquiry *inquiry = argument;
    int i;
    for (i = 0; i < QUESTIONS; i++) {
        answers found = ask(inquiry->world);
        inquiry->wrong += memcmp(&found, &inquiry->expected, sizeof found) != 0;
    }
    return NULL;
}

/* Returns the number of answers that differ from those of one thread. */
static long ask_one_world(report *r) {
    static const double cup[] = {0, 0, 2, 0, 2, 2, 1, 0.5, 0, 2};
    pthread_t threads[THREADS];
    inquiry inquiries[THREADS];
    sat_world *world = NULL;
    sat_shape *shapes[3] = {NULL, NULL, NULL};
    const size_t corners = 5;
    answers expected;
    long wrong = 0;
    int i;
    CHECK_STATUS(r, sat_world_new(&world), SAT_OK);
    CHECK_STATUS(r, sat_shape_new_rectangle(2, 2, &shapes[0]), SAT_OK);
    CHECK_STATUS(r, sat_shape_new_circle((sat_vec2){0, 0}, 1, &shapes[1]), SAT_OK);
    CHECK_STATUS(r, sat_shape_new_polygon((const sat_vec2 *)cup, &corners, 1, &shapes[2]), SAT_OK);
    for (i = 0; i < BODIES; i++) {
        sat_body body = sat_body_default();
        sat_body_id id;
        body.shape = shapes[i % 3];
        body.transform.tx = 1.25 * (i % 10);
        body.transform.ty = 1.5 * (i / 10);
        CHECK_STATUS(r, sat_world_insert(world, &body, &id), SAT_OK);
    }
    CHECK_STATUS(r, sat_world_step(world), SAT_OK);
    expected = ask(world);
    CHECK(r, expected.failed == 0 && expected.found > 2 && expected.events > BODIES);
    for (i = 0; i < THREADS; i++) {
        inquiries[i].world = world;
        inquiries[i].expected = expected;
        inquiries[i].wrong = 0;
        CHECK(r, pthread_create(&threads[i], NULL, inquire, &inquiries[i]) == 0);
    }
    for (i = 0; i < THREADS; i++) {
        CHECK(r, pthread_join(threads[i], NULL) == 0);
        wrong += inquiries[i].wrong;
    }
    sat_world_free(world);
    for (i = 0; i < 3; i++)
        sat_shape_free(shapes[i]);
    return wrong;
}

void run_threads(report *r) {
    pthread_t threads[THREADS];
    job jobs[THREADS];
    sat_shape *shape = NULL;
    long wrong = 0, wrong_answers;
    int i;
    CHECK_STATUS(r, sat_shape_new_rectangle(2, 2, &shape), SAT_OK);
    for (i = 0; i < THREADS; i++) {
        jobs[i].shape = shape;
        jobs[i].number = i;
        jobs[i].wrong = 0;
        CHECK(r, pthread_create(&threads[i], NULL, work, &jobs[i]) == 0);
    }
    for (i = 0; i < THREADS; i++) {
        CHECK(r, pthread_join(threads[i], NULL) == 0);
        wrong += jobs[i].wrong;
    }
    sat_shape_free(shape);
    CHECK(r, wrong == 0);
    wrong_answers = ask_one_world(r);
    CHECK(r, wrong_answers == 0);
    fprintf(r->out,
            "threads: %d threads, %d rounds each, %ld wrong, %d questions each, %ld wrong\n",
            THREADS, ROUNDS, wrong, QUESTIONS, wrong_answers);
}

#endif
