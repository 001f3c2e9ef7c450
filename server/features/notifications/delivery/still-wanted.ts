import type { NoticeFacts } from '#contract/notifications/facts.ts';
import type { Db } from '#server/db/database.ts';
import { findDraftToNotify } from '#server/features/orders/weekly/store-drafts.ts';
import { findPaused } from '#server/features/orders/weekly/store-ends.ts';
import { isUnseenBy } from '#server/features/chat/conversation/is-unseen.ts';
import type { TakenRow } from './store-queue.ts';

/** Preferences are read again at sending, because they may have changed while it waited. */
export function wants({ way, wantsPush, wantsSms }: TakenRow): boolean {
  return (way === 'sms' ? wantsSms : wantsPush) !== false;
}

/** False where the recipient has seen it meanwhile, or may not know it any more. */
export async function isStillNews(
  db: Db,
  { accountId }: Pick<TakenRow, 'accountId'>,
  facts: NoticeFacts,
  now: Date,
): Promise<boolean> {
  // Ordered from, started again or thrown away before its notice got through the night.
  if (facts.kind === 'weekly-draft') return (await findDraftToNotify(db, facts.draftId)) !== undefined;
  if (facts.kind === 'weekly-paused') return (await findPaused(db, facts.listId)) !== undefined;
  if (facts.kind !== 'chat-message' || facts.message === undefined || accountId === null) return true;
  const { message, from, to } = facts;
  return isUnseenBy(db, { ...message, from, to: to === 'staff' ? 'office' : to, accountId }, now);
}
