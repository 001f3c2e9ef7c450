import { isFarFromGuide, price } from '#contract/lists/prices/guide.ts';
import {
  placeOf,
  type OfficePrice,
  type PriceRound,
  type RoundCell,
  type SeenPrice,
} from '#contract/lists/prices/round.ts';
import { koboFrom } from '#web/lib/format/naira-input.ts';
import type { TypedCell, TypedCells } from './round-store.ts';

/** Meaning of a typed cell: a price to send, or the reason why it stays. */
export type TypedPrice =
  | { kind: 'price'; kobo: SeenPrice['koboPerMeasure'] }
  | { kind: 'far'; guideKobo: number }
  | { kind: 'wrong' }
  | { kind: 'refused' | 'unknown' | 'newer' };

/** Facts of a place that a typed price is judged by. */
export type KnownOfCell = Pick<RoundCell, 'guideKobo'> & {
  other: Pick<NonNullable<RoundCell['other']>, 'at'> | null;
};

export function priceOfTyped(cell: TypedCell, { guideKobo, other }: KnownOfCell): TypedPrice {
  if (cell.answer !== null) return { kind: cell.answer };
  // A price that another person wrote since the first letter is not written over unseen.
  if (cell.otherAt !== undefined && other !== null && other.at !== cell.otherAt) return { kind: 'newer' };
  const read = price.safeParse(koboFrom(cell.text));
  if (!read.success) return { kind: 'wrong' };
  const isFar = guideKobo !== null && isFarFromGuide(read.data, { koboPerMeasure: price.parse(guideKobo) });
  return isFar && !cell.isSure ? { kind: 'far', guideKobo } : { kind: 'price', kobo: read.data };
}

/** Each place of the round with its known prices. */
export function placesOf({ rows, markets }: PriceRound) {
  return rows.flatMap(({ item, measure, cells }) =>
    markets.map(({ id: marketId }) => {
      const place = { marketId, itemId: item.id, measure };
      const { guideKobo = null, other = null } = cells.find((cell) => cell.marketId === marketId) ?? {};
      return { name: placeOf(place), place, known: { guideKobo, other } };
    }),
  );
}

/** Typed prices by the day for which they count, and places that must be put right first, from the top. */
export function sortTyped(round: PriceRound, typed: TypedCells) {
  const byDay = new Map<string, OfficePrice[]>();
  const wrong: string[] = [];
  for (const { name, place, known } of placesOf(round)) {
    const cell = typed[name];
    if (cell === undefined) continue;
    const read = priceOfTyped(cell, known);
    if (read.kind !== 'price') wrong.push(name);
    else {
      const { otherAt } = cell;
      const sent = { ...place, koboPerMeasure: read.kobo, ...(otherAt !== undefined && { otherAt }) };
      byDay.set(cell.day, [...(byDay.get(cell.day) ?? []), sent]);
    }
  }
  return { byDay, wrong };
}
