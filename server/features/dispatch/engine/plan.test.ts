import { describe, expect, it } from 'vitest';
import { agentAt, orderAt, dataset, world } from '#test/datasets/dispatch-engine.ts';
import { plan } from './plan.ts';

const noPlan = { runs: [], held: [], etas: [] };

describe('the carrier of an order', () => {
  it('is the agent who brings it soonest', () => {
    const { runs } = plan(dataset([agentAt('far', 3000), agentAt('near', 300)], [orderAt('soup', 900)]));
    expect(runs).toEqual([
      expect.objectContaining({ agent: 'near', orders: ['soup'], market: 'life-camp', from: 0 }),
    ]);
  });

  it('is never somebody who declined, whatever was planned before', () => {
    const agents = [agentAt('far', 3000), agentAt('near', 300)];
    const { memory } = plan(dataset(agents, [orderAt('soup', 900, { goods: { state: 'ready', at: 15 } })]));
    const { runs } = plan(dataset(agents, [orderAt('soup', 900, { notBy: ['near'] })], { memory }));
    expect(runs.map(({ agent }) => agent)).toEqual(['far']);
  });

  it('is nobody where nobody may', () => {
    const ceiling = {
      goods: { state: 'to-shop', items: 2, stallKinds: [] },
      floatNeeded: 60_000_00,
    } as const;
    const short = agentAt('short-of-float', 0, { freeFloat: 50_000_00 });
    expect(plan(dataset([short], [orderAt('big', 900, ceiling)]))).toMatchObject(noPlan);
  });

  it('is no agent who would collect more cash at its door than they may carry', () => {
    const poor = agentAt('little-room', 0, { cashRoom: 20_000_00 });
    expect(plan(dataset([poor], [orderAt('dear', 900, { cashAtDoor: 20_000_01 })]))).toMatchObject(noPlan);
    const { runs: taken } = plan(dataset([poor], [orderAt('dear', 900, { cashAtDoor: 20_000_00 })]));
    expect(taken.map(({ agent }) => agent)).toEqual(['little-room']);
  });

  it('is an agent whose vehicle carries it, and goes at the pace of that vehicle', () => {
    const onFoot = agentAt('on-foot', 0, { carriesGrams: 20_000, metresPerMinute: 100 });
    const far = agentAt('car', 600, { carriesGrams: 300_000, metresPerMinute: 300 });
    const heavy = orderAt('rice', 900, { grams: 20_001 });
    expect(plan(dataset([onFoot], [heavy]))).toMatchObject(noPlan);
    expect(plan(dataset([onFoot, far], [heavy])).runs.map(({ agent }) => agent)).toEqual(['car']);
    const light = orderAt('ugu', 900, { grams: 20_000 });
    const likely = (agents: (typeof far)[]) => plan(dataset(agents, [light])).etas[0]?.likely ?? 0;
    expect(likely([onFoot]) - likely([{ ...onFoot, metresPerMinute: 300 }])).toBeCloseTo(6);
    const two = [orderAt('one', 900, { grams: 15_000 }), orderAt('two', 900, { grams: 15_000 })];
    expect(plan(dataset([onFoot], two)).runs.map(({ orders }) => orders.length)).toEqual([1]);
  });

  it('is no shopper of what nobody carries on, while a shopper packs more than one carries at once', () => {
    const shopper = agentAt('buyer', 0, { role: 'shopper', carriesGrams: 20_000 });
    const goods = { state: 'to-shop', items: 2, stallKinds: [] } as const;
    const heavy = orderAt('rice', 900, { goods, grams: 20_001 });
    expect(plan(dataset([shopper], [heavy]))).toMatchObject(noPlan);
    const two = ['one', 'two'].map((id) => orderAt(id, 900, { goods, grams: 15_000 }));
    expect(plan(dataset([shopper], two)).runs.map(({ orders }) => orders.length)).toEqual([2]);
  });

  it('is nobody after the shift', () => {
    const leaving = agentAt('leaving', 3000, { offAt: 5 });
    expect(plan(dataset([leaving], [orderAt('soup', 900)]))).toMatchObject(noPlan);
    expect(plan(dataset([], [orderAt('soup', 900)]))).toMatchObject(noPlan);
  });

  it('is the agent who comes free next door sooner than the one who waits far away', () => {
    const agents = [agentAt('busy', 0, { freeFrom: 3 }), agentAt('idle', 6000)];
    const { runs, held } = plan(dataset(agents, [orderAt('soup', 900)]));
    expect(runs).toEqual([]);
    expect(held).toEqual([{ order: 'soup', until: 3, why: 'an-agent-comes-free', agent: 'busy' }]);
  });
});

