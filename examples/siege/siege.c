/* The robots, their rockets, and the command line: see `usage`. */
#include "siege.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

static const char usage[] =
    "usage: siege [--text] [--picture SHOT FILE.svg]\n"
    "Plays the siege and writes what happens, with --text the landscape after each shot too.\n";

/* Looks to the right. */
static const char *const robot_rows[] = {"....##.....", "....##.....", "..######...",
                                         "..##.###...", "..######...", "....##.....",
                                         ".########..", "##.####.###", "#..####..##",
                                         "...####....", "..##..##...", "..##..##...",
                                         "..##..##...", "..###.###.."};
static const char *const rocket_rows[] = {"##......", ".#####..", "########", ".#####..",
                                          "##......"};

enum { ROBOT_WIDTH = 11, ROBOT_HEIGHT = 14, ROCKET_WIDTH = 8, ROCKET_HEIGHT = 5, MAX_SHOTS = 16 };
static const double GRAVITY = 0.0625;

void must(sat_status status, const char *what) {
    if (status != SAT_OK) {
        fprintf(stderr, "siege: %s: %s\n", what, sat_last_error());
        exit(1);
    }
}

static sat_mask *mask_of(const char *const *rows, size_t width, size_t height) {
    sat_mask *mask = NULL;
    size_t x, y;
    must(sat_mask_new(width, height, &mask), "a sprite");
    for (y = 0; y < height; y++) {
        for (x = 0; x < width; x++) {
            must(sat_mask_set(mask, x, y, rows[y][x] == '#'), "a pixel");
        }
    }
    return mask;
}

static sat_shape *shape_of(const sat_mask *mask, double x, double y) {
    const sat_vec2 pivot = {x, y};
    sat_shape *shape = NULL;
    must(sat_shape_new_mask(mask, pivot, &shape), "the shape of a sprite");
    return shape;
}

/* Puts a robot so that its pixel (0, 0) is at this one. */
static void place(robot *who, int32_t x, int32_t y) {
    who->corner.x = x;
    who->corner.y = y;
    who->at.tx = x + ROBOT_WIDTH / 2.0;
    who->at.ty = y + ROBOT_HEIGHT / 2.0;
}

static void settle(const siege *game, robot *who) {
    while (!ground_carries(game, who)) {
        place(who, who->corner.x, who->corner.y + 1);
    }
}

void siege_open(siege *game) {
    static const sat_vec2 origin = {0, 0};
    static const sat_transform facing[ROBOTS] = {{1, 0, 0, 1, 0, 0}, {-1, 0, 0, 1, 0, 0}};
    static const char *const names[ROBOTS] = {"blue", "red"};
    static const int32_t columns[ROBOTS] = {28, 121};
    sat_mask *looks_right = mask_of(robot_rows, ROBOT_WIDTH, ROBOT_HEIGHT);
    sat_mask *rocket = mask_of(rocket_rows, ROCKET_WIDTH, ROCKET_HEIGHT);
    int i;
    memset(game, 0, sizeof *game);
    ground_open(game);
    game->robot_shape = shape_of(looks_right, ROBOT_WIDTH / 2.0, ROBOT_HEIGHT / 2.0);
    game->rocket = shape_of(rocket, ROCKET_WIDTH / 2.0, ROCKET_HEIGHT / 2.0);
    must(sat_shape_new_circle(origin, BLAST, &game->blast), "a blast");
    for (i = 0; i < ROBOTS; i++) {
        robot *who = &game->robots[i];
        sat_transform within = facing[i];
        within.tx = ROBOT_WIDTH / 2.0;
        within.ty = ROBOT_HEIGHT / 2.0;
        must(sat_mask_new(ROBOT_WIDTH, ROBOT_HEIGHT, &who->mask), "a robot");
        must(sat_mask_fill(who->mask, game->robot_shape, &within, true), "its pixels");
        who->name = names[i];
        who->at = facing[i];
        who->power = 1.5;
        who->hearts = 3;
        place(who, columns[i], 10);
        settle(game, who);
    }
    sat_mask_free(looks_right);
    sat_mask_free(rocket);
}

void siege_close(siege *game) {
    int i;
    while (game->group_count > 0) {
        sat_shape_free(game->groups[--game->group_count]);
    }
    for (i = 0; i < ROBOTS; i++) {
        sat_mask_free(game->robots[i].mask);
    }
    sat_mask_free(game->ground);
    sat_shape_free(game->robot_shape);
    sat_shape_free(game->rocket);
    sat_shape_free(game->blast);
}

bool siege_is_over(const siege *game) {
    return game->shots == MAX_SHOTS || game->robots[0].hearts <= 0 || game->robots[1].hearts <= 0;
}

/* The first impact of a rocket on its way of one step: the time, or 2 if it meets nothing. */
static double first_impact(siege *game, const sat_motion *flight, const robot **out_victim) {
    sat_motion rest = {{1, 0, 0, 1, 0, 0}, {0, 0}, 0, {0, 0}};
    sat_impact impact;
    double first = 2;
    size_t i;
    *out_victim = NULL;
    for (i = 0; i < game->group_count + ROBOTS; i++) {
        const bool is_ground = i < game->group_count;
        const robot *who = is_ground ? NULL : &game->robots[i - game->group_count];
        const sat_shape *shape = is_ground ? game->groups[i] : game->robot_shape;
        if (who) {
            rest.start = who->at;
        }
        must(sat_sweep(shape, &rest, game->rocket, flight, &impact), "a sweep");
        if (impact.hit && impact.time < first) {
            first = impact.time;
            game->explosion = impact.closest.on_a;
            *out_victim = who;
        }
    }
    return first;
}

