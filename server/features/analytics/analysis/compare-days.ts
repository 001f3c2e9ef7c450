import { daysBefore, isReadable } from '#contract/analytics/range.ts';
import type { Outcome } from '#contract/endpoint.ts';
import type { Db } from '#server/db/database.ts';
import { readMarkets } from '#server/features/markets/store.ts';
import { countMarks } from '../reckoning/store/marks.ts';
import type { About, Asked } from './store/spread.ts';
import { overMarkets } from './view-analysis.ts';

export async function whereReadable<Value>(
  asked: Asked,
  read: () => Promise<Value>,
): Promise<Outcome<Value, 'bad-days'>> {
  return isReadable(asked) ? { ok: true, value: await read() } : { ok: false, reason: 'bad-days' };
}

/** The figures of the days beside those before, with the markets as they are called today. */
export async function analyse<Row extends About, Figures>(
  db: Db,
  asked: Asked,
  read: (db: Db, asked: Asked) => Promise<Row[]>,
  fold: (rows: readonly Row[]) => Figures,
) {
  const [daysWaiting, rows, markets] = await Promise.all([
    countMarks(db, { from: daysBefore(asked).from, to: asked.to }),
    read(db, asked),
    readMarkets(db),
  ]);
  const named = markets.map(({ id, name }) => ({ id, name }));
  return overMarkets({ asked, daysWaiting, markets: named }, rows, fold);
}
