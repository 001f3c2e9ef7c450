import { describe, expect, test } from 'vitest';
import { deleteAccount, exportAccount, signIn, signOut } from '#contract/accounts/endpoints.ts';
import {
  changeNotificationPreferences,
  showNotificationPreferences,
  showNotificationStatus,
  showPushConfig,
  subscribeFcm,
  testNotification,
  unsubscribeFcm,
} from '#contract/notifications/endpoints.ts';
import { answered, type Client } from '#test/client.ts';
import { placeThrough } from '#test/factories/orders.ts';
import { signUpAdmin, signUpAs, signUpCustomer } from '#test/factories/people.ts';
import { browserOf, fcmBrowserOf, kindsOn, openNoticeWorld } from '#test/worlds/notices.ts';
import { openWorld } from '#test/world.ts';

const here = await openNoticeWorld();
const { world, fcm } = here;

const statusOf = async (client: Client) => answered(await client.call(showNotificationStatus, {}));

describe('a device', () => {
  test('is registered by its FCM token, and hears', async () => {
    const { client } = await signUpCustomer(world);
    expect(await statusOf(client)).toEqual({ hasSubscription: false, subscriptionCount: 0 });
    const token = await fcmBrowserOf(here, client);
    expect(await statusOf(client)).toEqual({ hasSubscription: true, subscriptionCount: 1 });
    const placed = await placeThrough(client);
    await here.deliver();
    expect(fcm.collect(token)).toMatchObject([
      {
        notification: { title: 'Your order don confirm', tag: `order:${placed.code}` },
        data: { link: `/track/${placed.code}`, kind: 'order-confirmed' },
        headers: { Urgency: 'normal', Topic: expect.stringMatching(/^[\w-]{32}$/) },
        link: `https://market.test/track/${placed.code}`,
      },
    ]);
  });

  test('has one way: a new registration replaces the other', async () => {
    const { client } = await signUpCustomer(world);
    const token = await fcmBrowserOf(here, client);
    const browser = await browserOf(here, client);
    expect(await statusOf(client)).toEqual({ hasSubscription: true, subscriptionCount: 1 });
    expect(answered(await client.call(showNotificationPreferences, {})).device?.way).toBe('webPush');
    await placeThrough(client);
    await here.deliver();
    expect([fcm.collect(token), kindsOn(browser)]).toEqual([[], ['order-confirmed']]);
  });

  test('goes with the phone: the person who signs in next gets its notices, and the one before no more', async () => {
    const ada = await signUpCustomer(world);
    const bola = await signUpCustomer(world);
    const token = await fcmBrowserOf(here, ada.client);
    const { username, password } = bola;
    answered(await ada.client.call(signIn, { username, password }));
    answered(await ada.client.call(subscribeFcm, { token, userAgent: 'the same phone' }));
    const elsewhere = world.device();
    answered(await elsewhere.call(signIn, { username: ada.username, password: ada.password }));
    expect(await statusOf(elsewhere)).toEqual({ hasSubscription: false, subscriptionCount: 0 });
    await placeThrough(elsewhere);
    await here.deliver();
    // The phone is Bola's now, and new to her account.
    expect(fcm.collect(token)).toMatchObject([{ data: { kind: 'signed-in-anew' } }]);
    await placeThrough(bola.client);
    await here.deliver();
    expect(fcm.collect(token)).toHaveLength(1);
  });

  test('a token that turns up on another phone moves there', async () => {
    const [ada, bola] = [await signUpCustomer(world), await signUpCustomer(world)];
    const token = await fcmBrowserOf(here, ada.client);
    answered(await bola.client.call(subscribeFcm, { token, userAgent: 'a phone' }));
    expect((await statusOf(ada.client)).subscriptionCount).toBe(0);
    expect((await statusOf(bola.client)).subscriptionCount).toBe(1);
  });

  test('hears nothing once its person has signed out, not even what waited', async () => {
    const { client } = await signUpCustomer(world);
    const browser = await browserOf(here, client);
    await placeThrough(client);
    await here.receive();
    answered(await client.call(signOut, {}));
    await here.send();
    expect(kindsOn(browser)).toEqual([]);
  });

  test('is taken out by its own person alone', async () => {
    const [ada, bola] = [await signUpCustomer(world), await signUpCustomer(world)];
    const token = await fcmBrowserOf(here, ada.client);
    answered(await bola.client.call(unsubscribeFcm, { token }));
    expect((await statusOf(ada.client)).hasSubscription).toBe(true);
    answered(await ada.client.call(unsubscribeFcm, { token }));
    answered(await ada.client.call(unsubscribeFcm, { token }));
    expect((await statusOf(ada.client)).hasSubscription).toBe(false);
  });

  test('is registered a few times an hour, and no more', async () => {
    const { client } = await signUpCustomer(world);
    const tries = Array.from({ length: 31 }, () => fcm.register());
    const results = [];
    for (const token of tries) results.push(await client.call(subscribeFcm, { token, userAgent: '' }));
    expect(results.filter(({ ok }) => ok)).toHaveLength(30);
    expect(results.at(-1)).toMatchObject({ reason: 'too-many-tries' });
  });
});

