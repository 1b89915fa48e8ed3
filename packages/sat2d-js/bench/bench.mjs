// Times sat2d beside other libraries, in one process. The last columns are the ratio to the first
// line and the number of hits, of which only those of sat2d are exact. Build the package first;
// then, in this folder:
//
//     npm install && npm start
import { cpus } from 'node:os';
import RAPIER from '@dimforge/rapier2d-compat';
import { frames } from './frames.mjs';
import { pairs } from './pairs.mjs';

await RAPIER.init();
console.log(`node ${process.version}, ${cpus()[0]?.model}, ${cpus().length} cores`);
pairs();
frames();
