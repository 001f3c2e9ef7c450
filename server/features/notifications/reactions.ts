import { eventKinds, type EventKind } from '#contract/events/domain-event.ts';
import type { Database, Db } from '#server/db/database.ts';
import { readOutbox, type TakenEvent } from '#server/outbox/reader.ts';
import { readerNames } from '#server/outbox/readers.ts';
import { withOrders, type Handle, type ReceivedEvent } from './events/received-event.ts';
import { notifyMessageSent, dropReadNotices } from './events/chat.ts';
import { notifyAdjusted, notifyApprovalAsked, notifyClaimDecided, notifyRefunded } from './events/money.ts';
import { notifySecondStepChanged, notifySignedInAnew } from './events/account.ts';
import { notifyAlarmRaised, notifyOpened } from './events/admin.ts';
import { notifyRequestOverdue } from './events/lists.ts';
import {
  notifyArrived,
  notifyAssigned,
  notifyAtStop,
  notifyCancelled,
  notifyConfirmed,
  notifyDelivered,
  notifyFailed,
  notifyLinkRequested,
  notifyMadeReady,
  notifyMoved,
  notifyPickedUp,
  notifyPlaced,
  notifyDelayExpected,
  notifySetOff,
} from './events/order.ts';
import { notifyBroughtBack, notifyParcelDecided, notifyReceived } from './events/errands/parcel.ts';
import {
  notifyQuestionAnswered,
  notifyDeliveryAsked,
  notifyQuestionAsked,
  notifyNewTimeOffered,
} from './events/questions.ts';
import { notifySender } from './events/requests.ts';
import { notifyDrafted, notifyPaused } from './events/weekly.ts';
import {
  notifyApplicationDecided,
  notifyGoesElsewhere,
  notifyOrderGiven,
  notifyOfferMade,
  notifyOrderTakenAway,
  notifyStillThere,
} from './events/work.ts';

const noNotice = null;

