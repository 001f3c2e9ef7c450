import type { Original } from '#contract/orders/requests/schema.ts';
import type { Db } from '#server/db/database.ts';
import { mediaAddresses } from '#server/media/serving/media-addresses.ts';
import { findOriginal } from './store-originals.ts';
import { hasOriginal, viewOriginal } from './view-original.ts';

/** The voice note or photos that an order's list was written down from. */
export async function originalOfOrder(db: Db, orderId: string): Promise<Original | null> {
  const ids = await findOriginal(db, orderId);
  if (ids === undefined || !hasOriginal(ids)) return null;
  return viewOriginal(ids, await mediaAddresses(db, new Date()));
}
