//! The stages of a ladder against its last one.

use std::collections::BTreeMap;
use std::fmt::Debug;

/// How often each stage has decided.
#[derive(Default)]
pub struct Decided(BTreeMap<&'static str, usize>);

impl Decided {
    /// Asserts that every stage that decides a case answers as the last one, which is returned.
    pub fn compare<T: Debug>(
        &mut self,
        mut stages: Vec<(&'static str, Option<T>)>,
        is_same: impl Fn(&T, &T) -> bool,
        case: &dyn Debug,
    ) -> T {
        let last = stages.pop().and_then(|(_, answer)| answer);
        let last = last.expect("the last stage always answers");
        for (name, answer) in stages {
            if let Some(answer) = answer {
                assert!(
                    is_same(&answer, &last),
                    "{name}: {answer:?}\nlast: {last:?}\n{case:?}"
                );
                *self.0.entry(name).or_default() += 1;
            }
        }
        last
    }

    /// How many cases a stage has decided.
    pub fn by(&self, stage: &str) -> usize {
        self.0.get(stage).copied().unwrap_or_default()
    }

    /// Asserts that these stages, and no others but the last one, have decided many cases.
    pub fn assert_by(&self, stages: &[&str]) {
        let mut names: Vec<_> = self.0.keys().copied().collect();
        let mut expected = stages.to_vec();
        names.sort_unstable();
        expected.sort_unstable();
        assert_eq!(names, expected);
        assert!(self.0.values().all(|&cases| cases > 100), "{:?}", self.0);
    }
}

/// The same text, since 0 and -0 compare equal.
pub fn same_text<T: Debug>(one: &T, other: &T) -> bool {
    format!("{one:?}") == format!("{other:?}")
}
