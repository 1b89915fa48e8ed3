package io.sat2d;

import java.util.ArrayList;
import java.util.List;

/**
 * The display list of a Flash player: properties, bounds and hit tests of nested objects, bit for
 * bit. Objects have numbers; {@link #ROOT} is the stage's own.
 */
public final class FlashStage extends NativeObject {
    /** The number of the root. */
    public static final int ROOT = 0;

    /** A property of a display object. */
    public enum Property {
        /** The place along x. */
        X,
        /** The place along y. */
        Y,
        /** Degrees. */
        ROTATION,
        /** The scale along x. */
        SCALE_X,
        /** The scale along y. */
        SCALE_Y,
        /** The width of the bounds. */
        WIDTH,
        /** The height of the bounds. */
        HEIGHT
    }

    /** How a layer of graphics is painted. */
    public enum Paint {
        /** Filled by the even-odd rule. */
        EVEN_ODD,
        /** Filled by the non-zero rule. */
        NON_ZERO,
        /** A line. */
        STROKE
    }

    /** A layer of graphics: a path that is filled or stroked. */
    public static final class Layer {
        private final Paint paint;
        private final double thickness;
        private final List<double[]> steps = new ArrayList<>();

        /**
         * A layer without a path.
         *
         * @param paint how it is painted
         * @param thickness of a line
         */
        public Layer(Paint paint, double thickness) {
            this.paint = paint;
            this.thickness = thickness;
        }

        /**
         * Begins a new contour.
         *
         * @param x where
         * @param y where
         * @return this layer
         */
        public Layer moveTo(double x, double y) {
            steps.add(new double[] {Native.COMPAT_FLASH_MOVE_TO, 0, 0, x, y});
            return this;
        }

        /**
         * Goes straight on.
         *
         * @param x where to
         * @param y where to
         * @return this layer
         */
        public Layer lineTo(double x, double y) {
            steps.add(new double[] {Native.COMPAT_FLASH_LINE_TO, 0, 0, x, y});
            return this;
        }

        /**
         * Goes on in a curve.
         *
         * @param controlX of the control point
         * @param controlY of the control point
         * @param x where to
         * @param y where to
         * @return this layer
         */
        public Layer curveTo(double controlX, double controlY, double x, double y) {
            steps.add(new double[] {Native.COMPAT_FLASH_CURVE_TO, controlX, controlY, x, y});
            return this;
        }

        private long write(Scratch s) {
            int size = Native.SIZE_COMPAT_FLASH_PATH_STEP;
            int at = s.reserve(size * steps.size());
            for (int i = 0; i < steps.size(); i++) {
                double[] step = steps.get(i);
                int place = at + i * size;
                s.put(place, (int) step[0]).put(place + 4, 0);
                for (int k = 1; k < 5; k++) {
                    s.put(place + 8 * k, step[k]);
                }
            }
            return s.at(at);
        }
    }

    /** Makes an empty stage of a program in ActionScript 3. */
    public FlashStage() {
        this(FlashGeom.Script.AS3);
    }

    /**
     * Makes an empty stage.
     *
     * @param script the language of the program: properties, empty boxes and hit tests differ
     */
    public FlashStage(FlashGeom.Script script) {
        super(made(script), Native.OBJECT_COMPAT_FLASH_STAGE);
    }

    private static long made(FlashGeom.Script script) {
        Scratch s = Scratch.take(64);
        int out = s.reserve(8);
        Sat2d.check(Native.compatFlashStageNewScript(script.ordinal(), s.at(out)));
        return s.wide(out);
    }

    private void done(int status) {
        Sat2d.check(status, this);
    }

    /**
     * Makes a container.
     *
     * @return its number
     */
    public int createContainer() {
        Scratch s = Scratch.take(512);
        int out = s.reserve(8);
        done(Native.compatFlashStageCreateContainer(handle(), s.at(out)));
        return s.integer(out);
    }

