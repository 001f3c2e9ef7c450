import type { OutcomeOf } from '#contract/endpoint.ts';
import type { listClaimsWaiting as endpoint } from '#contract/orders/claims/endpoints.ts';
import type { Claim } from '#contract/orders/claims/schema.ts';
import type { Db } from '#server/db/database.ts';
import { pictureAddresses } from '#server/media/serving/picture-addresses.ts';
import { readClaims, readWaiting } from './store.ts';
import { viewClaim, viewWaiting } from './view.ts';

const mostWaiting = 100;

/** An order's claims, with pictures that whoever is answered can see for a while. */
export async function claimsOf(db: Db, orderId: string, now: Date): Promise<Claim[]> {
  const rows = await readClaims(db, orderId);
  if (rows.length === 0) return [];
  const addressOf = await pictureAddresses(db, now);
  return rows.map((row) => viewClaim(row, addressOf));
}

/** Open claims, oldest first. */
export async function listClaimsWaiting(db: Db): Promise<OutcomeOf<typeof endpoint>> {
  const rows = await readWaiting(db, mostWaiting);
  const addressOf = await pictureAddresses(db, new Date());
  return { ok: true, value: rows.map((row) => viewWaiting(row, addressOf)) };
}
