package io.sat2d;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNotEquals;
import static org.junit.Assert.assertNotNull;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import java.awt.geom.AffineTransform;
import java.lang.reflect.Modifier;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Paths;
import java.util.EnumSet;
import java.util.List;
import org.junit.Test;

/** What objects and errors do. */
public class ObjectsTest {
    private static final Transform HERE = Transform.IDENTITY;
    private static final double[] BOWTIE = {0, 0, 4, 4, 4, 0, 0, 4};

    private static Sat2dException thrown(org.junit.function.ThrowingRunnable call) {
        return assertThrows(Sat2dException.class, call);
    }

    @Test
    public void anErrorHasStatusIndicesAndPoint() {
        Sat2dException error = thrown(() -> Shape.polygon(BOWTIE));
        assertEquals("SAT_ERR_EDGES_CROSS", error.status());
        assertEquals(22, error.code());
        assertArrayEquals(new int[] {0, 2}, error.edges());
        assertArrayEquals(new int[0], error.vertices());
        assertEquals(new Vec2(2, 2), error.point());
        assertEquals("SAT_ERR_NEGATIVE", thrown(() -> Shape.circle(0, 0, -1)).status());
        assertEquals("SAT_ERR_COUNT", thrown(() -> Shape.hull(1, 2, 3)).status());
        assertNull(thrown(() -> Shape.circle(0, 0, -1)).point());
        try (World world = new World(); Shape square = Shape.rectangle(1, 1)) {
            Transform nowhere = Transform.translation(Double.NaN, 0);
            List<Body> bodies = List.of(Body.of(square), Body.of(square).at(nowhere));
            assertEquals(1, thrown(() -> world.insertAll(bodies)).entry());
            assertEquals(0, world.size());
            Transform flat = new Transform(0, 0, 0, 0, 0, 0);
            assertEquals(
                    "SAT_ERR_SINGULAR",
                    thrown(() -> Sat2d.relation(square, HERE, square, flat)).status());
        }
    }

    @Test
    public void aClosedObjectThrowsAndMayBeClosedTwice() {
        Shape shape = Shape.circle(0, 0, 1);
        shape.close();
        shape.close();
        assertEquals("SAT_ERR_NULL", thrown(shape::area).status());
        World world = new World();
        world.close();
        assertEquals("SAT_ERR_NULL", thrown(world::step).status());
    }

    @Test
    public void yesOrNoQuestionsThrowInsteadOfAnsweringNo() {
        Shape square = Shape.rectangle(1, 1);
        Shape closed = Shape.rectangle(1, 1);
        closed.close();
        Transform nowhere = Transform.translation(Double.NaN, 0);
        Transform flat = new Transform(0, 0, 0, 0, 0, 0);
        Transform[] places = {HERE, nowhere, flat};
        for (Transform place : places) {
            for (Shape shape : new Shape[] {square, closed}) {
                if (place == HERE && shape == square) {
                    continue;
                }
                String status = shape == closed ? "SAT_ERR_NULL"
                        : place == flat ? "SAT_ERR_SINGULAR" : "SAT_ERR_NOT_FINITE";
                assertEquals(status, thrown(
                        () -> Sat2d.hits(square, HERE, shape, place)).status());
                assertEquals(status, thrown(
                        () -> Sat2d.hits(shape, place, square, HERE)).status());
                assertEquals(status, thrown(
                        () -> Sat2d.overlaps(square, HERE, shape, place)).status());
                assertEquals(status, thrown(
                        () -> Sat2d.relation(shape, place, square, HERE)).status());
            }
        }
        assertThrows(NullPointerException.class, () -> Sat2d.hits(square, HERE, null, HERE));
        assertThrows(NullPointerException.class, () -> Sat2d.overlaps(square, null, square, HERE));
        assertTrue(Sat2d.hits(square, HERE, square, Transform.translation(1, 0)));
        assertFalse(Sat2d.overlaps(square, HERE, square, Transform.translation(1, 0)));
    }

