package io.sat2d;

/** The bounds of the pixels of a mask that count. */
public final class PixelBox {
    /** The first column. */
    public final int x;
    /** The first row. */
    public final int y;
    /** The number of columns. */
    public final int width;
    /** The number of rows. */
    public final int height;

    private PixelBox(int x, int y, int width, int height) {
        this.x = x;
        this.y = y;
        this.width = width;
        this.height = height;
    }

    static PixelBox read(Scratch s, int at) {
        return new PixelBox(
                s.integer(at), s.integer(at + 4), s.integer(at + 8), s.integer(at + 12));
    }

    @Override
    public String toString() {
        return width + " x " + height + " at (" + x + ", " + y + ")";
    }
}
