import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { deleteAccount, exportAccount } from '#contract/accounts/endpoints.ts';
import { addPicture } from '#contract/media/endpoints.ts';
import { cityId } from '#contract/cities/ids.ts';
import { listCities } from '#contract/cities/endpoints.ts';
import {
  answerRequestQuestion,
  listMyListRequests,
  sendListRequest,
  showListRequest,
  withdrawListRequest,
} from '#contract/orders/requests/endpoints.ts';
import { showOrderForOffice } from '#contract/admin/endpoints.ts';
import { refusalStatus } from '#contract/refusals.ts';
import { joinOrder, placeOrder } from '#contract/orders/endpoints.ts';
import { lagosClock } from '#contract/time.ts';
import { number } from '#server/db/sql/codecs.ts';
import { answered, type Client } from '#test/client.ts';
import { photo } from '#test/factories/claims.ts';
import {
  askAbout,
  giveUpOn,
  sendVoice,
  type SentRequest,
  voiceRequest,
  writeDown,
} from '#test/factories/requests/list-requests.ts';
import { linkOf, newPhone, wednesdayMorning, yesThrough } from '#test/factories/orders.ts';
import { openCity } from '#test/factories/cities.ts';
import { signInOwner, signUpCustomer } from '#test/factories/people.ts';
import { adminOf } from '#test/worlds/two-cities.ts';
import { openWorld } from '#test/world.ts';
import { linkToken } from '#server/secrets/order-link.ts';
import { lapseRequests, tidyRequests } from './end-requests.ts';
import { readLinkSecret } from './store.ts';

const world = await openWorld({ clock: 'stands' });
beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: wednesdayMorning }));
afterAll(() => void vi.useRealTimers());

const dayMs = 24 * 60 * 60_000;
const byKey = ({ request, token }: SentRequest) => ({ requestId: request.id, token });
const anotherToken = 'a-key-that-somebody-made-up';

async function countRows(table: 'list_request' | 'recording' | 'picture'): Promise<number> {
  const [row] = await world.db.one({ count: number })`select count(*)::int as count from ${world.db(table)}`;
  return row.count;
}

