/* Several threads use one shape. Each has its own references and its own last error. */
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

enum { THREADS = 4, ROUNDS = 2000 };

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

void run_threads(report *r) {
    pthread_t threads[THREADS];
    job jobs[THREADS];
    sat_shape *shape = NULL;
    long wrong = 0;
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
    fprintf(r->out, "threads: %d threads, %d rounds each, %ld wrong\n", THREADS, ROUNDS, wrong);
}

#endif
