//! Hashes of what calls return.

use crate::record::error::ReplayError;
use crate::record::fingerprint::Fingerprint;
use crate::{Body, BodyId, CharacterResult, SeparateResult, SlideResult, WorldError};
use alloc::vec::Vec;

/// What a call returns, as far as it is compared.
pub(crate) trait Outcome {
    fn add_to(&self, hash: &mut Fingerprint);

    /// Why the call stopped, at a limit or for lack of memory, and changed nothing.
    fn stopped(&self) -> Option<&WorldError> {
        None
    }

    fn hash(&self) -> u64 {
        let mut hash = Fingerprint::default();
        self.add_to(&mut hash);
        hash.finish()
    }

    /// The hash of a call that is made again, or why it stopped this time.
    fn replayed(&self) -> Result<u64, ReplayError> {
        match self.stopped() {
            None => Ok(self.hash()),
            Some(error) => Err(error.clone().into()),
        }
    }
}

impl<T: Outcome> Outcome for Result<T, WorldError> {
    fn add_to(&self, hash: &mut Fingerprint) {
        hash.add(u64::from(self.is_ok()));
        if let Ok(value) = self {
            value.add_to(hash);
        }
    }

    fn stopped(&self) -> Option<&WorldError> {
        let error = self.as_ref().err()?;
        matches!(error, WorldError::Limit(_) | WorldError::OutOfMemory).then_some(error)
    }
}

impl Outcome for () {
    fn add_to(&self, _: &mut Fingerprint) {}
}

impl Outcome for BodyId {
    fn add_to(&self, hash: &mut Fingerprint) {
        hash.add(self.to_bits());
    }
}

impl Outcome for Vec<BodyId> {
    fn add_to(&self, hash: &mut Fingerprint) {
        self.iter().for_each(|id| id.add_to(hash));
    }
}

impl Outcome for Body {
    fn add_to(&self, hash: &mut Fingerprint) {
        hash.add(self.user);
        self.transform
            .to_array()
            .into_iter()
            .for_each(|number| hash.number(number));
    }
}

impl Outcome for SeparateResult {
    fn add_to(&self, hash: &mut Fingerprint) {
        hash.number(self.depth);
        hash.add(self.overlapping as u64);
        hash.add(self.iterations as u64);
    }
}

impl Outcome for SlideResult {
    fn add_to(&self, hash: &mut Fingerprint) {
        hash.number(self.moved.x);
        hash.number(self.moved.y);
        hash.add(self.hits.len() as u64);
    }
}

impl Outcome for CharacterResult {
    fn add_to(&self, hash: &mut Fingerprint) {
        hash.number(self.moved.x);
        hash.number(self.moved.y);
        hash.add(self.hits.len() as u64);
        hash.add(self.ground.map_or(0, |ground| ground.id.to_bits()));
    }
}
