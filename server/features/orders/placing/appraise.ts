import { asKobo, type Kobo } from '#contract/kobo.ts';
import { earningTermsIn, type EarningTerms } from '#contract/ledger/earnings.ts';
import { permilleOf } from '#contract/ledger/vat.ts';
import { loadClassOf, type LoadClass } from '#contract/lists/load/load-class.ts';
import { lineGuide } from '#contract/lists/prices/guide.ts';
import { estimateOf, quoteLineOf, type Estimate } from '#contract/orders/placing/estimate.ts';
import { isTooMuchCash } from '#contract/orders/errands/cash.ts';
import { hasOneThing, isDoneThere } from '#contract/orders/errands/course.ts';
import { agreedWaitOf, errandLineOf } from '#contract/orders/errands/errand-price.ts';
import { gramsOfParcel } from '#contract/orders/errands/parcel-load.ts';
import type { Errand, OrderKind } from '#contract/orders/errands/schema.ts';
import { deliveryFee, feeRatesIn, wayMetres, type FeePart } from '#contract/orders/fees/delivery-fee.ts';
import { gramsOfItems } from '#contract/orders/placing/load.ts';
import { openingOf } from '#contract/orders/placing/opening.ts';
import type { QuoteLine, QuoteRequest } from '#contract/orders/placing/schema.ts';
import { mostItems } from '#contract/orders/schema.ts';
import { settingIn } from '#contract/settings/rules.ts';
import { goalAmong, type Goal, type ZoneMeant } from '#server/features/cities/zones/store-goal.ts';
import { knownLine, type KnownLine } from '#server/features/lists/matching/store-matches.ts';
import type { MarketOfOrder, QuoteFacts } from './store.ts';
import { whenItComes, type Times } from './when-it-comes.ts';
import { windowOfOrder } from './window-of-order.ts';

/** Everything an order would cost and when it would be bought, as it is known now. */
export interface Appraisal extends Estimate, Times {
  market: MarketOfOrder;
  /** The stop of an errand, with the point that it stands for. */
  stop: PlacedStop | null;
  /** The zone that it goes to, and the door there. */
  goal: Goal;
  lines: QuoteLine[];
  /** Catalogue item of each line. */
  catalogueItemIds: (string | null)[];
  /** The known weights of all lines together. */
  loadGrams: number;
  loadClass: LoadClass;
  deliveryFeeKobo: Kobo;
  deliveryParts: FeePart[];
  serviceFeeKobo: Kobo;
  earningTerms: EarningTerms;
  vatPermille: number;
}

/** The first stop of an errand. */
export interface PlacedStop {
  errand: Errand;
  zone: Goal;
}

type Unquotable = {
  ok: false;
  reason:
    | 'market-gone'
    | 'outside-area'
    | 'empty-list'
    | 'list-too-long'
    | 'not-carried'
    | 'window-over'
    | 'window-closed'
    | 'window-full';
};

type Appraised = { ok: true; value: Appraisal } | Unquotable;

/** The same sum for a quote and for the order that follows it. */
export function appraise(
  asked: QuoteRequest,
  facts: QuoteFacts,
  now: Date,
): Appraised | { ok: false; reason: 'stop-outside-area' } {
  const { errand } = asked;
  // No zone is known of a market that is gone.
  if (errand === undefined || facts.market === null) return appraiseFrom(null, asked, facts, now);
  const stop = stopOf(errand, facts.stopZones);
  return stop === undefined
    ? { ok: false, reason: 'stop-outside-area' }
    : appraiseFrom(stop, asked, facts, now);
}

/** The sum of a list that is bought at an errand's stop, or at the market. */
export function appraiseFrom(
  stop: PlacedStop | null,
  asked: Omit<QuoteRequest, 'errand'>,
  { market, settings, known, isRefused, zones, window: windowFacts }: QuoteFacts,
  now: Date,
): Appraised {
  if (asked.items.length === 0) return { ok: false, reason: 'empty-list' };
  const errand = stop?.errand;
  if (asked.items.length > (hasOneThing(errand?.kind) ? 1 : mostItems))
    return { ok: false, reason: 'list-too-long' };
  if (isRefused || asked.items.some((item) => isTooMuchCash(errand, item)))
    return { ok: false, reason: 'not-carried' };
  if (market === null) return { ok: false, reason: 'market-gone' };
  const goal = isDoneThere(errand) ? stop?.zone : goalAmong(zones, asked.address);
  if (goal === undefined) return { ok: false, reason: 'outside-area' };
  const opening = openingOf(market, now);
  if (opening.kind === 'never') return { ok: false, reason: 'market-gone' };
  const windowed = windowOfOrder(asked.window, market, windowFacts, now);
  if (!windowed.ok) return windowed;
  const catalogued = known.map(knownLine);
  // Prices of the market say nothing about a shop.
  const lines = pricedLines(asked.items, stop === null ? catalogued : [], errand);
  const loadGrams = gramsOf(asked.items, catalogued, errand);
  const load = loadClassOf(loadGrams);
  const metres = wayMetres(stop?.zone.door ?? market, goal.door);
  const rates = feeRatesIn(settings, kindOf(errand));
  const delivery = deliveryFee(rates, { metres, load, zoneKobo: goal.feeKobo });
  const fees = {
    deliveryFeeKobo: delivery.kobo,
    serviceFeeKobo: asKobo(Number(settingIn(settings, 'service_fee'))),
  };
  const comes = {
    kind: kindOf(errand),
    items: asked.items.length,
    stop: stop?.zone.door ?? null,
    door: goal.door,
    loadGrams,
    opening,
    window: windowed.value,
    now,
  };
  return {
    ok: true,
    value: {
      ...estimateOf(lines, fees, agreedWaitOf(errand, settings)),
      ...fees,
      market,
      stop,
      goal,
      lines,
      catalogueItemIds: catalogued.map(({ itemId }) => (stop === null ? itemId : null)),
      loadGrams,
      loadClass: load,
      deliveryParts: delivery.parts,
      earningTerms: earningTermsIn(settings),
      vatPermille: permilleOf(settingIn(settings, 'vat_percent')),
      ...whenItComes(comes, market, settings),
    },
  };
}

function kindOf(errand: Errand | undefined): OrderKind {
  return errand?.kind ?? 'market';
}

/** Undefined where it lies in no open zone. */
function stopOf(errand: Errand, zones: readonly ZoneMeant[]): PlacedStop | undefined {
  const zone = goalAmong(zones, errand.stop);
  return zone === undefined ? undefined : { errand, zone };
}

/** A parcel weighs what its class does. */
function gramsOf(
  items: QuoteRequest['items'],
  catalogued: readonly KnownLine[],
  errand: Errand | undefined,
): number {
  if (errand?.kind === 'carry') return gramsOfParcel[errand.load];
  return gramsOfItems(items, (_item, place) => catalogued[place]);
}

function pricedLines(
  items: QuoteRequest['items'],
  catalogued: readonly KnownLine[],
  errand: Errand | undefined,
): QuoteLine[] {
  return items.map((item, index) => {
    if (hasOneThing(errand?.kind)) return errandLineOf(errand.kind, item);
    const guide = catalogued[index]?.guide ?? null;
    return quoteLineOf(item, guide === null ? null : lineGuide(guide, item.quantity));
  });
}
