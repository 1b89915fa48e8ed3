/** The same answers as in Java: each function of the JDK by its counterpart. */
#include "cellar.h"

#include <sat2d_compat.h>

static sat_compat_awt_rectangle runner(double x, double y) {
    const sat_compat_awt_rectangle box = {(int)x, (int)y, RUNNER_WIDTH, RUNNER_HEIGHT};
    return box;
}

/** What Java makes of a Rectangle where it needs doubles. */
static sat_compat_awt_rectangle2d wide_runner(double x, double y) {
    const sat_compat_awt_rectangle2d box = {(int)x, (int)y, RUNNER_WIDTH, RUNNER_HEIGHT};
    return box;
}

void touch_open(void) {}
void touch_close(void) {}

bool in_room(double x, double y) {
    const sat_compat_awt_rectangle room = {0, 0, ROOM_WIDTH, ROOM_HEIGHT}, box = runner(x, y);
    bool inside;
    check(sat_compat_awt_rectangle_contains_rectangle(&room, &box, &inside));
    return inside;
}

bool takes_coin(double x, double y, int coin) {
    const sat_compat_awt_rectangle2d round = {coin_places[coin][0] - COIN_RADIUS,
                                              coin_places[coin][1] - COIN_RADIUS,
                                              2 * COIN_RADIUS, 2 * COIN_RADIUS};
    const sat_compat_awt_rectangle2d box = wide_runner(x, y);
    bool hit;
    check(sat_compat_awt_ellipse2d_intersects(&round, &box, &hit));
    return hit;
}

bool in_lava(double x, double y) {
    const sat_compat_awt_rectangle2d box = wide_runner(x, y);
    sat_compat_awt_point corners[LAVA_CORNERS];
    bool hit;
    for (int i = 0; i < LAVA_CORNERS; i++) {
        corners[i].x = lava_corners[i][0];
        corners[i].y = lava_corners[i][1];
    }
    check(sat_compat_awt_polygon_intersects(corners, LAVA_CORNERS, &box, &hit));
    return hit;
}

bool in_beam(double x, double y, int to_x, int to_y) {
    const sat_compat_awt_rectangle2d box = wide_runner(x, y);
    const sat_compat_awt_line2d line = {160, 100, to_x, to_y};
    bool hit;
    check(sat_compat_awt_rectangle2d_intersects_line(&box, &line, &hit));
    return hit;
}
