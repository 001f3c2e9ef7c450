import type { Outcome } from '#contract/endpoint.ts';

/** A picture as it is kept: turned upright, no larger than a screen, and nothing in it but what is seen. */
export interface Encoded {
  bytes: Buffer;
  width: number;
  height: number;
}

type Answer = Outcome<Encoded, 'not-a-picture' | 'too-large'>;

const mostPixels = 40_000_000;
const longestSide = 1600;
const quality = 75;
const longestSeconds = 10;

/** Loaded with the first picture that comes: most of the time there is none, and it is a good part of the memory at rest. */
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

// One at a time: forty million pixels are 160 MB while they are being read.
let last: Promise<unknown> = Promise.resolve();

/** Reads what claims to be a picture and writes it anew. */
export function encodePicture(bytes: Uint8Array): Promise<Answer> {
  const turn = last.then(() => encode(bytes));
  last = turn.catch(() => undefined);
  return turn;
}

/** One of ours, no wider than this; pictures take their turns here too. */
export function narrowPicture(bytes: Uint8Array, width: number): Promise<Buffer> {
  const turn = last.then(async () =>
    (await loadSharp())(bytes).resize({ width, withoutEnlargement: true }).webp({ quality }).toBuffer(),
  );
  last = turn.catch(() => undefined);
  return turn;
}

async function encode(bytes: Uint8Array): Promise<Answer> {
  if (!looksTaken(bytes)) return { ok: false, reason: 'not-a-picture' };
  const sharp = await loadSharp();
  try {
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
  } catch {
    return { ok: false, reason: 'not-a-picture' };
  }
}

const jpeg = [0xff, 0xd8, 0xff];
const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const riff = [0x52, 0x49, 0x46, 0x46];
const webp = [0x57, 0x45, 0x42, 0x50];

/** What the bytes begin with, whatever they are called: the reader knows many more formats than are taken. */
function looksTaken(bytes: Uint8Array): boolean {
  const has = (sign: readonly number[], at = 0) => sign.every((byte, index) => bytes[at + index] === byte);
  return has(jpeg) || has(png) || (has(riff) && has(webp, 8));
}
