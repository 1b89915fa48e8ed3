//! Numbers drawn from the bytes of an input. An input that ends too early goes on with zeros, so
//! every input is a program, and a shorter one is a simpler one.

/// The bytes that are left.
pub struct Bytes<'a>(&'a [u8]);

impl<'a> Bytes<'a> {
    pub fn new(bytes: &'a [u8]) -> Self {
        Bytes(bytes)
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub fn array<const N: usize>(&mut self) -> [u8; N] {
        let mut array = [0; N];
        let count = N.min(self.0.len());
        array[..count].copy_from_slice(&self.0[..count]);
        self.0 = &self.0[count..];
        array
    }

    pub fn byte(&mut self) -> u8 {
        self.array::<1>()[0]
    }

    /// A number below `n`, which is at most 256.
    pub fn below(&mut self, n: usize) -> usize {
        usize::from(self.byte()) % n
    }

    pub fn flag(&mut self) -> bool {
        self.byte() & 1 == 1
    }

    /// Any double.
    pub fn any_double(&mut self) -> f64 {
        f64::from_le_bytes(self.array())
    }

    /// A small whole number, so that shapes touch and edges are collinear.
    pub fn small(&mut self) -> f64 {
        f64::from(self.byte() as i8) / 8.0
    }
}
