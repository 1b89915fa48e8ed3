/* The tests, without a window: `examples/engines/check.sh sdl`. SDL's software renderer draws, and
 * what it has drawn is the judge. */
#include "../sat2d_sdl.h"

#include <math.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

static const char *const FLAG[] = {"###..", "##...", "#....", "#...#", NULL};
static const char *const LAMP[] = {"######", "#....#", "#....#", "######", NULL};
static const char *const SWORD[] = {"......", "######", "......", NULL};

enum { SCREEN = 480, UNIT = 12 /* the screen's pixels in a pixel of the level */ };

static int failures;

static void check(bool holds, const char *what, int number)
{
    if (!holds && failures++ < 20)
        printf("it does not hold: %s (%d)\n", what, number);
}

static void must(bool done, const char *what)
{
    if (!done) {
        printf("%s: %s\n", what, SDL_GetError());
        exit(1);
    }
}

static SDL_Surface *picture(const char *const *rows)
{
    int height = 0, width = (int)strlen(rows[0]), x, y;
    SDL_Surface *made;
    while (rows[height])
        height++;
    made = SDL_CreateRGBSurfaceWithFormat(0, width, height, 32, SDL_PIXELFORMAT_ARGB8888);
    must(made, "a surface");
    for (y = 0; y < height; y++)
        for (x = 0; x < width; x++)
            ((Uint32 *)made->pixels)[y * made->pitch / 4 + x] =
                rows[y][x] == '#' ? 0xffffffff : 0x00ffffff;
    return made;
}

static sat_shape *shape(SDL_Surface *surface)
{
    sat_shape *made;
    must(sat_sdl_shape(surface, NULL, 128, &made) == SAT_OK, "a shape");
    return made;
}

/* A surface with a renderer. */
typedef struct screen {
    SDL_Surface *surface;
    SDL_Renderer *renderer;
} screen;

static screen screen_open(void)
{
    screen made;
    made.surface =
        SDL_CreateRGBSurfaceWithFormat(0, SCREEN, SCREEN, 32, SDL_PIXELFORMAT_ARGB8888);
    must(made.surface, "a screen");
    made.renderer = SDL_CreateSoftwareRenderer(made.surface);
    must(made.renderer, "a renderer");
    return made;
}

static void screen_close(screen *it)
{
    SDL_DestroyRenderer(it->renderer);
    SDL_FreeSurface(it->surface);
}

static bool is_drawn(const screen *it, int x, int y)
{
    return ((const Uint32 *)it->surface->pixels)[y * it->surface->pitch / 4 + x] != 0xff000000;
}

/* What SDL_RenderCopyEx takes. */
typedef struct place {
    SDL_Rect source, destination;
    double angle;
    SDL_Point center;
    bool in_the_middle; /* no center is given */
    SDL_RendererFlip flip;
} place;

static void draw(screen *it, SDL_Surface *sprite, const place *at)
{
    SDL_Texture *texture = SDL_CreateTextureFromSurface(it->renderer, sprite);
    must(texture, "a texture");
    SDL_SetTextureBlendMode(texture, SDL_BLENDMODE_BLEND);
    SDL_SetRenderDrawColor(it->renderer, 0, 0, 0, 255);
    SDL_RenderClear(it->renderer);
    must(
        SDL_RenderCopyEx(it->renderer, texture, &at->source, &at->destination, at->angle,
            at->in_the_middle ? NULL : &at->center, at->flip) == 0,
        "to draw");
    SDL_RenderPresent(it->renderer);
    SDL_DestroyTexture(texture);
}

static sat_transform transform(const place *at)
{
    sat_transform made;
    must(
        sat_sdl_transform(at->source.w, at->source.h, &at->destination, at->angle,
            at->in_the_middle ? NULL : &at->center, at->flip, &made) == SAT_OK,
        "a transform");
    return made;
}

/* Whether a point of the screen is in the sprite. */
static bool is_inside(const sat_shape *sprite, const sat_transform *at, double x, double y)
{
    sat_relation found;
    must(sat_point_relation(sprite, at, (sat_vec2){x, y}, &found) == SAT_OK, "a point");
    return found != SAT_DISJOINT;
}

/* Compares each pixel of the screen with the shape. The renderer rounds where it turns by other
 * than quarter turns, so only pixels are compared whose surroundings up to `margin` are all in the
 * shape or all outside. Returns how many of those in the shape were compared. */
static int compare(
    const screen *it, const sat_shape *sprite, const sat_transform *at, double margin)
{
    int x, y, compared = 0;
    for (y = 0; y < SCREEN; y++)
        for (x = 0; x < SCREEN; x++) {
            const double u = x + 0.5, v = y + 0.5;
            const bool inside = is_inside(sprite, at, u, v);
            if (margin > 0 && (inside != is_inside(sprite, at, u - margin, v) ||
                                  inside != is_inside(sprite, at, u + margin, v) ||
                                  inside != is_inside(sprite, at, u, v - margin) ||
                                  inside != is_inside(sprite, at, u, v + margin)))
                continue;
            compared += inside;
            check(inside == is_drawn(it, x, y), "a pixel is where SDL draws it", y * SCREEN + x);
        }
    return compared;
}

