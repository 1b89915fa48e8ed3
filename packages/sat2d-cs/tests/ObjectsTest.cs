using System;
using System.IO;
using System.Linq;
using System.Runtime.CompilerServices;
using System.Threading;

namespace Sat2d.Tests
{
    /// <summary>Shapes, masks, polygons and questions about them; and wrong calls.</summary>
    internal static class ObjectsTest
    {
        private static readonly Transform Here = Transform.Identity();

        private static Vec2[] Points(string text)
        {
            return Row.Points(text);
        }

        private static Transform At(double x, double y)
        {
            return Transform.Translation(new Vec2(x, y));
        }

        [Test]
        private static void AnErrorSaysWhatAndWhere()
        {
            Vec2[][] bow = { Points("0 0 4 4 4 0 0 4") };
            SatException crossed = Assert.Fails(Status.EdgesCross, () => Shape.Polygon(bow));
            Assert.Sequence(new uint[] { 0, 2 }, crossed.Details.Edges);
            Assert.Equal(Constants.NoIndex, crossed.Details.Vertices[0]);
            Assert.Equal(new Vec2(2, 2), crossed.Point.Value);
            Assert.That(crossed.Message.Contains("cross"), crossed.Message);
            Assert.Equal(crossed.Message, Sat.LastError());
            SatException negative = Assert.Fails(
                Status.Negative, () => Shape.Circle(new Vec2(0, 0), -1));
            Assert.That(negative.Point == null, "it has no point");
            Assert.That(Sat.StatusMessage(Status.EdgesCross).Length > 0, "statuses have a text");
            PolygonFault fault = Polygon.Validate(bow).Value;
            Assert.Equal(Status.EdgesCross, fault.Status);
            Assert.Equal(new Vec2(2, 2), fault.Place);
            Assert.That(Polygon.Validate(new[] { Points("0 0 4 0 0 4") }) == null, "it is valid");
        }

        [Test]
        private static void WrongArgumentsAreErrors()
        {
            Shape square = Shape.Rectangle(1, 1);
            var nowhere = new Transform(1, 0, 0, 1, double.NaN, 0);
            Assert.Fails(Status.NotFinite, () => Sat.Relation(square, nowhere, square, Here));
            Assert.Fails(Status.NotFinite, () => Sat.Hits(square, Here, square, nowhere));
            Assert.Fails(Status.Singular,
                () => Sat.Overlaps(square, Here, square, new Transform()));
            Assert.Fails(Status.NotFinite, () => Shape.Circle(new Vec2(double.NaN, 0), 1));
            var nan = Assert.Throws<ArgumentNullException>(
                () => Sat.Relation(null, Here, square, Here));
            Assert.Equal("a", nan.ParamName);
            Assert.Throws<ArgumentNullException>(() => Shape.ConvexPolygon(null));
            Assert.Throws<ArgumentNullException>(() => Shape.Polygon(null));
            Assert.Throws<ArgumentNullException>(() => Shape.Polygon(new Vec2[][] { null }));
            Assert.Throws<ArgumentNullException>(() => Multipolygon.Validate(null));
            Assert.Throws<ArgumentException>(() => Mask.Alpha(new byte[5], 2, 3, 1));
            Assert.Throws<ArgumentException>(() => Awt.Hit(new AwtPoint[3], new AwtPoint[4]));
            Assert.Throws<ArgumentException>(() => Batch.Pairs(
                new[] { square, square }, new[] { Here, Here }, new uint[] { 0 }));
            Assert.Throws<ArgumentException>(() => Batch.Pairs(
                new[] { square }, new[] { Here, Here }, new uint[0]));
            Assert.Fails(Status.Null, () => Batch.Pairs(
                new Shape[] { null }, new[] { Here }, new uint[0]));
            Assert.Fails(Status.Index, () => Batch.Pairs(
                new[] { square }, new[] { Here }, new uint[] { 0, 1 }));
            Assert.Throws<ArgumentOutOfRangeException>(() => new Mask(-1, 2));
            Assert.Throws<ArgumentException>(() => new FlashBitmap {
                Alpha = new byte[3], Width = 2, Height = 2,
            }.HitsPoint(new FlashPixel(0, 0), 1, new FlashPixel(0, 0)));
            var options = new DecomposeOptions { Method = (DecomposeMethod)99 };
            Assert.Fails(Status.InvalidEnum,
                () => Shape.PolygonWith(new[] { Points("0 0 1 0 0 1") }, options));
        }

