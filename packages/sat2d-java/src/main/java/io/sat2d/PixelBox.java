// Made by `cargo run -p sat2d-api`; do not edit.
package io.sat2d;

import java.util.Objects;

/** A box of whole pixels. */
public final class PixelBox {
    /** The first column. */
    public final int x;
    /** The first row. */
    public final int y;
    /** The number of columns. */
    public final int width;
    /** The number of rows. */
    public final int height;

    PixelBox(int x, int y, int width, int height) {
        this.x = x;
        this.y = y;
        this.width = width;
        this.height = height;
    }

    static PixelBox read(Scratch s, int at) {
        return new PixelBox(
                s.integer(at + Native.PIXEL_BOX_X_AT),
                s.integer(at + Native.PIXEL_BOX_Y_AT),
                s.integer(at + Native.PIXEL_BOX_WIDTH_AT),
                s.integer(at + Native.PIXEL_BOX_HEIGHT_AT));
    }

    /** What a call wrote, or null if there is none. */
    static PixelBox readOrNull(Scratch s, int at) {
        return s.integer(at + Native.PIXEL_BOX_WIDTH_AT) == 0 ? null : read(s, at);
    }

    @Override
    public boolean equals(Object other) {
        if (!(other instanceof PixelBox)) {
            return false;
        }
        PixelBox that = (PixelBox) other;
        return x == that.x
                && y == that.y
                && width == that.width
                && height == that.height;
    }

    @Override
    public int hashCode() {
        return Objects.hash(
                x,
                y,
                width,
                height);
    }

    @Override
    public String toString() {
        return width + " x " + height + " at (" + x + ", " + y + ")";
    }
}
