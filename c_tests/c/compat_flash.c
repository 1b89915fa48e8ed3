/* Every row of the tables of the Flash player's own functions. */
#include "parts.h"
#include "sat2d_compat.h"
#include "table.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_PIXELS = 1024 };

/* The image of a field: rows of two-digit hexadecimal alphas, separated by `/`. */
static sat_compat_flash_bitmap image_at(const table *t, size_t field, uint8_t *alpha) {
    const char *text = t->fields[field];
    sat_compat_flash_bitmap image = {alpha, 0, *text != '\0', SAT_COMPAT_FLASH_AS3};
    size_t count = 0;
    while (*text != '\0' && count < MOST_PIXELS) {
        if (*text == '/') {
            image.height++;
            text++;
        } else {
            const char digits[3] = {text[0], text[1], '\0'};
            alpha[count++] = (uint8_t)strtol(digits, NULL, 16);
            text += 2;
        }
    }
    image.width = image.height == 0 ? 0 : count / image.height;
    if (strcmp(t->fields[1], "as2") == 0) {
        image.script = SAT_COMPAT_FLASH_AS2;
    }
    return image;
}

static sat_compat_flash_pixel pixel_at(const table *t, size_t field) {
    sat_compat_flash_pixel pixel;
    pixel.x = (int32_t)table_number(t, field);
    pixel.y = (int32_t)table_number(t, field + 1);
    return pixel;
}

static void bitmaps(report *r, const char *reference) {
    rows rows = {r, "flash_bitmap_hit_test", 0, 0, 0};
    table t;
    table_open(&t, reference, rows.table,
               "source,api,test,image,px,py,threshold,kind,image2,b1,b2,b3,b4,threshold2,hit");
    for (; table_next(&t); rows.checked++) {
        uint8_t alpha[MOST_PIXELS], other_alpha[MOST_PIXELS];
        const sat_compat_flash_bitmap image = image_at(&t, 3, alpha);
        const sat_compat_flash_pixel corner = pixel_at(&t, 4), second = pixel_at(&t, 9);
        const int64_t threshold = (int64_t)table_number(&t, 6);
        sat_status status;
        bool hit;
        if (strcmp(t.fields[7], "point") == 0) {
            status = sat_compat_flash_bitmap_hits_point(&image, corner, threshold, second, &hit);
        } else if (strcmp(t.fields[7], "rect") == 0) {
            status = sat_compat_flash_bitmap_hits_rectangle(
                &image, corner, threshold, second, (int32_t)table_number(&t, 11),
                (int32_t)table_number(&t, 12), &hit);
        } else {
            const sat_compat_flash_bitmap other = image_at(&t, 8, other_alpha);
            status = sat_compat_flash_bitmap_hits_bitmap(&image, corner, threshold, &other, second,
                                                         (int64_t)table_number(&t, 13), &hit);
        }
        if (status != SAT_OK || hit != table_flag(&t, 14)) {
            rows_disagree(&rows, t.row, "different verdict");
        }
    }
    rows_finish(&rows);
}

static void misuse(report *r) {
    const sat_compat_flash_pixel corner = {0, 0};
    const uint8_t alpha[1] = {255};
    sat_compat_flash_bitmap image = {alpha, 1, 1, SAT_COMPAT_FLASH_AS3};
    bool hit = true;
    CHECK_STATUS(r, sat_compat_flash_bitmap_hits_point(NULL, corner, 1, corner, &hit),
                 SAT_ERR_NULL);
    CHECK(r, !hit);
    CHECK_STATUS(r, sat_compat_flash_bitmap_hits_point(&image, corner, 1, corner, NULL),
                 SAT_ERR_NULL);
    CHECK_STATUS(
        r, sat_compat_flash_bitmap_hits_bitmap(&image, corner, 1, NULL, corner, 1, &hit),
        SAT_ERR_NULL);
    image.script = 2;
    CHECK_STATUS(r, sat_compat_flash_bitmap_hits_point(&image, corner, 1, corner, &hit),
                 SAT_ERR_INVALID_ENUM);
    image.script = SAT_COMPAT_FLASH_AS3;
    image.width = SIZE_MAX;
    image.height = 2;
    CHECK_STATUS(r, sat_compat_flash_bitmap_hits_rectangle(&image, corner, 1, corner, 1, 1, &hit),
                 SAT_ERR_COUNT);
    image.alpha = NULL;
    image.width = image.height = 1;
    CHECK_STATUS(r, sat_compat_flash_bitmap_hits_point(&image, corner, 1, corner, &hit),
                 SAT_ERR_NULL);
    image.height = 0;
    CHECK_STATUS(r, sat_compat_flash_bitmap_hits_point(&image, corner, 1, corner, &hit), SAT_OK);
    CHECK(r, !hit);
}

void run_compat_flash(report *r, const char *reference) {
    bitmaps(r, reference);
    misuse(r);
}
