import { daysBefore, periodsOf, stepOf, type Days } from '#contract/analytics/range.ts';
import type { MarketId } from '#contract/markets/schema.ts';
import { orderKinds, type OrderKind } from '#contract/orders/errands/schema.ts';

/** Turns the rows about one thing into its figures; of no rows, the figures of nothing. */
type Fold<Row, Figures> = (rows: readonly Row[]) => Figures;

interface Known {
  asked: Days;
  daysWaiting: number;
}

interface OverTime {
  about: string;
  isEarlier: boolean;
  period: string | null;
}

export interface OverMarkets extends OverTime {
  marketId: string | null;
}

export interface OverKinds extends OverMarkets {
  kind: OrderKind | null;
}

export interface KnownMarkets extends Known {
  markets: readonly { id: MarketId; name: string }[];
}

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
export function overMarkets<Row extends OverMarkets, Figures>(
  known: KnownMarkets,
  rows: readonly Row[],
  fold: Fold<Row, Figures>,
) {
  const ofMarkets = rows.filter(({ about }) => about === 'market');
  const homes = [...known.markets, { id: null, name: '' }];
  return {
    ...overTime(known, rows, fold),
    markets: homes.flatMap(({ id, name }) => {
      const own = ofMarkets.filter(({ marketId }) => marketId === id);
      return own.length === 0 ? [] : [{ marketId: id, name, ...nowAndEarlier(own, fold) }];
    }),
  };
}

/** The same, and of each kind of order where anything happened; what belongs to none comes last. */
export function overKinds<Row extends OverKinds, Figures>(
  known: KnownMarkets,
  rows: readonly Row[],
  fold: Fold<Row, Figures>,
) {
  const ofKinds = rows.filter(({ about }) => about === 'kind');
  return {
    ...overMarkets(known, rows, fold),
    kinds: [...orderKinds, null].flatMap((kind) => {
      const own = ofKinds.filter((row) => row.kind === kind);
      return own.length === 0 ? [] : [{ kind, ...nowAndEarlier(own, fold) }];
    }),
  };
}

function nowAndEarlier<Row extends OverTime, Figures>(rows: readonly Row[], fold: Fold<Row, Figures>) {
  return {
    now: fold(rows.filter(({ isEarlier }) => !isEarlier)),
    earlier: fold(rows.filter(({ isEarlier }) => isEarlier)),
  };
}
