// Calls of a Flash game. The sizes of the sprites on line 3 have fractions, which the game cut off;
// on line 5 somebody changed the answer.
const COLUMNS = ['x', 'y', 'width', 'height', 'rotation', 'mirror'];

const ROWS = [
  '100,100,40,20,0,1,130,100,40,20,0,1,1',
  '100,100,41.9,20,0,1,141.5,100,41.9,20,0,-1,0',
  '100,100,40,20,30,1,160,140,40,20,-45,1,0',
  '100,100,60,30,30,1,130,120,40,20,75,-1,0',
  '100,100,60,30,200,-1,80,60,40,20,75,1,1',
];

const header = [1, 2].flatMap((side) => COLUMNS.map((name) => `${name}${side}`));

export const EXAMPLE = [[...header, 'hit'].join(','), ...ROWS, ''].join('\n');
