import { useQuery, useQueryClient } from '@tanstack/react-query';
import { listGallery } from '#contract/markets/gallery-endpoints.ts';
import { listMarkets, showMarket } from '#contract/markets/endpoints.ts';
import { apiQuery, apiQueryOrNull, known } from '#web/data/api-query.ts';
import { isOnServer } from '#web/lib/page/on-server.ts';

/** Photos in place of the landing page’s drawings. */
export const galleryQuery = apiQuery(listGallery, {});

export const useGallery = isOnServer
  ? () => known(useQueryClient(), galleryQuery)
  : () => useQuery(galleryQuery).data;

export const marketsQuery = apiQuery(listMarkets, {});

/** Every market, once they are there. */
export const useMarkets = isOnServer
  ? () => known(useQueryClient(), marketsQuery)
  : () => useQuery(marketsQuery).data;

/** One market, or nothing where no market stands at that address. */
export function marketQuery(slug: string) {
  const query = apiQueryOrNull(showMarket, { slug }, 'not-found');
  // Any address of one word arrives here; what no market can be called is not worth a call.
  return /^[a-z0-9-]{1,120}$/.test(slug) ? query : Object.assign(query, { queryFn: () => null });
}
