import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { deleteAccount, exportAccount } from '#contract/accounts/endpoints.ts';
import type { SentTo } from '#contract/endpoint.ts';
import { asKobo } from '#contract/kobo.ts';
import { decideClaim, listClaimsWaiting, makeClaim } from '#contract/orders/claims/endpoints.ts';
import type { Claim } from '#contract/orders/claims/schema.ts';
import { showOrder } from '#contract/orders/endpoints.ts';
import { claimId } from '#contract/orders/ids.ts';
import { type OrderStatus, orderStatuses } from '#contract/orders/lifecycle.ts';
import { number, oneOf, text } from '#server/db/sql/codecs.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { mustPost } from '#server/features/ledger/post.ts';
import { readAudit } from '#test/audit.ts';
import { answered, type Client } from '#test/client.ts';
import { bringPhoto, claimOn, claimThrough, deliveredOrder, itemsOf } from '#test/factories/claims.ts';
import { linkOf, type Placed, placeThrough, standAt, wednesdayMorning } from '#test/factories/orders.ts';
import { signInOwner, signUpAdmin, signUpCustomer } from '#test/factories/people.ts';
import { openWorld } from '#test/world.ts';
import { runOrderTimers } from '../timers/run-order-timers.ts';

const dataFolder = mkdtempSync(join(tmpdir(), 'mw-claims-'));
afterAll(() => rm(dataFolder, { recursive: true }));
const world = await openWorld({ dataFolder, clock: 'stands' });
const refunder = await signUpAdmin(world, ['claims:decide']);
const viewer = await signUpAdmin(world, ['orders:view']);

beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: wednesdayMorning }));
beforeEach(() => void vi.setSystemTime(wednesdayMorning));
afterAll(() => void vi.useRealTimers());

const hoursLater = (hours: number) => new Date(wednesdayMorning.getTime() + hours * 60 * 60_000);
const daysLater = (days: number) => hoursLater(days * 24);

/** A customer whose first order is completed. */
async function knownCustomer() {
  const someone = await signUpCustomer(world);
  const { code } = await placeThrough(someone.client);
  await standAt(world, code, 'completed');
  return someone;
}

type Decision = SentTo<typeof decideClaim>['decision'];

function decide(made: Claim['id'], decision: Decision, admin: Client = refunder.client) {
  return admin.call(decideClaim, { clientRequestId: randomUUID(), claimId: made, decision });
}

async function statusOf(code: string): Promise<OrderStatus | undefined> {
  const [row] = await world.db.rows({ status: oneOf(orderStatuses) })`
    select status from customer_order where code = ${code}`;
  return row?.status;
}

async function claimsOn({ order }: Placed): Promise<number> {
  const rows = await world.db`select 1 from claim where order_id = ${order.id}`;
  return rows.length;
}

async function eventKindsOf({ order }: Placed): Promise<string[]> {
  const rows = await world.db.rows({ kind: text })`
    select kind from outbox_event where topics @> ${[`order:${order.id}`]} order by id`;
  return rows.map(({ kind }) => kind);
}

