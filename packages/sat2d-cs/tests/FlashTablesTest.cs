using System;
using System.Globalization;
using System.Linq;

namespace Sat2d.Tests
{
    /// <summary>The reference tables of Flash but for those of display objects.</summary>
    internal static class FlashTablesTest
    {
        private static FlashRect Rect(Row row, int i)
        {
            double[] n = row.Numbers("x" + i, "y" + i, "width" + i, "height" + i, "rotation" + i);
            FlashMirror mirror = Flash.MirrorOf(row.Number("mirror" + i));
            return new FlashRect(n[0], n[1], n[2], n[3], n[4], mirror);
        }

        [Test]
        private static void Rects()
        {
            foreach (Row row in Row.All("flash_rects", 1500))
            {
                FlashOutcome outcome = Flash.Collide(Rect(row, 1), Rect(row, 2));
                Assert.Equal(row.Flag("hit"), outcome.Hit, row.Where);
                Assert.Equal(row.Flag("near"), outcome.IsNear, row.Where);
                for (int i = 0; i < 4; i++)
                {
                    string axis = "axis" + (i + 1);
                    Assert.Same(row.Number(axis + "_x"), outcome.Axes[i].X, row.Where);
                    Assert.Same(row.Number(axis + "_y"), outcome.Axes[i].Y, row.Where);
                }
            }
        }

        [Test]
        private static void Rotation()
        {
            foreach (Row row in Row.All("flash_rotation", 150))
            {
                var numbers = Enumerable.Range(1, row.Integer("levels"));
                var levels = numbers.Select(i => new FlashLevel(
                    row.Number("rotation" + i), row.Number("scale_x" + i)));
                double found = Flash.GlobalRotation(levels.ToArray());
                Assert.Same(row.Number("global_rotation"), found, row.Where);
            }
        }

        private static FlashBitmap Bitmap(string text)
        {
            string[] rows = text == "" ? new string[0] : text.Split('/');
            int width = rows.Length == 0 ? 0 : rows[0].Length / 2;
            var alpha = new byte[width * rows.Length];
            for (int i = 0; i < alpha.Length; i++)
            {
                string digits = rows[i / width].Substring(2 * (i % width), 2);
                alpha[i] = byte.Parse(digits, NumberStyles.HexNumber);
            }
            return new FlashBitmap { Alpha = alpha, Width = width, Height = rows.Length };
        }

        [Test]
        private static void BitmapHitTest()
        {
            foreach (Row row in Row.All("flash_bitmap_hit_test", 50))
            {
                FlashBitmap own = Bitmap(row["image"]);
                own.Script = Script(row);
                var corner = new FlashPixel(row.Integer("px"), row.Integer("py"));
                long threshold = row.Long("threshold");
                var other = new FlashPixel(row.Integer("b1"), row.Integer("b2"));
                bool hit;
                if (row["kind"] == "point")
                {
                    hit = own.HitsPoint(corner, threshold, other);
                }
                else if (row["kind"] == "rect")
                {
                    int width = row.Integer("b3"), height = row.Integer("b4");
                    hit = own.HitsRectangle(corner, threshold, other, width, height);
                }
                else
                {
                    FlashBitmap image = Bitmap(row["image2"]);
                    image.Script = own.Script;
                    long second = row.Long("threshold2");
                    hit = own.HitsBitmap(corner, threshold, image, other, second);
                }
                Assert.Equal(row.Flag("hit"), hit, row.Where);
            }
        }

        internal static FlashScript Script(Row row)
        {
            return (FlashScript)Enum.Parse(typeof(FlashScript), row["api"], true);
        }

        [Test]
        private static void ColorBounds()
        {
            foreach (Row row in Row.All("flash_color_bounds", 2000))
            {
                string[] rows = row["image"].Split('/');
                int width = rows[0].Length / 8;
                var argb = new uint[width * rows.Length];
                for (int i = 0; i < argb.Length; i++)
                {
                    string digits = rows[i / width].Substring(8 * (i % width), 8);
                    argb[i] = uint.Parse(digits, NumberStyles.HexNumber);
                }
                FlashRectangle found = Flash.ColorBounds(
                    argb, width, rows.Length, row.Flag("transparent"), (uint)row.Long("mask"),
                    (uint)row.Long("color"), row.Flag("find"));
                Assert.SameBits(row.Number("x"), found.X, row.Where);
                Assert.SameBits(row.Number("y"), found.Y, row.Where);
                Assert.SameBits(row.Number("width"), found.Width, row.Where);
                Assert.SameBits(row.Number("height"), found.Height, row.Where);
            }
        }

        private static void AllSame(Row row, params double[] found)
        {
            for (int i = 0; i < found.Length; i++)
                Assert.Same(row.Number("r" + (i + 1)), found[i], row.Where + " " + row["op"]);
        }

        private static double Number(bool flag)
        {
            return flag ? 1 : 0;
        }

