//! Zeros in saved shapes and worlds.

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Padding, so that a short save cannot claim a large object: zero bytes for memory that the saved
/// bytes do not cover.
#[derive(Clone)]
pub struct Padding<const N: usize>;

impl<const N: usize> Serialize for Padding<N>
where
    [u8; N]: Serialize,
{
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        [0; N].serialize(serializer)
    }
}

impl<'de, const N: usize> Deserialize<'de> for Padding<N>
where
    [u8; N]: Deserialize<'de>,
{
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        if <[u8; N]>::deserialize(deserializer)? == [0; N] {
            Ok(Padding)
        } else {
            Err(D::Error::custom("the padding is not 0"))
        }
    }
}
