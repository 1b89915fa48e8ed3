package io.sat2d;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import org.junit.Test;
import org.junit.function.ThrowingRunnable;

/** Wrong calls throw, name the argument and its value, and do nothing else. */
public class MisuseTest {
    private static final Shape BOX = Shape.rectangle(2, 2);
    private static final Transform HERE = Transform.IDENTITY;

    private final World world = new World();
    private final long id = world.insert(Body.of(BOX));

    private void refuses(String status, String message, ThrowingRunnable call) {
        byte[] before = world.save();
        Sat2dException thrown = assertThrows(message, Sat2dException.class, call);
        assertEquals(message, status, thrown.status());
        assertTrue(thrown.getMessage() + " has " + message, thrown.getMessage().contains(message));
        assertArrayEquals(message, before, world.save());
    }

    private static void refusesNull(String name, ThrowingRunnable call) {
        String message = assertThrows(name, NullPointerException.class, call).getMessage();
        // older JVMs name no parameter
        if (Runtime.version().feature() >= 15) {
            assertTrue(message + " has " + name, message.contains(name));
        }
    }

    @Test
    public void numbers() {
        refuses("SAT_ERR_NOT_FINITE", "radius is NaN", () -> Shape.circle(0, 0, Double.NaN));
        refuses("SAT_ERR_NEGATIVE", "radius is -1.0", () -> Shape.circle(0, 0, -1));
        refuses("SAT_ERR_NOT_FINITE", "tx is NaN",
                () -> Sat2d.relation(BOX, Transform.translation(Double.NaN, 0), BOX, HERE));
        refuses("SAT_ERR_SINGULAR", "a=0.0 b=0.0",
                () -> Sat2d.hits(BOX, HERE, BOX, new Transform(0, 0, 0, 0, 0, 0)));
        refuses("SAT_ERR_NEGATIVE", "inverse_mass is -1",
                () -> world.insert(Body.of(BOX).inverseMass(-1)));
        refuses("SAT_ERR_NEGATIVE", "step is -1",
                () -> world.moveCharacter(id, 0, 0, CharacterOptions.DEFAULT.step(-1)));
        refuses("SAT_ERR_NEGATIVE", "skin is -1",
                () -> world.moveAndSlide(id, 1, 0, MoveOptions.DEFAULT.skin(-1)));
        refuses("SAT_ERR_NOT_FINITE", "NaN", () -> world.moveAndSlide(id, Double.NaN, 0));
    }

    @Test
    public void countsAndLengths() {
        String range = "SAT_ERR_OUT_OF_RANGE";
        refuses(range, "iterations is -1; expected 0 or more", () -> world.separate(-1));
        refuses(range, "maxPairs is -1; expected 0 or more", () -> world.step(-1));
        refuses(range, "k is -1; expected 0 or more",
                () -> world.nearest(0, 0, -1, 9, QueryFilter.ALL));
        refuses("SAT_ERR_COUNT", "5 coordinates", () -> Shape.polygon(new double[] {0, 0, 1, 0, 1}));
        refuses("SAT_ERR_COUNT", "0 entries; expected 1",
                () -> world.setKinds(new long[] {id}, new BodyKind[0]));
        refuses("SAT_ERR_COUNT", "5 entries; expected 6",
                () -> world.setTransforms(new long[] {id}, new double[5]));
        assertThrows(IllegalArgumentException.class,
                () -> QueryFilter.ALL.kinds(EnumSet.noneOf(BodyKind.class)));
    }

    @Test
    public void idsAndIndices() {
        refuses("SAT_ERR_STALE_ID", "no body has the id 0 ", () -> world.get(0));
        refuses("SAT_ERR_STALE_ID", "no body has the id 99 ", () -> world.remove(99));
        double[] places = {1, 0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0};
        refuses("SAT_ERR_INDEX", "pair 0 names body 2",
                () -> Batch.pairs(List.of(BOX, BOX), places, new int[] {0, 2}));
        refuses("SAT_ERR_NOT_A_WORLD", "not a saved world", () -> World.restore(new byte[3]));
    }

