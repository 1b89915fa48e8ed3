// Asks SAT.js and detect-collisions about the pairs of a table by cases.py: node cases.js cases.txt
import { readFileSync } from "node:fs";
import { System } from "detect-collisions";
import SAT from "sat";

const rows = readFileSync(process.argv[2], "utf8")
    .trimEnd()
    .split("\n")
    .map((line) => line.split(" "));

const numbers = (shape) => shape.slice(2).split(",").map(Number);

/** Prints how many pairs of each case a library takes for hits. */
function ask(call, question, isHit) {
    const counts = new Map();
    for (const [asked, name, first, second] of rows) {
        if (asked === question) {
            const count = counts.get(name) ?? { hits: 0, all: 0 };
            counts.set(name, count);
            count.hits += isHit(numbers(first), numbers(second)) ? 1 : 0;
            count.all += 1;
        }
    }
    console.log(call);
    for (const [name, { hits, all }] of counts) console.log(`    ${name}: ${hits} of ${all}`);
}

const points = (p) =>
    Array.from({ length: p.length / 2 }, (_, i) => ({ x: p[2 * i], y: p[2 * i + 1] }));
const corners = ([x, y, w, h]) => [x, y, x + w, y, x + w, y + h, x, y + h];

const V = SAT.Vector;
const polygon = (p) => new SAT.Polygon(new V(0, 0), points(p).map(({ x, y }) => new V(x, y)));
const circle = ([x, y, r]) => new SAT.Circle(new V(x, y), r);
ask("testPolygonPolygon", "polygons", (a, b) => SAT.testPolygonPolygon(polygon(a), polygon(b)));
ask("testPolygonPolygon, rectangles", "rectangles", (a, b) =>
    SAT.testPolygonPolygon(polygon(corners(a)), polygon(corners(b))),
);
ask("testCircleCircle", "circles", (a, b) => SAT.testCircleCircle(circle(a), circle(b)));
ask("testPolygonCircle", "circle_polygon", (a, b) => SAT.testPolygonCircle(polygon(a), circle(b)));
ask("testPolygonCircle, rectangles", "circle_rectangle", (a, b) =>
    SAT.testPolygonCircle(polygon(corners(a)), circle(b)),
);
ask("pointInCircle", "point_circle", (a, b) => SAT.pointInCircle(new V(...b), circle(a)));
ask("pointInPolygon", "point_polygon", (a, b) => SAT.pointInPolygon(new V(...b), polygon(a)));

const bodies = {
    polygon: (system, p) => system.createPolygon({ x: 0, y: 0 }, points(p)),
    box: (system, [x, y, w, h]) => system.createBox({ x, y }, w, h),
    circle: (system, [x, y, r]) => system.createCircle({ x, y }, r),
};
const checks = {
    checkCollision: (system, a, b) => system.checkCollision(a, b),
    checkOne: (system, a) => system.checkOne(a, () => true),
    checkAll: (system) => system.checkAll(() => true),
};
for (const [name, check] of Object.entries(checks)) {
    const between = (first, second) => (a, b) => {
        const system = new System();
        return check(system, bodies[first](system, a), bodies[second](system, b));
    };
    ask(`${name}, polygons`, "polygons", between("polygon", "polygon"));
    ask(`${name}, boxes`, "rectangles", between("box", "box"));
    ask(`${name}, circles`, "circles", between("circle", "circle"));
    ask(`${name}, a polygon and a circle`, "circle_polygon", between("polygon", "circle"));
    ask(`${name}, a box and a circle`, "circle_rectangle", between("box", "circle"));
}

// Rays at a square from (-2, -2) to (2, 2).
const system = new System();
system.createBox({ x: -2, y: -2 }, 4, 4);
for (const [from, start, end] of [
    ["outside", { x: -5, y: 0 }, { x: 5, y: 0 }],
    ["inside", { x: 0, y: 0 }, { x: 5, y: 0 }],
    ["the boundary", { x: -2, y: 0 }, { x: 5, y: 0 }],
    ["outside, along an edge", { x: -5, y: 2 }, { x: 5, y: 2 }],
    ["an edge, along it", { x: 0, y: 2 }, { x: 5, y: 2 }],
]) {
    const found = system.raycast(start, end)?.point;
    console.log(`a ray from ${from}: ${found ? `(${found.x}, ${found.y})` : "no hit"}`);
}

// Which way the vectors of two squares point, the second to the right of the first.
const square = [-2, -2, 2, -2, 2, 2, -2, 2];
const right = [1, -2, 5, -2, 5, 2, 1, 2];
const response = new SAT.Response();
SAT.testPolygonPolygon(polygon(square), polygon(right), response);
const { overlapN, overlapV } = response;
console.log(`overlapN (${overlapN.x}, ${overlapN.y}), overlapV (${overlapV.x}, ${overlapV.y})`);

// A square in the hollow of a concave outline.
const notched = [-6, -2, 6, -2, 6, 2, 4, 2, 4, 0, -4, 0, -4, 2, -6, 2];
const inside = [-1, 0.5, 1, 0.5, 1, 1.5, -1, 1.5];
const hollow = new System();
console.log(
    `in a hollow: SAT.js ${SAT.testPolygonPolygon(polygon(notched), polygon(inside))}, ` +
        `detect-collisions ${checks.checkCollision(
            hollow, bodies.polygon(hollow, notched), bodies.polygon(hollow, inside),
        )}`,
);

// A quarter of a turn in radians.
const turned = polygon([1, 0, 2, 0, 2, 1]).setAngle(Math.PI / 2).calcPoints[0];
const box = new System().createBox({ x: 0, y: 0 }, 1, 2);
box.setAngle(Math.PI / 2);
const [width, height] = [box.maxX - box.minX, box.maxY - box.minY];
console.log(
    `setAngle(Math.PI / 2): (1, 0) is at (${turned.x.toFixed(3)}, ${turned.y.toFixed(3)}), ` +
        `a box of 1 by 2 is ${width.toFixed(3)} by ${height.toFixed(3)}`,
);
