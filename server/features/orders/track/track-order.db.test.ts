import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { previewCancel, showOrder, trackOrder } from '#contract/orders/endpoints.ts';
import { orderCode } from '#contract/orders/schema.ts';
import { answered } from '#test/client.ts';
import { signUpAdmin, signUpAs, signUpCustomer } from '#test/factories/people.ts';
import { placeThrough, standAt, wednesdayMorning } from '#test/factories/orders.ts';
import { openWorld } from '#test/world.ts';

const world = await openWorld({ clock: 'stands' });

beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: wednesdayMorning }));
afterAll(() => void vi.useRealTimers());

const customer = { name: 'Amaka Obi', phone: '0803 444 1234' };
const receiver = { name: 'Mama Amaka', phone: '0805 555 9876' };
const nobodysCode = orderCode.parse('MW-23456789');

describe('an order is tracked by its code and the end of a phone', () => {
  test('the customer’s or the receiver’s, with the code as people type it', async () => {
    const { code } = await placeThrough(world.device(), { customer, receiver });
    const letters = code.slice(3);
    const typed = [
      code,
      letters,
      code.toLowerCase(),
      `mw ${letters.slice(0, 4)} ${letters.slice(4)}`,
      ` ${code} `,
    ];
    for (const written of typed) {
      for (const digits of ['1234', '9876', ' 12 34 ']) {
        const reply = await world.device().call(trackOrder, { code: written, digits });
        expect(reply, `${written} ${digits}`).toMatchObject({
          ok: true,
          value: { code, status: 'confirmed' },
        });
      }
    }
    await standAt(world, code, 'delivered');
  });

  test('and shows status, time and checklist, and nothing that only the customer may know', async () => {
    const { code } = await placeThrough(world.device(), { customer, receiver });
    const tracked = answered(await world.device().call(trackOrder, { code, digits: '1234' }));
    expect(Object.keys(tracked).toSorted()).toEqual([
      'arrivedAt',
      'asOf',
      'code',
      'course',
      'eta',
      'items',
      'kind',
      'marketName',
      'placedAt',
      'promisedUntil',
      'scheduledFor',
      'status',
      'window',
    ]);
    expect(tracked).toMatchObject({ eta: null, promisedUntil: '2026-03-04T09:30:00.000Z' });
    expect(tracked.items).toEqual([
      { name: 'garri', quantity: 2, measure: 'paint', status: 'requested' },
      { name: 'pepper', quantity: 1, measure: null, status: 'requested' },
    ]);
    const written = JSON.stringify(tracked);
    for (const secret of ['Amaka', '1234', 'filling station', 'Gwarinpa'])
      expect(written).not.toContain(secret);
    await standAt(world, code, 'delivered');
  });

  test('a promise that is broken is not repeated', async () => {
    const { code } = await placeThrough(world.device(), { customer });
    await world.db`update customer_order set soonest_minutes = 20, minutes = 40 where code = ${code}`;
    const etaAfter = async (minutes: number) => {
      vi.setSystemTime(wednesdayMorning.getTime() + minutes * 60_000);
      return answered(await world.device().call(trackOrder, { code, digits: '1234' })).eta;
    };
    expect(await etaAfter(30)).toEqual({ from: '2026-03-04T09:30:00.000Z', to: '2026-03-04T09:40:00.000Z' });
    expect(await etaAfter(40)).toBeNull();
    vi.setSystemTime(wednesdayMorning);
    await standAt(world, code, 'delivered');
  });
});

