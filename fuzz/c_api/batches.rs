//! Batches, judged pair by pair: rectangles in exact integers, bodies by asking for each pair.

use crate::numbers::number;
use crate::pairs::collide;
use crate::shapes::Handle;
use sat2d::{DVec2, Relation};
use sat2d_ffi::*;
use sat2d_fuzz::bytes::Bytes;
use sat2d_fuzz::minkowski_judge::{self, Hull};

const MOST_PAIRS: usize = 8;

/// The answers of a batch: its status, the relations and how many of them are valid.
struct Answers {
    status: sat_status,
    relations: Vec<sat_relation>,
    answered: usize,
}

impl Answers {
    fn new(
        count: usize,
        call: impl FnOnce(*mut sat_relation, &mut usize) -> sat_status,
    ) -> Answers {
        let (mut relations, mut answered) = (vec![-1; count], usize::MAX);
        let status = call(relations.as_mut_ptr(), &mut answered);
        assert_ne!(status, SAT_ERR_INTERNAL);
        assert!(answered <= count && (status != SAT_OK || answered == count));
        assert!(relations[answered..].iter().all(|&r| r == SAT_DISJOINT));
        Answers {
            status,
            relations,
            answered,
        }
    }
}

/// Rectangles by their six numbers.
type Columns<T> = [Vec<T>; 6];

fn doubles([x, y, ux, uy, vx, vy]: &Columns<f64>) -> sat_rectangles_f64 {
    sat_rectangles_f64 {
        center_x: x.as_ptr(),
        center_y: y.as_ptr(),
        u_x: ux.as_ptr(),
        u_y: uy.as_ptr(),
        v_x: vx.as_ptr(),
        v_y: vy.as_ptr(),
    }
}

fn floats([x, y, ux, uy, vx, vy]: &Columns<f32>) -> sat_rectangles_f32 {
    sat_rectangles_f32 {
        center_x: x.as_ptr(),
        center_y: y.as_ptr(),
        u_x: ux.as_ptr(),
        u_y: uy.as_ptr(),
        v_x: vx.as_ptr(),
        v_y: vy.as_ptr(),
    }
}

fn relations(a: &Columns<f64>, b: &Columns<f64>, count: usize) -> Answers {
    let (a, b) = (doubles(a), doubles(b));
    // SAFETY: every column and the buffer have the count.
    Answers::new(count, |out, answered| unsafe {
        sat_batch_rectangles_f64(&a, &b, count, out, answered)
    })
}

/// The relation in exact integers, if every corner is a double.
fn judged(a: [f64; 6], b: [f64; 6]) -> Option<sat_relation> {
    let hull = |[x, y, ux, uy, vx, vy]: [f64; 6]| {
        let on_grid = |x: f64| x.abs() < 1e6 && (x * 8.0).fract() == 0.0;
        let numbers = [x, y, ux, uy, vx, vy];
        let (center, u, v) = (DVec2::new(x, y), DVec2::new(ux, uy), DVec2::new(vx, vy));
        let points = vec![
            center + u + v,
            center + u - v,
            center - u - v,
            center - u + v,
        ];
        let radius = 0.0;
        numbers
            .into_iter()
            .all(on_grid)
            .then_some(Hull { points, radius })
    };
    Some(match minkowski_judge::relation(&hull(a)?, &hull(b)?) {
        Relation::Disjoint => SAT_DISJOINT,
        Relation::Touching => SAT_TOUCHING,
        Relation::Overlapping => SAT_OVERLAPPING,
    })
}

/// Doubles are judged exactly or with the rectangles swapped, floats by doubles.
pub fn rectangles(bytes: &mut Bytes) {
    let count = bytes.below(MOST_PAIRS + 1);
    let [a, b] = [(); 2].map(|()| -> Columns<f64> {
        [(); 6].map(|()| (0..count).map(|_| number(bytes)).collect())
    });
    let found = relations(&a, &b, count);
    let swapped = relations(&b, &a, count);
    assert_eq!(
        (found.status, found.answered),
        (swapped.status, swapped.answered)
    );
    assert_eq!(found.relations, swapped.relations);
    let row = |columns: &Columns<f64>, i: usize| [0, 1, 2, 3, 4, 5].map(|k| columns[k][i]);
    for i in 0..count {
        let is_finite = [&a, &b]
            .iter()
            .all(|of| row(of, i).iter().all(|x| x.is_finite()));
        assert!(if i < found.answered {
            is_finite
        } else {
            i > found.answered || !is_finite
        });
        if i < found.answered
            && let Some(judged) = judged(row(&a, i), row(&b, i))
        {
            assert_eq!(
                found.relations[i],
                judged,
                "{:?} {:?}",
                row(&a, i),
                row(&b, i)
            );
        }
    }
    let narrow = |of: &Columns<f64>| -> Columns<f32> {
        [0, 1, 2, 3, 4, 5].map(|k| of[k].iter().map(|&x| x as f32).collect())
    };
    let widen = |of: &Columns<f32>| -> Columns<f64> {
        [0, 1, 2, 3, 4, 5].map(|k| of[k].iter().map(|&x| x.into()).collect())
    };
    let (a, b) = (narrow(&a), narrow(&b));
    let (of_a, of_b) = (floats(&a), floats(&b));
    // SAFETY: as above.
    let found = Answers::new(count, |out, answered| unsafe {
        sat_batch_rectangles_f32(&of_a, &of_b, count, out, answered)
    });
    let expected = relations(&widen(&a), &widen(&b), count);
    assert_eq!(
        (found.status, found.answered),
        (expected.status, expected.answered)
    );
    assert_eq!(found.relations, expected.relations);
}

/// Pairs of the registers, some of them with an index that there is not.
pub fn pairs(shapes: &[Option<Handle>], transforms: &[sat_transform], bytes: &mut Bytes) {
    let bodies: Vec<_> = shapes.iter().flatten().zip(transforms).collect();
    let handles: Vec<_> = bodies
        .iter()
        .map(|body| body.0.shape.cast_const())
        .collect();
    let placed: Vec<_> = bodies.iter().map(|body| *body.1).collect();
    let count = bytes.below(MOST_PAIRS + 1);
    let indices: Vec<u32> = (0..2 * count)
        .map(|_| bytes.below(shapes.len()) as u32)
        .collect();
    // SAFETY: the lists have these counts, the buffer that of the pairs.
    let found = Answers::new(count, |out, answered| unsafe {
        let (handles, placed) = (handles.as_ptr(), placed.as_ptr());
        let (bodies, indices) = (bodies.len(), indices.as_ptr());
        sat_batch_pairs(handles, placed, bodies, indices, count, out, answered)
    });
    for (i, pair) in indices.chunks(2).enumerate().take(found.answered) {
        let [(a, ta), (b, tb)] = [pair[0], pair[1]].map(|body| bodies[body as usize]);
        assert_eq!(collide(a, ta, b, tb), Some(found.relations[i]));
    }
    let is_valid = |pair: &[u32]| pair.iter().all(|&body| (body as usize) < bodies.len());
    if found.status == SAT_ERR_INDEX {
        assert!(!is_valid(&indices[2 * found.answered..][..2]));
    }
}
