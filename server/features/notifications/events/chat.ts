import * as z from 'zod/mini';
import { sides, type Side } from '#contract/chat/schema.ts';
import { tagOf } from '#contract/notifications/links.ts';
import { isUnderWay } from '#contract/orders/lifecycle.ts';
import { orderCode } from '#contract/orders/schema.ts';
import type { Db } from '#server/db/database.ts';
import type { PublishedEvent } from '#server/outbox/published-store.ts';
import { findTalk, type Talk } from '#server/features/chat/store.ts';
import { findOrder } from '#server/features/orders/order/store.ts';
import { tellOf, type Hear } from './received-event.ts';
import { dropSeen, readAdmins } from './store.ts';

/**
 * Whoever has the talk open reads it meanwhile, and needs no notice. While an order runs somebody stands at a stall or
 * a gate and waits for the answer; everything else has time until one of the office, or their other phone, has seen it.
 * Whoever surely has the product open nowhere does not wait so long.
 */
const waitSeconds = { whileOrderRuns: 5, otherwise: 20 } as const;
export const longestWaitSeconds = waitSeconds.otherwise;

const written = z.object({ conversation: z.string(), number: z.int(), from: z.string() });

/** A message wakes the others of its talk; its words stay there. */
export const hearMessage: Hear = async (transaction, event) => {
  const { conversation, number, from } = written.parse(event.payload);
  const side = sides.find((one) => one === from);
  const talk = await findTalk(transaction, conversation);
  if (side === undefined || talk === undefined) return;
  const order = talk.code === null ? undefined : await findOrder(transaction, talk.code);
  const code = order === undefined ? null : orderCode.parse(order.code);
  const runs = order !== undefined && isUnderWay(order.status);
  const message = { conversation, number };
  for (const [to, accountIds] of await othersOf(transaction, event, talk, side)) {
    const facts = { kind: 'chat-message', code, from: side, to, message } as const;
    const delaySeconds = waitSeconds[runs && to !== 'staff' ? 'whileOrderRuns' : 'otherwise'];
    const about = { delaySeconds, ...(order !== undefined && { order }) };
    for (const accountId of accountIds) await tellOf(transaction, event, accountId, facts, about);
  }
};

type Listening = readonly [to: 'customer' | 'agent' | 'staff', accountIds: readonly string[]];

/** The event says who may hear of it: of two who are kept apart, neither hears the other. */
async function othersOf(
  transaction: Db,
  { topics }: PublishedEvent,
  talk: Talk,
  from: Side,
): Promise<Listening[]> {
  const heard = (accountId: string | null) =>
    accountId !== null && topics.includes(`account:${accountId}`) ? [accountId] : [];
  const customer: Listening = ['customer', from === 'customer' ? [] : heard(talk.whoseId)];
  const carrier: Listening = ['agent', from === 'agent' ? [] : heard(talk.riderId ?? talk.agentId)];
  return [customer, carrier, ['staff', from === 'office' ? [] : await adminOf(transaction, talk)]];
}

/** Whoever looks after it, else everybody who may answer; a talk between two only where the office was called in. */
async function adminOf(transaction: Db, talk: Talk): Promise<string[]> {
  if (talk.assignedTo !== null) return [talk.assignedTo];
  const isTheirs = talk.code === null || talk.isOfficeCalled;
  return isTheirs ? readAdmins(transaction, 'chats:reply') : [];
}

const seen = z.object({ conversation: z.string(), side: z.string(), read: z.int() });

/** What they have read needs no telling. */
export const hearSeen: Hear = async (transaction, event) => {
  const { conversation, side, read } = seen.parse(event.payload);
  const talk = await findTalk(transaction, conversation);
  if (talk === undefined || read < talk.last) return;
  const accountIds = readersOf(talk, side).filter((id) => id !== null);
  const code = talk.code === null ? null : orderCode.parse(talk.code);
  const tag = tagOf({ kind: 'chat-message', code, from: 'office', to: 'customer' });
  await dropSeen(transaction, accountIds, tag, new Date());
};

function readersOf(talk: Talk, side: string): (string | null)[] {
  if (side === 'customer') return [talk.whoseId];
  return side === 'agent' ? [talk.agentId, talk.riderId] : [];
}
