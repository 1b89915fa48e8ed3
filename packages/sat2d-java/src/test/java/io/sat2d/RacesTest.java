package io.sat2d;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.Supplier;
import org.junit.Test;

/**
 * Threads that close what others use, and that share a world. The property {@code
 * sat2d.raceSeconds} sets how long each race takes.
 */
public class RacesTest {
    private static final int THREADS = 4;
    private static final long SECONDS = Long.getLong("sat2d.raceSeconds", 1);
    private static final Transform HERE = Transform.IDENTITY;

    private enum Outcome { ANSWERED, CLOSED, BUSY, STALE }

    private interface Turn {
        void take(Random random);
    }

    private static Outcome outcome(Turn turn, Random random) {
        try {
            turn.take(random);
            return Outcome.ANSWERED;
        } catch (Sat2dException error) {
            switch (error.status()) {
                case "SAT_ERR_NULL":
                    return Outcome.CLOSED;
                case "SAT_ERR_BUSY":
                    return Outcome.BUSY;
                case "SAT_ERR_STALE_ID":
                    return Outcome.STALE;
                default:
                    throw error;
            }
        }
    }

    /** Takes turns in several threads; fails by anything that is none of the outcomes. */
    private static Map<Outcome, LongAdder> race(Turn turn) throws Exception {
        Map<Outcome, LongAdder> counts = new EnumMap<>(Outcome.class);
        for (Outcome each : Outcome.values()) {
            counts.put(each, new LongAdder());
        }
        List<Throwable> failures = new ArrayList<>();
        long end = System.nanoTime() + SECONDS * 1_000_000_000L;
        List<Thread> threads = new ArrayList<>();
        for (int i = 0; i < THREADS; i++) {
            Random random = new Random(i);
            threads.add(new Thread(() -> {
                try {
                    while (System.nanoTime() < end) {
                        counts.get(outcome(turn, random)).increment();
                    }
                } catch (Throwable failure) {
                    synchronized (failures) {
                        failures.add(failure);
                    }
                }
            }));
        }
        threads.forEach(Thread::start);
        for (Thread thread : threads) {
            thread.join();
        }
        if (!failures.isEmpty()) {
            throw new AssertionError(failures.size() + " threads failed", failures.get(0));
        }
        assertTrue(counts.toString(), counts.get(Outcome.ANSWERED).sum() > 0);
        return counts;
    }

    private static <T extends NativeObject> AtomicReferenceArray<T> pool(
            int size, Supplier<T> maker) {
        AtomicReferenceArray<T> pool = new AtomicReferenceArray<>(size);
        for (int i = 0; i < size; i++) {
            pool.set(i, maker.get());
        }
        return pool;
    }

    private static Shape comb() {
        double[] points = new double[122];
        for (int i = 0; i < 30; i++) {
            points[4 * i] = i;
            points[4 * i + 1] = i == 0 || i == 29 ? -1 : i % 2;
            points[4 * i + 2] = i + 0.5;
            points[4 * i + 3] = i == 29 ? 9 : 0.25 + i % 2;
        }
        points[120] = 0;
        points[121] = 9;
        return Shape.polygon(points);
    }

    @Test
    public void shapesAreClosedWhileOthersAskThem() throws Exception {
        double area;
        try (Shape comb = comb()) {
            area = comb.area();
        }
        AtomicReferenceArray<Shape> shapes = pool(3, RacesTest::comb);
        race(random -> {
            int at = random.nextInt(shapes.length());
            Shape shape = shapes.get(at);
            switch (random.nextInt(6)) {
                case 0:
                    shape.close();
                    shapes.set(at, comb());
                    break;
                case 1:
                    assertEquals(area, shape.area(), 0);
                    break;
                case 2:
                    assertTrue(Sat2d.hits(shape, HERE, shapes.get(0), HERE));
                    break;
                case 3:
                    assertEquals(2, Batch.pairs(
                            List.of(shape, shape), new double[] {1, 0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0},
                            new int[] {0, 1})[0]);
                    break;
                case 4:
                    assertEquals(122, shape.vertices().length);
                    break;
                default:
                    try (World world = new World()) {
                        long id = world.insert(Body.of(shape));
                        try (Shape same = world.shape(id)) {
                            assertEquals(area, same.area(), 0);
                        }
                    }
            }
        });
    }

