import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { SentTo } from '#contract/endpoint.ts';
import { handleOrders } from '#contract/orders/admin/endpoints.ts';
import { listAlarms } from '#contract/orders/alarms/endpoints.ts';
import { text } from '#server/db/sql/codecs.ts';
import { answered } from '#test/client.ts';
import { type Placed, placeThrough, versionOf } from '#test/factories/orders.ts';
import { signUpAdmin, signUpAs } from '#test/factories/people.ts';
import { openWorld } from '#test/world.ts';

const world = await openWorld({ clock: 'stands' });
const admin = await signUpAdmin(world, ['orders:view', 'orders:manage']);

async function asSeen(...placed: Placed[]) {
  return Promise.all(placed.map(async ({ code }) => ({ code, version: await versionOf(world, code) })));
}

async function handle(asked: Omit<SentTo<typeof handleOrders>, 'clientRequestId'>, id = randomUUID()) {
  const { results } = answered(await admin.client.call(handleOrders, { clientRequestId: id, ...asked }));
  return results.map(({ refusal }) => refusal);
}

async function statusOf({ code }: Placed): Promise<string | undefined> {
  const [row] = await world.db.rows({ status: text })`select status from customer_order where code = ${code}`;
  return row?.status;
}

it('each order gets its own answer, and one that is refused holds up no other', async () => {
  const [first, moved, own] = [
    await placeThrough(world.device()),
    await placeThrough(world.device()),
    await placeThrough(admin.client),
  ];
  const [one, stale, mine] = await asSeen(first, moved, own);
  if (one === undefined || stale === undefined || mine === undefined) throw new Error('no orders');
  const nothing = { code: 'MW-22222222', version: 1 };
  const orders = [nothing, { ...stale, version: 99 }, mine, one];
  const handling = { what: 'cancel', reason: 'The market burned' } as const;
  expect(await handle({ handling, orders })).toEqual(['not-found', 'changed-meanwhile', 'own-account', null]);
  expect(await statusOf(first)).toBe('cancelled');
  expect(await statusOf(moved)).toBe('confirmed');
});

it('the same request again does nothing twice, and tries again what was refused', async () => {
  const [first, second] = [await placeThrough(world.device()), await placeThrough(world.device())];
  const agent = await signUpAs(world, 'agent');
  const handling = { what: 'assign', agentId: agent.user.id } as const;
  const orders = await asSeen(first, second);
  const early = orders.map((order, place) => (place === 1 ? { ...order, version: 9 } : order));
  const id = randomUUID();
  expect(await handle({ handling, orders: early }, id)).toEqual([null, 'changed-meanwhile']);
  expect(await handle({ handling, orders }, id)).toEqual([null, null]);
  expect(await handle({ handling, orders }, id)).toEqual([null, null]);
  expect(await statusOf(second)).toBe('assigned');
  const audit = await world.db`
    select from audit_entry where action = 'moveOrder' and after ->> 'agentId' = ${agent.user.id}`;
  expect(audit).toHaveLength(2);
  expect(await handle({ handling: { what: 'confirm' }, orders }, id)).toEqual([
    'same-id-other-body',
    'same-id-other-body',
  ]);
});

it('an order is assigned to agents only, and confirmed once only', async () => {
  const orders = await asSeen(await placeThrough(world.device()));
  expect(await handle({ handling: { what: 'assign', agentId: admin.user.id }, orders })).toEqual([
    'needs-agent',
  ]);
  expect(await handle({ handling: { what: 'confirm' }, orders })).toEqual(['out-of-turn']);
});

it('all alarms of an order are settled at once, on the record', async () => {
  const [loud, quiet] = [await placeThrough(world.device()), await placeThrough(world.device())];
  await world.db`
    insert into alarm (kind, order_id, about, raised_at)
    select raised.kind, o.id, '', now() from customer_order o, unnest('{no-agent,running-late}'::text[]) as raised (kind)
    where o.code = ${loud.code}`;
  const id = randomUUID();
  const asked = { handling: { what: 'settleAlarms' } as const, orders: await asSeen(loud, quiet) };
  expect(await handle(asked, id)).toEqual([null, 'already-decided']);
  expect(await handle(asked, id)).toEqual([null, 'already-decided']);
  const open = answered(await admin.client.call(listAlarms, {}));
  expect(open.filter(({ code }) => code === loud.code)).toEqual([]);
});

it('an alarm that began to ring after an admin read the list is not settled unseen', async () => {
  const loud = await placeThrough(world.device());
  const ring = (kind: string) => world.db`
    insert into alarm (kind, order_id, about, raised_at)
    select ${kind}, o.id, '', now() from customer_order o where o.code = ${loud.code}`;
  await ring('no-agent');
  const [order] = await asSeen(loud);
  if (order === undefined) throw new Error('no order');
  await ring('running-late');
  const handling = { what: 'settleAlarms' } as const;
  expect(await handle({ handling, orders: [{ ...order, openAlarms: 1 }] })).toEqual(['changed-meanwhile']);
  const open = answered(await admin.client.call(listAlarms, {}));
  expect(open.filter(({ code }) => code === loud.code)).toHaveLength(2);
  expect(await handle({ handling, orders: [{ ...order, openAlarms: 2 }] })).toEqual([null]);
});

it('a bulk action takes each order once, and fifty at most', async () => {
  const [order] = await asSeen(await placeThrough(world.device()));
  if (order === undefined) throw new Error('no order');
  const ask = (orders: unknown[]) =>
    admin.client.try(handleOrders, { clientRequestId: randomUUID(), handling: { what: 'confirm' }, orders });
  expect(await ask([order, order])).toMatchObject({ reason: 'bad-input' });
  expect(await ask([])).toMatchObject({ reason: 'bad-input' });
  const many = Array.from({ length: 51 }, (_, place) => ({
    code: `MW-222222${String(20 + place).replaceAll(/[01]/g, 'A')}`,
    version: 1,
  }));
  expect(await ask(many)).toMatchObject({ reason: 'bad-input' });
});
