import { describe, expect, test } from 'vitest';
import { listPeople } from '#contract/accounts/admin/endpoints.ts';
import {
  changePassword,
  changeProfile,
  deleteAccount,
  exportAccount,
  listDevices,
  me,
  revokeDevice,
  signIn,
  signOutEverywhere,
  signUp,
} from '#contract/accounts/endpoints.ts';
import { text } from '#server/db/sql/codecs.ts';
import { answered, type Client } from '#test/client.ts';
import {
  signInOwner,
  signUpAs,
  signUpCustomer,
  signUpFlagged,
  type SomeoneSignedIn,
} from '#test/factories/people.ts';
import { openWorld, owner } from '#test/world.ts';

const world = await openWorld();

async function alsoOn(someone: SomeoneSignedIn, userAgent: string): Promise<Client> {
  const client = world.device({ userAgent });
  answered(await client.call(signIn, { username: someone.username, password: someone.password }));
  return client;
}

async function isSignedIn(client: Client): Promise<boolean> {
  return (await client.call(me, {})).ok;
}

describe('devices', () => {
  test('are listed as their owner would call them, this one marked', async () => {
    const someone = await signUpCustomer(world);
    await alsoOn(someone, 'Mozilla/5.0 (Windows NT 10.0; rv:127.0) Gecko/20100101 Firefox/127.0');
    const devices = answered(await someone.client.call(listDevices, {}));
    expect(devices.map(({ description, isThisOne }) => [description, isThisOne])).toEqual(
      expect.arrayContaining([
        ['Chrome on Android', true],
        ['Firefox on Windows', false],
      ]),
    );
    expect(devices).toHaveLength(2);
  });

  test('can be signed out one by one, by their owner alone', async () => {
    const someone = await signUpCustomer(world);
    const laptop = await alsoOn(someone, 'Firefox/127.0 Windows');
    const devices = answered(await someone.client.call(listDevices, {}));
    const id = devices.find(({ isThisOne }) => !isThisOne)?.id ?? '';
    const stranger = await signUpCustomer(world);
    expect(await stranger.client.call(revokeDevice, { id })).toMatchObject({ reason: 'not-found' });
    expect(await isSignedIn(laptop)).toBe(true);
    expect(answered(await someone.client.call(revokeDevice, { id }))).toEqual({ done: true });
    expect(await isSignedIn(laptop)).toBe(false);
    expect(await isSignedIn(someone.client)).toBe(true);
  });

  test('can all be signed out at once', async () => {
    const someone = await signUpCustomer(world);
    const laptop = await alsoOn(someone, 'Firefox/127.0 Windows');
    answered(await someone.client.call(signOutEverywhere, {}));
    expect(await isSignedIn(laptop)).toBe(false);
    expect(await isSignedIn(someone.client)).toBe(false);
  });
});

