import * as z from 'zod/mini';
import { userId } from '#contract/accounts/schema.ts';
import { defineEndpoint } from '#contract/endpoint.ts';
import { instant, noInput } from '#contract/fields.ts';
import { marketId } from '#contract/markets/schema.ts';
import { hour, myHours, windowCapacity, windowPlan } from './schema.ts';

export const listWindows = defineEndpoint({
  name: 'listWindows',
  purpose: 'The delivery windows of a market from now on; none where it has no capacity set.',
  method: 'GET',
  path: '/api/markets/:marketId/windows',
  audience: 'anyone',
  duringMaintenance: 'refused',
  input: z.strictObject({ marketId }),
  reply: z.array(z.object({ startsAt: instant, isFull: z.boolean() })),
  refusals: ['not-found'],
});

export const showWindowPlan = defineEndpoint({
  name: 'showWindowPlan',
  purpose: 'Capacity, roster and orders of a market’s delivery windows.',
  method: 'GET',
  path: '/api/admin/markets/:marketId/windows',
  audience: 'markets:manage',
  duringMaintenance: 'answered',
  input: z.strictObject({ marketId }),
  reply: windowPlan,
  refusals: ['not-found'],
});

export const setWindowHours = defineEndpoint({
  name: 'setWindowHours',
  purpose:
    'Say how many orders a market takes for each hour of the week, and how many one rostered agent brings.',
  method: 'PUT',
  path: '/api/admin/markets/:marketId/windows',
  audience: 'markets:manage',
  duringMaintenance: 'answered',
  input: z.strictObject({
    marketId,
    ...windowCapacity.shape,
    /** As this admin saw them: what another has made of them meanwhile is not written over. */
    seen: z.optional(windowCapacity),
  }),
  reply: windowPlan,
  refusals: ['not-found', 'changed-meanwhile'],
});

export const rosterAgent = defineEndpoint({
  name: 'rosterAgent',
  purpose:
    'Put an agent down for hours of a day at a market, in place of those that stood there; none takes them off.',
  method: 'PUT',
  path: '/api/admin/markets/:marketId/roster',
  audience: 'markets:manage',
  duringMaintenance: 'answered',
  input: z.strictObject({
    marketId,
    agentId: userId,
    day: z.iso.date(),
    hours: z.array(hour).check(z.maxLength(24)),
    /** The hours of this agent and day as this admin saw them. */
    seen: z.optional(z.array(hour).check(z.maxLength(24))),
  }),
  reply: windowPlan,
  refusals: ['not-found', 'no-such-agent', 'bad-days', 'changed-meanwhile', 'rostered-elsewhere'],
});

export const listMyHours = defineEndpoint({
  name: 'listMyHours',
  purpose: 'The hours that this agent is down for, and those that the markets of their city have.',
  method: 'GET',
  path: '/api/agent/hours',
  audience: 'agent',
  duringMaintenance: 'answered',
  input: noInput,
  reply: myHours,
  refusals: ['not-verified'],
});

export const changeMyHour = defineEndpoint({
  name: 'changeMyHour',
  purpose: 'An agent puts themself down for an hour at a market of their city, or takes themself off.',
  method: 'PUT',
  path: '/api/agent/hours',
  audience: 'agent',
  duringMaintenance: 'answered',
  input: z.strictObject({ marketId, day: z.iso.date(), hour, isDown: z.boolean() }),
  reply: myHours,
  refusals: [
    'not-verified',
    'market-gone',
    'hour-begun',
    'window-closed',
    'rostered-elsewhere',
    'needed-then',
  ],
});
