// A scene as a file to take away.
import { set } from './dom.js';
import type { Scene } from './scene.js';

const PROPERTIES = [
  'fill', 'fill-opacity', 'stroke', 'stroke-width', 'stroke-dasharray', 'stroke-opacity', 'r',
] as const;

/** The scene as a text that needs no style sheet. */
function standAlone(scene: Scene): string {
  const copy = scene.cloneNode(true) as Scene;
  const [from, to] = [scene, copy].map((each) => [...each.querySelectorAll('*')]);
  from!.forEach((element, i) => {
    const style = getComputedStyle(element);
    for (const name of PROPERTIES) {
      (to![i] as SVGElement).style.setProperty(name, style.getPropertyValue(name));
    }
  });
  copy.querySelectorAll('.handles, .corners').forEach((each) => each.remove());
  set(copy, { xmlns: 'http://www.w3.org/2000/svg' });
  return new XMLSerializer().serializeToString(copy);
}

const WIDTH = 1600;

/** Saves a scene as a PNG with the colours that it has now. */
export async function savePicture(scene: Scene, name: string): Promise<void> {
  const { width, height } = scene.viewBox.baseVal;
  const image = new Image(WIDTH, Math.round(WIDTH * height / width));
  const text = standAlone(scene).replace('<svg', `<svg width="${WIDTH}" height="${image.height}"`);
  image.src = `data:image/svg+xml,${encodeURIComponent(text)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [WIDTH, image.height];
  const context = canvas.getContext('2d')!;
  context.fillStyle = getComputedStyle(scene).backgroundColor;
  context.fillRect(0, 0, WIDTH, image.height);
  context.drawImage(image, 0, 0, WIDTH, image.height);
  const link = document.createElement('a');
  link.download = `${name}.png`;
  link.href = canvas.toDataURL('image/png');
  link.click();
}
