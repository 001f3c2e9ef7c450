import { changeRole, grantPermissions, signIn } from '#contract/accounts/endpoints.ts';
import type { Permission } from '#contract/permissions.ts';
import { answered } from '#test/client.ts';
import { signUpCustomer, type SomeoneSignedIn } from '#test/factories/people.ts';
import type { House } from './house.ts';

export function newCustomer({ openDevice }: Pick<House, 'openDevice'>): Promise<SomeoneSignedIn> {
  return signUpCustomer({ device: () => openDevice() });
}

/** An admin who holds exactly these permissions. */
export async function newAdmin(house: House, permissions: readonly Permission[]): Promise<SomeoneSignedIn> {
  const admin = await newCustomer(house);
  const { client, user, username, password } = admin;
  answered(await house.owner.call(changeRole, { userId: user.id, role: 'admin' }));
  answered(await house.owner.call(grantPermissions, { userId: user.id, permissions: [...permissions] }));
  // Joining the staff ended the session.
  answered(await client.call(signIn, { username, password }));
  return admin;
}

/** Another owner, whom an attack may harm: the house goes on without them. */
export async function newOwner(house: House): Promise<SomeoneSignedIn> {
  const owner = await newCustomer(house);
  const { client, user, username, password } = owner;
  answered(await house.owner.call(changeRole, { userId: user.id, role: 'godmode' }));
  answered(await client.call(signIn, { username, password }));
  return owner;
}