    /**
     * Makes a bitmap.
     *
     * @param width in pixels
     * @param height in pixels
     * @return its number
     */
    public int createBitmap(int width, int height) {
        Scratch s = Scratch.take(512);
        int out = s.reserve(8);
        done(Native.compatFlashStageCreateBitmap(handle(), width, height, s.at(out)));
        return s.integer(out);
    }

    /**
     * Makes an object with graphics.
     *
     * @param layers its layers
     * @param withStrokes its bounds with lines, or null for those of its points
     * @param without its bounds without lines, or null
     * @return its number
     * @throws Sat2dException if a number is not finite
     */
    public int createGraphics(List<Layer> layers, Aabb withStrokes, Aabb without) {
        long room = 256;
        for (Layer layer : layers) {
            room += 64 + (long) layer.steps.size() * Native.SIZE_COMPAT_FLASH_PATH_STEP;
        }
        Scratch s = Scratch.take(room);
        int size = Native.SIZE_COMPAT_FLASH_LAYER;
        int list = s.reserve(size * layers.size());
        for (int i = 0; i < layers.size(); i++) {
            Layer layer = layers.get(i);
            int at = list + i * size;
            s.put(at, layer.paint.ordinal()).put(at + 4, 0).put(at + 8, layer.thickness);
            s.put(at + 16, layer.write(s)).put(at + 24, (long) layer.steps.size());
        }
        long outer = box(s, withStrokes);
        long inner = box(s, without);
        int out = s.reserve(8);
        done(Native.compatFlashStageCreateGraphics(
                handle(), s.at(list), layers.size(), outer, inner, s.at(out)));
        return s.integer(out);
    }

    private static long box(Scratch s, Aabb box) {
        if (box == null) {
            return 0;
        }
        return s.at(s.doubles(box.min.x, box.min.y, box.max.x, box.max.y));
    }

    /**
     * Adds a child on top of the others.
     *
     * @param parent the number of a container
     * @param child the number of the child
     * @throws Sat2dException if there is no such object
     */
    public void addChild(int parent, int child) {
        done(Native.compatFlashStageAddChild(handle(), parent, child));
    }

    /**
     * Removes an object from its parent.
     *
     * @param child its number
     * @throws Sat2dException if there is no such object
     */
    public void remove(int child) {
        done(Native.compatFlashStageRemove(handle(), child));
    }

    /**
     * Masks an object by another one.
     *
     * @param object its number
     * @param mask the number of the mask
     * @throws Sat2dException if there is no such object
     */
    public void setMask(int object, int mask) {
        done(Native.compatFlashStageSetMask(handle(), object, mask));
    }

    /**
     * Clips an object by a layer of a timeline, as the editor's masks do.
     *
     * @param object its number
     * @param layer the number of the layer
     * @throws Sat2dException if there is no such object
     */
    public void setClippedBy(int object, int layer) {
        done(Native.compatFlashStageSetClippedBy(handle(), object, layer));
    }

    /**
     * Sets a property.
     *
     * @param object its number
     * @param property which
     * @param value to what
     * @throws Sat2dException if there is no such object
     */
    public void set(int object, Property property, double value) {
        done(Native.compatFlashStageSet(handle(), object, property.ordinal(), value));
    }

    /**
     * A property.
     *
     * @param object its number
     * @param property which
     * @return its value
     * @throws Sat2dException if there is no such object
     */
    public double get(int object, Property property) {
        Scratch s = Scratch.take(512);
        int out = s.reserve(8);
        done(Native.compatFlashStageProperty(handle(), object, property.ordinal(), s.at(out)));
        return s.number(out);
    }

    /**
     * Sets the matrix.
     *
     * @param object its number
     * @param m the matrix
     * @throws Sat2dException if there is no such object
     */
    public void setMatrix(int object, Transform m) {
        done(Native.compatFlashStageSetMatrix(
                handle(), object, m.a, m.b, m.c, m.d, m.tx, m.ty));
    }

