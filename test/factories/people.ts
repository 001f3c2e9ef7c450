import { changeRole, grantPermissions, signIn, signUp } from '#contract/accounts/endpoints.ts';
import type { User } from '#contract/accounts/schema.ts';
import type { Permission, Role } from '#contract/permissions.ts';
import { answered, type Client } from '../client.ts';
import { owner, type World } from '../world.ts';

export interface SomeoneSignedIn {
  client: Client;
  user: User;
  username: string;
  password: string;
}

let people = 0;

/** The owner, on a phone of their own. */
export async function signInOwner(world: World): Promise<SomeoneSignedIn> {
  const client = world.device();
  const user = answered(await client.call(signIn, owner));
  return { client, user, ...owner };
}

export async function signUpCustomer(
  world: Pick<World, 'device'>,
  username?: string,
): Promise<SomeoneSignedIn> {
  people += 1;
  const credentials = { username: username ?? `Customer ${people}`, password: `garri and sugar ${people}` };
  const client = world.device();
  const user = answered(await client.call(signUp, credentials));
  return { client, user, ...credentials };
}

/** A person with this role, given by the owner. */
export async function signUpAs(world: World, role: Role): Promise<SomeoneSignedIn> {
  const someone = await signUpCustomer(world);
  const { client } = await signInOwner(world);
  answered(await client.call(changeRole, { userId: someone.user.id, role }));
  // Joining the staff ends what was open.
  const { username, password } = someone;
  const user = answered(await someone.client.call(signIn, { username, password }));
  return { ...someone, user };
}

/** An admin who holds exactly these permissions. */
export async function signUpAdmin(
  world: World,
  permissions: readonly Permission[],
): Promise<SomeoneSignedIn> {
  const admin = await signUpAs(world, 'admin');
  const { client } = await signInOwner(world);
  answered(await client.call(grantPermissions, { userId: admin.user.id, permissions: [...permissions] }));
  return admin;
}

/** A customer who carries the godmode flag; no call sets it, so it is set where it stands. */
export async function signUpFlagged(world: World): Promise<SomeoneSignedIn> {
  const someone = await signUpCustomer(world);
  await world.db`update account set is_god_mode = true where id = ${someone.user.id}`;
  return someone;
}

/** A session that its person ended on another device: the cookie is still there. */
export async function signUpRevoked(world: World): Promise<SomeoneSignedIn> {
  const someone = await signUpCustomer(world);
  await world.db`delete from session where account_id = ${someone.user.id}`;
  return someone;
}
