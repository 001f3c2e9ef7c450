import type { exportSecurityEvents } from '#contract/admin/security-endpoints.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { lagosDayEnd, lagosDayStart } from '#contract/time.ts';
import type { Db } from '#server/db/database.ts';
import { findAccountId } from '../audit/store.ts';
import type { SecurityFilter } from './store.ts';

/** The typed text is a username where an account has it, else an address. */
export async function securityFilterOf(
  db: Db,
  { search = '', kind, from, to }: InputOf<typeof exportSecurityEvents>,
): Promise<SecurityFilter> {
  const accountId =
    search === '' ? undefined : await findAccountId(db, search.normalize('NFKC').toLowerCase());
  return {
    accountId,
    address: search === '' || accountId !== undefined ? undefined : search,
    kind,
    from: from === undefined ? undefined : lagosDayStart(from),
    to: to === undefined ? undefined : lagosDayEnd(to),
  };
}
