import type * as endpoints from '#contract/chat/endpoints.ts';
import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import type { Db } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Caller } from '#server/http/caller.ts';
import { writeEvent } from '#server/outbox/event-store.ts';
import { takeTry } from '#server/throttle/throttle.ts';
import { findMessage } from '../messages/store.ts';
import { triesOf } from '../policy.ts';
import { insertReport } from '../store-write.ts';
import { isBegun } from '../store.ts';
import { adminEventOf } from '../view-event.ts';
import { findTaking } from './taking-part.ts';

/** Tells the office about a message of somebody else, once for a side. */
export async function reportMessage(
  db: Db,
  { about, number, reason, words }: InputOf<typeof endpoints.reportMessage>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.reportMessage>> {
  const now = new Date();
  const found = await findTaking(db, about, caller, now);
  if (!found.ok) return found;
  const { talk, part } = found.value;
  const taken = await takeTry(db, [triesOf('report', talk, part)]);
  if (!taken.ok) return taken;
  if (!isBegun(talk) || !part.mayWrite) return { ok: false, reason: 'not-found' };
  const message = await findMessage(db, { ...part, id: talk.id }, number);
  if (message === undefined || message.side === 'house' || message.side === part.side)
    return { ok: false, reason: 'not-found' };
  await inTransaction(db, async (transaction) => {
    const report = { number, side: part.side, reporterId: part.userId, reason, words, at: now };
    if (await insertReport(transaction, talk, report))
      await writeEvent(transaction, adminEventOf(talk, 'chat.reported', { number }));
  });
  return { ok: true, value: { done: true } };
}
