import * as z from 'zod/mini';
import { secondStepChange } from '../accounts/second-steps/schema.ts';
import { id, instant, line } from '../fields.ts';
import { kobo } from '../kobo.ts';
import { measure } from '../measures/measures.ts';
import { alarmKinds } from '../orders/alarms/schema.ts';
import { doorReportId } from '../orders/delivery/schema.ts';
import { parcelOutcomes, parcelPlaces } from '../orders/errands/parcel-return.ts';
import { questionId } from '../orders/ids.ts';
import { chosenWindow, eta, orderCode } from '../orders/schema.ts';
import { systemReasons } from '../orders/system-reasons.ts';
import { weeklyTroubles } from '../orders/weekly/schema.ts';
import { tradingDays } from '../time.ts';
import type { NoticeKind } from './kinds.ts';

/** A path of ours: a notice never leads to another site. */
export const noticeLink = line(200).check(z.regex(/^\/(?![/\\])[^\s\\]*$/));

/** Text of a broadcast in one language; short enough for the smallest screen. */
export const broadcastText = z.strictObject({
  title: line(60).check(z.minLength(1)),
  body: line(240).check(z.minLength(1)),
});
export const broadcastWords = z.strictObject({ pcm: broadcastText, en: broadcastText });
export type BroadcastWords = z.output<typeof broadcastWords>;

const code = orderCode;
const market = z.string();
/** The kind of an order with one thing to collect or to do; nothing for a list. */
const errand = z.optional(z.enum(['carry', 'do']));
/** The first name of somebody else at the door. */
const receiver = z.optional(z.string());
/** The place that a parcel goes back to, where it was in an agent's hands as its order ended. */
const goesBack = z.optional(z.enum(parcelPlaces));
/** Goods that an agent has in hand, with the price for all of it. */
const held = {
  questionId,
  name: z.string(),
  quantity: z.number(),
  measure: z.nullable(measure),
  priceKobo: kobo,
};
const answerBy = instant;