        private static FlashRectangle Changed(Row row, FlashRectangle a, FlashRectangle b)
        {
            switch (row["op"])
            {
                case "set_left": return a.SetSide(FlashSide.Left, b.X);
                case "set_top": return a.SetSide(FlashSide.Top, b.X);
                case "set_right": return a.SetSide(FlashSide.Right, b.X);
                case "set_bottom": return a.SetSide(FlashSide.Bottom, b.X);
                case "set_topLeft":
                    return a.SetSide(FlashSide.Left, b.X).SetSide(FlashSide.Top, b.Y);
                case "set_bottomRight":
                    return a.SetSide(FlashSide.Right, b.X).SetSide(FlashSide.Bottom, b.Y);
                case "inflate":
                case "inflatePoint": return a.Inflate(b.X, b.Y);
                case "intersection": return a.Intersection(b, Script(row));
                case "union": return a.Union(b, Script(row));
                case "offset":
                case "offsetPoint":
                    return new FlashRectangle(a.X + b.X, a.Y + b.Y, a.Width, a.Height);
                case "setTo": return b;
                case "set_x": return new FlashRectangle(b.X, a.Y, a.Width, a.Height);
                case "set_y": return new FlashRectangle(a.X, b.X, a.Width, a.Height);
                case "set_width": return new FlashRectangle(a.X, a.Y, b.X, a.Height);
                case "set_height": return new FlashRectangle(a.X, a.Y, a.Width, b.X);
                case "set_size": return new FlashRectangle(a.X, a.Y, b.X, b.Y);
                default: throw new Exception(row["op"]);
            }
        }

        private static double[] Answer(Row row, FlashRectangle a, FlashRectangle b)
        {
            switch (row["op"])
            {
                case "isEmpty": return new[] { Number(a.IsEmpty(Script(row))) };
                case "equals":
                    return new[] { Number(
                        a.X == b.X && a.Y == b.Y && a.Width == b.Width && a.Height == b.Height) };
                case "contains":
                case "containsPoint": return new[] { Number(a.Contains(b.X, b.Y)) };
                case "containsRect": return new[] { Number(a.ContainsRectangle(b, Script(row))) };
                case "intersects": return new[] { Number(a.Intersects(b, Script(row))) };
                case "edges":
                    return new[] {
                        a.Side(FlashSide.Left), a.Side(FlashSide.Top),
                        a.Side(FlashSide.Right), a.Side(FlashSide.Bottom),
                    };
                default:
                    FlashRectangle made = Changed(row, a, b);
                    return new[] { made.X, made.Y, made.Width, made.Height };
            }
        }

        private static FlashRectangle Rectangle(double[] n)
        {
            return new FlashRectangle(n[0], n[1], n[2], n[3]);
        }

        [Test]
        private static void RectangleTable()
        {
            foreach (Row row in Row.All("flash_rectangle", 280))
            {
                FlashRectangle a = Rectangle(row.Numbers("ax", "ay", "aw", "ah"));
                FlashRectangle b = Rectangle(row.Numbers("b1", "b2", "b3", "b4"));
                AllSame(row, Answer(row, a, b));
            }
        }

        /// <summary>ActionScript 2 prints 15 significant digits.</summary>
        private static double Printed(Row row, double value)
        {
            if (row["api"] != "as2" || double.IsNaN(value) || double.IsInfinity(value))
                return value;
            string text = value.ToString("G15", CultureInfo.InvariantCulture);
            return double.Parse(text, CultureInfo.InvariantCulture);
        }

        private static double[] Answer(Row row, Vec2 a, Vec2 b)
        {
            Vec2 made;
            switch (row["op"])
            {
                case "length": return new[] { FlashPoint.Length(a) };
                case "distance": return new[] { FlashPoint.Distance(a, b) };
                case "equals": return new[] { Number(a.X == b.X && a.Y == b.Y) };
                case "interpolate": made = FlashPoint.Interpolate(a, b, row.Number("b3")); break;
                case "normalize": made = FlashPoint.Normalize(a, Script(row), b.X); break;
                case "polar": made = FlashPoint.Polar(a.X, a.Y); break;
                case "subtract": made = new Vec2(a.X - b.X, a.Y - b.Y); break;
                case "add":
                case "offset": made = new Vec2(a.X + b.X, a.Y + b.Y); break;
                default: throw new Exception(row["op"]);
            }
            return new[] { made.X, made.Y };
        }

        [Test]
        private static void Point()
        {
            foreach (Row row in Row.All("flash_point", 28))
            {
                double[] found = Answer(row, row.Point("x", "y"), row.Point("b1", "b2"));
                AllSame(row, Array.ConvertAll(found, value => Printed(row, value)));
            }
        }

        internal static Transform Matrix(params double[] n)
        {
            return new Transform(n[0], n[1], n[2], n[3], n[4], n[5]);
        }

        private static Transform Changed(string op, Transform map, double[] p)
        {
            double[] z = Array.ConvertAll(p, n => double.IsNaN(n) ? 0 : n);
            switch (op)
            {
                case "scale": return FlashMatrix.Scale(map, p[0], p[1]);
                case "rotate": return FlashMatrix.Rotate(map, p[0]);
                case "translate": return FlashMatrix.Translate(map, p[0], p[1]);
                case "concat": return FlashMatrix.Concat(map, Matrix(p));
                case "invert": return FlashMatrix.Invert(map);
                case "createBox": return FlashMatrix.CreateBox(p[0], p[1], z[2], z[3], z[4]);
                case "createGradientBox":
                    return FlashMatrix.CreateGradientBox(p[0], p[1], z[2], z[3], z[4]);
                case "setTo": return Matrix(p);
                default: throw new Exception(op);
            }
        }

        [Test]
        private static void MatrixTable()
        {
            foreach (Row row in Row.All("flash_matrix", 57))
            {
                Transform map = Matrix(row.Numbers("a", "b", "c", "d", "tx", "ty"));
                double[] p = row.Numbers("p1", "p2", "p3", "p4", "p5", "p6");
                if (row["op"] == "deltaTransformPoint")
                {
                    Vec2 point = FlashMatrix.DeltaTransformPoint(map, new Vec2(p[0], p[1]));
                    AllSame(row, point.X, point.Y);
                    continue;
                }
                Transform t = Changed(row["op"], map, p);
                AllSame(row, t.A, t.B, t.C, t.D, t.Tx, t.Ty);
            }
        }
    }
}
