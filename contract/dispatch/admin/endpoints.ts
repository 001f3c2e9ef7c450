import * as z from 'zod/mini';
import { cityInput } from '#contract/office/in-city.ts';
import { defineEndpoint } from '#contract/endpoint.ts';
import { orderCode } from '#contract/orders/schema.ts';
import { agentForOrder, marketCoverage } from '../schema.ts';

export const listAgentsFor = defineEndpoint({
  name: 'listAgentsFor',
  purpose:
    'Who is online and could be given this order by hand: those at its market first, then the nearest.',
  method: 'GET',
  path: '/api/admin/orders/:code/agents',
  audience: 'orders:manage',
  duringMaintenance: 'answered',
  input: z.strictObject({ code: orderCode }),
  reply: z.array(agentForOrder),
  refusals: ['not-found'],
});

export const showCoverage = defineEndpoint({
  name: 'showCoverage',
  purpose:
    'Each market that is open, or where somebody is online or an order waits: its agents, what their floats still buy, and why nobody has the orders that wait.',
  method: 'GET',
  path: '/api/admin/coverage',
  audience: 'orders:manage',
  narrows: true,
  duringMaintenance: 'answered',
  input: cityInput,
  reply: z.array(marketCoverage),
  refusals: [],
});
