import type * as endpoints from '#contract/agents/endpoints.ts';
import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import type { Db } from '#server/db/database.ts';
import type { Caller } from '#server/http/caller.ts';
import { pictureAddresses } from '#server/media/serving/picture-addresses.ts';
import { showOrder } from '../orders/track/show-order.ts';
import { findCarrier } from './store-lists.ts';
import { viewCarrier } from './view.ts';

/** An older place would show an agent where they are not any more. */
const placeHoldsSeconds = 2 * 60;

/** The carrier of an order, for a reader who may see the whole order. */
export async function showCarrier(
  db: Db,
  input: InputOf<typeof endpoints.showCarrier>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.showCarrier>> {
  const shown = await showOrder(db, input, caller);
  if (!shown.ok) return shown;
  const row = await findCarrier(db, shown.value.id, placeHoldsSeconds);
  const carrier = row === undefined ? null : viewCarrier(row, await pictureAddresses(db, new Date()));
  return { ok: true, value: { carrier } };
}
