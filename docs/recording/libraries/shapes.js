// Pairs of shapes, the same in every run: at random, on a grid, where touching is common, and moved
// until they touch up to rounding.

/** Numbers from 0 to 1 (mulberry32, by Tommy Ettinger; public domain). */
export function generator(seed) {
    return () => {
        seed = (seed + 0x6d2b79f5) | 0;
        let t = Math.imul(seed ^ (seed >>> 15), seed | 1);
        t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
        return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
    };
}

const cross = (o, a, b) => (a.x - o.x) * (b.y - o.y) - (a.y - o.y) * (b.x - o.x);

/** The convex hull, counter-clockwise if y points up (A. Andrew's monotone chain, 1979). */
function hull(points) {
    points.sort((a, b) => a.x - b.x || a.y - b.y);
    const half = (order) => {
        const chain = [];
        for (const p of order) {
            while (chain.length > 1 && cross(chain.at(-2), chain.at(-1), p) <= 0) chain.pop();
            chain.push(p);
        }
        return chain.slice(0, -1);
    };
    return [...half(points), ...half([...points].reverse())];
}

/** A convex polygon; with integer corners if `grid`. */
export function convex(random, grid) {
    const number = () => (grid ? Math.round(12 * random()) : 12 * random()) - 6;
    for (;;) {
        const corners = 3 + Math.floor(5 * random());
        const points = hull(Array.from({ length: corners }, () => ({ x: number(), y: number() })));
        if (points.length >= 3) return points;
    }
}

/** A polygon round the origin, mostly concave, counter-clockwise if y points up. */
export function star(random) {
    const count = 5 + Math.floor(8 * random());
    return Array.from({ length: count }, (_, i) => {
        const angle = ((i + 0.8 * random()) / count) * 2 * Math.PI;
        const radius = 2 + 6 * random();
        return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
    });
}

export const moved = (points, by) => points.map(({ x, y }) => ({ x: x + by.x, y: y + by.y }));

/** A move that leaves two of these some overlap, some gap. */
export function move(random, grid) {
    const number = () => 20 * random() - 10;
    return grid
        ? { x: Math.round(number()), y: Math.round(number()) }
        : { x: number(), y: number() };
}

/** A point inside an edge of a polygon, and the outward normal there; both are rounded. */
export function onEdge(random, points) {
    const i = Math.floor(points.length * random());
    const [a, b] = [points[i], points[(i + 1) % points.length]];
    const [dx, dy, t] = [b.x - a.x, b.y - a.y, random()];
    const length = Math.hypot(dx, dy);
    return { x: a.x + t * dx, y: a.y + t * dy, nx: dy / length, ny: -dx / length };
}

/** `points`, moved until its last corner against the normal lies on the edge. */
export function against(edge, points) {
    const depth = (p) => p.x * edge.nx + p.y * edge.ny;
    const corner = points.reduce((last, p) => (depth(p) < depth(last) ? p : last));
    return moved(points, { x: edge.x - corner.x, y: edge.y - corner.y });
}

/** A shape as `sat2d verify` reads it. */
export const text = (shape) =>
    Array.isArray(shape)
        ? `polygon ${shape.flatMap(({ x, y }) => [x, y]).join(" ")}`
        : `circle ${shape.x} ${shape.y} ${shape.r}`;
