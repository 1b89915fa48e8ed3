//! The tables: which there are, and how a row of each is made.

use crate::bounds::{check_bounds, check_turning};
use crate::draw::{self, Class, Placed, Placement, Precision, Rng, Scene};
use crate::exact::{
    Entry, F, Location, Region, Relation, Verdict, boundary, curved_relation, first_contact,
    fraction, locate, locate_curved, ray, ray_at_curves, ray_at_ellipse, relation,
    squared_distance, sweep, text,
};
use crate::form::{Form, number, points};
use crate::witness::{HERE, agrees_on_point, found_witness, witness};
use anyhow::{Context, Result, bail};

/// A question.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Question {
    /// How two shapes lie to each other.
    Relation,
    /// How two segments lie to each other.
    Segments,
    /// Where a point is.
    Point,
    /// Where a ray first meets a shape.
    Ray,
    /// How far two polygons are apart.
    Distance,
    /// When a moving polygon first meets another one.
    Sweep,
    /// When two polygons that move and turn first meet.
    Turning,
}

/// A table: a question, asked with numbers of some kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Table {
    /// The name of the folder.
    pub set: &'static str,
    /// The name of the file, without its extension.
    pub name: &'static str,
    /// What is asked.
    pub question: Question,
    /// How many of a thousand rows are in this table.
    pub weight: usize,
    precision: Precision,
    drawn: Drawn,
}

/// How the queries of a set are drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Drawn {
    /// Where they are.
    Here,
    /// With placements.
    Placed,
    /// With placements; at least one is an ellipse.
    Ellipses,
    /// With placements; at least one is an outline with curves.
    Curves,
}

/// All tables.
pub const TABLES: [Table; 21] = {
    use Precision::{Double, Single};
    use Question::{Distance, Point, Ray, Relation, Segments, Sweep, Turning};
    [
        table("single", "relation", Relation, 150, Single),
        table("single", "segments", Segments, 60, Single),
        table("single", "point", Point, 80, Single),
        table("single", "ray", Ray, 60, Single),
        table("single", "distance", Distance, 50, Single),
        table("single", "sweep", Sweep, 50, Single),
        table("double", "relation", Relation, 150, Double),
        table("double", "segments", Segments, 60, Double),
        table("double", "point", Point, 80, Double),
        table("double", "ray", Ray, 60, Double),
        table("double", "distance", Distance, 50, Double),
        table("double", "sweep", Sweep, 50, Double),
        placed("placed", "relation", Relation, 100, Drawn::Placed),
        placed("ellipses", "relation", Relation, 60, Drawn::Ellipses),
        placed("ellipses", "point", Point, 30, Drawn::Ellipses),
        placed("ellipses", "ray", Ray, 30, Drawn::Ellipses),
        placed("curves", "relation", Relation, 60, Drawn::Curves),
        placed("curves", "point", Point, 40, Drawn::Curves),
        placed("curves", "ray", Ray, 40, Drawn::Curves),
        table("single", "turning", Turning, 30, Single),
        table("double", "turning", Turning, 30, Double),
    ]
};

const fn table(
    set: &'static str,
    name: &'static str,
    question: Question,
    weight: usize,
    precision: Precision,
) -> Table {
    Table {
        set,
        name,
        question,
        weight,
        precision,
        drawn: Drawn::Here,
    }
}

const fn placed(
    set: &'static str,
    name: &'static str,
    question: Question,
    weight: usize,
    drawn: Drawn,
) -> Table {
    Table {
        drawn,
        ..table(set, name, question, weight, Precision::Double)
    }
}

/// How often a query is drawn until it has its class.
const TRIES: u64 = 100_000;

