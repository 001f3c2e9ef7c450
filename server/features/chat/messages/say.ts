import type { Happening } from '#contract/chat/schema.ts';
import type { Db } from '#server/db/database.ts';
import { writeEvent } from '#server/outbox/event-store.ts';
import { carrierOf, footingOf, type Part } from '../policy.ts';
import { insertMessage } from './store.ts';
import { findOrderTalk, isBegun, type BegunTalk, type Talk } from '../store.ts';
import { takeNumber } from '../store-write.ts';
import { chatEventOf } from '../view-event.ts';

export interface NewMessage {
  requestId: string;
  text: string;
  pictures: readonly string[];
  callsOffice: boolean;
  now: Date;
}

const everybody = ['customer', 'agent', 'office'] as const;

/** Stores a message under the next number, with its event. */
export async function say(
  transaction: Db,
  talk: BegunTalk,
  part: Part,
  message: NewMessage,
): Promise<number> {
  const { now, text, pictures, requestId } = message;
  const { side, userId } = part;
  const footing = footingOf(talk, now);
  const isApart = side !== 'office' && footing.blockedBy !== null;
  const number = await takeNumber(transaction, talk.id, {
    at: now,
    isForOffice: side !== 'office' && (footing.standsOffice || concernsAdmin(talk, message)),
    callsOffice: message.callsOffice || side === 'office',
    isByPerson: true,
    isAnswer: side === 'office',
    ...soughtAs(talk),
  });
  await insertMessage(transaction, {
    conversationId: talk.id,
    number,
    side,
    authorId: userId,
    requestId,
    text,
    happened: null,
    isForOffice: isApart,
    at: now,
    pictures,
  });
  const audience = isApart ? [side] : everybody;
  await writeEvent(
    transaction,
    chatEventOf(talk, 'chat.messageSent', { number, from: side }, footing, audience),
  );
  return number;
}

/** Stores a line of the system: what happened, and to whom. */
export async function sayHappened(
  transaction: Db,
  talk: BegunTalk,
  { happened, whoId, now }: { happened: Happening; whoId: string | null; now: Date },
): Promise<void> {
  const number = await takeNumber(transaction, talk.id, {
    at: now,
    isForOffice: false,
    callsOffice: false,
    isByPerson: false,
    isAnswer: false,
    ...soughtAs(talk),
  });
  await insertMessage(transaction, {
    conversationId: talk.id,
    number,
    side: 'house',
    authorId: whoId,
    requestId: null,
    text: '',
    happened,
    isForOffice: false,
    at: now,
    pictures: [],
  });
  const facts = { number, from: 'house' } as const;
  await writeEvent(
    transaction,
    chatEventOf(talk, 'chat.messageSent', facts, footingOf(talk, now), everybody),
  );
}

const namesSomebody = new Set<Happening>(['agent-took', 'rider-took', 'set-off']);

/** The same in the conversation about an order, where there is one. */
export async function sayOfOrder(
  transaction: Db,
  code: string,
  happenings: readonly Happening[],
): Promise<void> {
  const talk = happenings.length === 0 ? undefined : await findOrderTalk(transaction, code);
  if (talk === undefined || !isBegun(talk)) return;
  const now = new Date();
  for (const happened of happenings) {
    const whoId = namesSomebody.has(happened) ? carrierOf(talk) : null;
    await sayHappened(transaction, talk, { happened, whoId, now });
  }
}

/** A conversation is between the two until one of them, or an admin, brings the admins in. */
function concernsAdmin(talk: Talk, { callsOffice }: NewMessage): boolean {
  return callsOffice || talk.isOfficeCalled || talk.assignedTo !== null;
}

function soughtAs(talk: Talk): { soughtName: string | null; soughtPhone: string | null } {
  const isOrder = talk.orderId !== null;
  const name = (isOrder ? talk.customerName : talk.whoseName) ?? '';
  return {
    soughtName: name === '' ? null : name.toLowerCase(),
    soughtPhone: isOrder ? talk.customerPhone : talk.whosePhone,
  };
}