    @Test
    public void aPredicateThatStopsTheRecordingLeavesTheRecorder() {
        int[] taken = new int[1];
        try (World world = new World(); Shape disc = Shape.circle(0, 0, 1)) {
            world.insert(Body.of(disc));
            world.insert(Body.of(disc));
            world.startRecording(bytes -> {
                taken[0] += bytes.length;
                return true;
            });
            world.setPairPredicate((a, userA, b, userB) -> {
                assertEquals("SAT_ERR_BUSY", thrown(world::stopRecording).status());
                return true;
            });
            assertEquals(1, world.step().size());
            world.setPairPredicate(null);
            assertTrue(world.stopRecording());
            assertTrue(taken[0] + " bytes", taken[0] > 0);
        }
    }

    private static long residentPages() throws Exception {
        return Long.parseLong(Files.readString(Paths.get("/proc/self/statm")).split(" ")[1]);
    }

    private static void churn(int count) {
        for (int i = 0; i < count; i++) {
            Shape shape = Shape.rectangle(2, 1);
            if (i % 100 == 0) {
                try (World world = new World()) {
                    world.insert(Body.of(shape));
                }
            }
            if (i % 2 == 0) {
                shape.close(); // the others are collected
            }
        }
    }

    @Test
    public void aMillionShapesLeaveNoMemoryBehind() throws Exception {
        churn(200_000);
        // How many shapes wait for the collector at once depends on the load of the machine, and
        // so does the memory of one round. A leak grows in every round; what waits does not.
        long least = Long.MAX_VALUE;
        for (int round = 0; round < 5 && least >= 24 * 256; round++) {
            System.gc();
            long before = residentPages();
            churn(1_000_000);
            System.gc();
            Thread.sleep(500);
            least = Math.min(least, residentPages() - before);
        }
        // half a million leaked shapes take more than 60 MB
        assertTrue(least + " pages more in every round", least < 24 * 256);
    }

    @Test
    public void transformsAreThoseOfJava2d() {
        AffineTransform map = new AffineTransform(2, 3, 5, 7, 11, 13);
        assertEquals(new Transform(2, 3, 5, 7, 11, 13), Transform.of(map));
        Transform turned = Transform.placementDegrees(100, 50, 90, 1, 1);
        assertEquals(new Vec2(100, 60), turned.apply(10, 0));
        assertEquals(HERE, turned.product(turned.inverse()));
        assertTrue(Transform.placement(0, 0, 0, -1, 1).isMirrored());
        assertFalse(new Transform(2, 0, 0, 1, 0, 0).isSimilarity());
    }

    @Test
    public void questionsAgree() {
        try (Shape tile = Shape.rectangle(2, 2); Shape large = Shape.rectangle(9, 9)) {
            Transform there = Transform.translation(1.5, 0);
            Transform far = Transform.translation(5, 0);
            Manifold contact = Sat2d.contact(tile, HERE, tile, there);
            assertEquals(0.5, contact.depth, 0);
            assertEquals(new Vec2(1, 0), contact.normal);
            assertEquals(2, contact.points.size());
            assertEquals(Feature.Kind.EDGE, contact.featureA.kind);
            assertEquals(ContactKind.EDGE_EDGE, contact.kind);
            assertNull(Sat2d.contact(tile, HERE, tile, far));
            assertEquals(1, Sat2d.contacts(tile, HERE, tile, there).size());
            assertEquals(3, Sat2d.distance(tile, HERE, tile, far).distance, 0);
            assertEquals(0.5, Sat2d.separation(tile, HERE, tile, there).depth, 0);
            explain(tile);
            assertEquals(Containment.PROPER, Sat2d.within(tile, HERE, large, HERE));
            assertEquals(Relation.TOUCHING, Sat2d.pointRelation(tile, HERE, 1, 0));
            assertEquals(-1, Sat2d.castRay(tile, HERE, -9, 0, 1, 0, 20).point.x, 0);
            assertNull(Sat2d.castRay(tile, HERE, -9, 0, -1, 0, 20));
            assertEquals(0.8, Sat2d.castSegment(tile, HERE, -9, 0, 1, 0).fraction, 0);
            Motion flight = Motion.linear(HERE, 8, 0);
            Motion wall = Motion.linear(Transform.translation(6, 0), 0, 0);
            assertEquals(0.5, Sat2d.sweep(tile, flight, tile, wall).time, 0);
            assertEquals(Transform.translation(4, 0), flight.at(0.5));
            assertEquals(new Vec2(3, 0), Sat2d.slide(new Vec2(3, -4), new Vec2(0, 1)));
            Vec2[] parted = Sat2d.resolve(new Vec2(1, 0), 2, 1, 1);
            assertEquals(new Vec2(-1, 0), parted[0]);
        }
    }

