package io.sat2d;

import java.awt.geom.Path2D;
import java.awt.geom.PathIterator;
import java.util.ArrayList;
import java.util.List;

/** The commands of a path; a curve takes one for each of its points. */
final class AwtPath {
    /** The commands in the order of the constants of {@link PathIterator}. */
    private static final int[] COMMANDS = {
        Native.COMPAT_AWT_PATH_MOVE_TO, Native.COMPAT_AWT_PATH_LINE_TO,
        Native.COMPAT_AWT_PATH_QUAD_TO, Native.COMPAT_AWT_PATH_CURVE_TO,
        Native.COMPAT_AWT_PATH_CLOSE,
    };
    /** Their points; that of the last one does not matter. */
    private static final int[] POINTS = {1, 1, 2, 3, 1};

    private final List<double[]> steps = new ArrayList<>();
    final int winding;

    AwtPath(Path2D path) {
        winding = path.getWindingRule() == PathIterator.WIND_NON_ZERO
                ? Native.COMPAT_AWT_WIND_NON_ZERO : Native.COMPAT_AWT_WIND_EVEN_ODD;
        double[] point = new double[6];
        for (PathIterator at = path.getPathIterator(null); !at.isDone(); at.next()) {
            int kind = at.currentSegment(point);
            for (int i = 0; i < POINTS[kind]; i++) {
                steps.add(new double[] {COMMANDS[kind], point[2 * i], point[2 * i + 1]});
            }
        }
    }

    int count() {
        return steps.size();
    }

    long room() {
        return (long) steps.size() * Native.SIZE_COMPAT_AWT_PATH_COMMAND;
    }

    long write(Scratch s) {
        int at = s.reserve((int) room());
        for (int i = 0; i < steps.size(); i++) {
            int place = at + i * Native.SIZE_COMPAT_AWT_PATH_COMMAND;
            double[] step = steps.get(i);
            s.put(place, (int) step[0]).put(place + 4, 0);
            s.put(place + 8, step[1]).put(place + 16, step[2]);
        }
        return s.at(at);
    }
}
