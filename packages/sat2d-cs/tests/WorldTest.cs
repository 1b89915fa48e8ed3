using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Runtime.CompilerServices;
using System.Threading;

namespace Sat2d.Tests
{
    /// <summary>Worlds, and functions that they call.</summary>
    internal static class WorldTest
    {
        private sealed class OwnException : Exception
        {
        }

        private static Transform At(double x, double y)
        {
            return Transform.Translation(new Vec2(x, y));
        }

        /// <summary>A static wall of 2 x 2 at the origin and a hero of 1 x 1 beside it.</summary>
        private sealed class Scene
        {
            internal readonly World World = new World();
            internal readonly BodyId Wall, Hero;

            internal Scene()
            {
                Wall = World.Insert(new Body {
                    Shape = Shape.Rectangle(2, 2), Kind = BodyKind.Static, User = 3,
                });
                Hero = World.Insert(new Body {
                    Shape = Shape.Rectangle(1, 1), Transform = At(1.25, 0), User = 7,
                });
            }
        }

        [Test]
        private static void StepsHaveEvents()
        {
            var scene = new Scene();
            World world = scene.World;
            world.Step();
            PairEvent of = world.Events().Single();
            Assert.Equal(Phase.Begin, of.Phase);
            Assert.Equal(scene.Wall, of.A);
            Assert.Equal(7UL, of.UserB);
            Assert.Equal(Relation.Overlapping, of.Relation);
            world.StepWithin(1);
            Assert.Equal(Phase.Stay, world.Events().Single().Phase);
            world.Remove(scene.Hero);
            world.Step();
            Assert.Equal(Phase.End, world.Events().Single().Phase);
            Assert.Equal(1L, world.EventCount());
            var body = new Body { Shape = Shape.Rectangle(1, 1) };
            world.InsertMany(Enumerable.Repeat(body, 20).ToArray());
            Assert.Fails(Status.Limit, () => world.StepWithin(3));
            world.Step();
            Assert.Equal(20 * 21 / 2, world.Events().Length);
        }

        [Test]
        private static void StaleIdsAreErrors()
        {
            var scene = new Scene();
            World world = scene.World;
            world.Remove(scene.Hero);
            Assert.Fails(Status.StaleId, () => world.Remove(scene.Hero));
            Assert.Fails(Status.StaleId, () => world.Transform(scene.Hero));
            Assert.Fails(Status.StaleId, () => world.Get(new BodyId()));
            Assert.That(!world.Contains(scene.Hero) && world.Contains(scene.Wall), "one is left");
            BodyId next = world.Insert(new Body { Shape = Shape.Rectangle(1, 1) });
            Assert.That(next != scene.Hero && !next.Equal(scene.Hero), "ids are not used again");
            Assert.That(new BodyId().IsNone() && !next.IsNone(), "zero is no body");
            var ids = new Dictionary<BodyId, int> { { next, 1 } };
            Assert.Equal(1, ids[next]);
        }