    @Test
    public void nothingIsNoArgument() {
        refusesNull("\"a\"", () -> Sat2d.relation(null, HERE, BOX, HERE));
        refusesNull("\"ta\"", () -> Sat2d.relation(BOX, null, BOX, HERE));
        refusesNull("shape", () -> Body.of(null));
        refusesNull("kind", () -> world.insert(Body.of(BOX).kind(null)));
        refusesNull("transform", () -> world.insert(Body.of(BOX).at(null)));
        refusesNull("recorder", () -> world.startRecording(null));
        refusesNull("canvas", () -> world.draw(null));
        refusesNull("canvas", () -> world.draw(id, null));
        NullPointerException none = assertThrows(NullPointerException.class,
                () -> world.insertAll(Arrays.asList(Body.of(BOX), null)));
        assertEquals("bodies[1]", none.getMessage());
        assertEquals(1, world.size());
    }

    /** The five likeliest mistakes: the message has the argument, its value, what is expected. */
    @Test
    public void likeliest() {
        refuses("SAT_ERR_NOT_FINITE", "transform coefficient tx is NaN, not a finite number",
                () -> world.setTransform(id, Transform.translation(0.0 / 0, 0)));
        refuses("SAT_ERR_EDGES_CROSS", "edges 0 and 2 cross near (2.0, 2.0)",
                () -> Shape.polygon(new double[] {0, 0, 4, 4, 4, 0, 0, 4}));
        refuses("SAT_ERR_COUNT", "5 coordinates",
                () -> Shape.hull(0, 0, 1, 0, 1));
        World other = new World();
        long gone = other.insert(Body.of(BOX));
        other.remove(gone);
        Sat2dException stale = assertThrows(Sat2dException.class, () -> other.get(gone));
        assertTrue(stale.getMessage(), stale.getMessage().startsWith("no body has the id 1 "));
        Body wrong = Body.of(BOX).inverseMass(-1);
        refuses("SAT_ERR_NEGATIVE", "entry 1: inverse_mass is -1; expected a finite number of 0 or",
                () -> world.insertAll(List.of(Body.of(BOX), wrong)));
        refuses("SAT_ERR_NOT_FINITE", "entry 1: transform coefficient ty is inf, not a finite",
                () -> world.setTransforms(new long[] {id, id},
                        new double[] {1, 0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 1 / 0.0}));
    }

    @Test
    public void closedObjects() {
        Shape shape = Shape.rectangle(1, 1);
        Body body = Body.of(shape);
        shape.close();
        String closed = "the object is closed";
        refuses("SAT_ERR_NULL", closed, () -> Sat2d.hits(BOX, HERE, shape, HERE));
        refuses("SAT_ERR_NULL", closed, () -> world.insert(body));
        refuses("SAT_ERR_NULL", "entry 1: " + closed,
                () -> world.insertAll(List.of(Body.of(BOX), body)));
        World other = new World();
        other.close();
        refuses("SAT_ERR_NULL", closed, other::step);
        refuses("SAT_ERR_NULL", closed, () -> other.insert(Body.of(BOX)));
    }

    @Test
    public void predicatesCannotUseTheirWorld() {
        List<Runnable> calls = List.of(
                () -> world.insert(Body.of(BOX)), world::step, () -> world.remove(id),
                () -> world.queryPoint(0, 0, QueryFilter.ALL), () -> world.setPairPredicate(null),
                world::stopRecording);
        for (Runnable call : calls) {
            world.insert(Body.of(BOX));
            world.setPairPredicate((a, userA, b, userB) -> {
                call.run();
                return true;
            });
            assertEquals("SAT_ERR_BUSY",
                    assertThrows(Sat2dException.class, world::step).status());
        }
        world.setPairPredicate(null);
        assertEquals(1 + calls.size(), world.size());
    }
}
