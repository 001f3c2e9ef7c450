import * as z from 'zod/mini';
import { defineEndpoint } from '#contract/endpoint.ts';
import { linkToken, orderCode, trackedOrder, watchKey } from '../schema.ts';

export const shareOrder = defineEndpoint({
  name: 'shareOrder',
  purpose: 'The key of a link for family, who watch the order with it and can do nothing else.',
  method: 'POST',
  path: '/api/orders/:code/share',
  audience: 'anyone',
  duringMaintenance: 'answered',
  input: z.strictObject({ code: orderCode, token: z.nullable(linkToken) }),
  reply: z.object({ key: watchKey }),
  refusals: ['not-found', 'too-late', 'too-many-tries'],
});

export const watchOrder = defineEndpoint({
  name: 'watchOrder',
  purpose: 'Status, ETA and checklist by the key that its customer sent on; until a day after its end.',
  method: 'POST',
  path: '/api/orders/:code/watch',
  audience: 'anyone',
  duringMaintenance: 'answered',
  input: z.strictObject({ code: orderCode, key: watchKey }),
  reply: trackedOrder,
  refusals: ['not-found', 'too-many-tries'],
});
