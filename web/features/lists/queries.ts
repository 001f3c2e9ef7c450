import { useQuery } from '@tanstack/react-query';
import { showGuide } from '#contract/lists/catalogue/endpoints.ts';
import { listRefusedGoods } from '#contract/lists/refused/endpoints.ts';
import { listSavedAddresses, listSavedLists } from '#contract/lists/saved/endpoints.ts';
import { apiQuery } from '#web/data/api-query.ts';
import { useMe } from '../accounts/queries.ts';

export const savedListsQuery = apiQuery(listSavedLists, {});
export const savedAddressesQuery = apiQuery(listSavedAddresses, {});

/** Everybody's; on the phone without network too. */
export const refusedGoodsQuery = apiQuery(listRefusedGoods, {});

export function guideQuery(slug: string) {
  return apiQuery(showGuide, { slug });
}

/** The places that this account keeps; nobody's are none. */
export function useSavedAddresses() {
  return useQuery({ ...savedAddressesQuery, enabled: Boolean(useMe()) }).data ?? [];
}
