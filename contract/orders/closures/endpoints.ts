import * as z from 'zod/mini';
import { inCity } from '#contract/office/in-city.ts';
import { defineEndpoint } from '#contract/endpoint.ts';
import { instant } from '#contract/fields.ts';
import { closureDays } from '#contract/markets/closure.ts';
import { marketId } from '#contract/markets/schema.ts';
import { orderCode } from '../schema.ts';
import { orderStatuses } from '../lifecycle.ts';

export const previewClosure = defineEndpoint({
  name: 'previewClosure',
  purpose: 'Which orders would be moved or cancelled if one market or all were closed for some days.',
  method: 'GET',
  path: '/api/admin/closures/preview',
  audience: 'markets:manage',
  duringMaintenance: 'answered',
  input: z.strictObject({ ...closureDays, marketId: z.optional(marketId) }),
  reply: z.object({
    orders: z.int(),
    /** The first of them by their time; nothing for who may not see orders. */
    first: z.nullable(
      z.array(
        z.object({
          code: orderCode,
          customerName: z.string(),
          market: z.string(),
          status: z.enum(orderStatuses),
          /** Start of the shopping time that was promised. */
          startsAt: instant,
          /** Start on the next open day, if it were moved; null where the market never opens again. */
          movesTo: z.nullable(instant),
        }),
      ),
    ),
  }),
  refusals: ['bad-days'],
});

export const listBookedDays = defineEndpoint({
  name: 'listBookedDays',
  purpose: 'How many orders wait to be shopped on each day at each market.',
  method: 'GET',
  path: '/api/admin/closures/booked',
  audience: 'markets:manage',
  narrows: true,
  duringMaintenance: 'answered',
  input: z.strictObject({ ...inCity, ...closureDays }),
  reply: z.array(z.object({ day: z.iso.date(), marketId, orders: z.int() })),
  refusals: ['bad-days'],
});
