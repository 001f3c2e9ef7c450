import { describe, expect, test } from 'vitest';
import { listPeople } from '#contract/accounts/admin/endpoints.ts';
import { changeProfile, changeRole, deleteAccount, signIn, signUp } from '#contract/accounts/endpoints.ts';
import { applyAsAgent } from '#contract/agents/endpoints.ts';
import { changeSetting } from '#contract/settings/endpoints.ts';
import { text } from '#server/db/sql/codecs.ts';
import { answered } from '#test/client.ts';
import { applicationFrom } from '#test/factories/agents.ts';
import { signInOwner, signUpCustomer } from '#test/factories/people.ts';
import { openWorld } from '#test/world.ts';
import { readNames } from './read-names.ts';

const world = await openWorld();
const owner = await signInOwner(world);
const password = 'garri and sugar';

/** An account as it was stored before names were compared. */
async function insertEarlier(username: string, role = 'customer'): Promise<string> {
  const [row] = await world.db.rows({ id: text })`
    insert into account (username, username_key, password_hash, role)
    values (${username}, ${username.toLowerCase()}, 'none', ${role}) returning id`;
  if (row === undefined) throw new Error('an account was stored and is not there');
  return row.id;
}

async function refusedNames(): Promise<string[]> {
  const { people } = answered(await owner.client.call(listPeople, { names: 'refused' }));
  return people.map(({ username }) => username);
}

describe('a new name', () => {
  test.each(['own\u200ber', 'owner\u202e', '\u3164', 'bo\ufeffla', '\u2800'])(
    '%j is refused for what nobody sees in it',
    async (username) => {
      expect(await world.device().call(signUp, { username, password })).toMatchObject({
        status: 400,
        reason: 'name-hidden',
      });
    },
  );

  test.each([
    '\u043ewner',
    'Owner',
    '0wner',
    'adm\u0456n',
    'MarketWaka Support',
    'The Office',
    'Mаrket waka',
  ])('%j is refused as a name of the house', async (username) => {
    expect(await world.device().call(signUp, { username, password })).toMatchObject({
      status: 409,
      reason: 'name-of-the-house',
    });
  });

  test.each(['Mama Ng\u043ezi', 'mama.ngozi', 'MAMA NG0ZI', 'Маmа Ngоzi'])(
    '%j is refused beside the owner Mama Ngozi',
    async (username) => {
      expect(await world.device().call(signUp, { username, password })).toMatchObject({
        reason: 'name-of-the-house',
      });
    },
  );

  test('is refused beside what the business is called now', async () => {
    answered(await world.device().call(signUp, { username: 'Iya Bisi', password }));
    answered(await owner.client.call(changeSetting, { key: 'business_name', value: 'Waka Place' }));
    const result = await world.device().call(signUp, { username: 'Waka Place Support', password });
    answered(await owner.client.call(changeSetting, { key: 'business_name', value: 'MarketWaka' }));
    expect(result).toMatchObject({ reason: 'name-of-the-house' });
  });

  test('may look like the name of another customer, and have emoji and letters of any script', async () => {
    for (const username of ['Emeka', 'Emek\u0430', 'Ọláṣubọ̀mí', 'Вера', 'Tola ❤️', '🙂', '🙃']) {
      expect(await world.device().call(signUp, { username, password })).toMatchObject({ ok: true });
    }
  });
});

test('a person whose name would be refused today signs in as before', async () => {
  const someone = await signUpCustomer(world);
  const earlier = 'own\u200ber of before';
  await world.db`update account set username = ${earlier}, username_key = ${earlier} where id = ${someone.user.id}`;
  const asked = { username: earlier, password: someone.password };
  expect(answered(await world.device().call(signIn, asked))).toMatchObject({ username: earlier });
});

describe('names that were taken before they were compared', () => {
  test('are read in rounds, staff first, and listed for the owner where they would be refused today', async () => {
    await insertEarlier('plain of before');
    await insertEarlier('hidden\u200b of before');
    await insertEarlier('supp\u043ert');
    await insertEarlier('kemi of the 0ffice');
    await insertEarlier('Kemi of the office', 'admin');
    await readNames(world.db);
    const names = await refusedNames();
    expect(names).toEqual(
      expect.arrayContaining(['hidden\u200b of before', 'supp\u043ert', 'kemi of the 0ffice']),
    );
    expect(names).not.toContain('plain of before');
    expect(names).not.toContain('Kemi of the office');
    expect(
      await world.db`select from account where name_skeleton is null and deleted_at is null`,
    ).toHaveLength(0);
  });
});

describe('a person who joins the staff', () => {
  test('is stopped where another name looks like theirs, until the owner says even so', async () => {
    const ada = await signUpCustomer(world, 'Ada of Jabi');
    await signUpCustomer(world, '\u0410da of Jabi');
    const joining = { userId: ada.user.id, role: 'admin' } as const;
    expect(await owner.client.call(changeRole, joining)).toMatchObject({
      status: 409,
      reason: 'name-looks-alike',
    });
    answered(await owner.client.call(changeRole, { ...joining, evenSo: 'yes' }));
    expect(await refusedNames()).toContain('\u0410da of Jabi');
  });

  test('is stopped under a name with letters that nobody sees', async () => {
    const id = await insertEarlier('halima\u200b');
    expect(await owner.client.call(changeRole, { userId: id, role: 'admin' })).toMatchObject({
      reason: 'name-looks-alike',
    });
  });

  test('keeps their name from who signs up at the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const rider = await signUpCustomer(world, `Chidi ${'x'.repeat(round)}`);
      const [joined, came] = await Promise.all([
        owner.client.call(changeRole, { userId: rider.user.id, role: 'admin' }),
        world.device().call(signUp, { username: `C\u04bbidi ${'x'.repeat(round)}`, password }),
      ]);
      expect([joined.ok, came.ok].filter(Boolean)).toHaveLength(1);
    }
  });
});

describe('a name that others read', () => {
  test('loses what nobody sees', async () => {
    const { client } = await signUpCustomer(world);
    const changed = answered(await client.call(changeProfile, { name: 'Ada\u202e\u200b Obi', phone: null }));
    expect(changed.name).toBe('Ada Obi');
  });

  test.each(['MarketWaka', 'Supp\u043ert', 'The Office'])(
    '%j is nobody’s who applies as an agent',
    async (name) => {
      const { client } = await signUpCustomer(world);
      const asked = await applicationFrom(world, client, { name });
      expect(await client.call(applyAsAgent, asked)).toMatchObject({
        status: 409,
        reason: 'name-of-the-house',
      });
    },
  );
});

test('a deleted account leaves no skeleton', async () => {
  const { client, user, password: typed } = await signUpCustomer(world);
  answered(await client.call(deleteAccount, { password: typed }));
  expect(await world.db`select name_skeleton, name_fault from account where id = ${user.id}`).toEqual([
    { name_skeleton: null, name_fault: null },
  ]);
});
