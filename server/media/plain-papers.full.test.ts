import { expect, test } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { openWatchedDataset } from '#test/plans/bounded.ts';
import { readPlainPapers } from './store-papers.ts';

const agents = 300;
const most = 50;
const dataset = openWatchedDataset(async (db) => {
  await insertAgents(db);
  await db`
    insert into picture (id, sha256, width, height, bytes, created_at, attached_at)
    select gen_random_uuid(), repeat('b', 64), 60, 40, 100, now(), now() from generate_series(1, 5000)`;
  await db`analyze`;
});

/** Each with an identity photo whose file is away, so that it stays as it is. */
async function insertAgents(db: Database): Promise<void> {
  await db`
    insert into account (username, username_key, password_hash, role)
    select 'agent ' || n, 'agent ' || n, 'x', 'agent' from generate_series(1, ${agents}::int) as n`;
  await db`
    insert into picture (id, sha256, width, height, bytes, created_at, attached_at)
    select gen_random_uuid(), repeat('a', 64), 60, 40, 100, now(), now() from account`;
  await db`
    insert into agent (user_id, state, name, phone, photo_id, id_photo_id, vehicle, works, applied_at)
    select account.id, 'applied', username, '+23480' || lpad(place::text, 8, '0'), paper.id, paper.id, 'motorcycle', 'both', now()
    from (select id, username, row_number() over () as place from account) as account
      join (select id, row_number() over () as place from picture) as paper using (place)`;
}

async function readPage(after: string) {
  const papers = await readPlainPapers(dataset.db(), after, most);
  return { papers, plans: await dataset.plansOf((db) => readPlainPapers(db, after, most)) };
}

test('a round over plain identity photos reads those of agents, page by page, and none of all other pictures', async () => {
  let after = '00000000-0000-0000-0000-000000000000';
  let found = 0;
  for (;;) {
    const { papers, plans } = await readPage(after);
    for (const { sequential, rowsTouched } of plans) {
      expect(sequential).not.toContain('picture');
      expect(rowsTouched).toBeLessThanOrEqual(agents + most);
    }
    found += papers.length;
    after = papers.at(-1)?.id ?? after;
    if (papers.length < most) break;
  }
  expect(found).toBe(agents);
});
