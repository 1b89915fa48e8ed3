package io.sat2d;

import java.awt.geom.Path2D;
import java.awt.geom.PathIterator;
import java.util.ArrayList;
import java.util.List;

/** The commands of a path of straight lines. */
final class AwtPath {
    private final List<double[]> steps = new ArrayList<>();
    final int winding;

    AwtPath(Path2D path) {
        winding = path.getWindingRule() == PathIterator.WIND_NON_ZERO
                ? Native.COMPAT_AWT_WIND_NON_ZERO : Native.COMPAT_AWT_WIND_EVEN_ODD;
        double[] point = new double[6];
        for (PathIterator at = path.getPathIterator(null); !at.isDone(); at.next()) {
            int kind = at.currentSegment(point);
            if (kind == PathIterator.SEG_QUADTO || kind == PathIterator.SEG_CUBICTO) {
                throw Sat2dException.of(
                        Native.ERR_UNSUPPORTED, "the path has curves; flatten it before");
            }
            int command = kind == PathIterator.SEG_MOVETO ? Native.COMPAT_AWT_PATH_MOVE_TO
                    : kind == PathIterator.SEG_LINETO ? Native.COMPAT_AWT_PATH_LINE_TO
                    : Native.COMPAT_AWT_PATH_CLOSE;
            boolean close = command == Native.COMPAT_AWT_PATH_CLOSE;
            steps.add(new double[] {command, close ? 0 : point[0], close ? 0 : point[1]});
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
