import sharp from 'sharp';
import { readyz } from '#contract/health/endpoints.ts';
import { addPicture } from '#contract/media/endpoints.ts';
import { photo } from '#test/factories/claims.ts';
import type { House } from '../house/house.ts';
import { openNotes, wordFor, type Seen } from '../seen.ts';

/** Guests bring pictures that are small to send and huge to read, and others wait for theirs. */
export async function blockPictures(house: House, isShort: boolean): Promise<Seen> {
  const notes = openNotes();
  const bring = async (picture: Uint8Array) => wordFor(await house.openDevice().try(addPicture, { picture }));
  const [bomb, large] = await Promise.all([flat(6300, 6300), flat(4000, 3900)]);
  const [bombs, others, readiness] = await Promise.all([
    Promise.all(Array.from({ length: 6 }, () => bring(bomb))),
    Promise.all(Array.from({ length: 6 }, async () => bring(await photo()))),
    house.openDevice().try(readyz, {}),
  ]);
  notes.is('six of 39.7 megapixels', countOf(bombs), { 'too-large': 6 });
  notes.is('six photos of others meanwhile', countOf(others), { answered: 6 });
  notes.is('the house is ready meanwhile', readiness.ok, true);
  // One person's pictures, each as large as may be, stand in that person's own line.
  const hog = house.openDevice();
  let waiting = isShort ? 8 : 20;
  const hoards = Array.from({ length: waiting }, async () => {
    const word = wordFor(await hog.try(addPicture, { picture: large }));
    waiting -= 1;
    return word;
  });
  const photoOfAnother = await bring(await photo());
  notes.is(
    'another’s photo, and some of the hog’s still wait',
    [photoOfAnother, waiting > 1],
    ['answered', true],
  );
  const hoarded = countOf(await Promise.all(hoards));
  notes.is(
    'the hog is answered',
    Object.keys(hoarded).filter((word) => !['answered', 'pictures-busy'].includes(word)),
    [],
  );
  return notes;
}

/** A picture of one colour: next to nothing to send. */
async function flat(width: number, height: number): Promise<Uint8Array> {
  const picture = sharp({ create: { width, height, channels: 3, background: { r: 200, g: 90, b: 20 } } });
  return new Uint8Array(await picture.jpeg({ quality: 60 }).toBuffer());
}

function countOf(words: readonly string[]): Record<string, number> {
  const counts = [...Map.groupBy(words, (word) => word)].map(([word, all]): [string, number] => [
    word,
    all.length,
  ]);
  return Object.fromEntries(counts);
}
