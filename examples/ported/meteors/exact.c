/** The right answers: what is drawn counts, not the box around it. */
#include "meteors.h"

static sat_shape *ship, *cross;
static sat_transform ship_place, meteor_places[METEORS];

void list_open(void) {
    const sat_vec2 ship_corners[6] = {{-8, -16}, {0, -16}, {0, -4}, {16, -4}, {16, 4}, {-8, 4}};
    const sat_vec2 cross_corners[12] = {{-4, -12}, {4, -12}, {4, -4},  {12, -4},
                                        {12, 4},   {4, 4},   {4, 12},  {-4, 12},
                                        {-4, 4},   {-12, 4}, {-12, -4}, {-4, -4}};
    const size_t ship_rings[1] = {6}, cross_rings[1] = {12};
    check(sat_shape_new_polygon(ship_corners, ship_rings, 1, &ship));
    check(sat_shape_new_polygon(cross_corners, cross_rings, 1, &cross));
}

void list_close(void) {
    sat_shape_free(ship);
    sat_shape_free(cross);
}

void place_ship(double x, double y) {
    ship_place = sat_transform_translation((sat_vec2){x, y});
}

void place_meteor(int meteor, double x, double y) {
    meteor_places[meteor] = sat_transform_translation((sat_vec2){x, y});
}

bool ship_hits(int meteor) { return sat_hits(ship, &ship_place, cross, &meteor_places[meteor]); }

bool bullet_hits(int meteor, double x, double y) {
    sat_relation relation;
    check(sat_point_relation(cross, &meteor_places[meteor], (sat_vec2){x, y}, &relation));
    return relation != SAT_DISJOINT;
}
