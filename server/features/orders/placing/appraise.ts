import type { Vehicle } from '#contract/agents/schema.ts';
import { isTooHeavy } from '#contract/agents/vehicles.ts';
import { hasShoppersAndRiders, takesPart } from '#contract/dispatch/way-of-working.ts';
import { asKobo, type Kobo } from '#contract/kobo.ts';
import { earningTermsIn, type EarningTerms } from '#contract/ledger/earnings.ts';
import { permilleOf } from '#contract/ledger/vat.ts';
import { loadClassOf, type LoadClass } from '#contract/lists/load/load-class.ts';
import { lineGuide } from '#contract/lists/prices/guide.ts';
import type { MinuteRange } from '#contract/orders/arrival/range.ts';
import { estimateOf, quoteLineOf, type Estimate } from '#contract/orders/placing/estimate.ts';
import { deliveryFee, feeRatesIn, wayMetres, type FeePart } from '#contract/orders/fees/delivery-fee.ts';
import { gramsOfItems } from '#contract/orders/placing/load.ts';
import { closesAfter, openingOf, whenBoughtAt } from '#contract/orders/placing/opening.ts';
import type { QuoteLine, QuoteRequest, WhenBought } from '#contract/orders/placing/schema.ts';
import { mostItems } from '#contract/orders/schema.ts';
import { settingIn } from '#contract/settings/rules.ts';
import type { Setting } from '#contract/settings/schema.ts';
import { goalAmong, type Goal } from '#server/features/cities/zones/store-goal.ts';
import { knownLine } from '#server/features/lists/matching/store-matches.ts';
import { frontPageMinutesIn, promiseFor, type Wanted } from '../arrival/promise.ts';
import type { MarketOfOrder, QuoteFacts } from './store.ts';

/** Everything an order would cost and when it would be bought, as it is known now. */
export interface Appraisal extends Estimate {
  market: MarketOfOrder;
  /** The zone that it goes to, and the door there. */
  goal: Goal;
  lines: QuoteLine[];
  /** Catalogue item of each line. */
  catalogueItemIds: (string | null)[];
  /** The known weights of all lines together. */
  loadGrams: number;
  loadClass: LoadClass;
  /** True where no agent who is at work there carries it alone. */
  isTooHeavy: boolean;
  deliveryFeeKobo: Kobo;
  deliveryParts: FeePart[];
  serviceFeeKobo: Kobo;
  earningTerms: EarningTerms;
  vatPermille: number;
  when: WhenBought;
  /** Closing time of the day it would be bought. */
  shopBy: Date;
  /** From when to when it would come, in minutes from the start; nothing where nobody can say. */
  arrival: MinuteRange | null;
  /** The time that the front page promises. */
  frontPageMinutes: number;
}

type Unquotable = {
  ok: false;
  reason: 'market-gone' | 'outside-area' | 'empty-list' | 'list-too-long' | 'not-carried';
};

/** The same sum for a quote and for the order that follows it. */
export function appraise(
  asked: QuoteRequest,
  { market, settings, known, isRefused, zones }: QuoteFacts,
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
  const frontPageMinutes = frontPageMinutesIn(settings);
  const startsAt = opening.kind === 'now' ? now : opening.startsAt;
  const laterStart = opening.kind === 'now' ? null : startsAt;
  const tooHeavy = isTooHeavy(loadGrams, opening.kind === 'now' ? carriersNow(market, settings) : []);
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
      isTooHeavy: tooHeavy,
      deliveryParts: delivery.parts,
      earningTerms: earningTermsIn(settings),
      vatPermille: permilleOf(settingIn(settings, 'vat_percent')),
      when: whenBoughtAt(opening, frontPageMinutes),
      shopBy: closesAfter(market, startsAt),
      // It is offered to nobody before the office has found somebody for it.
      arrival: tooHeavy
        ? null
        : arrivalOf(asked, market, settings, {
            door: goal.door,
            grams: loadGrams,
            startsAt: laterStart,
            frontPageMinutes,
          }),
      frontPageMinutes,
    },
  };
}

function arrivalOf(
  { items }: QuoteRequest,
  market: MarketOfOrder,
  settings: readonly Setting[],
  known: Pick<Wanted, 'door' | 'grams' | 'startsAt' | 'frontPageMinutes'>,
): MinuteRange | null {
  const wanted = {
    market,
    items: items.length,
    ...known,
    withShoppersAndRiders: hasShoppersAndRiders(settings),
  };
  return promiseFor(wanted, market.hands);
}

/** Vehicles of those who could take it to its door now. Who works at a later opening, nobody knows yet. */
function carriersNow({ hands }: MarketOfOrder, settings: readonly Setting[]): Vehicle[] {
  const withShoppersAndRiders = hasShoppersAndRiders(settings);
  return hands.agents
    .filter(({ works }) => works !== 'shopper' && takesPart(works, withShoppersAndRiders))
    .map(({ vehicle }) => vehicle);
}
