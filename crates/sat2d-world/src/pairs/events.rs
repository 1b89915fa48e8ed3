//! The events of a step.

use crate::bodies::arrays::Bodies;
use crate::pairs::list::first_from;
use crate::pairs::pair::{EndedPair, Pair};
use crate::pairs::state::Pairs;
use crate::{BodyId, Phase};
use core::iter::FusedIterator;
use core::{fmt, slice};
use sat2d_base::types::Relation;

/// Two bodies that meet, or that met in the previous step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct PairEvent {
    /// The body with the lower id.
    pub a: BodyId,
    /// The other body.
    pub b: BodyId,
    /// The [`user`](crate::Body::user) value of `a`; of a pair that ended, its value in the
    /// step that ended it.
    pub user_a: u64,
    /// The [`user`](crate::Body::user) value of `b`; of a pair that ended, its value in the
    /// step that ended it.
    pub user_b: u64,
    /// What happened.
    pub phase: Phase,
    /// `Touching` or `Overlapping`; `Disjoint` at the end, whatever ended the pair. Bodies within
    /// the [touching tolerance](crate::World::set_touching_tolerance) of each other are
    /// `Touching`.
    pub relation: Relation,
}

impl PairEvent {
    /// The other body of the pair and its `user` value; `None` if `id` is neither of the two.
    ///
    /// ```
    /// use sat2d::{Shape, Transform, world::{Body, World}};
    /// let mut world = World::new();
    /// let tile = std::sync::Arc::new(Shape::rectangle(2.0, 1.0)?);
    /// let hero = world.insert(Body::new(tile.clone(), Transform::IDENTITY).user(1))?;
    /// let coin = world.insert(Body::new(tile, Transform::IDENTITY).user(2))?;
    /// for event in world.step() {
    ///     assert_eq!(event.other(hero), Some((coin, 2)));
    /// }
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn other(&self, id: BodyId) -> Option<(BodyId, u64)> {
        match id {
            id if id == self.a => Some((self.b, self.user_b)),
            id if id == self.b => Some((self.a, self.user_a)),
            _ => None,
        }
    }
}

/// The events of the last step, in the order of the pairs' ids. Where a slot was used again, the
/// end of the old pair comes before the beginning of the new one.
///
/// [`World::step`] returns them while the world is borrowed mutably. To call the world while
/// reading them, get them from [`World::events`]; they stay the same until the next step.
///
/// [`World::step`]: crate::World::step
/// [`World::events`]: crate::World::events
///
/// ```
/// use sat2d::{Shape, Transform};
/// use sat2d::world::{Body, Phase, World};
/// let mut world = World::new();
/// let tile = std::sync::Arc::new(Shape::rectangle(2.0, 1.0)?);
/// let hero = world.insert(Body::new(tile.clone(), Transform::IDENTITY).user(1))?;
/// let coin = world.insert(Body::new(tile, Transform::IDENTITY).user(2))?;
/// for event in world.step() {
///     assert_eq!((event.a, event.b, event.phase), (hero, coin, Phase::Begin));
///     assert_eq!((event.user_a, event.user_b), (1, 2));
/// }
/// for event in world.events() {
///     assert!(world.contact(event.a, event.b)?.is_some());
/// }
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy)]
pub struct Events<'a> {
    bodies: &'a Bodies,
    pairs: &'a Pairs,
}

impl<'a> Events<'a> {
    pub(crate) fn new(bodies: &'a Bodies, pairs: &'a Pairs) -> Events<'a> {
        Events { bodies, pairs }
    }

    /// The number of events.
    pub fn len(&self) -> usize {
        self.pairs.meeting.len() + self.pairs.ended.len()
    }

    /// Whether there is no event: nothing meets and nothing ended.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// All events.
    pub fn iter(&self) -> EventIter<'a> {
        let ended = self.pairs.ended.iter();
        EventIter {
            bodies: self.bodies,
            meeting: self.pairs.meeting.iter(),
            end_key: next_key(&ended),
            ended,
        }
    }

    /// The pairs that meet: the events with the phases `Begin` and `Stay`.
    pub fn meeting(&self) -> impl Iterator<Item = PairEvent> + use<'a> {
        let bodies = self.bodies;
        (self.pairs.meeting.iter()).map(|pair| event(bodies, *pair))
    }
}

impl fmt::Debug for Events<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl<'a> IntoIterator for Events<'a> {
    type Item = PairEvent;
    type IntoIter = EventIter<'a>;

    fn into_iter(self) -> EventIter<'a> {
        self.iter()
    }
}

impl<'a> IntoIterator for &Events<'a> {
    type Item = PairEvent;
    type IntoIter = EventIter<'a>;

    fn into_iter(self) -> EventIter<'a> {
        self.iter()
    }
}

/// An iterator over the events of a step.
#[derive(Clone)]
pub struct EventIter<'a> {
    bodies: &'a Bodies,
    meeting: slice::Iter<'a, Pair>,
    ended: slice::Iter<'a, EndedPair>,
    /// The key of the next pair that ended. Every pair is compared with it.
    end_key: u64,
}

impl Iterator for EventIter<'_> {
    type Item = PairEvent;

    #[inline]
    fn next(&mut self) -> Option<PairEvent> {
        if let Some(pair) = self.meeting.as_slice().first()
            && pair.key() < self.end_key
        {
            self.meeting.next();
            return Some(event(self.bodies, *pair));
        }
        let end = self.ended.next()?;
        self.end_key = next_key(&self.ended);
        Some(end.event())
    }

    /// The same as by [`next`](EventIter::next), with a comparison for each pair that ended instead
    /// of one for each that meets.
    fn fold<T, F: FnMut(T, PairEvent) -> T>(self, first: T, mut add: F) -> T {
        let mut sum = first;
        let mut meeting = self.meeting.as_slice();
        for end in self.ended {
            let (earlier, later) = meeting.split_at(first_from(meeting, end.key()));
            sum = (earlier.iter()).fold(sum, |sum, pair| add(sum, event(self.bodies, *pair)));
            sum = add(sum, end.event());
            meeting = later;
        }
        (meeting.iter()).fold(sum, |sum, pair| add(sum, event(self.bodies, *pair)))
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let count = self.meeting.len() + self.ended.len();
        (count, Some(count))
    }
}

impl ExactSizeIterator for EventIter<'_> {}
impl FusedIterator for EventIter<'_> {}

impl fmt::Debug for EventIter<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.clone()).finish()
    }
}

impl EndedPair {
    fn event(&self) -> PairEvent {
        PairEvent {
            a: self.ids[0],
            b: self.ids[1],
            user_a: self.users[0],
            user_b: self.users[1],
            phase: Phase::End,
            relation: Relation::Disjoint,
        }
    }
}

fn next_key(ended: &slice::Iter<'_, EndedPair>) -> u64 {
    ended.as_slice().first().map_or(u64::MAX, EndedPair::key)
}

#[inline]
fn event(bodies: &Bodies, pair: Pair) -> PairEvent {
    let (a, b) = (pair.a(), pair.b());
    let identity = |slot: u32| bodies.identities[slot as usize];
    let (p, q) = (identity(a), identity(b));
    PairEvent {
        a: BodyId::new(a, p.generation),
        b: BodyId::new(b, q.generation),
        user_a: p.user,
        user_b: q.user,
        phase: pair.phase(),
        relation: pair.relation(),
    }
}
