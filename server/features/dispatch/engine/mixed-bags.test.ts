import { describe, expect, it } from 'vitest';
import { agentAt, dataset, market, orderAt } from '#test/datasets/dispatch-engine.ts';
import { plan } from './plan.ts';
import type { Agent, Market, WaitingOrder } from './state.ts';

const basket = { state: 'to-shop', items: 2, stallKinds: ['grains'] } as const;
const oneThing = { state: 'to-shop', items: 1, stallKinds: [] } as const;

const stopAt = (x: number): Market => ({ id: 'stop', place: { x, y: 0 }, queueMinutes: 3, isStop: true });
const list = (more: Partial<WaitingOrder> = {}) =>
  orderAt('list', 3000, { goods: basket, dueBy: 60, ...more });
const errand = (more: Partial<WaitingOrder> = {}) =>
  orderAt('errand', 3300, { market: 'stop', goods: oneThing, dueBy: 60, ...more });

function planned(
  orders: WaitingOrder[],
  { ada = {}, stop = 900 }: { ada?: Partial<Agent>; stop?: number } = {},
) {
  return plan(dataset([agentAt('ada', 0, ada)], orders, { markets: [market, stopAt(stop)] }));
}

describe('an errand and a list', () => {
  it('go in one bag where the stop lies on the way and both stay in time', () => {
    const { runs, etas } = planned([list(), errand()]);
    expect(runs.map((run) => run.orders)).toEqual([['list', 'errand']]);
    // One minute in, three in the queue, two items and a kind of stall, one out; three of way; one in, three in the
    // queue, one item, one out.
    expect(runs[0]?.pickedUpAt).toBe(1 + 3 + 2 + 2 + 1 + 3 + 1 + 3 + 1);
    expect(etas.map(({ likely }) => likely)).toEqual([17 + 1 + 7 + 1, 26 + 1 + 1 + 1]);
  });

  it('go apart where the errand ends at its stop or may wait long there', () => {
    const alone: Market = { ...stopAt(900), isAlone: true };
    for (const orders of [
      [list(), errand()],
      [errand(), list()],
    ]) {
      const state = dataset([agentAt('ada', 0)], orders, { markets: [market, alone] });
      expect(plan(state).runs.map((run) => run.orders.length)).toEqual([1]);
    }
  });

  it('go apart where one of them would be late, which is in time alone', () => {
    const { runs, held } = planned([list({ dueBy: 22 }), errand()]);
    expect(runs.map((run) => run.orders)).toEqual([['list']]);
    expect(held.map(({ order }) => order)).toEqual(['errand']);
  });

  it('go apart where the vehicle does not carry both', () => {
    const { runs } = planned([list({ grams: 15_000 }), errand({ grams: 15_000 })], {
      ada: { carriesGrams: 20_000 },
    });
    expect(runs.map((run) => run.orders.length)).toEqual([1]);
  });

  it('go apart where one agent shops and another carries', () => {
    const { runs } = planned([list(), errand()], { ada: { role: 'shopper' } });
    expect(runs.map((run) => run.orders.length)).toEqual([1]);
  });

  it('go apart where the agent’s money is enough for one of them only', () => {
    const { runs } = planned([list(), errand()], { ada: { freeFloat: 15_000_00 } });
    expect(runs.map((run) => run.orders.length)).toEqual([1]);
  });
});

it('two lists of two markets never share a bag', () => {
  const wuse: Market = { id: 'stop', place: { x: 900, y: 0 }, queueMinutes: 3 };
  const state = dataset([agentAt('ada', 0)], [list(), errand()], { markets: [market, wuse] });
  expect(plan(state).runs.map((run) => run.orders.length)).toEqual([1]);
});
