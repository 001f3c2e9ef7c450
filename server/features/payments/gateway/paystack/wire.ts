import * as z from 'zod/mini';

const wholeKobo = z.int().check(z.minimum(0));
const identity = z.pipe(
  z.union([z.int(), z.string()]),
  z.transform((id) => String(id)),
);

/** Every answer of the API: what it says, and what it is about where it is a yes. */
export const refused = z.object({ message: z.string() });

export const opened = z.object({ data: z.object({ authorization_url: z.url() }) });

export const transaction = z.object({
  id: identity,
  status: z.string(),
  reference: z.string(),
  amount: wholeKobo,
  currency: z.string(),
  fees: z.nullish(wholeKobo),
  paid_at: z.nullish(z.string()),
});
export type Transaction = z.output<typeof transaction>;

export const paymentReply = z.object({ data: transaction });

export const listed = z.object({
  data: z.array(transaction),
  meta: z.object({ page: z.coerce.number(), pageCount: z.coerce.number() }),
});

export const refund = z.object({
  id: identity,
  status: z.string(),
  merchant_note: z.nullish(z.string()),
});
export type Refund = z.output<typeof refund>;

export const refundMade = z.object({ data: refund });
export const refundsListed = z.object({ data: z.array(refund) });

/** A notice is about a payment by its reference, or about a refund of one. */
export const notice = z.object({
  event: z.string(),
  data: z.object({ reference: z.optional(z.string()), transaction_reference: z.optional(z.string()) }),
});
