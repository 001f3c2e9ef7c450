import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { asKobo } from '#contract/kobo.ts';
import { addClosure } from '#contract/markets/closure-endpoints.ts';
import { noticeIcon } from '#contract/notifications/payload.ts';
import { cancelOrder, sendOrderLink, showOrder } from '#contract/orders/endpoints.ts';
import { order as orderReply, orderCode } from '#contract/orders/schema.ts';
import { listOpenQuestions } from '#contract/orders/shopping/endpoints.ts';
import { lagosClock } from '#contract/time.ts';
import { text } from '#server/db/sql/codecs.ts';
import { runOrderTimers } from '#server/features/orders/timers/run-order-timers.ts';
import { answered } from '#test/client.ts';
import { linkOf, marketNamed, moveBy, newPhone, placeThrough } from '#test/factories/orders.ts';
import { signInOwner, signUpCustomer } from '#test/factories/people.ts';
import { askAbout, runOfOneLine } from '#test/factories/price-questions.ts';
import { agentWithFloat, giveTo, inFull, runAt, seenBy } from '#test/factories/run.ts';
import { browserOf, kindsOn, openNoticeWorld } from '#test/worlds/notices.ts';
import { writeNotices } from '../reactions.ts';

const here = await openNoticeWorld();
const { world, termii } = here;
const { client: owner } = await signInOwner(world);

/** Text messages about an order. */
const textsAbout = (code: string) => termii.outbox.filter((sent) => sent.text.includes(code));

/** The link at the end of a text message. */
function linkIn(written = '') {
  const [, code, token = ''] =
    /https:\/\/market\.test\/t\/#(MW-[0-9A-Z]{8})\.([\w-]{20})$/.exec(written) ?? [];
  return { code: orderCode.parse(code), token };
}

/** The text that a guest receives on placing. */
const received = 'We don get your order.';

