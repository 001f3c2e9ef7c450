import * as z from 'zod/mini';
import { event } from '../events/event.ts';
import { id, instant } from '../fields.ts';
import { claimOutcome } from './claims/schema.ts';
import { doorReportId } from './delivery/schema.ts';
import { orderActions, orderStatuses, type OrderAction } from './lifecycle.ts';
import { itemStatuses } from './shopping/item-steps.ts';

const ofOrder = { orderId: id, code: z.string() };
const ofItem = { ...ofOrder, itemId: id };
const ofBoughtItem = { ...ofItem, status: z.enum(itemStatuses) };

/** The order moved: the action, and the state and version after it. */
const ofMove = {
  ...ofOrder,
  action: z.enum(['place', ...orderActions]),
  status: z.enum(orderStatuses),
  version: z.int(),
};

const moves = [
  event('order.placed', ofMove),
  event('order.confirmed', ofMove),
  event('order.rescheduled', ofMove),
  event('order.assigned', ofMove),
  event('order.givenUp', ofMove),
  event('order.shoppingStarted', ofMove),
  event('order.pickedUp', ofMove),
  event('order.madeReady', ofMove),
  event('order.takenOver', ofMove),
  event('order.setOff', ofMove),
  event('order.delivered', ofMove),
  event('order.completed', ofMove),
  event('order.reassigned', ofMove),
  event('order.restarted', ofMove),
  event('order.cancelled', ofMove),
  event('order.failed', ofMove),
] as const;

/** The event of each action; the compiler asks for one when the table of transitions gets another action. */
export const eventOfAction = {
  place: 'order.placed',
  confirm: 'order.confirmed',
  reschedule: 'order.rescheduled',
  assign: 'order.assigned',
  giveUp: 'order.givenUp',
  startShopping: 'order.shoppingStarted',
  pickUp: 'order.pickedUp',
  makeReady: 'order.madeReady',
  takeOver: 'order.takenOver',
  setOff: 'order.setOff',
  deliver: 'order.delivered',
  complete: 'order.completed',
  reassign: 'order.reassigned',
  restart: 'order.restarted',
  cancel: 'order.cancelled',
  fail: 'order.failed',
} as const satisfies Record<'place' | OrderAction, z.output<(typeof moves)[number]>['kind']>;

export const orderEvents = [
  ...moves,
  event('order.itemFound', ofBoughtItem),
  /** A replacement that the customer's rule allowed without a question. */
  event('order.itemReplaced', ofBoughtItem),
  event('order.itemLeftOut', ofItem),
  event('order.itemReopened', ofItem),
  event('order.priceAsked', ofItem),
  event('order.replacementProposed', ofItem),
  event('order.questionAnswered', ofBoughtItem),
  event('order.arrived', ofOrder),
  event('order.callRecorded', { ...ofOrder, wasAnswered: z.boolean() }),
  event('order.rejectionAsked', ofItem),
  event('order.rejectionRefused', ofBoughtItem),
  event('order.itemRejected', ofBoughtItem),
  event('order.notOpenedReported', ofOrder),
  event('order.deliveryAsked', { ...ofOrder, reportId: doorReportId, answerBy: instant }),
  event('order.deliveryAnswered', { ...ofOrder, yes: z.boolean() }),
  event('order.doorPaymentChosen', ofOrder),
  event('order.doorDecided', { ...ofOrder, outcome: z.string() }),
  event('order.joined', ofOrder),
  event('order.linkRequested', ofOrder),
  event('order.newTimeOffered', { ...ofOrder, startsAt: instant, answerBy: instant }),
  event('order.etaChanged', { ...ofOrder, from: instant, to: instant }),
  event('order.delayExpected', { ...ofOrder, dueAt: instant, likelyAt: instant }),
  /** Its agent has been silent since they took it: soon another agent can have it. */
  event('order.agentSilent', ofOrder),
  /** The address of an errand was corrected: its carrier goes to another door. */
  event('order.addressCorrected', { ...ofOrder, version: z.int() }),
  /** A parcel that nobody took goes to the office. */
  event('order.parcelToOffice', ofOrder),
  /** The same is with its sender again, has come to the office, or is decided on there. */
  event('order.parcelBroughtBack', ofOrder),
  event('order.parcelReceived', ofOrder),
  event('order.parcelDecided', ofOrder),
  event('order.claimMade', { ...ofOrder, ...claimOutcome.shape }),
  event('order.claimDecided', { ...ofOrder, ...claimOutcome.shape }),
  /** An alarm may be about no order. */
  event('alarm.raised', { alarmId: id, orderId: z.nullable(id) }),
  /** Several alarms of one order settle together, without their ids. */
  event('alarm.settled', { alarmId: z.optional(id), orderId: z.nullable(id) }),
] as const;

export const earlierOrderKinds = {
  'order.place': 'order.placed',
  'order.confirm': 'order.confirmed',
  'order.reschedule': 'order.rescheduled',
  'order.assign': 'order.assigned',
  'order.giveUp': 'order.givenUp',
  'order.startShopping': 'order.shoppingStarted',
  'order.pickUp': 'order.pickedUp',
  'order.makeReady': 'order.madeReady',
  'order.takeOver': 'order.takenOver',
  'order.deliver': 'order.delivered',
  'order.complete': 'order.completed',
  'order.reassign': 'order.reassigned',
  'order.restart': 'order.restarted',
  'order.cancel': 'order.cancelled',
  'order.fail': 'order.failed',
  'order.findItem': 'order.itemFound',
  'order.leaveItemOut': 'order.itemLeftOut',
  'order.reopenItem': 'order.itemReopened',
  'order.askPrice': 'order.priceAsked',
  'order.proposeReplacement': 'order.replacementProposed',
  'order.answerQuestion': 'order.questionAnswered',
  'order.arrive': 'order.arrived',
  'order.recordCall': 'order.callRecorded',
  'order.askRejection': 'order.rejectionAsked',
  'order.keepItem': 'order.rejectionRefused',
  'order.rejectItem': 'order.itemRejected',
  'order.reportNotOpened': 'order.notOpenedReported',
  'order.askDelivered': 'order.deliveryAsked',
  'order.answerDelivery': 'order.deliveryAnswered',
  'order.decideDoor': 'order.doorDecided',
  'order.joinOrder': 'order.joined',
  'order.offerNewTime': 'order.newTimeOffered',
  'order.eta': 'order.etaChanged',
  'order.runningLate': 'order.delayExpected',
  'order.makeClaim': 'order.claimMade',
  'order.decideClaim': 'order.claimDecided',
  'alarm.raise': 'alarm.raised',
  'alarm.settle': 'alarm.settled',
} as const;
