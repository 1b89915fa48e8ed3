package io.sat2d;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.List;

/** Many verdicts in one call. */
public final class Batch {
    private Batch() {}

    /**
     * The relation that a number of an answer stands for.
     *
     * @param number 0, 1 or 2
     * @return the relation
     */
    public static Relation relation(int number) {
        return Relation.of(number);
    }

    /**
     * The relations of pairs of bodies.
     *
     * @param shapes one for each body
     * @param transforms six numbers for each body
     * @param pairs two bodies for each pair, from 0
     * @return for each pair the number of its relation: 0 disjoint, 1 touching, 2 overlapping
     * @throws Sat2dException if a body cannot be placed or does not exist; {@code entry()} is the
     *     pair
     */
    public static int[] pairs(List<Shape> shapes, double[] transforms, int[] pairs) {
        int bodies = shapes.size();
        int count = pairs.length / 2;
        if (transforms.length != 6 * bodies || pairs.length % 2 != 0) {
            throw Sat2dException.of(
                    Native.ERR_COUNT,
                    "expected six numbers for each shape and two bodies for each pair");
        }
        Scratch s = Scratch.take(56L * bodies + 12L * count + 128);
        long[] handles = new long[bodies];
        for (int i = 0; i < bodies; i++) {
            handles[i] = shapes.get(i).handle();
        }
        int pointers = s.longs(handles);
        int maps = s.doubles(transforms);
        int indices = s.integers(pairs);
        int out = s.reserve(4 * count);
        int answered = s.reserve(8);
        int status = Native.batchPairs(
                s.at(pointers), s.at(maps), bodies, s.at(indices), count, s.at(out),
                s.at(answered));
        Sat2d.check(status, shapes);
        return s.getIntegers(out, count);
    }

    /**
     * The relations of pairs of parallelograms, without a copy.
     *
     * @param rectangles a direct buffer in native byte order: twelve columns of {@code count}
     *     doubles in a row, of all first rectangles the x and y of the centres, of the first
     *     half-edges and of the second ones, and then those of all second rectangles
     * @param count the number of pairs
     * @param relations a direct buffer for the numbers of the relations, an {@code int} for each
     * @throws Sat2dException if a number is not finite; {@code entry()} is the pair
     */
    public static void rectangles(ByteBuffer rectangles, int count, ByteBuffer relations) {
        columns(8, Native::batchRectanglesF64, rectangles, count, relations);
    }

    /**
     * The same of floats, each taken as the double of the same value.
     *
     * @param rectangles as of {@link #rectangles}, with columns of {@code count} floats
     * @param count the number of pairs
     * @param relations a direct buffer for the numbers of the relations, an {@code int} for each
     * @throws Sat2dException if a number is not finite; {@code entry()} is the pair
     */
    public static void floatRectangles(ByteBuffer rectangles, int count, ByteBuffer relations) {
        columns(4, Native::batchRectanglesF32, rectangles, count, relations);
    }

    private interface Call {
        int status(long a, long b, long count, long relations, long answered);
    }

    private static void columns(
            int size, Call call, ByteBuffer rectangles, int count, ByteBuffer relations) {
        long from = address(rectangles, 12L * size * count);
        long to = address(relations, 4L * count);
        Scratch s = Scratch.take(256);
        long[] columns = new long[12];
        for (int i = 0; i < 12; i++) {
            columns[i] = from + (long) size * count * i;
        }
        int a = s.longs(columns);
        int answered = s.reserve(8);
        int status = call.status(
                s.at(a), s.at(a + Native.SIZE_RECTANGLES_F64), count, to, s.at(answered));
        Sat2d.check(status, rectangles, relations);
    }

    private static long address(ByteBuffer buffer, long room) {
        if (!buffer.isDirect() || buffer.order() != ByteOrder.nativeOrder()
                || buffer.isReadOnly() || buffer.capacity() < room) {
            throw Sat2dException.of(
                    Native.ERR_COUNT,
                    "expected a direct buffer in native order with room for " + room + " bytes");
        }
        return Native.addressOf(buffer);
    }
}
