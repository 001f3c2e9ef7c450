import * as z from 'zod/mini';
import { instant } from '#contract/fields.ts';
import { kobo } from '#contract/kobo.ts';
import { claimId, orderItemId } from '../ids.ts';

/** What can be wrong with an item that was paid. */
export const claimKinds = ['missing', 'wrong', 'bad', 'short-weight'] as const;
export const claimKind = z.enum(claimKinds);
export type ClaimKind = z.output<typeof claimKind>;

export const claimStates = ['open', 'approved', 'refused'] as const;
export type ClaimState = (typeof claimStates)[number];

export const mostClaimPictures = 3;

/** What a customer says of one item after delivery, and what came of it. */
export const claim = z.object({
  id: claimId,
  itemId: orderItemId,
  what: claimKind,
  words: z.string(),
  state: z.enum(claimStates),
  askedKobo: kobo,
  /** What is owed to the customer; nothing unless it was approved. */
  approvedKobo: z.nullable(kobo),
  /** Why it was refused. */
  reason: z.nullable(z.string()),
  madeAt: instant,
  decidedAt: z.nullable(instant),
  /** Addresses for `<img>`, good for less than an hour; asking for the order again gives fresh ones. */
  pictures: z.array(z.string()),
});
export type Claim = z.output<typeof claim>;

/** How a claim stands after a command. */
export const claimOutcome = z.object({
  claimId,
  state: z.enum(claimStates),
  approvedKobo: z.nullable(kobo),
});
export type ClaimOutcome = z.output<typeof claimOutcome>;
