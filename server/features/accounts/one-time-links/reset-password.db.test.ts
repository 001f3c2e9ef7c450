import { describe, expect, test } from 'vitest';
import { changeRole, issueResetLink, me, resetPassword, signIn } from '#contract/accounts/endpoints.ts';
import { answered } from '#test/client.ts';
import { signInOwner, signUpAdmin, signUpCustomer, type SomeoneSignedIn } from '#test/factories/people.ts';
import { openWorld } from '#test/world.ts';

const world = await openWorld();
const helper = await signUpAdmin(world, ['users:manage']);

async function linkFor(someone: SomeoneSignedIn, from = helper): Promise<string> {
  const { url } = answered(await from.client.call(issueResetLink, { userId: someone.user.id }));
  expect(url).toMatch(/^https:\/\/market\.test\/login#reset=[\w-]{43}$/);
  return url.split('#reset=')[1] ?? '';
}

describe('a lost password', () => {
  test('is mended with the link: signed in here, signed out everywhere else', async () => {
    const someone = await signUpCustomer(world);
    const token = await linkFor(someone);
    const phone = world.device();
    const user = answered(await phone.call(resetPassword, { token, password: 'new one' }));
    expect(user).toEqual({ ...someone.user, isPasswordWeak: true });
    expect(answered(await phone.call(me, {}))).toEqual(user);
    expect((await someone.client.call(me, {})).ok).toBe(false);
    const { username, password } = someone;
    const device = world.device();
    expect(await device.call(signIn, { username, password })).toMatchObject({ reason: 'wrong-credentials' });
    expect((await device.call(signIn, { username, password: 'new one' })).ok).toBe(true);
  });

  test('the link works once, also when twenty use it at the same moment', async () => {
    const token = await linkFor(await signUpCustomer(world));
    const results = await Promise.all(
      Array.from({ length: 20 }, (_nothing, index) =>
        world.device().call(resetPassword, { token, password: `new one ${index}` }),
      ),
    );
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    expect(results.filter((one) => !one.ok && one.reason === 'link-spent')).toHaveLength(19);
  });

  test('the link ends after an hour', async () => {
    const token = await linkFor(await signUpCustomer(world));
    await world.timePasses(60 * 60 + 1);
    const result = await world.device().call(resetPassword, { token, password: 'late' });
    expect(result).toMatchObject({ status: 410, reason: 'link-spent' });
  });

  test('a new link ends the one before it', async () => {
    const someone = await signUpCustomer(world);
    const first = await linkFor(someone);
    const second = await linkFor(someone);
    const phone = world.device();
    expect(await phone.call(resetPassword, { token: first, password: 'x' })).toMatchObject({
      reason: 'link-spent',
    });
    expect((await phone.call(resetPassword, { token: second, password: 'x' })).ok).toBe(true);
  });

  test('a new role ends it: nobody keeps a key to somebody who became an admin', async () => {
    const someone = await signUpCustomer(world);
    const token = await linkFor(someone);
    const { client } = await signInOwner(world);
    answered(await client.call(changeRole, { userId: someone.user.id, role: 'admin' }));
    const result = await world.device().call(resetPassword, { token, password: 'taken over' });
    expect(result).toMatchObject({ reason: 'link-spent' });
  });

  test('the database knows only a hash of the link', async () => {
    const token = await linkFor(await signUpCustomer(world));
    expect(JSON.stringify(await world.db`select * from one_time_link`)).not.toContain(token);
  });

  test('made-up links are slowed down by address', async () => {
    const phone = world.device();
    const results: string[] = [];
    for (let count = 0; count < 21; count += 1) {
      const one = await phone.call(resetPassword, {
        token: `made up ${count} ${'x'.repeat(20)}`,
        password: 'x',
      });
      results.push(one.ok ? 'in' : one.reason);
    }
    expect(new Set(results.slice(0, 20))).toEqual(new Set(['link-spent']));
    expect(results[20]).toBe('too-many-tries');
  });
});

describe('the accounts of staff', () => {
  test('a link of an admin sets no weak password, and works on for a strong one', async () => {
    const admin = await signUpAdmin(world, []);
    const token = await linkFor(admin, await signInOwner(world));
    const phone = world.device();
    expect(await phone.call(resetPassword, { token, password: 'password1234' })).toMatchObject({
      status: 422,
      reason: 'weak-password',
    });
    answered(await phone.call(resetPassword, { token, password: 'yam, oil and pepper' }));
  });

  test('only the owner makes a link for an admin', async () => {
    const admin = await signUpAdmin(world, []);
    const result = await helper.client.call(issueResetLink, { userId: admin.user.id });
    expect(result).toMatchObject({ status: 403, reason: 'not-allowed' });
    await linkFor(admin, await signInOwner(world));
  });

  test('an admin makes none for the owner, or for themselves', async () => {
    const { user } = await signInOwner(world);
    expect(await helper.client.call(issueResetLink, { userId: user.id })).toMatchObject({
      reason: 'not-allowed',
    });
    expect(await helper.client.call(issueResetLink, { userId: helper.user.id })).toMatchObject({
      reason: 'not-allowed',
    });
  });
});
