import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import type * as endpoints from '#contract/chat/endpoints.ts';
import { typingSeconds } from '#contract/chat/rules.ts';
import type { Db } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Caller } from '#server/http/caller.ts';
import { writeEvent } from '#server/outbox/event-store.ts';
import { takeTry } from '#server/throttle/throttle.ts';
import { footingOf, muteOf, standingOf, triesOf } from '../policy.ts';
import { findTaking, readMutesOf, type Taking } from './reads.ts';
import { readGlimpses } from '../messages/store.ts';
import { findTalk, isBegun } from '../store.ts';
import { raiseMarks } from '../store-write.ts';
import { chatEventOf, officeEventOf } from '../view-event.ts';
import { unreadFor } from '../view.ts';

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
        chatEventOf(talk, 'seen', facts, footingOf(talk, now), ['customer', 'agent']),
      );
    });
  }
  const [after, [glimpse]] = await Promise.all([
    findTalk(db, talk.id),
    readGlimpses(db, [{ ...part, id: talk.id }]),
  ]);
  return { ok: true, value: { unread: unreadFor(after ?? talk, part, glimpse) } };
}

/** Says that somebody is typing; said too often, it is passed over. */
export async function sayTyping(
  db: Db,
  { about }: InputOf<typeof endpoints.sayTyping>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.sayTyping>> {
  const now = new Date();
  const found = await findTaking(db, about, caller, now);
  if (!found.ok) return found;
  await passOn(db, found.value, now);
  return { ok: true, value: { done: true } };
}

async function passOn(db: Db, { talk, part }: Taking, now: Date): Promise<void> {
  if (!isBegun(talk) || !part.mayWrite) return;
  const footing = footingOf(talk, now);
  const mute = muteOf(await readMutesOf(db, [talk], part.userId, now), talk, part);
  const standing = standingOf(talk, footing, part, mute);
  if (standing === 'closed' || standing === 'muted') return;
  if (!(await takeTry(db, [triesOf('typing', talk, part)])).ok) return;
  const until = new Date(now.getTime() + typingSeconds * 1000).toISOString();
  const isApart = part.side !== 'office' && footing.blockedBy !== null;
  const others = (['customer', 'agent'] as const).filter((side) => side !== part.side);
  const facts = { side: part.side, until };
  await writeEvent(db, chatEventOf(talk, 'typing', facts, footing, isApart ? [] : others));
  // Who of the office it is, only the office hears: two would answer the same person.
  if (part.side === 'office')
    await writeEvent(db, officeEventOf(talk, 'answering', { by: part.userId, until }));
}
