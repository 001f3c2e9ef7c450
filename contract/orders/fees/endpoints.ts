import * as z from 'zod/mini';
import { cityId } from '#contract/cities/ids.ts';
import { defineEndpoint } from '#contract/endpoint.ts';
import { line } from '#contract/fields.ts';
import { kobo } from '#contract/kobo.ts';
import { orderKind } from '../errands/schema.ts';
import { loadClasses } from '#contract/lists/load/load-class.ts';

const figure = z.optional(line(20));

/** Fees of an order to its customer, and earnings of all its agents. */
const sums = z.object({ deliveryFeeKobo: kobo, serviceFeeKobo: kobo, agentsKobo: kobo });

/** An order of last week, without who and where. */
export const feeExample = z.object({
  /** The market, or the stop of an errand. */
  marketName: z.string(),
  kind: orderKind,
  area: z.string(),
  /** From the market to the door, as a road goes. */
  metres: z.int(),
  load: z.enum(loadClasses),
  itemsShopped: z.int(),
  was: sums,
  would: sums,
});
export type FeeExample = z.output<typeof feeExample>;

export const previewFees = defineEndpoint({
  name: 'previewFees',
  purpose:
    'What the last ten orders of the week would have cost and paid under other figures, next to what they did.',
  method: 'GET',
  path: '/api/admin/fees/preview',
  audience: 'settings:manage',
  scope: 'house',
  duringMaintenance: 'answered',
  counted: 'heavy',
  /** The settings that would change, as they are stored; the others stay as they are. */
  input: z.strictObject({
    /** The city whose own figures they would be, and whose orders are reckoned; absent: those of all cities, and all orders. */
    cityId: z.optional(cityId),
    delivery_fee: figure,
    errand_fee: figure,
    fee_per_km: figure,
    free_km: figure,
    fee_bag: figure,
    fee_heavy: figure,
    service_fee: figure,
    agent_share_percent: figure,
    agent_floor: figure,
    agent_per_item: figure,
  }),
  reply: z.object({ orders: z.array(feeExample) }),
  refusals: ['bad-setting', 'not-found'],
});
