// Calls without memory, in workers whose module may have little of it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Worker } from 'node:worker_threads';

/** What a scenario in a worker reports. */
function run(workerData) {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./small-memory.mjs', import.meta.url), { workerData });
    worker.once('message', resolve).once('error', reject);
    worker.once('exit', (code) => reject(new Error(`the worker ended with ${code}`)));
  });
}

const SCENARIOS = [
  ['changes', 4, 1], ['changes', 6, 2], ['changes', 12, 3], ['bodies', 4, 1], ['bodies', 8, 1],
  ['pairs', 16, 1], ['polygons', 8, 4], ['polygons', 16, 5], ['arguments', 8, 1], ['lost', 16, 6],
];

for (const [scenario, megabytes, seed] of SCENARIOS) {
  test(`${scenario} in ${megabytes} MB`, async () => {
    const { refused, made } = await run({ scenario, megabytes, seed });
    assert.ok(refused > 0 && made > 0, `${refused} refused, ${made} made`);
  });
}
