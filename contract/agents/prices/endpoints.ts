import * as z from 'zod/mini';
import { defineEndpoint } from '#contract/endpoint.ts';
import { clientRequestId } from '#contract/fields.ts';
import { priceRound, recordedRound, seenPrices } from '#contract/lists/prices/round.ts';
import { marketId } from '#contract/markets/schema.ts';

export const listMyPriceRound = defineEndpoint({
  name: 'listMyPriceRound',
  purpose: 'The items of one of this agent’s markets with their last prices, the most bought first.',
  method: 'GET',
  path: '/api/agent/markets/:marketId/prices',
  audience: 'agent',
  duringMaintenance: 'answered',
  input: z.strictObject({ marketId }),
  reply: priceRound,
  refusals: ['not-verified', 'market-gone'],
});

export const recordSeenPrices = defineEndpoint({
  name: 'recordSeenPrices',
  purpose:
    'An agent writes down what stalls of their markets ask; near the guide each counts as a sample of its day.',
  method: 'POST',
  path: '/api/agent/prices',
  audience: 'agent',
  duringMaintenance: 'answered',
  input: z.strictObject({ clientRequestId, day: z.iso.date(), prices: seenPrices }),
  reply: recordedRound,
  refusals: ['not-verified', 'market-gone', 'day-over', 'same-id-other-body'],
});
