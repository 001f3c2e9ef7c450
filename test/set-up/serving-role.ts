import type { Database, DatabaseAddress } from '#server/db/database.ts';
import { servingUser } from '#server/db/embedded/cluster.ts';

/** Over TCP there is no peer authentication. */
const password = 'only-for-tests';

/** Every database of the server has the same one. */
export async function ensureServingRole(server: Database): Promise<void> {
  await server.unsafe(`do $$ begin
    create role ${servingUser} login password '${password}';
    exception when duplicate_object or unique_violation then null; end $$`);
}

/** The same database, as whom the product serves. */
export function servingAt(address: DatabaseAddress): DatabaseAddress {
  if (typeof address !== 'string') return { ...address, username: servingUser };
  const url = new URL(address);
  url.username = servingUser;
  url.password = password;
  return url.href;
}
