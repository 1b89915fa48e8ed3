namespace Sat2d
{
    public static partial class Sat
    {
        /// <summary>Whether two shapes touch or overlap, as <c>Sat.Relation</c> says.</summary>
        /// <exception cref="SatException">Errors: those of <c>Sat.Relation</c>.</exception>
        public static bool Hits(Shape a, Transform ta, Shape b, Transform tb)
        {
            return Relation(a, ta, b, tb) != global::Sat2d.Relation.Disjoint;
        }

        /// <summary>Whether two shapes overlap, as <c>Sat.Relation</c> says.</summary>
        /// <exception cref="SatException">Errors: those of <c>Sat.Relation</c>.</exception>
        public static bool Overlaps(Shape a, Transform ta, Shape b, Transform tb)
        {
            return Relation(a, ta, b, tb) == global::Sat2d.Relation.Overlapping;
        }
    }
}
