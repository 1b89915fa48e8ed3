//! The types of a contact.

use glam::DVec2;

/// A part of a shape's boundary, by the number that its user gave it.
///
/// Vertices count from 0 in the order given; edge `k` leads from vertex `k` to the next one of its
/// ring. Mirroring, clockwise order and decomposition do not change the numbers.
// The discriminants are those of the C API, which makes the conversion a copy.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(i32)]
pub enum Feature {
    /// A sharp corner, an end of a segment, or a point.
    Vertex(u32) = 1,
    /// A straight edge; of a shape with a radius, the edge moved outward by the radius. A segment
    /// only has edge 0, for both of its sides.
    Edge(u32) = 2,
    /// The arc around a vertex of a shape with a radius. A circle only has arc 0.
    Arc(u32) = 3,
}

/// The kinds of the two features that meet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(i32)]
pub enum ContactKind {
    /// Two corners.
    VertexVertex = 0,
    /// A corner and an edge.
    EdgeVertex = 1,
    /// Two edges, along a stretch of both.
    EdgeEdge = 2,
    /// An arc and a corner.
    ArcVertex = 3,
    /// An arc and an edge.
    ArcEdge = 4,
    /// Two arcs.
    ArcArc = 5,
}

impl ContactKind {
    #[inline]
    fn of(a: Feature, b: Feature) -> ContactKind {
        let row = |feature| match feature {
            Feature::Vertex(_) => 0,
            Feature::Edge(_) => 1,
            Feature::Arc(_) => 2,
        };
        // a table, since a branch on the kinds would be mispredicted
        ContactKind::OF_FEATURES[row(a)][row(b)]
    }

    /// By the kinds of both features: vertices, edges, arcs.
    const OF_FEATURES: &[[ContactKind; 3]; 3] = {
        use ContactKind::{ArcArc, ArcEdge, ArcVertex, EdgeEdge, EdgeVertex, VertexVertex};
        &[
            [VertexVertex, EdgeVertex, ArcVertex],
            [EdgeVertex, EdgeEdge, ArcEdge],
            [ArcVertex, ArcEdge, ArcArc],
        ]
    };
}

/// One of the two shapes of a query.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(i32)]
pub enum Side {
    /// The first shape.
    A = 1,
    /// The second shape.
    B = 2,
}

impl Side {
    /// The other side.
    #[doc(hidden)]
    pub fn other(self) -> Side {
        match self {
            Side::A => Side::B,
            Side::B => Side::A,
        }
    }

    /// Turns an outward normal of this shape into one from the first shape to the second, and back.
    #[inline(always)]
    #[doc(hidden)]
    pub fn toward_second(self, outward: DVec2) -> DVec2 {
        match self {
            Side::A => outward,
            Side::B => DVec2::ZERO - outward,
        }
    }

    /// Orders the values of this shape and of the other one as (first shape, second shape).
    #[inline(always)]
    #[doc(hidden)]
    pub fn ordered<T: Copy>(self, own: T, other: T) -> (T, T) {
        // array indices, since a branch would be mispredicted
        let first = usize::from(self == Side::B);
        let both = [own, other];
        (both[first], both[1 - first])
    }
}

/// A point of a hull's core, and the boundary around it.
#[derive(Clone, Copy, Debug)]
pub struct CorePoint {
    /// Where it is.
    pub point: DVec2,
    /// How far the boundary lies from the point, along the normal of the contact.
    pub radius: f64,
    /// The feature that the boundary belongs to there.
    pub feature: Feature,
}

/// One point of a contact, as it lies on each of the shapes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ContactPoint {
    /// The point on the boundary of the first shape.
    pub on_a: DVec2,
    /// The point on the boundary of the second. `on_b = on_a - normal * depth` holds for every
    /// point of every contact, up to rounding: some units in the last place of the largest
    /// coordinate. (Of concave shapes the deepest corner may lie beyond the end of the reference
    /// edge. Then the point opposite it lies on the line of that edge, beyond the end, and its
    /// feature is that end.)
    pub on_b: DVec2,
    /// How deep the shapes overlap here along the normal; 0 or more.
    pub depth: f64,
    /// The feature of the first shape that `on_a` lies on.
    pub feature_a: Feature,
    /// The feature of the second shape that `on_b` lies on.
    pub feature_b: Feature,
}

impl ContactPoint {
    /// The point midway between `on_a` and `on_b`.
    pub fn middle(&self) -> DVec2 {
        self.on_a + (self.on_b - self.on_a) / 2.0
    }

    /// The contact point of two points that face each other: `reference` of the shape on `side`,
    /// with the unit normal `outward` there, and `incident` of the other shape.
    #[inline(always)]
    #[doc(hidden)]
    pub fn facing(
        side: Side,
        outward: DVec2,
        reference: CorePoint,
        incident: CorePoint,
        depth: f64,
    ) -> ContactPoint {
        let (on_a, on_b) = side.ordered(
            reference.point + outward * reference.radius,
            incident.point - outward * incident.radius,
        );
        let (feature_a, feature_b) = side.ordered(reference.feature, incident.feature);
        ContactPoint {
            on_a,
            on_b,
            depth,
            feature_a,
            feature_b,
        }
    }

    fn swapped(self) -> ContactPoint {
        ContactPoint {
            on_a: self.on_b,
            on_b: self.on_a,
            depth: self.depth,
            feature_a: self.feature_b,
            feature_b: self.feature_a,
        }
    }
}

