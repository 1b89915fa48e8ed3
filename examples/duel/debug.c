/* The debug view: all shapes, the axis that separates a weapon from its target or on which they
 * overlap least, contacts, and the marquee. */
#include "picture.h"

#include <math.h>

/* static, moving, sensor, outline */
static const colour shape_inks[4] = {0xb9a7ffff, 0x59f0c2ff, 0xffe066ff, 0xb9a7ffff};
static const colour chosen_ink = 0xffffffff, first_ink = 0xffe066ff, second_ink = 0x59f0c2ff,
                    normal_ink = 0xff4f8bff;

static void dot_text(canvas *on, double x, double y, colour ink, const char *text) {
    const double dot = 2;
    const double w = canvas_text_width(dot, text);
    const sat_vec2 at = {x, y},
                   back[4] = {
                       {x - 5, y - 5}, {x + w + 5, y - 5}, {x + w + 5, y + 15}, {x - 5, y + 15}};
    canvas_convex(on, back, 4, 0x140f2acc);
    canvas_text(on, at, dot, ink, text);
}

/* Draws the world: for a concave shape its convex pieces, with thin lines. */
static void piece(const sat_vec2 *corners, size_t count, sat_paint paint, void *user) {
    size_t i;
    for (i = 0; i < count && paint == SAT_PAINT_STATIC; i++) {
        canvas_line(user, corners[i], corners[(i + 1) % count], 0.7, 0xb9a7ff66);
    }
}

static void draw_shapes(canvas *on, const duel *game) {
    sat_draw_callbacks callbacks = {0};
    sat_body_id ids[MAX_BODIES];
    size_t count, i;
    callbacks.polygon = piece;
    must(sat_world_draw(game->world, &callbacks, on), "drawing");
    must(sat_world_bodies(game->world, ids, MAX_BODIES, &count), "all bodies");
    for (i = 0; i < count; i++) {
        sat_body body;
        must(sat_world_get(game->world, ids[i], &body), "a body");
        if (body.filter.category != IS_FEET && body.filter.category != IS_SOLE) {
            canvas_outline(on, body.shape, &body.transform, 1.6, shape_inks[body.kind]);
        } else {
            canvas_outline(on, body.shape, &body.transform, 1, 0xffffff55);
        }
    }
}

/* The projection of a shape onto the axis through the origin along `n`: from `least` to `most`. */
static void project(const sat_body *body, sat_vec2 n, double *least, double *most) {
    sat_vec2 points[64];
    size_t count, i;
    double radius;
    must(sat_shape_vertices(body->shape, points, 64, &count), "vertices");
    must(sat_shape_radius(body->shape, &radius), "a radius");
    radius *= sqrt(body->transform.a * body->transform.a + body->transform.b * body->transform.b);
    *least = INFINITY;
    *most = -INFINITY;
    for (i = 0; i < count; i++) {
        sat_vec2 p;
        must(sat_transform_apply(&body->transform, points[i], &p), "a vertex");
        *least = fmin(*least, p.x * n.x + p.y * n.y - radius);
        *most = fmax(*most, p.x * n.x + p.y * n.y + radius);
    }
}

/* A point at `along` on the axis along `n` that is `aside` from the origin. */
static sat_vec2 on_axis(sat_vec2 n, double along, double aside) {
    const sat_vec2 p = {n.x * along - n.y * aside, n.y * along + n.x * aside};
    return p;
}

/* The axis beside the two shapes, their projections onto it, and the gap or the overlap. `n`
 * points from `a` to `b`; `at` is the position of the closest points. */
static void draw_axis(canvas *on, const sat_body *a, const sat_body *b, sat_vec2 n, sat_vec2 at,
                      const char *text) {
    const double flip = n.x < 0 ? 1 : -1; /* above, seen on the screen */
    const double aside = -n.y * at.x + n.x * at.y + flip * 138, middle = n.x * at.x + n.y * at.y;
    double a0, a1, b0, b1;
    sat_vec2 label;
    project(a, n, &a0, &a1);
    project(b, n, &b0, &b1);
    canvas_line(on, on_axis(n, middle - 150, aside), on_axis(n, middle + 150, aside), 1.2,
                0xffffffaa);
    canvas_dashes(on, on_axis(n, a1, aside + flip * 14), on_axis(n, a1, aside - flip * 150), 1, 4,
                  0xffe06699);
    canvas_dashes(on, on_axis(n, b0, aside + flip * 14), on_axis(n, b0, aside - flip * 150), 1, 4,
                  0x59f0c299);
    canvas_line(on, on_axis(n, a0, aside + 4), on_axis(n, a1, aside + 4), 6, first_ink);
    canvas_line(on, on_axis(n, b0, aside - 4), on_axis(n, b1, aside - 4), 6, second_ink);
    if (a1 > b0) {
        canvas_line(on, on_axis(n, b0, aside), on_axis(n, a1, aside), 16, normal_ink);
    }
    label = on_axis(n, middle, aside + flip * 26);
    dot_text(on, label.x - canvas_text_width(2, text) / 2, label.y - 12,
             a1 > b0 ? 0xff9cc0ff : 0xffffffff, text);
}

