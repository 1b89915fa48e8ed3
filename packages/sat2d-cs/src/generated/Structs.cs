// Made by `cargo run -p sat2d-api`; do not edit.
using System;
using System.Runtime.InteropServices;

// fields that only the native library writes, or that stay 0
#pragma warning disable 169, 414, 649

namespace Sat2d
{
    /// <summary>A point or a direction.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public partial struct Vec2 : IEquatable<Vec2>
    {
        /// <summary>The x coordinate.</summary>
        public double X;
        /// <summary>The y coordinate.</summary>
        public double Y;

        /// <summary>A value with these fields.</summary>
        public Vec2(double x, double y)
            : this()
        {
            X = x;
            Y = y;
        }

        /// <summary>Whether all fields are the same.</summary>
        public bool Equals(Vec2 other)
        {
            return X.Equals(other.X)
                && Y.Equals(other.Y);
        }

        /// <inheritdoc/>
        public override bool Equals(object other)
        {
            return other is Vec2 && Equals((Vec2)other);
        }

        /// <inheritdoc/>
        public override int GetHashCode()
        {
            int hash = 17;
            hash = unchecked(31 * hash + X.GetHashCode());
            hash = unchecked(31 * hash + Y.GetHashCode());
            return hash;
        }

        /// <inheritdoc/>
        public override string ToString()
        {
            return Text.Of("Vec2", X, Y);
        }

        /// <summary>Whether all fields are the same.</summary>
        public static bool operator ==(Vec2 a, Vec2 b)
        {
            return a.Equals(b);
        }

        /// <summary>Whether a field differs.</summary>
        public static bool operator !=(Vec2 a, Vec2 b)
        {
            return !a.Equals(b);
        }
    }

    /// <summary>An axis-aligned box, including its sides.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public partial struct Aabb : IEquatable<Aabb>
    {
        /// <summary>The corner with the least x and y.</summary>
        public Vec2 Min;
        /// <summary>The corner with the greatest x and y.</summary>
        public Vec2 Max;

        /// <summary>A value with these fields.</summary>
        public Aabb(Vec2 min, Vec2 max)
            : this()
        {
            Min = min;
            Max = max;
        }

        /// <summary>Whether all fields are the same.</summary>
        public bool Equals(Aabb other)
        {
            return Min.Equals(other.Min)
                && Max.Equals(other.Max);
        }

        /// <inheritdoc/>
        public override bool Equals(object other)
        {
            return other is Aabb && Equals((Aabb)other);
        }

        /// <inheritdoc/>
        public override int GetHashCode()
        {
            int hash = 17;
            hash = unchecked(31 * hash + Min.GetHashCode());
            hash = unchecked(31 * hash + Max.GetHashCode());
            return hash;
        }

        /// <inheritdoc/>
        public override string ToString()
        {
            return Text.Of("Aabb", Min, Max);
        }

        /// <summary>Whether all fields are the same.</summary>
        public static bool operator ==(Aabb a, Aabb b)
        {
            return a.Equals(b);
        }

        /// <summary>Whether a field differs.</summary>
        public static bool operator !=(Aabb a, Aabb b)
        {
            return !a.Equals(b);
        }
    }

    /// <summary>
    /// The indices and the point that an error names. Other indices are <c>Constants.NoIndex</c>.
    /// Vertices and edges count through all rings as they were given.
    /// </summary>
    [StructLayout(LayoutKind.Sequential)]
    public partial struct ErrorDetails
    {
        /// <summary>The status that the call returned.</summary>
        public Status Status;
        /// <summary>The entry of a list, or the pair of a batch.</summary>
        public uint Entry;
        /// <summary>The body of a pair.</summary>
        public uint Body;
        private uint parts0, parts1;
        /// <summary>The part of a multipolygon, or both parts.</summary>
        public uint[] Parts
        {
            get { return new[] { parts0, parts1 }; }
        }
        private uint rings0, rings1;
        /// <summary>The ring, or both rings.</summary>
        public uint[] Rings
        {
            get { return new[] { rings0, rings1 }; }
        }
        private uint vertices0, vertices1;
        /// <summary>The vertex, or both vertices.</summary>
        public uint[] Vertices
        {
            get { return new[] { vertices0, vertices1 }; }
        }
        private uint edges0, edges1;
        /// <summary>The edge, or both edges.</summary>
        public uint[] Edges
        {
            get { return new[] { edges0, edges1 }; }
        }
        private uint hasPoint;
        /// <summary>True if <c>Point</c> is set, else false.</summary>
        public bool HasPoint
        {
            get { return hasPoint != 0; }
            set { hasPoint = value ? 1u : 0u; }
        }
        /// <summary>
        /// A point near the fault; not finite if the fault is a number that is not finite.
        /// </summary>
        public Vec2 Point;
    }

    /// <summary>
    /// The map <c>x' = a*x + c*y + tx</c>, <c>y' = b*x + d*y + ty</c>; the coefficients are in the
    /// order of Flash's Matrix and of the HTML canvas.
    /// </summary>
    [StructLayout(LayoutKind.Sequential)]
    public partial struct Transform : IEquatable<Transform>
    {
        /// <summary>The factor of x in x'.</summary>
        public double A;
        /// <summary>The factor of x in y'.</summary>
        public double B;
        /// <summary>The factor of y in x'.</summary>
        public double C;
        /// <summary>The factor of y in y'.</summary>
        public double D;
        /// <summary>The x coordinate of the image of the origin.</summary>
        public double Tx;
        /// <summary>The y coordinate of the image of the origin.</summary>
        public double Ty;

        /// <summary>A value with these fields.</summary>
        public Transform(double a, double b, double c, double d, double tx, double ty)
            : this()
        {
            A = a;
            B = b;
            C = c;
            D = d;
            Tx = tx;
            Ty = ty;
        }

        /// <summary>Whether all fields are the same.</summary>
        public bool Equals(Transform other)
        {
            return A.Equals(other.A)
                && B.Equals(other.B)
                && C.Equals(other.C)
                && D.Equals(other.D)
                && Tx.Equals(other.Tx)
                && Ty.Equals(other.Ty);
        }

        /// <inheritdoc/>
        public override bool Equals(object other)
        {
            return other is Transform && Equals((Transform)other);
        }

        /// <inheritdoc/>
        public override int GetHashCode()
        {
            int hash = 17;
            hash = unchecked(31 * hash + A.GetHashCode());
            hash = unchecked(31 * hash + B.GetHashCode());
            hash = unchecked(31 * hash + C.GetHashCode());
            hash = unchecked(31 * hash + D.GetHashCode());
            hash = unchecked(31 * hash + Tx.GetHashCode());
            hash = unchecked(31 * hash + Ty.GetHashCode());
            return hash;
        }

        /// <inheritdoc/>
        public override string ToString()
        {
            return Text.Of("Transform", A, B, C, D, Tx, Ty);
        }

        /// <summary>Whether all fields are the same.</summary>
        public static bool operator ==(Transform a, Transform b)
        {
            return a.Equals(b);
        }

        /// <summary>Whether a field differs.</summary>
        public static bool operator !=(Transform a, Transform b)
        {
            return !a.Equals(b);
        }
    }

    /// <summary>
    /// Why and where a polygon is invalid, for programs that mark the place. Which indices are set
    /// depends on <c>Status</c>; the others are <c>Constants.NoIndex</c>.
    /// </summary>
    [StructLayout(LayoutKind.Sequential)]
    public partial struct PolygonFault
    {
        /// <summary>
        /// The status that the function returned: <c>Status.Ok</c> if the polygon is valid.
        /// </summary>
        public Status Status;
        /// <summary>The ring; 0 is the outer one.</summary>
        public uint Ring;
        /// <summary>The other ring: of two nested holes, the other one.</summary>
        public uint OtherRing;
        private uint vertices0, vertices1;
        /// <summary>The vertex, or both vertices if two are at one place.</summary>
        public uint[] Vertices
        {
            get { return new[] { vertices0, vertices1 }; }
        }
        private uint edges0, edges1;
        /// <summary>The edge, or both edges if two cross or overlap.</summary>
        public uint[] Edges
        {
            get { return new[] { edges0, edges1 }; }
        }
        private uint hasPlace;
        /// <summary>True if <c>Place</c> is set, else false.</summary>
        public bool HasPlace
        {
            get { return hasPlace != 0; }
            set { hasPlace = value ? 1u : 0u; }
        }
        /// <summary>
        /// A point near the fault; not finite if the fault is a number that is not finite.
        /// </summary>
        public Vec2 Place;
    }

    /// <summary>Why and where a multipolygon is invalid.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public partial struct MultipolygonFault
    {
        /// <summary>
        /// The fault within a part, or of two parts. Of two parts, the first edge or vertex belongs
        /// to the first part, the second edge to the second part; all are numbered within their
        /// part.
        /// </summary>
        public PolygonFault Fault;
        private uint parts0, parts1;
        /// <summary>
        /// The part, or both parts if two overlap or share an edge; <c>Constants.NoIndex</c> where
        /// there is none.
        /// </summary>
        public uint[] Parts
        {
            get { return new[] { parts0, parts1 }; }
        }
    }

    /// <summary>
    /// The options of a decomposition. All zero means the defaults, as does null for any pointer to
    /// options.
    /// </summary>
    [StructLayout(LayoutKind.Sequential)]
    public partial struct DecomposeOptions
    {
        /// <summary>One of the <c>DecomposeMethod</c> constants.</summary>
        public DecomposeMethod Method;
        /// <summary>One of the <c>DecomposePreference</c> constants.</summary>
        public DecomposePreference Prefer;
        private UIntPtr maxCorners;
        /// <summary>
        /// The most corners a piece may have, corners of 180 degrees included (8 for Box2D). 0 is
        /// no limit; 1 and 2 count as 3.
        /// </summary>
        public long MaxCorners
        {
            get { return Sizes.ToLong(maxCorners); }
            set { maxCorners = Sizes.ToNative(value, "value"); }
        }
        /// <summary>
        /// The most units of work; 0 is no limit. If they do not suffice for the method, the result
        /// is the best decomposition found so far, and <c>IsComplete</c> is 0. Less than 2 n log2 n
        /// units for n vertices is an error: <c>Status.Limit</c>.
        /// </summary>
        public ulong WorkLimit;
    }

    /// <summary>The result of a decomposition, besides the pieces.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public partial struct Decomposition
    {
        /// <summary>
        /// The area of the polygon without its holes, rounded; infinite if it overflows.
        /// </summary>
        public double Area;
        private UIntPtr pieceCount;
        /// <summary>The number of pieces.</summary>
        public long PieceCount
        {
            get { return Sizes.ToLong(pieceCount); }
            set { pieceCount = Sizes.ToNative(value, "value"); }
        }
        private UIntPtr cornerCount;
        /// <summary>The number of corners of all pieces together.</summary>
        public long CornerCount
        {
            get { return Sizes.ToLong(cornerCount); }
            set { cornerCount = Sizes.ToNative(value, "value"); }
        }
        private uint isOptimal;
        /// <summary>
        /// True if it is proven that no decomposition has fewer pieces (without new points and
        /// within <c>MaxCorners</c>), false if that is not known.
        /// </summary>
        public bool IsOptimal
        {
            get { return isOptimal != 0; }
            set { isOptimal = value ? 1u : 0u; }
        }
        private uint isComplete;
        /// <summary>
        /// True if <c>WorkLimit</c> sufficed for all that the options ask for, else false.
        /// </summary>
        public bool IsComplete
        {
            get { return isComplete != 0; }
            set { isComplete = value ? 1u : 0u; }
        }
        private UIntPtr lowerBound;
        /// <summary>
        /// A number of pieces that is proven to be necessary without new points: <c>PieceCount</c>
        /// if <c>IsOptimal</c>. <c>DecomposeMethod.Fewest</c> and <c>DecomposeMethod.Balanced</c>
        /// look for such a bound; the other methods return 1.
        /// </summary>
        public long LowerBound
        {
            get { return Sizes.ToLong(lowerBound); }
            set { lowerBound = Sizes.ToNative(value, "value"); }
        }
    }

    /// <summary>The result for one of many polygons.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public partial struct DecomposedPolygon
    {
        /// <summary>The decomposition; all zero if there is none.</summary>
        public Decomposition Decomposition;
        private UIntPtr firstPiece;
        /// <summary>The index of its first piece in the buffers.</summary>
        public long FirstPiece
        {
            get { return Sizes.ToLong(firstPiece); }
            set { firstPiece = Sizes.ToNative(value, "value"); }
        }
        private UIntPtr firstCorner;
        /// <summary>The index of its first corner in the buffers.</summary>
        public long FirstCorner
        {
            get { return Sizes.ToLong(firstCorner); }
            set { firstCorner = Sizes.ToNative(value, "value"); }
        }
        /// <summary>
        /// <c>Status.Ok</c>, or the reason why there is no decomposition; <c>Polygon.Validate</c>
        /// finds the place.
        /// </summary>
        public Status Status;
        private uint reserved;
    }

