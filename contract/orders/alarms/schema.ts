import * as z from 'zod/mini';
import { id, instant } from '#contract/fields.ts';
import { doorReport } from '../delivery/schema.ts';
import { orderCode } from '../schema.ts';

export const alarmId = id.brand<'AlarmId'>();
export type AlarmId = z.output<typeof alarmId>;

/** What wants a person's eye on the first screen of those who run the day. */
export const alarmKinds = [
  'no-agent',
  'agent-silent',
  'running-late',
  'pin-wrong-offline',
  'delivery-to-confirm',
  'attempt-to-confirm',
  'pin-locked',
  'rejection-open',
  'delivery-failed',
  'receipt-waived',
  'agent-cancelled',
  'books-differ',
  'payment-unclear',
  'paid-back-too-much',
] as const;
export type AlarmKind = (typeof alarmKinds)[number];

/** An alarm, open or settled. */
export const raisedAlarm = z.object({
  id: alarmId,
  kind: z.enum(alarmKinds),
  /** Nothing: it is about the house, not about one order. */
  code: z.nullable(orderCode),
  raisedAt: instant,
  /** A figure or a name that the sentence shows. */
  about: z.string(),
});

export const alarm = z.object({
  ...raisedAlarm.shape,
  /** The agent's word that somebody has to decide on; until then it rings on. */
  report: z.nullable(doorReport),
});
export type Alarm = z.output<typeof alarm>;