describe('an order on its way', () => {
  test('is told step by step, and a later step takes the place of one that the phone has not shown', async () => {
    const { client } = await signUpCustomer(world);
    const browser = await browserOf(here, client);
    const { placed, steps } = await runAt(world, 'ready_for_delivery', { customer: client });
    await here.deliver();
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
    await here.deliver();
    const [onTheWay] = browser.shows();
    expect(onTheWay?.notification.title).toBe('Your things dey road');
    const { pin } = await seenBy(client, placed);
    expect(JSON.stringify(onTheWay)).not.toContain(String(pin));
    expect(JSON.stringify(onTheWay)).not.toContain('1st Avenue');
    answered(await steps.arrive());
    await here.deliver();
    expect(browser.shows()).toMatchObject([
      {
        notification: { title: expect.stringMatching(/ don reach your door$/) },
        data: { kind: 'order-at-door' },
      },
    ]);
  });

  test('is told to stand at the door only while it does', async () => {
    const { client } = await signUpCustomer(world);
    const browser = await browserOf(here, client);
    const { placed, steps } = await runAt(world, 'at_the_door', { customer: client });
    answered(await steps.deliver(await inFull(client, placed)));
    await here.deliver();
    expect(kindsOn(browser)).toEqual(['order-delivered']);
  });

  test('is told in the language of the device', async () => {
    const english = world.device({ cookies: new Map([['language', 'en']]) });
    const { client } = await signUpCustomer(world);
    for (const [name, value] of client.cookies) english.cookies.set(name, value);
    const browser = await browserOf(here, english);
    await placeThrough(english);
    await here.deliver();
    expect(browser.shows().map(({ notification }) => notification.title)).toEqual(['Order confirmed']);
  });

  test('a step that still waits is not sent once a later one is there', async () => {
    const { client } = await signUpCustomer(world);
    const browser = await browserOf(here, client);
    const placed = await placeThrough(client);
    await here.receive();
    await giveTo(world, await agentWithFloat(world), placed);
    await here.receive();
    const states = await world.db.rows({ kind: text, state: text })`
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
    await here.receive();
    await world.db`
      update outbox_reader set number = (
        select min(number) - 1 from outbox_event where payload ->> 'code' = ${placed.code})
      where name = 'notifications'`;
    await Promise.all(Array.from({ length: 6 }, () => writeNotices(world.db)));
    const notices = await world.db`select kind from notice where facts ->> 'code' = ${placed.code}`;
    expect([...notices]).toEqual([{ kind: 'order-confirmed' }]);
    await Promise.all([here.send(), here.send(), here.send()]);
    expect(kindsOn(browser)).toEqual(['order-confirmed']);
    expect(here.pushService.received.filter(({ endpoint }) => endpoint === browser.endpoint)).toHaveLength(1);
  });

  test('a customer whose order moves to another day, as its market closes, is told which', async () => {
    const { client } = await signUpCustomer(world);
    const browser = await browserOf(here, client);
    const marketId = await marketNamed(world, 'Kado Fish Market');
    const placed = await placeThrough(client, { marketId });
    const day = lagosClock(new Date(placed.order.scheduledFor ?? placed.order.placedAt)).date;
    const closing = { marketId, from: day, to: day, reason: 'Election', movesOrders: true };
    answered(await owner.call(addClosure, closing));
    await runOrderTimers(world.db, new Date());
    await here.deliver();
    expect(kindsOn(browser).at(-1)).toBe('order-moved');
    const { scheduledFor } = await seenBy(client, placed);
    expect(lagosClock(new Date(scheduledFor ?? 0)).date > day).toBe(true);
  });

  test('that is cancelled is reported to its carrier, not to the one who cancelled', async () => {
    const { client } = await signUpCustomer(world);
    const customer = await browserOf(here, client);
    const { placed, agent } = await runAt(world, 'assigned', { customer: client });
    const carrier = await browserOf(here, agent.client);
    await here.deliver();
    customer.shows();
    answered(
      await client.call(cancelOrder, {
        clientRequestId: randomUUID(),
        ...linkOf(placed),
        reason: 'I changed my mind',
        agreedOwedKobo: asKobo(0),
      }),
    );
    await here.deliver();
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
    await here.deliver();
    expect(kindsOn(before)).toEqual(['order-taken-away']);
    expect(kindsOn(after)).toEqual(['order-given']);
  });
});

describe('a question', () => {
  test('carries its answer: what the worker posts buys the thing, and twice is once', async () => {
    const { client } = await signUpCustomer(world);
    const browser = await browserOf(here, client);
    const run = await runOfOneLine(world, {}, 'ask-me-first', { customer: client });
    await here.deliver();
    browser.shows();
    const agent = await browserOf(here, run.agent.client);
    answered(await askAbout(run, 110_000));
    await here.deliver();
    const [shown] = browser.shows();
    expect(shown?.notification.body).toMatch(/^2 paint garri na ₦1,100\. Answer before \d\d:\d\d/);
    expect(JSON.parse(shown?.data.actions ?? '')).toEqual([
      { action: 'yes', title: 'Yes, buy am' },
      { action: 'no', title: 'No buy am' },
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
    await here.deliver();
    expect(agent.shows().map(({ notification }) => notification)).toMatchObject([
      { title: 'Yes, buy am', body: `${run.placed.code}: garri.` },
    ]);
  });

  test('reaches a guest as a text message, and every step that need not be read does not', async () => {
    const run = await runOfOneLine(world);
    await here.deliver();
    expect(textsAbout(run.placed.code).map((sent) => sent.text)).toEqual([expect.stringContaining(received)]);
    answered(await askAbout(run, 110_000));
    await here.deliver();
    const to = (await seenBy(run.customer, run.placed)).customer.phone;
    expect(textsAbout(run.placed.code).slice(1)).toMatchObject([
      {
        to,
        from: 'MarketWaka',
        text: expect.stringMatching(/^MarketWaka: 2 paint garri na N1,100\. Make we buy am\?/),
      },
    ]);
  });

  test('names no count in a question about a line that only said a sum of money', async () => {
    const worth = { raw: 'garri 1k own', quantity: 1, measure: null, capKobo: asKobo(100_000) };
    const run = await runOfOneLine(world, worth);
    // Two texts of one moment go in any order.
    await here.deliver();
    answered(await askAbout(run, 110_000, 1));
    await here.deliver();
    const texts = textsAbout(run.placed.code).slice(1);
    expect(texts.map((sent) => sent.text)).toEqual([
      expect.stringMatching(/^MarketWaka: Garri na N1,100\. Make we buy am\?/),
    ]);
  });
});

describe('the link of an order', () => {
  test('comes to a guest on placing, and opens on any phone all that the order is', async () => {
    const placed = await placeThrough(world.device());
    await here.deliver();
    const [sent, ...others] = textsAbout(placed.code);
    expect(others).toEqual([]);
    expect(sent).toMatchObject({ to: placed.order.customer.phone, text: expect.stringContaining(received) });
    expect(sent?.text.length).toBeLessThanOrEqual(160);
    const link = linkIn(sent?.text);
    expect(link.code).toBe(placed.code);
    const shown = answered(await world.device().call(showOrder, link));
    expect(shown.address.landmark).toBe(placed.order.address.landmark);
    // The rows of the queue and the order open nothing.
    const stored = await world.db`
      select to_jsonb(o) as o, (select jsonb_agg(to_jsonb(notice)) from notice where order_id = o.id) as notices
      from customer_order o where code = ${placed.code}`;
    expect(JSON.stringify(stored)).not.toContain(link.token);
  });

  test('ends every text message that a customer must read, and each of them goes on opening it', async () => {
    const run = await runOfOneLine(world);
    answered(await askAbout(run, 110_000));
    await here.deliver();
    const links = textsAbout(run.placed.code).map((sent) => linkIn(sent.text));
    expect(links).toHaveLength(2);
    for (const link of links) {
      const [question] = answered(await world.device().call(showOrder, link)).items;
      expect(question?.status).toBe('price_asked');
      const open = answered(await world.device().call(listOpenQuestions, { links: [link] }));
      expect(open.questions).toMatchObject([{ code: run.placed.code }]);
    }
    expect(
      await world.device().call(showOrder, { code: run.placed.code, token: 'A'.repeat(20) }),
    ).toMatchObject({
      reason: 'not-found',
    });
  });

  test('is not sent to an account on placing: its screens open the order', async () => {
    const { client } = await signUpCustomer(world);
    const placed = await placeThrough(client);
    await here.deliver();
    expect(textsAbout(placed.code)).toEqual([]);
  });

  test('stays away from the receiver, who gets the PIN once there is one', async () => {
    const receiver = { name: 'Mama Amaka', phone: newPhone() };
    const { placed, customer } = await runAt(world, 'ready_for_delivery', { wanted: { receiver } });
    await here.deliver();
    const { pin } = await seenBy(customer, placed);
    const texts = termii.outbox.filter(({ to }) => to === placed.order.receiver?.phone);
    expect(texts.map((sent) => sent.text)).toEqual([expect.stringMatching(new RegExp(`PIN: ${pin}$`))]);
    const notices = await world.db`select facts from notice where facts ->> 'code' = ${placed.code}`;
    expect(JSON.stringify(notices)).not.toContain(`"${pin}"`);
  });
});

describe('the link of an order, asked for with code and digits', () => {
  const ask = (code: string, digits: string, from = world.device()) =>
    from.call(sendOrderLink, { code, digits });

  test('goes to the number that ordered, for customer and receiver alike, three times an hour', async () => {
    const receiver = { name: 'Mama Amaka', phone: '0805 555 9876' };
    const { code, order } = await placeThrough(world.device(), { receiver });
    const ends = order.customer.phone?.slice(-4) ?? '';
    await here.deliver();
    for (const digits of ['9876', ends]) {
      expect(answered(await ask(code, digits))).toEqual({ done: true });
      await here.deliver();
    }
    const texts = textsAbout(code);
    expect(texts.map(({ to }) => to)).toEqual(Array.from({ length: 3 }, () => order.customer.phone));
    answered(await world.device().call(showOrder, linkIn(texts.at(-1)?.text)));
    // The one on placing was the first of the hour.
    expect(await ask(code, ends)).toMatchObject({ status: 429, reason: 'too-many-tries' });
  });

  test('is refused alike for a code that is not there and for digits that are wrong', async () => {
    const { code } = await placeThrough(world.device());
    await here.deliver();
    const wrong = [await ask(code, '0000'), await ask('MW-23456789', '1234')];
    expect(wrong).toMatchObject([{ reason: 'no-such-order' }, { reason: 'no-such-order' }]);
    await here.deliver();
    expect(textsAbout(code)).toHaveLength(1);
  });

  test('is sent ten times an hour from an address, for whatever orders', async () => {
    const from = () => world.device({ address: '10.88.7.1' });
    const results = [];
    for (let orders = 0; orders < 12; orders += 1) {
      const { code, order } = await placeThrough(world.device());
      results.push(await ask(code, order.customer.phone?.slice(-4) ?? '', from()));
    }
    expect(results.filter(({ ok }) => ok)).toHaveLength(10);
  });
});
