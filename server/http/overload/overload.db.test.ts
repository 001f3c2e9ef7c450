import { afterAll, expect, test } from 'vitest';
import { goOffline, reportPosition } from '#contract/agents/endpoints.ts';
import { me, signIn } from '#contract/accounts/endpoints.ts';
import { readyz } from '#contract/health/endpoints.ts';
import { listMarkets } from '#contract/markets/endpoints.ts';
import { listSavedLists } from '#contract/lists/saved/endpoints.ts';
import { readinessLimits } from '#server/db/connections/settings.ts';
import { openDatabase, openQuickLines } from '#server/db/database.ts';
import { answered } from '#test/client.ts';
import { freshDatabase } from '#test/database.ts';
import { agentOnline } from '#test/factories/agents.ts';
import { signUpCustomer } from '#test/factories/people.ts';
import { openWorldOn } from '#test/world.ts';

const { db: house, address } = await freshDatabase();
const db = openDatabase({ address, connections: 10 });
const quick = openQuickLines({ address, connections: 3 });
const readiness = openDatabase({ address, connections: 1, limits: readinessLimits });
const world = await openWorldOn(db, { clock: 'stands', quick, readiness });
afterAll(() => Promise.all([db, quick, readiness].map((open) => open.end({ timeout: 1 }))));

/** Locks the table until the work is done. */
function whileShut(table: string, work: () => Promise<void>): Promise<void> {
  return house.begin(async (transaction) => {
    await transaction`lock table ${transaction(table)} in access exclusive mode`;
    await work();
  });
}

test('a table that somebody holds refuses those who read it, and nobody else waits', async () => {
  const { client, username, password } = await signUpCustomer(world);
  await whileShut('saved_list', async () => {
    const readers = Array.from({ length: 25 }, () => client.call(listSavedLists, {}));
    await expect.poll(db.waiting).toBeGreaterThan(9);
    expect((await world.device().request(readyz.path)).status).toBe(200);
    expect(await world.device().call(signIn, { username, password })).toMatchObject({ ok: true });
    expect(answered(await world.device().call(listMarkets, {})).length).toBeGreaterThan(0);
    for (const refused of await Promise.all(readers))
      expect(refused).toMatchObject({ ok: false, reason: 'database-away' });
  });
  expect(await client.call(listSavedLists, {})).toMatchObject({ ok: true });
});

test('less important calls are refused first under overload, and an agent’s step last', async () => {
  const agent = await agentOnline(world);
  const { client } = await signUpCustomer(world);
  const reads: Promise<unknown>[] = [];
  const readBy = (people: number) => {
    for (let one = 0; one < people; one += 1)
      reads.push(db`select id from saved_list`.catch(() => 'refused'));
  };
  await whileShut('saved_list', async () => {
    readBy(300);
    const position = { position: null, takenAt: new Date().toISOString() };
    const refused = { ok: false, status: 503, reason: 'database-away', retryAfterSeconds: 5 };
    expect(await agent.client.call(reportPosition, position)).toMatchObject(refused);
    expect(await client.call(me, {})).toMatchObject({ ok: true });
    readBy(1200);
    expect(await client.call(me, {})).toMatchObject(refused);
    expect(await agent.client.call(goOffline, {})).toMatchObject({ ok: true });
    expect((await world.device().request(readyz.path)).status).toBe(200);
  });
  await Promise.all(reads);
  expect(await client.call(me, {})).toMatchObject({ ok: true });
});
