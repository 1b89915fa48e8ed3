//! `sat2d collide`: how every pair of bodies in a scene stands to each other and, if wanted, how those that meet do so.
//!
//! | file | what for |
//! | --- | --- |
//! | `report` | the answers as a table and as JSON |
//! | `words` | verdicts, kinds, features and numbers in writing |

mod report;
mod words;

pub use words::{short, word};

use crate::scene::Scene;
use crate::svg;
use anyhow::Context;
use sat2d::{Manifold, PlaceError, Placed, Relation};
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

/// What is known of a scene when every pair has been asked about.
pub struct Collisions {
    /// The pairs in scene order.
    pub pairs: Vec<Pair>,
}

/// Two bodies.
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
    /// Asks about every pair.
    pub fn of(scene: &Scene, contacts: bool) -> Result<Collisions, PlaceError> {
        let placed = scene
            .bodies
            .iter()
            .map(|body| scene.shapes[body.shape].1.place(&body.transform))
            .collect::<Result<Vec<Placed<'_>>, _>>()?;
        let mut pairs = Vec::with_capacity(placed.len() * placed.len().saturating_sub(1) / 2);
        for (a, first) in placed.iter().enumerate() {
            for (b, second) in placed.iter().enumerate().skip(a + 1) {
                pairs.push(Pair {
                    a,
                    b,
                    relation: first.relation(second),
                    contacts: contacts.then(|| first.contacts(second)),
                });
            }
        }
        Ok(Collisions { pairs })
    }

    /// How many pairs have this verdict.
    pub fn count(&self, relation: Relation) -> usize {
        let pairs = self.pairs.iter();
        pairs.filter(|pair| pair.relation == relation).count()
    }

    /// The pairs that meet, each with its contacts, if these were asked for.
    pub fn meetings(&self) -> impl Iterator<Item = (&Pair, &[Manifold])> {
        let pairs = self.pairs.iter().filter(|pair| pair.relation.hits());
        pairs.filter_map(|pair| Some((pair, pair.contacts.as_deref()?)))
    }

    /// The pair of these two bodies.
    fn between(&self, scene: &Scene, names: &[String]) -> anyhow::Result<&Pair> {
        let find = |name: &String| {
            let found = scene.bodies.iter().position(|body| body.name == *name);
            found.with_context(|| {
                let all: Vec<&str> = scene.bodies.iter().map(|body| &*body.name).collect();
                format!("no body is called `{name}` (there are: {})", all.join(", "))
            })
        };
        let places: Vec<usize> = names.iter().map(find).collect::<Result<_, _>>()?;
        let ends = (places.iter().min(), places.iter().max());
        let mut pairs = self.pairs.iter();
        pairs
            .find(|pair| (Some(&pair.a), Some(&pair.b)) == ends)
            .with_context(|| format!("an axis needs two bodies, `{}` is one", names[0]))
    }
}

/// Reads a scene, asks about every pair, and writes what is wanted.
pub fn run(arguments: &Arguments, out: &mut impl Write) -> anyhow::Result<()> {
    let path: &Path = &arguments.scene;
    let name = || path.display().to_string();
    let text = std::fs::read_to_string(path).with_context(name)?;
    let scene = Scene::parse(&text).with_context(name)?;
    let collisions = Collisions::of(&scene, arguments.contacts).with_context(name)?;
    if let Some(picture) = &arguments.svg {
        let axes = match &arguments.axis {
            Some(names) => {
                let pair = collisions.between(&scene, names).with_context(name)?;
                let axis = svg::Axis::of(&scene, pair).with_context(|| {
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
    if arguments.json {
        report::write_json(&scene, &collisions, out)
    } else {
        report::write_table(&scene, &collisions, out)
    }
}
