import { beforeAll, expect, test } from 'vitest';
import { number } from '#server/db/sql/codecs.ts';
import { hashSecret } from '#server/secrets/tokens.ts';
import { freshDatabase } from '#test/database.ts';
import { findSession } from './store.ts';

// A house's lines to its database keep the plans that were made while everybody had just been here.
const timesUntilAPlanIsCached = 10;
const rush = 5000;
const token = hashSecret('the phone of one of them');
// The session, found twice and written once.
const mostRows = 10;

const { db } = await freshDatabase();
// One line, so that its plans are kept and what it counted can be asked of it.
const line = await db.reserve();

beforeAll(async () => {
  await line`
    insert into account (username, username_key, password_hash)
    select 'many ' || n, 'many ' || n, 'x' from generate_series(1, ${rush}::int) as n`;
  await line`
    insert into session (token_hash, account_id, user_agent, expires_at)
    select case username when 'many 1' then ${token} else encode(sha256(username::bytea), 'hex') end, id, 'a phone',
      now() + interval '60 days'
    from account`;
  await line.unsafe('analyze account, session');
  for (let times = 0; times < timesUntilAPlanIsCached; times += 1) await findSession(line, token);
});

test('a session is found without going through the others of a rush', async () => {
  await line`update session set last_seen_at = now() - interval '6 minutes'`;
  const before = await rowsRead();
  expect(await findSession(line, token)).toMatchObject({ username: 'many 1' });
  expect((await rowsRead()) - before).toBeLessThan(mostRows);
});

/** Sessions that this connection has read, by PostgreSQL’s own count. */
async function rowsRead(): Promise<number> {
  await line`select pg_stat_force_next_flush()`;
  const [row] = await line.rows({ rows: number })`
    select seq_tup_read + idx_tup_fetch as rows from pg_stat_user_tables where relname = 'session'`;
  return row?.rows ?? Number.NaN;
}
