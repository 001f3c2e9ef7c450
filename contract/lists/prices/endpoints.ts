import * as z from 'zod/mini';
import { cityInput } from '#contract/office/in-city.ts';
import { defineEndpoint } from '#contract/endpoint.ts';
import { clientRequestId } from '#contract/fields.ts';
import { officePrices, priceRound, recordedRound } from './round.ts';

export const listPriceRound = defineEndpoint({
  name: 'listPriceRound',
  purpose:
    'What is gone through in the morning: each item at each market with its last price, the most bought first.',
  method: 'GET',
  path: '/api/admin/prices/round',
  audience: 'markets:manage',
  narrows: true,
  duringMaintenance: 'answered',
  input: cityInput,
  reply: priceRound,
  refusals: [],
});

export const recordPrices = defineEndpoint({
  name: 'recordPrices',
  purpose:
    'Write down the prices of a round; each counts as one sample of its day and is answered by itself.',
  method: 'POST',
  path: '/api/admin/prices/round',
  audience: 'markets:manage',
  duringMaintenance: 'answered',
  input: z.strictObject({ clientRequestId, day: z.iso.date(), prices: officePrices }),
  reply: recordedRound,
  refusals: ['day-over', 'same-id-other-body'],
});
