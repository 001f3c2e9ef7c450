import { describe, expect, it, test } from 'vitest';
import { privateTextColumns } from '#test/datasets/text-columns.ts';
import { emptyDatabase, freshDatabase } from '#test/database.ts';
import { plantEverywhere, planted } from '#test/datasets/planted-rows.ts';
import { readingAt, servingAt } from '#test/set-up/serving-role.ts';
import { whenDone } from '#test/when-done.ts';
import { openDatabase } from '../database.ts';
import { servingUser } from '../embedded/cluster.ts';
import { bringUpToDate } from '../migrate/bring-up-to-date.ts';
import { arrayOf, boolean, number, text } from '../sql/codecs.ts';
import { admitReader } from './admit-reader.ts';
import { readingRole } from './reading-role.ts';

/** Tables of which people who read the database see nothing. A new one is shown in a view, or stands here. */
const unread =
  `access_key access_pass account_city agent_trail analytics_customer_day analytics_customer_month analytics_mark
  analytics_stage_day analytics_sweep analytics_vital_day authenticator backup_made books_check broadcast canned_reply
  catalogue_city_name catalogue_edition catalogue_name chat_message chat_mute chat_picture chat_report claim_picture
  data_key dispatch_look dispatch_memory familiar_place first_data gallery_photo house_secret item_picture item_step
  known_device list_request_day list_request_picture list_request_question migration migration_step notice_choice notice_device
  notice_house notice_person once_reply one_time_link order_search order_view
  outbox_event outbox_held outbox_passed_over outbox_reader passkey passkey_challenge payment_notice pending_authenticator phone_code
  phone_heard picture picture_sweep price_correction receipt_picture recording recovery_code saved_address saved_list seal
  security_event session setting city_setting subscriber throttle unsealed_row verified_phone visit web_vital weekly_draft
  weekly_list`.split(/\s+/);

/** Private columns that a view shows a part of: two digits, or the id that stands there instead of a word. */
const shownInPart = [
  'account.phone',
  'agent.phone',
  'audit_entry.subject',
  'customer_order.customer_phone',
  'customer_order.receiver_phone',
];

const { db: owner, address: ownerAddress } = await freshDatabase();
// A copy of a database has the rights in its tables, and not those in the database itself.
await bringUpToDate({ address: servingAt(ownerAddress), ownerAddress });
const reader = openDatabase({ address: readingAt(ownerAddress), connections: 2 });
whenDone(() => reader.end({ timeout: 1 }));

async function relations(schema: string, kinds: string): Promise<string[]> {
  const rows = await owner.rows({ name: text })`
    select oid::regclass::text as name from pg_class
    where relnamespace = ${schema}::regnamespace and relkind::text = any(string_to_array(${kinds}, null))
    order by 1`;
  return rows.map(({ name }) => name);
}

describe('the views that people read', () => {
  const columns = owner.rows({ view: text, column: text, type: text })`
    select view_name as view, table_name || '.' || column_name as column, data_type as type
    from information_schema.view_column_usage
      join information_schema.columns using (table_schema, table_name, column_name)
    where view_schema = 'reporting' and table_schema = 'public'`;

  it('show no private column, but for a part of five', async () => {
    const shown = new Set((await columns).map(({ column }) => column));
    expect(privateTextColumns.filter((column) => shown.has(column))).toEqual(shownInPart);
  });

  it('show no JSON, no bytes and no position', async () => {
    const plain = ['uuid', 'bigint', 'integer', 'smallint', 'boolean', 'text', 'date', 'ARRAY'];
    const types = [...plain, 'timestamp with time zone', 'time without time zone', 'double precision'];
    const strange = (await columns).filter(
      ({ column, type }) =>
        !types.includes(type) || (type === 'double precision' && !/\.(got_)?quantity$/.test(column)),
    );
    expect(strange).toEqual([]);
  });

  it('are decided on for every table', async () => {
    const shown = (await columns).map(({ column }) => column.split('.')[0] ?? '');
    expect(new Set([...unread, ...shown]).size).toBe(unread.length + new Set(shown).size);
    expect([...new Set([...unread, ...shown])].toSorted()).toEqual(await relations('public', 'rp'));
    expect(await relations('public', 'vmf')).toEqual([]);
    expect(await relations('reporting', 'rpmfS')).toEqual([]);
  });

  it('are barriers, ask as their owner, and use no function of ours', async () => {
    const views = await owner.rows({ options: arrayOf(text) })`
      select reloptions as options from pg_class where relnamespace = 'reporting'::regnamespace and relkind = 'v'`;
    expect(views.length).toBeGreaterThan(30);
    for (const { options } of views) expect(options).toEqual(['security_barrier=true']);
    const functions =
      await owner`select from information_schema.view_routine_usage where table_schema = 'reporting'`;
    expect(functions).toEqual([]);
  });
});

