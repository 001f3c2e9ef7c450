import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { showDay } from '#contract/admin/day-endpoints.ts';
import type { MatterKind } from '#contract/admin/day-schema.ts';
import { asKobo } from '#contract/kobo.ts';
import { askForFloat, showShift } from '#contract/agents/endpoints.ts';
import { showRun } from '#contract/orders/run/endpoints.ts';
import { countFloat, decideCount, issueFloat } from '#contract/payments/agents/endpoints.ts';
import type { Permission } from '#contract/permissions.ts';
import { answered, type Client } from '#test/client.ts';
import { signUpAgent, signUpApplicant } from '#test/factories/agents.ts';
import { support, talkOn } from '#test/factories/chat.ts';
import { claimThrough } from '#test/factories/claims.ts';
import { agentWithFloat, minutesPass, orderNow } from '#test/factories/dispatch.ts';
import { runAt } from '#test/factories/run.ts';
import { signInOwner, signUpAdmin, signUpCustomer } from '#test/factories/people.ts';
import { openWorld } from '#test/world.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { mustPost } from '#server/features/ledger/post.ts';

const world = await openWorld({ clock: 'stands' });
const { client: owner } = await signInOwner(world);

async function dayOf(client: Client) {
  return answered(await client.call(showDay, {}));
}

async function kindsFor(permissions: Permission[]): Promise<MatterKind[]> {
  const { client } = await signUpAdmin(world, permissions);
  return (await dayOf(client)).matters.map(({ kind }) => kind);
}

it('a quiet morning: nothing waits, and the numbers are nought', async () => {
  expect(await dayOf(owner)).toMatchObject({
    matters: [],
    more: [],
    figures: {
      road: { placed: 0, underWay: 0, delivered: 0, onTime: 0, agentsOnline: 0 },
      money: { floatOutKobo: 0, takingsKobo: 0 },
    },
  });
});

it('a waiting matter is listed by name, the most urgent first, to each admin who may deal with it', async () => {
  const halima = await signUpApplicant(world, { name: 'Halima Sani' });
  const ada = await signUpCustomer(world);
  answered(await talkOn(ada.client, support).write('How much be yam?'));
  const musa = await agentWithFloat(world, { floatKobo: 2_000_000 });
  const counted = answered(
    await musa.client.call(countFloat, {
      clientRequestId: randomUUID(),
      countedKobo: asKobo(1_950_000),
      words: 'I gave change',
    }),
  );
  const waiting = await orderNow(world);
  const { placed: brought, customer } = await runAt(world, 'delivered');
  answered(await claimThrough(customer, brought, { askedKobo: 70_000 }));
  // A slow machine’s time for the setup is little beside this minute.
  await minutesPass(world, 1);

  const day = await dayOf(owner);
  expect(day.matters.map(({ kind, who, code }) => [kind, code ?? who])).toEqual([
    ['unassigned', waiting.code],
    ['chat', ada.username],
    ['count', 'Musa Bello'],
    ['claim', brought.code],
    ['application', 'Halima Sani'],
  ]);
  expect(day.matters).toContainEqual(
    expect.objectContaining({ kind: 'count', id: musa.user.id, kobo: -50_000 }),
  );
  expect(day.matters).toContainEqual(expect.objectContaining({ kind: 'application', id: halima.user.id }));
  expect(day.figures.road).toMatchObject({
    placed: 2,
    delivered: 1,
    onTime: 1,
    agentsOnline: 1,
    underWay: 1,
  });
  expect(day.figures.money?.takingsKobo).toBeGreaterThan(160_000);
  expect(day.figures.money?.floatOutKobo).toBeGreaterThan(2_000_000);

  expect(await kindsFor(['chats:reply'])).toEqual(['chat']);
  expect(await kindsFor(['orders:view'])).toEqual(['unassigned']);
  expect(await kindsFor(['orders:view', 'claims:decide'])).toEqual(['unassigned', 'claim']);
  expect(await kindsFor(['orders:view', 'money:refund'])).toEqual(['unassigned']);
  expect(await kindsFor(['money:manage'])).toEqual([]);
  expect(await kindsFor(['money:view', 'money:manage'])).toEqual(['count']);
  expect(await kindsFor(['agents:manage'])).toEqual(['application']);
  expect(await kindsFor([])).toEqual([]);
  for (const outsider of [ada.client, musa.client])
    expect(await dayOf(outsider)).toMatchObject({ matters: [], figures: { road: null, money: null } });

  const decision = { kind: 'confirm', handedInKobo: asKobo(1_950_000), isChangeThere: true } as const;
  answered(await owner.call(decideCount, { clientRequestId: randomUUID(), countId: counted.id, decision }));
  expect((await dayOf(owner)).matters.map(({ kind }) => kind)).not.toContain('count');
});

