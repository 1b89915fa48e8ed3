//! Parity with older programs.

pub(crate) mod awt;
pub(crate) mod flash;
pub(crate) mod pygame;
pub(crate) mod typescript;
pub(crate) mod xywh;

/// A class of plain numbers like one of the core's.
macro_rules! plain {
    ($($(#[$meta:meta])* $name:ident($core:path) { $($field:ident: $type:ty,)* })*) => {$(
        $(#[$meta])*
        #[pyo3::pyclass(frozen, get_all, eq, from_py_object, module = "sat2d.compat")]
        #[derive(Clone, Copy, PartialEq)]
        pub struct $name { $(pub $field: $type,)* }

        #[pyo3::pymethods]
        impl $name {
            #[new]
            fn new($($field: $type),*) -> $name {
                $name { $($field),* }
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
