// Made by `cargo run -p sat2d-api`; do not edit.
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

    /**
     * Makes a mask in which no pixel counts.
     *
     * @param width the size along the x axis
     * @param height the size along the y axis
     * @return the mask
     * @throws Sat2dException {@code SAT_ERR_COUNT} (more than 2^27 pixels)
     */
    public static Mask empty(int width, int height) {
        Scratch s = Scratch.take(8);
        int out = s.reserve(8);
        int status = Native.maskNew(
                Sat2d.natural(width, "width"), Sat2d.natural(height, "height"), s.at(out));
        Sat2d.check(status);
        return new Mask(s.wide(out));
    }

    /**
     * A copy.
     *
     * @return the mask
     */
    public Mask copy() {
        Scratch s = Scratch.take(8);
        int out = s.reserve(8);
        int status = Native.maskClone(handle(), s.at(out));
        Sat2d.check(status, this);
        return new Mask(s.wide(out));
    }

    /**
     * The number of columns.
     *
     * @return the width
     */
    public int width() {
        Scratch s = Scratch.take(8);
        int out = s.reserve(8);
        int status = Native.maskWidth(handle(), s.at(out));
        Sat2d.check(status, this);
        return s.count(out);
    }

    /**
     * The number of rows.
     *
     * @return the height
     */
    public int height() {
        Scratch s = Scratch.take(8);
        int out = s.reserve(8);
        int status = Native.maskHeight(handle(), s.at(out));
        Sat2d.check(status, this);
        return s.count(out);
    }

    /**
     * Whether the pixel in column {@code x} and row {@code y} counts. Pixels outside of the mask do
     * not count.
     *
     * @param x the x coordinate
     * @param y the y coordinate
     * @return whether it is so
     */
    public boolean get(int x, int y) {
        Scratch s = Scratch.take(8);
        int out = s.reserve(8);
        int status = Native.maskGet(
                handle(), Sat2d.natural(x, "x"), Sat2d.natural(y, "y"), s.at(out));
        Sat2d.check(status, this);
        return s.flag(out);
    }

    /**
     * Sets or clears the pixel in column {@code x} and row {@code y}. Outside of the mask it does
     * nothing.
     *
     * @param x the x coordinate
     * @param y the y coordinate
     * @param isSet whether it counts
     */
    public void set(int x, int y, boolean isSet) {
        int status = Native.maskSet(handle(), Sat2d.natural(x, "x"), Sat2d.natural(y, "y"), isSet);
        Sat2d.check(status, this);
    }

    /**
     * Sets or clears all pixels whose centres are in a placed shape or on its boundary, decided
     * exactly. Pixel (x, y) has its centre at (x + 0.5, y + 0.5).
     *
     * @param shape the shape
     * @param transform where it is
     * @param isSet whether it counts
     * @throws Sat2dException {@code SAT_ERR_NOT_FINITE}, {@code SAT_ERR_SINGULAR},
     *     {@code SAT_ERR_OUT_OF_RANGE}
     */
    public void fill(Shape shape, Transform transform, boolean isSet) {
        int status = Native.maskFill(
                handle(), shape.handle(), transform.a, transform.b, transform.c, transform.d,
                transform.tx, transform.ty, isSet);
        Sat2d.check(status, this, shape);
    }

    /**
     * The number of pixels that count.
     *
     * @return the number
     */
    public int count() {
        Scratch s = Scratch.take(8);
        int out = s.reserve(8);
        int status = Native.maskCount(handle(), s.at(out));
        Sat2d.check(status, this);
        return s.count(out);
    }

    /**
     * Whether no pixel counts.
     *
     * @return whether it is so
     */
    public boolean isEmpty() {
        Scratch s = Scratch.take(8);
        int out = s.reserve(8);
        int status = Native.maskIsEmpty(handle(), s.at(out));
        Sat2d.check(status, this);
        return s.flag(out);
    }

    /**
     * The least box around the pixels that count.
     *
     * @return the box, or null if there are none
     */
    public PixelBox bounds() {
        Scratch s = Scratch.take(16);
        int out = s.reserve(Native.SIZE_PIXEL_BOX);
        int status = Native.maskBounds(handle(), s.at(out));
        Sat2d.check(status, this);
        return PixelBox.readOrNull(s, out);
    }

    /**
     * 64 pixels of row {@code y}, from column {@code x} on: bit {@code i} is the pixel in column
     * {@code x + i}. Pixels outside of the mask do not count.
     *
     * @param x the x coordinate
     * @param y the y coordinate
     * @return 64 bits
     */
    public long word(long x, long y) {
        Scratch s = Scratch.take(8);
        int out = s.reserve(8);
        int status = Native.maskWord(handle(), x, y, s.at(out));
        Sat2d.check(status, this);
        return s.wide(out);
    }

    /**
     * Whether a pixel of each mask is at the same place.
     *
     * @param other the other one
     * @param dx of the pixel at which the other one begins
     * @param dy of the pixel at which the other one begins
     * @return whether it is so
     */
    public boolean overlaps(Mask other, int dx, int dy) {
        Scratch s = Scratch.take(8);
        int out = s.reserve(8);
        int status = Native.maskOverlaps(handle(), other.handle(), dx, dy, s.at(out));
        Sat2d.check(status, this, other);
        return s.flag(out);
    }

    /**
     * The number of pixels of one mask at whose place the other has a pixel too.
     *
     * @param other the other one
     * @param dx of the pixel at which the other one begins
     * @param dy of the pixel at which the other one begins
     * @return the area
     */
    public int overlapArea(Mask other, int dx, int dy) {
        Scratch s = Scratch.take(8);
        int out = s.reserve(8);
        int status = Native.maskOverlapArea(handle(), other.handle(), dx, dy, s.at(out));
        Sat2d.check(status, this, other);
        return s.count(out);
    }

    /**
     * The pixels of this mask at whose place the other mask has a pixel too, as a mask of the size
     * of this mask.
     *
     * @param other the other one
     * @param dx of the pixel at which the other one begins
     * @param dy of the pixel at which the other one begins
     * @return the mask
     */
    public Mask overlapMask(Mask other, int dx, int dy) {
        Scratch s = Scratch.take(8);
        int out = s.reserve(8);
        int status = Native.maskOverlapMask(handle(), other.handle(), dx, dy, s.at(out));
        Sat2d.check(status, this, other);
        return new Mask(s.wide(out));
    }

    /**
     * A sprite as one shape: the union of the pixels of a mask that count.
     *
     * <p>Pixel (x, y) covers the closed square from (x, y) - pivot to (x + 1, y + 1) - pivot, so a
     * transform turns, mirrors and scales the sprite about its pivot. The rings of the shape are
     * the silhouettes with {@link Connectivity#FOUR}, in the same order. If not all pixels are
     * connected by their sides, the shape is a {@link ShapeKind#MULTI_POLYGON}; otherwise it is a
     * rectangle or a concave polygon.
     *
     * <p>Contacts, normals and depths are those of concave polygons: a side between two pixels is
     * not an edge. Two upright sprites at whole pixels from each other are compared 64 pixels at a
     * time.
     *
     * <p>The shape does not change with the mask, and you may free the mask.
     *
     * @param x of the pivot
     * @param y of the pivot
     * @return the shape
     * @throws Sat2dException {@code SAT_ERR_NOT_FINITE}; {@code SAT_ERR_ZERO_AREA} (no pixel
     *     counts), {@code SAT_ERR_OUT_OF_RANGE} (a coordinate of the pivot is beyond 2^51),
     *     {@code SAT_ERR_COUNT} (the silhouettes have more than 2^27 corners)
     */
    public Shape shape(double x, double y) {
        Scratch s = Scratch.take(8);
        int out = s.reserve(8);
        int status = Native.shapeNewMask(handle(), x, y, s.at(out));
        Sat2d.check(status, this);
        return new Shape(s.wide(out));
    }

    /**
     * Makes one shape for each group of pixels that are connected by their sides, in the order of
     * their first pixels: for landscapes whose parts fall apart.
     *
     * <p>Pixels and pivot are those of {@link Mask#shape}. The shapes are the silhouettes of the
     * groups, with holes.
     *
     * @param x of the pivot
     * @param y of the pivot
     * @return the shapes
     * @throws Sat2dException {@code SAT_ERR_NOT_FINITE}; {@code SAT_ERR_OUT_OF_RANGE} (a
     *     coordinate of the pivot is beyond 2^51), {@code SAT_ERR_COUNT} (a silhouette has more
     *     than 2^27 corners)
     */
    public List<Shape> shapes(double x, double y) {
        return Lists.read(8, 0, (s, list, capacity, count) -> {
            int status = Native.shapeNewMaskGroups(handle(), x, y, list, capacity, count);
            return Sat2d.kept(status, this);
        }, Shape::adoptAll);
    }
}
