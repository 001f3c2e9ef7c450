import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { agentPerformance } from './agents-schema.ts';
import { askedDaysInCity } from './analysis-schema.ts';

export const showPerformance = defineEndpoint({
  name: 'showPerformance',
  purpose:
    'How every agent did on some days: offers, time, lines, prices against the guide, ratings and hours.',
  method: 'GET',
  path: '/api/admin/agent-performance',
  audience: 'agents:manage',
  narrows: true,
  duringMaintenance: 'answered',
  counted: 'heavy',
  input: askedDaysInCity,
  reply: z.object({
    agents: z.array(agentPerformance),
    /** Days whose figures are being recomputed and may still change. */
    daysWaiting: z.int(),
  }),
  refusals: ['bad-days'],
});
