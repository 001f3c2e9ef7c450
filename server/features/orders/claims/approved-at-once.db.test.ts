import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { asKobo } from '#contract/kobo.ts';
import { refundOrder } from '#contract/payments/order-money/endpoints.ts';
import { answered } from '#test/client.ts';
import { claimThrough } from '#test/factories/claims.ts';
import { moveBy, placeThrough, standAt, wednesdayMorning } from '#test/factories/orders.ts';
import { bookSays, runAt } from '#test/factories/run.ts';
import { signUpAdmin, signUpCustomer } from '#test/factories/people.ts';
import { openWorld } from '#test/world.ts';

const dataFolder = mkdtempSync(join(tmpdir(), 'mw-believed-'));
afterAll(() => rm(dataFolder, { recursive: true }));
const world = await openWorld({ dataFolder, clock: 'stands' });
const office = await signUpAdmin(world, ['orders:manage', 'money:refund', 'claims:decide']);

beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: wednesdayMorning }));
afterAll(() => void vi.useRealTimers());

/** A customer whose small claims are approved at once. */
async function knownCustomer() {
  const ada = await signUpCustomer(world);
  const { code } = await placeThrough(ada.client);
  await standAt(world, code, 'completed');
  return ada;
}

const small = { askedKobo: asKobo(50_000) };

test('a small claim of somebody known is believed at once', async () => {
  const ada = await knownCustomer();
  const { placed } = await runAt(world, 'delivered', { customer: ada.client });
  expect(answered(await claimThrough(ada.client, placed, small)).state).toBe('approved');
  expect(await bookSays(world, 'customer_credit', ada.user.id)).toBe(50_000);
});

test('a claim on an order that was handed over but not paid is reviewed first', async () => {
  const ada = await knownCustomer();
  const { placed } = await runAt(world, 'at_the_door', { customer: ada.client });
  answered(await moveBy(world, office.client, placed.code, 'deliver', { reason: 'She has no cash today' }));
  expect(answered(await claimThrough(ada.client, placed, small)).state).toBe('open');
  expect(await bookSays(world, 'customer_credit', ada.user.id)).toBe(0);
});

test('a claim on an order with a refund by hand is reviewed first', async () => {
  const ada = await knownCustomer();
  const { placed } = await runAt(world, 'delivered', { customer: ada.client });
  const sorry = { code: placed.code, kobo: asKobo(80_000), to: 'credit', reason: 'Wet garri' } as const;
  answered(await office.client.call(refundOrder, { clientRequestId: randomUUID(), ...sorry }));
  expect(answered(await claimThrough(ada.client, placed, small)).state).toBe('open');
  expect(await bookSays(world, 'customer_credit', ada.user.id)).toBe(80_000);
});
