import { changeRole, grantPermissions, signIn, signUp } from '#contract/accounts/endpoints.ts';
import type { User } from '#contract/accounts/schema.ts';
import { permissions, type Role } from '#contract/permissions.ts';
import type { Client } from '#test/client.ts';
import { answered } from '#test/client.ts';

interface Person {
  role: Role;
  username: string;
  password: string;
}

/** Everybody of the demo; their passwords are printed, since nothing here is anybody's. */
export const people = {
  customer: { role: 'customer', username: 'amaka', password: 'amaka-demo' },
  agent: { role: 'agent', username: 'musa', password: 'musa-demo' },
  admin: { role: 'admin', username: 'ngozi', password: 'ngozi-demo' },
  godmode: { role: 'godmode', username: 'oga', password: 'oga-demo' },
} as const satisfies Record<string, Person>;

export type People = Record<keyof typeof people, Client>;

/** Signs everybody in, each on a device of their own; those who are new sign up first and get their role from the owner. */
export async function gatherPeople(openDevice: () => Client): Promise<People> {
  const devices = { customer: openDevice(), agent: openDevice(), admin: openDevice(), godmode: openDevice() };
  answered(await devices.godmode.call(signIn, withoutRole(people.godmode)));
  for (const who of ['customer', 'agent', 'admin'] as const) {
    const user = await enter(devices[who], people[who]);
    if (user.role !== people[who].role) await give(devices.godmode, user, people[who].role);
  }
  return devices;
}

async function enter(device: Client, person: Person): Promise<User> {
  const signedIn = await device.call(signIn, withoutRole(person));
  return signedIn.ok ? signedIn.value : answered(await device.call(signUp, withoutRole(person)));
}

async function give(owner: Client, { id }: User, role: Role): Promise<void> {
  answered(await owner.call(changeRole, { userId: id, role }));
  if (role === 'admin') {
    answered(await owner.call(grantPermissions, { userId: id, permissions: [...permissions] }));
  }
}

function withoutRole({ username, password }: Person): Pick<Person, 'username' | 'password'> {
  return { username, password };
}
