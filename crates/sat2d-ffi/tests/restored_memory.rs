//! Bytes from anywhere cannot claim much more memory than they take themselves.
//!
//! Here because counting allocations takes `unsafe`, which the core forbids.
#![cfg(feature = "serde")]

mod allocated;

use allocated::{MOST, NOW};
use sat2d::world::World;
use std::sync::atomic::Ordering;

/// The most memory that may be allocated at a time for each byte of a saved world.
const MOST_PER_BYTE: usize = 32;

/// A state in postcard's encoding.
#[derive(Default)]
struct State(Vec<u8>);

impl State {
    fn number(mut self, mut number: u64) -> State {
        while number >= 128 {
            self.0.push(number as u8 | 128);
            number >>= 7;
        }
        self.0.push(number as u8);
        self
    }

    fn numbers(self, numbers: impl IntoIterator<Item = u64>) -> State {
        numbers.into_iter().fold(self, State::number)
    }

    fn doubles(mut self, numbers: &[f64]) -> State {
        numbers.iter().for_each(|x| self.0.extend(x.to_le_bytes()));
        self
    }

    /// The number of entries, and each of them.
    fn list(self, count: u64, entry: impl Fn(State, u64) -> State) -> State {
        (0..count).fold(self.number(count), entry)
    }

    /// Empty slots: generation 1, user value 0, padding.
    fn empty_slots(self, count: u64) -> State {
        self.list(count, |mut state, _| {
            state.0.extend([1, 0, 1]);
            state.0.extend([0; 32]);
            state
        })
    }

    /// A saved world of version 2, with its touching tolerance of 0 at the end, nothing refused and
    /// no parts.
    fn saved(self) -> Vec<u8> {
        self.doubles(&[0.0]).numbers([0; 4]).whole()
    }

    /// A saved world of version 2.
    fn whole(self) -> Vec<u8> {
        let state = self;
        let prefix = &World::new().save()[..8];
        [prefix, &crc32(&state.0).to_le_bytes(), &state.0].concat()
    }

