// Recordings that the page has itself.
import type { Reference } from './compare.js';

interface Example {
  label: string;
  text: string;
  reference: Reference;
}

// Calls of a Flash game. The sizes of the sprites on line 3 have fractions, which the game cut off;
// on line 5 somebody changed the answer.
const SPRITE_COLUMNS = ['x', 'y', 'width', 'height', 'rotation', 'mirror'];

const SPRITES = [
  '100,100,40,20,0,1,130,100,40,20,0,1,1',
  '100,100,41.9,20,0,1,141.5,100,41.9,20,0,-1,0',
  '100,100,40,20,30,1,160,140,40,20,-45,1,0',
  '100,100,60,30,30,1,130,120,40,20,75,-1,0',
  '100,100,60,30,200,-1,80,60,40,20,75,1,1',
];

const SPRITE_HEADER = [1, 2].flatMap((side) => SPRITE_COLUMNS.map((name) => `${name}${side}`));

// Lines that the JDK takes for crossing ones: those on lines 3 and 5 do not meet.
const LINES = [
  'x1,y1,x2,y2,x3,y3,x4,y4,px,py,relative_ccw,lines_intersect',
  '0,0,40,30,0,30,40,0,20,15,0,1',
  '185,192,314,98,152.75000000000003,215.5,346.25,74.5,314,98,0,1',
  '0,0,40,0,10,10,30,10,50,0,1,0',
  '710.5111083984375,59.586925506591804,660.5275268554688,120.24579620361328,'
    + '673.0234222412109,105.08107852935791,616.1792602539062,73.30996704101562,'
    + '685.5192871093751,19.5869255065918,-1,1',
];

// On line 3 somebody changed the area.
const MASKS = [
  'mask,other,dx,dy,long_bits,overlap,area,common',
  '.##./####/####/.##.,##/##,1,1,64,1 1,4,..../.##./.##./....',
  '.##./####/####/.##.,.#./###/.#.,2,2,64,3 2,3,..../..../...#/..#.',
];

const textOf = (lines: readonly string[]) => [...lines, ''].join('\n');

export const EXAMPLES = {
  flash: {
    label: 'Example: Flash',
    text: textOf([[...SPRITE_HEADER, 'hit'].join(','), ...SPRITES]),
    reference: 'original',
  },
  java: { label: 'Java', text: textOf(LINES), reference: 'exact' },
  pygame: { label: 'pygame', text: textOf(MASKS), reference: 'original' },
} as const satisfies Record<string, Example>;

export type ExampleName = keyof typeof EXAMPLES;
