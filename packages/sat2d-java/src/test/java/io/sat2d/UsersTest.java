package io.sat2d;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNotNull;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertSame;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.Test;

/** Objects that are kept with bodies. */
public class UsersTest {
    private static final Shape BOX = Shape.rectangle(2, 2);

    private static Body body(Object object) {
        return Body.of(BOX).user(object);
    }

    private static String thrown(Runnable call) {
        return assertThrows(Sat2dException.class, call::run).status();
    }

    private static void assertCollected(WeakReference<?> reference) throws InterruptedException {
        for (int i = 0; i < 200 && reference.get() != null; i++) {
            System.gc();
            Thread.sleep(10);
        }
        assertNull(reference.get());
    }

    @Test
    public void eventsPredicatesAndBodiesGiveObjectsBack() {
        try (World world = new World()) {
            String hero = "hero";
            List<String> coin = List.of("coin");
            long a = world.insert(body(hero));
            long b = world.insertAll(List.of(body(coin), body(null)))[0];
            long part = world.attach(a, body(this).at(Transform.translation(50, 0)));
            assertSame(hero, world.object(a));
            assertSame(coin, world.get(b).object());
            assertSame(this, world.get(part).object());
            assertEquals(0, world.user(b));
            List<Object> asked = new ArrayList<>();
            world.setObjectPredicate((idA, objectA, idB, objectB) -> {
                asked.addAll(Arrays.asList(objectA, objectB));
                return objectA == hero && objectB == coin;
            });
            List<PairEvent> events = world.step();
            assertEquals(6, asked.size());
            assertTrue(asked.contains(hero) && asked.contains(coin) && asked.contains(null));
            assertEquals(1, events.size());
            assertSame(hero, events.get(0).objectA);
            assertSame(coin, events.get(0).objectB);
            assertEquals(events, world.events());
            assertTrue(events.get(0).toString().contains("objectA=hero"));
            world.setObjectPredicate(null);
            world.insert(Body.of(BOX));
            assertEquals(4, world.step().size()); // what was refused stays so
        }
    }

    @Test
    public void numbersStayNumbers() {
        try (World world = new World()) {
            Integer boxed = 5;
            long id = world.insert(body(boxed));
            assertEquals(5, world.user(id));
            assertNull(world.object(id));
            world.setUser(id, Long.MIN_VALUE);
            assertEquals(Long.MIN_VALUE, world.get(id).user());
            world.setUser(id, "text");
            assertEquals("text", world.object(id));
            assertEquals(0, world.user(id));
            world.setUser(id, boxed);
            assertEquals(5, world.user(id));
            assertNull(world.object(id));
            world.setUser(id, 2.5);
            assertEquals(2.5, world.object(id));
            world.setUser(id, null);
            assertNull(world.get(id).object());
            assertEquals("x", Body.of(BOX).user(7).user("x").immovable().object());
            assertNull(Body.of(BOX).user("x").user(7).object());
        }
    }

    @Test
    public void objectsAreFreedWithTheirBodiesOnceNoEventCanNameThem() throws Exception {
        World world = new World();
        world.insert(Body.of(BOX));
        Object object = new Object();
        Object onPart = new Object();
        WeakReference<Object> weak = new WeakReference<>(object);
        WeakReference<Object> weakOnPart = new WeakReference<>(onPart);
        long id = world.insert(body(object));
        world.attach(id, body(onPart));
        object = null;
        onPart = null;
        world.step();
        world.remove(id);
        System.gc();
        // the events of the last step still name it
        assertNotNull(world.events().get(0).objectB);
        List<PairEvent> ended = world.step();
        assertEquals(2, ended.size());
        assertSame(weak.get(), ended.get(0).objectB);
        assertSame(weakOnPart.get(), ended.get(1).objectB);
        assertSame(weak.get(), world.events().get(0).objectB);
        assertEquals("SAT_ERR_STALE_ID", thrown(() -> world.object(id)));
        ended = null;
        world.step();
        assertCollected(weak);
        assertCollected(weakOnPart);
        object = new Object();
        WeakReference<Object> other = new WeakReference<>(object);
        world.insert(body(object));
        object = null;
        System.gc();
        assertNotNull(other.get());
        world.close();
        assertCollected(other);
    }

