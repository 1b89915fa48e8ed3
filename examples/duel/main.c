/* Window, clock and command line. */
#include "picture.h"

#include <stdlib.h>
#include <string.h>

static const char usage[] =
    "usage: duel [--two | --demo] [--debug]\n"
    "       duel --headless N [--demo] [--record LOG] [--debug] [--shot FRAME FILE.bmp]...\n"
    "Plays in a window against the computer, by two (--two), or lets the computer play both "
    "(--demo); or plays N frames without a\n"
    "window, of a script or by the computer, and writes what happened to LOG.\n"
    "Keys: A D W walk and jump, F swing, G thrust; the other: arrows, Enter, right Shift. Tab "
    "shows shapes, axes and contacts, and lets\n"
    "the mouse draw a marquee (with Shift: only what is fully inside). Space stops and goes on, N "
    "one frame, Esc leaves.\n";

enum { MAX_SHOTS = 8, SMOOTH_WINDOW = 2, SMOOTH_SHOT = 4 };

typedef struct options {
    int headless; /* frames, or 0 for a window */
    bool two, demo, debug;
    const char *record;
    int shot_count;
    struct {
        int frame;
        const char *file;
    } shots[MAX_SHOTS];
} options;

static bool read_options(options *o, int argc, char **argv) {
    int i;
    memset(o, 0, sizeof *o);
    for (i = 1; i < argc; i++) {
        if (strcmp(argv[i], "--two") == 0) {
            o->two = true;
        } else if (strcmp(argv[i], "--demo") == 0) {
            o->demo = true;
        } else if (strcmp(argv[i], "--debug") == 0) {
            o->debug = true;
        } else if (strcmp(argv[i], "--headless") == 0 && i + 1 < argc) {
            o->headless = atoi(argv[++i]);
        } else if (strcmp(argv[i], "--record") == 0 && i + 1 < argc) {
            o->record = argv[++i];
        } else if (strcmp(argv[i], "--shot") == 0 && i + 2 < argc && o->shot_count < MAX_SHOTS) {
            o->shots[o->shot_count].frame = atoi(argv[++i]);
            o->shots[o->shot_count++].file = argv[++i];
        } else {
            return false;
        }
    }
    return true;
}

static void paint(canvas *on, const duel *game, bool debug) {
    canvas_begin(on);
    picture_frame(on, game);
    if (debug) {
        debug_frame(on, game);
    }
    canvas_finish(on);
}

/* Whether no fighter overlaps the level or the other fighter, by sat_collide on the shapes. */
static bool is_lawful(const duel *game) {
    const sat_body_id solid[4] = {game->fighters[0].parts[FEET], game->fighters[1].parts[FEET],
                                  game->level[0], game->level[1]};
    sat_body bodies[4];
    int i, k;
    for (i = 0; i < 4; i++) {
        must(sat_world_get(game->world, solid[i], &bodies[i]), "a body");
    }
    for (i = 0; i < 2; i++) {
        for (k = i + 1; k < 4; k++) {
            if (sat_overlaps(bodies[i].shape, &bodies[i].transform, bodies[k].shape,
                             &bodies[k].transform)) {
                fprintf(stderr, "duel: frame %d: %s stands in %s\n", game->frame,
                        game->fighters[i].name, scene_name_of(game, solid[k]));
                return false;
            }
        }
    }
    return true;
}

/* Without a window: the script, or the computer against itself, frame by frame. */
static bool run_headless(duel *game, canvas *on, const options *o) {
    int i;
    while (game->frame < o->headless) {
        unsigned buttons[2];
        for (i = 0; i < 2; i++) {
            buttons[i] = o->demo ? computer_buttons(game, i) : script_buttons(game->frame, i);
        }
        fight_frame(game, buttons);
        if (!o->demo) {
            script_mouse(game);
        }
        if (!is_lawful(game)) {
            return false;
        }
        for (i = 0; i < o->shot_count; i++) {
            if (o->shots[i].frame == game->frame) {
                paint(on, game, o->debug);
                if (SDL_SaveBMP(on->picture, o->shots[i].file) != 0) {
                    fprintf(stderr, "duel: %s\n", SDL_GetError());
                    return false;
                }
            }
        }
    }
    fprintf(game->log, "after %d frames: %d hits, blue has %d left, red %d\n", game->frame,
            game->hits, game->fighters[0].health, game->fighters[1].health);
    return true;
}

