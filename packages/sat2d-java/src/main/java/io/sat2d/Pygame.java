package io.sat2d;

/** {@code pygame.mask.Mask}, bit for bit. */
public final class Pygame {
    private Pygame() {}

    /**
     * As {@code from_surface}: the pixels with an alpha above the threshold.
     *
     * @param alpha row by row
     * @param width in pixels
     * @param threshold as pygame takes it
     * @return the mask
     * @throws Sat2dException if the rows are not as wide
     */
    public static Mask fromSurface(byte[] alpha, int width, int threshold) {
        int height = Mask.height(alpha, width);
        return Mask.make(alpha.length, (s, out) -> Native.compatPygameFromSurface(
                s.at(s.bytes(alpha)), width, height, threshold, out));
    }

    /**
     * As {@code overlap}.
     *
     * @param mask a mask
     * @param other the other mask
     * @param dx where the other one begins
     * @param dy where the other one begins
     * @param long32 whether a C {@code long} has 32 bits, as on Windows
     * @return x and y of the pixel, or null
     */
    public static int[] overlap(Mask mask, Mask other, int dx, int dy, boolean long32) {
        Scratch s = Scratch.take(64);
        int out = s.reserve(Native.SIZE_FOUND_PIXEL);
        int bits = long32 ? Native.COMPAT_PYGAME_LONG_32 : Native.COMPAT_PYGAME_LONG_64;
        int status = Native.compatPygameOverlap(
                mask.handle(), other.handle(), dx, dy, bits, s.at(out));
        Sat2d.check(status, mask, other);
        return s.integer(out + 8) == 0 ? null : s.getIntegers(out, 2);
    }

    /**
     * As {@code overlap_area}.
     *
     * @param mask a mask
     * @param other the other mask
     * @param dx where the other one begins
     * @param dy where the other one begins
     * @return the number of common pixels
     */
    public static long overlapArea(Mask mask, Mask other, int dx, int dy) {
        Scratch s = Scratch.take(64);
        int out = s.reserve(8);
        int status = Native.compatPygameOverlapArea(
                mask.handle(), other.handle(), dx, dy, s.at(out));
        Sat2d.check(status, mask, other);
        return s.wide(out);
    }

    /**
     * As {@code overlap_mask}.
     *
     * @param mask a mask
     * @param other the other mask
     * @param dx where the other one begins
     * @param dy where the other one begins
     * @return the common pixels
     */
    public static Mask overlapMask(Mask mask, Mask other, int dx, int dy) {
        return Mask.make(0, (s, out) -> {
            int status = Native.compatPygameOverlapMask(
                    mask.handle(), other.handle(), dx, dy, out);
            Sat2d.check(0, mask, other);
            return status;
        });
    }
}
