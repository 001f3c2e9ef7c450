import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { SentTo } from '#contract/endpoint.ts';
import {
  addCatalogueItem,
  changeCatalogueItem,
  correctPrice,
  decideSample,
  listCatalogue,
  listPrices,
  listSamplesWaiting,
  recordPrice,
  removeCorrection,
  showPriceHistory,
} from '#contract/lists/catalogue/endpoints.ts';
import { listPriceRound } from '#contract/lists/prices/endpoints.ts';
import { changeRefusedGoods, listRefusedGoods } from '#contract/lists/refused/endpoints.ts';
import type { CatalogueItem } from '#contract/lists/catalogue/schema.ts';
import type { MarketId } from '#contract/markets/schema.ts';
import { apiQuery } from '#web/data/api-query.ts';
import { callServer } from '#web/data/call-server.ts';
import { refusedGoodsQuery } from '#web/features/lists/queries.ts';
import { useWrite } from '#web/data/use-write.ts';
import type { InCity } from '#web/lib/screen/office-city.ts';

/** Every item, those that are not offered too. */
export const catalogueQuery = apiQuery(listCatalogue, {});

export function waitingQuery(inCity: InCity) {
  return apiQuery(listSamplesWaiting, inCity);
}

/** Last prices of every market; asked anew whenever the screen opens, because others write too. */
export function roundQuery(inCity: InCity) {
  return queryOptions({ ...apiQuery(listPriceRound, inCity), staleTime: 0 });
}

export function pricesQuery(marketId: MarketId) {
  return apiQuery(listPrices, { marketId });
}

export function historyQuery(place: SentTo<typeof showPriceHistory>) {
  return apiQuery(showPriceHistory, place);
}

export function useChangeRefusedGoods() {
  const client = useQueryClient();
  return useWrite(
    changeRefusedGoods,
    (goods) => client.setQueryData(refusedGoodsQuery.queryKey, goods),
    // Refused, it may not be what it was shown to be. Not waited for: without network that answer never comes.
    () => void client.invalidateQueries({ queryKey: refusedGoodsQuery.queryKey }),
  );
}

/** The words as they are now; without network it fails at once. */
export function useLoadRefusedGoods() {
  const client = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: () => callServer(listRefusedGoods, {}),
    onSuccess: (goods) => client.setQueryData(refusedGoodsQuery.queryKey, goods),
  });
}

export function useAddItem() {
  return useWrite(addCatalogueItem, usePutItem());
}

export function useChangeItem() {
  const client = useQueryClient();
  // The same: it may not be what it was shown to be.
  return useWrite(
    changeCatalogueItem,
    usePutItem(),
    () => void client.invalidateQueries({ queryKey: catalogueQuery.queryKey }),
  );
}

function usePutItem() {
  const client = useQueryClient();
  return (item: CatalogueItem) =>
    client.setQueryData(catalogueQuery.queryKey, (items = []) =>
      [...items.filter(({ id }) => id !== item.id), item].toSorted((one, other) =>
        one.name.localeCompare(other.name),
      ),
    );
}

export function useRecordPrice() {
  return useWrite(recordPrice, useForgetPrices());
}

export function useCorrectPrice() {
  return useWrite(correctPrice, useForgetPrices());
}

export function useRemoveCorrection() {
  return useWrite(removeCorrection, useForgetPrices());
}

export function useDecideSample() {
  return useWrite(decideSample, useForgetPrices());
}

/** Queries that one more price may change. */
export const priceQueries = [
  listPrices.name,
  showPriceHistory.name,
  listSamplesWaiting.name,
  listPriceRound.name,
];
/** Queries that a change of the catalogue may change: prices are shown under the names of their items. */
export const catalogueQueries = [listCatalogue.name, ...priceQueries];

/** One more price, and guide, history and what waits may all be others. */
export function useForgetPrices() {
  return useForget(priceQueries);
}

/** The items may be others, wherever they are shown. */
export function useForgetCatalogue() {
  return useForget(catalogueQueries);
}

function useForget(names: readonly string[]) {
  const client = useQueryClient();
  // Not waited for: what was written is told at once, before the row that told it is gone.
  return () => {
    for (const name of names) void client.invalidateQueries({ queryKey: [name] });
  };
}
