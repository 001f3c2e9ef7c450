import * as z from 'zod/mini';
import { cityInput } from '#contract/office/in-city.ts';
import { defineEndpoint } from '#contract/endpoint.ts';
import { clientRequestId, line } from '#contract/fields.ts';
import { approval, approvalId } from './schema.ts';

export const listApprovals = defineEndpoint({
  name: 'listApprovals',
  purpose: 'Money that waits for a second person, oldest first, and what was decided in the last week.',
  method: 'GET',
  path: '/api/admin/money/approvals',
  audience: 'money:view',
  narrows: true,
  duringMaintenance: 'answered',
  input: cityInput,
  reply: z.object({ waiting: z.array(approval), decided: z.array(approval) }),
  refusals: [],
});

export const decideApproval = defineEndpoint({
  name: 'decideApproval',
  purpose:
    'As the second person, with the right that moving this money takes: agree, and it moves at once, or refuse and say why.',
  method: 'POST',
  path: '/api/admin/money/approvals/:approvalId/decide',
  audience: 'money:view',
  duringMaintenance: 'answered',
  stepUp: true,
  input: z.strictObject({
    clientRequestId,
    approvalId,
    decision: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('approve') }),
      z.strictObject({ kind: z.literal('refuse'), reason: line(300).check(z.minLength(1)) }),
    ]),
  }),
  reply: approval,
  refusals: [
    'not-found',
    'not-allowed',
    'own-account',
    'own-request',
    'already-decided',
    'amount-too-high',
    'changed-meanwhile',
    'credit-too-low',
    'earnings-too-low',
    'more-than-paid',
    'not-an-account',
    'order-under-way',
    'same-id-other-body',
  ],
});

export const withdrawApproval = defineEndpoint({
  name: 'withdrawApproval',
  purpose: 'Take back what one asked a second person for.',
  method: 'POST',
  path: '/api/admin/money/approvals/:approvalId/withdraw',
  audience: 'money:view',
  duringMaintenance: 'answered',
  input: z.strictObject({ clientRequestId, approvalId }),
  reply: approval,
  refusals: ['not-found', 'not-allowed', 'already-decided', 'same-id-other-body'],
});
