//! Sizes and offsets, with natural alignment: that of all platforms but 32-bit x86 in the System V
//! ABI, where a `double` in a struct is aligned to 4 bytes.

use std::collections::HashMap;

use super::types::{Scalar, Type};

/// A size and an alignment in bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Layout {
    pub size: usize,
    pub alignment: usize,
}

/// The layouts of the named types, where pointers have `pointer` bytes.
#[derive(Debug)]
pub struct Layouts {
    pointer: usize,
    named: HashMap<String, Layout>,
}

impl Layouts {
    pub fn new(pointer: usize) -> Self {
        Self {
            pointer,
            named: HashMap::new(),
        }
    }

    pub fn add_integer(&mut self, name: &str, scalar: Scalar) {
        let size = scalar.size(self.pointer);
        let alignment = size;
        self.named
            .insert(name.to_owned(), Layout { size, alignment });
    }

    /// The offsets of the fields of a struct, whose own layout is remembered by its name.
    pub fn add_struct<'a>(
        &mut self,
        name: &str,
        fields: impl Iterator<Item = &'a Type>,
    ) -> (Vec<usize>, Layout) {
        let (mut size, mut alignment) = (0usize, 1);
        let mut offsets = Vec::new();
        for field in fields {
            let of = self.of(field);
            let offset = size.next_multiple_of(of.alignment);
            offsets.push(offset);
            size = offset + of.size;
            alignment = alignment.max(of.alignment);
        }
        let size = size.next_multiple_of(alignment);
        let layout = Layout { size, alignment };
        self.named.insert(name.to_owned(), layout);
        (offsets, layout)
    }

    fn of(&self, of: &Type) -> Layout {
        let plain = |size| Layout {
            size,
            alignment: size,
        };
        match of {
            Type::Scalar(scalar) => plain(scalar.size(self.pointer)),
            // a callback that has a name is a pointer
            Type::Named(name) => self.named.get(name).copied().unwrap_or(plain(self.pointer)),
            Type::Pointer { .. } | Type::Callback(_) => plain(self.pointer),
            Type::Array { of, length } => {
                let each = self.of(of);
                Layout {
                    size: each.size * length,
                    ..each
                }
            }
            Type::Void => unreachable!("no field is void"),
        }
    }
}