describe('the demo placeholder', async () => {
  const bare = await openWorld({ clock: 'stands' });

  test('knows no Firebase and says so, in the catalogue’s words; a browser’s own way works', async () => {
    const { client } = await signUpCustomer(bare);
    const config = answered(await bare.device().call(showPushConfig, {}));
    expect(config).toEqual({ webPushKey: expect.stringMatching(/^[\w-]{87}$/), firebase: null });
    expect(await client.call(subscribeFcm, { token: 'abcdefghij', userAgent: '' })).toMatchObject({
      status: 503,
      sentence: 'Firebase not configured. Please provide Firebase credentials.',
    });
  });
});

describe('a test', () => {
  test('says how many devices took it', async () => {
    const { client } = await signUpCustomer(world);
    expect(await client.call(testNotification, {})).toMatchObject({ reason: 'no-device' });
    const browser = await browserOf(here, client);
    expect(answered(await client.call(testNotification, {}))).toEqual({ sent: 1, failed: 0 });
    expect(kindsOn(browser)).toEqual(['test']);
    here.pushService.trouble.refusesAll = { status: 500 };
    expect(await client.call(testNotification, {})).toMatchObject({ reason: 'notice-not-sent', status: 503 });
    here.pushService.trouble.refusesAll = undefined;
  });
});

describe('a person’s choices', () => {
  const groupsOf = async (client: Client) =>
    answered(await client.call(showNotificationPreferences, {})).groups.map(({ group }) => group);

  test('are shown for the groups that concern them', async () => {
    expect(await groupsOf((await signUpCustomer(world)).client)).toEqual([
      'orders',
      'questions',
      'chat',
      'money',
      'news',
    ]);
    expect(await groupsOf((await signUpAs(world, 'agent')).client)).toContain('offers');
    expect(await groupsOf((await signUpAdmin(world, [])).client)).toContain('office');
  });

  test('are saved; news is off and the rest on until the person chooses otherwise', async () => {
    const { client } = await signUpCustomer(world);
    const { groups } = answered(await client.call(showNotificationPreferences, {}));
    expect(groups.filter(({ push }) => !push).map(({ group }) => group)).toEqual(['news']);
    const quietHours = { on: false, from: '21:00', until: '07:30' };
    const news = { group: 'news', push: true, sms: null } as const;
    const changed = answered(
      await client.call(changeNotificationPreferences, { groups: [news], quietHours }),
    );
    expect(changed.groups).toContainEqual(news);
    expect(changed.quietHours).toEqual(quietHours);
    expect(answered(await client.call(showNotificationPreferences, {}))).toEqual(changed);
  });

  test('are exported with an account, and deleted with it', async () => {
    const { client, user, password } = await signUpCustomer(world);
    await browserOf(here, client);
    const quietHours = { on: true, from: '21:00', until: '07:30' };
    const news = { group: 'news', push: true, sms: null } as const;
    answered(await client.call(changeNotificationPreferences, { groups: [news], quietHours }));
    expect(JSON.stringify(answered(await client.call(exportAccount, {})))).toContain('"21:00"');
    answered(await client.call(deleteAccount, { password }));
    for (const table of ['notice_device', 'notice_choice', 'notice_person', 'notice'])
      expect(await world.db`select from ${world.db(table)} where account_id = ${user.id}`).toHaveLength(0);
  });
});
