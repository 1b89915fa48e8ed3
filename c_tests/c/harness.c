/* The report, and the order of the parts. */
#include "harness.h"

#include <string.h>

enum { SHOWN = 20 };

/* The file without its folders, so that the summary does not depend on where it was compiled. */
static const char *base_name(const char *file) {
    const char *slash = strrchr(file, '/');
    const char *backslash = strrchr(file, '\\');
    const char *last = backslash > slash ? backslash : slash;
    return last ? last + 1 : file;
}

void report_check(report *r, bool ok, const char *file, int line, const char *what) {
    if (!ok) {
        r->failures++;
        fprintf(r->out, "FAILED %s:%d: %s\n", base_name(file), line, what);
    }
}

void report_status(report *r, sat_status got, sat_status expected, const char *file, int line, const char *call) {
    if (got != expected) {
        r->failures++;
        fprintf(r->out, "FAILED %s:%d: %s is %d (%s), expected %d (%s); last error: %s\n", base_name(file), line, call,
                (int)got, sat_status_message(got), (int)expected, sat_status_message(expected), sat_last_error());
    } else if (got != SAT_OK && *sat_last_error() == '\0') {
        r->failures++;
        fprintf(r->out, "FAILED %s:%d: %s left no message\n", base_name(file), line, call);
    }
}

void rows_disagree(rows *rows, long row, const char *what) {
    rows->report->failures++;
    if (rows->disagree++ < SHOWN) {
        fprintf(rows->report->out, "FAILED %s row %ld: %s\n", rows->table, row, what);
    }
}

void rows_finish(const rows *rows) {
    FILE *out = rows->report->out;
    fprintf(out, "%-16s %5ld rows checked, %ld skipped, %ld disagreements\n", rows->table, rows->checked,
            rows->skipped, rows->disagree);
    if (rows->checked == 0) {
        rows->report->failures++;
        fprintf(out, "FAILED %s: no rows\n", rows->table);
    }
}
