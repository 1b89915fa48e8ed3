package io.sat2d;

import static org.junit.Assert.assertEquals;

import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.Test;

/** The small game of packages/game. */
public class GameTest {
    private final StringBuilder lines = new StringBuilder();
    private final List<Shape> owned = new ArrayList<>();
    private final long[] movers = new long[12];
    private final Vec2[] velocities = new Vec2[12];
    private final Shape[] shapes = {
        Shape.rectangle(1, 2), Shape.circle(0, 0, 0.75), Shape.capsule(-0.5, 0, 0.5, 0, 0.5),
        Shape.convexPolygon(-0.75, -0.5, 1, -0.5, -0.75, 1),
    };
    private int state = 2024;

    private double chance() {
        state = state * 1664525 + 1013904223;
        return Integer.toUnsignedLong(state) / 4294967296.0;
    }

    private Vec2 kick() {
        double x = chance();
        return new Vec2((x - 0.5) * 0.75, (chance() - 0.5) * 0.75);
    }

    private void line(Object... words) {
        for (int i = 0; i < words.length; i++) {
            lines.append(i == 0 ? "" : " ").append(words[i]);
        }
        lines.append('\n');
    }

    private void fixed(World world, int user, BodyKind kind, Shape shape, Transform at) {
        owned.add(shape);
        world.insert(Body.of(shape).kind(kind).user(user).at(at));
    }

    private void insert(World world, int i, Transform at) {
        movers[i] = world.insert(Body.of(shapes[i % 4]).user(100 + i).at(at));
    }

    private void build(World world) {
        BodyKind wall = BodyKind.STATIC;
        fixed(world, 1, wall, Shape.rectangle(40, 2), Transform.translation(0, -11));
        fixed(world, 2, wall, Shape.rectangle(40, 2), Transform.translation(0, 11));
        fixed(world, 3, wall, Shape.rectangle(2, 20), Transform.translation(-21, 0));
        fixed(world, 4, wall, Shape.rectangle(2, 20), Transform.translation(21, 0));
        double[] cup = {-3, 0, 3, 0, 3, 4, 2, 4, 2, 1, -2, 1, -2, 4, -3, 4};
        fixed(world, 5, wall, Shape.polygon(cup), Transform.translation(5, -6));
        fixed(world, 6, BodyKind.SENSOR, Shape.circle(0, 0, 3), Transform.translation(-8, 4));
        Transform ramp = new Transform(0.8, 0.6, -0.6, 0.8, -4, -3);
        fixed(world, 7, wall, Shape.rectangle(6, 1), ramp);
        for (int i = 0; i < 12; i++) {
            insert(world, i, Transform.translation(2.5 * i - 14, 8 - 1.5 * (i % 5)));
            velocities[i] = kick();
        }
    }

    private void move(World world, int frame, int i) {
        if ((frame + i) % 60 == 0) {
            velocities[i] = kick();
            Transform t = world.transform(movers[i]);
            world.setTransform(movers[i], new Transform(-t.a, t.b, t.c, t.d, t.tx, t.ty));
        }
        Vec2 velocity = new Vec2(velocities[i].x, velocities[i].y - 0.0078125);
        for (SlideHit hit : world.moveAndSlide(movers[i], velocity.x, velocity.y).hits) {
            velocity = Sat2d.slide(velocity, hit.normal);
        }
        velocities[i] = velocity;
    }

    private void play(World world) {
        int stayed = 0;
        for (int frame = 1; frame <= 1000; frame++) {
            if (frame == 300) {
                world.remove(movers[3]);
            } else if (frame == 400) {
                insert(world, 3, Transform.translation(0, 8));
            }
            for (int i = 0; i < 12; i++) {
                if (world.contains(movers[i])) {
                    move(world, frame, i);
                }
            }
            if (frame % 100 == 50) {
                world.separate(4);
            }
            for (PairEvent event : world.step()) {
                if (event.phase == Phase.STAY) {
                    stayed++;
                } else {
                    String phase = event.phase.name().toLowerCase(Locale.ROOT);
                    String relation = event.relation.name().toLowerCase(Locale.ROOT);
                    line(frame, phase, event.userA, event.userB, relation);
                }
            }
            if (frame % 10 == 0) {
                double dy = (frame / 10 % 5 - 2) / 8.0;
                BodyRayHit hit = world.castRay(-19, 0, 1, dy, 60, QueryFilter.ALL);
                line(frame, "ray", hit == null ? "none" : world.get(hit.body).user());
            }
            if (frame % 100 == 0) {
                String hash = String.format("%016x", world.fingerprint());
                line(frame, "stay", stayed, "fingerprint", hash);
            }
        }
    }

    @Test
    public void theEventsAreThoseOfC() throws Exception {
        try (World world = new World()) {
            build(world);
            play(world);
        }
        owned.forEach(Shape::close);
        String expected = Files.readString(Table.root().resolve("packages/game/expected.txt"));
        assertEquals(expected, lines.toString());
    }
}
