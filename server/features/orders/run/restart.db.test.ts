import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { asKobo } from '#contract/kobo.ts';
import { cancelOrder, previewCancel } from '#contract/orders/endpoints.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { mustPost } from '#server/features/ledger/post.ts';
import { answered } from '#test/client.ts';
import { bringPhoto } from '#test/factories/claims.ts';
import { linkOf, moveBy, wednesdayMorning } from '#test/factories/orders.ts';
import {
  agentWithFloat,
  bookSays,
  giveTo,
  inFull,
  onRun,
  paidForEach,
  runAt,
  seenBy,
  type Run,
} from '#test/factories/run.ts';
import { signUpAdmin, signUpCustomer, type SomeoneSignedIn } from '#test/factories/people.ts';
import { openWorld } from '#test/world.ts';

const dataFolder = mkdtempSync(join(tmpdir(), 'mw-anew-'));
afterAll(() => rm(dataFolder, { recursive: true }));
const world = await openWorld({ dataFolder, clock: 'stands' });
const admin = await signUpAdmin(world, ['orders:view', 'orders:manage']);

beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: wednesdayMorning }));
afterAll(() => void vi.useRealTimers());

const feesKobo = 20_000;

/** The first line goes back at the door of this order. */
async function garriGoesBack({ line }: Run, carrier: SomeoneSignedIn, steps: Run['steps']): Promise<void> {
  const pictureId = await bringPhoto(carrier.client);
  answered(await steps.reject({ itemId: line(0).id, pictureId }));
}

/** Refused at the door, given to somebody else from the beginning, who has started to shop. */
async function begunAnew(going: Run) {
  await garriGoesBack(going, going.agent, going.steps);
  answered(await moveBy(world, admin.client, going.placed.code, 'restart', { reason: 'Her keke broke' }));
  const next = await agentWithFloat(world);
  await giveTo(world, next, going.placed);
  const steps = onRun(next, going.placed);
  answered(await steps.startShopping());
  return { next, steps };
}

test('an item rejected at the door is rejected again after a restart, and costs nothing again', async () => {
  const going = await runAt(world, 'at_the_door');
  const { next, steps } = await begunAnew(going);
  for (const { id, quantity } of going.items)
    answered(await steps.find({ itemId: id, quantity, paidKobo: paidForEach, pictureId: null }));
  answered(await steps.pickUp());
  answered(await steps.setOff());
  await garriGoesBack(going, next, steps);
  const handed = await inFull(going.customer, going.placed);
  expect(handed.cash.takenKobo).toBe(paidForEach + feesKobo);
  answered(await steps.deliver(handed));
  expect(await bookSays(world, 'customer_owes', going.placed.order.id)).toBe(0);
  expect(await bookSays(world, 'agent_float', next.user.id)).toBe(5_000_000 - paidForEach + feesKobo);
});

test('a customer who cancels after a restart pays the shown sum, and nothing for what they rejected', async () => {
  const ada = await signUpCustomer(world);
  const given = { accountId: ada.user.id, adjustmentId: randomUUID(), kobo: asKobo(50_000) };
  await inTransaction(world.db, (transaction) =>
    mustPost(transaction, { what: 'credit-given', ...given }, null),
  );
  const going = await runAt(world, 'at_the_door', { customer: ada.client });
  const { steps } = await begunAnew(going);
  answered(
    await steps.find({ itemId: going.line(0).id, quantity: 2, paidKobo: asKobo(30_000), pictureId: null }),
  );
  const shown = answered(await ada.client.call(previewCancel, linkOf(going.placed)));
  expect(shown).toEqual({ refundKobo: 15_000, owedKobo: 0 });
  const yes = { clientRequestId: randomUUID(), ...linkOf(going.placed), reason: 'I go buy am myself' };
  answered(await ada.client.call(cancelOrder, { ...yes, agreedOwedKobo: shown.owedKobo }));
  expect((await seenBy(ada.client, going.placed)).toPayKobo).toBe(0);
  expect(await bookSays(world, 'customer_credit', ada.user.id)).toBe(15_000);
});
