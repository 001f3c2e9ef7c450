import type * as endpoints from '#contract/admin/security-endpoints.ts';
import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import { actorOf } from '#server/audit/actor.ts';
import type { Db } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';
import { recordSecurity } from '#server/security-log/store.ts';
import { securityFilterOf } from './filter.ts';
import { readSecurityEvents } from './store.ts';
import { viewSecurityEvent } from './view.ts';

const mostEvents = 10_000;

/** Lines for a file; that they were taken is written down behind them. */
export async function exportSecurityEvents(
  db: Db,
  asked: InputOf<typeof endpoints.exportSecurityEvents>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.exportSecurityEvents>> {
  return inTransaction(db, async (transaction) => {
    const filter = await securityFilterOf(transaction, asked);
    const rows = await readSecurityEvents(transaction, filter, { after: undefined, most: mostEvents + 1 });
    const events = rows.slice(0, mostEvents).map(viewSecurityEvent);
    await recordSecurity(transaction, actorOf(caller), {
      kind: 'log-exported',
      subjectId: memberOf(caller).user.id,
      detail: String(events.length),
    });
    return { ok: true, value: { events, isMore: rows.length > mostEvents } };
  });
}
