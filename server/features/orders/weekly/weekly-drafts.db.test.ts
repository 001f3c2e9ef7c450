import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { deleteAccount } from '#contract/accounts/endpoints.ts';
import { changeSavedList, deleteSavedAddress } from '#contract/lists/saved/endpoints.ts';
import { addClosure } from '#contract/markets/closure-endpoints.ts';
import { placeOrder, quoteOrder } from '#contract/orders/endpoints.ts';
import { listRequestId } from '#contract/orders/requests/ids.ts';
import {
  listWeeklyLists,
  setWeeklyList,
  showWeeklyDraft,
  stopWeeklyList,
} from '#contract/orders/weekly/endpoints.ts';
import { weeklyDraftId, type WeeklyDraftId } from '#contract/orders/weekly/ids.ts';
import { setWindowHours } from '#contract/orders/windows/endpoints.ts';
import { nullable, number, text } from '#server/db/sql/codecs.ts';
import { answered, type Client } from '#test/client.ts';
import { lineOf, marketNamed, placeThrough, wednesdayMorning, yesThrough } from '#test/factories/orders.ts';
import { signInOwner, signUpCustomer } from '#test/factories/people.ts';
import { makeWeekly, savedFor, weeklyFor } from '#test/factories/requests/weekly-lists.ts';
import { countWaiting } from '#test/waiting-connections.ts';
import { openWorld } from '#test/world.ts';
import { endDrafts, tidyDrafts } from './end-drafts.ts';
import { makeDrafts } from './make-drafts.ts';

const world = await openWorld({ clock: 'stands' });
beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: wednesdayMorning }));
afterEach(async () => {
  vi.setSystemTime(wednesdayMorning);
  await world.db`delete from weekly_list`;
  await world.db`delete from weekly_draft`;
});
afterAll(() => void vi.useRealTimers());

const weekMs = 7 * 24 * 60 * 60_000;
/** Six in the evening in Lagos. */
const fridayEvening = new Date('2026-03-06T17:00:00.000Z');
const sunday = new Date('2026-03-08T00:00:00.000Z');
const inWeeks = (at: Date, weeks: number) => new Date(at.getTime() + weeks * weekMs);

const draftFacts = {
  id: text,
  day: text,
  state: text,
  trouble: nullable(text),
  estimateKobo: nullable(number),
  unknownLines: number,
};
const readDrafts = (listId: string) => world.db.rows(draftFacts)`
  select id, day::text, state, trouble, estimate_kobo as "estimateKobo", unknown_lines as "unknownLines"
  from weekly_draft where saved_list_id = ${listId} order by day`;

async function readEvents(kind: string): Promise<number> {
  const [row] = await world.db.one({ count: number })`
    select count(*)::int as count from outbox_event where name = ${kind}`;
  return row.count;
}

async function draftOf(client: Client): Promise<WeeklyDraftId> {
  const [weekly] = answered(await client.call(listWeeklyLists, {}));
  return weeklyDraftId.parse(weekly?.draftId);
}

async function playWeek(weeks: number): Promise<void> {
  await makeDrafts(world.db, inWeeks(fridayEvening, weeks));
  await endDrafts(world.db, inWeeks(sunday, weeks));
}

