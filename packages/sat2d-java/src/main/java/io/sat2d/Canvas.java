package io.sat2d;

/** What a world is drawn on, in its coordinates. Methods that are not overridden draw nothing. */
public interface Canvas {
    /**
     * Draws a line.
     *
     * @param from the start
     * @param to the end
     * @param paint what it is
     */
    default void line(Vec2 from, Vec2 to, Paint paint) {}

    /**
     * Fills a convex polygon.
     *
     * @param corners x and y of each, counter-clockwise with y up
     * @param paint what it is
     */
    default void polygon(double[] corners, Paint paint) {}

    /**
     * Fills a disc.
     *
     * @param center its centre
     * @param radius its radius; 0 is a point
     * @param paint what it is
     */
    default void circle(Vec2 center, double radius, Paint paint) {}

    /**
     * Fills an ellipse: the points {@code center + x * u + y * w} for all (x, y) of the unit disc,
     * that is, the unit disc under the transform with the columns {@code u} and {@code w}.
     *
     * @param center its centre
     * @param u the first column
     * @param w the second column
     * @param paint what it is
     */
    default void ellipse(Vec2 center, Vec2 u, Vec2 w, Paint paint) {}

    /**
     * Writes a text.
     *
     * @param at the middle of a body
     * @param text the text
     * @param paint what it is
     */
    default void text(Vec2 at, String text, Paint paint) {}

    /** What the native library calls. */
    final class Guard {
        private final Canvas canvas;

        Guard(Canvas canvas) {
            this.canvas = canvas;
        }

        void line(double x0, double y0, double x1, double y1, int paint) {
            Scratch.apart(() ->
                    canvas.line(new Vec2(x0, y0), new Vec2(x1, y1), Paint.of(paint)));
        }

        void polygon(double[] corners, int paint) {
            Scratch.apart(() -> canvas.polygon(corners, Paint.of(paint)));
        }

        void circle(double x, double y, double radius, int paint) {
            Scratch.apart(() -> canvas.circle(new Vec2(x, y), radius, Paint.of(paint)));
        }

        void ellipse(
                double x, double y, double ux, double uy, double wx, double wy, int paint) {
            Vec2 center = new Vec2(x, y);
            Vec2 u = new Vec2(ux, uy);
            Vec2 w = new Vec2(wx, wy);
            Scratch.apart(() -> canvas.ellipse(center, u, w, Paint.of(paint)));
        }

        void text(double x, double y, String text, int paint) {
            Scratch.apart(() -> canvas.text(new Vec2(x, y), text, Paint.of(paint)));
        }
    }
}
