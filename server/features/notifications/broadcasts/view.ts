import type { Broadcast } from '#contract/notifications/schema.ts';
import { broadcastWords, type NoticeFacts } from '#contract/notifications/facts.ts';
import type { BroadcastRow } from './store.ts';

export function viewBroadcast(row: BroadcastRow): Broadcast {
  return {
    id: row.id,
    by: row.by,
    audience: row.audience,
    words: broadcastWords.parse(row.words),
    link: row.link,
    state: row.state,
    composedAt: row.composedAt.toISOString(),
    startsAt: row.startsAt?.toISOString() ?? null,
    endedAt: row.endedAt?.toISOString() ?? null,
    people: row.people,
    sent: row.sent,
    failed: row.failed,
    waiting: row.waiting,
  };
}

/** Facts of the notice; an opening has copy of its own in place of an admin’s text. */
export function factsOf(row: Pick<BroadcastRow, 'id' | 'occasion' | 'words' | 'link'>): NoticeFacts {
  if (row.occasion === 'opened') return { kind: 'opened' };
  return { kind: 'broadcast', broadcastId: row.id, words: broadcastWords.parse(row.words), link: row.link };
}
