import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';

/** Something that happened to what this caller may follow; the screen asks for the rest itself. */
export const liveEvent = z.object({
  kind: z.string(),
  payload: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
});

export const followEvents = defineEndpoint({
  name: 'followEvents',
  purpose: 'What happens to this account’s orders, to an order whose link is given, and to the board for staff, as it happens.',
  method: 'GET',
  path: '/api/events',
  audience: 'anyone',
  duringMaintenance: 'answered',
  isStream: true,
  input: z.strictObject({
    /** `CODE.token`, for whoever holds an order's link. */
    order: z.optional(z.string().check(z.maxLength(150))),
  }),
  reply: liveEvent,
  refusals: ['not-found', 'too-many-tries'],
});
