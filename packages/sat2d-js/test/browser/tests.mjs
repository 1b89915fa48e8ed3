// Stands for node:test: runs each test at once.
export const results = { passed: 0, failures: [] };

export function test(name, run) {
  try {
    if (run() instanceof Promise) {
      throw new Error('asynchronous tests run in node only');
    }
    results.passed += 1;
  } catch (error) {
    results.failures.push({ name, message: error.stack ?? String(error) });
  }
}
