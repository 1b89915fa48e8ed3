// A stand-in for the player, for the check of the ActionScript recorders: upright objects whose
// coordinates are whole pixels and whose scales are 1, 2 and -1, so that doubles decide everything
// as a player does. Both generations of ActionScript find their names here. Below, a few hundred
// random calls through `recorder`, for `play`.

class Matrix {
    constructor(scale, tx, ty) { Object.assign(this, { a: scale, b: 0, c: 0, d: 1, tx, ty }); }
}

class Point {
    constructor(x, y) { this.x = x; this.y = y; }
}

class Rectangle {
    constructor(x, y, width, height) { Object.assign(this, { x, y, width, height }); }
    static between(x0, y0, x1, y1) { return new Rectangle(x0, y0, x1 - x0, y1 - y0); }
    get right() { return this.x + this.width; }
    get bottom() { return this.y + this.height; }
    intersects(b) {
        return this.x < b.right && b.x < this.right && this.y < b.bottom && b.y < this.bottom;
    }
    contains(x, y) { return this.x <= x && x < this.right && this.y <= y && y < this.bottom; }
    containsPoint(p) { return this.contains(p.x, p.y); }
    containsRect(b) {
        return this.x <= b.x && b.right <= this.right && this.y <= b.y && b.bottom <= this.bottom;
    }
    containsRectangle(b) { return this.containsRect(b); }
    intersection(b) {
        return this.intersects(b) ? Rectangle.between(
            Math.max(this.x, b.x), Math.max(this.y, b.y),
            Math.min(this.right, b.right), Math.min(this.bottom, b.bottom))
            : new Rectangle(0, 0, 0, 0);
    }
    union(b) {
        return Rectangle.between(
            Math.min(this.x, b.x), Math.min(this.y, b.y),
            Math.max(this.right, b.right), Math.max(this.bottom, b.bottom));
    }
    inflate(dx, dy) {
        Object.assign(this, { x: this.x - dx, y: this.y - dy });
        Object.assign(this, { width: this.width + 2 * dx, height: this.height + 2 * dy });
    }
    isEmpty() { return this.width <= 0 || this.height <= 0; }
}

class IGraphicsFill {}
class GraphicsEndFill extends IGraphicsFill {}
class GraphicsStroke {}
class GraphicsPath {
    constructor(data) {
        this.commands = [1, 2, 2, 2, 2];
        this.data = data;
        this.winding = "evenOdd";
    }
}

class Graphics {
    rectangles = [];
    beginFill() {}
    endFill() {}
    drawRect(x, y, width, height) { this.rectangles.push(new Rectangle(x, y, width, height)); }
    copyFrom(other) { this.rectangles = other.rectangles; }
    readGraphicsData() {
        return this.rectangles.flatMap((r) => [
            new IGraphicsFill(),
            new GraphicsPath(
                [r.x, r.y, r.right, r.y, r.right, r.bottom, r.x, r.bottom, r.x, r.y]),
            new GraphicsEndFill(),
        ]);
    }
}

class DisplayObject {
    parent = null;
    mask = null;
    transform = { matrix: new Matrix(1, 0, 0) };
    get children() { return []; }
    get x() { return this.transform.matrix.tx; }
    set x(value) { this.transform.matrix.tx = value; }
    get y() { return this.transform.matrix.ty; }
    set y(value) { this.transform.matrix.ty = value; }
    get root() { return this.parent == null ? this : this.parent.root; }
    own() { return this.graphics.rectangles; }
    drawn() {
        const own = this.own().map((r) => [r, this]);
        return [...own, ...this.children.flatMap((child) => child.drawn())];
    }
    global(x, y) {
        const { a, tx, ty } = this.transform.matrix;
        return this.parent == null ? [a * x + tx, y + ty] : this.parent.global(a * x + tx, y + ty);
    }
    local(x, y) {
        const [px, py] = this.parent == null ? [x, y] : this.parent.local(x, y);
        const { a, tx, ty } = this.transform.matrix;
        return [(px - tx) / a, py - ty];
    }
    localToGlobal(p) { return new Point(...this.global(p.x, p.y)); }
    globalToLocal(p) { return new Point(...this.local(p.x, p.y)); }
    boxes(target) {
        return this.drawn().map(([r, leaf]) => {
            const [x0, y0] = target.local(...leaf.global(r.x, r.y));
            const [x1, y1] = target.local(...leaf.global(r.right, r.bottom));
            return Rectangle.between(Math.min(x0, x1), y0, Math.max(x0, x1), y1);
        });
    }
    getRect(target) { return this.getBounds(target); }
    getBounds(target) {
        const boxes = this.boxes(target);
        if (boxes.length == 0) { // ActionScript 2 has a box far away
            return Object.assign(new Rectangle(0, 0, 0, 0), { xMin: 6710886.35, xMax: 6710886.35 });
        }
        const box = boxes.reduce((a, b) => a.union(b));
        const edges = { xMin: box.x, yMin: box.y, xMax: box.right, yMax: box.bottom };
        return Object.assign(box, edges);
    }
    hitTestObject(other) {
        const [a, b] = [this, other].map((one) => one.getBounds(one.root));
        return a.x <= b.right && b.x <= a.right && a.y <= b.bottom && b.y <= a.bottom;
    }
    hitTestPoint(x, y, shapeFlag) {
        const around = shapeFlag ? this.boxes(this.root) : [this.getBounds(this.root)];
        return around.some((r) => r.x <= x && x <= r.right && r.y <= y && y <= r.bottom);
    }
    hitTest(first, y, shapeFlag) { // of ActionScript 2
        return first instanceof DisplayObject
            ? this.hitTestObject(first) : this.hitTestPoint(first, y, shapeFlag);
    }
}
class Shape extends DisplayObject { graphics = new Graphics(); }
class DisplayObjectContainer extends DisplayObject {
    inside = [];
    get children() { return this.inside; }
    get numChildren() { return this.inside.length; }
    getChildAt(i) { return this.inside[i]; }
    addChild(child) { child.parent = this; this.inside.push(child); return child; }
}
class Stage extends DisplayObjectContainer {}
class Sprite extends DisplayObjectContainer { graphics = new Graphics(); }