        [Test]
        private static void BodiesAreReadAndChanged()
        {
            var scene = new Scene();
            World world = scene.World;
            BodyId hero = scene.Hero;
            world.SetTransform(hero, At(5, 0));
            world.SetUser(hero, ulong.MaxValue);
            world.SetKind(hero, BodyKind.Sensor);
            world.SetInverseMass(hero, 2);
            world.SetFilter(hero, new Filter(2, 4));
            world.SetShape(hero, Shape.Circle(new Vec2(0, 0), 1));
            Body body = world.Get(hero);
            Assert.Equal(At(5, 0), body.Transform);
            Assert.Equal(ulong.MaxValue, body.User);
            Assert.Equal(BodyKind.Sensor, body.Kind);
            Assert.Equal(2.0, body.InverseMass);
            Assert.Equal(new Filter(2, 4), body.Filter);
            Assert.Equal(ShapeKind.Circle, body.Shape.Kind());
            Assert.That(!body.Immovable, "others push it");
            body.Immovable = true;
            Assert.That(world.Get(world.Insert(body)).Immovable, "others do not push the copy");
            Assert.Equal(3L, world.BodyCount());
            Assert.Equal(3, world.Bodies().Length);
            Assert.Equal(BodyKind.Sensor, world.Kind(hero));
            Assert.Near(6, world.Bounds(hero).Max.X, 1e-12, "bounds");
            Assert.Equal(Relation.Disjoint, world.Relation(scene.Wall, hero));
            Assert.That(world.Contact(scene.Wall, hero) == null, "they are apart");
            world.SetTransforms(new[] { hero, scene.Wall }, new[] { At(0, 0), At(0, 0) });
            world.SetKinds(new[] { hero }, new[] { BodyKind.Moving });
            Assert.Equal(Containment.Touching, world.Within(hero, scene.Wall));
            Assert.Equal(1, world.Contacts(scene.Wall, hero).Length);
            Assert.Throws<ArgumentException>(
                () => world.SetTransforms(new[] { hero }, new Transform[0]));
            Assert.Throws<ArgumentNullException>(() => world.SetKinds(null, new BodyKind[0]));
            Assert.Throws<ArgumentNullException>(() => world.SetShape(hero, null));
            Assert.Fails(Status.Null, () => world.Insert(new Body()));
            var nowhere = new Body {
                Shape = Shape.Rectangle(1, 1), Transform = At(double.NaN, 0),
            };
            var bodies = new[] { new Body { Shape = Shape.Rectangle(1, 1) }, nowhere };
            SatException at = Assert.Fails(Status.NotFinite, () => world.InsertMany(bodies));
            Assert.Equal(1u, at.Details.Entry);
        }

        [Test]
        private static void PartsMoveWithTheirOwner()
        {
            var scene = new Scene();
            World world = scene.World;
            var sword = new Body {
                Shape = Shape.Circle(new Vec2(0, 0), 0.25), Transform = At(2, 0),
                Kind = BodyKind.Sensor,
            };
            BodyId part = world.Attach(scene.Hero, sword);
            Assert.Equal(scene.Hero, world.Owner(part));
            Assert.Equal(part, world.Parts(scene.Hero).Single());
            Assert.Equal(3.25, world.Transform(part).Tx);
            world.SetLocalTransform(part, At(3, 0));
            Assert.Equal(At(3, 0), world.LocalTransform(part));
            Assert.Fails(Status.IsPart, () => world.SetTransform(part, At(0, 0)));
            Assert.Fails(Status.NotAPart, () => world.SetLocalTransform(scene.Hero, At(0, 0)));
        }

        [Test]
        private static void QueriesTakeFilters()
        {
            var scene = new Scene();
            World world = scene.World;
            BodyId wall = scene.Wall, hero = scene.Hero;
            var point = new Vec2(0.875, 0);
            Assert.Sequence(new[] { wall, hero }, world.QueryPoint(point));
            var but = new QueryFilter { Except = new[] { hero } };
            Assert.Sequence(new[] { wall }, world.QueryPoint(point, but));
            var moving = new QueryFilter { Kinds = QueryKinds.Moving };
            Assert.Sequence(new[] { hero }, world.QueryPoint(point, moving));
            var both = new QueryFilter { Kinds = QueryKinds.Moving | QueryKinds.Static };
            Assert.Equal(2, world.QueryPoint(point, both).Length);
            var box = new Aabb(new Vec2(-9, -9), new Vec2(9, 9));
            Assert.Equal(2, world.QueryBox(box, Coverage.Inside).Length);
            Assert.Equal(1, world.QueryCircle(new Vec2(3, 0), 1.25, Coverage.Touching).Length);
            Shape disc = Shape.Circle(new Vec2(0, 0), 0.25);
            Assert.Equal(1, world.QueryShape(disc, At(0, 0), Coverage.Inside).Length
                + world.QueryShape(disc, At(0, 0), Coverage.Touching).Length);
            NearBody near = world.Nearest(new Vec2(9, 0), 1, 100).Single();
            Assert.Equal(hero, near.Body);
            Assert.Equal(7.25, near.Distance);
            BodyRayHit hit = world.CastRay(new Vec2(9, 0), new Vec2(-1, 0), 100).Value;
            Assert.Equal(hero, hit.Body);
            Assert.Near(1.75, hit.Hit.Point.X, 1e-12, "point");
            Assert.That(world.CastRay(new Vec2(9, 0), new Vec2(1, 0), 100) == null, "nothing");
            Assert.Equal(2, world.CastRayAll(new Vec2(9, 0), new Vec2(-1, 0), 100).Length);
            Motion motion = Motion.Between(At(9, 0), At(-9, 0));
            BodyImpact impact = world.Sweep(disc, motion).Value;
            Assert.Equal(hero, impact.Body);
            Assert.Near(7.0 / 18, impact.Impact.Time, 1e-9, "time");
            Assert.That(world.Sweep(disc, Motion.Between(At(9, 9), At(-9, 9))) == null, "above");
            Assert.Fails(Status.InvalidEnum, () => world.QueryBox(box, (Coverage)9));
        }

