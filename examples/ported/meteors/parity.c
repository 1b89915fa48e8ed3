/** The same answers as in a Flash player: the display list is kept, and asked as before. */
#include "meteors.h"

#include <sat2d_compat.h>

static sat_compat_flash_stage *stage;
static sat_compat_flash_node ship, meteors[METEORS];

enum { RECTANGLES = 2, STEPS = 5 };

/** An object with two drawn rectangles, each `{x, y, width, height}`. */
static sat_compat_flash_node drawn(const double rectangles[RECTANGLES][4]) {
    sat_compat_flash_path_step steps[RECTANGLES][STEPS] = {0};
    sat_compat_flash_layer layers[RECTANGLES] = {0};
    sat_compat_flash_node made;
    for (int i = 0; i < RECTANGLES; i++) {
        const double left = rectangles[i][0], right = left + rectangles[i][2];
        const double top = rectangles[i][1], bottom = top + rectangles[i][3];
        const double corners[STEPS][2] = {
            {left, top}, {right, top}, {right, bottom}, {left, bottom}, {left, top}};
        for (int k = 0; k < STEPS; k++) {
            steps[i][k].kind = k == 0 ? SAT_COMPAT_FLASH_MOVE_TO : SAT_COMPAT_FLASH_LINE_TO;
            steps[i][k].x = corners[k][0];
            steps[i][k].y = corners[k][1];
        }
        layers[i].paint = SAT_COMPAT_FLASH_EVEN_ODD;
        layers[i].steps = steps[i];
        layers[i].count = STEPS;
    }
    check(sat_compat_flash_stage_create_graphics(stage, layers, RECTANGLES, NULL, NULL, &made));
    check(sat_compat_flash_stage_add_child(stage, SAT_COMPAT_FLASH_ROOT, made));
    return made;
}

static void place(sat_compat_flash_node node, double x, double y) {
    check(sat_compat_flash_stage_set(stage, node, SAT_COMPAT_FLASH_X, x));
    check(sat_compat_flash_stage_set(stage, node, SAT_COMPAT_FLASH_Y, y));
}

void list_open(void) {
    const double body_and_fin[RECTANGLES][4] = {{-8, -4, 24, 8}, {-8, -16, 8, 12}};
    const double cross[RECTANGLES][4] = {{-4, -12, 8, 24}, {-12, -4, 24, 8}};
    check(sat_compat_flash_stage_new(&stage));
    ship = drawn(body_and_fin);
    for (int i = 0; i < METEORS; i++) {
        meteors[i] = drawn(cross);
    }
}

void list_close(void) { sat_compat_flash_stage_free(stage); }
void place_ship(double x, double y) { place(ship, x, y); }
void place_meteor(int meteor, double x, double y) { place(meteors[meteor], x, y); }

bool ship_hits(int meteor) {
    bool hit;
    check(sat_compat_flash_stage_hit_test_object(stage, ship, meteors[meteor], &hit));
    return hit;
}

bool bullet_hits(int meteor, double x, double y) {
    bool hit;
    check(sat_compat_flash_stage_hit_test_point(stage, meteors[meteor], x, y, true, &hit));
    return hit;
}
