// Runs the fingerprints (crates/sat2d/tests/bits), compiled for wasm32-wasip1, in a browser. It is
// a runner for cargo: node fingerprints.mjs BROWSER PROGRAM [ARGUMENT...]
import { visit } from './visit.mjs';

const [browser, program, ...args] = process.argv.slice(2);
const page = `fingerprints.html?${new URLSearchParams(args.map((text) => ['arg', text]))}`;
const { output, status } = await visit(browser, page, { '/program.wasm': program });
console.log(output);
process.exitCode = status;
