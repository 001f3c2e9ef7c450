import * as z from 'zod/mini';
import { defineEndpoint } from '#contract/endpoint.ts';
import { orderCode } from '#contract/orders/schema.ts';
import { agentForOrder } from '../schema.ts';

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
