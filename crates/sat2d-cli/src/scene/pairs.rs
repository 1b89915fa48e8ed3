//! The pairs of bodies in a scene: how many interact, which of them meet, and how. One step of a
//! world finds the pairs that meet; every other pair that interacts is disjoint.

use super::placed::{Body, Scene};
use crate::touching::Touching;
use anyhow::{Context, bail};
use sat2d::query::{self, Manifold};
use sat2d::world::{BodyId, BodyKind, Coverage, Filter, QueryFilter, World};
use sat2d::{Relation, Shape, Transform};
use std::collections::{HashMap, HashSet};

/// The pairs of a scene after one step of its world.
pub struct Pairs {
    /// The pairs that meet, in scene order.
    pub meeting: Vec<Pair>,
    /// The number of pairs that interact, disjoint ones included.
    pub count: usize,
    /// Whether contacts were computed.
    contacts: bool,
    /// The pairs in which one body passes through the other, which is one-way.
    passing: HashSet<(usize, usize)>,
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

    /// Both shapes, and where they are.
    pub fn shapes<'a>(&self, scene: &'a Scene) -> [(&'a Shape, &'a Transform); 2] {
        [self.a, self.b].map(|body| {
            let body = &scene.bodies[body];
            (&*scene.shapes[body.shape].1, &body.transform)
        })
    }

    fn all_contacts(&self, scene: &Scene) -> anyhow::Result<Vec<Manifold>> {
        let [(first, ta), (second, tb)] = self.shapes(scene);
        query::contacts(first, ta, second, tb).with_context(|| self.names(scene))
    }

    /// Both bodies, for messages.
    fn names(&self, scene: &Scene) -> String {
        let [a, b] = [self.a, self.b].map(|body| &scene.bodies[body].name);
        format!("`{a}` and `{b}`")
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
        let mut pair = Pair {
            a,
            b,
            relation: Relation::Disjoint,
            contacts: None,
        };
        let [(first, ta), (second, tb)] = pair.shapes(scene);
        let relation = sat2d::relation(first, ta, second, tb);
        pair.relation = relation.with_context(|| pair.names(scene))?;
        pair.contacts = Some(pair.all_contacts(scene)?);
        Ok(pair)
    }
}

impl Pairs {
    /// Finds the pairs that meet. If `contacts` says so, computes the contacts of those that count
    /// as hits.
    pub fn find(scene: &Scene, contacts: Option<Touching>) -> anyhow::Result<Pairs> {
        let mut meeting = Vec::new();
        let world = stepped(scene)?;
        let index = |id| world.get(id).map(|body| body.user as usize);
        for event in world.events().meeting() {
            let ends = [index(event.a)?, index(event.b)?];
            let [a, b] = [ends[0].min(ends[1]), ends[0].max(ends[1])];
            let mut pair = Pair {
                a,
                b,
                relation: event.relation,
                contacts: None,
            };
            if let Some(touching) = contacts {
                pair.contacts = Some(match touching.is_hit(event.relation) {
                    true => pair.all_contacts(scene)?,
                    false => Vec::new(),
                });
            }
            meeting.push(pair);
        }
        meeting.sort_by_key(|pair| (pair.a, pair.b));
        let passing = passing(scene, &world, &meeting)?;
        Ok(Pairs {
            meeting,
            count: count_interacting(scene) - passing.len(),
            contacts: contacts.is_some(),
            passing,
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
                    None if self.passing.contains(&(a, b)) || are_one(scene, a, b) => {}
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

/// The world of a scene after one step. The user value of a body is its index.
fn stepped(scene: &Scene) -> anyhow::Result<World> {
    let make = |index: usize, transform: Transform| {
        let body = &scene.bodies[index];
        let Filter { category, mask } = body.filter;
        let made = sat2d::world::Body::new(scene.shapes[body.shape].1.clone(), transform);
        let made = made.kind(body.kind).filter(category, mask);
        made.user(index as u64)
    };
    let indices = 0..scene.bodies.len();
    let has_own_place = |&index: &usize| scene.bodies[index].part_of.is_none();
    let owners: Vec<usize> = indices.filter(has_own_place).collect();
    let bodies = owners.iter().map(|&i| make(i, scene.bodies[i].transform));
    let mut world = World::new();
    let ids = world.insert_many(bodies.collect())?;
    let mut ids: HashMap<usize, BodyId> = owners.into_iter().zip(ids).collect();
    for (index, body) in scene.bodies.iter().enumerate() {
        if let Some((owner, local)) = body.part_of {
            let part = world.attach(ids[&owner], make(index, local));
            ids.insert(index, part.with_context(|| format!("`{}`", body.name))?);
        }
        let one_way = world.set_one_way(ids[&index], body.one_way);
        one_way.with_context(|| format!("`{}`", body.name))?;
    }
    world.step();
    Ok(world)
}

/// The pairs that interact and meet, but have no event because one of them is one-way.
fn passing(
    scene: &Scene,
    world: &World,
    meeting: &[Pair],
) -> anyhow::Result<HashSet<(usize, usize)>> {
    let meeting: HashSet<_> = meeting.iter().map(|pair| (pair.a, pair.b)).collect();
    let mut passing = HashSet::new();
    for (a, body) in scene.bodies.iter().enumerate() {
        if body.one_way.is_none() {
            continue;
        }
        let (shape, at) = (&scene.shapes[body.shape].1, &body.transform);
        for id in world.query_shape(shape, at, Coverage::Touching, &QueryFilter::ALL)? {
            let b = world.user(id)? as usize;
            let pair = (a.min(b), a.max(b));
            let is_pair = !are_one(scene, a, b) && interact(body, &scene.bodies[b]);
            if is_pair && !meeting.contains(&pair) {
                passing.insert(pair);
            }
        }
    }
    Ok(passing)
}

/// Whether two bodies are parts of one body, or one is a part of the other.
fn are_one(scene: &Scene, a: usize, b: usize) -> bool {
    let owner = |index: usize| match scene.bodies[index].part_of {
        Some((owner, _)) => owner,
        None => index,
    };
    owner(a) == owner(b)
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
    count - count_within_bodies(scene)
}

/// The number of pairs that would interact, were they not parts of one body.
fn count_within_bodies(scene: &Scene) -> usize {
    let mut parts: HashMap<usize, Vec<&Body>> = HashMap::new();
    for body in &scene.bodies {
        if let Some((owner, _)) = body.part_of {
            let first = || vec![&scene.bodies[owner]];
            parts.entry(owner).or_insert_with(first).push(body);
        }
    }
    let mut count = 0;
    for parts in parts.values() {
        for (i, first) in parts.iter().enumerate() {
            let others = parts[i + 1..].iter();
            count += others.filter(|second| interact(first, second)).count();
        }
    }
    count
}
