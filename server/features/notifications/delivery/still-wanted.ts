import type { NoticeFacts } from '#contract/notifications/facts.ts';
import type { Db } from '#server/db/database.ts';
import { isUnseenBy } from '#server/features/chat/conversation/is-unseen.ts';
import type { TakenRow } from './store-queue.ts';

/** Whether its person wants it by this way, now that it goes out: they may have said otherwise while it waited. */
export function wants({ way, wantsPush, wantsSms }: TakenRow): boolean {
  return (way === 'sms' ? wantsSms : wantsPush) !== false;
}

/** Whether it is still news to them, and theirs to know. */
export async function isStillNews(
  db: Db,
  { accountId }: Pick<TakenRow, 'accountId'>,
  facts: NoticeFacts,
  now: Date,
): Promise<boolean> {
  if (facts.kind !== 'chat-message' || facts.message === undefined || accountId === null) return true;
  const { message, from, to } = facts;
  return isUnseenBy(db, { ...message, from, to: to === 'staff' ? 'office' : to, accountId }, now);
}
