package io.sat2d;

import static io.sat2d.Table.everyRow;
import static io.sat2d.Table.numbers;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.util.Locale;
import java.util.StringJoiner;
import org.junit.Test;

/** The reference tables but for those of java.awt. */
public class TablesTest {
    private static final Transform HERE = Transform.IDENTITY;

    @Test
    public void relation() throws Exception {
        everyRow("relation", 3000, row -> {
            try (Shape a = Table.shape(row.text("a")); Shape b = Table.shape(row.text("b"))) {
                Relation expected = Relation.valueOf(row.text("relation").toUpperCase(Locale.ROOT));
                assertEquals(row.where, expected, Sat2d.relation(a, HERE, b, HERE));
                assertEquals(row.where, expected, Sat2d.relation(b, HERE, a, HERE));
            }
        });
    }

    @Test
    public void depth() throws Exception {
        everyRow("depth", 1100, row -> {
            try (Shape a = Table.shape(row.text("a")); Shape b = Table.shape(row.text("b"))) {
                double expected = row.number("depth");
                double depth = Sat2d.contact(a, HERE, b, HERE).depth;
                assertEquals(row.where, expected, depth, 1e-12 * expected);
            }
        });
    }

    @Test
    public void area() throws Exception {
        everyRow("awt_area", 2000, row -> {
            try (Shape a = Shape.polygon(numbers(row.text("a")));
                    Shape b = Shape.polygon(numbers(row.text("b")))) {
                boolean overlap = Sat2d.overlaps(a, HERE, b, HERE);
                assertEquals(row.where, row.flag("exact_overlap"), overlap);
            }
        });
    }

    /** The coordinates are small integers, so the arithmetic of this judge is exact. */
    private static double cross(double[] p, int i, int j, int k) {
        double ax = p[2 * j] - p[2 * i];
        double ay = p[2 * j + 1] - p[2 * i + 1];
        return ax * (p[2 * k + 1] - p[2 * j + 1]) - ay * (p[2 * k] - p[2 * j]);
    }

    private static double doubledArea(double[] p) {
        double sum = 0;
        for (int i = 0; i < p.length; i += 2) {
            int next = (i + 2) % p.length;
            sum += p[i] * p[next + 1] - p[next] * p[i + 1];
        }
        return Math.abs(sum);
    }

    @Test
    public void slicing() throws Exception {
        DecomposeOptions slicing = DecomposeOptions.DEFAULT.method(DecomposeOptions.Method.SLICING);
        everyRow("slicing", 500, row -> {
            double[] polygon = numbers(row.text("polygon"));
            assertEquals(row.where, row.flag("is_concave"), Polygons.isConcave(polygon));
            boolean original = row.flag("original_is_concave");
            assertEquals(row.where, original, Xywh.typescriptIsConcave(polygon));
            StringJoiner found = new StringJoiner("|");
            double covered = 0;
            for (Piece piece : Polygons.decompose(slicing, polygon).pieces) {
                int n = piece.vertices.length;
                double[] corners = new double[2 * n];
                StringJoiner text = new StringJoiner(" ");
                for (int i = 0; i < n; i++) {
                    for (int axis = 0; axis < 2; axis++) {
                        corners[2 * i + axis] = polygon[2 * piece.vertices[i] + axis];
                        text.add(String.valueOf((long) corners[2 * i + axis]));
                    }
                }
                for (int i = 0; i < n; i++) {
                    assertTrue(row.where, cross(corners, i, (i + 1) % n, (i + 2) % n) >= 0);
                }
                covered += doubledArea(corners);
                found.add(text.toString());
            }
            if (row.flag("original_valid")) {
                assertEquals(row.where, row.text("original_pieces"), found.toString());
            }
            assertEquals(row.where, doubledArea(polygon), covered, 0);
        });
    }

    @Test
    public void xywhRects() throws Exception {
        everyRow("xywh_rects", 1500, row -> {
            double[] a = row.numbers("x1", "y1", "w1", "h1");
            double[] b = row.numbers("x2", "y2", "w2", "h2");
            assertEquals(row.where, row.flag("hit"), Xywh.rectToRect(a, b));
        });
    }

    @Test
    public void xywhCircleRect() throws Exception {
        everyRow("xywh_circle_rect", 1500, row -> {
            double[] circle = row.numbers("cx", "cy", "r");
            double[] rect = row.numbers("x", "y", "w", "h");
            assertEquals(row.where, row.flag("hit"), Xywh.circleToRect(circle, rect));
        });
    }