describe('a claim', () => {
  test('of a guest waits for an admin, who sees the photos and gives back what is right', async () => {
    const guest = world.device();
    const placed = await deliveredOrder(world, guest);
    const before = answered(await guest.call(showOrder, linkOf(placed)));
    expect(before).toMatchObject({ claims: [], claimsUntil: hoursLater(24).toISOString() });
    const made = answered(await claimThrough(guest, placed, { what: 'over-money' }));
    expect(made).toMatchObject({ state: 'open', approvedKobo: null });
    const [waiting] = answered(await viewer.client.call(listClaimsWaiting, {}));
    expect(waiting).toMatchObject({
      id: made.claimId,
      code: placed.code,
      what: 'over-money',
      words: 'Di garri don mould',
      askedKobo: 100_000,
      customerName: 'Amaka Obi',
      item: { name: 'garri', quantity: 2, measure: 'paint', paidKobo: 150_000 },
    });
    const photo = await viewer.client.request(waiting?.pictures[0] ?? '');
    expect([photo.status, photo.headers.get('content-type')]).toEqual([200, 'image/webp']);
    const decided = answered(await decide(made.claimId, { kind: 'approve', kobo: 60_000 }));
    expect(decided).toEqual({ claimId: made.claimId, state: 'approved', approvedKobo: 60_000 });
    const shown = answered(await guest.call(showOrder, linkOf(placed)));
    expect(shown.claims).toMatchObject([{ state: 'approved', askedKobo: 100_000, approvedKobo: 60_000 }]);
    expect((await guest.request(shown.claims[0]?.pictures[0] ?? '')).status).toBe(200);
    expect(await readAudit(world, 'claims', made.claimId)).toMatchObject([
      { actorId: refunder.user.id, before: { state: 'open' }, after: { approvedKobo: 60_000 } },
    ]);
    expect((await eventKindsOf(placed)).slice(-2)).toEqual(['order.makeClaim', 'order.decideClaim']);
  });

  test('may be refused with a reason, which the customer reads', async () => {
    const guest = world.device();
    const placed = await deliveredOrder(world, guest);
    const { claimId: made } = answered(await claimThrough(guest, placed));
    expect(await decide(made, { kind: 'refuse', reason: ' ' })).toMatchObject({ reason: 'needs-reason' });
    answered(await decide(made, { kind: 'refuse', reason: 'The photo shows another bag' }));
    const { claims } = answered(await guest.call(showOrder, linkOf(placed)));
    expect(claims).toMatchObject([
      { state: 'refused', approvedKobo: null, reason: 'The photo shows another bag' },
    ]);
  });

  test('sent twenty times at once is one claim and one answer', async () => {
    const guest = world.device();
    const placed = await deliveredOrder(world, guest);
    const written = await claimOn(guest, placed);
    const replies = await Promise.all(Array.from({ length: 20 }, () => guest.call(makeClaim, written)));
    const [first, ...others] = replies.map(answered);
    for (const other of others) expect(other).toEqual(first);
    expect(await claimsOn(placed)).toBe(1);
    expect(await guest.call(makeClaim, { ...written, words: 'Another thing' })).toMatchObject({
      reason: 'same-id-other-body',
    });
  });

  test('is one an item while it is open, however many are made at the same moment', async () => {
    const guest = world.device();
    const placed = await deliveredOrder(world, guest);
    const replies = await Promise.all([1, 2, 3, 4].map(() => claimThrough(guest, placed)));
    expect(replies.map((one) => (one.ok ? 'taken' : one.reason)).toSorted()).toEqual([
      'claim-open',
      'claim-open',
      'claim-open',
      'taken',
    ]);
    const [, other] = itemsOf(placed);
    answered(await claimThrough(guest, placed, { itemId: other.id }));
  });
});

