import java.awt.Polygon;
import java.awt.Rectangle;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;

/**
 * A small game as it was in Java: someone runs through a cellar, takes coins, burns in lava and is
 * hit by a turning beam. Each frame is a line. The calls of the JDK's functions go through the
 * recorder, so `Sat2dBuiltins.intersects(a, b)` was `a.intersects(b)`.
 */
final class Cellar {
    private static final Rectangle ROOM = new Rectangle(0, 0, 320, 200);
    private static final Polygon LAVA = new Polygon(
        new int[] {200, 260, 260, 230, 230, 200}, new int[] {110, 110, 150, 150, 190, 190}, 6);
    private static final int[][] COINS = {
        {60, 60}, {150, 40}, {244, 60}, {290, 120}, {170, 150}, {90, 170}, {30, 130}, {120, 100}};
    private static final int[][] BEAM = {
        {60, 0}, {55, 23}, {42, 42}, {23, 55}, {0, 60}, {-23, 55}, {-42, 42}, {-55, 23},
        {-60, 0}, {-55, -23}, {-42, -42}, {-23, -55}, {0, -60}, {23, -55}, {42, -42}, {55, -23}};

    private double x = 20, y = 30, vx = 2.5, vy = 1.5;
    private int coins = 0, health = 1000;
    private final boolean[] taken = new boolean[COINS.length];

    /** Where the runner is, in whole pixels. */
    private Rectangle runner() {
        return new Rectangle((int) x, (int) y, 16, 24);
    }

    private void move() {
        x += vx;
        if (!Sat2dBuiltins.contains(ROOM, runner())) {
            vx = -vx;
            x += vx;
        }
        y += vy;
        if (!Sat2dBuiltins.contains(ROOM, runner())) {
            vy = -vy;
            y += vy;
        }
    }

    private void frame(int number) {
        move();
        Rectangle runner = runner();
        int before = coins;
        for (int i = 0; i < COINS.length; i++) {
            Ellipse2D coin = new Ellipse2D.Double(COINS[i][0] - 6, COINS[i][1] - 6, 12, 12);
            if (!taken[i] && Sat2dBuiltins.intersects(coin, runner)) {
                taken[i] = true;
                coins++;
            }
        }
        boolean lava = Sat2dBuiltins.intersects(LAVA, runner);
        int[] beam = BEAM[number % BEAM.length];
        boolean hit = Sat2dBuiltins.intersectsLine(
            runner, new Line2D.Double(160, 100, 160 + beam[0], 100 + beam[1]));
        health -= (lava ? 1 : 0) + (hit ? 2 : 0);
        System.out.println("frame " + number + " at " + (int) x + " " + (int) y + " coins "
            + (coins - before) + " lava " + (lava ? 1 : 0) + " beam " + (hit ? 1 : 0));
    }

    public static void main(String[] arguments) {
        Cellar cellar = new Cellar();
        for (int number = 0; number < 3000; number++) {
            cellar.frame(number);
        }
        System.out.println("coins " + cellar.coins + " health " + cellar.health);
    }
}
