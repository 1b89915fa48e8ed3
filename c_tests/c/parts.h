/* The parts of the harness. `run_NAME` is defined in NAME.c. */
#ifndef SAT2D_PARTS_H
#define SAT2D_PARTS_H

#include "harness.h"

/* `reference` is the folder of the tables. */
void run_compat(report *r, const char *reference);
void run_compat_flash(report *r, const char *reference);
void run_compat_flash_geom(report *r, const char *reference);
void run_compat_flash_program(report *r, const char *reference);
void run_compat_flash_stage(report *r, const char *reference);
void run_compat_awt(report *r, const char *reference);
void run_masks(report *r, const char *reference);
void run_relation(report *r, const char *reference);
void run_contact(report *r, const char *reference);
void run_sweep(report *r);
void run_recording(report *r);
void run_explain(report *r);
void run_decompose(report *r, const char *reference);
void run_decomposers(report *r);
void run_misuse_polygons(report *r);
void run_shapes(report *r);
void run_transforms(report *r);
void run_misuse_shapes(report *r);
void run_misuse_transforms(report *r);
void run_misuse_compat(report *r);
void run_status(report *r);
void run_misuse_queries(report *r);
void run_batch(report *r);
void run_defaults(report *r);
void run_world(report *r);
void run_world_queries(report *r);
void run_world_busy(report *r);
void run_world_refusal(report *r);
void run_world_compound(report *r);
void run_world_draw(report *r);
void run_misuse_world(report *r);
void run_random(report *r);
void run_limits(report *r);
void run_layout(report *r);
void run_threads(report *r);

#endif
