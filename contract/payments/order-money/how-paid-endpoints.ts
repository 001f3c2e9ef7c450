import * as z from 'zod/mini';
import { defineEndpoint } from '#contract/endpoint.ts';
import { orNothing } from '#contract/fields.ts';
import { koboSum } from '#contract/kobo.ts';
import { linkToken, orderCode } from '#contract/orders/schema.ts';
import { howPaid } from '#contract/ledger/how-paid.ts';

export const showHowPaid = defineEndpoint({
  name: 'showHowPaid',
  purpose: 'By which ways an order was paid and what went back, for its receipt.',
  method: 'POST',
  path: '/api/orders/:code/how-paid',
  audience: 'anyone',
  scope: 'cities',
  duringMaintenance: 'answered',
  input: z.strictObject({ code: orderCode, token: z.nullable(linkToken) }),
  reply: z.object({
    ...howPaid.shape,
    /** Part of what is due to its sender that somebody checks before it is sent. */
    checkedKobo: orNothing(koboSum),
  }),
  refusals: ['not-found', 'too-many-tries'],
});
