// A small game for the check of the recorders: rectangles in the manner of an ActionScript game,
// whose Numbers are the doubles of JavaScript, and a concavity test in the manner of a TypeScript
// canvas library. Below, a few hundred random calls.

function corners(r) {
    const hw = Math.trunc(r.width) >> 1, hh = Math.trunc(r.height) >> 1;
    const cos = Math.cos(r.rotation * Math.PI / 180), sin = Math.sin(r.rotation * Math.PI / 180);
    return [[-hw, hh], [-hw, -hh], [hw, -hh], [hw, hh]].map(([across, down]) => {
        const dx = r.x + across - r.x, dy = r.y + down - r.y;
        return { x: dx * cos - dy * sin + r.x, y: dy * cos + dx * sin + r.y };
    });
}

const side = (to, from) => ({ x: to.x - from.x, y: to.y - from.y });
const apart = (p, q) => Math.sqrt((p.x - q.x) * (p.x - q.x) + (p.y - q.y) * (p.y - q.y));

function place(p, n) {
    const t = (p.x * n.x + p.y * n.y) / (n.x * n.x + n.y * n.y);
    const on = { x: t * n.x, y: t * n.y };
    return on.x * n.x + on.y * n.y;
}

function rectCollide(r1, r2) {
    const [a1, b1, c1, d1] = corners(r1), [a2, b2, c2, d2] = corners(r2);
    if (apart(r1, r2) > apart(r1, a1) + apart(r2, a2)) {
        return false;
    }
    const first = r1.scaleX < 0 ? [side(b1, c1), side(b1, a1)] : [side(c1, b1), side(c1, d1)];
    const second = r2.scaleX < 0 ? [side(c2, b2), side(c2, d2)] : [side(b2, a2), side(b2, c2)];
    for (const n of [...first, ...second]) {
        const one = [a1, b1, c1, d1].map((p) => place(p, n));
        const two = [a2, b2, c2, d2].map((p) => place(p, n));
        if (Math.min(...two) > Math.max(...one) || Math.min(...one) > Math.max(...two)) {
            return false;
        }
    }
    return true;
}

function isConcavePoly(polygon) {
    let first = null;
    for (let i = 1; i + 1 < polygon.length; i++) {
        const [[x0, y0], [x1, y1], [x2, y2]] = [polygon[i - 1], polygon[i], polygon[i + 1]];
        const left = (x1 - x0) * (y2 - y1) - (y1 - y0) * (x2 - x1) >= 0;
        if (first === null) {
            first = left;
        } else if (left !== first) {
            return true;
        }
    }
    return false;
}

// The game: what it does with the answers is of no matter here.
let seed = 7;
const random = () => (seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0) / 4294967296;
const whole = (from, to) => from + Math.floor(random() * (to - from + 1));

function randomRect() {
    // every third has whole numbers, so that some of them touch
    const plain = random() < 0.33;
    return {
        x: plain ? whole(-9, 9) : random() * 60 - 30,
        y: plain ? whole(-9, 9) : random() * 60 - 30,
        width: plain ? 2 * whole(1, 9) : random() * 40,
        height: plain ? 2 * whole(1, 9) : random() * 40,
        rotation: plain ? 90 * whole(-4, 4) : random() * 1000 - 500,
        scaleX: [1, -1, 0.5, -2][whole(0, 3)],
    };
}

for (let i = 0; i < 400; i++) {
    rectCollide(randomRect(), randomRect());
}
for (let i = 0; i < 400; i++) {
    const count = whole(3, 7);
    const radius = () => (random() < 0.7 ? 50 : 20);
    const start = random() * 7;
    isConcavePoly(Array.from({ length: count }, (_, k) => {
        const angle = start + (k * 2 * Math.PI) / count, r = radius();
        return [r * Math.cos(angle), r * Math.sin(angle)];
    }));
}
