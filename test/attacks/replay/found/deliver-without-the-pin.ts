import { listAlarms } from '#contract/orders/alarms/endpoints.ts';
import { deliverOrder } from '#contract/orders/run/endpoints.ts';
import { showMyEarnings } from '#contract/payments/earnings/endpoints.ts';
import { answered } from '#test/client.ts';
import { inFull, seenBy, stepOf, wrongPin } from '#test/factories/run.ts';
import { moneyStands } from '../house/money.ts';
import { atTheDoor } from '../house/orders.ts';
import { newCustomer } from '../house/people.ts';
import type { House } from '../house/house.ts';
import { openNotes, type Seen } from '../seen.ts';

const minuteMs = 60_000;

/** An agent who is refused online says a moment later that the PIN was typed without network, now or some time ago. */
export async function deliverWithoutThePin(house: House): Promise<Seen> {
  const notes = openNotes();
  const { client } = await newCustomer(house);
  const taken = await atTheDoor(house, { customer: client });
  const { agent, placed, steps } = taken;
  const right = await inFull(client, placed);
  const wrong = { ...right, pin: wrongPin(right.pin) };
  notes.refused('a wrong PIN', await steps.deliver(wrong), 'wrong-pin');
  const ago = (ms: number) => new Date(Date.now() - ms).toISOString();
  for (const doneAt of [null, ago(0), ago(10 * minuteMs), ago(-10 * minuteMs)]) {
    const offline = { ...stepOf(placed), ...wrong, typedOffline: true, doneAt };
    // The fourth and the fifth try end with a lock; that is a refusal, too.
    const result = await agent.client.try(deliverOrder, offline);
    notes.refused(`the same, typed offline at ${doneAt ?? 'no time'}`, result, 'wrong-pin', 'pin-locked');
  }
  notes.is('status', (await seenBy(client, placed)).status, 'on_the_way');
  const alarms = answered(await house.owner.call(listAlarms, {}));
  const kinds = alarms.filter(({ code }) => code === placed.code).map(({ kind }): string => kind);
  notes.is('staff are asked', kinds.includes('delivery-to-confirm'), true);
  const earned = answered(await agent.client.call(showMyEarnings, {}));
  notes.is('earned by it', JSON.stringify(earned).includes(placed.code), false);
  await moneyStands(notes, house, taken);
  await firstTryAtADoor(house, notes);
  return notes;
}

/** A first wrong PIN: the phone was online all the time, and claims that it was not. */
async function firstTryAtADoor(house: House, notes: ReturnType<typeof openNotes>): Promise<void> {
  const { client } = await newCustomer(house);
  const { agent, placed, steps } = await atTheDoor(house, { customer: client });
  const right = await inFull(client, placed);
  const doneAt = new Date(Date.now() - 5 * minuteMs).toISOString();
  const wrong = { ...right, pin: wrongPin(right.pin), typedOffline: true };
  const result = await agent.client.try(deliverOrder, { ...stepOf(placed), ...wrong, doneAt });
  notes.refused('a first wrong PIN without a silence', result, 'wrong-pin');
  notes.is('status', (await seenBy(client, placed)).status, 'on_the_way');
  notes.is('the right one', (await steps.deliver(right)).ok, true);
}
