import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { userId, type UserId } from '#contract/accounts/schema.ts';
import { asKobo } from '#contract/kobo.ts';
import { payEarnings } from '#contract/payments/agents/endpoints.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { mustPost } from '#server/features/ledger/post.ts';
import { raiseAlarm } from '#server/features/orders/alarms/raise-alarm.ts';
import { ringForLists } from '#server/features/orders/requests/transcription/ring-for-lists.ts';
import { answered } from '#test/client.ts';
import { payoutTo, secondPersonNeeded } from '#test/factories/approvals.ts';
import { byCode, support, talkOn } from '#test/factories/chat.ts';
import { marketNamed, newPhone, placeThrough } from '#test/factories/orders.ts';
import { signInOwner, signUpAdmin, signUpCustomer } from '#test/factories/people.ts';
import { browserOf, kindsOn, openNoticeWorld, type PushedBrowser } from '#test/worlds/notices.ts';
import { waitingRequest } from '#test/worlds/waiting-lists.ts';
import { abuja, adminOf, foundKano, kano, liveIn } from '#test/worlds/two-cities.ts';

const here = await openNoticeWorld();
const { world } = here;
const rights = ['orders:view', 'orders:manage', 'chats:reply', 'money:view', 'money:manage'] as const;
let agentId: UserId;
let browsers: Record<'abuja' | 'kano' | 'house', PushedBrowser>;

beforeAll(async () => {
  await foundKano(world);
  agentId = userId.parse((await liveIn(world, kano, 'Daladill', 'Wuse Market')).ids['agentId']);
  browsers = {
    abuja: await browserOf(here, (await adminOf(world, [abuja], rights)).client),
    kano: await browserOf(here, (await adminOf(world, [kano], rights)).client),
    house: await browserOf(here, (await signUpAdmin(world, rights)).client),
  };
}, 60_000);

async function shown() {
  await here.receive();
  await here.send(new Date(Date.now() + 61_000));
  const { abuja: ofAbuja, kano: ofKano, house } = browsers;
  return { abuja: kindsOn(ofAbuja), kano: kindsOn(ofKano), house: kindsOn(house) };
}

async function orderOfKano(client = world.device()) {
  const marketId = await marketNamed(world, 'Daladill Market');
  const customer = { name: 'Amaka', phone: newPhone() };
  const address = { area: 'Kano town', landmark: 'Filling station', directions: '', pin: null };
  return placeThrough(client, { marketId, customer, address });
}

describe('admins of Kano and of the head office, and none of Abuja, are told', () => {
  beforeEach(async () => void (await shown()));

  test('of an alarm on an order', async () => {
    const { order } = await orderOfKano();
    await inTransaction(world.db, (transaction) =>
      raiseAlarm(transaction, { kind: 'agent-silent', orderId: order.id, about: '' }),
    );
    const kinds = ['alarm-raised'];
    expect(await shown()).toEqual({ abuja: [], kano: kinds, house: kinds });
  });

  test('of lists that nobody wrote down for ten minutes, once for two of them', async () => {
    for (const minutesAgo of [11, 12]) await waitingRequest(world, { cityId: kano, minutesAgo });
    await ringForLists(world.db);
    const kinds = ['list-waiting'];
    expect(await shown()).toEqual({ abuja: [], kano: kinds, house: kinds });
  });

  test('of lists that go on waiting, again after ten minutes, however many come in between', async () => {
    await world.db`delete from list_request`;
    const rung = { abuja: [], kano: ['list-waiting'], house: ['list-waiting'] };
    const silent = { abuja: [], kano: [], house: [] };
    // Lists pile up: every six minutes another one has waited for ten.
    for (const outcome of [rung, silent, rung, silent, rung]) {
      await waitingRequest(world, { cityId: kano, minutesAgo: 10 });
      await ringForLists(world.db);
      expect(await shown()).toEqual(outcome);
      await world.db`
        update list_request set sent_at = sent_at - interval '6 minutes',
          alarmed_at = alarmed_at - interval '6 minutes', rung_at = rung_at - interval '6 minutes'`;
    }
  });

  test('of a message about an order, and of one by who ordered nowhere at the head office alone', async () => {
    const { client } = await signUpCustomer(world);
    answered(await talkOn(client, support).write('Good morning'));
    expect(await shown()).toEqual({ abuja: [], kano: [], house: ['chat-message'] });
    const placed = await orderOfKano(client);
    answered(await talkOn(client, byCode(placed)).write('Where my yam', { callsOffice: true }));
    const kinds = ['chat-message'];
    expect(await shown()).toEqual({ abuja: [], kano: kinds, house: kinds });
  });

  test('of money for an agent that waits for a second person', async () => {
    const earned = { what: 'earned', orderId: randomUUID(), agentId, kobo: asKobo(9_000_000) } as const;
    await inTransaction(world.db, (transaction) => mustPost(transaction, earned, null));
    const { client: owner } = await signInOwner(world);
    const payout = payoutTo({ user: { id: agentId } }, 2_500_000);
    expect(await owner.call(payEarnings, payout)).toMatchObject(secondPersonNeeded);
    const kinds = ['approval-asked'];
    expect(await shown()).toEqual({ abuja: [], kano: kinds, house: kinds });
  });
});