describe('guessing', () => {
  test('a wrong code and wrong digits are refused with the very same words', async () => {
    const { code } = await placeThrough(world.device());
    const wrong = [
      { code, digits: '0000' },
      { code: nobodysCode, digits: '0000' },
      { code, digits: '12' },
      { code: 'what', digits: '' },
    ];
    for (const guess of wrong) {
      expect(await world.device().call(trackOrder, guess)).toMatchObject({
        status: 404,
        reason: 'no-such-order',
        sentence: 'We no see any order with dat code and number together. Check di two well.',
      });
    }
  });

  test.each([
    ['at an order', true],
    ['at a code that does not exist', false],
  ])('%s is slowed down for the code, from wherever it comes', async (_where, exists) => {
    const code = exists ? (await placeThrough(world.device())).code : orderCode.parse('MW-22222222');
    const replies = [];
    for (let guess = 0; guess < 8; guess += 1) {
      replies.push(await world.device().call(trackOrder, { code, digits: '0000' }));
    }
    expect(replies.map((one) => one.ok || one.reason)).toEqual([
      ...Array.from({ length: 6 }, () => 'no-such-order'),
      'too-many-tries',
      'too-many-tries',
    ]);
  });

  test('is slowed down for the address, whatever code it tries', async () => {
    const from = { address: '10.88.0.1' };
    const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
    const replies = [];
    for (let guess = 0; guess < 32; guess += 1) {
      const code = `MW-AAAAAA${letters[guess]}${letters[guess]}`;
      replies.push(await world.device(from).call(trackOrder, { code, digits: '0000' }));
    }
    expect(replies.slice(0, 30).every((one) => !one.ok && one.reason === 'no-such-order')).toBe(true);
    expect(replies.at(-1)).toMatchObject({ status: 429, reason: 'too-many-tries' });
  });

  test('the right digits a hundred times are no guesses', async () => {
    const { code } = await placeThrough(world.device(), { customer });
    const phone = world.device();
    for (let look = 0; look < 100; look += 1) {
      expect(await phone.call(trackOrder, { code, digits: '1234' })).toMatchObject({ ok: true });
    }
  });
});

describe('the whole order', () => {
  test('opens for its account, for holders of its link, and for admins of orders', async () => {
    const ada = await signUpCustomer(world);
    const { code, token } = await placeThrough(ada.client);
    const viewer = await signUpAdmin(world, ['orders:view']);
    const manager = await signUpAdmin(world, ['orders:view', 'orders:manage']);
    const actionsFor = async (client = world.device(), link: string | null = null) =>
      answered(await client.call(showOrder, { code, token: link })).actions;
    expect(await actionsFor(ada.client)).toEqual(['cancel']);
    expect(await actionsFor(world.device(), token)).toEqual(['cancel']);
    expect(await actionsFor(viewer.client)).toEqual([]);
    expect(await actionsFor(manager.client)).toEqual(['assign', 'cancel']);
  });

  test('is not there for anybody else, and looking for it is slowed down', async () => {
    const { code } = await placeThrough(world.device());
    const strangers = [
      world.device(),
      (await signUpCustomer(world)).client,
      (await signUpAs(world, 'agent')).client,
      (await signUpAdmin(world, ['users:view'])).client,
    ];
    for (const client of strangers) {
      expect(await client.call(showOrder, { code, token: null })).toMatchObject({
        status: 404,
        reason: 'not-found',
      });
    }
    expect(await world.device().call(showOrder, { code: nobodysCode, token: null })).toMatchObject({
      status: 404,
      reason: 'not-found',
    });
    const guess = { code, token: 'a-link-that-somebody-made-up' };
    await world.device().call(previewCancel, guess);
    await world.device().call(showOrder, guess);
    expect(await world.device().call(showOrder, guess)).toMatchObject({ reason: 'too-many-tries' });
  });

  test('opens by its link however many wrong looks there were: a link is not guessed', async () => {
    const { code, token } = await placeThrough(world.device());
    for (let guess = 0; guess < 8; guess += 1) await world.device().call(showOrder, { code, token: null });
    expect(answered(await world.device().call(showOrder, { code, token })).code).toBe(code);
  });

  test('of another order does not open with this one’s link', async () => {
    const mine = await placeThrough(world.device());
    const other = await placeThrough(world.device());
    const reply = await world.device().call(showOrder, { code: other.code, token: mine.token });
    expect(reply).toMatchObject({ reason: 'not-found' });
  });
});
