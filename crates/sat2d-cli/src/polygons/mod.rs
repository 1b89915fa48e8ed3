//! Polygons from files, and their decomposition.
//!
//! | file | contents |
//! | --- | --- |
//! | `input` | what a format yields: rings with a name, or the reason why there are none |
//! | `geojson` | GeoJSON: Feature, FeatureCollection, bare geometries |
//! | `wkt` | well-known text and EWKT: POLYGON and MULTIPOLYGON, one after the other |
//! | `points` | text: one point per line, blank lines between rings and polygons |
//! | `json_points` | JSON: lists of points, with the path to what is wrong |
//! | `svg_path` | SVG path data, curves flattened or as they are |
//! | `nesting` | which rings of a path are holes |
//! | `svg` | SVG files: what their elements fill and stroke, as a browser draws them |
//! | `scene_bodies` | the bodies of a scene |
//! | `read` | chooses the format and names every polygon |
//! | `repair` | invalid polygons made valid |
//! | `cut` | a polygon with its decomposition |

pub mod cut;
mod geojson;
pub mod input;
pub mod json_points;
pub mod nesting;
mod points;
pub mod read;
mod repair;
mod scene_bodies;
pub mod svg;
pub mod svg_path;
mod wkt;
