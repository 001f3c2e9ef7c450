import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { asKobo } from '#contract/kobo.ts';
import { decideClaim, makeClaim } from '#contract/orders/claims/endpoints.ts';
import { errorCode } from '#server/db/connections/lost-connection.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { mustPost } from '#server/features/ledger/post.ts';
import { findDifferences } from '#server/features/payments/books/differences.ts';
import { answered, type Client } from '#test/client.ts';
import { bringPhoto, claimOn, claimThrough } from '#test/factories/claims.ts';
import { doneThereRun, parcelRun } from '#test/factories/errands/runs.ts';
import { moveBy, parcelFrom, wednesdayMorning } from '#test/factories/orders.ts';
import { signUpAdmin, signUpCustomer } from '#test/factories/people.ts';
import { bookSays, runAt, seenBy, type Run } from '#test/factories/run.ts';
import { generalBalance, giveCredit } from '#test/worlds/paystack.ts';
import { openWorld } from '#test/world.ts';

const world = await openWorld({ clock: 'stands' });
const judge = await signUpAdmin(world, ['orders:view', 'orders:manage', 'claims:decide']);

beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: wednesdayMorning }));
beforeEach(() => void vi.setSystemTime(wednesdayMorning));
afterEach(async () => expect(await findDifferences(world.db)).toEqual([]));
afterAll(() => void vi.useRealTimers());

const [billKobo, declaredKobo] = [20_000, 1_000_000];

/** A parcel out of its customer's credit, as far as that. */
async function paidParcel(station: Parameters<typeof parcelRun>[1], declared = declaredKobo) {
  const ada = await signUpCustomer(world);
  await giveCredit(world, ada.user.id, billKobo + 20_000);
  const errand = parcelFrom({ declaredKobo: asKobo(declared) });
  const going = await parcelRun(world, station, {
    customer: ada.client,
    wanted: { errand, payWay: 'online' },
  });
  return { ...going, ada };
}

function claims({ customer, placed, line }: Run, given: Parameters<typeof claimOn>[2] = {}) {
  const lost = { itemId: line(0).id, what: 'lost' as const, pictures: [], askedKobo: declaredKobo };
  return claimThrough(customer, placed, { ...lost, ...given });
}

async function decides({ customer, placed }: Run, kobo: number, client: Client = judge.client) {
  const claim = (await seenBy(customer, placed)).claims.at(-1);
  if (claim === undefined) throw new Error('nothing was claimed');
  const decision = { kind: 'approve', kobo } as const;
  return client.call(decideClaim, { clientRequestId: randomUUID(), claimId: claim.id, decision });
}

describe('a parcel that was delivered', () => {
  test('and is broken is claimed up to its declared value with a photo, and staff decide', async () => {
    const going = await paidParcel('delivered');
    const pictures = [await bringPhoto(going.customer)];
    const broken = { what: 'broken', pictures } as const;
    expect(await claims(going, { ...broken, askedKobo: declaredKobo + 1 })).toMatchObject({
      reason: 'amount-too-high',
    });
    expect(answered(await claims(going, { ...broken, askedKobo: 100_000 }))).toMatchObject({ state: 'open' });
    const [creditKobo, lostKobo] = [
      await bookSays(world, 'customer_credit', going.ada.user.id),
      await generalBalance(world, 'write_offs'),
    ];
    answered(await decides(going, 100_000));
    expect(await bookSays(world, 'customer_credit', going.ada.user.id)).toBe(creditKobo + 100_000);
    expect(await generalBalance(world, 'write_offs')).toBe(lostKobo + 100_000 - billKobo);
    const another = [await bringPhoto(going.customer)];
    const tooMuch = declaredKobo - 99_999;
    expect(await claims(going, { what: 'broken', pictures: another, askedKobo: tooMuch })).toMatchObject({
      reason: 'amount-too-high',
    });
  });

  test('is claimed in words of parcels alone, and broken not without a photo', async () => {
    const going = await paidParcel('delivered');
    const pictures = [await bringPhoto(going.customer)];
    expect(await claims(going, { what: 'missing', pictures })).toMatchObject({ reason: 'out-of-turn' });
    const list = await runAt(world, 'delivered');
    expect(await claims(list, { askedKobo: 100 })).toMatchObject({ reason: 'out-of-turn' });
    const { customer, placed, line } = going;
    const blind = await claimOn(customer, placed, { itemId: line(0).id, what: 'broken', pictures: [] });
    expect(await customer.try(makeClaim, blind)).toMatchObject({ reason: 'bad-input' });
  });
});

