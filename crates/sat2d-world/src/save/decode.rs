//! Reading bytes that begin with a mark and a version.

use crate::save::error::{RestoreError, damaged};
use serde::Deserialize;

/// The version after this mark, and what follows; `None` if the bytes begin otherwise.
pub(crate) fn split_version(bytes: &[u8], mark: [u8; 4]) -> Option<(u32, &[u8])> {
    let (version, rest) = bytes.strip_prefix(&mark)?.split_first_chunk()?;
    Some((u32::from_le_bytes(*version), rest))
}

/// Reads a state, after the checksum of this many bytes.
pub(super) fn decode<'de, T: Deserialize<'de>, const SUM: usize>(
    bytes: &'de [u8],
    checksum: impl FnOnce(&[u8]) -> [u8; SUM],
) -> Result<T, RestoreError> {
    let Some((sum, state)) = bytes.split_first_chunk::<SUM>() else {
        return Err(damaged("the checksum is missing"));
    };
    if *sum != checksum(state) {
        return Err(damaged("the checksum does not match"));
    }
    match postcard::take_from_bytes(state) {
        Ok((state, [])) => Ok(state),
        Ok(_) => Err(damaged("there are bytes after the end")),
        Err(_) => Err(damaged("the state cannot be read")),
    }
}