/** Facts of each kind of notice; never a PIN, an address, or the text of a chat. */
export const noticeFacts = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('order-placed'), code, market, errand }),
  z.object({ kind: z.literal('link-sent'), code }),
  z.object({
    kind: z.literal('receiver-pin'),
    code,
    market,
    errand,
    /** The first name of who sends it, if it is a plain one, and what is paid at the door; neither for somebody who ordered it themselves. */
    sender: z.optional(z.string()),
    owedKobo: z.optional(kobo),
  }),
  z.object({
    kind: z.literal('order-confirmed'),
    code,
    market,
    startsAt: z.nullable(instant),
    window: chosenWindow,
  }),
  z.object({ kind: z.literal('order-moved'), code, market, startsAt: instant }),
  z.object({ kind: z.literal('order-assigned'), code, market, agent: z.string(), errand }),
  z.object({ kind: z.literal('order-picked-up'), code, market, errand }),
  z.object({
    kind: z.literal('agent-at-stop'),
    code,
    market,
    carrier: z.string(),
    /** The price of a step of waiting; nothing where none was agreed. */
    stepKobo: z.nullable(kobo),
  }),
  z.object({ kind: z.literal('task-done'), code, market }),
  z.object({
    kind: z.literal('price-asked'),
    code,
    ...held,
    answerBy,
    /** A sum of money was asked for, and no count. */
    isWorth: z.optional(z.boolean()),
  }),
  z.object({ kind: z.literal('replacement-asked'), code, ...held, wanted: z.string(), answerBy }),
  z.object({ kind: z.literal('new-time-offered'), code, startsAt: instant, answerBy }),
  z.object({ kind: z.literal('delivery-asked'), code, reportId: doorReportId, answerBy }),
  z.object({
    kind: z.literal('order-on-the-way'),
    code,
    carrier: z.string(),
    eta,
    receiver,
  }),
  z.object({ kind: z.literal('order-at-door'), code, carrier: z.string(), receiver }),
  z.object({
    kind: z.literal('order-late'),
    code,
    likelyAt: instant,
    eta,
  }),
  z.object({ kind: z.literal('order-delivered'), code, receiver }),
  z.object({
    kind: z.literal('order-receipt'),
    code,
    totalKobo: kobo,
    goodsKobo: kobo,
    deliveryKobo: kobo,
    serviceKobo: kobo,
  }),
  z.object({
    kind: z.literal('order-cancelled'),
    code,
    why: z.enum([...systemReasons, 'somebody']),
    errand,
    goesBack,
  }),
  z.object({ kind: z.literal('order-failed'), code, errand, goesBack }),
  z.object({
    kind: z.literal('parcel-back'),
    code,
    errand,
    /** The end: with its sender, fetched at the office, disposed of there, or lost. */
    outcome: z.nullable(z.enum(parcelOutcomes)),
    /** The office's address, and until when it is there while there is no outcome. */
    office: z.string(),
    until: z.nullable(instant),
    /** True where the office said that it stays for longer. */
    isLonger: z.boolean(),
    /** The fee of the way back to its sender. */
    feeKobo: kobo,
  }),
  z.object({ kind: z.literal('list-ready'), requestId: id }),
  z.object({ kind: z.literal('list-question'), requestId: id }),
  z.object({ kind: z.literal('list-unreadable'), requestId: id }),
  z.object({ kind: z.literal('list-lapsed'), requestId: id }),
  z.object({
    kind: z.literal('weekly-draft'),
    draftId: id,
    listId: id,
    weekday: z.enum(tradingDays),
    market,
    /** With every fee; nothing where there is a reason why it cannot be said. */
    estimateKobo: z.nullable(kobo),
    unknownLines: z.int(),
    trouble: z.nullable(z.enum(weeklyTroubles)),
  }),
  z.object({ kind: z.literal('weekly-paused'), listId: id, weekday: z.enum(tradingDays) }),
  z.object({ kind: z.literal('refund-made'), code, kobo, to: z.enum(['credit', 'sender']) }),
  z.object({ kind: z.literal('claim-decided'), code, approvedKobo: z.nullable(kobo) }),
  z.object({
    kind: z.literal('chat-message'),
    /** About an order, or nothing: with the office. */
    code: z.nullable(code),
    from: z.enum(['customer', 'agent', 'office']),
    /** The reader decides which screen opens. */
    to: z.enum(['customer', 'agent', 'staff']),
    /** The message, so that no notice goes to a person who has read it meanwhile. */
    message: z.optional(z.object({ conversation: id, number: z.int() })),
  }),
  z.object({ kind: z.literal('offer-made'), offerId: id, market, orders: z.int(), earnKobo: kobo }),
  z.object({ kind: z.literal('order-given'), code, market }),
  z.object({
    kind: z.literal('order-taken-away'),
    code,
    why: z.enum(['silent', 'cancelled', 'failed', 'given-away', 'market-closed']),
  }),
  /** An errand under way to another address, or its parcel to the office and not to its sender. */
  z.object({ kind: z.literal('goes-elsewhere'), code, to: z.enum(['address', 'office']) }),
  z.object({ kind: z.literal('still-there'), code, minutes: z.int() }),
  z.object({ kind: z.literal('question-answered'), code, name: z.string(), isYes: z.boolean() }),
  z.object({ kind: z.literal('signed-in-anew'), by: z.enum(['password', 'reset']), device: z.string() }),
  z.object({ kind: z.literal('second-step-changed'), change: secondStepChange, device: z.string() }),
  z.object({ kind: z.literal('application-decided'), decision: z.enum(['verify', 'refuse', 'suspend']) }),
  z.object({ kind: z.literal('alarm-raised'), alarm: z.enum(alarmKinds), code: z.nullable(code) }),
  z.object({ kind: z.literal('list-waiting'), minutes: z.int() }),
  z.object({
    kind: z.literal('approval-asked'),
    approvalId: id,
    kobo,
    /** Instant at which it goes by itself, where nobody else holds the right. */
    waitsUntil: z.nullable(instant),
  }),
  z.object({ kind: z.literal('opened') }),
  z.object({ kind: z.literal('broadcast'), broadcastId: id, words: broadcastWords, link: noticeLink }),
  z.object({
    kind: z.literal('test'),
    /** A broadcast, as its author will see it on their own phone. */
    shows: z.optional(z.object({ words: broadcastWords, link: noticeLink })),
  }),
]);
export type NoticeFacts = z.output<typeof noticeFacts>;

/** The facts of one kind. */
export type FactsOf = { [Kind in NoticeKind]: Extract<NoticeFacts, { kind: Kind }> };
