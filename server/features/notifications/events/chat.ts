import type { Side } from '#contract/chat/schema.ts';
import { tagOf } from '#contract/notifications/links.ts';
import { isUnderWay } from '#contract/orders/lifecycle.ts';
import { orderCode } from '#contract/orders/schema.ts';
import type { Db } from '#server/db/database.ts';
import { findTalk, type Talk } from '#server/features/chat/store.ts';
import { findOrder } from '#server/features/orders/order/store.ts';
import { notifyOf, type Handle, type ReceivedEvent } from './received-event.ts';
import { dropRead, readAdmins } from './store.ts';

/**
 * A person who has the conversation open reads it meanwhile, and needs no notice. While an order runs one of the two
 * stands at a stall or a gate and waits for the answer; everything else has time until an admin, or the person's other
 * phone, has seen it. A person who surely has the product open nowhere does not wait so long.
 */
const waitSeconds = { whileOrderRuns: 5, otherwise: 20 } as const;
export const longestWaitSeconds = waitSeconds.otherwise;

/** A message notifies the others of its conversation, without its text. */
export const notifyMessageSent: Handle<'chat.messageSent'> = async (transaction, event) => {
  const { conversation, number, from } = event.payload;
  const talk = await findTalk(transaction, conversation);
  if (from === 'house' || talk === undefined) return;
  const order = talk.code === null ? undefined : await findOrder(transaction, talk.code);
  const code = order === undefined ? null : orderCode.parse(order.code);
  const runs = order !== undefined && isUnderWay(order.status);
  const message = { conversation, number };
  for (const [to, accountIds] of await othersOf(transaction, event, talk, from)) {
    const facts = { kind: 'chat-message', code, from, to, message } as const;
    const delaySeconds = waitSeconds[runs && to !== 'staff' ? 'whileOrderRuns' : 'otherwise'];
    const about = { delaySeconds, ...(order !== undefined && { order }) };
    for (const accountId of accountIds) await notifyOf(transaction, event, accountId, facts, about);
  }
};

type Listening = readonly [to: 'customer' | 'agent' | 'staff', accountIds: readonly string[]];

/** The topics of the event name the receivers: of two who are blocked, neither gets the other's messages. */
async function othersOf(
  transaction: Db,
  { topics }: Pick<ReceivedEvent, 'topics'>,
  talk: Talk,
  from: Side,
): Promise<Listening[]> {
  const listeningTo = (accountId: string | null) =>
    accountId !== null && topics.includes(`account:${accountId}`) ? [accountId] : [];
  const customer: Listening = ['customer', from === 'customer' ? [] : listeningTo(talk.whoseId)];
  const carrier: Listening = ['agent', from === 'agent' ? [] : listeningTo(talk.riderId ?? talk.agentId)];
  return [customer, carrier, ['staff', from === 'office' ? [] : await adminOf(transaction, talk)]];
}

/**
 * The admin who looks after it and sees it still, else all who may answer; in a conversation of two only if admins were
 * called.
 */
async function adminOf(transaction: Db, talk: Talk): Promise<string[]> {
  const { assignedTo, orderId, whoseId } = talk;
  const isTheirs = assignedTo !== null || talk.code === null || talk.isOfficeCalled;
  if (!isTheirs) return [];
  const admins = await readAdmins(transaction, 'chats:reply', { orderId, personId: whoseId });
  return assignedTo !== null && admins.includes(assignedTo) ? [assignedTo] : admins;
}

/** A message that was read needs no notice. */
export const dropReadNotices: Handle<'chat.seen'> = async (transaction, event) => {
  const { conversation, side, read } = event.payload;
  const talk = await findTalk(transaction, conversation);
  if (talk === undefined || read < talk.last) return;
  const accountIds = readersOf(talk, side).filter((id) => id !== null);
  const code = talk.code === null ? null : orderCode.parse(talk.code);
  const tag = tagOf({ kind: 'chat-message', code, from: 'office', to: 'customer' });
  await dropRead(transaction, accountIds, tag, new Date());
};

function readersOf(talk: Talk, side: Side): (string | null)[] {
  if (side === 'customer') return [talk.whoseId];
  return side === 'agent' ? [talk.agentId, talk.riderId] : [];
}