/// How two shapes that are not disjoint meet.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Manifold {
    /// The unit vector from `a` to `b` along which the shortest translation separates them.
    ///
    /// For shapes that touch, a line perpendicular to it separates them. (The edge on this line is
    /// exact; the unit vector is rounded.)
    pub normal: DVec2,
    /// The length of the shortest translation that separates the shapes, or the two pieces of
    /// concave ones.
    ///
    /// It is above 0 exactly where they overlap: a depth that would round to 0 is the smallest
    /// positive number instead.
    pub depth: f64,
    /// The feature of the first shape that meets the second: the edge if there are two points.
    pub feature_a: Feature,
    /// The feature of the second shape that meets the first.
    pub feature_b: Feature,
    /// The shape whose edge the normal belongs to: its feature is the reference edge, against which
    /// the other shape's edge was clipped. `None` where no edge is involved (two corners or arcs).
    pub reference: Option<Side>,
    points: [ContactPoint; 2],
    count: u8,
}

impl Manifold {
    /// A contact in one point.
    #[doc(hidden)]
    pub fn single(normal: DVec2, reference: Option<Side>, point: ContactPoint) -> Manifold {
        Manifold {
            normal,
            depth: point.depth,
            feature_a: point.feature_a,
            feature_b: point.feature_b,
            reference,
            points: [point; 2],
            count: 1,
        }
    }

    /// A contact of two edges along a stretch of both, given its ends.
    #[doc(hidden)]
    pub fn stretch(
        normal: DVec2,
        depth: f64,
        reference: Side,
        (feature_a, feature_b): (Feature, Feature),
        points: [ContactPoint; 2],
    ) -> Manifold {
        Manifold {
            normal,
            depth,
            feature_a,
            feature_b,
            reference: Some(reference),
            points,
            count: 2,
        }
    }

    /// The points of the contact, one or two, the deepest first.
    #[inline]
    pub fn points(&self) -> &[ContactPoint] {
        if self.count == 1 {
            &self.points[..1]
        } else {
            &self.points
        }
    }

    /// The kinds of the features that meet. It is `EdgeEdge` exactly where there are two points.
    ///
    /// One end of such a stretch is `EdgeVertex`: where the pieces of a concave shape have an end
    /// in common, only one of their contacts reports it.
    #[inline]
    pub fn kind(&self) -> ContactKind {
        match ContactKind::of(self.feature_a, self.feature_b) {
            _ if self.count == 2 => ContactKind::EdgeEdge,
            ContactKind::EdgeEdge => ContactKind::EdgeVertex,
            kind => kind,
        }
    }

    /// Whether the number of points and their places are the same, up to `slack` in each
    /// coordinate.
    #[doc(hidden)]
    pub fn is_near(&self, other: &Manifold, slack: f64) -> bool {
        let is_near = |p: DVec2, q: DVec2| (p - q).abs().max_element() <= slack;
        let mut pairs = self.points().iter().zip(other.points());
        self.count == other.count
            && pairs.all(|(p, q)| is_near(p.on_a, q.on_a) && is_near(p.on_b, q.on_b))
    }

    /// The same contact with the shapes in the other order.
    #[must_use]
    pub fn swapped(&self) -> Manifold {
        Manifold {
            // a zero keeps its sign, so that equal results print alike
            normal: DVec2::ZERO - self.normal,
            feature_a: self.feature_b,
            feature_b: self.feature_a,
            reference: self.reference.map(Side::other),
            points: self.points.map(ContactPoint::swapped),
            ..*self
        }
    }

    /// The same contact of shapes that only touch: both points of each pair are midway.
    #[doc(hidden)]
    pub fn touching(&self) -> Manifold {
        Manifold {
            depth: 0.0,
            points: self.points.map(|point| ContactPoint {
                on_a: point.middle(),
                on_b: point.middle(),
                depth: 0.0,
                ..point
            }),
            ..*self
        }
    }

    /// The same contact of shapes that overlap, however little.
    #[doc(hidden)]
    pub fn overlapping(&self) -> Manifold {
        let mut hit = *self;
        hit.depth = hit.depth.max(f64::from_bits(1));
        hit.points[0].depth = hit.points[0].depth.max(hit.depth);
        hit
    }

    /// Keeps only one of the two points.
    #[doc(hidden)]
    pub fn only(&self, i: usize) -> Manifold {
        Manifold::single(self.normal, self.reference, self.points[i])
    }

    /// Keeps only the deepest point, and no reference edge.
    #[doc(hidden)]
    pub fn without_reference(&self) -> Manifold {
        Manifold::single(self.normal, None, self.points[0])
    }

    /// The same contact with its features renamed; `name` also gets the place of the contact.
    #[doc(hidden)]
    pub fn renamed(&self, name: impl Fn(Side, Feature, DVec2) -> Feature) -> Manifold {
        let [first, second] = self.points;
        let middle = |p: DVec2, q: DVec2| p + (q - p) / 2.0;
        Manifold {
            feature_a: name(Side::A, self.feature_a, middle(first.on_a, second.on_a)),
            feature_b: name(Side::B, self.feature_b, middle(first.on_b, second.on_b)),
            points: self.points.map(|point| ContactPoint {
                feature_a: name(Side::A, point.feature_a, point.on_a),
                feature_b: name(Side::B, point.feature_b, point.on_b),
                ..point
            }),
            ..*self
        }
    }

    /// The same contact in other coordinates.
    #[doc(hidden)]
    pub fn mapped(&self, place: impl Fn(DVec2) -> DVec2, length: impl Fn(f64) -> f64) -> Manifold {
        Manifold {
            depth: length(self.depth),
            points: self.points.map(|point| ContactPoint {
                on_a: place(point.on_a),
                on_b: place(point.on_b),
                depth: length(point.depth),
                ..point
            }),
            ..*self
        }
    }
}
