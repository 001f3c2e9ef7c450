import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { showDay } from '#contract/admin/day-endpoints.ts';
import { asKobo } from '#contract/kobo.ts';
import { deliverOrder } from '#contract/orders/run/endpoints.ts';
import * as agents from '#contract/payments/agents/endpoints.ts';
import { showBooks } from '#contract/payments/books/endpoints.ts';
import { showMyCredit } from '#contract/payments/credit/endpoints.ts';
import { instant } from '#server/db/sql/codecs.ts';
import { answered } from '#test/client.ts';
import { wednesdayMorning } from '#test/factories/orders.ts';
import { signInOwner, signUpCustomer, type SomeoneSignedIn } from '#test/factories/people.ts';
import { inFull, type Run, runAt, stepOf } from '#test/factories/run.ts';
import { openWorld } from '#test/world.ts';

const world = await openWorld({ clock: 'stands' });
const owner = await signInOwner(world);
beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: wednesdayMorning }));
afterAll(() => void vi.useRealTimers());

interface AtDoor extends Run {
  account: SomeoneSignedIn;
}

async function atDoor(): Promise<AtDoor> {
  const account = await signUpCustomer(world);
  return { account, ...(await runAt(world, 'at_the_door', { customer: account.client })) };
}

/** Hands over, with so much more than the bill in the agent's hand. */
async function handsOver({ customer, placed, steps }: Run, moreKobo: number) {
  const exact = await inFull(customer, placed);
  const takenKobo = asKobo(exact.cash.takenKobo + moreKobo);
  return steps.deliver({ ...exact, cash: { takenKobo, changeKobo: asKobo(0) } });
}

async function creditOf({ account }: AtDoor): Promise<number> {
  return answered(await account.client.call(showMyCredit, {})).creditKobo;
}

/** The agent counts what the book says, and the owner confirms it. */
async function countsAndConfirms({ agent }: Run, isChangeThere: boolean): Promise<void> {
  const { floatKobo } = answered(await agent.client.call(agents.showMyPaper, {}));
  // A moment later by the database's clock, too.
  const [{ now }] = await world.db.one({ now: instant })`select clock_timestamp() as now`;
  vi.setSystemTime(new Date(now.getTime() + 1000));
  const count = { clientRequestId: randomUUID(), countedKobo: floatKobo, words: '' };
  const counted = answered(await agent.client.call(agents.countFloat, count));
  vi.setSystemTime(wednesdayMorning);
  const decision = { kind: 'confirm', handedInKobo: asKobo(0), isChangeThere } as const;
  const deciding = { clientRequestId: randomUUID(), countId: counted.id, decision };
  answered(await owner.client.call(agents.decideCount, deciding));
}

describe('change that an agent keeps at the door', () => {
  test('of up to ₦1,000 is the customer’s credit at once', async () => {
    const going = await atDoor();
    answered(await handsOver(going, 100_000));
    expect(await creditOf(going)).toBe(100_000);
  });

  test('of up to ₦5,000 is the customer’s credit once staff have confirmed the agent’s count', async () => {
    const going = await atDoor();
    answered(await handsOver(going, 500_000));
    expect(await creditOf(going)).toBe(0);
    const waiting = answered(await owner.client.call(agents.listAgentsMoney, {}));
    const own = waiting.find(({ agentId }) => agentId === going.agent.user.id);
    expect(own).toMatchObject({ changeWaitingKobo: 500_000 });
    await countsAndConfirms(going, true);
    expect(await creditOf(going)).toBe(500_000);
  });

  test('that staff did not find is nobody’s credit, and stands against what counts found missing', async () => {
    const going = await atDoor();
    answered(await handsOver(going, 100_001));
    await countsAndConfirms(going, false);
    expect(await creditOf(going)).toBe(0);
    await countsAndConfirms(going, true);
    expect(await creditOf(going)).toBe(0);
    const after = answered(await owner.client.call(agents.listAgentsMoney, {}));
    expect(after.find(({ agentId }) => agentId === going.agent.user.id)).toMatchObject({
      changeWaitingKobo: 0,
    });
  });

  test('above ₦5,000 is refused, nothing is handed over, and it is counted again', async () => {
    const going = await atDoor();
    for (const moreKobo of [500_001, 49_940_000])
      expect(await handsOver(going, moreKobo)).toMatchObject({ status: 422, reason: 'change-too-high' });
    expect(await creditOf(going)).toBe(0);
    answered(await handsOver(going, 0));
  });

  test('above ₦10,000,000 is no amount, and every screen of money goes on', async () => {
    const going = await atDoor();
    const { pin } = await inFull(going.customer, going.placed);
    const cash = { takenKobo: 100_000_000_000_000, changeKobo: 0 };
    const handing = { ...stepOf(going.placed), pin, typedOffline: false, cash };
    expect(await going.agent.client.try(deliverOrder, handing)).toMatchObject({ reason: 'bad-input' });
    answered(await owner.client.call(showDay, {}));
    answered(await owner.client.call(showBooks, {}));
  });
});
