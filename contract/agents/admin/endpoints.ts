import * as z from 'zod/mini';
import { userId } from '#contract/accounts/schema.ts';
import { counted } from '#contract/counted.ts';
import { defineEndpoint } from '#contract/endpoint.ts';
import { line, noInput } from '#contract/fields.ts';
import { koboSum } from '#contract/kobo.ts';
import { marketId } from '#contract/markets/schema.ts';
import { agentOnRoad, carriedOrder } from './road-schema.ts';
import { agentForAdmin, agentStates } from '../schema.ts';

export const findAgents = defineEndpoint({
  name: 'findAgents',
  purpose: 'Agents and applicants by name or phone, newest application first, a page at a time.',
  method: 'GET',
  path: '/api/admin/agent-list',
  audience: 'agents:manage',
  duringMaintenance: 'answered',
  counted: 'heavy',
  input: z.strictObject({
    search: z.optional(line(80)),
    state: z.optional(z.enum(agentStates)),
    marketId: z.optional(marketId),
    online: z.optional(z.literal('yes')),
    /** The `next` of the page before, under the same filter. */
    after: z.optional(z.string().check(z.regex(/^\d{1,17}\.[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/))),
  }),
  reply: z.object({
    agents: z.array(agentForAdmin),
    next: z.nullable(z.string()),
    /** With the first page alone. */
    total: z.nullable(counted),
  }),
  refusals: [],
});

export const listAgentsOnRoad = defineEndpoint({
  name: 'listAgentsOnRoad',
  purpose: 'Who is online now, where their phones last were, and which orders they carry.',
  method: 'GET',
  path: '/api/admin/agent-road',
  audience: 'agents:manage',
  duringMaintenance: 'answered',
  input: noInput,
  reply: z.array(agentOnRoad),
  refusals: [],
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
