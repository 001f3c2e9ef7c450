import { daysBefore, isReadable } from '#contract/analytics/range.ts';
import type { Outcome } from '#contract/endpoint.ts';
import type { Db } from '#server/db/database.ts';
import { readMarkets } from '#server/features/markets/store.ts';
import { countMarks } from '../reckoning/store/marks.ts';
import type { Asked, AskedOfMarket } from './store/spread.ts';
import { overKinds, type OverKinds, overMarkets, type OverMarkets } from './view-analysis.ts';

export async function whereReadable<Value>(
  asked: AskedOfMarket,
  read: () => Promise<Value>,
): Promise<Outcome<Value, 'bad-days'>> {
  return isReadable(asked) ? { ok: true, value: await read() } : { ok: false, reason: 'bad-days' };
}

/** The figures of the days beside those before, with the markets as they are called today. */
export async function analyse<Row extends OverMarkets, Figures>(
  db: Db,
  asked: AskedOfMarket,
  read: (db: Db, asked: AskedOfMarket) => Promise<Row[]>,
  fold: (rows: readonly Row[]) => Figures,
) {
  const [known, rows] = await Promise.all([whatIsKnown(db, asked), read(db, asked)]);
  return overMarkets(known, rows, fold);
}

/** The same, and kind by kind. */
export async function analyseByKind<Row extends OverKinds, Figures>(
  db: Db,
  asked: Asked,
  read: (db: Db, asked: Asked) => Promise<Row[]>,
  fold: (rows: readonly Row[]) => Figures,
) {
  const [known, rows] = await Promise.all([whatIsKnown(db, asked), read(db, asked)]);
  return overKinds(known, rows, fold);
}

async function whatIsKnown(db: Db, asked: AskedOfMarket) {
  const [daysWaiting, markets] = await Promise.all([
    countMarks(db, { from: daysBefore(asked).from, to: asked.to }),
    readMarkets(db),
  ]);
  return { asked, daysWaiting, markets: markets.map(({ id, name }) => ({ id, name })) };
}