describe('a draft', () => {
  test('is made on the evening before, once by two instances at once, with the quote of then', async () => {
    const { client } = await signUpCustomer(world);
    const { listId, marketId } = await makeWeekly(world, client, {
      text: 'Good evening\n2 paint garri\npepper 500',
    });
    await makeDrafts(world.db, new Date(fridayEvening.getTime() - 1000));
    expect(await readDrafts(listId)).toEqual([]);
    const before = await readEvents('weekly.drafted');
    await Promise.all([1, 2, 3].map(() => makeDrafts(world.db, fridayEvening)));
    await makeDrafts(world.db, new Date(fridayEvening.getTime() + 60_000));
    expect((await readEvents('weekly.drafted')) - before).toBe(1);
    const [draft, ...more] = await readDrafts(listId);
    expect(more).toEqual([]);
    const shown = answered(await client.call(showWeeklyDraft, { draftId: await draftOf(client) }));
    if (shown.address === null) throw new Error('it was set with an address');
    expect(shown).toMatchObject({
      day: '2026-03-07',
      state: 'open',
      window: null,
      address: { area: 'Jabi' },
    });
    const quote = answered(
      await client.call(quoteOrder, {
        marketId,
        items: [
          lineOf('garri', { raw: '2 paint garri', quantity: 2, measure: 'paint', capKobo: null }),
          lineOf('pepper', { raw: 'pepper 500', capKobo: 50_000 }),
        ],
        priceRule: 'buy-am',
        address: shown.address,
      }),
    );
    expect(draft).toMatchObject({
      state: 'open',
      trouble: null,
      estimateKobo: quote.estimateKobo,
      unknownLines: quote.unknownLines,
    });
    expect(answered(await client.call(listWeeklyLists, {}))).toMatchObject([{ nextDay: '2026-03-14' }]);
  });

  test('is made again where the instance that made it died before its transaction ended', async () => {
    const { client } = await signUpCustomer(world);
    const { listId } = await makeWeekly(world, client);
    const crash = world.db.begin(async (transaction) => {
      await transaction`update weekly_list set next_day = next_day + 7 where saved_list_id = ${listId}`;
      await makeDrafts(world.db, fridayEvening);
      expect(await readDrafts(listId)).toEqual([]);
      throw new Error('the machine stopped');
    });
    await expect(crash).rejects.toThrow('the machine stopped');
    await makeDrafts(world.db, fridayEvening);
    expect(await readDrafts(listId)).toHaveLength(1);
  });

  test('is one a day, also where its list was stopped and started again that evening', async () => {
    const { client } = await signUpCustomer(world);
    const wanted = await weeklyFor(world, client);
    answered(await client.call(setWeeklyList, wanted));
    await makeDrafts(world.db, fridayEvening);
    vi.setSystemTime(fridayEvening);
    answered(await client.call(stopWeeklyList, { listId: wanted.listId }));
    answered(await client.call(setWeeklyList, wanted));
    await makeDrafts(world.db, new Date(fridayEvening.getTime() + 60_000));
    expect(await readDrafts(wanted.listId)).toHaveLength(1);
  });

  test('comes to the others of an evening, however many lists before them fail', async () => {
    const { client } = await signUpCustomer(world);
    const broken = await makeWeekly(world, client, { text: 'garri' });
    const healthy = await makeWeekly(world, (await signUpCustomer(world)).client);
    // More than a batch of lists with the oldest day, none of which can be moved on.
    await world.db`
      insert into saved_list (account_id, client_request_id, name, text)
      select account_id, gen_random_uuid(), 'Broken ' || turn, text
      from saved_list, generate_series(1, 25) turn where id = ${broken.listId}`;
    await world.db`
      insert into weekly_list (saved_list_id, weekday, market_id, address_id, next_day)
      select saved_list.id, 'friday', market_id, address_id, '2026-03-06' from saved_list, weekly_list
      where name like 'Broken %' and weekly_list.saved_list_id = ${broken.listId}`;
    await world.db`alter table weekly_list add constraint broken check (next_day <> '2026-03-13')`;
    await expect(makeDrafts(world.db, fridayEvening)).rejects.toThrow('2 of them failed');
    await world.db`alter table weekly_list drop constraint broken`;
    expect(await readDrafts(healthy.listId)).toHaveLength(1);
  });

  test('comes of no list that is set after its evening began: nobody is notified at once', async () => {
    const { client } = await signUpCustomer(world);
    const wanted = await weeklyFor(world, client);
    const before = await readEvents('weekly.drafted');
    vi.setSystemTime(fridayEvening);
    for (let turn = 0; turn < 3; turn += 1) {
      expect(answered(await client.call(setWeeklyList, wanted)).nextDay).toBe('2026-03-14');
      await makeDrafts(world.db, new Date(fridayEvening.getTime() + 60_000));
      answered(await client.call(stopWeeklyList, { listId: wanted.listId }));
    }
    expect((await readEvents('weekly.drafted')) - before).toBe(0);
    vi.setSystemTime(new Date(fridayEvening.getTime() - 1000));
    expect(answered(await client.call(setWeeklyList, wanted)).nextDay).toBe('2026-03-07');
  });

  test('comes after a standstill of whole weeks for the very day that it may still serve', async () => {
    const { client } = await signUpCustomer(world);
    const { listId } = await makeWeekly(world, client);
    await makeDrafts(world.db, new Date('2026-03-14T08:00:00.000Z'));
    expect(await readDrafts(listId)).toMatchObject([{ day: '2026-03-14' }]);
    expect(answered(await client.call(listWeeklyLists, {}))).toMatchObject([{ nextDay: '2026-03-21' }]);
  });

  test('comes in the morning after a fault in the evening, and not any more in the afternoon', async () => {
    const { client } = await signUpCustomer(world);
    const early = await makeWeekly(world, client);
    await makeDrafts(world.db, new Date('2026-03-07T08:00:00.000Z'));
    expect(await readDrafts(early.listId)).toHaveLength(1);
    const late = await makeWeekly(world, client);
    await makeDrafts(world.db, new Date('2026-03-07T13:00:00.000Z'));
    expect(await readDrafts(late.listId)).toEqual([]);
    const weeks = answered(await client.call(listWeeklyLists, {}));
    expect(weeks.map(({ nextDay }) => nextDay)).toEqual(['2026-03-14', '2026-03-14']);
  });

  test('shows the list as it is written now, to its account alone', async () => {
    const { client } = await signUpCustomer(world);
    const { listId } = await makeWeekly(world, client);
    await makeDrafts(world.db, fridayEvening);
    const draftId = await draftOf(client);
    answered(await client.call(changeSavedList, { listId, name: 'Soup', text: 'egusi 2 cups' }));
    expect(answered(await client.call(showWeeklyDraft, { draftId })).text).toBe('egusi 2 cups');
    const stranger = await signUpCustomer(world);
    expect(await stranger.client.call(showWeeklyDraft, { draftId })).toMatchObject({ reason: 'not-found' });
    expect(await world.device().call(showWeeklyDraft, { draftId })).toMatchObject({
      reason: 'not-signed-in',
    });
  });

  test('is not made for an account that is gone', async () => {
    const { client, password } = await signUpCustomer(world);
    const { listId } = await makeWeekly(world, client);
    answered(await client.call(deleteAccount, { password }));
    await makeDrafts(world.db, fridayEvening);
    expect(await readDrafts(listId)).toEqual([]);
  });

  test('goes after ninety days', async () => {
    const { client } = await signUpCustomer(world);
    const { listId } = await makeWeekly(world, client);
    await playWeek(0);
    await tidyDrafts(world.db, new Date('2026-06-05T10:00:00.000Z'));
    expect(await readDrafts(listId)).toHaveLength(1);
    await tidyDrafts(world.db, new Date('2026-06-06T10:00:00.000Z'));
    expect(await readDrafts(listId)).toEqual([]);
  });
});

