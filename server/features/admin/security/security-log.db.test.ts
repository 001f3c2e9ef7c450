import { describe, expect, test } from 'vitest';
import {
  changePassword,
  changeRole,
  deleteAccount,
  exportAccount,
  grantPermissions,
  issueResetLink,
  resetPassword,
  signIn,
} from '#contract/accounts/endpoints.ts';
import { listAgents } from '#contract/agents/endpoints.ts';
import { exportSecurityEvents, listSecurityEvents } from '#contract/admin/security-endpoints.ts';
import { deleteOldSecurityEvents } from '#server/security-log/store.ts';
import { answered } from '#test/client.ts';
import { signUpApplicant } from '#test/factories/agents.ts';
import { signInOwner, signUpAdmin, signUpCustomer } from '#test/factories/people.ts';
import { openWorld } from '#test/world.ts';

const world = await openWorld();
const owner = await signInOwner(world);

/** The kinds of lines about somebody, newest first. */
async function kindsAbout(username: string): Promise<string[]> {
  const { events } = answered(await owner.client.call(listSecurityEvents, { search: username }));
  return events.map(({ kind }) => kind);
}

describe('the security log', () => {
  test('tells a sign-in, and one on a new device, with address and device', async () => {
    const { username, password, client } = await signUpCustomer(world);
    answered(await client.call(signIn, { username, password }));
    const other = world.device({ address: '203.0.113.9' });
    answered(await other.call(signIn, { username, password }));
    expect(await kindsAbout(username)).toEqual(['signed-in-new-device', 'signed-in', 'signed-up']);
    const found = answered(await owner.client.call(listSecurityEvents, { search: '203.0.113.9' }));
    expect(found.events).toMatchObject([{ kind: 'signed-in-new-device', address: '203.0.113.9' }]);
  });

  test('tells a reset that was issued and used, and a changed password', async () => {
    const { username, user } = await signUpCustomer(world);
    const { url } = answered(await owner.client.call(issueResetLink, { userId: user.id }));
    const token = url.slice(url.indexOf('reset=') + 'reset='.length);
    const phone = world.device();
    answered(await phone.call(resetPassword, { token, password: 'banga and starch' }));
    answered(
      await phone.call(changePassword, { currentPassword: 'banga and starch', newPassword: 'edikaikong' }),
    );
    expect(await kindsAbout(username)).toEqual([
      'password-changed',
      'reset-used',
      'reset-issued',
      'signed-up',
    ]);
  });

  test('tells roles and permissions with what they became', async () => {
    const { user } = await signUpCustomer(world);
    answered(await owner.client.call(changeRole, { userId: user.id, role: 'admin' }));
    answered(await owner.client.call(grantPermissions, { userId: user.id, permissions: ['orders:view'] }));
    const { events } = answered(await owner.client.call(listSecurityEvents, { search: user.username }));
    expect(events.slice(0, 2)).toMatchObject([
      { kind: 'permissions-changed', detail: 'orders:view', subject: { id: user.id } },
      { kind: 'role-changed', detail: 'admin', actor: { id: owner.user.id } },
    ]);
  });

  test('tells once an hour who read whose identity paper, and nothing of the other photo', async () => {
    const { user } = await signUpApplicant(world);
    const clerk = await signUpAdmin(world, ['agents:manage']);
    const agents = answered(await clerk.client.call(listAgents, {}));
    const agent = agents.find(({ userId }) => userId === user.id);
    for (const address of [agent?.photoUrl, agent?.idPhotoUrl, agent?.idPhotoUrl]) {
      expect((await clerk.client.request(String(address))).status).toBe(200);
    }
    const { events } = answered(await owner.client.call(listSecurityEvents, { kind: 'papers-read' }));
    expect(events).toMatchObject([{ actor: { id: clerk.user.id }, subject: { id: user.id } }]);
  });

  test('is taken out as lines, and says that it was', async () => {
    const reader = await signUpAdmin(world, ['audit:view']);
    const { events, isMore } = answered(
      await reader.client.call(exportSecurityEvents, { kind: 'signed-up' }),
    );
    expect(isMore).toBe(false);
    expect(new Set(events.map(({ kind }) => kind))).toEqual(new Set(['signed-up']));
    expect(await kindsAbout(reader.username)).toContain('log-exported');
  });

  test('is read and taken out with the right to the audit alone', async () => {
    const { client } = await signUpAdmin(world, ['users:view', 'users:manage']);
    expect(await client.call(listSecurityEvents, {})).toMatchObject({ status: 403, reason: 'not-allowed' });
    expect(await client.call(exportSecurityEvents, {})).toMatchObject({ status: 403, reason: 'not-allowed' });
    expect(await world.device().call(listSecurityEvents, {})).toMatchObject({ status: 401 });
  });

  test('comes a page at a time', async () => {
    const first = answered(await owner.client.call(listSecurityEvents, {}));
    const many = await signUpCustomer(world);
    for (let count = 0; count < 60; count += 1) answered(await many.client.call(exportAccount, {}));
    const asked = { search: many.username };
    const page = answered(await owner.client.call(listSecurityEvents, asked));
    const rest = answered(
      await owner.client.call(listSecurityEvents, { ...asked, after: page.next ?? 'none' }),
    );
    expect([page.events.length, rest.events.length, rest.next]).toEqual([50, 11, null]);
    expect(first.events.length).toBeLessThanOrEqual(50);
  });
});

describe('a line of the log', () => {
  test('cannot be changed, and goes no sooner than after a year', async () => {
    await expect(world.db`update security_event set kind = 'nothing'`).rejects.toThrow('never changed');
    await expect(world.db`update security_event set address = '192.0.2.1'`).rejects.toThrow('never changed');
    await expect(world.db`delete from security_event`).rejects.toThrow('never changed');
    await expect(world.db`truncate security_event`).rejects.toThrow('never changed');
    await world.db`
      insert into security_event (at, kind, detail, address, user_agent)
      values (now() - interval '366 days', 'signed-in', '', '', '')`;
    expect(await deleteOldSecurityEvents(world.db, 365, 1000)).toBe(1);
  });

  test('loses address, device and name with the person who is forgotten', async () => {
    const { client, user, password, username } = await signUpCustomer(world);
    answered(await client.call(deleteAccount, { password }));
    const lines =
      await world.db`select kind, address, user_agent from security_event where actor_id = ${user.id}`;
    expect(lines).toMatchObject([{ kind: 'signed-up', address: '', user_agent: '' }]);
    const { events } = answered(await owner.client.call(listSecurityEvents, { kind: 'signed-up' }));
    expect(JSON.stringify(events)).not.toContain(`"${username}"`);
  });
});

describe('the owner of an account', () => {
  test('is told of a new device and of a used reset, and not of a sign-in as usual', async () => {
    const { username, password, client, user } = await signUpCustomer(world);
    const written = () =>
      world.db`select payload from outbox_event where name = 'account.signedInAnew'
        and payload ->> 'accountId' = ${user.id} order by id`;
    answered(await client.call(signIn, { username, password }));
    expect(await written()).toHaveLength(0);
    answered(await world.device().call(signIn, { username, password }));
    expect(await written()).toMatchObject([{ payload: { by: 'password' } }]);
  });
});
