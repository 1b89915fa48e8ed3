// Stands for node:fs: reads files and folders of the server.
export function readFileSync(url) {
  const request = new XMLHttpRequest();
  request.open('GET', url, false);
  request.send();
  if (request.status !== 200) {
    throw new Error(`${url}: ${request.status}`);
  }
  return request.responseText;
}

export function readdirSync(url) {
  return JSON.parse(readFileSync(url));
}
