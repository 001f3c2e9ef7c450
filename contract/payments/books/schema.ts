import * as z from 'zod/mini';
import { instant } from '#contract/fields.ts';
import { enteredKobo, kobo, koboSum } from '#contract/kobo.ts';
import { accountKinds } from '#contract/ledger/accounts.ts';

/** Comparisons of the nightly check. */
export const differenceKinds = [
  'lines',
  'balance',
  'charged',
  'goods',
  'held',
  'payment',
  'refund',
  'refund-due',
  'withdrawal',
  'claim',
  'return',
  'posting',
  'reference',
  'given-back',
  'goods-left',
  'credit',
  'earned',
  'vat',
  'chain',
] as const;

/** A disagreement between the ledger and the other tables. */
export const difference = z.object({
  kind: z.enum(differenceKinds),
  /** An order's code, or whatever else it is about. */
  about: z.string(),
  bookKobo: koboSum,
  otherKobo: koboSum,
});
export type Difference = z.output<typeof difference>;

export const booksCheck = z.object({ day: z.iso.date(), at: instant, differences: z.array(difference) });
export type BooksCheck = z.output<typeof booksCheck>;

/** One day's takings, in Lagos. */
export const takings = z.object({
  day: z.iso.date(),
  cashKobo: koboSum,
  /** Through the provider, before what went back. */
  onlineKobo: koboSum,
  sentBackKobo: koboSum,
  goodsKobo: koboSum,
  /** Fees without the VAT inside them. */
  deliveryFeesKobo: koboSum,
  serviceFeesKobo: koboSum,
  vatKobo: koboSum,
  refundsKobo: koboSum,
  writeOffsKobo: koboSum,
  agentShareKobo: koboSum,
  gatewayFeesKobo: koboSum,
  /** Missing in counts, less what was too much. */
  varianceKobo: koboSum,
});
export type Takings = z.output<typeof takings>;

/** A payment that should have been settled by now, or a refund that should have been sent. */
export const unsettled = z.object({
  kind: z.enum(['payment', 'refund']),
  id: z.string(),
  code: z.string(),
  kobo,
  since: instant,
});
export type Unsettled = z.output<typeof unsettled>;

/** Balances of the company’s accounts. */
export const books = z.object({
  accounts: z.array(z.object({ account: z.enum(accountKinds), kobo: koboSum })),
  unsettled: z.array(unsettled),
  lastCheck: z.nullable(booksCheck),
  asOf: instant,
});
export type Books = z.output<typeof books>;

/** A line of the provider's own list, as it is fetched or uploaded. */
export const listedPayment = z.strictObject({
  reference: z.string().check(z.maxLength(100)),
  kobo: enteredKobo,
});

export const reconciledStates = ['matched', 'amount-differs', 'only-ours', 'only-theirs'] as const;

export const reconciled = z.object({
  state: z.enum(reconciledStates),
  reference: z.string(),
  /** The order's code, where it is a payment of ours. */
  code: z.nullable(z.string()),
  ourKobo: z.nullable(kobo),
  theirKobo: z.nullable(kobo),
});
export type Reconciled = z.output<typeof reconciled>;