    @Test
    public void batchesAnswerAsSingleCallsDo() {
        java.nio.ByteOrder order = java.nio.ByteOrder.nativeOrder();
        ByteBuffer input = ByteBuffer.allocateDirect(12 * 8 * 2).order(order);
        double[] columns = {0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 1, 1, 2, 3, 0, 0, 1, 1, 0, 0, 0, 0, 1, 1};
        input.asDoubleBuffer().put(columns);
        ByteBuffer found = ByteBuffer.allocateDirect(8).order(order);
        Batch.rectangles(input, 2, found);
        assertEquals(Relation.TOUCHING, Batch.relation(found.getInt(0)));
        assertEquals(Relation.DISJOINT, Batch.relation(found.getInt(4)));
        ByteBuffer heap = ByteBuffer.allocate(8);
        assertEquals(
                "SAT_ERR_COUNT", thrown(() -> Batch.rectangles(input, 2, heap)).status());
    }

    private static void explain(Shape tile) {
        try (Explanation why = Sat2d.explain(tile, HERE, tile, Transform.translation(3, 0))) {
            assertEquals(Relation.DISJOINT, why.relation());
            assertNull(why.point());
            SeparatingAxis axis = why.axes().get(0);
            assertEquals(new Vec2(1, 0), axis.normal);
            assertEquals(1.5, axis.offset, 0);
            assertEquals(0, axis.aStart);
            assertEquals(1, axis.bEnd);
            assertTrue(why.json(), why.json().endsWith("}]}}"));
        }
        try (Explanation why = Sat2d.explain(tile, HERE, tile, Transform.translation(2, 0))) {
            assertEquals(Relation.TOUCHING, why.relation());
            assertEquals(1, why.point().x, 0);
            assertEquals(1, why.axes().size());
        }
        try (Explanation why = Sat2d.explain(tile, HERE, tile, Transform.translation(1, 0))) {
            assertEquals(Relation.OVERLAPPING, why.relation());
            assertTrue(why.axes().isEmpty());
            assertTrue(why.json(), why.json().contains("\"relation\":\"overlapping\""));
        }
        double[] corners = {0, 0, 9, 0, 9, 1, 1, 1, 1, 9, 0, 9};
        Transform inCorner = Transform.translation(3, 3);
        try (Shape ell = Shape.polygon(corners);
                Explanation why = Sat2d.explain(ell, HERE, tile, inCorner)) {
            assertEquals(Relation.DISJOINT, why.relation());
            assertEquals(2, why.axes().get(why.axes().size() - 1).aEnd);
        }
    }

    @Test
    public void shapesTellWhatTheyAre() {
        try (Shape plate = Shape.polygon(
                new double[] {0, 0, 6, 0, 6, 6, 0, 6}, new double[] {2, 2, 4, 2, 4, 4, 2, 4})) {
            assertEquals(ShapeKind.CONCAVE_POLYGON, plate.kind());
            assertEquals(32, plate.area(), 0);
            assertEquals(new Vec2(3, 3), plate.centroid());
            assertEquals(16, plate.vertices().length);
            assertArrayEquals(new int[] {4, 4}, plate.ringSizes());
            assertEquals(7, plate.bounds(Transform.translation(1, 0)).max.x, 1e-12);
        }
        List<Shape> tiles =
                Shape.tiles(new byte[] {1, 0, 1, 1, 0, 0}, 3, new Vec2(16, 16), new Vec2(0, 0));
        assertEquals(2, tiles.size());
        tiles.forEach(Shape::close);
        double[] circle = new double[200];
        for (int i = 0; i < 100; i++) {
            circle[2 * i] = Math.cos(i * Math.PI / 50);
            circle[2 * i + 1] = Math.sin(i * Math.PI / 50);
        }
        try (Shape many = Shape.convexPolygon(circle)) {
            assertArrayEquals(circle, many.vertices(), 0);
        }
    }

