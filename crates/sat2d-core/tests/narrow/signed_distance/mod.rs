//! Signed distances of points.

mod curves;
mod laws;
mod round;
mod scenes;
mod straight;
