import { daysBefore, periodsOf, stepOf, type Days } from '#contract/analytics/range.ts';
import type { MarketId } from '#contract/markets/schema.ts';
import type { About } from './store/spread.ts';

/** Turns the rows about one thing into its figures; of no rows, the figures of nothing. */
type Fold<Row, Figures> = (rows: readonly Row[]) => Figures;

interface Known {
  asked: Days;
  daysWaiting: number;
}

type OverTime = Pick<About, 'isEarlier' | 'period'> & { about: string };

/** Figures of the days, of those before them, and of each period, the quiet ones too. */
export function overTime<Row extends OverTime, Figures>(
  { asked, daysWaiting }: Known,
  rows: readonly Row[],
  fold: Fold<Row, Figures>,
) {
  const ofDays = rows.filter(({ about }) => about === 'days');
  const byPeriod = Map.groupBy(
    rows.filter(({ about }) => about === 'period'),
    ({ period }) => period,
  );
  return {
    days: { from: asked.from, to: asked.to },
    before: daysBefore(asked),
    step: stepOf(asked),
    daysWaiting,
    now: fold(ofDays.filter(({ isEarlier }) => !isEarlier)),
    earlier: fold(ofDays.filter(({ isEarlier }) => isEarlier)),
    periods: periodsOf(asked).map(({ from, to }) => ({ from, to, figures: fold(byPeriod.get(from) ?? []) })),
  };
}

/** The same, and of each market where anything happened; what belongs to none comes last. */
export function overMarkets<Row extends About & { marketId: string | null }, Figures>(
  known: Known & { markets: readonly { id: MarketId; name: string }[] },
  rows: readonly Row[],
  fold: Fold<Row, Figures>,
) {
  const ofMarkets = rows.filter(({ about }) => about === 'market');
  const homes = [...known.markets, { id: null, name: '' }];
  return {
    ...overTime(known, rows, fold),
    markets: homes.flatMap(({ id, name }) => {
      const own = ofMarkets.filter(({ marketId }) => marketId === id);
      if (own.length === 0) return [];
      const now = fold(own.filter(({ isEarlier }) => !isEarlier));
      return [{ marketId: id, name, now, earlier: fold(own.filter(({ isEarlier }) => isEarlier)) }];
    }),
  };
}
