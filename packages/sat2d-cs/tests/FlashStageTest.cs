using System;
using System.Collections.Generic;
using System.Globalization;
using System.Linq;
using System.Text.RegularExpressions;

namespace Sat2d.Tests
{
    /// <summary>The reference tables of display objects.</summary>
    internal static class FlashStageTest
    {
        private static FlashProperty Property(Row row)
        {
            return Property(row["op"].Substring("set_".Length));
        }

        private static FlashProperty Property(string name)
        {
            return (FlashProperty)Enum.Parse(typeof(FlashProperty), name, true);
        }

        private static Aabb Box(params double[] n)
        {
            return new Aabb(new Vec2(n[0], n[1]), new Vec2(n[2], n[3]));
        }

        private static uint Leaf(FlashStage stage, Aabb box)
        {
            return stage.CreateGraphics(new FlashLayer[0], box, box);
        }

        [Test]
        private static void Properties()
        {
            foreach (Row row in Row.All("flash_display", 2600))
            {
                using (var stage = new FlashStage())
                {
                    bool isSized = row["w0"] != "";
                    double width = isSized ? row.Number("w0") : 0;
                    uint leaf = Leaf(stage, Box(0, 0, width, isSized ? row.Number("h0") : 0));
                    if (row["sx"] != "")
                    {
                        stage.Set(leaf, FlashProperty.ScaleX, row.Number("sx"));
                        stage.Set(leaf, FlashProperty.ScaleY, row.Number("sy"));
                    }
                    FlashProperty property = Property(row);
                    stage.Set(leaf, property, row.Number("value"));
                    FlashProperty read = property == FlashProperty.Width ? FlashProperty.ScaleX
                        : property == FlashProperty.Height ? FlashProperty.ScaleY : property;
                    Assert.Same(row.Number("read"), stage.Property(leaf, read), row.Where);
                    if (row["width"] != "")
                    {
                        double found = stage.Property(leaf, FlashProperty.Width);
                        Assert.Same(row.Number("width"), found, row.Where);
                    }
                    if (row["height"] != "")
                    {
                        double found = stage.Property(leaf, FlashProperty.Height);
                        Assert.Same(row.Number("height"), found, row.Where);
                    }
                }
            }
        }

        private static void SameMatrix(double[] expected, Transform found, string where)
        {
            double[] all = { found.A, found.B, found.C, found.D, found.Tx, found.Ty };
            for (int i = 0; i < 6; i++)
                Assert.Same(expected[i], all[i], where);
        }

        [Test]
        private static void NotNumbers()
        {
            foreach (Row row in Row.All("flash_display_matrix", 6))
            {
                using (var stage = new FlashStage())
                {
                    uint leaf = stage.CreateContainer();
                    double[] start = row.Numbers("a", "b", "c", "d", "tx", "ty");
                    stage.SetMatrix(leaf, FlashTablesTest.Matrix(start));
                    stage.Set(leaf, Property(row), row.Number("value"));
                    double read = stage.Property(leaf, Property(row));
                    Assert.Same(row.Number("read"), read, row.Where);
                    double[] expected = row.Numbers("ra", "rb", "rc", "rd", "rtx", "rty");
                    SameMatrix(expected, stage.Matrix(leaf), row.Where);
                }
            }
        }

        /// <summary>
        /// Puts a child into containers with matrices, the outermost into <c>parent</c>.
        /// </summary>
        private static void Nest(FlashStage stage, uint parent, IEnumerable<double> list, uint child)
        {
            double[] all = list.ToArray();
            for (int i = 0; i < all.Length; i += 6)
            {
                uint container = stage.CreateContainer();
                stage.SetMatrix(container, FlashTablesTest.Matrix(all.Skip(i).ToArray()));
                stage.AddChild(parent, container);
                parent = container;
            }
            stage.AddChild(parent, child);
        }

