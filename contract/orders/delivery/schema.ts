import * as z from 'zod/mini';
import { id, instant } from '#contract/fields.ts';

export const doorReportId = id.brand<'DoorReportId'>();
export type DoorReportId = z.output<typeof doorReportId>;

/** An agent's report of a door: a delivery that was taken, one that was not believed, or nobody who took it. */
export const doorReportKinds = ['delivered', 'refused', 'not-opened'] as const;
export type DoorReportKind = (typeof doorReportKinds)[number];

/** The office's choices for each kind of report. */
export const doorOutcomes = {
  delivered: ['delivered', 'not-delivered'],
  refused: ['delivered', 'goes-on'],
  'not-opened': ['customers', 'ours', 'goes-on'],
} as const satisfies Record<DoorReportKind, readonly string[]>;
export type DoorOutcome = (typeof doorOutcomes)[DoorReportKind][number];

export const doorAnswers = ['yes', 'no', 'silence'] as const;

/** An agent's word on what happened at a door, as long as nobody has decided on it. */
export const doorReport = z.object({
  id: doorReportId,
  kind: z.enum(doorReportKinds),
  madeAt: instant,
  /** The end of the customer's time to answer; nothing where they are not asked. */
  answerBy: z.nullable(instant),
  /** The customer's last answer. */
  answer: z.nullable(z.enum(doorAnswers)),
});
export type DoorReport = z.output<typeof doorReport>;
