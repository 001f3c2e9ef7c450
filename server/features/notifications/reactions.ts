import type { Database, Db } from '#server/db/database.ts';
import { readOutbox } from '#server/outbox/reader.ts';
import { readerNames } from '#server/outbox/readers.ts';
import type { TakenEvent } from '#server/outbox/reader-store.ts';
import { withOrders, type Hear } from './events/received-event.ts';
import { hearMessage, hearSeen } from './events/chat.ts';
import { hearAdjust, hearClaim, hearRefund } from './events/money.ts';
import { hearAlarm, hearOpen } from './events/admin.ts';
import {
  hearAssign,
  hearCancel,
  hearConfirm,
  hearDeliver,
  hearFail,
  hearPickUp,
  hearRunningLate,
  hearSetOff,
} from './events/order.ts';
import { hearAnswer, hearAskDelivered, hearAsked, hearNewTime } from './events/questions.ts';
import { hearDecision, hearGiven, hearOffer, hearTaken } from './events/work.ts';

/** Who hears of what; everything else is told to nobody. */
const heard: Readonly<Record<string, readonly Hear[]>> = {
  'order.confirm': [hearConfirm],
  'order.assign': [hearAssign, hearGiven],
  'order.reassign': [hearAssign, hearGiven, hearTaken],
  'order.giveUp': [hearTaken],
  'order.restart': [hearTaken],
  'order.pickUp': [hearPickUp],
  'order.setOff': [hearSetOff],
  'order.runningLate': [hearRunningLate],
  'order.deliver': [hearDeliver],
  'order.cancel': [hearCancel, hearTaken],
  'order.fail': [hearFail, hearTaken],
  'order.askPrice': [hearAsked],
  'order.proposeReplacement': [hearAsked],
  'order.offerNewTime': [hearNewTime],
  'order.askDelivered': [hearAskDelivered],
  'order.answerQuestion': [hearAnswer],
  'order.decideClaim': [hearClaim],
  'payment.refund': [hearRefund],
  'payment.adjust': [hearAdjust],
  'offer.make': [hearOffer],
  'agent.verify': [hearDecision('verify')],
  'agent.refuse': [hearDecision('refuse')],
  'agent.suspend': [hearDecision('suspend')],
  'alarm.raise': [hearAlarm],
  'launch.open': [hearOpen],
  'chat.message': [hearMessage],
  'chat.seen': [hearSeen],
};

export const isHeard: ReadonlySet<string> = new Set(Object.keys(heard));

async function hearAll(transaction: Db, events: readonly TakenEvent[]): Promise<void> {
  for (const event of await withOrders(transaction, events))
    for (const hear of heard[event.kind] ?? []) await hear(transaction, event);
}

/** Writes down who is to hear of what happened, each of it exactly once. Most of it concerns nobody's notices. */
export function hearWhatHappened(db: Database): Promise<void> {
  return readOutbox(db, { name: readerNames.notifications, kinds: isHeard }, hearAll);
}