    /// <summary>A command of a path. Fields that its kind does not name are ignored.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public partial struct PathCommand : IEquatable<PathCommand>
    {
        /// <summary>Its kind.</summary>
        public PathKind Kind;
        /// <summary>
        /// The flags of an arc: 1 for the longer way round, 2 for that from x toward y; else 0.
        /// </summary>
        public PathArc Arc;
        /// <summary>
        /// The tolerance of a cubic curve, the rotation of an arc, or the weight of a conic.
        /// </summary>
        public double Number;
        /// <summary>The first control point of a curve, or the half-axes of an arc.</summary>
        public Vec2 Control;
        /// <summary>The second control point of a cubic curve.</summary>
        public Vec2 Second;
        /// <summary>Where it ends.</summary>
        public Vec2 To;

        /// <summary>A value with these fields.</summary>
        public PathCommand(PathKind kind, PathArc arc, double number, Vec2 control, Vec2 second,
            Vec2 to)
            : this()
        {
            Kind = kind;
            Arc = arc;
            Number = number;
            Control = control;
            Second = second;
            To = to;
        }

        /// <summary>Whether all fields are the same.</summary>
        public bool Equals(PathCommand other)
        {
            return Kind.Equals(other.Kind)
                && Arc.Equals(other.Arc)
                && Number.Equals(other.Number)
                && Control.Equals(other.Control)
                && Second.Equals(other.Second)
                && To.Equals(other.To);
        }

        /// <inheritdoc/>
        public override bool Equals(object other)
        {
            return other is PathCommand && Equals((PathCommand)other);
        }

        /// <inheritdoc/>
        public override int GetHashCode()
        {
            int hash = 17;
            hash = unchecked(31 * hash + Kind.GetHashCode());
            hash = unchecked(31 * hash + Arc.GetHashCode());
            hash = unchecked(31 * hash + Number.GetHashCode());
            hash = unchecked(31 * hash + Control.GetHashCode());
            hash = unchecked(31 * hash + Second.GetHashCode());
            hash = unchecked(31 * hash + To.GetHashCode());
            return hash;
        }

        /// <inheritdoc/>
        public override string ToString()
        {
            return Text.Of("PathCommand", Kind, Arc, Number, Control, Second, To);
        }

        /// <summary>Whether all fields are the same.</summary>
        public static bool operator ==(PathCommand a, PathCommand b)
        {
            return a.Equals(b);
        }

        /// <summary>Whether a field differs.</summary>
        public static bool operator !=(PathCommand a, PathCommand b)
        {
            return !a.Equals(b);
        }
    }

    /// <summary>
    /// The form of a stroke. Zeros but for the width are Flash's default: round corners and ends.
    /// </summary>
    [StructLayout(LayoutKind.Sequential)]
    public partial struct Stroke : IEquatable<Stroke>
    {
        /// <summary>How wide it is: half of it lies on each side of the path.</summary>
        public double Width;
        /// <summary>
        /// For <c>StrokeJoin.Miter</c>: at least 1. SVG's default is 4; that of Flash is 3, that of
        /// Java and of the HTML canvas 10.
        /// </summary>
        public double MiterLimit;
        /// <summary>Its corners.</summary>
        public StrokeJoin Join;
        /// <summary>Its ends.</summary>
        public StrokeCap Cap;

        /// <summary>A value with these fields.</summary>
        public Stroke(double width, double miterLimit, StrokeJoin join, StrokeCap cap)
            : this()
        {
            Width = width;
            MiterLimit = miterLimit;
            Join = join;
            Cap = cap;
        }

        /// <summary>Whether all fields are the same.</summary>
        public bool Equals(Stroke other)
        {
            return Width.Equals(other.Width)
                && MiterLimit.Equals(other.MiterLimit)
                && Join.Equals(other.Join)
                && Cap.Equals(other.Cap);
        }

        /// <inheritdoc/>
        public override bool Equals(object other)
        {
            return other is Stroke && Equals((Stroke)other);
        }

        /// <inheritdoc/>
        public override int GetHashCode()
        {
            int hash = 17;
            hash = unchecked(31 * hash + Width.GetHashCode());
            hash = unchecked(31 * hash + MiterLimit.GetHashCode());
            hash = unchecked(31 * hash + Join.GetHashCode());
            hash = unchecked(31 * hash + Cap.GetHashCode());
            return hash;
        }

        /// <inheritdoc/>
        public override string ToString()
        {
            return Text.Of("Stroke", Width, MiterLimit, Join, Cap);
        }

        /// <summary>Whether all fields are the same.</summary>
        public static bool operator ==(Stroke a, Stroke b)
        {
            return a.Equals(b);
        }

        /// <summary>Whether a field differs.</summary>
        public static bool operator !=(Stroke a, Stroke b)
        {
            return !a.Equals(b);
        }
    }

    /// <summary>A box of whole pixels. All zero means no box.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public partial struct PixelBox : IEquatable<PixelBox>
    {
        /// <summary>The first column.</summary>
        public uint X;
        /// <summary>The first row.</summary>
        public uint Y;
        /// <summary>The number of columns.</summary>
        public uint Width;
        /// <summary>The number of rows.</summary>
        public uint Height;

        /// <summary>A value with these fields.</summary>
        public PixelBox(uint x, uint y, uint width, uint height)
            : this()
        {
            X = x;
            Y = y;
            Width = width;
            Height = height;
        }

        /// <summary>Whether all fields are the same.</summary>
        public bool Equals(PixelBox other)
        {
            return X.Equals(other.X)
                && Y.Equals(other.Y)
                && Width.Equals(other.Width)
                && Height.Equals(other.Height);
        }

        /// <inheritdoc/>
        public override bool Equals(object other)
        {
            return other is PixelBox && Equals((PixelBox)other);
        }

        /// <inheritdoc/>
        public override int GetHashCode()
        {
            int hash = 17;
            hash = unchecked(31 * hash + X.GetHashCode());
            hash = unchecked(31 * hash + Y.GetHashCode());
            hash = unchecked(31 * hash + Width.GetHashCode());
            hash = unchecked(31 * hash + Height.GetHashCode());
            return hash;
        }

        /// <inheritdoc/>
        public override string ToString()
        {
            return Text.Of("PixelBox", X, Y, Width, Height);
        }

        /// <summary>Whether all fields are the same.</summary>
        public static bool operator ==(PixelBox a, PixelBox b)
        {
            return a.Equals(b);
        }

        /// <summary>Whether a field differs.</summary>
        public static bool operator !=(PixelBox a, PixelBox b)
        {
            return !a.Equals(b);
        }
    }

    /// <summary>A pixel or an offset, in whole pixels.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public partial struct Pixel : IEquatable<Pixel>
    {
        /// <summary>The column.</summary>
        public int X;
        /// <summary>The row.</summary>
        public int Y;

        /// <summary>A value with these fields.</summary>
        public Pixel(int x, int y)
            : this()
        {
            X = x;
            Y = y;
        }

        /// <summary>Whether all fields are the same.</summary>
        public bool Equals(Pixel other)
        {
            return X.Equals(other.X)
                && Y.Equals(other.Y);
        }

        /// <inheritdoc/>
        public override bool Equals(object other)
        {
            return other is Pixel && Equals((Pixel)other);
        }

        /// <inheritdoc/>
        public override int GetHashCode()
        {
            int hash = 17;
            hash = unchecked(31 * hash + X.GetHashCode());
            hash = unchecked(31 * hash + Y.GetHashCode());
            return hash;
        }

        /// <inheritdoc/>
        public override string ToString()
        {
            return Text.Of("Pixel", X, Y);
        }

        /// <summary>Whether all fields are the same.</summary>
        public static bool operator ==(Pixel a, Pixel b)
        {
            return a.Equals(b);
        }

        /// <summary>Whether a field differs.</summary>
        public static bool operator !=(Pixel a, Pixel b)
        {
            return !a.Equals(b);
        }
    }

    /// <summary>A pixel that was found. All zero if none was.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public partial struct FoundPixel
    {
        /// <summary>The pixel.</summary>
        public Pixel Pixel;
        private uint found;
        /// <summary>True if there is one, else false.</summary>
        public bool Found
        {
            get { return found != 0; }
            set { found = value ? 1u : 0u; }
        }
    }

    /// <summary>The numbers of corners, rings and silhouettes of a mask.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public partial struct Silhouettes
    {
        private UIntPtr pointCount;
        /// <summary>The number of corners of all rings together.</summary>
        public long PointCount
        {
            get { return Sizes.ToLong(pointCount); }
            set { pointCount = Sizes.ToNative(value, "value"); }
        }
        private UIntPtr ringCount;
        /// <summary>The number of rings of all silhouettes together.</summary>
        public long RingCount
        {
            get { return Sizes.ToLong(ringCount); }
            set { ringCount = Sizes.ToNative(value, "value"); }
        }
        private UIntPtr partCount;
        /// <summary>The number of silhouettes: the groups of connected pixels.</summary>
        public long PartCount
        {
            get { return Sizes.ToLong(partCount); }
            set { partCount = Sizes.ToNative(value, "value"); }
        }
    }

    /// <summary>
    /// A feature of a shape's boundary. Vertices count from 0 in the order given; edge k leads from
    /// vertex k to the next vertex of its ring.
    /// </summary>
    [StructLayout(LayoutKind.Sequential)]
    public partial struct Feature : IEquatable<Feature>
    {
        /// <summary>One of the <c>FeatureKind</c> constants.</summary>
        public FeatureKind Kind;
        /// <summary>
        /// The index of the vertex or edge; of an arc, that of its vertex; 0 for
        /// <c>FeatureKind.None</c>.
        /// </summary>
        public uint Index;

        /// <summary>A value with these fields.</summary>
        public Feature(FeatureKind kind, uint index)
            : this()
        {
            Kind = kind;
            Index = index;
        }

        /// <summary>Whether all fields are the same.</summary>
        public bool Equals(Feature other)
        {
            return Kind.Equals(other.Kind)
                && Index.Equals(other.Index);
        }

        /// <inheritdoc/>
        public override bool Equals(object other)
        {
            return other is Feature && Equals((Feature)other);
        }

        /// <inheritdoc/>
        public override int GetHashCode()
        {
            int hash = 17;
            hash = unchecked(31 * hash + Kind.GetHashCode());
            hash = unchecked(31 * hash + Index.GetHashCode());
            return hash;
        }

        /// <inheritdoc/>
        public override string ToString()
        {
            return Text.Of("Feature", Kind, Index);
        }

        /// <summary>Whether all fields are the same.</summary>
        public static bool operator ==(Feature a, Feature b)
        {
            return a.Equals(b);
        }

        /// <summary>Whether a field differs.</summary>
        public static bool operator !=(Feature a, Feature b)
        {
            return !a.Equals(b);
        }
    }

    /// <summary>One point of a contact, as it lies on each of the shapes.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public partial struct ContactPoint : IEquatable<ContactPoint>
    {
        /// <summary>The point on the boundary of the first shape.</summary>
        public Vec2 OnA;
        /// <summary>
        /// The point on the boundary of the second: <c>on_a - normal * depth</c>, up to rounding.
        /// </summary>
        public Vec2 OnB;
        /// <summary>How deep the shapes overlap here along the normal; not negative.</summary>
        public double Depth;
        /// <summary>The feature of the first shape that <c>OnA</c> lies on.</summary>
        public Feature FeatureA;
        /// <summary>The feature of the second shape that <c>OnB</c> lies on.</summary>
        public Feature FeatureB;

        /// <summary>A value with these fields.</summary>
        public ContactPoint(Vec2 onA, Vec2 onB, double depth, Feature featureA, Feature featureB)
            : this()
        {
            OnA = onA;
            OnB = onB;
            Depth = depth;
            FeatureA = featureA;
            FeatureB = featureB;
        }

        /// <summary>Whether all fields are the same.</summary>
        public bool Equals(ContactPoint other)
        {
            return OnA.Equals(other.OnA)
                && OnB.Equals(other.OnB)
                && Depth.Equals(other.Depth)
                && FeatureA.Equals(other.FeatureA)
                && FeatureB.Equals(other.FeatureB);
        }

        /// <inheritdoc/>
        public override bool Equals(object other)
        {
            return other is ContactPoint && Equals((ContactPoint)other);
        }

        /// <inheritdoc/>
        public override int GetHashCode()
        {
            int hash = 17;
            hash = unchecked(31 * hash + OnA.GetHashCode());
            hash = unchecked(31 * hash + OnB.GetHashCode());
            hash = unchecked(31 * hash + Depth.GetHashCode());
            hash = unchecked(31 * hash + FeatureA.GetHashCode());
            hash = unchecked(31 * hash + FeatureB.GetHashCode());
            return hash;
        }

        /// <inheritdoc/>
        public override string ToString()
        {
            return Text.Of("ContactPoint", OnA, OnB, Depth, FeatureA, FeatureB);
        }

        /// <summary>Whether all fields are the same.</summary>
        public static bool operator ==(ContactPoint a, ContactPoint b)
        {
            return a.Equals(b);
        }

        /// <summary>Whether a field differs.</summary>
        public static bool operator !=(ContactPoint a, ContactPoint b)
        {
            return !a.Equals(b);
        }
    }

    /// <summary>
    /// A contact manifold: how two shapes meet. All zero if they do not; see <c>PointCount</c>.
    /// </summary>
    [StructLayout(LayoutKind.Sequential)]
    public partial struct Manifold
    {
        /// <summary>
        /// The unit vector from the first shape to the second along which the shortest translation
        /// separates the shapes (of concave shapes, the two pieces).
        /// </summary>
        public Vec2 Normal;
        /// <summary>
        /// The length of the least translation that separates them. The depth of the deepest
        /// contact is positive exactly if the shapes overlap.
        /// </summary>
        public double Depth;
        /// <summary>
        /// The feature of the first shape that meets the second: with two points, the edge.
        /// </summary>
        public Feature FeatureA;
        /// <summary>The feature of the second shape that meets the first.</summary>
        public Feature FeatureB;
        /// <summary>
        /// Which kinds of features meet: one of the <c>ContactKind</c> constants.
        /// </summary>
        public ContactKind Kind;
        /// <summary>
        /// The shape whose edge the normal belongs to: its feature is the reference edge against
        /// which the other's was clipped. <c>Side.None</c> if no edge is involved.
        /// </summary>
        public Side Reference;
        private UIntPtr pointCount;
        /// <summary>The number of points: 1 or 2; 0 if the shapes do not meet.</summary>
        public long PointCount
        {
            get { return Sizes.ToLong(pointCount); }
            set { pointCount = Sizes.ToNative(value, "value"); }
        }
        private ContactPoint points0, points1;
        /// <summary>The points, the deepest first; unused ones are all zero.</summary>
        public ContactPoint[] Points
        {
            get { return Lists.Trim(new[] { points0, points1 }, pointCount); }
        }
    }

