/** The loop of Meteors.as in C. It does not know whether parity.c or exact.c answers. */
#include "meteors.h"

#include <math.h>

int main(void) {
    double x = 40, y = 60, vx = 1.25, vy = 0.75, bullet_x = 400, bullet_y = 0;
    double meteor_x[METEORS], meteor_y[METEORS];
    list_open();
    for (int i = 0; i < METEORS; i++) {
        meteor_x[i] = 90 + 60 * i;
        meteor_y[i] = 30 + 45 * i;
    }
    for (int number = 0; number < 2000; number++) {
        x += vx;
        if (x < 20 || x > 300) {
            vx = -vx;
        }
        y += vy;
        if (y < 20 || y > 180) {
            vy = -vy;
        }
        place_ship(x, y);
        for (int i = 0; i < METEORS; i++) {
            meteor_x[i] -= i + 1;
            if (meteor_x[i] < 0) {
                meteor_x[i] += 320;
            }
            place_meteor(i, meteor_x[i], meteor_y[i]);
        }
        bullet_x += 6;
        if (bullet_x > 320) {
            bullet_x = floor(x) + 0.5;
            bullet_y = floor(y) + 0.5;
        }
        printf("frame %d ship %g %g", number, x, y);
        for (int i = 0; i < METEORS; i++) {
            if (ship_hits(i)) {
                printf(" crash %d", i);
            }
            if (bullet_hits(i, bullet_x, bullet_y)) {
                printf(" shot %d", i);
                bullet_x = 400;
            }
        }
        printf("\n");
    }
    list_close();
    return 0;
}
