import { expect, test } from 'vitest';
import {
  changePassword,
  changeProfile,
  changeRole,
  deleteAccount,
  issueResetLink,
  listDevices,
  revokeDevice,
  signIn,
  signOut,
  signOutEverywhere,
  signPersonOut,
} from '#contract/accounts/endpoints.ts';
import type { Client, Result } from '#test/client.ts';
import { signInOwner, signUpAs, signUpCustomer, type SomeoneSignedIn } from '#test/factories/people.ts';
import { openWorld } from '#test/world.ts';

const world = await openWorld();
const owner = await signInOwner(world);
const people = [
  ...(await Promise.all(Array.from({ length: 4 }, () => signUpCustomer(world)))),
  await signUpAs(world, 'godmode'),
  await signUpAs(world, 'godmode'),
];

type Change = (who: SomeoneSignedIn, other: SomeoneSignedIn, phone: Client) => Promise<Result<unknown>>;

const changes: readonly Change[] = [
  ({ username, password }, _other, phone) => phone.call(signIn, { username, password }),
  ({ client, username, password }) => client.call(signIn, { username, password }),
  ({ client }) => client.call(signOut, {}),
  ({ client }) => client.call(signOutEverywhere, {}),
  ({ client, password }) => client.call(changePassword, { currentPassword: password, newPassword: password }),
  ({ client }) => client.call(changeProfile, { name: 'Somebody', phone: null }),
  ({ user }) => owner.client.call(issueResetLink, { userId: user.id }),
  ({ user }) => owner.client.call(signPersonOut, { userId: user.id }),
  ({ user }) => owner.client.call(changeRole, { userId: user.id, role: 'admin' }),
  ({ user }) => owner.client.call(changeRole, { userId: user.id, role: 'godmode' }),
  ({ client }, other) => client.call(changeRole, { userId: other.user.id, role: 'customer' }),
  async ({ client }) => {
    const devices = await client.call(listDevices, {});
    const [first] = devices.ok ? devices.value : [];
    return first === undefined ? devices : client.call(revokeDevice, { id: first.id });
  },
];

/** Picks in an order that looks wild and is the same every time. */
function pick<Item>(items: readonly Item[], turn: number): Item {
  const item = items[(turn * 7919 + Math.floor(turn / items.length) * 104_729) % items.length];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
}

test('a busy morning of everything at once ends without a bug, with an owner, and with no session left over', async () => {
  const results = await Promise.all(
    Array.from({ length: 360 }, (_nothing, turn) =>
      pick(changes, turn)(pick(people, turn + 3), pick(people, turn + 11), world.device()),
    ),
  );
  expect(results.flatMap((one) => (one.ok ? [] : [one.reason]))).not.toContain('bug');
  const leavers = await Promise.all(
    people.map(async ({ username, password }) => {
      const phone = world.device();
      await phone.call(signIn, { username, password });
      return Promise.all([
        phone.call(deleteAccount, { password }),
        ...Array.from({ length: 3 }, () => world.device().call(signIn, { username, password })),
      ]);
    }),
  );
  expect(leavers.flat().flatMap((one) => (one.ok ? [] : [one.reason]))).not.toContain('bug');
  const orphans = await world.db`
    select from session join account on account.id = session.account_id where account.deleted_at is not null`;
  expect(orphans).toHaveLength(0);
  expect((await world.db`select from account where role = 'godmode'`).length).toBeGreaterThan(0);
});
