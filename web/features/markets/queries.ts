import { listMarkets, showMarket } from '#contract/markets/endpoints.ts';
import { apiQuery, apiQueryOrNull } from '../../lib/api-query.ts';

export const marketsQuery = apiQuery(listMarkets, {});

/** One market, or nothing where no market stands at that address. */
export const marketQuery = (slug: string) => apiQueryOrNull(showMarket, { slug }, 'not-found');