static void draw_contact(canvas *on, const sat_manifold *contact) {
    const sat_vec2 n = contact->normal;
    uint32_t i;
    for (i = 0; i < contact->point_count; i++) {
        const sat_contact_point *p = &contact->points[i];
        canvas_line(on, p->on_a, p->on_b, 3, normal_ink);
        canvas_disc(on, p->on_a, 3.6, 0xffffffff);
        canvas_disc(on, p->on_b, 3.6, 0xffffffff);
        canvas_disc(on, p->on_a, 2.2, normal_ink);
        canvas_disc(on, p->on_b, 2.2, normal_ink);
    }
    if (contact->point_count > 0) {
        const sat_vec2 from = contact->points[0].on_b, to = {from.x + 34 * n.x, from.y + 34 * n.y};
        const sat_vec2 head[3] = {{to.x + 9 * n.x, to.y + 9 * n.y},
                                  {to.x - 5 * n.y, to.y + 5 * n.x},
                                  {to.x + 5 * n.y, to.y - 5 * n.x}};
        canvas_line(on, from, to, 2.6, normal_ink);
        canvas_convex(on, head, 3, normal_ink);
    }
}

/* The weapon and the part of the other fighter that are nearest to, or deepest in, each other. */
static void draw_nearest(canvas *on, const duel *game, int side) {
    const sat_body_id weapon_id = game->fighters[side].parts[WEAPON];
    sat_closest_points best;
    sat_manifold contact, deepest = {0};
    sat_body weapon, target;
    char text[40];
    int part, nearest = -1;
    best.distance = INFINITY;
    deepest.depth = -1;
    must(sat_world_get(game->world, weapon_id, &weapon), "a weapon");
    for (part = 0; part < HURT_PARTS; part++) {
        const sat_body_id id = game->fighters[1 - side].parts[part];
        sat_closest_points closest;
        must(sat_world_get(game->world, id, &target), "a part");
        must(sat_distance(weapon.shape, &weapon.transform, target.shape, &target.transform,
                          &closest),
             "a distance");
        must(sat_world_contact(game->world, weapon_id, id, &contact), "a contact");
        if (closest.distance < best.distance || contact.depth > deepest.depth) {
            best = closest;
            deepest = contact;
            nearest = part;
        }
    }
    must(sat_world_get(game->world, game->fighters[1 - side].parts[nearest], &target), "a part");
    if (deepest.point_count > 0) {
        const sat_vec2 at = deepest.points[0].on_b, n = deepest.normal;
        SDL_snprintf(text, sizeof text, "overlap %.1f", deepest.depth);
        draw_axis(on, &weapon, &target, n, at, text);
        draw_contact(on, &deepest);
    } else {
        SDL_snprintf(text, sizeof text, "gap %.1f", best.distance);
        draw_axis(on, &weapon, &target, best.normal, best.on_b, text);
        canvas_line(on, best.on_a, best.on_b, 1.5, 0xffffffff);
        canvas_disc(on, best.on_a, 3, first_ink);
        canvas_disc(on, best.on_b, 3, second_ink);
    }
}

static void draw_marquee(canvas *on, const duel *game) {
    const marquee *m = &game->marquee;
    const sat_vec2 corners[4] = {m->from, {m->to.x, m->from.y}, m->to, {m->from.x, m->to.y}};
    const double left = fmin(m->from.x, m->to.x), bottom = fmax(m->from.y, m->to.y);
    char text[40];
    size_t i;
    if (!m->active) {
        return;
    }
    canvas_convex(on, corners, 4, 0xffffff1e);
    for (i = 0; i < 4; i++) {
        canvas_dashes(on, corners[i], corners[(i + 1) % 4], 1.6, 6, 0xffffffee);
    }
    for (i = 0; i < m->count; i++) {
        sat_body body;
        if (sat_world_get(game->world, m->chosen[i], &body) == SAT_OK) {
            canvas_outline(on, body.shape, &body.transform, 2.2, chosen_ink);
        }
    }
    SDL_snprintf(text, sizeof text, "%u %s", (unsigned)m->count,
                 m->coverage == SAT_COVERAGE_INSIDE ? "fully inside" : "touched");
    dot_text(on, left + 6, bottom + 10, 0xffffffff, text);
}

void debug_frame(canvas *on, const duel *game) {
    const int side = game->fighters[1].doing == SWINGING || game->fighters[1].doing == THRUSTING;
    draw_shapes(on, game);
    draw_marquee(on, game);
    draw_nearest(on, game, side);
}
