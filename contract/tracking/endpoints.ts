import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { liveEvent } from './schema.ts';

export const followEvents = defineEndpoint({
  name: 'followEvents',
  purpose:
    'What happens to this account’s orders, to orders whose links are given, and to all orders for staff, as it happens.',
  method: 'GET',
  path: '/api/events',
  audience: 'anyone',
  duringMaintenance: 'answered',
  isStream: true,
  input: z.strictObject({
    /** The links this device holds: `CODE.token`, parted by commas, five at most. */
    orders: z.optional(z.string().check(z.maxLength(600))),
  }),
  reply: liveEvent,
  refusals: ['too-many-tries'],
});