        [Test]
        private static void ManyBodiesFillLargerBuffers()
        {
            var world = new World();
            Shape tile = Shape.Rectangle(1, 1);
            var bodies = Enumerable.Range(0, 1000).Select(
                i => new Body { Shape = tile, Transform = At(2 * i, 0), User = (ulong)i });
            BodyId[] ids = world.InsertMany(bodies.ToArray());
            Assert.Sequence(ids, world.Bodies());
            var all = new Aabb(new Vec2(-9, -9), new Vec2(9999, 9));
            Assert.Sequence(ids, world.QueryBox(all, Coverage.Touching));
            Assert.Equal(1000, world.CastRayAll(new Vec2(-9, 0), new Vec2(1, 0), 9999).Length);
            Assert.Equal(100, world.Nearest(new Vec2(0, 0), 100, 9999).Length);
        }

        [Test]
        private static void CallbacksStopAndThrow()
        {
            var scene = new Scene();
            World world = scene.World;
            var box = new Aabb(new Vec2(-9, -9), new Vec2(9, 9));
            var found = new List<BodyId>();
            world.EachInBox(box, Coverage.Touching, body => {
                found.Add(body);
                return found.Count < 2;
            });
            Assert.Equal(2, found.Count);
            int calls = 0;
            BodyCallback fail = body => {
                calls++;
                throw new OwnException();
            };
            Assert.Throws<OwnException>(() => world.EachInBox(box, Coverage.Touching, fail));
            Assert.Throws<OwnException>(() => world.EachAtPoint(new Vec2(0, 0), fail));
            Vec2 zero = new Vec2(0, 0);
            Assert.Throws<OwnException>(() => world.EachInCircle(zero, 9, Coverage.Inside, fail));
            Assert.Throws<OwnException>(() => world.EachInShape(
                Shape.Circle(zero, 1), At(0, 0), Coverage.Touching, fail));
            Assert.Equal(4, calls);
            var hits = new List<double>();
            world.EachOnRay(new Vec2(9, 0), new Vec2(-1, 0), 100, hit => {
                hits.Add(hit.Hit.Point.X);
                return true;
            });
            Assert.Equal(2, hits.Count);
            Assert.Near(1.75, hits[0], 1e-12, "point");
            Assert.Throws<OwnException>(() => world.EachOnRay(
                new Vec2(9, 0), new Vec2(-1, 0), 100, hit => { throw new OwnException(); }));
            Assert.Throws<ArgumentNullException>(() => world.EachAtPoint(zero, null));
            Assert.Fails(Status.NotFinite,
                () => world.EachAtPoint(new Vec2(double.NaN, 0), body => true));
        }

