import type { Actor } from '#server/audit/actor.ts';
import { recordChange } from '#server/audit/store.ts';
import type { Db } from '#server/db/database.ts';
import { countSubscribers } from './store.ts';

/** Writes down who told the early-access list that the place is open. */
export async function recordOpeningNotice(db: Db, by: Actor): Promise<void> {
  const people = await countSubscribers(db);
  await recordChange(db, by, {
    action: 'tellOpened',
    noun: 'launch',
    subject: 'opened',
    before: null,
    after: { onTheList: people },
  });
}
