import * as z from 'zod/mini';
import { userId } from '#contract/accounts/schema.ts';
import { instant, line } from '#contract/fields.ts';
import { orderKind } from '#contract/orders/errands/schema.ts';
import { listRequestId } from '../ids.ts';
import { original, requestQuestion, unreadableReasons } from '../schema.ts';

/** A lease outlives a closed tab for so long; the tab that is open renews it well before. */
export const leaseSeconds = 5 * 60;
export const renewEverySeconds = 60;
/** However often it is renewed, others may take it after so long. */
export const longestHeldMinutes = 30;
/** A tab that nobody has touched for so long lets go of it. */
export const untouchedMinutes = 3;

/** Staff aim to write a list within so many minutes, and are rung once about one that has waited for longer still. */
export const aimMinutes = 5;
export const alarmMinutes = 10;

export const longestQuestion = 500;

/** States in which a request is in the queue: the others are ends. */
export const queueStates = ['waiting', 'asked', 'ready'] as const;

const lease = z.object({
  holderId: userId,
  holder: z.string(),
  until: instant,
});

/** A request as the queue lists it. */
export const queuedRequest = z.object({
  id: listRequestId,
  state: z.enum(queueStates),
  kind: z.enum(['voice', 'photo']),
  orderKind,
  city: z.string(),
  customerName: z.string(),
  sentAt: instant,
  /** Seconds for which it has waited for staff, without the time that its customer took to answer. */
  waitedSeconds: z.number(),
  /** Member of staff who writes it down now. */
  lease: z.nullable(lease),
});
export type QueuedRequest = z.output<typeof queuedRequest>;

export const transcriptionQueue = z.object({
  requests: z.array(queuedRequest),
  /** Number of all that wait for staff, also where the list is longer than what is shown. */
  waiting: z.int(),
});

/** A request as the admin who holds it has it. */
export const takenRequest = z.object({
  id: listRequestId,
  original,
  /** As its sender chose it. */
  orderKind,
  note: z.string(),
  customer: z.object({ name: z.string(), phone: z.string(), language: z.enum(['pcm', 'en']) }),
  sentAt: instant,
  waitedSeconds: z.number(),
  questions: z.array(requestQuestion),
  leaseUntil: instant,
});
export type TakenRequest = z.output<typeof takenRequest>;

export const askedWords = line(longestQuestion).check(z.minLength(1));
export const unreadableReason = z.enum(unreadableReasons);
