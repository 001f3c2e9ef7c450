import { isDeepStrictEqual } from 'node:util';
import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import type * as endpoints from '#contract/notifications/admin/endpoints.ts';
import type { Db } from '#server/db/database.ts';
import type { Caller } from '#server/http/caller.ts';
import { decide, record, factsOf } from './broadcast-change.ts';
import { scheduleStart } from './store.ts';
import { viewBroadcast } from './view.ts';

/** Sends a draft off, now or later. */
export async function scheduleBroadcast(
  db: Db,
  { id, startsAt, seen }: InputOf<typeof endpoints.scheduleBroadcast>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.scheduleBroadcast>> {
  const now = new Date();
  const at = startsAt === null ? now : new Date(startsAt);
  if (at < now) return { ok: false, reason: 'already-over' };
  return decide(db, id, ['draft'], async (transaction, row) => {
    if (!isDeepStrictEqual(factsOf(viewBroadcast(row)), factsOf(seen))) return 'changed-meanwhile' as const;
    const { state } = row;
    await scheduleStart(transaction, id, at);
    await record(transaction, caller, {
      action: 'scheduleBroadcast',
      id,
      before: { state },
      after: { startsAt: at.toISOString() },
    });
    return null;
  });
}
