import { randomUUID } from 'node:crypto';
import { describe, expect, it, test } from 'vitest';
import { asKobo } from '#contract/kobo.ts';
import { theHouse } from '#server/audit/actor.ts';
import { recordChange } from '#server/audit/store.ts';
import { post } from '#server/features/ledger/post.ts';
import { addressOf, freshDatabase, openServing } from '#test/database.ts';
import { servingAt } from '#test/set-up/serving-role.ts';
import { servingUser } from '../embedded/cluster.ts';
import { text } from '../sql/codecs.ts';
import { inTransaction } from '../transaction.ts';
import { bringUpToDate } from './bring-up-to-date.ts';
import { migrate } from './migrate.ts';

const { db: owner } = await freshDatabase();
const ownerAddress = await addressOf(owner);
const address = servingAt(ownerAddress);
await bringUpToDate({ address, ownerAddress });
const served = await openServing(owner);

const agentId = randomUUID();
await inTransaction(served, (transaction) =>
  post(transaction, { what: 'float-issued', agentId, floatId: randomUUID(), kobo: asKobo(500) }, null),
);
const entry = { action: 'try', noun: 'rights', subject: '1', before: null, after: null };
await recordChange(served, theHouse, entry);

describe('the role that the product serves as', () => {
  const fixed = {
    audit_entry: 'action',
    ledger_posting: 'what',
    ledger_line: 'kobo',
    ledger_account_kind: 'side',
    seal: 'hash',
  };

  it.each([
    ...Object.entries(fixed).flatMap(([table, column]) => [
      `update ${table} set ${column} = ${column}`,
      `delete from ${table}`,
      `truncate ${table} cascade`,
      `alter table ${table} disable trigger all`,
      `alter table ${table} rename to another`,
      `drop table ${table} cascade`,
    ]),
    'delete from ledger_balance',
    'truncate ledger_balance',
    'update unsealed_row set row_id = 1',
    'truncate unsealed_row',
    'drop table unsealed_row',
    'drop trigger postings_wait_for_their_seal on ledger_posting',
    'drop trigger audit_waits_for_its_seal on audit_entry',
    'drop trigger marks_go_with_their_seal on unsealed_row',
    'drop function mark_posting_unsealed() cascade',
    "insert into ledger_account_kind values ('slush', 'debit', false)",
    'drop trigger audit_is_append_only on audit_entry',
    'drop trigger postings_are_append_only on ledger_posting',
    'drop trigger lines_are_append_only on ledger_line',
    'drop trigger balances_follow_lines on ledger_balance',
    'alter table ledger_balance disable trigger balances_follow_lines',
    'alter table ledger_balance drop constraint no_owned_account_below_nothing',
    'create trigger mine before insert on audit_entry execute function refuse_audit_change()',
    'drop function refuse_ledger_change() cascade',
    `create or replace function refuse_audit_change() returns trigger language plpgsql as 'begin return null; end'`,
    'set session_replication_role = replica',
    `alter role ${servingUser} set session_replication_role = replica`,
    `alter role ${servingUser} superuser`,
    'set role marketwaka',
    'truncate customer_order cascade',
    "insert into migration values ('9999-mine.sql', 'x')",
    'create table mine ()',
    'create temporary table ledger_balance (kind text, subject uuid, kobo bigint)',
    'create schema mine',
    "copy audit_entry to program 'cat'",
    "select setval('account_number_seq', 1)",
  ])('is refused: %s', async (statement) => {
    // 42501 is "insufficient privilege": the rule was not even asked.
    await expect(served.unsafe(statement)).rejects.toMatchObject({ code: '42501' });
  });

  it('gives itself nothing: a grant by it changes nothing', async () => {
    await served.unsafe(`grant update on audit_entry to ${servingUser}`);
    await expect(served`update audit_entry set action = ''`).rejects.toMatchObject({ code: '42501' });
  });

  it('cannot move a balance by hand, though postings of its own move it', async () => {
    await expect(served`update ledger_balance set kobo = kobo + 1`).rejects.toThrow('never changed');
    expect(await served`select kobo from ledger_balance where subject = ${agentId}`).toEqual([{ kobo: 500 }]);
    expect(await served`select from audit_entry where noun = 'rights'`).toHaveLength(1);
  });

  it('has its rights in what a later migration makes, and those alone', async () => {
    const sql = `create table stall (id bigint generated always as identity, name text);
      create sequence stall_number; create function stall_word() returns text language sql as $$ select 'yam' $$;
      revoke execute on function stall_word() from public;
      create table stall_day (day date);
      create function refuse_stall_change() returns trigger language plpgsql as $$ begin raise 'never'; end $$;
      create trigger days_stay before update or delete or truncate on stall_day
        for each statement execute function refuse_stall_change();`;
    await migrate(owner, [{ name: '9301-stall.sql', checksum: 'x', sql }], { servingRole: servingUser });
    await served`insert into stall (name) values (stall_word())`;
    await served`update stall set name = name || nextval('stall_number')`;
    expect(await served`delete from stall returning name`).toEqual([{ name: 'yam1' }]);
    await served`insert into stall_day values ('2026-11-26')`;
    await expect(served`delete from stall_day`).rejects.toMatchObject({ code: '42501' });
    await expect(served`drop table stall`).rejects.toMatchObject({ code: '42501' });
  });

  it('loses what somebody gave it too much, at the next start', async () => {
    await owner.unsafe(
      `grant all on audit_entry to ${servingUser}; grant create on schema public to ${servingUser}`,
    );
    await bringUpToDate({ address, ownerAddress });
    await expect(served`delete from audit_entry`).rejects.toMatchObject({ code: '42501' });
    await expect(served`create table mine ()`).rejects.toMatchObject({ code: '42501' });
  });
});

describe('a start', () => {
  test('with an owner beside is refused where the role that serves owns something', async () => {
    await owner.unsafe(`create table kiosk (); alter table kiosk owner to ${servingUser}`);
    await expect(bringUpToDate({ address, ownerAddress })).rejects.toThrow(
      `owns 1 things of this database and could take their rules away. Let an administrator say there once: reassign owned by "${servingUser}"`,
    );
    await owner`drop table kiosk`;
  });

  test('is refused where both addresses name one user, and where the one that serves is a superuser', async () => {
    const both = bringUpToDate({ address: ownerAddress, ownerAddress });
    await expect(both).rejects.toThrow(/MIGRATE_DATABASE_URL: it has the user of DATABASE_URL/);
    const [{ role }] = await owner.one({ role: text })`select current_user as role`;
    const swapped = bringUpToDate({ address: ownerAddress, ownerAddress: address });
    await expect(swapped).rejects.toThrow(`DATABASE_URL: its user ${role} is a superuser`);
  });

  test('with one address alone says that the serving role owns its tables', async () => {
    expect(await bringUpToDate({ address: ownerAddress, ownerAddress: undefined })).toBe('one');
    expect(await bringUpToDate({ address, ownerAddress })).toBe('apart');
  });

  test('names the address that cannot be opened', async () => {
    const away = 'postgres://marketwaka@127.0.0.1:9/none';
    await expect(bringUpToDate({ address: away, ownerAddress: undefined })).rejects.toThrow(
      /^DATABASE_URL: /,
    );
  });
});
