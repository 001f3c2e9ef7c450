import type { Db } from '#server/db/database.ts';
import { readMutes, type MuteRow, type Talk } from '../store.ts';

/** Muted people in these conversations. */
export function readMutesOf(
  db: Db,
  talks: readonly Talk[],
  userId: string | null,
  now: Date,
): Promise<MuteRow[]> {
  const accounts = talks.flatMap((talk) => [talk.whoseId, talk.agentId, talk.riderId]);
  const accountIds = [...accounts, userId].filter((id) => id !== null);
  const orderIds = talks.map(({ orderId }) => orderId).filter((id) => id !== null);
  return readMutes(db, { accountIds, orderIds }, now);
}
