/* Draws polygons, lines, discs and letters with SDL_RenderGeometry, with antialiasing. */
#include "canvas.h"

#include "duel.h"

#include <math.h>

enum { MAX_CORNERS = 128, DISC_CORNERS = 48 };

bool canvas_open(canvas *on, int scale) {
    const Uint32 format = SDL_PIXELFORMAT_RGB888;
    on->scale = scale;
    on->large = SDL_CreateRGBSurfaceWithFormat(0, WIDTH * scale, HEIGHT * scale, 32, format);
    on->background = SDL_CreateRGBSurfaceWithFormat(0, WIDTH * scale, HEIGHT * scale, 32, format);
    on->picture = SDL_CreateRGBSurfaceWithFormat(0, WIDTH, HEIGHT, 32, format);
    on->renderer = on->large ? SDL_CreateSoftwareRenderer(on->large) : NULL;
    return on->background && on->picture && on->renderer &&
           SDL_SetRenderDrawBlendMode(on->renderer, SDL_BLENDMODE_BLEND) == 0;
}

void canvas_close(canvas *on) {
    SDL_DestroyRenderer(on->renderer);
    SDL_FreeSurface(on->large);
    SDL_FreeSurface(on->background);
    SDL_FreeSurface(on->picture);
}

void canvas_keep(canvas *on) {
    SDL_RenderFlush(on->renderer);
    SDL_BlitSurface(on->large, NULL, on->background, NULL);
}

void canvas_begin(canvas *on) {
    SDL_BlitSurface(on->background, NULL, on->large, NULL);
}

/* Each visible pixel is the mean of scale by scale pixels. */
void canvas_finish(canvas *on) {
    const int n = on->scale, area = n * n;
    int x, y, i, k;
    SDL_RenderFlush(on->renderer);
    for (y = 0; y < HEIGHT; y++) {
        Uint32 *out = (Uint32 *)((Uint8 *)on->picture->pixels + y * on->picture->pitch);
        for (x = 0; x < WIDTH; x++) {
            int red = 0, green = 0, blue = 0;
            for (k = 0; k < n; k++) {
                const Uint32 *in = (const Uint32 *)((const Uint8 *)on->large->pixels +
                                                    (y * n + k) * on->large->pitch) +
                                   x * n;
                for (i = 0; i < n; i++) {
                    red += in[i] >> 16 & 255;
                    green += in[i] >> 8 & 255;
                    blue += in[i] & 255;
                }
            }
            out[x] =
                (Uint32)(red / area) << 16 | (Uint32)(green / area) << 8 | (Uint32)(blue / area);
        }
    }
}

/* A fan of triangles about the first corner. */
void canvas_convex(canvas *on, const sat_vec2 *corners, size_t count, colour fill) {
    SDL_Vertex vertices[MAX_CORNERS];
    int indices[3 * MAX_CORNERS], used = 0, i;
    const int n = count < MAX_CORNERS ? (int)count : MAX_CORNERS;
    for (i = 0; i < n; i++) {
        vertices[i].position.x = (float)(corners[i].x * on->scale);
        vertices[i].position.y = (float)(corners[i].y * on->scale);
        vertices[i].color.r = (Uint8)(fill >> 24);
        vertices[i].color.g = (Uint8)(fill >> 16);
        vertices[i].color.b = (Uint8)(fill >> 8);
        vertices[i].color.a = (Uint8)fill;
        vertices[i].tex_coord.x = vertices[i].tex_coord.y = 0;
        if (i >= 2) {
            indices[used++] = 0;
            indices[used++] = i - 1;
            indices[used++] = i;
        }
    }
    SDL_RenderGeometry(on->renderer, NULL, vertices, n, indices, used);
}

void canvas_line(canvas *on, sat_vec2 from, sat_vec2 to, double width, colour ink) {
    const double x = to.x - from.x, y = to.y - from.y, length = sqrt(x * x + y * y);
    const double u = length > 0 ? x / length * width / 2 : width / 2,
                 v = length > 0 ? y / length * width / 2 : 0;
    const sat_vec2 corners[4] = {{from.x - v, from.y + u},
                                 {from.x + v, from.y - u},
                                 {to.x + v, to.y - u},
                                 {to.x - v, to.y + u}};
    canvas_convex(on, corners, 4, ink);
}

void canvas_dashes(canvas *on, sat_vec2 from, sat_vec2 to, double width, double dash, colour ink) {
    const double x = to.x - from.x, y = to.y - from.y, length = sqrt(x * x + y * y);
    double at;
    for (at = 0; at < length; at += 2 * dash) {
        const double s = at / length, e = fmin(at + dash, length) / length;
        const sat_vec2 start = {from.x + s * x, from.y + s * y},
                       end = {from.x + e * x, from.y + e * y};
        canvas_line(on, start, end, width, ink);
    }
}

void canvas_disc(canvas *on, sat_vec2 center, double radius, colour fill) {
    sat_vec2 corners[DISC_CORNERS];
    int i;
    for (i = 0; i < DISC_CORNERS; i++) {
        corners[i].x = center.x + radius * cos(2 * PI * i / DISC_CORNERS);
        corners[i].y = center.y + radius * sin(2 * PI * i / DISC_CORNERS);
    }
    canvas_convex(on, corners, DISC_CORNERS, fill);
}

