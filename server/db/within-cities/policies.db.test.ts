import { describe, expect, test } from 'vitest';
import { freshDatabase, openServing } from '#test/database.ts';
import { number, text } from '../sql/codecs.ts';
import { citiesRole } from './role-name.ts';
import { cityPolicies, openTables } from './policies.ts';

const { db } = await freshDatabase();
const served = await openServing(db);

const abuja = '01900000-0000-7000-8000-000000000001';
const kano = '01900000-0000-7000-8000-00000000000b';
await db`
  insert into city (id, name, slug, letters, opens_at, closes_at, latitude, longitude, is_active)
  values (${kano}, 'Kano', 'kano', 'KN', '06:00', '22:00', 12, 8.5, true)`;
for (const [city, name] of [
  [abuja, 'wuse'],
  [kano, 'sabon-gari'],
] as const)
  await db`
    insert into market (id, name, slug, description, location, is_active, market_days, city_id, opens_at, closes_at)
    values (gen_random_uuid(), ${name}, ${name}, '', '', true, '{monday}', ${city}, '06:00', '22:00')`;

const marketRow = { name: text };
const namesOf = async (of: typeof served) =>
  (await of.rows(marketRow)`select name from market order by name`).map(({ name }) => name);

describe('the tables', () => {
  test('are each limited to cities, or it is said why not', async () => {
    const rows = await db.rows({ name: text })`
      select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') order by 1`;
    const decided = [...Object.keys(cityPolicies), ...Object.keys(openTables)];
    expect(decided.toSorted()).toEqual(rows.map(({ name }) => name));
  });

  test('have their policies in force, and no other table has any', async () => {
    const rows = await db.rows({ name: text })`
      select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relrowsecurity and not relforcerowsecurity
        and exists (select from pg_policy where polrelid = pg_class.oid and polname = 'in_cities') order by 1`;
    expect(rows.map(({ name }) => name)).toEqual(Object.keys(cityPolicies).toSorted());
    const others = await db`select from pg_policy where polname <> 'everything' and polname !~ '^in_cities'`;
    expect(others).toEqual([]);
  });
});

describe('an admin of some cities', () => {
  test('sees the rows of these cities, in a statement alone and in a transaction', async () => {
    const within = served.within([kano]);
    expect(await namesOf(within)).toEqual(['sabon-gari']);
    await within.begin(async (transaction) => {
      expect(await transaction.rows(marketRow)`select name from market`).toEqual([{ name: 'sabon-gari' }]);
      await transaction.savepoint(async (part) => {
        expect(await part.rows(marketRow)`select name from market`).toEqual([{ name: 'sabon-gari' }]);
      });
    });
    expect(await namesOf(served.within([kano, abuja]))).toEqual(['sabon-gari', 'wuse']);
    expect(await namesOf(served.within([]))).toEqual([]);
  });

  test('changes and takes away no row of another, and leaves none there', async () => {
    const within = served.within([kano]);
    expect((await within`update market set description = 'Ours' where name = 'wuse'`).count).toBe(0);
    expect((await within`delete from market where name = 'wuse'`).count).toBe(0);
    await expect(
      within`update market set city_id = ${abuja} where name = 'sabon-gari'`,
    ).rejects.toMatchObject({ code: '42501' });
  });

  test('reads the audit of the city, and nothing of the house from when there was one city', async () => {
    await db`
      insert into audit_entry (action, noun, subject, city_id, address, user_agent) values
        ('grantPermissions', 'accounts', 'somebody', ${abuja}, '10.0.0.7', ''),
        ('changeMarket', 'markets', 'a market', ${abuja}, '10.0.0.7', ''),
        ('changeMarket', 'markets', 'a market', ${kano}, '10.0.0.7', ''),
        ('changeMarket', 'markets', 'a market', null, '10.0.0.7', '')`;
    const actions = await served.within([abuja]).rows({ noun: text })`select noun from audit_entry`;
    expect(actions).toEqual([{ noun: 'markets' }]);
  });

  test('leaves nothing of it on the connection, also after a statement that failed', async () => {
    await expect(served.within([kano])`select 1 / 0`).rejects.toMatchObject({ code: '22012' });
    const seen = await Promise.all(
      Array.from({ length: 20 }, (_, turn) => namesOf(turn % 2 === 0 ? served : served.within([kano]))),
    );
    for (const [turn, names] of seen.entries())
      expect(names).toEqual(turn % 2 === 0 ? ['sabon-gari', 'wuse'] : ['sabon-gari']);
  });

  test('is named by ids of cities and by nothing else', () => {
    expect(() => served.within([`${kano}'; reset role; --`])).toThrow('named by its id');
  });

  test('opens no own connection and is not limited anew', async () => {
    await expect(served.within([kano]).reserve()).rejects.toThrow('every city');
    expect(() => served.within([kano]).within([abuja])).toThrow('not limited anew');
  });
});

describe('the serving role', () => {
  test('sees every city, though it may become the limited role', async () => {
    expect(await namesOf(served)).toEqual(['sabon-gari', 'wuse']);
    const [row] = await served.one({ inherits: number })`
      select count(*) as inherits from pg_auth_members
      where roleid = ${citiesRole}::regrole and member = current_user::regrole and inherit_option`;
    expect(row.inherits).toBe(0);
  });
});

test('the limited role signs in nowhere and without cities sees nothing', async () => {
  const roles =
    await db`select from pg_roles where rolname = ${citiesRole} and (rolcanlogin or rolsuper or rolbypassrls)`;
  expect(roles).toEqual([]);
  await expect(
    served.begin(async (transaction) => {
      await transaction.unsafe(`set local role ${citiesRole}`);
      await transaction`select from market`;
    }),
  ).rejects.toThrow(/marketwaka\.cities|malformed array/);
});
