import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { answered } from '#test/client.ts';
import { agentInGwarinpa, leavesDoor, ringsSpread, timeAtDoors } from '#test/factories/door.ts';
import { wednesdayMorning } from '#test/factories/orders.ts';
import { bookSays, inFull, paidForEach, runAt, seenBy } from '#test/factories/run.ts';
import { openWorld } from '#test/world.ts';
import { runOrderTimers } from '../timers/run-order-timers.ts';

const world = await openWorld({ clock: 'stands' });

beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: wednesdayMorning }));
beforeEach(() => void vi.setSystemTime(wednesdayMorning));
afterAll(() => void vi.useRealTimers());

const billKobo = 2 * paidForEach + 20_000;
const minutesLater = (minutes: number) => new Date(wednesdayMorning.getTime() + minutes * 60_000);

describe('an order that comes much too late', () => {
  test('gives its delivery fee back, and its carrier earns all the same', async () => {
    const going = await runAt(world, 'on_the_way');
    vi.setSystemTime(minutesLater(46));
    expect(answered(await going.steps.arrive()).toCollectKobo).toBe(billKobo - 15_000);
    expect(await seenBy(going.customer, going.placed)).toMatchObject({
      feeBackKobo: 15_000,
      billKobo: billKobo - 15_000,
    });
    answered(await going.steps.deliver(await inFull(going.customer, going.placed)));
    await runOrderTimers(world.db, minutesLater(25 * 60));
    expect(await bookSays(world, 'agent_earnings', going.agent.user.id)).toBe(12_000);
  });

  test('and to a shut door is owed without that fee', async () => {
    const going = await runAt(world, 'on_the_way', { agent: await agentInGwarinpa(world) });
    // From Gwarinpa it takes longer, and so it was promised.
    const { promisedUntil } = going.placed.order;
    vi.setSystemTime(Date.parse(promisedUntil ?? '') + 16 * 60_000);
    answered(await going.steps.arrive());
    await ringsSpread(world, going);
    await timeAtDoors([world], 10);
    answered(await leavesDoor(world, going));
    expect(await bookSays(world, 'customer_owes', going.placed.order.id)).toBe(billKobo - 15_000);
  });

  test('comes more than a quarter of an hour after its promise', async () => {
    const going = await runAt(world, 'on_the_way');
    vi.setSystemTime(minutesLater(45));
    expect(answered(await going.steps.arrive()).toCollectKobo).toBe(billKobo);
    vi.setSystemTime(minutesLater(90));
    expect(answered(await going.steps.arrive()).toCollectKobo).toBe(billKobo);
  });
});
