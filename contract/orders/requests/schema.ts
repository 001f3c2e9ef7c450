import * as z from 'zod/mini';
import { cityId } from '#contract/cities/ids.ts';
import { clientRequestId, instant, prose } from '#contract/fields.ts';
import { pictureId, recordingId } from '#contract/media/schema.ts';
import { askedKind, orderKind } from '../errands/schema.ts';
import { linkToken, orderCode } from '../schema.ts';
import { contact } from '../placing/schema.ts';
import { listRequestId } from './ids.ts';
import { mostRequestPictures } from './most-pictures.ts';

/**
 * Waiting for staff to write it down; asked, for the customer's answer; ready, for the customer to look through and place;
 * placed as an order. The others are ends: staff cannot make it out, 24 hours of silence, taken back by the customer.
 */
export const requestStates = [
  'waiting',
  'asked',
  'ready',
  'placed',
  'unreadable',
  'lapsed',
  'withdrawn',
] as const;
export type RequestState = (typeof requestStates)[number];

export const unreadableReasons = ['cannot-hear', 'cannot-see', 'no-list', 'other'] as const;
export type UnreadableReason = (typeof unreadableReasons)[number];

export const longestNote = 2000;
export const longestAnswer = 2000;
export const longestWrittenList = 20_000;
export const writtenList = prose(longestWrittenList).check(z.minLength(1));

/** States in which somebody's move is waited for; 24 hours of silence end them. */
export const openRequestStates = ['waiting', 'asked', 'ready'] as const satisfies readonly RequestState[];
export const requestLapsesAfterHours = 24;

export function isOpenRequest({ state }: { state: RequestState }): boolean {
  return openRequestStates.some((open) => open === state);
}

/** The voice note or the photos in place of a typed list. */
export const original = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('voice'), url: z.string(), seconds: z.number() }),
  z.object({ kind: z.literal('photo'), urls: z.array(z.string()) }),
]);
export type Original = z.output<typeof original>;

export const sentOriginal = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('voice'), recordingId }),
  z.strictObject({
    kind: z.literal('photo'),
    pictureIds: z.array(pictureId).check(z.minLength(1), z.maxLength(mostRequestPictures)),
  }),
]);

export const newListRequest = z.strictObject({
  clientRequestId,
  /** Null: the first city that is shown. */
  cityId: z.nullable(cityId),
  original: sentOriginal,
  customer: contact,
  note: prose(longestNote),
  /** The order that it is in place of; absent: a list for a market. */
  orderKind: z.optional(askedKind),
});
export type NewListRequest = z.output<typeof newListRequest>;

/** A request of one's own: by the account, or by its id and the key that its sender got. */
export const ofOwnRequest = z.strictObject({ requestId: listRequestId, token: z.nullable(linkToken) });

export const requestQuestion = z.object({
  question: z.string(),
  askedAt: instant,
  answer: z.nullable(z.string()),
});

/** As its sender sees it. */
export const listRequest = z.object({
  id: listRequestId,
  state: z.enum(requestStates),
  original,
  /** The order that it is in place of, as staff understood it. */
  orderKind,
  note: z.string(),
  sentAt: instant,
  questions: z.array(requestQuestion),
  /** The list as staff wrote it down; read by the parser like any typed list. */
  text: z.nullable(z.string()),
  unreadableReason: z.nullable(z.enum(unreadableReasons)),
  /** The order that was placed from it. */
  code: z.nullable(orderCode),
  /** The opening from which staff write it; null where it does not wait, or was sent while a market was open. */
  waitsFrom: z.nullable(instant),
  /** The time at which silence ends it; null once it is over. */
  endsAt: z.nullable(instant),
});
export type ListRequest = z.output<typeof listRequest>;
