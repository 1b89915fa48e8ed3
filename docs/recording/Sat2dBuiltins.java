import java.awt.Polygon;
import java.awt.Rectangle;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.PathIterator;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;

/**
 * Calls the JDK's own collision functions, and writes each call with its answer to a table for
 * `sat2d verify`. A row has the answers of all functions of its class, for operands that the call
 * did not have too; these are zeros. Needs Sat2dRecorder.java.
 */
final class Sat2dBuiltins {
    private static final Rectangle NO_RECTANGLE = new Rectangle();
    private static final Rectangle2D NO_BOX = new Rectangle2D.Double();
    private static final Line2D NO_LINE = new Line2D.Double();

    private static Sat2dRecorder rectangles, boxes, lines, polygons, paths, ellipses;

    private Sat2dBuiltins() {}

    /** For `a.intersects(b)`. */
    static boolean intersects(Rectangle a, Rectangle b) {
        write(a, b, 0, 0);
        return a.intersects(b);
    }

    /** For `a.contains(x, y)`. */
    static boolean contains(Rectangle a, int x, int y) {
        write(a, NO_RECTANGLE, x, y);
        return a.contains(x, y);
    }

    /** For `a.contains(b)`. */
    static boolean contains(Rectangle a, Rectangle b) {
        write(a, b, 0, 0);
        return a.contains(b);
    }

    /** For `a.intersection(b)`. */
    static Rectangle intersection(Rectangle a, Rectangle b) {
        write(a, b, 0, 0);
        return a.intersection(b);
    }

    /** For `a.union(b)`. */
    static Rectangle union(Rectangle a, Rectangle b) {
        write(a, b, 0, 0);
        return a.union(b);
    }

    /** For `a.intersects(b)` and `a.intersects(x, y, width, height)` of doubles. */
    static boolean intersects(Rectangle2D a, Rectangle2D b) {
        write(a, b, 0, 0, NO_LINE);
        return a.intersects(b);
    }

    /** For `a.contains(x, y)` of doubles. */
    static boolean contains(Rectangle2D a, double x, double y) {
        write(a, NO_BOX, x, y, NO_LINE);
        return a.contains(x, y);
    }

    /** For `a.contains(b)` and `a.contains(x, y, width, height)` of doubles. */
    static boolean contains(Rectangle2D a, Rectangle2D b) {
        write(a, b, 0, 0, NO_LINE);
        return a.contains(b);
    }

    /** For `a.outcode(x, y)`. */
    static int outcode(Rectangle2D a, double x, double y) {
        write(a, NO_BOX, x, y, NO_LINE);
        return a.outcode(x, y);
    }

    /** For `a.intersectsLine(line)`. */
    static boolean intersectsLine(Rectangle2D a, Line2D line) {
        write(a, NO_BOX, 0, 0, line);
        return a.intersectsLine(line);
    }

    /** For `a.intersectsLine(b)`, and for `Line2D.linesIntersect` of their ends. */
    static boolean intersectsLine(Line2D a, Line2D b) {
        write(a, b, 0, 0);
        return a.intersectsLine(b);
    }

    /** For `line.relativeCCW(x, y)`. */
    static int relativeCCW(Line2D line, double x, double y) {
        write(line, NO_LINE, x, y);
        return line.relativeCCW(x, y);
    }

    /** For `line.ptSegDistSq(x, y)`. */
    static double ptSegDistSq(Line2D line, double x, double y) {
        write(line, NO_LINE, x, y);
        return line.ptSegDistSq(x, y);
    }

    /** For `line.ptLineDistSq(x, y)`. */
    static double ptLineDistSq(Line2D line, double x, double y) {
        write(line, NO_LINE, x, y);
        return line.ptLineDistSq(x, y);
    }

    /** For `polygon.contains(x, y)`. */
    static boolean contains(Polygon polygon, double x, double y) {
        write(polygon, x, y, NO_BOX);
        return polygon.contains(x, y);
    }

    /** For `polygon.intersects(b)` and `polygon.intersects(x, y, width, height)`. */
    static boolean intersects(Polygon polygon, Rectangle2D b) {
        write(polygon, 0, 0, b);
        return polygon.intersects(b);
    }

    /** For `polygon.contains(b)` and `polygon.contains(x, y, width, height)`. */
    static boolean contains(Polygon polygon, Rectangle2D b) {
        write(polygon, 0, 0, b);
        return polygon.contains(b);
    }

    /** For `path.contains(x, y)`. */
    static boolean contains(Path2D path, double x, double y) {
        write(path, x, y, NO_BOX);
        return path.contains(x, y);
    }

    /** For `path.intersects(b)`. */
    static boolean intersects(Path2D path, Rectangle2D b) {
        write(path, 0, 0, b);
        return path.intersects(b);
    }

    /** For `ellipse.contains(x, y)`. */
    static boolean contains(Ellipse2D ellipse, double x, double y) {
        write(ellipse, x, y, NO_BOX);
        return ellipse.contains(x, y);
    }

