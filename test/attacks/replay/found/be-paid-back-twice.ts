import { randomUUID } from 'node:crypto';
import { asKobo } from '#contract/kobo.ts';
import { decideClaim } from '#contract/orders/claims/endpoints.ts';
import { refundOrder } from '#contract/payments/order-money/endpoints.ts';
import { answered } from '#test/client.ts';
import { claimThrough } from '#test/factories/claims.ts';
import { inFull } from '#test/factories/run.ts';
import { creditOf, moneyStands } from '../house/money.ts';
import { atTheDoor } from '../house/orders.ts';
import { newCustomer } from '../house/people.ts';
import type { House } from '../house/house.ts';
import { openNotes, type Seen } from '../seen.ts';

/** Everything is refunded, and then a claim is made; and a claim is approved while the refund is under way. */
export async function bePaidBackTwice(house: House): Promise<Seen> {
  const notes = openNotes();
  const first = await delivered(house);
  answered(await first.refund(first.billKobo));
  notes.refused('a claim of ₦400 after the refund', await first.claims(40_000), 'more-than-paid');
  notes.refused('₦1 more', await first.refund(100), 'more-than-paid');
  notes.is('credit', await creditOf(first.customer), first.billKobo);
  const second = await delivered(house);
  const { claimId } = answered(await second.claims(40_000));
  const approve = {
    clientRequestId: randomUUID(),
    claimId,
    decision: { kind: 'approve', kobo: asKobo(40_000) },
  } as const;
  const both = await Promise.all([second.refund(second.billKobo), house.owner.call(decideClaim, approve)]);
  notes.is('of a refund and an approval at once went through', both.filter(({ ok }) => ok).length, 1);
  const credit = await creditOf(second.customer);
  notes.is('more credit than was paid', Math.max(0, credit - second.billKobo), 0);
  for (const going of [first, second]) await moneyStands(notes, house, going);
  return notes;
}

async function delivered(house: House) {
  const { client } = await newCustomer(house);
  const taken = await atTheDoor(house, { customer: client });
  const exact = await inFull(client, taken.placed);
  answered(await taken.steps.deliver(exact));
  const { code } = taken.placed;
  return {
    ...taken,
    billKobo: exact.cash.takenKobo,
    claims: (askedKobo: number) => claimThrough(client, taken.placed, { askedKobo }),
    refund: (kobo: number) => {
      const given = { code, kobo: asKobo(kobo), to: 'credit', reason: 'Wet garri' } as const;
      return house.owner.call(refundOrder, { clientRequestId: randomUUID(), ...given });
    },
  };
}