describe('a claim is refused', () => {
  test('before delivery and after the claim window', async () => {
    const guest = world.device();
    const placed = await placeThrough(guest);
    expect(await claimThrough(guest, placed)).toMatchObject({ status: 409, reason: 'too-early' });
    const delivered = await deliveredOrder(world, guest);
    vi.setSystemTime(hoursLater(24));
    expect(await claimThrough(guest, delivered)).toMatchObject({ status: 409, reason: 'too-late' });
    expect(answered(await guest.call(showOrder, linkOf(delivered))).claimsUntil).toBeNull();
    vi.setSystemTime(new Date(hoursLater(24).getTime() - 1));
    answered(await claimThrough(guest, delivered));
  });

  test.each(['completed', 'cancelled', 'failed'] as const)('on an order that is %s', async (status) => {
    const guest = world.device();
    const placed = await deliveredOrder(world, guest);
    await standAt(world, placed.code, status);
    expect(await claimThrough(guest, placed)).toMatchObject({ reason: 'too-late' });
  });

  test('for an item that was not paid, did not come, or is not of the order', async () => {
    const guest = world.device();
    const placed = await deliveredOrder(world, guest);
    const { id } = placed.order;
    await world.db`update order_item set paid_kobo = null where order_id = ${id}`;
    expect(await claimThrough(guest, placed)).toMatchObject({ status: 422, reason: 'no-price' });
    await world.db`update order_item set paid_kobo = 9000, status = 'rejected' where order_id = ${id}`;
    expect(await claimThrough(guest, placed)).toMatchObject({ reason: 'no-price' });
    const [elsewhere] = itemsOf(await placeThrough(world.device()));
    expect(await claimThrough(guest, placed, { itemId: elsewhere.id })).toMatchObject({
      reason: 'not-found',
    });
  });

  test('above the item’s price, less what was given back already', async () => {
    const guest = world.device();
    const placed = await deliveredOrder(world, guest);
    const ask = (askedKobo: number) => claimThrough(guest, placed, { askedKobo });
    expect(await ask(150_001)).toMatchObject({ status: 422, reason: 'amount-too-high' });
    expect(await ask(0)).toMatchObject({ reason: 'bad-input' });
    const { claimId: made } = answered(await ask(150_000));
    expect(await decide(made, { kind: 'approve', kobo: 150_001 })).toMatchObject({
      reason: 'amount-too-high',
    });
    answered(await decide(made, { kind: 'approve', kobo: 100_000 }));
    expect(await ask(50_001)).toMatchObject({ reason: 'amount-too-high' });
    answered(await ask(50_000));
  });

  test('from a stranger, with or without a forged link', async () => {
    const placed = await deliveredOrder(world, world.device());
    const stranger = await signUpCustomer(world);
    expect(
      await claimThrough(stranger.client, { ...placed, token: 'a-link-that-somebody-made-up' }),
    ).toMatchObject({ status: 404, reason: 'not-found' });
    const written = await claimOn(viewer.client, placed);
    expect(await viewer.client.call(makeClaim, { ...written, token: null })).toMatchObject({
      reason: 'not-found',
    });
  });

  test('without a photo, with four, with another’s photo, or with a used one', async () => {
    const guest = world.device();
    const placed = await deliveredOrder(world, guest);
    const written = await claimOn(guest, placed);
    const claim = (pictures: string[]) =>
      guest.try(makeClaim, { ...written, clientRequestId: randomUUID(), pictures });
    const four = await Promise.all([1, 2, 3, 4].map(() => bringPhoto(guest)));
    expect(await claim([])).toMatchObject({ reason: 'bad-input' });
    expect(await claim(four)).toMatchObject({ reason: 'bad-input' });
    expect(await claim(['../../etc/passwd'])).toMatchObject({ reason: 'bad-input' });
    const ada = await signUpCustomer(world);
    const wrong = [[randomUUID()], [await bringPhoto(ada.client)], [four[0], four[0]].map(String)];
    for (const pictures of wrong) expect(await claim(pictures)).toMatchObject({ reason: 'no-such-picture' });
    expect((await claim(four.slice(0, 3))).ok).toBe(true);
    const again = await claimThrough(guest, await deliveredOrder(world, guest), {
      pictures: four.slice(0, 1),
    });
    expect(again).toMatchObject({ status: 422, reason: 'no-such-picture' });
  });
});

describe('a claim', () => {
  test('up to ₦2,000, of a customer who has bought before, is approved at once if it is the first in 30 days', async () => {
    const ada = await knownCustomer();
    const first = answered(await claimThrough(ada.client, await deliveredOrder(world, ada.client)));
    expect(first).toMatchObject({ state: 'approved', approvedKobo: 100_000 });
    vi.setSystemTime(new Date(daysLater(30).getTime() - 1));
    const second = answered(await claimThrough(ada.client, await deliveredOrder(world, ada.client)));
    expect(second.state).toBe('open');
    vi.setSystemTime(daysLater(60));
    const third = answered(await claimThrough(ada.client, await deliveredOrder(world, ada.client)));
    expect(third.state).toBe('approved');
  });

  test('of a new customer, above ₦2,000 or through a link alone is not approved at once', async () => {
    const fresh = await signUpCustomer(world);
    const reply = await claimThrough(fresh.client, await deliveredOrder(world, fresh.client));
    expect(answered(reply).state).toBe('open');
    const ada = await knownCustomer();
    const dear = await deliveredOrder(world, ada.client, { paidKobo: 500_000 });
    expect(answered(await claimThrough(ada.client, dear, { askedKobo: 200_001 })).state).toBe('open');
    const bola = await knownCustomer();
    const hers = await deliveredOrder(world, bola.client, { paidKobo: 500_000 });
    expect(answered(await claimThrough(world.device(), hers)).state).toBe('open');
    const chi = await knownCustomer();
    const theirs = await deliveredOrder(world, chi.client, { paidKobo: 500_000 });
    expect(answered(await claimThrough(chi.client, theirs, { askedKobo: 200_000 })).state).toBe('approved');
  });

  test('is approved at once only once, of two on two orders at the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const ada = await knownCustomer();
      const orders = [await deliveredOrder(world, ada.client), await deliveredOrder(world, ada.client)];
      const replies = await Promise.all(orders.map((order) => claimThrough(ada.client, order)));
      expect(replies.map((one) => answered(one).state).toSorted()).toEqual(['approved', 'open']);
    }
  });
});