    /// A saved world of version 1.
    fn saved_old(self) -> Vec<u8> {
        let sum = self.0.iter().fold(0xcbf2_9ce4_8422_2325_u64, |sum, &byte| {
            (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
        });
        [
            b"s2dw",
            &1_u32.to_le_bytes()[..],
            &sum.to_le_bytes(),
            &self.0,
        ]
        .concat()
    }
}

/// CRC-32 as in IEEE 802.3, bit by bit.
fn crc32(bytes: &[u8]) -> u32 {
    !bytes.iter().fold(!0, |sum, &byte| {
        (0..8).fold(sum ^ u32::from(byte), |sum, _| {
            (sum >> 1) ^ (0xedb8_8320 & (sum & 1).wrapping_neg())
        })
    })
}

/// Restores a world, and checks the memory that this took.
fn restore(what: &str, bytes: &[u8], is_valid: bool) {
    let before = NOW.load(Ordering::Relaxed);
    MOST.store(before, Ordering::Relaxed);
    let world = World::restore(bytes);
    assert_eq!(world.is_ok(), is_valid, "{what}: {:?}", world.err());
    let most = MOST.load(Ordering::Relaxed) - before;
    println!(
        "{what}: {} bytes claim {most}: {}",
        bytes.len(),
        most / bytes.len()
    );
    assert!(most <= MOST_PER_BYTE * bytes.len(), "{what}");
}

/// Masks whose pixels are as many shapes as there can be, and those with few pixels.
fn masks() {
    let mask = |width: u64, height: u64, word: fn(u64) -> u64, corners: u64| {
        let state = State::default().numbers([1, 6, width, height]);
        let words = width.div_ceil(64) * height;
        let state = state
            .doubles(&[0.5, 0.5])
            .list(words, |mut state, k| {
                state.0.extend(word(k).to_le_bytes());
                state
            })
            .list(corners, |mut state, _| {
                state.0.extend([0; 16]);
                state
            });
        state.numbers([0, 0, 0, 0, 1, 0, 0]).saved()
    };
    let checkered = |k| {
        if k % 2 == 0 {
            u64::MAX / 3
        } else {
            u64::MAX / 3 * 2
        }
    };
    restore(
        "single pixels",
        &mask(64, 400, checkered, 4 * 32 * 400),
        true,
    );
    restore("too few corners", &mask(64, 4000, checkered, 8), false);
    let comb = |k| if k < 100 { u64::MAX / 3 } else { u64::MAX };
    restore("a comb of pixels", &mask(6400, 2, comb, 4 * 3200 + 2), true);
    let sieve = mask(
        64,
        401,
        |k| {
            if k % 2 == 0 {
                u64::MAX
            } else {
                u64::MAX / 3 * 2
            }
        },
        4 + 200 * 4 * 32,
    );
    restore("a sieve", &sieve, true);
    let dot = |k| if k == 50_000 { 32 } else { 0 };
    restore("a dot", &mask(64, 100_000, dot, 4), true);
    restore("a bar", &mask(1, 100_000, |k| u64::from(k > 2), 4), true);
    restore("no pixels", &mask(64, 100_000, |_| 0, 0), false);
}

/// One test, since all threads share the counter.
#[test]
fn memory_is_bounded_by_the_length_of_the_input() {
    let free = |state: State, count: u64| {
        let state = state.number(0).list(count, State::number);
        state.numbers([0, 1])
    };
    let empty = |count| free(State::default().number(0).empty_slots(count), count);
    restore("empty slots", &empty(100_000).numbers([0, 0]).saved(), true);

    let pairs = |state: State| {
        state.list(300 * 299 / 2, |state, k| {
            // the k-th pair in order, touching
            let mut rest = k;
            let mut a = 0;
            while rest >= 299 - a {
                rest -= 299 - a;
                a += 1;
            }
            state.number((a << 28 | (a + 1 + rest)) << 8 | 1 << 4)
        })
    };
    restore("pairs", &pairs(empty(300)).number(0).saved(), true);
    let none_meet = |count| empty(count).numbers([0, 0]).doubles(&[0.0]);
    let refused = pairs(none_meet(300).number(0)).numbers([0, 0]);
    restore("refused pairs", &refused.whole(), true);
    let answers = none_meet(1).numbers([0, 0]).list(127 * 127, |state, k| {
        // the shortest ids there are
        state.numbers([k / 127, k % 127, 0])
    });
    restore("answers", &answers.number(0).whole(), true);
    let ended = empty(2)
        .number(0)
        .list(200_000, |state, _| state.numbers([0; 4]));
    restore("ended pairs", &ended.saved(), true);

    let circles =
        State::default().list(50_000, |state, _| state.number(0).doubles(&[1.0, 2.0, 3.0]));
    let circles = circles.numbers([0, 0, 0, 0, 1, 0, 0]);
    restore("circles", &circles.saved(), true);
    let triangles = State::default().list(50_000, |state, _| {
        state
            .numbers([3, 3])
            .doubles(&[0.0, 0.0, 1.0, 0.0, 0.0, 1.0, 0.0])
    });
    let triangles = triangles.numbers([0, 0, 0, 0, 1, 0, 0]);
    restore("triangles", &triangles.saved(), true);
    let dart = [0.0, 0.0, 4.0, 1.0, 0.0, 4.0, 1.0, 1.0];
    let darts = State::default().list(20_000, |state, _| {
        // one ring; the default options
        state
            .numbers([4, 1, 4])
            .doubles(&dart)
            .numbers([2, 0, 0, 0])
    });
    let darts = darts.numbers([0, 0, 0, 0, 1, 0, 0]);
    restore("darts", &darts.saved(), true);
    let comb: Vec<f64> = (0..10_000)
        .flat_map(|i| [f64::from(i), f64::from(i % 2) + 1.0])
        .chain([9_999.0, 0.0, 0.0, 0.0])
        .collect();
    let count = comb.len() as u64 / 2;
    let comb = State::default()
        .numbers([1, 4, 1, count])
        .doubles(&comb)
        .numbers([2, 0, 0, 0]);
    let comb = comb.numbers([0, 0, 0, 0, 1, 0, 0]);
    restore("comb", &comb.saved(), true);

    let points: Vec<f64> = (0..40_000)
        .flat_map(|i| [f64::from(i), f64::from(i % 3)])
        .collect();
    let chain = State::default()
        .numbers([1, 5, 40_000])
        .doubles(&points)
        .number(1);
    let chain = chain.numbers([0, 0, 0, 0, 1, 0, 0]);
    restore("a chain", &chain.saved(), true);
    let chains = State::default().list(50_000, |state, _| {
        // open, of two points
        let state = state.numbers([5, 2]).doubles(&points[..4]);
        state.number(0)
    });
    let chains = chains.numbers([0, 0, 0, 0, 1, 0, 0]);
    restore("chains", &chains.saved(), true);

    masks();

    let at = |k: u64| [1.0, 0.0, 0.0, 1.0, k as f64, 0.0];
    let bodies = || {
        let bodies = State::default().numbers([1, 0]).doubles(&[0.0, 0.0, 1.0]);
        let bodies = bodies.list(20_000, |state, _| state.numbers([1, 0, 0]));
        let bodies = bodies.list(20_000, |state, k| {
            let state = state.number(0).doubles(&at(k));
            state.numbers([0, 1, 1]).doubles(&[1.0]).number(0)
        });
        bodies.numbers([0, 0, 1, 0, 0])
    };
    restore("bodies", &bodies().saved(), true);
    // all but the first are parts of that one
    let parts = bodies().doubles(&[0.0]).numbers([0; 3]);
    let parts = parts.list(19_999, |state, k| {
        state.numbers([k + 1, 0]).doubles(&at(k + 1))
    });
    restore("parts", &parts.whole(), true);

    // 22 MB; each slot two bytes, and its number in the list of free ones
    let old = |count: u64| {
        let slots = State::default()
            .number(0)
            .list(count, |state, _| state.numbers([1, 0]));
        slots
            .list(count, State::number)
            .numbers([0, 1, 0, 0])
            .saved_old()
    };
    restore("empty slots of version 1", &old(4_000_000), false);
    // counts without anything behind them
    let claims = State::default().numbers([u64::from(u32::MAX); 20]);
    restore("claims", &claims.saved(), false);
}