typedef struct play {
    bool quit, debug, paused, single;
} play;

static void heed(duel *game, play *now, const SDL_Event *event) {
    marquee *m = &game->marquee;
    if (event->type == SDL_QUIT) {
        now->quit = true;
    } else if (event->type == SDL_KEYDOWN && !event->key.repeat) {
        switch (event->key.keysym.sym) {
        case SDLK_ESCAPE:
            now->quit = true;
            break;
        case SDLK_TAB:
            now->debug = !now->debug;
            break;
        case SDLK_SPACE:
            now->paused = !now->paused;
            break;
        case SDLK_n:
            now->single = true;
            break;
        default:
            break;
        }
    } else if (event->type == SDL_MOUSEBUTTONDOWN && now->debug) {
        m->active = true;
        m->from.x = m->to.x = event->button.x;
        m->from.y = m->to.y = event->button.y;
    } else if (event->type == SDL_MOUSEMOTION && (event->motion.state & SDL_BUTTON_LMASK) != 0) {
        m->to.x = event->motion.x;
        m->to.y = event->motion.y;
    } else if (event->type == SDL_MOUSEBUTTONUP) {
        m->active = m->active && (m->from.x != m->to.x || m->from.y != m->to.y);
    }
}

/* The fight runs in fixed time steps, as many as are due by the clock; the picture shows the last
 * one. */
static bool run_window(duel *game, canvas *on, const options *o) {
    const double step = 1000.0 / 60;
    SDL_Window *window = SDL_CreateWindow("sat2d duel", SDL_WINDOWPOS_CENTERED,
                                          SDL_WINDOWPOS_CENTERED, WIDTH, HEIGHT, 0);
    play now = {false, o->debug, false, false};
    double due = 0;
    Uint32 before = SDL_GetTicks();
    if (!window) {
        fprintf(stderr, "duel: %s\n", SDL_GetError());
    }
    while (window && !now.quit) {
        const Uint32 time = SDL_GetTicks();
        SDL_Event event;
        while (SDL_PollEvent(&event)) {
            heed(game, &now, &event);
        }
        due = SDL_min(due + (time - before), 5 * step); /* limits the steps after a pause */
        before = time;
        for (; due >= step; due -= step) {
            const unsigned buttons[2] = {o->demo ? computer_buttons(game, 0) : keyboard_buttons(0),
                                         o->two ? keyboard_buttons(1) : computer_buttons(game, 1)};
            if (!now.paused || now.single) {
                fight_frame(game, buttons);
                now.single = false;
            }
        }
        game->marquee.coverage =
            SDL_GetModState() & KMOD_SHIFT ? SAT_COVERAGE_INSIDE : SAT_COVERAGE_TOUCHING;
        if (game->marquee.active) {
            marquee_choose(game);
        }
        paint(on, game, now.debug);
        SDL_BlitSurface(on->picture, NULL, SDL_GetWindowSurface(window), NULL);
        SDL_UpdateWindowSurface(window);
        SDL_Delay(2);
    }
    SDL_DestroyWindow(window);
    return window != NULL;
}

int main(int argc, char **argv) {
    options o;
    duel game;
    canvas on;
    bool well;
    FILE *log = stdout;
    if (!read_options(&o, argc, argv)) {
        fputs(usage, stderr);
        return 2;
    }
    if (sat_abi_version() != SAT_ABI_VERSION) {
        fprintf(stderr, "duel: built for another sat2d than %s\n", sat_version_string());
        return 1;
    }
    if (o.record && !(log = fopen(o.record, "w"))) {
        perror(o.record);
        return 1;
    }
    if (o.headless > 0) {
        SDL_SetHint(SDL_HINT_VIDEODRIVER, "dummy");
    }
    memset(&on, 0, sizeof on);
    well = SDL_Init(SDL_INIT_VIDEO) == 0 &&
           canvas_open(&on, o.headless > 0 ? SMOOTH_SHOT : SMOOTH_WINDOW);
    if (!well) {
        fprintf(stderr, "duel: %s\n", SDL_GetError());
    } else {
        scene_open(&game, log);
        picture_background(&on, &game);
        well = o.headless > 0 ? run_headless(&game, &on, &o) : run_window(&game, &on, &o);
        scene_close(&game);
    }
    canvas_close(&on);
    SDL_Quit();
    if (log != stdout && fclose(log) != 0) {
        perror(o.record);
        return 1;
    }
    return well ? 0 : 1;
}