    @Test
    public void ellipsesAndCirclesThatAreScaledUnevenlyAreExact() {
        try (Shape oval = Shape.ellipse(25, 50); Shape disc = Shape.circle(0, 0, 1);
                Shape wall = Shape.rectangle(2, 9)) {
            assertEquals(ShapeKind.ELLIPSE, oval.kind());
            assertEquals(new Vec2(25, 50), oval.halfAxes());
            Transform squashed = new Transform(-25, 0, 0, 50, 0, 0);
            double step = 1.0 / (1L << 48);
            double[] places = {26 - step, 26, 26 + step};
            Relation[] expected = {
                Relation.OVERLAPPING, Relation.TOUCHING, Relation.DISJOINT
            };
            for (int i = 0; i < 3; i++) {
                Transform there = Transform.translation(places[i], 0);
                assertEquals(expected[i], Sat2d.relation(oval, HERE, wall, there));
                assertEquals(expected[i], Sat2d.relation(disc, squashed, wall, there));
            }
            assertEquals("SAT_ERR_NEGATIVE", thrown(() -> Shape.ellipse(1, -3)).status());
        }
    }

    /** Outlines with curves have exact verdicts, and contacts. */
    @Test
    public void outlinesWithCurvesAreExact() {
        Vec2 zero = new Vec2(0, 0);
        List<PathCommand> leaf = List.of(
                new PathCommand(PathKind.MOVE_TO, 0, 0, zero, zero, zero),
                new PathCommand(
                        PathKind.QUADRATIC_TO, 0, 0, new Vec2(5, 6), zero, new Vec2(10, 0)),
                new PathCommand(PathKind.QUADRATIC_TO, 0, 0, new Vec2(5, -6), zero, zero));
        try (Shape shape = Shape.outline(leaf, FillRule.EVEN_ODD);
                Shape ball = Shape.circle(0, 0, 2)) {
            Transform at = Transform.translation(5, 5);
            assertEquals(ShapeKind.OUTLINE, shape.kind());
            assertEquals(Relation.TOUCHING, Sat2d.relation(shape, Transform.IDENTITY, ball, at));
            Transform lower = Transform.translation(5, 4.75);
            Manifold hit = Sat2d.contact(shape, Transform.IDENTITY, ball, lower);
            assertEquals(0.25, hit.depth, 0.01);
            assertArrayEquals(
                    new double[] {0, 0, 5, 3, 10, 0, 5, -3}, shape.flattened(1), 0);
            assertArrayEquals(new int[] {4}, shape.flattenedRingSizes(1));
            assertEquals("SAT_ERR_NOT_OFFERED",
                    thrown(() -> Sat2d.explain(shape, Transform.IDENTITY, ball, at)).status());
        }
    }

    /** Strokes, and contours that cross, are within a tolerance. */
    @Test
    public void strokesHaveTheirCorners() {
        Vec2 zero = new Vec2(0, 0);
        List<PathCommand> corner = List.of(
                new PathCommand(PathKind.MOVE_TO, 0, 0, zero, zero, zero),
                new PathCommand(PathKind.LINE_TO, 0, 0, zero, zero, new Vec2(8, 0)),
                new PathCommand(PathKind.LINE_TO, 0, 0, zero, zero, new Vec2(8, 8)));
        Stroke bevel = new Stroke(2, 0, StrokeJoin.BEVEL, StrokeCap.BUTT);
        Stroke miter = new Stroke(2, 4, StrokeJoin.MITER, StrokeCap.BUTT);
        try (Shape cut = Shape.strokeWithin(corner, bevel, 0x1p-10);
                Shape pointed = Shape.strokeWithin(corner, miter, 0x1p-10)) {
            assertEquals(31.5, cut.area(), 0);
            assertEquals(32, pointed.area(), 0);
        }
        List<PathCommand> bowTie = List.of(
                new PathCommand(PathKind.MOVE_TO, 0, 0, zero, zero, zero),
                new PathCommand(PathKind.LINE_TO, 0, 0, zero, zero, new Vec2(4, 4)),
                new PathCommand(PathKind.LINE_TO, 0, 0, zero, zero, new Vec2(4, 0)),
                new PathCommand(PathKind.LINE_TO, 0, 0, zero, zero, new Vec2(0, 4)));
        assertEquals("SAT_ERR_EDGES_CROSS",
                thrown(() -> Shape.outline(bowTie, FillRule.EVEN_ODD)).status());
        try (Shape united = Shape.outlineWithin(bowTie, FillRule.EVEN_ODD, 0.01)) {
            assertEquals(8, united.area(), 0);
        }
    }

