import { changeRole, grantPermissions, signIn, signUp } from '#contract/accounts/endpoints.ts';
import type { User } from '#contract/accounts/schema.ts';
import { permissions, type Role } from '#contract/permissions.ts';
import type { Client } from '#test/client.ts';
import { answered } from '#test/client.ts';

interface Credentials {
  username: string;
  password: string;
}

interface Person extends Credentials {
  role: Role;
}

/** People of the demo; their passwords are printed, because nothing here is private. */
export const everybody = {
  customer: { role: 'customer', username: 'amaka', password: 'amaka-demo' },
  agent: { role: 'agent', username: 'musa', password: 'musa-demo' },
  admin: { role: 'admin', username: 'ngozi', password: 'ngozi-demo' },
  godmode: { role: 'godmode', username: 'oga', password: 'oga-demo' },
} as const satisfies Record<string, Person>;

export type People = Record<keyof typeof everybody, Client>;

/** Signs everybody in, each on a device of their own; those who are new sign up first. The admin gets the role from the owner, the agent by applying. */
export async function gatherPeople(openDevice: () => Client): Promise<People> {
  const devices = { customer: openDevice(), agent: openDevice(), admin: openDevice(), godmode: openDevice() };
  await enter(devices.godmode, everybody.godmode);
  await enter(devices.customer, everybody.customer);
  await enter(devices.agent, everybody.agent);
  const admin = await enter(devices.admin, everybody.admin);
  if (admin.role !== 'admin') {
    await makeAdmin(devices.godmode, admin);
    // Joining the staff ended the session.
    await enter(devices.admin, everybody.admin);
  }
  return devices;
}

/** Signs somebody in; who is new signs up. */
export async function enter(device: Client, { username, password }: Credentials): Promise<User> {
  const signedIn = await device.call(signIn, { username, password });
  return signedIn.ok ? signedIn.value : answered(await device.call(signUp, { username, password }));
}

async function makeAdmin(owner: Client, { id }: User): Promise<void> {
  answered(await owner.call(changeRole, { userId: id, role: 'admin' }));
  answered(await owner.call(grantPermissions, { userId: id, permissions: [...permissions] }));
}
