import { promiseEndOf } from '#contract/orders/arrival/order-arrival.ts';
import { asKobo, type Kobo } from '#contract/kobo.ts';
import { stalls } from '#contract/lists/catalogue/schema.ts';
import { pinOf, doorOf } from '#contract/areas.ts';
import { mostPinTries } from '#contract/orders/delivery/door.ts';
import type { OrderAction } from '#contract/orders/lifecycle.ts';
import type { RunOrder } from '#contract/orders/run/schema.ts';
import type { Original } from '#contract/orders/requests/schema.ts';
import { windowRange } from '#contract/orders/windows/rules.ts';
import { orderCode } from '#contract/orders/schema.ts';
import type { CarriedRow, LineRow } from './store-carried.ts';
import { billIsFinal, viewBill } from '../money/view.ts';
import type { AddressOf } from '#server/media/serving/picture-addresses.ts';
import { seenErrandOf } from '#contract/orders/errands/seen-errand.ts';
import { viewItem } from '../shopping/view.ts';

export interface Carried {
  order: CarriedRow;
  items: readonly LineRow[];
  /** True while it is this agent’s. */
  isTheirs: boolean;
  isRider: boolean;
  actions: OrderAction[];
  asOf: Date;
}

export function viewRunOrder(carried: Carried, addressOf: AddressOf, original: Original | null): RunOrder {
  const { order, items } = carried;
  const billKobo = viewBill(order, items);
  return {
    id: order.id,
    code: orderCode.parse(order.code),
    status: order.status,
    version: order.version,
    part: partOf(carried),
    bag: order.bag,
    shopper: shopperFor(carried),
    errand: seenErrandOf(
      carried.isTheirs ? order : { ...order, stopPerson: null, stopPhone: null, givenBy: null },
    ),
    market: {
      id: order.marketId,
      name: order.marketName,
      location: order.kind === 'market' ? order.marketLocation : (order.stopLandmark ?? ''),
      place: { latitude: order.marketLatitude, longitude: order.marketLongitude },
    },
    items: asWalked(items).map((item) => ({ ...viewItem(item, addressOf), stall: item.stall })),
    priceRule: order.priceRule,
    ceilingKobo: order.ceilingKobo,
    deliveryFeeKobo: order.deliveryFeeKobo,
    serviceFeeKobo: order.serviceFeeKobo,
    billKobo,
    toCollectKobo: toCollect(order, billKobo),
    payWay: order.payWay,
    takesCredit: order.accountId !== null,
    ...viewWhere(carried),
    confirmedAt: order.confirmedAt?.toISOString() ?? null,
    scheduledFor: order.scheduledFor?.toISOString() ?? null,
    window: windowRange(order.windowStartsAt),
    dueAt: promiseEndOf(order)?.toISOString() ?? null,
    arrivedAt: order.arrivedAt?.toISOString() ?? null,
    callAttempts: order.callAttempts,
    lastCallAt: order.lastCallAt?.toISOString() ?? null,
    pinTriesLeft: mostPinTries - order.pinTries,
    handingTo: order.handingTo,
    withOffice: order.withOffice,
    original: carried.isTheirs ? original : null,
    floatKobo: order.floatKobo,
    asOf: carried.asOf.toISOString(),
    actions: carried.actions,
  };
}

function partOf({ order, isRider }: Carried): RunOrder['part'] {
  if (isRider) return 'door';
  return order.riderId === null ? order.agentPart : 'shopping';
}

/** The shopper whom a rider can call about the bag, for as long as they carry it. */
function shopperFor({ order, isRider, isTheirs }: Carried): RunOrder['shopper'] {
  const { shopperName, shopperPhone } = order;
  if (!isRider || !isTheirs || shopperName === null) return null;
  return { name: shopperName, phone: shopperPhone ?? '' };
}

/** The ledger’s debt once there is a bill; before that, the open part of the present one. */
function toCollect({ status, owedKobo, heldKobo, feeBackKobo }: CarriedRow, billKobo: Kobo): Kobo {
  if (!billIsFinal(status)) return asKobo(Math.max(0, billKobo - heldKobo));
  // The fee goes back in the book as the order ends at its door.
  return asKobo(status === 'on_the_way' ? Math.max(0, owedKobo - feeBackKobo) : owedKobo);
}

/** Customer and address, withheld from an agent who no longer has the order. */
function viewWhere({
  order,
  isTheirs,
}: Carried): Pick<RunOrder, 'customer' | 'receiver' | 'address' | 'door'> {
  const { area, receiverName, receiverPhone } = order;
  if (!isTheirs) {
    return {
      customer: { name: '', phone: '' },
      receiver: null,
      address: { area, landmark: '', directions: '', pin: null },
      door: { latitude: order.areaLatitude, longitude: order.areaLongitude },
    };
  }
  return {
    customer: { name: order.customerName, phone: order.customerPhone ?? '' },
    receiver:
      receiverName === null || receiverPhone === null ? null : { name: receiverName, phone: receiverPhone },
    address: { area, landmark: order.landmark, directions: order.directions, pin: pinOf(order) },
    door: doorOf(order),
  };
}

/** The kinds of stall as somebody walks the market; what the catalogue does not know comes last. */
function asWalked(items: readonly LineRow[]): LineRow[] {
  const place = ({ stall }: LineRow) => (stall === null ? stalls.length : stalls.indexOf(stall));
  return items.toSorted((one, other) => place(one) - place(other));
}
