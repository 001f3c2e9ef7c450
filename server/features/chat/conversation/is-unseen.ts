import type { Side } from '#contract/chat/schema.ts';
import type { Db } from '#server/db/database.ts';
import { footingOf } from '../policy.ts';
import { readRepliers } from '../admin/store.ts';
import { findTalk, type Talk } from '../store.ts';

/** A message, and one of those whom it was written to, as whom they take part. */
export interface WrittenTo {
  conversation: string;
  number: number;
  from: Side;
  to: Side;
  accountId: string;
}

/** False where it was read meanwhile, or where the order is another’s by now. */
export async function isUnseenBy(db: Db, written: WrittenTo, now: Date): Promise<boolean> {
  const talk = await findTalk(db, written.conversation);
  if (talk === undefined || readUpTo(talk, written.to) >= written.number) return false;
  return isTheirs(db, talk, written, now);
}

function readUpTo(talk: Talk, side: Side): number {
  return { customer: talk.customerRead, agent: talk.agentRead, office: talk.officeRead }[side];
}

async function isTheirs(db: Db, talk: Talk, { from, to, accountId }: WrittenTo, now: Date): Promise<boolean> {
  if (to === 'office') {
    const repliers = await readRepliers(db, { orderId: talk.orderId, personId: talk.whoseId });
    // One whose cities or rights it left meanwhile does not keep it from the others.
    const holder = repliers.find(({ id }) => id === talk.assignedTo);
    return holder === undefined ? repliers.some(({ id }) => id === accountId) : holder.id === accountId;
  }
  const { carrierId, blockedBy } = footingOf(talk, now);
  const isApart = blockedBy !== null && from !== 'office';
  return !isApart && (to === 'customer' ? talk.whoseId : carrierId) === accountId;
}
