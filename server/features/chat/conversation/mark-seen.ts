import type * as endpoints from '#contract/chat/endpoints.ts';
import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import type { Db } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Caller } from '#server/http/caller.ts';
import { writeEvent } from '#server/outbox/event-store.ts';
import { readGlimpses } from '../messages/store.ts';
import { footingOf } from '../policy.ts';
import { raiseMarks } from '../store-write.ts';
import { findTalk, isBegun } from '../store.ts';
import { chatEventOf } from '../view-event.ts';
import { unreadFor } from '../view.ts';
import { findTaking } from './taking-part.ts';

/** Raises how far this side has it; whoever only looks on leaves no mark. */
export async function markSeen(
  db: Db,
  { about, delivered, read }: InputOf<typeof endpoints.markSeen>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.markSeen>> {
  const now = new Date();
  const found = await findTaking(db, about, caller, now);
  if (!found.ok) return found;
  const { talk, part } = found.value;
  if (!isBegun(talk)) return { ok: true, value: { unread: 0 } };
  if (part.mayWrite) {
    await inTransaction(db, async (transaction) => {
      const raised = await raiseMarks(transaction, talk.id, part.side, { delivered, read });
      if (raised === undefined) return;
      const facts = { side: part.side, ...raised };
      await writeEvent(
        transaction,
        chatEventOf(talk, 'chat.seen', facts, footingOf(talk, now), ['customer', 'agent']),
      );
    });
  }
  const [after, [glimpse]] = await Promise.all([
    findTalk(db, talk.id),
    readGlimpses(db, [{ ...part, id: talk.id }]),
  ]);
  return { ok: true, value: { unread: unreadFor(after ?? talk, part, glimpse) } };
}