    /**
     * The matrix.
     *
     * @param object its number
     * @return the matrix
     * @throws Sat2dException if there is no such object
     */
    public Transform matrix(int object) {
        Scratch s = Scratch.take(512);
        int out = s.reserve(48);
        done(Native.compatFlashStageMatrix(handle(), object, s.at(out)));
        return Transform.read(s, out);
    }

    /**
     * As {@code transform.concatenatedMatrix}: from the object's coordinates to the stage, without
     * its own scroll rectangle.
     *
     * @param object its number
     * @return the matrix
     * @throws Sat2dException if there is no such object
     */
    public Transform concatenatedMatrix(int object) {
        Scratch s = Scratch.take(512);
        int out = s.reserve(48);
        done(Native.compatFlashStageConcatenatedMatrix(handle(), object, s.at(out)));
        return Transform.read(s, out);
    }

    /**
     * The number of fills that an object itself paints: 1 for a bitmap, 0 for a container. Strokes
     * are none.
     *
     * @param object its number
     * @return the number
     * @throws Sat2dException if there is no such object
     */
    public int fillCount(int object) {
        Scratch s = Scratch.take(8);
        int out = s.reserve(8);
        done(Native.compatFlashStageFillCount(handle(), object, s.at(out)));
        return s.count(out);
    }

    /**
     * A fill that an object itself paints, as a shape in the object's own coordinates. It stays the
     * same while the object moves, so make it once, and close it.
     *
     * <p>The unit is a twip, a twentieth of a pixel, so that all numbers are exact. A fill whose
     * only contour consists of segments is a polygon; any other is an outline with its curves.
     *
     * @param object its number
     * @param fill its number, from 0
     * @return the shape
     * @throws Sat2dException if there is no such object or fill, or if its edges cross or overlap
     */
    public Shape exactShape(int object, int fill) {
        Scratch s = Scratch.take(8);
        int out = s.reserve(8);
        done(Native.compatFlashStageExactShape(handle(), object, fill, s.at(out)));
        return new Shape(s.wide(out));
    }

    /**
     * A stroke that an object itself paints, as a shape in the object's own coordinates, in twips:
     * nowhere farther than the tolerance from what a round pen of its thickness covers. Close it.
     *
     * @param object its number
     * @param stroke its number, from 0, as they were added
     * @param tolerance in twips, above 0
     * @return the shape
     * @throws Sat2dException if there is no such object or stroke, if it has no edges or no
     *     thickness, or if the tolerance is not above 0
     */
    public Shape strokeShapeWithin(int object, int stroke, double tolerance) {
        Scratch s = Scratch.take(8);
        int out = s.reserve(8);
        done(Native.compatFlashStageStrokeShapeWithin(
                handle(), object, stroke, tolerance, s.at(out)));
        return new Shape(s.wide(out));
    }

    /**
     * Where the shapes of an object are on the stage, in twips. No point is rounded.
     *
     * @param object its number
     * @return the transform
     * @throws Sat2dException if there is no such object, or its matrix to the stage has no inverse
     */
    public Transform exactTransform(int object) {
        Scratch s = Scratch.take(512);
        int out = s.reserve(48);
        done(Native.compatFlashStageExactTransform(handle(), object, s.at(out)));
        return Transform.read(s, out);
    }

    /**
     * As {@code scrollRect = rectangle}: of the object's coordinates this part shows, its corner at
     * the object's origin. Sides are whole pixels.
     *
     * @param object its number
     * @param rectangle x, y, width, height, or null: all shows
     * @throws Sat2dException if there is no such object
     */
    public void setScrollRect(int object, double[] rectangle) {
        Scratch s = Scratch.take(512);
        long at = rectangle == null ? 0 : s.at(s.doubles(
                rectangle[0], rectangle[1], rectangle[2], rectangle[3]));
        done(Native.compatFlashStageSetScrollRect(handle(), object, at));
    }

