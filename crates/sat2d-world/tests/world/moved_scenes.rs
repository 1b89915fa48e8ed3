//! A scene that is moved by a map that rounds nothing has the same answers.

use crate::support::moved_scenes::{Numbers, compare};
use fastrand::Rng;
use sat2d_test_support::seeds;

#[test]
fn exact_affine_maps_change_no_answer() {
    let (mut relations, mut containments) = ([0; 3], [0; 4]);
    let (mut scenes, mut hits, mut ordered) = (0, 0, 0);
    let seeds = seeds(1200);
    let drawn = seeds.end - seeds.start;
    for seed in seeds {
        let mut rng = Rng::with_seed(seed);
        let Some(compared) = compare(&mut Numbers(&mut || rng.u8(..))) else {
            continue;
        };
        scenes += 1;
        hits += compared.hits as u64;
        ordered += compared.ordered as u64;
        relations[compared.relation.map_or(0, |relation| relation as usize)] += 1;
        containments[compared.containment.map_or(0, |inside| inside as usize)] += 1;
    }
    println!(
        "{scenes} scenes of {drawn}: {relations:?} {containments:?}, {hits} hits, {ordered} of both"
    );
    assert!(scenes > drawn / 3 && hits > scenes && ordered > scenes / 2);
    assert!(
        relations.iter().all(|&count| count > scenes / 100),
        "{relations:?}"
    );
    assert!(
        containments.iter().all(|&count| count > 0) && containments[3] > scenes / 50,
        "{containments:?}"
    );
}
