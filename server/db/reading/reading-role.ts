import type { Db } from '../database.ts';
import { boolean } from '../sql/codecs.ts';

/** As whom people read the database, and whose members they are: it sees the views of `reporting` and nothing else. */
export const readingRole = 'marketwaka_reader';

/** A reader who forgets a query keeps no migration waiting, and all readers together leave connections for the product. */
export const roleStatements = [
  `create role ${readingRole} login connection limit 10`,
  `alter role ${readingRole} set default_transaction_read_only = on`,
  `alter role ${readingRole} set statement_timeout = '5min'`,
  `alter role ${readingRole} set idle_in_transaction_session_timeout = '1min'`,
] as const;

/** Makes the role, which every database of the server then has, where who asks may make one. */
export async function ensureReadingRole(db: Db): Promise<'there' | 'made' | 'not-allowed'> {
  const [row] = await db.one({ isThere: boolean, mayMake: boolean })`
    select exists (select from pg_roles where rolname = ${readingRole}) as "isThere",
      rolsuper or rolcreaterole as "mayMake"
    from pg_roles where rolname = current_user`;
  if (row.isThere) return 'there';
  if (!row.mayMake) return 'not-allowed';
  for (const statement of roleStatements) await db.unsafe(statement);
  return 'made';
}
