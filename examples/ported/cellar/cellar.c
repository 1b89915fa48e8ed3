/**
 * The loop of Cellar.java in C. It does not know whether parity.c or exact.c answers.
 *
 * With `--whole` it asks about the runner at whole pixels, as the original did in Java.
 */
#include "cellar.h"

#include <string.h>

static const int beam[16][2] = {{60, 0},   {55, 23},   {42, 42},   {23, 55},
                                {0, 60},   {-23, 55},  {-42, 42},  {-55, 23},
                                {-60, 0},  {-55, -23}, {-42, -42}, {-23, -55},
                                {0, -60},  {23, -55},  {42, -42},  {55, -23}};

static bool whole = false;

static double asked(double coordinate) { return whole ? (double)(int)coordinate : coordinate; }

int main(int argc, char **argv) {
    double x = 20, y = 30, vx = 2.5, vy = 1.5;
    int coins = 0, health = 1000;
    bool taken[COINS] = {false};
    whole = argc > 1 && strcmp(argv[1], "--whole") == 0;
    touch_open();
    for (int number = 0; number < 3000; number++) {
        x += vx;
        if (!in_room(asked(x), asked(y))) {
            vx = -vx;
            x += vx;
        }
        y += vy;
        if (!in_room(asked(x), asked(y))) {
            vy = -vy;
            y += vy;
        }
        const int before = coins;
        for (int i = 0; i < COINS; i++) {
            if (!taken[i] && takes_coin(asked(x), asked(y), i)) {
                taken[i] = true;
                coins++;
            }
        }
        const bool lava = in_lava(asked(x), asked(y));
        const int *to = beam[number % 16];
        const bool hit = in_beam(asked(x), asked(y), 160 + to[0], 100 + to[1]);
        health -= (lava ? 1 : 0) + (hit ? 2 : 0);
        printf("frame %d at %d %d coins %d lava %d beam %d\n", number, (int)x, (int)y,
               coins - before, lava, hit);
    }
    printf("coins %d health %d\n", coins, health);
    touch_close();
    return 0;
}
