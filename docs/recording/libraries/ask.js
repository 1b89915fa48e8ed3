// Writes a table for each question: the shapes, and whether the library says that they hit.
import { writeFileSync } from "node:fs";
import { System } from "detect-collisions";
import SAT from "sat";
import { against, convex, generator, move, moved, onEdge, star, text } from "./shapes.js";

const PAIRS = 4000;
/** Shapes that were separated are moved farther by this, so that rounding is no overlap. */
const MARGIN = 1e-6;

/** SAT.js: whether two shapes hit, and the vector by which the first is too far in the second. */
function satJs(a, b) {
    const origin = new SAT.Vector(0, 0);
    const made = (shape) =>
        Array.isArray(shape)
            ? new SAT.Polygon(origin, shape.map(({ x, y }) => new SAT.Vector(x, y)))
            : new SAT.Circle(new SAT.Vector(shape.x, shape.y), shape.r);
    const name = (shape) => (Array.isArray(shape) ? "Polygon" : "Circle");
    const response = new SAT.Response();
    const hit = SAT[`test${name(a)}${name(b)}`](made(a), made(b), response);
    return { hit, out: response.overlapV };
}

/** The same of detect-collisions. Shapes may have a `scale`. */
function detectCollisions(a, b) {
    const system = new System();
    const made = (shape) => {
        const body = Array.isArray(shape)
            ? system.createPolygon({ x: 0, y: 0 }, shape)
            : system.createCircle({ x: shape.x, y: shape.y }, shape.r);
        if (shape.scale) body.setScale(shape.scale.x, shape.scale.y);
        return body;
    };
    const hit = system.checkCollision(made(a), made(b));
    return { hit, out: system.response.overlapV };
}

/** The shape without the overlap. */
function separated(shape, out) {
    const length = Math.hypot(out.x, out.y);
    const factor = length > 0 ? -(length + MARGIN) / length : 0;
    return moved(shape, { x: out.x * factor, y: out.y * factor });
}

/**
 * Asks about pairs. Writes NAME.csv; and, if it should separate, NAME_separated.csv: the hits, with
 * the first shape moved, and what they should be then, no hit.
 */
function ask(name, library, separates, pair, truth = (shape) => shape) {
    const random = generator(1);
    const header = "a,b,hit";
    const [hits, parted] = [[header], [header]];
    for (let i = 0; i < PAIRS; i++) {
        const [a, b] = pair(random);
        const { hit, out } = library(a, b);
        hits.push([text(truth(a)), text(truth(b)), hit]);
        if (hit) parted.push([text(separated(a, out)), text(b), false]);
    }
    writeFileSync(`${name}.csv`, hits.join("\n") + "\n");
    if (separates) writeFileSync(`${name}_separated.csv`, parted.join("\n") + "\n");
}

const pairs = {
    polygons_random: (random) => [convex(random), moved(convex(random), move(random))],
    polygons_grid: (random) => [
        convex(random, true),
        moved(convex(random, true), move(random, true)),
    ],
    polygons_near: (random) => {
        const first = convex(random);
        return [first, against(onEdge(random, first), convex(random))];
    },
    circle_random: (random) => [convex(random), { ...move(random), r: 0.5 + 4 * random() }],
    circle_grid: (random) => [
        convex(random, true),
        { ...move(random, true), r: 1 + Math.floor(5 * random()) },
    ],
    circle_near: (random) => {
        const [first, r] = [convex(random), 0.5 + 4 * random()];
        const { x, y, nx, ny } = onEdge(random, first);
        return [first, { x: x + r * nx, y: y + r * ny, r }];
    },
};
for (const [name, pair] of Object.entries(pairs)) {
    const separates = name.endsWith("_random");
    ask(`sat_js_${name}`, satJs, separates, pair);
    ask(`detect_collisions_${name}`, detectCollisions, separates, pair);
}

const clockwise = (random) => {
    const [polygon, circle] = pairs.circle_random(random);
    return [polygon.reverse(), circle];
};
ask("sat_js_circle_clockwise", satJs, false, clockwise);
ask("detect_collisions_circle_clockwise", detectCollisions, false, clockwise);

const concave = (random) => [star(random), moved(star(random), move(random))];
ask("detect_collisions_concave", detectCollisions, true, concave);

const mirrored = (random) => {
    const [width, height] = [1 + 9 * random(), 1 + 9 * random()];
    const box = [
        { x: 0, y: 0 },
        { x: width, y: 0 },
        { x: width, y: height },
        { x: 0, y: height },
    ];
    return [Object.assign(box, { scale: { x: -1, y: 1 } }), moved(convex(random), move(random))];
};
const mirror = (shape) => (shape.scale ? shape.map(({ x, y }) => ({ x: -x, y })) : shape);
ask("detect_collisions_mirrored", detectCollisions, false, mirrored, mirror);
