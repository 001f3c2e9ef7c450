import * as z from 'zod/mini';
import { cityInput } from '../office/in-city.ts';
import { userId } from '../accounts/schema.ts';
import { defineEndpoint } from '../endpoint.ts';
import { done, instant, line, noInput, orNothing } from '../fields.ts';
import { marketId } from '../markets/schema.ts';
import { clientRequestId } from '../fields.ts';
import { linkToken, orderCode } from '../orders/schema.ts';
import { agent, agentForAdmin, application, carrier, position, shift, work } from './schema.ts';

const reason = line(300).check(z.minLength(1));

export const applyAsAgent = defineEndpoint({
  name: 'applyAsAgent',
  purpose: 'Ask to become an agent, with a photo and a paper; a refused applicant may ask again.',
  method: 'POST',
  path: '/api/agent/application',
  audience: 'signed-in',
  duringMaintenance: 'answered',
  needsStrongPassword: true,
  input: z.strictObject({ clientRequestId, ...application.shape }),
  reply: agent,
  refusals: [
    'bad-phone',
    'name-of-the-house',
    'market-gone',
    'several-cities',
    'no-such-picture',
    'already-applied',
    'phone-taken',
    'staff-account',
    'same-id-other-body',
  ],
});

export const showMyApplication = defineEndpoint({
  name: 'showMyApplication',
  purpose: 'How this account’s application stands; nothing where there is none.',
  method: 'GET',
  path: '/api/agent/application',
  audience: 'signed-in',
  duringMaintenance: 'answered',
  input: noInput,
  reply: z.object({ agent: z.nullable(agent) }),
  refusals: [],
});

export const showShift = defineEndpoint({
  name: 'showShift',
  purpose: 'Whether this agent is online, since when and for which market.',
  method: 'GET',
  path: '/api/agent/shift',
  audience: 'agent',
  duringMaintenance: 'answered',
  input: noInput,
  /** No agent: somebody who was given the role and never applied. */
  reply: z.object({
    shift: z.nullable(shift),
    agent: z.nullable(agent),
    /** Since when they wait for money to buy with. */
    floatAskedAt: orNothing(instant),
  }),
  refusals: [],
});

export const goOnline = defineEndpoint({
  name: 'goOnline',
  purpose: 'Begin a shift at a market: offers come, and the position is shared.',
  method: 'POST',
  path: '/api/agent/online',
  audience: 'agent',
  duringMaintenance: 'answered',
  needsStrongPassword: true,
  input: z.strictObject({ marketId }),
  reply: shift,
  refusals: ['not-verified', 'market-gone'],
});

export const changeMyWork = defineEndpoint({
  name: 'changeMyWork',
  purpose: 'A verified agent says which markets they know, how they move, and what they do.',
  method: 'POST',
  path: '/api/agent/work',
  audience: 'agent',
  duringMaintenance: 'answered',
  input: work,
  reply: agent,
  refusals: ['not-verified', 'market-gone', 'several-cities', 'other-city', 'still-online'],
});

export const askForFloat = defineEndpoint({
  name: 'askForFloat',
  purpose: 'Tell the office that there is no money to buy with; it stands on the day until some was given.',
  method: 'POST',
  path: '/api/agent/float/ask',
  audience: 'agent',
  duringMaintenance: 'answered',
  input: noInput,
  reply: z.object({ floatAskedAt: instant }),
  refusals: ['not-verified'],
});

export const goOffline = defineEndpoint({
  name: 'goOffline',
  purpose: 'End the shift: no more offers, and the position is no longer shared.',
  method: 'POST',
  path: '/api/agent/offline',
  audience: 'agent',
  duringMaintenance: 'answered',
  input: noInput,
  reply: done,
  refusals: ['order-under-way'],
});

export const reportPosition = defineEndpoint({
  name: 'reportPosition',
  purpose:
    'Where the agent is, at most every 15 seconds and only while online; also says that the phone is alive.',
  method: 'POST',
  path: '/api/agent/position',
  audience: 'agent',
  duringMaintenance: 'answered',
  /** Null where the phone is alive but does not know its place. */
  input: z.strictObject({ position: z.nullable(position), takenAt: instant }),
  reply: done,
  refusals: ['not-online'],
});

export const showCarrier = defineEndpoint({
  name: 'showCarrier',
  purpose: 'Who brings this order, and where they are while it is on the way.',
  method: 'POST',
  path: '/api/orders/:code/carrier',
  audience: 'anyone',
  scope: 'cities',
  duringMaintenance: 'answered',
  input: z.strictObject({ code: orderCode, token: z.nullable(linkToken) }),
  reply: z.object({ carrier: z.nullable(carrier) }),
  refusals: ['not-found', 'too-many-tries'],
});

export const listAgents = defineEndpoint({
  name: 'listAgents',
  purpose: 'Every application and agent, those who wait for a word first.',
  method: 'GET',
  path: '/api/admin/agents',
  audience: 'agents:manage',
  narrows: true,
  duringMaintenance: 'answered',
  input: cityInput,
  reply: z.array(agentForAdmin),
  refusals: [],
});

export const listAgentsOnline = defineEndpoint({
  name: 'listAgentsOnline',
  purpose: 'Who can be given an order by hand now.',
  method: 'GET',
  path: '/api/admin/agents/online',
  audience: 'orders:manage',
  duringMaintenance: 'answered',
  input: noInput,
  reply: z.array(z.object({ userId, name: z.string(), marketName: z.string(), carrying: z.int() })),
  refusals: [],
});

export const verifyAgent = defineEndpoint({
  name: 'verifyAgent',
  purpose: 'An applicant, or a suspended agent, may work from now on.',
  method: 'POST',
  path: '/api/admin/agents/:userId/verify',
  audience: 'agents:manage',
  duringMaintenance: 'answered',
  input: z.strictObject({ userId }),
  reply: agentForAdmin,
  refusals: ['not-found', 'already-decided', 'own-account', 'staff-account'],
});

export const refuseAgent = defineEndpoint({
  name: 'refuseAgent',
  purpose: 'Say no to an application, and why.',
  method: 'POST',
  path: '/api/admin/agents/:userId/refuse',
  audience: 'agents:manage',
  duringMaintenance: 'answered',
  input: z.strictObject({ userId, reason }),
  reply: agentForAdmin,
  refusals: ['not-found', 'already-decided', 'own-account'],
});

export const suspendAgent = defineEndpoint({
  name: 'suspendAgent',
  purpose: 'Take an agent off the road; what they carry is for an admin to reassign.',
  method: 'POST',
  path: '/api/admin/agents/:userId/suspend',
  audience: 'agents:manage',
  duringMaintenance: 'answered',
  input: z.strictObject({ userId, reason }),
  reply: agentForAdmin,
  refusals: ['not-found', 'already-decided', 'own-account'],
});
