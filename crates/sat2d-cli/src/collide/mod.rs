//! `sat2d collide`: the verdict on every pair of bodies in a scene and, if wanted, the contacts.
//!
//! | file | contents |
//! | --- | --- |
//! | `proof` | what proves the verdict on a pair |
//! | `report` | the answers as a table and as JSON |
//! | `within` | which body of a pair lies within the other |

mod proof;
mod report;
mod within;

use crate::files;
use crate::picture::{axis::Axis, proofs::Proof, scene};
use crate::scene::pairs::{Pair, Pairs};
use crate::scene::placed::Scene;
use crate::touching::Touching;
use anyhow::Context;
use std::io::Write;
use std::path::{Path, PathBuf};

/// The options of the command.
#[derive(clap::Args)]
pub struct Arguments {
    /// The scene as JSON; `-` reads standard input
    scene: PathBuf,
    /// Also print how pairs meet: kind, features, normal, depth and points of every contact
    #[arg(long)]
    contacts: bool,
    /// Which pairs to list [default: all in scenes of up to 100 bodies, otherwise meeting]
    #[arg(long, value_name = "WHICH")]
    pairs: Option<Listed>,
    /// Whether two bodies that only touch count as a hit. A miss keeps its verdict, but has no
    /// contacts, no axis, and no line with `--pairs meeting`
    #[arg(long, value_enum, default_value_t = Touching::Hit)]
    touching: Touching,
    /// Also say which body of a pair lies within the other: touching its boundary, properly, or
    /// equal to it
    #[arg(long)]
    within: bool,
    /// Also say what proves each verdict: a point that both bodies have in common, the normals of
    /// lines between them. With --json, `sat2d-check` can verify it; with --svg, points and lines
    /// of the listed pairs are drawn
    #[arg(long)]
    explain: bool,
    /// Print JSON instead of a table
    #[arg(long)]
    json: bool,
    /// Draw the scene to this file, coloured by verdict; with --contacts, draw these too
    /// (`-`: to standard output, in place of the results)
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
    /// Draw the separating axis of these two bodies, disjoint or not, and no other
    #[arg(long, num_args = 2, value_names = ["A", "B"], requires_all = ["contacts", "svg"])]
    axis: Option<Vec<String>>,
}

/// Which pairs are listed.
#[derive(Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
enum Listed {
    /// Every pair
    All,
    /// Overlapping pairs, and touching ones unless these are misses
    Meeting,
}

/// The most bodies of a scene for which all pairs are listed by default: they have 4,950 pairs,
/// and the number grows as n².
const ALL_LISTED: usize = 100;

/// Reads a scene, finds the pairs and writes the answers.
pub fn run(arguments: &Arguments, out: &mut impl Write) -> anyhow::Result<()> {
    let path: &Path = &arguments.scene;
    let name = || path.display().to_string();
    let text = files::read_text(path)?;
    let scene = Scene::parse(&text, files::folder(path)).with_context(name)?;
    let contacts = arguments.contacts.then_some(arguments.touching);
    let pairs = Pairs::find(&scene, contacts).with_context(name)?;
    let small = scene.bodies.len() <= ALL_LISTED;
    let default = if small { Listed::All } else { Listed::Meeting };
    let listed = match arguments.pairs.unwrap_or(default) {
        Listed::All => pairs.all(&scene),
        Listed::Meeting => {
            let meeting = pairs.meeting.iter().cloned();
            let hits = meeting.filter(|pair| arguments.touching.is_hit(pair.relation));
            hits.collect()
        }
    };
    if let Some(picture) = &arguments.svg {
        let axes = match &arguments.axis {
            Some(names) => vec![chosen_axis(&scene, names).with_context(name)?],
            None => Axis::choose(&scene, &pairs),
        };
        let explained = listed.iter().filter(|_| arguments.explain);
        let proofs: Vec<Proof> = explained
            .filter_map(|pair| Proof::of(&scene, pair))
            .collect();
        files::write_picture(picture, &scene::draw(&scene, &pairs, &axes, &proofs), out)?;
    }
    let out = &mut files::results(arguments.svg.as_deref(), out);
    let details = report::Details {
        within: arguments.within,
        explain: arguments.explain,
    };
    if arguments.json {
        report::write_json(&scene, &listed, details, out)
    } else {
        report::write_table(&scene, &pairs, (&listed, details), out)
    }
}

/// The separating axis of the bodies with these names.
fn chosen_axis(scene: &Scene, names: &[String]) -> anyhow::Result<Axis> {
    let pair = Pair::of_names(scene, names)?;
    Axis::of(scene, &pair).with_context(|| {
        let [a, b] = [pair.a, pair.b].map(|body| &scene.bodies[body].name);
        format!(
            "`{a}` and `{b}` have no single separating axis: \
             the convex pieces of a concave shape have one each"
        )
    })
}
