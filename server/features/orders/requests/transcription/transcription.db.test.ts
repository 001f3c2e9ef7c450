import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { analyseLists } from '#contract/analytics/endpoints.ts';
import { listRequestId, type ListRequestId } from '#contract/orders/requests/ids.ts';
import {
  askAboutListRequest,
  countListRequests,
  leaveListRequest,
  listListRequests,
  markListRequestUnreadable,
  renewListRequest,
  takeListRequest,
  writeListRequest,
} from '#contract/orders/requests/transcription/endpoints.ts';
import { withdrawListRequest } from '#contract/orders/requests/endpoints.ts';
import { lagosClock } from '#contract/time.ts';
import { arrayOf, nullable, number, text } from '#server/db/sql/codecs.ts';
import { answered, type Client } from '#test/client.ts';
import { bringPhoto } from '#test/factories/claims.ts';
import { answerOf, waitingRequest } from '#test/worlds/waiting-lists.ts';
import { signUpAdmin, signUpCustomer } from '#test/factories/people.ts';
import { abuja, adminOf, foundKano, kano } from '#test/worlds/two-cities.ts';
import { openWorld } from '#test/world.ts';
import { ringForLists } from './ring-for-lists.ts';

const dataFolder = mkdtempSync(join(tmpdir(), 'mw-lists-'));
afterAll(() => rm(dataFolder, { recursive: true }));
const world = await openWorld({ dataFolder, clock: 'stands' });
const halima = await signUpAdmin(world, ['orders:manage']);
const bisi = await signUpAdmin(world, ['orders:manage']);

const once = () => ({ clientRequestId: randomUUID() });
const queueOf = async (client: Client) => answered(await client.call(listListRequests, {})).requests;
const take = (client: Client, requestId: ListRequestId) => client.call(takeListRequest, { requestId });
const write = (client: Client, requestId: ListRequestId, words = '2 mudu rice\npepper 500') =>
  client.call(writeListRequest, { ...once(), requestId, text: words });

async function taken(minutesAgo = 0): Promise<ListRequestId> {
  const id = await waitingRequest(world, { minutesAgo });
  answered(await take(halima.client, id));
  return id;
}

const leaseIsOver = (id: ListRequestId) =>
  world.db`update list_request set taken_until = now() - interval '1 second' where id = ${id}`;

async function eventsOf(id: ListRequestId) {
  const rows = await world.db.rows({ name: text })`
    select name from outbox_event
    where payload ->> 'requestId' = ${id} order by id`;
  return rows.map(({ name }) => name);
}

function actsOn(id: ListRequestId) {
  return world.db.rows({ action: text, city: nullable(text) })`
    select action, city_id::text as city from audit_entry where subject = ${id} order by id`;
}

describe('the queue', () => {
  it('lists what waits before the others, the oldest first, with who has taken what', async () => {
    const pictures = [await bringPhoto(world.device()), await bringPhoto(world.device())];
    const younger = await waitingRequest(world, { minutesAgo: 100, pictureIds: pictures });
    const older = await waitingRequest(world, { minutesAgo: 200, customerName: 'Chidi Eze' });
    const ready = await taken(300);
    answered(await write(halima.client, ready));
    answered(await take(bisi.client, younger));
    const queue = await queueOf(halima.client);
    expect(queue.map(({ id, state, kind }) => [id, state, kind])).toEqual([
      [older, 'waiting', 'voice'],
      [younger, 'waiting', 'photo'],
      [ready, 'ready', 'voice'],
    ]);
    expect(queue.map(({ lease }) => lease?.holder ?? null)).toEqual([null, bisi.username, null]);
    expect(queue[0]).toMatchObject({ customerName: 'Chidi Eze', city: 'Abuja' });
    expect(queue[0]?.waitedSeconds).toBeGreaterThanOrEqual(200 * 60);
    expect(answered(await halima.client.call(listListRequests, {})).waiting).toBe(2);
    expect(answered(await halima.client.call(countListRequests, {}))).toEqual({ waiting: 2 });
  });

  it('shows staff of a city the requests of that city, and lets them take no other', async () => {
    await foundKano(world);
    const there = await waitingRequest(world, { cityId: kano });
    const here = await waitingRequest(world);
    const inKano = await adminOf(world, [kano], ['orders:manage']);
    const ids = (await queueOf(inKano.client)).map(({ id }) => id);
    expect(ids).toContain(there);
    expect(ids).not.toContain(here);
    expect(answered(await inKano.client.call(countListRequests, {}))).toEqual({ waiting: 1 });
    expect(await take(inKano.client, here)).toMatchObject({ ok: false, reason: 'not-found' });
    answered(await take(inKano.client, there));
    expect(await actsOn(there)).toEqual([{ action: 'takeListRequest', city: kano }]);
  });
});

