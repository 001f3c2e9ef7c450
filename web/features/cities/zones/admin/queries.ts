import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Endpoint, ReplyOf, SentTo } from '#contract/endpoint.ts';
import { addZone, changeZone, importZones, listAllZones } from '#contract/cities/zones/endpoints.ts';
import { apiQuery } from '#web/data/api-query.ts';
import { callServer } from '#web/data/call-server.ts';
import { refetchZones } from '#web/data/live/zone-events.ts';

/** Every zone of every city, the closed ones too. */
export const allZonesQuery = apiQuery(listAllZones, {});

export const useAddZone = () => useZoneWrite(addZone);
export const useChangeZone = () => useZoneWrite(changeZone);
export const useImportZones = () => useZoneWrite(importZones);

/** Written or refused, what is shown is asked for anew: another admin may have drawn meanwhile. */
function useZoneWrite<E extends Endpoint>(endpoint: E) {
  const client = useQueryClient();
  return useMutation<ReplyOf<E>, Error, SentTo<E>>({
    networkMode: 'always',
    mutationFn: (input) => callServer(endpoint, input),
    onSettled: () => refetchZones(client),
  });
}
