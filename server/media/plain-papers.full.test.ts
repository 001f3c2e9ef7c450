import { expect, test } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { openWatchedDataset } from '#test/plans/bounded.ts';
import { readPlainPapers } from './store-papers.ts';

const agents = 300;
const dataset = openWatchedDataset(async (db) => {
  await insertAgents(db);
  await db`
    insert into picture (id, sha256, width, height, bytes, created_at, attached_at)
    select gen_random_uuid(), repeat('b', 64), 60, 40, 100, now(), now() from generate_series(1, 5000)`;
  await db`analyze`;
});

/** Each with an identity photo, all of them encrypted. */
async function insertAgents(db: Database): Promise<void> {
  await db`insert into data_key (id) values ('0a0a0a0a')`;
  await db`
    insert into account (username, username_key, password_hash, role)
    select 'agent ' || n, 'agent ' || n, 'x', 'agent' from generate_series(1, ${agents}::int) as n`;
  await db`
    insert into picture (id, sha256, width, height, bytes, created_at, attached_at, data_key)
    select id, repeat('a', 64), 60, 40, 100, now(), now(), '0a0a0a0a' from account`;
  await db`
    insert into agent (user_id, state, name, phone, photo_id, id_photo_id, vehicle, works, applied_at)
    select id, 'applied', username, '+23480' || lpad(number::text, 8, '0'), id, id, 'motorcycle', 'both', now()
    from account`;
}

test('the round that looks for plain identity photos reads those of agents, and none of all other pictures', async () => {
  const plans = await dataset.plansOf((db) =>
    readPlainPapers(db, '00000000-0000-0000-0000-000000000000', 50),
  );
  expect(plans).toHaveLength(1);
  for (const { sequential, rowsTouched } of plans) {
    expect(sequential).not.toContain('picture');
    expect(rowsTouched).toBeLessThanOrEqual(2 * agents);
  }
});
