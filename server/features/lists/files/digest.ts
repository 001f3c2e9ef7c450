import { hashSecret } from '#server/secrets/tokens.ts';
import type { CataloguePlan } from './plan-catalogue-file.ts';
import type { PricePlan } from './plan-price-file.ts';

/** A digest of all that a plan writes, and over what: the same digest is the same change. */
export function digestOf(plan: CataloguePlan | PricePlan): string {
  return hashSecret(JSON.stringify(plan));
}
