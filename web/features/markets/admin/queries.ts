import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SentTo } from '#contract/endpoint.ts';
import { addClosure, listClosures, removeClosure } from '#contract/markets/closure-endpoints.ts';
import {
  addMarket,
  changeMarket,
  listAllMarkets,
  placeMarket,
  setMarketPhoto,
} from '#contract/markets/endpoints.ts';
import { setGalleryPhoto } from '#contract/markets/gallery-endpoints.ts';
import type { Market } from '#contract/markets/schema.ts';
import { apiQuery } from '#web/data/api-query.ts';
import { callServer } from '#web/data/call-server.ts';
import { useWrite } from '#web/data/use-write.ts';
import { galleryQuery, marketsQuery } from '../queries.ts';

/** Every market, the hidden ones too. */
export const allMarketsQuery = apiQuery(listAllMarkets, {});

export function useAddMarket() {
  return useWrite(addMarket, usePutMarket());
}

export function useChangeMarket() {
  const client = useQueryClient();
  const put = usePutMarket();
  return useMutation({
    networkMode: 'always',
    mutationFn: (input: SentTo<typeof changeMarket>) => callServer(changeMarket, input),
    onSuccess: put,
    // Refused, it may not be what it was shown to be.
    onError: () => client.invalidateQueries({ queryKey: allMarketsQuery.queryKey }),
  });
}

export function usePlaceMarket() {
  return useWrite(placeMarket, usePutMarket());
}

export function useSetMarketPhoto() {
  return useWrite(setMarketPhoto, usePutMarket());
}

export function useSetGalleryPhoto() {
  const client = useQueryClient();
  return useWrite(setGalleryPhoto, (photos) => client.setQueryData(galleryQuery.queryKey, photos));
}

/** Closures on these days. */
export function closuresQuery(days: { from: string; to: string }) {
  return apiQuery(listClosures, days);
}

export function useAddClosure() {
  return useWrite(addClosure, useForgetTimes());
}

export function useRemoveClosure() {
  return useWrite(removeClosure, useForgetTimes());
}

/** A closure can change the opening times of every market. */
function useForgetTimes() {
  const client = useQueryClient();
  return () => {
    for (const name of [listClosures.name, allMarketsQuery.queryKey[0], marketsQuery.queryKey[0]])
      void client.invalidateQueries({ queryKey: [name] });
  };
}

function usePutMarket() {
  const client = useQueryClient();
  return (market: Market) => {
    client.setQueryData(allMarketsQuery.queryKey, (markets = []) =>
      [...markets.filter(({ id }) => id !== market.id), market].toSorted((one, other) =>
        one.name.localeCompare(other.name),
      ),
    );
    void client.invalidateQueries({ queryKey: marketsQuery.queryKey });
  };
}
