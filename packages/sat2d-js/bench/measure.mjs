// Times functions in turn: each library once in each round, after a round to warm up.

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

/**
 * The least nanoseconds of each library for one of `count` units of work, and its ratio to that of
 * the first. The least is less disturbed by other programs than the median. Each function does all
 * of the work and returns a number to compare: how many hits.
 */
export function compare(title, count, rounds, libraries) {
  const names = Object.keys(libraries);
  const least = Object.fromEntries(names.map((name) => [name, Infinity]));
  const answers = Object.fromEntries(names.map((name) => [name, libraries[name]()]));
  for (let round = 0; round < rounds; round++) {
    for (const name of names) {
      const start = process.hrtime.bigint();
      libraries[name]();
      const time = Number(process.hrtime.bigint() - start) / count;
      least[name] = Math.min(least[name], time);
    }
  }
  console.log(`\n${title}`);
  for (const name of names) {
    const time = least[name].toFixed(least[name] < 100 ? 1 : 0).padStart(10);
    const ratio = (least[name] / least[names[0]]).toFixed(2).padStart(8);
    console.log(`  ${name.padEnd(44)} ${time} ns ${ratio}  ${answers[name]}`);
  }
}
