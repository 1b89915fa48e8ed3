//! What the extension module exports.

#[pyo3::pymodule]
mod _sat2d {
    use pyo3::prelude::*;

    #[pymodule_export]
    use crate::body::Body;
    #[pymodule_export]
    use crate::body::PairEvent;
    #[pymodule_export]
    use crate::body::NearBody;
    #[pymodule_export]
    use crate::body::BodyHit;
    #[pymodule_export]
    use crate::body::BodyImpact;
    #[pymodule_export]
    use crate::body::SeparateResult;
    #[pymodule_export]
    use crate::body::SlideHit;
    #[pymodule_export]
    use crate::body::SlideResult;
    #[pymodule_export]
    use crate::body::Events;
    #[pymodule_export]
    use crate::character::Ground;
    #[pymodule_export]
    use crate::character::CharacterResult;
    #[pymodule_export]
    use crate::decompose::Piece;
    #[pymodule_export]
    use crate::decompose::Decomposition;
    #[pymodule_export]
    use crate::decompose::Polygon;
    #[pymodule_export]
    use crate::decompose::Decomposer;
    #[pymodule_export]
    use crate::explain::Explanation;
    #[pymodule_export]
    use crate::mask::Mask;
    #[pymodule_export]
    use crate::results::Aabb;
    #[pymodule_export]
    use crate::results::Feature;
    #[pymodule_export]
    use crate::results::ContactPoint;
    #[pymodule_export]
    use crate::results::Manifold;
    #[pymodule_export]
    use crate::results::ClosestPoints;
    #[pymodule_export]
    use crate::results::Separation;
    #[pymodule_export]
    use crate::results::SeparatingAxis;
    #[pymodule_export]
    use crate::results::RayHit;
    #[pymodule_export]
    use crate::results::Impact;
    #[pymodule_export]
    use crate::results::ImpactBounds;
    #[pymodule_export]
    use crate::results::Resolution;
    #[pymodule_export]
    use crate::shape::Shape;
    #[pymodule_export]
    use crate::simplify::Simplification;
    #[pymodule_export]
    use crate::simplify::Approximation;
    #[pymodule_export]
    use crate::sweep::Motion;
    #[pymodule_export]
    use crate::transform::Transform;
    #[pymodule_export]
    use crate::world::World;
    #[pymodule_export]
    use crate::batch::rectangles;
    #[pymodule_export]
    use crate::batch::rectangles_f32;
    #[pymodule_export]
    use crate::batch::pairs;
    #[pymodule_export]
    use crate::batch::point_relations;
    #[pymodule_export]
    use crate::batch::decompose_many;
    #[pymodule_export]
    use crate::batch::decompose_arrays;
    #[pymodule_export]
    use crate::decompose::decompose;
    #[pymodule_export]
    use crate::exact::orient2d;
    #[pymodule_export]
    use crate::exact::orientations;
    #[pymodule_export]
    use crate::explain::explain;
    #[pymodule_export]
    use crate::mask::tiles;
    #[pymodule_export]
    use crate::multipolygon::validate_multipolygon;
    #[pymodule_export]
    use crate::multipolygon::simplify_multipolygon;
    #[pymodule_export]
    use crate::query::relation;
    #[pymodule_export]
    use crate::query::hits;
    #[pymodule_export]
    use crate::query::overlaps;
    #[pymodule_export]
    use crate::query::point_relation;
    #[pymodule_export]
    use crate::query::contact;
    #[pymodule_export]
    use crate::query::contacts;
    #[pymodule_export]
    use crate::query::rounding_margin;
    #[pymodule_export]
    use crate::query::distance;
    #[pymodule_export]
    use crate::query::separation;
    #[pymodule_export]
    use crate::query::containment;
    #[pymodule_export]
    use crate::query::cast_segment;
    #[pymodule_export]
    use crate::query::cast_ray;
    #[pymodule_export]
    use crate::recording::replayed;
    #[pymodule_export]
    use crate::shape::placed_bounds;
    #[pymodule_export]
    use crate::simplify::simplify;
    #[pymodule_export]
    use crate::simplify::approximate;
    #[pymodule_export]
    use crate::sweep::sweep;
    #[pymodule_export]
    use crate::sweep::sweep_bounds;
    #[pymodule_export]
    use crate::sweep::resolve;
    #[pymodule_export]
    use crate::sweep::rebound;
    #[pymodule_export]
    use crate::sweep::slide;

    /// The JDK: `java.awt` and `java.awt.geom`, and a game by it.
    #[pymodule]
    mod awt {
        #[pymodule_export]
        use crate::compat::awt::Rectangle;
        #[pymodule_export]
        use crate::compat::awt::Rectangle2D;
        #[pymodule_export]
        use crate::compat::awt::Line2D;
        #[pymodule_export]
        use crate::compat::awt::Ellipse2D;
        #[pymodule_export]
        use crate::compat::awt::RoundRectangle2D;
        #[pymodule_export]
        use crate::compat::awt::Arc2D;
        #[pymodule_export]
        use crate::compat::awt::Polygon;
        #[pymodule_export]
        use crate::compat::awt::Path2D;
        #[pymodule_export]
        use crate::compat::awt::AffineTransform;
        #[pymodule_export]
        use crate::compat::awt::hit;
        #[pymodule_export]
        use crate::compat::awt::distance_squared;
    }

    /// The Flash player: `flash.geom`, `BitmapData.hitTest`, display lists, and a game by it.
    #[pymodule]
    mod flash {
        #[pymodule_export]
        use crate::compat::flash::collide::Outcome;
        #[pymodule_export]
        use crate::compat::flash::geom::Rectangle;
        #[pymodule_export]
        use crate::compat::flash::geom::Point;
        #[pymodule_export]
        use crate::compat::flash::geom::Matrix;
        #[pymodule_export]
        use crate::compat::flash::geom::Bitmap;
        #[pymodule_export]
        use crate::compat::flash::stage::Stage;
        #[pymodule_export]
        use crate::compat::flash::collide::collide;
        #[pymodule_export]
        use crate::compat::flash::collide::mirror_of;
        #[pymodule_export]
        use crate::compat::flash::collide::global_rotation;
        #[pymodule_export]
        use crate::compat::flash::geom::color_bounds;
    }

    /// pygame: `Rect`, `sprite` and `mask`.
    #[pymodule]
    mod pygame {
        #[pymodule_export]
        use crate::compat::pygame::rect::Rect;
        #[pymodule_export]
        use crate::compat::pygame::rect::PygameRect;
        #[pymodule_export]
        use crate::compat::pygame::masks::from_surface;
        #[pymodule_export]
        use crate::compat::pygame::masks::overlap;
        #[pymodule_export]
        use crate::compat::pygame::masks::overlap_area;
        #[pymodule_export]
        use crate::compat::pygame::masks::overlap_mask;
        #[pymodule_export]
        use crate::compat::pygame::masks::connected_components;
        #[pymodule_export]
        use crate::compat::pygame::masks::connected_component;
    }

    /// A program in TypeScript that cut concave polygons.
    #[pymodule]
    mod typescript {
        #[pymodule_export]
        use crate::compat::typescript::is_concave;
    }

    /// A game server in Python: rectangles by corner and size.
    #[pymodule]
    mod xywh {
        #[pymodule_export]
        use crate::compat::xywh::Rect;
        #[pymodule_export]
        use crate::compat::xywh::Circle;
        #[pymodule_export]
        use crate::compat::xywh::rect_to_rect;
        #[pymodule_export]
        use crate::compat::xywh::circle_to_rect;
    }
}
