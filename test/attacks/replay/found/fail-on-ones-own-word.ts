import { listAlarms } from '#contract/orders/alarms/endpoints.ts';
import { quoteOrder } from '#contract/orders/endpoints.ts';
import * as run from '#contract/orders/run/endpoints.ts';
import { answered } from '#test/client.ts';
import { basketFor } from '#test/factories/orders.ts';
import { inFull, seenBy, stepOf } from '#test/factories/run.ts';
import { moneyStands } from '../house/money.ts';
import { onTheWay, type Taken } from '../house/orders.ts';
import { newCustomer } from '../house/people.ts';
import type { House } from '../house/house.ts';
import { openNotes, wordFor, type Seen } from '../seen.ts';

/** An agent arrives, "calls" three times and "waits" for ten minutes, all within a second. */
export async function failOnOnesOwnWord(house: House): Promise<Seen> {
  const notes = openNotes();
  const { client } = await newCustomer(house);
  const taken = await onTheWay(house, { customer: client });
  const { agent, placed, steps } = taken;
  await wayTakes20Minutes(house, taken);
  answered(await steps.arrive());
  const right = await inFull(client, placed);
  for (let calls = 0; calls < 3; calls += 1) answered(await steps.ring());
  const refusals: string[] = [];
  for (const waitedSeconds of [600, 86_400])
    refusals.push(wordFor(await steps.fail({ reason: 'Nobody opened', waitedSeconds })));
  // The same as a phone says it that comes back from where there was no network.
  const doneAt = (minutes: number) => ({ doneAt: new Date(Date.now() - minutes * 60_000).toISOString() });
  await agent.client.try(run.arrive, { ...stepOf(placed), ...doneAt(20) });
  for (const minutes of [18, 15, 12])
    await agent.client.try(run.recordCall, { ...stepOf(placed), ...doneAt(minutes), wasAnswered: false });
  const failing = { ...stepOf(placed), reason: 'Nobody opened', waitedSeconds: 900, ...doneAt(1) };
  refusals.push(wordFor(await agent.client.try(run.failDelivery, failing)));
  const { status, toPayKobo } = await seenBy(client, placed);
  notes.is(`three tries (${refusals.join(', ')}); status`, status, 'on_the_way');
  const alarms = answered(await house.owner.call(listAlarms, {}));
  const kinds = alarms.filter(({ code }) => code === placed.code).map(({ kind }): string => kind);
  // The planner rings by itself that an order comes late, as soon as its round has seen it.
  notes.is(
    'alarms',
    kinds.filter((kind) => kind !== 'running-late'),
    ['attempt-to-confirm'],
  );
  const basket = await basketFor({ device: () => house.openDevice() });
  const quote = answered(await client.call(quoteOrder, basket));
  notes.is('the customer’s debt', quote.payOnDelivery.debtKobo, 0);
  await moneyStands(notes, house, taken);
  notes.is('still to pay at the door', toPayKobo > 0, true);
  notes.is('it is handed over after all', (await steps.deliver(right)).ok, true);
  return notes;
}

/** The way must have been long enough before an agent waits at a door; only the clock can make it so. */
async function wayTakes20Minutes({ db }: House, { placed }: Taken): Promise<void> {
  await db`
    update customer_order
    set set_off_at = set_off_at - interval '20 minutes', on_the_way_since = on_the_way_since - interval '20 minutes'
    where code = ${placed.code}`;
}
