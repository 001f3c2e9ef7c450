import type { AdminView } from '#contract/chat/schema.ts';
import { actorOf } from '#server/audit/actor.ts';
import { recordChange, type Facts } from '#server/audit/store.ts';
import type { Db } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';
import { writeEvent } from '#server/outbox/event-store.ts';
import { footingOf } from '../policy.ts';
import { findTalk, type BegunTalk } from '../store.ts';
import { chatEventOf, adminEventOf } from '../view-event.ts';
import { readAdminView } from './admin-view.ts';

interface At {
  talk: BegunTalk;
  userId: string;
  now: Date;
}

type Refused<Reason> = { ok: false; reason: Reason };
type Change<Reason> = (transaction: Db, at: At) => Promise<Refused<Reason> | { ok: true; facts: Facts }>;

/** Makes an admin's change of a conversation that is not their own, with its audit entry. */
export function change<Reason extends string>(
  db: Db,
  { conversationId }: { conversationId: string },
  caller: Caller,
  action: string,
  work: Change<Reason>,
): Promise<{ ok: true; value: AdminView } | Refused<Reason | 'not-found'>> {
  const now = new Date();
  const userId = memberOf(caller).user.id;
  return inTransaction(db, async (transaction) => {
    const talk = await findTalk(transaction, conversationId);
    if (talk === undefined || talk.whoseId === userId) return { ok: false, reason: 'not-found' };
    const done = await work(transaction, { talk, userId, now });
    if (!done.ok) return done;
    const what = { action, noun: 'conversation', subject: talk.id };
    await recordChange(transaction, actorOf(caller), { ...what, before: null, after: done.facts });
    const after = await findTalk(transaction, conversationId);
    return { ok: true, value: await readAdminView(transaction, after ?? talk, now) };
  });
}

export function publishToAdmins(transaction: Db, { talk }: At): Promise<void> {
  return writeEvent(transaction, adminEventOf(talk, 'chat.changed', {}));
}

export function publishToAll(transaction: Db, { talk, now }: At): Promise<void> {
  const event = chatEventOf(talk, 'chat.changed', {}, footingOf(talk, now), ['customer', 'agent']);
  return writeEvent(transaction, event);
}
