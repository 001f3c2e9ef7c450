import { useQueryClient } from '@tanstack/react-query';
import { addMarket, changeMarket, listAllMarkets } from '#contract/markets/endpoints.ts';
import type { Market } from '#contract/markets/schema.ts';
import { apiQuery } from '../../lib/api-query.ts';
import { useWrite } from '../../lib/use-write.ts';
import { marketsQuery } from './queries.ts';

/** Every market, the hidden ones too. */
export const allMarketsQuery = apiQuery(listAllMarkets, {});

export function useAddMarket() {
  return useWrite(addMarket, usePutMarket());
}

export function useChangeMarket() {
  return useWrite(changeMarket, usePutMarket());
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