static void pixels_are_where_sdl_draws_them(void)
{
    screen it = screen_open();
    SDL_Surface *sprite = picture(FLAG);
    sat_shape *flag = shape(sprite);
    static const SDL_RendererFlip both = SDL_FLIP_HORIZONTAL | SDL_FLIP_VERTICAL;
    int flip, turn;
    for (flip = SDL_FLIP_NONE; flip <= (int)both; flip++)
        for (turn = 0; turn < 24; turn++) {
            const bool is_quarter = turn % 6 == 0;
            place at = {
                {0, 0, 5, 4}, {200, 180, 80, 48}, 15 * turn, {24, 60}, turn % 2 == 1,
                (SDL_RendererFlip)flip,
            };
            sat_transform placed = transform(&at);
            draw(&it, sprite, &at);
            check(
                compare(&it, flag, &placed, is_quarter ? 0 : 2) > (is_quarter ? 1500 : 700),
                "pixels were compared", turn);
        }
    sat_shape_free(flag);
    SDL_FreeSurface(sprite);
    screen_close(&it);
}

static void a_source_is_a_part(void)
{
    static const char *const rows[] = {
        "########", "#......#", "#.###..#", "#.##...#", "#.#....#", "#.#...##", "########", NULL,
    };
    screen it = screen_open();
    SDL_Surface *sheet = picture(rows);
    const place at = {
        {2, 2, 5, 4}, {40, 30, 100, 120}, 270, {0, 0}, true, SDL_FLIP_VERTICAL,
    };
    const sat_transform placed = transform(&at);
    const SDL_Rect outside = {4, 4, 5, 3};
    sat_shape *flag;
    must(sat_sdl_shape(sheet, &at.source, 128, &flag) == SAT_OK, "a part");
    draw(&it, sheet, &at);
    check(compare(&it, flag, &placed, 0) == 8 * 20 * 30, "all eight pixels were compared", 0);
    sat_shape_free(flag);
    check(sat_sdl_shape(sheet, &outside, 128, &flag) == SAT_ERR_OUT_OF_RANGE && !flag,
        "a source is in the surface", 0);
    SDL_FreeSurface(sheet);
    screen_close(&it);
}

static void surfaces_may_have_any_format(void)
{
    SDL_Surface *plain = picture(FLAG);
    SDL_Surface *keyed = SDL_CreateRGBSurfaceWithFormat(0, 5, 4, 24, SDL_PIXELFORMAT_RGB24);
    SDL_Surface *palette = SDL_CreateRGBSurfaceWithFormat(0, 3, 1, 8, SDL_PIXELFORMAT_INDEX8);
    const SDL_Color colours[] = {{0, 0, 0, 255}, {9, 9, 9, 100}, {9, 9, 9, 0}};
    const SDL_Rect dot = {1, 1, 2, 2}, clear = {4, 0, 1, 3};
    double area = 0;
    sat_shape *made;
    must(keyed && palette, "surfaces");
    SDL_FillRect(keyed, &dot, 7);
    made = shape(keyed);
    sat_shape_area(made, &area);
    check(area == 20, "without alpha all pixels count", (int)area);
    sat_shape_free(made);
    SDL_SetColorKey(keyed, SDL_TRUE, 0);
    made = shape(keyed);
    sat_shape_area(made, &area);
    check(area == 4, "the colour key is transparent", (int)area);
    sat_shape_free(made);
    SDL_SetPaletteColors(palette->format->palette, colours, 0, 3);
    ((Uint8 *)palette->pixels)[1] = 1;
    ((Uint8 *)palette->pixels)[2] = 2;
    must(sat_sdl_shape(palette, NULL, 100, &made) == SAT_OK, "a palette");
    sat_shape_area(made, &area);
    check(area == 2, "a palette has alpha", (int)area);
    sat_shape_free(made);
    check(sat_sdl_shape(plain, &clear, 1, &made) == SAT_ERR_ZERO_AREA && !made,
        "transparent pixels have no shape", 0);
    SDL_FreeSurface(plain);
    SDL_FreeSurface(keyed);
    SDL_FreeSurface(palette);
}

static void fractions_and_faults(void)
{
    const SDL_FRect at = {1.5f, -2, 7.5f, 6}, flat = {0, 0, 4, 0};
    const SDL_FPoint center = {0.5f, 3};
    sat_transform placed;
    sat_vec2 corner;
    /* a quarter turn clockwise about (2, 1) moves (9, 4), at which (0, 3) is drawn, to (-1, 8) */
    must(sat_sdl_transform_f(5, 3, &at, 90, &center, SDL_FLIP_HORIZONTAL, &placed) == SAT_OK,
        "fractions");
    sat_transform_apply(&placed, (sat_vec2){0, 3}, &corner);
    check(corner.x == -1 && corner.y == 8, "a place with fractions", 0);
    check(sat_sdl_transform_f(5, 3, &flat, 0, NULL, SDL_FLIP_NONE, &placed) == SAT_ERR_SINGULAR,
        "a destination has an area", 0);
}

