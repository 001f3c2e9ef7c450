import { useQuery, useQueryClient } from '@tanstack/react-query';
import { listAlarms, settleAlarm } from '#contract/orders/alarms/endpoints.ts';
import type { Alarm } from '#contract/orders/alarms/schema.ts';
import { apiQuery } from '#web/data/api-query.ts';
import type { LiveState } from '#web/data/live/event-source.ts';
import { useWrite } from '#web/data/use-write.ts';
import { pollMs } from '#web/features/orders/queries.ts';

export const alarmsQuery = apiQuery(listAlarms, {});

/** Open alarms: decisions first, then the oldest. */
export function useAlarms(live: LiveState) {
  return useQuery({ ...alarmsQuery, staleTime: 0, refetchInterval: live === 'down' ? pollMs : false });
}

/** A settled alarm leaves the screen at once. */
export function useSettleAlarm() {
  const client = useQueryClient();
  return useWrite(settleAlarm, (_done, { alarmId }) => {
    client.setQueryData(alarmsQuery.queryKey, (alarms) => alarms?.filter(({ id }: Alarm) => id !== alarmId));
    void client.invalidateQueries({ queryKey: alarmsQuery.queryKey });
  });
}
