//! Many pairs in one call.

use crate::failure::{answer, stored};
use crate::scratch;
use crate::shape::Shape;
use sat2d::batch::{self, Rectangles};
use sat2d::{Relation, ShapeError, Transform};
use std::cell::RefCell;
use std::sync::Arc;
use wasm_bindgen::prelude::wasm_bindgen;

thread_local! {
    static RELATIONS: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
}

/// Where the relations of the last batch start, a byte each.
#[wasm_bindgen]
pub fn relations() -> *const u8 {
    RELATIONS.with_borrow(|relations| relations.as_ptr())
}

/// Stores the relations of a batch. Returns their number.
pub(crate) fn store(relations: &[Relation]) -> i32 {
    RELATIONS.with_borrow_mut(|stored| {
        stored.clear();
        stored.extend(relations.iter().map(|&relation| relation as u8));
    });
    relations.len() as i32
}

/// `batch::rectangles` of so many pairs. The scratch array has the columns of the first rectangles,
/// center, u and v, then those of the second ones.
#[wasm_bindgen]
pub fn rectangles(count: usize) -> i32 {
    answer(|| {
        let mut out = vec![Relation::Disjoint; count];
        scratch::with_columns(count, |columns: [&[f64]; 12]| {
            let side = |first: usize| Rectangles {
                center_x: columns[first],
                center_y: columns[first + 1],
                u_x: columns[first + 2],
                u_y: columns[first + 3],
                v_x: columns[first + 4],
                v_y: columns[first + 5],
            };
            batch::rectangles(side(0), side(6), &mut out)
        })?;
        Ok(store(&out))
    })
}

/// A list of shapes, as of the bodies of a batch.
#[wasm_bindgen]
#[derive(Default)]
pub struct Shapes(Vec<Arc<sat2d::Shape>>);

#[wasm_bindgen]
impl Shapes {
    /// None yet.
    #[wasm_bindgen(constructor)]
    pub fn new() -> Shapes {
        Shapes::default()
    }

    /// Adds a shape.
    pub fn push(&mut self, shape: &Shape) {
        self.0.push(shape.0.clone());
    }

    /// Their number.
    pub fn size(&self) -> usize {
        self.0.len()
    }

    /// The shape with an index below their number.
    pub fn at(&self, index: usize) -> Shape {
        Shape(self.0[index].clone())
    }
}

/// The list of valid shapes; otherwise `None`, and the failure is stored.
pub(crate) fn shapes(made: Result<Vec<sat2d::Shape>, ShapeError>) -> Option<Shapes> {
    stored(made.map(|shapes| Shapes(shapes.into_iter().map(Arc::new).collect())))
}

/// `batch::pairs` of the bodies with these shapes and the transforms in the scratch array. Returns
/// the number of relations.
#[wasm_bindgen]
pub fn batch_pairs(shapes: &Shapes, pairs: &[u32]) -> i32 {
    answer(|| {
        let numbers = scratch::slice(0, 6 * shapes.0.len());
        let transforms: Vec<Transform> = numbers
            .as_chunks::<6>()
            .0
            .iter()
            .map(|&numbers| Transform::try_from(numbers))
            .collect::<Result<_, _>>()?;
        let shapes: Vec<&sat2d::Shape> = shapes.0.iter().map(|shape| &**shape).collect();
        let (pairs, _) = pairs.as_chunks::<2>();
        let mut out = vec![Relation::Disjoint; pairs.len()];
        batch::pairs(&shapes, &transforms, pairs, &mut out)?;
        Ok(store(&out))
    })
}
