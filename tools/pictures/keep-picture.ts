import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { root } from '#tools/setup/root.mjs';

const mostBytes = 200 * 1024;

/** Writes a screenshot as small as it goes; one that is too large for the repository is not written. */
export async function keepPicture(file: string, screenshot: Buffer): Promise<void> {
  const png = await sharp(screenshot).png({ palette: true, compressionLevel: 9 }).toBuffer();
  if (png.length > mostBytes) throw new Error(`${file} takes ${png.length} bytes, more than ${mostBytes}`);
  await mkdir(dirname(join(root, file)), { recursive: true });
  await writeFile(join(root, file), png);
  console.log(`${file}: ${Math.round(png.length / 1024)} KB`);
}
