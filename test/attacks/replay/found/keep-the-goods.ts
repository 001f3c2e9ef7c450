import { randomUUID } from 'node:crypto';
import { asKobo } from '#contract/kobo.ts';
import { listAlarms } from '#contract/orders/alarms/endpoints.ts';
import * as returns from '#contract/payments/returns/endpoints.ts';
import { answered } from '#test/client.ts';
import { lineOf } from '#test/factories/orders.ts';
import { seenBy } from '#test/factories/run.ts';
import { floatOf, moneyStands } from '../house/money.ts';
import { firstLineOf, takenOrder } from '../house/orders.ts';
import type { House } from '../house/house.ts';
import { openNotes, type Seen } from '../seen.ts';

const yamKobo = asKobo(700_000);

/** An agent buys for ₦7,000, cancels, and says that the goods are brought back, which they are not. */
export async function keepTheGoods(house: House): Promise<Seen> {
  const notes = openNotes();
  const items = [
    lineOf('yam', { raw: '10 tubers yam', quantity: 10, measure: 'tuber', capKobo: asKobo(800_000) }),
  ];
  const taken = await takenOrder(house, { wanted: { items, payWay: 'online' } });
  const { agent, placed, customer, steps } = taken;
  const floatBefore = await floatOf(agent);
  const bought = { itemId: firstLineOf(taken).id, quantity: 10, paidKobo: yamKobo, pictureId: null };
  answered(await steps.find(bought));
  answered(await steps.cancel('I cannot go on'));
  notes.is('status', (await seenBy(customer, placed)).status, 'cancelled');
  notes.is('taken from the float', floatBefore - (await floatOf(agent)), yamKobo);
  const mine = async () => answered(await agent.client.call(returns.listMyReturns, {})).returns;
  const [owed, ...more] = await mine();
  if (owed === undefined || more.length > 0) {
    notes.is('returns that the agent owes', more.length, 1);
    return notes;
  }
  notes.is('on the agent’s account', owed.kobo, yamKobo);
  const alarms = answered(await house.owner.call(listAlarms, {}));
  notes.is('the alarm', alarms.find(({ code }) => code === placed.code)?.about, '₦7,000 · I cannot go on');
  const asked = () => ({ clientRequestId: randomUUID(), returnId: owed.id });
  answered(await agent.client.call(returns.bringReturn, asked()));
  const outcome = { kind: 'received' as const };
  notes.refused(
    'the agent receives them',
    await agent.client.try(returns.receiveReturn, { ...asked(), outcome }),
    'not-allowed',
  );
  notes.refused(
    'the agent writes them off',
    await agent.client.try(returns.writeReturnOff, { ...asked(), reason: 'Rain' }),
    'not-allowed',
  );
  notes.is(
    'still on the account',
    (await mine()).map(({ kobo, outcome: end }) => [kobo, end]),
    [[yamKobo, null]],
  );
  await moneyStands(notes, house, taken);
  answered(await house.owner.call(returns.receiveReturn, { ...asked(), outcome }));
  notes.is('owed once the office has them', (await mine()).length, 0);
  return notes;
}
