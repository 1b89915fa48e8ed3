//! Any bytes as two shapes of small whole numbers and an affine map that rounds nothing: the map
//! changes no relation, no containment, no point and no hit of a ray.
#![no_main]

use libfuzzer_sys::fuzz_target;
use sat2d_fuzz::bytes::Bytes;
use sat2d_fuzz::moved_scenes::{Numbers, compare};

fuzz_target!(|data: &[u8]| {
    let mut bytes = Bytes::new(data);
    compare(&mut Numbers(&mut || bytes.byte()));
});
