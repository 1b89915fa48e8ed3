package io.sat2d;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.List;
import org.junit.Test;

/** Decomposers, multipolygons, masks and batches. */
public class PiecesTest {
    private static final double[] CORNER = {0, 0, 2, 0, 2, 1, 1, 1, 1, 2, 0, 2};
    private static final double[] BOWTIE = {0, 0, 4, 4, 4, 0, 0, 4};
    private static final DecomposeOptions FEWEST =
            DecomposeOptions.DEFAULT.method(DecomposeOptions.Method.FEWEST);

    private static void isTheCorner(Decomposition made) {
        assertEquals(2, made.pieces.size());
        assertEquals(3, made.area, 0);
        assertTrue(made.isOptimal && made.isComplete);
        assertEquals(2, made.lowerBound);
        int diagonals = 0;
        for (Piece piece : made.pieces) {
            assertEquals(piece.vertices.length, piece.edges.length);
            for (int i = 0; i < piece.edges.length; i++) {
                assertTrue(piece.edges[i] == -1 || piece.edges[i] == piece.vertices[i]);
                diagonals += piece.edges[i] == -1 ? 1 : 0;
            }
        }
        assertEquals(2, diagonals);
    }

    @Test
    public void aDecomposerIsUsedAgain() {
        try (Decomposer decomposer = new Decomposer()) {
            isTheCorner(decomposer.decompose(FEWEST, CORNER));
            Sat2dException error = assertThrows(
                    Sat2dException.class, () -> decomposer.decompose(FEWEST, BOWTIE));
            assertArrayEquals(new int[] {0, 2}, error.edges());
            isTheCorner(decomposer.decomposeTrusted(FEWEST, CORNER));
            assertEquals("SAT_ERR_TRUST_MISPLACED", assertThrows(Sat2dException.class, () ->
                    decomposer.decomposeTrusted(DecomposeOptions.DEFAULT.method(
                            DecomposeOptions.Method.FAST), BOWTIE)).status());
        }
    }

    @Test
    public void manyPolygonsInOneCall() {
        double[] outer = {0, 0, 9, 0, 9, 9, 0, 9};
        double[] hole = {3, 3, 6, 3, 6, 6, 3, 6};
        List<double[][]> polygons = List.of(
                new double[][] {CORNER}, new double[][] {BOWTIE}, new double[][] {outer, hole},
                new double[][] {CORNER});
        List<DecomposedPolygon> found = Polygons.decomposeAll(FEWEST, polygons);
        assertEquals(4, found.size());
        isTheCorner(found.get(0).decomposition);
        assertNull(found.get(0).status());
        assertNull(found.get(1).decomposition);
        assertEquals("SAT_ERR_EDGES_CROSS", found.get(1).status());
        assertEquals(72, found.get(2).decomposition.area, 0);
        isTheCorner(found.get(3).decomposition);
        Decomposition alone = Polygons.decompose(FEWEST, outer, hole);
        for (int i = 0; i < alone.pieces.size(); i++) {
            Piece piece = found.get(2).decomposition.pieces.get(i);
            assertArrayEquals(alone.pieces.get(i).vertices, piece.vertices);
            assertArrayEquals(alone.pieces.get(i).edges, piece.edges);
        }
        List<double[][]> valid = List.<double[][]>of(new double[][] {CORNER});
        isTheCorner(Polygons.decomposeAllTrusted(FEWEST, valid).get(0).decomposition);
        assertTrue(Polygons.decomposeAll(FEWEST, List.of()).isEmpty());
    }

    // the example of the C API's manual
    @Test
    public void multipolygons() {
        double[][] pit = {{0, 0, 9, 0, 9, 4, 5, 4, 4.5, 1, 4, 4, 0, 4}};
        double[][] peg = {{4.25, 5, 4.5, 3, 4.75, 5}};
        Multipolygons.validate(pit, peg);
        int[][][] alone = Multipolygons.simplify(3, Deviation.OUTWARD, new double[][][] {pit});
        assertEquals(4, alone[0][0].length);
        int[][][] both = Multipolygons.simplify(3, Deviation.OUTWARD, pit, peg);
        assertTrue(both[0][0].length > 4);
        assertArrayEquals(new int[] {7, 8, 9}, both[1][0]);
        double[][] inside = {{1, 1, 2, 1, 2, 2}};
        Sat2dException error = assertThrows(
                Sat2dException.class, () -> Multipolygons.validate(pit, inside));
        assertEquals("SAT_ERR_PARTS_OVERLAP", error.status());
        assertArrayEquals(new int[] {1, 0}, error.parts());
    }

    @Test
    public void wordsOfMasks() {
        try (Mask mask = Mask.ofWords(new long[] {6, 0, 4, 1}, 66, 2); Mask copy = mask.copy();
                Mask empty = Mask.empty(3, 3)) {
            assertEquals(4, mask.count());
            assertTrue(mask.get(1, 0) && mask.get(2, 1) && mask.get(64, 1));
            assertEquals(6, mask.word(0, 0));
            assertEquals(3, mask.word(1, 0));
            assertEquals("64 x 2 at (1, 0)", mask.bounds().toString());
            copy.set(1, 0, false);
            assertTrue(mask.get(1, 0) && !copy.get(1, 0));
            assertTrue(empty.isEmpty() && !mask.isEmpty());
            assertNull(empty.bounds());
            assertArrayEquals(new int[] {2, 1}, mask.firstOverlap(mask, 0, 1));
            assertNull(mask.firstOverlap(empty, 0, 0));
        }
        assertThrows(Sat2dException.class, () -> Mask.ofWords(new long[1], 66, 1));
    }

    @Test
    public void aBatchOfFloatsHasTheAnswersOfDoubles() {
        ByteBuffer columns = ByteBuffer.allocateDirect(4 * 12 * 3).order(ByteOrder.nativeOrder());
        float[][] pairs = {
            {0, 0, 1, 0, 0, 1}, {2, 0, 1, 0, 0, 1}, // touching
            {0, 0, 1, 0, 0, 1}, {Math.nextUp(2f), 0, 1, 0, 0, 1},
            {0, 0, 1, 0, 0, 1}, {Math.nextDown(2f), 0, 1, 0, 0, 1},
        };
        for (int pair = 0; pair < 3; pair++) {
            for (int column = 0; column < 12; column++) {
                float number = pairs[2 * pair + column / 6][column % 6];
                columns.putFloat(4 * (3 * column + pair), number);
            }
        }
        ByteBuffer out = ByteBuffer.allocateDirect(12).order(ByteOrder.nativeOrder());
        Batch.floatRectangles(columns, 3, out);
        assertEquals(Relation.TOUCHING, Batch.relation(out.getInt(0)));
        assertEquals(Relation.DISJOINT, Batch.relation(out.getInt(4)));
        assertEquals(Relation.OVERLAPPING, Batch.relation(out.getInt(8)));
    }

    @Test
    public void aLimitOfWorkIsAnError() {
        try (Shape corner = Shape.polygon(CORNER)) {
            Transform here = Transform.IDENTITY;
            assertThrows(Sat2dException.class, () ->
                    Sat2d.separation(corner, here, corner, here, 1));
            double free = Sat2d.separation(corner, here, corner, here).depth;
            assertEquals(free, Sat2d.separation(corner, here, corner, here, 1000000).depth, 0);
            assertFalse(free == 0);
        }
    }
}
