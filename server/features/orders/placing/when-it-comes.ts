import type { Vehicle } from '#contract/agents/schema.ts';
import { isTooHeavy } from '#contract/agents/vehicles.ts';
import type { Place } from '#contract/areas.ts';
import { hasShoppersAndRiders, takesPart } from '#contract/dispatch/way-of-working.ts';
import type { MinuteRange } from '#contract/orders/arrival/range.ts';
import type { OrderKind } from '#contract/orders/errands/schema.ts';
import type { WhenBought } from '#contract/orders/placing/schema.ts';
import { closesAfter, whenBoughtAt, type Opening } from '#contract/orders/placing/opening.ts';
import { windowShopsFrom, windowTimes } from '#contract/orders/windows/rules.ts';
import type { Setting } from '#contract/settings/schema.ts';
import { frontPageMinutesIn, promiseFor } from '../arrival/promise.ts';
import type { MarketOfOrder } from './store.ts';
import type { OrderWindow } from './window-of-order.ts';

interface Wanted {
  kind: OrderKind;
  items: number;
  /** The place of an errand's stop; null where it is bought at the market. */
  stop: Place | null;
  door: Place;
  loadGrams: number;
  opening: Exclude<Opening, { kind: 'never' }>;
  window: OrderWindow | null;
  now: Date;
}

export interface Times {
  /** True where no agent who is at work there carries it alone. */
  isTooHeavy: boolean;
  when: WhenBought;
  /** The delivery window that it was asked for, with the place that it would take. */
  window: OrderWindow | null;
  /** Closing time of the day it would be bought. */
  shopBy: Date;
  /** From when to when it would come, in minutes from the start; nothing where nobody can say. */
  arrival: MinuteRange | null;
  /** The time that the front page promises. */
  frontPageMinutes: number;
}

/** The times of an order: those of its window, else as soon as its market and its agents can. */
export function whenItComes(wanted: Wanted, market: MarketOfOrder, settings: readonly Setting[]): Times {
  const { kind, items, stop, door, loadGrams, opening, window, now } = wanted;
  const frontPageMinutes = frontPageMinutesIn(settings);
  const startsAt = laterStartOf(opening, window);
  const tooHeavy = isTooHeavy(loadGrams, startsAt === null ? carriersNow(market, settings) : []);
  const shared = {
    isTooHeavy: tooHeavy,
    window,
    shopBy: closesAfter(market, startsAt ?? now),
    frontPageMinutes,
  };
  if (window !== null) return { ...shared, ...windowTimes(window.startsAt) };
  const withShoppersAndRiders = hasShoppersAndRiders(settings);
  const promised = {
    market,
    stop,
    kind,
    items,
    grams: loadGrams,
    door,
    startsAt,
    frontPageMinutes,
    withShoppersAndRiders,
  };
  return {
    ...shared,
    when: whenBoughtAt(opening, frontPageMinutes),
    // It is offered to nobody before the office has found somebody for it.
    arrival: tooHeavy ? null : promiseFor(promised, market.hands),
  };
}

/** The start of shopping that lies ahead: of its window, or of the market's next day; nothing where it is bought now. */
function laterStartOf(opening: Wanted['opening'], window: OrderWindow | null): Date | null {
  if (window !== null) return windowShopsFrom(window.startsAt);
  return opening.kind === 'now' ? null : opening.startsAt;
}

/** Vehicles of those who could take it to its door now. Who works at a later opening, nobody knows yet. */
function carriersNow({ hands }: MarketOfOrder, settings: readonly Setting[]): Vehicle[] {
  const withShoppersAndRiders = hasShoppersAndRiders(settings);
  return hands.agents
    .filter(({ works }) => works !== 'shopper' && takesPart(works, withShoppersAndRiders))
    .map(({ vehicle }) => vehicle);
}
