using System;
using System.Linq;
using Microsoft.Xna.Framework;
using Microsoft.Xna.Framework.Graphics;
using Sat2d.MonoGame;

namespace Sat2d.Tests
{
    internal static class SpritesTest
    {
        private static readonly string[] Flag = { "###..", "##...", "#....", "#...#" };
        private static readonly string[] Lamp = { "######", "#....#", "#....#", "######" };
        private static readonly string[] Sword = { "......", "######", "......" };

        private static Texture2D Picture(params string[] rows)
        {
            byte[] alpha = { 0, 255 };
            var pixels = string.Concat(rows).Select(letter =>
                new Color { A = alpha[letter == '#' ? 1 : 0] });
            return new Texture2D(pixels.ToArray(), rows[0].Length);
        }

        /// <summary>
        /// The two triangles that SpriteBatch sends to the graphics card: corners with places on
        /// the screen, and with places in the source that the flips exchange.
        /// </summary>
        private sealed class Quad
        {
            private readonly int width, height;
            private readonly bool flipX, flipY;
            private readonly Vec2 topLeft, topRight, bottomLeft;

            /// <summary>A sprite of <c>width * height</c> pixels, drawn in a size.</summary>
            internal Quad(
                int width, int height, Vector2 position, Vector2 size, float rotation,
                Vector2 origin, SpriteEffects effects)
            {
                this.width = width;
                this.height = height;
                flipX = effects.HasFlag(SpriteEffects.FlipHorizontally);
                flipY = effects.HasFlag(SpriteEffects.FlipVertically);
                double left = -origin.X * size.X / width, top = -origin.Y * size.Y / height;
                double sine = Math.Sin(rotation), cosine = Math.Cos(rotation);
                Func<double, double, Vec2> corner = (x, y) => new Vec2(
                    position.X + x * cosine - y * sine, position.Y + x * sine + y * cosine);
                topLeft = corner(left, top);
                topRight = corner(left + size.X, top);
                bottomLeft = corner(left, top + size.Y);
            }

            /// <summary>Where a point of the source is on the screen.</summary>
            internal Vec2 OnScreen(double x, double y)
            {
                double right = (flipX ? width - x : x) / width;
                double down = (flipY ? height - y : y) / height;
                return new Vec2(
                    topLeft.X + right * (topRight.X - topLeft.X)
                        + down * (bottomLeft.X - topLeft.X),
                    topLeft.Y + right * (topRight.Y - topLeft.Y)
                        + down * (bottomLeft.Y - topLeft.Y));
            }
        }

        private static void AssertPixels(
            SpriteShape sprite, Transform at, Quad quad, string[] rows, string where)
        {
            for (int y = 0; y < rows.Length; y++)
            {
                for (int x = 0; x < rows[y].Length; x++)
                {
                    Vec2 point = quad.OnScreen(x + 0.5, y + 0.5);
                    Assert.Equal(
                        rows[y][x] == '#' ? Relation.Overlapping : Relation.Disjoint,
                        Sat.PointRelation(sprite.Shape, at, point), where + " " + x + ", " + y);
                }
            }
        }

        [Test]
        internal static void PixelsAreWhereSpriteBatchDrawsThem()
        {
            var sheet = Picture("########", "#......#", "#.###..#", "#.##...#", "#.#....#",
                "#.#...##", "########");
            var part = new Rectangle(2, 2, 5, 4);
            var places = new[]
            {
                new { At = new Vector2(3, 4), Turn = 0f, Scale = new Vector2(1, 1) },
                new { At = new Vector2(-30, 0.5f), Turn = 2.5f, Scale = new Vector2(3, 1.5f) },
                new { At = new Vector2(1, 2), Turn = -0.7f, Scale = new Vector2(-2, 0.5f) },
            };
            foreach (Vector2 origin in new[] { new Vector2(0, 0), new Vector2(1.5f, 3) })
            {
                using (var sprite = new SpriteShape(sheet, part, origin))
                {
                    foreach (var place in places)
                    {
                        for (var effects = SpriteEffects.None; (int)effects < 4; effects++)
                        {
                            var size = new Vector2(5 * place.Scale.X, 4 * place.Scale.Y);
                            var quad = new Quad(
                                5, 4, place.At, size, place.Turn, origin, effects);
                            Transform at = sprite.At(place.At, place.Turn, place.Scale, effects);
                            AssertPixels(sprite, at, quad, Flag, place + " " + effects);
                        }
                    }
                }
            }
        }

        [Test]
        internal static void ADestinationRectangleIsASize()
        {
            var origin = new Vector2(2.5f, 1);
            using (var sprite = new SpriteShape(Picture(Flag), null, origin))
            {
                for (var effects = SpriteEffects.None; (int)effects < 4; effects++)
                {
                    var size = new Vector2(20, 7);
                    var quad = new Quad(
                        5, 4, new Vector2(30, 40), size, 1, origin, effects);
                    Transform at = sprite.At(new Rectangle(30, 40, 20, 7), 1, effects);
                    AssertPixels(sprite, at, quad, Flag, effects.ToString());
                }
                Assert.Fails(Status.Singular, () => sprite.At(new Rectangle(0, 0, 0, 4)));
            }
        }