describe('a bundle', () => {
  it('goes to doors that lie on one way, in their sequence', () => {
    const orders = [orderAt('third', 1800), orderAt('first', 600), orderAt('second', 1200)];
    const { runs } = plan(dataset([agentAt('ada', 0)], orders));
    expect(runs.map((run) => run.orders)).toEqual([['first', 'second', 'third']]);
  });

  it('is shopped once: the same stalls are walked to for all of it', () => {
    const goods = { state: 'to-shop', items: 4, stallKinds: ['grains', 'meat'] } as const;
    const { runs } = plan(
      dataset([agentAt('ada', 0)], [orderAt('one', 600, { goods }), orderAt('two', 600, { goods })]),
    );
    // One minute in, three in the queue, eight items and two kinds of stall.
    expect(runs).toEqual([
      expect.objectContaining({
        task: 'shop-and-deliver',
        pickedUpAt: 1 + 3 + 8 + 4,
        doneAt: 16 + 1 + 2 + 2 + 2,
      }),
    ]);
  });

  it('never needs more float or room for cash than its agent has', () => {
    const goods = { state: 'to-shop', items: 1, stallKinds: [] } as const;
    const orders = ['one', 'two', 'three'].map((id) => orderAt(id, 600, { goods, cashAtDoor: 20_000_00 }));
    const { runs, held } = plan(
      dataset([agentAt('ada', 0, { freeFloat: 25_000_00, cashRoom: 100_000_00 })], orders),
    );
    expect(runs.map((run) => run.orders.length)).toEqual([2]);
    expect(held).toEqual([]);
    const { runs: ofBola } = plan(dataset([agentAt('bola', 0, { cashRoom: 25_000_00 })], orders));
    expect(ofBola.map((run) => run.orders.length)).toEqual([1]);
  });

  it('does not wait for bags until another of its orders is late, however much road that would save', () => {
    const soon = orderAt('soon', 6000, { dueBy: 24 });
    const later = orderAt('later', 6300, { goods: { state: 'ready', at: 4 }, dueBy: 120 });
    const { runs, held, etas } = plan(dataset([agentAt('ada', 0)], [soon, later]));
    expect(runs.map((run) => run.orders)).toEqual([['soon']]);
    expect(held.map(({ order }) => order)).toEqual(['later']);
    expect(etas[0]).toMatchObject({ order: 'soon', likely: 23 });
    const withTime = plan(dataset([agentAt('ada', 0)], [{ ...soon, dueBy: 60 }, later]));
    expect(withTime.held.map(({ order }) => order)).toEqual(['soon', 'later']);
  });
});

describe('holding back', () => {
  const packing = orderAt('soup', 900, { goods: { state: 'ready', at: 20 } });

  it('lasts until setting out just meets the bags', () => {
    const ada = agentAt('ada', 1500);
    const { held, runs } = plan(dataset([ada], [packing]));
    expect(runs).toEqual([]);
    // Five minutes of way and one at the stall.
    expect(held).toEqual([{ order: 'soup', until: 14, why: 'not-ready-yet', agent: 'ada' }]);
    const later = plan(dataset([ada], [packing], { now: 14 }));
    expect(later.runs).toEqual([expect.objectContaining({ agent: 'ada', from: 14, pickedUpAt: 20 })]);
  });
});

it('the plan sends an agent who has to shop at once, at any fraction of a minute', () => {
  const goods = { state: 'to-shop', items: 7, stallKinds: ['grains'] } as const;
  for (let now = 0; now < 10; now += 0.0937) {
    const orders = [orderAt('soup', 913, { since: now, goods })];
    expect(plan(dataset([agentAt('ada', 1234.5)], orders, { now })).runs).toHaveLength(1);
  }
});

describe('two ways of working', () => {
  const basket = { state: 'to-shop', items: 5, stallKinds: ['grains'] } as const;

  it('let a shopper pack at the market and a rider take the bags to the door', () => {
    const shopper = agentAt('shopper', 0, { role: 'shopper' });
    const rider = agentAt('rider', 600, { role: 'rider' });
    const first = plan(dataset([shopper, rider], [orderAt('soup', 900, { goods: basket })]));
    expect(first.runs).toEqual([
      expect.objectContaining({ agent: 'shopper', task: 'shop', pickedUpAt: 1 + 3 + 5 + 2, doneAt: 12 }),
    ]);
    const packing = orderAt('soup', 900, { goods: { state: 'ready', at: 11 } });
    const second = plan(dataset([rider], [packing], { now: 8 }));
    expect(second.runs).toEqual([
      expect.objectContaining({ agent: 'rider', task: 'deliver', pickedUpAt: 11, doneAt: 11 + 1 + 3 + 2 }),
    ]);
  });

  it('never send a rider shopping, nor a shopper to a door', () => {
    const shopper = agentAt('shopper', 0, { role: 'shopper' });
    const rider = agentAt('rider', 0, { role: 'rider' });
    expect(plan(dataset([rider], [orderAt('soup', 900, { goods: basket })])).runs).toEqual([]);
    expect(plan(dataset([shopper], [orderAt('soup', 900)])).runs).toEqual([]);
  });
});

describe('the arrival that customers are shown', () => {
  it('comes from the sums that made the plan, with a range around it', () => {
    const { etas } = plan(dataset([agentAt('ada', 0)], [orderAt('soup', 3000)]));
    expect(etas).toEqual([
      { order: 'soup', earliest: expect.closeTo(10.6167), likely: 13, latest: expect.closeTo(20.15) },
    ]);
  });

  it('is called late when it will be late', () => {
    const { etas } = plan(dataset([agentAt('ada', 0)], [orderAt('soup', 12_000)]));
    expect(etas[0]?.likely).toBeGreaterThan(30);
  });
});

it('the plan works for a city without orders, or without agents', () => {
  expect(plan(dataset([], [])).runs).toEqual([]);
  expect(plan(dataset([agentAt('ada', 0)], [])).etas).toEqual([]);
  expect(plan({ ...dataset([], []), world: { ...world, effort: 0 } }).held).toEqual([]);
});