describe('sending a list that is not typed', () => {
  test('is answered with a key, once for an id; a guest opens it with that alone', async () => {
    const guest = world.device();
    const wanted = await voiceRequest(guest, { note: 'For Sunday rice' });
    const copies = await Promise.all([1, 2, 3].map(() => guest.call(sendListRequest, wanted)));
    const [sent] = copies.map(answered);
    if (sent === undefined) throw new Error('no copy was answered');
    for (const copy of copies) expect(answered(copy)).toMatchObject({ token: sent.token });
    expect(sent.request).toMatchObject({ state: 'waiting', note: 'For Sunday rice', text: null, code: null });
    expect(sent.request.original).toMatchObject({ kind: 'voice', seconds: 3 });
    const shown = answered(await guest.call(showListRequest, byKey(sent)));
    expect(shown.id).toBe(sent.request.id);
    if (shown.original.kind !== 'voice') throw new Error('it was sent as a voice note');
    expect((await guest.request(shown.original.url)).headers.get('content-type')).toBe('audio/webm');
    const stranger = world.device();
    expect(await stranger.call(showListRequest, { ...byKey(sent), token: anotherToken })).toMatchObject({
      reason: 'not-found',
    });
    expect(await stranger.call(showListRequest, { ...byKey(sent), token: null })).toMatchObject({
      reason: 'not-found',
    });
    expect(await guest.call(sendListRequest, { ...wanted, note: 'Another' })).toMatchObject({
      reason: 'same-id-other-body',
    });
  });

  test('takes up to four photos, each for one list', async () => {
    const guest = world.device();
    const pictureIds = [];
    for (let turn = 0; turn < 2; turn += 1)
      pictureIds.push(answered(await guest.call(addPicture, { picture: await photo() })).id);
    const original = { kind: 'photo', pictureIds } as const;
    const wanted = { ...(await voiceRequest(guest)), original };
    const { request } = answered(await guest.call(sendListRequest, wanted));
    if (request.original.kind !== 'photo') throw new Error('it was sent as photos');
    expect(request.original.urls).toHaveLength(2);
    const again = { ...wanted, clientRequestId: randomUUID() };
    expect(await guest.call(sendListRequest, again)).toMatchObject({ reason: 'no-such-picture' });
  });

  test('wants a number, a city that is shown, and a recording that nobody has used', async () => {
    const guest = world.device();
    const wanted = await voiceRequest(guest);
    const refusalOf = async (given: Partial<typeof wanted>) =>
      guest.call(sendListRequest, { ...wanted, clientRequestId: randomUUID(), ...given });
    expect(await refusalOf({ customer: { name: 'Bola', phone: '12' } })).toMatchObject({
      reason: 'bad-phone',
    });
    const shown = answered(await guest.call(listCities, {}))[0]?.id ?? null;
    expect(await refusalOf({ cityId: cityId.parse(randomUUID()) })).toMatchObject({ reason: 'no-such-city' });
    expect(answered(await guest.call(sendListRequest, { ...wanted, cityId: shown })).request.state).toBe(
      'waiting',
    );
    expect(await refusalOf({})).toMatchObject({ reason: 'no-such-recording' });
  });

  test('stops at three that are open, also when four come at once', async () => {
    const guest = world.device();
    const wanted = await Promise.all([1, 2, 3, 4].map(() => voiceRequest(guest)));
    // The device gets its name with the first.
    const first = answered(await guest.call(sendListRequest, await voiceRequest(guest)));
    const results = await Promise.all(wanted.map((one) => guest.call(sendListRequest, one)));
    expect(results.filter(({ ok }) => ok)).toHaveLength(2);
    expect(results.find(({ ok }) => !ok)).toMatchObject({ reason: 'requests-open' });
    answered(await guest.call(withdrawListRequest, byKey(first)));
    await sendVoice(guest);
  });

  test('stops at ten a day of one person for good, and no number is used up by a stranger', async () => {
    const customer = { name: 'Bola', phone: newPhone() };
    const guest = world.device();
    for (let turn = 0; turn < 10; turn += 1)
      answered(await guest.call(withdrawListRequest, byKey(await sendVoice(guest, { customer }))));
    const refused = await guest.call(sendListRequest, await voiceRequest(guest, { customer }));
    expect(refused).toMatchObject({ reason: 'too-many-lists' });
    // A phone tries again after a 429, and sends nothing that was done later meanwhile.
    expect(refusalStatus['too-many-lists']).not.toBe(429);
    await sendVoice(world.device(), { customer });
  });

  test('stops at ten that are open of guests behind one address, whatever devices they say they are', async () => {
    const address = '203.0.113.77';
    const mine = [];
    for (let turn = 0; turn < 10; turn += 1) mine.push(await sendVoice(world.device({ address })));
    const last = world.device({ address });
    const wanted = await voiceRequest(last);
    expect(await last.call(sendListRequest, wanted)).toMatchObject({ reason: 'too-many-lists' });
    const { client } = await signUpCustomer(world);
    await sendVoice(client);
    const [first] = mine;
    if (first === undefined) throw new Error('none was sent');
    answered(await last.call(withdrawListRequest, byKey(first)));
    answered(await last.call(sendListRequest, wanted));
  });

  test('has another key than an order of the same id would have', async () => {
    const guest = world.device();
    const wanted = await voiceRequest(guest);
    const { token } = answered(await guest.call(sendListRequest, wanted));
    expect(token).not.toBe(linkToken(await readLinkSecret(world.db), wanted.clientRequestId));
  });
});

