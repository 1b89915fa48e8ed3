//! Decomposition of polygons into convex pieces.

mod approximate;
mod balanced;
mod corpus;
mod decomposer;
mod errors;
mod fewest_with_holes;
mod lattice;
mod moments;
mod multipolygon;
mod optimal;
mod plane;
mod preference;
mod random_rings;
mod simplify;
mod slicing;
mod work_limit;
