import type { Address } from '#contract/address.ts';
import { doorOf, kilometresBetween, pinOf, type Place } from '#contract/areas.ts';
import { asKobo, sumKobo, upToFiftyNaira, type Kobo } from '#contract/kobo.ts';
import { errandPace, wayMinutes } from '#contract/orders/arrival/range.ts';
import { deliveryFee, feeRatesIn, wayMetres, type DeliveryFee } from '#contract/orders/fees/delivery-fee.ts';
import type { Db } from '#server/db/database.ts';
import { goalAmong, type Goal } from '#server/features/cities/zones/store-goal.ts';
import type { OrderRow } from '#server/features/orders/order/store.ts';
import { readQuoteFacts } from '#server/features/orders/placing/store.ts';

/** A corrected door this near to the one of the agreed fee costs nothing, straight across. */
const freeKm = 2;

export interface NewWay {
  goal: Goal;
  /** From the door until now. */
  kilometres: number;
  /** The door of the fee as it is agreed after the move. */
  feeDoor: Place;
  /** The fee of the way, without the wait at the stop. */
  fee: DeliveryFee;
  /** More than was agreed; nothing near the door of the agreed fee, and never less than nothing. */
  moreKobo: Kobo;
  ceilingKobo: Kobo;
  /** The promise moves by them; a nearer door is promised no sooner. */
  moreMinutes: number;
}

/** The way of an errand to another address, by the rates of now; undefined where no zone takes it. */
export async function priceNewWay(
  db: Db,
  order: OrderRow,
  { area, pin }: Pick<Address, 'area' | 'pin'>,
): Promise<NewWay | undefined> {
  const { marketId, customerPhone: phone, accountId } = order;
  const about = { marketId, goesTo: { area, pin }, items: [], phone, accountId, deviceHash: null };
  const { zones, settings } = await readQuoteFacts(db, about);
  const goal = goalAmong(zones, { area, pin });
  if (goal === undefined) return undefined;
  const stop = { latitude: order.marketLatitude, longitude: order.marketLongitude };
  const metres = wayMetres(stop, goal.door);
  const rates = feeRatesIn(settings, order.kind);
  const fee = deliveryFee(rates, { metres, load: order.feeLoad, zoneKobo: goal.feeKobo });
  const kilometres = kilometresBetween(doorOf(order), goal.door);
  const agreedDoor = doorOfFee(order);
  const isNear = kilometresBetween(agreedDoor, goal.door) <= freeKm;
  const agreedKobo = order.deliveryFeeKobo - order.feeWaitKobo;
  const moreKobo = asKobo(isNear ? 0 : Math.max(0, fee.kobo - agreedKobo));
  const ceilingKobo = upToFiftyNaira(sumKobo([order.ceilingKobo, moreKobo]));
  const feeDoor = moreKobo > 0 ? goal.door : agreedDoor;
  const moreKm = kilometresBetween(stop, goal.door) - kilometresBetween(stop, doorOf(order));
  const moreMinutes = Math.ceil(wayMinutes(Math.max(0, moreKm), errandPace.metresPerMinute));
  return { goal, kilometres, feeDoor, fee, moreKobo, ceilingKobo, moreMinutes };
}

/** Measured from there, many short moves reach no farther for nothing than one. */
function doorOfFee(order: OrderRow): Place {
  return pinOf({ latitude: order.feeLatitude, longitude: order.feeLongitude }) ?? doorOf(order);
}
