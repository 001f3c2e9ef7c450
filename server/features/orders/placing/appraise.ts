import { asKobo, type Kobo } from '#contract/kobo.ts';
import { earningTermsIn, type EarningTerms } from '#contract/ledger/earnings.ts';
import { permilleOf } from '#contract/ledger/vat.ts';
import { loadClassOf, type LoadClass } from '#contract/lists/load/load-class.ts';
import { lineGuide } from '#contract/lists/prices/guide.ts';
import { estimateOf, quoteLineOf, type Estimate } from '#contract/orders/placing/estimate.ts';
import { deliveryFee, feeRatesIn, wayMetres, type FeePart } from '#contract/orders/fees/delivery-fee.ts';
import { gramsOfItems } from '#contract/orders/placing/load.ts';
import { openingOf } from '#contract/orders/placing/opening.ts';
import type { QuoteLine, QuoteRequest } from '#contract/orders/placing/schema.ts';
import { mostItems } from '#contract/orders/schema.ts';
import { settingIn } from '#contract/settings/rules.ts';
import { goalAmong, type Goal } from '#server/features/cities/zones/store-goal.ts';
import { knownLine } from '#server/features/lists/matching/store-matches.ts';
import type { MarketOfOrder, QuoteFacts } from './store.ts';
import { whenItComes, type Times } from './when-it-comes.ts';
import { windowOfOrder } from './window-of-order.ts';

/** Everything an order would cost and when it would be bought, as it is known now. */
export interface Appraisal extends Estimate, Times {
  market: MarketOfOrder;
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

/** The same sum for a quote and for the order that follows it. */
export function appraise(
  asked: QuoteRequest,
  { market, settings, known, isRefused, zones, window: windowFacts }: QuoteFacts,
  now: Date,
): { ok: true; value: Appraisal } | Unquotable {
  if (asked.items.length === 0) return { ok: false, reason: 'empty-list' };
  if (asked.items.length > mostItems) return { ok: false, reason: 'list-too-long' };
  if (isRefused) return { ok: false, reason: 'not-carried' };
  if (market === null) return { ok: false, reason: 'market-gone' };
  const goal = goalAmong(zones, asked.address);
  if (goal === undefined) return { ok: false, reason: 'outside-area' };
  const opening = openingOf(market, now);
  if (opening.kind === 'never') return { ok: false, reason: 'market-gone' };
  const windowed = windowOfOrder(asked.window, market, windowFacts, now);
  if (!windowed.ok) return windowed;
  const catalogued = known.map(knownLine);
  const lines = asked.items.map((item, index) => {
    const guide = catalogued[index]?.guide ?? null;
    return quoteLineOf(item, guide === null ? null : lineGuide(guide, item.quantity));
  });
  const loadGrams = gramsOfItems(asked.items, (_item, place) => catalogued[place]);
  const load = loadClassOf(loadGrams);
  const metres = wayMetres(market, goal.door);
  const delivery = deliveryFee(feeRatesIn(settings), { metres, load, zoneKobo: goal.feeKobo });
  const fees = {
    deliveryFeeKobo: delivery.kobo,
    serviceFeeKobo: asKobo(Number(settingIn(settings, 'service_fee'))),
  };
  const comes = {
    items: asked.items.length,
    door: goal.door,
    loadGrams,
    opening,
    window: windowed.value,
    now,
  };
  return {
    ok: true,
    value: {
      ...estimateOf(lines, fees),
      ...fees,
      market,
      goal,
      lines,
      catalogueItemIds: catalogued.map(({ itemId }) => itemId),
      loadGrams,
      loadClass: load,
      deliveryParts: delivery.parts,
      earningTerms: earningTermsIn(settings),
      vatPermille: permilleOf(settingIn(settings, 'vat_percent')),
      ...whenItComes(comes, market, settings),
    },
  };
}
