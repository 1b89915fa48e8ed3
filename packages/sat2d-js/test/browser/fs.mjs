// Stands for node:fs: reads files of the server, which serves no folders.
export function readFileSync(url) {
  const request = new XMLHttpRequest();
  request.open('GET', url, false);
  request.send();
  if (request.status !== 200) {
    throw new Error(`${url}: ${request.status}`);
  }
  return request.responseText;
}
