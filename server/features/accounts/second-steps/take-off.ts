import type { Actor } from '#server/audit/actor.ts';
import { recordChange } from '#server/audit/store.ts';
import type { Db } from '#server/db/database.ts';
import { writeEvent } from '#server/outbox/event-store.ts';
import { secondStepChanged } from '../store-events.ts';
import { deleteSecondSteps } from './store.ts';

/** Takes everything off an account, in a transaction that has locked it, and tells it where there was something. */
export async function takeOff(transaction: Db, accountId: string, by: Actor): Promise<void> {
  if (!(await deleteSecondSteps(transaction, accountId))) return;
  await recordChange(transaction, by, {
    action: 'resetSecondSteps',
    noun: 'accounts',
    subject: accountId,
    before: { hasSecondStep: true },
    after: { hasSecondStep: false },
  });
  await writeEvent(transaction, secondStepChanged(accountId, { change: 'reset', device: '' }));
}