        [Test]
        private static void ThePredicateReadsItsWorld()
        {
            var scene = new Scene();
            World world = scene.World, kept = null;
            var asked = new List<ulong>();
            world.SetPairPredicate((inside, a, b) => {
                kept = inside;
                asked.Add(inside.User(a));
                asked.Add(inside.User(b));
                Assert.Fails(Status.Busy, () => world.User(a));
                Assert.Throws<InvalidOperationException>(() => inside.Step());
                Assert.Throws<InvalidOperationException>(() => inside.Remove(a));
                return false;
            });
            GC.Collect();
            world.Step();
            world.Step();
            Assert.Sequence(new ulong[] { 3, 7 }, asked.ToArray());
            Assert.Equal(0, world.Events().Length);
            Assert.Throws<ObjectDisposedException>(() => kept.BodyCount());
            Assert.Throws<ObjectDisposedException>(() => kept.Step());
            world.SetPairPredicate(null);
            world.SetTransform(scene.Hero, At(9, 0));
            world.Step();
            world.SetTransform(scene.Hero, At(1, 0));
            world.Step();
            Assert.Equal(1, world.Events().Length);
        }

        [Test]
        private static void ObjectsSayWhatTheyAre()
        {
            Shape disc = Shape.Circle(new Vec2(0, 0), 1.5);
            var world = new World();
            BodyId id = world.Insert(new Body { Shape = disc });
            Assert.Equal("Shape(Circle, vertices: 1, radius: 1.5)", disc.ToString());
            Assert.Equal("Shape(Ellipse, vertices: 1, half axes: 2, 1.5)",
                Shape.Ellipse(2, 1.5).ToString());
            Assert.Equal("Shape(Rectangle, vertices: 4)", Shape.Rectangle(2, 1).ToString());
            Assert.Equal("World(bodies: 1)", world.ToString());
            Assert.Equal("BodyId(" + id.Bits + ")", id.ToString());
            disc.Dispose();
            world.Dispose();
            Assert.Equal("Shape(disposed)", disc.ToString());
            Assert.Equal("World(disposed)", world.ToString());
        }

        [Test]
        private static void ThePredicateMayThrow()
        {
            var scene = new Scene();
            World world = scene.World;
            bool throws = true;
            world.SetPairPredicate((inside, a, b) => {
                if (throws)
                    throw new OwnException();
                return true;
            });
            Assert.Throws<OwnException>(() => world.Step());
            Assert.Equal(Phase.Begin, world.Events().Single().Phase);
            throws = false;
            world.SetTransform(scene.Hero, At(9, 0));
            world.Step();
            world.SetTransform(scene.Hero, At(1, 0));
            world.Step();
            Assert.Equal(Phase.Begin, world.Events().Single().Phase);
        }

