using System;
using System.IO;
using System.Linq;
using System.Text;
using System.Text.RegularExpressions;

namespace Sat2d.Tests
{
    /// <summary>The reference tables but for those of Flash and Java.</summary>
    internal static class TablesTest
    {
        private static readonly Transform Here = Transform.Identity();

        private static readonly string[] Elsewhere = {
            // about the JDK alone: classes of floats need no functions of their own
            "awt_float",
            // the C API has neither the components of pygame's masks nor pygame.Rect: Rust and
            // Python do
            "pygame_components",
            "pygame_rects",
        };

        [Test]
        private static void EveryTableHasATest()
        {
            string folder = Path.Combine(Row.Root, "packages", "sat2d-cs", "tests");
            string tests = string.Concat(
                Directory.GetFiles(folder, "*.cs").Select(File.ReadAllText));
            var read = Regex.Matches(tests, "Row\\.All\\(\"(\\w+)\"").Cast<Match>();
            string reference = Path.Combine(Row.Root, "c_tests", "reference");
            var tables = Directory.GetFiles(reference, "*.csv")
                .Select(Path.GetFileNameWithoutExtension);
            string[] missing = tables.Except(read.Select(match => match.Groups[1].Value))
                .OrderBy(name => name, StringComparer.Ordinal).ToArray();
            Assert.Sequence(Elsewhere, missing, "without a test");
        }

        [Test]
        private static void Relation()
        {
            foreach (Row row in Row.All("relation", 3000))
            {
                using (Shape a = Row.Shape(row["a"]), b = Row.Shape(row["b"]))
                {
                    var expected = (Relation)Enum.Parse(typeof(Relation), row["relation"], true);
                    Assert.Equal(expected, Sat.Relation(a, Here, b, Here), row.Where);
                    Assert.Equal(expected, Sat.Relation(b, Here, a, Here), row.Where);
                }
            }
        }

        [Test]
        private static void Depth()
        {
            foreach (Row row in Row.All("depth", 1100))
            {
                using (Shape a = Row.Shape(row["a"]), b = Row.Shape(row["b"]))
                {
                    double depth = Sat.Contact(a, Here, b, Here).Value.Depth;
                    double expected = row.Number("depth");
                    Assert.Near(expected, depth, 1e-12 * expected, row.Where);
                }
            }
        }

        [Test]
        private static void AwtArea()
        {
            foreach (Row row in Row.All("awt_area", 2000))
            {
                using (Shape a = Row.Polygon(row["a"]), b = Row.Polygon(row["b"]))
                {
                    bool found = Sat.Overlaps(a, Here, b, Here);
                    Assert.Equal(row.Flag("exact_overlap"), found, row.Where);
                }
            }
        }

        /// <summary>The coordinates are small integers, so this is exact.</summary>
        private static double Cross(Vec2 a, Vec2 b, Vec2 c)
        {
            return (b.X - a.X) * (c.Y - b.Y) - (b.Y - a.Y) * (c.X - b.X);
        }

        private static double DoubledArea(Vec2[] ring)
        {
            double sum = 0;
            for (int i = 0; i < ring.Length; i++)
            {
                Vec2 next = ring[(i + 1) % ring.Length];
                sum += ring[i].X * next.Y - next.X * ring[i].Y;
            }
            return Math.Abs(sum);
        }

        [Test]
        private static void Slicing()
        {
            var options = new DecomposeOptions { Method = DecomposeMethod.Slicing };
            foreach (Row row in Row.All("slicing", 500))
            {
                Vec2[] outline = Row.Points(row["polygon"]);
                Vec2[][] rings = { outline };
                Assert.Equal(row.Flag("is_concave"), Polygon.IsConcave(rings), row.Where);
                bool original = Typescript.IsConcave(outline);
                Assert.Equal(row.Flag("original_is_concave"), original, row.Where);
                uint[][] edges;
                Decomposition made;
                uint[][] pieces = Polygon.Decompose(rings, out edges, out made, options);
                Assert.Equal(pieces.Length, (int)made.PieceCount, row.Where);
                double covered = 0;
                foreach (uint[] piece in pieces)
                {
                    Vec2[] ring = Array.ConvertAll(piece, vertex => outline[vertex]);
                    int n = ring.Length;
                    for (int i = 0; i < n; i++)
                    {
                        double turn = Cross(ring[i], ring[(i + 1) % n], ring[(i + 2) % n]);
                        Assert.That(turn >= 0, row.Where);
                    }
                    covered += DoubledArea(ring);
                }
                Assert.Equal(DoubledArea(outline), covered, row.Where);
                if (row.Flag("original_valid"))
                {
                    var texts = pieces.Select(piece => string.Join(" ", piece.Select(
                        vertex => outline[vertex].X + " " + outline[vertex].Y)));
                    Assert.Equal(row["original_pieces"], string.Join("|", texts), row.Where);
                }
            }
        }

        private static XywhRect Rect(double[] n)
        {
            return new XywhRect(n[0], n[1], n[2], n[3]);
        }

        [Test]
        private static void XywhRects()
        {
            foreach (Row row in Row.All("xywh_rects", 1500))
            {
                XywhRect a = Rect(row.Numbers("x1", "y1", "w1", "h1"));
                XywhRect b = Rect(row.Numbers("x2", "y2", "w2", "h2"));
                Assert.Equal(row.Flag("hit"), Xywh.RectToRect(a, b), row.Where);
            }
        }

        [Test]
        private static void XywhCircleRect()
        {
            foreach (Row row in Row.All("xywh_circle_rect", 1500))
            {
                double[] n = row.Numbers("cx", "cy", "r");
                XywhRect rect = Rect(row.Numbers("x", "y", "w", "h"));
                bool found = Xywh.CircleToRect(new XywhCircle(n[0], n[1], n[2]), rect);
                Assert.Equal(row.Flag("hit"), found, row.Where);
            }
        }

        internal static Mask MaskOf(string text)
        {
            string[] rows = text.Split('/');
            byte[] alpha = rows.SelectMany(row => row.Select(c => (byte)(c == '#' ? 1 : 0))).ToArray();
            return Mask.Alpha(alpha, rows[0].Length, rows.Length, 1);
        }

        private static string TextOf(Mask mask)
        {
            var text = new StringBuilder();
            for (int y = 0; y < mask.Height(); y++)
            {
                text.Append(y > 0 ? "/" : "");
                for (int x = 0; x < mask.Width(); x++)
                    text.Append(mask.Get(x, y) ? '#' : '.');
            }
            return text.ToString();
        }

        [Test]
        private static void PygameMasks()
        {
            foreach (Row row in Row.All("pygame_masks", 300))
            {
                using (Mask mask = MaskOf(row["mask"]), other = MaskOf(row["other"]))
                {
                    var offset = new Pixel(row.Integer("dx"), row.Integer("dy"));
                    var bits = row["long_bits"] == "32" ? PygameLong.Long32 : PygameLong.Long64;
                    FoundPixel? found = Pygame.Overlap(mask, other, offset, bits);
                    string text = "none";
                    if (found != null)
                        text = found.Value.Pixel.X + " " + found.Value.Pixel.Y;
                    Assert.Equal(row["overlap"], text, row.Where);
                    long area = Pygame.OverlapArea(mask, other, offset);
                    Assert.Equal(row.Integer("area"), area, row.Where);
                    using (Mask common = Pygame.OverlapMask(mask, other, offset))
                        Assert.Equal(row["common"], TextOf(common), row.Where);
                }
            }
        }
    }
}
