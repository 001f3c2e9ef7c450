import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { showDay } from '#contract/admin/day-endpoints.ts';
import { listAlarms } from '#contract/orders/alarms/endpoints.ts';
import * as returns from '#contract/payments/returns/endpoints.ts';
import type { GoodsReturn } from '#contract/payments/returns/schema.ts';
import { readAudit } from '#test/audit.ts';
import { answered, type Client } from '#test/client.ts';
import { bringPhoto } from '#test/factories/claims.ts';
import { doorStaysShut } from '#test/factories/door.ts';
import { lineOf, moveBy, wednesdayMorning } from '#test/factories/orders.ts';
import { agentWithFloat, bookSays, inFull, runAt, type Run } from '#test/factories/run.ts';
import { signUpAdmin } from '#test/factories/people.ts';
import { generalBalance } from '#test/worlds/paystack.ts';
import { openWorld } from '#test/world.ts';
import { findDifferences } from '../books/differences.ts';

const dataFolder = mkdtempSync(join(tmpdir(), 'mw-returns-'));
afterAll(() => rm(dataFolder, { recursive: true }));
const world = await openWorld({ dataFolder, clock: 'stands' });
const office = await signUpAdmin(world, ['orders:view', 'orders:manage']);
const cashier = await signUpAdmin(world, ['orders:view', 'money:view', 'money:manage']);

beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: wednesdayMorning }));
afterAll(() => void vi.useRealTimers());

const once = () => ({ clientRequestId: randomUUID() });

async function owedBy({ agent }: Run): Promise<GoodsReturn[]> {
  return answered(await agent.client.call(returns.listMyReturns, {})).returns;
}

async function onlyOne(going: Run): Promise<GoodsReturn> {
  const [one, ...others] = await owedBy(going);
  if (one === undefined || others.length > 0) throw new Error('there is not one return alone');
  return one;
}

function goodsWith({ agent }: Run): Promise<number> {
  return bookSays(world, 'agent_goods', agent.user.id);
}

function writesOff(client: Client, { id: returnId }: GoodsReturn) {
  return client.call(returns.writeReturnOff, { ...once(), returnId, reason: 'The rain took it' });
}

/** Cancelled by its agent with ₦7,000 of yam in the hand. */
async function cancelledWithYam(): Promise<Run> {
  const agent = await agentWithFloat(world, 700_000);
  const wanted = {
    items: [lineOf('yam', { raw: '10 tubers yam', quantity: 10, measure: 'tuber', capKobo: 800_000 })],
  };
  const going = await runAt(world, 'shopping', { agent, wanted });
  const bought = { itemId: going.line(0).id, quantity: 10, paidKobo: 700_000, pictureId: null };
  answered(await going.steps.find(bought));
  answered(await going.steps.cancel('I cannot go on'));
  return going;
}

