import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { heldLinks } from '../orders/links.ts';
import { orderCode } from '../orders/schema.ts';
import { liveEvent } from './schema.ts';

export const takeStreamTicket = defineEndpoint({
  name: 'takeStreamTicket',
  purpose:
    'Proves the links that this device holds and sets a cookie, for a quarter of an hour, with which the stream of events carries those orders.',
  method: 'POST',
  path: '/api/events/ticket',
  audience: 'anyone',
  duringMaintenance: 'answered',
  input: z.strictObject({
    links: heldLinks.check(z.minLength(1)),
  }),
  /** The orders whose links opened them. */
  reply: z.object({ codes: z.array(orderCode) }),
  refusals: ['too-many-tries'],
});

export const followEvents = defineEndpoint({
  name: 'followEvents',
  purpose:
    'What happens to this account’s orders, to the orders of this device’s ticket, and to all orders for staff, as it happens.',
  method: 'GET',
  path: '/api/events',
  audience: 'anyone',
  duringMaintenance: 'answered',
  isStream: true,
  input: z.strictObject({
    /** Asks for the orders of the ticket too; without a valid one the stream is refused and another is to be taken. */
    ticket: z.optional(z.literal('yes')),
  }),
  reply: liveEvent,
  refusals: ['ticket-over', 'too-many-streams'],
});
