import { type Days, daysBefore, periodsOf } from '#contract/analytics/range.ts';
import type { MarketId } from '#contract/markets/schema.ts';
import { orderKinds, type OrderKind } from '#contract/orders/errands/schema.ts';
import type { Span } from './recount.ts';
import type { RawRows } from './rows.ts';

export interface Asked extends Days {
  marketId?: MarketId;
  kind?: OrderKind;
}

type Counted<Figures> = (rows: RawRows, span: Span) => Figures;

/** Expected reply, counted from the raw rows span by span. */
export function expectedOf<Figures>(rows: RawRows, asked: Asked, count: Counted<Figures>) {
  const { marketId: only, kind } = asked;
  const days = { from: asked.from, to: asked.to };
  const before = daysBefore(asked);
  const homes = [...rows.markets, { id: null, name: '' }].filter(
    ({ id }) => only === undefined || id === only,
  );
  const markets = homes.map(({ id, name }) => ({
    marketId: id,
    name,
    now: count(rows, { ...days, marketId: id, kind }),
    earlier: count(rows, { ...before, marketId: id, kind }),
  }));
  return {
    days,
    before,
    daysWaiting: 0,
    now: count(rows, { ...days, marketId: only, kind }),
    earlier: count(rows, { ...before, marketId: only, kind }),
    periods: periodsOf(days).map((period) => ({
      ...period,
      figures: count(rows, { ...period, marketId: only, kind }),
    })),
    markets: markets.filter(isBusy),
  };
}

/** The same, and kind by kind. */
export function expectedByKind<Figures>(rows: RawRows, asked: Asked, count: Counted<Figures>) {
  const { marketId: only } = asked;
  const kinds = [...orderKinds, null].filter((kind) => asked.kind === undefined || asked.kind === kind);
  const each = kinds.map((kind) => ({
    kind,
    now: count(rows, { from: asked.from, to: asked.to, marketId: only, kind }),
    earlier: count(rows, { ...daysBefore(asked), marketId: only, kind }),
  }));
  return { ...expectedOf(rows, asked, count), kinds: each.filter(isBusy) };
}

/** True where any number in it differs from zero. */
function isBusy({ now, earlier }: { now: unknown; earlier: unknown }): boolean {
  return /:-?[1-9]/.test(JSON.stringify([now, earlier]));
}

interface Beside {
  now: unknown;
  earlier: unknown;
}

export function withoutQuiet<Answer extends { markets: Beside[]; kinds?: Beside[] }>(answer: Answer) {
  const { markets, kinds } = answer;
  return { ...answer, markets: markets.filter(isBusy), ...(kinds && { kinds: kinds.filter(isBusy) }) };
}
