import * as z from 'zod/mini';
import { cityInput } from '#contract/office/in-city.ts';
import { defineEndpoint } from '#contract/endpoint.ts';
import { noInput } from '#contract/fields.ts';
import { clientRequestId } from '#contract/fields.ts';
import { handedBack } from '#contract/orders/errands/parcel-return.ts';
import { goodsReturn, lossReason, myReturns, returnId } from './schema.ts';

const decided = ['not-found', 'already-decided', 'own-account', 'same-id-other-body'] as const;

export const listMyReturns = defineEndpoint({
  name: 'listMyReturns',
  purpose: 'Goods that this agent has to bring back, where to, and whom to call.',
  method: 'GET',
  path: '/api/agent/returns',
  audience: 'agent',
  duringMaintenance: 'answered',
  input: noInput,
  reply: myReturns,
  refusals: [],
});

export const bringReturn = defineEndpoint({
  name: 'bringReturn',
  purpose:
    'The agent says that the goods are at the office, where they stand on the agent’s account until staff agree; or that a parcel is with its sender, with the photo of it.',
  method: 'POST',
  path: '/api/agent/returns/:returnId/brought',
  audience: 'agent',
  duringMaintenance: 'answered',
  input: z.strictObject({
    clientRequestId,
    returnId,
    /** For a parcel that went back to its sender. */
    handedBack: z.optional(z.nullable(handedBack)),
  }),
  reply: goodsReturn,
  refusals: [
    'not-found',
    'already-decided',
    'out-of-turn',
    'needs-photo',
    'no-such-picture',
    'same-id-other-body',
  ],
});

export const listReturns = defineEndpoint({
  name: 'listReturns',
  purpose: 'Goods that agents have to bring back, those that were brought first.',
  method: 'GET',
  path: '/api/admin/returns',
  audience: 'orders:view',
  narrows: true,
  duringMaintenance: 'answered',
  input: cityInput,
  reply: z.array(goodsReturn),
  refusals: [],
});

export const receiveReturn = defineEndpoint({
  name: 'receiveReturn',
  purpose:
    'The office has the goods: to be sold again, or thrown away for a reason. A parcel is kept for 48 hours.',
  method: 'POST',
  path: '/api/admin/returns/:returnId/receive',
  audience: 'orders:manage',
  duringMaintenance: 'answered',
  input: z.strictObject({
    clientRequestId,
    returnId,
    outcome: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('received') }),
      z.strictObject({ kind: z.literal('thrown-away'), reason: lossReason }),
    ]),
  }),
  reply: goodsReturn,
  refusals: [...decided, 'out-of-turn'],
});

export const decideParcel = defineEndpoint({
  name: 'decideParcel',
  purpose: 'Say why a parcel at the office is handed over to its sender, kept for longer, or disposed of.',
  method: 'POST',
  path: '/api/admin/returns/:returnId/parcel',
  audience: 'orders:manage',
  duringMaintenance: 'answered',
  input: z.strictObject({
    clientRequestId,
    returnId,
    decision: z.enum(['hand-over', 'keep', 'dispose']),
    reason: lossReason,
  }),
  reply: goodsReturn,
  refusals: [...decided, 'out-of-turn'],
});

export const writeReturnOff = defineEndpoint({
  name: 'writeReturnOff',
  purpose: 'The goods will not come back: the house bears them, and why.',
  method: 'POST',
  path: '/api/admin/returns/:returnId/write-off',
  audience: 'money:manage',
  duringMaintenance: 'answered',
  input: z.strictObject({ clientRequestId, returnId, reason: lossReason }),
  reply: goodsReturn,
  refusals: [...decided, 'out-of-turn'],
});