describe('the role that reads', () => {
  it('finds no planted word, number or position in anything that it may read', async () => {
    const columnsPlanted = await plantEverywhere(owner);
    expect(privateTextColumns.filter((column) => !columnsPlanted.includes(column))).toEqual([]);
    for (const view of await relations('reporting', 'v')) {
      const rows = JSON.stringify(await reader.unsafe(`select * from ${view}`));
      expect(rows, view).not.toBe('[]');
      for (const word of planted) expect(rows, view).not.toContain(word);
    }
    const [order] = await reader.one({
      part: text,
    })`select customer_phone_part as part from reporting.orders`;
    expect(order.part).toBe('63');
  });

  it('is refused every table and every sequence', async () => {
    for (const table of await relations('public', 'rpvmfS'))
      await expect(reader.unsafe(`select 1 from ${table}`), table).rejects.toMatchObject({ code: '42501' });
  });

  it('may run nothing that asks as somebody else', async () => {
    const asking = await owner`
      select from pg_proc where prosecdef and has_function_privilege(${readingRole}, oid, 'execute')`;
    expect(asking).toEqual([]);
  });

  it.each([
    'select customer_phone from customer_order',
    'select count(*) from account',
    'table house_secret',
    'select order_paid_kobo(gen_random_uuid())',
    'update reporting.markets set name = name',
    'delete from reporting.orders',
    `insert into reporting.markets (name) values ('x')`,
    'create table mine ()',
    'create temporary table mine ()',
    'create view reporting.mine as select 1',
    'create view mine as select 1',
    `create function mine(text) returns boolean language sql as 'select true'`,
    'create schema mine',
    `set role ${servingUser}`,
    `set session authorization ${servingUser}`,
    'set session_replication_role = replica',
    `copy reporting.orders to program 'cat'`,
    `copy customer_order to stdout`,
    `select pg_read_file('PG_VERSION')`,
    `select lo_import('/etc/passwd')`,
    'select * from pg_largeobject',
    'select lo_create(0)',
    `select lo_from_bytea(0, 'x')`,
    'select * from pg_statistic',
    'select * from pg_authid',
    'select * from pg_statistic_ext_data',
    'alter view reporting.orders reset (security_barrier)',
    `select nextval('account_number_seq')`,
    `do $$ begin lock table customer_order in access share mode; end $$`,
    'create trigger mine instead of insert on reporting.orders execute function refuse_audit_change()',
  ])('is refused: %s', async (statement) => {
    await expect(reader.unsafe(statement)).rejects.toMatchObject({ code: '42501' });
  });

  it('learns nothing from statistics, and no statement of anybody else', async () => {
    await owner.unsafe('analyze');
    expect(await reader`select from pg_stats where schemaname = 'public'`).toEqual([]);
    expect(await reader`select from pg_stats_ext`).toEqual([]);
    await owner.begin(async (transaction) => {
      await transaction`select 'kenary-at-work'`;
      const others = await reader.rows({ query: text })`
        select coalesce(query, '') as query from pg_stat_activity where usename <> current_user`;
      expect(others.length).toBeGreaterThan(0);
      for (const { query } of others) expect(query).toMatch(/^(<insufficient privilege>)?$/);
    });
  });
});

