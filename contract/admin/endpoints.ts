import * as z from 'zod/mini';
import { userId } from '../accounts/schema.ts';
import { defineEndpoint } from '../endpoint.ts';
import { instant, line } from '../fields.ts';
import { orderCode } from '../orders/schema.ts';
import { auditEntry } from './audit-schema.ts';
import { orderForAdmin } from './order-history.ts';

const day = z.iso.date();

export const showOrderForOffice = defineEndpoint({
  name: 'showOrderForOffice',
  purpose:
    'An order with everything that happened to it: who did what and when, as far as the asker may know.',
  method: 'GET',
  path: '/api/admin/orders/:code',
  audience: 'orders:view',
  duringMaintenance: 'answered',
  input: z.strictObject({ code: orderCode }),
  reply: orderForAdmin,
  refusals: ['not-found'],
});

export const listAudit = defineEndpoint({
  name: 'listAudit',
  purpose: 'Who changed what, newest first, with how it was before and after.',
  method: 'GET',
  path: '/api/admin/audit',
  audience: 'audit:view',
  duringMaintenance: 'answered',
  counted: 'heavy',
  input: z.strictObject({
    actorId: z.optional(userId),
    /** The same by their username. */
    actor: z.optional(line(60)),
    /** The command’s name. */
    action: z.optional(line(60)),
    noun: z.optional(line(60)),
    /** The thing that was changed: its id, an order’s code, or a username. */
    subject: z.optional(line(100)),
    /** Days in Lagos, the last one with them. */
    from: z.optional(day),
    to: z.optional(day),
    after: z.optional(z.string().check(z.regex(/^\d{1,17}\.\d{1,15}$/))),
  }),
  reply: z.object({
    entries: z.array(auditEntry),
    next: z.nullable(z.string()),
    /** Set where the scan stopped at its limit before the page was full: the time that it reached. */
    lookedTo: z.nullable(instant),
  }),
  refusals: [],
});
