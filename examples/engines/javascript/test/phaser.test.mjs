import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { pointRelation } from 'sat2d';
import { canvasOf, FLAG, LAMP, SWORD } from './canvas.mjs';
import Phaser from 'phaser';
import { spriteRectangle, spriteRelation, spriteShape, spriteTransform } from '../phaser.mjs';

/** A game without a window, whose scene has run one step of the physics. */
const scene = await new Promise((resolve) => {
  new Phaser.Game({
    type: Phaser.HEADLESS,
    banner: false,
    audio: { noAudio: true },
    physics: { default: 'arcade' },
    scene: { create() { resolve(this); } },
  });
});
after(() => scene.game.destroy(true));

for (const [name, rows] of Object.entries({ flag: FLAG, lamp: LAMP, sword: SWORD, coin: ['#'] })) {
  scene.textures.addCanvas(name, canvasOf(rows));
}
const atlas = canvasOf(['.......', '.......', '.###...', '.##....', '.#.....']);
scene.textures.addAtlasJSONHash('atlas', atlas, {
  frames: {
    flag: {
      frame: { x: 1, y: 2, w: 3, h: 3 },
      trimmed: true,
      sourceSize: { w: 5, h: 4 },
      spriteSourceSize: { x: 0, y: 0, w: 3, h: 3 },
    },
    pivoted: { frame: { x: 1, y: 2, w: 3, h: 3 }, pivot: { x: 0, y: 1 } },
    turned: { frame: { x: 1, y: 2, w: 3, h: 3 }, rotated: true },
  },
});

/** A container in another one, both turned and mirrored. */
function nested(child) {
  const inner = scene.add.container(7, -3, [child]).setAngle(30).setScale(-2, 1.5);
  scene.add.container(40, 20, [inner]).setAngle(-75).setScale(1, -3);
  return child;
}

/**
 * Checks the centre of each pixel against the letters. `column` and `row` say where in the frame
 * Phaser draws a pixel of the picture.
 */
function assertPixels(sprite, rows, column = (x) => x, row = (y) => y) {
  const [shape, at] = [spriteShape(sprite), spriteTransform(sprite)];
  const world = sprite.getWorldTransformMatrix();
  rows.forEach((letters, y) => [...letters].forEach((letter, x) => {
    const [left, top] = [column(x) - sprite.displayOriginX, row(y) - sprite.displayOriginY];
    const found = pointRelation(shape, at, world.transformPoint(left + 0.5, top + 0.5));
    assert.equal(found, letter === '#' ? 'overlapping' : 'disjoint', `${x}, ${y}`);
  }));
}

test('the pixels of nested, mirrored and flipped sprites are where Phaser draws them', () => {
  const flag = nested(scene.add.sprite(3, 4, 'flag'));
  assertPixels(flag, FLAG);
  flag.setOrigin(0.25, 1).setScale(-2, 3).setAngle(10);
  assertPixels(flag, FLAG);
  flag.setFlipX(true);
  assertPixels(flag, FLAG, (x) => 4 - x);
  flag.setFlipY(true);
  assertPixels(flag, FLAG, (x) => 4 - x, (y) => 3 - y);
});

test('frames of an atlas may be trimmed and have a pivot', () => {
  const flag = nested(scene.add.sprite(3, 4, 'atlas', 'flag'));
  const rows = ['###..', '##...', '#....', '.....'];
  assertPixels(flag, rows);
  assertPixels(flag.setFlip(true, true), rows, (x) => 4 - x, (y) => 3 - y);
  const { min, max } = spriteRectangle(flag).bounds;
  assert.deepEqual([min, max], [{ x: -2.5, y: -2 }, { x: 0.5, y: 1 }]);
  const pivoted = scene.add.sprite(3, 4, 'atlas', 'pivoted');
  assertPixels(pivoted, rows.slice(0, 3));
  // about the pivot
  assertPixels(pivoted.setFlipX(true), rows.slice(0, 3), (x) => -1 - x);
  const turned = scene.add.sprite(3, 4, 'atlas', 'turned');
  assert.throws(() => spriteShape(turned), /turned/);
});

test('sprites with the same frame and origin share a shape', () => {
  const [first, second] = [scene.add.sprite(0, 0, 'flag'), scene.add.sprite(9, 9, 'flag')];
  assert.equal(spriteShape(first), spriteShape(second));
  assert.notEqual(spriteShape(first), spriteShape(second.setOrigin(0, 0)));
});

test('a level in which bounds find hits that are none', () => {
  const lamp = scene.add.sprite(20, 10, 'lamp').setOrigin(0, 0);
  const sword = scene.add.sprite(16, 12, 'sword').setOrigin(0, 0.5);
  scene.add.container(100, 0, [lamp, sword]).setScale(-4, 4);
  const meet = Phaser.Geom.Intersects.RectangleToRectangle;
  const counts = { bounds: 0, pixels: 0 };
  for (let angle = 0; angle < 360; angle += 5) {
    sword.angle = angle;
    counts.bounds += meet(sword.getBounds(), lamp.getBounds());
    counts.pixels += spriteRelation(sword, lamp) === 'overlapping';
  }
  // as many as in Pixi
  assert.deepEqual(counts, { bounds: 25, pixels: 13 });
  const coin = scene.add.sprite(22, 11.5, 'coin').setOrigin(0, 0);
  sword.parentContainer.add(coin);
  assert.ok(meet(coin.getBounds(), lamp.getBounds()));
  assert.equal(spriteRelation(coin, lamp), 'disjoint');
});

test('a level in which Arcade Physics misses a hit and finds one that is none', () => {
  // The knight faces left: his container is mirrored. Arcade puts his sword to his right.
  const sword = scene.add.sprite(0, 0, 'sword').setOrigin(0, 0.5);
  scene.add.container(50, 50, [sword]).setScale(-1, 1);
  const [left, right] = [45, 55].map((x) => scene.add.sprite(x, 50, 'coin'));
  for (const sprite of [sword, left, right]) {
    scene.physics.add.existing(sprite);
    sprite.body.updateFromGameObject();
  }
  assert.equal(scene.physics.overlap(sword, left), false);
  assert.equal(scene.physics.overlap(sword, right), true);
  assert.equal(spriteRelation(sword, left), 'overlapping');
  assert.equal(spriteRelation(sword, right), 'disjoint');
  // Turned downwards, it is neither; Arcade does not turn bodies.
  sword.angle = 90;
  const below = scene.add.sprite(50, 55, 'coin');
  scene.physics.add.existing(below);
  for (const sprite of [sword, below]) {
    sprite.body.updateFromGameObject();
  }
  assert.equal(scene.physics.overlap(sword, below), false);
  assert.equal(spriteRelation(sword, below), 'overlapping');
});