        [Test]
        private static void LocalGlobal()
        {
            foreach (Row row in Row.All("flash_local_global", 6))
            {
                using (var stage = new FlashStage())
                {
                    uint leaf = stage.CreateContainer();
                    Nest(stage, Constants.CompatFlashRoot, Row.Numbers(row["matrices"]), leaf);
                    Vec2 point = row.Point("x", "y");
                    Vec2 found = row["op"] == "localToGlobal"
                        ? stage.LocalToGlobal(leaf, point) : stage.GlobalToLocal(leaf, point);
                    Assert.Same(row.Number("rx"), found.X, row.Where);
                    Assert.Same(row.Number("ry"), found.Y, row.Where);
                }
            }
        }

        private sealed class Graphics
        {
            internal readonly List<FlashLayer> Layers = new List<FlashLayer>();
            internal Aabb WithStrokes, Without;
        }

        private static FlashPathStep Step(string kind, double[] n)
        {
            switch (kind)
            {
                case "M": return new FlashPathStep(FlashPathKind.MoveTo, 0, 0, n[0], n[1]);
                case "L": return new FlashPathStep(FlashPathKind.LineTo, 0, 0, n[0], n[1]);
                default: return new FlashPathStep(FlashPathKind.CurveTo, n[0], n[1], n[2], n[3]);
            }
        }

        private static FlashLayer Layer(string kind, string path)
        {
            var layer = new FlashLayer { Paint = FlashPaint.Stroke };
            if (kind == "evenodd")
                layer.Paint = FlashPaint.EvenOdd;
            else if (kind == "nonzero")
                layer.Paint = FlashPaint.NonZero;
            else
                layer.Thickness = double.Parse(kind.Split(' ')[1], CultureInfo.InvariantCulture);
            var steps = Regex.Matches(path, "([MLQ])([^MLQ]*)").Cast<Match>();
            layer.Steps = steps.Select(step => Step(
                step.Groups[1].Value, Row.Numbers(step.Groups[2].Value))).ToArray();
            return layer;
        }

        private static Dictionary<string, Graphics> Shapes()
        {
            var shapes = new Dictionary<string, Graphics>();
            foreach (Row row in Row.All("flash_shapes", 70))
            {
                Graphics found;
                if (!shapes.TryGetValue(row["shape"], out found))
                    shapes[row["shape"]] = found = new Graphics();
                found.WithStrokes = Box(row.Numbers("x0", "y0", "x1", "y1"));
                found.Without = Box(row.Numbers("ex0", "ey0", "ex1", "ey1"));
                if (row["kind"] != "none")
                    found.Layers.Add(Layer(row["kind"], row["path"]));
            }
            return shapes;
        }

        /// <summary>Leaves with their matrices, separated by bars, in a child of the root.</summary>
        private static uint Made(
            FlashStage stage, Dictionary<string, Graphics> shapes, string text)
        {
            uint parent = stage.CreateContainer();
            stage.AddChild(Constants.CompatFlashRoot, parent);
            if (text == "")
                return parent;
            foreach (string part in text.Split(new[] { " | " }, StringSplitOptions.None))
            {
                string name = part.Split(' ')[0];
                if (name.Contains("#"))
                {
                    Graphics found = shapes[name];
                    uint leaf = stage.CreateGraphics(
                        found.Layers.ToArray(), found.WithStrokes, found.Without);
                    Nest(stage, parent, Row.Numbers(part.Substring(name.Length)), leaf);
                }
                else
                {
                    double[] list = Row.Numbers(part);
                    Nest(stage, parent, list.Skip(4), Leaf(stage, Box(list)));
                }
            }
            return parent;
        }

        [Test]
        private static void Bounds()
        {
            Dictionary<string, Graphics> shapes = Shapes();
            foreach (Row row in Row.All("flash_bounds", 19))
            {
                using (var stage = new FlashStage())
                {
                    uint leaves = Made(stage, shapes, row["object"]);
                    uint target = stage.CreateContainer();
                    Nest(stage, Constants.CompatFlashRoot, Row.Numbers(row["matrices"]), leaves);
                    Nest(stage, Constants.CompatFlashRoot, Row.Numbers(row["target"]), target);
                    if (row["matrices"] == row["target"])
                        target = leaves;
                    FlashRectangle box = stage.Bounds(leaves, target, row.Flag("strokes"));
                    Assert.Same(row.Number("x"), box.X, row.Where);
                    Assert.Same(row.Number("y"), box.Y, row.Where);
                    Assert.Same(row.Number("w"), box.Width, row.Where);
                    Assert.Same(row.Number("h"), box.Height, row.Where);
                }
            }
        }