        [Test]
        private static void EllipsesAndCirclesThatAreScaledUnevenlyAreExact()
        {
            Shape oval = Shape.Ellipse(25, 50), disc = Shape.Circle(new Vec2(0, 0), 1);
            Shape wall = Shape.Rectangle(2, 9);
            Assert.Equal(ShapeKind.Ellipse, oval.Kind());
            Assert.Equal(50.0, oval.HalfAxes().Y);
            var squashed = new Transform(-25, 0, 0, 50, 0, 0);
            double step = 1.0 / (1L << 48);
            double[] places = { 26 - step, 26, 26 + step };
            Relation[] expected = { Relation.Overlapping, Relation.Touching, Relation.Disjoint };
            for (int i = 0; i < places.Length; i++)
            {
                Transform there = Transform.Translation(new Vec2(places[i], 0));
                Assert.Equal(expected[i], Sat.Relation(oval, Here, wall, there));
                Assert.Equal(expected[i], Sat.Relation(disc, squashed, wall, there));
            }
            Assert.Fails(Status.Negative, () => Shape.Ellipse(1, -3));
        }

        [Test]
        private static void ADisposedObjectCannotBeUsed()
        {
            Shape square = Shape.Rectangle(1, 1), ball = Shape.Circle(new Vec2(0, 0), 1);
            ball.Dispose();
            ball.Dispose();
            Assert.Throws<ObjectDisposedException>(() => ball.Area());
            Assert.Throws<ObjectDisposedException>(() => Sat.Relation(square, Here, ball, Here));
            Assert.Throws<ObjectDisposedException>(() => Batch.Pairs(
                new[] { square, ball }, new[] { Here, Here }, new uint[] { 0, 1 }));
            var world = new World();
            Assert.Throws<ObjectDisposedException>(() => world.Insert(new Body { Shape = ball }));
            BodyId id = world.Insert(new Body { Shape = square });
            square.Dispose();
            Assert.Equal(1.0, world.Get(id).Shape.Area());
            world.Dispose();
            world.Dispose();
            Assert.Throws<ObjectDisposedException>(() => world.Step());
            Assert.Throws<ObjectDisposedException>(() => world.BodyCount());
            var mask = new Mask(2, 2);
            mask.Dispose();
            Assert.Throws<ObjectDisposedException>(() => mask.Set(0, 0, true));
            var decomposer = new Decomposer();
            decomposer.Dispose();
            uint[][] edges;
            Decomposition made;
            Assert.Throws<ObjectDisposedException>(
                () => decomposer.Decompose(new[] { Points("0 0 1 0 0 1") }, out edges, out made));
            var stage = new FlashStage();
            stage.Dispose();
            Assert.Throws<ObjectDisposedException>(() => stage.CreateContainer());
        }

        [Test]
        private static void AnObjectCanBeDisposedOfDuringACall()
        {
            var world = new World();
            world.Insert(new Body { Shape = Shape.Rectangle(1, 1) });
            world.Insert(new Body { Shape = Shape.Rectangle(1, 1) });
            int calls = 0;
            world.EachAtPoint(new Vec2(0, 0), body => {
                world.Dispose();
                calls++;
                return true;
            });
            Assert.Equal(2, calls);
            Assert.Throws<ObjectDisposedException>(() => world.Step());
        }

