import type { OrderCosts, Taken } from './order-costs.ts';

/** The assumptions of docs/performance/capacity.md, a letter each. */
export const assumed = {
  v: 10,
  q: 3,
  f: 1.5,
  g: 120,
  o: 4,
  h: 0.12,
  u: 0.6,
  b: 700_000,
  x: 200_000,
} as const;

export interface Size {
  name: string;
  ordersADay: number;
  ordersAYear: number;
  /** Its busiest day against the average day. */
  busiestDay: number;
}

export const sizes: readonly Size[] = [
  { name: 'Abuja', ordersADay: 5000, ordersAYear: 1.8e6, busiestDay: 1 },
  { name: 'Nigeria', ordersADay: 300_000, ordersAYear: 110e6, busiestDay: 1.5 },
  { name: 'a billion a year', ordersADay: 2.74e6, ordersAYear: 1e9, busiestDay: 1.5 },
];

const openMinutes = 40;
const ordersAnAgentAndHour = 2;

/** Milliseconds of processor for an order, with the looks, quotes, followers, positions and streams around it. */
export function orderTakes(costs: OrderCosts): Taken {
  const { v, q, f, g, o } = assumed;
  const sum = (of: keyof Taken) =>
    costs.life[of] +
    v * (costs.landingPage[of] + costs.markets[of]) +
    q * costs.quote[of] +
    costs.events * f * (costs.orderByLink[of] + (of === 'product' ? costs.eventHandedOnMs : 0)) +
    g * costs.position[of] +
    o * costs.streamOpened[of];
  return { product: sum('product'), postgres: sum('postgres') };
}

export interface Needs {
  peakASecond: number;
  processors: Taken;
  diskWaitsASecond: number;
  journalADay: number;
  retainedAYear: number;
  retainedThirtyDays: number;
  retainedTwoDays: number;
  eventsASecond: number;
  agents: number;
  streams: number;
  streamBytes: number;
  browserBytesASecond: number;
  pictureBytesAYear: number;
}

/** Machines that a place of this size needs. */
export function needsOf(costs: OrderCosts, { ordersADay, ordersAYear, busiestDay }: Size): Needs {
  const peak = (ordersADay * busiestDay * assumed.h) / 3600;
  const takes = orderTakes(costs);
  const streams = peak * openMinutes * 60 * assumed.f;
  return {
    peakASecond: peak,
    processors: {
      product: (peak * takes.product) / 1000 / assumed.u,
      postgres: (peak * takes.postgres) / 1000 / assumed.u,
    },
    diskWaitsASecond: peak * costs.diskWaits,
    journalADay: ordersADay * costs.journalBytes,
    retainedAYear: ordersAYear * costs.retainedBytes.forGood,
    retainedThirtyDays: 30 * ordersADay * costs.retainedBytes.thirtyDays,
    retainedTwoDays: 2 * ordersADay * costs.retainedBytes.twoDays,
    eventsASecond: peak * costs.events,
    agents: (peak * 3600) / ordersAnAgentAndHour,
    streams,
    streamBytes: streams * costs.streamBytes,
    browserBytesASecond: peak * assumed.b,
    pictureBytesAYear: ordersAYear * assumed.x,
  };
}
