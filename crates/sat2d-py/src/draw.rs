//! Debug drawing on a canvas of the caller's.

use crate::error::OrRaise;
use crate::generated::words;
use crate::plain;
use crate::world::{World, id};
use pyo3::call::PyCallArgs;
use pyo3::prelude::*;
use sat2d::DVec2;
use sat2d::world::{Canvas, Paint};

/// An object with the methods of a canvas, until one of them raises.
struct Drawing<'py> {
    canvas: &'py Bound<'py, PyAny>,
    raised: Option<PyErr>,
}

impl<'py> Drawing<'py> {
    fn call(&mut self, method: &str, args: impl PyCallArgs<'py>) {
        if self.raised.is_none() {
            self.raised = self.canvas.call_method1(method, args).err();
        }
    }

    fn on(
        canvas: &'py Bound<'py, PyAny>,
        draw: impl FnOnce(&mut Drawing<'py>) -> PyResult<()>,
    ) -> PyResult<()> {
        let mut drawing = Drawing {
            canvas,
            raised: None,
        };
        draw(&mut drawing)?;
        drawing.raised.map_or(Ok(()), Err)
    }
}

impl Canvas for Drawing<'_> {
    fn line(&mut self, from: DVec2, to: DVec2, paint: Paint) {
        self.call(
            "line",
            ((from.x, from.y), (to.x, to.y), words::Paint(paint)),
        );
    }

    fn polygon(&mut self, corners: &[DVec2], paint: Paint) {
        let corners = corners.iter().map(|corner| (corner.x, corner.y));
        let corners: Vec<(f64, f64)> = corners.collect();
        self.call("polygon", (corners, words::Paint(paint)));
    }

    fn circle(&mut self, center: DVec2, radius: f64, paint: Paint) {
        self.call(
            "circle",
            ((center.x, center.y), radius, words::Paint(paint)),
        );
    }

    fn ellipse(&mut self, center: DVec2, u: DVec2, w: DVec2, paint: Paint) {
        self.call(
            "ellipse",
            (
                (center.x, center.y),
                (u.x, u.y),
                (w.x, w.y),
                words::Paint(paint),
            ),
        );
    }

    fn text(&mut self, at: DVec2, text: &str, paint: Paint) {
        self.call("text", ((at.x, at.y), text, words::Paint(paint)));
    }
}

#[pymethods]
impl World {
    /// Draws all bodies, their ids, and the contacts of the last step, in its coordinates.
    ///
    /// A concave body is drawn as its convex pieces and its outline.
    #[pyo3(signature = (canvas: "Canvas"))]
    fn draw<'py>(slf: &Bound<'py, Self>, canvas: &Bound<'py, PyAny>) -> PyResult<()> {
        let world = slf.get();
        Drawing::on(canvas, |drawing| {
            world.core_in("draw")?.draw(drawing);
            Ok(())
        })
    }

    /// Draws one body, without its id and contacts: for bodies that are to look different.
    #[pyo3(signature = (body, canvas: "Canvas"))]
    fn draw_body<'py>(
        slf: &Bound<'py, Self>,
        #[pyo3(from_py_with = plain::body_id)] body: u64,
        canvas: &Bound<'py, PyAny>,
    ) -> PyResult<()> {
        let world = slf.get();
        Drawing::on(canvas, |drawing| {
            let core = world.core_in("draw_body")?;
            core.draw_body(id(body), drawing).or_raise()
        })
    }
}
