import { describe, expect, test } from 'vitest';
import { listDeliveries } from '#contract/notifications/admin/endpoints.ts';
import { changeNotificationPreferences } from '#contract/notifications/endpoints.ts';
import { changeProfile } from '#contract/accounts/endpoints.ts';
import { lagosClock } from '#contract/time.ts';
import { answered, type Client } from '#test/client.ts';
import { askAbout, runOfOneLine } from '#test/factories/price-questions.ts';
import { placeThrough } from '#test/factories/orders.ts';
import { runAt } from '#test/factories/run.ts';
import { signInOwner, signUpCustomer } from '#test/factories/people.ts';
import { fcmSays } from '#test/stand-ins/fcm/answers.ts';
import { deliverDue } from './deliver.ts';
import { browserOf, fcmBrowserOf, kindsOn, openNoticeWorld } from '#test/worlds/notices.ts';

const here = await openNoticeWorld();
const { world, termii, fcm } = here;
const { client: owner } = await signInOwner(world);

const minutes = (count: number) => new Date(Date.now() + count * 60_000);

/** Quiet from an hour ago until an hour from now, whenever this runs. */
async function wantsQuiet(client: Client): Promise<void> {
  const timeAt = (at: Date) => {
    const { hour, minute } = lagosClock(at);
    return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
  };
  const quietHours = { on: true, from: timeAt(minutes(-60)), until: timeAt(minutes(60)) };
  answered(await client.call(changeNotificationPreferences, { groups: [], quietHours }));
}

/** Deliveries of all notices about an order, oldest first. */
async function fatesOf(code: string): Promise<[kind: string, way: string, state: string][]> {
  const { deliveries } = answered(await owner.call(listDeliveries, {}));
  return deliveries
    .filter((delivery) => delivery.code === code)
    .toReversed()
    .map(({ kind, way, state }) => [kind, way, state]);
}

describe('the night', () => {
  test('what can wait is told in the morning', async () => {
    const { client } = await signUpCustomer(world);
    const browser = await browserOf(here, client);
    await wantsQuiet(client);
    await placeThrough(client);
    await here.deliver();
    expect(kindsOn(browser)).toEqual([]);
    await here.send(minutes(50));
    expect(kindsOn(browser)).toEqual([]);
    await here.send(minutes(61));
    expect(kindsOn(browser)).toEqual(['order-confirmed']);
  });

  test('nor is what was due before it began, if nothing could go out until now', async () => {
    const { client } = await signUpCustomer(world);
    const browser = await browserOf(here, client);
    const { code } = await placeThrough(client);
    await here.receive();
    await wantsQuiet(client);
    await here.send();
    expect(kindsOn(browser)).toEqual([]);
    expect(await fatesOf(code)).toEqual([['order-confirmed', 'webPush', 'waiting']]);
    await here.send(minutes(61));
    expect(kindsOn(browser)).toEqual(['order-confirmed']);
  });

  test('what is over by then is not told, and the log says so', async () => {
    const { client } = await signUpCustomer(world);
    const browser = await browserOf(here, client);
    await wantsQuiet(client);
    const { placed } = await runAt(world, 'ready_for_delivery', { customer: client });
    await here.receive();
    await here.send(minutes(120));
    expect(kindsOn(browser)).not.toContain('order-picked-up');
    expect(await fatesOf(placed.code)).toContainEqual(['order-picked-up', 'webPush', 'too-late']);
  });

  test('a question does not wait', async () => {
    const { client } = await signUpCustomer(world);
    const browser = await browserOf(here, client);
    await wantsQuiet(client);
    const run = await runOfOneLine(world, {}, 'ask-me-first', { customer: client });
    answered(await askAbout(run, 110_000));
    await here.deliver();
    expect(kindsOn(browser)).toEqual(['price-asked']);
  });

  test('a customer whose order is on the way gets the notice', async () => {
    const { client } = await signUpCustomer(world);
    const browser = await browserOf(here, client);
    await wantsQuiet(client);
    await runAt(world, 'on_the_way', { customer: client });
    await here.deliver();
    expect(kindsOn(browser)).toEqual(['order-on-the-way']);
  });
});

