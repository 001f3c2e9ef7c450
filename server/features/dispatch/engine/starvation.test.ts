import * as fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { agentAt, orderAt, dataset, world } from '#test/datasets/dispatch-engine.ts';
import { plan } from './plan.ts';
import type { Agent, Memory, WaitingOrder } from './state.ts';

// A busy machine takes its time.
vi.setConfig({ testTimeout: 60_000 });

const lastMinute = 360;

/**
 * More orders next door than the agent can ever carry, minute after minute, and one far out whose ride costs the
 * others half an hour. Answers when the far one is promised.
 */
function minuteOfTheFarOne(distance: number): number {
  const orders = new Map<string, WaitingOrder>();
  let agent: Agent = agentAt('ada', 0, { offAt: 10_000 });
  let memory: Memory | undefined;
  for (let now = 0; now <= lastMinute; now += 1) {
    if (now === 5) orders.set('far', orderAt('far', distance, since(now)));
    orders.set(`near-${now}`, orderAt(`near-${now}`, 600, since(now)));
    const state = dataset([agent], [...orders.values()], { now, world: { ...world, effort: 300 } });
    const answer = plan(memory === undefined ? state : { ...state, memory });
    ({ memory } = answer);
    for (const run of answer.runs) {
      if (run.orders.includes('far')) return now;
      const door = orders.get(run.orders.at(-1) ?? '')?.door ?? agent.place;
      agent = { ...agent, freeFrom: run.doneAt, place: door };
      for (const order of run.orders) orders.delete(order);
    }
  }
  throw new Error(`the order ${distance} metres away is never promised`);
}

const since = (now: number) => ({ since: now, dueBy: now + 30, goods: { state: 'ready' as const, at: now } });

it('the plan never passes an order over for ever, however many easier ones keep coming', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2000, max: 9000 }), (distance) => {
      expect(minuteOfTheFarOne(distance)).toBeLessThan(lastMinute);
    }),
    { seed: 4, numRuns: 3, endOnFailure: true },
  );
});