    /// <summary>The closest points of two shapes.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public partial struct ClosestPoints : IEquatable<ClosestPoints>
    {
        /// <summary>The distance; 0 if the shapes are not disjoint.</summary>
        public double Distance;
        /// <summary>
        /// The unit vector from the first shape to the second, accurate however close they are.
        /// </summary>
        public Vec2 Normal;
        /// <summary>The point of the first shape that is closest to the second.</summary>
        public Vec2 OnA;
        /// <summary>The point of the second shape that is closest to the first.</summary>
        public Vec2 OnB;
        /// <summary>The feature of the first shape that <c>OnA</c> lies on.</summary>
        public Feature FeatureA;
        /// <summary>The feature of the second shape that <c>OnB</c> lies on.</summary>
        public Feature FeatureB;

        /// <summary>A value with these fields.</summary>
        public ClosestPoints(double distance, Vec2 normal, Vec2 onA, Vec2 onB, Feature featureA,
            Feature featureB)
            : this()
        {
            Distance = distance;
            Normal = normal;
            OnA = onA;
            OnB = onB;
            FeatureA = featureA;
            FeatureB = featureB;
        }

        /// <summary>Whether all fields are the same.</summary>
        public bool Equals(ClosestPoints other)
        {
            return Distance.Equals(other.Distance)
                && Normal.Equals(other.Normal)
                && OnA.Equals(other.OnA)
                && OnB.Equals(other.OnB)
                && FeatureA.Equals(other.FeatureA)
                && FeatureB.Equals(other.FeatureB);
        }

        /// <inheritdoc/>
        public override bool Equals(object other)
        {
            return other is ClosestPoints && Equals((ClosestPoints)other);
        }

        /// <inheritdoc/>
        public override int GetHashCode()
        {
            int hash = 17;
            hash = unchecked(31 * hash + Distance.GetHashCode());
            hash = unchecked(31 * hash + Normal.GetHashCode());
            hash = unchecked(31 * hash + OnA.GetHashCode());
            hash = unchecked(31 * hash + OnB.GetHashCode());
            hash = unchecked(31 * hash + FeatureA.GetHashCode());
            hash = unchecked(31 * hash + FeatureB.GetHashCode());
            return hash;
        }

        /// <inheritdoc/>
        public override string ToString()
        {
            return Text.Of("ClosestPoints", Distance, Normal, OnA, OnB, FeatureA, FeatureB);
        }

        /// <summary>Whether all fields are the same.</summary>
        public static bool operator ==(ClosestPoints a, ClosestPoints b)
        {
            return a.Equals(b);
        }

        /// <summary>Whether a field differs.</summary>
        public static bool operator !=(ClosestPoints a, ClosestPoints b)
        {
            return !a.Equals(b);
        }
    }

    /// <summary>
    /// The minimum translation that separates two shapes. All zero if they do not overlap.
    /// </summary>
    [StructLayout(LayoutKind.Sequential)]
    public partial struct MinimumTranslation : IEquatable<MinimumTranslation>
    {
        /// <summary>
        /// The translation of the second shape that separates it from the first; its negative,
        /// applied to the first shape, also separates them.
        /// </summary>
        public Vec2 Translation;
        /// <summary>The unit vector along it, from the first shape to the second.</summary>
        public Vec2 Normal;
        /// <summary>Its length: positive exactly if the shapes overlap.</summary>
        public double Depth;

        /// <summary>A value with these fields.</summary>
        public MinimumTranslation(Vec2 translation, Vec2 normal, double depth)
            : this()
        {
            Translation = translation;
            Normal = normal;
            Depth = depth;
        }

        /// <summary>Whether all fields are the same.</summary>
        public bool Equals(MinimumTranslation other)
        {
            return Translation.Equals(other.Translation)
                && Normal.Equals(other.Normal)
                && Depth.Equals(other.Depth);
        }

        /// <inheritdoc/>
        public override bool Equals(object other)
        {
            return other is MinimumTranslation && Equals((MinimumTranslation)other);
        }

        /// <inheritdoc/>
        public override int GetHashCode()
        {
            int hash = 17;
            hash = unchecked(31 * hash + Translation.GetHashCode());
            hash = unchecked(31 * hash + Normal.GetHashCode());
            hash = unchecked(31 * hash + Depth.GetHashCode());
            return hash;
        }

        /// <inheritdoc/>
        public override string ToString()
        {
            return Text.Of("MinimumTranslation", Translation, Normal, Depth);
        }

        /// <summary>Whether all fields are the same.</summary>
        public static bool operator ==(MinimumTranslation a, MinimumTranslation b)
        {
            return a.Equals(b);
        }

        /// <summary>Whether a field differs.</summary>
        public static bool operator !=(MinimumTranslation a, MinimumTranslation b)
        {
            return !a.Equals(b);
        }
    }

    /// <summary>
    /// An axis along which parts of the second shape lie beyond parts of the first: strictly if the
    /// shapes are disjoint; if they touch, both may meet the line between.
    /// </summary>
    [StructLayout(LayoutKind.Sequential)]
    public partial struct SeparatingAxis : IEquatable<SeparatingAxis>
    {
        /// <summary>
        /// The unit vector along the axis, from the first shape to the second. It is rounded, for
        /// drawing; the proof is in the text of <c>Explanation.Json</c>.
        /// </summary>
        public Vec2 Normal;
        /// <summary>
        /// Where the line is, in the middle between these parts: the dot product of <c>Normal</c>
        /// and its points, rounded.
        /// </summary>
        public double Offset;
        /// <summary>
        /// The first of these parts of the first shape; 0 for a shape that is its own only part.
        /// </summary>
        public uint AStart;
        /// <summary>The number after that of the last one.</summary>
        public uint AEnd;
        /// <summary>The first of these parts of the second shape.</summary>
        public uint BStart;
        /// <summary>The number after that of the last one.</summary>
        public uint BEnd;

        /// <summary>A value with these fields.</summary>
        public SeparatingAxis(Vec2 normal, double offset, uint aStart, uint aEnd, uint bStart,
            uint bEnd)
            : this()
        {
            Normal = normal;
            Offset = offset;
            AStart = aStart;
            AEnd = aEnd;
            BStart = bStart;
            BEnd = bEnd;
        }

        /// <summary>Whether all fields are the same.</summary>
        public bool Equals(SeparatingAxis other)
        {
            return Normal.Equals(other.Normal)
                && Offset.Equals(other.Offset)
                && AStart.Equals(other.AStart)
                && AEnd.Equals(other.AEnd)
                && BStart.Equals(other.BStart)
                && BEnd.Equals(other.BEnd);
        }

        /// <inheritdoc/>
        public override bool Equals(object other)
        {
            return other is SeparatingAxis && Equals((SeparatingAxis)other);
        }

        /// <inheritdoc/>
        public override int GetHashCode()
        {
            int hash = 17;
            hash = unchecked(31 * hash + Normal.GetHashCode());
            hash = unchecked(31 * hash + Offset.GetHashCode());
            hash = unchecked(31 * hash + AStart.GetHashCode());
            hash = unchecked(31 * hash + AEnd.GetHashCode());
            hash = unchecked(31 * hash + BStart.GetHashCode());
            hash = unchecked(31 * hash + BEnd.GetHashCode());
            return hash;
        }

        /// <inheritdoc/>
        public override string ToString()
        {
            return Text.Of("SeparatingAxis", Normal, Offset, AStart, AEnd, BStart, BEnd);
        }

        /// <summary>Whether all fields are the same.</summary>
        public static bool operator ==(SeparatingAxis a, SeparatingAxis b)
        {
            return a.Equals(b);
        }

        /// <summary>Whether a field differs.</summary>
        public static bool operator !=(SeparatingAxis a, SeparatingAxis b)
        {
            return !a.Equals(b);
        }
    }

    /// <summary>Where a path first meets a shape. All zero if it does not.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public partial struct RayHit
    {
        /// <summary>
        /// The position along the path: 0 at the start, 1 at the end of a segment; for a ray, in
        /// units of the direction.
        /// </summary>
        public double Fraction;
        /// <summary>
        /// The point, up to rounding; exactly the vertex if the path meets a sharp one.
        /// </summary>
        public Vec2 Point;
        /// <summary>
        /// The outward unit normal of the boundary there; zero if the path starts inside.
        /// </summary>
        public Vec2 Normal;
        /// <summary>
        /// The feature of the shape; <c>FeatureKind.None</c> if the path starts inside.
        /// </summary>
        public Feature Feature;
        private uint hit;
        /// <summary>True if the path meets the shape, else false.</summary>
        public bool Hit
        {
            get { return hit != 0; }
            set { hit = value ? 1u : 0u; }
        }
        private uint startsInside;
        /// <summary>
        /// True if the path starts inside the shape (not only on its boundary), else false.
        /// </summary>
        public bool StartsInside
        {
            get { return startsInside != 0; }
            set { startsInside = value ? 1u : 0u; }
        }
    }

    /// <summary>
    /// How a shape moves from time 0 to 1: from <c>Start</c> along a translation, while rotating
    /// about a pivot that moves with it. Fill it in by hand or with <c>Motion.Between</c>; it is
    /// checked where it is used. A motion that is all zero except for <c>Start</c> rests.
    /// </summary>
    [StructLayout(LayoutKind.Sequential)]
    public partial struct Motion : IEquatable<Motion>
    {
        /// <summary>The placement at time 0.</summary>
        public Transform Start;
        /// <summary>The translation from time 0 to 1.</summary>
        public Vec2 Translation;
        /// <summary>
        /// The angle of the rotation in radians from the x axis towards the y axis; any number of
        /// turns.
        /// </summary>
        public double Rotation;
        /// <summary>The centre of the rotation, at time 0.</summary>
        public Vec2 Pivot;

        /// <summary>A value with these fields.</summary>
        public Motion(Transform start, Vec2 translation, double rotation, Vec2 pivot)
            : this()
        {
            Start = start;
            Translation = translation;
            Rotation = rotation;
            Pivot = pivot;
        }

        /// <summary>Whether all fields are the same.</summary>
        public bool Equals(Motion other)
        {
            return Start.Equals(other.Start)
                && Translation.Equals(other.Translation)
                && Rotation.Equals(other.Rotation)
                && Pivot.Equals(other.Pivot);
        }

        /// <inheritdoc/>
        public override bool Equals(object other)
        {
            return other is Motion && Equals((Motion)other);
        }

        /// <inheritdoc/>
        public override int GetHashCode()
        {
            int hash = 17;
            hash = unchecked(31 * hash + Start.GetHashCode());
            hash = unchecked(31 * hash + Translation.GetHashCode());
            hash = unchecked(31 * hash + Rotation.GetHashCode());
            hash = unchecked(31 * hash + Pivot.GetHashCode());
            return hash;
        }

        /// <inheritdoc/>
        public override string ToString()
        {
            return Text.Of("Motion", Start, Translation, Rotation, Pivot);
        }

        /// <summary>Whether all fields are the same.</summary>
        public static bool operator ==(Motion a, Motion b)
        {
            return a.Equals(b);
        }

        /// <summary>Whether a field differs.</summary>
        public static bool operator !=(Motion a, Motion b)
        {
            return !a.Equals(b);
        }
    }

    /// <summary>The first time at which two moving shapes meet. All zero if they do not.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public partial struct Impact
    {
        /// <summary>The time from 0 to 1.</summary>
        public double Time;
        /// <summary>
        /// The speed of approach along the normal at this point, per unit of time; 0 or negative if
        /// the shapes slide along each other or move apart, as shapes that touch at the start may.
        /// </summary>
        public double Approach;
        /// <summary>
        /// The closest points at this time; those of the contact if the shapes overlap at time 0.
        /// </summary>
        public ClosestPoints Closest;
        /// <summary>
        /// The relation at this time: <c>Relation.Touching</c>, or <c>Relation.Disjoint</c> by no
        /// more than rounding; <c>Relation.Overlapping</c> only if the shapes overlap at time 0.
        /// </summary>
        public Relation Relation;
        private uint hit;
        /// <summary>True if the shapes meet, else false.</summary>
        public bool Hit
        {
            get { return hit != 0; }
            set { hit = value ? 1u : 0u; }
        }
    }

    /// <summary>The options of <c>Sat.SweepWith</c>. All zero means the defaults.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public partial struct SweepOptions : IEquatable<SweepOptions>
    {
        /// <summary>
        /// The most units of work; 0 is the default of 2^25, <c>UINT64_MAX</c> no limit. A sweep of
        /// convex shapes takes some hundred units; concave shapes that turn close to each other may
        /// take millions.
        /// </summary>
        public ulong WorkLimit;
        /// <summary>What to do about shapes that meet at the start.</summary>
        public AtStart AtStart;
        private uint reserved;

        /// <summary>A value with these fields.</summary>
        public SweepOptions(ulong workLimit, AtStart atStart)
            : this()
        {
            WorkLimit = workLimit;
            AtStart = atStart;
        }

        /// <summary>Whether all fields are the same.</summary>
        public bool Equals(SweepOptions other)
        {
            return WorkLimit.Equals(other.WorkLimit)
                && AtStart.Equals(other.AtStart);
        }

        /// <inheritdoc/>
        public override bool Equals(object other)
        {
            return other is SweepOptions && Equals((SweepOptions)other);
        }

        /// <inheritdoc/>
        public override int GetHashCode()
        {
            int hash = 17;
            hash = unchecked(31 * hash + WorkLimit.GetHashCode());
            hash = unchecked(31 * hash + AtStart.GetHashCode());
            return hash;
        }

        /// <inheritdoc/>
        public override string ToString()
        {
            return Text.Of("SweepOptions", WorkLimit, AtStart);
        }

        /// <summary>Whether all fields are the same.</summary>
        public static bool operator ==(SweepOptions a, SweepOptions b)
        {
            return a.Equals(b);
        }

        /// <summary>Whether a field differs.</summary>
        public static bool operator !=(SweepOptions a, SweepOptions b)
        {
            return !a.Equals(b);
        }
    }

