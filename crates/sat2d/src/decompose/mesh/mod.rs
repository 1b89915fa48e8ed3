pub(crate) mod delaunay;
pub(crate) mod disk;
pub(crate) mod fan;
pub(crate) mod half_edges;
pub(crate) mod partition;
pub(crate) mod triangle_builder;
pub(crate) mod triangle_mesh;
pub(crate) mod triangulation;
