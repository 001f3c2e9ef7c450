import { describe, expect, test } from 'vitest';
import { listPeople } from '#contract/accounts/admin/endpoints.ts';
import {
  changeProfile,
  changeRole,
  deleteAccount,
  grantPermissions,
  issueResetLink,
  me,
  signIn,
  signPersonOut,
} from '#contract/accounts/endpoints.ts';
import type { Permission } from '#contract/permissions.ts';
import { readAudit } from '#test/audit.ts';
import { answered } from '#test/client.ts';
import { signUpApplicant } from '#test/factories/agents.ts';
import { signInOwner, signUpAdmin, signUpAs, signUpCustomer, signUpFlagged } from '#test/factories/people.ts';
import { openWorld } from '#test/world.ts';
import { insertAccount } from '../store.ts';

const world = await openWorld();
const owner = await signInOwner(world);
const unknownId = '00000000-0000-4000-8000-000000000000';

describe('roles and permissions', () => {
  test('a new admin starts with no permission and has what the owner grants, at once', async () => {
    const { client, user, ...credentials } = await signUpCustomer(world);
    const admin = answered(await owner.client.call(changeRole, { userId: user.id, role: 'admin' }));
    expect(admin).toMatchObject({ role: 'admin', permissions: [] });
    answered(await client.call(signIn, credentials));
    expect(await client.call(listPeople, {})).toMatchObject({ status: 403, reason: 'not-allowed' });
    const granted = await owner.client.call(grantPermissions, {
      userId: user.id,
      permissions: ['users:view', 'audit:view', 'users:view'],
    });
    expect(answered(granted).permissions).toEqual(['users:view', 'audit:view']);
    expect((await client.call(listPeople, {})).ok).toBe(true);
  });

  test('a session from before somebody joined the staff does not join with them', async () => {
    const { client, user, ...credentials } = await signUpCustomer(world);
    const planted = world.device({ cookies: client.cookies });
    answered(await owner.client.call(changeRole, { userId: user.id, role: 'agent' }));
    expect((await planted.call(me, {})).ok).toBe(true);
    answered(await owner.client.call(changeRole, { userId: user.id, role: 'admin' }));
    expect(await planted.call(me, {})).toMatchObject({ reason: 'not-signed-in' });
    expect(answered(await client.call(signIn, credentials)).role).toBe('admin');
  });

  test('what another owner granted meanwhile is not written over', async () => {
    const { id: userId } = (await signUpAdmin(world, ['users:view'])).user;
    const grant = (permissions: Permission[]) =>
      owner.client.call(grantPermissions, { userId, permissions, from: ['users:view'] });
    answered(await grant(['orders:view']));
    expect(await grant(['users:view', 'audit:view'])).toMatchObject({ reason: 'changed-meanwhile' });
    const [after] = answered(await owner.client.call(listPeople, { permission: 'orders:view' })).people;
    expect(after).toMatchObject({ id: userId, permissions: ['orders:view'] });
  });

  test('another role takes the permissions away for good', async () => {
    const admin = await signUpAdmin(world, ['users:view']);
    const agent = answered(await owner.client.call(changeRole, { userId: admin.user.id, role: 'agent' }));
    expect(agent).toMatchObject({ role: 'agent', permissions: [] });
    const again = answered(await owner.client.call(changeRole, { userId: admin.user.id, role: 'admin' }));
    expect(again.permissions).toEqual([]);
  });

  test('the same role again changes nothing', async () => {
    const admin = await signUpAdmin(world, ['users:view']);
    const same = answered(await owner.client.call(changeRole, { userId: admin.user.id, role: 'admin' }));
    expect(same.permissions).toEqual(['users:view']);
  });

  test('a role says all: the godmode flag goes with it', async () => {
    const { client, user } = await signUpFlagged(world);
    expect((await client.call(listPeople, {})).ok).toBe(true);
    const row = answered(await owner.client.call(changeRole, { userId: user.id, role: 'customer' }));
    expect(row.isGodMode).toBe(false);
    expect(await client.call(listPeople, {})).toMatchObject({ status: 403 });
  });

  test('only an admin can be granted permissions', async () => {
    const { user } = await signUpCustomer(world);
    const result = await owner.client.call(grantPermissions, {
      userId: user.id,
      permissions: ['audit:view'],
    });
    expect(result).toMatchObject({ status: 409, reason: 'not-an-admin' });
  });

  test('nobody changes their own role', async () => {
    const result = await owner.client.call(changeRole, { userId: owner.user.id, role: 'customer' });
    expect(result).toMatchObject({ status: 409, reason: 'own-account' });
  });

  test('an account that is not there is not found', async () => {
    for (const endpoint of [issueResetLink, signPersonOut]) {
      expect(await owner.client.call(endpoint, { userId: unknownId })).toMatchObject({ reason: 'not-found' });
    }
    expect(await owner.client.call(changeRole, { userId: unknownId, role: 'admin' })).toMatchObject({
      reason: 'not-found',
    });
    expect(await owner.client.call(grantPermissions, { userId: unknownId, permissions: [] })).toMatchObject({
      reason: 'not-found',
    });
  });

  test('two owners who demote each other at once leave one, every time', async () => {
    for (let round = 0; round < 10; round += 1) {
      const one = await signUpAs(world, 'godmode');
      const two = await signUpFlagged(world);
      const results = await Promise.all([
        one.client.call(changeRole, { userId: two.user.id, role: 'customer' }),
        two.client.call(changeRole, { userId: one.user.id, role: 'customer' }),
      ]);
      expect(results.filter(({ ok }) => ok)).toHaveLength(1);
      expect(results.filter((other) => !other.ok && other.reason === 'not-allowed')).toHaveLength(1);
    }
  });
});

