import type { AdminView } from '#contract/chat/schema.ts';
import type { Db } from '#server/db/database.ts';
import { readMutesOf } from '../mutes/read-mutes.ts';
import { footingOf, muteOf } from '../policy.ts';
import type { BegunTalk } from '../store.ts';
import { viewAdmin } from '../view.ts';
import { readOpenReports } from './store.ts';

/** Fields that admins alone see. */
export async function readAdminView(db: Db, talk: BegunTalk, now: Date): Promise<AdminView> {
  const [reports, mutes] = await Promise.all([
    readOpenReports(db, talk.id),
    readMutesOf(db, [talk], null, now),
  ]);
  const { carrierId } = footingOf(talk, now);
  const sides = [
    { side: 'customer', userId: talk.whoseId },
    ...(carrierId === null ? [] : [{ side: 'agent', userId: carrierId } as const]),
  ] as const;
  const muted = sides.flatMap(({ side, userId }) => {
    const mute = muteOf(mutes, talk, { side, userId, mayWrite: true });
    return mute === undefined ? [] : [{ side, until: mute.until.toISOString(), reason: mute.reason }];
  });
  return viewAdmin(talk, reports, muted);
}