    private static World crowd() {
        World world = new World();
        try (Shape disc = Shape.circle(0, 0, 1)) {
            for (int i = 0; i < 200; i++) {
                world.insert(Body.of(disc).at(Transform.translation(i % 20, i / 20)));
            }
        }
        return world;
    }

    @Test
    public void worldsAreUsedAndClosedByAllThreads() throws Exception {
        AtomicReferenceArray<World> worlds = pool(2, RacesTest::crowd);
        Map<Outcome, LongAdder> counts = race(random -> {
            int at = random.nextInt(worlds.length());
            World world = worlds.get(at);
            long[] ids = world.ids();
            long id = ids[random.nextInt(ids.length)];
            switch (random.nextInt(24)) {
                case 0:
                    world.close();
                    worlds.set(at, crowd());
                    break;
                case 1:
                    world.setPairPredicate((a, userA, b, userB) -> world.contains(a));
                    break;
                case 2:
                    world.startRecording(bytes -> true);
                    break;
                case 3:
                    world.stopRecording();
                    break;
                case 4:
                    try (Shape disc = world.shape(id)) {
                        assertEquals(1, disc.radius(), 0);
                    }
                    break;
                case 5:
                    world.save();
                    break;
                case 6:
                    world.draw(new Canvas() {});
                    break;
                case 7:
                    try (Shape disc = Shape.circle(0, 0, 1)) {
                        world.insert(Body.of(disc));
                    }
                    break;
                case 8:
                    if (ids.length > 100) {
                        world.remove(id);
                    }
                    break;
                default:
                    if (random.nextBoolean()) {
                        world.setTransform(id, Transform.translation(
                                random.nextInt(20), random.nextInt(10)));
                    } else {
                        world.step();
                    }
            }
        });
        assertTrue(counts.toString(), counts.get(Outcome.BUSY).sum() > 0);
        for (int i = 0; i < worlds.length(); i++) {
            worlds.get(i).setPairPredicate(null);
            worlds.get(i).step(); // no world is left half changed
            worlds.get(i).close();
        }
    }

    @Test
    public void masksAndDecomposersAreUsedByAllThreads() throws Exception {
        AtomicReferenceArray<Mask> masks = pool(2, () -> Mask.empty(70, 70));
        Decomposer decomposer = new Decomposer();
        double[] dented = {0, 0, 4, 0.5, 8, 0, 7.5, 2, 8, 4, 0, 4};
        race(random -> {
            int at = random.nextInt(masks.length());
            Mask mask = masks.get(at);
            switch (random.nextInt(5)) {
                case 0:
                    mask.close();
                    masks.set(at, Mask.empty(70, 70));
                    break;
                case 1:
                    mask.set(random.nextInt(70), random.nextInt(70), true);
                    break;
                case 2:
                    assertTrue(mask.overlapArea(masks.get(0), 0, 0) <= 4900);
                    break;
                case 3:
                    assertTrue(decomposer.decompose(DecomposeOptions.DEFAULT, dented)
                            .pieces.size() > 1);
                    break;
                default:
                    assertEquals(70, mask.width());
            }
        });
    }

    @Test
    public void aPredicateMayCloseItsWorld() {
        World world = crowd();
        int[] asked = new int[1];
        world.setPairPredicate((a, userA, b, userB) -> {
            if (asked[0]++ == 0) {
                world.close();
            }
            return true;
        });
        Sat2dException closed = assertThrows(Sat2dException.class, world::step);
        assertEquals("SAT_ERR_NULL", closed.status());
        assertTrue(asked[0] + " questions", asked[0] > 1);
    }

    @Test
    public void aWorldThatIsAskedDuringAStepOfAnotherThreadIsBusy() throws Exception {
        World world = crowd();
        CountDownLatch inStep = new CountDownLatch(1);
        CountDownLatch asked = new CountDownLatch(1);
        world.setPairPredicate((a, userA, b, userB) -> {
            inStep.countDown();
            try {
                asked.await();
            } catch (InterruptedException interrupted) {
                throw new IllegalStateException(interrupted);
            }
            return true;
        });
        Thread stepping = new Thread(world::step);
        stepping.start();
        inStep.await();
        assertEquals("SAT_ERR_BUSY", assertThrows(Sat2dException.class, world::size).status());
        assertEquals("SAT_ERR_BUSY", assertThrows(Sat2dException.class, world::step).status());
        asked.countDown();
        stepping.join();
        assertEquals(200, world.size());
        world.close();
    }
}