    /// <summary>
    /// The first time at which two moving shapes meet, within proved bounds. All zero if they do
    /// not.
    /// </summary>
    [StructLayout(LayoutKind.Sequential)]
    public partial struct ImpactBounds
    {
        /// <summary>The shapes have no common point before this time. From 0 to 1.</summary>
        public double Earliest;
        /// <summary>
        /// The shapes have a common point at this time, if a contact is proved; if not, it is 1.
        /// </summary>
        public double Latest;
        private uint proved;
        /// <summary>
        /// True if a contact is proved, else 0: the shapes may only graze each other.
        /// </summary>
        public bool Proved
        {
            get { return proved != 0; }
            set { proved = value ? 1u : 0u; }
        }
        private uint hit;
        /// <summary>
        /// True if the shapes meet or may meet, false if it is proved that they do not.
        /// </summary>
        public bool Hit
        {
            get { return hit != 0; }
            set { hit = value ? 1u : 0u; }
        }
    }

    /// <summary>The moves of two bodies that separate them.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public partial struct Resolution : IEquatable<Resolution>
    {
        /// <summary>The move of the first body.</summary>
        public Vec2 A;
        /// <summary>The move of the second body.</summary>
        public Vec2 B;

        /// <summary>A value with these fields.</summary>
        public Resolution(Vec2 a, Vec2 b)
            : this()
        {
            A = a;
            B = b;
        }

        /// <summary>Whether all fields are the same.</summary>
        public bool Equals(Resolution other)
        {
            return A.Equals(other.A)
                && B.Equals(other.B);
        }

        /// <inheritdoc/>
        public override bool Equals(object other)
        {
            return other is Resolution && Equals((Resolution)other);
        }

        /// <inheritdoc/>
        public override int GetHashCode()
        {
            int hash = 17;
            hash = unchecked(31 * hash + A.GetHashCode());
            hash = unchecked(31 * hash + B.GetHashCode());
            return hash;
        }

        /// <inheritdoc/>
        public override string ToString()
        {
            return Text.Of("Resolution", A, B);
        }

        /// <summary>Whether all fields are the same.</summary>
        public static bool operator ==(Resolution a, Resolution b)
        {
            return a.Equals(b);
        }

        /// <summary>Whether a field differs.</summary>
        public static bool operator !=(Resolution a, Resolution b)
        {
            return !a.Equals(b);
        }
    }

    /// <summary>The velocities of two bodies.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public partial struct Velocities : IEquatable<Velocities>
    {
        /// <summary>The velocity of the first body.</summary>
        public Vec2 A;
        /// <summary>The velocity of the second body.</summary>
        public Vec2 B;

        /// <summary>A value with these fields.</summary>
        public Velocities(Vec2 a, Vec2 b)
            : this()
        {
            A = a;
            B = b;
        }

        /// <summary>Whether all fields are the same.</summary>
        public bool Equals(Velocities other)
        {
            return A.Equals(other.A)
                && B.Equals(other.B);
        }

        /// <inheritdoc/>
        public override bool Equals(object other)
        {
            return other is Velocities && Equals((Velocities)other);
        }

        /// <inheritdoc/>
        public override int GetHashCode()
        {
            int hash = 17;
            hash = unchecked(31 * hash + A.GetHashCode());
            hash = unchecked(31 * hash + B.GetHashCode());
            return hash;
        }

        /// <inheritdoc/>
        public override string ToString()
        {
            return Text.Of("Velocities", A, B);
        }

        /// <summary>Whether all fields are the same.</summary>
        public static bool operator ==(Velocities a, Velocities b)
        {
            return a.Equals(b);
        }

        /// <summary>Whether a field differs.</summary>
        public static bool operator !=(Velocities a, Velocities b)
        {
            return !a.Equals(b);
        }
    }

    /// <summary>
    /// The id of a body in its world. A zeroed id belongs to no body. Ids order bodies: lists of
    /// bodies and pairs are in this order.
    /// </summary>
    [StructLayout(LayoutKind.Sequential)]
    public partial struct BodyId : IEquatable<BodyId>
    {
        /// <summary>
        /// The slot of the body in the upper 32 bits and its generation, which counts from 1, in
        /// the lower 32 bits. 0 means no body.
        /// </summary>
        public ulong Bits;

        /// <summary>A value with these fields.</summary>
        public BodyId(ulong bits)
            : this()
        {
            Bits = bits;
        }

        /// <summary>Whether all fields are the same.</summary>
        public bool Equals(BodyId other)
        {
            return Bits.Equals(other.Bits);
        }

        /// <inheritdoc/>
        public override bool Equals(object other)
        {
            return other is BodyId && Equals((BodyId)other);
        }

        /// <inheritdoc/>
        public override int GetHashCode()
        {
            int hash = 17;
            hash = unchecked(31 * hash + Bits.GetHashCode());
            return hash;
        }

        /// <inheritdoc/>
        public override string ToString()
        {
            return Text.Of("BodyId", Bits);
        }

        /// <summary>Whether all fields are the same.</summary>
        public static bool operator ==(BodyId a, BodyId b)
        {
            return a.Equals(b);
        }

        /// <summary>Whether a field differs.</summary>
        public static bool operator !=(BodyId a, BodyId b)
        {
            return !a.Equals(b);
        }
    }

    /// <summary>
    /// Two bodies interact, that is, meet and stop each other, if each one's category is in the
    /// other's mask. All zero accepts everything.
    /// </summary>
    [StructLayout(LayoutKind.Sequential)]
    public partial struct Filter : IEquatable<Filter>
    {
        /// <summary>
        /// The categories of this body, one bit each; their meaning is up to the caller. 0 is the
        /// default: 1 for a body, every category for a query.
        /// </summary>
        public uint Category;
        /// <summary>
        /// The categories that it interacts with, one bit each. 0 is the default: all categories.
        /// </summary>
        public uint Mask;

        /// <summary>A value with these fields.</summary>
        public Filter(uint category, uint mask)
            : this()
        {
            Category = category;
            Mask = mask;
        }

        /// <summary>Whether all fields are the same.</summary>
        public bool Equals(Filter other)
        {
            return Category.Equals(other.Category)
                && Mask.Equals(other.Mask);
        }

        /// <inheritdoc/>
        public override bool Equals(object other)
        {
            return other is Filter && Equals((Filter)other);
        }

        /// <inheritdoc/>
        public override int GetHashCode()
        {
            int hash = 17;
            hash = unchecked(31 * hash + Category.GetHashCode());
            hash = unchecked(31 * hash + Mask.GetHashCode());
            return hash;
        }

        /// <inheritdoc/>
        public override string ToString()
        {
            return Text.Of("Filter", Category, Mask);
        }

        /// <summary>Whether all fields are the same.</summary>
        public static bool operator ==(Filter a, Filter b)
        {
            return a.Equals(b);
        }

        /// <summary>Whether a field differs.</summary>
        public static bool operator !=(Filter a, Filter b)
        {
            return !a.Equals(b);
        }
    }

    /// <summary>Two bodies that meet, or met at the previous step.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public partial struct PairEvent : IEquatable<PairEvent>
    {
        /// <summary>The body with the lower id.</summary>
        public BodyId A;
        /// <summary>The other body.</summary>
        public BodyId B;
        /// <summary>
        /// The user data of the first body; of a removed body, as it was when it was removed.
        /// </summary>
        public ulong UserA;
        /// <summary>The user data of the second body.</summary>
        public ulong UserB;
        /// <summary>One of the <c>Phase</c> constants.</summary>
        public Phase Phase;
        /// <summary>
        /// Their relation: <c>Relation.Touching</c> or <c>Relation.Overlapping</c>; at the end
        /// <c>Relation.Disjoint</c>, for any reason. Bodies within the touching tolerance of each
        /// other are <c>Relation.Touching</c>.
        /// </summary>
        public Relation Relation;

        /// <summary>A value with these fields.</summary>
        public PairEvent(BodyId a, BodyId b, ulong userA, ulong userB, Phase phase,
            Relation relation)
            : this()
        {
            A = a;
            B = b;
            UserA = userA;
            UserB = userB;
            Phase = phase;
            Relation = relation;
        }

        /// <summary>Whether all fields are the same.</summary>
        public bool Equals(PairEvent other)
        {
            return A.Equals(other.A)
                && B.Equals(other.B)
                && UserA.Equals(other.UserA)
                && UserB.Equals(other.UserB)
                && Phase.Equals(other.Phase)
                && Relation.Equals(other.Relation);
        }

        /// <inheritdoc/>
        public override bool Equals(object other)
        {
            return other is PairEvent && Equals((PairEvent)other);
        }

        /// <inheritdoc/>
        public override int GetHashCode()
        {
            int hash = 17;
            hash = unchecked(31 * hash + A.GetHashCode());
            hash = unchecked(31 * hash + B.GetHashCode());
            hash = unchecked(31 * hash + UserA.GetHashCode());
            hash = unchecked(31 * hash + UserB.GetHashCode());
            hash = unchecked(31 * hash + Phase.GetHashCode());
            hash = unchecked(31 * hash + Relation.GetHashCode());
            return hash;
        }

        /// <inheritdoc/>
        public override string ToString()
        {
            return Text.Of("PairEvent", A, B, UserA, UserB, Phase, Relation);
        }

        /// <summary>Whether all fields are the same.</summary>
        public static bool operator ==(PairEvent a, PairEvent b)
        {
            return a.Equals(b);
        }

        /// <summary>Whether a field differs.</summary>
        public static bool operator !=(PairEvent a, PairEvent b)
        {
            return !a.Equals(b);
        }
    }

    /// <summary>What <c>World.Separate</c> has done.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public partial struct SeparateResult
    {
        /// <summary>
        /// The depth of the deepest contact of two bodies that still overlap, in the world's units;
        /// 0 if there is none.
        /// </summary>
        public double Depth;
        private UIntPtr overlapping;
        /// <summary>The number of pairs that still overlap.</summary>
        public long Overlapping
        {
            get { return Sizes.ToLong(overlapping); }
            set { overlapping = Sizes.ToNative(value, "value"); }
        }
        private UIntPtr iterations;
        /// <summary>The number of iterations.</summary>
        public long Iterations
        {
            get { return Sizes.ToLong(iterations); }
            set { iterations = Sizes.ToNative(value, "value"); }
        }
    }

    /// <summary>An obstacle of a moving body.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public partial struct SlideHit : IEquatable<SlideHit>
    {
        /// <summary>The obstacle.</summary>
        public BodyId Body;
        /// <summary>The unit normal of its boundary, towards the moving body.</summary>
        public Vec2 Normal;

        /// <summary>A value with these fields.</summary>
        public SlideHit(BodyId body, Vec2 normal)
            : this()
        {
            Body = body;
            Normal = normal;
        }

        /// <summary>Whether all fields are the same.</summary>
        public bool Equals(SlideHit other)
        {
            return Body.Equals(other.Body)
                && Normal.Equals(other.Normal);
        }

        /// <inheritdoc/>
        public override bool Equals(object other)
        {
            return other is SlideHit && Equals((SlideHit)other);
        }

        /// <inheritdoc/>
        public override int GetHashCode()
        {
            int hash = 17;
            hash = unchecked(31 * hash + Body.GetHashCode());
            hash = unchecked(31 * hash + Normal.GetHashCode());
            return hash;
        }

        /// <inheritdoc/>
        public override string ToString()
        {
            return Text.Of("SlideHit", Body, Normal);
        }

        /// <summary>Whether all fields are the same.</summary>
        public static bool operator ==(SlideHit a, SlideHit b)
        {
            return a.Equals(b);
        }

        /// <summary>Whether a field differs.</summary>
        public static bool operator !=(SlideHit a, SlideHit b)
        {
            return !a.Equals(b);
        }
    }

    /// <summary>The result of moving a body.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public partial struct SlideResult
    {
        /// <summary>How far the body moved, in the world's units.</summary>
        public Vec2 Moved;
        private UIntPtr hitCount;
        /// <summary>
        /// The number of times that an obstacle stopped or deflected it: at most 8.
        /// </summary>
        public long HitCount
        {
            get { return Sizes.ToLong(hitCount); }
            set { hitCount = Sizes.ToNative(value, "value"); }
        }
        private uint stuck;
        /// <summary>
        /// True if it overlapped something at the start and could not be pushed out, so that it
        /// stayed; else false.
        /// </summary>
        public bool Stuck
        {
            get { return stuck != 0; }
            set { stuck = value ? 1u : 0u; }
        }
        private uint reserved;
    }

    /// <summary>
    /// How <c>World.MoveAndSlideWith</c> moves a body. All zero means the defaults.
    /// </summary>
    [StructLayout(LayoutKind.Sequential)]
    public partial struct MoveOptions : IEquatable<MoveOptions>
    {
        /// <summary>
        /// The body passes what reaches into its way by at most this length, in the world's units:
        /// a tile that sticks out of a row because its coordinates were rounded. It goes aside by
        /// at most the skin, on, and back until it touches, and reports no hit. 0, the default,
        /// passes nothing.
        /// </summary>
        /// <remarks>
        /// <para>At most a sixteenth of the width and of the height of the body. A good value is a
        /// thousandth of a tile; at least 2^-22 of the largest coordinate if coordinates come from
        /// floats of 32 bits.</para>
        /// </remarks>
        public double Skin;
        private uint reserved0, reserved1, reserved2, reserved3;

        /// <summary>A value with these fields.</summary>
        public MoveOptions(double skin)
            : this()
        {
            Skin = skin;
        }

        /// <summary>Whether all fields are the same.</summary>
        public bool Equals(MoveOptions other)
        {
            return Skin.Equals(other.Skin);
        }

        /// <inheritdoc/>
        public override bool Equals(object other)
        {
            return other is MoveOptions && Equals((MoveOptions)other);
        }

        /// <inheritdoc/>
        public override int GetHashCode()
        {
            int hash = 17;
            hash = unchecked(31 * hash + Skin.GetHashCode());
            return hash;
        }

        /// <inheritdoc/>
        public override string ToString()
        {
            return Text.Of("MoveOptions", Skin);
        }

        /// <summary>Whether all fields are the same.</summary>
        public static bool operator ==(MoveOptions a, MoveOptions b)
        {
            return a.Equals(b);
        }

