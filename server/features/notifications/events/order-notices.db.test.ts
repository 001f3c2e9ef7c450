import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { noticeIcon } from '#contract/notifications/payload.ts';
import { cancelOrder } from '#contract/orders/endpoints.ts';
import { asKobo } from '#contract/kobo.ts';
import { order as orderReply } from '#contract/orders/schema.ts';
import { answered } from '#test/client.ts';
import { askAbout, runOfOneLine } from '#test/factories/price-questions.ts';
import { linkOf, placeThrough, moveBy } from '#test/factories/orders.ts';
import { agentWithFloat, giveTo, runAt, seenBy } from '#test/factories/run.ts';
import { signInOwner, signUpCustomer } from '#test/factories/people.ts';
import { browserOf, kindsOn, openNoticeWorld } from '#test/worlds/notices.ts';
import { hearWhatHappened } from '../reactions.ts';

const here = await openNoticeWorld();
const { world, termii } = here;
const { client: owner } = await signInOwner(world);

/** Text messages about an order. */
const textsAbout = (code: string) => termii.outbox.filter(({ text }) => text.includes(code));

describe('an order on its way', () => {
  test('is told step by step, and a later step takes the place of one that the phone has not shown', async () => {
    const { client } = await signUpCustomer(world);
    const browser = await browserOf(here, client);
    const { placed, steps } = await runAt(world, 'ready_for_delivery', { customer: client });
    await here.tell();
    const [shown, ...others] = browser.shows();
    expect(others).toEqual([]);
    expect(shown).toEqual({
      notification: {
        title: 'We don buy everything',
        body: `${placed.code}: we dey pack your things for Utako Market.`,
        icon: noticeIcon,
        tag: `order:${placed.code}`,
      },
      data: { link: `/track/${placed.code}`, tag: `order:${placed.code}`, kind: 'order-picked-up' },
      fcmOptions: { link: `https://market.test/track/${placed.code}` },
    });
    answered(await steps.setOff());
    await here.tell();
    const [onTheWay] = browser.shows();
    expect(onTheWay?.notification.title).toBe('Your things dey road');
    const { pin } = await seenBy(client, placed);
    expect(JSON.stringify(onTheWay)).not.toContain(String(pin));
    expect(JSON.stringify(onTheWay)).not.toContain('1st Avenue');
  });

  test('is told in the language of the device', async () => {
    const english = world.device({ cookies: new Map([['language', 'en']]) });
    const { client } = await signUpCustomer(world);
    for (const [name, value] of client.cookies) english.cookies.set(name, value);
    const browser = await browserOf(here, english);
    await placeThrough(english);
    await here.tell();
    expect(browser.shows().map(({ notification }) => notification.title)).toEqual(['Order confirmed']);
  });

  test('a step that still waits is not sent once a later one is there', async () => {
    const { client } = await signUpCustomer(world);
    const browser = await browserOf(here, client);
    const placed = await placeThrough(client);
    await here.hear();
    await giveTo(world, await agentWithFloat(world), placed);
    await here.hear();
    const states = await world.db<{ kind: string; state: string }[]>`
      select delivery.kind, state from notice_delivery delivery join notice on notice.id = notice_id
      where facts ->> 'code' = ${placed.code} order by delivery.id`;
    expect([...states]).toEqual([
      { kind: 'order-confirmed', state: 'replaced' },
      { kind: 'order-assigned', state: 'waiting' },
    ]);
    await here.send();
    expect(kindsOn(browser)).toEqual(['order-assigned']);
  });

  test('is told once, however many listen at the same moment', async () => {
    const { client } = await signUpCustomer(world);
    const browser = await browserOf(here, client);
    const placed = await placeThrough(client);
    await here.hear();
    await world.db`
      update outbox_reader set number = (
        select min(number) - 1 from outbox_event where payload ->> 'code' = ${placed.code})
      where name = 'notifications'`;
    await Promise.all(Array.from({ length: 6 }, () => hearWhatHappened(world.db)));
    const notices = await world.db`select kind from notice where facts ->> 'code' = ${placed.code}`;
    expect([...notices]).toEqual([{ kind: 'order-confirmed' }]);
    await Promise.all([here.send(), here.send(), here.send()]);
    expect(kindsOn(browser)).toEqual(['order-confirmed']);
    expect(here.pushService.received.filter(({ endpoint }) => endpoint === browser.endpoint)).toHaveLength(1);
  });

  test('whoever cancels it knows; whoever carried it is told', async () => {
    const { client } = await signUpCustomer(world);
    const customer = await browserOf(here, client);
    const { placed, agent } = await runAt(world, 'assigned', { customer: client });
    const carrier = await browserOf(here, agent.client);
    await here.tell();
    customer.shows();
    answered(
      await client.call(cancelOrder, {
        clientRequestId: randomUUID(),
        ...linkOf(placed),
        reason: 'I changed my mind',
        agreedOwedKobo: asKobo(0),
      }),
    );
    await here.tell();
    expect(kindsOn(customer)).toEqual([]);
    expect(
      carrier.shows().map(({ data, notification }) => [data.kind, data.link, notification.body]),
    ).toEqual([['order-taken-away', '/agent/run', expect.stringContaining('Dem don cancel am')]]);
  });

  test('the office gives it to somebody else, and both agents hear it', async () => {
    const { placed, agent } = await runAt(world, 'assigned');
    const before = await browserOf(here, agent.client);
    const next = await agentWithFloat(world);
    const after = await browserOf(here, next.client);
    answered(await moveBy(world, owner, placed.code, 'reassign', { agentId: next.user.id }));
    await here.tell();
    expect(kindsOn(before)).toEqual(['order-taken-away']);
    expect(kindsOn(after)).toEqual(['order-given']);
  });
});