        [Test]
        private static void HitTestObject()
        {
            Dictionary<string, Graphics> shapes = Shapes();
            foreach (Row row in Row.All("flash_hit_test_object", 19))
            {
                using (var stage = new FlashStage())
                {
                    uint a = Made(stage, shapes, row["a"]), b = Made(stage, shapes, row["b"]);
                    Assert.Equal(row.Flag("hit"), stage.HitTestObject(a, b), row.Where);
                }
            }
        }

        [Test]
        private static void HitTestPoint()
        {
            Dictionary<string, Graphics> shapes = Shapes();
            foreach (Row row in Row.All("flash_hit_test_point", 120))
            {
                using (var stage = new FlashStage())
                {
                    uint asked = Made(stage, shapes, row["object"]);
                    if (row["root"] != "")
                    {
                        Transform root = FlashTablesTest.Matrix(Row.Numbers(row["root"]));
                        stage.SetMatrix(Constants.CompatFlashRoot, root);
                    }
                    if (row["mask"] != "")
                        stage.SetMask(asked, Made(stage, shapes, row["mask"]));
                    bool hit = stage.HitTestPoint(
                        asked, row.Number("x"), row.Number("y"), row.Flag("shape_flag"));
                    Assert.Equal(row.Flag("hit"), hit, row.Where);
                }
            }
        }

        /// <summary>
        /// The player's own answers at curves differ from the C API's at 70 of 75,000 points, which
        /// <c>flash_hit_test_scan.csv.baseline</c> lists.
        /// </summary>
        [Test]
        private static void HitTestScan()
        {
            Dictionary<string, Graphics> shapes = Shapes();
            int points = 0, differ = 0;
            foreach (Row row in Row.All("flash_hit_test_scan", 150))
            {
                using (var stage = new FlashStage())
                {
                    uint asked = Made(stage, shapes, row["object"]);
                    double[] runs = Row.Numbers(row["hits"]);
                    int to = row.Integer("x_to");
                    for (int x = row.Integer("x_from"); x <= to; x++)
                    {
                        bool expected = false;
                        for (int i = 0; i < runs.Length; i += 2)
                            expected |= runs[i] <= x && x <= runs[i + 1];
                        bool hit = stage.HitTestPoint(asked, x, row.Number("y"), true);
                        points++;
                        differ += hit == expected ? 0 : 1;
                    }
                }
            }
            Assert.Equal(75000, points);
            Assert.Equal(70, differ);
        }

        private static FlashLayer Square(double x, double y, double width, double height)
        {
            double right = x + width, bottom = y + height;
            return new FlashLayer
            {
                Paint = FlashPaint.EvenOdd,
                Steps = new[] {
                    Step("M", new[] { x, y }), Step("L", new[] { right, y }),
                    Step("L", new[] { right, bottom }), Step("L", new[] { x, bottom }),
                    Step("L", new[] { x, y }),
                },
            };
        }

        /// <summary>Changes a stage by a line of a program; false if the line asks.</summary>
        private static bool Changes(FlashStage stage, string op, double[] n, string name)
        {
            uint node = n.Length == 0 ? 0 : (uint)n[0];
            switch (op)
            {
                case "container": stage.CreateContainer(); break;
                case "box": Leaf(stage, Box(0, 0, n[0], n[1])); break;
                case "square":
                    stage.CreateGraphics(new[] { Square(n[0], n[1], n[2], n[3]) });
                    break;
                case "child": stage.AddChild(node, (uint)n[1]); break;
                case "matrix":
                    stage.SetMatrix(node, FlashTablesTest.Matrix(n.Skip(1).ToArray()));
                    break;
                case "set": stage.Set(node, Property(name), n[1]); break;
                case "scroll":
                    stage.SetScrollRect(node, new FlashRectangle(n[1], n[2], n[3], n[4]));
                    break;
                case "unscroll": stage.SetScrollRect(node); break;
                case "point": stage.SetMouse(new Vec2(n[0], n[1])); break;
                case "drag":
                    bool isBounded = n.Length > 2;
                    Aabb? bounds = isBounded ? Box(n.Skip(2).ToArray()) : (Aabb?)null;
                    stage.StartDrag(node, n[1] == 1, bounds);
                    break;
                case "stop": stage.StopDrag(); break;
                default: return false;
            }
            return true;
        }

