import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { moveOrder, showOrder } from '#contract/orders/endpoints.ts';
import {
  isUnderWay,
  type Mover,
  movers,
  type OrderAction,
  orderActions,
  orderStatuses,
  type Transition,
  transitionFor,
} from '#contract/orders/lifecycle.ts';
import { orderCourses, type OrderCourse } from '#contract/orders/errands/course.ts';
import { number, oneOf } from '#server/db/sql/codecs.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { answered } from '#test/client.ts';
import {
  errandFrom,
  lineOf,
  moveBy,
  parcelFrom,
  placeThrough,
  someAgent,
  standAt,
  taskAt,
  versionOf,
  wednesdayMorning,
} from '#test/factories/orders.ts';
import { signUpAdmin, signUpAs, signUpCustomer } from '#test/factories/people.ts';
import { giveCredit } from '#test/worlds/paystack.ts';
import { openWorld } from '#test/world.ts';
import { lockOrder } from './store.ts';
import { transition } from './transition.ts';

const world = await openWorld({ clock: 'stands' });
const admin = await signUpAdmin(world, ['orders:view', 'orders:manage']);

beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: wednesdayMorning }));
afterAll(() => void vi.useRealTimers());

const reason = 'The stall had nothing left';

async function recordedOf(code: string) {
  const [row] = await world.db.rows({
    status: oneOf(orderStatuses),
    version: number,
    events: number,
    published: number,
  })`
    select status, version, (select count(*) from order_event where order_id = o.id) as events,
      (select count(*) from outbox_event where payload ->> 'code' = code) as published
    from customer_order o where code = ${code}`;
  if (row === undefined) throw new Error('the order is gone');
  return row;
}

/** One step by the command itself, with whatever it may want. */
async function step(code: string, action: OrderAction, mover: Mover) {
  const agentId = await someAgent(world);
  return inTransaction(world.db, async (transaction) => {
    const order = await lockOrder(transaction, code);
    if (order === undefined) throw new Error('the order is gone');
    return transition(transaction, order, { action, mover, actorId: null, reason, agentId });
  });
}

/** A step that the table has stands in row, history and outbox; any other leaves no trace. */
function expectedOf(before: Awaited<ReturnType<typeof recordedOf>>, row: Transition | undefined) {
  if (row === undefined) return { moved: { ok: false, reason: 'out-of-turn' }, recorded: before };
  const { version, events, published } = before;
  return {
    moved: { ok: true, status: row.to },
    recorded: { status: row.to, version: version + 1, events: events + 1, published: published + 1 },
  };
}

const pairs = orderCourses.flatMap((course) => orderStatuses.map((status) => [course, status] as const));

/** An order of each course. */
const placedAs: Record<OrderCourse, Parameters<typeof placeThrough>[1]> = {
  market: {},
  fetch: { errand: errandFrom() },
  carry: { errand: parcelFrom(), items: [lineOf('Two gowns')] },
  do: { errand: taskAt(), items: [lineOf('Collect my receipt')] },
  'do-there': { errand: taskAt({ brings: false }), items: [lineOf('Queue for me')], payWay: 'online' },
};

async function placeAs(course: OrderCourse) {
  if (course !== 'do-there') return placeThrough(world.device(), placedAs[course]);
  const { client, user } = await signUpCustomer(world);
  await giveCredit(world, user.id, 1_000_000);
  return placeThrough(client, placedAs[course]);
}

describe.each(pairs)('an order of the course %s that is %s', (course, status) => {
  // A refused action leaves no trace, so one order serves all tries.
  let standing: string | undefined;
  const orderStanding = async () => {
    if (standing !== undefined) return standing;
    const { code } = await placeAs(course);
    await standAt(world, code, status);
    standing = code;
    return code;
  };

  test.each(orderActions.flatMap((action) => movers.map((mover) => [action, mover] as const)))(
    '%s by %s',
    async (action, mover) => {
      const code = await orderStanding();
      const before = await recordedOf(code);
      const moved = await step(code, action, mover);
      const after = await recordedOf(code);
      if (!isDeepStrictEqual(after, before)) standing = undefined;
      expect({ moved, recorded: after }).toEqual(
        expectedOf(before, transitionFor(action, status, mover, course)),
      );
    },
  );
});

test('the database knows the same states as the contract, and which of them are under way', async () => {
  const { code } = await placeThrough(world.device());
  for (const status of orderStatuses) {
    await standAt(world, code, status);
    const [row] =
      await world.db`select is_under_way as "isUnderWay" from customer_order where code = ${code}`;
    expect(row, status).toEqual({ isUnderWay: isUnderWay(status) });
  }
  await expect(world.db`update customer_order set status = 'lost' where code = ${code}`).rejects.toThrow(
    'check',
  );
});