describe('the lease', () => {
  it('goes to one of two who take at once; the other reads who has it', async () => {
    const id = await waitingRequest(world);
    const both = await Promise.all([take(halima.client, id), take(bisi.client, id)]);
    const [lost] = both.filter(({ ok }) => !ok);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    const winner = both[0]?.ok ? halima : bisi;
    expect(lost).toMatchObject({ reason: 'list-held', sentence: expect.stringContaining(winner.username) });
    expect(await eventsOf(id)).toEqual(['request.taken']);
    expect(await actsOn(id)).toEqual([{ action: 'takeListRequest', city: abuja }]);
  });

  it('survives a closed tab: its holder gets it back, and nothing more is written about it', async () => {
    const id = await taken();
    const again = answered(await take(world.device({ cookies: halima.client.cookies }), id));
    expect(again.original).toMatchObject({ kind: 'voice', seconds: 12.4 });
    expect(await eventsOf(id)).toEqual(['request.taken']);
    expect(await actsOn(id)).toHaveLength(1);
  });

  it('is another’s once its time is over, and its first holder can then neither renew nor write', async () => {
    const id = await taken();
    await leaseIsOver(id);
    expect((await queueOf(bisi.client)).find((request) => request.id === id)?.lease).toBeNull();
    answered(await take(bisi.client, id));
    const refused = { ok: false, reason: 'list-not-held' };
    expect(await halima.client.call(renewListRequest, { requestId: id })).toMatchObject(refused);
    expect(await write(halima.client, id)).toMatchObject(refused);
    expect(await take(halima.client, id)).toMatchObject({ ok: false, reason: 'list-held' });
  });

  it('is renewed while nobody else has taken it, also after its time', async () => {
    const id = await taken();
    await leaseIsOver(id);
    const { leaseUntil } = answered(await halima.client.call(renewListRequest, { requestId: id }));
    expect((await queueOf(bisi.client)).find((request) => request.id === id)?.lease?.until).toBe(leaseUntil);
    expect(await take(bisi.client, id)).toMatchObject({ ok: false, reason: 'list-held' });
  });

  it('lasts for half an hour however often it is renewed, until it is taken again', async () => {
    const id = await taken();
    const renewed = () => halima.client.call(renewListRequest, { requestId: id });
    const heldFor = (minutes: number) =>
      world.db`update list_request set taken_at = now() - ${minutes} * interval '1 minute' where id = ${id}`;
    await heldFor(29);
    const last = answered(await renewed());
    expect(last.isOver).toBe(false);
    expect(Date.parse(last.leaseUntil) - Date.now()).toBeLessThan(2 * 60_000);
    await heldFor(31);
    expect(answered(await renewed()).isOver).toBe(true);
    answered(await take(halima.client, id));
    expect(answered(await renewed()).isOver).toBe(false);
    await heldFor(31);
    answered(await renewed());
    answered(await take(bisi.client, id));
    expect(await renewed()).toMatchObject({ ok: false, reason: 'list-not-held' });
  });

  it('of a list that its customer took back is refused with that, not as another’s', async () => {
    const ada = await signUpCustomer(world);
    const id = await waitingRequest(world, { accountId: ada.user.id });
    answered(await take(halima.client, id));
    answered(await ada.client.call(withdrawListRequest, { requestId: id, token: null }));
    expect(await halima.client.call(renewListRequest, { requestId: id })).toMatchObject({
      ok: false,
      reason: 'changed-meanwhile',
    });
  });

  it('is given back by leaving, and not by those who do not hold it', async () => {
    const id = await taken();
    expect(await bisi.client.call(leaveListRequest, { requestId: id })).toMatchObject({
      ok: false,
      reason: 'list-not-held',
    });
    answered(await halima.client.call(leaveListRequest, { requestId: id }));
    answered(await take(bisi.client, id));
    expect(await eventsOf(id)).toEqual(['request.taken', 'request.left', 'request.taken']);
  });

  it('is for no request that is not there', async () => {
    const requestId = listRequestId.parse(randomUUID());
    const missing = { ok: false, reason: 'not-found' };
    expect(await take(halima.client, requestId)).toMatchObject(missing);
    expect(await halima.client.call(renewListRequest, { requestId })).toMatchObject(missing);
    expect(await halima.client.call(leaveListRequest, { requestId })).toMatchObject(missing);
    expect(await write(halima.client, requestId)).toMatchObject(missing);
  });
});

