//! Pictures as SVG: a page with a coordinate grid, and a drawing on it.
//!
//! | file | contents |
//! | --- | --- |
//! | `view` | the map from the world to the page, round numbers for the grid |
//! | `page` | the empty page, its grid, lines, arrows and texts |
//! | `outline` | a placed shape as an SVG path |
//! | `label` | where names go so that they hide little |
//! | `contacts` | contact points, normals and depths |
//! | `axis` | the separating axis of two bodies, with the interval that each covers |
//! | `proofs` | the lines between bodies, and their common points |
//! | `scene` | the picture of a scene |
//! | `pieces` | the picture of polygons and their pieces |
//! | `sprites` | the picture of traced sprites |
//! | `figures` | the picture of plain figures: what functions of a row take |

pub mod axis;
mod contacts;
mod ellipse;
pub mod figures;
mod label;
mod outline;
mod page;
pub mod pieces;
pub mod proofs;
pub mod scene;
pub mod sprites;
mod view;