it('an agent without money asks once, stands on the day of those who give it, and is gone with what was given', async () => {
  const bisi = await signUpAgent(world, { name: 'Bisi Ade' });
  const asked = answered(await bisi.client.call(askForFloat, {}));
  expect(answered(await bisi.client.call(askForFloat, {}))).toEqual(asked);
  const askers = async () => (await dayOf(owner)).matters.filter(({ kind }) => kind === 'float');
  expect(await askers()).toMatchObject([{ id: bisi.user.id, who: 'Bisi Ade', kobo: 0 }]);
  expect(await kindsFor(['money:view', 'money:manage'])).toContain('float');
  expect(await kindsFor(['orders:view'])).not.toContain('float');
  const given = { agentId: bisi.user.id, kobo: asKobo(1_000_000), note: 'for the market' };
  answered(await owner.call(issueFloat, { clientRequestId: randomUUID(), ...given }));
  expect(await askers()).toEqual([]);
  expect(answered(await bisi.client.call(showShift, {})).floatAskedAt).toBeNull();
  expect(answered(await bisi.client.call(showRun, {})).floatKobo).toBe(1_000_000);
});

it('an order that nobody took is late once its time is over, and is said once', async () => {
  await minutesPass(world, 120);
  const mine = (await dayOf(owner)).matters.filter(({ code }) => code !== null);
  expect(mine.map(({ kind }) => kind)).toEqual(['late', 'claim']);
  const [late] = mine;
  await world.db`
    insert into alarm (kind, order_id, about, raised_at)
    select 'running-late', id, '20', now() from customer_order where code = ${late?.code ?? ''}`;
  expect((await dayOf(owner)).matters.map(({ kind }) => kind)).not.toContain('late');
});

it('earnings that nobody paid for a week wait, and a price far from the guide does with its market', async () => {
  const { agent } = await runAt(world, 'assigned');
  const agentId = agent.user.id;
  const movement = { what: 'earned', orderId: randomUUID(), agentId, kobo: asKobo(60_000) } as const;
  await inTransaction(world.db, (transaction) => mustPost(transaction, movement, null));
  expect((await dayOf(owner)).matters.map(({ kind }) => kind)).not.toContain('payout');
  await world.db.begin(async (transaction) => {
    await transaction`alter table ledger_posting disable trigger postings_are_append_only`;
    await transaction`update ledger_posting set at = at - interval '8 days'`;
    await transaction`alter table ledger_posting enable trigger postings_are_append_only`;
  });
  await world.db`
    insert into price_sample (item_id, market_id, measure, kobo_per_measure, day, agent_id, state)
    select (select id from catalogue_item limit 1), (select id from market where name = 'Utako Market'), 'derica',
      999999, '2026-03-04', ${agentId}, 'waiting'`;
  const { matters } = await dayOf(owner);
  expect(matters).toContainEqual(expect.objectContaining({ kind: 'payout', id: agentId, kobo: 60_000 }));
  expect(matters).toContainEqual(
    expect.objectContaining({ kind: 'sample', about: 'Utako Market', count: 1 }),
  );
});