        /// <summary>Calls of several threads at once do nothing, or throw.</summary>
        [Test]
        private static void ThreadsCannotShareAWorldThatChanges()
        {
            var scene = new Scene();
            World world = scene.World;
            SatException busy = null;
            Action inOtherThread = () => {
                busy = null;
                var thread = new Thread(() => {
                    busy = Assert.Fails(Status.Busy, () => world.Remove(scene.Hero));
                });
                thread.Start();
                thread.Join();
                Assert.Equal(Constants.NoIndex, busy.Details.Entry);
            };
            world.EachAtPoint(new Vec2(0, 0), body => {
                inOtherThread();
                Assert.Fails(Status.Busy, () => world.Remove(scene.Hero));
                Assert.Equal(2L, world.BodyCount());
                return false;
            });
            world.SetPairPredicate((inside, a, b) => {
                inOtherThread();
                Assert.Fails(Status.Busy, () => world.Step());
                return true;
            });
            world.Step();
            Assert.Equal(2L, world.BodyCount());

            int wrong = 0, done = 0;
            var threads = Enumerable.Range(0, 4).Select(number => new Thread(() => {
                for (int i = 0; i < 2000; i++)
                {
                    try
                    {
                        if (number < 2)
                            world.SetTransform(scene.Hero, At(number, i));
                        else if (world.Bodies().Length != 2)
                            Interlocked.Increment(ref wrong);
                        Interlocked.Increment(ref done);
                    }
                    catch (SatException exception)
                    {
                        if (exception.Status != Status.Busy)
                            Interlocked.Increment(ref wrong);
                    }
                }
            })).ToArray();
            foreach (Thread thread in threads)
                thread.Start();
            foreach (Thread thread in threads)
                thread.Join();
            Assert.Equal(0, wrong);
            Assert.That(done > 0, done + " calls were done");
            world.Remove(scene.Hero);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        private static WeakReference Forgotten(Action<byte[]> take)
        {
            var scene = new Scene();
            World world = scene.World;
            world.SetPairPredicate((inside, a, b) => world != null);
            world.StartRecording(bytes => {
                take(bytes);
                return world != null;
            });
            world.Step();
            return new WeakReference(world);
        }

        /// <summary>Functions that hold on to their world do not keep it alive.</summary>
        [Test]
        private static void AWorldWithFunctionsIsCollected()
        {
            int bytes = 0;
            var worlds = Enumerable.Range(0, 50).Select(
                i => Forgotten(block => bytes += block.Length)).ToArray();
            for (int i = 0; i < 3; i++)
            {
                GC.Collect();
                GC.WaitForPendingFinalizers();
            }
            int alive = worlds.Count(world => world.IsAlive);
            // the stack is scanned conservatively
            Assert.That(alive < 10, alive + " worlds are alive");
        }

        [Test]
        private static void RecordingsAreComplete()
        {
            var scene = new Scene();
            World world = scene.World;
            var file = new MemoryStream();
            world.StartRecording(bytes => {
                file.Write(bytes, 0, bytes.Length);
                return true;
            });
            for (int i = 0; i < 100; i++)
                world.Step();
            Assert.That(world.StopRecording(), "everything was taken");
            Assert.That(file.Length > 1000, file.Length + " bytes");
            Assert.That(!world.StopRecording(), "nothing was being recorded");
            world.StartRecording(bytes => false);
            world.Step();
            Assert.That(!world.StopRecording(), "nothing was taken");
            int calls = 0;
            Assert.Throws<OwnException>(() => {
                world.StartRecording(bytes => {
                    calls++;
                    throw new OwnException();
                });
                world.Step();
                world.StopRecording();
            });
            world.Step();
            Assert.Equal(1, calls);
            long before = file.Length;
            world.StartRecording(bytes => {
                file.Write(bytes, 0, bytes.Length);
                return true;
            });
            world.Dispose();
            Assert.That(file.Length > before, "the rest comes when the world is disposed of");
        }

        [Test]
        private static void SavedWorldsGoOn()
        {
            var scene = new Scene();
            World world = scene.World;
            world.Step();
            byte[] saved = world.Save();
            World restored = World.Restore(saved), copy = world.Clone();
            foreach (World each in new[] { world, restored, copy })
            {
                each.SetTransform(scene.Hero, At(9, 0));
                each.Step();
            }
            Assert.Equal(world.Fingerprint(), restored.Fingerprint());
            Assert.Equal(world.Fingerprint(), copy.Fingerprint());
            Assert.Fails(Status.NotAWorld, () => World.Restore(new byte[] { 1, 2, 3 }));
            saved[saved.Length / 2] ^= 255;
            Assert.Throws<SatException>(() => World.Restore(saved));
            Assert.Throws<ArgumentNullException>(() => World.Restore(null));
        }

        [Test]
        private static void WorldsAreDrawn()
        {
            var scene = new Scene();
            World world = scene.World;
            world.SetShape(scene.Hero, Shape.Circle(new Vec2(0, 0), 1));
            world.Step();
            var corners = new List<Vec2>();
            var texts = new List<string>();
            int lines = 0;
            var pen = new DrawCallbacks {
                Polygon = (polygon, paint) => corners.AddRange(polygon),
                Text = (at, text, paint) => texts.Add(text + " " + at.X),
                Line = (from, to, paint) => lines += paint == Paint.Contact ? 1 : 0,
            };
            world.Draw(pen);
            Assert.Sequence(Row.Points("-1 -1 1 -1 1 1 -1 1"), corners.ToArray());
            Assert.Equal(2, texts.Count);
            Assert.That(texts[1].EndsWith(" 1.25"), texts[1]);
            Assert.That(lines > 0, "the contact is drawn");
            double radius = 0;
            world.DrawBody(scene.Hero, new DrawCallbacks {
                Circle = (center, r, paint) => radius = center.X == 1.25 ? r : -1,
            });
            Assert.Equal(1.0, radius);
            string oval = "";
            world.SetShape(scene.Hero, Shape.Ellipse(5, 3));
            world.DrawBody(scene.Hero, new DrawCallbacks {
                Ellipse = (center, u, w, paint) => oval = u.X + " " + u.Y + " " + w.X + " " + w.Y,
            });
            Assert.Equal("5 0 0 3", oval);
            int calls = 0;
            var broken = new DrawCallbacks {
                Text = (at, text, paint) => {
                    calls++;
                    throw new OwnException();
                },
            };
            Assert.Throws<OwnException>(() => world.Draw(broken));
            Assert.Equal(1, calls);
            world.Draw(new DrawCallbacks());
            Assert.Fails(Status.StaleId, () => world.DrawBody(new BodyId(), pen));
        }

        [Test]
        private static void BodiesSlideAndWalk()
        {
            var scene = new Scene();
            World world = scene.World;
            BodyId hero = scene.Hero;
            world.SetTransform(hero, At(5, 0));
            SlideResult slid;
            SlideHit hit = world.MoveAndSlide(hero, new Vec2(-9, 0), out slid).Single();
            Assert.Equal(scene.Wall, hit.Body);
            Assert.Equal(new Vec2(1, 0), hit.Normal);
            Assert.Near(-3.5, slid.Moved.X, 1e-9, "moved");
            Assert.Equal(1L, slid.HitCount);
            Assert.That(!slid.Stuck, "it is free");
            world.SetTransform(hero, At(0, 3));
            CharacterResult walked;
            world.MoveCharacter(hero, new Vec2(0, -9), out walked);
            Assert.Equal(scene.Wall, walked.Ground.Body);
            var options = new CharacterOptions { Ground = walked.Ground };
            world.MoveCharacter(hero, new Vec2(0.5, -9), out walked, options);
            Assert.Near(0.5, walked.Moved.X, 1e-9, "moved");
            world.SetTransform(hero, At(0.5, 0));
            SeparateResult parted = world.Separate(4);
            Assert.Equal(0L, parted.Overlapping);
            Assert.That(world.Relation(scene.Wall, hero) != Relation.Overlapping, "parted");
            world.SeparateWithin(4, 1000);
            world.SetOneWay(scene.Wall, new Vec2(0, 1));
            Assert.Equal(new Vec2(0, 1), world.OneWay(scene.Wall));
            world.SetTouchingTolerance(0.5);
            Assert.Equal(0.5, world.TouchingTolerance());
            world.SetParallel(false);
            world.SetParallelFrom(10);
        }

        [Test]
        private static void ATileThatSticksOutStopsABodyWithoutASkin()
        {
            var world = new World();
            Shape tile = Shape.Rectangle(16, 16);
            foreach (double top in new[] { 0, 0.001, -0.002 })
            {
                Transform there = At(16 * world.BodyCount() + 8, top - 8);
                world.Insert(
                    new Body { Shape = tile, Kind = BodyKind.Static, Transform = there });
            }
            BodyId hero = world.Insert(
                new Body { Shape = Shape.Rectangle(12, 12), Transform = At(8, 6) });
            var delta = new Vec2(24, -1);
            foreach (double skin in new[] { 0, 0.016 })
            {
                double expected = skin == 0 ? 2 : 24;
                SlideResult slid;
                CharacterResult walked;
                world.SetTransform(hero, At(8, 6));
                world.MoveAndSlideWith(hero, delta, out slid, new MoveOptions { Skin = skin });
                Assert.Equal(expected, slid.Moved.X);
                world.SetTransform(hero, At(8, 6));
                world.MoveCharacter(hero, delta, out walked, new CharacterOptions { Skin = skin });
                Assert.Equal(expected, walked.Moved.X);
            }
        }
    }
}
