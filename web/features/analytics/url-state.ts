import { dayAfter, daysBefore, isReadable, lengthOf, type Days } from '#contract/analytics/range.ts';
import { marketId, type MarketId } from '#contract/markets/schema.ts';
import { orderKinds, type OrderKind } from '#contract/orders/errands/schema.ts';

export const ranges = ['today', '7', '28', '90', 'month', 'own'] as const;
export type Range = (typeof ranges)[number];

export const parts = [
  'orders',
  'speed',
  'basket',
  'refunds',
  'takings',
  'customers',
  'agents',
  'visits',
] as const;
export type Part = (typeof parts)[number];

/** False for people and visits: a customer comes for this and that, and a visit for nothing yet. */
export function hasKinds(part: Part): boolean {
  return part !== 'customers' && part !== 'visits';
}

/** State of the analytics; all of it is in the address, so that it can be shared. */
export interface AnalyticsPlace {
  part: Part;
  range: Range;
  days: Days;
  /** Undefined for every market. */
  marketId: MarketId | undefined;
  /** Undefined for orders of every kind, and in parts that are not split by it. */
  kind: OrderKind | undefined;
  compares: boolean;
  /** The slug of one city; undefined for all that somebody sees. */
  city?: string | undefined;
}

const usual = '28';

export function readPlace(params: URLSearchParams, today: string): AnalyticsPlace {
  const asked = ranges.find((range) => range === params.get('range')) ?? usual;
  const own = ownDays(params);
  const range = asked === 'own' && own === null ? usual : asked;
  const market = marketId.safeParse(params.get('market'));
  const part = parts.find((one) => one === params.get('part')) ?? 'orders';
  return {
    part,
    range,
    days: range === 'own' && own !== null ? own : daysOf(range, today),
    marketId: market.success ? market.data : undefined,
    kind: hasKinds(part) ? orderKinds.find((kind) => kind === params.get('kind')) : undefined,
    compares: params.get('compare') !== 'no',
  };
}

function daysOf(range: Range, today: string): Days {
  if (range === 'today') return { from: today, to: today };
  if (range === 'month') return { from: `${today.slice(0, 8)}01`, to: today };
  return { from: dayAfter(today, 1 - Number(range === 'own' ? usual : range)), to: today };
}

function ownDays(params: URLSearchParams): Days | null {
  const days = { from: params.get('from') ?? '', to: params.get('to') ?? '' };
  return isDays(days) ? days : null;
}

/** Two real days, and no more between them than can be asked for. */
export function isDays(days: Days): boolean {
  return isDay(days.from) && isDay(days.to) && isReadable(days);
}

function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && dayAfter(text, 0) === text;
}

/** Input for a query about these days. */
export function askedOf({ days, marketId: id, kind, city }: AnalyticsPlace) {
  return {
    ...days,
    ...(id !== undefined && { marketId: id }),
    ...(kind !== undefined && { kind }),
    ...(city !== undefined && { city }),
  };
}

/** The same about the days before: a chart draws them under these. */
export function askedBefore(place: AnalyticsPlace) {
  return askedOf({ ...place, days: daysBefore(place.days) });
}

/** A single day has nothing to be drawn under. */
export function drawsBefore({ compares, days }: AnalyticsPlace): boolean {
  return compares && lengthOf(days) > 1;
}

/** A read that is not asked for any more still has what it brought: it is drawn only where it is wanted. */
export function periodsBefore<Periods>(
  place: AnalyticsPlace,
  before: { periods: Periods } | undefined,
): Periods | undefined {
  return drawsBefore(place) ? before?.periods : undefined;
}
