//! Groups of connected pixels against the recorded answers, and against a flood fill.

use super::mask;
use sat2d::Mask;
use sat2d::compat::pygame::{connected_component, connected_components};
use std::collections::BTreeSet;

const TABLE: &str = concat!(
    env!("CARGO_MANIFEST_DIR"),
    "/../../c_tests/reference/pygame_components.csv"
);

fn pixels(mask: &Mask) -> Vec<(usize, usize)> {
    let rows = 0..mask.height();
    let all = rows.flat_map(|y| (0..mask.width()).map(move |x| (x, y)));
    all.filter(|&(x, y)| mask.get(x, y)).collect()
}

fn group(mask: &Mask) -> String {
    let pixels = pixels(mask);
    pixels.first().map_or("none".to_owned(), |(x, y)| {
        format!("{x} {y} {}", pixels.len())
    })
}

#[test]
fn every_recorded_row() {
    let mut reader = csv::Reader::from_path(TABLE).expect("the table is there");
    let (mut rows, mut too_few) = (0, 0);
    for row in reader.records() {
        let row = row.expect("a row");
        let own = mask(&row[0]);
        let minimum = row[1].parse().unwrap();
        let components = connected_components(&own, minimum);
        let groups: Vec<String> = components.iter().map(group).collect();
        assert_eq!(groups.join(";"), &row[2], "row {rows}");
        assert_eq!(
            group(&connected_component(&own, None)),
            &row[3],
            "row {rows}"
        );
        let large = connected_components(&own, 0);
        let large = large.iter().filter(|group| group.count() as i32 >= minimum);
        too_few += usize::from(large.count() > components.len());
        rows += 1;
    }
    assert!(rows >= 300 && too_few >= 2, "{rows} {too_few}");
}

#[test]
fn components_are_those_of_a_flood_fill() {
    for seed in 0..600 {
        let rng = &mut fastrand::Rng::with_seed(seed);
        let (width, height, share) = (rng.usize(0..70), rng.usize(0..12), rng.u8(1..5));
        let own = Mask::from_fn(width, height, |_, _| rng.u8(..5) < share).unwrap();
        let mut left: BTreeSet<(usize, usize)> =
            pixels(&own).into_iter().map(|(x, y)| (y, x)).collect();
        let mut expected = Vec::new();
        while let Some(first) = left.pop_first() {
            let (mut found, mut open) = (vec![first], vec![first]);
            while let Some((y, x)) = open.pop() {
                for (down, right) in (0..3).flat_map(|down| (0..3).map(move |x| (down, x))) {
                    let next = ((y + down).wrapping_sub(1), (x + right).wrapping_sub(1));
                    if left.remove(&next) {
                        found.push(next);
                        open.push(next);
                    }
                }
            }
            found.sort_unstable();
            expected.push(found.into_iter().map(|(y, x)| (x, y)).collect::<Vec<_>>());
        }
        let components: Vec<_> = connected_components(&own, 0).iter().map(pixels).collect();
        assert_eq!(components, expected, "seed {seed}");
        for component in &expected {
            let one = connected_component(&own, Some(component[0]));
            assert_eq!(&pixels(&one), component, "seed {seed}");
        }
        assert!(connected_component(&own, Some((width, 0))).is_empty());
        let unset = (0..width).find(|&x| height > 0 && !own.get(x, 0));
        if let Some(x) = unset {
            assert!(connected_component(&own, Some((x, 0))).is_empty());
        }
    }
}
