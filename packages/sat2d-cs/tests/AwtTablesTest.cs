using System;
using System.Linq;

namespace Sat2d.Tests
{
    /// <summary>The reference tables of Java's classes.</summary>
    internal static class AwtTablesTest
    {
        private static AwtPoint[] Corners(Row row, string side)
        {
            var corners = Enumerable.Range(0, 4).Select(i => new AwtPoint(
                row.Integer(side + i + "_x"), row.Integer(side + i + "_y")));
            return corners.ToArray();
        }

        [Test]
        private static void Rects()
        {
            foreach (Row row in Row.All("awt_rects", 1500))
            {
                bool found = Awt.Hit(Corners(row, "a"), Corners(row, "b"));
                Assert.Equal(row.Flag("hit"), found, row.Where);
            }
        }

        private static AwtRectangle Rectangle(int[] n)
        {
            return new AwtRectangle(n[0], n[1], n[2], n[3]);
        }

        private static AwtRectangle Rectangle(Row row, string name)
        {
            return Rectangle(row.Integers(name + "_x", name + "_y", name + "_w", name + "_h"));
        }

        [Test]
        private static void IntegerRectangle()
        {
            foreach (Row row in Row.All("awt_rectangle", 2000))
            {
                AwtRectangle a = Rectangle(row.Integers("ax", "ay", "aw", "ah"));
                AwtRectangle b = Rectangle(row.Integers("bx", "by", "bw", "bh"));
                string where = row.Where;
                Assert.Equal(row.Flag("intersects"), a.Intersects(b), where);
                bool inside = a.Contains(row.Integer("px"), row.Integer("py"));
                Assert.Equal(row.Flag("contains_point"), inside, where);
                Assert.Equal(row.Flag("contains_rect"), a.ContainsRectangle(b), where);
                Assert.Equal(Rectangle(row, "intersection"), a.Intersection(b), where);
                Assert.Equal(Rectangle(row, "union"), a.Union(b), where);
            }
        }

        private static AwtRectangle2d Box(double[] n)
        {
            return new AwtRectangle2d(n[0], n[1], n[2], n[3]);
        }

        private static AwtLine2d Line(double[] n)
        {
            return new AwtLine2d(n[0], n[1], n[2], n[3]);
        }

        [Test]
        private static void Rectangle2D()
        {
            foreach (Row row in Row.All("awt_rectangle2d", 2000))
            {
                AwtRectangle2d a = Box(row.Numbers("x", "y", "w", "h"));
                AwtRectangle2d b = Box(row.Numbers("rx", "ry", "rw", "rh"));
                double x = row.Number("px"), y = row.Number("py");
                AwtLine2d line = Line(row.Numbers("x1", "y1", "x2", "y2"));
                string where = row.Where;
                Assert.Equal(row.Flag("intersects"), a.Intersects(b), where);
                Assert.Equal(row.Flag("contains_point"), a.Contains(x, y), where);
                Assert.Equal(row.Flag("contains_rect"), a.ContainsRectangle(b), where);
                Assert.Equal((uint)row.Integer("outcode"), a.Outcode(x, y), where);
                Assert.Equal(row.Flag("intersects_line"), a.IntersectsLine(line), where);
                AwtRectangle2d common = a.Intersection(b);
                Assert.SameBits(row.Number("intersection_x"), common.X, where);
                Assert.SameBits(row.Number("intersection_y"), common.Y, where);
                Assert.SameBits(row.Number("intersection_w"), common.Width, where);
                Assert.SameBits(row.Number("intersection_h"), common.Height, where);
            }
        }

        [Test]
        private static void Line2D()
        {
            foreach (Row row in Row.All("awt_line2d", 2000))
            {
                AwtLine2d a = Line(row.Numbers("x1", "y1", "x2", "y2"));
                AwtLine2d b = Line(row.Numbers("x3", "y3", "x4", "y4"));
                double x = row.Number("px"), y = row.Number("py");
                string where = row.Where;
                Assert.Equal(row.Flag("lines_intersect"), a.IntersectsLine(b), where);
                Assert.Equal(row.Integer("relative_ccw"), a.RelativeCcw(x, y), where);
                double segment = a.PointSegmentDistanceSquared(x, y);
                Assert.SameBits(row.Number("pt_seg_dist_sq"), segment, where);
                double line = a.PointLineDistanceSquared(x, y);
                Assert.SameBits(row.Number("pt_line_dist_sq"), line, where);
            }
        }

