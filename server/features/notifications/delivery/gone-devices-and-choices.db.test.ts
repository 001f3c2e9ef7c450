import { describe, expect, test } from 'vitest';
import { changeProfile, signIn } from '#contract/accounts/endpoints.ts';
import { changeNotificationPreferences, subscribeWebPush } from '#contract/notifications/endpoints.ts';
import { text } from '#server/db/sql/codecs.ts';
import { answered } from '#test/client.ts';
import { placeThrough } from '#test/factories/orders.ts';
import { signUpAdmin, signUpCustomer } from '#test/factories/people.ts';
import { runAt } from '#test/factories/run.ts';
import { browserOf, kindsOn, openNoticeWorld } from '#test/worlds/notices.ts';

const here = await openNoticeWorld();
const { world, termii } = here;

/** Text messages about an order. */
const textsAbout = (code: string) => termii.outbox.filter((sent) => sent.text.includes(code));

describe('a device that is gone', () => {
  test('is forgotten, and what must be read goes as a text message instead', async () => {
    const { client } = await signUpCustomer(world);
    answered(await client.call(changeProfile, { name: 'Ada', phone: '08031112223' }));
    const browser = await browserOf(here, client);
    const { placed, steps } = await runAt(world, 'ready_for_delivery', { customer: client });
    await here.deliver();
    here.pushService.forget(browser.endpoint);
    answered(await steps.setOff());
    await here.deliver();
    expect(await world.db`select from notice_device where address = ${browser.endpoint}`).toHaveLength(0);
    await here.deliver();
    expect(textsAbout(placed.code)).toMatchObject([{ to: '+2348031112223' }]);
    await here.deliver();
    expect(textsAbout(placed.code)).toHaveLength(1);
  });

  test('is forgotten once, however much is on its way to it at that moment', async () => {
    const { client, user } = await signUpCustomer(world);
    const browser = await browserOf(here, client);
    for (let order = 0; order < 4; order += 1) await runAt(world, 'delivered', { customer: client });
    here.pushService.forget(browser.endpoint);
    await here.deliver();
    const fates = await world.db.rows({ state: text })`
      select state from notice_delivery d join notice n on n.id = d.notice_id
      where n.account_id = ${user.id} and d.way = 'webPush'`;
    expect(fates.length).toBeGreaterThan(3);
    expect(fates.map(({ state }) => state)).not.toContain('waiting');
  });

  test('while something new is being written down for it, that goes as a text message too', async () => {
    const { client } = await signUpCustomer(world);
    answered(await client.call(changeProfile, { name: 'Ada', phone: '08031112224' }));
    const browser = await browserOf(here, client);
    const { placed, steps } = await runAt(world, 'ready_for_delivery', { customer: client });
    await here.deliver();
    answered(await steps.setOff());
    // The device is being forgotten, in an open transaction, when the notice comes.
    let receiving: Promise<void> | undefined;
    await world.db.begin(async (transaction) => {
      await transaction`delete from notice_device where address = ${browser.endpoint}`;
      receiving = here.receive();
      await expect
        .poll(() => world.db`select from pg_locks where not granted and locktype = 'transactionid'`)
        .not.toHaveLength(0);
    });
    await receiving;
    await here.deliver();
    expect(textsAbout(placed.code)).toMatchObject([{ to: '+2348031112224' }]);
  });

  test('of two devices one is enough: no text message', async () => {
    const { client, username, password } = await signUpCustomer(world);
    const other = world.device();
    answered(await other.call(signIn, { username, password }));
    const gone = await browserOf(here, client);
    const alive = await browserOf(here, other);
    here.pushService.forget(gone.endpoint);
    const { placed, steps } = await runAt(world, 'ready_for_delivery', { customer: client });
    answered(await steps.setOff());
    await here.deliver();
    await here.deliver();
    expect(kindsOn(alive)).toContain('order-on-the-way');
    expect(textsAbout(placed.code)).toEqual([]);
  });
});

