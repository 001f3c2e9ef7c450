import type { OutcomeOf } from '#contract/endpoint.ts';
import type { tellOpened as endpoint } from '#contract/notifications/admin/endpoints.ts';
import { actorOf } from '#server/audit/actor.ts';
import type { Db } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Caller } from '#server/http/caller.ts';
import { recordOpeningNotice } from '#server/features/launch/early-access/record-opening-notice.ts';
import { isMaintenanceOn } from '#server/features/launch/gate/gate.ts';
import { startOpenedBroadcast } from './opened-broadcast.ts';
import { readOpened } from './show-opened.ts';
import { lockOccasion } from '../broadcasts/store.ts';

/** Tells the early-access list that the place is open, later than the gate was opened; not while it is being told. */
export function tellOpened(db: Db, caller: Caller): Promise<OutcomeOf<typeof endpoint>> {
  return inTransaction(db, async (transaction) => {
    if (await isMaintenanceOn(transaction)) return { ok: false, reason: 'gate-shut' };
    const state = await lockOccasion(transaction, 'opened');
    if (state === 'scheduled' || state === 'sending') return { ok: false, reason: 'already-decided' };
    await recordOpeningNotice(transaction, actorOf(caller));
    await startOpenedBroadcast(transaction, new Date());
    return { ok: true, value: await readOpened(transaction) };
  });
}
