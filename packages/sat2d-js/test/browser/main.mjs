// The page's program: runs the test files and reports.
import { results } from './tests.mjs';

const FILES = [
  'tables', 'tables-flash', 'tables-jdk', 'shapes', 'queries', 'polygons', 'masks', 'world',
  'world-parts', 'zeros', 'game', 'c-api', 'sat-layer', 'poly-decomp-layer',
];

for (const file of FILES) {
  try {
    await import(`../${file}.test.mjs`);
  } catch (error) {
    results.failures.push({ name: file, message: String(error) });
  }
}
await fetch('/report', { method: 'POST', body: JSON.stringify(results) });