impl Table {
    /// The names of the columns.
    pub fn header(&self) -> &'static str {
        let is_placed = self.drawn != Drawn::Here;
        match self.question {
            Question::Relation if is_placed => "row,class,a,a_at,b,b_at,relation,margin,witness",
            Question::Point if is_placed => "row,class,shape,at,point,location,margin",
            Question::Ray if self.drawn == Drawn::Curves => {
                "row,class,shape,at,from,to,earliest,latest,margin,condition"
            }
            Question::Ray if is_placed => "row,class,shape,at,from,to,fraction,margin,condition",
            Question::Relation | Question::Segments => "row,class,a,b,relation,margin,witness",
            Question::Point => "row,class,shape,point,location,margin",
            Question::Ray => "row,class,shape,from,to,fraction,margin,condition",
            Question::Distance => "row,class,a,b,squared",
            Question::Sweep => "row,class,a,b,motion,fraction,margin,condition",
            Question::Turning => "row,class,a,a_motion,b,b_motion,earliest,latest,margin,condition",
        }
    }

    /// Whether its rows have certificates.
    pub fn has_witness(&self) -> bool {
        matches!(self.question, Question::Relation | Question::Segments)
    }

    /// Whether there is none for some of them.
    pub fn may_lack_witness(&self) -> bool {
        matches!(self.drawn, Drawn::Ellipses | Drawn::Curves)
    }

    /// A row, with its number.
    ///
    /// # Errors
    /// If sat2d disagrees with the exact answer, or has no certificate for it.
    pub fn row(&self, seed: u64, row: u64) -> Result<String> {
        let class = Class::ALL[row as usize % Class::ALL.len()];
        let name = [self.set, self.name].concat();
        let name = name
            .bytes()
            .fold(0, |sum: u64, byte| sum.wrapping_mul(257) + u64::from(byte));
        for attempt in 0..TRIES {
            let mut rng = Rng::new(&[seed, name, row, attempt]);
            if let Some(columns) = self.columns(&mut rng, class) {
                let columns = columns.with_context(|| {
                    format!("{}/{}, seed {seed}, row {row}", self.set, self.name)
                })?;
                return Ok(format!("{row},{},{columns}", class.name()));
            }
        }
        bail!(
            "no {} query of {}/{} was found",
            class.name(),
            self.set,
            self.name
        )
    }

    /// The columns of a query and its answer; `None` if what was drawn is not of the class.
    fn columns(&self, rng: &mut Rng, class: Class) -> Option<Result<String>> {
        match (self.drawn, self.question) {
            (Drawn::Placed, _) => placed_relation(rng, class),
            (Drawn::Ellipses, Question::Relation) => scene(draw::ellipses(rng, class)?, class),
            (Drawn::Ellipses, Question::Point) => located(draw::ellipse_point(rng, class)?, class),
            (Drawn::Ellipses, _) => ellipse_ray(rng, class).map(Ok),
            (Drawn::Curves, Question::Point) => located(draw::outline_point(rng, class)?, class),
            (Drawn::Curves, Question::Ray) => curved_ray(rng, class).map(Ok),
            (Drawn::Curves, _) => scene(draw::outlines(rng, class)?, class),
            (Drawn::Here, _) => self.columns_here(rng, class),
        }
    }

    fn columns_here(&self, rng: &mut Rng, class: Class) -> Option<Result<String>> {
        match self.question {
            Question::Relation => self.relation(draw::pair(rng, class, self.precision)?, class),
            Question::Segments => self.relation(draw::segments(rng, class, self.precision)?, class),
            Question::Point => self.point(rng, class).map(Ok),
            Question::Ray => self.ray(rng, class).map(Ok),
            Question::Distance => self.distance(rng, class).map(Ok),
            Question::Sweep => self.sweep(rng, class),
            Question::Turning => self.turning(rng, class),
        }
    }

    fn relation(&self, (a, b): (Form, Form), class: Class) -> Option<Result<String>> {
        if !self.are_valid(&[&a, &b]) {
            return None;
        }
        let verdict = judged(&a, &b, class)?;
        let proof = witness((&a, HERE), (&b, HERE), verdict.relation);
        let columns = |proof| {
            let (a, b) = (a.text(), b.text());
            format!(
                "{a},{b},{},{},{proof}",
                word(verdict.relation),
                short(verdict.margin)
            )
        };
        Some(
            proof
                .map(columns)
                .with_context(|| format!("{},{}", a.text(), b.text())),
        )
    }

    fn point(&self, rng: &mut Rng, class: Class) -> Option<String> {
        let (form, point) = draw::point(rng, class, self.precision)?;
        if !self.are_valid(&[&form]) || !point.iter().all(|&x| self.precision.holds(x)) {
            return None;
        }
        let (location, margin) = locate(&Region::new(&form), &point.map(fraction));
        let word = place_word(location);
        let is_on = location == Location::Boundary;
        is_of_class(class, is_on, margin, &form.numbers()).then(|| {
            format!(
                "{},{},{word},{}",
                form.text(),
                points(&[point]),
                short(margin)
            )
        })
    }

    fn ray(&self, rng: &mut Rng, class: Class) -> Option<String> {
        let (form, [from, to]) = draw::cast(rng, class, self.precision)?;
        let ends = [from, to].concat();
        let are_held = ends.iter().all(|&x| self.precision.holds(x));
        if from == to || !are_held || !self.are_valid(&[&form]) {
            return None;
        }
        let entry = ray(&Region::new(&form), &from.map(fraction), &to.map(fraction))?;
        let numbers = [form.numbers(), ends].concat();
        let (from, to) = (points(&[from]), points(&[to]));
        is_of_class(class, entry.margin == 0.0, entry.margin, &numbers)
            .then(|| format!("{},{from},{to},{}", form.text(), entry_text(&entry)))
    }

    fn distance(&self, rng: &mut Rng, class: Class) -> Option<String> {
        let (a, b) = draw::polygons(rng, class, self.precision)?;
        if !self.are_valid(&[&a, &b]) {
            return None;
        }
        judged(&a, &b, class)?;
        let squared = squared_distance(&Region::new(&a), &Region::new(&b));
        Some(format!("{},{},{}", a.text(), b.text(), text(&squared)))
    }

    fn sweep(&self, rng: &mut Rng, class: Class) -> Option<Result<String>> {
        let (a, b, motion) = draw::flight(rng, class, self.precision)?;
        let is_held = motion.iter().all(|&x| self.precision.holds(x));
        if !is_held || !self.are_valid(&[&a, &b]) {
            return None;
        }
        let entry = sweep(&Region::new(&a), &Region::new(&b), &motion.map(fraction))?;
        let numbers = [a.numbers(), b.numbers(), motion.to_vec()].concat();
        let columns = format!(
            "{},{},{},{}",
            a.text(),
            b.text(),
            points(&[motion]),
            entry_text(&entry)
        );
        is_of_class(class, entry.margin == 0.0, entry.margin, &numbers).then(|| {
            check_bounds(&a, &b, motion, &entry)
                .map(|()| columns.clone())
                .context(columns)
        })
    }

    fn turning(&self, rng: &mut Rng, class: Class) -> Option<Result<String>> {
        let [a, b] = draw::turning(rng, class, self.precision)?;
        let motions = [a.motion(), b.motion()];
        let numbers = [a.form.numbers(), b.form.numbers(), motions.concat()].concat();
        let are_held = numbers.iter().all(|&x| self.precision.holds(x));
        if !are_held || !self.are_valid(&[&a.form, &b.form]) {
            return None;
        }
        let bounds = first_contact(&a, &b)?;
        let size = numbers.iter().fold(0.0, |most: f64, x| most.max(x.abs()));
        let fits = match class {
            Class::Clear => bounds.margin > size / 128.0,
            Class::Near => bounds.margin < size / 512.0,
            Class::Touching => bounds.times.is_some(),
            Class::Degenerate | Class::Mixed => true,
        };
        let query = || {
            let motion = |i: usize| motions[i].map(number).join(" ");
            let (a, b) = (a.form.text(), b.form.text());
            format!("{a},{},{b},{}", motion(0), motion(1))
        };
        let times = match bounds.times {
            Some(times) => times.map(number).join(","),
            None => "none,none".to_string(),
        };
        let (margin, condition) = (short(bounds.margin), short(bounds.condition));
        fits.then(|| {
            check_turning(&a, &b, &bounds)
                .map(|()| format!("{},{times},{margin},{condition}", query()))
                .with_context(query)
        })
    }

    /// Whether shapes are what the tables promise: rounding may have changed them since they were
    /// drawn.
    fn are_valid(&self, forms: &[&Form]) -> bool {
        forms
            .iter()
            .all(|form| self.precision.holds_form(form) && draw::is_valid(form))
    }
}

