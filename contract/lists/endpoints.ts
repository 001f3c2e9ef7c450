import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { listItem, listText } from './schema.ts';

export const parseList = defineEndpoint({
  name: 'parseList',
  purpose: 'Read a shopping list as it was written into items; nothing is kept.',
  method: 'POST',
  path: '/api/lists/parse',
  audience: 'anyone',
  duringMaintenance: 'answered',
  input: z.strictObject({ text: listText }),
  reply: z.object({ items: z.array(listItem) }),
  refusals: [],
});
