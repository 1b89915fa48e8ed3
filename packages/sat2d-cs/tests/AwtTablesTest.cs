using System;
using System.Collections.Generic;
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

        private static void SameBox(Row row, string name, AwtRectangle2d found)
        {
            Assert.SameBits(row.Number(name + "_x"), found.X, row.Where);
            Assert.SameBits(row.Number(name + "_y"), found.Y, row.Where);
            Assert.SameBits(row.Number(name + "_w"), found.Width, row.Where);
            Assert.SameBits(row.Number(name + "_h"), found.Height, row.Where);
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
                SameBox(row, "intersection", a.Intersection(b));
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

        /// <summary>The commands of a step: one for each of its points.</summary>
        private static IEnumerable<AwtPathCommand> Commands(string step)
        {
            AwtPathKind kind = Kind(step[0]);
            if (kind == AwtPathKind.Close)
                return new[] { new AwtPathCommand(kind, 0, 0) };
            return Row.Points(step.Substring(1)).Select(p => new AwtPathCommand(kind, p.X, p.Y));
        }

        private static AwtPathKind Kind(char letter)
        {
            switch (letter)
            {
                case 'M': return AwtPathKind.MoveTo;
                case 'L': return AwtPathKind.LineTo;
                case 'Q': return AwtPathKind.QuadTo;
                case 'C': return AwtPathKind.CurveTo;
                case 'Z': return AwtPathKind.Close;
                default: throw new Exception(letter.ToString());
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
            CheckPaths(Row.All("awt_path2d", 2000));
        }

        [Test]
        private static void Curves()
        {
            CheckPaths(Row.All("awt_curves", 400));
        }

        private static void CheckPaths(IEnumerable<Row> rows)
        {
            foreach (Row row in rows)
            {
                AwtPathCommand[] path = Steps(row["path"]).SelectMany(Commands).ToArray();
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

        private static void SameMap(Row row, AwtTransform found)
        {
            double[] expected = row.Numbers("m00", "m10", "m01", "m11", "m02", "m12");
            double[] all = { found.M00, found.M10, found.M01, found.M11, found.M02, found.M12 };
            for (int i = 0; i < 6; i++)
                Assert.SameBits(expected[i], all[i], row.Where);
        }

        private static void SamePoint(Row row, string prefix, Vec2 found)
        {
            Assert.SameBits(row.Number(prefix + "x"), found.X, row.Where);
            Assert.SameBits(row.Number(prefix + "y"), found.Y, row.Where);
        }

        [Test]
        private static void AffineTransform()
        {
            foreach (Row row in Row.All("awt_transform", 2000))
            {
                string[] steps = Steps(row["program"]);
                AwtTransform map = steps.Aggregate(AwtTransform.Identity(), Changed);
                SameMap(row, map);
                SamePoint(row, "", map.Point(row.Number("px"), row.Number("py")));
            }
        }

        [Test]
        private static void RectangleChanges()
        {
            foreach (Row row in Row.All("awt_rectangle_changes", 400))
            {
                AwtRectangle a = Rectangle(row.Integers("ax", "ay", "aw", "ah"));
                AwtRectangle b = Rectangle(row.Integers("bx", "by", "bw", "bh"));
                int x = row.Integer("px"), y = row.Integer("py");
                Assert.Equal(Rectangle(row, "add_rect"), a.AddRectangle(b), row.Where);
                Assert.Equal(Rectangle(row, "add_point"), a.Add(x, y), row.Where);
                Assert.Equal(Rectangle(row, "grow"), a.Grow(x, y), row.Where);
                Assert.Equal(Rectangle(row, "translate"), a.Translate(x, y), row.Where);
            }
        }

        [Test]
        private static void Bounds2D()
        {
            foreach (Row row in Row.All("awt_bounds2d", 400))
            {
                AwtRectangle2d a = Box(row.Numbers("x", "y", "w", "h"));
                AwtRectangle2d b = Box(row.Numbers("rx", "ry", "rw", "rh"));
                double x = row.Number("px"), y = row.Number("py");
                SameBox(row, "union", a.Union(b));
                SameBox(row, "add_rect", a.AddRectangle(b));
                SameBox(row, "add_point", a.Add(x, y));
                Assert.Equal(Rectangle(row, "bounds"), a.Bounds(), row.Where);
                double square = AwtPoint2D.DistanceSquared(x, y, a.X, a.Y);
                Assert.SameBits(row.Number("distance_sq"), square, row.Where);
            }
        }

        [Test]
        private static void RoundRectangle2D()
        {
            foreach (Row row in Row.All("awt_round_rectangle2d", 400))
            {
                double[] n = row.Numbers("x", "y", "w", "h", "aw", "ah");
                var a = new AwtRoundRectangle2d(n[0], n[1], n[2], n[3], n[4], n[5]);
                AwtRectangle2d box = Box(row.Numbers("rx", "ry", "rw", "rh"));
                bool inside = a.Contains(row.Number("px"), row.Number("py"));
                Assert.Equal(row.Flag("contains_point"), inside, row.Where);
                Assert.Equal(row.Flag("contains_rect"), a.ContainsRectangle(box), row.Where);
                Assert.Equal(row.Flag("intersects"), a.Intersects(box), row.Where);
            }
        }

        [Test]
        private static void Arc2D()
        {
            foreach (Row row in Row.All("awt_arc2d", 400))
            {
                double[] n = row.Numbers("x", "y", "w", "h", "start", "extent");
                // the constants of Arc2D have the same values
                var closure = (AwtArcType)row.Integer("type");
                var a = new AwtArc2d(n[0], n[1], n[2], n[3], n[4], n[5], closure);
                AwtRectangle2d box = Box(row.Numbers("rx", "ry", "rw", "rh"));
                bool between = a.ContainsAngle(row.Number("angle"));
                Assert.Equal(row.Flag("contains_angle"), between, row.Where);
                bool inside = a.Contains(row.Number("px"), row.Number("py"));
                Assert.Equal(row.Flag("contains_point"), inside, row.Where);
                Assert.Equal(row.Flag("contains_rect"), a.ContainsRectangle(box), row.Where);
                Assert.Equal(row.Flag("intersects"), a.Intersects(box), row.Where);
                SameBox(row, "bounds", a.Bounds());
            }
        }

        private static AwtTransform RotatedByVector(AwtTransform map, double[] n)
        {
            if (n.Length == 2)
                return map.RotateByVector(n[0], n[1]);
            AwtTransform moved = map.Translate(n[2], n[3]);
            return moved.RotateByVector(n[0], n[1]).Translate(-n[2], -n[3]);
        }

        /// <summary>
        /// The transform after a step of <c>awt_affine</c>; the small letters are factories.
        /// </summary>
        private static AwtTransform Stepped(AwtTransform map, string step)
        {
            double[] n = Row.Numbers(step.Substring(1));
            bool isAlone = n.Length == 1;
            switch (step[0])
            {
                case 't':
                case 's':
                case 'h': return Changed(AwtTransform.Identity(), step.ToUpperInvariant());
                case 'V': return RotatedByVector(map, n);
                case 'Q':
                    return isAlone ? map.QuadrantRotate((int)n[0])
                        : map.QuadrantRotateAbout((int)n[0], n[1], n[2]);
                case 'I': return map.Invert();
                case 'J': return map.Inverse();
                case 'M': return AwtTransform.FromMatrix(n[0], n[1], n[2], n[3], n[4], n[5]);
                case 'r':
                    return isAlone ? AwtTransform.FromRotation(n[0])
                        : AwtTransform.FromRotationAbout(n[0], n[1], n[2]);
                case 'v':
                    return n.Length == 2 ? AwtTransform.FromVector(n[0], n[1])
                        : AwtTransform.FromVectorAbout(n[0], n[1], n[2], n[3]);
                case 'q':
                    return isAlone ? AwtTransform.FromQuadrants((int)n[0], 0, 0)
                        : AwtTransform.FromQuadrants((int)n[0], n[1], n[2]);
                default: return Changed(map, step);
            }
        }

        /// <summary>The transform of a program of <c>awt_affine</c>.</summary>
        private static AwtTransform Made(Row row)
        {
            var stack = new Stack<AwtTransform>();
            stack.Push(AwtTransform.Identity());
            int refused = 0;
            foreach (string step in Steps(row["program"]))
            {
                if (step == "(")
                {
                    stack.Push(AwtTransform.Identity());
                    continue;
                }
                AwtTransform top = stack.Pop();
                if (step == "C" || step == "P")
                {
                    AwtTransform other = stack.Pop();
                    stack.Push(step == "C" ? other.Concatenate(top) : other.PreConcatenate(top));
                    continue;
                }
                try
                {
                    stack.Push(Stepped(top, step));
                }
                catch (SatException exception)
                {
                    Assert.Equal(Status.Singular, exception.Status, row.Where);
                    stack.Push(top);
                    refused++;
                }
            }
            Assert.Equal(row.Integer("refused"), refused, row.Where);
            return stack.Pop();
        }

        [Test]
        private static void AffineProgram()
        {
            foreach (Row row in Row.All("awt_affine", 400))
            {
                AwtTransform map = Made(row);
                SameMap(row, map);
                Assert.SameBits(row.Number("determinant"), map.Determinant(), row.Where);
                double x = row.Number("px"), y = row.Number("py");
                SamePoint(row, "", map.Point(x, y));
                SamePoint(row, "delta_", map.DeltaPoint(x, y));
                if (row.Flag("has_inverse"))
                {
                    SamePoint(row, "inverse_", map.InversePoint(x, y));
                    continue;
                }
                var failure = Assert.Throws<SatException>(() => map.InversePoint(x, y), row.Where);
                Assert.Equal(Status.Singular, failure.Status, row.Where);
            }
        }
    }
}
