import { firstNameOf } from '#contract/agents/first-name.ts';
import { doorOf, kilometresBetween, pinOf, roadFactor, type Place } from '#contract/areas.ts';
import type { Offer, Rider } from '#contract/dispatch/schema.ts';
import { asKobo, sumKobo } from '#contract/kobo.ts';
import { deliveryEarnings } from '#contract/ledger/earnings.ts';
import { agreedParts } from '#contract/orders/fees/delivery-fee.ts';
import { windowRange } from '#contract/orders/windows/rules.ts';
import { orderCode } from '#contract/orders/schema.ts';
import type { SeenErrand } from '#contract/orders/errands/schema.ts';
import { seenErrandOf } from '#contract/orders/errands/seen-errand.ts';
import type { RiderRow } from './store-riders.ts';
import type { OfferedRow, OfferRow } from './store.ts';

export function viewOffer(row: OfferRow, orders: readonly [OfferedRow, ...OfferedRow[]]): Offer {
  const [first] = orders;
  return {
    id: row.id,
    part: row.part,
    marketName: first.marketName,
    errand: errandOffered(first),
    stopKilometres: first.kind === 'market' ? null : kilometresToStop(row, placeOf(first)),
    orders: orders.map((order) => ({
      code: orderCode.parse(order.code),
      items: order.items,
      itemNames: order.itemNames,
      goodsKobo: order.goodsKobo,
      marketName: order.marketName,
      errand: errandOffered(order),
      area: order.area,
      kilometres: kilometresByRoad(placeOf(order), doorOf(order)),
      payWay: order.payWay,
      dueAt: order.dueAt?.toISOString() ?? null,
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

/** Before they take it, agents read no free text of a customer, and no number. */
function errandOffered(row: Parameters<typeof seenErrandOf>[0]): SeenErrand | null {
  return seenErrandOf({ ...row, stopLandmark: '', stopPerson: null, stopPhone: null, givenBy: null });
}

function placeOf({ marketLatitude, marketLongitude }: OfferedRow): Place {
  return { latitude: marketLatitude, longitude: marketLongitude };
}

function kilometresToStop({ agentLatitude, agentLongitude }: OfferRow, stop: Place): number | null {
  const here = pinOf({ latitude: agentLatitude, longitude: agentLongitude });
  return here === null ? null : kilometresByRoad(here, stop);
}

/** To a hundred metres. */
function kilometresByRoad(from: Place, to: Place): number {
  return Math.round(kilometresBetween(from, to) * roadFactor * 10) / 10;
}

export function viewRider({ userId, name, carrying }: RiderRow): Rider {
  return { userId, firstName: firstNameOf(name), carrying };
}