describe('a decision', () => {
  test('is made once, by the first admin', async () => {
    const guest = world.device();
    const { claimId: made } = answered(await claimThrough(guest, await deliveredOrder(world, guest)));
    const replies = await Promise.all([
      decide(made, { kind: 'approve', kobo: 100_000 }),
      decide(made, { kind: 'refuse', reason: 'It was fine' }),
    ]);
    expect(replies.map((one) => (one.ok ? 'decided' : one.reason)).toSorted()).toEqual([
      'already-decided',
      'decided',
    ]);
    expect(await decide(made, { kind: 'approve', kobo: 1 })).toMatchObject({ reason: 'already-decided' });
  });

  test('is for a claim that there is, and never for one’s own', async () => {
    const guest = world.device();
    const placed = await deliveredOrder(world, guest);
    answered(await claimThrough(guest, placed));
    const none = claimId.parse(randomUUID());
    expect(await decide(none, { kind: 'approve', kobo: 1 })).toMatchObject({ reason: 'not-found' });
    const owner = await signInOwner(world);
    const own = answered(await claimThrough(owner.client, await deliveredOrder(world, owner.client)));
    expect(await decide(own.claimId, { kind: 'approve', kobo: 1 }, owner.client)).toMatchObject({
      status: 409,
      reason: 'own-account',
    });
  });
});

describe('an open claim holds its order back', () => {
  test('until the last one is decided; then the clock completes it', async () => {
    const guest = world.device();
    const placed = await deliveredOrder(world, guest);
    const claims = [];
    for (const { id } of placed.order.items) {
      claims.push(answered(await claimThrough(guest, placed, { itemId: id })).claimId);
    }
    await runOrderTimers(world.db, hoursLater(25));
    expect(await statusOf(placed.code)).toBe('delivered');
    for (const [index, made] of claims.entries()) {
      answered(await decide(made, { kind: 'approve', kobo: 1000 }));
      await runOrderTimers(world.db, hoursLater(25));
      expect(await statusOf(placed.code)).toBe(index === claims.length - 1 ? 'completed' : 'delivered');
    }
  });

  test('while one that was approved at once holds back none', async () => {
    const ada = await knownCustomer();
    const placed = await deliveredOrder(world, ada.client);
    expect(answered(await claimThrough(ada.client, placed)).state).toBe('approved');
    await runOrderTimers(world.db, hoursLater(25));
    expect(await statusOf(placed.code)).toBe('completed');
  });

  test('also where it is made while the clock completes orders', async () => {
    for (let round = 0; round < 8; round += 1) {
      const guest = world.device();
      const placed = await deliveredOrder(world, guest);
      const written = await claimOn(guest, placed);
      const [replies] = await Promise.all([
        guest.call(makeClaim, written),
        runOrderTimers(world.db, hoursLater(24)),
      ]);
      const reason = replies.ok ? 'taken' : replies.reason;
      expect([reason, await statusOf(placed.code)]).toEqual(
        replies.ok ? ['taken', 'delivered'] : ['too-late', 'completed'],
      );
    }
  });
});

describe('a person who asks to be deleted', () => {
  test('waits for the decision, takes their claims along, and leaves neither text nor photos', async () => {
    const ada = await signUpCustomer(world);
    const placed = await deliveredOrder(world, ada.client);
    const words = 'My daughter Ifeoma fell sick of it';
    const { claimId: made } = answered(await claimThrough(ada.client, placed, { words }));
    const { claims } = answered(await ada.client.call(showOrder, { code: placed.code, token: null }));
    const gone = () => ada.client.call(deleteAccount, { password: ada.password });
    expect(await gone()).toMatchObject({ reason: 'order-under-way' });
    answered(await decide(made, { kind: 'approve', kobo: 5000 }));
    const document = answered(await ada.client.call(exportAccount, {}));
    expect(document['orders']).toMatchObject([
      { claims: [{ item: 'garri', words, state: 'approved', approvedKobo: 5000 }] },
    ]);
    expect(await gone()).toMatchObject({ reason: 'credit-left' });
    const spent = { accountId: ada.user.id, adjustmentId: randomUUID(), kobo: asKobo(5000) };
    await inTransaction(world.db, (transaction) =>
      mustPost(transaction, { what: 'credit-taken', ...spent }, null),
    );
    answered(await gone());
    const [row] = await world.db.one({ words: text, refund: number })`
      select words, refund_kobo as refund from claim where id = ${made}`;
    expect(row).toEqual({ words: '', refund: 5000 });
    expect((await world.device().request(claims[0]?.pictures[0] ?? '')).status).toBe(404);
  });
});
