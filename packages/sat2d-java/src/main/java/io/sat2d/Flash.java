package io.sat2d;

/**
 * The collision of rotated rectangles as an ActionScript 3 program had it, and
 * {@code BitmapData.hitTest} as Flash players have it, bit for bit.
 */
public final class Flash {
    private Flash() {}

    /** A rectangle as the program saw a display object on its stage, y down. */
    public static final class Rect {
        private final double[] numbers;
        private final int mirror;

        /**
         * A rectangle.
         *
         * @param x of the centre
         * @param y of the centre
         * @param width before the rotation
         * @param height before the rotation
         * @param rotation degrees, clockwise as seen
         * @param scaleX of the object; below 0 it is mirrored
         */
        public Rect(
                double x, double y, double width, double height, double rotation, double scaleX) {
            numbers = new double[] {x, y, width, height, rotation};
            mirror = Native.compatFlashMirrorOf(scaleX);
        }

        private long write(Scratch s) {
            int at = s.doubles(numbers);
            s.integers(mirror, 0);
            return s.at(at);
        }
    }

    /** What the program computed about two rectangles. */
    public static final class Outcome {
        /** The four axes. */
        public final Vec2[] axes;
        /** Whether the bounding circles meet. */
        public final boolean isNear;
        /** Whether they hit. */
        public final boolean hit;

        private Outcome(Vec2[] axes, boolean isNear, boolean hit) {
            this.axes = axes;
            this.isNear = isNear;
            this.hit = hit;
        }
    }

    /**
     * The collision of two rotated rectangles.
     *
     * @param a a rectangle
     * @param b another one
     * @return what the program computed
     */
    public static Outcome collide(Rect a, Rect b) {
        Scratch s = Scratch.take(256);
        int out = s.reserve(Native.SIZE_COMPAT_FLASH_OUTCOME);
        Sat2d.check(Native.compatFlashCollide(a.write(s), b.write(s), s.at(out)));
        Vec2[] axes = new Vec2[4];
        for (int i = 0; i < 4; i++) {
            axes[i] = Vec2.read(s, out + 16 * i);
        }
        return new Outcome(axes, s.integer(out + 64) != 0, s.integer(out + 68) != 0);
    }

    /**
     * The rotation on the stage of a nested object.
     *
     * @param levels rotation in degrees and scaleX of each level, the outermost first
     * @return degrees
     */
    public static double globalRotation(double... levels) {
        int count = Rings.pairs(levels);
        Scratch s = Scratch.take(16L * count + 64);
        int at = s.doubles(levels);
        int out = s.reserve(8);
        Sat2d.check(Native.compatFlashGlobalRotation(s.at(at), count, s.at(out)));
        return s.number(out);
    }

    /**
     * As {@code getColorBoundsRect}: the box of the pixels with {@code (pixel & mask) == color}.
     *
     * @param argb the colours, row by row
     * @param width in pixels
     * @param transparent whether the image has alphas
     * @param mask the bits that count
     * @param color which colour
     * @param findColor false for the box of all other pixels
     * @return x, y, width, height
     * @throws Sat2dException if the rows are not as wide
     */
    public static double[] colorBounds(
            int[] argb, int width, boolean transparent, int mask, int color, boolean findColor) {
        int height = width == 0 ? 0 : argb.length / width;
        if (width * height != argb.length) {
            throw new IllegalArgumentException(argb.length + " colours in rows of " + width);
        }
        Scratch s = Scratch.take(4L * argb.length + 128);
        long at = s.at(s.integers(argb));
        int out = s.reserve(32);
        Sat2d.check(Native.compatFlashColorBounds(
                at, width, height, transparent, mask, color, findColor, s.at(out)));
        return s.getDoubles(out, 4);
    }

    /** The alphas of an image with its upper left corner somewhere. */
    public static final class Bitmap {
        private final byte[] alpha;
        private final int width;
        private final int height;
        private final int x;
        private final int y;
        private final long threshold;
        private final FlashGeom.Script script;

        /**
         * An image of a program in ActionScript 3.
         *
         * @param alpha row by row
         * @param width in pixels
         * @param x of its corner
         * @param y of its corner
         * @param threshold from which on a pixel counts, modulo 2<sup>32</sup> and at most 255: -1
         *     is 255
         * @throws Sat2dException if the rows are not as wide
         */
        public Bitmap(byte[] alpha, int width, int x, int y, long threshold) {
            this(alpha, width, x, y, threshold, FlashGeom.Script.AS3);
        }

        /**
         * An image.
         *
         * @param alpha row by row
         * @param width in pixels
         * @param x of its corner
         * @param y of its corner
         * @param threshold from which on a pixel counts, modulo 2<sup>32</sup> and at most 255: -1
         *     is 255 in ActionScript 3 and 0 in ActionScript 2
         * @param script the language of the program
         * @throws Sat2dException if the rows are not as wide
         */
        public Bitmap(
                byte[] alpha, int width, int x, int y, long threshold, FlashGeom.Script script) {
            this.alpha = alpha.clone();
            this.width = width;
            this.height = Mask.height(alpha, width);
            this.x = x;
            this.y = y;
            this.threshold = threshold;
            this.script = script;
        }

        private long write(Scratch s) {
            int pixels = s.bytes(alpha);
            int image = s.longs(s.at(pixels), width, height);
            s.integers(script.ordinal(), 0);
            return s.at(image);
        }

        /**
         * As {@code hitTest} with a point.
         *
         * @param px of the point
         * @param py of the point
         * @return whether it counts
         */
        public boolean hits(int px, int py) {
            Scratch s = Scratch.take(alpha.length + 128L);
            int out = s.reserve(8);
            Sat2d.check(Native.compatFlashBitmapHitsPoint(
                    write(s), x, y, threshold, px, py, s.at(out)));
            return s.flag(out);
        }

        /**
         * As {@code hitTest} with a rectangle.
         *
         * @param left of the rectangle
         * @param top of the rectangle
         * @param width of the rectangle
         * @param height of the rectangle
         * @return whether a pixel of it counts
         */
        public boolean hits(int left, int top, int width, int height) {
            Scratch s = Scratch.take(alpha.length + 128L);
            int out = s.reserve(8);
            Sat2d.check(Native.compatFlashBitmapHitsRectangle(
                    write(s), x, y, threshold, left, top, width, height, s.at(out)));
            return s.flag(out);
        }

        /**
         * As {@code hitTest} with another image.
         *
         * @param other the other image
         * @return whether a pixel of both counts
         */
        public boolean hits(Bitmap other) {
            Scratch s = Scratch.take(alpha.length + other.alpha.length + 256L);
            int out = s.reserve(8);
            Sat2d.check(Native.compatFlashBitmapHitsBitmap(
                    write(s), x, y, threshold, other.write(s), other.x, other.y, other.threshold,
                    s.at(out)));
            return s.flag(out);
        }
    }
}
