//! `sat2d collide`: how every pair of bodies in a scene stands to each other and, if wanted, how those that meet do so. A step of a world finds
//! those that meet; all others that mind each other are disjoint.
//!
//! | file | what for |
//! | --- | --- |
//! | `report` | the answers as a table and as JSON |
//! | `words` | verdicts, kinds, features and numbers in writing |

mod report;
mod words;

pub use words::{short, word};

use crate::scene::{Body, Scene};
use crate::svg;
use anyhow::{Context, bail};
use sat2d::Relation;
use sat2d::query::Manifold;
use sat2d::world::{BodyKind, Filter, World};
use std::collections::HashMap;
use std::io::Write;
use std::path::{Path, PathBuf};

/// The options of the command.
#[derive(clap::Args)]
pub struct Arguments {
    /// The scene: JSON
    scene: PathBuf,
    /// Tell how pairs meet, too: normal, depth, kind, features and points of every contact
    #[arg(long)]
    contacts: bool,
    /// Which pairs to list; unless told, all in scenes of up to 100 bodies, those that meet in larger ones
    #[arg(long, value_name = "WHICH")]
    pairs: Option<Listed>,
    /// Print JSON instead of a table
    #[arg(long)]
    json: bool,
    /// Draw the scene to this file, coloured by how bodies meet; with --contacts, these as well
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
    /// Draw the separating axis of these two bodies, apart or not, and no other
    #[arg(long, num_args = 2, value_names = ["A", "B"], requires_all = ["contacts", "svg"])]
    axis: Option<Vec<String>>,
}

/// Which pairs are listed.
#[derive(Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
enum Listed {
    /// Every pair
    All,
    /// Those that meet
    Meeting,
}

/// Scenes of more bodies list only pairs that meet unless told otherwise: all pairs of so many are 4,950 lines, and grow as n².
const ALL_LISTED: usize = 100;

/// What is known of a scene after a step of its world.
pub struct Collisions {
    /// The pairs that meet, in scene order.
    pub meeting: Vec<Pair>,
    /// How many pairs there are of bodies that mind each other, disjoint ones too.
    pub count: usize,
    /// Whether contacts were asked for.
    contacts: bool,
}

/// Two bodies.
#[derive(Clone)]
pub struct Pair {
    /// The index of the first one.
    pub a: usize,
    /// The index of the second one, which comes later in the scene.
    pub b: usize,
    pub relation: Relation,
    /// How they meet, the deepest first; none where nobody asked.
    pub contacts: Option<Vec<Manifold>>,
}

impl Pair {
    /// The deepest contact.
    pub fn deepest(&self) -> Option<&Manifold> {
        self.contacts.as_ref()?.first()
    }
}

impl Collisions {
    /// Finds the pairs that meet, by a step of a world.
    pub fn of(scene: &Scene, contacts: bool) -> anyhow::Result<Collisions> {
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
        let placed = match contacts {
            true => scene
                .bodies
                .iter()
                .map(|body| scene.shapes[body.shape].1.place(&body.transform))
                .collect::<Result<Vec<_>, _>>()?,
            false => Vec::new(),
        };
        let mut meeting = Vec::with_capacity(world.events().len());
        for event in world.events().meeting() {
            let ends = [index(event.a)?, index(event.b)?];
            let [a, b] = [ends[0].min(ends[1]), ends[0].max(ends[1])];
            meeting.push(Pair {
                a,
                b,
                relation: event.relation,
                contacts: contacts.then(|| placed[a].contacts(&placed[b])),
            });
        }
        meeting.sort_by_key(|pair| (pair.a, pair.b));
        Ok(Collisions {
            meeting,
            count: count_minded(scene),
            contacts,
        })
    }

    /// How many pairs have this verdict.
    pub fn count(&self, relation: Relation) -> usize {
        if relation == Relation::Disjoint {
            return self.count - self.meeting.len();
        }
        let pairs = self.meeting.iter();
        pairs.filter(|pair| pair.relation == relation).count()
    }

