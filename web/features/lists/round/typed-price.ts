import { isFarFromGuide, price } from '#contract/lists/prices/guide.ts';
import { placeOf, type PriceRound, type SeenPrice } from '#contract/lists/prices/round.ts';
import { koboFrom } from '#web/lib/format/naira-input.ts';
import type { TypedCell, TypedCells } from './round-store.ts';

/** Meaning of a typed cell: a price to send, or the reason why it stays. */
export type TypedPrice =
  | { kind: 'price'; kobo: SeenPrice['koboPerMeasure'] }
  | { kind: 'far'; guideKobo: number }
  | { kind: 'wrong' }
  | { kind: 'refused' | 'unknown' };

export function priceOfTyped(cell: TypedCell, guideKobo: number | null): TypedPrice {
  if (cell.answer !== null) return { kind: cell.answer };
  const read = price.safeParse(koboFrom(cell.text));
  if (!read.success) return { kind: 'wrong' };
  const isFar = guideKobo !== null && isFarFromGuide(read.data, { koboPerMeasure: price.parse(guideKobo) });
  return isFar && !cell.isSure ? { kind: 'far', guideKobo } : { kind: 'price', kobo: read.data };
}

/** Each place of the round with the guide that customers see there. */
export function placesOf({ rows, markets }: PriceRound) {
  return rows.flatMap(({ item, measure, cells }) =>
    markets.map(({ id: marketId }) => {
      const place = { marketId, itemId: item.id, measure };
      const guideKobo = cells.find((cell) => cell.marketId === marketId)?.guideKobo ?? null;
      return { name: placeOf(place), place, guideKobo };
    }),
  );
}

/** Typed prices by the day for which they count, and places that must be put right first, from the top. */
export function sortTyped(round: PriceRound, typed: TypedCells) {
  const byDay = new Map<string, SeenPrice[]>();
  const wrong: string[] = [];
  for (const { name, place, guideKobo } of placesOf(round)) {
    const cell = typed[name];
    if (cell === undefined) continue;
    const read = priceOfTyped(cell, guideKobo);
    if (read.kind !== 'price') wrong.push(name);
    else byDay.set(cell.day, [...(byDay.get(cell.day) ?? []), { ...place, koboPerMeasure: read.kobo }]);
  }
  return { byDay, wrong };
}