    /** For `ellipse.intersects(b)`. */
    static boolean intersects(Ellipse2D ellipse, Rectangle2D b) {
        write(ellipse, 0, 0, b);
        return ellipse.intersects(b);
    }

    private static synchronized void write(Rectangle a, Rectangle b, int x, int y) {
        if (rectangles == null) {
            rectangles = new Sat2dRecorder("awt_rectangle.csv",
                "ax,ay,aw,ah,bx,by,bw,bh,px,py,intersection_x,intersection_y,intersection_w,"
                + "intersection_h,union_x,union_y,union_w,union_h,contains_rect,contains_point,"
                + "intersects");
        }
        rectangles.row(four(a), four(b), x, y, four(a.intersection(b)), four(a.union(b)),
            a.contains(b), a.contains(x, y), a.intersects(b));
    }

    private static synchronized void write(
        Rectangle2D a, Rectangle2D b, double x, double y, Line2D line) {
        if (boxes == null) {
            boxes = new Sat2dRecorder("awt_rectangle2d.csv",
                "x,y,w,h,rx,ry,rw,rh,px,py,x1,y1,x2,y2,intersection_x,intersection_y,"
                + "intersection_w,intersection_h,outcode,intersects_line,contains_rect,"
                + "contains_point,intersects");
        }
        Rectangle2D common = new Rectangle2D.Double();
        Rectangle2D.intersect(a, b, common);
        boxes.row(four(a), four(b), x, y, ends(line), four(common), a.outcode(x, y),
            a.intersectsLine(line), a.contains(b), a.contains(x, y), a.intersects(b));
    }

    private static synchronized void write(Line2D a, Line2D b, double x, double y) {
        if (lines == null) {
            lines = new Sat2dRecorder("awt_line2d.csv",
                "x1,y1,x2,y2,x3,y3,x4,y4,px,py,relative_ccw,pt_seg_dist_sq,pt_line_dist_sq,"
                + "lines_intersect");
        }
        lines.row(ends(a), ends(b), x, y, a.relativeCCW(x, y), a.ptSegDistSq(x, y),
            a.ptLineDistSq(x, y), a.intersectsLine(b));
    }

    private static synchronized void write(Polygon polygon, double x, double y, Rectangle2D b) {
        if (polygons == null) {
            polygons = new Sat2dRecorder("awt_polygon.csv",
                "polygon,ix,iy,px,py,rx,ry,rw,rh,contains_int,contains_rect,"
                + "contains_point,intersects");
        }
        StringBuilder vertices = new StringBuilder();
        for (int i = 0; i < polygon.npoints; i++) {
            vertices.append(i == 0 ? "" : ";");
            vertices.append(polygon.xpoints[i]).append(' ').append(polygon.ypoints[i]);
        }
        if (polygon.npoints > 0) {
            polygons.row(vertices, 0, 0, x, y, four(b), polygon.contains(0, 0),
                polygon.contains(b), polygon.contains(x, y), polygon.intersects(b));
        }
    }

    private static synchronized void write(Path2D path, double x, double y, Rectangle2D b) {
        if (paths == null) {
            paths = new Sat2dRecorder("awt_path2d.csv",
                "winding,path,px,py,rx,ry,rw,rh,contains_rect,contains_point,intersects");
        }
        StringBuilder steps = new StringBuilder();
        double[] at = new double[6];
        for (PathIterator i = path.getPathIterator(null); !i.isDone(); i.next()) {
            int kind = i.currentSegment(at);
            steps.append(steps.length() == 0 ? "" : ";").append("MLQCZ".charAt(kind));
            int numbers = kind == PathIterator.SEG_CLOSE ? 0
                : kind == PathIterator.SEG_QUADTO ? 4 : kind == PathIterator.SEG_CUBICTO ? 6 : 2;
            for (int k = 0; k < numbers; k++) {
                steps.append(' ').append(at[k]);
            }
        }
        if (steps.length() > 0) {
            paths.row(path.getWindingRule(), steps, x, y, four(b), path.contains(b),
                path.contains(x, y), path.intersects(b));
        }
    }

    private static synchronized void write(Ellipse2D e, double x, double y, Rectangle2D b) {
        if (ellipses == null) {
            ellipses = new Sat2dRecorder("awt_ellipse2d.csv",
                "ex,ey,ew,eh,px,py,rx,ry,rw,rh,contains_rect,contains_point,intersects");
        }
        ellipses.row(e.getX() + "," + e.getY() + "," + e.getWidth() + "," + e.getHeight(), x, y,
            four(b), e.contains(b), e.contains(x, y), e.intersects(b));
    }

    private static String four(Rectangle r) {
        return r.x + "," + r.y + "," + r.width + "," + r.height;
    }

    private static String four(Rectangle2D r) {
        return r.getX() + "," + r.getY() + "," + r.getWidth() + "," + r.getHeight();
    }

    private static String ends(Line2D line) {
        Point2D from = line.getP1(), to = line.getP2();
        return from.getX() + "," + from.getY() + "," + to.getX() + "," + to.getY();
    }
}
