import * as z from 'zod/mini';
import { userId } from '#contract/accounts/schema.ts';
import { id, instant } from '#contract/fields.ts';
import { keysOf } from '#contract/keys-of.ts';
import { kobo, koboSum } from '#contract/kobo.ts';
import { orderCode } from '#contract/orders/schema.ts';
import { approvalRights } from './rules.ts';

export const approvalId = id.brand<'ApprovalId'>();
export type ApprovalId = z.output<typeof approvalId>;

export const approvalKinds = keysOf(approvalRights);

/** `passed`: nobody else held the right, and the day of waiting is over. `lapsed`: it did not hold any more. */
export const approvalStates = ['waiting', 'approved', 'passed', 'refused', 'withdrawn', 'lapsed'] as const;
export type ApprovalState = (typeof approvalStates)[number];

/** Money that one person asked to move and a second one has to agree to. */
export const approval = z.object({
  id: approvalId,
  kind: z.enum(approvalKinds),
  state: z.enum(approvalStates),
  kobo,
  /** Sum that the recipient gets that day, with this. */
  dayKobo: koboSum,
  /** The person who gets it; empty once they are forgotten. */
  recipientName: z.string(),
  /** Null for a guest. */
  recipientId: z.nullable(userId),
  code: z.nullable(orderCode),
  /** Null where the house itself is the first person. */
  askedById: z.nullable(userId),
  askedByName: z.nullable(z.string()),
  askedAt: instant,
  /** Note or reason of the requester. */
  words: z.string(),
  /** Set where nobody else holds the right: then it goes by itself. */
  waitsUntil: z.nullable(instant),
  decidedByName: z.nullable(z.string()),
  decidedAt: z.nullable(instant),
  reason: z.nullable(z.string()),
});
export type Approval = z.output<typeof approval>;
