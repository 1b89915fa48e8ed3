//! The pairs of bodies in a scene: how many interact, which of them meet, and how. One step of a
//! world finds the pairs that meet; every other pair that interacts is disjoint.

use super::placed::{Body, Scene};
use crate::touching::Touching;
use anyhow::{Context, bail};
use sat2d::query::Manifold;
use sat2d::world::{BodyKind, Filter, World};
use sat2d::{Placed, Relation};
use std::collections::HashMap;

/// The pairs of a scene after one step of its world.
pub struct Pairs {
    /// The pairs that meet, in scene order.
    pub meeting: Vec<Pair>,
    /// The number of pairs that interact, disjoint ones included.
    pub count: usize,
    /// Whether contacts were computed.
    contacts: bool,
}

/// Two bodies and how they meet.
#[derive(Clone)]
pub struct Pair {
    /// The index of the first body.
    pub a: usize,
    /// The index of the second body, which comes later in the scene.
    pub b: usize,
    pub relation: Relation,
    /// The contacts, deepest first; none for a miss. `None` if they were not computed.
    pub contacts: Option<Vec<Manifold>>,
}

impl Pair {
    /// The deepest contact.
    pub fn deepest(&self) -> Option<&Manifold> {
        self.contacts.as_ref()?.first()
    }

    /// The pair of the bodies with these names, whether they interact or not.
    pub fn of_names(scene: &Scene, names: &[String]) -> anyhow::Result<Pair> {
        let find = |name: &String| {
            let found = scene.bodies.iter().position(|body| body.name == *name);
            found.with_context(|| {
                let all: Vec<&str> = scene.bodies.iter().map(|body| &*body.name).collect();
                format!("no body is named `{name}` (bodies: {})", all.join(", "))
            })
        };
        let mut indices: Vec<usize> = names.iter().map(find).collect::<Result<_, _>>()?;
        indices.sort_unstable();
        let [a, b] = [indices[0], indices[1]];
        if a == b {
            bail!(
                "an axis needs two different bodies, both are `{}`",
                names[0]
            );
        }
        let (first, second) = (scene.bodies[a].place(scene)?, scene.bodies[b].place(scene)?);
        Ok(Pair {
            a,
            b,
            relation: first.relation(&second),
            contacts: Some(first.contacts(&second)),
        })
    }
}

impl Pairs {
    /// Finds the pairs that meet. If `contacts` says so, computes the contacts of those that count
    /// as hits.
    pub fn find(scene: &Scene, contacts: Option<Touching>) -> anyhow::Result<Pairs> {
        let bodies = scene.bodies.iter().zip(0..).map(|(body, index)| {
            let placed =
                sat2d::world::Body::new(scene.shapes[body.shape].1.clone(), body.transform);
            let Filter { category, mask } = body.filter;
            placed.kind(body.kind).filter(category, mask).user(index)
        });
        let mut world = World::new();
        world.insert_many(bodies.collect())?;
        world.step();
        let index = |id| world.get(id).map(|body| body.user as usize);
        let placed: Vec<Placed> = if contacts.is_some() {
            let bodies = scene.bodies.iter();
            bodies
                .map(|body| body.place(scene))
                .collect::<Result<_, _>>()?
        } else {
            Vec::new()
        };
        let mut meeting = Vec::with_capacity(world.events().len());
        for event in world.events().meeting() {
            let ends = [index(event.a)?, index(event.b)?];
            let [a, b] = [ends[0].min(ends[1]), ends[0].max(ends[1])];
            meeting.push(Pair {
                a,
                b,
                relation: event.relation,
                contacts: contacts.map(|touching| match touching.is_hit(event.relation) {
                    true => placed[a].contacts(&placed[b]),
                    false => Vec::new(),
                }),
            });
        }
        meeting.sort_by_key(|pair| (pair.a, pair.b));
        Ok(Pairs {
            meeting,
            count: count_interacting(scene),
            contacts: contacts.is_some(),
        })
    }

    /// The number of pairs with this verdict.
    pub fn count(&self, relation: Relation) -> usize {
        if relation == Relation::Disjoint {
            return self.count - self.meeting.len();
        }
        let pairs = self.meeting.iter();
        pairs.filter(|pair| pair.relation == relation).count()
    }

    /// Every pair that interacts, in scene order.
    pub fn all(&self, scene: &Scene) -> Vec<Pair> {
        let mut meeting = self.meeting.iter().peekable();
        let mut pairs = Vec::with_capacity(self.count);
        for (a, first) in scene.bodies.iter().enumerate() {
            for (b, second) in scene.bodies.iter().enumerate().skip(a + 1) {
                match meeting.next_if(|pair| (pair.a, pair.b) == (a, b)) {
                    Some(pair) => pairs.push(pair.clone()),
                    None if interact(first, second) => pairs.push(Pair {
                        a,
                        b,
                        relation: Relation::Disjoint,
                        contacts: self.contacts.then(Vec::new),
                    }),
                    None => {}
                }
            }
        }
        pairs
    }

    /// The pairs that have contacts, and these.
    pub fn with_contacts(&self) -> impl Iterator<Item = (&Pair, &[Manifold])> {
        let pairs = self.meeting.iter();
        let known = pairs.filter_map(|pair| Some((pair, pair.contacts.as_deref()?)));
        known.filter(|(_, contacts)| !contacts.is_empty())
    }
}

/// Whether a world would test these two bodies at all.
fn interact(a: &Body, b: &Body) -> bool {
    let alike = a.kind == b.kind && a.kind != BodyKind::Moving;
    !alike && a.filter.accepts(b.filter)
}

/// The number of pairs that interact. Bodies of the same kind and filter are counted together:
/// there are few such groups even in scenes of many thousand bodies.
fn count_interacting(scene: &Scene) -> usize {
    let mut groups: HashMap<(BodyKind, Filter), (&Body, usize)> = HashMap::new();
    for body in &scene.bodies {
        groups
            .entry((body.kind, body.filter))
            .or_insert((body, 0))
            .1 += 1;
    }
    let groups: Vec<(&Body, usize)> = groups.into_values().collect();
    let mut count = 0;
    for (i, &(first, size)) in groups.iter().enumerate() {
        if interact(first, first) {
            count += size * (size - 1) / 2;
        }
        let others = groups[i + 1..].iter();
        let partners = others.filter(|(second, _)| interact(first, second));
        count += partners.map(|(_, other)| size * other).sum::<usize>();
    }
    count
}
