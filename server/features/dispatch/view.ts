import { firstNameOf } from '#contract/agents/first-name.ts';
import { kilometresBetween } from '#contract/orders/areas.ts';
import { offerId, type Offer, type Rider } from '#contract/dispatch/schema.ts';
import { asKobo, sumKobo } from '#contract/kobo.ts';
import { orderCode } from '#contract/orders/schema.ts';
import type { RiderRow } from './store-riders.ts';
import type { OfferedRow, OfferRow } from './store-offers.ts';

const detour = 1.4;

export function viewOffer(
  row: OfferRow,
  orders: readonly (OfferedRow & { door: { latitude: number; longitude: number } })[],
): Offer {
  const market = { latitude: row.marketLatitude, longitude: row.marketLongitude };
  return {
    id: offerId.parse(row.id),
    part: row.part,
    marketName: row.marketName,
    orders: orders.map(({ door, ...order }) => ({
      code: orderCode.parse(order.code),
      items: order.items,
      itemNames: order.itemNames,
      goodsKobo: asKobo(order.goodsKobo),
      area: order.area,
      kilometres: Math.round(kilometresBetween(market, door) * detour * 10) / 10,
      payWay: order.payWay,
      dueAt: order.dueAt.toISOString(),
    })),
    earnKobo: sumKobo(orders.map(({ earnKobo }) => asKobo(earnKobo))),
    from: row.fromName,
    endsAt: row.endsAt.toISOString(),
  };
}

export function viewRider({ userId, name, carrying }: RiderRow): Rider {
  return { userId, firstName: firstNameOf(name), carrying };
}