describe('a parcel that never came', () => {
  test('is claimed for a week after its order came to nothing, and the company bears all of it', async () => {
    const going = await paidParcel('on_the_way');
    expect(await claims(going)).toMatchObject({ reason: 'too-early' });
    answered(await moveBy(world, judge.client, going.placed.code, 'fail'));
    vi.setSystemTime(wednesdayMorning.getTime() + 6 * 24 * 60 * 60_000);
    answered(await claims(going));
    const [creditKobo, lostKobo] = [
      await bookSays(world, 'customer_credit', going.ada.user.id),
      await generalBalance(world, 'write_offs'),
    ];
    answered(await decides(going, declaredKobo));
    expect(await bookSays(world, 'customer_credit', going.ada.user.id)).toBe(creditKobo + declaredKobo);
    expect(await generalBalance(world, 'write_offs')).toBe(lostKobo + declaredKobo);
    vi.setSystemTime(wednesdayMorning.getTime() + 7 * 24 * 60 * 60_000);
    expect(await claims(going)).toMatchObject({ reason: 'too-late' });
  });

  test('of a guest is owed to them by hand, and above ₦20,000 wants a second person', async () => {
    const errand = parcelFrom({ declaredKobo: asKobo(5_000_000) });
    const going = await parcelRun(world, 'on_the_way', { wanted: { errand } });
    answered(await moveBy(world, judge.client, going.placed.code, 'fail'));
    answered(await claims(going, { askedKobo: 5_000_000 }));
    expect(await decides(going, 2_000_001)).toMatchObject({ reason: 'second-person-needed' });
    const other = await parcelRun(world, 'on_the_way', { wanted: { errand } });
    answered(await moveBy(world, judge.client, other.placed.code, 'fail'));
    answered(await claims(other, { askedKobo: 2_000_000 }));
    answered(await decides(other, 2_000_000));
    expect(await bookSays(world, 'refund_due', other.placed.order.id)).toBe(2_000_000);
  });

  test('is never paid above its declared value, at once or in parts: the database refuses it', async () => {
    const going = await paidParcel('delivered', 50_000);
    const { id: orderId } = going.placed.order;
    const pays = (kobo: number) => {
      const back = { to: 'credit', accountId: going.ada.user.id, kobo: asKobo(kobo) } as const;
      const movement = { what: 'loss-paid', orderId, claimId: randomUUID(), back } as const;
      return inTransaction(world.db, (transaction) => mustPost(transaction, movement, null));
    };
    const isRefused = (error: unknown) => errorCode(error) === '23514';
    await expect(pays(50_001)).rejects.toSatisfy(isRefused);
    await pays(30_000);
    await expect(pays(20_001)).rejects.toSatisfy(isRefused);
    await pays(20_000);
    await expect(pays(1)).rejects.toSatisfy(isRefused);
    const list = await runAt(world, 'delivered');
    const back = { to: 'sender', kobo: asKobo(1) } as const;
    const lost = { what: 'loss-paid', orderId: list.placed.order.id, claimId: randomUUID(), back } as const;
    await expect(inTransaction(world.db, (transaction) => mustPost(transaction, lost, null))).rejects.toThrow(
      'declared value',
    );
  });

  test('was never handed over where its order ended before, and then nothing is claimed', async () => {
    const going = await paidParcel('shopping');
    answered(await moveBy(world, judge.client, going.placed.code, 'cancel'));
    expect(await claims(going)).toMatchObject({ reason: 'no-price' });
  });
});

test('a task that was not done is claimed up to its bill, without a photo, and never believed at once', async () => {
  const known = await doneThereRun(world, 'shopping');
  answered(await known.steps.leave({ givenBy: null }));
  const undone = { what: 'not-done' } as const;
  const { billKobo: mostKobo } = await seenBy(known.customer, known.placed);
  expect(await claims(known, { ...undone, askedKobo: mostKobo + 1 })).toMatchObject({
    reason: 'amount-too-high',
  });
  expect(answered(await claims(known, { ...undone, askedKobo: mostKobo }))).toMatchObject({ state: 'open' });
  answered(await decides(known, mostKobo));
  expect(await seenBy(known.customer, known.placed)).toMatchObject({ claims: [{ state: 'approved' }] });
});
