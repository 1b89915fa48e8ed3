/* The command line of the arena: see `usage`. */
#include "arena.h"

#include <stdlib.h>
#include <string.h>

static const char usage[] =
    "usage: arena [--frames N] [--threads] [--log FILE] [--picture FRAME FILE.svg]...\n"
    "Plays N frames (400), writes what happened to FILE or the screen, and draws the frames "
    "named.\n"
    "Ends with status 1 if a frame broke a law that holds for all of them (see check.c).\n";

enum { MAX_PICTURES = 8 };

typedef struct options {
    int frames;
    bool threads;
    const char *log;
    int picture_count;
    struct {
        int frame;
        const char *file;
    } pictures[MAX_PICTURES];
} options;

static bool read_options(options *o, int argc, char **argv) {
    int i;
    memset(o, 0, sizeof *o);
    o->frames = 400;
    for (i = 1; i < argc; i++) {
        if (strcmp(argv[i], "--threads") == 0) {
            o->threads = true;
        } else if (strcmp(argv[i], "--frames") == 0 && i + 1 < argc) {
            o->frames = atoi(argv[++i]);
        } else if (strcmp(argv[i], "--log") == 0 && i + 1 < argc) {
            o->log = argv[++i];
        } else if (strcmp(argv[i], "--picture") == 0 && i + 2 < argc &&
                   o->picture_count < MAX_PICTURES) {
            o->pictures[o->picture_count].frame = atoi(argv[++i]);
            o->pictures[o->picture_count++].file = argv[++i];
        } else {
            return false;
        }
    }
    return true;
}

static bool play(arena *game, const options *o) {
    int i;
    while (game->frame < o->frames) {
        arena_frame(game);
        for (i = 0; i < o->picture_count; i++) {
            if (o->pictures[i].frame == game->frame && !arena_picture(game, o->pictures[i].file)) {
                perror(o->pictures[i].file);
                return false;
            }
        }
    }
    fprintf(game->log,
            "after %d frames: %d shots, %d hits, %d ricochets, %d bites, %d times healed\n",
            game->frame, game->shots, game->hits, game->ricochets, game->bites, game->heals);
    fprintf(game->log, "%ld meetings as every two bodies by themselves tell, %ld faults\n",
            game->pairs_checked, game->faults);
    return game->faults == 0;
}

int main(int argc, char **argv) {
    options o;
    arena game;
    bool well;
    FILE *log = stdout;
    if (!read_options(&o, argc, argv)) {
        fputs(usage, stderr);
        return 2;
    }
    if (o.log && !(log = fopen(o.log, "w"))) {
        perror(o.log);
        return 1;
    }
    arena_open(&game, log, o.threads);
    well = play(&game, &o);
    arena_close(&game);
    if (log != stdout && fclose(log) != 0) {
        perror(o.log);
        return 1;
    }
    return well ? 0 : 1;
}
