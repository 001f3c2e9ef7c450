import { describe, expect, it } from 'vitest';
import { newRequestId } from '#web/lib/network/request-id.ts';
import { anItem, anOrder } from '#test/factories/run-items.ts';
import { applyStep } from './apply-step.ts';
import type { StepInput, Step } from './steps.ts';

const code = 'MW-7KQ2P9XA';
const photo = newRequestId();
const stop = { area: 'Utako', landmark: 'Behind the bank' };
const waiting = { limit: 2, stepKobo: 20_000, charged: 0, since: null };
const giver = { name: 'Ngozi', phone: '+2348035550101' };
const terms = {
  giver,
  givenBy: null,
  declaredKobo: 1_000_000,
  load: 'light' as const,
  leavesWithPhoto: true,
};

/** The input of a step at this minute after nine. */
function stepAt(minute: number, stepInput: StepInput): Step {
  const doneAt = new Date(Date.UTC(2026, 2, 4, 9, minute)).toISOString();
  return {
    name: stepInput.name,
    input: { ...stepInput.input, clientRequestId: newRequestId(), doneAt },
  } as Step;
}

const left = (given: object = {}): StepInput => ({
  name: 'leaveStop',
  input: {
    code,
    pictureId: photo,
    givenBy: 'Ngozi',
    laidOutKobo: null,
    receipts: [],
    waivedReason: null,
    ...given,
  },
});

describe('a parcel or a task on the phone while no server is in reach', () => {
  it('is picked up after a wait that stands on its bill, and has none of the calls from there at its door', () => {
    const errand = { kind: 'carry' as const, stop, ...terms, waiting };
    const order = anOrder({ status: 'assigned', errand, items: [anItem({ name: 'shoes' })] });
    const steps = [
      stepAt(0, { name: 'startShopping', input: { code } }),
      stepAt(5, { name: 'recordCall', input: { code, wasAnswered: false } }),
    ];
    const waits = steps.reduce(applyStep, order);
    expect(waits.status).toBe('shopping');
    expect(waits.callAttempts).toBe(1);
    const taken = applyStep(waits, stepAt(26, left()));
    expect(taken.status).toBe('ready_for_delivery');
    expect(taken.billKobo - order.billKobo).toBe(40_000);
    expect(taken.errand).toMatchObject({ givenBy: 'Ngozi', waiting: { charged: 2 } });
    expect(taken.items[0]).toMatchObject({ status: 'found', paidKobo: null, pictureUrls: [photo] });
    const going = applyStep(taken, stepAt(27, { name: 'setOff', input: { code } }));
    expect(going).toMatchObject({ status: 'on_the_way', callAttempts: 0 });
  });

  it('is over where it was done, with the money laid out on its bill', () => {
    const errand = {
      kind: 'do' as const,
      stop,
      brings: false,
      waiting: { ...waiting, since: '2026-03-04T09:00:00.000Z' },
    };
    const order = anOrder({ status: 'shopping', errand, items: [anItem({ name: 'pay light' })] });
    const done = applyStep(
      order,
      stepAt(9, left({ givenBy: null, laidOutKobo: 500_000, receipts: [photo] })),
    );
    expect(done.status).toBe('delivered');
    expect(done.billKobo - order.billKobo).toBe(500_000);
  });

  it('fails where nobody was, and is taken back where its receiver refuses it', () => {
    const errand = { kind: 'carry' as const, stop, ...terms, waiting };
    const there = anOrder({ status: 'shopping', errand });
    const unmet = stepAt(11, { name: 'failAtStop', input: { code, reason: 'Shut', waitedSeconds: 660 } });
    expect(applyStep(there, unmet).status).toBe('failed');
    const atDoor = anOrder({ status: 'on_the_way', errand, arrivedAt: '2026-03-04T09:00:00.000Z' });
    const refused = stepAt(1, {
      name: 'refuseParcel',
      input: { code, reason: 'Not mine', pictureId: photo },
    });
    expect(applyStep(atDoor, refused).status).toBe('failed');
  });
});
