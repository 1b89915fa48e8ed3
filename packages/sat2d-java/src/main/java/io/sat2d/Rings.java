package io.sat2d;

import java.util.Arrays;

/** Polygons as lists of rings: their points and the length of each ring. */
final class Rings {
    /** How many vertices all rings have. */
    final int vertices;
    /** How many rings there are. */
    final int count;

    private final double[][] rings;

    Rings(double[]... rings) {
        this.rings = rings;
        count = rings.length;
        int total = 0;
        for (double[] ring : rings) {
            total += pairs(ring);
        }
        vertices = total;
    }

    /** The rings of several polygons, one after the other. */
    static Rings of(double[][]... polygons) {
        return new Rings(Arrays.stream(polygons).flatMap(Arrays::stream).toArray(double[][]::new));
    }

    /** Puts the number of rings of each polygon. */
    static int writeCounts(Scratch s, double[][]... polygons) {
        return s.longs(Arrays.stream(polygons).mapToLong(rings -> rings.length).toArray());
    }

    /** The number of points of a flat list. */
    static int pairs(double[] points) {
        if (points.length % 2 != 0) {
            throw Sat2dException.of(
                    Native.ERR_COUNT,
                    points.length + " coordinates; expected x and y of each point");
        }
        return points.length / 2;
    }

    /** The bytes that they take. */
    long room() {
        return 16L * vertices + 16L * count + 64;
    }

    int writePoints(Scratch s) {
        int at = s.reserve(0);
        for (double[] ring : rings) {
            s.doubles(ring);
        }
        return at;
    }

    int writeSizes(Scratch s) {
        long[] sizes = new long[count];
        for (int i = 0; i < count; i++) {
            sizes[i] = rings[i].length / 2;
        }
        return s.longs(sizes);
    }
}