/** The notices of each event. Most events concern nobody's notices, and say so. */
const handlers: { readonly [Kind in EventKind]: Handle<Kind> | typeof noNotice } = {
  'account.forgotten': noNotice,
  'account.rightsChanged': noNotice,
  'account.signedInAnew': notifySignedInAnew,
  'account.secondStepChanged': notifySecondStepChanged,
  'session.ended': noNotice,
  'agent.applied': noNotice,
  'agent.verified': notifyApplicationDecided('verify'),
  'agent.refused': notifyApplicationDecided('refuse'),
  'agent.suspended': notifyApplicationDecided('suspend'),
  'agent.moved': noNotice,
  'agent.wentOnline': noNotice,
  'agent.wentOffline': noNotice,
  'agent.askedForFloat': noNotice,
  'alarm.raised': notifyAlarmRaised,
  'alarm.settled': noNotice,
  'catalogue.changed': noNotice,
  'chat.answeringStarted': noNotice,
  'chat.changed': noNotice,
  'chat.messageSent': notifyMessageSent,
  'chat.reported': noNotice,
  'chat.seen': dropReadNotices,
  'chat.typingStarted': noNotice,
  'launch.opened': notifyOpened,
  'offer.accepted': noNotice,
  'offer.declined': noNotice,
  'offer.lapsed': noNotice,
  'offer.made': notifyOfferMade,
  'offer.withdrawn': noNotice,
  'order.placed': notifyPlaced,
  'order.confirmed': notifyConfirmed,
  'order.rescheduled': notifyMoved,
  'order.assigned': both(notifyAssigned, notifyOrderGiven),
  'order.reassigned': both<'order.reassigned'>(both(notifyAssigned, notifyOrderGiven), notifyOrderTakenAway),
  'order.givenUp': notifyOrderTakenAway,
  'order.restarted': notifyOrderTakenAway,
  'order.shoppingStarted': notifyAtStop,
  'order.pickedUp': notifyPickedUp,
  'order.madeReady': notifyMadeReady,
  'order.takenOver': noNotice,
  'order.setOff': notifySetOff,
  'order.delivered': notifyDelivered,
  'order.completed': noNotice,
  'order.cancelled': both(notifyCancelled, notifyOrderTakenAway),
  'order.failed': both(notifyFailed, notifyOrderTakenAway),
  'order.agentSilent': notifyStillThere,
  'order.arrived': notifyArrived,
  'order.callRecorded': noNotice,
  'order.addressCorrected': notifyGoesElsewhere,
  'order.parcelToOffice': notifyGoesElsewhere,
  'order.parcelBroughtBack': notifyBroughtBack,
  'order.parcelReceived': notifyReceived,
  'order.parcelDecided': notifyParcelDecided,
  'order.claimMade': noNotice,
  'order.claimDecided': notifyClaimDecided,
  'order.delayExpected': notifyDelayExpected,
  'order.deliveryAsked': notifyDeliveryAsked,
  'order.deliveryAnswered': noNotice,
  'order.doorDecided': noNotice,
  'order.doorPaymentChosen': noNotice,
  'order.etaChanged': noNotice,
  'order.itemFound': noNotice,
  'order.itemLeftOut': noNotice,
  'order.itemRejected': noNotice,
  'order.itemReopened': noNotice,
  'order.itemReplaced': noNotice,
  'order.joined': noNotice,
  'order.linkRequested': notifyLinkRequested,
  'order.newTimeOffered': notifyNewTimeOffered,
  'order.notOpenedReported': noNotice,
  'order.priceAsked': notifyQuestionAsked,
  'order.questionAnswered': notifyQuestionAnswered,
  'order.rejectionAsked': noNotice,
  'order.rejectionRefused': noNotice,
  'order.replacementProposed': notifyQuestionAsked,
  'payment.adjusted': notifyAdjusted,
  'payment.approvalAsked': notifyApprovalAsked,
  'payment.approvalDecided': noNotice,
  'payment.debtPaid': noNotice,
  'payment.noticeReceived': noNotice,
  // Its customer's page shows it; the notice comes with the money.
  'payment.refundHeld': null,
  'payment.refunded': notifyRefunded,
  'payment.settled': noNotice,
  'price.changed': noNotice,
  'phone.codeAsked': noNotice,
  'request.foundUnreadable': notifySender,
  'request.lapsed': notifySender,
  'request.left': noNotice,
  'request.overdue': notifyRequestOverdue,
  'request.placed': noNotice,
  'request.questionAnswered': noNotice,
  'request.questionAsked': notifySender,
  'request.sent': noNotice,
  'request.taken': noNotice,
  'request.withdrawn': noNotice,
  'request.written': notifySender,
  'return.brought': noNotice,
  'return.decided': noNotice,
  'weekly.drafted': notifyDrafted,
  'weekly.paused': notifyPaused,
  'zone.changed': noNotice,
};

export const notifiedKinds: ReadonlySet<EventKind> = new Set(
  eventKinds.filter((kind) => handlers[kind] !== noNotice),
);

function both<Kind extends EventKind>(first: Handle<Kind>, second: Handle<Kind>): Handle<Kind> {
  return async (transaction, event) => {
    await first(transaction, event);
    await second(transaction, event);
  };
}

async function handleAll(transaction: Db, events: readonly TakenEvent[]): Promise<void> {
  for (const event of await withOrders(transaction, events)) await handleOne(transaction, event);
}

async function handleOne<Kind extends EventKind>(transaction: Db, event: ReceivedEvent<Kind>): Promise<void> {
  const handle: Handle<Kind> | null = handlers[event.kind];
  await handle?.(transaction, event);
}

/** Writes the notices of every event, each exactly once. */
export function writeNotices(db: Database): Promise<void> {
  return readOutbox(db, { name: readerNames.notifications, kinds: notifiedKinds }, handleAll);
}
