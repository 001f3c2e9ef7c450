import type { Claim } from '#contract/orders/claims/schema.ts';
import type { Db } from '#server/db/database.ts';
import { pictureAddresses } from '#server/media/serving/picture-addresses.ts';
import { readClaims } from './store.ts';
import { viewClaim } from './view.ts';

/** An order's claims, with pictures that the caller can see for a while. */
export async function claimsOf(db: Db, orderId: string, now: Date): Promise<Claim[]> {
  const rows = await readClaims(db, orderId);
  if (rows.length === 0) return [];
  const addressOf = await pictureAddresses(db, now);
  return rows.map((row) => viewClaim(row, addressOf));
}
