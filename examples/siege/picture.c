/* The landscape as text and as an SVG picture. */
#include "siege.h"

#include <stdlib.h>

/* The letter of a pixel: `#` of the ground, the initial of a robot. */
static char letter_at(const siege *game, int x, int y) {
    bool is_set;
    int i;
    for (i = 0; i < ROBOTS; i++) {
        const robot *who = &game->robots[i];
        const int64_t column = x - who->corner.x, row = y - who->corner.y;
        uint64_t word;
        must(sat_mask_word(who->mask, column, row, &word), "the pixels of a robot");
        if (word & 1) {
            return who->name[0];
        }
    }
    must(sat_mask_get(game->ground, (size_t)x, (size_t)y, &is_set), "a pixel");
    return is_set ? '#' : ' ';
}

/* A letter for every two columns and four rows. */
void siege_text(const siege *game, FILE *file) {
    int x, y;
    for (y = 2; y < HEIGHT; y += 4) {
        char line[WIDTH / 2 + 1];
        int end = 0;
        for (x = 0; x < WIDTH / 2; x++) {
            line[x] = letter_at(game, 2 * x, y);
            end = line[x] == ' ' ? end : x + 1;
        }
        line[end] = '\0';
        fprintf(file, "|%s\n", line);
    }
}

static void draw(FILE *file, const sat_shape *shape, const sat_transform *at, const char *style) {
    size_t count, ring_count, ring, i, next = 0;
    sat_vec2 *points;
    size_t *sizes;
    must(sat_shape_vertex_count(shape, &count), "the corners of a shape");
    must(sat_shape_ring_count(shape, &ring_count), "the rings of a shape");
    points = malloc(count * sizeof *points);
    sizes = malloc(ring_count * sizeof *sizes);
    if (!points || !sizes) {
        abort();
    }
    must(sat_shape_vertices(shape, points, count, &count), "the corners of a shape");
    must(sat_shape_ring_sizes(shape, sizes, ring_count, &ring_count), "the rings of a shape");
    fprintf(file, "<path %s transform='matrix(%.4f %.4f %.4f %.4f %.4f %.4f)' d='", style, at->a,
            at->b, at->c, at->d, at->tx, at->ty);
    for (ring = 0; ring < ring_count; ring++) {
        for (i = 0; i < sizes[ring]; i++, next++) {
            fprintf(file, "%c%g %g", i == 0 ? 'M' : 'L', points[next].x, points[next].y);
        }
        fprintf(file, "z");
    }
    fprintf(file, "'/>\n");
    free(points);
    free(sizes);
}

bool siege_picture(const siege *game, const char *path) {
    static const char *const styles[ROBOTS] = {"fill='#3aa0ff'", "fill='#ff6b4a'"};
    static const sat_transform here = {1, 0, 0, 1, 0, 0};
    FILE *file = fopen(path, "w");
    bool written;
    size_t group;
    int i;
    if (!file) {
        return false;
    }
    fprintf(file,
            "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 %d %d' width='800' height='440' "
            "fill-rule='evenodd'>\n<rect width='100%%' height='100%%' fill='#161c2b'/>\n",
            WIDTH, HEIGHT);
    for (group = 0; group < game->group_count; group++) {
        draw(file, game->groups[group], &here, "fill='#7d8f5b'");
    }
    for (i = 0; i < ROBOTS; i++) {
        draw(file, game->robot_shape, &game->robots[i].at, styles[i]);
    }
    for (i = 0; i < game->trail_count; i++) {
        if (i % 6 == (game->trail_count - 1) % 6) {
            draw(file, game->rocket, &game->trail[i],
                 i + 1 == game->trail_count ? "fill='#ffe066'" : "fill='#ffe066' opacity='0.4'");
        }
    }
    fprintf(file, "<circle cx='%.2f' cy='%.2f' r='%d' fill='none' stroke='#ff4d6d'/>\n</svg>\n",
            game->explosion.x, game->explosion.y, BLAST);
    written = ferror(file) == 0;
    return fclose(file) == 0 && written;
}
