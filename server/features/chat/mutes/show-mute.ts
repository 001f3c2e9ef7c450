import type { InputOf, OutcomeOf, ReplyOf } from '#contract/endpoint.ts';
import type * as endpoints from '#contract/chat/admin/mute-endpoints.ts';
import type { Db } from '#server/db/database.ts';
import { isAccount } from '#server/features/accounts/account-checks.ts';
import { readMutes } from '../store.ts';

export async function showMute(
  db: Db,
  { userId }: InputOf<typeof endpoints.showMute>,
): Promise<OutcomeOf<typeof endpoints.showMute>> {
  if (!(await isAccount(db, userId))) return { ok: false, reason: 'not-found' };
  return { ok: true, value: await mutedNow(db, userId, new Date()) };
}

export async function mutedNow(
  db: Db,
  userId: string,
  now: Date,
): Promise<ReplyOf<typeof endpoints.showMute>> {
  const [mute] = await readMutes(db, { accountIds: [userId], orderIds: [] }, now);
  return { muted: mute === undefined ? null : { until: mute.until.toISOString(), reason: mute.reason } };
}
