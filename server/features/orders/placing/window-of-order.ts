import type { MarketTimes } from '#contract/markets/rules.ts';
import {
  capacityOf,
  freePlaceOf,
  windowRefusalOf,
  type WindowRefusal,
} from '#contract/orders/windows/rules.ts';
import type { WindowFacts } from '../windows/store.ts';

/** A delivery window with the place that an order would take of its capacity. */
export interface OrderWindow {
  startsAt: Date;
  place: number;
}

export type WindowAnswer =
  | { ok: true; value: OrderWindow | null }
  | { ok: false; reason: WindowRefusal | 'window-full' };

/** The window that an order is placed for; nothing where it comes as soon as it can. */
export function windowOfOrder(
  asked: string | undefined,
  market: MarketTimes,
  known: WindowFacts | null,
  now: Date,
): WindowAnswer {
  if (asked === undefined) return { ok: true, value: null };
  const startsAt = new Date(asked);
  const reason = windowRefusalOf(market, startsAt, now);
  if (reason !== null) return { ok: false, reason };
  return placedIn(startsAt, known);
}

/** The same window once more, after another order took the place. */
export function placedIn(startsAt: Date, known: WindowFacts | null): WindowAnswer {
  if (known === null) return { ok: false, reason: 'window-closed' };
  const place = freePlaceOf(capacityOf(known), known.taken);
  return place === null ? { ok: false, reason: 'window-full' } : { ok: true, value: { startsAt, place } };
}