    /// The pairs to be listed, in scene order.
    fn listed(&self, scene: &Scene, listed: Listed) -> Vec<Pair> {
        if listed == Listed::Meeting {
            return self.meeting.clone();
        }
        let mut meeting = self.meeting.iter().peekable();
        let mut pairs = Vec::with_capacity(self.count);
        for (a, first) in scene.bodies.iter().enumerate() {
            for (b, second) in scene.bodies.iter().enumerate().skip(a + 1) {
                match meeting.next_if(|pair| (pair.a, pair.b) == (a, b)) {
                    Some(pair) => pairs.push(pair.clone()),
                    None if mind(first, second) => pairs.push(Pair {
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

    /// The pairs that meet, each with its contacts, if these were asked for.
    pub fn meetings(&self) -> impl Iterator<Item = (&Pair, &[Manifold])> {
        let pairs = self.meeting.iter();
        pairs.filter_map(|pair| Some((pair, pair.contacts.as_deref()?)))
    }
}

/// Whether two bodies are a pair at all, as worlds have it.
fn mind(a: &Body, b: &Body) -> bool {
    let alike = a.kind == b.kind && a.kind != BodyKind::Moving;
    !alike && a.filter.accepts(b.filter)
}

/// How many pairs of bodies mind each other. There are few sorts of bodies, and what counts for one of a sort counts for all.
fn count_minded(scene: &Scene) -> usize {
    let mut sorts: HashMap<(BodyKind, Filter), (&Body, usize)> = HashMap::new();
    for body in &scene.bodies {
        sorts.entry((body.kind, body.filter)).or_insert((body, 0)).1 += 1;
    }
    let sorts: Vec<(&Body, usize)> = sorts.into_values().collect();
    let mut count = 0;
    for (i, &(first, many)) in sorts.iter().enumerate() {
        if mind(first, first) {
            count += many * (many - 1) / 2;
        }
        let others = sorts[i + 1..].iter();
        let minded = others.filter(|(second, _)| mind(first, second));
        count += minded.map(|(_, others)| many * others).sum::<usize>();
    }
    count
}

/// The pair of the bodies of these names, whether they mind each other or not.
fn between(scene: &Scene, names: &[String]) -> anyhow::Result<Pair> {
    let find = |name: &String| {
        let found = scene.bodies.iter().position(|body| body.name == *name);
        found.with_context(|| {
            let all: Vec<&str> = scene.bodies.iter().map(|body| &*body.name).collect();
            format!("no body is called `{name}` (there are: {})", all.join(", "))
        })
    };
    let mut places: Vec<usize> = names.iter().map(find).collect::<Result<_, _>>()?;
    places.sort_unstable();
    let [a, b] = [places[0], places[1]];
    if a == b {
        bail!("an axis needs two bodies, `{}` is one", names[0]);
    }
    let placed = |body: usize| {
        let body = &scene.bodies[body];
        scene.shapes[body.shape].1.place(&body.transform)
    };
    let (first, second) = (placed(a)?, placed(b)?);
    Ok(Pair {
        a,
        b,
        relation: first.relation(&second),
        contacts: Some(first.contacts(&second)),
    })
}

/// Reads a scene, finds the pairs, and writes what is wanted.
pub fn run(arguments: &Arguments, out: &mut impl Write) -> anyhow::Result<()> {
    let path: &Path = &arguments.scene;
    let name = || path.display().to_string();
    let text = std::fs::read_to_string(path).with_context(name)?;
    let scene = Scene::parse(&text).with_context(name)?;
    let collisions = Collisions::of(&scene, arguments.contacts).with_context(name)?;
    if let Some(picture) = &arguments.svg {
        let axes = match &arguments.axis {
            Some(names) => {
                let pair = between(&scene, names).with_context(name)?;
                let axis = svg::Axis::of(&scene, &pair).with_context(|| {
                    let [a, b] = [pair.a, pair.b].map(|body| &scene.bodies[body].name);
                    let path = path.display();
                    format!("{path}: no one axis parts `{a}` and `{b}`: the pieces of a concave shape have one each")
                })?;
                vec![axis]
            }
            None => svg::Axis::choose(&scene, &collisions),
        };
        let drawing = svg::draw_scene(&scene, &collisions, &axes);
        std::fs::write(picture, drawing).with_context(|| picture.display().to_string())?;
    }
    let few = scene.bodies.len() <= ALL_LISTED;
    let usual = if few { Listed::All } else { Listed::Meeting };
    let listed = collisions.listed(&scene, arguments.pairs.unwrap_or(usual));
    if arguments.json {
        report::write_json(&scene, &listed, out)
    } else {
        report::write_table(&scene, &collisions, &listed, out)
    }
}
