import * as z from 'zod/mini';
import { cityInput } from '#contract/office/in-city.ts';
import { userId } from '#contract/accounts/schema.ts';
import { mostKoboWithoutStepUp } from '#contract/accounts/step-up.ts';
import { defineEndpoint } from '#contract/endpoint.ts';
import { line, noInput } from '#contract/fields.ts';
import { enteredKobo } from '#contract/kobo.ts';
import { clientRequestId } from '#contract/fields.ts';
import { agentMoney, agentPaper, amount, countId, floatCount, note } from './schema.ts';

export const showMyPaper = defineEndpoint({
  name: 'showMyPaper',
  purpose: 'The paper an agent can show: the house’s money in their hand, where it came from and went to.',
  method: 'GET',
  path: '/api/agent/float',
  audience: 'agent',
  duringMaintenance: 'answered',
  input: noInput,
  reply: agentPaper,
  refusals: [],
});

export const countFloat = defineEndpoint({
  name: 'countFloat',
  purpose: 'Close a shift: say how much cash is in the hand; an admin confirms it.',
  method: 'POST',
  path: '/api/agent/float/count',
  audience: 'agent',
  duringMaintenance: 'answered',
  input: z.strictObject({ clientRequestId, countedKobo: enteredKobo, words: line(300) }),
  reply: floatCount,
  refusals: ['count-open', 'same-id-other-body'],
});

export const listAgentsMoney = defineEndpoint({
  name: 'listAgentsMoney',
  purpose: 'Floats that are out, earnings that are owed and counts that wait, agent by agent.',
  method: 'GET',
  path: '/api/admin/money/agents',
  audience: 'money:view',
  narrows: true,
  duringMaintenance: 'answered',
  input: cityInput,
  reply: z.array(agentMoney),
  refusals: [],
});

export const showAgentPaper = defineEndpoint({
  name: 'showAgentPaper',
  purpose: 'One agent’s paper, as the agent sees it.',
  method: 'GET',
  path: '/api/admin/money/agents/:agentId',
  audience: 'money:view',
  duringMaintenance: 'answered',
  input: z.strictObject({ agentId: userId }),
  reply: agentPaper,
  refusals: ['not-found'],
});

export const issueFloat = defineEndpoint({
  name: 'issueFloat',
  purpose: 'Give an agent money of the house to buy with.',
  method: 'POST',
  path: '/api/admin/money/agents/:agentId/issue',
  audience: 'money:manage',
  duringMaintenance: 'answered',
  stepUp: { field: 'kobo', above: mostKoboWithoutStepUp },
  input: z.strictObject({ clientRequestId, agentId: userId, kobo: amount, note }),
  reply: agentPaper,
  refusals: ['not-found', 'own-account', 'same-id-other-body'],
});

export const takeFloatBack = defineEndpoint({
  name: 'takeFloatBack',
  purpose: 'An agent hands money of the house back.',
  method: 'POST',
  path: '/api/admin/money/agents/:agentId/return',
  audience: 'money:manage',
  duringMaintenance: 'answered',
  input: z.strictObject({ clientRequestId, agentId: userId, kobo: amount, note }),
  reply: agentPaper,
  refusals: ['not-found', 'own-account', 'float-too-low', 'same-id-other-body'],
});

export const decideCount = defineEndpoint({
  name: 'decideCount',
  purpose: 'Confirm an agent’s count, with what is handed in and what is missing or too much, or refuse it.',
  method: 'POST',
  path: '/api/admin/money/counts/:countId/decide',
  audience: 'money:manage',
  duringMaintenance: 'answered',
  input: z.strictObject({
    clientRequestId,
    countId,
    decision: z.discriminatedUnion('kind', [
      z.strictObject({
        kind: z.literal('confirm'),
        handedInKobo: enteredKobo,
        /** True where the cash of the waiting change was there; it then becomes the customers’ credit. */
        isChangeThere: z.boolean(),
      }),
      z.strictObject({ kind: z.literal('refuse'), reason: line(300) }),
    ]),
  }),
  reply: floatCount,
  refusals: [
    'not-found',
    'already-decided',
    'own-account',
    'needs-reason',
    'float-too-low',
    'book-out-of-bounds',
    'same-id-other-body',
  ],
});

export const payEarnings = defineEndpoint({
  name: 'payEarnings',
  purpose: 'Pay an agent what they earned, or a part of it.',
  method: 'POST',
  path: '/api/admin/money/agents/:agentId/payout',
  audience: 'money:manage',
  duringMaintenance: 'answered',
  stepUp: true,
  input: z.strictObject({ clientRequestId, agentId: userId, kobo: amount, note }),
  reply: agentPaper,
  refusals: [
    'not-found',
    'own-account',
    'earnings-too-low',
    'second-person-needed',
    'second-person-asked',
    'same-id-other-body',
  ],
});
