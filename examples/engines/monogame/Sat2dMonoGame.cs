using System;
using Microsoft.Xna.Framework;
using Microsoft.Xna.Framework.Graphics;

namespace Sat2d.MonoGame
{
    /// <summary>
    /// The opaque pixels of a texture, or of a part of it, placed as <c>SpriteBatch.Draw</c> draws
    /// them. Make one for each source rectangle and origin, and keep it.
    /// </summary>
    public sealed class SpriteShape : IDisposable
    {
        private readonly int width, height;
        private readonly Vector2 origin;

        /// <param name="texture">Its format is <c>SurfaceFormat.Color</c>.</param>
        /// <param name="source">The part of the texture, or null for all of it.</param>
        /// <param name="origin">That of <c>Draw</c>, in pixels of the source.</param>
        /// <param name="threshold">Pixels count if their alpha is at least this.</param>
        public SpriteShape(
            Texture2D texture,
            Rectangle? source = null,
            Vector2 origin = default(Vector2),
            byte threshold = 128)
        {
            Rectangle part = source ?? new Rectangle(0, 0, texture.Width, texture.Height);
            width = part.Width;
            height = part.Height;
            this.origin = origin;
            var pixels = new Color[width * height];
            texture.GetData(0, part, pixels, 0, pixels.Length);
            byte[] alpha = Array.ConvertAll(pixels, pixel => pixel.A);
            using (Mask mask = Mask.Alpha(alpha, width, height, threshold))
            {
                if (!mask.IsEmpty())
                    Shape = Shape.Mask(mask, new Vec2(origin.X, origin.Y));
            }
        }

        /// <summary>
        /// The pixels that count, to be placed at <c>At</c>; null if there are none.
        /// </summary>
        public Shape Shape { get; }

        /// <summary>Frees the shape. A world keeps what it was given.</summary>
        public void Dispose()
        {
            Shape?.Dispose();
        }

        /// <summary>
        /// Where <c>Draw</c> draws the sprite that is given a position. In doubles: MonoGame rounds
        /// the corners to 24 bits.
        /// </summary>
        /// <exception cref="SatException">
        /// <c>Status.NotFinite</c>, <c>Status.Singular</c> (a scale of 0).
        /// </exception>
        public Transform At(
            Vector2 position,
            float rotation,
            Vector2 scale,
            SpriteEffects effects = SpriteEffects.None)
        {
            return At(new Vec2(position.X, position.Y), rotation, scale.X, scale.Y, effects);
        }

        /// <summary>
        /// Where <c>Draw</c> draws the sprite that is given a destination rectangle. The origin is
        /// drawn at the rectangle's corner.
        /// </summary>
        /// <exception cref="SatException"><c>Status.Singular</c> (a side of 0).</exception>
        public Transform At(
            Rectangle destination,
            float rotation = 0,
            SpriteEffects effects = SpriteEffects.None)
        {
            double scaleX = (double)destination.Width / width;
            double scaleY = (double)destination.Height / height;
            return At(new Vec2(destination.X, destination.Y), rotation, scaleX, scaleY, effects);
        }

        /// <summary>The matrix of <c>SpriteBatch.Begin</c>, without its third dimension: a level
        /// or camera in which sprites are, <c>Layer(matrix).Product(sprite.At(...))</c>.</summary>
        public static Transform Layer(Matrix matrix)
        {
            return new Transform(
                matrix.M11, matrix.M12, matrix.M21, matrix.M22, matrix.M41, matrix.M42);
        }

        /// <summary>How the pixels of two sprites meet.</summary>
        public Relation RelationTo(Transform here, SpriteShape other, Transform there)
        {
            return Shape == null || other.Shape == null
                ? Relation.Disjoint
                : Sat.Relation(Shape, here, other.Shape, there);
        }

        private Transform At(
            Vec2 position, double rotation, double scaleX, double scaleY, SpriteEffects effects)
        {
            Transform drawn = Transform.Placement(position, rotation, scaleX, scaleY);
            if (effects == SpriteEffects.None)
                return drawn;
            // SpriteBatch mirrors the picture within its rectangle, not about the origin
            bool flipX = (effects & SpriteEffects.FlipHorizontally) != 0;
            bool flipY = (effects & SpriteEffects.FlipVertically) != 0;
            return drawn.Product(new Transform(
                flipX ? -1 : 1, 0, 0, flipY ? -1 : 1,
                flipX ? width - 2.0 * origin.X : 0, flipY ? height - 2.0 * origin.Y : 0));
        }
    }
}
