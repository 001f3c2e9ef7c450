import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { deleteAccount, exportAccount } from '#contract/accounts/endpoints.ts';
import { deleteSavedAddress, deleteSavedList, saveAddress } from '#contract/lists/saved/endpoints.ts';
import { listWeeklyLists, setWeeklyList, stopWeeklyList } from '#contract/orders/weekly/endpoints.ts';
import { setWindowHours } from '#contract/orders/windows/endpoints.ts';
import { answered } from '#test/client.ts';
import { marketNamed, wednesdayMorning } from '#test/factories/orders.ts';
import { signInOwner, signUpCustomer } from '#test/factories/people.ts';
import { makeWeekly, weeklyFor } from '#test/factories/requests/weekly-lists.ts';
import { openWorld } from '#test/world.ts';
import { makeDrafts } from './make-drafts.ts';

const world = await openWorld({ clock: 'stands' });
beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: wednesdayMorning }));
afterAll(() => void vi.useRealTimers());

const fridayEvening = new Date('2026-03-06T17:00:00.000Z');

describe('a weekly list', () => {
  test('is set, changed and stopped, one schedule a list', async () => {
    const { client } = await signUpCustomer(world);
    const wanted = await weeklyFor(world, client);
    const set = answered(await client.call(setWeeklyList, wanted));
    expect(set).toMatchObject({
      listId: wanted.listId,
      weekday: 'saturday',
      hour: null,
      marketName: 'Utako Market',
      nextDay: '2026-03-07',
      isPaused: false,
      draftId: null,
    });
    const copies = await Promise.all(
      [1, 2, 3].map(() => client.call(setWeeklyList, { ...wanted, weekday: 'wednesday' })),
    );
    // Today is too late for a draft on the evening before.
    for (const copy of copies) expect(answered(copy).nextDay).toBe('2026-03-11');
    expect(answered(await client.call(listWeeklyLists, {}))).toHaveLength(1);
    answered(await client.call(stopWeeklyList, { listId: wanted.listId }));
    answered(await client.call(stopWeeklyList, { listId: wanted.listId }));
    expect(answered(await client.call(listWeeklyLists, {}))).toEqual([]);
  });

  test('takes an hour only where the market has that window', async () => {
    const { client: owner } = await signInOwner(world);
    const marketId = await marketNamed(world, 'Wuse Market');
    const hours = [{ weekday: 'saturday', hour: 10, orders: 2 }] as const;
    answered(await owner.call(setWindowHours, { marketId, perAgent: 2, hours: [...hours] }));
    const { client } = await signUpCustomer(world);
    const wanted = await weeklyFor(world, client, { marketId, hour: 10 });
    expect(answered(await client.call(setWeeklyList, wanted)).hour).toBe(10);
    for (const other of [{ hour: 11 }, { weekday: 'friday' as const }])
      expect(await client.call(setWeeklyList, { ...wanted, ...other })).toMatchObject({
        reason: 'window-closed',
      });
    expect(answered(await client.call(listWeeklyLists, {}))).toMatchObject([{ hour: 10 }]);
  });

  test('is refused for a day, a market or a place from which nothing could come', async () => {
    const { client } = await signUpCustomer(world);
    const wanted = await weeklyFor(world, client);
    expect(await client.try(setWeeklyList, { ...wanted, weekday: 'sunday' })).toMatchObject({
      reason: 'bad-input',
    });
    expect(await client.try(setWeeklyList, { ...wanted, hour: 24 })).toMatchObject({ reason: 'bad-input' });
    const noMarket = { ...wanted, marketId: randomUUID() };
    expect(await client.try(setWeeklyList, noMarket)).toMatchObject({ reason: 'market-gone' });
    const far = { area: 'Jabi', landmark: 'Elsewhere', directions: '', pin: null, isDefault: false } as const;
    const stored = { clientRequestId: randomUUID(), label: 'Village', ...far };
    const { id: addressId } = answered(await client.call(saveAddress, stored));
    await world.db`update saved_address set area = 'Lagos' where id = ${addressId}`;
    expect(await client.call(setWeeklyList, { ...wanted, addressId })).toMatchObject({
      reason: 'outside-area',
    });
    expect(answered(await client.call(listWeeklyLists, {}))).toEqual([]);
  });

  test('is of five lists at most, also where six come at once', async () => {
    const { client } = await signUpCustomer(world);
    const wanted = [];
    for (let turn = 0; turn < 6; turn += 1) wanted.push(await weeklyFor(world, client));
    const replies = await Promise.all(wanted.map((one) => client.call(setWeeklyList, one)));
    expect(replies.filter(({ ok }) => ok)).toHaveLength(5);
    expect(replies.find(({ ok }) => !ok)).toMatchObject({ reason: 'weekly-lists-full', status: 409 });
  });

  test('of somebody else is not there, nor is their address', async () => {
    const [ada, bola] = [await signUpCustomer(world), await signUpCustomer(world)];
    const hers = await weeklyFor(world, ada.client);
    const his = await weeklyFor(world, bola.client);
    answered(await ada.client.call(setWeeklyList, hers));
    for (const mixed of [hers, { ...his, listId: hers.listId }, { ...his, addressId: hers.addressId }])
      expect(await bola.client.call(setWeeklyList, mixed)).toMatchObject({ reason: 'not-found' });
    answered(await bola.client.call(stopWeeklyList, { listId: hers.listId }));
    expect(answered(await ada.client.call(listWeeklyLists, {}))).toHaveLength(1);
    expect(answered(await bola.client.call(listWeeklyLists, {}))).toEqual([]);
    expect(await world.device().call(setWeeklyList, hers)).toMatchObject({ reason: 'not-signed-in' });
    expect(await world.device().call(listWeeklyLists, {})).toMatchObject({ reason: 'not-signed-in' });
  });

  test('stays without its address, and goes with its list', async () => {
    const { client } = await signUpCustomer(world);
    const weekly = await makeWeekly(world, client);
    if (weekly.addressId === null) throw new Error('it was set with an address');
    answered(await client.call(deleteSavedAddress, { addressId: weekly.addressId }));
    expect(answered(await client.call(listWeeklyLists, {}))).toMatchObject([{ addressId: null }]);
    await makeDrafts(world.db, fridayEvening);
    answered(await client.call(deleteSavedList, { listId: weekly.listId }));
    expect(answered(await client.call(listWeeklyLists, {}))).toEqual([]);
    const left = await world.db`select from weekly_draft where saved_list_id = ${weekly.listId}`;
    expect(left).toHaveLength(0);
  });

  test('is exported with its drafts, and forgotten with its person', async () => {
    const { client, password } = await signUpCustomer(world);
    const { listId } = await makeWeekly(world, client);
    await makeDrafts(world.db, fridayEvening);
    expect(answered(await client.call(exportAccount, {}))).toMatchObject({
      weeklyLists: [
        {
          list: 'Every Saturday',
          weekday: 'saturday',
          market: 'Utako Market',
          drafts: [{ day: '2026-03-07' }],
        },
      ],
    });
    answered(await client.call(deleteAccount, { password }));
    const left = await world.db`
      select from weekly_list where saved_list_id = ${listId}
      union all select from weekly_draft where saved_list_id = ${listId}`;
    expect(left).toHaveLength(0);
  });
});
