using System;
using System.Globalization;

namespace Sat2d
{
    /// <summary>What <c>ToString</c> says of objects.</summary>
    internal static class Description
    {
        /// <summary>
        /// The class and what describes the object; whether it was disposed of, or why it cannot be
        /// asked.
        /// </summary>
        internal static string Of(string name, Func<string> describe)
        {
            try
            {
                return name + "(" + describe() + ")";
            }
            catch (ObjectDisposedException)
            {
                return name + "(disposed)";
            }
            catch (SatException exception)
            {
                return name + "(" + exception.Message + ")";
            }
        }

        internal static string Number(double number)
        {
            return number.ToString(CultureInfo.InvariantCulture);
        }
    }

    public sealed partial class Shape
    {
        /// <summary>Its kind, the number of its vertices, and its radius or half axes.</summary>
        public override string ToString()
        {
            return Description.Of("Shape", () => {
                Vec2 axes = HalfAxes();
                string text = Kind() + ", vertices: " + VertexCount();
                if (axes.X != axes.Y)
                    return text + ", half axes: " + Description.Number(axes.X) + ", "
                        + Description.Number(axes.Y);
                return axes.X == 0 ? text : text + ", radius: " + Description.Number(axes.X);
            });
        }
    }

    public sealed partial class Mask
    {
        /// <summary>Its size, and the number of its pixels.</summary>
        public override string ToString()
        {
            return Description.Of(
                "Mask", () => Width() + " x " + Height() + ", count: " + Count());
        }
    }

    public sealed partial class World
    {
        /// <summary>The number of its bodies.</summary>
        public override string ToString()
        {
            return Description.Of("World", () => "bodies: " + BodyCount());
        }
    }

    public sealed partial class Explanation
    {
        /// <summary>The relation.</summary>
        public override string ToString()
        {
            return Description.Of("Explanation", () => Relation().ToString());
        }
    }
}