describe('the holder of a request', () => {
  it('writes it down once: it is ready, its customer is notified, and the audit has none of its words', async () => {
    const ada = await signUpCustomer(world);
    const id = await waitingRequest(world, { accountId: ada.user.id });
    answered(await take(halima.client, id));
    const writing = { ...once(), requestId: id, text: '2 mudu rice\npepper 500' };
    answered(await halima.client.call(writeListRequest, writing));
    answered(await halima.client.call(writeListRequest, writing));
    const other = { ...writing, text: '1 mudu beans' };
    expect(await halima.client.call(writeListRequest, other)).toMatchObject({ reason: 'same-id-other-body' });
    const [row] = await world.db.rows({ state: text, words: text, by: text })`
      select state, written_text as words, written_by_id as by from list_request where id = ${id}`;
    expect(row).toEqual({ state: 'ready', words: writing.text, by: halima.user.id });
    expect(await eventsOf(id)).toEqual(['request.taken', 'request.written']);
    const [written] = await world.db.rows({ topics: arrayOf(text) })`
      select topics from outbox_event
      where name = 'request.written' and payload ->> 'requestId' = ${id}`;
    expect(written?.topics).toEqual(expect.arrayContaining(['orders', `account:${ada.user.id}`]));
    const audited = await world.db`
      select from audit_entry where subject = ${id} and (coalesce(before::text, '') || after::text) like '%rice%'`;
    expect(audited).toHaveLength(0);
  });

  it('cannot send a list with nothing on it', async () => {
    const id = await taken();
    expect(await write(halima.client, id, 'Good morning ma')).toMatchObject({
      ok: false,
      reason: 'empty-list',
    });
    expect(await write(halima.client, id, '  ')).toMatchObject({ ok: false, reason: 'bad-input' });
  });

  it('writes what is written already no second time, and nobody takes it any more', async () => {
    const id = await taken();
    answered(await write(halima.client, id));
    const refused = { ok: false, reason: 'changed-meanwhile' };
    expect(await write(halima.client, id)).toMatchObject(refused);
    expect(await take(bisi.client, id)).toMatchObject(refused);
  });

  it('asks its customer, whose answer brings it back to its old place for anybody', async () => {
    const older = await taken(60);
    const younger = await waitingRequest(world, { minutesAgo: 30 });
    const question = 'How many derica of beans?';
    answered(await halima.client.call(askAboutListRequest, { ...once(), requestId: older, question }));
    expect((await queueOf(bisi.client)).find(({ id }) => id === older)).toMatchObject({
      state: 'asked',
      lease: null,
    });
    expect(await take(bisi.client, older)).toMatchObject({ ok: false, reason: 'changed-meanwhile' });
    await answerOf(world, older, 'Three');
    const places = (await queueOf(bisi.client)).map(({ id }) => id);
    expect(places.indexOf(older)).toBeLessThan(places.indexOf(younger));
    expect(answered(await take(bisi.client, older)).questions).toMatchObject([{ question, answer: 'Three' }]);
  });

  it('ends what nobody can make out, with the reason', async () => {
    const id = await taken();
    const marking = { ...once(), requestId: id, reason: 'cannot-hear' as const };
    expect(await bisi.client.call(markListRequestUnreadable, marking)).toMatchObject({
      ok: false,
      reason: 'list-not-held',
    });
    answered(await halima.client.call(markListRequestUnreadable, { ...marking, ...once() }));
    expect((await queueOf(bisi.client)).map((request) => request.id)).not.toContain(id);
    const [row] = await world.db.rows({ reason: nullable(text) })`
      select unreadable_reason as reason from list_request where id = ${id}`;
    expect(row?.reason).toBe('cannot-hear');
    expect(await eventsOf(id)).toEqual(['request.taken', 'request.foundUnreadable']);
  });
});

