import { defineEndpoint } from '#contract/endpoint.ts';
import { noInput } from '#contract/fields.ts';
import { earnings } from './schema.ts';

export const showMyEarnings = defineEndpoint({
  name: 'showMyEarnings',
  purpose: 'What this agent earned, order by order, what is still held and why, and what was paid out.',
  method: 'GET',
  path: '/api/agent/earnings',
  audience: 'agent',
  duringMaintenance: 'answered',
  input: noInput,
  reply: earnings,
  refusals: [],
});
