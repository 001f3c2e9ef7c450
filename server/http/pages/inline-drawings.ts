import { drawingPlaces } from '#contract/pages/rendering.ts';

/** A page with the drawings of the house in their places. */
export function withDrawings(page: string, drawings: readonly string[]): string {
  return page.replaceAll(drawingPlaces, (_, number) => {
    const drawing = drawings[Number(number)];
    if (drawing === undefined) throw new Error(`a page shows drawing ${number}, and there is none`);
    return drawing;
  });
}
