/* The picture: dusk in flat colours, dark rock with lit edges, two figures in blue and red. */
#include "picture.h"

#include <math.h>

static const colour ink = 0x140f2aff, steel = 0xe9f0f7ff, steel_shade = 0x9fb2c8ff,
                    skin = 0xf6cfa4ff, leather = 0x6b4530ff;
static const colour coat[2] = {0x2fa8e6ff, 0xee4f4fff}, coat_shade[2] = {0x1c6fb0ff, 0xa82a48ff},
                    scarf[2] = {0xbdeaffff, 0xffc46bff};

static void box(canvas *on, double x, double y, double w, double h, colour fill) {
    const sat_vec2 corners[4] = {{x, y}, {x + w, y}, {x + w, y + h}, {x, y + h}};
    canvas_convex(on, corners, 4, fill);
}

/* A mountain range: a column down to the bottom between every two of its points. */
static void range(canvas *on, const sat_vec2 *ridge, size_t count, colour fill) {
    size_t i;
    for (i = 0; i + 1 < count; i++) {
        const sat_vec2 corners[4] = {
            ridge[i], ridge[i + 1], {ridge[i + 1].x, HEIGHT}, {ridge[i].x, HEIGHT}};
        canvas_convex(on, corners, 4, fill);
    }
}

static void pine(canvas *on, double x, double foot, double height, colour fill) {
    int i;
    for (i = 0; i < 3; i++) {
        const double top = foot - height + i * height * 0.24, low = top + height * 0.46,
                     half = height * (0.13 + 0.055 * i);
        const sat_vec2 corners[3] = {{x, top}, {x + half, low}, {x - half, low}};
        canvas_convex(on, corners, 3, fill);
    }
    box(on, x - 2, foot - height * 0.2, 4, height * 0.2 + 40, fill);
}

static void sky(canvas *on) {
    static const colour bands[] = {0x1d1a40ff, 0x2a2050ff, 0x41285fff, 0x62336bff, 0x8b4170ff,
                                   0xb85370ff, 0xdf6c69ff, 0xf48f65ff, 0xfbb36dff};
    static const double tops[] = {0, 84, 158, 222, 278, 326, 368, 404, 434};
    static const sat_vec2 sun = {560, 306};
    int i;
    for (i = 0; i < 9; i++) {
        box(on, 0, tops[i], WIDTH, HEIGHT, bands[i]);
    }
    for (i = 0; i < 46; i++) { /* stars, scattered by two sequences of different periods */
        const sat_vec2 star = {fmod(i * 197.3 + 31, WIDTH), fmod(i * 61.7, 190)};
        canvas_disc(on, star, i % 5 == 0 ? 1.3 : 0.8, 0xfff3d688);
    }
    canvas_disc(on, sun, 142, 0xffc98a22);
    canvas_disc(on, sun, 114, 0xffd49a33);
    canvas_disc(on, sun, 88, 0xffe9b8ff);
}

static void mountains(canvas *on) {
    static const sat_vec2 far[] = {{0, 386},   {70, 356},  {130, 378}, {210, 318}, {262, 356},
                                   {330, 306}, {404, 368}, {470, 352}, {548, 400}, {640, 368},
                                   {702, 308}, {764, 354}, {820, 324}, {890, 372}, {960, 342}};
    static const sat_vec2 near[] = {{0, 436},   {90, 408},  {180, 442}, {270, 402},
                                    {360, 438}, {450, 416}, {540, 448}, {630, 418},
                                    {720, 444}, {800, 406}, {880, 436}, {960, 412}};
    int i;
    range(on, far, 15, 0x7a3f72ff);
    range(on, near, 12, 0x4d2c60ff);
    for (i = 0; i < 26; i++) {
        pine(on, i * 38 + 9 * (i * 7 % 4), 470, 40 + 10 * (i * 5 % 6), 0x33204cff);
    }
}

/* The rock: filled, with light along the edges that face up. The library returns the points and
 * rings of a shape as they were given. */
