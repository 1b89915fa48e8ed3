// Compiles and runs the examples of the guides as a user would: in an empty folder, with the
// library from the zip. A comment after a trace is what it prints. All run in node, the first one
// also in Chromium.
//
//     node test/examples.mjs ZIP
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PAGES = ['packages/sat2d-haxe/README.md', 'docs/haxe.md'];
const root = new URL('../../../', import.meta.url);
const zip = process.argv[2];
const folder = mkdtempSync(join(tmpdir(), 'sat2d-haxe-'));
const run = (program, ...args) => execFileSync(program, args, { cwd: folder, encoding: 'utf8' });

/** The lines of a trace without the place in the source. */
const traced = (text) => text.split('\n').filter((line) => line !== '')
  .map((line) => line.replace(/^\w+\.hx:\d+: /, ''));

/** What a page prints that loads the program. */
function inChromium() {
  const page = join(folder, 'page.html');
  writeFileSync(page, `<!doctype html><meta charset="utf-8"><pre id="log"></pre><script>
    const log = document.getElementById('log');
    console.log = (...words) => log.append(words.join(' ') + '\\n');
    onerror = (message) => log.append(message);
  </script><script src="main.js"></script>`);
  const flags = ['--headless', '--no-sandbox', '--disable-gpu', '--dump-dom',
    `--user-data-dir=${join(folder, 'profile')}`];
  const dump = execFileSync('chromium', [...flags, `file://${page}`], {
    encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], timeout: 120_000,
  });
  return /<pre id="log">([^<]*)/.exec(dump)[1].replaceAll('&lt;', '<').replaceAll('&gt;', '>');
}

let passed = 0;
try {
  run('haxelib', 'newrepo');
  run('haxelib', 'install', zip, '--quiet');
  for (const page of PAGES) {
    const text = readFileSync(new URL(page, root), 'utf8');
    const examples = [...text.matchAll(/^```haxe\n(.*?)^```/gms)].map((match) => match[1]);
    assert.ok(examples.length > 0, `${page} has no example`);
    for (const example of examples) {
      const isWhole = example.includes('function main()');
      const program = isWhole ? example : `import sat2d.*;\nfunction main() {\n${example}}\n`;
      writeFileSync(join(folder, 'Main.hx'), program);
      run('haxe', '--library', 'sat2d', '--main', 'Main', '--js', 'main.js');
      const expected = [...example.matchAll(/trace\(.*\); \/\/ (.*)$/gm)].map((match) => match[1]);
      assert.ok(expected.length > 0, `an example of ${page} prints nothing`);
      assert.deepEqual(traced(run('node', 'main.js')), expected);
      if (passed === 0) {
        assert.deepEqual(traced(inChromium()), expected);
      }
      passed += 1;
    }
  }
  console.log(`test result: ok. ${passed} passed; 0 failed; 0 ignored`);
} finally {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
