/* The list of the parts, and the harness as a program of its own: `harness REFERENCE_FOLDER`. */
#include "parts.h"

static long run_all(const char *reference, FILE *out) {
    report r = {out, 0};
    run_compat(&r, reference);
    run_compat_flash(&r, reference);
    run_compat_flash_geom(&r, reference);
    run_compat_flash_stage(&r, reference);
    run_compat_flash_program(&r, reference);
    run_compat_awt(&r, reference);
    run_masks(&r, reference);
    run_relation(&r, reference);
    run_contact(&r, reference);
    run_explain(&r);
    run_sweep(&r);
    run_recording(&r);
    run_decompose(&r, reference);
    run_decomposers(&r);
    run_misuse_polygons(&r);
    run_transforms(&r);
    run_shapes(&r);
    run_misuse_shapes(&r);
    run_misuse_transforms(&r);
    run_misuse_compat(&r);
    run_status(&r);
    run_misuse_queries(&r);
    run_batch(&r);
    run_defaults(&r);
    run_world(&r);
    run_world_queries(&r);
    run_world_busy(&r);
    run_world_refusal(&r);
    run_world_compound(&r);
    run_world_draw(&r);
    run_misuse_world(&r);
    run_random(&r);
    run_limits(&r);
    run_layout(&r);
    run_threads(&r);
    fprintf(out, "failures: %ld\n", r.failures);
    return r.failures;
}

/* Runs all parts and writes the summary to a file. Returns the number of failures, -1 if the file
 * cannot be written. Called from Rust. */
int harness_run_to_file(const char *reference, const char *path);
int harness_run_to_file(const char *reference, const char *path) {
    FILE *out = fopen(path, "w");
    long failures;
    if (!out) {
        return -1;
    }
    failures = run_all(reference, out);
    return fclose(out) == 0 ? (int)failures : -1;
}

int main(int argc, char **argv) {
    if (argc != 2) {
        fprintf(stderr, "usage: %s REFERENCE_FOLDER\n", argv[0]);
        return 2;
    }
    return run_all(argv[1], stdout) == 0 ? 0 : 1;
}
