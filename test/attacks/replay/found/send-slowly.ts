import sharp from 'sharp';
import { addPicture } from '#contract/media/endpoints.ts';
import { quoteOrder } from '#contract/orders/endpoints.ts';
import type { House } from '../house/house.ts';
import { exchange, headOf, statusesIn } from '../house/raw.ts';
import { openNotes, type Seen } from '../seen.ts';

const bytesASecond = 1400;
const seconds = 36;
const close = 'connection: close';

/** A phone on EDGE brings a photo for longer than half a minute, which is taken; texts and photos that hardly come are let go. */
export async function sendSlowly(house: House): Promise<Seen> {
  const notes = openNotes();
  const stranger = house.openDevice();
  const photo = await noise(bytesASecond * seconds);
  const brings = headOf(
    addPicture,
    stranger,
    close,
    'content-type: image/png',
    `content-length: ${photo.length}`,
  );
  const says = headOf(quoteOrder, stranger, close, 'content-type: application/json', 'content-length: 90000');
  const begun = performance.now();
  const [taken, dripped, text] = await Promise.all([
    exchange(house.url, [brings, ...inPieces(photo, bytesASecond)], 1000),
    exchange(house.url, [brings, ...inPieces(photo, 200)], 1000),
    exchange(house.url, [says, ...inPieces(Buffer.alloc(90_000, 32), 1500)], 1000),
  ]);
  const took = Math.round((performance.now() - begun) / 1000);
  notes.is(`a photo of ${photo.length} bytes, ${bytesASecond} a second`, statusesIn(taken), [200]);
  notes.is('one of 200 bytes a second', statusesIn(dripped), [408]);
  notes.is('a text that goes on for a minute', statusesIn(text), [408]);
  notes.is('all of it took longer than half a minute', took > 30, true);
  return notes;
}

/** A picture that no packing makes smaller, of about so many bytes. */
async function noise(bytes: number): Promise<Buffer> {
  const side = Math.ceil(Math.sqrt(bytes / 3));
  const pixels = Buffer.from(Array.from({ length: side * side * 3 }, () => Math.floor(Math.random() * 256)));
  return sharp(pixels, { raw: { width: side, height: side, channels: 3 } })
    .png()
    .toBuffer();
}

function* inPieces(whole: Buffer, pieceBytes: number): Generator<Buffer> {
  for (let at = 0; at < whole.length; at += pieceBytes) yield whole.subarray(at, at + pieceBytes);
}
