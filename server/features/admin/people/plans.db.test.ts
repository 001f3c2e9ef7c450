import { expect, test } from 'vitest';
import { freshDatabase } from '#test/database.ts';
import { watchQueries } from '#test/plans/query-plans.ts';
import { readPhonePieces } from '#contract/phone.ts';
import { findPeopleCalled } from '#server/features/accounts/admin/store.ts';
import { readDebtors, readLastSeen, readMuted } from './store.ts';

const { db, address } = await freshDatabase();

/** Tables of a few rows, which are read whole sooner than by an index. */
const ofStaffAlone = ['agent', 'authenticator', 'passkey'];

test('a query over fifty thousand people and their devices touches only the rows it shows', async () => {
  await db`
    insert into account (username, username_key, password_hash)
    select 'many ' || number, 'many ' || number, 'none' from generate_series(1, 50000) as number`;
  await db`
    insert into session (token_hash, account_id, user_agent, last_seen_at, expires_at)
    select 'many ' || id, id, '', now() - number * interval '1 minute', now() + interval '60 days'
    from account where username like 'many %'`;
  // The trigram indexes are as after a night: nothing waits to be sorted into them.
  await db`vacuum analyze account, session, chat_mute, ledger_balance`;
  const watched = watchQueries(address);
  for (const look of [readLastSeen, readDebtors]) {
    for (const { rowsTouched } of await watched.plansOf((watching) => look(watching, 201)))
      expect(rowsTouched).toBeLessThan(10_000);
  }
  for (const { rowsTouched } of await watched.plansOf((watching) => readMuted(watching, new Date(), 201)))
    expect(rowsTouched).toBeLessThan(1_000);
  for (const text of ['0803', 'many 4999', 'nobody at all']) {
    for (const { sequential, rowsTouched } of await watched.plansOf((watching) =>
      findPeopleCalled(watching, text, readPhonePieces(text), 7),
    )) {
      expect(sequential.filter((table) => !ofStaffAlone.includes(table))).toEqual([]);
      expect(rowsTouched).toBeLessThan(1_000);
    }
  }
  await watched.db.end();
});
