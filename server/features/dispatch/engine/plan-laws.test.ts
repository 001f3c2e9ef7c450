import * as fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { anyDispatchState } from '#test/datasets/dispatch-engine.ts';
import type { Instructions, Run } from './instructions.ts';
import { plan } from './plan.ts';
import type { Agent, DispatchState, WaitingOrder } from './state.ts';

// A busy machine takes its time.
vi.setConfig({ testTimeout: 60_000 });

// Laws that hold in any town, tried from one seed: a red test is red again.
const always = { seed: 20_261_121, numRuns: 60 };

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** Two plans of a town, the second a minute later with the memory of the first. */
function twice(state: DispatchState): [DispatchState, Instructions][] {
  const first = plan(state);
  const later = { ...state, now: state.now + 1, memory: first.memory };
  return [
    [state, first],
    [later, plan(later)],
  ];
}

function eachRun(
  check: (state: DispatchState, run: Run, agent: Agent, orders: WaitingOrder[]) => void,
): void {
  fc.assert(
    fc.property(anyDispatchState, (dataset) => {
      for (const [state, { runs }] of twice(dataset)) {
        for (const run of runs) {
          const agent = state.agents.find(({ id }) => id === run.agent);
          const orders = run.orders.flatMap((id) => state.orders.find((order) => order.id === id) ?? []);
          expect(orders).toHaveLength(run.orders.length);
          if (agent === undefined) throw new Error(`nobody is ${run.agent}`);
          check(state, run, agent, orders);
        }
      }
    }),
    always,
  );
}

it('the plan of the same state is the same, and leaves the state unchanged', () => {
  fc.assert(
    fc.property(anyDispatchState, (state) => {
      const before = structuredClone(state);
      for (const [its, answer] of twice(state)) {
        expect(plan(JSON.parse(JSON.stringify(its)) as DispatchState)).toEqual(answer);
      }
      expect(state).toEqual(before);
    }),
    always,
  );
});

it('the plan answers for each order once at most, and expects exactly those that it answers for', () => {
  fc.assert(
    fc.property(anyDispatchState, (dataset) => {
      for (const [{ orders }, { runs, held, etas }] of twice(dataset)) {
        const taken = [...runs.flatMap((run) => run.orders), ...held.map(({ order }) => order)];
        expect(new Set(taken).size).toBe(taken.length);
        expect(orders.map(({ id }) => id)).toEqual(expect.arrayContaining(taken));
        expect(etas.map(({ order }) => order).toSorted()).toEqual(taken.toSorted());
      }
    }),
    always,
  );
});

it('the plan sends each agent at most once, and only free ones', () => {
  fc.assert(
    fc.property(anyDispatchState, (dataset) => {
      for (const [{ now, agents }, { runs }] of twice(dataset)) {
        expect(new Set(runs.map(({ agent }) => agent)).size).toBe(runs.length);
        for (const run of runs) {
          expect(agents.find(({ id }) => id === run.agent)?.freeFrom).toBeLessThanOrEqual(now);
        }
      }
    }),
    always,
  );
});

it('the plan takes a run from one market and stops of errands, within its limits', () => {
  eachRun(({ world, markets }, run, agent, orders) => {
    const places = new Set(orders.map(({ market }) => market));
    const stops = markets.filter(({ id, isStop }) => isStop === true && places.has(id));
    expect(places.size - stops.length).toBeLessThanOrEqual(1);
    expect(places.size === 1 || agent.role === 'both').toBe(true);
    expect(run.orders.length).toBeLessThanOrEqual(world.largestBundle);
  });
});

it('the plan gives an agent no order that is not allowed or exceeds the float or the room for cash', () => {
  eachRun((_, __, agent, orders) => {
    const toShop = orders.filter(({ goods }) => goods.state === 'to-shop');
    for (const { notBy } of orders) expect(notBy).not.toContain(agent.id);
    expect(sum(toShop.map(({ floatNeeded }) => floatNeeded))).toBeLessThanOrEqual(agent.freeFloat);
    const atDoors = agent.role === 'shopper' ? [] : orders.map(({ cashAtDoor }) => cashAtDoor);
    expect(sum(atDoors)).toBeLessThanOrEqual(agent.cashRoom);
    const expected = { rider: 0, shopper: orders.length, both: toShop.length };
    expect(toShop).toHaveLength(expected[agent.role]);
  });
});

it('the plan loads no vehicle with more than it carries', () => {
  eachRun((_, __, agent, orders) => {
    const grams = orders.map((order) => order.grams ?? 0);
    const atOnce = agent.role === 'shopper' ? Math.max(...grams) : sum(grams);
    expect(atOnce).toBeLessThanOrEqual(agent.carriesGrams ?? Infinity);
  });
});

it('the plan picks nothing up after a shift, nor before it is ready', () => {
  eachRun((_, run, agent, orders) => {
    expect(run.pickedUpAt).toBeLessThanOrEqual(agent.offAt);
    const ready = orders.map(({ goods }) => (goods.state === 'ready' ? goods.at : 0));
    expect(run.pickedUpAt).toBeGreaterThanOrEqual(Math.max(...ready));
  });
});

it('the plan gives an honest range: never before now, and around the expected time', () => {
  fc.assert(
    fc.property(anyDispatchState, (dataset) => {
      for (const [{ now }, { etas }] of twice(dataset)) {
        for (const { earliest, likely, latest } of etas) {
          expect(earliest).toBeGreaterThanOrEqual(now);
          expect(likely).toBeGreaterThanOrEqual(earliest);
          expect(latest).toBeGreaterThan(likely);
        }
      }
    }),
    always,
  );
});

it('the plan holds no order back until it is late, where its agent alone would bring it in time', () => {
  const withTime = anyDispatchState.map((state) => ({
    ...state,
    agents: state.agents.map((agent) => ({ ...agent, offAt: 1000 })),
  }));
  fc.assert(
    fc.property(withTime, (dataset) => {
      for (const [state, { held, etas }] of twice(dataset)) {
        for (const { order: id, agent, why } of held) {
          const order = state.orders.find((its) => its.id === id);
          const likely = etas.find((eta) => eta.order === id)?.likely ?? Infinity;
          if (order === undefined || why !== 'not-ready-yet' || likely <= order.dueBy) continue;
          const agents = state.agents.filter((its) => its.id === agent);
          const alone = plan({ ...state, orders: [order], agents });
          expect(alone.etas[0]?.likely).toBeGreaterThan(order.dueBy);
        }
      }
    }),
    always,
  );
});