describe('the alarm', () => {
  it('rings once about a list that has waited for ten minutes, and about no other', async () => {
    const fresh = await waitingRequest(world, { minutesAgo: 9 });
    const old = await waitingRequest(world, { minutesAgo: 10 });
    for (let time = 0; time < 2; time += 1) await ringForLists(world.db);
    expect(await eventsOf(old)).toEqual(['request.overdue']);
    expect(await eventsOf(fresh)).toEqual([]);
  });

  it('does not count the time in which its customer owed an answer', async () => {
    const id = await taken(12);
    const question = 'Which pepper?';
    answered(await halima.client.call(askAboutListRequest, { ...once(), requestId: id, question }));
    await world.db`
      update list_request_question set asked_at = now() - interval '8 minutes' where request_id = ${id}`;
    await answerOf(world, id, 'Ata rodo');
    await ringForLists(world.db);
    expect(await eventsOf(id)).not.toContain('request.overdue');
  });
});

describe('a night', () => {
  const waitsFrom = (id: ListRequestId, minutesAgo: number) =>
    world.db`
      update list_request set waits_from = now() - ${minutesAgo} * interval '1 minute' where id = ${id}`;

  it('does not count, nor ring: waiting begins at the opening', async () => {
    const [before, fresh, late] = [await taken(600), await taken(600), await taken(600)];
    await waitsFrom(before, -60);
    await waitsFrom(fresh, 4);
    await waitsFrom(late, 10);
    await ringForLists(world.db);
    expect(await eventsOf(before)).toEqual(['request.taken']);
    expect(await eventsOf(fresh)).toEqual(['request.taken']);
    expect(await eventsOf(late)).toEqual(['request.taken', 'request.overdue']);
    await world.db`delete from list_request_day`;
    for (const id of [before, fresh, late]) answered(await write(halima.client, id));
    const [day] = await world.db.rows({ written: number, inTime: number })`
      select written, in_time as "inTime" from list_request_day`;
    expect(day).toEqual({ written: 3, inTime: 2 });
  });

  it('does not count either where the customer answered in it', async () => {
    const id = await taken(603);
    const question = 'Which yam?';
    answered(await halima.client.call(askAboutListRequest, { ...once(), requestId: id, question }));
    await world.db`
      update list_request_question set asked_at = now() - interval '600 minutes' where request_id = ${id}`;
    await answerOf(world, id, 'Puna');
    await world.db`
      update list_request_question set answered_at = now() - interval '400 minutes',
        resumes_at = now() - interval '1 minute' where request_id = ${id}`;
    const { waitedSeconds } = answered(await take(halima.client, id));
    expect(Math.round(waitedSeconds / 60)).toBe(4);
  });
});

describe('the aim of five minutes', () => {
  it('is kept by what was written within it, a day, and the time of the customer’s answer is not counted', async () => {
    await world.db`delete from list_request_day`;
    for (const minutesAgo of [1, 4, 30]) answered(await write(halima.client, await taken(minutesAgo)));
    const slow = await taken(20);
    const question = 'Which rice?';
    answered(await halima.client.call(askAboutListRequest, { ...once(), requestId: slow, question }));
    await world.db`
      update list_request_question set asked_at = now() - interval '18 minutes' where request_id = ${slow}`;
    await answerOf(world, slow, 'Ofada');
    answered(await take(bisi.client, slow));
    answered(await write(bisi.client, slow));
    const unclear = await taken();
    const marking = { ...once(), requestId: unclear, reason: 'no-list' as const };
    answered(await halima.client.call(markListRequestUnreadable, marking));
    const day = lagosClock(new Date()).date;
    const analyst = await signUpAdmin(world, ['analytics:view']);
    const { now, periods } = answered(await analyst.client.call(analyseLists, { from: day, to: day }));
    expect(now).toEqual({ written: 4, inTime: 3, unreadable: 1 });
    expect(periods).toEqual([{ from: day, to: day, figures: now }]);
    const inKano = await adminOf(world, [kano], ['analytics:view']);
    const elsewhere = answered(await inKano.client.call(analyseLists, { from: day, to: day }));
    expect(elsewhere.now).toEqual({ written: 0, inTime: 0, unreadable: 0 });
  });
});
