import type { PictureJob, PictureOutcome } from './picture-job.ts';

const mostPixels = 16_000_000;
const longestSide = 1600;
const quality = 75;
const longestSeconds = 10;

/** Loaded with the first picture that comes. */
const loadSharp = once(async () => {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
});

function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined;
  return () => (made ??= make());
}

/** Does one job; whatever cannot be read is no picture. */
export async function draw(job: PictureJob): Promise<PictureOutcome> {
  try {
    return await (job.kind === 'encode' ? encode(job.bytes) : narrow(job.bytes, job.width));
  } catch {
    return { ok: false, reason: 'not-a-picture' };
  }
}

async function encode(bytes: Uint8Array): Promise<PictureOutcome> {
  if (!isAcceptedType(bytes)) return { ok: false, reason: 'not-a-picture' };
  const sharp = await loadSharp();
  // The header alone: what says that it is too large is never decoded.
  const { width, height, pages = 1 } = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (width * height > mostPixels) return { ok: false, reason: 'too-large' };
  if (pages > 1) return { ok: false, reason: 'not-a-picture' };
  const { data, info } = await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
    .timeout({ seconds: longestSeconds })
    .autoOrient()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .webp({ quality })
    .toBuffer({ resolveWithObject: true });
  return { ok: true, value: { bytes: data, width: info.width, height: info.height } };
}

async function narrow(bytes: Uint8Array, width: number): Promise<PictureOutcome> {
  const { data, info } = await (
    await loadSharp()
  )(bytes)
    .resize({ width, withoutEnlargement: true })
    .webp({ quality })
    .toBuffer({ resolveWithObject: true });
  return { ok: true, value: { bytes: data, width: info.width, height: info.height } };
}

const jpeg = [0xff, 0xd8, 0xff];
const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const riff = [0x52, 0x49, 0x46, 0x46];
const webp = [0x57, 0x45, 0x42, 0x50];

/** Checks the first bytes, whatever the file is called: the reader knows many more formats than are taken. */
function isAcceptedType(bytes: Uint8Array): boolean {
  const has = (sign: readonly number[], at = 0) => sign.every((byte, index) => bytes[at + index] === byte);
  return has(jpeg) || has(png) || (has(riff) && has(webp, 8));
}
