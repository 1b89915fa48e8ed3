// Times sat2d beside other libraries, in one process. The last columns are the ratio to the first
// line and the number of hits, of which only those of sat2d are exact. Build the package first;
// then, in this folder:
//
//     npm install && npm start
//     npm start -- --write     # writes docs/performance/javascript.csv and, by cargo, its tables
import { execFileSync } from 'node:child_process';
import { cpus } from 'node:os';
import RAPIER from '@dimforge/rapier2d-compat';
import { frames } from './frames.mjs';
import { write } from './measure.mjs';
import { pairs } from './pairs.mjs';

await RAPIER.init();
console.log(`node ${process.version}, ${cpus()[0]?.model}, ${cpus().length} cores`);
pairs();
frames();
if (process.argv.includes('--write')) {
  const root = new URL('../../../', import.meta.url);
  write(new URL('docs/performance/javascript.csv', root));
  execFileSync('cargo', ['run', '--quiet', '-p', 'sat2d-figures'], { cwd: root, stdio: 'inherit' });
}