static void rock(canvas *on, const duel *game, sat_body_id id) {
    sat_vec2 points[64];
    size_t sizes[4], count, rings, r, i, first = 0;
    sat_body body;
    must(sat_world_get(game->world, id, &body), "rock");
    must(sat_shape_vertices(body.shape, points, 64, &count), "rock");
    must(sat_shape_ring_sizes(body.shape, sizes, 4, &rings), "rock");
    canvas_shape(on, body.shape, &body.transform, 0x1d1535ff);
    canvas_outline(on, body.shape, &body.transform, 3, 0x2f2150ff);
    for (r = 0; r < rings; first += sizes[r++]) {
        double area = 0;
        for (i = 0; i < sizes[r]; i++) {
            const sat_vec2 a = points[first + i], b = points[first + (i + 1) % sizes[r]];
            area += a.x * b.y - a.y * b.x;
        }
        for (i = 0; i < sizes[r]; i++) {
            const sat_vec2 a = points[first + i], b = points[first + (i + 1) % sizes[r]];
            /* an edge to the right faces up; in a hole, an edge to the left does */
            const bool faces_up =
                ((area > 0) == (b.x > a.x)) == (r == 0) && fabs(b.x - a.x) > fabs(b.y - a.y) * 0.7;
            if (faces_up) {
                const sat_vec2 low_a = {a.x, a.y + 4}, low_b = {b.x, b.y + 4};
                canvas_line(on, low_a, low_b, 5, 0x5b3566ff);
                canvas_line(on, a, b, 3.5, 0xf2916aff);
                canvas_disc(on, a, 1.75, 0xf2916aff);
                canvas_disc(on, b, 1.75, 0xf2916aff);
            }
        }
    }
}

void picture_background(canvas *on, const duel *game) {
    sky(on);
    mountains(on);
    rock(on, game, game->level[0]);
    rock(on, game, game->level[1]);
    canvas_keep(on);
}

/* The current position of a point in a part's own coordinates. */
static sat_vec2 on_part(const sat_body *part, double x, double y) {
    const sat_vec2 local = {x, y};
    sat_vec2 placed;
    must(sat_transform_apply(&part->transform, local, &placed), "a point");
    return placed;
}

/* A convex polygon in a part's own coordinates. */
static void patch(canvas *on, const sat_body *part, const sat_vec2 *local, size_t count,
                  colour fill) {
    sat_vec2 placed[16];
    size_t i;
    for (i = 0; i < count; i++) {
        placed[i] = on_part(part, local[i].x, local[i].y);
    }
    canvas_convex(on, placed, count, fill);
}

static void knob(canvas *on, const sat_body *part, double x, double y, double radius, colour fill) {
    canvas_disc(on, on_part(part, x, y), radius * FIGHTER_SIZE, fill);
}

static void limb(canvas *on, sat_vec2 from, sat_vec2 to, double width, colour fill) {
    width *= FIGHTER_SIZE;
    canvas_line(on, from, to, width, fill);
    canvas_disc(on, from, width / 2, fill);
    canvas_disc(on, to, width / 2, fill);
}

static void draw_legs(canvas *on, const sat_body *body, const fighter *who, int side) {
    int i, pass;
    for (pass = 0; pass < 2; pass++) {
        for (i = 0; i < 2; i++) {
            const double swing = who->ground.y < 0 ? sin(who->stride * 0.09 + i * PI) *
                                                         fmin(1, fabs(who->velocity.x))
                                                   : 0.7 - 1.4 * i;
            const double spread = who->ground.y < 0 ? 7 - 14 * i : 0;
            const sat_vec2 hip = on_part(body, 4 - 8 * i, -34),
                           knee = on_part(body, 4 - 6 * i + swing * 8 + spread * 0.6, -18);
            const sat_vec2 foot =
                on_part(body, 1 - 3 * i + swing * 13 + spread, -5 - fmax(0, swing) * 3);
            const sat_vec2 toe =
                on_part(body, 8 - 3 * i + swing * 13 + spread, -4 - fmax(0, swing) * 3);
            if (pass == 0) {
                limb(on, hip, knee, 15, ink);
                limb(on, knee, foot, 14, ink);
                limb(on, foot, toe, 12, ink);
            } else {
                limb(on, hip, knee, 10.5, i == 0 ? coat[side] : coat_shade[side]);
                limb(on, knee, foot, 9.5, i == 0 ? coat[side] : coat_shade[side]);
                limb(on, foot, toe, 7.5, leather);
            }
        }
    }
}

