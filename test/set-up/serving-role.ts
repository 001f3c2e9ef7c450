import type { Database, DatabaseAddress } from '#server/db/database.ts';
import { servingUser } from '#server/db/embedded/cluster.ts';
import { readingRole } from '#server/db/reading/reading-role.ts';

/** Over TCP there is no peer authentication. */
const password = 'only-for-tests';

/** Every database of the server has the same one. */
export async function ensureServingRole(server: Database): Promise<void> {
  await server.unsafe(`do $$ begin
    create role ${servingUser} login password '${password}';
    exception when duplicate_object or unique_violation then null; end $$`);
}

/** As whom people read, without the product's limit of connections: many tests read at once. */
export async function ensureReadingRole(server: Database): Promise<void> {
  await server.unsafe(`do $$ begin
    create role ${readingRole} login password '${password}';
    exception when duplicate_object or unique_violation then null; end $$`);
}

/** The same database, as whom the product serves. */
export function servingAt(address: DatabaseAddress): DatabaseAddress {
  return roleAt(address, servingUser);
}

/** The same database, as whom people read it. */
export function readingAt(address: DatabaseAddress): DatabaseAddress {
  return roleAt(address, readingRole);
}

function roleAt(address: DatabaseAddress, role: string): DatabaseAddress {
  if (typeof address !== 'string') return { ...address, username: role };
  const url = new URL(address);
  url.username = role;
  url.password = password;
  return url.href;
}