        /// <summary>Whether a field differs.</summary>
        public static bool operator !=(MoveOptions a, MoveOptions b)
        {
            return !a.Equals(b);
        }
    }

    /// <summary>
    /// The floor that a character stands on. All zero means none: the character is in the air.
    /// </summary>
    [StructLayout(LayoutKind.Sequential)]
    public partial struct Ground : IEquatable<Ground>
    {
        /// <summary>The body.</summary>
        public BodyId Body;
        /// <summary>The unit normal of the floor, towards the character.</summary>
        public Vec2 Normal;
        /// <summary>Where they meet.</summary>
        public Vec2 Point;
        /// <summary>
        /// The placement of the body at that time. If it has moved by the next move, it carries the
        /// character along.
        /// </summary>
        public Transform Transform;

        /// <summary>A value with these fields.</summary>
        public Ground(BodyId body, Vec2 normal, Vec2 point, Transform transform)
            : this()
        {
            Body = body;
            Normal = normal;
            Point = point;
            Transform = transform;
        }

        /// <summary>Whether all fields are the same.</summary>
        public bool Equals(Ground other)
        {
            return Body.Equals(other.Body)
                && Normal.Equals(other.Normal)
                && Point.Equals(other.Point)
                && Transform.Equals(other.Transform);
        }

        /// <inheritdoc/>
        public override bool Equals(object other)
        {
            return other is Ground && Equals((Ground)other);
        }

        /// <inheritdoc/>
        public override int GetHashCode()
        {
            int hash = 17;
            hash = unchecked(31 * hash + Body.GetHashCode());
            hash = unchecked(31 * hash + Normal.GetHashCode());
            hash = unchecked(31 * hash + Point.GetHashCode());
            hash = unchecked(31 * hash + Transform.GetHashCode());
            return hash;
        }

        /// <inheritdoc/>
        public override string ToString()
        {
            return Text.Of("Ground", Body, Normal, Point, Transform);
        }

        /// <summary>Whether all fields are the same.</summary>
        public static bool operator ==(Ground a, Ground b)
        {
            return a.Equals(b);
        }

        /// <summary>Whether a field differs.</summary>
        public static bool operator !=(Ground a, Ground b)
        {
            return !a.Equals(b);
        }
    }

    /// <summary>
    /// How <c>World.MoveCharacter</c> moves a body. All zero is a character in a world with y up
    /// that walks on slopes of up to 45 degrees, climbs no steps, and is in the air.
    /// </summary>
    [StructLayout(LayoutKind.Sequential)]
    public partial struct CharacterOptions : IEquatable<CharacterOptions>
    {
        /// <summary>Against gravity, of any length. Zero is the default: (0, 1).</summary>
        public Vec2 Up;
        /// <summary>
        /// The angle of the steepest floor in radians, up to 1.5. Steeper surfaces are walls, on
        /// which characters neither stand nor climb. 0 is the default: 45 degrees.
        /// </summary>
        public double MaxSlope;
        /// <summary>The height of the highest step that it climbs, in the world's units.</summary>
        public double Step;
        /// <summary>
        /// The height of the highest step that it goes down without falling. It follows slopes down
        /// anyway.
        /// </summary>
        public double Snap;
        /// <summary>Its ground: the one in the result of its last move.</summary>
        public Ground Ground;
        /// <summary>
        /// It passes what reaches into its way by at most this length, in the world's units, as a
        /// body does that <c>World.MoveAndSlideWith</c> moves. A foothold narrower than the skin
        /// does not hold it.
        /// </summary>
        public double Skin;
        private uint reserved0, reserved1;

        /// <summary>A value with these fields.</summary>
        public CharacterOptions(Vec2 up, double maxSlope, double step, double snap, Ground ground,
            double skin)
            : this()
        {
            Up = up;
            MaxSlope = maxSlope;
            Step = step;
            Snap = snap;
            Ground = ground;
            Skin = skin;
        }

        /// <summary>Whether all fields are the same.</summary>
        public bool Equals(CharacterOptions other)
        {
            return Up.Equals(other.Up)
                && MaxSlope.Equals(other.MaxSlope)
                && Step.Equals(other.Step)
                && Snap.Equals(other.Snap)
                && Ground.Equals(other.Ground)
                && Skin.Equals(other.Skin);
        }

        /// <inheritdoc/>
        public override bool Equals(object other)
        {
            return other is CharacterOptions && Equals((CharacterOptions)other);
        }

        /// <inheritdoc/>
        public override int GetHashCode()
        {
            int hash = 17;
            hash = unchecked(31 * hash + Up.GetHashCode());
            hash = unchecked(31 * hash + MaxSlope.GetHashCode());
            hash = unchecked(31 * hash + Step.GetHashCode());
            hash = unchecked(31 * hash + Snap.GetHashCode());
            hash = unchecked(31 * hash + Ground.GetHashCode());
            hash = unchecked(31 * hash + Skin.GetHashCode());
            return hash;
        }

        /// <inheritdoc/>
        public override string ToString()
        {
            return Text.Of("CharacterOptions", Up, MaxSlope, Step, Snap, Ground, Skin);
        }

        /// <summary>Whether all fields are the same.</summary>
        public static bool operator ==(CharacterOptions a, CharacterOptions b)
        {
            return a.Equals(b);
        }

        /// <summary>Whether a field differs.</summary>
        public static bool operator !=(CharacterOptions a, CharacterOptions b)
        {
            return !a.Equals(b);
        }
    }

    /// <summary>The result of moving a character.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public partial struct CharacterResult
    {
        /// <summary>How far the body moved, in the world's units.</summary>
        public Vec2 Moved;
        /// <summary>The part of it by which its ground has carried it.</summary>
        public Vec2 Carried;
        /// <summary>
        /// The ground that it stands on; all zero in the air. Pass it to the next move.
        /// </summary>
        public Ground Ground;
        private UIntPtr hitCount;
        /// <summary>
        /// The number of times that an obstacle stopped or deflected it, floors included: at most
        /// 32.
        /// </summary>
        public long HitCount
        {
            get { return Sizes.ToLong(hitCount); }
            set { hitCount = Sizes.ToNative(value, "value"); }
        }
        private uint stuck;
        /// <summary>
        /// True if it overlapped something at the start and could not be pushed out, so that it
        /// stayed; else false.
        /// </summary>
        public bool Stuck
        {
            get { return stuck != 0; }
            set { stuck = value ? 1u : 0u; }
        }
        private uint reserved;
    }

    /// <summary>A body near a point.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public partial struct NearBody : IEquatable<NearBody>
    {
        /// <summary>The body.</summary>
        public BodyId Body;
        /// <summary>
        /// Its distance from the point, in the world's units: 0 if the point is inside it or on its
        /// boundary.
        /// </summary>
        public double Distance;
        /// <summary>The point of the body that is nearest to the given point.</summary>
        public Vec2 Point;

        /// <summary>A value with these fields.</summary>
        public NearBody(BodyId body, double distance, Vec2 point)
            : this()
        {
            Body = body;
            Distance = distance;
            Point = point;
        }

        /// <summary>Whether all fields are the same.</summary>
        public bool Equals(NearBody other)
        {
            return Body.Equals(other.Body)
                && Distance.Equals(other.Distance)
                && Point.Equals(other.Point);
        }

        /// <inheritdoc/>
        public override bool Equals(object other)
        {
            return other is NearBody && Equals((NearBody)other);
        }

        /// <inheritdoc/>
        public override int GetHashCode()
        {
            int hash = 17;
            hash = unchecked(31 * hash + Body.GetHashCode());
            hash = unchecked(31 * hash + Distance.GetHashCode());
            hash = unchecked(31 * hash + Point.GetHashCode());
            return hash;
        }

        /// <inheritdoc/>
        public override string ToString()
        {
            return Text.Of("NearBody", Body, Distance, Point);
        }

        /// <summary>Whether all fields are the same.</summary>
        public static bool operator ==(NearBody a, NearBody b)
        {
            return a.Equals(b);
        }

        /// <summary>Whether a field differs.</summary>
        public static bool operator !=(NearBody a, NearBody b)
        {
            return !a.Equals(b);
        }
    }

    /// <summary>A body that a ray hits. All zero if it hits none.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public partial struct BodyRayHit : IEquatable<BodyRayHit>
    {
        /// <summary>The body.</summary>
        public BodyId Body;
        /// <summary>Where the ray hits it.</summary>
        public RayHit Hit;

        /// <summary>A value with these fields.</summary>
        public BodyRayHit(BodyId body, RayHit hit)
            : this()
        {
            Body = body;
            Hit = hit;
        }

        /// <summary>Whether all fields are the same.</summary>
        public bool Equals(BodyRayHit other)
        {
            return Body.Equals(other.Body)
                && Hit.Equals(other.Hit);
        }

        /// <inheritdoc/>
        public override bool Equals(object other)
        {
            return other is BodyRayHit && Equals((BodyRayHit)other);
        }

        /// <inheritdoc/>
        public override int GetHashCode()
        {
            int hash = 17;
            hash = unchecked(31 * hash + Body.GetHashCode());
            hash = unchecked(31 * hash + Hit.GetHashCode());
            return hash;
        }

        /// <inheritdoc/>
        public override string ToString()
        {
            return Text.Of("BodyRayHit", Body, Hit);
        }

        /// <summary>Whether all fields are the same.</summary>
        public static bool operator ==(BodyRayHit a, BodyRayHit b)
        {
            return a.Equals(b);
        }

        /// <summary>Whether a field differs.</summary>
        public static bool operator !=(BodyRayHit a, BodyRayHit b)
        {
            return !a.Equals(b);
        }
    }

    /// <summary>A body that a moving shape hits. All zero if it hits none.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public partial struct BodyImpact : IEquatable<BodyImpact>
    {
        /// <summary>The body.</summary>
        public BodyId Body;
        /// <summary>The impact: the moving shape is the first shape, the body the second.</summary>
        public Impact Impact;

        /// <summary>A value with these fields.</summary>
        public BodyImpact(BodyId body, Impact impact)
            : this()
        {
            Body = body;
            Impact = impact;
        }

        /// <summary>Whether all fields are the same.</summary>
        public bool Equals(BodyImpact other)
        {
            return Body.Equals(other.Body)
                && Impact.Equals(other.Impact);
        }

        /// <inheritdoc/>
        public override bool Equals(object other)
        {
            return other is BodyImpact && Equals((BodyImpact)other);
        }

        /// <inheritdoc/>
        public override int GetHashCode()
        {
            int hash = 17;
            hash = unchecked(31 * hash + Body.GetHashCode());
            hash = unchecked(31 * hash + Impact.GetHashCode());
            return hash;
        }

        /// <inheritdoc/>
        public override string ToString()
        {
            return Text.Of("BodyImpact", Body, Impact);
        }

        /// <summary>Whether all fields are the same.</summary>
        public static bool operator ==(BodyImpact a, BodyImpact b)
        {
            return a.Equals(b);
        }

        /// <summary>Whether a field differs.</summary>
        public static bool operator !=(BodyImpact a, BodyImpact b)
        {
            return !a.Equals(b);
        }
    }

    /// <summary>
    /// A rectangle as the ActionScript program saw a display object on the stage, y down.
    /// </summary>
    [StructLayout(LayoutKind.Sequential)]
    public partial struct FlashRect : IEquatable<FlashRect>
    {
        /// <summary>The centre's x, in pixels.</summary>
        public double X;
        /// <summary>The centre's y, in pixels, growing downwards.</summary>
        public double Y;
        /// <summary>
        /// The unrotated size along x, in pixels. Only half its integer part counts, rounded down:
        /// 9.9 counts as 8.
        /// </summary>
        public double Width;
        /// <summary>The unrotated size along y, in pixels, with the same rounding.</summary>
        public double Height;
        /// <summary>
        /// The rotation on the stage in degrees, clockwise on the screen; of a nested object, that
        /// of <c>Flash.GlobalRotation</c>.
        /// </summary>
        public double Rotation;
        /// <summary>
        /// How the object is mirrored; <c>Flash.MirrorOf</c> finds it from a recorded scaleX.
        /// </summary>
        public FlashMirror Mirror;
        private uint reserved;

        /// <summary>A value with these fields.</summary>
        public FlashRect(double x, double y, double width, double height, double rotation,
            FlashMirror mirror)
            : this()
        {
            X = x;
            Y = y;
            Width = width;
            Height = height;
            Rotation = rotation;
            Mirror = mirror;
        }

        /// <summary>Whether all fields are the same.</summary>
        public bool Equals(FlashRect other)
        {
            return X.Equals(other.X)
                && Y.Equals(other.Y)
                && Width.Equals(other.Width)
                && Height.Equals(other.Height)
                && Rotation.Equals(other.Rotation)
                && Mirror.Equals(other.Mirror);
        }

        /// <inheritdoc/>
        public override bool Equals(object other)
        {
            return other is FlashRect && Equals((FlashRect)other);
        }

        /// <inheritdoc/>
        public override int GetHashCode()
        {
            int hash = 17;
            hash = unchecked(31 * hash + X.GetHashCode());
            hash = unchecked(31 * hash + Y.GetHashCode());
            hash = unchecked(31 * hash + Width.GetHashCode());
            hash = unchecked(31 * hash + Height.GetHashCode());
            hash = unchecked(31 * hash + Rotation.GetHashCode());
            hash = unchecked(31 * hash + Mirror.GetHashCode());
            return hash;
        }

        /// <inheritdoc/>
        public override string ToString()
        {
            return Text.Of("FlashRect", X, Y, Width, Height, Rotation, Mirror);
        }

        /// <summary>Whether all fields are the same.</summary>
        public static bool operator ==(FlashRect a, FlashRect b)
        {
            return a.Equals(b);
        }

        /// <summary>Whether a field differs.</summary>
        public static bool operator !=(FlashRect a, FlashRect b)
        {
            return !a.Equals(b);
        }
    }

