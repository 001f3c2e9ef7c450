import { asKobo } from '#contract/kobo.ts';
import { guideFrom } from '#contract/lists/prices/guide.ts';
import { placeOf, type PriceRound, type RoundCell } from '#contract/lists/prices/round.ts';
import { lagosClock } from '#contract/time.ts';
import type { Db } from '#server/db/database.ts';
import { viewPricedItem } from '../catalogue/view.ts';
import { correctedFrom, learnedFrom } from './store/guide.ts';
import {
  readOwnSamples,
  readRoundCells,
  readRoundRows,
  type RoundCellRow,
  type RoundMarket,
} from './store/round.ts';

/** Items at these markets with their last prices, and those that this person recorded today; for the office also those of others. */
export async function showRound(
  db: Db,
  markets: readonly RoundMarket[],
  personId: string,
  viewer: 'office' | 'agent',
): Promise<PriceRound> {
  const today = lagosClock(new Date()).date;
  const ids = markets.map(({ id }) => id);
  const [rows, cells, own] = await Promise.all([
    readRoundRows(db, ids),
    readRoundCells(db, ids, { personId: viewer === 'office' ? personId : null, day: today }),
    readOwnSamples(db, ids, personId, today),
  ]);
  const cellOf = new Map(cells.map((cell) => [placeOf(cell), cell]));
  const ownOf = new Map(
    own.map(({ kobo, state, isSeen, ...place }) => [
      placeOf(place),
      { kobo: asKobo(kobo), state, isPaid: !isSeen },
    ]),
  );
  return {
    today,
    markets: [...markets],
    rows: rows.map((row) => ({
      item: viewPricedItem(row),
      measure: row.measure,
      cells: ids.flatMap((marketId) => {
        const place = placeOf({ marketId, itemId: row.itemId, measure: row.measure });
        const [cell, recorded] = [cellOf.get(place), ownOf.get(place) ?? null];
        if (cell === undefined && recorded === null) return [];
        return [{ marketId, ...viewKnown(cell), own: recorded }];
      }),
    })),
  };
}

function viewKnown(cell: RoundCellRow | undefined): Pick<RoundCell, 'guideKobo' | 'last' | 'other'> {
  if (cell === undefined) return { guideKobo: null, last: null, other: null };
  const corrected = correctedFrom(cell);
  const last =
    cell.lastKobo !== null && cell.newestOn !== null
      ? { kobo: asKobo(cell.lastKobo), on: cell.newestOn }
      : corrected;
  return {
    guideKobo: guideFrom(corrected, learnedFrom(cell))?.koboPerMeasure ?? null,
    last,
    other: viewOther(cell),
  };
}

function viewOther({ otherKobo, otherBy, otherAt }: RoundCellRow): RoundCell['other'] {
  return otherKobo === null || otherBy === null || otherAt === null
    ? null
    : { kobo: asKobo(otherKobo), by: otherBy, at: otherAt.toISOString() };
}