describe('a draft whose list is set anew', () => {
  test('goes to the new place where its weekday stays, priced again, and is over where it does not', async () => {
    const { client } = await signUpCustomer(world);
    const wanted = await weeklyFor(world, client);
    answered(await client.call(setWeeklyList, wanted));
    await makeDrafts(world.db, fridayEvening);
    const draftId = await draftOf(client);
    vi.setSystemTime(fridayEvening);
    const marketId = await marketNamed(world, 'Wuse Market');
    const { addressId } = await savedFor(client);
    await world.db`update saved_address set landmark = 'New gate' where id = ${addressId}`;
    answered(await client.call(setWeeklyList, { ...wanted, marketId, addressId }));
    expect(answered(await client.call(showWeeklyDraft, { draftId }))).toMatchObject({
      state: 'open',
      marketId,
      address: { landmark: 'New gate' },
    });
    const [priced] = await readDrafts(wanted.listId);
    expect(priced).toMatchObject({ trouble: null });
    expect(priced?.estimateKobo).toBeGreaterThan(0);
    answered(await client.call(setWeeklyList, { ...wanted, weekday: 'monday' }));
    expect(answered(await client.call(showWeeklyDraft, { draftId })).state).toBe('over');
  });
});

describe('a draft while somebody deletes', () => {
  test('its address waits for nobody, and is made without it after that', async () => {
    const { client } = await signUpCustomer(world);
    const { listId, addressId } = await makeWeekly(world, client);
    await world.db.begin(async (transaction) => {
      await transaction`select from saved_address where id = ${addressId} for update`;
      await makeDrafts(world.db, fridayEvening);
      expect(await readDrafts(listId)).toEqual([]);
      await transaction`delete from saved_address where id = ${addressId}`;
    });
    await makeDrafts(world.db, fridayEvening);
    expect(await readDrafts(listId)).toMatchObject([{ trouble: 'no-place' }]);
  });

  test('its list is marked as used behind the list itself, and no order is refused for it', async () => {
    const { client } = await signUpCustomer(world);
    const { listId } = await makeWeekly(world, client);
    await makeDrafts(world.db, fridayEvening);
    const wanted = await yesThrough(client, { weeklyDraft: await draftOf(client) });
    const placing = await world.db.begin(async (transaction) => {
      await transaction`select from saved_list where id = ${listId} for update`;
      const placed = client.call(placeOrder, wanted);
      await vi.waitFor(async () => expect(await countWaiting(world.db)).toBeGreaterThan(0), 10_000);
      await transaction`delete from saved_list where id = ${listId}`;
      return { placed };
    });
    expect(answered(await placing.placed).code).toMatch(/^MW-/);
    expect(await readDrafts(listId)).toEqual([]);
  });
});