    /// <summary>Everything that the ActionScript program computed about two rectangles.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public partial struct FlashOutcome
    {
        private Vec2 axes0, axes1, axes2, axes3;
        /// <summary>
        /// The four axes that it tests, in its order: two of the first rectangle, two of the
        /// second, not normalised.
        /// </summary>
        public Vec2[] Axes
        {
            get { return new[] { axes0, axes1, axes2, axes3 }; }
        }
        private uint isNear;
        /// <summary>
        /// True if the bounding circles meet or their distance is NaN, else false.
        /// </summary>
        public bool IsNear
        {
            get { return isNear != 0; }
            set { isNear = value ? 1u : 0u; }
        }
        private uint hit;
        /// <summary>
        /// True for a hit: the circles meet and no axis shows a gap (touching is a hit); else
        /// false.
        /// </summary>
        public bool Hit
        {
            get { return hit != 0; }
            set { hit = value ? 1u : 0u; }
        }
    }

    /// <summary>A container, or the object itself, in the nesting of display objects.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public partial struct FlashLevel : IEquatable<FlashLevel>
    {
        /// <summary>Its own rotation in degrees.</summary>
        public double Rotation;
        /// <summary>Its own horizontal scale.</summary>
        public double ScaleX;

        /// <summary>A value with these fields.</summary>
        public FlashLevel(double rotation, double scaleX)
            : this()
        {
            Rotation = rotation;
            ScaleX = scaleX;
        }

        /// <summary>Whether all fields are the same.</summary>
        public bool Equals(FlashLevel other)
        {
            return Rotation.Equals(other.Rotation)
                && ScaleX.Equals(other.ScaleX);
        }

        /// <inheritdoc/>
        public override bool Equals(object other)
        {
            return other is FlashLevel && Equals((FlashLevel)other);
        }

        /// <inheritdoc/>
        public override int GetHashCode()
        {
            int hash = 17;
            hash = unchecked(31 * hash + Rotation.GetHashCode());
            hash = unchecked(31 * hash + ScaleX.GetHashCode());
            return hash;
        }

        /// <inheritdoc/>
        public override string ToString()
        {
            return Text.Of("FlashLevel", Rotation, ScaleX);
        }

        /// <summary>Whether all fields are the same.</summary>
        public static bool operator ==(FlashLevel a, FlashLevel b)
        {
            return a.Equals(b);
        }

        /// <summary>Whether a field differs.</summary>
        public static bool operator !=(FlashLevel a, FlashLevel b)
        {
            return !a.Equals(b);
        }
    }

    /// <summary>A <c>flash.geom.Rectangle</c>: upright, y down.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public partial struct FlashRectangle : IEquatable<FlashRectangle>
    {
        /// <summary>The left side.</summary>
        public double X;
        /// <summary>The top side (the lesser y).</summary>
        public double Y;
        /// <summary>The size along x.</summary>
        public double Width;
        /// <summary>The size along y.</summary>
        public double Height;

        /// <summary>A value with these fields.</summary>
        public FlashRectangle(double x, double y, double width, double height)
            : this()
        {
            X = x;
            Y = y;
            Width = width;
            Height = height;
        }

        /// <summary>Whether all fields are the same.</summary>
        public bool Equals(FlashRectangle other)
        {
            return X.Equals(other.X)
                && Y.Equals(other.Y)
                && Width.Equals(other.Width)
                && Height.Equals(other.Height);
        }

        /// <inheritdoc/>
        public override bool Equals(object other)
        {
            return other is FlashRectangle && Equals((FlashRectangle)other);
        }

        /// <inheritdoc/>
        public override int GetHashCode()
        {
            int hash = 17;
            hash = unchecked(31 * hash + X.GetHashCode());
            hash = unchecked(31 * hash + Y.GetHashCode());
            hash = unchecked(31 * hash + Width.GetHashCode());
            hash = unchecked(31 * hash + Height.GetHashCode());
            return hash;
        }

        /// <inheritdoc/>
        public override string ToString()
        {
            return Text.Of("FlashRectangle", X, Y, Width, Height);
        }

        /// <summary>Whether all fields are the same.</summary>
        public static bool operator ==(FlashRectangle a, FlashRectangle b)
        {
            return a.Equals(b);
        }

        /// <summary>Whether a field differs.</summary>
        public static bool operator !=(FlashRectangle a, FlashRectangle b)
        {
            return !a.Equals(b);
        }
    }

    /// <summary>
    /// A step of a path, in pixels; numbers are rounded to the nearest twip. Nothing is closed
    /// unless the path does so itself.
    /// </summary>
    [StructLayout(LayoutKind.Sequential)]
    public partial struct FlashPathStep : IEquatable<FlashPathStep>
    {
        /// <summary>What the step does.</summary>
        public FlashPathKind Kind;
        private uint reserved;
        /// <summary>The control point of a curve.</summary>
        public double ControlX;
        /// <summary>The control point of a curve.</summary>
        public double ControlY;
        /// <summary>Where the step ends.</summary>
        public double X;
        /// <summary>Where the step ends.</summary>
        public double Y;

        /// <summary>A value with these fields.</summary>
        public FlashPathStep(FlashPathKind kind, double controlX, double controlY, double x,
            double y)
            : this()
        {
            Kind = kind;
            ControlX = controlX;
            ControlY = controlY;
            X = x;
            Y = y;
        }

        /// <summary>Whether all fields are the same.</summary>
        public bool Equals(FlashPathStep other)
        {
            return Kind.Equals(other.Kind)
                && ControlX.Equals(other.ControlX)
                && ControlY.Equals(other.ControlY)
                && X.Equals(other.X)
                && Y.Equals(other.Y);
        }

        /// <inheritdoc/>
        public override bool Equals(object other)
        {
            return other is FlashPathStep && Equals((FlashPathStep)other);
        }

        /// <inheritdoc/>
        public override int GetHashCode()
        {
            int hash = 17;
            hash = unchecked(31 * hash + Kind.GetHashCode());
            hash = unchecked(31 * hash + ControlX.GetHashCode());
            hash = unchecked(31 * hash + ControlY.GetHashCode());
            hash = unchecked(31 * hash + X.GetHashCode());
            hash = unchecked(31 * hash + Y.GetHashCode());
            return hash;
        }

        /// <inheritdoc/>
        public override string ToString()
        {
            return Text.Of("FlashPathStep", Kind, ControlX, ControlY, X, Y);
        }

        /// <summary>Whether all fields are the same.</summary>
        public static bool operator ==(FlashPathStep a, FlashPathStep b)
        {
            return a.Equals(b);
        }

        /// <summary>Whether a field differs.</summary>
        public static bool operator !=(FlashPathStep a, FlashPathStep b)
        {
            return !a.Equals(b);
        }
    }

    /// <summary>A place in whole pixels, y down.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public partial struct FlashPixel : IEquatable<FlashPixel>
    {
        /// <summary>The x coordinate.</summary>
        public int X;
        /// <summary>The y coordinate.</summary>
        public int Y;

        /// <summary>A value with these fields.</summary>
        public FlashPixel(int x, int y)
            : this()
        {
            X = x;
            Y = y;
        }

        /// <summary>Whether all fields are the same.</summary>
        public bool Equals(FlashPixel other)
        {
            return X.Equals(other.X)
                && Y.Equals(other.Y);
        }

        /// <inheritdoc/>
        public override bool Equals(object other)
        {
            return other is FlashPixel && Equals((FlashPixel)other);
        }

        /// <inheritdoc/>
        public override int GetHashCode()
        {
            int hash = 17;
            hash = unchecked(31 * hash + X.GetHashCode());
            hash = unchecked(31 * hash + Y.GetHashCode());
            return hash;
        }

        /// <inheritdoc/>
        public override string ToString()
        {
            return Text.Of("FlashPixel", X, Y);
        }

        /// <summary>Whether all fields are the same.</summary>
        public static bool operator ==(FlashPixel a, FlashPixel b)
        {
            return a.Equals(b);
        }

        /// <summary>Whether a field differs.</summary>
        public static bool operator !=(FlashPixel a, FlashPixel b)
        {
            return !a.Equals(b);
        }
    }

    /// <summary>A point with 32-bit coordinates, like <c>java.awt.Point</c>.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public partial struct AwtPoint : IEquatable<AwtPoint>
    {
        /// <summary>The x coordinate.</summary>
        public int X;
        /// <summary>The y coordinate.</summary>
        public int Y;

        /// <summary>A value with these fields.</summary>
        public AwtPoint(int x, int y)
            : this()
        {
            X = x;
            Y = y;
        }

        /// <summary>Whether all fields are the same.</summary>
        public bool Equals(AwtPoint other)
        {
            return X.Equals(other.X)
                && Y.Equals(other.Y);
        }

        /// <inheritdoc/>
        public override bool Equals(object other)
        {
            return other is AwtPoint && Equals((AwtPoint)other);
        }

        /// <inheritdoc/>
        public override int GetHashCode()
        {
            int hash = 17;
            hash = unchecked(31 * hash + X.GetHashCode());
            hash = unchecked(31 * hash + Y.GetHashCode());
            return hash;
        }

        /// <inheritdoc/>
        public override string ToString()
        {
            return Text.Of("AwtPoint", X, Y);
        }

        /// <summary>Whether all fields are the same.</summary>
        public static bool operator ==(AwtPoint a, AwtPoint b)
        {
            return a.Equals(b);
        }

        /// <summary>Whether a field differs.</summary>
        public static bool operator !=(AwtPoint a, AwtPoint b)
        {
            return !a.Equals(b);
        }
    }

    /// <summary>A <c>java.awt.Rectangle</c>: upright, of 32-bit ints, y down.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public partial struct AwtRectangle : IEquatable<AwtRectangle>
    {
        /// <summary>The left side.</summary>
        public int X;
        /// <summary>The top side (the lesser y).</summary>
        public int Y;
        /// <summary>The size along x; may be negative.</summary>
        public int Width;
        /// <summary>The size along y; may be negative.</summary>
        public int Height;

        /// <summary>A value with these fields.</summary>
        public AwtRectangle(int x, int y, int width, int height)
            : this()
        {
            X = x;
            Y = y;
            Width = width;
            Height = height;
        }

        /// <summary>Whether all fields are the same.</summary>
        public bool Equals(AwtRectangle other)
        {
            return X.Equals(other.X)
                && Y.Equals(other.Y)
                && Width.Equals(other.Width)
                && Height.Equals(other.Height);
        }

        /// <inheritdoc/>
        public override bool Equals(object other)
        {
            return other is AwtRectangle && Equals((AwtRectangle)other);
        }

        /// <inheritdoc/>
        public override int GetHashCode()
        {
            int hash = 17;
            hash = unchecked(31 * hash + X.GetHashCode());
            hash = unchecked(31 * hash + Y.GetHashCode());
            hash = unchecked(31 * hash + Width.GetHashCode());
            hash = unchecked(31 * hash + Height.GetHashCode());
            return hash;
        }

        /// <inheritdoc/>
        public override string ToString()
        {
            return Text.Of("AwtRectangle", X, Y, Width, Height);
        }

        /// <summary>Whether all fields are the same.</summary>
        public static bool operator ==(AwtRectangle a, AwtRectangle b)
        {
            return a.Equals(b);
        }

        /// <summary>Whether a field differs.</summary>
        public static bool operator !=(AwtRectangle a, AwtRectangle b)
        {
            return !a.Equals(b);
        }
    }

    /// <summary>A <c>java.awt.geom.Line2D.Double</c>: a segment by its ends.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public partial struct AwtLine2d : IEquatable<AwtLine2d>
    {
        /// <summary>The x of the first end.</summary>
        public double X1;
        /// <summary>The y of the first end.</summary>
        public double Y1;
        /// <summary>The x of the second end.</summary>
        public double X2;
        /// <summary>The y of the second end.</summary>
        public double Y2;

        /// <summary>A value with these fields.</summary>
        public AwtLine2d(double x1, double y1, double x2, double y2)
            : this()
        {
            X1 = x1;
            Y1 = y1;
            X2 = x2;
            Y2 = y2;
        }

        /// <summary>Whether all fields are the same.</summary>
        public bool Equals(AwtLine2d other)
        {
            return X1.Equals(other.X1)
                && Y1.Equals(other.Y1)
                && X2.Equals(other.X2)
                && Y2.Equals(other.Y2);
        }

        /// <inheritdoc/>
        public override bool Equals(object other)
        {
            return other is AwtLine2d && Equals((AwtLine2d)other);
        }

        /// <inheritdoc/>
        public override int GetHashCode()
        {
            int hash = 17;
            hash = unchecked(31 * hash + X1.GetHashCode());
            hash = unchecked(31 * hash + Y1.GetHashCode());
            hash = unchecked(31 * hash + X2.GetHashCode());
            hash = unchecked(31 * hash + Y2.GetHashCode());
            return hash;
        }

        /// <inheritdoc/>
        public override string ToString()
        {
            return Text.Of("AwtLine2d", X1, Y1, X2, Y2);
        }

        /// <summary>Whether all fields are the same.</summary>
        public static bool operator ==(AwtLine2d a, AwtLine2d b)
        {
            return a.Equals(b);
        }

        /// <summary>Whether a field differs.</summary>
        public static bool operator !=(AwtLine2d a, AwtLine2d b)
        {
            return !a.Equals(b);
        }
    }

    /// <summary>
    /// A <c>java.awt.geom.Rectangle2D.Double</c>: upright, y down; also the box of an ellipse.
    /// </summary>
    [StructLayout(LayoutKind.Sequential)]
    public partial struct AwtRectangle2d : IEquatable<AwtRectangle2d>
    {
        /// <summary>The left side.</summary>
        public double X;
        /// <summary>The top side (the lesser y).</summary>
        public double Y;
        /// <summary>The size along x.</summary>
        public double Width;
        /// <summary>The size along y.</summary>
        public double Height;

        /// <summary>A value with these fields.</summary>
        public AwtRectangle2d(double x, double y, double width, double height)
            : this()
        {
            X = x;
            Y = y;
            Width = width;
            Height = height;
        }

