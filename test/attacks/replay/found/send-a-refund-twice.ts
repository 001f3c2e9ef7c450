import { setTimeout as pause } from 'node:timers/promises';
import { showOrderMoney } from '#contract/payments/order-money/endpoints.ts';
import { answered } from '#test/client.ts';
import { placeThrough, type Placed } from '#test/factories/orders.ts';
import { paysOnline } from '../house/orders.ts';
import type { House } from '../house/house.ts';
import { openNotes, type Seen } from '../seen.ts';

const tooMuchKobo = 70_000;
const providerMs = 2000;
const patienceMs = 90_000;

/** Two instances send refunds, the clock of one is 90 s ahead, and the provider is slow. */
export async function sendARefundTwice(house: House, isShort: boolean): Promise<Seen> {
  const notes = openNotes();
  const { paystack } = house;
  const second = await house.second();
  const paid: { placed: Placed; reference: string }[] = [];
  try {
    for (let orders = 0; orders < (isShort ? 3 : 8); orders += 1) {
      const guest = house.openDevice();
      const placed = await placeThrough(guest, { payWay: 'online' });
      // Each payment wakes both instances while the refunds before it are on their way.
      paystack.failures.slowMs = orders === 0 ? 0 : 100;
      paid.push({ placed, reference: await paysOnline(house, guest, placed, tooMuchKobo) });
      paystack.failures.slowMs = providerMs;
      await pause(500);
    }
    await allAreSent(
      house,
      paid.map(({ placed }) => placed),
    );
  } finally {
    paystack.failures.slowMs = 0;
  }
  const { transactions, refunds } = paystack.book;
  const sentBack = paid.map(({ reference }) => {
    const id = transactions.get(reference)?.id;
    return refunds.filter(({ transactionId }) => transactionId === id).map(({ amount }) => amount);
  });
  notes.is(
    'sent back',
    sentBack,
    paid.map(() => [tooMuchKobo]),
  );
  const ready = await fetch(`${second.url}/readyz`);
  notes.is('the second instance', ready.status, 200);
  return notes;
}

/** Until the office sees that none of them waits. */
async function allAreSent({ owner }: House, orders: readonly Placed[]): Promise<void> {
  const since = performance.now();
  for (const { code } of orders) {
    for (;;) {
      const { refunds } = answered(await owner.call(showOrderMoney, { code }));
      if (refunds.length > 0 && refunds.every(({ state }) => state === 'sent' || state === 'done')) break;
      if (performance.now() - since > patienceMs) throw new Error(`the refund of ${code} was never sent`);
      await pause(250);
    }
  }
}
