package io.sat2d;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import java.io.ByteArrayOutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.Test;

/** Characters, recordings, drawings and parts of worlds. */
public class WorldCallsTest {
    private static final Shape TILE = Shape.rectangle(2, 2);
    private static final Shape PLANK = Shape.rectangle(40, 1);

    private static long floor(World world) {
        return world.insert(
                Body.of(PLANK).kind(BodyKind.STATIC).at(Transform.translation(0, -0.5)));
    }

    @Test
    public void aCharacterStandsWalksAndIsCarried() {
        try (World world = new World(); Shape hero = Shape.rectangle(1, 2)) {
            long floor = floor(world);
            long id = world.insert(Body.of(hero).at(Transform.translation(0, 1.5)));
            assertNull(world.moveCharacter(id, 0, 0.25, CharacterOptions.DEFAULT).ground);
            CharacterResult landed = world.moveCharacter(id, 0.5, -1, CharacterOptions.DEFAULT);
            assertEquals(floor, landed.ground.body);
            assertEquals(new Vec2(0, 1), landed.ground.normal);
            assertEquals(Transform.translation(0, -0.5), landed.ground.transform);
            assertEquals(floor, landed.hits.get(0).body);
            assertFalse(landed.stuck);
            world.setTransform(floor, Transform.translation(3, -0.5));
            CharacterOptions standing = CharacterOptions.DEFAULT.ground(landed.ground);
            CharacterResult carried = world.moveCharacter(id, 0.5, 0, standing);
            assertEquals(new Vec2(3, 0), carried.carried);
            assertEquals(3.5, carried.moved.x, 0);
        }
    }

    @Test
    public void aCharacterClimbsStepsAndSlopesOnlyAsHighAsItMay() {
        try (World world = new World(); Shape step = Shape.rectangle(2, 0.5)) {
            floor(world);
            world.insert(Body.of(step).kind(BodyKind.STATIC).at(Transform.translation(3, 0.25)));
            long id = world.insert(Body.of(TILE).at(Transform.translation(0, 1)));
            Ground ground = world.moveCharacter(id, 0, -1, CharacterOptions.DEFAULT).ground;
            CharacterOptions climbing =
                    CharacterOptions.DEFAULT.up(0, 3).maxSlope(0.5).snap(0.1).ground(ground);
            assertEquals(1, world.moveCharacter(id, 2, -0.1, climbing.step(0.25)).moved.x, 1e-9);
            world.setTransform(id, Transform.translation(0, 1));
            CharacterResult climbed = world.moveCharacter(id, 2, -0.1, climbing.step(0.75));
            assertEquals(2, climbed.moved.x, 1e-9);
            assertEquals(0.5, climbed.moved.y, 1e-9);
        }
    }

    @Test
    public void aTileThatSticksOutStopsABodyWithoutASkin() {
        try (World world = new World();
                Shape tile = Shape.rectangle(16, 16);
                Shape hero = Shape.rectangle(12, 12)) {
            double[] tops = {0, 0.001, -0.002};
            for (int i = 0; i < 3; i++) {
                Transform at = Transform.translation(16 * i + 8, tops[i] - 8);
                world.insert(Body.of(tile).kind(BodyKind.STATIC).at(at));
            }
            Transform start = Transform.translation(8, 6);
            long id = world.insert(Body.of(hero).at(start));
            for (double skin : new double[] {0, 0.016}) {
                double expected = skin == 0 ? 2 : 24;
                MoveOptions moving = MoveOptions.DEFAULT.skin(skin);
                world.setTransform(id, start);
                assertEquals(expected, world.moveAndSlide(id, 24, -1, moving).moved.x, 0);
                CharacterOptions walking = CharacterOptions.DEFAULT.skin(skin);
                world.setTransform(id, start);
                assertEquals(expected, world.moveCharacter(id, 24, -1, walking).moved.x, 0);
            }
        }
    }

    private static String replayed(byte[] recording) throws Exception {
        Path file = Files.createTempFile("sat2d", ".s2dr");
        Files.write(file, recording);
        Process command = new ProcessBuilder(
                System.getProperty("sat2d.command"), "replay", file.toString())
                .redirectErrorStream(true).start();
        String printed = new String(command.getInputStream().readAllBytes());
        Files.delete(file);
        return command.waitFor() + " " + printed;
    }

    @Test
    public void aRecordingIsReplayed() throws Exception {
        ByteArrayOutputStream taken = new ByteArrayOutputStream();
        try (World world = new World()) {
            floor(world);
            assertFalse(world.stopRecording());
            world.startRecording(bytes -> {
                taken.writeBytes(bytes);
                return true;
            });
            long id = world.insert(Body.of(TILE).at(Transform.translation(0, 9)));
            world.setPairPredicate((a, userA, b, userB) -> userA == 0);
            for (int i = 0; i < 5; i++) {
                world.moveAndSlide(id, 0.25, -2);
                world.step();
            }
            assertTrue(world.stopRecording());
        }
        String found = replayed(taken.toByteArray());
        assertTrue(found, found.startsWith("0 ") && found.contains("5 steps"));
        assertFalse(replayed(new byte[200]).startsWith("0 "));
    }