        /// <summary>Whether all fields are the same.</summary>
        public bool Equals(AwtRectangle2d other)
        {
            return X.Equals(other.X)
                && Y.Equals(other.Y)
                && Width.Equals(other.Width)
                && Height.Equals(other.Height);
        }

        /// <inheritdoc/>
        public override bool Equals(object other)
        {
            return other is AwtRectangle2d && Equals((AwtRectangle2d)other);
        }

        /// <inheritdoc/>
        public override int GetHashCode()
        {
            int hash = 17;
            hash = unchecked(31 * hash + X.GetHashCode());
            hash = unchecked(31 * hash + Y.GetHashCode());
            hash = unchecked(31 * hash + Width.GetHashCode());
            hash = unchecked(31 * hash + Height.GetHashCode());
            return hash;
        }

        /// <inheritdoc/>
        public override string ToString()
        {
            return Text.Of("AwtRectangle2d", X, Y, Width, Height);
        }

        /// <summary>Whether all fields are the same.</summary>
        public static bool operator ==(AwtRectangle2d a, AwtRectangle2d b)
        {
            return a.Equals(b);
        }

        /// <summary>Whether a field differs.</summary>
        public static bool operator !=(AwtRectangle2d a, AwtRectangle2d b)
        {
            return !a.Equals(b);
        }
    }

    /// <summary>
    /// A <c>java.awt.geom.RoundRectangle2D.Double</c>: upright with round corners, y down.
    /// </summary>
    [StructLayout(LayoutKind.Sequential)]
    public partial struct AwtRoundRectangle2d : IEquatable<AwtRoundRectangle2d>
    {
        /// <summary>The left side.</summary>
        public double X;
        /// <summary>The top side (the lesser y).</summary>
        public double Y;
        /// <summary>The size along x.</summary>
        public double Width;
        /// <summary>The size along y.</summary>
        public double Height;
        /// <summary>
        /// The width of the ellipse whose quarters are the corners. Its sign does not matter, and
        /// it is at most <c>Width</c>.
        /// </summary>
        public double ArcWidth;
        /// <summary>The height of that ellipse.</summary>
        public double ArcHeight;

        /// <summary>A value with these fields.</summary>
        public AwtRoundRectangle2d(double x, double y, double width, double height, double arcWidth,
            double arcHeight)
            : this()
        {
            X = x;
            Y = y;
            Width = width;
            Height = height;
            ArcWidth = arcWidth;
            ArcHeight = arcHeight;
        }

        /// <summary>Whether all fields are the same.</summary>
        public bool Equals(AwtRoundRectangle2d other)
        {
            return X.Equals(other.X)
                && Y.Equals(other.Y)
                && Width.Equals(other.Width)
                && Height.Equals(other.Height)
                && ArcWidth.Equals(other.ArcWidth)
                && ArcHeight.Equals(other.ArcHeight);
        }

        /// <inheritdoc/>
        public override bool Equals(object other)
        {
            return other is AwtRoundRectangle2d && Equals((AwtRoundRectangle2d)other);
        }

        /// <inheritdoc/>
        public override int GetHashCode()
        {
            int hash = 17;
            hash = unchecked(31 * hash + X.GetHashCode());
            hash = unchecked(31 * hash + Y.GetHashCode());
            hash = unchecked(31 * hash + Width.GetHashCode());
            hash = unchecked(31 * hash + Height.GetHashCode());
            hash = unchecked(31 * hash + ArcWidth.GetHashCode());
            hash = unchecked(31 * hash + ArcHeight.GetHashCode());
            return hash;
        }

        /// <inheritdoc/>
        public override string ToString()
        {
            return Text.Of("AwtRoundRectangle2d", X, Y, Width, Height, ArcWidth, ArcHeight);
        }

        /// <summary>Whether all fields are the same.</summary>
        public static bool operator ==(AwtRoundRectangle2d a, AwtRoundRectangle2d b)
        {
            return a.Equals(b);
        }

        /// <summary>Whether a field differs.</summary>
        public static bool operator !=(AwtRoundRectangle2d a, AwtRoundRectangle2d b)
        {
            return !a.Equals(b);
        }
    }

    /// <summary>
    /// A <c>java.awt.geom.Arc2D.Double</c>: a part of the ellipse in an upright box.
    /// </summary>
    [StructLayout(LayoutKind.Sequential)]
    public partial struct AwtArc2d : IEquatable<AwtArc2d>
    {
        /// <summary>The left side of the box.</summary>
        public double X;
        /// <summary>The top side of the box (the lesser y).</summary>
        public double Y;
        /// <summary>The size of the box along x.</summary>
        public double Width;
        /// <summary>The size of the box along y.</summary>
        public double Height;
        /// <summary>The angle at which the arc begins, in degrees.</summary>
        public double Start;
        /// <summary>
        /// The degrees from its beginning to its end; from 360 on it is the whole ellipse.
        /// </summary>
        public double Extent;
        /// <summary>How it is closed.</summary>
        public AwtArcType Closure;
        private uint reserved;

        /// <summary>A value with these fields.</summary>
        public AwtArc2d(double x, double y, double width, double height, double start,
            double extent, AwtArcType closure)
            : this()
        {
            X = x;
            Y = y;
            Width = width;
            Height = height;
            Start = start;
            Extent = extent;
            Closure = closure;
        }

        /// <summary>Whether all fields are the same.</summary>
        public bool Equals(AwtArc2d other)
        {
            return X.Equals(other.X)
                && Y.Equals(other.Y)
                && Width.Equals(other.Width)
                && Height.Equals(other.Height)
                && Start.Equals(other.Start)
                && Extent.Equals(other.Extent)
                && Closure.Equals(other.Closure);
        }

        /// <inheritdoc/>
        public override bool Equals(object other)
        {
            return other is AwtArc2d && Equals((AwtArc2d)other);
        }

        /// <inheritdoc/>
        public override int GetHashCode()
        {
            int hash = 17;
            hash = unchecked(31 * hash + X.GetHashCode());
            hash = unchecked(31 * hash + Y.GetHashCode());
            hash = unchecked(31 * hash + Width.GetHashCode());
            hash = unchecked(31 * hash + Height.GetHashCode());
            hash = unchecked(31 * hash + Start.GetHashCode());
            hash = unchecked(31 * hash + Extent.GetHashCode());
            hash = unchecked(31 * hash + Closure.GetHashCode());
            return hash;
        }

        /// <inheritdoc/>
        public override string ToString()
        {
            return Text.Of("AwtArc2d", X, Y, Width, Height, Start, Extent, Closure);
        }

        /// <summary>Whether all fields are the same.</summary>
        public static bool operator ==(AwtArc2d a, AwtArc2d b)
        {
            return a.Equals(b);
        }

        /// <summary>Whether a field differs.</summary>
        public static bool operator !=(AwtArc2d a, AwtArc2d b)
        {
            return !a.Equals(b);
        }
    }

    /// <summary>A command of a path.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public partial struct AwtPathCommand : IEquatable<AwtPathCommand>
    {
        /// <summary>Its kind.</summary>
        public AwtPathKind Kind;
        private uint reserved;
        /// <summary>The x coordinate, which <c>closePath</c> ignores.</summary>
        public double X;
        /// <summary>The y coordinate, which <c>closePath</c> ignores.</summary>
        public double Y;

        /// <summary>A value with these fields.</summary>
        public AwtPathCommand(AwtPathKind kind, double x, double y)
            : this()
        {
            Kind = kind;
            X = x;
            Y = y;
        }

        /// <summary>Whether all fields are the same.</summary>
        public bool Equals(AwtPathCommand other)
        {
            return Kind.Equals(other.Kind)
                && X.Equals(other.X)
                && Y.Equals(other.Y);
        }

        /// <inheritdoc/>
        public override bool Equals(object other)
        {
            return other is AwtPathCommand && Equals((AwtPathCommand)other);
        }

        /// <inheritdoc/>
        public override int GetHashCode()
        {
            int hash = 17;
            hash = unchecked(31 * hash + Kind.GetHashCode());
            hash = unchecked(31 * hash + X.GetHashCode());
            hash = unchecked(31 * hash + Y.GetHashCode());
            return hash;
        }

        /// <inheritdoc/>
        public override string ToString()
        {
            return Text.Of("AwtPathCommand", Kind, X, Y);
        }

        /// <summary>Whether all fields are the same.</summary>
        public static bool operator ==(AwtPathCommand a, AwtPathCommand b)
        {
            return a.Equals(b);
        }

        /// <summary>Whether a field differs.</summary>
        public static bool operator !=(AwtPathCommand a, AwtPathCommand b)
        {
            return !a.Equals(b);
        }
    }

    /// <summary>
    /// A <c>java.awt.geom.AffineTransform</c>: <c>x' = m00*x + m01*y + m02</c>, <c>y' = m10*x +
    /// m11*y + m12</c>.
    /// </summary>
    [StructLayout(LayoutKind.Sequential)]
    public partial struct AwtTransform
    {
        /// <summary>The factor of x in x'.</summary>
        public double M00;
        /// <summary>The factor of x in y'.</summary>
        public double M10;
        /// <summary>The factor of y in x'.</summary>
        public double M01;
        /// <summary>The factor of y in y'.</summary>
        public double M11;
        /// <summary>The x to which the origin is taken.</summary>
        public double M02;
        /// <summary>The y to which the origin is taken.</summary>
        public double M12;
        /// <summary>Which of the first four are in use.</summary>
        public AwtForm Form;
        private uint moved;
        /// <summary>True if <c>M02</c> and <c>M12</c> are in use, else false.</summary>
        public bool Moved
        {
            get { return moved != 0; }
            set { moved = value ? 1u : 0u; }
        }
    }

    /// <summary>An upright rectangle in the Python program.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public partial struct XywhRect : IEquatable<XywhRect>
    {
        /// <summary>The left side.</summary>
        public double X;
        /// <summary>The top side (the smaller y).</summary>
        public double Y;
        /// <summary>The size along x.</summary>
        public double Width;
        /// <summary>The size along y.</summary>
        public double Height;

        /// <summary>A value with these fields.</summary>
        public XywhRect(double x, double y, double width, double height)
            : this()
        {
            X = x;
            Y = y;
            Width = width;
            Height = height;
        }

        /// <summary>Whether all fields are the same.</summary>
        public bool Equals(XywhRect other)
        {
            return X.Equals(other.X)
                && Y.Equals(other.Y)
                && Width.Equals(other.Width)
                && Height.Equals(other.Height);
        }

        /// <inheritdoc/>
        public override bool Equals(object other)
        {
            return other is XywhRect && Equals((XywhRect)other);
        }

        /// <inheritdoc/>
        public override int GetHashCode()
        {
            int hash = 17;
            hash = unchecked(31 * hash + X.GetHashCode());
            hash = unchecked(31 * hash + Y.GetHashCode());
            hash = unchecked(31 * hash + Width.GetHashCode());
            hash = unchecked(31 * hash + Height.GetHashCode());
            return hash;
        }

        /// <inheritdoc/>
        public override string ToString()
        {
            return Text.Of("XywhRect", X, Y, Width, Height);
        }

        /// <summary>Whether all fields are the same.</summary>
        public static bool operator ==(XywhRect a, XywhRect b)
        {
            return a.Equals(b);
        }

        /// <summary>Whether a field differs.</summary>
        public static bool operator !=(XywhRect a, XywhRect b)
        {
            return !a.Equals(b);
        }
    }

    /// <summary>A circle in the Python program.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public partial struct XywhCircle : IEquatable<XywhCircle>
    {
        /// <summary>The centre's x.</summary>
        public double X;
        /// <summary>The centre's y.</summary>
        public double Y;
        /// <summary>The radius.</summary>
        public double Radius;

        /// <summary>A value with these fields.</summary>
        public XywhCircle(double x, double y, double radius)
            : this()
        {
            X = x;
            Y = y;
            Radius = radius;
        }

        /// <summary>Whether all fields are the same.</summary>
        public bool Equals(XywhCircle other)
        {
            return X.Equals(other.X)
                && Y.Equals(other.Y)
                && Radius.Equals(other.Radius);
        }

        /// <inheritdoc/>
        public override bool Equals(object other)
        {
            return other is XywhCircle && Equals((XywhCircle)other);
        }

        /// <inheritdoc/>
        public override int GetHashCode()
        {
            int hash = 17;
            hash = unchecked(31 * hash + X.GetHashCode());
            hash = unchecked(31 * hash + Y.GetHashCode());
            hash = unchecked(31 * hash + Radius.GetHashCode());
            return hash;
        }

        /// <inheritdoc/>
        public override string ToString()
        {
            return Text.Of("XywhCircle", X, Y, Radius);
        }

        /// <summary>Whether all fields are the same.</summary>
        public static bool operator ==(XywhCircle a, XywhCircle b)
        {
            return a.Equals(b);
        }

        /// <summary>Whether a field differs.</summary>
        public static bool operator !=(XywhCircle a, XywhCircle b)
        {
            return !a.Equals(b);
        }
    }

    /// <summary>Rectangles as a structure of arrays of doubles, all of the same length.</summary>
    public partial struct RectanglesF64
    {
        /// <summary>The x of the centres.</summary>
        public double[] CenterX;
        /// <summary>The y of the centres.</summary>
        public double[] CenterY;
        /// <summary>The x of the first half-edges.</summary>
        public double[] UX;
        /// <summary>The y of the first half-edges.</summary>
        public double[] UY;
        /// <summary>The x of the second half-edges.</summary>
        public double[] VX;
        /// <summary>The y of the second half-edges.</summary>
        public double[] VY;

        /// <summary>The number of elements of each list.</summary>
        internal int Length
        {
            get
            {
                return Check.SameLength(CenterX, CenterY, UX, UY, VX, VY);
            }
        }

        internal NativeRectanglesF64 ToNative(Borrowed borrowed)
        {
            var native = new NativeRectanglesF64();
            native.centerX = borrowed.Pin(CenterX);
            native.centerY = borrowed.Pin(CenterY);
            native.uX = borrowed.Pin(UX);
            native.uY = borrowed.Pin(UY);
            native.vX = borrowed.Pin(VX);
            native.vY = borrowed.Pin(VY);
            return native;
        }
    }

