import * as z from 'zod/mini';
import { line } from '#contract/fields.ts';
import { longestItemName } from '../catalogue/schema.ts';

/** Goods that are never bought, and goods that only a grown person may receive. */
export const refusedRules = ['not-carried', 'adults-only'] as const;
export type RefusedRule = (typeof refusedRules)[number];

/** A word for such goods, as somebody may write it on a list. */
export const refusedGood = z.strictObject({
  word: line(longestItemName).check(z.minLength(1)),
  rule: z.enum(refusedRules),
});
export type RefusedGood = z.output<typeof refusedGood>;

/** All of them go to every phone that writes a list. */
export const mostRefusedGoods = 300;
export const refusedGoods = z.array(refusedGood).check(z.maxLength(mostRefusedGoods));
