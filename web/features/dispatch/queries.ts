import { queryOptions } from '@tanstack/react-query';
import { listOffers, listRiders } from '#contract/dispatch/endpoints.ts';
import { apiQuery } from '#web/data/api-query.ts';
import { callServer } from '#web/data/call-server.ts';
import { takeServerTime } from '#web/lib/network/server-clock.ts';

/** Open offers of this agent; the countdown runs by the server’s clock. */
export const offersQuery = queryOptions({
  queryKey: [listOffers.name] as const,
  queryFn: async () => {
    const { offers, asOf } = await callServer(listOffers, {});
    takeServerTime(asOf);
    return offers;
  },
  staleTime: 0,
});

export const ridersQuery = queryOptions({ ...apiQuery(listRiders, {}), staleTime: 0, gcTime: 0 });
