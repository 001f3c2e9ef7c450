import { drawingPlace } from '#contract/pages/rendering.ts';

const [opening = '', closing = ''] = drawingPlace(0).split('0');
const placeBegins = Buffer.from(opening);

/** Each drawing as it travels, made once. */
const laid = new WeakMap<readonly string[], Map<number, Buffer>>();

/**
 * A page with the drawings of the house in their places. They are two thirds of what a page draws and never change:
 * as a part of its text they were copied three times until they were bytes.
 */
export function withDrawings(page: Buffer, drawings: readonly string[]): Buffer {
  const pieces: Buffer[] = [];
  let from = 0;
  for (let at = page.indexOf(placeBegins); at >= 0; at = page.indexOf(placeBegins, from)) {
    const end = page.indexOf(closing, at);
    const number = Number(page.toString('latin1', at + placeBegins.length, end));
    pieces.push(page.subarray(from, at), bytesOf(drawings, number));
    from = end + closing.length;
  }
  return pieces.length === 0 ? page : Buffer.concat([...pieces, page.subarray(from)]);
}

function bytesOf(drawings: readonly string[], number: number): Buffer {
  const known = laid.get(drawings) ?? new Map<number, Buffer>();
  laid.set(drawings, known);
  const drawing = drawings[number];
  if (drawing === undefined) throw new Error(`a page shows drawing ${number}, and there is none`);
  const bytes = known.get(number) ?? Buffer.from(drawing);
  known.set(number, bytes);
  return bytes;
}
