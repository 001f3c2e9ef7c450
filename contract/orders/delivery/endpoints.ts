import * as z from 'zod/mini';
import { defineEndpoint } from '#contract/endpoint.ts';
import { doorReportId } from './schema.ts';
import { clientRequestId } from '#contract/fields.ts';
import { linkToken, order, orderCode } from '../schema.ts';

export const answerDelivery = defineEndpoint({
  name: 'answerDelivery',
  purpose: 'The customer says whether what was handed over without network reached them.',
  method: 'POST',
  path: '/api/orders/:code/door/:reportId/answer',
  audience: 'anyone',
  duringMaintenance: 'answered',
  input: z.strictObject({
    clientRequestId,
    code: orderCode,
    token: z.nullable(linkToken),
    reportId: doorReportId,
    yes: z.boolean(),
  }),
  reply: order,
  refusals: ['not-found', 'too-late', 'same-id-other-body', 'too-many-tries'],
});

export const decideDoor = defineEndpoint({
  name: 'decideDoor',
  purpose: 'The office says what happened at a door where there is only the agent’s word.',
  method: 'POST',
  path: '/api/admin/orders/:code/door/:reportId/decide',
  audience: 'orders:manage',
  duringMaintenance: 'answered',
  input: z.strictObject({
    clientRequestId,
    code: orderCode,
    reportId: doorReportId,
    outcome: z.enum(['delivered', 'not-delivered', 'customers', 'ours', 'goes-on']),
  }),
  reply: order,
  refusals: [
    'not-found',
    'already-decided',
    'out-of-turn',
    'own-account',
    'more-than-paid',
    'float-too-low',
    'cash-short',
    'same-id-other-body',
  ],
});