describe('a service that cannot now', () => {
  test('is asked again when it says, and not before', async () => {
    const { client } = await signUpCustomer(world);
    const token = await fcmBrowserOf(here, client);
    const placed = await placeThrough(client);
    fcm.trouble.refusals.push(fcmSays.quota('120'));
    await here.deliver();
    expect(fcm.collect(token)).toEqual([]);
    await here.send(minutes(1.9));
    expect(fcm.collect(token)).toEqual([]);
    await here.send(minutes(2.2));
    expect(fcm.collect(token)).toHaveLength(1);
    expect(await fatesOf(placed.code)).toEqual([['order-confirmed', 'fcm', 'sent']]);
  });

  test('does not keep from somebody what must be read: after three tries it goes as a text message', async () => {
    const { client } = await signUpCustomer(world);
    answered(await client.call(changeProfile, { name: 'Ada', phone: '08039998887' }));
    await browserOf(here, client);
    const { placed } = await runAt(world, 'on_the_way', { customer: client });
    here.pushService.trouble.refusesAll = { status: 503 };
    await here.receive();
    for (const minute of [0, 1, 2, 3]) await here.send(minutes(minute));
    here.pushService.trouble.refusesAll = undefined;
    expect(await fatesOf(placed.code)).toEqual(
      expect.arrayContaining([
        ['order-on-the-way', 'webPush', 'failed'],
        ['order-on-the-way', 'sms', 'sent'],
      ]),
    );
    expect(termii.outbox.filter(({ to }) => to === '+2348039998887')).toHaveLength(1);
  });

  test('is not asked for longer than the notice is worth', async () => {
    const { client } = await signUpCustomer(world);
    await browserOf(here, client);
    const run = await runOfOneLine(world, {}, 'ask-me-first', { customer: client });
    answered(await askAbout(run, 110_000));
    await here.receive();
    await here.send(minutes(3.1));
    expect(await fatesOf(run.placed.code)).toContainEqual(['price-asked', 'webPush', 'too-late']);
  });
});

describe('an SMS of which nobody knows whether it went', () => {
  test('is sent once more, and not again and again', async () => {
    const { client } = await signUpCustomer(world);
    answered(await client.call(changeProfile, { name: 'Ada', phone: '08037776665' }));
    const { placed } = await runAt(world, 'on_the_way', { customer: client });
    await here.receive();
    let tries = 0;
    const sms = () => {
      tries += 1;
      return Promise.resolve({ outcome: 'later', why: 'no answer in time', mayHaveGone: true } as const);
    };
    for (const minute of [0, 2, 4, 6, 8]) await deliverDue({ ...here.notifier, sms }, () => minutes(minute));
    expect(tries).toBe(2);
    expect(await fatesOf(placed.code)).toContainEqual(['order-on-the-way', 'sms', 'failed']);
  });
});

describe('a delivery', () => {
  test('is sent once by two instances of which one’s clock is two minutes ahead', async () => {
    const { client } = await signUpCustomer(world);
    answered(await client.call(changeProfile, { name: 'Ada', phone: '08035554443' }));
    await runAt(world, 'on_the_way', { customer: client });
    await here.receive();
    const sent: string[] = [];
    const answers = Promise.withResolvers<void>();
    const sms = async (to: string) => {
      sent.push(to);
      await answers.promise;
      return { outcome: 'sent', id: 'one' } as const;
    };
    const first = deliverDue({ ...here.notifier, sms }, () => new Date());
    await expect.poll(() => sent).toHaveLength(1);
    const second = deliverDue({ ...here.notifier, sms }, () => minutes(2));
    answers.resolve();
    await Promise.all([first, second]);
    expect(sent).toEqual(['+2348035554443']);
  });
});

describe('the log', () => {
  test('holds whatever a push service says, also what no text can hold', async () => {
    const { client } = await signUpCustomer(world);
    await browserOf(here, client);
    const { code } = await placeThrough(client);
    await here.receive();
    here.pushService.trouble.refusals.push({ status: 400, body: 'no\0thing' });
    await here.send();
    const { deliveries } = answered(await owner.call(listDeliveries, { code }));
    expect(deliveries).toMatchObject([{ state: 'failed', why: '400 no thing' }]);
  });

  test('is read by what became of it and which way it went', async () => {
    const { client } = await signUpCustomer(world);
    await browserOf(here, client);
    await placeThrough(client);
    await here.deliver();
    const { deliveries } = answered(await owner.call(listDeliveries, { state: 'sent', way: 'push' }));
    expect(deliveries.length).toBeGreaterThan(0);
    expect(new Set(deliveries.map(({ state }) => state))).toEqual(new Set(['sent']));
    expect(deliveries.map(({ way }) => way)).not.toContain('sms');
  });
});
