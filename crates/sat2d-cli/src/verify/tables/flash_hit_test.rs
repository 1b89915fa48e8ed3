//! Tables of `localToGlobal`, `getBounds`, `hitTestObject` and `hitTestPoint`.

use super::flash_calls::{Answer, Calls, FLASH};
use super::flash_shapes::Shapes;
use crate::csv::records::TableError;
use crate::csv::table::{Column, Row};
use crate::verify::family::Family;
use crate::verify::fields::numbers;
use crate::verify::profile::Profile;
use sat2d::compat::flash::{
    Bounds, Content, DisplayMatrix, Graphics, Node, Placement, Point, Rectangle, Stage,
};

/// The families of this file.
pub static FAMILIES: [&Family; 5] = [
    &LOCAL_GLOBAL,
    &BOUNDS,
    &HIT_TEST_OBJECT,
    &HIT_TEST_POINT,
    &HIT_TEST_SCAN,
];

static LOCAL_GLOBAL: Family = Family {
    profile: Profile::FlashLocalGlobal,
    inputs: &["op", "matrices", "x", "y"],
    answers: &["rx", "ry"],
    optional: ALSO,
    open: |header| Calls::open(&LOCAL_GLOBAL, header, local_global),
    ..FLASH
};

static BOUNDS: Family = Family {
    profile: Profile::FlashBounds,
    inputs: &["strokes", "object", "matrices", "target"],
    answers: &["x", "y", "w", "h"],
    optional: ALSO,
    open: |header| Calls::open_with_shapes(&BOUNDS, header, bounds),
    ..FLASH
};

static HIT_TEST_OBJECT: Family = Family {
    profile: Profile::FlashHitTestObject,
    inputs: &["a", "b"],
    answers: &["hit"],
    optional: ALSO,
    open: |header| Calls::open(&HIT_TEST_OBJECT, header, hit_test_object),
    ..FLASH
};

static HIT_TEST_POINT: Family = Family {
    profile: Profile::FlashHitTestPoint,
    inputs: &["root", "object", "mask", "x", "y", "shape_flag"],
    answers: &["hit"],
    optional: ALSO,
    open: |header| Calls::open_with_shapes(&HIT_TEST_POINT, header, hit_test_point),
    ..FLASH
};

static HIT_TEST_SCAN: Family = Family {
    profile: Profile::FlashHitTestScan,
    inputs: &["object", "y", "x_from", "x_to"],
    answers: &["hits"],
    optional: ALSO,
    open: |header| Calls::open_with_shapes(&HIT_TEST_SCAN, header, hit_test_scan),
    ..FLASH
};

/// The descriptive columns.
const ALSO: &[&str] = &["source", "api", "test"];

/// Matrices of six numbers each, outermost first.
fn matrices(row: &Row, column: &Column, text: &str) -> Result<Vec<DisplayMatrix>, TableError> {
    let numbers = numbers(row, column, text)?;
    let (chunks, rest) = numbers.as_chunks::<6>();
    if !rest.is_empty() {
        return Err(row.error(column, text, "matrices of six numbers each"));
    }
    let matrix = |&[a, b, c, d, tx, ty]: &[f64; 6]| DisplayMatrix::of_pixels(a, b, c, d, tx, ty);
    Ok(chunks.iter().map(matrix).collect())
}

/// Puts an object into containers with these matrices, the outermost into `parent`.
fn nest(stage: &mut Stage, parent: Node, matrices: &[DisplayMatrix], content: Content) -> Node {
    let mut parent = parent;
    let put = |stage: &mut Stage, parent, content| {
        let child = stage.create(content);
        stage
            .add_child(parent, child)
            .expect("a new object contains nothing");
        child
    };
    for &matrix in matrices {
        parent = put(stage, parent, Content::Container);
        *stage.placement_mut(parent) = Placement::from(matrix);
    }
    put(stage, parent, content)
}

/// Leaves `shape matrices | shape matrices …` in a new child of a parent.
fn object(
    row: &Row,
    column: &Column,
    shapes: &Shapes,
    stage: &mut Stage,
    parent: Node,
) -> Result<Node, TableError> {
    let object = nest(stage, parent, &[], Content::Container);
    for leaf in row.text(column).split('|').map(str::trim) {
        let (name, chain) = leaf.split_once(' ').unwrap_or((leaf, ""));
        if name.is_empty() {
            continue;
        }
        let graphics = shapes.get(name).cloned();
        let graphics = graphics.ok_or_else(|| row.error(column, name, "a shape of the table"))?;
        let chain = matrices(row, column, chain)?;
        nest(stage, object, &chain, Content::Graphics(graphics));
    }
    Ok(object)
}