    /** Values are equal by their fields, and say these. */
    @Test
    public void valuesAreEqualAndSayWhatTheyAre() {
        try (Shape box = Shape.rectangle(2, 2)) {
            RayHit hit = Sat2d.castRay(box, HERE, -5, 0, 1, 0, 9);
            RayHit again = Sat2d.castRay(box, HERE, -5, -0.0, 1, 0, 9);
            RayHit other = Sat2d.castRay(box, HERE, -6, 0, 1, 0, 9);
            assertEquals(hit, again);
            assertEquals(hit.hashCode(), again.hashCode());
            assertNotEquals(hit, other);
            assertNotEquals(hit, "a hit");
            String text = hit.toString();
            assertTrue(text, text.startsWith("RayHit[fraction=4.0, point=(-1.0, 0.0), normal=("));
            assertTrue(text, text.endsWith(", startsInside=false]"));
        }
    }

    /** Rays pass a chain from behind if the filter says so, whatever kinds it has. */
    @Test
    public void raysPassChainsFromBehind() {
        try (World world = new World();
                Shape floor = Shape.chain(false, 9, 0, -9, 0)) {
            world.insert(Body.of(floor).kind(BodyKind.STATIC));
            QueryFilter statics = QueryFilter.ALL.kinds(EnumSet.of(BodyKind.STATIC));
            for (QueryFilter filter : List.of(
                    QueryFilter.ALL.oneWay().kinds(EnumSet.of(BodyKind.STATIC)),
                    statics.oneWay())) {
                Object up = world.castRay(0, -5, 0, 1, 9, filter);
                Object down = world.castRay(0, 5, 0, -1, 9, filter);
                assertTrue((up == null) != (down == null));
            }
            assertNotNull(world.castRay(0, -5, 0, 1, 9, statics));
            assertNotNull(world.castRay(0, 5, 0, -1, 9, statics));
        }
    }

    @Test
    public void worldsReportEventsAndAnswerQueries() {
        try (World world = new World(); Shape floor = Shape.rectangle(20, 2);
                Shape disc = Shape.circle(0, 0, 1)) {
            long ground = world.insert(Body.of(floor).kind(BodyKind.STATIC).user(3));
            long ball = world.insert(Body.of(disc).at(Transform.translation(0, 1.5)));
            PairEvent event = world.step().get(0);
            assertEquals(ground, event.a);
            assertEquals(3, event.userA);
            assertEquals(Phase.BEGIN, event.phase);
            assertEquals(Relation.OVERLAPPING, event.relation);
            assertEquals(BodyKind.STATIC, world.get(ground).kind());
            try (Shape same = world.shape(ball)) {
                assertEquals(1, same.radius(), 0);
            }
            assertArrayEquals(
                    new long[] {ball}, world.queryPoint(0, 0.9, QueryFilter.ALL.except(ground)));
            QueryFilter moving = QueryFilter.ALL.kinds(EnumSet.of(BodyKind.MOVING));
            assertArrayEquals(
                    new long[] {ball}, world.queryCircle(0, 0, 5, Coverage.TOUCHING, moving));
            Aabb box = new Aabb(new Vec2(-30, -30), new Vec2(30, 30));
            assertEquals(2, world.queryBox(box, Coverage.INSIDE, QueryFilter.ALL).length);
            assertEquals(
                    2, world.queryShape(disc, HERE, Coverage.TOUCHING, QueryFilter.ALL).length);
            assertEquals(ball, world.nearest(0, 10, 1, 100, QueryFilter.ALL).get(0).body);
            assertEquals(ball, world.castRay(0, 10, 0, -1, 100, QueryFilter.ALL).body);
            assertEquals(2, world.castRayAll(0, 10, 0, -1, 100, QueryFilter.ALL).size());
            assertEquals(0.5, world.contact(ground, ball).depth, 1e-15);
            world.setKinds(
                    new long[] {ground, ball}, new BodyKind[] {BodyKind.MOVING, BodyKind.SENSOR});
            assertEquals(BodyKind.MOVING, world.get(ground).kind());
            assertEquals(BodyKind.SENSOR, world.get(ball).kind());
            BodyKind[] before = {BodyKind.STATIC, BodyKind.MOVING};
            Sat2dException stale = thrown(() -> world.setKinds(new long[] {ground, 0}, before));
            assertEquals("SAT_ERR_STALE_ID", stale.status());
            assertEquals(1, stale.entry());
            assertEquals("SAT_ERR_COUNT",
                    thrown(() -> world.setKinds(new long[] {ground}, before)).status());
            assertEquals(BodyKind.MOVING, world.get(ground).kind());
            world.setKinds(new long[] {ground, ball}, before);
            world.setTransforms(new long[] {ball}, new double[] {1, 0, 0, 1, 0, 9});
            Motion fall = Motion.linear(Transform.translation(5, 9), 0, -20);
            assertEquals(ground, world.sweep(disc, fall, QueryFilter.ALL).body);
            SlideResult slid = world.moveAndSlide(ball, 2, -20);
            assertEquals(ground, slid.hits.get(0).body);
            assertFalse(slid.stuck);
            try (World again = World.restore(world.save()); World copy = world.copy()) {
                assertEquals(world.fingerprint(), again.fingerprint());
                assertEquals(world.fingerprint(), copy.fingerprint());
            }
            world.remove(ball);
            assertEquals("SAT_ERR_STALE_ID", thrown(() -> world.get(ball)).status());
            assertArrayEquals(new long[] {ground}, world.ids());
        }
    }

