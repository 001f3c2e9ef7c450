import { describe, expect, it } from 'vitest';
import { anItem, anOrder } from '#test/factories/run-items.ts';
import { newRequestId } from '#web/lib/network/request-id.ts';
import { shownOrders, troublesOf, withOrder, withoutStep, withRun, type RunState } from './run-state.ts';
import { floatInHand, freeFloat } from './run-money.ts';
import { linesByStall, nextLine } from './shopping/stalls.ts';
import { asSent, inputOf, stepCalls, type Step } from './steps/steps.ts';

const garri = anItem();
const order = anOrder({ items: [garri] });
const { code } = order;
const stamp = () => ({ clientRequestId: newRequestId(), doneAt: '2026-03-04T09:00:00.000Z', code });
const refusal = { status: 409, code: 'float-too-low', sentence: 'Company money no reach.' };

const find: Step = {
  name: 'findItem',
  input: { ...stamp(), itemId: garri.id, quantity: 2, paidKobo: 230_000, pictureId: null },
};
const pickUp: Step = { name: 'pickUpOrder', input: { ...stamp(), receipts: [], waivedReason: 'none given' } };

const known = (steps: RunState['steps']): RunState => ({
  owner: 'somebody',
  run: { orders: [order], floatKobo: 500_000, asOf: '2026-03-04T09:00:00.000Z' },
  steps,
});
const waiting = (step: Step, refused = false) => ({ step, refusal: refused ? refusal : null });

describe('the agent’s run', () => {
  it('the run has every waiting step applied before the server knows of it', () => {
    const [shown] = shownOrders(known([waiting(find), waiting(pickUp)]));
    expect(shown).toMatchObject({ status: 'ready_for_delivery', items: [{ status: 'found' }] });
  });

  it('the run leaves out refused steps, and says how many wait behind them', () => {
    const state = known([waiting(find, true), waiting(pickUp)]);
    expect(shownOrders(state)[0]?.items[0]?.status).toBe('requested');
    expect(troublesOf(state)).toMatchObject([{ waiting: { step: find }, behind: 1 }]);
    expect(troublesOf(withoutStep(state, find))).toEqual([]);
  });

  it('the run leaves a PIN to the server with network, and applies it at once without', () => {
    const onTheWay = anOrder({ status: 'on_the_way' });
    const pin = (typedOffline: boolean): Step => ({
      name: 'deliverOrder',
      input: { ...stamp(), pin: '4711', typedOffline, cash: null },
    });
    const status = (typedOffline: boolean) =>
      shownOrders(withOrder(known([waiting(pin(typedOffline))]), onTheWay))[0]?.status;
    expect([status(false), status(true)]).toEqual(['on_the_way', 'delivered']);
  });
});

describe('the run on this phone', () => {
  const minute = (past: number) => `2026-03-04T09:0${past}:00.000Z`;
  const begun = withOrder(known([]), { ...order, asOf: minute(2) });
  const orderCount = (at: string, isCached: boolean) =>
    withRun(begun, { orders: [], floatKobo: null, asOf: at }, { isCached }).run?.orders.length;

  it('the run has the answer to a step over an older one that the worker stored, and gives way to a newer one', () => {
    expect([orderCount(minute(0), true), orderCount(minute(1), true), orderCount(minute(2), true)]).toEqual([
      1, 1, 1,
    ]);
    expect(orderCount(minute(3), true)).toBe(0);
  });

  it('the run has the answer to a step over one that was slow on its way, and gives way after the server’s clock was set back', () => {
    expect(orderCount('2026-03-04T09:01:58.000Z', false)).toBe(1);
    expect([orderCount(minute(3), false), orderCount(minute(0), false)]).toEqual([0, 0]);
  });

  it('the run stays as new as it was with an answer that an older version stored, which has no time', () => {
    expect(withOrder(begun, { ...order, asOf: null }).run?.asOf).toBe(minute(2));
    expect(withOrder(begun, { ...order, asOf: minute(1) }).run?.asOf).toBe(minute(2));
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

describe('the money in hand', () => {
  it('is what the server said, less what was bought since without it, and less still what orders may cost', () => {
    const state = known([waiting(find)]);
    const shown = shownOrders(state);
    expect(floatInHand(state.run, shown)).toBe(270_000);
    const [{ ceilingKobo } = order] = shown;
    expect(freeFloat(270_000, shown)).toBe(270_000 - (ceilingKobo - 230_000));
  });

  it('is not known where an older copy of the run does not say it', () => {
    expect(
      floatInHand({ orders: [order], floatKobo: null, asOf: '2026-03-04T09:00:00.000Z' }, [order]),
    ).toBeNull();
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
  });

  it('has the things of an errand apart, in the order in which they were asked for', () => {
    const pills = anItem({ name: 'paracetamol', stall: null });
    const milk = anItem({ name: 'milk', stall: null, status: 'found', paidKobo: 100 });
    const stop = { area: 'Utako', landmark: '' };
    const errand = anOrder({ code: 'MW-9KQ2P9XC', items: [pills, milk], errand: { kind: 'fetch', stop } });
    const groups = linesByStall([errand, other]);
    expect(groups.map((group) => [group.stall, group.errand?.code, group.open])).toEqual([
      ['vegetables', undefined, 1],
      ['tubers', undefined, 0],
      [null, undefined, 1],
      [null, errand.code, 1],
    ]);
    expect(groups.at(-1)?.lines.map(({ item }) => item.name)).toEqual(['paracetamol', 'milk']);
  });
});
