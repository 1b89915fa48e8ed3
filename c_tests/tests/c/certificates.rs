//! What a C program writes of random pairs is checked by `sat2d-check`, which shares no code with
//! the library.

use sat2d_check::{Query, Relation, check};
use std::path::Path;

#[test]
fn certificates_of_the_c_api_are_accepted() {
    let scratch = Path::new(env!("CARGO_TARGET_TMPDIR")).join("c_certificates.json");
    let lines = c_tests::certificates(2000, &scratch).expect("certificates");
    assert!(lines.len() > 1990, "{}", lines.len());
    let mut counts = [0; 3];
    for line in &lines {
        let query: Query = serde_json::from_str(line).expect(line);
        assert_eq!(check(&query), Ok(()), "{line}");
        counts[match query.witness.relation {
            Relation::Disjoint => 0,
            Relation::Touching => 1,
            Relation::Overlapping => 2,
        }] += 1;
    }
    assert!(counts.iter().all(|count| *count > 40), "{counts:?}");
}