describe('a request that moves', () => {
  test('asks its sender, who answers once', async () => {
    const guest = world.device();
    const sent = await sendVoice(guest);
    const answer = { ...byKey(sent), answer: 'Two derica', clientRequestId: randomUUID() };
    expect(await guest.call(answerRequestQuestion, answer)).toMatchObject({ reason: 'request-over' });
    await askAbout(world, sent.request.id, 'How much rice?');
    const asked = answered(await guest.call(showListRequest, byKey(sent)));
    expect(asked).toMatchObject({
      state: 'asked',
      questions: [{ question: 'How much rice?', answer: null }],
    });
    const stranger = await world.device().call(answerRequestQuestion, { ...answer, token: anotherToken });
    expect(stranger).toMatchObject({ reason: 'not-found' });
    const results = await Promise.all([1, 2].map(() => guest.call(answerRequestQuestion, answer)));
    for (const result of results)
      expect(answered(result)).toMatchObject({ state: 'waiting', questions: [{ answer: 'Two derica' }] });
  });

  test('shows what staff wrote once it is ready, and why it cannot be read', async () => {
    const ada = await signUpCustomer(world);
    const [one, two] = [await sendVoice(ada.client), await sendVoice(ada.client)];
    await writeDown(world, one.request.id, 'garri 2 paint\npepper 500');
    await giveUpOn(world, two.request.id);
    const mine = answered(await ada.client.call(listMyListRequests, {}));
    const stateOf = (sent: SentRequest) => mine.find(({ id }) => id === sent.request.id);
    expect(mine).toHaveLength(2);
    expect(stateOf(one)).toMatchObject({ state: 'ready', text: 'garri 2 paint\npepper 500' });
    expect(stateOf(two)).toMatchObject({ state: 'unreadable', text: null, unreadableReason: 'cannot-hear' });
    const other = await signUpCustomer(world);
    expect(answered(await other.client.call(listMyListRequests, {}))).toEqual([]);
    expect(
      await other.client.call(showListRequest, { requestId: one.request.id, token: null }),
    ).toMatchObject({ reason: 'not-found' });
  });

  test('is taken back by its sender alone, and only while it is open', async () => {
    const guest = world.device();
    const sent = await sendVoice(guest);
    expect(
      await world.device().call(withdrawListRequest, { ...byKey(sent), token: anotherToken }),
    ).toMatchObject({ reason: 'not-found' });
    expect(answered(await guest.call(withdrawListRequest, byKey(sent))).state).toBe('withdrawn');
    expect(answered(await guest.call(withdrawListRequest, byKey(sent))).state).toBe('withdrawn');
    const unreadable = await sendVoice(guest);
    await giveUpOn(world, unreadable.request.id);
    expect(await guest.call(withdrawListRequest, byKey(unreadable))).toMatchObject({
      reason: 'request-over',
    });
  });

  test('ends after a day of silence, counted from its last move', async () => {
    const guest = world.device();
    const [silent, moved] = [await sendVoice(guest), await sendVoice(guest)];
    const later = new Date(Date.now() + dayMs + 1000);
    await world.db`update list_request set changed_at = ${later} where id = ${moved.request.id}`;
    await lapseRequests(world.db, later);
    const states = await Promise.all(
      [silent, moved].map(async (one) => answered(await guest.call(showListRequest, byKey(one)))),
    );
    expect(states).toMatchObject([{ state: 'lapsed', endsAt: null }, { state: 'waiting' }]);
  });
});

describe('a list that comes while no market is open', () => {
  // Sunday at 23:00 in Lagos; the first market of the seed opens on Monday.
  const night = new Date('2026-03-01T22:00:00.000Z');
  afterAll(() => void vi.setSystemTime(wednesdayMorning));

  test('says when staff begin on it, and its day of silence begins then; so does that of an answer', async () => {
    const open = await sendVoice(world.device());
    expect(open.request.waitsFrom).toBeNull();
    vi.setSystemTime(night);
    const guest = world.device();
    const sent = await sendVoice(guest);
    const opening = Date.parse(sent.request.waitsFrom ?? '');
    expect(lagosClock(new Date(opening)).date).toBe('2026-03-02');
    expect(Date.parse(sent.request.endsAt ?? '')).toBe(opening + dayMs);
    await world.db`update list_request set changed_at = ${night} where id = ${sent.request.id}`;
    await lapseRequests(world.db, new Date(opening + dayMs - 60_000));
    expect(answered(await guest.call(showListRequest, byKey(sent))).state).toBe('waiting');
    vi.setSystemTime(opening + 60_000);
    await askAbout(world, sent.request.id, 'Which rice?');
    vi.setSystemTime(opening + 16 * 60 * 60_000);
    const answering = { ...byKey(sent), clientRequestId: randomUUID(), answer: 'Ofada' };
    const back = answered(await guest.call(answerRequestQuestion, answering));
    expect(lagosClock(new Date(back.waitsFrom ?? '')).date).toBe('2026-03-03');
    await lapseRequests(world.db, new Date(Date.parse(back.waitsFrom ?? '') + dayMs));
    expect(answered(await guest.call(showListRequest, byKey(sent))).state).toBe('lapsed');
  });
});

describe('an order from a request', () => {
  const yes = async (client: Client, { request, token }: SentRequest) => ({
    ...(await yesThrough(client)),
    listRequest: { id: request.id, token },
  });

  test('waits until it is written down, and is placed once from two tabs', async () => {
    const guest = world.device();
    const sent = await sendVoice(guest);
    expect(await guest.call(placeOrder, await yes(guest, sent))).toMatchObject({
      reason: 'request-not-ready',
    });
    await writeDown(world, sent.request.id, 'garri');
    const strange = {
      ...(await yes(guest, sent)),
      listRequest: { id: sent.request.id, token: anotherToken },
    };
    expect(await guest.call(placeOrder, strange)).toMatchObject({ reason: 'not-found' });
    const tabs = await Promise.all([yes(guest, sent), yes(guest, sent)]);
    const results = await Promise.all(tabs.map((tab) => guest.call(placeOrder, tab)));
    const placed = results.filter(({ ok }) => ok);
    expect(placed).toHaveLength(1);
    expect(results.find(({ ok }) => !ok)).toMatchObject({ reason: 'request-over' });
    const shown = answered(await guest.call(showListRequest, byKey(sent)));
    expect(shown.state).toBe('placed');
    expect(placed.map((result) => answered(result).code)).toEqual([shown.code]);
  });

  test('leaves no order behind where the request is over', async () => {
    const guest = world.device();
    const sent = await sendVoice(guest);
    answered(await guest.call(withdrawListRequest, byKey(sent)));
    const wanted = await yes(guest, sent);
    expect(await guest.call(placeOrder, wanted)).toMatchObject({ reason: 'request-over' });
    const { listRequest: _left, ...alone } = wanted;
    expect(answered(await guest.call(placeOrder, { ...alone, clientRequestId: randomUUID() })).code).toMatch(
      /^MW-/,
    );
  });
});

