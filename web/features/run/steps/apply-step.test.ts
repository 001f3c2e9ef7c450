import { describe, expect, it } from 'vitest';
import { newRequestId } from '#web/lib/network/request-id.ts';
import { anItem, anOrder } from '#test/factories/run-items.ts';
import { applyStep } from './apply-step.ts';
import type { StepInput, Step } from './steps.ts';

const doneAt = '2026-03-04T09:00:00.000Z';
const photo = newRequestId();

/** The step that this input becomes. */
function stepOf(stepInput: StepInput): Step {
  return {
    name: stepInput.name,
    input: { ...stepInput.input, clientRequestId: newRequestId(), doneAt },
  } as Step;
}

const code = 'MW-7KQ2P9XA';

describe('an order on the phone while no server is in reach', () => {
  it('is shopped, packed and carried to the door, step by step', () => {
    const garri = anItem();
    const pepper = anItem({ name: 'pepper', stall: 'vegetables' });
    const order = anOrder({ status: 'assigned', items: [garri, pepper] });
    const stepInputs: StepInput[] = [
      { name: 'startShopping', input: { code } },
      {
        name: 'findItem',
        input: { code, itemId: garri.id, quantity: 2, paidKobo: 230_000, pictureId: null },
      },
      { name: 'leaveItemOut', input: { code, itemId: pepper.id } },
      { name: 'pickUpOrder', input: { code, receipts: [photo], waivedReason: null } },
      { name: 'setOff', input: { code } },
      { name: 'arrive', input: { code } },
      { name: 'recordCall', input: { code, wasAnswered: false } },
    ];
    const there = stepInputs.map(stepOf).reduce(applyStep, order);
    expect(there.status).toBe('on_the_way');
    expect(there.items.map(({ status }) => status)).toEqual(['found', 'unavailable']);
    expect([there.billKobo, there.toCollectKobo]).toEqual([250_000, 250_000]);
    expect([there.arrivedAt, there.callAttempts]).toEqual([doneAt, 1]);
    const cash = { takenKobo: 250_000, changeKobo: 0 };
    const handedOver = applyStep(
      there,
      stepOf({ name: 'deliverOrder', input: { code, pin: '4711', typedOffline: true, cash } }),
    );
    expect(handedOver.status).toBe('delivered');
  });

  it('counts calls that follow each other at once as one, and half a minute later another', () => {
    const order = anOrder({ status: 'on_the_way', arrivedAt: doneAt });
    const calls = ['09:00:00', '09:00:01', '09:00:29', '09:00:30'].map((time): Step => {
      const at = `2026-03-04T${time}.000Z`;
      const input = { code, wasAnswered: false, clientRequestId: newRequestId(), doneAt: at };
      return { name: 'recordCall', input };
    });
    expect(calls.reduce(applyStep, order).callAttempts).toBe(2);
  });

  it('ends, free, where there was nothing of anything', () => {
    const order = anOrder({ items: [anItem({ status: 'unavailable' })] });
    const nothing = stepOf({ name: 'pickUpOrder', input: { code, receipts: [], waivedReason: null } });
    expect(applyStep(order, nothing).status).toBe('cancelled');
  });

  it('stands still where a step does not fit any more', () => {
    const order = anOrder({ status: 'cancelled' });
    const itemId = order.items[0]?.id ?? '';
    for (const stepInput of [
      { name: 'startShopping', input: { code } },
      { name: 'setOff', input: { code } },
      { name: 'recordCall', input: { code, wasAnswered: true } },
      { name: 'rejectItem', input: { code, itemId, pictureId: photo } },
    ] satisfies StepInput[])
      expect(applyStep(order, stepOf(stepInput))).toBe(order);
  });

  it('takes an outcome back until pick-up, and the bill with it', () => {
    const bought = anItem({
      status: 'short',
      paidKobo: 100_000,
      got: { name: 'garri', quantity: 1, measure: 'paint' },
    });
    const order = anOrder({ items: [bought], billKobo: 120_000, toCollectKobo: 120_000 });
    const again = applyStep(order, stepOf({ name: 'reopenItem', input: { code, itemId: bought.id } }));
    expect(again.items[0]).toMatchObject({ status: 'requested', paidKobo: null, got: null });
    expect(again.billKobo).toBe(20_000);
  });

  it('says short where less was bought than asked, and what it was', () => {
    const order = anOrder();
    const itemId = order.items[0]?.id ?? '';
    const step = stepOf({
      name: 'findItem',
      input: { code, itemId, quantity: 1, paidKobo: 120_000, pictureId: photo },
    });
    expect(applyStep(order, step).items[0]).toMatchObject({
      status: 'short',
      got: { quantity: 1 },
      pictureUrls: [photo],
    });
  });

  it('keeps what was paid beforehand: nothing is counted at the door', () => {
    const order = anOrder({ toCollectKobo: 0 });
    const itemId = order.items[0]?.id ?? '';
    const step = stepOf({
      name: 'findItem',
      input: { code, itemId, quantity: 2, paidKobo: 230_000, pictureId: null },
    });
    expect(applyStep(order, step)).toMatchObject({ billKobo: 250_000, toCollectKobo: 0 });
  });
});

describe('another thing instead', () => {
  const offered = { name: 'brown garri', quantity: 2, measure: 'paint' as const, pictureId: photo };
  const instead = (replacement: 'similar' | 'ask' | 'none', priceKobo: number) => {
    const item = anItem({ replacement });
    const order = anOrder({ items: [item] });
    return applyStep(
      order,
      stepOf({ name: 'proposeReplacement', input: { code, itemId: item.id, ...offered, priceKobo } }),
    ).items[0];
  };

  it('is bought at once where similar will do', () => {
    expect(instead('similar', 240_000)).toMatchObject({
      status: 'replaced',
      paidKobo: 240_000,
      question: null,
    });
  });

  it('is asked where the customer wants to be asked, and where its price wants asking', () => {
    expect(instead('ask', 240_000)).toMatchObject({ status: 'replacement_proposed', paidKobo: null });
    expect(instead('similar', 400_000)?.question).toMatchObject({ kind: 'replacement', priceKobo: 400_000 });
  });

  it('is nothing where the customer wants nothing else', () => {
    expect(instead('none', 240_000)).toMatchObject({ status: 'requested', question: null });
  });

  it('raises the ceiling by what goes above it, and starts no clock before it is asked', () => {
    expect(instead('ask', 700_000)?.question).toMatchObject({ newCeilingKobo: 720_000, answerBy: null });
  });
});

describe('an item refused at the door', () => {
  const refuse = (paidKobo: number) => {
    const item = anItem({ status: 'found', paidKobo });
    const billKobo = paidKobo + 20_000;
    const order = anOrder({ status: 'on_the_way', items: [item], billKobo, toCollectKobo: billKobo });
    return applyStep(
      order,
      stepOf({ name: 'rejectItem', input: { code, itemId: item.id, pictureId: photo } }),
    );
  };

  it('comes off the bill at once', () => {
    expect(refuse(150_000)).toMatchObject({ toCollectKobo: 20_000, items: [{ status: 'rejected' }] });
  });

  it('waits for an admin where it is dear', () => {
    expect(refuse(250_000)).toMatchObject({
      toCollectKobo: 270_000,
      items: [{ status: 'found', question: { kind: 'rejection' } }],
    });
  });
});
