package io.sat2d;

import java.lang.ref.Reference;
import java.util.ArrayList;
import java.util.List;

/** The pixels of a sprite that count. */
public final class Mask extends NativeObject {
    private Mask(long address) {
        super(address, Native.OBJECT_MASK);
    }

    static Mask make(long room, Shape.Maker maker) {
        Scratch s = Scratch.take(room + 64);
        int out = s.reserve(8);
        Sat2d.check(maker.status(s, s.at(out)));
        return new Mask(s.wide(out));
    }

    private void done(int status) {
        Sat2d.check(status, this);
    }

    /**
     * A mask without pixels.
     *
     * @param width in pixels
     * @param height in pixels
     * @return the mask
     * @throws Sat2dException if it is too large
     */
    public static Mask empty(int width, int height) {
        return make(0, (s, out) -> Native.maskNew(width, height, out));
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
     * Another mask that is the same.
     *
     * @return the copy
     */
    public Mask copy() {
        Mask copy = make(0, (s, out) -> Native.maskClone(handle(), out));
        done(0);
        return copy;
    }

    /**
     * The width in pixels.
     *
     * @return the number
     */
    public int width() {
        Scratch s = Scratch.take(512);
        int out = s.reserve(8);
        done(Native.maskWidth(handle(), s.at(out)));
        return s.count(out);
    }

    /**
     * The height in pixels.
     *
     * @return the number
     */
    public int height() {
        Scratch s = Scratch.take(512);
        int out = s.reserve(8);
        done(Native.maskHeight(handle(), s.at(out)));
        return s.count(out);
    }

    /**
     * The number of pixels that count.
     *
     * @return the number
     */
    public int count() {
        Scratch s = Scratch.take(512);
        int out = s.reserve(8);
        done(Native.maskCount(handle(), s.at(out)));
        return s.count(out);
    }

    /**
     * Whether a pixel counts.
     *
     * @param x of the pixel
     * @param y of the pixel
     * @return false outside
     * @throws Sat2dException if an index is below 0
     */
    public boolean get(int x, int y) {
        Scratch s = Scratch.take(512);
        int out = s.reserve(8);
        done(Native.maskGet(handle(), x, y, s.at(out)));
        return s.flag(out);
    }

    /**
     * Changes whether a pixel counts.
     *
     * @param x of the pixel
     * @param y of the pixel
     * @param isSet whether it does
     * @throws Sat2dException if there is no such pixel
     */
    public void set(int x, int y, boolean isSet) {
        done(Native.maskSet(handle(), x, y, isSet));
    }

    /**
     * Changes all pixels whose centres are in a placed shape.
     *
     * @param shape the shape
     * @param at where it is
     * @param isSet whether they count
     * @throws Sat2dException if the shape cannot be placed
     */
    public void fill(Shape shape, Transform at, boolean isSet) {
        int status = Native.maskFill(
                handle(), shape.handle(), at.a, at.b, at.c, at.d, at.tx, at.ty, isSet);
        Sat2d.check(status, this, shape);
    }

    /**
     * Whether two masks have a common pixel.
     *
     * @param other the other mask
     * @param dx the pixel of this mask at which the other one begins
     * @param dy the pixel of this mask at which the other one begins
     * @return whether they do
     */
    public boolean overlaps(Mask other, int dx, int dy) {
        Scratch s = Scratch.take(64);
        int out = s.reserve(8);
        int status = Native.maskOverlaps(handle(), other.handle(), dx, dy, s.at(out));
        Sat2d.check(status, this, other);
        return s.flag(out);
    }

    /**
     * The number of common pixels.
     *
     * @param other the other mask
     * @param dx the pixel of this mask at which the other one begins
     * @param dy the pixel of this mask at which the other one begins
     * @return the number
     */
    public int overlapArea(Mask other, int dx, int dy) {
        Scratch s = Scratch.take(64);
        int out = s.reserve(8);
        int status = Native.maskOverlapArea(handle(), other.handle(), dx, dy, s.at(out));
        Sat2d.check(status, this, other);
        return s.count(out);
    }

    /**
     * The common pixels.
     *
     * @param other the other mask
     * @param dx the pixel of this mask at which the other one begins
     * @param dy the pixel of this mask at which the other one begins
     * @return as large as this mask
     */
    public Mask overlapMask(Mask other, int dx, int dy) {
        Scratch s = Scratch.take(64);
        int out = s.reserve(8);
        int status = Native.maskOverlapMask(handle(), other.handle(), dx, dy, s.at(out));
        Sat2d.check(status, this, other);
        return new Mask(s.wide(out));
    }

    /**
     * The pixels that count as one shape about a pivot.
     *
     * @param x of the pivot in pixels
     * @param y of the pivot in pixels
     * @return the shape
     * @throws Sat2dException if no pixel counts, or the pivot is not finite or too far away
     */
    public Shape shape(double x, double y) {
        Shape shape = Shape.make(0, (s, out) -> Native.shapeNewMask(handle(), x, y, out));
        Reference.reachabilityFence(this);
        return shape;
    }

    /**
     * One shape for each group of pixels that are connected by their sides, with the pivot at its
     * origin.
     *
     * @param x of the pivot in pixels
     * @param y of the pivot in pixels
     * @return the shapes
     * @throws Sat2dException if the pivot is not finite
     */
    public List<Shape> shapes(double x, double y) {
        return Lists.read(8, 0, (s, list, capacity, count) -> {
            int status = Native.shapeNewMaskGroups(handle(), x, y, list, capacity, count);
            Reference.reachabilityFence(this);
            return status;
        }, Shape::adoptAll);
    }

    /**
     * The outlines of the groups of pixels.
     *
     * @param connectivity which pixels are connected
     * @return for each group its rings, the outer one first
     */
    public List<double[][]> outlines(Connectivity connectivity) {
        Scratch s = Scratch.take(256);
        int none = s.reserve(Native.SIZE_OUTLINE_BUFFERS);
        s.clear(none, Native.SIZE_OUTLINE_BUFFERS);
        int out = s.reserve(Native.SIZE_OUTLINES);
        int number = connectivity.ordinal();
        int status = Native.maskOutlines(handle(), number, s.at(none), s.at(out));
        if (status != 0 && status != Native.ERR_CAPACITY) {
            done(status);
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
        out = s.reserve(Native.SIZE_OUTLINES);
        done(Native.maskOutlines(handle(), number, s.at(buffers), s.at(out)));
        List<double[][]> outlines = new ArrayList<>();
        for (int part = 0; part < parts; part++) {
            double[][] outline = new double[s.count(partSizes + 8 * part)][];
            for (int i = 0; i < outline.length; i++) {
                int length = s.count(ringSizes);
                outline[i] = s.getDoubles(corners, 2 * length);
                corners += 16 * length;
                ringSizes += 8;
            }
            outlines.add(outline);
        }
        return outlines;
    }

    /**
     * Whether no pixel counts.
     *
     * @return whether it is empty
     */
    public boolean isEmpty() {
        Scratch s = Scratch.take(512);
        int out = s.reserve(8);
        done(Native.maskIsEmpty(handle(), s.at(out)));
        return s.flag(out);
    }

    /**
     * The bounds of the pixels that count.
     *
     * @return the bounds; null if no pixel counts
     */
    public PixelBox bounds() {
        Scratch s = Scratch.take(512);
        int out = s.reserve(Native.SIZE_PIXEL_BOX);
        done(Native.maskBounds(handle(), s.at(out)));
        return s.integer(out + 8) == 0 ? null : PixelBox.read(s, out);
    }

    /**
     * The 64 pixels from a place on to the right.
     *
     * @param x column
     * @param y row
     * @return their bits, the first in the lowest; none outside is set
     */
    public long word(long x, long y) {
        Scratch s = Scratch.take(512);
        int out = s.reserve(8);
        done(Native.maskWord(handle(), x, y, s.at(out)));
        return s.wide(out);
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
