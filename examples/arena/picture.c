/* A frame as an SVG picture. sat_world_draw calls the functions below for each line of the world,
 * and sat_world_draw_body draws each agent again in the colour of its team. Hearts and the paths
 * of bullets, which only the game knows, are drawn on top. */
#include "arena.h"

#include <string.h>

/* Colours by kind of stroke: static, moving, sensor, outline, contact, name. */
static const char *const colours[6] = {"#3d4a63", "#f2e3c6", "#5cc8a1",
                                       "#8fa3c7", "#ff4d6d", "#ffffff"};
static const char *const team_colours[TEAMS] = {"#3aa0ff", "#ff8a3d"};

/* The context of the functions below: the file, and the colour of moving bodies. */
typedef struct {
    FILE *file;
    const char *moving;
} brush;

static const char *colour_of(const brush *with, sat_paint paint) {
    return paint == SAT_PAINT_MOVING ? with->moving : colours[paint];
}

static void draw_line(sat_vec2 from, sat_vec2 to, sat_paint paint, void *user) {
    const brush *with = user;
    fprintf(with->file,
            "<line x1='%.2f' y1='%.2f' x2='%.2f' y2='%.2f' stroke='%s' stroke-width='%s'/>\n",
            from.x, from.y, to.x, to.y, colour_of(with, paint),
            paint == SAT_PAINT_CONTACT ? "0.3" : "0.12");
}

static void draw_polygon(const sat_vec2 *corners, size_t count, sat_paint paint, void *user) {
    const brush *with = user;
    const char *colour = colour_of(with, paint);
    size_t i;
    fprintf(with->file, "<path d='");
    for (i = 0; i < count; i++) {
        fprintf(with->file, "%c%.2f %.2f", i == 0 ? 'M' : 'L', corners[i].x, corners[i].y);
    }
    /* a stroke of the same colour closes the hairlines between convex pieces; sensors are pale */
    fprintf(with->file, "z' fill='%s' stroke='%s' stroke-width='0.06'%s/>\n", colour, colour,
            paint == SAT_PAINT_SENSOR ? " opacity='0.35'" : "");
}

static void draw_circle(sat_vec2 center, double radius, sat_paint paint, void *user) {
    const brush *with = user;
    fprintf(with->file, "<circle cx='%.2f' cy='%.2f' r='%.2f' fill='%s'/>\n", center.x, center.y,
            radius, colour_of(with, paint));
}

/* All bodies, the agents in the colours of their teams, and on top of them outlines and contacts.
 * Callbacks that are NULL draw nothing: each pass draws either areas or lines, and none draws
 * names. */
static void draw_bodies(const arena *game, FILE *file) {
    sat_draw_callbacks areas, lines;
    brush with;
    int i;
    memset(&areas, 0, sizeof areas);
    memset(&lines, 0, sizeof lines);
    areas.polygon = draw_polygon;
    areas.circle = draw_circle;
    lines.line = draw_line;
    with.file = file;
    with.moving = colours[SAT_PAINT_MOVING];
    must(sat_world_draw(game->world, &areas, &with), "drawing");
    for (i = 0; i < AGENTS; i++) {
        const agent *who = &game->agents[i];
        if (!sat_body_id_is_none(who->body)) {
            with.moving = team_colours[who->team];
            must(sat_world_draw_body(game->world, who->body, &areas, &with), "drawing an agent");
        }
    }
    must(sat_world_draw(game->world, &lines, &with), "drawing lines");
}

static void draw_trails(const arena *game, FILE *file) {
    int i, k;
    for (i = 0; i < BULLETS; i++) {
        const bullet *it = &game->bullets[i];
        if (it->trail_count > 1) {
            fprintf(file, "<polyline fill='none' stroke='#ffe066' stroke-width='0.16' "
                          "stroke-linejoin='round' points='");
            for (k = 0; k < it->trail_count; k++) {
                fprintf(file, "%.2f,%.2f ", it->trail[k].x, it->trail[k].y);
            }
            fprintf(file, "'/>\n");
        }
    }
}

static void draw_hearts(const arena *game, FILE *file) {
    int i, k;
    for (i = 0; i < AGENTS; i++) {
        const agent *who = &game->agents[i];
        sat_vec2 at;
        if (sat_body_id_is_none(who->body)) {
            continue;
        }
        at = place_of(game, who->body);
        for (k = 0; k < who->hearts; k++) {
            fprintf(file, "<circle cx='%.2f' cy='%.2f' r='0.22' fill='#ff4d6d'/>\n",
                    at.x + 0.6 * (k - 1), at.y - 1.6);
        }
        fprintf(file, "<text x='%.2f' y='%.2f'>%s</text>\n", at.x, at.y + 2.1, who->name);
    }
}

bool arena_picture(const arena *game, const char *path) {
    FILE *file = fopen(path, "w");
    bool written;
    if (!file) {
        return false;
    }
    fprintf(file,
            "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 64 40' width='1280' height='800' "
            "font-family='sans-serif' font-size='1.1' text-anchor='middle' fill='#c8d3ea'>\n"
            "<rect width='64' height='40' fill='#161c2b'/>\n");
    draw_bodies(game, file);
    draw_trails(game, file);
    draw_hearts(game, file);
    fprintf(file, "</svg>\n");
    written = ferror(file) == 0;
    return fclose(file) == 0 && written;
}
