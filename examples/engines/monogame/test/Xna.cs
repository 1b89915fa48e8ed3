// Stands in for MonoGame, which Debian does not have: those of its types that the adapter and its
// tests use, with the names, fields and meanings of MonoGame's documentation. Nothing is drawn.

using System;

namespace Microsoft.Xna.Framework
{
    public struct Vector2
    {
        public float X, Y;

        public Vector2(float x, float y)
        {
            X = x;
            Y = y;
        }

        /// <summary>Points are rows: the matrix is on their right.</summary>
        public static Vector2 Transform(Vector2 point, Matrix matrix)
        {
            return new Vector2(
                point.X * matrix.M11 + point.Y * matrix.M21 + matrix.M41,
                point.X * matrix.M12 + point.Y * matrix.M22 + matrix.M42);
        }
    }

    public struct Rectangle
    {
        public int X, Y, Width, Height;

        public Rectangle(int x, int y, int width, int height)
        {
            X = x;
            Y = y;
            Width = width;
            Height = height;
        }

        public bool Intersects(Rectangle other)
        {
            return other.X < X + Width && X < other.X + other.Width
                && other.Y < Y + Height && Y < other.Y + other.Height;
        }
    }

    public struct Color
    {
        public byte R, G, B, A;
    }

    public struct Matrix
    {
        public float M11, M12, M13, M14, M21, M22, M23, M24, M31, M32, M33, M34, M41, M42, M43, M44;
    }
}

namespace Microsoft.Xna.Framework.Graphics
{
    [Flags]
    public enum SpriteEffects
    {
        None = 0,
        FlipHorizontally = 1,
        FlipVertically = 2,
    }

    public class Texture2D
    {
        private readonly Color[] pixels;

        public Texture2D(Color[] pixels, int width)
        {
            this.pixels = pixels;
            Width = width;
        }

        public int Width { get; }

        public int Height
        {
            get { return pixels.Length / Width; }
        }

        public void GetData<T>(
            int level, Rectangle? part, T[] data, int startIndex, int elementCount)
            where T : struct
        {
            Rectangle from = part ?? new Rectangle(0, 0, Width, Height);
            if (level != 0 || elementCount != from.Width * from.Height)
                throw new ArgumentException("not the elements of this part");
            for (int i = 0; i < elementCount; i++)
            {
                int x = from.X + i % from.Width, y = from.Y + i / from.Width;
                ((Color[])(object)data)[startIndex + i] = pixels[y * Width + x];
            }
        }
    }
}
