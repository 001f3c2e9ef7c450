import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { noInput } from '../fields.ts';

const well = z.object({ status: z.literal('ok') });

export const healthz = defineEndpoint({
  name: 'healthz',
  purpose: 'The process is up and answers.',
  method: 'GET',
  path: '/healthz',
  audience: 'anyone',
  duringMaintenance: 'answered',
  counted: 'never',
  input: noInput,
  reply: well,
  refusals: [],
});

export const readyz = defineEndpoint({
  name: 'readyz',
  purpose: 'The process can serve: the database answers and it is not shutting down.',
  method: 'GET',
  path: '/readyz',
  audience: 'anyone',
  duringMaintenance: 'answered',
  counted: 'never',
  input: noInput,
  reply: well,
  refusals: ['database-away', 'leaving'],
});