fn placed_relation(rng: &mut Rng, class: Class) -> Option<Result<String>> {
    let ([a, b], [at_a, at_b], [there_a, there_b]) = draw::placed(rng, class)?;
    let are_held = [&a, &b, &there_a, &there_b]
        .iter()
        .all(|f| Precision::Double.holds_form(f));
    if !are_held
        || ![&a, &b, &there_a, &there_b]
            .iter()
            .all(|form| draw::is_valid(form))
    {
        return None;
    }
    let verdict = judged(&there_a, &there_b, class)?;
    let at = |placement: &Placement| placement.product();
    let proof = witness((&a, at(&at_a)), (&b, at(&at_b)), verdict.relation);
    let columns = |proof| {
        let (a, b) = (a.text(), b.text());
        let (at_a, at_b) = (at_a.text(), at_b.text());
        let (relation, margin) = (word(verdict.relation), short(verdict.margin));
        format!("{a},{at_a},{b},{at_b},{relation},{margin},{proof}")
    };
    Some(
        proof
            .map(columns)
            .with_context(|| format!("{},{}", a.text(), b.text())),
    )
}

/// The columns of a pair with ellipses or curves, if it fits the class.
fn scene(scene: Scene, class: Class) -> Option<Result<String>> {
    let judged = |[a, b]: &[Placed; 2]| {
        let boundary = |one: &Placed| boundary(&one.form, &one.at.product());
        curved_relation(&boundary(a), &boundary(b))
    };
    let are_valid = |pair: &[Placed; 2]| pair.iter().all(Placed::is_valid);
    if !are_valid(&scene.pair) {
        return None;
    }
    let verdict = judged(&scene.pair);
    let touches = verdict.relation == Relation::Touching;
    let fits = match &scene.before {
        Some(before) => {
            !touches && are_valid(before) && judged(before).relation == Relation::Touching
        }
        None => {
            let numbers = scene.pair.iter().flat_map(|one| one.form.numbers());
            is_of_class(class, touches, verdict.margin, &numbers.collect::<Vec<_>>())
        }
    };
    let [a, b] = &scene.pair;
    fits.then(|| {
        let (relation, margin) = (word(verdict.relation), short(verdict.margin));
        let query = [&a.form.text(), &a.at.text(), &b.form.text(), &b.at.text()].map(String::clone);
        let query = query.join(",");
        let placed = |one: &Placed| (one.form.clone(), one.at.product());
        let proof = found_witness(&placed(a), &placed(b), verdict.relation);
        proof
            .map(|proof| format!("{query},{relation},{margin},{proof}"))
            .context(query)
    })
}

