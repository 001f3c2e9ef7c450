import { describe, expect, test } from 'vitest';
import { me, signIn, signOut, signUp } from '#contract/accounts/endpoints.ts';
import { answered } from '#test/client.ts';
import { signInOwner, signUpAdmin, signUpCustomer } from '#test/factories/people.ts';
import { openWorld, owner } from '#test/world.ts';

const world = await openWorld({ passwords: 'usual' });
const wrong = { ok: false, status: 401, reason: 'wrong-credentials' };

describe('a new customer', () => {
  test('signs up, is signed in at once, and is a customer without any right', async () => {
    const phone = world.device();
    const user = answered(await phone.call(signUp, { username: ' Ada ', password: 'x' }));
    expect(user).toMatchObject({ username: 'Ada', role: 'customer', isGodMode: false, permissions: [] });
    expect(answered(await phone.call(me, {}))).toEqual(user);
  });

  test('cannot take a name that differs only in capitals and spaces', async () => {
    await signUpCustomer(world, 'Chidi');
    const result = await world.device().call(signUp, { username: ' CHIDI', password: 'x' });
    expect(result).toMatchObject({ ok: false, status: 409, reason: 'username-taken' });
  });

  test('fifty at once with one name: one gets it', async () => {
    const phones = Array.from({ length: 50 }, () => world.device());
    const results = await Promise.all(
      phones.map((phone, index) => phone.call(signUp, { username: 'Bola', password: `x${index}` })),
    );
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    expect(results.filter((one) => !one.ok && one.reason === 'username-taken')).toHaveLength(49);
    const signedIn = await Promise.all(phones.map((phone) => phone.call(me, {})));
    expect(signedIn.filter(({ ok }) => ok)).toHaveLength(1);
  });

  test('one address does not make accounts without end', async () => {
    const many = Array.from({ length: 61 }, () => world.device({ address: '10.9.9.9' }));
    for (const phone of many.slice(1)) await phone.call(signUp, { username: 'bola', password: 'x' });
    const result = await many[0]?.call(signUp, { username: 'One Too Many', password: 'x' });
    expect(result).toMatchObject({ status: 429, reason: 'too-many-tries' });
  });
});

describe('signing in', () => {
  test('takes the name as people type it', async () => {
    const result = await world.device().call(signIn, { ...owner, username: ' mama NGOZI ' });
    expect(answered(result)).toMatchObject({ username: 'Mama Ngozi', role: 'godmode' });
  });

  test('says the same of a wrong password and of a name that nobody has', async () => {
    const wrongPassword = await world.device().call(signIn, { ...owner, password: 'pepper' });
    const unknownName = await world.device().call(signIn, { username: 'Nobody', password: 'pepper' });
    expect(wrongPassword).toMatchObject(wrong);
    expect(unknownName).toEqual(wrongPassword);
  });

  test('takes as long to refuse a name that nobody has as to refuse a wrong password', async () => {
    // The processor's time, which others on the machine do not lengthen; hashing is nearly all of it.
    const worked = async (username: string) => {
      const phone = world.device();
      const before = process.cpuUsage();
      await phone.call(signIn, { username, password: 'wrong' });
      return process.cpuUsage(before).user;
    };
    let [known, unknown] = [0, 0];
    for (let count = 0; count < 11; count += 1) {
      known += await worked('Mama Ngozi');
      unknown += await worked('Papa Nobody');
    }
    expect(unknown).toBeGreaterThan(known * 0.6);
    expect(unknown).toBeLessThan(known * 1.7);
  });

  test('gives a new session each time, and the old one of that device is over', async () => {
    const { client, username, password } = await signUpCustomer(world);
    const oldCookies = new Map(client.cookies);
    answered(await client.call(signIn, { username, password }));
    expect(client.cookies.get('__Host-session')).not.toBe(oldCookies.get('__Host-session'));
    expect(await world.device({ cookies: oldCookies }).call(me, {})).toMatchObject({
      reason: 'not-signed-in',
    });
    expect((await client.call(me, {})).ok).toBe(true);
  });

  test('keeps only a hash of the session, in a cookie that scripts and other sites do not get', async () => {
    const { client } = await signInOwner(world);
    const [line = ''] = client.lastSetCookies();
    expect(line).toMatch(/^__Host-session=[\w-]{43}; .*HttpOnly; SameSite=Lax; Secure$/);
    const personalData = await world.db`select token_hash from session`;
    expect(JSON.stringify(personalData)).not.toContain(client.cookies.get('__Host-session'));
  });

  test('lasts 60 days from when it was last used', async () => {
    const { client } = await signUpCustomer(world);
    const day = 24 * 60 * 60;
    await world.timePasses(59 * day);
    expect((await client.call(me, {})).ok).toBe(true);
    await world.timePasses(59 * day);
    expect((await client.call(me, {})).ok).toBe(true);
    await world.timePasses(61 * day);
    expect(await client.call(me, {})).toMatchObject({ reason: 'not-signed-in' });
  });
});

