// Runs the tests of the tables, worlds and masks in Chromium: node test/browser/run.mjs
//
// The test files are the same as in node; an import map gives them stand-ins for node's modules.
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const repository = fileURLToPath(new URL('../../../../', import.meta.url));
const TYPES = {
  '.html': 'text/html', '.js': 'text/javascript', '.mjs': 'text/javascript',
  '.wasm': 'application/wasm',
};

/** Serves the repository; the page posts its report to /report. */
function serve(done) {
  return createServer((request, response) => {
    if (request.method === 'POST') {
      let body = '';
      request.on('data', (part) => (body += part));
      request.on('end', () => {
        response.end();
        done(JSON.parse(body));
      });
      return;
    }
    try {
      const path = join(repository, new URL(request.url, 'http://here').pathname);
      response.setHeader('content-type', TYPES[extname(path)] ?? 'text/plain');
      response.end(readFileSync(path));
    } catch {
      response.writeHead(404).end();
    }
  });
}

const report = new Promise((resolve, reject) => {
  const server = serve(resolve);
  server.listen(0, '127.0.0.1', () => {
    const origin = `http://127.0.0.1:${server.address().port}`;
    const page = `${origin}/packages/sat2d-js/test/browser/page.html`;
    const profile = mkdtempSync(join(tmpdir(), 'sat2d-chromium-'));
    const flags = ['--headless', '--no-sandbox', '--disable-gpu', `--user-data-dir=${profile}`];
    const browser = spawn('chromium', [...flags, '--remote-debugging-port=0', page]);
    const timer = setTimeout(() => reject(new Error('no report within two minutes')), 120_000);
    browser.on('error', reject);
    const end = () => {
      clearTimeout(timer);
      browser.kill();
      server.close();
      server.closeAllConnections();
    };
    browser.on('exit', () => rmSync(profile, { recursive: true, force: true, maxRetries: 5 }));
    report.then(end, end);
  });
});

const { passed, failures } = await report;
console.log(execFileSync('chromium', ['--version'], { encoding: 'utf8' }).trim());
failures.forEach(({ name, message }) => console.log(`${name}: ${message}`));
const word = failures.length === 0 && passed > 0 ? 'ok' : 'FAILED';
console.log(`test result: ${word}. ${passed} passed; ${failures.length} failed; 0 ignored`);
process.exitCode = word === 'ok' ? 0 : 1;
