import * as z from 'zod/mini';
import { cityInput } from '#contract/office/in-city.ts';
import { defineEndpoint } from '#contract/endpoint.ts';
import { done } from '#contract/fields.ts';
import { alarm, alarmId } from './schema.ts';

export const listAlarms = defineEndpoint({
  name: 'listAlarms',
  purpose: 'What wants a person now: decisions first, then the oldest.',
  method: 'GET',
  path: '/api/admin/alarms',
  audience: 'orders:view',
  narrows: true,
  duringMaintenance: 'answered',
  input: cityInput,
  reply: z.array(alarm),
  refusals: [],
});

export const settleAlarm = defineEndpoint({
  name: 'settleAlarm',
  purpose: 'Somebody has looked after it.',
  method: 'POST',
  path: '/api/admin/alarms/:alarmId/settle',
  audience: 'orders:manage',
  duringMaintenance: 'answered',
  input: z.strictObject({ alarmId }),
  reply: done,
  refusals: ['not-found', 'already-decided', 'out-of-turn'],
});
