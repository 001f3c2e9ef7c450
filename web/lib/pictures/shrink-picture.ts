const longestSidePx = 1600;
const jpegQuality = 0.8;

/** The size a picture is drawn at: its own shape, no side longer than that, never larger than it was. */
export function fittedSize(
  { width, height }: { width: number; height: number },
  longest = longestSidePx,
): { width: number; height: number } {
  const share = Math.min(1, longest / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * share)), height: Math.max(1, Math.round(height * share)) };
}

/** The picture small enough for a phone's data, drawn anew so that place, time and device are gone; nothing where it is no picture. */
export async function shrinkPicture(file: Blob): Promise<Blob | undefined> {
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const canvas = drawn(picture);
    picture.close();
    return await jpegOf(canvas);
  } catch {
    // No picture, or one of a kind that this browser does not read.
    return undefined;
  }
}

function drawn(picture: ImageBitmap): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, fittedSize(picture));
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('This browser draws nothing');
  // Transparent parts would turn black.
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}

function jpegOf(canvas: HTMLCanvasElement): Promise<Blob | undefined> {
  return new Promise((resolve) =>
    canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/jpeg', jpegQuality),
  );
}
