import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { verifyAgent } from '#contract/agents/endpoints.ts';
import { blockConversation, markSeen, sendMessage } from '#contract/chat/endpoints.ts';
import { asKobo } from '#contract/kobo.ts';
import { decideClaim } from '#contract/orders/claims/endpoints.ts';
import { claimId } from '#contract/orders/ids.ts';
import { order as orderReply } from '#contract/orders/schema.ts';
import { refundOrder } from '#contract/payments/order-money/endpoints.ts';
import { answered, type Client } from '#test/client.ts';
import { signUpApplicant } from '#test/factories/agents.ts';
import { claimThrough, deliveredOrder } from '#test/factories/claims.ts';
import { agentWithFloat, everybodyGoesHome, minutesPass, orderNow } from '#test/factories/dispatch.ts';
import { moveBy, placeThrough } from '#test/factories/orders.ts';
import { askAbout, runOfOneLine } from '#test/factories/price-questions.ts';
import { runAt, withOrder } from '#test/factories/run.ts';
import { signInOwner, signUpAdmin, signUpCustomer } from '#test/factories/people.ts';
import { browserOf, kindsOn, openNoticeWorld, type PushedBrowser } from '#test/worlds/notices.ts';
import { dispatchWhereDue } from '#server/features/dispatch/planning/dispatch-cycle.ts';
import { watchOrders } from '#server/features/dispatch/stuck-orders/watch-orders.ts';
import { offerNewTime } from '#server/features/orders/rescheduling/offer-new-time.ts';

const here = await openNoticeWorld();
const { world } = here;
const { client: owner } = await signInOwner(world);

/** Orders under way will come after the end of what was promised, and the product notices it. */
async function isLate(): Promise<void> {
  await world.db`
    update customer_order set scheduled_for = null, eta_from = now() + interval '80 minutes',
      eta_to = now() + interval '90 minutes' where is_under_way`;
  await watchOrders(world.db);
}

const later = (seconds: number) => new Date(Date.now() + seconds * 1000);
const titlesOn = (browser: PushedBrowser) => browser.shows().map(({ notification }) => notification.title);

describe('an agent', () => {
  beforeEach(() => everybodyGoesHome(world));

  test('hears of an offer while it is theirs, and not when its minute is over', async () => {
    const agent = await agentWithFloat(world);
    const browser = await browserOf(here, agent.client);
    await orderNow(world);
    await dispatchWhereDue(world.db);
    await here.deliver();
    const [shown] = browser.shows();
    expect(shown).toMatchObject({
      notification: { title: 'Work dey: ₦120', body: '1 order for Utako Market. Na one minute you get.' },
      data: { kind: 'offer-made', link: '/agent/run', tag: 'offers' },
    });
    const [pushed] = here.pushService.received.filter(({ endpoint }) => endpoint === browser.endpoint);
    expect(pushed?.urgency).toBe('high');
    expect(pushed?.ttl).toBeLessThanOrEqual(60);
    await minutesPass(world, 2);
    await orderNow(world);
    await dispatchWhereDue(world.db);
    await here.receive();
    await here.send(later(61));
    expect(kindsOn(browser)).toEqual([]);
  });

  test('hears what became of their application', async () => {
    const applicant = await signUpApplicant(world);
    const browser = await browserOf(here, applicant.client);
    answered(await owner.call(verifyAgent, { userId: applicant.user.id }));
    await here.deliver();
    expect(titlesOn(browser)).toEqual(['You fit work now']);
  });
});