describe('goods of an order that its agent cancelled', () => {
  test('stay on the agent’s account, and the alarm names the sum', async () => {
    const lostBefore = await generalBalance(world, 'write_offs');
    const going = await cancelledWithYam();
    expect(await generalBalance(world, 'write_offs')).toBe(lostBefore);
    expect(await goodsWith(going)).toBe(700_000);
    const alarms = answered(await office.client.call(listAlarms, {}));
    expect(alarms.find(({ code }) => code === going.placed.code)?.about).toBe('₦7,000 · I cannot go on');
    expect(await owedBy(going)).toMatchObject([
      { code: going.placed.code, goods: '10 tuber yam', worthKobo: 700_000, kobo: 700_000, broughtAt: null },
    ]);
    expect(await findDifferences(world.db)).toEqual([]);
  });

  test('leave it when staff have received them, and not because the agent says so', async () => {
    const going = await cancelledWithYam();
    const { id: returnId } = await onlyOne(going);
    const input = { ...once(), returnId };
    const brought = answered(await going.agent.client.call(returns.bringReturn, input));
    expect(brought.broughtAt).toBe(wednesdayMorning.toISOString());
    expect(answered(await going.agent.client.call(returns.bringReturn, input))).toEqual(brought);
    expect(await goodsWith(going)).toBe(700_000);
    const { matters } = answered(await office.client.call(showDay, {}));
    expect(matters).toContainEqual(expect.objectContaining({ kind: 'return', id: returnId, kobo: 700_000 }));
    const stockBefore = await generalBalance(world, 'stock');
    const receive = { ...once(), returnId, outcome: { kind: 'received' } as const };
    answered(await office.client.call(returns.receiveReturn, receive));
    answered(await office.client.call(returns.receiveReturn, receive));
    expect(await goodsWith(going)).toBe(0);
    expect(await generalBalance(world, 'stock')).toBe(stockBefore + 700_000);
    expect(await owedBy(going)).toEqual([]);
    const again = { ...once(), returnId, outcome: { kind: 'received' } as const };
    expect(await office.client.call(returns.receiveReturn, again)).toMatchObject({
      status: 409,
      reason: 'already-decided',
    });
    expect(await findDifferences(world.db)).toEqual([]);
  });

  test('said to be there once the office has them change nothing, and once written off are refused', async () => {
    const going = await cancelledWithYam();
    const { id: returnId } = await onlyOne(going);
    const receive = { ...once(), returnId, outcome: { kind: 'received' } as const };
    answered(await office.client.call(returns.receiveReturn, receive));
    const late = answered(await going.agent.client.call(returns.bringReturn, { ...once(), returnId }));
    expect(late).toMatchObject({ outcome: 'received', broughtAt: null });
    const other = await cancelledWithYam();
    const lost = await onlyOne(other);
    answered(await writesOff(cashier.client, lost));
    expect(
      await other.agent.client.call(returns.bringReturn, { ...once(), returnId: lost.id }),
    ).toMatchObject({ status: 409, reason: 'already-decided' });
  });

  test('are thrown away only with a reason, on the record', async () => {
    const going = await cancelledWithYam();
    const { id: returnId } = await onlyOne(going);
    const thrown = (reason: string) => ({
      ...once(),
      returnId,
      outcome: { kind: 'thrown-away', reason } as const,
    });
    expect(await office.client.try(returns.receiveReturn, thrown(''))).toMatchObject({ reason: 'bad-input' });
    answered(await office.client.call(returns.receiveReturn, thrown('Mould')));
    const audit = await readAudit(world, 'money', going.agent.user.id);
    expect(audit.at(-1)).toMatchObject({
      action: 'receiveReturn',
      after: { outcome: 'thrown-away', reason: 'Mould' },
    });
  });

  test('are written off only by those who manage money, never by who has them', async () => {
    const going = await cancelledWithYam();
    const one = await onlyOne(going);
    expect(await writesOff(office.client, one)).toMatchObject({ status: 403 });
    const other = await agentWithFloat(world, 0);
    expect(await other.client.call(returns.bringReturn, { ...once(), returnId: one.id })).toMatchObject({
      status: 404,
    });
    await world.db`update account set is_god_mode = true where id = ${going.agent.user.id}`;
    expect(await writesOff(going.agent.client, one)).toMatchObject({ reason: 'own-account' });
    const lostBefore = await generalBalance(world, 'write_offs');
    answered(await writesOff(cashier.client, one));
    expect(await generalBalance(world, 'write_offs')).toBe(lostBefore + 700_000);
    expect(await goodsWith(going)).toBe(0);
  });
});

describe('other goods that come to nobody', () => {
  test('refused at the door are brought back by who stood there', async () => {
    const going = await runAt(world, 'at_the_door');
    const pictureId = await bringPhoto(world.device({ cookies: going.agent.client.cookies }));
    answered(await going.steps.reject({ itemId: going.line(0).id, pictureId }));
    answered(await going.steps.deliver(await inFull(going.customer, going.placed)));
    expect(await onlyOne(going)).toMatchObject({ worthKobo: 80_000, kobo: 80_000 });
    expect(await findDifferences(world.db)).toEqual([]);
  });

  test('of an order that the office cancels on the way are with who carries it', async () => {
    const going = await runAt(world, 'on_the_way');
    answered(await moveBy(world, office.client, going.placed.code, 'cancel'));
    expect(await onlyOne(going)).toMatchObject({ worthKobo: 160_000, kobo: 160_000 });
  });

  test('that nobody opened the door for come back, and the customer owes them', async () => {
    const going = await doorStaysShut(world);
    const one = await onlyOne(going);
    expect(one).toMatchObject({ worthKobo: 160_000, kobo: 0 });
    const receive = { ...once(), returnId: one.id, outcome: { kind: 'received' } as const };
    answered(await office.client.call(returns.receiveReturn, receive));
    expect(await bookSays(world, 'customer_owes', going.placed.order.id)).toBe(180_000);
    expect(await findDifferences(world.db)).toEqual([]);
  });
});