static void draw_scarf(canvas *on, const duel *game, const sat_body *body, const fighter *who,
                       int side) {
    const sat_vec2 knot = on_part(body, -6, -72);
    sat_vec2 last_low = {knot.x, knot.y + 7}, last_high = {knot.x, knot.y - 7};
    int i;
    for (i = 1; i <= 6; i++) {
        const double wave = sin(game->frame * 0.16 - i * 0.9 + side) * 1.7 * i, half = 7 - 0.9 * i;
        const double x = knot.x - who->facing * 13 * i - who->velocity.x * 0.6 * i,
                     y = knot.y + wave + 2 * i - who->velocity.y * 0.6 * i;
        const sat_vec2 low = {x, y + half}, high = {x, y - half};
        const sat_vec2 corners[4] = {last_high, high, low, last_low};
        canvas_convex(on, corners, 4, scarf[side]);
        last_low = low;
        last_high = high;
    }
}

static void draw_head(canvas *on, const sat_body *head, int side) {
    static const sat_vec2 helmet[] = {{-11, -86}, {-9, -95}, {-1, -100}, {8, -99},
                                      {16, -91},  {18, -85}, {-10, -82}};
    static const sat_vec2 plume[] = {{0, -99}, {-8, -111}, {-22, -108}, {-14, -98}, {-8, -92}};
    static const sat_vec2 horn[] = {{-6, -95}, {-16, -101}, {-19, -113}, {-9, -107}, {0, -99}};
    static const sat_vec2 hood[] = {{16, -91},  {8, -99},  {-3, -100}, {-12, -92},
                                    {-13, -80}, {-6, -73}, {-3, -84},  {4, -90}};
    patch(on, head, side == 0 ? plume : horn, 5, side == 0 ? scarf[0] : steel);
    knob(on, head, 3, -85, 15, ink);
    knob(on, head, 3, -85, 12.5, skin);
    if (side == 0) {
        patch(on, head, helmet, 7, steel);
        canvas_line(on, on_part(head, -10, -83.5), on_part(head, 18, -86.5), 3.5 * FIGHTER_SIZE,
                    steel_shade);
    } else {
        patch(on, head, hood, 4, coat[1]);
        patch(on, head, hood + 3, 5, coat_shade[1]);
        canvas_line(on, on_part(head, 15, -90), on_part(head, -3, -90), 4 * FIGHTER_SIZE,
                    coat_shade[1]);
    }
    knob(on, head, 10, -82, 2, ink);
}

static void draw_torso(canvas *on, const sat_body *torso, int side) {
    static const sat_vec2 edge[] = {{-15.5, -74}, {17.5, -74}, {13.5, -29}, {-12.5, -29}};
    static const sat_vec2 all[] = {{-13, -72}, {15, -72}, {11, -32}, {-10, -32}};
    static const sat_vec2 back[] = {{-13, -72}, {-1, -72}, {-3, -32}, {-10, -32}};
    static const sat_vec2 belt[] = {{-11.2, -42}, {12, -42}, {11.5, -36}, {-10.6, -36}};
    patch(on, torso, edge, 4, ink);
    patch(on, torso, all, 4, coat[side]);
    patch(on, torso, back, 4, coat_shade[side]);
    patch(on, torso, belt, 4, leather);
    knob(on, torso, 6, -39, 3, scarf[side]);
}

static void draw_weapon(canvas *on, const sat_body *weapon, int side) {
    static const sat_vec2 fuller[] = {{11, 0}, {70, 0}, {62, 2.5}, {11, 3.5}};
    static const sat_vec2 handle[] = {{-10, -2.5}, {42, -2.5}, {42, 2.5}, {-10, 2.5}};
    static const sat_vec2 hilt[] = {{-7, -2.5}, {9, -2.5}, {9, 2.5}, {-7, 2.5}};
    static const sat_vec2 guard[] = {{7, -9}, {11, -9}, {11, 9}, {7, 9}};
    canvas_outline(on, weapon->shape, &weapon->transform, 6, ink);
    canvas_shape(on, weapon->shape, &weapon->transform, steel);
    if (side == 0) {
        patch(on, weapon, fuller, 4, steel_shade);
        patch(on, weapon, hilt, 4, leather);
        patch(on, weapon, guard, 4, scarf[0]);
    } else {
        static const sat_vec2 edge[] = {{58, -16}, {63, 0}, {58, 16}, {54, 14}, {58, 0}, {54, -14}};
        const sat_vec2 upper[4] = {edge[0], edge[1], edge[4], edge[5]},
                       lower[4] = {edge[1], edge[2], edge[3], edge[4]};
        patch(on, weapon, handle, 4, leather);
        patch(on, weapon, upper, 4, steel_shade);
        patch(on, weapon, lower, 4, steel_shade);
    }
}

