import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { instant, noInput } from '../fields.ts';
import { dayFigures, matter, matterKinds } from './day-schema.ts';

export const showDay = defineEndpoint({
  name: 'showDay',
  purpose:
    'What waits for a person now, the most urgent first, and the day’s numbers: only what the asker may deal with.',
  method: 'GET',
  path: '/api/admin/day',
  /** Whoever may deal with nothing is told nothing. */
  audience: 'signed-in',
  duringMaintenance: 'answered',
  input: noInput,
  reply: z.object({
    matters: z.array(matter),
    /** Of these there are more than were told. */
    more: z.array(z.enum(matterKinds)),
    figures: dayFigures,
    asOf: instant,
  }),
  refusals: [],
});
