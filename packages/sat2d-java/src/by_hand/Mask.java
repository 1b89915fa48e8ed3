package io.sat2d;

import java.util.ArrayList;
import java.util.List;

/** The pixels of a sprite that count. */
public final class Mask extends NativeObject {
    Mask(long address) {
        super(address, Native.OBJECT_MASK);
    }

    @Override
    String description() {
        return width() + " x " + height() + ", count: " + count();
    }

    /** A call that makes a mask. */
    interface Maker {
        int status(Scratch s, long out);
    }

    static Mask make(long room, Maker maker) {
        Scratch s = Scratch.take(room + 64);
        int out = s.reserve(8);
        Sat2d.check(maker.status(s, s.at(out)));
        return new Mask(s.wide(out));
    }

    /**
     * The pixels with an alpha of a threshold or more.
     *
     * @param alpha row by row
     * @param width in pixels
     * @param threshold from 0 to 255
     * @return the mask
     * @throws Sat2dException if the rows are not as wide
     */
    public static Mask ofAlpha(byte[] alpha, int width, int threshold) {
        int height = height(alpha, width);
        return make(alpha.length, (s, out) -> Native.maskNewAlpha(
                s.at(s.bytes(alpha)), width, height, threshold, out));
    }

    static int height(byte[] alpha, int width) {
        if (width == 0 && alpha.length == 0) {
            return 0;
        }
        if (width <= 0 || alpha.length % width != 0) {
            throw Sat2dException.of(
                    Native.ERR_COUNT, alpha.length + " pixels in rows of " + width);
        }
        return alpha.length / width;
    }

    /**
     * The pixels of rows of text.
     *
     * @param rows "#" is a pixel that counts, everything else is not
     * @return the mask
     * @throws Sat2dException if it is too large
     */
    public static Mask ofRows(String... rows) {
        int width = rows.length == 0 ? 0 : rows[0].length();
        byte[] alpha = new byte[width * rows.length];
        for (int y = 0; y < rows.length; y++) {
            for (int x = 0; x < Math.min(width, rows[y].length()); x++) {
                alpha[y * width + x] = (byte) (rows[y].charAt(x) == '#' ? 1 : 0);
            }
        }
        return make(alpha.length, (s, out) ->
                Native.maskNewAlpha(s.at(s.bytes(alpha)), width, rows.length, 1, out));
    }

    /**
     * The pixels whose bits are set.
     *
     * @param words the bits of each row, 64 in a word, the first pixel in the lowest bit
     * @param width in pixels
     * @param height in pixels
     * @return the mask
     * @throws Sat2dException if the number of words is wrong, or the mask is too large
     */
    public static Mask ofWords(long[] words, int width, int height) {
        if (width < 0 || height < 0 || words.length != (width + 63L) / 64 * height) {
            throw Sat2dException.of(
                    Native.ERR_COUNT, words.length + " words for " + width + " by " + height);
        }
        return make(8L * words.length, (s, out) ->
                Native.maskNewWords(s.at(s.longs(words)), width, height, out));
    }

    /**
     * The silhouettes of the groups of pixels.
     *
     * @param connectivity which pixels are connected
     * @return for each group its rings, the outer one first
     */
    public List<double[][]> silhouettes(Connectivity connectivity) {
        Scratch s = Scratch.take(256);
        int none = s.reserve(Native.SIZE_SILHOUETTE_BUFFERS);
        s.clear(none, Native.SIZE_SILHOUETTE_BUFFERS);
        int out = s.reserve(Native.SIZE_SILHOUETTES);
        int number = connectivity.ordinal();
        int status = Native.maskSilhouettes(handle(), number, s.at(none), s.at(out));
        if (status != 0 && status != Native.ERR_CAPACITY) {
            Sat2d.check(status, this);
        }
        int points = s.count(out);
        int rings = s.count(out + 8);
        int parts = s.count(out + 16);
        s = Scratch.take(16L * points + 8L * rings + 8L * parts + 256);
        int corners = s.reserve(16 * points);
        int ringSizes = s.reserve(8 * rings);
        int partSizes = s.reserve(8 * parts);
        int buffers = s.longs(
                s.at(corners), points, s.at(ringSizes), rings, s.at(partSizes), parts);
        out = s.reserve(Native.SIZE_SILHOUETTES);
        status = Native.maskSilhouettes(handle(), number, s.at(buffers), s.at(out));
        Sat2d.check(status, this);
        List<double[][]> silhouettes = new ArrayList<>();
        for (int part = 0; part < parts; part++) {
            double[][] silhouette = new double[s.count(partSizes + 8 * part)][];
            for (int i = 0; i < silhouette.length; i++) {
                int length = s.count(ringSizes);
                silhouette[i] = s.getDoubles(corners, 2 * length);
                corners += 16 * length;
                ringSizes += 8;
            }
            silhouettes.add(silhouette);
        }
        return silhouettes;
    }

    /**
     * The first pixel in common with another mask, row by row.
     *
     * @param other the other mask
     * @param dx where its pixel (0, 0) is
     * @param dy where its pixel (0, 0) is
     * @return column and row; null if there is none
     */
    public int[] firstOverlap(Mask other, int dx, int dy) {
        Scratch s = Scratch.take(512);
        int out = s.reserve(Native.SIZE_FOUND_PIXEL);
        int status = Native.maskFirstOverlap(handle(), other.handle(), dx, dy, s.at(out));
        Sat2d.check(status, this, other);
        return s.integer(out + Native.FOUND_PIXEL_FOUND_AT) == 0 ? null : s.getIntegers(out, 2);
    }
}