describe('the password', () => {
  test('is changed with the old one; every other device is signed out', async () => {
    const someone = await signUpCustomer(world);
    const laptop = await alsoOn(someone, 'Firefox/127.0 Windows');
    const { client, username, password } = someone;
    answered(await client.call(changePassword, { currentPassword: password, newPassword: 'new one' }));
    expect(await isSignedIn(client)).toBe(true);
    expect(await isSignedIn(laptop)).toBe(false);
    expect(await laptop.call(signIn, { username, password })).toMatchObject({ reason: 'wrong-credentials' });
    expect((await laptop.call(signIn, { username, password: 'new one' })).ok).toBe(true);
  });

  test('stays when the old one is wrong', async () => {
    const { client, username, password } = await signUpCustomer(world);
    const result = await client.call(changePassword, { currentPassword: 'wrong', newPassword: 'new one' });
    expect(result).toMatchObject({ status: 403, reason: 'wrong-password' });
    expect((await world.device().call(signIn, { username, password })).ok).toBe(true);
  });

  test('a sign-in with the old one that races the change leaves no session behind', async () => {
    const { client, username, password } = await signUpCustomer(world);
    const phones = Array.from({ length: 4 }, () => world.device());
    const [changed] = await Promise.all([
      client.call(changePassword, { currentPassword: password, newPassword: 'new one' }),
      ...phones.map((phone) => phone.call(signIn, { username, password })),
    ]);
    expect(changed.ok).toBe(true);
    expect(await Promise.all(phones.map(isSignedIn))).toEqual([false, false, false, false]);
  });

  test('changed twice at once: one of them counts', async () => {
    const { client, username, password } = await signUpCustomer(world);
    const results = await Promise.all(
      ['first', 'second'].map((newPassword) =>
        client.call(changePassword, { currentPassword: password, newPassword }),
      ),
    );
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    const opens = await Promise.all(
      ['first', 'second'].map((newPassword) =>
        world.device().call(signIn, { username, password: newPassword }),
      ),
    );
    expect(opens.filter(({ ok }) => ok)).toHaveLength(1);
  });

  test('is never kept as it is', async () => {
    const house = await openWorld({ passwords: 'usual' });
    const { user, password } = await signUpCustomer(house);
    const [row] = await house.db.rows({ hash: text })`
      select password_hash as hash from account where id = ${user.id}`;
    expect(row?.hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(row?.hash).not.toContain(password);
  });
});

describe('the profile', () => {
  test('takes a phone number however it is written, and gives it back in one way', async () => {
    const { client } = await signUpCustomer(world);
    const changed = answered(await client.call(changeProfile, { name: ' Ada Obi ', phone: '0803 123-4567' }));
    expect(changed).toMatchObject({ name: 'Ada Obi', phone: '+2348031234567' });
    expect(answered(await client.call(me, {}))).toEqual(changed);
  });

  test('can be emptied again', async () => {
    const { client } = await signUpCustomer(world);
    answered(await client.call(changeProfile, { name: 'Ada', phone: '08031234567' }));
    const emptied = answered(await client.call(changeProfile, { name: '', phone: null }));
    expect(emptied).toMatchObject({ name: null, phone: null });
  });

  test('refuses what is no number here', async () => {
    const { client } = await signUpCustomer(world);
    const result = await client.call(changeProfile, { name: null, phone: '12345' });
    expect(result).toMatchObject({ status: 400, reason: 'bad-phone' });
  });
});

describe('one’s own data', () => {
  test('can be taken along: the account and its devices, no secrets', async () => {
    const { client, user } = await signUpCustomer(world);
    const document = answered(await client.call(exportAccount, {}));
    expect(document).toMatchObject({
      account: { username: user.username, role: 'customer', name: null },
      devices: [{ userAgent: expect.stringContaining('TECNO') }],
    });
    expect(JSON.stringify(document)).not.toMatch(/argon2|hash|token/i);
  });

  test('is gone once the account is deleted; the row stays without the person', async () => {
    const someone = await signUpCustomer(world, 'Emeka Forget');
    const laptop = await alsoOn(someone, 'Firefox/127.0 Windows');
    const { client, user, username, password } = someone;
    answered(await client.call(changeProfile, { name: 'Emeka Eze', phone: '08035550001' }));
    expect(await client.call(deleteAccount, { password: 'wrong' })).toMatchObject({
      reason: 'wrong-password',
    });
    answered(await client.call(deleteAccount, { password }));
    expect(await isSignedIn(client)).toBe(false);
    expect(await isSignedIn(laptop)).toBe(false);
    const [row] = await world.db`select * from account where id = ${user.id}`;
    expect(JSON.stringify(row)).not.toMatch(/emeka|8035550001|argon2/i);
    expect(await world.db`select from familiar_place where account_id = ${user.id}`).toHaveLength(0);
    expect(await laptop.call(signIn, { username, password })).toMatchObject({ reason: 'wrong-credentials' });
    expect((await world.device().call(signUp, { username, password })).ok).toBe(true);
  });

  test('an admin sees that an account was deleted, and nothing of whose it was', async () => {
    const { client, user, password } = await signUpCustomer(world, 'Halima Gone');
    answered(await client.call(deleteAccount, { password }));
    const { people } = answered(await (await signInOwner(world)).client.call(listPeople, {}));
    const row = people.find(({ id }) => id === user.id);
    expect(row).toMatchObject({ name: null, phone: null, deletedAt: expect.any(String), signedInDevices: 0 });
    expect(row?.username).toMatch(/^deleted-[0-9a-f]{8}$/);
  });
});

describe('the last owner', () => {
  test('cannot delete the account that everything hangs on', async () => {
    const { client } = await signInOwner(world);
    const result = await client.call(deleteAccount, { password: owner.password });
    expect(result).toMatchObject({ status: 409, reason: 'last-godmode' });
    expect(await isSignedIn(client)).toBe(true);
  });

  test('two owners who leave at once: one stays', async () => {
    const flagged = await signUpFlagged(world);
    const second = await signUpAs(world, 'godmode');
    const first = await signInOwner(world);
    const results = await Promise.all(
      [first, second, flagged].map(({ client, password }) => client.call(deleteAccount, { password })),
    );
    expect(results.filter(({ ok }) => ok)).toHaveLength(2);
    const left = await world.db`select from account where role = 'godmode' or is_god_mode`;
    expect(left).toHaveLength(1);
  });
});
