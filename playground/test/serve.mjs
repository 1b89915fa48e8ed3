// The built page on a local address.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const page = readFileSync(new URL('../dist/index.html', import.meta.url));

export async function servePage() {
  const server = createServer((request, response) => {
    const known = new URL(request.url, 'http://localhost').pathname === '/';
    response.writeHead(known ? 200 : 404, { 'content-type': 'text/html' });
    response.end(known ? page : '');
  });
  await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
  return { server, address: `http://127.0.0.1:${server.address().port}/` };
}

/** The link to a tool with a state, as the page itself writes one. */
export function linkFrom(address, tool, state) {
  const text = state === undefined
    ? '' : `=${Buffer.from(JSON.stringify(state)).toString('base64url')}`;
  return `${address}#${tool}${text}`;
}
