import { broadcastId, type Broadcast } from '#contract/notifications/schema.ts';
import { broadcastWords, type NoticeFacts } from '#contract/notifications/facts.ts';
import type { BroadcastRow } from './store.ts';

export function viewBroadcast(row: BroadcastRow): Broadcast {
  return {
    id: broadcastId.parse(row.id),
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

/** What everybody is told; the house's own word has words of its own. */
export function factsOf(row: Pick<BroadcastRow, 'id' | 'occasion' | 'words' | 'link'>): NoticeFacts {
  if (row.occasion === 'opened') return { kind: 'opened' };
  return { kind: 'broadcast', broadcastId: row.id, words: broadcastWords.parse(row.words), link: row.link };
}
