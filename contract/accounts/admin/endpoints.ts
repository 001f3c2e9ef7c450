import * as z from 'zod/mini';
import { inCity } from '#contract/office/in-city.ts';
import { counted } from '#contract/counted.ts';
import { defineEndpoint } from '#contract/endpoint.ts';
import { done, id, line, noInput } from '#contract/fields.ts';
import { permission, person, personCard, personHolds, role, userId } from '../schema.ts';

export const showPerson = defineEndpoint({
  name: 'showPerson',
  purpose: 'One account: its devices, and what must come to its end before it can be deleted.',
  method: 'GET',
  path: '/api/admin/users/:userId',
  audience: 'users:view',
  duringMaintenance: 'answered',
  input: z.strictObject({ userId }),
  reply: personCard,
  refusals: ['not-found'],
});

export const listCitiesToSee = defineEndpoint({
  name: 'listCitiesToSee',
  purpose: 'The cities that an admin can be limited to, by name.',
  method: 'GET',
  path: '/api/admin/cities-to-see',
  audience: 'godmode',
  duringMaintenance: 'answered',
  input: noInput,
  reply: z.array(z.object({ id, name: z.string() })),
  refusals: [],
});

export const exportPerson = defineEndpoint({
  name: 'exportPerson',
  purpose: 'Everything kept about a person, as one document to hand to them; of staff only by godmode.',
  method: 'POST',
  path: '/api/admin/users/:userId/export',
  audience: 'users:manage',
  scope: 'house',
  duringMaintenance: 'answered',
  counted: 'heavy',
  input: z.strictObject({ userId }),
  reply: z.record(z.string(), z.unknown()),
  refusals: ['not-found', 'not-allowed'],
});

export const deletePerson = defineEndpoint({
  name: 'deletePerson',
  purpose: 'Delete a person’s account because they asked for it; staff only by godmode.',
  method: 'POST',
  path: '/api/admin/users/:userId/delete',
  audience: 'users:manage',
  scope: 'house',
  duringMaintenance: 'answered',
  input: z.strictObject({ userId }),
  reply: done,
  refusals: ['not-found', 'not-allowed', 'own-account', ...personHolds],
});

export const listPeople = defineEndpoint({
  name: 'listPeople',
  purpose: 'Accounts by username, name or phone, newest first, a page at a time.',
  method: 'GET',
  path: '/api/admin/users',
  audience: 'users:view',
  narrows: true,
  duringMaintenance: 'answered',
  counted: 'heavy',
  input: z.strictObject({
    ...inCity,
    search: z.optional(line(80)),
    role: z.optional(role),
    /** Admins who were granted it. */
    permission: z.optional(permission),
    /** Deleted accounts only. */
    deleted: z.optional(z.literal('yes')),
    /** Accounts whose name would be refused today. */
    names: z.optional(z.literal('refused')),
    after: z.optional(z.string().check(z.regex(/^\d{1,15}$/))),
  }),
  reply: z.object({
    people: z.array(person),
    next: z.nullable(z.string()),
    /** With the first page alone. */
    total: z.nullable(counted),
  }),
  refusals: [],
});