    private static String text(Mask mask) {
        StringJoiner rows = new StringJoiner("/");
        for (int y = 0; y < mask.height(); y++) {
            StringBuilder row = new StringBuilder();
            for (int x = 0; x < mask.width(); x++) {
                row.append(mask.get(x, y) ? '#' : '.');
            }
            rows.add(row);
        }
        return rows.toString();
    }

    @Test
    public void pygameMasks() throws Exception {
        everyRow("pygame_masks", 300, row -> {
            try (Mask mask = Mask.ofRows(row.text("mask").split("/", -1));
                    Mask other = Mask.ofRows(row.text("other").split("/", -1))) {
                int dx = row.integer("dx");
                int dy = row.integer("dy");
                boolean long32 = row.text("long_bits").equals("32");
                int[] pixel = Pygame.overlap(mask, other, dx, dy, long32);
                String found = pixel == null ? "none" : pixel[0] + " " + pixel[1];
                assertEquals(row.where, row.text("overlap"), found);
                long area = Pygame.overlapArea(mask, other, dx, dy);
                assertEquals(row.where, row.integer("area"), area);
                try (Mask common = Pygame.overlapMask(mask, other, dx, dy)) {
                    assertEquals(row.where, row.text("common"), text(common));
                }
            }
        });
    }

    private static Flash.Rect rect(Table.Row row, int i) {
        double[] n = row.numbers("x" + i, "y" + i, "width" + i, "height" + i, "rotation" + i);
        return new Flash.Rect(n[0], n[1], n[2], n[3], n[4], row.number("mirror" + i));
    }

    @Test
    public void flashRects() throws Exception {
        everyRow("flash_rects", 1500, row -> {
            Flash.Outcome outcome = Flash.collide(rect(row, 1), rect(row, 2));
            assertEquals(row.where, row.flag("hit"), outcome.hit);
            assertEquals(row.where, row.flag("near"), outcome.isNear);
            for (int i = 0; i < 4; i++) {
                String axis = "axis" + (i + 1);
                assertTrue(row.where, row.number(axis + "_x") == outcome.axes[i].x);
                assertTrue(row.where, row.number(axis + "_y") == outcome.axes[i].y);
            }
        });
    }

    @Test
    public void flashRotation() throws Exception {
        everyRow("flash_rotation", 150, row -> {
            double[] levels = new double[2 * row.integer("levels")];
            for (int i = 0; i < levels.length; i += 2) {
                levels[i] = row.number("rotation" + (i / 2 + 1));
                levels[i + 1] = row.number("scale_x" + (i / 2 + 1));
            }
            assertTrue(row.where, row.number("global_rotation") == Flash.globalRotation(levels));
        });
    }

    private static Flash.Bitmap bitmap(
            Table.Row row, String image, String x, String y, String threshold) {
        String text = row.text(image);
        String[] rows = text.split("/", -1);
        int width = rows[0].length() / 2;
        byte[] alpha = new byte[text.isEmpty() ? 0 : width * rows.length];
        for (int i = 0; i < alpha.length; i++) {
            int column = i % width;
            String digits = rows[i / width].substring(2 * column, 2 * column + 2);
            alpha[i] = (byte) Integer.parseInt(digits, 16);
        }
        int left = row.integer(x);
        int top = row.integer(y);
        long least = Long.parseLong(row.text(threshold));
        if (row.text("api").equals("as3")) {
            return new Flash.Bitmap(alpha, width, left, top, least);
        }
        return new Flash.Bitmap(alpha, width, left, top, least, FlashGeom.Script.AS2);
    }

    @Test
    public void flashBitmapHitTest() throws Exception {
        everyRow("flash_bitmap_hit_test", 110, row -> {
            Flash.Bitmap image = bitmap(row, "image", "px", "py", "threshold");
            int x = row.integer("b1");
            int y = row.integer("b2");
            boolean hit;
            if (row.text("kind").equals("point")) {
                hit = image.hits(x, y);
            } else if (row.text("kind").equals("rect")) {
                hit = image.hits(x, y, row.integer("b3"), row.integer("b4"));
            } else {
                hit = image.hits(bitmap(row, "image2", "b1", "b2", "threshold2"));
            }
            assertEquals(row.where, row.flag("hit"), hit);
        });
    }
}