    @Test
    public void objectsAreFreedInTimeWhateverIsThrown() throws Exception {
        World world = new World();
        Object object = new Object();
        WeakReference<Object> weak = new WeakReference<>(object);
        long id = world.insert(body(object));
        object = null;
        world.insert(Body.of(BOX));
        world.step();
        world.setPairPredicate((a, userA, b, userB) -> {
            throw new IllegalStateException("no");
        });
        world.remove(id);
        world.insert(Body.of(BOX));
        world.insert(Body.of(BOX));
        // this step names the object for the last time, though the predicate throws
        assertThrows(IllegalStateException.class, world::step);
        assertSame(weak.get(), world.events().get(0).objectA);
        // no step is made
        assertEquals("SAT_ERR_LIMIT", thrown(() -> world.step(1)));
        System.gc();
        assertNotNull(world.events().get(0).objectA);
        world.insert(Body.of(BOX));
        assertThrows(IllegalStateException.class, world::step);
        assertCollected(weak);
        world.close();
    }

    @Test
    public void aWorldWhoseObjectsReferToItIsCollected() throws Exception {
        World world = new World();
        world.insert(body(new Object[] {world}));
        world.setObjectPredicate((a, objectA, b, objectB) -> objectA != null);
        world.insert(Body.of(BOX));
        assertEquals(1, world.step().size());
        WeakReference<World> weak = new WeakReference<>(world);
        world = null;
        assertCollected(weak);
    }

    @Test
    public void callsThatFailKeepNothing() throws Exception {
        World world = new World();
        long id = world.insert(Body.of(BOX));
        world.insert(Body.of(BOX));
        Object[] object = {new Object()};
        WeakReference<Object> weak = new WeakReference<>(object[0]);
        Transform huge = Transform.translation(1e300, 0);
        assertEquals("SAT_ERR_OUT_OF_RANGE", thrown(() -> world.insert(body(object[0]).at(huge))));
        assertEquals("SAT_ERR_OUT_OF_RANGE",
                thrown(() -> world.insertAll(List.of(body(object[0]), body(null).at(huge)))));
        assertEquals("SAT_ERR_OUT_OF_RANGE",
                thrown(() -> world.attach(id, body(object[0]).at(huge))));
        world.setObjectPredicate((a, objectA, b, objectB) -> {
            world.setUser(a, object[0]);
            return true;
        });
        assertEquals("SAT_ERR_BUSY", thrown(world::step));
        world.setObjectPredicate((a, objectA, b, objectB) -> {
            throw new IllegalStateException("no");
        });
        world.insert(Body.of(BOX));
        assertThrows(IllegalStateException.class, world::step);
        world.remove(id);
        assertEquals("SAT_ERR_STALE_ID", thrown(() -> world.setUser(id, object[0])));
        assertEquals("SAT_ERR_STALE_ID", thrown(() -> world.remove(id)));
        object[0] = null;
        assertCollected(weak);
        world.close();
        assertEquals("SAT_ERR_NULL", thrown(() -> world.insert(body("late"))));
        assertEquals("SAT_ERR_NULL", thrown(() -> world.object(id)));
    }

    @Test
    public void aCopyHasTheObjectsAndARestoredWorldHasNot() {
        World world = new World();
        long a = world.insert(body("a"));
        long b = world.insert(body("b"));
        world.step();
        world.remove(b);
        try (World copy = world.copy(); World restored = World.restore(world.save())) {
            world.close();
            assertEquals("a", copy.object(a));
            assertEquals("b", copy.step().get(0).objectB);
            assertNull(restored.object(a));
            assertNull(restored.step().get(0).objectB);
            // a new object is not taken for what was lost
            long late = restored.insert(body("late"));
            assertEquals("late", restored.object(late));
            assertNull(restored.get(a).object());
        }
    }
}
