import { describe, expect, it } from 'vitest';
import { anItem, anOrder } from '#test/factories/run-items.ts';
import { newRequestId } from '#web/lib/network/request-id.ts';
import { shownOrders, troublesOf, withOrder, withoutStep, type RunState } from './run-state.ts';
import { letterOf, linesByStall, nextLine } from './shopping/stalls.ts';
import { asSent, inputOf, stepCalls, type Step } from './steps/steps.ts';

const garri = anItem();
const order = anOrder({ items: [garri] });
const { code } = order;
const said = () => ({ clientRequestId: newRequestId(), doneAt: '2026-03-04T09:00:00.000Z', code });
const refusal = { status: 409, code: 'float-too-low', sentence: 'Company money no reach.' };

const find: Step = {
  name: 'findItem',
  input: { ...said(), itemId: garri.id, quantity: 2, paidKobo: 230_000, pictureId: null },
};
const pickUp: Step = { name: 'pickUpOrder', input: { ...said(), receipts: [], waivedReason: 'none given' } };

const known = (steps: RunState['steps']): RunState => ({
  owner: 'somebody',
  run: { orders: [order], asOf: '2026-03-04T09:00:00.000Z' },
  steps,
});
const waiting = (step: Step, refused = false) => ({ step, refusal: refused ? refusal : null });

describe('what the agent sees of the run', () => {
  it('holds every step that waits, before any server knows of it', () => {
    const [shown] = shownOrders(known([waiting(find), waiting(pickUp)]));
    expect(shown).toMatchObject({ status: 'ready_for_delivery', items: [{ status: 'found' }] });
  });

  it('leaves out what the server would not take, and says how much waits behind it', () => {
    const state = known([waiting(find, true), waiting(pickUp)]);
    expect(shownOrders(state)[0]?.items[0]?.status).toBe('requested');
    expect(troublesOf(state)).toMatchObject([{ waiting: { step: find }, behind: 1 }]);
    expect(troublesOf(withoutStep(state, find))).toEqual([]);
  });

  it('leaves a PIN to the server where there is network, and counts it at once where there is none', () => {
    const onTheWay = anOrder({ status: 'on_the_way' });
    const pin = (typedOffline: boolean): Step => ({
      name: 'deliverOrder',
      input: { ...said(), pin: '4711', typedOffline, cash: null },
    });
    const status = (typedOffline: boolean) =>
      shownOrders(withOrder(known([waiting(pin(typedOffline))]), onTheWay))[0]?.status;
    expect([status(false), status(true)]).toEqual(['on_the_way', 'delivered']);
  });
});

describe('a step in the queue', () => {
  it('reads back as what was done', () => {
    const { endpoint, data } = asSent(find);
    expect(endpoint).toContain(garri.id);
    expect(data).not.toHaveProperty('itemId');
    expect(inputOf(stepCalls.findItem, endpoint, data)).toEqual(find.input);
  });
});

describe('the list of several orders', () => {
  const pepper = anItem({ name: 'pepper', stall: 'vegetables' });
  const yam = anItem({ name: 'yam', stall: 'tubers', status: 'found', paidKobo: 100 });
  const odd = anItem({ name: 'candle', stall: null });
  const other = anOrder({ code: 'MW-8KQ2P9XB', items: [yam, odd, pepper] });

  it('is walked stall by stall, for all of them at once', () => {
    const groups = linesByStall([order, other]);
    expect(groups.map(({ stall, open }) => [stall, open])).toEqual([
      ['vegetables', 1],
      ['grains', 1],
      ['tubers', 0],
      [null, 1],
    ]);
    expect(nextLine(groups)?.item.name).toBe('pepper');
    expect([letterOf([order, other], order), letterOf([order, other], other)]).toEqual(['A', 'B']);
  });
});