describe('a guest’s list that somebody with an account orders or takes over', () => {
  const placedFor = async (placer: Client, { request, token }: SentRequest) => {
    await writeDown(world, request.id, 'garri');
    const listRequest = { id: request.id, token };
    return answered(await placer.call(placeOrder, { ...(await yesThrough(placer)), listRequest }));
  };
  const isStored = async ({ request }: SentRequest) =>
    (await world.db`select from list_request where id = ${request.id}`).length > 0;

  test('is exported with the address of what was sent, and forgotten with the account that placed it', async () => {
    const sent = await sendVoice(world.device(), { note: 'Mama Put' });
    const ada = await signUpCustomer(world);
    const { code } = await placedFor(ada.client, sent);
    const { listRequests } = answered(await ada.client.call(exportAccount, {}));
    const [exported] = z
      .array(z.object({ note: z.string(), voice: z.string(), photos: z.array(z.string()) }))
      .parse(listRequests);
    expect(exported).toMatchObject({ note: 'Mama Put', photos: [] });
    expect((await world.device().request(exported?.voice ?? '')).status).toBe(200);
    await world.db`update customer_order set status = 'delivered' where code = ${code}`;
    answered(await ada.client.call(deleteAccount, { password: ada.password }));
    expect(await isStored(sent)).toBe(false);
  });

  test('is in the account that its order joins, and forgotten with it', async () => {
    const guest = world.device();
    const sent = await sendVoice(guest);
    const placed = await placedFor(guest, sent);
    const ada = await signUpCustomer(world);
    answered(await ada.client.call(joinOrder, linkOf(placed)));
    const mine = answered(await ada.client.call(listMyListRequests, {}));
    expect(mine.map(({ id }) => id)).toEqual([sent.request.id]);
    await world.db`update customer_order set status = 'delivered' where code = ${placed.code}`;
    answered(await ada.client.call(deleteAccount, { password: ada.password }));
    expect(await isStored(sent)).toBe(false);
  });

  test('is received by the office of the order’s city, wherever it was sent to', async () => {
    const guest = world.device();
    const sent = await sendVoice(guest);
    const [home] = answered(await guest.call(listCities, {}));
    const { client: owner } = await signInOwner(world);
    const { city: elsewhere } = await openCity(owner);
    await world.db`update list_request set city_id = ${elsewhere.id} where id = ${sent.request.id}`;
    const { code } = await placedFor(guest, sent);
    if (home === undefined) throw new Error('no city is shown');
    const office = await adminOf(world, [home.id], ['orders:view']);
    const { original } = answered(await office.client.call(showOrderForOffice, { code }));
    expect(original).toMatchObject({ kind: 'voice', seconds: 3 });
  });
});

describe('a request that is over', () => {
  test('goes with its recording after ninety days', async () => {
    const sent = await sendVoice(world.device());
    const before = await countRows('list_request');
    await world.db`update list_request set sent_at = now() - interval '400 days' where id = ${sent.request.id}`;
    const recordings = await countRows('recording');
    await tidyRequests(world.db, new Date());
    expect(await countRows('list_request')).toBe(before - 1);
    expect(await countRows('recording')).toBe(recordings - 1);
  });

  test('is exported, and is forgotten with its person', async () => {
    const ada = await signUpCustomer(world);
    const sent = await sendVoice(ada.client, { note: 'Mama Put' });
    await askAbout(world, sent.request.id, 'Which size?');
    const document = answered(await ada.client.call(exportAccount, {}));
    expect(JSON.stringify(document)).toContain('Mama Put');
    expect(JSON.stringify(document)).toContain('Which size?');
    answered(await ada.client.call(deleteAccount, { password: ada.password }));
    const [left] = await world.db.one({ count: number })`
      select (select count(*) from list_request where id = ${sent.request.id})::int
        + (select count(*) from recording where owner_id = ${ada.user.id})::int as count`;
    expect(left.count).toBe(0);
    expect(await world.device().call(showListRequest, byKey(sent))).toMatchObject({ reason: 'not-found' });
  });
});
