import * as z from 'zod/mini';
import { userId } from '../accounts/schema.ts';
import { defineEndpoint } from '../endpoint.ts';
import { instant, line } from '../fields.ts';

const day = z.iso.date();
const person = z.nullable(z.object({ id: userId, name: z.string() }));

/** One line of the security log. */
export const securityEvent = z.object({
  number: z.int(),
  at: instant,
  kind: z.string(),
  /** Null where the system acted. */
  actor: person,
  subject: person,
  detail: z.string(),
  address: z.string(),
  device: z.string(),
});
export type SecurityEvent = z.output<typeof securityEvent>;

const filter = {
  /** The username of the actor or of the account concerned, or an address. */
  search: z.optional(line(80)),
  kind: z.optional(z.string().check(z.regex(/^[a-z]+(?:-[a-z]+)*$/), z.maxLength(60))),
  /** Days in Lagos, the last one with them. */
  from: z.optional(day),
  to: z.optional(day),
};

export const listSecurityEvents = defineEndpoint({
  name: 'listSecurityEvents',
  purpose: 'Sign-ins, rights, resets, exports and readings of papers, newest first, a page at a time.',
  method: 'GET',
  path: '/api/admin/security',
  audience: 'audit:view',
  scope: 'house',
  duringMaintenance: 'answered',
  counted: 'heavy',
  input: z.strictObject({ ...filter, after: z.optional(z.string().check(z.regex(/^\d{1,15}$/))) }),
  reply: z.object({ events: z.array(securityEvent), next: z.nullable(z.string()) }),
  refusals: [],
});

export const exportSecurityEvents = defineEndpoint({
  name: 'exportSecurityEvents',
  purpose: 'The same for a file, ten thousand lines at most; that it was taken stands in the log.',
  method: 'POST',
  path: '/api/admin/security/export',
  audience: 'audit:view',
  scope: 'house',
  duringMaintenance: 'answered',
  counted: 'heavy',
  input: z.strictObject(filter),
  reply: z.object({ events: z.array(securityEvent), isMore: z.boolean() }),
  refusals: [],
});
