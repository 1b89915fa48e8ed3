//! Recordings whose bytes were changed or cut off: what a replay says of them.
#![cfg(feature = "serde")]

use crate::recorded::{Tape, differences, recording};
use sat2d::world::{Body, Difference, Replay, ReplayError, World};
use sat2d::{DVec2, Shape, Transform};

/// Where two recordings of almost the same calls begin to differ, a replay of one finds the other.
/// The difference is planted in the bytes: a position, with the checksum of its block set right.
#[test]
fn a_planted_difference_is_found_in_its_step() {
    let (tape, mut world) = (Tape::default(), World::new());
    let square = Shape::rectangle(1.0, 1.0).unwrap();
    tape.start(&mut world);
    let id = world
        .insert(Body::new(square.clone(), Transform::IDENTITY))
        .unwrap();
    let other = Transform::translation(DVec2::new(9.0, 0.0)).unwrap();
    world.insert(Body::new(square, other)).unwrap();
    let mark = 1234.0625_f64;
    for frame in 0..20 {
        let x = if frame == 12 {
            mark
        } else {
            0.25 * f64::from(frame)
        };
        world
            .set_transform(id, Transform::translation(DVec2::X * x).unwrap())
            .unwrap();
        world.step();
    }
    world.stop_recording();
    let bytes = tape.bytes();
    assert_eq!(differences(&bytes), Ok(Vec::new()));

    let mut planted = bytes.clone();
    let at = planted
        .windows(8)
        .position(|window| window == mark.to_le_bytes())
        .unwrap();
    planted[at] ^= 1; // the last bit
    assert!(matches!(
        differences(&planted),
        Err(ReplayError::Damaged { .. })
    ));
    set_checksums(&mut planted);
    assert_eq!(
        differences(&planted),
        Ok(vec![(13, Difference::Placements)])
    );
    // one that makes the bodies meet changes the events as well
    let mut planted = bytes.clone();
    planted[at..at + 8].copy_from_slice(&8.5_f64.to_le_bytes());
    set_checksums(&mut planted);
    let found = differences(&planted).unwrap();
    assert_eq!(
        found,
        [(13, Difference::Placements), (14, Difference::Events)]
    );
}

/// Sets the checksum of each block right.
fn set_checksums(bytes: &mut [u8]) {
    let mut at = 8;
    while at < bytes.len() {
        let length = u32::from_le_bytes(bytes[at..at + 4].try_into().unwrap()) as usize;
        let sum = crc32(&bytes[at + 8..at + 8 + length]);
        bytes[at + 4..at + 8].copy_from_slice(&sum.to_le_bytes());
        at += 8 + length;
    }
}

/// CRC-32, bit by bit (ISO 3309).
fn crc32(bytes: &[u8]) -> u32 {
    !bytes.iter().fold(u32::MAX, |sum, &byte| {
        (0..8).fold(sum ^ u32::from(byte), |sum, _| {
            (sum >> 1) ^ ((sum & 1) * 0xedb8_8320)
        })
    })
}

/// Every beginning of a recording is a recording, and no byte can change without notice.
#[test]
fn recordings_may_be_cut_off_but_not_changed() {
    let (bytes, ..) = recording(7, 6);
    let steps = |bytes: &[u8]| {
        let mut replay = Replay::new(bytes)?;
        let mut steps = 0;
        while let Some(step) = replay.next_step()? {
            assert_eq!(step.difference, None);
            steps += 1;
        }
        Ok::<_, ReplayError>((steps, replay.is_complete()))
    };
    let (all, is_complete) = steps(&bytes).unwrap();
    assert!(all >= 6 && is_complete);
    let mut before = 0;
    for length in (0..bytes.len()).step_by(61) {
        match steps(&bytes[..length]) {
            Ok((count, is_complete)) => {
                assert!(count >= before && !is_complete);
                before = count;
            }
            Err(_) => assert!(before == 0),
        }
    }
    assert!(before > 0);
    let mut rng = fastrand::Rng::with_seed(3);
    for _ in 0..300 {
        let mut changed = bytes.clone();
        changed[rng.usize(..bytes.len())] ^= 1 << rng.u32(..8);
        // a longer block may lack its end
        assert!(!matches!(steps(&changed), Ok((_, true))));
    }
    for more in [&[0][..], &[1, 2, 3, 4, 5, 6, 7], &[0; 8], &bytes, b"\n"] {
        let longer = [&bytes, more].concat();
        let error = steps(&longer).unwrap_err();
        assert!(error.to_string().contains("bytes after the end"), "{error}");
    }
    assert_eq!(
        Replay::new(b"s2dw").unwrap_err(),
        ReplayError::NotARecording
    );
    let newer = [b"s2dr".as_slice(), &[9, 0, 0, 0]].concat();
    let error = ReplayError::Version {
        found: 9,
        expected: 1,
    };
    assert_eq!(Replay::new(&newer).unwrap_err(), error);
}
