import { firstNameOf } from '#contract/agents/first-name.ts';
import { kilometresBetween, roadFactor, type Place, doorOf } from '#contract/areas.ts';
import type { Offer, Rider } from '#contract/dispatch/schema.ts';
import { asKobo, sumKobo } from '#contract/kobo.ts';
import { deliveryEarnings } from '#contract/ledger/earnings.ts';
import { agreedParts } from '#contract/orders/fees/delivery-fee.ts';
import { windowRange } from '#contract/orders/windows/rules.ts';
import { orderCode } from '#contract/orders/schema.ts';
import { seenErrandOf } from '#contract/orders/errands/seen-errand.ts';
import type { RiderRow } from './store-riders.ts';
import type { OfferedRow, OfferRow } from './store.ts';

export function viewOffer(row: OfferRow, orders: readonly OfferedRow[]): Offer {
  const market = { latitude: row.marketLatitude, longitude: row.marketLongitude };
  return {
    id: row.id,
    part: row.part,
    marketName: row.marketName,
    // Before they take it, agents read no free text of a customer, and no number.
    errand: seenErrandOf({ ...row, stopLandmark: '', stopPerson: null, stopPhone: null }),
    orders: orders.map((order) => ({
      code: orderCode.parse(order.code),
      items: order.items,
      itemNames: order.itemNames,
      goodsKobo: order.goodsKobo,
      area: order.area,
      kilometres: kilometresTo(order, market),
      payWay: order.payWay,
      dueAt: order.dueAt.toISOString(),
      window: windowRange(order.windowStartsAt),
      pay: payOf(order, row.part),
      loadGrams: order.loadGrams,
    })),
    earnKobo: sumKobo(orders.map(({ earnKobo }) => earnKobo)),
    from: row.fromName,
    endsAt: row.endsAt.toISOString(),
  };
}

/** A rider buys nothing. */
function payOf(order: OfferedRow, part: OfferRow['part']): Offer['orders'][number]['pay'] {
  const { earnKobo, deliveryFeeKobo, sharePercent, floorKobo, perItemKobo } = order;
  const isFloor = floorKobo > 0 && deliveryEarnings(deliveryFeeKobo, order) === floorKobo;
  return {
    deliveryKobo: earnKobo,
    deliveryFeeKobo,
    deliveryParts: agreedParts(order),
    sharePercent,
    floorKobo: isFloor ? floorKobo : null,
    perItemKobo: part === 'door' ? asKobo(0) : perItemKobo,
  };
}

/** By road, to a hundred metres. */
function kilometresTo(order: OfferedRow, market: Place): number {
  return Math.round(kilometresBetween(market, doorOf(order)) * roadFactor * 10) / 10;
}

export function viewRider({ userId, name, carrying }: RiderRow): Rider {
  return { userId, firstName: firstNameOf(name), carrying };
}
