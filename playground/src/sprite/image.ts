// Images as pixels.

/** The most pixels of a side. */
export const MOST_SIDE = 1024;

export class ImageError extends Error {}

/** The address of a file's data, which an image element and a link can hold. */
export function dataAddress(file: File): Promise<string> {
  return new Promise((done, failed) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => done(reader.result as string));
    reader.addEventListener('error', () => failed(new ImageError('The file cannot be read')));
    reader.readAsDataURL(file);
  });
}

export async function pixelsOf(address: string): Promise<ImageData> {
  const image = new Image();
  image.src = address;
  try {
    await image.decode();
  } catch {
    throw new ImageError('This is no image that the browser can read');
  }
  const { naturalWidth: width, naturalHeight: height } = image;
  if (width === 0 || Math.max(width, height) > MOST_SIDE) {
    throw new ImageError(`The image has ${width} by ${height} pixels; at most ${MOST_SIDE} a side`);
  }
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width, height];
  const context = canvas.getContext('2d')!;
  context.drawImage(image, 0, 0);
  return context.getImageData(0, 0, width, height);
}
