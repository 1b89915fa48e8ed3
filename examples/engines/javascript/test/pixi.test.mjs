import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createCanvas } from '@napi-rs/canvas';
import { pointRelation } from 'sat2d';
import { canvasOf, FLAG, LAMP, SWORD } from './canvas.mjs';
import { CanvasSource, Container, DOMAdapter, Rectangle, Sprite, Texture } from 'pixi.js';
import { spriteRectangle, spriteRelation, spriteShape, spriteTransform } from '../pixi.mjs';

DOMAdapter.set({ ...DOMAdapter.get(), createCanvas });

const source = (rows, resolution = 1) => new CanvasSource({ resource: canvasOf(rows), resolution });
const sprite = (rows) => new Sprite(new Texture({ source: source(rows) }));

/** A container in another one, mirrored, turned and skewed. */
function nested(child) {
  const inner = new Container({ x: 7, y: -3, angle: 30, scale: { x: -2, y: 1.5 } });
  const skew = { x: 0.25, y: 0 };
  const outer = new Container({ x: 40, y: 20, angle: -75, skew, pivot: { x: 3, y: 1 } });
  inner.addChild(child);
  outer.addChild(inner);
  return child;
}

/** Checks the centre of each pixel, which Pixi maps to the stage, against the letters. */
function assertPixels(child, rows, unit = 1) {
  const [shape, at] = [spriteShape(child), spriteTransform(child)];
  const { orig } = child.texture;
  rows.forEach((row, y) => [...row].forEach((letter, x) => {
    const local = {
      x: (x + 0.5) * unit - child.anchor.x * orig.width,
      y: (y + 0.5) * unit - child.anchor.y * orig.height,
    };
    const found = pointRelation(shape, at, child.toGlobal(local));
    assert.equal(found, letter === '#' ? 'overlapping' : 'disjoint', `${x}, ${y}`);
  }));
}

test('the pixels of nested and mirrored sprites are where Pixi has them', () => {
  const flag = nested(sprite(FLAG));
  assertPixels(flag, FLAG);
  flag.anchor.set(0.5, 0.75);
  assertPixels(flag, FLAG);
  flag.scale.set(1, -3);
  assertPixels(flag, FLAG);
});

test('a texture with a resolution has smaller pixels', () => {
  const flag = nested(new Sprite(new Texture({ source: source(FLAG, 2) })));
  flag.anchor.set(0.5);
  assert.equal(flag.texture.width, 2.5);
  assertPixels(flag, FLAG, 0.5);
});

test('frames of an atlas may be trimmed and turned', () => {
  // the flag without its lowest row, turned clockwise, at (1, 2)
  const atlas = source(
    ['.......', '.......', '.###...', '..##...', '...#...', '.......', '.......'],
  );
  const texture = new Texture({
    source: atlas,
    frame: new Rectangle(1, 2, 3, 3),
    orig: new Rectangle(0, 0, 5, 4),
    trim: new Rectangle(0, 0, 3, 3),
    rotate: 2,
  });
  const flag = nested(new Sprite({ texture, anchor: { x: 0.5, y: 1 } }));
  assertPixels(flag, ['###..', '##...', '#....', '.....']);
  const rectangle = spriteRectangle(flag);
  assert.deepEqual(rectangle.bounds, { min: { x: -2.5, y: -4 }, max: { x: 0.5, y: -1 } });
});

test('sprites with the same texture and anchor share a shape', () => {
  const [first, second] = [sprite(FLAG), sprite(FLAG)];
  second.texture = first.texture;
  assert.equal(spriteShape(first), spriteShape(second));
  second.anchor.set(0.5);
  assert.notEqual(spriteShape(first), spriteShape(second));
  assert.equal(spriteShape(sprite(['...', '...'])), undefined);
});

test('a level in which bounds find hits that are none', () => {
  const lamp = sprite(LAMP);
  lamp.position.set(20, 10);
  const level = new Container({ x: 100, scale: { x: -4, y: 4 } });
  const arm = new Container({ x: 16, y: 12 });
  const sword = sprite(SWORD);
  sword.anchor.set(0, 0.5);
  arm.addChild(sword);
  level.addChild(lamp, arm);

  /** Whether one of 400 points in a pixel of the sword is in a pixel of the lamp, by Pixi. */
  const isSampled = () => {
    for (let x = 0; x < 6; x += 0.05) {
      for (let y = -0.5; y < 0.5; y += 0.05) {
        const there = lamp.toLocal({ x: x + 0.025, y: y + 0.025 }, sword);
        if (LAMP[Math.floor(there.y)]?.[Math.floor(there.x)] === '#') {
          return true;
        }
      }
    }
    return false;
  };
  const counts = { bounds: 0, pixels: 0 };
  for (let angle = 0; angle < 360; angle += 5) {
    arm.angle = angle;
    const bounds = sword.getBounds().rectangle.intersects(lamp.getBounds().rectangle);
    const found = spriteRelation(sword, lamp);
    assert.equal(found === 'overlapping', isSampled(), `${angle} degrees`);
    assert.ok(bounds || found !== 'overlapping');
    counts.bounds += bounds;
    counts.pixels += found === 'overlapping';
  }
  assert.deepEqual(counts, { bounds: 25, pixels: 13 });

  // in the hole of the lamp, with a coin of one pixel
  const coin = sprite(['#']);
  level.addChild(coin);
  coin.position.set(22, 11.5);
  assert.ok(coin.getBounds().rectangle.intersects(lamp.getBounds().rectangle));
  assert.equal(spriteRelation(coin, lamp), 'disjoint');
  // side by side
  coin.position.set(19, 11);
  assert.equal(spriteRelation(coin, lamp), 'touching');
});
