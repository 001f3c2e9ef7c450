import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { asKobo } from '#contract/kobo.ts';
import { listAlarms } from '#contract/orders/alarms/endpoints.ts';
import { decideClaim } from '#contract/orders/claims/endpoints.ts';
import { refundOrder } from '#contract/payments/order-money/endpoints.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { migrate } from '#server/db/migrate/migrate.ts';
import { readMigrations } from '#server/db/migrate/migration-file.ts';
import { reverseBill } from '#server/features/ledger/order-ending.ts';
import { mustPost } from '#server/features/ledger/post.ts';
import { answered } from '#test/client.ts';
import { claimThrough } from '#test/factories/claims.ts';
import { wednesdayMorning } from '#test/factories/orders.ts';
import { bookSays, runAt } from '#test/factories/run.ts';
import { signInOwner, signUpCustomer } from '#test/factories/people.ts';
import { openWorld } from '#test/world.ts';

const dataFolder = mkdtempSync(join(tmpdir(), 'mw-twice-'));
afterAll(() => rm(dataFolder, { recursive: true }));
const world = await openWorld({ dataFolder, clock: 'stands' });
const owner = await signInOwner(world);
beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: wednesdayMorning }));
afterAll(() => void vi.useRealTimers());

/** Two lines of ₦800 and fees of ₦200, paid at the door. */
const paidKobo = 180_000;

async function delivered() {
  const account = await signUpCustomer(world);
  const going = await runAt(world, 'delivered', { customer: account.client });
  const claim = (askedKobo: number) => claimThrough(account.client, going.placed, { askedKobo });
  return { ...going, account, claim };
}

type Delivered = Awaited<ReturnType<typeof delivered>>;

function refund({ placed: { code } }: Delivered, kobo: number) {
  const given = { code, kobo: asKobo(kobo), to: 'credit', reason: 'Wet garri' } as const;
  return owner.client.call(refundOrder, { clientRequestId: randomUUID(), ...given });
}

const approve = (claimId: string, kobo: number) =>
  owner.client.call(decideClaim, {
    clientRequestId: randomUUID(),
    claimId,
    decision: { kind: 'approve', kobo },
  });

test('a claim after everything was refunded is refused, and credit is what was paid', async () => {
  const going = await delivered();
  answered(await refund(going, paidKobo));
  expect(await going.claim(40_000)).toMatchObject({ status: 409, reason: 'more-than-paid' });
  expect(await bookSays(world, 'customer_credit', going.account.user.id)).toBe(paidKobo);
});

test('a claim that was open before the refund is approved only up to what is left', async () => {
  const going = await delivered();
  const { claimId } = answered(await going.claim(40_000));
  answered(await refund(going, paidKobo - 30_000));
  expect(await approve(claimId, 30_001)).toMatchObject({ status: 409, reason: 'more-than-paid' });
  answered(await approve(claimId, 30_000));
  expect(await bookSays(world, 'customer_credit', going.account.user.id)).toBe(paidKobo);
});

test('a refund and an approval at once give back no more than was paid', async () => {
  const going = await delivered();
  const { claimId } = answered(await going.claim(80_000));
  await Promise.all([refund(going, paidKobo), approve(claimId, 80_000)]);
  expect(await bookSays(world, 'customer_credit', going.account.user.id)).toBeLessThanOrEqual(paidKobo);
});

test('the database refuses what gives back more than was paid, also of two at once', async () => {
  const { placed, account } = await delivered();
  const give = (kobo: number) =>
    inTransaction(world.db, (transaction) =>
      mustPost(
        transaction,
        {
          what: 'refund-granted',
          orderId: placed.order.id,
          adjustmentId: randomUUID(),
          back: { to: 'credit', accountId: account.user.id, kobo: asKobo(kobo) },
        },
        null,
      ),
    );
  await expect(give(paidKobo + 1)).rejects.toMatchObject({ constraint: 'never_more_back_than_paid' });
  const ended = await Promise.allSettled([1, 2, 3, 4].map(() => give(paidKobo / 2)));
  expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  expect(await bookSays(world, 'customer_credit', account.user.id)).toBe(paidKobo);
});

/** Takes the bill back past the command that asks first. */
function reverse({ placed, account }: Delivered) {
  const order = { orderId: placed.order.id, accountId: account.user.id, version: 90 };
  return inTransaction(world.db, (transaction) => reverseBill(transaction, order, null));
}

test('the database refuses to take a bill back of which money went back, also of both at once', async () => {
  const refunded = await delivered();
  answered(await refund(refunded, 1));
  await expect(reverse(refunded)).rejects.toMatchObject({ constraint: 'never_more_back_than_paid' });
  const raced = await delivered();
  const ended = await Promise.allSettled([reverse(raced), refund(raced, paidKobo)]);
  const wentBack = [
    await bookSays(world, 'customer_credit', raced.account.user.id),
    await bookSays(world, 'customer_held', raced.placed.order.id),
  ];
  expect(ended.map(({ status }) => status)).toContain('fulfilled');
  expect(wentBack.toSorted((one, other) => one - other)).toEqual([0, paidKobo]);
  const whole = await delivered();
  await reverse(whole);
  expect(await bookSays(world, 'customer_held', whole.placed.order.id)).toBe(paidKobo);
});

test('orders that were given back too much before are told to the owner once, and stay as they are', async () => {
  const { placed, account } = await delivered();
  await world.db`alter table ledger_posting disable trigger never_more_back_than_paid`;
  const back = { to: 'credit', accountId: account.user.id, kobo: asKobo(paidKobo + 40_000) } as const;
  await inTransaction(world.db, (transaction) =>
    mustPost(
      transaction,
      { what: 'refund-granted', orderId: placed.order.id, adjustmentId: randomUUID(), back },
      null,
    ),
  );
  await world.db`alter table ledger_posting enable trigger never_more_back_than_paid`;
  const migrations = (await readMigrations()).filter(({ name }) => name === '0134-paid-back-before.sql');
  for (let played = 0; played < 2; played += 1) {
    await world.db`delete from migration where name = '0134-paid-back-before.sql'`;
    expect(await migrate(world.db, migrations)).toHaveLength(1);
  }
  const alarms = answered(await owner.client.call(listAlarms, {}));
  expect(alarms.filter(({ kind }) => kind === 'paid-back-too-much')).toMatchObject([
    { code: placed.code, about: '₦400.00' },
  ]);
});
