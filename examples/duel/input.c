/* The input: from the keyboard, from the computer, or from a script for runs without a window. */
#include "duel.h"

#include <SDL.h>
#include <math.h>

unsigned keyboard_buttons(int side) {
    static const struct {
        SDL_Scancode key;
        unsigned button;
    } keys[2][5] = {
        {{SDL_SCANCODE_A, GO_LEFT},
         {SDL_SCANCODE_D, GO_RIGHT},
         {SDL_SCANCODE_W, JUMP},
         {SDL_SCANCODE_F, SWING},
         {SDL_SCANCODE_G, THRUST}},
        {{SDL_SCANCODE_LEFT, GO_LEFT},
         {SDL_SCANCODE_RIGHT, GO_RIGHT},
         {SDL_SCANCODE_UP, JUMP},
         {SDL_SCANCODE_RETURN, SWING},
         {SDL_SCANCODE_RSHIFT, THRUST}},
    };
    const Uint8 *down = SDL_GetKeyboardState(NULL);
    unsigned buttons = 0;
    int i;
    for (i = 0; i < 5; i++) {
        buttons |= down[keys[side][i].key] ? keys[side][i].button : 0;
    }
    return buttons;
}

/* A simple opponent: it approaches, strikes at fixed intervals, sometimes steps back, and jumps
 * over obstacles. */
unsigned computer_buttons(const duel *game, int side) {
    const fighter *who = &game->fighters[side];
    const double dx = fighter_place(game, 1 - side).x - fighter_place(game, side).x;
    const unsigned toward = dx > 0 ? GO_RIGHT : GO_LEFT, away = dx > 0 ? GO_LEFT : GO_RIGHT;
    const int beat = (game->frame + 37 * side) % 96;
    if (fabs(dx) > 165) {
        return toward | (who->velocity.x == 0 && game->frame % 40 == 0 ? (unsigned)JUMP : 0);
    }
    if (beat == 20 || beat == 66) {
        return SWING;
    }
    if (beat == 44) {
        return THRUST;
    }
    return beat > 76 ? away : 0;
}

/* The script: the actions of each player by frames. */
typedef struct line {
    int from, to, side;
    unsigned buttons;
} line;

static const line script[] = {
    {20, 82, 0, GO_RIGHT},   {32, 34, 0, JUMP},      {40, 60, 1, GO_LEFT},    {112, 113, 0, SWING},
    {160, 176, 0, GO_RIGHT}, {180, 181, 0, THRUST},  {225, 240, 1, GO_LEFT},  {236, 237, 1, SWING},
    {290, 300, 0, GO_RIGHT}, {302, 303, 0, SWING},   {302, 303, 1, SWING},    {345, 348, 1, JUMP},
    {345, 375, 1, GO_LEFT},  {356, 357, 1, SWING},   {400, 420, 0, GO_RIGHT}, {418, 419, 0, SWING},
    {436, 437, 1, THRUST},   {470, 520, 0, GO_LEFT}, {480, 530, 1, GO_LEFT},  {528, 529, 0, THRUST},
};

unsigned script_buttons(int frame, int side) {
    unsigned buttons = 0;
    size_t i;
    for (i = 0; i < sizeof script / sizeof *script; i++) {
        if (script[i].side == side && frame >= script[i].from && frame < script[i].to) {
            buttons |= script[i].buttons;
        }
    }
    return buttons;
}

/* Queries the world for the bodies that touch the mouse's rectangle, or are fully inside it. */
void marquee_choose(duel *game) {
    marquee *m = &game->marquee;
    const sat_aabb region = {{fmin(m->from.x, m->to.x), fmin(m->from.y, m->to.y)},
                             {fmax(m->from.x, m->to.x), fmax(m->from.y, m->to.y)}};
    sat_query_filter filter = sat_query_filter_default();
    /* the bodies that a player can see */
    filter.filter.mask = ~(uint32_t)(IS_LEVEL | IS_FEET | IS_SOLE);
    must(sat_world_query_box(game->world, region, m->coverage, &filter, m->chosen, MAX_BODIES,
                             &m->count),
         "the marquee");
}

static void tell_chosen(duel *game) {
    const marquee *m = &game->marquee;
    size_t i;
    fprintf(game->log, "%4d  %s the marquee:", game->frame,
            m->coverage == SAT_COVERAGE_INSIDE ? "fully inside" : "touched by");
    for (i = 0; i < m->count; i++) {
        fprintf(game->log, "%s %s", i == 0 ? "" : ",", scene_name_of(game, m->chosen[i]));
    }
    fprintf(game->log, "%s\n", m->count == 0 ? " nothing" : "");
}

/* The script's mouse: it draws a rectangle where red usually stands, and regularly reports its
 * contents for both kinds of query. */
void script_mouse(duel *game) {
    const int begins = 60, ends = 420, every = 60;
    marquee *m = &game->marquee;
    const double t = fmin(1, (game->frame - begins) / 60.0);
    if (game->frame < begins || game->frame >= ends) {
        m->active = false;
        return;
    }
    m->active = true;
    m->from.x = 776;
    m->from.y = 262;
    m->to.x = m->from.x - 190 * t;
    m->to.y = m->from.y + 224 * t;
    if (game->frame % every == 0) {
        m->coverage = SAT_COVERAGE_INSIDE;
        marquee_choose(game);
        tell_chosen(game);
    }
    m->coverage = SAT_COVERAGE_TOUCHING;
    marquee_choose(game);
    if (game->frame % every == 0) {
        tell_chosen(game);
    }
}