        [Test]
        private static void PolygonTable()
        {
            foreach (Row row in Row.All("awt_polygon", 2000))
            {
                AwtPoint[] outline = Array.ConvertAll(
                    Row.Points(row["polygon"]), p => new AwtPoint((int)p.X, (int)p.Y));
                AwtRectangle2d box = Box(row.Numbers("rx", "ry", "rw", "rh"));
                bool atInteger = AwtPolygon.Contains(outline, row.Number("ix"), row.Number("iy"));
                bool atPoint = AwtPolygon.Contains(outline, row.Number("px"), row.Number("py"));
                Assert.Equal(row.Flag("contains_int"), atInteger, row.Where);
                Assert.Equal(row.Flag("contains_point"), atPoint, row.Where);
                bool around = AwtPolygon.ContainsRectangle(outline, box);
                Assert.Equal(row.Flag("contains_rect"), around, row.Where);
                bool meets = AwtPolygon.Intersects(outline, box);
                Assert.Equal(row.Flag("intersects"), meets, row.Where);
            }
        }

        private static AwtPathCommand Command(string text)
        {
            double[] n = Row.Numbers(text.Substring(1));
            switch (text[0])
            {
                case 'M': return new AwtPathCommand(AwtPathKind.MoveTo, n[0], n[1]);
                case 'L': return new AwtPathCommand(AwtPathKind.LineTo, n[0], n[1]);
                case 'Z': return new AwtPathCommand(AwtPathKind.Close, 0, 0);
                default: throw new Exception(text);
            }
        }

        private static string[] Steps(string text)
        {
            string[] steps = text.Split(new[] { ';' }, StringSplitOptions.RemoveEmptyEntries);
            return Array.ConvertAll(steps, step => step.Trim());
        }

        [Test]
        private static void Path2D()
        {
            foreach (Row row in Row.All("awt_path2d", 2000))
            {
                AwtPathCommand[] path = Array.ConvertAll(Steps(row["path"]), Command);
                var winding = row.Flag("winding") ? AwtWinding.NonZero : AwtWinding.EvenOdd;
                AwtRectangle2d box = Box(row.Numbers("rx", "ry", "rw", "rh"));
                double x = row.Number("px"), y = row.Number("py");
                bool inside = AwtPath2D.Contains(path, winding, x, y);
                Assert.Equal(row.Flag("contains_point"), inside, row.Where);
                bool around = AwtPath2D.ContainsRectangle(path, winding, box);
                Assert.Equal(row.Flag("contains_rect"), around, row.Where);
                bool meets = AwtPath2D.Intersects(path, winding, box);
                Assert.Equal(row.Flag("intersects"), meets, row.Where);
            }
        }

        [Test]
        private static void Ellipse2D()
        {
            foreach (Row row in Row.All("awt_ellipse2d", 2000))
            {
                AwtRectangle2d ellipse = Box(row.Numbers("ex", "ey", "ew", "eh"));
                AwtRectangle2d box = Box(row.Numbers("rx", "ry", "rw", "rh"));
                bool inside = AwtEllipse2D.Contains(ellipse, row.Number("px"), row.Number("py"));
                Assert.Equal(row.Flag("contains_point"), inside, row.Where);
                bool around = AwtEllipse2D.ContainsRectangle(ellipse, box);
                Assert.Equal(row.Flag("contains_rect"), around, row.Where);
                bool meets = AwtEllipse2D.Intersects(ellipse, box);
                Assert.Equal(row.Flag("intersects"), meets, row.Where);
            }
        }

        private static AwtTransform Changed(AwtTransform map, string step)
        {
            double[] n = Row.Numbers(step.Substring(1));
            switch (step[0])
            {
                case 'T': return map.Translate(n[0], n[1]);
                case 'S': return map.Scale(n[0], n[1]);
                case 'H': return map.Shear(n[0], n[1]);
                case 'R':
                    return n.Length == 1 ? map.Rotate(n[0]) : map.RotateAbout(n[0], n[1], n[2]);
                default: throw new Exception(step);
            }
        }

        [Test]
        private static void AffineTransform()
        {
            foreach (Row row in Row.All("awt_transform", 2000))
            {
                AwtTransform map = Steps(row["program"]).Aggregate(AwtTransform.Identity(), Changed);
                double[] expected = row.Numbers("m00", "m10", "m01", "m11", "m02", "m12");
                double[] found = { map.M00, map.M10, map.M01, map.M11, map.M02, map.M12 };
                for (int i = 0; i < 6; i++)
                    Assert.SameBits(expected[i], found[i], row.Where);
                Vec2 point = map.Point(row.Number("px"), row.Number("py"));
                Assert.SameBits(row.Number("x"), point.X, row.Where);
                Assert.SameBits(row.Number("y"), point.Y, row.Where);
            }
        }
    }
}
