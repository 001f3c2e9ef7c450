import * as z from 'zod/mini';
import { instant } from '#contract/fields.ts';
import { kobo } from '#contract/kobo.ts';
import { measure } from '#contract/measures/measures.ts';
import { orderItemId } from '../ids.ts';
import { itemStatuses, itemSteps } from './item-steps.ts';
import { movers } from '../lifecycle.ts';

/** One thing that happened to one item. */
export const itemEvent = z.object({
  at: instant,
  /** Time by the agent’s phone; earlier than the server’s where there was no network. */
  phoneAt: z.nullable(instant),
  itemId: orderItemId,
  step: z.enum(itemSteps),
  /** Status after the step. */
  status: z.enum(itemStatuses),
  by: z.enum(movers),
  /** Goods that were bought, offered or refused, with the price for all of it. */
  what: z.nullable(z.object({ name: z.string(), quantity: z.number(), measure: z.nullable(measure), kobo })),
});
export type ItemEvent = z.output<typeof itemEvent>;
