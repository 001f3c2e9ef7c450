import * as fc from 'fast-check';
import type {
  Agent,
  DispatchState,
  Market,
  WaitingOrder,
  World,
} from '#server/features/dispatch/engine/state.ts';

/** The engine’s world in tests: Life Camp in plain numbers, where 300 metres are a minute. */
export const world: World = {
  metresPerMinute: 300,
  detour: 1,
  wholeMinutes: false,
  stallMinutes: 2,
  doorMinutes: 2,
  shopping: { itemMinutes: 1, stallKindMinutes: 2 },
  largestBundle: 4,
  effort: 4000,
};

export const market: Market = { id: 'life-camp', place: { x: 0, y: 0 }, queueMinutes: 3 };

export function agentAt(id: string, x: number, more: Partial<Agent> = {}): Agent {
  return {
    id,
    role: 'both',
    freeFrom: 0,
    place: { x, y: 0 },
    offAt: 600,
    freeFloat: 100_000_00,
    cashRoom: 100_000_00,
    ...more,
  };
}

/** Packed and ready at once, at a door so many metres east of the market, due within the half hour. */
export function orderAt(id: string, x: number, more: Partial<WaitingOrder> = {}): WaitingOrder {
  return {
    id,
    market: market.id,
    door: { x, y: 0 },
    since: 0,
    dueBy: 30,
    goods: { state: 'ready', at: 0 },
    floatNeeded: 10_000_00,
    cashAtDoor: 0,
    notBy: [],
    ...more,
  };
}

export function dataset(
  agents: readonly Agent[],
  orders: readonly WaitingOrder[],
  more: Partial<DispatchState> = {},
): DispatchState {
  return { now: 0, world, markets: [market], agents, orders, ...more };
}

const anywhere = fc.record({
  x: fc.integer({ min: -4000, max: 4000 }),
  y: fc.integer({ min: -4000, max: 4000 }),
});
const now = 100;

/** Any town with agents of every kind, orders of every kind, and things that may not be. */
export const anyDispatchState: fc.Arbitrary<DispatchState> = fc
  .record({
    markets: fc.array(fc.record({ place: anywhere, queueMinutes: fc.nat(8), isStop: fc.boolean() }), {
      minLength: 1,
      maxLength: 3,
    }),
    agents: fc.array(anyAgent(), { maxLength: 6 }),
    orders: fc.array(anyOrder(), { maxLength: 10 }),
    ways: fc.constantFrom(true, false),
  })
  .map(({ markets, agents, orders, ways }) => ({
    now,
    world: { ...world, effort: 300, wholeMinutes: ways },
    markets: markets.map(({ isStop, ...its }, at) => ({
      id: `market-${at}`,
      ...its,
      ...(isStop && at > 0 && { isStop: true as const }),
    })),
    agents: agents.map((its, at) => ({ id: `agent-${at}`, ...its })),
    orders: orders.map(({ market: number, declined, ...its }, at) => ({
      ...its,
      id: `order-${at}`,
      market: `market-${number % markets.length}`,
      notBy: declined.map((agent) => `agent-${agent}`),
    })),
  }));

function anyAgent() {
  return fc.record({
    role: fc.constantFrom('both', 'shopper', 'rider'),
    freeFrom: fc.integer({ min: now - 10, max: now + 40 }),
    place: anywhere,
    offAt: fc.integer({ min: now, max: now + 200 }),
    freeFloat: fc.nat(60_000_00),
    cashRoom: fc.nat(60_000_00),
    carriesGrams: fc.nat(60_000),
    metresPerMinute: fc.constantFrom(80, 300, 350),
  });
}

function anyOrder() {
  const toShop = fc.record({
    state: fc.constant('to-shop' as const),
    items: fc.integer({ min: 1, max: 20 }),
    stallKinds: fc.subarray(['grains', 'tubers', 'meat', 'fish']),
  });
  const ready = fc.record({
    state: fc.constant('ready' as const),
    at: fc.integer({ min: now - 20, max: now + 30 }),
  });
  return fc.record({
    market: fc.nat(2),
    door: anywhere,
    since: fc.integer({ min: now - 60, max: now }),
    dueBy: fc.integer({ min: now - 30, max: now + 30 }),
    goods: fc.oneof(toShop, ready),
    floatNeeded: fc.nat(40_000_00),
    cashAtDoor: fc.oneof(fc.constant(0), fc.nat(40_000_00)),
    grams: fc.nat(40_000),
    declined: fc.array(fc.nat(5), { maxLength: 3 }),
  });
}