    [StructLayout(LayoutKind.Sequential)]
    internal struct NativeRectanglesF64
    {
        internal IntPtr centerX;
        internal IntPtr centerY;
        internal IntPtr uX;
        internal IntPtr uY;
        internal IntPtr vX;
        internal IntPtr vY;
    }

    /// <summary>Rectangles as a structure of arrays of floats, all of the same length.</summary>
    public partial struct RectanglesF32
    {
        /// <summary>The x of the centres.</summary>
        public float[] CenterX;
        /// <summary>The y of the centres.</summary>
        public float[] CenterY;
        /// <summary>The x of the first half-edges.</summary>
        public float[] UX;
        /// <summary>The y of the first half-edges.</summary>
        public float[] UY;
        /// <summary>The x of the second half-edges.</summary>
        public float[] VX;
        /// <summary>The y of the second half-edges.</summary>
        public float[] VY;

        /// <summary>The number of elements of each list.</summary>
        internal int Length
        {
            get
            {
                return Check.SameLength(CenterX, CenterY, UX, UY, VX, VY);
            }
        }

        internal NativeRectanglesF32 ToNative(Borrowed borrowed)
        {
            var native = new NativeRectanglesF32();
            native.centerX = borrowed.Pin(CenterX);
            native.centerY = borrowed.Pin(CenterY);
            native.uX = borrowed.Pin(UX);
            native.uY = borrowed.Pin(UY);
            native.vX = borrowed.Pin(VX);
            native.vY = borrowed.Pin(VY);
            return native;
        }
    }

    [StructLayout(LayoutKind.Sequential)]
    internal struct NativeRectanglesF32
    {
        internal IntPtr centerX;
        internal IntPtr centerY;
        internal IntPtr uX;
        internal IntPtr uY;
        internal IntPtr vX;
        internal IntPtr vY;
    }

    /// <summary>
    /// A body: its shape, its placement and how it interacts. All zero except for the shape is a
    /// moving body at the origin of inverse mass 1 that interacts with all others, as
    /// <c>Body.Default</c>.
    /// </summary>
    public partial struct Body
    {
        /// <summary>Its placement. All zero means the default: the identity.</summary>
        public Transform Transform;
        /// <summary>
        /// Any number of the caller: the index of an entity, for example. Events carry it.
        /// </summary>
        public ulong User;
        /// <summary>
        /// One over its mass, not negative. Where bodies are pushed apart, each moves in proportion
        /// to its inverse mass, as in <c>Sat.Resolve</c>. 0 is the default: 1.
        /// </summary>
        public double InverseMass;
        /// <summary>Which bodies it interacts with.</summary>
        public Filter Filter;
        /// <summary>One of the <c>BodyKind</c> constants.</summary>
        public BodyKind Kind;
        /// <summary>
        /// True for a moving body of infinite mass, which others never push, for any
        /// <c>InverseMass</c>; else false. Static bodies are never pushed.
        /// </summary>
        public bool Immovable;
        /// <summary>Its shape. The world takes its own reference.</summary>
        public Shape Shape;

        internal NativeBody ToNative(Borrowed borrowed)
        {
            var native = new NativeBody();
            native.transform = Transform;
            native.user = User;
            native.inverseMass = InverseMass;
            native.filter = Filter;
            native.kind = Kind;
            native.immovable = Immovable ? 1u : 0u;
            native.shape = borrowed.Hold(Shape == null ? null : Shape.Handle);
            return native;
        }

        internal static NativeBody[] ToNative(Body[] all, Borrowed borrowed)
        {
            return Array.ConvertAll(all, each => each.ToNative(borrowed));
        }

        internal static Body FromNative(NativeBody native)
        {
            var own = new Body();
            own.Transform = native.transform;
            own.User = native.user;
            own.InverseMass = native.inverseMass;
            own.Filter = native.filter;
            own.Kind = native.kind;
            own.Immovable = native.immovable != 0;
            own.Shape = Shape.Shared(native.shape);
            return own;
        }
    }

    [StructLayout(LayoutKind.Sequential)]
    internal struct NativeBody
    {
        internal Transform transform;
        internal ulong user;
        internal double inverseMass;
        internal Filter filter;
        internal BodyKind kind;
        internal uint immovable;
        internal IntPtr shape;
        internal uint reserved0;
        internal uint reserved1;
        internal uint reserved2;
        internal uint reserved3;
    }

    /// <summary>
    /// Which bodies a query, a ray or a sweep considers. All zero considers all bodies, as does
    /// null for any pointer to a filter.
    /// </summary>
    public partial struct QueryFilter
    {
        /// <summary>
        /// Bodies to leave out: the one whose surroundings are queried, for example. Use it for a
        /// few bodies, and categories for many. Ids of removed bodies have no effect. May be null.
        /// </summary>
        public BodyId[] Except;
        /// <summary>
        /// The categories and mask of the query, as if it were a body: it considers the bodies that
        /// would interact with it.
        /// </summary>
        public Filter Filter;
        /// <summary>A sum of <c>QueryKinds</c> constants. 0 is the default: all kinds.</summary>
        public QueryKinds Kinds;
        /// <summary>
        /// What <c>World.Sweep</c> does about bodies that the shape meets at the start. With
        /// <c>AtStart.SkipOverlapping</c>, a ray leaves out the bodies inside which it starts; it
        /// still hits those on whose boundary it starts. It does not affect other queries.
        /// </summary>
        public AtStart AtStart;

        internal NativeQueryFilter ToNative(Borrowed borrowed)
        {
            var native = new NativeQueryFilter();
            native.except = borrowed.Pin(Except);
            native.exceptCount = Lists.Count(Except);
            native.filter = Filter;
            native.kinds = Kinds;
            native.atStart = AtStart;
            return native;
        }

        internal static NativeQueryFilter[] ToNative(QueryFilter? one, Borrowed borrowed)
        {
            return one == null ? null : new[] { one.Value.ToNative(borrowed) };
        }
    }

    [StructLayout(LayoutKind.Sequential)]
    internal struct NativeQueryFilter
    {
        internal IntPtr except;
        internal UIntPtr exceptCount;
        internal Filter filter;
        internal QueryKinds kinds;
        internal AtStart atStart;
    }

    /// <summary>
    /// The caller's functions that draw, in the world's coordinates. A function may be null: then
    /// its part is not drawn. Corners and texts are valid until the function returns. The functions
    /// must not change the world.
    /// </summary>
    public partial struct DrawCallbacks
    {
        /// <summary>Draws a line.</summary>
        public DrawLine Line;
        /// <summary>Fills a convex polygon, counter-clockwise with y up.</summary>
        public DrawPolygon Polygon;
        /// <summary>Fills a disc; with a radius of 0 a point.</summary>
        public DrawCircle Circle;
        /// <summary>Writes a text, ended by a zero byte, in the middle of a body.</summary>
        public DrawText Text;
        /// <summary>
        /// Fills an ellipse: the points <c>center + x * u + y * w</c> for all (x, y) of the unit
        /// disc, that is, the unit disc under the transform with the columns <c>u</c> and <c>w</c>.
        /// </summary>
        public DrawEllipse Ellipse;

        internal NativeDrawCallbacks ToNative(Borrowed borrowed)
        {
            var native = new NativeDrawCallbacks();
            native.line = Line == null ? IntPtr.Zero : Trampolines.DrawLinePointer;
            native.polygon = Polygon == null ? IntPtr.Zero : Trampolines.DrawPolygonPointer;
            native.circle = Circle == null ? IntPtr.Zero : Trampolines.DrawCirclePointer;
            native.text = Text == null ? IntPtr.Zero : Trampolines.DrawTextPointer;
            native.ellipse = Ellipse == null ? IntPtr.Zero : Trampolines.DrawEllipsePointer;
            return native;
        }
    }

    [StructLayout(LayoutKind.Sequential)]
    internal struct NativeDrawCallbacks
    {
        internal IntPtr line;
        internal IntPtr polygon;
        internal IntPtr circle;
        internal IntPtr text;
        internal IntPtr ellipse;
        internal IntPtr reserved0;
    }

    /// <summary>A fill or a stroke.</summary>
    public partial struct FlashLayer
    {
        /// <summary>How it is painted.</summary>
        public FlashPaint Paint;
        /// <summary>The thickness of a stroke in pixels.</summary>
        public double Thickness;
        /// <summary>The path.</summary>
        public FlashPathStep[] Steps;

        internal NativeFlashLayer ToNative(Borrowed borrowed)
        {
            var native = new NativeFlashLayer();
            native.paint = Paint;
            native.thickness = Thickness;
            native.steps = borrowed.Pin(Steps);
            native.count = Lists.Count(Steps);
            return native;
        }

        internal static NativeFlashLayer[] ToNative(FlashLayer[] all, Borrowed borrowed)
        {
            return Array.ConvertAll(all, each => each.ToNative(borrowed));
        }
    }

    [StructLayout(LayoutKind.Sequential)]
    internal struct NativeFlashLayer
    {
        internal FlashPaint paint;
        internal uint reserved;
        internal double thickness;
        internal IntPtr steps;
        internal UIntPtr count;
    }

    /// <summary>The alpha channel of an image, which stays the caller's.</summary>
    public partial struct FlashBitmap
    {
        /// <summary>
        /// <c>width * height</c> bytes, row by row from the top; may be null if there are none.
        /// </summary>
        public byte[] Alpha;
        /// <summary>The number of columns.</summary>
        public long Width;
        /// <summary>The number of rows.</summary>
        public long Height;
        /// <summary>
        /// The language of the program, which decides what thresholds mean; 0 is
        /// <c>FlashScript.As3</c>.
        /// </summary>
        public FlashScript Script;

        internal NativeFlashBitmap ToNative(Borrowed borrowed)
        {
            Check.Length(Alpha, Width * Height, "Alpha");
            var native = new NativeFlashBitmap();
            native.alpha = borrowed.Pin(Alpha);
            native.width = Sizes.ToNative(Width, "Width");
            native.height = Sizes.ToNative(Height, "Height");
            native.script = Script;
            return native;
        }
    }

    [StructLayout(LayoutKind.Sequential)]
    internal struct NativeFlashBitmap
    {
        internal IntPtr alpha;
        internal UIntPtr width;
        internal UIntPtr height;
        internal FlashScript script;
    }

    [StructLayout(LayoutKind.Sequential)]
    internal struct NativePieceBuffers
    {
        internal IntPtr pieceSizes;
        internal UIntPtr pieceCapacity;
        internal IntPtr vertices;
        internal IntPtr edges;
        internal UIntPtr cornerCapacity;
    }

    /// <summary>Buffers that grow to what the last call needed.</summary>
    internal sealed class PieceBuffers
    {
        private UIntPtr[] pieceSizes;
        private uint[] vertices;
        private uint[] edges;
        private int pieceCapacity = Lists.Start;
        private int cornerCapacity = Lists.Start;

        internal NativePieceBuffers ToNative(Borrowed borrowed)
        {
            var native = new NativePieceBuffers();
            pieceSizes = new UIntPtr[pieceCapacity];
            native.pieceSizes = borrowed.Pin(pieceSizes);
            vertices = new uint[cornerCapacity];
            native.vertices = borrowed.Pin(vertices);
            edges = new uint[cornerCapacity];
            native.edges = borrowed.Pin(edges);
            native.pieceCapacity = (UIntPtr)pieceCapacity;
            native.cornerCapacity = (UIntPtr)cornerCapacity;
            return native;
        }

        internal void Count(Decomposition[] results)
        {
            pieceCapacity = 0;
            cornerCapacity = 0;
            foreach (Decomposition result in results)
            {
                pieceCapacity = checked(pieceCapacity + (int)result.PieceCount);
                cornerCapacity = checked(cornerCapacity + (int)result.CornerCount);
            }
        }

        internal uint[][] Vertices()
        {
            return Lists.Split(vertices, pieceSizes, pieceCapacity);
        }

        internal uint[][] Edges()
        {
            return Lists.Split(edges, pieceSizes, pieceCapacity);
        }
    }

    [StructLayout(LayoutKind.Sequential)]
    internal struct NativeSilhouetteBuffers
    {
        internal IntPtr points;
        internal UIntPtr pointCapacity;
        internal IntPtr ringSizes;
        internal UIntPtr ringCapacity;
        internal IntPtr partSizes;
        internal UIntPtr partCapacity;
    }

    /// <summary>Buffers that grow to what the last call needed.</summary>
    internal sealed class SilhouetteBuffers
    {
        private Vec2[] points;
        private UIntPtr[] ringSizes;
        private UIntPtr[] partSizes;
        private int pointCapacity = Lists.Start;
        private int ringCapacity = Lists.Start;
        private int partCapacity = Lists.Start;

        internal NativeSilhouetteBuffers ToNative(Borrowed borrowed)
        {
            var native = new NativeSilhouetteBuffers();
            points = new Vec2[pointCapacity];
            native.points = borrowed.Pin(points);
            ringSizes = new UIntPtr[ringCapacity];
            native.ringSizes = borrowed.Pin(ringSizes);
            partSizes = new UIntPtr[partCapacity];
            native.partSizes = borrowed.Pin(partSizes);
            native.pointCapacity = (UIntPtr)pointCapacity;
            native.ringCapacity = (UIntPtr)ringCapacity;
            native.partCapacity = (UIntPtr)partCapacity;
            return native;
        }

        internal void Count(Silhouettes[] results)
        {
            pointCapacity = 0;
            ringCapacity = 0;
            partCapacity = 0;
            foreach (Silhouettes result in results)
            {
                pointCapacity = checked(pointCapacity + (int)result.PointCount);
                ringCapacity = checked(ringCapacity + (int)result.RingCount);
                partCapacity = checked(partCapacity + (int)result.PartCount);
            }
        }

        internal Vec2[][][] Points()
        {
            return Lists.Split(Lists.Split(points, ringSizes, ringCapacity), partSizes,
                partCapacity);
        }
    }
}
