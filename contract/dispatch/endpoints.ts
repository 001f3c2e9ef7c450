import * as z from 'zod/mini';
import { userId } from '../accounts/schema.ts';
import { defineEndpoint } from '../endpoint.ts';
import { done, instant, noInput } from '../fields.ts';
import { clientRequestId } from '../fields.ts';
import { orderCode } from '../orders/schema.ts';
import { declineReason, offer, offerId, rider } from './schema.ts';

export const listOffers = defineEndpoint({
  name: 'listOffers',
  purpose: 'What this agent is offered now, with the server’s time beside it for the countdown.',
  method: 'GET',
  path: '/api/agent/offers',
  audience: 'agent',
  duringMaintenance: 'answered',
  input: noInput,
  reply: z.object({ offers: z.array(offer), asOf: instant }),
  refusals: [],
});

export const acceptOffer = defineEndpoint({
  name: 'acceptOffer',
  purpose: 'Take all that is offered; the first of two phones has it, the other is told.',
  method: 'POST',
  path: '/api/agent/offers/:offerId/accept',
  audience: 'agent',
  duringMaintenance: 'answered',
  input: z.strictObject({ clientRequestId, offerId }),
  reply: z.object({ codes: z.array(orderCode) }),
  refusals: ['not-found', 'offer-over', 'same-id-other-body'],
});

export const declineOffer = defineEndpoint({
  name: 'declineOffer',
  purpose: 'Let it go to the next best agent, and say why.',
  method: 'POST',
  path: '/api/agent/offers/:offerId/decline',
  audience: 'agent',
  duringMaintenance: 'answered',
  input: z.strictObject({ offerId, reason: declineReason }),
  reply: done,
  refusals: ['not-found', 'offer-over'],
});

export const listRiders = defineEndpoint({
  name: 'listRiders',
  purpose: 'Who could carry from this agent’s market to the door now.',
  method: 'GET',
  path: '/api/agent/riders',
  audience: 'agent',
  duringMaintenance: 'answered',
  input: noInput,
  reply: z.array(rider),
  refusals: ['not-online'],
});

export const handOver = defineEndpoint({
  name: 'handOver',
  purpose: 'Ask a rider at the market to take a packed order to the door; their yes makes it theirs.',
  method: 'POST',
  path: '/api/agent/orders/:code/hand-over',
  audience: 'agent',
  duringMaintenance: 'answered',
  input: z.strictObject({ clientRequestId, code: orderCode, riderId: userId }),
  reply: done,
  refusals: ['not-found', 'out-of-turn', 'needs-agent', 'too-heavy', 'offer-open', 'same-id-other-body'],
});