class BitmapData {
    constructor(width, height, alpha) { Object.assign(this, { width, height, alpha }); }
    getPixel32(x, y) { return (this.alpha[y * this.width + x] << 24) | 0x123456; }
    counts(at, x, y, threshold) {
        const [column, row] = [x - at.x, y - at.y];
        return column >= 0 && row >= 0 && column < this.width && row < this.height &&
            this.alpha[row * this.width + column] >= threshold;
    }
    hitTest(first, threshold, second, secondPoint, secondThreshold) {
        for (let y = -20; y < 20; y++) {
            for (let x = -20; x < 20; x++) {
                const other = second instanceof Point ? x == second.x && y == second.y
                    : second instanceof Rectangle ? second.contains(x, y)
                    : second.counts(secondPoint, x, y, secondThreshold);
                if (other && this.counts(first, x, y, threshold)) return true;
            }
        }
        return false;
    }
}

let seed = 11;
const random = () => (seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0) / 4294967296;
const whole = (from, to) => from + Math.floor(random() * (to - from + 1));
const one = (values) => values[whole(0, values.length - 1)];

const _root = new Sprite();
const randomRectangle = () =>
    new Rectangle(whole(-9, 9), whole(-9, 9), whole(1, 12), whole(1, 12));
const randomMatrix = () => new Matrix(one([1, 2, -1]), whole(-12, 12), whole(-12, 12));

/** A sprite with a drawing of its own, and shapes in a container within. */
function randomObject() {
    const object = new Sprite();
    object.graphics.rectangles = [randomRectangle()];
    const inner = object.addChild(new Sprite());
    const shape = inner.addChild(new Shape());
    shape.graphics.rectangles = [randomRectangle()];
    [object, inner, shape].forEach((one) => (one.transform.matrix = randomMatrix()));
    return object;
}

/** Puts objects onto the root while they are asked. */
function staged(objects, ask) {
    objects.forEach((object) => _root.addChild(object));
    ask(...objects);
    _root.inside = [];
}

const rectangleCalls = () => [
    ["intersects", randomRectangle()],
    [recorder.flashVersion == 2 ? "containsRectangle" : "containsRect", randomRectangle()],
    ["intersection", randomRectangle()],
    ["union", randomRectangle()],
    ["contains", whole(-9, 20), whole(-9, 20)],
    ["containsPoint", new Point(whole(-9, 20), whole(-9, 20))],
    ["inflate", whole(0, 3), whole(0, 3)],
    ["isEmpty"],
];

function play() {
    for (let i = 0; i < 400; i++) {
        staged([randomObject(), randomObject()], recorder.objects);
        // the middle of a pixel, where a player's rows of pixels and the boxes agree
        staged([randomObject()], (object) =>
            recorder.point(object, whole(-20, 20) + 0.5, whole(-12, 12) + 0.5, i % 2 == 1));
        const bitmap = () => new BitmapData(
            5, 4, Array.from({ length: 20 }, () => one([0, 100, 255])));
        const place = () => new Point(whole(-2, 5), whole(-2, 4));
        recorder.bitmap(
            bitmap(), new Point(0, 0), one([1, 128, 255]),
            one([place(), new Rectangle(whole(-3, 6), whole(-4, 5), 2, 3), bitmap()]),
            place(), one([1, 200]));
    }
    for (let i = 0; i < 50; i++) {
        // sizes and places with fractions need all of their bits
        const a = new Rectangle(random() * 20 - 9, random() / 3, 10 * random(), 1e-9 + random());
        for (const [op, ...operands] of rectangleCalls()) recorder.rectangle(a, op, ...operands);
    }
}
