//! Parity with older programs.

pub(crate) mod awt;
pub(crate) mod flash;
pub(crate) mod pygame;
pub(crate) mod typescript;
pub(crate) mod xywh;

/// Classes of plain numbers like those of the core, in a module.
macro_rules! plain {
    (
        in $module:literal;
        $($(#[$meta:meta])* $name:ident($core:path) { $($field:ident: $type:ty,)* })*
    ) => {$(
        $(#[$meta])*
        #[pyo3::pyclass(frozen, get_all, eq, from_py_object, module = $module)]
        #[derive(Clone, Copy, PartialEq)]
        pub struct $name { $(pub $field: $type,)* }

        #[pyo3::pymethods]
        impl $name {
            #[new]
            fn new($($field: $type),*) -> $name {
                $name { $($field),* }
            }

            fn __reduce__<'py>(slf: &pyo3::Bound<'py, Self>) -> $crate::reduced::Reduced<'py> {
                let fields = [$(
                    pyo3::IntoPyObjectExt::into_bound_py_any(slf.get().$field, slf.py())?
                ),*];
                $crate::reduced::reduced(slf, fields)
            }

            fn __repr__(&self) -> String {
                let fields = [$(format!(concat!(stringify!($field), "={:?}"), self.$field)),*];
                format!(concat!(stringify!($name), "({})"), fields.join(", "))
            }
        }

        impl From<&$name> for $core {
            fn from(from: &$name) -> $core {
                $core { $($field: from.$field),* }
            }
        }

        impl From<$core> for $name {
            fn from(from: $core) -> $name {
                $name { $($field: from.$field),* }
            }
        }
    )*};
}

pub(crate) use plain;