static void draw_fighter(canvas *on, const duel *game, int side) {
    const fighter *who = &game->fighters[side];
    sat_body parts[PARTS];
    sat_vec2 shoulder, wrist;
    int i;
    for (i = 0; i < PARTS; i++) {
        must(sat_world_get(game->world, who->parts[i], &parts[i]), "a part");
    }
    draw_scarf(on, game, &parts[TORSO], who, side);
    draw_legs(on, &parts[LEGS], who, side);
    draw_torso(on, &parts[TORSO], side);
    draw_head(on, &parts[HEAD], side);
    draw_weapon(on, &parts[WEAPON], side);
    shoulder = on_part(&parts[ARM], 0, 0);
    wrist = on_part(&parts[ARM], 24, 0);
    limb(on, shoulder, wrist, 14, ink);
    limb(on, shoulder, wrist, 9.5, coat[side]);
    knob(on, &parts[ARM], 0, 0, 7.5, steel_shade);
    knob(on, &parts[ARM], 24, 0, 6, skin);
}

static void draw_spark(canvas *on, const spark *it) {
    const sat_vec2 at = it->at;
    int i;
    for (i = 0; i < 9 && it->age < 14; i++) {
        const double angle = i * 2 * PI / 9 + 0.3, near = 12 + 2.2 * it->age,
                     far = near + (i % 2 ? 26 : 15) - 1.2 * it->age;
        const sat_vec2 tip = {at.x + far * cos(angle), at.y + far * sin(angle)};
        const sat_vec2 left = {at.x + near * cos(angle - 0.13), at.y + near * sin(angle - 0.13)};
        const sat_vec2 right = {at.x + near * cos(angle + 0.13), at.y + near * sin(angle + 0.13)};
        const sat_vec2 corners[3] = {tip, left, right};
        canvas_convex(on, corners, 3, it->clash ? 0xffffffff : 0xffe98aff);
    }
}

static void draw_dust(canvas *on, const dust *it) {
    int i;
    for (i = 0; i < 6 && it->age < 24; i++) {
        const double far = (i - 2.5) * (5 + it->age), size = 6 - 0.25 * it->age + i % 2;
        const sat_vec2 at = {it->at.x + far, it->at.y - 3 - (i % 3) * 0.12 * it->age};
        canvas_disc(on, at, size, 0xd9a08ccc);
    }
}

static void draw_health(canvas *on, const duel *game) {
    int side, i;
    char text[24];
    for (side = 0; side < 2; side++) {
        const double edge = side == 0 ? 84 : WIDTH - 84, way = side == 0 ? 1 : -1;
        const sat_vec2 name = {side == 0 ? 84 : WIDTH - 84 - canvas_text_width(3, "RED"), 20};
        canvas_text(on, name, 3, 0xfff6e0ff, game->fighters[side].name);
        for (i = 0; i < FULL_HEALTH; i++) {
            const double x = edge + way * (i * 42), far = x + way * 36;
            const sat_vec2 rim[4] = {
                {x - way * 2, 40}, {far + way * 4, 40}, {far, 58}, {x - way * 6, 58}};
            const sat_vec2 cell[4] = {{x, 42}, {far, 42}, {far - way * 3, 56}, {x - way * 3, 56}};
            canvas_convex(on, rim, 4, ink);
            canvas_convex(on, cell, 4, i < game->fighters[side].health ? coat[side] : 0x3a2a58ff);
        }
    }
    SDL_snprintf(text, sizeof text, "round %d", game->round);
    {
        const sat_vec2 at = {(WIDTH - canvas_text_width(3, text)) / 2, 42};
        canvas_text(on, at, 3, 0xfff6e0ff, text);
    }
}

void picture_frame(canvas *on, const duel *game) {
    const int behind = game->fighters[0].doing == FREE ? 0 : 1; /* the attacker is in front */
    draw_dust(on, &game->dust[0]);
    draw_dust(on, &game->dust[1]);
    draw_fighter(on, game, behind);
    draw_fighter(on, game, 1 - behind);
    draw_spark(on, &game->spark);
    draw_health(on, game);
}
