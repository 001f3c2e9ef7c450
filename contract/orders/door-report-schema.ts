import * as z from 'zod/mini';
import { id, instant } from '../fields.ts';

export const doorReportId = id.brand<'DoorReportId'>();

/** What an agent says of a door: handed over and taken as that, handed over and not believed, or nobody took it. */
export const doorReportKinds = ['delivered', 'refused', 'not-opened'] as const;
export type DoorReportKind = (typeof doorReportKinds)[number];

/** What becomes of each, by the office's word. */
export const doorOutcomes = {
  delivered: ['delivered', 'not-delivered'],
  refused: ['delivered', 'goes-on'],
  'not-opened': ['customers', 'ours', 'goes-on'],
} as const satisfies Record<DoorReportKind, readonly string[]>;
export type DoorOutcome = (typeof doorOutcomes)[DoorReportKind][number];

/** An agent's word on what happened at a door, as long as nobody has decided on it. */
export const doorReport = z.object({
  id: doorReportId,
  kind: z.enum(doorReportKinds),
  madeAt: instant,
  /** Until when the customer is waited for; nothing where they are not asked. */
  answerBy: z.nullable(instant),
  /** What the customer said last. */
  answer: z.nullable(z.enum(['yes', 'no', 'silence'])),
});
export type DoorReport = z.output<typeof doorReport>;