        private static long Kilobytes()
        {
            string line = File.ReadLines("/proc/self/status").First(text => text.StartsWith("VmRSS"));
            return long.Parse(line.Split(':')[1].Replace("kB", ""));
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        private static void Churn(int count)
        {
            for (int i = 0; i < count; i++)
            {
                Shape shape = Shape.Rectangle(2, 1);
                if (i % 100 == 0)
                {
                    var world = new World();
                    world.SetPairPredicate((inside, a, b) => world != null);
                    world.Insert(new Body { Shape = shape });
                }
                if (i % 2 == 0)
                    shape.Dispose();
            }
            GC.Collect();
            GC.WaitForPendingFinalizers();
        }

        [Test]
        private static void WhatIsForgottenIsFreedOnAnotherThread()
        {
            Churn(50000);
            long before = Kilobytes();
            for (int i = 0; i < 10; i++)
            {
                var thread = new Thread(() => Churn(50000));
                thread.Start();
                thread.Join();
            }
            // half a million leaked shapes take more than 32 MB
            Assert.That(Kilobytes() - before < 24 * 1024, Kilobytes() - before + " kB more");
        }

        [Test]
        private static void ThreadsShareShapesAndHaveTheirOwnErrors()
        {
            Shape square = Shape.Rectangle(1, 1);
            int wrong = 0;
            var threads = Enumerable.Range(1, 4).Select(number => new Thread(() => {
                for (int i = 0; i < 2000; i++)
                {
                    bool hits = Sat.Hits(square, Here, square, At(number % 2 == 0 ? 1 : 3, 0));
                    if (hits != (number % 2 == 0))
                        Interlocked.Increment(ref wrong);
                    try
                    {
                        if (number % 2 == 0)
                            Shape.Rectangle(-1, 1);
                        else
                            Shape.Circle(new Vec2(double.NaN, 0), 1);
                    }
                    catch (SatException exception)
                    {
                        if ((exception.Status == Status.Negative) != (number % 2 == 0))
                            Interlocked.Increment(ref wrong);
                    }
                }
            })).ToArray();
            foreach (Thread thread in threads)
                thread.Start();
            foreach (Thread thread in threads)
                thread.Join();
            Assert.Equal(0, wrong);
        }

        [Test]
        private static void TransformsAreMaps()
        {
            Transform turned = Transform.PlacementDegrees(new Vec2(100, 50), 90, 1, 1);
            Assert.Equal(new Vec2(100, 60), turned.Apply(new Vec2(10, 0)));
            Assert.Equal(Here, turned.Product(turned.Inverse()));
            Assert.Equal(turned, Transform.Nested(new[] { turned, Here }));
            Assert.That(Transform.Placement(new Vec2(0, 0), 0, -1, 1).IsMirrored(), "mirrored");
            Assert.That(turned.IsSimilarity() && turned != Here, "similar");
            Assert.Equal(new Vec2(100, 50), turned.Position());
            Motion motion = Motion.Between(Here, At(4, 0));
            Assert.Equal(At(1, 0), motion.At(0.25));
            Assert.Fails(Status.Singular, () => new Transform().Inverse());
        }

        [Test]
        private static void ShapesHaveProperties()
        {
            Shape ring = Shape.Polygon(new[] {
                Points("0 0 9 0 9 9 0 9"), Points("4 4 5 6 6 4"),
            });
            Assert.Equal(ShapeKind.ConcavePolygon, ring.Kind());
            Assert.Equal(81.0 - 2, ring.Area());
            Assert.Equal(7L, ring.VertexCount());
            Assert.Equal(new Vec2(6, 4), ring.Vertices()[6]);
            Assert.Equal(2L, ring.RingCount());
            Assert.Sequence(new long[] { 4, 3 }, ring.RingSizes());
            Aabb box = ring.Bounds(At(1, 0));
            Assert.Near(1, box.Min.X, 1e-12, "least x");
            Assert.Near(9, box.Max.Y, 1e-12, "greatest y");
            Shape capsule = Shape.Capsule(new Vec2(-1, 0), new Vec2(1, 0), 0.5);
            Assert.Equal(0.5, capsule.Radius());
            Assert.Equal(new Vec2(0, 0), capsule.Centroid());
            Assert.Equal(ShapeKind.Segment, Shape.Segment(new Vec2(0, 0), new Vec2(1, 0)).Kind());
            Assert.Equal(6.0, Shape.RectangleXywh(1, 1, 2, 3).Area());
            Assert.Equal(0.5, Shape.Hull(Points("0 0 1 0 0 1 0.25 0.25")).Area());
            Assert.Equal(ShapeKind.RoundedPolygon,
                Shape.RoundedPolygon(Points("0 0 1 0 0 1"), 1).Kind());
            Assert.Equal(ShapeKind.ClosedChain, Shape.Chain(Points("0 0 1 0 0 1"), true).Kind());
            using (Shape other = ring.Share())
                ring.Dispose();
            byte[] cells = { 1, 1, 0, 0, 0, 1 };
            Shape[] tiles = Shape.Tiles(cells, 3, 2, new Vec2(1, 1), new Vec2(0, 0));
            Assert.Equal(3.0, tiles.Sum(tile => tile.Area()));
            Vec2[] many = Enumerable.Range(0, 100).Select(
                i => new Vec2(Math.Cos(i * 0.0628), Math.Sin(i * 0.0628))).ToArray();
            Assert.Sequence(many, Shape.ConvexPolygon(many).Vertices());
        }

        [Test]
        private static void QuestionsOfTwoShapes()
        {
            Shape tile = Shape.Rectangle(2, 2), ball = Shape.Circle(new Vec2(0, 0), 1);
            Manifold contact = Sat.Contact(tile, Here, tile, At(1.5, 0)).Value;
            Assert.Equal(0.5, contact.Depth);
            Assert.Equal(new Vec2(1, 0), contact.Normal);
            Assert.Equal(2, contact.Points.Length);
            Assert.Equal(FeatureKind.Edge, contact.FeatureA.Kind);
            Assert.That(Sat.Contact(tile, Here, tile, At(3, 0)) == null, "they are apart");
            Assert.Equal(1, Sat.Contacts(tile, Here, tile, At(1.5, 0)).Length);
            Assert.Equal(0, Sat.Contacts(tile, Here, tile, At(3, 0)).Length);
            Assert.Equal(1.0, Sat.Distance(tile, Here, ball, At(3, 0)).Distance);
            Assert.Equal(Relation.Touching, Sat.PointRelation(tile, Here, new Vec2(1, 0)));
            var inner = new Transform(0.5, 0, 0, 0.5, 0, 0);
            Assert.Equal(Containment.Proper, Sat.Within(ball, inner, tile, Here));
            MinimumTranslation apart = Sat.Separation(tile, Here, tile, At(1.5, 0));
            Assert.Equal(0.5, apart.Depth);
            Assert.Equal(apart, Sat.SeparationWithin(tile, Here, tile, At(1.5, 0), 1000000));
            Assert.That(Sat.RoundingMargin(tile, Here, ball, At(3, 0)) < 1e-12, "small numbers");
            using (Explanation why = Sat.Explain(tile, Here, tile, At(3, 0)))
            {
                Assert.Equal(Relation.Disjoint, why.Relation());
                Assert.That(why.Point() == null, "no common point");
                Assert.Equal(new SeparatingAxis(new Vec2(1, 0), 1.5, 0, 1, 0, 1), why.Axes()[0]);
                Assert.That(why.Json().EndsWith("}]}}"), why.Json());
            }
            Explanation touching = Sat.Explain(tile, Here, tile, At(2, 0));
            Assert.Equal(Relation.Touching, touching.Relation());
            Assert.Equal(1.0, touching.Point().Value.X);
            Assert.Equal(1, touching.Axes().Length);
            Explanation overlapping = Sat.Explain(tile, Here, tile, At(1, 0));
            Assert.Equal(Relation.Overlapping, overlapping.Relation());
            Assert.Equal(0, overlapping.Axes().Length);
            Assert.That(overlapping.Json().Contains("\"relation\":\"overlapping\""), "JSON");
            var corner = new[]
            {
                new Vec2(0, 0), new Vec2(9, 0), new Vec2(9, 1), new Vec2(1, 1), new Vec2(1, 9),
                new Vec2(0, 9),
            };
            using (Shape ell = Shape.Polygon(new[] { corner }))
            using (Explanation why = Sat.Explain(ell, Here, ball, At(2.5, 2.5)))
            {
                Assert.Equal(Relation.Disjoint, why.Relation());
                Assert.Equal(2, why.Axes().Length);
            }
            RayHit hit = Sat.CastRay(tile, Here, new Vec2(-5, 0), new Vec2(1, 0), 100).Value;
            Assert.Equal(new Vec2(-1, 0), hit.Point);
            Assert.That(!hit.StartsInside, "it starts outside");
            Assert.That(Sat.CastSegment(tile, Here, new Vec2(-5, 0), new Vec2(-4, 0)) == null, "");
            Motion still = Motion.Between(Here, Here), fast = Motion.Between(At(-5, 0), At(5, 0));
            Impact impact = Sat.Sweep(ball, fast, tile, still).Value;
            Assert.Near(0.3, impact.Time, 1e-9, "time");
            var limited = new SweepOptions { WorkLimit = 1000000 };
            Assert.Equal(impact.Time, Sat.SweepWith(ball, fast, tile, still, limited).Value.Time);
            Assert.That(Sat.Sweep(ball, Motion.Between(At(-5, 9), At(5, 9)), tile, still) == null, "");
            Assert.Equal(new Vec2(-0.25, 0), Sat.Resolve(new Vec2(1, 0), 0.5, 1, 1).A);
            Vec2 zero = new Vec2(0, 0);
            Assert.Equal(zero, Sat.Rebound(new Vec2(1, 0), new Vec2(1, 0), 1, zero, 1, 1).A);
            Assert.Equal(new Vec2(0, 1), Sat.Slide(new Vec2(-1, 1), new Vec2(1, 0)));
        }

        [Test]
        private static void Polygons()
        {
            Vec2[][] corner = { Points("0 0 2 0 2 1 1 1 1 2 0 2") };
            Assert.That(Polygon.IsConcave(corner), "an L is concave");
            Assert.Sequence(new uint[] { 3 }, Polygon.ReflexVertices(corner));
            Assert.Equal(5.0 / 6, Polygon.Centroid(corner).X);
            var fewest = new DecomposeOptions { Method = DecomposeMethod.Fewest, MaxCorners = 8 };
            uint[][] edges;
            Decomposition made;
            uint[][] pieces = Polygon.Decompose(corner, out edges, out made, fewest);
            Assert.Equal(2, pieces.Length);
            Assert.That(made.IsOptimal && made.IsComplete, "two are the fewest");
            Assert.Equal(3.0, made.Area);
            Assert.Sequence(pieces.Select(p => p.Length).ToArray(), edges.Select(e => e.Length).ToArray());
            Assert.Equal(2, edges.Sum(piece => piece.Count(edge => edge == Constants.EdgeDiagonal)));
            using (var decomposer = new Decomposer())
            {
                Assert.Equal(2, decomposer.Decompose(corner, out edges, out made).Length);
                Assert.Equal(2, decomposer.DecomposeTrusted(corner, out edges, out made).Length);
            }
            Vec2[][] bow = { Points("0 0 4 4 4 0 0 4") };
            DecomposedPolygon[] found;
            pieces = global::Sat2d.Polygons.Decompose(new[] { corner, bow }, out edges, out found);
            Assert.Equal(2, pieces.Length);
            Assert.Equal(2L, found[0].Decomposition.PieceCount);
            Assert.Equal(Status.EdgesCross, found[1].Status);
            pieces = global::Sat2d.Polygons.DecomposeTrusted(
                new[] { corner, corner }, out edges, out found, fewest);
            Assert.Equal(2L, found[1].FirstPiece);
            Vec2[][] dent = { Points("0 0 2 0.25 4 0 4 4 0 4") };
            uint[][] left = Polygon.Simplify(dent, 0.5, Deviation.Outward);
            Assert.Sequence(new uint[] { 0, 2, 3, 4 }, left.Single());
            left = Multipolygon.Simplify(new[] { dent, corner.Select(ring => ring.Select(
                p => new Vec2(p.X + 9, p.Y)).ToArray()).ToArray() }, 0.5, Deviation.Outward);
            Assert.Equal(2, left.Length);
            Assert.Equal(4, left[0].Length);
            Polygon.Approximate(dent, 0.5, Deviation.Either, out edges, out made);
            Assert.Equal(1L, made.PieceCount);
            Vec2[][] inside = { Points("1 1 2 1 2 2") };
            MultipolygonFault fault = Multipolygon.Validate(new[] { dent, inside }).Value;
            Assert.Equal(Status.PartsOverlap, fault.Fault.Status);
            Assert.That(Multipolygon.Validate(new[] { dent }) == null, "one part is valid");
        }

        [Test]
        private static void LongListsFillLargerBuffers()
        {
            // a comb, whose teeth are pieces of their own
            var comb = Enumerable.Range(0, 400).Select(
                i => new Vec2(i, i % 2 == 0 ? 1 : 9)).ToList();
            comb.Add(new Vec2(399, 0));
            comb.Add(new Vec2(0, 0));
            Vec2[][] rings = { comb.ToArray() };
            uint[][] edges;
            Decomposition made;
            uint[][] pieces = Polygon.Decompose(rings, out edges, out made);
            Assert.That(pieces.Length > 100, pieces.Length + " pieces");
            Assert.Equal(made.PieceCount, pieces.Length);
            Assert.Equal(made.CornerCount, pieces.Sum(piece => piece.Length));
            Assert.That(pieces.All(piece => piece.All(vertex => vertex < 402)), "indices");
            Assert.Equal(199, Polygon.ReflexVertices(rings).Length);
        }

        [Test]
        private static void MasksHavePixels()
        {
            Mask mask = TablesTest.MaskOf("##../##../...#");
            Assert.Equal(4L, mask.Width());
            Assert.Equal(3L, mask.Height());
            Assert.Equal(5L, mask.Count());
            Assert.Equal(new PixelBox(0, 0, 4, 3), mask.Bounds());
            Assert.That(mask.Get(3, 2) && !mask.Get(2, 2) && !mask.IsEmpty(), "pixels");
            Assert.Equal(3UL, mask.Word(0, 0) & 15);
            Vec2[][][] parts = mask.Silhouettes(Connectivity.Four);
            Assert.Equal(2, parts.Length);
            Assert.Equal(4, parts[0].Single().Length);
            Assert.Equal(1, parts[1].Length);
            Shape sprite = Shape.Mask(mask, new Vec2(0, 0));
            Assert.Equal(5.0, sprite.Area());
            Shape[] groups = Shape.MaskGroups(mask, new Vec2(0, 0));
            Assert.Sequence(new[] { 4.0, 1.0 }, groups.Select(group => group.Area()).ToArray());
            Mask copy = mask.Clone();
            copy.Set(0, 0, false);
            Assert.Equal(4L, copy.Count());
            Assert.Equal(4L, mask.OverlapArea(copy, new Pixel(0, 0)));
            Assert.That(mask.Overlaps(copy, new Pixel(0, 0)), "they overlap");
            Assert.Equal(4L, mask.OverlapMask(copy, new Pixel(0, 0)).Count());
            Assert.Equal(new Pixel(1, 0), mask.FirstOverlap(copy, new Pixel(0, 0)).Value.Pixel);
            Assert.That(mask.FirstOverlap(copy, new Pixel(9, 0)) == null, "nothing is there");
            copy.Fill(Shape.Rectangle(8, 8), Here, true);
            Assert.Equal(12L, copy.Count());
            Assert.Equal(1L, Mask.Words(new ulong[] { 1 }, 1, 1).Count());
            Assert.That(!mask.Get(4, 0), "nothing is outside");
            mask.Set(4, 0, true);
            Assert.Equal(5L, mask.Count());
            Assert.That(new Mask(2, 2).IsEmpty(), "a new mask is empty");
            byte[] alpha = { 0, 128, 255, 127 };
            Assert.Equal(2L, Pygame.FromSurface(alpha, 2, 2, 127).Count());
        }

        [Test]
        private static void BatchesOfRectangles()
        {
            double[] zero = { 0, 0, 0 }, half = { 1, 1, 1 };
            var a = new RectanglesF64 {
                CenterX = zero, CenterY = zero, UX = half, UY = zero, VX = zero, VY = half,
            };
            RectanglesF64 b = a;
            b.CenterX = new double[] { 1, 2, 3 };
            Relation[] expected = { Relation.Overlapping, Relation.Touching, Relation.Disjoint };
            Assert.Sequence(expected, Batch.RectanglesF64(a, b));
            b.CenterX = new double[] { 1, 2 };
            Assert.Throws<ArgumentException>(() => Batch.RectanglesF64(a, b));
            b = a;
            b.VY = null;
            Assert.Throws<ArgumentNullException>(() => Batch.RectanglesF64(a, b));
            float[] none = { 0 }, one = { 1 };
            var c = new RectanglesF32 {
                CenterX = none, CenterY = none, UX = one, UY = none, VX = none, VY = one,
            };
            Assert.Sequence(new[] { Relation.Overlapping }, Batch.RectanglesF32(c, c));
            Shape tile = Shape.Rectangle(2, 2), ball = Shape.Circle(new Vec2(0, 0), 1);
            Relation[] found = Batch.Pairs(new[] { tile, tile, ball },
                new[] { Here, At(1.5, 0), At(3.5, 0) }, new uint[] { 0, 1, 0, 2, 1, 2 });
            expected = new[] { Relation.Overlapping, Relation.Disjoint, Relation.Touching };
            Assert.Sequence(expected, found);
            Assert.Equal(0, Batch.Pairs(new Shape[0], new Transform[0], new uint[0]).Length);
        }
    }
}
