using System.Globalization;
using System.IO;
using System.Text;

namespace Sat2d.Tests
{
    /// <summary>The small game of <c>packages/game</c>.</summary>
    internal static class GameTest
    {
        private sealed class Mover
        {
            internal BodyId Id;
            internal Vec2 Velocity;
            internal bool IsThere = true;
        }

        private sealed class Game
        {
            private readonly World world = new World();
            private readonly Mover[] movers = new Mover[12];
            private readonly Shape[] shapes = {
                Shape.Rectangle(1, 2),
                Shape.Circle(new Vec2(0, 0), 0.75),
                Shape.Capsule(new Vec2(-0.5, 0), new Vec2(0.5, 0), 0.5),
                Shape.ConvexPolygon(new[] {
                    new Vec2(-0.75, -0.5), new Vec2(1, -0.5), new Vec2(-0.75, 1),
                }),
            };
            private readonly StringBuilder lines = new StringBuilder();
            private uint state = 2024;
            private long stayed;

            private void Line(string text)
            {
                lines.Append(text).Append('\n');
            }

            private double Chance()
            {
                state = unchecked(state * 1664525 + 1013904223);
                return state / 4294967296.0;
            }

            private Vec2 Kick()
            {
                double x = Chance(), y = Chance();
                return new Vec2((x - 0.5) * 0.75, (y - 0.5) * 0.75);
            }

            private static Transform At(double x, double y)
            {
                return Transform.Translation(new Vec2(x, y));
            }

            private BodyId Insert(Shape shape, Transform at, BodyKind kind, ulong user)
            {
                var body = new Body { Shape = shape, Transform = at, Kind = kind, User = user };
                return world.Insert(body);
            }

            private void Furnish()
            {
                Vec2[] cup = Row.Points("-3 0 3 0 3 4 2 4 2 1 -2 1 -2 4 -3 4");
                Shape floor = Shape.Rectangle(40, 2), wall = Shape.Rectangle(2, 20);
                Insert(floor, At(0, -11), BodyKind.Static, 1);
                Insert(floor, At(0, 11), BodyKind.Static, 2);
                Insert(wall, At(-21, 0), BodyKind.Static, 3);
                Insert(wall, At(21, 0), BodyKind.Static, 4);
                Insert(Shape.Polygon(new[] { cup }), At(5, -6), BodyKind.Static, 5);
                Insert(Shape.Circle(new Vec2(0, 0), 3), At(-8, 4), BodyKind.Sensor, 6);
                var slope = new Transform(0.8, 0.6, -0.6, 0.8, -4, -3);
                Insert(Shape.Rectangle(6, 1), slope, BodyKind.Static, 7);
            }

            private void Move(Mover mover, int i, int frame)
            {
                if ((frame + i) % 60 == 0)
                {
                    mover.Velocity = Kick();
                    Transform mirrored = world.Transform(mover.Id);
                    mirrored.A = -mirrored.A;
                    world.SetTransform(mover.Id, mirrored);
                }
                mover.Velocity.Y -= 0.0078125;
                SlideResult slid;
                foreach (SlideHit hit in world.MoveAndSlide(mover.Id, mover.Velocity, out slid))
                    mover.Velocity = Sat.Slide(mover.Velocity, hit.Normal);
            }

            private void Report(int frame)
            {
                world.Step();
                foreach (PairEvent of in world.Events())
                {
                    if (of.Phase == Phase.Stay)
                        stayed++;
                    else
                        Line((frame + " " + of.Phase + " " + of.UserA + " " + of.UserB + " "
                            + of.Relation).ToLowerInvariant());
                }
                if (frame % 10 == 0)
                {
                    var direction = new Vec2(1, (frame / 10 % 5 - 2) / 8.0);
                    BodyRayHit? hit = world.CastRay(new Vec2(-19, 0), direction, 60);
                    Line(frame + " ray "
                        + (hit == null ? "none" : world.User(hit.Value.Body).ToString()));
                }
                if (frame % 100 == 0)
                {
                    string fingerprint = world.Fingerprint().ToString(
                        "x16", CultureInfo.InvariantCulture);
                    Line(frame + " stay " + stayed + " fingerprint " + fingerprint);
                }
            }

            internal string Play()
            {
                Furnish();
                for (int i = 0; i < movers.Length; i++)
                {
                    Transform at = At(2.5 * i - 14, 8 - 1.5 * (i % 5));
                    BodyId id = Insert(shapes[i % 4], at, BodyKind.Moving, (ulong)(100 + i));
                    movers[i] = new Mover { Id = id, Velocity = Kick() };
                }
                for (int frame = 1; frame <= 1000; frame++)
                {
                    if (frame == 300)
                    {
                        world.Remove(movers[3].Id);
                        movers[3].IsThere = false;
                    }
                    else if (frame == 400)
                    {
                        movers[3].Id = Insert(shapes[3], At(0, 8), BodyKind.Moving, 103);
                        movers[3].IsThere = true;
                    }
                    for (int i = 0; i < movers.Length; i++)
                    {
                        if (movers[i].IsThere)
                            Move(movers[i], i, frame);
                    }
                    if (frame % 100 == 50)
                        world.Separate(4);
                    Report(frame);
                }
                world.Dispose();
                return lines.ToString();
            }
        }

        [Test]
        private static void TheEventsAreThoseOfC()
        {
            string path = Path.Combine(Row.Root, "packages", "game", "expected.txt");
            Assert.Equal(File.ReadAllText(path), new Game().Play());
        }
    }
}
