import { hasOneThing, isDoneThere } from '#contract/orders/errands/course.ts';
import { catalogueKey } from '#contract/lists/catalogue/key.ts';
import type { SentTo } from '#contract/endpoint.ts';
import { asKobo } from '#contract/kobo.ts';
import type { quoteOrder } from '#contract/orders/endpoints.ts';
import { loadClassOf, type LoadClass } from '#contract/lists/load/load-class.ts';
import { lineGuide } from '#contract/lists/prices/guide.ts';
import type { GuidedItem } from '#contract/lists/prices/schema.ts';
import type { MarketTimes } from '#contract/markets/rules.ts';
import type { Market } from '#contract/markets/schema.ts';
import { goalOf } from '#contract/cities/zones/resolve.ts';
import type { Zone } from '#contract/cities/zones/schema.ts';
import { agreedWaitOf, errandLineOf } from '#contract/orders/errands/errand-price.ts';
import type { Errand } from '#contract/orders/errands/schema.ts';
import { deliveryFee, feeRatesIn, wayMetres } from '#contract/orders/fees/delivery-fee.ts';
import { gramsOfItems } from '#contract/orders/placing/load.ts';
import { openingOf, whenBoughtAt } from '#contract/orders/placing/opening.ts';
import { deliveryCap } from '#contract/orders/placing/pay-on-delivery.ts';
import { estimateOf, needsCap, quoteLineOf } from '#contract/orders/placing/estimate.ts';
import type { Quote, QuoteRequest } from '#contract/orders/placing/schema.ts';
import { windowTimes } from '#contract/orders/windows/rules.ts';
import type { WantedItem } from '#contract/orders/schema.ts';
import { settingIn } from '#contract/settings/rules.ts';
import type { Setting } from '#contract/settings/schema.ts';
import { isWanted } from '#web/features/lists/items/draft-item.ts';
import { emptyDraft, type Draft } from './draft.ts';
import { endsThere, wantsOf } from './errand/one-thing.ts';
import { isDone } from './parts.ts';
import { errandOf, servingMarket } from './shop/shop.ts';

/** Input of a quote, once there is a list, a market or a shop, and an area; the landmark changes no price. */
export function quoteRequestOf(draft: Draft): QuoteRequest | null {
  const { window, priceRule } = draft;
  const { area, pin } = endsThere(draft) ? draft.shop : draft.place;
  const marketId = servingMarket(draft);
  if (!isDone(draft, 'list') || marketId === null || area === null) return null;
  if (!isDone(draft, 'market')) return null;
  const errand = errandOf(draft);
  const address = { area, landmark: area, directions: '', pin };
  return {
    marketId,
    ...(errand && { errand: withoutPerson(errand) }),
    items: wantsOf(draft),
    priceRule: hasOneThing(errand?.kind) ? emptyDraft.priceRule : priceRule,
    address,
    ...(window !== null && { window }),
  };
}

/** A query that is switched off still wants a name. */
export const nothingAsked: SentTo<typeof quoteOrder> = {
  marketId: '',
  items: [],
  priceRule: 'buy-am',
  address: { area: '', landmark: '', directions: '', pin: null },
};

/** The errand without a person and a landmark, which change no price. */
function withoutPerson(errand: Errand): Errand {
  const stop = { ...errand.stop, landmark: '' };
  if (errand.kind !== 'carry') return { ...errand, stop };
  return { ...errand, stop, giver: { name: '-', phone: '-' } };
}

interface Known {
  market: MarketTimes & Pick<Market, 'position'>;
  settings: readonly Setting[];
  guides: readonly GuidedItem[];
  /** Zones of the market's city; absent where this phone has never received any. */
  zones: readonly Zone[] | undefined;
  now: Date;
}

/** The same sum from what this phone knows, for when the server cannot be asked. */
export function quoteOnThisPhone(
  { items, errand, address, window }: Pick<QuoteRequest, 'items' | 'errand' | 'address' | 'window'>,
  known: Known,
): Quote | null {
  const { market, settings, guides, zones, now } = known;
  const to = errand !== undefined && isDoneThere(errand) ? errand.stop : address;
  const goal = zones && goalOf(zones, to);
  if (zones !== undefined && goal === undefined) return null;
  const stop = errand && zones && goalOf(zones, errand.stop);
  if (errand !== undefined && zones !== undefined && stop === undefined) return null;
  const boughtAt = stop?.door ?? errand?.stop.pin ?? market.position;
  const opening = openingOf(market, now);
  if (opening.kind === 'never') return null;
  const byKey = new Map(
    guides.map((guided) => [`${catalogueKey(guided.item.name)} ${guided.measure}`, guided]),
  );
  const lines = items.map((item) => {
    // Prices of the market say nothing about a shop.
    const found = errand === undefined ? byKey.get(`${catalogueKey(item.name)} ${item.measure}`) : undefined;
    if (hasOneThing(errand?.kind)) return errandLineOf(errand.kind, item);
    return quoteLineOf(item, found === undefined ? null : lineGuide(found.guide, item.quantity));
  });
  const delivery = deliveryFee(feeRatesIn(settings, errand?.kind ?? 'market'), {
    metres: wayMetres(boughtAt, goal?.door ?? to.pin ?? boughtAt),
    load: errand?.kind === 'carry' ? errand.load : loadOf(items),
    zoneKobo: goal?.zone.feeKobo ?? asKobo(0),
  });
  const fees = {
    deliveryFeeKobo: delivery.kobo,
    serviceFeeKobo: asKobo(Number(settingIn(settings, 'service_fee'))),
  };
  const minutes = Number.parseInt(settingIn(settings, 'estimated_delivery_time'), 10);
  return {
    lines,
    ...estimateOf(lines, fees, agreedWaitOf(errand, settings)),
    ...fees,
    deliveryParts: delivery.parts,
    ...(window === undefined
      ? { when: whenBoughtAt(opening, minutes), arrival: null }
      : windowTimes(new Date(window))),
    // Weights are known to the server only.
    tooHeavyGrams: null,
    // Limits known to the server only; a quote made without network is asked for again before the customer agrees.
    payOnDelivery: {
      capKobo: deliveryCap(settings, 'verified'),
      debtKobo: asKobo(0),
      unverifiedKobo: deliveryCap(settings, 'unverified'),
      verified: [],
      verifiedBy: 'code',
    },
    // One that ends at its stop can be paid in no other way.
    payOnline: errand?.kind === 'do' && !errand.brings,
    creditKobo: asKobo(0),
    quotedAt: now.toISOString(),
  };
}

/** Weighs what weighs the same everywhere; this phone does not know the catalogue's weights. */
function loadOf(items: readonly WantedItem[]): LoadClass {
  return loadClassOf(gramsOfItems(items, ({ measure }) => ({ measure, gramsPerMeasure: null })));
}

/** Places in the list of items that still need a limit. */
export function withoutCap(draft: Pick<Draft, 'kind' | 'items' | 'priceRule'>, quote: Quote): string[] {
  const { items, priceRule } = draft;
  if (hasOneThing(draft.kind)) return [];
  return items
    .filter(isWanted)
    .filter(({ want }, index) => {
      const line = quote.lines[index];
      return line !== undefined && needsCap(want, priceRule, line);
    })
    .map(({ key }) => key);
}
