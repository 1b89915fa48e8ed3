using System;
using System.Linq;

namespace Sat2d.Tests
{
    /// <summary>Wrong calls throw, name the argument and its value, and do nothing else.</summary>
    internal static class MisuseTest
    {
        private static readonly Shape Box = Shape.Rectangle(2, 2);
        private static readonly Transform Here = Transform.Identity();
        private static readonly Vec2 Zero = new Vec2(0, 0);

        private static World Crowd(int count)
        {
            var world = new World();
            for (int i = 0; i < count; i++)
                world.Insert(new Body { Shape = Box });
            return world;
        }

        private static void Refuses(World world, Status status, string message, Action call)
        {
            byte[] before = world.Save();
            string found = Assert.Fails(status, call).Message;
            Assert.That(found.Contains(message), found + " has " + message);
            Assert.That(before.SequenceEqual(world.Save()), message);
        }

        [Test]
        private static void WrongValuesAreNamed()
        {
            World world = Crowd(1);
            BodyId id = world.Bodies()[0];
            var nan = new Vec2(double.NaN, 0);
            Refuses(world, Status.NotFinite, "radius is NaN",
                () => Shape.Circle(Zero, double.NaN));
            Refuses(world, Status.Negative, "radius is -1.0", () => Shape.Circle(Zero, -1));
            Refuses(world, Status.NotFinite, "tx is NaN",
                () => Sat.Hits(Box, Transform.Translation(nan), Box, Here));
            Refuses(world, Status.Negative, "inverse_mass is -1",
                () => world.Insert(new Body { Shape = Box, InverseMass = -1 }));
            Refuses(world, Status.InvalidEnum, "9",
                () => world.Insert(new Body { Shape = Box, Kind = (BodyKind)9 }));
            Refuses(world, Status.InvalidEnum, "9",
                () => world.QueryCircle(Zero, 1, (Coverage)9));
            Refuses(world, Status.NotFinite, "NaN", () => {
                SlideResult slid;
                world.MoveAndSlide(id, nan, out slid);
            });
            Refuses(world, Status.Negative, "step is -1", () => {
                CharacterResult moved;
                world.MoveCharacter(id, Zero, out moved, new CharacterOptions { Step = -1 });
            });
            Refuses(world, Status.Negative, "skin is -1", () => {
                SlideResult slid;
                world.MoveAndSlideWith(id, Zero, out slid, new MoveOptions { Skin = -1 });
            });
            Refuses(world, Status.StaleId, "no body has the id 0 ", () => world.Get(new BodyId()));
            Refuses(world, Status.Index, "pair 0 names body 2", () => Batch.Pairs(
                new[] { Box, Box }, new[] { Here, Here }, new uint[] { 0, 2 }));
            Refuses(world, Status.NotAWorld, "not a saved world",
                () => World.Restore(new byte[3]));
            var count = Assert.Throws<ArgumentOutOfRangeException>(() => world.Separate(-1));
            Assert.Equal("iterations", count.ParamName);
            var none = Assert.Throws<ArgumentNullException>(() => world.StartRecording(null));
            Assert.Equal("callback", none.ParamName);
        }

        /// <summary>
        /// The five likeliest mistakes: the message has the argument, its value, what is expected.
        /// </summary>
        [Test]
        private static void TheLikeliestMistakesAreExplained()
        {
            World world = Crowd(1);
            BodyId id = world.Bodies()[0];
            Refuses(world, Status.NotFinite, "transform coefficient tx is NaN, not a finite number",
                () => world.SetTransform(id, Transform.Translation(new Vec2(double.NaN, 0))));
            Vec2[] bow = { Zero, new Vec2(4, 4), new Vec2(4, 0), new Vec2(0, 4) };
            Refuses(world, Status.EdgesCross, "edges 0 and 2 cross near (2.0, 2.0)",
                () => Shape.Polygon(new[] { bow }));
            Refuses(world, Status.InvalidEnum, "kind is 9, none of the SAT_BODY_ constants",
                () => world.Insert(new Body { Shape = Box, Kind = (BodyKind)9 }));
            Refuses(world, Status.Null, "entry 1: shape",
                () => world.InsertMany(new[] { new Body { Shape = Box }, new Body() }));
            Refuses(world, Status.Negative,
                "entry 1: inverse_mass is -1; expected a finite number of 0 or more",
                () => world.InsertMany(new[] {
                    new Body { Shape = Box }, new Body { Shape = Box, InverseMass = -1 },
                }));
            BodyId gone = world.Insert(new Body { Shape = Box });
            world.Remove(gone);
            Refuses(world, Status.StaleId, "no body has the id ", () => world.Get(gone));
        }

        [Test]
        private static void PredicatesCannotChangeTheirWorld()
        {
            World world = Crowd(1);
            BodyId first = world.Bodies()[0];
            var calls = new Action[] {
                () => world.Step(), () => world.Remove(first),
                () => world.Insert(new Body { Shape = Box }),
                () => world.SetPairPredicate((inside, a, b) => true),
                () => world.Separate(1),
            };
            foreach (Action call in calls)
            {
                world.Insert(new Body { Shape = Box });
                world.SetPairPredicate((inside, a, b) => {
                    call();
                    return true;
                });
                Assert.Fails(Status.Busy, () => world.Step());
            }
            Assert.Equal(1L + calls.Length, world.BodyCount());
        }
    }
}
