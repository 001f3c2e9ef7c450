import * as z from 'zod/mini';
import { instant } from '#contract/fields.ts';
import { kobo } from '#contract/kobo.ts';
import type { OrderKind } from '../errands/schema.ts';
import { claimId, orderItemId } from '../ids.ts';

const claimKindsOfGoods = ['missing', 'wrong', 'bad', 'short-weight', 'over-money'] as const;
/** The reasons for a claim: about an item that was paid, a parcel, or something to be done. */
export const claimKinds = [...claimKindsOfGoods, 'lost', 'broken', 'not-done'] as const;
export const claimKind = z.enum(claimKinds);
export type ClaimKind = z.output<typeof claimKind>;

/** The reasons that a claim on an order of this kind may have. */
export const claimKindsOf: Readonly<Record<OrderKind, readonly ClaimKind[]>> = {
  market: claimKindsOfGoods,
  fetch: claimKindsOfGoods,
  carry: ['lost', 'broken'],
  do: ['not-done'],
};

/** The reason that a claim on an order of this kind has as a rule. */
export const usualClaimOf: Readonly<Record<OrderKind, ClaimKind>> = {
  market: 'bad',
  fetch: 'bad',
  carry: 'lost',
  do: 'not-done',
};

/** Reasons that no photo can show. */
export const unseenClaims: ReadonlySet<ClaimKind> = new Set(['lost', 'not-done']);

export const claimStates = ['open', 'approved', 'refused'] as const;
export type ClaimState = (typeof claimStates)[number];

export const mostClaimPictures = 3;

/** A customer’s claim about one item, with its decision. */
export const claim = z.object({
  id: claimId,
  itemId: orderItemId,
  what: claimKind,
  words: z.string(),
  state: z.enum(claimStates),
  askedKobo: kobo,
  /** Sum given back; null unless it was approved. */
  approvedKobo: z.nullable(kobo),
  /** Reason of the refusal. */
  reason: z.nullable(z.string()),
  madeAt: instant,
  decidedAt: z.nullable(instant),
  /** Addresses for `<img>`, good for less than an hour; asking for the order again gives fresh ones. */
  pictures: z.array(z.string()),
});
export type Claim = z.output<typeof claim>;

/** State of a claim after a command. */
export const claimOutcome = z.object({
  claimId,
  state: z.enum(claimStates),
  approvedKobo: z.nullable(kobo),
});
export type ClaimOutcome = z.output<typeof claimOutcome>;
