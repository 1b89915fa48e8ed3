use crate::decompose::approximate::join::*;
use crate::decompose::options::{Method, Options};
use crate::decompose::polygon::decompose;

/// A box with notches of these depths in its top: each takes one cut, unless it is filled.
fn notched(depths: [f64; 4]) -> Vec<DVec2> {
    let mut corners = vec![DVec2::ZERO, DVec2::new(40.0, 0.0)];
    for (i, depth) in (0..).zip(depths) {
        let right = 40.0 - 10.0 * f64::from(i);
        corners.extend([(right, 20.0), (right - 5.0, 20.0 - depth)].map(DVec2::from));
    }
    corners.push(DVec2::new(0.0, 20.0));
    corners
}

#[test]
fn pieces_are_joined_over_notches_that_are_no_deeper_than_the_tolerance() {
    let options = Options {
        method: Method::Fast,
        ..Options::default()
    };
    for depths in [
        [1.0, 2.0, 3.0, 4.0],
        [4.0, 1.0, 3.0, 2.0],
        [3.0, 4.0, 2.0, 1.0],
    ] {
        let points = notched(depths);
        let decomposition = decompose(&[&points], &options).unwrap();
        assert_eq!(decomposition.count(), 5);
        for (filled, tolerance) in [0.5, 1.0, 2.5, 3.0, 4.0].into_iter().enumerate() {
            let groups = join(&points, &decomposition, tolerance, Deviation::Outward, None);
            assert_eq!(groups.len(), 5 - filled, "{depths:?} {tolerance}");
            let mut parts: Vec<u32> = groups.iter().flat_map(|g| g.parts.clone()).collect();
            parts.sort_unstable();
            assert!(parts.into_iter().eq(0..5));
        }
        let all = join(&points, &decomposition, 4.0, Deviation::Outward, None);
        let mut corners = all[0].corners.clone();
        corners.sort_unstable();
        assert_eq!(corners, [0, 1, 2, 10]);
    }
}

/// The hull of two parts has four corners.
#[test]
fn a_joined_piece_may_have_as_many_corners_as_allowed() {
    let points =
        [[0, 0], [9, 0], [9, 9], [5, 8], [0, 9]].map(|[x, y]| DVec2::new(x.into(), y.into()));
    let decomposition = decompose(&[&points], &Options::default()).unwrap();
    assert_eq!(decomposition.count(), 2);
    for (most, count) in [(3, 2), (4, 1)] {
        let groups = join(&points, &decomposition, 1.0, Deviation::Outward, Some(most));
        assert_eq!(groups.len(), count);
    }
}

#[test]
fn outlines_are_joined_along_all_of_one_chain() {
    let join = |a: &[u32], b: &[u32]| {
        let mut places = [NOWHERE; 8];
        for (place, &v) in (0..).zip(a) {
            places[v as usize] = place;
        }
        let mut joint = joint_outline(a, b, &places)?;
        let lowest = (0..joint.len()).min_by_key(|&i| joint[i]);
        joint.rotate_left(lowest.unwrap());
        Some(joint)
    };
    // one edge; two edges, wherever the second outline starts
    assert_eq!(join(&[0, 1, 2, 3], &[2, 1, 4]), Some(vec![0, 1, 4, 2, 3]));
    for b in [[2, 1, 0, 4], [1, 0, 4, 2], [0, 4, 2, 1], [4, 2, 1, 0]] {
        assert_eq!(join(&[0, 1, 2, 3], &b), Some(vec![0, 4, 2, 3]), "{b:?}");
    }
    // no edge; a vertex elsewhere; all around
    assert_eq!(join(&[0, 1, 2, 3], &[2, 4, 5]), None);
    assert_eq!(join(&[0, 1, 2, 3], &[2, 1, 4, 3, 5]), None);
    assert_eq!(join(&[0, 1, 2], &[2, 1, 0]), None);
}

#[test]
fn areas_and_distances_of_a_convex_polygon() {
    let square = [[3.0, 1.0], [7.0, 1.0], [7.0, 5.0], [3.0, 5.0]].map(DVec2::from);
    assert_eq!(area(&square), 32.0);
    for (p, least) in [
        ([5.0, 3.0], 0.0),
        ([7.0, 3.0], 0.0),
        ([7.5, 3.0], 0.5),
        ([10.0, 9.0], 5.0),
    ] {
        let p = DVec2::from(p);
        assert!(is_near(&square, p, least), "{p}");
        assert!(
            least == 0.0 || !is_near(&square, p, least.next_down()),
            "{p}"
        );
    }
}
