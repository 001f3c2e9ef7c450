import type { OutcomeOf } from '#contract/endpoint.ts';
import type { listClaimsWaiting as endpoint } from '#contract/orders/claims/endpoints.ts';
import type { Db } from '#server/db/database.ts';
import { pictureAddresses } from '#server/media/serving/picture-addresses.ts';
import { readWaiting } from './store.ts';
import { viewWaiting } from './view.ts';

const mostWaiting = 100;

/** Open claims, oldest first. */
export async function listClaimsWaiting(db: Db): Promise<OutcomeOf<typeof endpoint>> {
  const rows = await readWaiting(db, mostWaiting);
  const addressOf = await pictureAddresses(db, new Date());
  return { ok: true, value: rows.map((row) => viewWaiting(row, addressOf)) };
}