/* A letter is five octal digits: one per row from the top, each with three dots. */
static const char signs[] = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ.,:-+!/'";
static const Uint16 dots[] = {
    075557, 026227, 071747, 071717, 055711, 074717, 074757, 071122, 075757, 075717, 025755,
    065656, 034443, 065556, 074647, 074644, 034553, 055755, 072227, 011152, 055655, 044447,
    057555, 065555, 025552, 065644, 025573, 065655, 034216, 072222, 055557, 055552, 055775,
    055255, 055222, 071247, 000002, 000024, 002020, 000700, 002720, 022202, 011244, 022000};

double canvas_text_width(double dot, const char *text) {
    return (4 * (double)SDL_strlen(text) - 1) * dot;
}

void canvas_text(canvas *on, sat_vec2 at, double dot, colour ink, const char *text) {
    for (; *text; text++, at.x += 4 * dot) {
        const char *sign = SDL_strchr(signs, SDL_toupper(*text));
        int bit;
        for (bit = 0; sign && bit < 15; bit++) {
            const double x = at.x + bit % 3 * dot, y = at.y + bit / 3 * dot;
            const sat_vec2 corners[4] = {{x, y}, {x + dot, y}, {x + dot, y + dot}, {x, y + dot}};
            if (dots[sign - signs] >> (14 - bit) & 1) {
                canvas_convex(on, corners, 4, ink);
            }
        }
    }
}

typedef struct rings {
    sat_vec2 points[MAX_CORNERS]; /* placed */
    size_t sizes[8], ring_count, count;
    double radius; /* placed as well */
} rings;

static void place(rings *r, const sat_shape *shape, const sat_transform *at) {
    size_t i;
    must(sat_shape_vertices(shape, r->points, MAX_CORNERS, &r->count), "vertices");
    must(sat_shape_ring_sizes(shape, r->sizes, 8, &r->ring_count), "rings");
    must(sat_shape_radius(shape, &r->radius), "a radius");
    for (i = 0; i < r->count; i++) {
        must(sat_transform_apply(at, r->points[i], &r->points[i]), "a vertex");
    }
    r->radius *= sqrt(at->a * at->a + at->b * at->b);
}

void canvas_shape(canvas *on, const sat_shape *shape, const sat_transform *at, colour fill) {
    rings r;
    size_t sizes[MAX_CORNERS + 16], piece, i;
    uint32_t vertices[3 * (MAX_CORNERS + 16)], *corner = vertices;
    sat_vec2 corners[MAX_CORNERS];
    const sat_piece_buffers buffers = {
        .piece_sizes = sizes,
        .piece_capacity = MAX_CORNERS + 16,
        .vertices = vertices,
        .corner_capacity = 3 * (MAX_CORNERS + 16),
    };
    sat_decomposition cut;
    place(&r, shape, at);
    if (r.count < 3) { /* a circle or a capsule */
        canvas_disc(on, r.points[0], r.radius, fill);
        canvas_disc(on, r.points[r.count - 1], r.radius, fill);
        canvas_line(on, r.points[0], r.points[r.count - 1], 2 * r.radius, fill);
        return;
    }
    must(sat_polygon_decompose(r.points, r.sizes, r.ring_count, NULL, &buffers, &cut),
         "decomposing a shape");
    for (piece = 0; piece < cut.piece_count; corner += sizes[piece++]) {
        for (i = 0; i < sizes[piece]; i++) {
            corners[i] = r.points[corner[i]];
        }
        canvas_convex(on, corners, sizes[piece], fill);
    }
}

/* Half a circle about `center`, on the side that `angle` points to. */
static void arc(canvas *on, sat_vec2 center, double radius, double angle, double sweep,
                double width, colour ink) {
    sat_vec2 last = center, next;
    int i;
    for (i = 0; i <= DISC_CORNERS; i++, last = next) {
        const double turn = angle + sweep * ((double)i / DISC_CORNERS - 0.5);
        next.x = center.x + radius * cos(turn);
        next.y = center.y + radius * sin(turn);
        if (i > 0) {
            canvas_line(on, last, next, width, ink);
        }
    }
}

void canvas_outline(canvas *on, const sat_shape *shape, const sat_transform *at, double width,
                    colour ink) {
    rings r;
    size_t ring, i, first = 0;
    place(&r, shape, at);
    if (r.count == 1) {
        arc(on, r.points[0], r.radius, 0, 2 * PI, width, ink);
    } else if (r.count == 2) {
        const double x = r.points[1].x - r.points[0].x, y = r.points[1].y - r.points[0].y,
                     length = sqrt(x * x + y * y);
        const sat_vec2 out = {-y / length * r.radius, x / length * r.radius};
        for (i = 0; i < 2; i++) {
            const double side = i == 0 ? 1 : -1;
            const sat_vec2 from = {r.points[0].x + side * out.x, r.points[0].y + side * out.y};
            const sat_vec2 to = {r.points[1].x + side * out.x, r.points[1].y + side * out.y};
            canvas_line(on, from, to, width, ink);
            arc(on, r.points[i], r.radius, atan2(-side * y, -side * x), PI, width, ink);
        }
    }
    for (ring = 0; r.count > 2 && ring < r.ring_count; first += r.sizes[ring++]) {
        for (i = 0; i < r.sizes[ring]; i++) {
            const sat_vec2 from = r.points[first + i];
            canvas_line(on, from, r.points[first + (i + 1) % r.sizes[ring]], width, ink);
            canvas_disc(on, from, width / 2, ink);
        }
    }
}
