import * as z from 'zod/mini';
import { cityInput } from '#contract/office/in-city.ts';
import { userId } from '#contract/accounts/schema.ts';
import { defineEndpoint } from '#contract/endpoint.ts';
import { koboSum } from '#contract/kobo.ts';
import { cityId } from '#contract/cities/ids.ts';
import { agentForAdmin } from '../schema.ts';
import { agentOnRoad, carriedOrder } from './road-schema.ts';

export const listAgentsOnRoad = defineEndpoint({
  name: 'listAgentsOnRoad',
  purpose: 'Who is online now, where their phones last were, and which orders they carry.',
  method: 'GET',
  path: '/api/admin/agent-road',
  audience: 'agents:manage',
  narrows: true,
  duringMaintenance: 'answered',
  input: cityInput,
  reply: z.array(agentOnRoad),
  refusals: [],
});

export const moveAgent = defineEndpoint({
  name: 'moveAgent',
  purpose:
    'Let an agent who is offline and carries nothing work in another city, at all of its markets that are shown.',
  method: 'POST',
  path: '/api/admin/agents/:userId/city',
  audience: 'agents:manage',
  scope: 'house',
  duringMaintenance: 'answered',
  input: z.strictObject({ userId, cityId }),
  reply: agentForAdmin,
  refusals: ['not-found', 'own-account', 'already-decided', 'no-such-city', 'agent-online', 'agent-carries'],
});

export const previewSuspension = defineEndpoint({
  name: 'previewSuspension',
  purpose:
    'What suspending an agent would mean now: the orders they carry, and to those who may see money the house’s cash in their hand.',
  method: 'GET',
  path: '/api/admin/agents/:userId/suspension',
  audience: 'agents:manage',
  duringMaintenance: 'answered',
  input: z.strictObject({ userId }),
  reply: z.object({
    carrying: z.array(carriedOrder),
    /** Null for an admin who may not see money. */
    floatKobo: z.nullable(koboSum),
  }),
  refusals: ['not-found'],
});