describe('a question', () => {
  test('carries its answer: what the worker posts buys the thing, and twice is once', async () => {
    const { client } = await signUpCustomer(world);
    const browser = await browserOf(here, client);
    const run = await runOfOneLine(world, {}, 'ask-me-first', { customer: client });
    await here.tell();
    browser.shows();
    const agent = await browserOf(here, run.agent.client);
    answered(await askAbout(run, 110_000));
    await here.tell();
    const [shown] = browser.shows();
    expect(shown?.notification.body).toMatch(/^2 paint garri na ₦1,100\. Answer before \d\d:\d\d/);
    expect(JSON.parse(shown?.data.actions ?? '')).toEqual([
      { action: 'yes', title: 'Yes, buy am' },
      { action: 'no', title: 'No, leave am' },
    ]);
    const { path, body } = JSON.parse(shown?.data.answer ?? '') as { path: string; body: object };
    const post = async () => {
      const headers = { 'content-type': 'application/json' };
      const response = await client.request(path, {
        method: 'POST',
        headers,
        body: JSON.stringify({ ...body, yes: true }),
      });
      return orderReply.parse(await response.json()).items[0]?.status;
    };
    expect(await post()).toBe('found');
    expect(await post()).toBe('found');
    await here.tell();
    expect(agent.shows().map(({ notification }) => notification)).toMatchObject([
      { title: 'Yes, buy am', body: `${run.placed.code}: garri.` },
    ]);
  });

  test('reaches a guest as a text message, and every step that need not be read does not', async () => {
    const run = await runOfOneLine(world);
    await here.tell();
    expect(textsAbout(run.placed.code)).toEqual([]);
    answered(await askAbout(run, 110_000));
    await here.tell();
    const to = (await seenBy(run.customer, run.placed)).customer.phone;
    expect(textsAbout(run.placed.code)).toMatchObject([
      {
        to,
        from: 'MarketWaka',
        text: expect.stringMatching(/^MarketWaka: 2 paint garri na N1,100\. Make we buy am\?/),
      },
    ]);
  });
});
