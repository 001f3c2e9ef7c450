import { randomUUID } from 'node:crypto';
import { asKobo } from '#contract/kobo.ts';
import { findItem, deliverOrder } from '#contract/orders/run/endpoints.ts';
import * as agents from '#contract/payments/agents/endpoints.ts';
import { recordSettlement } from '#contract/payments/books/endpoints.ts';
import { adjustCredit, askWithdrawal } from '#contract/payments/credit/endpoints.ts';
import { lineOf } from '#test/factories/orders.ts';
import { inFull, seenBy, stepOf } from '#test/factories/run.ts';
import { creditOf, moneyStands } from '../house/money.ts';
import { atTheDoor, firstLineOf, takenOrder } from '../house/orders.ts';
import { newCustomer } from '../house/people.ts';
import type { House } from '../house/house.ts';
import { openNotes, type Seen } from '../seen.ts';

/** An agent says that a friend handed over a fortune for a small bill; and amounts that no screen could add up. */
export async function mintCredit(house: House): Promise<Seen> {
  const notes = openNotes();
  const friend = await newCustomer(house);
  const wanted = { items: [lineOf('garri', { capKobo: asKobo(40_000) })] };
  const taken = await atTheDoor(house, { customer: friend.client, wanted, paidKobo: 40_000 });
  const { agent, placed, steps } = taken;
  const exact = await inFull(friend.client, placed);
  const handing = (takenKobo: number) => {
    return { ...stepOf(placed), ...exact, cash: { takenKobo, changeKobo: 0 } };
  };
  for (const kobo of [50_000_000, exact.cash.takenKobo + 500_001])
    notes.refused(
      `₦${kobo / 100} in the hand`,
      await agent.client.try(deliverOrder, handing(kobo)),
      'change-too-high',
    );
  notes.refused('1e14', await agent.client.try(deliverOrder, handing(1e14)), 'bad-input');
  await entersTooMuch(house, notes, { agentId: agent.userId, friend });
  notes.is('credit', await creditOf(friend.client), 0);
  notes.is('status', (await seenBy(friend.client, placed)).status, 'on_the_way');
  await moneyStands(notes, house, taken);
  notes.is('the exact sum', (await steps.deliver(exact)).ok, true);
  notes.is('credit after it', await creditOf(friend.client), 0);
  return notes;
}

/** Wherever else somebody enters an amount. */
async function entersTooMuch(
  house: House,
  notes: ReturnType<typeof openNotes>,
  { agentId, friend }: { agentId: string; friend: Awaited<ReturnType<typeof newCustomer>> },
): Promise<void> {
  const { owner } = house;
  const { agent, placed, ...shopped } = await takenOrder(house);
  const once = () => ({ clientRequestId: randomUUID() });
  const kobo = 1e14;
  const item = { itemId: firstLineOf({ placed }).id, quantity: 2, paidKobo: kobo, pictureId: null };
  const to = { bank: 'GTB', name: 'Amaka Obi', number: '0123456789' };
  const entered = [
    await owner.try(agents.issueFloat, { ...once(), agentId, kobo, note: '' }),
    await agent.client.try(agents.countFloat, { ...once(), countedKobo: kobo, words: '' }),
    await agent.client.try(findItem, { ...stepOf(placed), ...item }),
    await owner.try(recordSettlement, { ...once(), kobo, note: '' }),
    await owner.try(adjustCredit, {
      ...once(),
      accountId: friend.user.id,
      direction: 'give',
      kobo,
      reason: 'x',
    }),
    await friend.client.try(askWithdrawal, { ...once(), kobo, to }),
  ];
  const taken = entered.flatMap((result, place) =>
    result.ok || result.reason !== 'bad-input' ? [`${place}`] : [],
  );
  notes.none('other amounts of 1e14 that were taken', entered.length, taken);
  await moneyStands(notes, house, { agent, placed, ...shopped });
}
