import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { refusalSentence } from '#contract/copy/refusals.ts';
import { listZones } from '#contract/cities/zones/endpoints.ts';
import type { Zone } from '#contract/cities/zones/schema.ts';
import { quoteOrder } from '#contract/orders/endpoints.ts';
import type { Quote, QuoteRequest } from '#contract/orders/placing/schema.ts';
import { isRefused } from '#web/data/retries.ts';
import { apiQuery } from '#web/data/api-query.ts';
import { useAppContext, useNow } from '#web/lib/screen/app-context.tsx';
import { useNotCarried } from '#web/features/lists/refused/use-refused.ts';
import { guideQuery } from '#web/features/lists/queries.ts';
import { isReached } from '#web/features/cities/zones/queries.ts';
import { ApiError } from '#web/lib/network/api-error.ts';
import { marketsQuery } from '#web/features/markets/queries.ts';
import { useSettingsAt } from '#web/features/markets/use-settings-at.ts';
import { type Draft } from './draft.ts';
import { isStopRefusal, isWindowRefusal } from './refusal.ts';
import { thingsOf } from './errand/one-thing.ts';
import { servingMarket } from './shop/shop.ts';
import { useZonesOf } from './use-zones.ts';
import { nothingAsked, quoteOnThisPhone, quoteRequestOf } from './quote.ts';

export interface Priced {
  /** Null until there is enough to ask for. */
  quote: Quote | null;
  /** The server could not be asked: the sum is this phone's own. */
  isOwnSum: boolean;
  /** The answer for what stands there now is on its way. */
  isChecking: boolean;
  /** Reason why there is no price, in the server’s words. */
  refusal: string | null;
  /** The reason is the delivery window. */
  isWindowGone: boolean;
  /** The reason is the area of the shop. */
  isStopOutside: boolean;
}

const none: Priced = {
  quote: null,
  isOwnSum: false,
  isChecking: false,
  refusal: null,
  isWindowGone: false,
  isStopOutside: false,
};

const settleMs = 500;
const freshMs = 2 * 60_000;

/** Price of the draft: the server’s quote, else this phone’s own. */
export function usePriced(draft: Draft): Priced {
  const request = quoteRequestOf(draft);
  const asked = useSettled(request);
  const [notCarried] = useNotCarried(thingsOf(draft));
  const zones = useZonesOf(servingMarket(draft));
  const { language } = useAppContext();
  const query = useQuery({
    ...apiQuery(quoteOrder, asked ?? nothingAsked),
    enabled: asked !== null,
    placeholderData: keepPreviousData,
    staleTime: freshMs,
    refetchOnWindowFocus: true,
  });
  const ownSum = useOwnSum(request, zones);
  useFreshZones(query.error);
  if (request === null) return none;
  // Known without network too: nobody goes on with what is refused in the end.
  if (notCarried !== undefined) return { ...none, refusal: refusalSentence('not-carried', language) };
  if (request.errand && !isReached(zones, request.errand.stop))
    return { ...none, refusal: refusalSentence('stop-outside-area', language), isStopOutside: true };
  if (!isReached(zones, request.address))
    return { ...none, refusal: refusalSentence('outside-area', language) };
  // Known from the first try: nobody waits for the others to see a price or a reason.
  const failure = query.error ?? query.failureReason;
  if (asked !== null && failure !== null && isRefused(failure)) {
    return {
      ...none,
      refusal: failure.sentence,
      isWindowGone: isWindowRefusal(failure.code),
      isStopOutside: isStopRefusal(failure.code),
    };
  }
  const isSettled = sameRequest(asked, request);
  const isAnswered = isSettled && query.data !== undefined && !query.isPlaceholderData;
  if (isAnswered) return { ...none, quote: query.data };
  if (query.isPaused || failure !== null) {
    const own = ownSum();
    return { ...none, quote: own, isOwnSum: own !== null };
  }
  return { ...none, quote: query.data ?? null, isChecking: true };
}

/** A neighbourhood that was closed meanwhile is no longer one to choose. */
function useFreshZones(error: Error | null): void {
  const client = useQueryClient();
  useEffect(() => {
    if (error instanceof ApiError && (error.code === 'outside-area' || isStopRefusal(error.code)))
      void client.invalidateQueries({ queryKey: [listZones.name] });
  }, [client, error]);
}

/** True where both ask for the same. */
export function sameRequest(a: QuoteRequest | null, b: QuoteRequest | null): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** The request once nobody has changed it for a moment. */
function useSettled(request: QuoteRequest | null): QuoteRequest | null {
  const [settled, setSettled] = useState(request);
  const wanted = JSON.stringify(request);
  useEffect(() => {
    const timer = setTimeout(() => {
      setSettled((now) => (sameRequest(now, request) ? now : request));
    }, settleMs);
    return () => clearTimeout(timer);
    // Only another content is another request.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [wanted]);
  return settled;
}

/** This phone’s own quote, computed only when there is no other. */
function useOwnSum(request: QuoteRequest | null, zones: Zone[] | undefined): () => Quote | null {
  const now = useNow();
  const settings = useSettingsAt(request?.marketId);
  const market = useQuery(marketsQuery).data?.find(({ id }) => id === request?.marketId);
  const guides = useQuery({ ...guideQuery(market?.slug ?? ''), enabled: market !== undefined }).data ?? [];
  if (request === null || market === undefined || settings === undefined) return () => null;
  return () => quoteOnThisPhone(request, { market, settings, guides, zones, now });
}
