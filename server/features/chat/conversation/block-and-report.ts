import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import type * as endpoints from '#contract/chat/endpoints.ts';
import type { Db } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Caller } from '#server/http/caller.ts';
import { writeEvent } from '#server/outbox/event-store.ts';
import { takeTry } from '#server/throttle/throttle.ts';
import { begun } from './begin-conversation.ts';
import { footingOf, triesOf } from '../policy.ts';
import { findTaking, show } from './reads.ts';
import { findMessage } from '../messages/store.ts';
import { holdOrder, isBegun, type BegunTalk } from '../store.ts';
import { insertReport, liftBlock, setBlock } from '../store-write.ts';
import { chatEventOf, officeEventOf } from '../view-event.ts';

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
      await writeEvent(transaction, officeEventOf(talk, 'reported', { number }));
  });
  return { ok: true, value: { done: true } };
}

/** Keeps the two apart: what each of them writes goes to the office alone. */
export function blockConversation(
  db: Db,
  input: InputOf<typeof endpoints.blockConversation>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.blockConversation>> {
  return keepApart(db, input, caller, (transaction, { talk, side, carrierId }) =>
    setBlock(transaction, talk.id, side, carrierId),
  );
}

export function unblockConversation(
  db: Db,
  input: InputOf<typeof endpoints.unblockConversation>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.unblockConversation>> {
  return keepApart(db, input, caller, (transaction, { talk, side }) => liftBlock(transaction, talk.id, side));
}

interface Two {
  talk: BegunTalk;
  side: 'customer' | 'agent';
  carrierId: string;
}

type Change = (transaction: Db, two: Two) => Promise<boolean>;

async function keepApart(
  db: Db,
  { about }: InputOf<typeof endpoints.blockConversation>,
  caller: Caller,
  change: Change,
): Promise<OutcomeOf<typeof endpoints.blockConversation>> {
  const now = new Date();
  const done = await inTransaction(db, async (transaction) => {
    await holdOrder(transaction, about);
    const found = await findTaking(transaction, about, caller, now);
    if (!found.ok) return found;
    const { side } = found.value.part;
    const footing = footingOf(found.value.talk, now);
    const { carrierId } = footing;
    if (side === 'office') return { ok: false, reason: 'not-found' } as const;
    if (carrierId === null) return { ok: false, reason: 'too-late' } as const;
    const talk = await begun(transaction, found.value.talk, now);
    if (await change(transaction, { talk, side, carrierId })) {
      await writeEvent(transaction, chatEventOf(talk, 'changed', {}, footing, ['customer', 'agent']));
    }
    return found;
  });
  if (!done.ok) return done;
  const after = await findTaking(db, about, caller, now);
  return after.ok ? { ok: true, value: await show(db, after.value, {}, now) } : after;
}
