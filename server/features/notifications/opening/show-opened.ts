import type { OutcomeOf } from '#contract/endpoint.ts';
import type { showOpened as endpoint } from '#contract/notifications/admin/endpoints.ts';
import type { OpenedNews } from '#contract/notifications/schema.ts';
import { openedWords } from '#contract/copy/notices.ts';
import type { Db } from '#server/db/database.ts';
import { isMaintenanceOn } from '#server/features/launch/gate/gate.ts';
import { reachOf } from '../broadcasts/reach.ts';
import { findOccasion } from '../broadcasts/store.ts';
import { viewBroadcast } from '../broadcasts/view.ts';

/** The house's own word that the place is open: whom it would reach, and how far it has come. */
export async function readOpened(db: Db): Promise<OpenedNews> {
  const broadcast = await findOccasion(db, 'opened');
  return {
    isShut: await isMaintenanceOn(db),
    words: openedWords(),
    reach: await reachOf(db, 'early-access', new Date(), 'opened'),
    told: broadcast === undefined ? null : viewBroadcast(broadcast),
  };
}

export async function showOpened(db: Db): Promise<OutcomeOf<typeof endpoint>> {
  return { ok: true, value: await readOpened(db) };
}
