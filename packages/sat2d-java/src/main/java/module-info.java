/** Exact 2D collision detection by separating axes, and convex decomposition. */
module io.sat2d {
    requires transitive java.desktop; // its shapes and transforms are taken as they are

    exports io.sat2d;
}
