import type { DatabaseAddress } from '#server/db/database.ts';

/** The same server, another database. */
export function databaseOn(address: DatabaseAddress, database: string): DatabaseAddress {
  if (typeof address !== 'string') return { ...address, database };
  const url = new URL(address);
  url.pathname = `/${database}`;
  return url.href;
}
