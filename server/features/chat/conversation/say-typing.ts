import type * as endpoints from '#contract/chat/endpoints.ts';
import { typingSeconds } from '#contract/chat/rules.ts';
import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import type { Db } from '#server/db/database.ts';
import type { Caller } from '#server/http/caller.ts';
import { writeEvent } from '#server/outbox/event-store.ts';
import { takeTry } from '#server/throttle/throttle.ts';
import { readMutesOf } from '../mutes/read-mutes.ts';
import { footingOf, muteOf, standingOf, triesOf } from '../policy.ts';
import { isBegun } from '../store.ts';
import { chatEventOf, adminEventOf } from '../view-event.ts';
import { findTaking, type Taking } from './taking-part.ts';

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
  await writeEvent(db, chatEventOf(talk, 'chat.typingStarted', facts, footing, isApart ? [] : others));
  // Admins alone get the admin's name: else two would answer the same person.
  if (part.side === 'office' && part.userId !== null)
    await writeEvent(db, adminEventOf(talk, 'chat.answeringStarted', { by: part.userId, until }));
}
