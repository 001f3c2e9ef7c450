import * as z from 'zod/mini';
import { userId } from '../accounts/schema.ts';
import { instant } from '../fields.ts';

/** Plain data about what was changed. */
const facts = z.record(
  z.string(),
  z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.string())]),
);

/** Who changed what, as it was and as it became. */
export const auditEntry = z.object({
  number: z.int(),
  at: instant,
  /** Nobody: the house itself. */
  actor: z.nullable(z.object({ id: userId, name: z.string() })),
  action: z.string(),
  noun: z.string(),
  subject: z.string(),
  /** How people call it: an order’s code, an account’s name; nothing where it has no other name. */
  subjectName: z.nullable(z.string()),
  before: z.nullable(facts),
  after: z.nullable(facts),
  /** What was changed is money, and the reader may not see that: neither how it was nor how it became is told. */
  isWithheld: z.boolean(),
  address: z.string(),
  userAgent: z.string(),
});
export type AuditEntry = z.output<typeof auditEntry>;
