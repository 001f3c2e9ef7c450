import * as z from 'zod/mini';
import { instant } from '#contract/fields.ts';
import { kobo } from '#contract/kobo.ts';
import { measure } from '#contract/lists/schema.ts';
import { orderItemId } from '../ids.ts';
import { itemStatuses, itemSteps } from './item-steps.ts';
import { movers } from '../lifecycle.ts';

/** One thing that happened to one item. */
export const itemEvent = z.object({
  at: instant,
  /** When an agent’s phone thinks it was done: without network that is earlier. */
  phoneAt: z.nullable(instant),
  itemId: orderItemId,
  step: z.enum(itemSteps),
  /** How it stood afterwards. */
  status: z.enum(itemStatuses),
  by: z.enum(movers),
  /** What was bought, offered or refused, and for how much in all. */
  what: z.nullable(z.object({ name: z.string(), quantity: z.number(), measure: z.nullable(measure), kobo })),
});
export type ItemEvent = z.output<typeof itemEvent>;
