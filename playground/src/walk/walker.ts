// Somebody who walks through the level, frame by frame.
import {
  type BodyId, distance, type Ground, Shape, type SlideHit, Transform, type Vec2, World,
} from 'sat2d/inline';
import { END, LEVEL, placed, SCALE, TILE, type Tile, tiles, turned } from './level.js';

export interface Controls {
  left: boolean;
  right: boolean;
  jump: boolean;
}

/** A normal of what stopped or deflected the walker, and where the two are closest. */
export interface Mark {
  at: Vec2;
  normal: Vec2;
}

export const [WIDTH, HEIGHT] = [10, 14];
const [SPEED, GRAVITY, JUMP] = [2, 0.5, 8]; // a frame
const START = { x: 2 * TILE, y: 6 * TILE };

/** The free way, in tiles. */
export const FREE = END - (START.x + WIDTH / 2) / TILE;

/** A thousandth of a tile, in the world. */
const SKIN = SCALE * TILE / 1000;

/** Where it jumps by itself, in tiles of the way: below the platform. */
const [JUMPS_FROM, JUMPS_TO] = [15.5, 16];

export class Walker {
  readonly tiles = tiles();
  frame = 0;
  /** The farthest that it came, in tiles. */
  farthest = 0;
  marks: Mark[] = [];
  /** Whether the edge of a tile that it should walk over stopped it. */
  isCaught = false;
  readonly #world = new World();
  readonly #shape = Shape.rectangle(WIDTH, HEIGHT);
  readonly #id: BodyId;
  readonly #tileOf = new Map<BodyId, Tile>();
  readonly #inverse = Transform.inverse(LEVEL);
  #ground: Ground | undefined;
  #fall = 0;

  constructor() {
    for (const tile of this.tiles) {
      const id = this.#world.insert(tile.shape, { kind: 'static', transform: tile.at });
      this.#tileOf.set(id, tile);
      if (tile.kind === 'platform') {
        this.#world.setOneWay(id, [0, -1]);
      }
    }
    this.#id = this.#world.insert(this.#shape, { transform: placed(START.x, START.y) });
  }

  get transform(): Transform {
    return this.#world.get(this.#id).transform;
  }

  /** What it stands on. */
  get ground(): Tile['kind'] | undefined {
    return this.#ground && this.#tileOf.get(this.#ground.id)!.kind;
  }

  /** Goes back to the start. */
  restart(): void {
    this.#world.setTransform(this.#id, placed(START.x, START.y));
    [this.frame, this.farthest, this.marks, this.isCaught] = [0, 0, [], false];
    [this.#ground, this.#fall] = [undefined, 0];
  }

  /** What it does by itself: it walks to the right, and jumps once. */
  automatic(): Controls {
    const way = this.#way();
    return { left: false, right: true, jump: way >= JUMPS_FROM && way < JUMPS_TO };
  }

  step({ left, right, jump }: Controls, hasSkin: boolean): void {
    const isJump = jump && this.#ground !== undefined;
    this.#fall = isJump ? -JUMP : this.#fall + GRAVITY;
    const walk = SPEED * (Number(right) - Number(left));
    const { hits, ground } = this.#world.moveCharacter(this.#id, turned(walk, this.#fall), {
      up: turned(0, -1), maxSlope: 0.9, skin: hasSkin ? SKIN : 0, ground: this.#ground,
    });
    this.#ground = ground;
    if (ground !== undefined) {
      this.#fall = 0;
    }
    this.frame++;
    this.farthest = Math.max(this.farthest, this.#way());
    this.marks = hits.map((hit) => this.#mark(hit));
    this.isCaught = hits.some((hit) => this.#isEdge(hit, walk));
  }

  #inLevel(): Vec2 {
    const { tx, ty } = this.transform;
    return Transform.apply(this.#inverse, [tx, ty]);
  }

  #way(): number {
    return (this.#inLevel().x - START.x) / TILE;
  }

  #mark({ id, normal }: SlideHit): Mark {
    const tile = this.#tileOf.get(id)!;
    return { at: distance(this.#shape, this.transform, tile.shape, tile.at).onA, normal };
  }

  /** Whether a hit is the side of a tile that does not reach above the feet. */
  #isEdge({ id, normal }: SlideHit, walk: number): boolean {
    const back = turned(-walk, 0);
    const isAhead = normal.x * back.x + normal.y * back.y > 0.5 * Math.hypot(back.x, back.y);
    const feet = this.#inLevel().y + HEIGHT / 2;
    return isAhead && feet < this.#tileOf.get(id)!.row * TILE + 1;
  }
}