    @Test
    public void objectsSayWhatTheyAre() {
        Shape disc = Shape.circle(0, 0, 1);
        World world = new World();
        world.insert(Body.of(disc));
        assertEquals("Shape(CIRCLE, vertices: 1, radius: 1.0)", disc.toString());
        assertEquals("Shape(ELLIPSE, vertices: 1, half axes: 2.0, 1.0)",
                Shape.ellipse(2, 1).toString());
        assertEquals("Shape(RECTANGLE, vertices: 4)", Shape.rectangle(2, 1).toString());
        assertEquals("World(bodies: 1)", world.toString());
        assertEquals("Mask(2 x 1, count: 1)", Mask.ofAlpha(new byte[] {0, 9}, 2, 5).toString());
        assertEquals("Explanation(TOUCHING)",
                Sat2d.explain(disc, HERE, disc, Transform.translation(2, 0)).toString());
        world.setPairPredicate((a, userA, b, userB) -> {
            assertTrue(world.toString(), world.toString().contains("in use")
                    || world.toString().contains("busy") || world.toString().contains("running"));
            return true;
        });
        world.insert(Body.of(disc));
        assertEquals(1, world.step().size());
        disc.close();
        world.close();
        assertEquals("Shape(closed)", disc.toString());
        assertEquals("World(closed)", world.toString());
    }

    @Test
    public void predicatesDecideAndTheirExceptionsAreThrownOn() {
        try (World world = new World(); Shape disc = Shape.circle(0, 0, 1)) {
            long first = world.insert(Body.of(disc).user(1));
            long second = world.insert(Body.of(disc).user(1));
            int[] asked = new int[1];
            world.setPairPredicate((a, userA, b, userB) -> {
                asked[0]++;
                return userA != userB;
            });
            assertEquals(0, world.step().size());
            assertEquals(1, asked[0]);
            world.setTransform(second, Transform.translation(9, 0));
            world.step();
            world.setTransform(second, HERE);
            world.setUser(second, 2);
            assertEquals(first, world.step().get(0).a);
            world.setPairPredicate((a, userA, b, userB) -> {
                throw new IllegalStateException("no");
            });
            world.insert(Body.of(disc));
            assertThrows(IllegalStateException.class, world::step);
            // the two that meet already, and both with the new one
            assertEquals(3, world.events().size());
            world.setPairPredicate((a, userA, b, userB) -> {
                world.remove(a);
                return true;
            });
            world.insert(Body.of(disc));
            assertEquals("SAT_ERR_BUSY", thrown(world::step).status());
            world.setPairPredicate(null);
            world.step();
        }
    }

