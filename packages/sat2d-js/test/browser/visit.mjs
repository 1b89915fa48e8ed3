// Opens a page of the repository in a browser and waits for what it reports.
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const repository = fileURLToPath(new URL('../../../../', import.meta.url));
const modules = fileURLToPath(new URL('../../node_modules/', import.meta.url));
const TYPES = {
  '.html': 'text/html', '.js': 'text/javascript', '.mjs': 'text/javascript',
  '.wasm': 'application/wasm',
};

/** Of each browser, the program and the arguments before the address. */
const BROWSERS = {
  chromium: {
    program: 'chromium',
    flags: (profile) => [
      '--headless', '--no-sandbox', '--disable-gpu', `--user-data-dir=${profile}`,
      '--remote-debugging-port=0',
    ],
  },
  firefox: {
    program: ['firefox-esr', 'firefox'].find((name) => existsSync(`/usr/bin/${name}`)),
    flags: (profile) => ['--headless', '--no-remote', '--profile', profile],
  },
};

function version(program) {
  const stdio = ['ignore', 'pipe', 'ignore'];
  return execFileSync(program, ['--version'], { encoding: 'utf8', stdio }).trim();
}

/** A file or, as JSON, the names in a folder. A CommonJS module is wrapped as an ES module. */
function content(path, extra) {
  const [, commonJs] = /^\/commonjs\/(.*)/.exec(path) ?? [];
  if (commonJs !== undefined) {
    const source = readFileSync(join(modules, commonJs), 'utf8');
    return `const module = { exports: {} }, { exports } = module;\n${source}
      export default module.exports;`;
  }
  const file = extra[path] ?? join(repository, path);
  return statSync(file).isDirectory() ? JSON.stringify(readdirSync(file)) : readFileSync(file);
}

/** Serves the repository and extra files; the page posts its report to /report. */
function serve(extra, done) {
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
      const path = decodeURIComponent(new URL(request.url, 'http://here').pathname);
      const body = content(path, extra);
      response.setHeader('content-type', TYPES[extname(path)] ?? 'text/plain');
      response.end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
}

/**
 * The report of a page beside this file, opened in a browser: `chromium` or `firefox`. `extra` has
 * files outside of the repository, by the path that the page asks for.
 */
export async function visit(browser, page, extra = {}) {
  const { program, flags } = BROWSERS[browser];
  console.log(version(program));
  const profile = mkdtempSync(join(tmpdir(), `sat2d-${browser}-`));
  const server = serve(extra, (report) => server.emit('report', report));
  await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
  const origin = `http://127.0.0.1:${server.address().port}`;
  const address = `${origin}/packages/sat2d-js/test/browser/${page}`;
  const process = spawn(program, [...flags(profile), address], { stdio: 'ignore' });
  const ended = new Promise((resolve) => process.on('exit', resolve));
  let timer;
  try {
    return await new Promise((resolve, reject) => {
      server.on('report', resolve);
      process.on('error', reject);
      ended.then((code) => reject(new Error(`${program} ended with ${code}`)));
      timer = setTimeout(() => reject(new Error('no report within three minutes')), 180_000);
    });
  } finally {
    clearTimeout(timer);
    process.kill();
    server.close();
    server.closeAllConnections();
    await ended;
    // processes of a browser that has ended may still write; unlike rmSync this starts all over
    await rm(profile, { recursive: true, force: true, maxRetries: 9, retryDelay: 200 });
  }
}
