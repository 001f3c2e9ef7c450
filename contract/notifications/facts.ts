import * as z from 'zod/mini';
import { id, instant, line } from '../fields.ts';
import { kobo } from '../kobo.ts';
import { measure } from '../lists/schema.ts';
import { alarmKinds } from '../orders/alarms/schema.ts';
import { doorReportId } from '../orders/delivery/schema.ts';
import { questionId } from '../orders/ids.ts';
import { orderCode } from '../orders/schema.ts';
import { systemReasons } from '../orders/system-reasons.ts';
import type { NoticeKind } from './kinds.ts';

/** A path of ours: a notice never leads to another site. */
export const noticeLink = line(200).check(z.regex(/^\/(?![/\\])[^\s\\]*$/));

/** What a broadcast says in one language; short enough for the smallest screen. */
export const broadcastText = z.strictObject({
  title: line(60).check(z.minLength(1)),
  body: line(240).check(z.minLength(1)),
});
export const broadcastWords = z.strictObject({ pcm: broadcastText, en: broadcastText });
export type BroadcastWords = z.output<typeof broadcastWords>;

const code = orderCode;
const market = z.string();
/** What an agent holds in the hand, and for how much in all. */
const held = {
  questionId,
  name: z.string(),
  quantity: z.number(),
  measure: z.nullable(measure),
  priceKobo: kobo,
};
const answerBy = instant;

/** What each kind tells; never a PIN, an address, or what somebody wrote in a chat. */
export const noticeFacts = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('order-confirmed'), code, market, startsAt: z.nullable(instant) }),
  z.object({ kind: z.literal('order-assigned'), code, market, agent: z.string() }),
  z.object({ kind: z.literal('order-picked-up'), code, market }),
  z.object({ kind: z.literal('price-asked'), code, ...held, answerBy }),
  z.object({ kind: z.literal('replacement-asked'), code, ...held, wanted: z.string(), answerBy }),
  z.object({ kind: z.literal('new-time-offered'), code, startsAt: instant, answerBy }),
  z.object({ kind: z.literal('delivery-asked'), code, reportId: doorReportId, answerBy }),
  z.object({
    kind: z.literal('order-on-the-way'),
    code,
    carrier: z.string(),
    eta: z.nullable(z.object({ from: instant, to: instant })),
  }),
  z.object({ kind: z.literal('order-late'), code, likelyAt: instant }),
  z.object({ kind: z.literal('order-delivered'), code }),
  z.object({ kind: z.literal('order-cancelled'), code, why: z.enum([...systemReasons, 'somebody']) }),
  z.object({ kind: z.literal('order-failed'), code }),
  z.object({ kind: z.literal('refund-made'), code, kobo, to: z.enum(['credit', 'sender']) }),
  z.object({ kind: z.literal('claim-decided'), code, approvedKobo: z.nullable(kobo) }),
  z.object({
    kind: z.literal('chat-message'),
    /** About an order, or nothing: with the office. */
    code: z.nullable(code),
    from: z.enum(['customer', 'agent', 'office']),
    /** Who reads it, and so which screen it opens. */
    to: z.enum(['customer', 'agent', 'staff']),
    /** Which message it is: whoever has read it by the time it goes out is not told. */
    message: z.optional(z.object({ conversation: id, number: z.int() })),
  }),
  z.object({ kind: z.literal('offer-made'), offerId: id, market, orders: z.int(), earnKobo: kobo }),
  z.object({ kind: z.literal('order-given'), code, market }),
  z.object({
    kind: z.literal('order-taken-away'),
    code,
    why: z.enum(['silent', 'cancelled', 'failed', 'given-away']),
  }),
  z.object({ kind: z.literal('question-answered'), code, name: z.string(), isYes: z.boolean() }),
  z.object({ kind: z.literal('application-decided'), decision: z.enum(['verify', 'refuse', 'suspend']) }),
  z.object({ kind: z.literal('alarm-raised'), alarm: z.enum(alarmKinds), code: z.nullable(code) }),
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