/// The columns of a point at an ellipse or an outline, if it fits the class.
fn located(
    ((placed, point), before): (draw::Spot, Option<draw::Spot>),
    class: Class,
) -> Option<Result<String>> {
    let locate = |placed: &Placed, point: [f64; 2]| {
        locate_curved(&boundary(&placed.form, &placed.at.product()), point)
    };
    let is_held = point.iter().all(|&x| Precision::Double.holds(x));
    if !is_held || !placed.is_valid() {
        return None;
    }
    let (location, margin) = locate(&placed, point);
    let is_on = location == Location::Boundary;
    let fits = match (class, &before) {
        (Class::Near, Some((placed, point))) => {
            !is_on && placed.is_valid() && locate(placed, *point).0 == Location::Boundary
        }
        _ => is_of_class(class, is_on, margin, &placed.form.numbers()),
    };
    fits.then(|| {
        let at = placed.at.text();
        let query = format!("{},{at},{}", placed.form.text(), points(&[point]));
        agrees_on_point(&(placed.form, placed.at.product()), point, location)
            .map(|()| format!("{query},{},{}", place_word(location), short(margin)))
            .context(query)
    })
}

fn ellipse_ray(rng: &mut Rng, class: Class) -> Option<String> {
    let (placed, [from, to]) = draw::ellipse_cast(rng, class)?;
    let ends = [from, to].concat();
    let are_held = ends.iter().all(|&x| Precision::Double.holds(x));
    if from == to || !are_held || !placed.is_valid() {
        return None;
    }
    let entry = ray_at_ellipse(&placed.form, &placed.at.product(), from, to)?;
    let numbers = [placed.form.numbers(), ends].concat();
    is_of_class(class, entry.margin == 0.0, entry.margin, &numbers).then(|| {
        let (form, at) = (placed.form.text(), placed.at.text());
        let (from, to) = (points(&[from]), points(&[to]));
        format!("{form},{at},{from},{to},{}", entry_text(&entry))
    })
}