    @Test
    public void aRecorderMayFailOrEndWithItsWorld() {
        List<byte[]> blocks = new ArrayList<>();
        World world = new World();
        Recorder full = bytes -> {
            throw new IllegalStateException("full");
        };
        assertThrows(IllegalStateException.class, () -> world.startRecording(full));
        assertFalse(world.stopRecording());
        int[] left = {1};
        world.startRecording(bytes -> left[0]-- > 0);
        for (int i = 0; i < 100_000 && left[0] >= 0; i++) {
            world.setParallel(false); // is not recorded
            world.step();
        }
        assertEquals(-1, left[0]);
        assertFalse(world.stopRecording());
        world.startRecording(blocks::add);
        world.close();
        assertFalse(blocks.isEmpty());
    }

    @Test
    public void aWorldIsDrawn() {
        List<String> drawn = new ArrayList<>();
        Canvas canvas = new Canvas() {
            @Override
            public void line(Vec2 from, Vec2 to, Paint paint) {
                drawn.add("line " + paint);
            }

            @Override
            public void polygon(double[] corners, Paint paint) {
                drawn.add("polygon " + corners.length + " " + paint);
            }

            @Override
            public void circle(Vec2 center, double radius, Paint paint) {
                drawn.add("circle " + center + " " + radius + " " + paint);
            }

            @Override
            public void ellipse(Vec2 center, Vec2 u, Vec2 w, Paint paint) {
                drawn.add("ellipse " + center + " " + u + " " + w + " " + paint);
            }

            @Override
            public void text(Vec2 at, String text, Paint paint) {
                drawn.add("text " + at + " " + paint + " " + !text.isEmpty());
            }
        };
        try (World world = new World(); Shape disc = Shape.circle(0, 0, 3)) {
            world.insert(Body.of(TILE).kind(BodyKind.STATIC));
            long id = world.insert(Body.of(disc).at(Transform.translation(4, 0)));
            world.step();
            world.draw(id, canvas);
            assertEquals("circle (4.0, 0.0) 3.0 MOVING", drawn.get(0));
            assertFalse(drawn.toString().contains("polygon"));
            world.draw(canvas);
            assertTrue(drawn.contains("polygon 8 STATIC"));
            assertTrue(drawn.toString(), drawn.toString().contains("line "));
            assertTrue(drawn.contains("text (4.0, 0.0) LABEL true"));
            assertTrue(drawn.toString(), drawn.toString().contains("CONTACT"));
            world.draw(new Canvas() {}); // draws nothing
            drawn.clear();
            try (Shape oval = Shape.ellipse(5, 3)) {
                long turned = world.insert(Body.of(oval).at(new Transform(0, 1, -1, 0, 9, 8)));
                world.draw(turned, canvas);
                world.remove(turned);
            }
            assertEquals(List.of("ellipse (9.0, 8.0) (0.0, 5.0) (-3.0, 0.0) MOVING"), drawn);
            Canvas broken = new Canvas() {
                @Override
                public void circle(Vec2 center, double radius, Paint paint) {
                    throw new IllegalStateException("no paint");
                }
            };
            assertThrows(IllegalStateException.class, () -> world.draw(broken));
            assertEquals(2, world.size());
            assertThrows(Sat2dException.class, () -> world.draw(id + 1, canvas));
        }
    }

    @Test
    public void thousandsOfBodiesAreDrawnInLittleMemory() {
        int[] polygons = new int[1];
        try (World world = new World()) {
            for (int i = 0; i < 20_000; i++) {
                world.insert(Body.of(TILE).at(Transform.translation(3 * i, 0)));
            }
            world.draw(new Canvas() {
                @Override
                public void polygon(double[] corners, Paint paint) {
                    polygons[0]++;
                }
            });
        }
        assertEquals(20_000, polygons[0]);
    }

    @Test
    public void partsAndOneWaysAreAsked() {
        try (World world = new World()) {
            Transform there = Transform.translation(5, 0);
            long owner = world.insert(Body.of(PLANK).at(there).user(7).kind(BodyKind.SENSOR));
            long part = world.attach(owner, Body.of(TILE).at(Transform.translation(0, 2)));
            assertEquals(owner, world.owner(part));
            assertArrayEquals(new long[] {part}, world.parts(owner));
            assertEquals(Transform.translation(0, 2), world.localTransform(part));
            assertEquals(Transform.translation(5, 2), world.transform(part));
            assertEquals(7, world.user(owner));
            assertEquals(BodyKind.SENSOR, world.kind(owner));
            assertNull(world.oneWay(owner));
            world.setOneWay(owner, 0, 2);
            assertTrue(world.oneWay(owner).y > 0);
            assertEquals(Containment.NONE, world.within(part, owner));
            world.setTouchingTolerance(0.25);
            assertEquals(0.25, world.touchingTolerance(), 0);
        }
    }

    @Test
    public void limitsOfNearPairsAreErrors() {
        try (World world = new World()) {
            for (int i = 0; i < 10; i++) {
                world.insert(Body.of(TILE));
            }
            world.setParallelFrom(2);
            assertEquals("SAT_ERR_LIMIT", assertThrows(
                    Sat2dException.class, () -> world.step(44)).status());
            assertEquals(45, world.step(45).size());
            assertThrows(Sat2dException.class, () -> world.separate(1, 44));
            assertEquals(1, world.separate(1, 45).iterations);
        }
    }
}