describe('a start', () => {
  test('takes from the role what somebody gave it too much, and gives back what was taken', async () => {
    await owner.unsafe(`grant select, update on account to ${readingRole}; grant select (pin) on customer_order to public;
      grant create on schema public to ${readingRole}; revoke select on reporting.orders from ${readingRole};
      grant usage on sequence account_number_seq to ${readingRole}`);
    await reader`select phone from account`;
    await bringUpToDate({ address: ownerAddress, ownerAddress: undefined });
    for (const statement of ['table account', 'select pin from customer_order', 'create table mine ()'])
      await expect(reader.unsafe(statement)).rejects.toMatchObject({ code: '42501' });
    await reader`select from reporting.orders`;
  });

  test('makes the views anew where the file has changed, and leaves what others put beside them', async () => {
    await owner.unsafe(`create table reporting.mine (); drop view reporting.claims;
      comment on schema reporting is 'views of MarketWaka: 0000'`);
    await bringUpToDate({ address: servingAt(ownerAddress), ownerAddress });
    expect(await relations('reporting', 'r')).toEqual(['reporting.mine']);
    await reader`select from reporting.claims`;
    await expect(reader`select from reporting.mine`).rejects.toMatchObject({ code: '42501' });
    await owner`drop table reporting.mine`;
  });

  test('that makes them anew waits for nobody who reads', async () => {
    const slow = openDatabase({ address: readingAt(ownerAddress), connections: 1 });
    whenDone(() => slow.end({ timeout: 1 }));
    const connection = await slow.reserve();
    await connection`begin`;
    await connection`select from reporting.orders`;
    await owner.unsafe(`comment on schema reporting is 'views of MarketWaka: 0000'`);
    await bringUpToDate({ address: servingAt(ownerAddress), ownerAddress });
    await reader`select from reporting.orders`;
    await expect(connection`select from reporting.orders`).rejects.toThrow(/terminat|connection/i);
    await connection.release();
  });

  test('leaves a schema of that name alone that was there before', async () => {
    const { db, address } = await emptyDatabase();
    await db.unsafe('create schema reporting; create view reporting.orders as select 1 as one');
    await bringUpToDate({ address, ownerAddress: undefined });
    expect(await db`select one from reporting.orders`).toEqual([{ one: 1 }]);
    const { readsViewsAlone, sentences } = await admitReader(db, address);
    expect(readsViewsAlone).toBe(false);
    expect(sentences).toEqual([
      'The schema reporting was made by another hand; rename it, and start MarketWaka again.',
    ]);
  });

  test('with one address alone, whose user is no superuser, gives the role the same', async () => {
    const { db, address } = await emptyDatabase();
    const [here] = await db.one({ name: text })`select current_database() as name`;
    await db.unsafe(`alter database ${here.name} owner to ${servingUser}`);
    expect(await bringUpToDate({ address: servingAt(address), ownerAddress: undefined })).toBe('one');
    const reading = openDatabase({ address: readingAt(address), connections: 1 });
    whenDone(() => reading.end({ timeout: 1 }));
    await reading`select from reporting.orders`;
    for (const statement of ['table account', 'create temporary table mine ()', 'create table mine ()'])
      await expect(reading.unsafe(statement)).rejects.toMatchObject({ code: '42501' });
    const served = openDatabase({ address: servingAt(address), connections: 1 });
    whenDone(() => served.end({ timeout: 1 }));
    expect(await admitReader(served, servingAt(address))).toMatchObject({ readsViewsAlone: true });
  });

  test('goes on without views where the one address’s user may make no schema', async () => {
    const { db, address } = await emptyDatabase();
    await db.unsafe(`create extension pg_trgm;
      grant all on schema public to ${servingUser}`);
    await bringUpToDate({ address: servingAt(address), ownerAddress: undefined });
    const [made] = await db.one({ isThere: boolean, tables: number })`
      select to_regnamespace('reporting') is not null as "isThere",
        (select count(*) from pg_class where relname = 'customer_order') as tables`;
    expect(made).toEqual({ isThere: false, tables: 1 });
  });
});

describe('npm run database:reader', () => {
  test('says that the role reads the views alone, and how to come in', async () => {
    const { readsViewsAlone, sentences } = await admitReader(owner, ownerAddress);
    expect(sentences[0]).toMatch(
      /^marketwaka_reader reads \d+ views of the schema reporting, and no table\.$/,
    );
    expect(readsViewsAlone).toBe(true);
  });

  test('names what the role reads through another role', async () => {
    const { db, address } = await freshDatabase();
    const group = `mw_group_${process.pid}`;
    await db.unsafe(`create role ${group}; grant select on session to ${group}`);
    try {
      await db.unsafe(`grant ${group} to ${readingRole}`);
      const { readsViewsAlone, sentences } = await admitReader(db, address);
      expect(readsViewsAlone).toBe(false);
      expect(sentences.join(' ')).toContain(`has the rights of ${group} too`);
    } finally {
      await db.unsafe(`drop owned by ${group}; drop role ${group}`);
    }
  });
});
