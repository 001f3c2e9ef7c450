import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import type * as endpoints from '#contract/chat/admin/endpoints.ts';
import type { OfficeView } from '#contract/chat/schema.ts';
import { actorOf } from '#server/audit/actor.ts';
import { recordChange, type Facts } from '#server/audit/store.ts';
import type { Db } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';
import { writeEvent } from '#server/outbox/event-store.ts';
import { mayMute } from '../mutes/mute-person.ts';
import { footingOf } from '../policy.ts';
import { readOfficeView } from '../conversation/reads.ts';
import {
  putMute,
  readRepliers,
  setAssigned,
  setClosed,
  setHidden,
  setReopened,
  settleReportsOf,
  wasWrittenAfter,
} from './store.ts';
import { findTalk, type BegunTalk } from '../store.ts';
import { chatEventOf, officeEventOf } from '../view-event.ts';

type NotFound = { ok: false; reason: 'not-found' };
interface At {
  talk: BegunTalk;
  userId: string;
  now: Date;
}

type Refused<Reason> = { ok: false; reason: Reason };
type Change<Reason> = (transaction: Db, at: At) => Promise<Refused<Reason> | { ok: true; facts: Facts }>;

/** What somebody of the office does in a conversation that is not their own, with its row in the audit. */
function change<Reason extends string>(
  db: Db,
  { conversationId }: { conversationId: string },
  caller: Caller,
  action: string,
  work: Change<Reason>,
): Promise<{ ok: true; value: OfficeView } | Refused<Reason | 'not-found'>> {
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
    return { ok: true, value: await readOfficeView(transaction, after ?? talk, now) };
  });
}

function tellOffice(transaction: Db, { talk }: At): Promise<void> {
  return writeEvent(transaction, officeEventOf(talk, 'changed'));
}

function tellEverybody(transaction: Db, { talk, now }: At): Promise<void> {
  const event = chatEventOf(talk, 'changed', {}, footingOf(talk, now), ['customer', 'agent']);
  return writeEvent(transaction, event);
}

export function assignConversation(
  db: Db,
  input: InputOf<typeof endpoints.assignConversation>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.assignConversation>> {
  return change(db, input, caller, 'assignConversation', async (transaction, at) => {
    const { userId: to, from } = input;
    if (to !== null && !(await readRepliers(transaction)).some(({ id }) => id === to))
      return { ok: false, reason: 'not-a-replier' };
    if (!(await setAssigned(transaction, at.talk.id, { from, to })))
      return { ok: false, reason: 'changed-meanwhile' };
    await tellOffice(transaction, at);
    return { ok: true, facts: { from, to } };
  });
}

export function closeConversation(
  db: Db,
  input: InputOf<typeof endpoints.closeConversation>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.closeConversation>> {
  return change(db, input, caller, 'closeConversation', async (transaction, at) => {
    if (input.seen !== undefined && (await wasWrittenAfter(transaction, at.talk.id, input.seen)))
      return { ok: false, reason: 'changed-meanwhile' };
    await setClosed(transaction, at.talk.id, at.now);
    await tellOffice(transaction, at);
    return { ok: true, facts: {} };
  });
}

export function reopenConversation(
  db: Db,
  input: InputOf<typeof endpoints.reopenConversation>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.reopenConversation>> {
  return change(db, input, caller, 'reopenConversation', async (transaction, at) => {
    await setReopened(transaction, at.talk.id);
    await tellOffice(transaction, at);
    return { ok: true, facts: {} };
  });
}

export function hideMessage(
  db: Db,
  input: InputOf<typeof endpoints.hideMessage>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.hideMessage>> {
  return change(
    db,
    input,
    caller,
    'hideMessage',
    async (transaction, at): Promise<NotFound | { ok: true; facts: Facts }> => {
      const { number, reason } = input;
      const { talk, userId, now } = at;
      if (!(await setHidden(transaction, { id: talk.id, number }, { userId, at: now, reason })))
        return { ok: false, reason: 'not-found' };
      await settleReportsOf(transaction, { id: talk.id, number }, { userId, at: now });
      await tellEverybody(transaction, at);
      return { ok: true, facts: { number, reason } };
    },
  );
}

export function settleReports(
  db: Db,
  input: InputOf<typeof endpoints.settleReports>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.settleReports>> {
  return change(db, input, caller, 'settleReports', async (transaction, at) => {
    const { talk, userId, now } = at;
    const settled = await settleReportsOf(transaction, { id: talk.id, number: null }, { userId, at: now });
    await tellOffice(transaction, at);
    return { ok: true, facts: { settled } };
  });
}

export function muteInChat(
  db: Db,
  input: InputOf<typeof endpoints.muteInChat>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.muteInChat>> {
  const action = input.hours === 0 ? 'unmuteInChat' : 'muteInChat';
  return change(db, input, caller, action, async (transaction, at) => {
    const { side, hours, reason } = input;
    const { talk, userId, now } = at;
    const accountId = side === 'agent' ? footingOf(talk, now).carrierId : talk.whoseId;
    if (side === 'agent' && accountId === null) return { ok: false, reason: 'needs-agent' };
    if (accountId === userId) return { ok: false, reason: 'own-account' };
    if (accountId !== null && !(await mayMute(transaction, accountId, caller)))
      return { ok: false, reason: 'not-allowed' };
    const whom = { accountId, orderId: accountId === null ? talk.orderId : null };
    const until = new Date(now.getTime() + hours * 60 * 60_000);
    await putMute(transaction, whom, { until, reason, by: userId });
    await tellEverybody(transaction, at);
    return { ok: true, facts: { side, accountId, hours, reason } };
  });
}
