import * as z from 'zod/mini';
import { cityInput } from '../office/in-city.ts';
import { defineEndpoint } from '../endpoint.ts';
import { instant } from '../fields.ts';
import { dayFigures, matter, matterKinds } from './day-schema.ts';

export const showDay = defineEndpoint({
  name: 'showDay',
  purpose:
    'What waits for a person now, the most urgent first, and the day’s numbers: only what the asker may deal with.',
  method: 'GET',
  path: '/api/admin/day',
  /** The handler filters by rights, so a person without any gets an empty reply. */
  audience: 'signed-in',
  scope: 'cities',
  narrows: true,
  duringMaintenance: 'answered',
  input: cityInput,
  reply: z.object({
    matters: z.array(matter),
    /** Kinds of which more wait than the reply holds. */
    more: z.array(z.enum(matterKinds)),
    figures: dayFigures,
    asOf: instant,
  }),
  refusals: [],
});