fn local_global(row: &Row, inputs: &[Column]) -> Result<Vec<Answer>, TableError> {
    let mut stage = Stage::new();
    let root = stage.root();
    let chain = matrices(row, &inputs[1], row.text(&inputs[1]))?;
    let node = nest(&mut stage, root, &chain, Content::Container);
    let point = Point::new(row.float(&inputs[2])?, row.float(&inputs[3])?);
    let there = match row.text(&inputs[0]) {
        "localToGlobal" => stage.local_to_global(node, point),
        "globalToLocal" => stage
            .global_to_local(node, point)
            .unwrap_or(Point::new(f64::NAN, f64::NAN)),
        other => {
            let wanted = "`localToGlobal` or `globalToLocal`";
            return Err(row.error(&inputs[0], other, wanted));
        }
    };
    Ok(vec![Answer::Double(there.x), Answer::Double(there.y)])
}

fn bounds(row: &Row, inputs: &[Column], shapes: &Shapes) -> Result<Vec<Answer>, TableError> {
    let mut stage = Stage::new();
    let root = stage.root();
    let own = matrices(row, &inputs[2], row.text(&inputs[2]))?;
    let others = matrices(row, &inputs[3], row.text(&inputs[3]))?;
    let parent = nest(&mut stage, root, &own, Content::Container);
    let node = object(row, &inputs[1], shapes, &mut stage, parent)?;
    let target = if own == others {
        node
    } else {
        nest(&mut stage, root, &others, Content::Container)
    };
    let found = stage.get_bounds(node, target, row.flag(&inputs[0])?);
    let Rectangle {
        x,
        y,
        width,
        height,
    } = found.unwrap_or_default();
    Ok([x, y, width, height].map(Answer::Double).into())
}

fn hit_test_object(row: &Row, inputs: &[Column]) -> Result<Vec<Answer>, TableError> {
    let mut stage = Stage::new();
    let root = stage.root();
    let mut boxes = |column: &Column| {
        let object = nest(&mut stage, root, &[], Content::Container);
        for leaf in row.text(column).split('|') {
            let numbers = numbers(row, column, leaf)?;
            let wanted = || row.error(column, leaf, "a box `x0 y0 x1 y1` and its matrices");
            let (&[x0, y0, x1, y1], chain) = numbers.split_first_chunk().ok_or_else(wanted)?;
            let (chunks, []) = chain.as_chunks::<6>() else {
                return Err(wanted());
            };
            let matrix =
                |&[a, b, c, d, tx, ty]: &[f64; 6]| DisplayMatrix::of_pixels(a, b, c, d, tx, ty);
            let chain: Vec<DisplayMatrix> = chunks.iter().map(matrix).collect();
            let mut graphics = Graphics::new();
            let own = Bounds::of_pixels((x0, y0), (x1, y1));
            graphics.set_bounds(own, own);
            nest(&mut stage, object, &chain, Content::Graphics(graphics));
        }
        Ok(object)
    };
    let (a, b) = (boxes(&inputs[0])?, boxes(&inputs[1])?);
    Ok(vec![Answer::Flag(stage.hit_test_object(a, b))])
}

fn hit_test_point(
    row: &Row,
    inputs: &[Column],
    shapes: &Shapes,
) -> Result<Vec<Answer>, TableError> {
    let mut stage = Stage::new();
    let root = stage.root();
    let map = matrices(row, &inputs[0], row.text(&inputs[0]))?;
    *stage.placement_mut(root) = Placement::from(DisplayMatrix::chain(&map));
    let node = object(row, &inputs[1], shapes, &mut stage, root)?;
    if !row.text(&inputs[2]).is_empty() {
        let mask = object(row, &inputs[2], shapes, &mut stage, root)?;
        stage.set_mask(node, Some(mask));
    }
    let (x, y) = (row.float(&inputs[3])?, row.float(&inputs[4])?);
    let hit = stage.hit_test_point(node, x, y, row.flag(&inputs[5])?);
    Ok(vec![Answer::Flag(hit)])
}

/// The first and the last x of each run that is hit.
fn hit_test_scan(row: &Row, inputs: &[Column], shapes: &Shapes) -> Result<Vec<Answer>, TableError> {
    let mut stage = Stage::new();
    let root = stage.root();
    let node = object(row, &inputs[0], shapes, &mut stage, root)?;
    let y = row.float(&inputs[1])?;
    let mut ends: Vec<i32> = Vec::new();
    for x in row.int(&inputs[2])?..=row.int(&inputs[3])? {
        if stage.hit_test_point(node, f64::from(x), y, true) {
            match ends.last_mut() {
                Some(last) if *last == x - 1 => *last = x,
                _ => ends.extend([x, x]),
            }
        }
    }
    let words: Vec<String> = ends.iter().map(i32::to_string).collect();
    Ok(vec![Answer::Text(words.join(" "))])
}