/* Whether both sprites are drawn in a pixel of the screens. */
static bool share_a_pixel(const screen *a, const screen *b)
{
    int x, y;
    for (y = 0; y < SCREEN; y++)
        for (x = 0; x < SCREEN; x++)
            if (is_drawn(a, x, y) && is_drawn(b, x, y))
                return true;
    return false;
}

/* Whether one of 400 points in each pixel of the sword is in the lamp, by plain sines. */
static bool is_sampled(double degrees)
{
    const double sine = sin(degrees * acos(-1) / 180), cosine = cos(degrees * acos(-1) / 180);
    int i, j;
    for (i = 0; i < 120; i++)
        for (j = 0; j < 20; j++) {
            const double u = (i + 0.5) / 20, v = (j + 0.5) / 20 - 0.5;
            const double column = 16 + u * cosine - v * sine - 20;
            const double row = 12 + u * sine + v * cosine - 10;
            if (column >= 0 && column < 6 && row >= 0 && row < 4 &&
                LAMP[(int)row][(int)column] == '#')
                return true;
        }
    return false;
}

static void a_level_in_which_rectangles_are_wrong(void)
{
    screen lamp_screen = screen_open(), sword_screen = screen_open();
    SDL_Surface *lamp_picture = picture(LAMP), *sword_picture = picture(SWORD);
    sat_shape *lamp = shape(lamp_picture), *sword = shape(sword_picture);
    /* the level is mirrored: its x grows to the left, from 40 */
    const place lamp_at = {
        {0, 0, 6, 4}, {14 * UNIT, 10 * UNIT, 6 * UNIT, 4 * UNIT}, 0, {0, 0}, true,
        SDL_FLIP_HORIZONTAL,
    };
    const sat_transform there = transform(&lamp_at);
    int degrees, rectangles = 0, hits = 0, clear = 0;
    draw(&lamp_screen, lamp_picture, &lamp_at);
    for (degrees = 0; degrees < 360; degrees += 5) {
        /* its grip is its right end, in the middle */
        const place at = {
            {0, 0, 6, 3}, {18 * UNIT, 21 * UNIT / 2, 6 * UNIT, 3 * UNIT}, -degrees,
            {6 * UNIT, 3 * UNIT / 2}, false, SDL_FLIP_HORIZONTAL,
        };
        const sat_transform here = transform(&at);
        sat_relation found;
        sat_minimum_translation least;
        sat_closest_points apart;
        rectangles += SDL_HasIntersection(&at.destination, &lamp_at.destination);
        must(sat_collide(sword, &here, lamp, &there, &found) == SAT_OK, "a relation");
        hits += found == SAT_OVERLAPPING;
        check((found == SAT_OVERLAPPING) == is_sampled(degrees), "points agree", degrees);
        /* what is drawn, unless two pixels of the screen would change it */
        must(sat_separation(sword, &here, lamp, &there, &least) == SAT_OK, "a separation");
        must(sat_distance(sword, &here, lamp, &there, &apart) == SAT_OK, "a distance");
        if (least.depth > 2 || apart.distance > 2) {
            draw(&sword_screen, sword_picture, &at);
            check((found == SAT_OVERLAPPING) == share_a_pixel(&lamp_screen, &sword_screen),
                "the screens agree", degrees);
            clear++;
        }
    }
    /* as many hits as in the same level in other engines */
    check(hits == 13, "13 hits", hits);
    check(rectangles == 72, "SDL_HasIntersection finds 72", rectangles);
    check(clear == 70, "70 placements are clear on the screen", clear);
    sat_shape_free(lamp);
    sat_shape_free(sword);
    SDL_FreeSurface(lamp_picture);
    SDL_FreeSurface(sword_picture);
    screen_close(&lamp_screen);
    screen_close(&sword_screen);
}

int main(void)
{
    static const struct {
        const char *name;
        void (*run)(void);
    } tests[] = {
        {"pixels are where SDL draws them", pixels_are_where_sdl_draws_them},
        {"a source is a part of a surface", a_source_is_a_part},
        {"surfaces may have any format", surfaces_may_have_any_format},
        {"places with fractions, and faults", fractions_and_faults},
        {"a level in which rectangles are wrong", a_level_in_which_rectangles_are_wrong},
    };
    int i, failed = 0, count = (int)(sizeof tests / sizeof tests[0]);
    must(SDL_Init(SDL_INIT_VIDEO) == 0, "SDL");
    for (i = 0; i < count; i++) {
        failures = 0;
        tests[i].run();
        failed += failures > 0;
        printf("%s %s\n", failures ? "FAILED" : "ok", tests[i].name);
    }
    SDL_Quit();
    printf("test result: %s. %d passed; %d failed; 0 ignored\n", failed ? "FAILED" : "ok",
        count - failed, failed);
    return failed > 0;
}