fn curved_ray(rng: &mut Rng, class: Class) -> Option<String> {
    let (placed, [from, to]) = draw::outline_cast(rng, class)?;
    let ends = [from, to].concat();
    let are_held = ends.iter().all(|&x| Precision::Double.holds(x));
    if from == to || !are_held || !placed.is_valid() {
        return None;
    }
    let shape = boundary(&placed.form, &placed.at.product());
    let entry = ray_at_curves(&shape, from, to)?;
    let numbers = [placed.form.numbers(), ends].concat();
    is_of_class(class, entry.touches, entry.margin, &numbers).then(|| {
        let (form, at) = (placed.form.text(), placed.at.text());
        let (from, to) = (points(&[from]), points(&[to]));
        let part = match &entry.part {
            Some([earliest, latest]) => format!("{earliest},{latest}"),
            None => "none,none".to_string(),
        };
        let (margin, condition) = (short(entry.margin), short(entry.condition));
        format!("{form},{at},{from},{to},{part},{margin},{condition}")
    })
}

/// The relation of two shapes, if it fits the class.
fn judged(a: &Form, b: &Form, class: Class) -> Option<Verdict> {
    let verdict = relation(&Region::new(a), &Region::new(b));
    let touches = verdict.relation == Relation::Touching;
    let numbers = [a.numbers(), b.numbers()].concat();
    is_of_class(class, touches, verdict.margin, &numbers).then_some(verdict)
}

/// Whether a query is of a class, by whether it touches, and how far it is from another answer.
fn is_of_class(class: Class, touches: bool, margin: f64, numbers: &[f64]) -> bool {
    let size = numbers.iter().fold(0.0_f64, |most, x| most.max(x.abs()));
    match class {
        Class::Clear => margin > size / 128.0,
        Class::Near => !touches && margin < size / 65536.0,
        Class::Touching => touches,
        Class::Degenerate | Class::Mixed => true,
    }
}

fn place_word(location: Location) -> &'static str {
    match location {
        Location::Outside => "outside",
        Location::Boundary => "boundary",
        Location::Inside => "inside",
    }
}

fn word(relation: Relation) -> &'static str {
    match relation {
        Relation::Disjoint => "disjoint",
        Relation::Touching => "touching",
        Relation::Overlapping => "overlapping",
    }
}

fn entry_text(entry: &Entry) -> String {
    let fraction = entry
        .fraction
        .as_ref()
        .map_or("none".to_string(), |t: &F| text(t));
    format!(
        "{fraction},{},{}",
        short(entry.margin),
        short(entry.condition)
    )
}

/// A measure that needs no more than three digits.
fn short(x: f64) -> String {
    if x == 0.0 {
        number(x)
    } else {
        format!("{x:.2e}")
    }
}
