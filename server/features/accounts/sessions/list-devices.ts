import type * as endpoints from '#contract/accounts/endpoints.ts';
import type { OutcomeOf } from '#contract/endpoint.ts';
import type { Db } from '#server/db/database.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';
import { viewDevice } from '../view.ts';
import { readSessions } from './store.ts';

export async function listDevices(db: Db, caller: Caller): Promise<OutcomeOf<typeof endpoints.listDevices>> {
  const { user, sessionId } = memberOf(caller);
  const rows = await readSessions(db, user.id);
  return { ok: true, value: rows.map((row) => viewDevice(row, sessionId)) };
}