        private static double[] Listed(FlashRectangle found)
        {
            return new[] { found.X, found.Y, found.Width, found.Height };
        }

        private static double[] Listed(Vec2 found)
        {
            return new[] { found.X, found.Y };
        }

        private static double[] Answer(FlashStage stage, string op, double[] n, string name)
        {
            var node = (uint)n[0];
            switch (op)
            {
                case "get": return new[] { stage.Property(node, Property(name)) };
                case "bounds": return Listed(stage.Bounds(node, (uint)n[1], true));
                case "hit":
                    return new[] { stage.HitTestPoint(node, n[1], n[2], n[3] == 1) ? 1.0 : 0.0 };
                case "to": return Listed(stage.LocalToGlobal(node, new Vec2(n[1], n[2])));
                case "local": return Listed(stage.GlobalToLocal(node, new Vec2(n[1], n[2])));
                case "concatenated":
                    Transform m = stage.ConcatenatedMatrix(node);
                    return new[] { m.A, m.B, m.C, m.D, m.Tx, m.Ty };
                case "scrolled":
                    FlashRectangle? part = stage.ScrollRect(node);
                    return part == null ? new double[0] : Listed(part.Value);
                default: throw new Exception(op);
            }
        }

        private static string[] Lines(string text)
        {
            return text.Split(new[] { "; " }, StringSplitOptions.None);
        }

        /// <summary>The answers of a program, in the order of its lines that ask.</summary>
        private static List<double[]> Answers(Row row)
        {
            var answers = new List<double[]>();
            using (FlashStage stage = FlashStage.NewScript(FlashTablesTest.Script(row)))
            {
                foreach (string line in Lines(row["program"]))
                {
                    List<string> words = line.Split(' ').ToList();
                    string op = words[0], name = "";
                    words.RemoveAt(0);
                    if (op == "set" || op == "get")
                    {
                        name = words[1];
                        words.RemoveAt(1);
                    }
                    double[] given = Row.Numbers(string.Join(" ", words));
                    if (!Changes(stage, op, given, name))
                        answers.Add(Answer(stage, op, given, name));
                }
            }
            return answers;
        }

        [Test]
        private static void FillsAreShapes()
        {
            using (var stage = new FlashStage())
            {
                uint one = stage.CreateBitmap(10, 10), two = stage.CreateBitmap(10, 10);
                stage.AddChild(0, one);
                stage.AddChild(0, two);
                Assert.Equal(1L, stage.FillCount(one), "fills");
                using (Shape image = stage.ExactShape(one, 0))
                {
                    stage.Set(two, FlashProperty.X, 10);
                    Relation relation = Sat.Relation(image, stage.ExactTransform(one),
                        image, stage.ExactTransform(two));
                    Assert.Equal(Relation.Touching, relation, "side by side");
                }
            }
        }

        [Test]
        private static void Programs()
        {
            foreach (Row row in Row.All("flash_stage", 8000))
            {
                List<double[]> found = Answers(row);
                string[] expected = Lines(row["answers"]);
                Assert.Equal(expected.Length, found.Count, row.Where);
                for (int i = 0; i < expected.Length; i++)
                {
                    string[] words = expected[i] == "none" ? new string[0] : expected[i].Split(' ');
                    Assert.Equal(words.Length, found[i].Length, row.Where);
                    for (int k = 0; k < words.Length; k++)
                    {
                        // ? is a number that nothing decides
                        if (words[k] != "?")
                            Assert.Same(Row.Numbers(words[k])[0], found[i][k], row.Where);
                    }
                }
            }
        }
    }
}
