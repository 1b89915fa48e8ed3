// Times functions in turn: each library once in each round, after a round to warm up.
import { writeFileSync } from 'node:fs';

/** Marsaglia's xorshift32: the same numbers in every run, as doubles from 0 to 1. */
export function random(seed) {
  let state = seed;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}

/** The middle one of numbers. */
const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];

/** The processor time of this process in nanoseconds. */
function processorTime() {
  const { user, system } = process.cpuUsage();
  return 1000 * (user + system);
}

/** What was measured: scene, call, nanoseconds and ratio. */
const results = [];

/**
 * The least nanoseconds of each library for one of `count` units of work, and its ratio to the
 * first library: the median over the rounds of the ratio of the processor times, which other
 * programs change little. Each function does all of the work and returns a number to compare: how
 * many hits.
 */
export function compare(scene, count, rounds, libraries) {
  const names = Object.keys(libraries);
  const answers = Object.fromEntries(names.map((name) => [name, libraries[name]()]));
  const least = Object.fromEntries(names.map((name) => [name, Infinity]));
  const ratios = Object.fromEntries(names.map((name) => [name, []]));
  for (let round = 0; round < rounds; round++) {
    let first;
    for (const name of names) {
      const [start, used] = [process.hrtime.bigint(), processorTime()];
      libraries[name]();
      const processor = processorTime() - used;
      least[name] = Math.min(least[name], Number(process.hrtime.bigint() - start) / count);
      first ??= processor;
      ratios[name].push(processor / first);
    }
  }
  console.log(`\n${scene}`);
  for (const name of names) {
    const time = least[name].toFixed(least[name] < 100 ? 1 : 0);
    const ratio = median(ratios[name]).toFixed(2);
    results.push([scene, name, time, ratio]);
    const numbers = `${time.padStart(10)} ns ${ratio.padStart(8)}  ${answers[name]}`;
    console.log(`  ${name.padEnd(66)} ${numbers}`);
  }
}

/** Writes the results into a file of comma-separated values. */
export function write(path) {
  const rows = [['scene', 'call', 'ns', 'ratio'], ...results];
  const field = (text) => (text.includes(',') ? `"${text}"` : text);
  writeFileSync(path, rows.map((row) => `${row.map(field).join(',')}\n`).join(''));
}