describe('a draft that cannot be priced', () => {
  test('says that its market is closed that day, and counts for nothing', async () => {
    const { client: owner } = await signInOwner(world);
    const marketId = await marketNamed(world, 'Gwarinpa Market');
    const { client } = await signUpCustomer(world);
    const { listId } = await makeWeekly(world, client, { marketId });
    const closed = { from: '2026-03-07', to: '2026-03-07', reason: 'Election', movesOrders: true };
    answered(await owner.call(addClosure, { marketId, ...closed }));
    await playWeek(0);
    expect(await readDrafts(listId)).toMatchObject([
      { trouble: 'market-closed', state: 'over', estimateKobo: null },
    ]);
    expect(await world.db`select from weekly_list where ignored > 0`).toHaveLength(0);
  });

  test('counts for nothing where its market closed for that day after it was made', async () => {
    const { client: owner } = await signInOwner(world);
    const marketId = await marketNamed(world, 'Kado Fish Market');
    const { client } = await signUpCustomer(world);
    const { listId } = await makeWeekly(world, client, { marketId });
    await makeDrafts(world.db, fridayEvening);
    const closed = { from: '2026-03-07', to: '2026-03-07', reason: 'Flood', movesOrders: true };
    answered(await owner.call(addClosure, { marketId, ...closed }));
    await endDrafts(world.db, sunday);
    expect(await readDrafts(listId)).toMatchObject([{ trouble: null, state: 'over' }]);
  });

  test('says that a thing is not carried, that its address is gone, and that its hour is full or closed', async () => {
    const { client: owner } = await signInOwner(world);
    const marketId = await marketNamed(world, 'Wuse Market');
    const hours = [10, 11].map((hour) => ({ weekday: 'saturday' as const, hour, orders: 1 }));
    answered(await owner.call(setWindowHours, { marketId, perAgent: 2, hours }));
    const { client } = await signUpCustomer(world);
    const weekly = {
      gun: await makeWeekly(world, client, { text: 'one bag of cement' }),
      lost: await makeWeekly(world, client),
      full: await makeWeekly(world, client, { marketId, hour: 10 }),
      closed: await makeWeekly(world, client, { marketId, hour: 11 }),
    };
    if (weekly.lost.addressId !== null)
      answered(await client.call(deleteSavedAddress, { addressId: weekly.lost.addressId }));
    await placeThrough(world.device(), { marketId, window: '2026-03-07T09:00:00.000Z' });
    const left = hours.slice(0, 1);
    answered(await owner.call(setWindowHours, { marketId, perAgent: 2, hours: left }));
    await makeDrafts(world.db, fridayEvening);
    const troubleOf = async ({ listId }: { listId: string }) => (await readDrafts(listId))[0]?.trouble;
    expect(await troubleOf(weekly.gun)).toBe('not-carried');
    expect(await troubleOf(weekly.lost)).toBe('no-place');
    expect(await troubleOf(weekly.full)).toBe('window-full');
    expect(await troubleOf(weekly.closed)).toBe('window-closed');
  });
});

