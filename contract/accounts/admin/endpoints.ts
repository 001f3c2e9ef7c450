import * as z from 'zod/mini';
import { defineEndpoint } from '#contract/endpoint.ts';
import { done } from '#contract/fields.ts';
import { personCard, personHolds, userId } from '../schema.ts';

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

export const exportPerson = defineEndpoint({
  name: 'exportPerson',
  purpose: 'Everything kept about a person, as one document to hand to them; of staff only by godmode.',
  method: 'POST',
  path: '/api/admin/users/:userId/export',
  audience: 'users:manage',
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
  duringMaintenance: 'answered',
  input: z.strictObject({ userId }),
  reply: done,
  refusals: ['not-found', 'not-allowed', 'own-account', ...personHolds],
});
