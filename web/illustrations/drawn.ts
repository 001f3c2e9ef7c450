import type { ReactNode } from 'react';
import { drawingPlace, drawingPlaces } from '#contract/pages/rendering.ts';

type Marks = { children: ReactNode } | { dangerouslySetInnerHTML: { __html: string } };

let write: ((drawing: ReactNode) => string) | null = null;

/** Every drawing that a page of this server has shown so far, as it is written. */
export const writtenDrawings: string[] = [];

/**
 * For the server: a drawing is the same for everybody, so it is written out once. A page only says where it belongs,
 * and whoever sends the page lays it there.
 */
export function writeDrawingsOnce(asText: (drawing: ReactNode) => string): void {
  write = asText;
}

/**
 * Content of an `svg` with a drawing. Server and browser give the same markup, so that hydration finds it unchanged.
 */
export function drawn(draw: () => ReactNode): () => Marks {
  let marks: Marks | undefined;
  return () =>
    (marks ??=
      write === null
        ? { children: draw() }
        : { dangerouslySetInnerHTML: { __html: placeOf(write(draw())) } });
}

/** A drawing may hold another. */
function placeOf(text: string): string {
  const whole = text.replaceAll(
    drawingPlaces,
    (_mark, place: string) => writtenDrawings[Number(place)] ?? '',
  );
  return drawingPlace(writtenDrawings.push(whole) - 1);
}