    @Test
    public void masksHaveSilhouettesAndShapes() {
        try (Mask arrow = Mask.ofRows("..#", "###", "..#")) {
            assertEquals(5, arrow.count());
            assertTrue(arrow.overlaps(arrow, 2, 1));
            assertFalse(arrow.overlaps(arrow, -1, 2));
            assertEquals(16, arrow.silhouettes(Connectivity.FOUR).get(0)[0].length);
            List<Shape> shapes = arrow.shapes(1.5, 1.5);
            assertEquals(5, shapes.get(0).area(), 0);
            assertEquals(ShapeKind.CONCAVE_POLYGON, arrow.shape(1.5, 1.5).kind());
        }
        byte[] alpha = {(byte) 255, 0, 0, (byte) 200};
        try (Mask mask = Mask.ofAlpha(alpha, 2, 128)) {
            assertEquals(2, mask.count());
        }
        assertEquals("SAT_ERR_COUNT", thrown(() -> Mask.ofAlpha(alpha, 3, 128)).status());
    }

    @Test
    public void piecesMayBeOffByATolerance() {
        double[] dented = {0, 0, 4, 0.5, 8, 0, 7.5, 2, 8, 4, 0, 4};
        int[][] pieces = Polygons.approximate(
                0.5, Deviation.OUTWARD, DecomposeOptions.DEFAULT, dented);
        assertArrayEquals(new int[][] {{0, 2, 4, 5}}, pieces);
        assertEquals(2, Polygons.approximate(
                0.25, Deviation.OUTWARD, DecomposeOptions.DEFAULT, dented).length);
    }

    @Test
    public void outlinesAreSimplified() {
        double[] outline = {0, 0, 3, 0.1, 6, 0, 6, 6, 0, 6};
        assertEquals(4, Polygons.simplify(0.5, Deviation.EITHER, outline)[0].length);
        assertEquals("SAT_ERR_EDGES_CROSS", thrown(() -> Polygons.validate(BOWTIE)).status());
        assertArrayEquals(new int[] {1}, Polygons.reflexVertices(outline));
        assertEquals(new Vec2(1, 1), Polygons.centroid(new double[] {0, 0, 2, 0, 2, 2, 0, 2}));
    }

    /** The constants of an enum have the numbers of the C API. */
    private static void sameNumbers(String prefix, Enum<?>[] constants) throws Exception {
        for (Enum<?> constant : constants) {
            int number = Native.class.getDeclaredField(prefix + constant.name()).getInt(null);
            assertEquals(prefix + constant, number, constant.ordinal());
        }
    }

    @Test
    public void constantsAreThoseOfTheCApi() throws Exception {
        sameNumbers("", Relation.values());
        sameNumbers("CONTAINMENT_", Containment.values());
        sameNumbers("SIDE_", Side.values());
        sameNumbers("BODY_", BodyKind.values());
        sameNumbers("PHASE_", Phase.values());
        sameNumbers("COVERAGE_", Coverage.values());
        sameNumbers("AT_START_", AtStart.values());
        sameNumbers("CONNECTIVITY_", Connectivity.values());
        sameNumbers("DEVIATE_", Deviation.values());
        sameNumbers("CONTACT_", ContactKind.values());
        sameNumbers("SHAPE_", ShapeKind.values());
        sameNumbers("FEATURE_", Feature.Kind.values());
        sameNumbers("DECOMPOSE_", DecomposeOptions.Method.values());
        sameNumbers("PREFER_", DecomposeOptions.Preference.values());
    }

    @Test
    public void everyDeclaredFunctionIsInTheNativeLibrary() throws Exception {
        int count = 0;
        for (java.lang.reflect.Method method : Native.class.getDeclaredMethods()) {
            count += Modifier.isNative(method.getModifiers()) ? 1 : 0;
        }
        assertTrue(count + " functions", count > 200);
        assertNotNull(Sat2d.version());
        assertEquals("linux-x86_64", NativeLibrary.platform("Linux", "amd64"));
        assertEquals("windows-x86_64", NativeLibrary.platform("Windows 11", "amd64"));
        assertEquals("macos-aarch64", NativeLibrary.platform("Mac OS X", "aarch64"));
    }
}
