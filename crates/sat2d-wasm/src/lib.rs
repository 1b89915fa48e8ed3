//! The WebAssembly module of the npm package `sat2d`, in `packages/sat2d-js`.
//!
//! It holds no logic: it reads numbers, calls the core and writes numbers. The package's TypeScript
//! has the types, the documentation and the names that users see. Numbers cross the border as
//! arguments if there are few, otherwise in the `scratch` array, of which TypeScript has a view.
//! A function that can fail returns a number below 0, the status of the error with its sign
//! changed; `failure` has the details.

#[cfg(feature = "full")]
mod batch;
#[cfg(feature = "full")]
mod compat;
#[cfg(feature = "full")]
mod decompose;
mod failure;
#[cfg(feature = "full")]
mod mask;
mod memory;
#[cfg(feature = "full")]
mod query;
mod relation;
mod scratch;
mod shape;
mod transform;
#[cfg(feature = "full")]
mod world;

/// The macros for functions of one and of two placed shapes.
mod placed {
    /// Functions of two placed shapes: the handles, then the coefficients of both transforms.
    macro_rules! pair_functions {
        ($($(#[$doc:meta])* $name:ident = $ask:expr;)*) => {$(
            $(#[$doc])*
            #[wasm_bindgen::prelude::wasm_bindgen]
            #[expect(clippy::too_many_arguments, reason = "numbers cross the border one by one")]
            pub fn $name(
                a: &$crate::shape::Shape, b: &$crate::shape::Shape,
                a0: f64, a1: f64, a2: f64, a3: f64, a4: f64, a5: f64,
                b0: f64, b1: f64, b2: f64, b3: f64, b4: f64, b5: f64,
            ) -> i32 {
                $crate::failure::answer(|| {
                    let ta = sat2d::Transform::new(a0, a1, a2, a3, a4, a5)?;
                    let tb = sat2d::Transform::new(b0, b1, b2, b3, b4, b5)?;
                    let answer = ($ask)(&*a.0, &ta, &*b.0, &tb)?;
                    Ok($crate::scratch::Answer::encode(answer))
                })
            }
        )*};
    }

    /// Functions of a placed shape and some numbers.
    macro_rules! shape_functions {
        ($($(#[$doc:meta])* $name:ident($($number:ident),*) = $ask:expr;)*) => {$(
            $(#[$doc])*
            #[wasm_bindgen::prelude::wasm_bindgen]
            #[allow(clippy::too_many_arguments, reason = "numbers cross the border one by one")]
            pub fn $name(
                shape: &$crate::shape::Shape,
                t0: f64, t1: f64, t2: f64, t3: f64, t4: f64, t5: f64,
                $($number: f64),*
            ) -> i32 {
                $crate::failure::answer(|| {
                    let at = sat2d::Transform::new(t0, t1, t2, t3, t4, t5)?;
                    let answer = ($ask)(&*shape.0, &at)?;
                    Ok($crate::scratch::Answer::encode(answer))
                })
            }
        )*};
    }

    pub(crate) use {pair_functions, shape_functions};
}
