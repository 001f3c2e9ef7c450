import {
  changePassword,
  changeRole,
  grantPermissions,
  me,
  signIn,
  signUp,
} from '#contract/accounts/endpoints.ts';
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
  customer: { role: 'customer', username: 'amaka', password: 'amaka-at-the-market' },
  agent: { role: 'agent', username: 'musa', password: 'musa-at-the-market' },
  admin: { role: 'admin', username: 'ngozi', password: 'ngozi-at-the-market' },
  godmode: { role: 'godmode', username: 'oga', password: 'oga-at-the-market' },
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
  if (signedIn.ok) return signedIn.value;
  const signedUp = await device.call(signUp, { username, password });
  return signedUp.ok ? signedUp.value : renew(device, { username, password });
}

/** In a data folder from before passwords of staff were judged, people have the short ones of then. */
async function renew(device: Client, { username, password }: Credentials): Promise<User> {
  const currentPassword = `${username}-demo`;
  answered(await device.call(signIn, { username, password: currentPassword }));
  answered(await device.call(changePassword, { currentPassword, newPassword: password }));
  return answered(await device.call(me, {}));
}

async function makeAdmin(owner: Client, { id }: User): Promise<void> {
  answered(await owner.call(changeRole, { userId: id, role: 'admin' }));
  answered(await owner.call(grantPermissions, { userId: id, permissions: [...permissions] }));
}
