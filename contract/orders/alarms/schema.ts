import * as z from 'zod/mini';
import { id, instant, orNothing } from '#contract/fields.ts';
import { doorReport } from '../delivery/schema.ts';
import { orderCode } from '../schema.ts';

export const alarmId = id.brand<'AlarmId'>();
export type AlarmId = z.output<typeof alarmId>;

/** Kinds of alarms on the admins’ first screen. */
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
  'parcel-kept',
  'receipt-waived',
  'agent-cancelled',
  'books-differ',
  'payment-unclear',
  'paid-back-too-much',
] as const;
export type AlarmKind = (typeof alarmKinds)[number];

/** Alarms that are listed on the first screen and do not ring: the system notifies the customer, or it can wait. */
export const quietAlarms: ReadonlySet<AlarmKind> = new Set([
  'running-late',
  'pin-wrong-offline',
  'receipt-waived',
]);

/** Alarms of an order about which somebody calls its customer. */
export const customerAlarms: ReadonlySet<AlarmKind> = new Set([
  'no-agent',
  'running-late',
  'pin-wrong-offline',
  'delivery-to-confirm',
  'attempt-to-confirm',
  'pin-locked',
  'rejection-open',
  'delivery-failed',
  'parcel-kept',
  'agent-cancelled',
]);

/** An alarm, open or settled. */
export const raisedAlarm = z.object({
  id: alarmId,
  kind: z.enum(alarmKinds),
  /** Null where it is about the whole product, not about one order. */
  code: z.nullable(orderCode),
  raisedAt: instant,
  /** A figure or a name that the sentence shows. */
  about: z.string(),
});

export const alarm = z.object({
  ...raisedAlarm.shape,
  /** The agent's word that somebody has to decide on; until then it rings on. */
  report: z.nullable(doorReport),
  /** The person to call about it. */
  customer: orNothing(z.object({ name: z.string(), phone: z.string() })),
});
export type Alarm = z.output<typeof alarm>;