describe('an admin moves an order', () => {
  test('from hand to hand, through the whole table, and each step stands in its history', async () => {
    const { code } = await placeThrough(world.device());
    const first = (await signUpAs(world, 'agent')).user.id;
    const second = (await signUpAs(world, 'agent')).user.id;
    answered(await moveBy(world, admin.client, code, 'assign', { agentId: first, reason: null }));
    answered(await moveBy(world, admin.client, code, 'reassign', { agentId: second }));
    answered(await moveBy(world, admin.client, code, 'giveUp'));
    answered(await moveBy(world, admin.client, code, 'assign', { agentId: second, reason: null }));
    await standAt(world, code, 'on_the_way');
    answered(await moveBy(world, admin.client, code, 'restart', { reason: 'The bag fell open' }));
    await standAt(world, code, 'on_the_way');
    const last = answered(await moveBy(world, admin.client, code, 'deliver', { reason: 'The PIN was lost' }));
    expect(last.status).toBe('delivered');
    expect(last.events.map(({ action, by, reason: why }) => [action, by, why])).toEqual([
      ['place', 'customer', null],
      ['confirm', 'system', null],
      ['assign', 'admin', null],
      ['reassign', 'admin', 'Because the trade wanted it'],
      ['giveUp', 'admin', 'Because the trade wanted it'],
      ['assign', 'admin', null],
      ['restart', 'admin', 'The bag fell open'],
      ['deliver', 'admin', 'The PIN was lost'],
    ]);
    expect(last.version).toBe(8);
  });

  test('and the audit says who, without the words', async () => {
    const { code, order } = await placeThrough(world.device());
    answered(await moveBy(world, admin.client, code, 'cancel', { reason: 'Madam Amaka called' }));
    const entries = await world.db`
      select actor_id as "actorId", action, before, after from audit_entry where subject = ${order.id}`;
    expect([...entries]).toEqual([
      {
        actorId: admin.user.id,
        action: 'moveOrder',
        before: { status: 'confirmed', agentId: null },
        after: { action: 'cancel', status: 'cancelled', agentId: null },
      },
    ]);
  });

  test.each([
    ['without a reason where one is wanted', 'cancel', { reason: null }, 'needs-reason'],
    ['to nobody', 'assign', {}, 'needs-agent'],
    ['out of its turn', 'deliver', {}, 'out-of-turn'],
    ['with what is another’s to do', 'startShopping', {}, 'out-of-turn'],
    ['as it stood before somebody else moved it', 'cancel', { version: 1 }, 'changed-meanwhile'],
  ] as const)('but not %s', async (_how, action, given, refusal) => {
    const { code } = await placeThrough(world.device());
    const before = await recordedOf(code);
    expect(await moveBy(world, admin.client, code, action, given)).toMatchObject({ reason: refusal });
    expect(await recordedOf(code)).toEqual(before);
  });

  test('but not to somebody who is no agent', async () => {
    const { code } = await placeThrough(world.device());
    const { user } = await signUpCustomer(world);
    const reply = await moveBy(world, admin.client, code, 'assign', { agentId: user.id });
    expect(reply).toMatchObject({ reason: 'needs-agent' });
  });

  test('in two tabs at once: one moves it, the other reads that it changed', async () => {
    const { code } = await placeThrough(world.device());
    const version = await versionOf(world, code);
    const agentId = await someAgent(world);
    const replies = await Promise.all([
      moveBy(world, admin.client, code, 'assign', { version, agentId }),
      moveBy(world, admin.client, code, 'cancel', { version }),
    ]);
    expect(replies.filter(({ ok }) => ok)).toHaveLength(1);
    expect(replies.find(({ ok }) => !ok)).toMatchObject({ status: 409, reason: 'changed-meanwhile' });
  });

  test('twice with one id: the second tap is the first one’s answer', async () => {
    const { code } = await placeThrough(world.device());
    const tap = {
      clientRequestId: randomUUID(),
      code,
      action: 'cancel',
      version: 2,
      reason,
      agentId: null,
    } as const;
    const replies = await Promise.all(Array.from({ length: 10 }, () => admin.client.call(moveOrder, tap)));
    const [first, ...others] = replies.map(answered);
    for (const other of others) expect(other).toEqual(first);
    expect(await recordedOf(code)).toMatchObject({ status: 'cancelled', version: 3 });
    const otherBody = await admin.client.call(moveOrder, { ...tap, reason: 'Another reason' });
    expect(otherBody).toMatchObject({ reason: 'same-id-other-body' });
  });
});

test('buttons ask the same table: what an order offers its admin is what the table opens', async () => {
  const { code } = await placeThrough(world.device());
  for (const status of orderStatuses) {
    await standAt(world, code, status);
    const { actions } = answered(await admin.client.call(showOrder, { code, token: null }));
    const open = orderActions.filter(
      (action) => transitionFor(action, status, 'admin', 'market') !== undefined,
    );
    expect(actions, status).toEqual(open);
  }
});
