//! Shapes made of shapes, against exact areas and the places of points.

mod curves;
mod judge;
mod scenes;
mod straight;

use sat2d::combine::Operation;

const OPERATIONS: [Operation; 4] = [
    Operation::Union,
    Operation::Intersection,
    Operation::Difference,
    Operation::SymmetricDifference,
];
