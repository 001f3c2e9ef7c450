import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useSearch } from 'wouter';
import { sharedInPart } from '#contract/installed/shared.ts';
import type { MarketId } from '#contract/markets/schema.ts';
import { readOrderCode } from '#contract/orders/code.ts';
import { showOrder } from '#contract/orders/endpoints.ts';
import type { OrderKind } from '#contract/orders/errands/schema.ts';
import type { NewOrder } from '#contract/orders/placing/schema.ts';
import type { Order, WantedItem } from '#contract/orders/schema.ts';
import type { WeeklyDraft } from '#contract/orders/weekly/schema.ts';
import { apiQuery } from '#web/data/api-query.ts';
import { marketsQuery } from '#web/features/markets/queries.ts';
import { withMarket } from '#web/features/orders/placing/draft.ts';
import { changeDraft } from '#web/features/orders/placing/draft-store.ts';
import type { Terms } from '#web/features/orders/placing/errand/terms.ts';
import { doorOfOrder, termsOfOrder } from '#web/features/orders/placing/errand/terms-of-order.ts';
import { shopOfOrder, type Shop } from '#web/features/orders/placing/shop/shop.ts';
import { sendableOf, type SharedOriginals } from '#web/features/orders/requests/shared-originals.ts';
import { takeShared } from './take-shared.ts';
import { orderLink } from '#web/features/orders/links.ts';

export type OtherList = { text: string } | Written | Ordered | { weekly: WeeklyDraft };

/** A list, a parcel or a task as staff wrote it down. */
export interface Written {
  text: string;
  kind: OrderKind;
  request: NonNullable<NewOrder['listRequest']>;
}

/** An order that was placed before: its things or its terms, where it was bought, and the door of an errand. */
interface Ordered {
  items: WantedItem[];
  marketId: MarketId;
  kind: OrderKind;
  shop: Shop | null;
  terms: Terms | null;
  door: ReturnType<typeof doorOfOrder>;
}

interface Brought {
  offer: (other: OtherList) => void;
  /** Photos or a voice note that another app shared. */
  onFiles: (shared: SharedOriginals) => void;
  /** Some or all of what was shared is not here. */
  onLeft: () => void;
  onFailed: () => void;
}

/** Applies the address (`?market=`, `?list=`, `?shared=`, `?reorder=`) once; then it is plain again. */
export function useAddressedList({ offer, onFiles, onLeft, onFailed }: Brought): void {
  const asked = new URLSearchParams(useSearch());
  const slug = asked.get('market');
  const text = asked.get('list');
  const shared = asked.get('shared');
  const reorder = asked.get('reorder');
  const code = readOrderCode(reorder ?? '');
  const markets = useQuery({ ...marketsQuery, enabled: slug !== null });
  const old = useQuery({
    ...apiQuery(showOrder, { code: code ?? '', token: orderLink(code ?? '')?.token ?? null }),
    enabled: code !== undefined,
  });
  const strip = useStrip();
  const settle = useEffectEvent(() => {
    if (slug !== null && markets.data !== undefined) {
      const market = markets.data.find((one) => one.slug === slug);
      if (market !== undefined) changeDraft((now) => withMarket(now, market.id));
      strip('market');
    } else if (text !== null) {
      if (text.trim() !== '') offer({ text });
      strip('list');
    } else if (shared !== null) {
      strip('shared');
      void takeShared().then(({ text: beside, files }) => {
        const sent = sendableOf(files);
        if (sent.length > 0) onFiles({ files: sent, text: beside.trim() });
        else if (beside.trim() !== '') offer({ text: beside });
        if (shared === sharedInPart || sent.length < files.length) onLeft();
      }, onLeft);
    } else if (old.data !== undefined) {
      const { items, market, errand } = old.data;
      offer({
        items: items.map(wantAgain),
        marketId: market.id,
        kind: errand?.kind ?? 'market',
        shop: shopOfOrder(old.data),
        terms: termsOfOrder(old.data),
        door: doorOfOrder(old.data),
      });
      strip('reorder');
    } else if (old.isError || (reorder !== null && code === undefined)) {
      onFailed();
      strip('reorder');
    }
  });
  // Each of these is a reason to read again, though the effect itself reads them anew.
  // oxlint-disable-next-line react/exhaustive-effect-dependencies
  useEffect(() => settle(), [slug, text, shared, reorder, markets.data, old.data, old.isError]);
}

/** Takes one question off the address without a step back to it. */
function useStrip(): (name: string) => void {
  const [pathname, navigate] = useLocation();
  const search = useSearch();
  return (name) => {
    const left = new URLSearchParams(search);
    left.delete(name);
    navigate(left.size === 0 ? pathname : `${pathname}?${left.toString()}`, { replace: true });
  };
}

function wantAgain(item: Order['items'][number]): WantedItem {
  const { raw, name, quantity, measure, capKobo, note, priceRule, replacement } = item;
  return { raw, name, quantity, measure, capKobo, note, unsure: [], priceRule, replacement };
}
