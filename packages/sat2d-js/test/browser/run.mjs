// Runs the tests of the package in a browser: node test/browser/run.mjs chromium
//
// The test files are the same as in node; an import map gives them stand-ins for node's modules.
import { visit } from './visit.mjs';

const { passed, failures } = await visit(process.argv[2], 'page.html');
failures.forEach(({ name, message }) => console.log(`${name}: ${message}`));
const word = failures.length === 0 && passed > 0 ? 'ok' : 'FAILED';
console.log(`test result: ${word}. ${passed} passed; ${failures.length} failed; 0 ignored`);
process.exitCode = word === 'ok' ? 0 : 1;