describe('the session of an admin', () => {
  const hour = 60 * 60;

  test('ends after 12 hours without use, and does not come to life by being tried', async () => {
    const { client } = await signUpAdmin(world, []);
    await world.timePasses(11 * hour);
    expect((await client.call(me, {})).ok).toBe(true);
    await world.timePasses(11 * hour);
    expect((await client.call(me, {})).ok).toBe(true);
    await world.timePasses(12 * hour);
    expect(await client.call(me, {})).toMatchObject({ reason: 'not-signed-in' });
    expect(await client.call(me, {})).toMatchObject({ reason: 'not-signed-in' });
  });

  test('ends after 14 days, however much it is used', async () => {
    const { client } = await signInOwner(world);
    for (let half = 0; half < 30; half += 1) {
      await world.timePasses(11 * hour);
      expect((await client.call(me, {})).ok).toBe(true);
    }
    await world.timePasses(7 * hour);
    expect(await client.call(me, {})).toMatchObject({ reason: 'not-signed-in' });
    expect((await world.device().call(signIn, owner)).ok).toBe(true);
  });

  test('of somebody who is made one by hand ends as soon as those of others', async () => {
    const { client, user } = await signUpCustomer(world);
    await world.timePasses(13 * hour);
    await world.db`update account set is_god_mode = true where id = ${user.id}`;
    expect(await client.call(me, {})).toMatchObject({ reason: 'not-signed-in' });
  });
});

describe('signing out', () => {
  test('ends the session, and a device without one hears the same', async () => {
    const { client } = await signUpCustomer(world);
    const cookies = new Map(client.cookies);
    expect(answered(await client.call(signOut, {}))).toEqual({ done: true });
    expect(client.cookies.has('__Host-session')).toBe(false);
    expect(await world.device({ cookies }).call(me, {})).toMatchObject({ reason: 'not-signed-in' });
    expect(answered(await world.device().call(signOut, {}))).toEqual({ done: true });
  });

  test('a made-up session is nobody', async () => {
    const cookies = new Map([['__Host-session', 'a'.repeat(43)]]);
    expect(await world.device({ cookies }).call(me, {})).toMatchObject({
      status: 401,
      reason: 'not-signed-in',
    });
  });
});

test('a sign-out that nobody heard of ends the session with the next thing the phone says', async () => {
  const ada = await signUpCustomer(world);
  const session = ada.client.cookies.get('__Host-session');
  ada.client.cookies.set('signed-out', '1');
  expect((await ada.client.call(me, {})).ok).toBe(false);
  expect(ada.client.cookies.has('signed-out')).toBe(false);
  ada.client.cookies.set('__Host-session', session ?? '');
  expect((await ada.client.call(me, {})).ok).toBe(false);
  expect((await ada.client.call(signIn, { username: ada.username, password: ada.password })).ok).toBe(true);
});