describe('a customer', () => {
  test('hears first that it will be late', async () => {
    await everybodyGoesHome(world);
    const { client } = await signUpCustomer(world);
    const browser = await browserOf(here, client);
    await runAt(world, 'on_the_way', { customer: client });
    await here.deliver();
    browser.shows();
    await minutesPass(world, 40);
    await isLate();
    await here.deliver();
    expect(kindsOn(browser)).toEqual(['order-late']);
  });

  test('is asked although it is said at the same moment that it will be late', async () => {
    await everybodyGoesHome(world);
    const { client } = await signUpCustomer(world);
    const browser = await browserOf(here, client);
    const run = await runOfOneLine(world, {}, 'ask-me-first', { customer: client });
    await here.deliver();
    browser.shows();
    answered(await askAbout(run, 110_000));
    await isLate();
    await here.deliver();
    expect(kindsOn(browser).toSorted()).toEqual(['order-late', 'price-asked']);
  });

  test('is not told any more that it will be late once the agent has set off', async () => {
    await everybodyGoesHome(world);
    const { client } = await signUpCustomer(world);
    const browser = await browserOf(here, client);
    const { placed, steps } = await runAt(world, 'ready_for_delivery', { customer: client });
    await isLate();
    await here.receive();
    answered(await steps.setOff());
    await here.deliver();
    const shown = browser.shows().map(({ data }) => ({ kind: data.kind, outdated: data.outdated }));
    expect(shown).toEqual([{ kind: 'order-on-the-way', outdated: `late:${placed.code}` }]);
  });

  test('answers a new time from the notice itself', async () => {
    const { client } = await signUpCustomer(world);
    const browser = await browserOf(here, client);
    const { code } = await placeThrough(client);
    await withOrder(world, code, (transaction, order) => offerNewTime(transaction, order));
    await here.deliver();
    const [shown] = browser.shows();
    expect(JSON.parse(shown?.data.actions ?? '')).toEqual([
      { action: 'yes', title: 'Yes, dat time good' },
      { action: 'no', title: 'No, cancel am' },
    ]);
    const { path, body } = JSON.parse(shown?.data.answer ?? '') as { path: string; body: object };
    const response = await client.request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...body, yes: false }),
    });
    expect(orderReply.parse(await response.json()).status).toBe('cancelled');
  });

  test('hears what was decided about a claim, and of money that is theirs again', async () => {
    const { client } = await signUpCustomer(world);
    const browser = await browserOf(here, client);
    const placed = await deliveredOrder(world, client);
    const claimed = answered(await claimThrough(client, placed, { askedKobo: asKobo(150_000) }));
    expect(claimed.state).toBe('open');
    const decision = { kind: 'approve', kobo: asKobo(90_000) } as const;
    const decided = { clientRequestId: randomUUID(), claimId: claimId.parse(claimed.claimId), decision };
    answered(await owner.call(decideClaim, decided));
    await here.deliver();
    expect(titlesOn(browser)).toEqual(['₦900 go come back to you']);
    const run = await runAt(world, 'delivered', { customer: client });
    await here.deliver();
    browser.shows();
    const back = { clientRequestId: randomUUID(), code: run.placed.code, to: 'credit' } as const;
    answered(await owner.call(refundOrder, { ...back, kobo: asKobo(50_000), reason: 'Wet garri' }));
    await here.deliver();
    expect(titlesOn(browser)).toEqual(['₦500 don come back']);
  });
});

