//! The extension module of the Python package `sat2d`, in `packages/sat2d-py`.
//!
//! It holds no logic: it reads Python objects, calls the core and makes Python objects. The stubs
//! of the package, `python/sat2d/_sat2d.pyi`, have the documentation that users see.

mod arrays;
mod batch;
mod body;
mod character;
mod compat;
mod decompose;
mod decompose_options;
mod draw;
mod error;
mod exact;
mod input;
mod mask;
mod multipolygon;
mod query;
mod recording;
mod results;
mod shape;
mod simplify;
mod sweep;
mod transform;
mod world;
mod world_query;

use pyo3::prelude::*;

#[pymodule]
mod _sat2d {
    use pyo3::prelude::*;

    #[pymodule_export]
    use crate::batch::{
        decompose_arrays, decompose_many, pairs, point_relations, rectangles, rectangles_f32,
    };
    #[pymodule_export]
    use crate::body::{
        Body, BodyHit, BodyImpact, Events, NearBody, PairEvent, SeparateResult, SlideHit,
        SlideResult,
    };
    #[pymodule_export]
    use crate::character::{CharacterResult, Ground};
    #[pymodule_export]
    use crate::decompose::{Decomposer, Decomposition, Piece, Polygon, decompose};
    #[pymodule_export]
    use crate::exact::{orient2d, orientations};
    #[pymodule_export]
    use crate::mask::{Mask, tiles};
    #[pymodule_export]
    use crate::multipolygon::{simplify_multipolygon, validate_multipolygon};
    #[pymodule_export]
    use crate::query::{
        cast_ray, cast_segment, contact, contacts, containment, distance, hits, overlaps,
        point_relation, relation, rounding_margin, separation,
    };
    #[pymodule_export]
    use crate::recording::replayed;
    #[pymodule_export]
    use crate::results::{
        Aabb, ClosestPoints, ContactPoint, Feature, Impact, Manifold, RayHit, Resolution,
        Separation,
    };
    #[pymodule_export]
    use crate::shape::{Shape, placed_bounds};
    #[pymodule_export]
    use crate::simplify::{Approximation, Simplification, approximate, simplify};
    #[pymodule_export]
    use crate::sweep::{Motion, rebound, resolve, slide, sweep};
    #[pymodule_export]
    use crate::transform::Transform;
    #[pymodule_export]
    use crate::world::World;

    /// ActionScript and the Flash player.
    #[pymodule]
    mod flash {
        #[pymodule_export]
        use crate::compat::flash::{Bitmap, Matrix, Point, Rectangle, color_bounds};
        #[pymodule_export]
        use crate::compat::games::{Outcome, collide, global_rotation, mirror_of};
        #[pymodule_export]
        use crate::compat::stage::Stage;
    }

    /// The JDK, and a game by it.
    #[pymodule]
    mod awt {
        #[pymodule_export]
        use crate::compat::awt::{
            AffineTransform, Arc2D, Ellipse2D, Line2D, Path2D, Polygon, Rectangle, Rectangle2D,
            RoundRectangle2D, distance_squared, hit,
        };
    }

    /// A game server in Python.
    #[pymodule]
    mod xywh {
        #[pymodule_export]
        use crate::compat::games::{Circle, Rect, circle_to_rect, rect_to_rect};
    }

    /// A program in TypeScript.
    #[pymodule]
    mod typescript {
        #[pymodule_export]
        use crate::compat::games::is_concave;
    }

    /// pygame and pygame-ce.
    #[pymodule]
    mod pygame {
        #[pymodule_export]
        use crate::compat::pygame::masks::{
            connected_component, connected_components, from_surface, overlap, overlap_area,
            overlap_mask,
        };
        #[pymodule_export]
        use crate::compat::pygame::rect::{PygameRect, Rect};
    }
}
