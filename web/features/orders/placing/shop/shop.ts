import * as z from 'zod/mini';
import { kilometresBetween, type Place } from '#contract/areas.ts';
import { goalOf } from '#contract/cities/zones/resolve.ts';
import type { Zone } from '#contract/cities/zones/schema.ts';
import { marketId, type Market, type MarketId } from '#contract/markets/schema.ts';
import { isShownName, type Errand, type OrderKind } from '#contract/orders/errands/schema.ts';
import { openingOf } from '#contract/orders/placing/opening.ts';
import type { Order } from '#contract/orders/schema.ts';
import { parcelOf, taskOf } from '../errand/one-thing.ts';
import type { Terms } from '../errand/terms.ts';

/** The shop of a list that is fetched; half-filled is its natural state. */
export const shop = z.object({
  name: z.string(),
  area: z.nullable(z.string()),
  landmark: z.string(),
  pin: z.nullable(z.object({ latitude: z.number(), longitude: z.number() })),
  /** The market whose agents and hours serve it; null until one is known. */
  marketId: z.nullable(marketId),
});
export type Shop = z.output<typeof shop>;

export const emptyShop: Shop = { name: '', area: null, landmark: '', pin: null, marketId: null };

interface Asked {
  kind: OrderKind;
  shop: Shop;
  terms: Terms;
  marketId: MarketId | null;
}

/** The market whose agents and hours serve an order: the one that was chosen, or the one nearest to the shop. */
export function servingMarket({ kind, shop: its, marketId: chosen }: Omit<Asked, 'terms'>): MarketId | null {
  return kind === 'market' ? chosen : its.marketId;
}

export function isShopNamed({ name, area, marketId: serving }: Shop): boolean {
  return isShownName(name) && area !== null && serving !== null;
}

/** The errand as it is sent; nothing for a list of a market, and while a part of it is not known. */
export function errandOf({ kind, shop: its, terms }: Asked): Errand | undefined {
  const { name, area, landmark, pin } = its;
  if (kind === 'market' || area === null) return undefined;
  const stop = { name: name.trim(), area, landmark: landmark.trim(), pin };
  if (kind === 'fetch') return { kind, stop };
  return kind === 'carry' ? parcelOf(stop, terms) : taskOf(stop, terms);
}

/** The market that serves a place: of those in the place's city that take orders, the nearest; undefined where it lies in no zone that is known. */
export function nearestMarket(
  { area, pin }: Pick<Shop, 'area' | 'pin'>,
  { markets, zones, now }: { markets: readonly Market[]; zones: readonly Zone[]; now: Date },
): MarketId | undefined {
  const goal = area === null ? undefined : goalOf(zones, { area, pin });
  if (goal === undefined) return undefined;
  const far = (position: Place) => kilometresBetween(position, goal.door);
  return markets
    .filter(({ cityId }) => cityId === goal.zone.cityId)
    .filter((market) => openingOf(market, now).kind !== 'never')
    .toSorted((a, b) => far(a.position) - far(b.position))[0]?.id;
}

/** The shop of an order that was placed before, to be gone to again; null where it was bought at a market. */
export function shopOfOrder({ errand, market }: Pick<Order, 'errand' | 'market'>): Shop | null {
  if (errand === null) return null;
  const { area, landmark } = errand.stop;
  return { name: market.name, area, landmark, pin: market.place, marketId: market.id };
}
