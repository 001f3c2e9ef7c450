import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import type * as endpoints from '#contract/launch/endpoints.ts';
import type { Actor } from '#server/audit/actor.ts';
import type { Db } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { putSetting } from '#server/features/settings/put-setting.ts';
import { writeEvent } from '#server/outbox/event-store.ts';
import { recordOpeningNotice } from '../early-access/record-opening-notice.ts';
import { isMaintenanceOn } from './gate.ts';
import { readLaunch } from './show-launch.ts';

/** Shuts or opens the gate; that those who wait are told of it is on the record as a thing of its own. */
export async function switchMaintenance(
  db: Db,
  { on, tells: notifies = true }: InputOf<typeof endpoints.switchMaintenance>,
  by: Actor,
): Promise<OutcomeOf<typeof endpoints.switchMaintenance>> {
  return inTransaction(db, async (transaction) => {
    const wasOn = await isMaintenanceOn(transaction);
    await putSetting(transaction, 'maintenance', on ? 'on' : 'off', by);
    if (wasOn && !on && notifies) {
      await recordOpeningNotice(transaction, by);
      await writeEvent(transaction, { topics: ['launch'], kind: 'launch.opened', payload: {} });
    }
    return { ok: true, value: await readLaunch(transaction) };
  });
}