describe('a person who switched a group off', () => {
  const night = { on: true, from: '00:00', until: '00:00' };

  test('gets none of its notices but what must be read, as a text message for which they left the switch on', async () => {
    const { client } = await signUpCustomer(world);
    const browser = await browserOf(here, client);
    const orders = { group: 'orders', push: false, sms: true } as const;
    answered(await client.call(changeNotificationPreferences, { groups: [orders], quietHours: night }));
    const { placed } = await runAt(world, 'on_the_way', { customer: client });
    await here.deliver();
    expect(kindsOn(browser)).toEqual([]);
    expect(textsAbout(placed.code).map((sent) => sent.text)).toEqual([
      expect.stringContaining('Your order dey road.'),
    ]);
  });

  test('reads a text message in the language that they set the app to', async () => {
    const { client } = await signUpCustomer(world);
    client.cookies.set('language', 'en');
    const orders = { group: 'orders', push: false, sms: true } as const;
    answered(await client.call(changeNotificationPreferences, { groups: [orders], quietHours: night }));
    const { placed } = await runAt(world, 'on_the_way', { customer: client });
    await here.deliver();
    expect(textsAbout(placed.code).map((sent) => sent.text)).toEqual([
      expect.stringContaining('Your order is on the way.'),
    ]);
  });

  test('has it off also for notices that wait: the last choice counts', async () => {
    const { client } = await signUpCustomer(world);
    const browser = await browserOf(here, client);
    const { placed } = await runAt(world, 'on_the_way', { customer: client });
    await here.receive();
    const orders = { group: 'orders', push: false, sms: true } as const;
    answered(await client.call(changeNotificationPreferences, { groups: [orders], quietHours: night }));
    await here.send();
    await here.send();
    expect(kindsOn(browser)).toEqual([]);
    expect(textsAbout(placed.code)).toHaveLength(1);
  });

  test('gets nothing at all with both channels off', async () => {
    const { client } = await signUpCustomer(world);
    const browser = await browserOf(here, client);
    const orders = { group: 'orders', push: false, sms: false } as const;
    answered(await client.call(changeNotificationPreferences, { groups: [orders], quietHours: night }));
    const { placed } = await runAt(world, 'on_the_way', { customer: client });
    await here.deliver();
    expect(kindsOn(browser)).toEqual([]);
    expect(textsAbout(placed.code)).toEqual([]);
  });

  test('does not decide for those whose orders come at the same moment, nor do they for them', async () => {
    const people = await Promise.all(
      [true, false, true].map(async (push) => {
        const { client } = await signUpCustomer(world);
        const browser = await browserOf(here, client);
        const orders = { group: 'orders', push, sms: true } as const;
        answered(await client.call(changeNotificationPreferences, { groups: [orders], quietHours: night }));
        return { client, browser };
      }),
    );
    const guest = await placeThrough(world.device());
    for (const { client } of people) await placeThrough(client);
    await here.deliver();
    expect(people.map(({ browser }) => kindsOn(browser))).toEqual([
      ['order-confirmed'],
      [],
      ['order-confirmed'],
    ]);
    expect(textsAbout(guest.code).map((sent) => sent.text)).toEqual([
      expect.stringContaining('We don get your order.'),
    ]);
  });
});

describe('the office', () => {
  test('hears of an alarm where it may see the board, and not elsewhere', async () => {
    const sees = await signUpAdmin(world, ['orders:view']);
    const doesNot = await signUpAdmin(world, ['users:view']);
    const [board, none] = [await browserOf(here, sees.client), await browserOf(here, doesNot.client)];
    const { steps, placed } = await runAt(world, 'shopping');
    answered(await steps.cancel('My bike broke'));
    await here.deliver();
    expect(board.shows().map(({ notification, data }) => [notification.title, data.link])).toEqual([
      [placed.code, `/admin/orders?order=${placed.code}`],
    ]);
    expect(kindsOn(none)).toEqual([]);
  });
});

test('an address of a push service that is ours is never called', async () => {
  const { client } = await signUpCustomer(world);
  const subscription = { ...here.pushService.subscribe(), endpoint: 'http://10.0.0.1/push' };
  expect(await client.call(subscribeWebPush, { ...subscription, userAgent: 'a phone' })).toMatchObject({
    reason: 'push-service-unknown',
  });
});
