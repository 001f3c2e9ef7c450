import { useQuery, useQueryClient } from '@tanstack/react-query';
import { listAlarms, settleAlarm } from '#contract/orders/alarms/endpoints.ts';
import type { Alarm } from '#contract/orders/alarms/schema.ts';
import { apiQuery } from '#web/data/api-query.ts';
import type { LiveState } from '#web/data/live/event-source.ts';
import { useWrite } from '#web/data/use-write.ts';
import { pollMs } from '#web/features/orders/queries.ts';
import { type InCity, useInCity } from '#web/lib/screen/office-city.ts';

export function alarmsQuery(inCity: InCity) {
  return apiQuery(listAlarms, inCity);
}

/** Under this key stand the alarms, of whichever city. */
const alarmsKey = [listAlarms.name] as const;

/** Open alarms: decisions first, then the oldest. */
export function useAlarms(live: LiveState) {
  return useQuery({
    ...alarmsQuery(useInCity()),
    staleTime: 0,
    refetchInterval: live === 'down' ? pollMs : false,
  });
}

/** A settled alarm leaves the screen at once. */
export function useSettleAlarm() {
  const client = useQueryClient();
  return useWrite(settleAlarm, (_done, { alarmId }) => {
    client.setQueriesData<Alarm[]>({ queryKey: alarmsKey }, (alarms) =>
      alarms?.filter(({ id }) => id !== alarmId),
    );
    void client.invalidateQueries({ queryKey: alarmsKey });
  });
}
