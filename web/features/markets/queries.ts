import { listGallery } from '#contract/markets/gallery-endpoints.ts';
import { listMarkets, showMarket } from '#contract/markets/endpoints.ts';
import { apiQuery, apiQueryOrNull } from '../../lib/api-query.ts';

/** Photos in place of the landing page’s drawings. */
export const galleryQuery = apiQuery(listGallery, {});

export const marketsQuery = apiQuery(listMarkets, {});

/** One market, or nothing where no market stands at that address. */
export function marketQuery(slug: string) {
  const query = apiQueryOrNull(showMarket, { slug }, 'not-found');
  // Any address of one word arrives here; what no market can be called is not worth a call.
  return /^[a-z0-9-]{1,120}$/.test(slug) ? query : { ...query, queryFn: () => null };
}
