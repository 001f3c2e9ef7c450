import * as z from 'zod/mini';
import type { InputOf, Outcome, OutcomeOf } from '#contract/endpoint.ts';
import { sendMessage as endpoint } from '#contract/chat/endpoints.ts';
import { holdsCardNumber } from '#contract/chat/rules.ts';
import { conversationId, messageNumber, sides } from '#contract/chat/schema.ts';
import type { RefusalOf } from '#contract/endpoint.ts';
import type { Db } from '#server/db/database.ts';
import type { Caller } from '#server/http/caller.ts';
import { userOf } from '#server/http/person.ts';
import { attachPictures } from '#server/media/attach-pictures.ts';
import { pictureAddresses } from '#server/media/serving/picture-addresses.ts';
import { answerOnce, markOf } from '#server/idempotency/answer-once.ts';
import { takeTry } from '#server/throttle/throttle.ts';
import { begun } from '../conversation/begin-conversation.ts';
import { say, sayHappened } from './say.ts';
import { footingOf, muteOf, standingOf, triesOf } from '../policy.ts';
import { findTaking, type Taking } from '../conversation/taking-part.ts';
import { readMutesOf } from '../mutes/read-mutes.ts';
import { findMessage } from './store.ts';
import { findTalk, holdOrder } from '../store.ts';
import { viewMessage } from '../view.ts';

type Written = InputOf<typeof endpoint>;
type Refusal = RefusalOf<typeof endpoint>;

/** The stored part of the answer: the place of the message, and none of its text. */
const storedAnswer = z.object({ conversationId, number: messageNumber, side: z.enum(sides) });
type Stored = z.output<typeof storedAnswer>;

/** Says something, once for an id. */
export async function sendMessage(
  db: Db,
  written: Written,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoint>> {
  const now = new Date();
  const stored = await answerOnce(
    db,
    markOf(endpoint.name, written, caller.person),
    (reply) => storedAnswer.parse(reply),
    (transaction) => send(transaction, written, caller, now),
  );
  return stored.ok ? readSent(db, stored.value, caller, now) : stored;
}

type Sent = Outcome<{ subject: string; reply: Stored }, Refusal>;

async function send(transaction: Db, written: Written, caller: Caller, now: Date): Promise<Sent> {
  const { about, clientRequestId, text, pictures, callsOffice } = written;
  await holdOrder(transaction, about);
  const found = await findTaking(transaction, about, caller, now);
  if (!found.ok) return found;
  const { part } = found.value;
  const taken = await takeTry(transaction, [triesOf('message', found.value.talk, part)]);
  if (!taken.ok) return taken;
  const refusal = await refusalOf(transaction, found.value, written, now);
  if (refusal !== undefined) return { ok: false, reason: refusal };
  if (!(await attachPictures(transaction, pictures, part.userId, now)))
    return { ok: false, reason: 'no-such-picture' };
  const talk = await begun(transaction, found.value.talk, now);
  const asksAdmin = callsOffice && part.side !== 'office' && talk.orderId !== null;
  const message = { requestId: clientRequestId, text, pictures, callsOffice: asksAdmin, now };
  const number = await say(transaction, talk, part, message);
  if (asksAdmin && !talk.isOfficeCalled)
    await sayHappened(transaction, talk, { happened: 'office-called', whoId: null, now });
  return {
    ok: true,
    value: { subject: talk.id, reply: { conversationId: talk.id, number, side: part.side } },
  };
}

async function refusalOf(
  db: Db,
  { talk, part }: Taking,
  { text, pictures }: Written,
  now: Date,
): Promise<Refusal | undefined> {
  if (!part.mayWrite) return 'not-found';
  if (text === '' && pictures.length === 0) return 'nothing-said';
  if (holdsCardNumber(text)) return 'card-number';
  const mute = muteOf(await readMutesOf(db, [talk], part.userId, now), talk, part);
  const standing = standingOf(talk, footingOf(talk, now), part, mute);
  if (standing === 'closed') return 'chat-closed';
  return standing === 'muted' ? 'chat-muted' : undefined;
}

/** The message as whoever sent it sees it, also when the order has since gone to somebody else. */
async function readSent(
  db: Db,
  { conversationId: id, number, side }: Stored,
  caller: Caller,
  now: Date,
): Promise<OutcomeOf<typeof endpoint>> {
  const talk = await findTalk(db, id);
  const part = { side, userId: userOf(caller.person)?.id ?? null, mayWrite: true };
  const row = talk === undefined ? undefined : await findMessage(db, { ...part, id }, number);
  // The reply is stored longer than the message, which was deleted since.
  if (talk === undefined || row === undefined) return { ok: false, reason: 'not-found' };
  const message = viewMessage(row, talk, part, await pictureAddresses(db, now));
  return { ok: true, value: { conversationId: id, message } };
}