    /**
     * As {@code scrollRect}.
     *
     * @param object its number
     * @return x, y, width, height, or null if there is none
     * @throws Sat2dException if there is no such object
     */
    public double[] scrollRect(int object) {
        Scratch s = Scratch.take(512);
        int out = s.reserve(32);
        done(Native.compatFlashStageScrollRect(handle(), object, s.at(out)));
        return Double.isNaN(s.number(out)) ? null : s.getDoubles(out, 4);
    }

    /**
     * As {@code startDrag}: the object follows the mouse from now on.
     *
     * @param object its number
     * @param lockCenter whether its origin jumps to the mouse
     * @param bounds within which its origin stays, in pixels of its parent, or null; in
     *     ActionScript 2 the arguments left, top, right and bottom
     * @throws Sat2dException if there is no such object
     */
    public void startDrag(int object, boolean lockCenter, Aabb bounds) {
        Scratch s = Scratch.take(512);
        done(Native.compatFlashStageStartDrag(handle(), object, lockCenter, box(s, bounds)));
    }

    /**
     * Moves the mouse; what is dragged follows.
     *
     * @param x on the stage
     * @param y on the stage
     */
    public void setMouse(double x, double y) {
        done(Native.compatFlashStageSetMouse(handle(), x, y));
    }

    /** As {@code stopDrag}: what is dragged follows the mouse once more, and then no longer. */
    public void stopDrag() {
        done(Native.compatFlashStageStopDrag(handle()));
    }

    /**
     * As {@code localToGlobal}.
     *
     * @param object its number
     * @param x of the point
     * @param y of the point
     * @return the point
     * @throws Sat2dException if there is no such object
     */
    public Vec2 localToGlobal(int object, double x, double y) {
        Scratch s = Scratch.take(512);
        int out = s.reserve(16);
        done(Native.compatFlashStageLocalToGlobal(handle(), object, x, y, s.at(out)));
        return Vec2.read(s, out);
    }

    /**
     * As {@code globalToLocal}.
     *
     * @param object its number
     * @param x of the point
     * @param y of the point
     * @return the point
     * @throws Sat2dException if there is no such object
     */
    public Vec2 globalToLocal(int object, double x, double y) {
        Scratch s = Scratch.take(512);
        int out = s.reserve(16);
        done(Native.compatFlashStageGlobalToLocal(handle(), object, x, y, s.at(out)));
        return Vec2.read(s, out);
    }

    /**
     * As {@code getBounds}, or {@code getRect} without strokes.
     *
     * @param object its number
     * @param target in the coordinates of which object
     * @param strokes whether lines count
     * @return x, y, width, height
     * @throws Sat2dException if there is no such object
     */
    public double[] bounds(int object, int target, boolean strokes) {
        Scratch s = Scratch.take(512);
        int out = s.reserve(32);
        done(Native.compatFlashStageBounds(
                handle(), object, target, strokes, s.at(out)));
        return s.getDoubles(out, 4);
    }

    /**
     * As {@code hitTestObject}.
     *
     * @param a the number of an object
     * @param b the number of another one
     * @return whether they hit
     * @throws Sat2dException if there is no such object
     */
    public boolean hitTestObject(int a, int b) {
        Scratch s = Scratch.take(512);
        int out = s.reserve(8);
        done(Native.compatFlashStageHitTestObject(handle(), a, b, s.at(out)));
        return s.flag(out);
    }

    /**
     * As {@code hitTestPoint}.
     *
     * @param object its number
     * @param x on the stage
     * @param y on the stage
     * @param shapeFlag whether the shape counts, not its bounds
     * @return whether it hits
     * @throws Sat2dException if there is no such object
     */
    public boolean hitTestPoint(int object, double x, double y, boolean shapeFlag) {
        Scratch s = Scratch.take(512);
        int out = s.reserve(8);
        done(Native.compatFlashStageHitTestPoint(
                handle(), object, x, y, shapeFlag, s.at(out)));
        return s.flag(out);
    }
}