        [Test]
        internal static void TheThresholdCountsAndNothingHasNoShape()
        {
            var pixels = new[] { 0, 127, 128, 255 }.Select(alpha => new Color { A = (byte)alpha });
            var texture = new Texture2D(pixels.ToArray(), 2);
            using (var half = new SpriteShape(texture))
            using (var all = new SpriteShape(texture, threshold: 1))
            using (var none = new SpriteShape(texture, new Rectangle(0, 0, 2, 1)))
            {
                Assert.Equal(2.0, half.Shape.Area());
                Assert.Equal(3.0, all.Shape.Area());
                Assert.Equal(null, none.Shape);
                Transform here = none.At(new Vector2(0, 0), 0, new Vector2(1, 1));
                Assert.Equal(Relation.Disjoint, none.RelationTo(here, half, here));
            }
        }

        /// <summary>
        /// The check of XNA's lesson on transformed sprites: the corner of each pixel of one
        /// sprite, mapped into the other and rounded, is in a pixel of that.
        /// </summary>
        private static bool PixelsOfTheLesson(Transform swordToLamp)
        {
            for (int x = 0; x < 6; x++)
            {
                Vec2 there = swordToLamp.Apply(new Vec2(x, 1));
                double column = Math.Round(there.X), row = Math.Round(there.Y);
                if (column >= 0 && column < 6 && row >= 0 && row < 4
                    && Lamp[(int)row][(int)column] == '#')
                {
                    return true;
                }
            }
            return false;
        }

        /// <summary>Whether one of 400 points in a pixel of the sword is in the lamp.</summary>
        private static bool IsSampled(Quad sword)
        {
            for (int i = 0; i < 120; i++)
            {
                for (int j = 0; j < 20; j++)
                {
                    Vec2 there = sword.OnScreen((i + 0.5) / 20, 1 + (j + 0.5) / 20);
                    double column = there.X - 20, row = there.Y - 10;
                    if (column >= 0 && column < 6 && row >= 0 && row < 4
                        && Lamp[(int)row][(int)column] == '#')
                    {
                        return true;
                    }
                }
            }
            return false;
        }

        private static Rectangle Box(params Vector2[] corners)
        {
            float left = corners.Min(p => p.X), top = corners.Min(p => p.Y);
            int width = (int)(corners.Max(p => p.X) - left);
            return new Rectangle(
                (int)left, (int)top, width, (int)(corners.Max(p => p.Y) - top));
        }

        [Test]
        internal static void ALevelInWhichBoxesAndRoundedPixelsAreWrong()
        {
            // as SpriteBatch.Begin takes it: mirrored, and four times as large
            var camera = new Matrix { M11 = -4, M22 = 4, M33 = 1, M44 = 1, M41 = 100 };
            Transform layer = SpriteShape.Layer(camera);
            var one = new Vector2(1, 1);
            var origin = new Vector2(0, 1.5f);
            int boxes = 0, lesson = 0, lessonIsWrong = 0, hits = 0;
            using (var lamp = new SpriteShape(Picture(Lamp)))
            using (var sword = new SpriteShape(Picture(Sword), null, origin))
            {
                Transform lampAt = lamp.At(new Vector2(20, 10), 0, one);
                Func<double, double, Vector2> seen = (x, y) =>
                    Vector2.Transform(new Vector2((float)x, (float)y), camera);
                Rectangle lampBox = Box(seen(20, 10), seen(26, 14));
                for (int degrees = 0; degrees < 360; degrees += 5)
                {
                    float turn = (float)(degrees * Math.PI / 180);
                    var grip = new Vector2(16, 12);
                    var quad = new Quad(
                        6, 3, grip, new Vector2(6, 3), turn, origin, SpriteEffects.None);
                    Transform swordAt = sword.At(grip, turn, one);
                    Relation found = sword.RelationTo(
                        layer.Product(swordAt), lamp, layer.Product(lampAt));
                    bool isHit = found == Relation.Overlapping;
                    Assert.Equal(IsSampled(quad), isHit, degrees + " degrees");
                    hits += isHit ? 1 : 0;
                    var corners = new[] { quad.OnScreen(0, 0), quad.OnScreen(6, 0),
                        quad.OnScreen(0, 3), quad.OnScreen(6, 3) };
                    Rectangle box = Box(corners.Select(p => seen(p.X, p.Y)).ToArray());
                    boxes += box.Intersects(lampBox) ? 1 : 0;
                    Transform toTexture = swordAt.Product(Transform.Translation(
                        new Vec2(-origin.X, -origin.Y)));
                    bool isFound = PixelsOfTheLesson(lampAt.Inverse().Product(toTexture));
                    lesson += isFound ? 1 : 0;
                    lessonIsWrong += isFound != isHit ? 1 : 0;
                }
            }
            // as many as in the same level in Pixi and in Phaser
            Assert.Equal(25, boxes, "boxes");
            Assert.Equal(13, hits, "hits");
            Assert.Equal(10, lesson, "hits by rounded pixels");
            Assert.Equal(3, lessonIsWrong, "wrong answers of rounded pixels");
        }
    }
}
