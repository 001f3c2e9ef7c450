import { useQueryClient } from '@tanstack/react-query';
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
import { useWrite } from '#web/data/use-write.ts';
import type { InCity } from '#web/lib/screen/office-city.ts';
import { galleryQuery, marketsQuery } from '../queries.ts';

/** Every market, the hidden ones too; of one city where one is chosen. */
export function allMarketsQuery(inCity: InCity) {
  return apiQuery(listAllMarkets, inCity);
}

const allMarketsKey = [listAllMarkets.name] as const;

export function useAddMarket() {
  return useWrite(addMarket, usePutMarket());
}

export function useChangeMarket() {
  const client = useQueryClient();
  // Refused, it may not be what it was shown to be.
  return useWrite(changeMarket, usePutMarket(), () => client.invalidateQueries({ queryKey: allMarketsKey }));
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
export function closuresQuery(days: { from: string; to: string }, inCity: InCity) {
  return apiQuery(listClosures, { ...days, ...inCity });
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
    for (const name of [listClosures.name, listAllMarkets.name, marketsQuery.queryKey[0]])
      void client.invalidateQueries({ queryKey: [name] });
  };
}

function usePutMarket() {
  const client = useQueryClient();
  return (market: Market) => {
    client.setQueryData(
      allMarketsQuery({}).queryKey,
      (markets) =>
        // While one city alone was read, one market would pass for all of them.
        markets &&
        [...markets.filter(({ id }) => id !== market.id), market].toSorted((one, other) =>
          one.name.localeCompare(other.name),
        ),
    );
    // Lists of one city are asked anew: the market may be of another by now.
    void client.invalidateQueries({ queryKey: allMarketsKey });
    void client.invalidateQueries({ queryKey: marketsQuery.queryKey });
  };
}