/* The placement of a rocket that flies at this velocity. A root and quotients are the same on all
 * platforms, which sines are not. */
static sat_transform heading(sat_vec2 velocity, double x, double y) {
    const double speed = sqrt(velocity.x * velocity.x + velocity.y * velocity.y);
    const double c = velocity.x / speed, s = velocity.y / speed;
    sat_transform at;
    at.a = c;
    at.b = s;
    at.c = -s;
    at.d = c;
    at.tx = x;
    at.ty = y;
    return at;
}

/* Flies until it meets something. Returns whether it did, or left the landscape. */
static bool fly(siege *game, const robot *shooter, const robot **out_victim) {
    const double side = shooter->at.a;
    double x = shooter->at.tx + 11 * side, y = shooter->at.ty - 2;
    sat_motion flight = {{1, 0, 0, 1, 0, 0}, {0, 0}, 0, {0, 0}};
    sat_vec2 velocity;
    velocity.x = shooter->power * side;
    velocity.y = -0.375 * shooter->power;
    for (game->trail_count = 0; game->trail_count < MAX_STEPS;) {
        double time;
        flight.start = heading(velocity, x, y);
        flight.translation = velocity;
        time = first_impact(game, &flight, out_victim);
        must(sat_motion_at(&flight, time < 1 ? time : 1, &game->trail[game->trail_count++]),
             "the flight");
        if (time <= 1) {
            return true;
        }
        x += velocity.x;
        y += velocity.y;
        velocity.y += GRAVITY;
        if (x < 0 || x > WIDTH || y > HEIGHT) {
            return false;
        }
    }
    return false;
}

static int hearts_of(const robot *who) { return who->hearts > 0 ? who->hearts : 0; }

/* A direct hit costs two hearts, the blast one. */
static void hurt(siege *game, robot *who, const robot *victim, FILE *log) {
    const sat_transform at = {1, 0, 0, 1, game->explosion.x, game->explosion.y};
    if (sat_overlaps(game->blast, &at, game->robot_shape, &who->at)) {
        who->hearts -= victim == who ? 2 : 1;
        fprintf(log, "  %s is hurt, hearts left: %d\n", who->name, hearts_of(who));
    }
}

void siege_shot(siege *game, FILE *log) {
    robot *shooter = &game->robots[game->shots % ROBOTS];
    robot *target = &game->robots[(game->shots + 1) % ROBOTS];
    const robot *victim;
    size_t gone, fallen;
    int i;
    game->shots++;
    fprintf(log, "shot %d, %s, power %.4f: ", game->shots, shooter->name, shooter->power);
    if (!fly(game, shooter, &victim)) {
        fprintf(log, "missed everything\n");
        shooter->power -= 0.25;
        return;
    }
    /* the next one flies farther if this one fell short */
    shooter->power += (target->at.tx - game->explosion.x) * shooter->at.a / 128;
    fprintf(log, "%s at (%.2f, %.2f) after %d steps\n", victim ? victim->name : "the ground",
            game->explosion.x, game->explosion.y, game->trail_count);
    for (i = 0; i < ROBOTS; i++) {
        hurt(game, &game->robots[i], victim, log);
    }
    ground_explode(game, &gone, &fallen);
    fprintf(log, "  pixels gone: %lu, groups that fell: %lu\n", (unsigned long)gone,
            (unsigned long)fallen);
    for (i = 0; i < ROBOTS; i++) {
        settle(game, &game->robots[i]);
    }
}

/* FNV-1a, word by word. */
uint64_t siege_fingerprint(const siege *game) {
    uint64_t hash = 14695981039346656037u;
    int64_t x, y;
    for (y = 0; y < HEIGHT; y++) {
        for (x = 0; x < WIDTH; x += 64) {
            uint64_t word;
            must(sat_mask_word(game->ground, x, y, &word), "the fingerprint");
            hash = (hash ^ word) * 1099511628211u;
        }
    }
    return hash;
}

int main(int argc, char **argv) {
    bool as_text = false, is_fine = true;
    const char *picture = NULL;
    int pictured = 0, i;
    siege game;
    for (i = 1; i < argc; i++) {
        if (strcmp(argv[i], "--text") == 0) {
            as_text = true;
        } else if (strcmp(argv[i], "--picture") == 0 && i + 2 < argc) {
            pictured = atoi(argv[++i]);
            picture = argv[++i];
        } else {
            fputs(usage, stderr);
            return 2;
        }
    }
    siege_open(&game);
    while (!siege_is_over(&game)) {
        siege_shot(&game, stdout);
        if (as_text) {
            siege_text(&game, stdout);
        }
        if (picture && game.shots == pictured && !siege_picture(&game, picture)) {
            perror(picture);
            is_fine = false;
        }
    }
    for (i = 0; i < ROBOTS; i++) {
        printf("%s has hearts left: %d\n", game.robots[i].name, hearts_of(&game.robots[i]));
    }
    printf("landscape %08lx%08lx\n", (unsigned long)(siege_fingerprint(&game) >> 32),
           (unsigned long)(siege_fingerprint(&game) & 0xffffffffu));
    siege_close(&game);
    return is_fine ? 0 : 1;
}
