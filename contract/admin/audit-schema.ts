import * as z from 'zod/mini';
import { userId } from '../accounts/schema.ts';
import { instant } from '../fields.ts';

/** Plain data about what was changed. */
export const auditFacts = z.record(
  z.string(),
  z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.string())]),
);

/** One change by an admin, with the values before and after. */
export const auditEntry = z.object({
  number: z.int(),
  at: instant,
  /** Null where the system acted. */
  actor: z.nullable(z.object({ id: userId, name: z.string() })),
  action: z.string(),
  noun: z.string(),
  subject: z.string(),
  /** The name people use: an order’s code, an account’s name; null where there is none. */
  subjectName: z.nullable(z.string()),
  before: z.nullable(auditFacts),
  after: z.nullable(auditFacts),
  /** Money was changed, and the reader may not see it: neither the earlier nor the new value is told. */
  isWithheld: z.boolean(),
  address: z.string(),
  userAgent: z.string(),
});
export type AuditEntry = z.output<typeof auditEntry>;