describe('a weekly list that is ignored', () => {
  test('rests after three weeks in a row, with one notice of two instances, and makes no draft until it is started', async () => {
    const { client } = await signUpCustomer(world);
    const wanted = await weeklyFor(world, client);
    answered(await client.call(setWeeklyList, wanted));
    const before = await readEvents('weekly.paused');
    await playWeek(0);
    await playWeek(1);
    await makeDrafts(world.db, inWeeks(fridayEvening, 2));
    expect(await readEvents('weekly.paused')).toBe(before);
    await Promise.all([1, 2].map(() => endDrafts(world.db, inWeeks(sunday, 2))));
    expect((await readEvents('weekly.paused')) - before).toBe(1);
    expect(answered(await client.call(listWeeklyLists, {}))).toMatchObject([
      { isPaused: true, draftId: null },
    ]);
    await playWeek(3);
    await playWeek(4);
    expect(await readDrafts(wanted.listId)).toHaveLength(3);
    vi.setSystemTime(inWeeks(wednesdayMorning, 5));
    expect(answered(await client.call(setWeeklyList, wanted))).toMatchObject({
      isPaused: false,
      nextDay: '2026-04-11',
    });
    await makeDrafts(world.db, inWeeks(fridayEvening, 5));
    expect(await readDrafts(wanted.listId)).toHaveLength(4);
  });

  test('counts anew once somebody ordered from a draft', async () => {
    const { client } = await signUpCustomer(world);
    const { listId } = await makeWeekly(world, client);
    await playWeek(0);
    await playWeek(1);
    await makeDrafts(world.db, inWeeks(fridayEvening, 2));
    const draftId = await draftOf(client);
    await placeThrough(client, { weeklyDraft: draftId });
    expect(answered(await client.call(showWeeklyDraft, { draftId })).state).toBe('used');
    await endDrafts(world.db, inWeeks(sunday, 2));
    await playWeek(3);
    await playWeek(4);
    expect(answered(await client.call(listWeeklyLists, {}))).toMatchObject([{ isPaused: false }]);
    expect((await readDrafts(listId)).map(({ state }) => state)).toEqual([
      'ignored',
      'ignored',
      'used',
      'ignored',
      'ignored',
    ]);
  });

  test('is not used by an order of somebody else, nor by one that is refused', async () => {
    const { client } = await signUpCustomer(world);
    await makeWeekly(world, client);
    await makeDrafts(world.db, fridayEvening);
    const draftId = await draftOf(client);
    const stranger = await signUpCustomer(world);
    await placeThrough(stranger.client, { weeklyDraft: draftId });
    await placeThrough(world.device(), { weeklyDraft: draftId });
    const gone = {
      listRequest: { id: listRequestId.parse(randomUUID()), token: null },
      weeklyDraft: draftId,
    };
    // It is refused once the order was written and the draft was marked.
    const wanted = await yesThrough(client, gone);
    expect(await client.call(placeOrder, wanted)).toMatchObject({ reason: 'not-found' });
    expect(answered(await client.call(showWeeklyDraft, { draftId })).state).toBe('open');
  });
});