describe('signing somebody out', () => {
  test('ends all their sessions', async () => {
    const helper = await signUpAdmin(world, ['users:manage']);
    const { client, user } = await signUpCustomer(world);
    const row = answered(await helper.client.call(signPersonOut, { userId: user.id }));
    expect(row.signedInDevices).toBe(0);
    expect((await client.call(me, {})).ok).toBe(false);
  });

  test('staff only by the owner', async () => {
    const helper = await signUpAdmin(world, ['users:manage']);
    const admin = await signUpAdmin(world, []);
    for (const userId of [admin.user.id, owner.user.id]) {
      expect(await helper.client.call(signPersonOut, { userId })).toMatchObject({ reason: 'not-allowed' });
    }
    answered(await owner.client.call(signPersonOut, { userId: admin.user.id }));
    expect((await admin.client.call(me, {})).ok).toBe(false);
  });
});

describe('looking people up', () => {
  test('by a part of the name, or by the phone however it is written', async () => {
    const { client, user } = await signUpCustomer(world, 'Zainab_50%');
    await signUpCustomer(world, 'Zainab 500');
    answered(await client.call(changeProfile, { name: 'Zainab Musa', phone: '0809 777 6655' }));
    for (const search of ['ainab_50%', 'zainab musa', '08097776655', '+234 809 777 6655', '7776655']) {
      const { people } = answered(await owner.client.call(listPeople, { search }));
      expect(people.map(({ id }) => id)).toEqual([user.id]);
    }
  });

  test('the owner who turns the pages of a role sees each of its people once, the newest first', async () => {
    const riders = Array.from({ length: 55 }, (_, place) => `rider ${place}`);
    for (const username of riders) {
      const credentials = { username, usernameKey: username, passwordHash: 'none', isPasswordWeak: false };
      await insertAccount(world.db, { ...credentials, role: 'agent' });
    }
    const first = answered(await owner.client.call(listPeople, { role: 'agent' }));
    expect(first.people).toHaveLength(50);
    const second = answered(
      await owner.client.call(listPeople, { role: 'agent', after: first.next ?? 'missing' }),
    );
    expect(second.next).toBeNull();
    const seen = [...first.people, ...second.people].map(({ username }) => username);
    expect(seen.filter((username) => username.startsWith('rider '))).toEqual(riders.toReversed());
    expect(new Set(seen).size).toBe(seen.length);
  });

  test('those who hold a permission, and those who left, are asked for by themselves', async () => {
    const money = await signUpAdmin(world, ['money:refund']);
    const gone = await signUpCustomer(world, 'Somebody who leaves');
    answered(await gone.client.call(deleteAccount, { password: gone.password }));
    const holders = answered(await owner.client.call(listPeople, { permission: 'money:refund' }));
    expect(holders.people.map(({ id }) => id)).toEqual([money.user.id]);
    const left = answered(await owner.client.call(listPeople, { deleted: 'yes' }));
    expect(left.people.map(({ id }) => id)).toEqual([gone.user.id]);
    expect(left.total).toEqual({ count: 1, isMore: false });
  });

  test('a very short search is for how a name begins', async () => {
    const zed = await signUpCustomer(world, 'Zq the short');
    await signUpCustomer(world, 'Not azq');
    const { people } = answered(await owner.client.call(listPeople, { search: 'zq' }));
    expect(people.map(({ id }) => id)).toEqual([zed.user.id]);
  });

  test('a page mark that was made up is refused', async () => {
    expect(await owner.client.call(listPeople, { after: "1' or 1=1" })).toMatchObject({
      reason: 'bad-input',
    });
  });
});

test('an agent is found by the name and the number of their application, which their account does not have', async () => {
  const zainab = await signUpApplicant(world, { name: 'Zainab Waziri', phone: '08099887766' });
  for (const search of ['waziri', '0809 988 7766', '9988776']) {
    const { people } = answered(await owner.client.call(listPeople, { search }));
    expect(people).toMatchObject([
      { id: zainab.user.id, name: null, appliedAs: { name: 'Zainab Waziri', phone: '+2348099887766' } },
    ]);
  }
});

test('the audit says who did what to whom, before and after, and from where', async () => {
  const { user } = await signUpCustomer(world);
  answered(await owner.client.call(changeRole, { userId: user.id, role: 'admin' }));
  answered(await owner.client.call(grantPermissions, { userId: user.id, permissions: ['audit:view'] }));
  answered(await owner.client.call(issueResetLink, { userId: user.id }));
  answered(await owner.client.call(signPersonOut, { userId: user.id }));
  const entries = await readAudit(world, 'accounts', user.id);
  expect(entries.map(({ action }) => action)).toEqual([
    'changeRole',
    'grantPermissions',
    'issueResetLink',
    'signPersonOut',
  ]);
  expect(entries[0]).toMatchObject({
    actorId: owner.user.id,
    before: { role: 'customer', permissions: [], isGodMode: false },
    after: { role: 'admin', permissions: [], isGodMode: false },
    address: expect.stringMatching(/^10\./),
    userAgent: expect.stringContaining('TECNO'),
  });
  expect(entries[1]).toMatchObject({ before: { permissions: [] }, after: { permissions: ['audit:view'] } });
});
