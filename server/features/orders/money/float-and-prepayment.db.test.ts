import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { asKobo } from '#contract/kobo.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { mustPost } from '#server/features/ledger/post.ts';
import { answered } from '#test/client.ts';
import { bringPhoto } from '#test/factories/claims.ts';
import { wednesdayMorning } from '#test/factories/orders.ts';
import {
  agentWithFloat,
  bookSays,
  inFull,
  onPhone,
  paidForEach,
  runAt,
  say,
  seenBy,
} from '#test/factories/run.ts';
import { signUpCustomer } from '#test/factories/people.ts';
import { openWorld } from '#test/world.ts';

const dataFolder = mkdtempSync(join(tmpdir(), 'mw-run-'));
afterAll(() => rm(dataFolder, { recursive: true }));
const world = await openWorld({ dataFolder, clock: 'stands' });

beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: wednesdayMorning }));
afterAll(() => void vi.useRealTimers());

const feesKobo = 20_000;
const boughtKobo = 2 * paidForEach;

describe('money that an agent has', () => {
  test('must hold what is bought, and a refusal leaves nothing behind', async () => {
    const agent = await agentWithFloat(world, 50_000);
    const { placed, line, steps, customer } = await runAt(world, 'shopping', { agent });
    const pictureId = await bringPhoto(agent.client);
    const buy = { itemId: line(0).id, quantity: 2, pictureId };
    expect(await steps.find({ ...buy, paidKobo: asKobo(50_001) })).toMatchObject({ reason: 'float-too-low' });
    expect((await seenBy(customer, placed)).items[0]?.status).toBe('requested');
    answered(await steps.find({ ...buy, paidKobo: asKobo(50_000) }));
    expect(await bookSays(world, 'agent_float', agent.user.id)).toBe(0);
  });

  test('comes back when an outcome is reopened, as often as that happens', async () => {
    const { placed, agent, line, steps } = await runAt(world, 'bought');
    const garri = line(0);
    for (const paidKobo of [asKobo(45_000), asKobo(40_000)]) {
      const open = answered(await steps.reopen(garri.id));
      expect(open.items.find(({ id }) => id === garri.id)).toMatchObject({
        status: 'requested',
        paidKobo: null,
      });
      answered(await steps.find({ itemId: garri.id, quantity: 1, paidKobo, pictureId: null }));
    }
    expect(await bookSays(world, 'agent_float', agent.user.id)).toBe(5_000_000 - paidForEach - 40_000);
    expect(await bookSays(world, 'goods', placed.order.id)).toBe(paidForEach + 40_000);
    const shown = await onPhone(agent, placed);
    expect(shown?.items.find(({ id }) => id === garri.id)).toMatchObject({
      status: 'short',
      got: { name: 'garri', quantity: 1, measure: 'paint' },
    });
  });
});

describe('a prepayment', () => {
  async function withCredit(kobo: number) {
    const ada = await signUpCustomer(world);
    const given = { accountId: ada.user.id, adjustmentId: randomUUID(), kobo: asKobo(kobo) };
    await inTransaction(world.db, (transaction) =>
      mustPost(transaction, { what: 'credit-given', ...given }, null),
    );
    return ada;
  }

  test('is taken off the cash at the door', async () => {
    const ada = await withCredit(100_000);
    const going = await runAt(world, 'at_the_door', { customer: ada.client });
    const { placed, steps } = going;
    expect(await onPhone(going.agent, placed)).toMatchObject({
      billKobo: boughtKobo + feesKobo,
      toCollectKobo: boughtKobo + feesKobo - 100_000,
    });
    const { pin } = await inFull(ada.client, placed);
    const cash = { takenKobo: asKobo(boughtKobo + feesKobo - 100_000), changeKobo: asKobo(0) };
    answered(await steps.deliver({ pin, typedOffline: false, cash }));
    expect(await bookSays(world, 'customer_credit', ada.user.id)).toBe(0);
  });

  test('comes back as credit at packing where it is more than the bill, and no cash is due', async () => {
    const ada = await withCredit(1_000_000);
    const going = await runAt(world, 'at_the_door', { customer: ada.client });
    expect(await bookSays(world, 'customer_credit', ada.user.id)).toBe(1_000_000 - boughtKobo - feesKobo);
    const { pin } = await inFull(ada.client, going.placed);
    answered(await going.steps.deliver({ pin, typedOffline: false, cash: null }));
    expect(await bookSays(world, 'agent_float', going.agent.user.id)).toBe(5_000_000 - boughtKobo);
  });

  test('allows a yes as far above the ceiling, because the rest is paid at the door', async () => {
    const ada = await withCredit(100_000);
    const wanted = { priceRule: 'buy-am' } as const;
    const { steps, line, agent, placed } = await runAt(world, 'shopping', { customer: ada.client, wanted });
    const ask = async (price: number) =>
      steps.askPrice({
        itemId: line(0).id,
        quantity: 2,
        priceKobo: asKobo(price),
        pictureId: await bringPhoto(agent.client),
      });
    expect(await ask(580_001)).toMatchObject({ reason: 'above-delivery-cap' });
    answered(await ask(580_000));
    answered(await say(ada.client, placed, true));
    expect((await onPhone(agent, placed))?.toCollectKobo).toBe(500_000);
  });
});