describe('a message', () => {
  const say = async (client: Client, about: Parameters<typeof client.call<typeof sendMessage>>[1]['about']) =>
    answered(
      await client.call(sendMessage, {
        clientRequestId: randomUUID(),
        about,
        text: 'You don reach market?',
        pictures: [],
        callsOffice: false,
      }),
    );

  test('wakes the other side, without its words; several are one notice', async () => {
    const { client } = await signUpCustomer(world);
    const customer = await browserOf(here, client);
    const { placed, agent } = await runAt(world, 'shopping', { customer: client });
    const carrier = await browserOf(here, agent.client);
    const about = { kind: 'order', code: placed.code, token: null } as const;
    await here.deliver();
    customer.shows();
    await say(client, about);
    await say(client, about);
    await here.deliver();
    expect(kindsOn(carrier)).toEqual([]);
    await here.send(later(6));
    const shown = carrier.shows();
    expect(shown.map(({ notification }) => notification)).toMatchObject([
      { title: 'Message from customer', tag: `chat:${placed.code}` },
    ]);
    expect(JSON.stringify(shown)).not.toContain('reach market');
    expect(kindsOn(customer)).toEqual([]);
  });

  test('that is read as it comes is not told of', async () => {
    const { client } = await signUpCustomer(world);
    const { placed, agent } = await runAt(world, 'shopping', { customer: client });
    const carrier = await browserOf(here, agent.client);
    const about = { kind: 'order', code: placed.code, token: null } as const;
    const { message } = await say(client, about);
    await here.receive();
    answered(await agent.client.call(markSeen, { about, delivered: message.number, read: message.number }));
    await here.receive();
    await here.send(later(6));
    expect(kindsOn(carrier)).toEqual([]);
  });

  test('of somebody who writes on and on is told when the first was to be', async () => {
    const { client } = await signUpCustomer(world);
    const { placed, agent } = await runAt(world, 'shopping', { customer: client });
    const carrier = await browserOf(here, agent.client);
    const about = { kind: 'order', code: placed.code, token: null } as const;
    await say(client, about);
    await here.receive();
    await world.db`update notice_delivery set due_at = due_at - interval '4 seconds' where kind = 'chat-message'`;
    await say(client, about);
    await here.receive();
    await here.send(later(2));
    expect(kindsOn(carrier)).toEqual(['chat-message']);
  });

  test('goes to nobody whose order it is no longer by the time it goes out', async () => {
    const { client } = await signUpCustomer(world);
    const { placed, agent } = await runAt(world, 'shopping', { customer: client });
    const carrier = await browserOf(here, agent.client);
    await say(client, { kind: 'order', code: placed.code, token: null });
    await here.receive();
    const next = await agentWithFloat(world);
    answered(await moveBy(world, owner, placed.code, 'reassign', { agentId: next.user.id }));
    await here.send(later(6));
    expect(kindsOn(carrier)).toEqual([]);
  });

  test('goes to nobody who is kept apart by then', async () => {
    const { client } = await signUpCustomer(world);
    const { placed, agent } = await runAt(world, 'shopping', { customer: client });
    const carrier = await browserOf(here, agent.client);
    const about = { kind: 'order', code: placed.code, token: null } as const;
    await say(client, about);
    await here.receive();
    answered(await agent.client.call(blockConversation, { about }));
    await here.send(later(6));
    expect(kindsOn(carrier)).toEqual([]);
  });

  test('that one of the office has read wakes no other of them', async () => {
    const { client } = await signUpCustomer(world);
    const [reads, other] = [
      await signUpAdmin(world, ['chats:reply']),
      await signUpAdmin(world, ['chats:reply']),
    ];
    const admin = await browserOf(here, other.client);
    const { conversationId, message } = await say(client, { kind: 'support' });
    await here.receive();
    const about = { kind: 'conversation', id: conversationId } as const;
    answered(await reads.client.call(markSeen, { about, delivered: message.number, read: message.number }));
    await here.send(later(21));
    expect(kindsOn(admin)).toEqual([]);
  });

  test('to the office reaches those who may answer', async () => {
    const { client } = await signUpCustomer(world);
    const replies = await signUpAdmin(world, ['chats:reply']);
    const other = await signUpAdmin(world, ['orders:view']);
    const [admin, none] = [await browserOf(here, replies.client), await browserOf(here, other.client)];
    const { conversationId } = await say(client, { kind: 'support' });
    await here.receive();
    await here.send(later(6));
    expect(kindsOn(admin)).toEqual([]);
    await here.send(later(21));
    expect(admin.shows().map(({ data }) => [data.kind, data.link])).toEqual([
      ['chat-message', `/admin/chats?chat=${conversationId}`],
    ]);
    expect(kindsOn(none)).toEqual([]);
  });
});
