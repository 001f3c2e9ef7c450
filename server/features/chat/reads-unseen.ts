import { firstNameOf } from '#contract/agents/first-name.ts';
import type { Side } from '#contract/chat/schema.ts';
import type { Db } from '../../db/database.ts';
import { carrierIn } from './policy.ts';
import { findMessage } from './store-messages.ts';
import { findTalk, type BegunTalk } from './store.ts';

/** Somebody who may hear of a message. */
export interface Addressee {
  side: Side;
  /** Nobody's: a guest, or whoever of the office looks first. */
  accountId: string | null;
}

export interface Unseen {
  code: string | null;
  from: Side;
  /** The first name of whoever wrote it. */
  name: string;
  to: Addressee[];
}

/** Who of the others has not seen a message; nothing where it is gone, or nobody's to be told of. */
export async function unseenBy(db: Db, conversationId: string, number: number): Promise<Unseen | undefined> {
  const now = new Date();
  const talk = await findTalk(db, conversationId);
  const message = await findMessage(db, { id: conversationId, side: 'office' }, number);
  if (talk === undefined || message === undefined || message.side === 'house') return undefined;
  if (message.isHidden || message.isForgotten) return undefined;
  const { side, isForOffice } = message;
  const others = addresseesOf(talk, now).filter(
    (one) => one.side !== side && (!isForOffice || one.side === 'office'),
  );
  const to = others.filter((one) => readBy(talk, one.side) < number);
  const name =
    side === 'customer' ? (talk.orderId === null ? talk.whoseName : talk.customerName) : message.authorName;
  return { code: talk.code, from: side, name: firstNameOf(name ?? ''), to };
}

function addresseesOf(talk: BegunTalk, now: Date): Addressee[] {
  const carrier = carrierIn(talk, now);
  return [
    { side: 'customer', accountId: talk.whoseId },
    ...(carrier === null ? [] : [{ side: 'agent', accountId: carrier } as const]),
    ...(talk.isUnread ? [{ side: 'office', accountId: talk.assignedTo } as const] : []),
  ];
}

function readBy(talk: BegunTalk, side: Side): number {
  return { customer: talk.customerRead, agent: talk.agentRead, office: talk.officeRead }[side];
}
