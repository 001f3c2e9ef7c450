import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { changeMyHour, listMyHours } from '#contract/orders/windows/endpoints.ts';
import { apiQuery } from '#web/data/api-query.ts';
import { useWrite } from '#web/data/use-write.ts';

/** Without network the service worker answers with what it heard last. */
export const myHoursQuery = queryOptions({ ...apiQuery(listMyHours, {}), staleTime: 0 });

export function useChangeMyHour() {
  const client = useQueryClient();
  return useWrite(changeMyHour, (hours) => {
    client.setQueryData(myHoursQuery.queryKey, hours);
    void client.invalidateQueries({ queryKey: myHoursQuery.queryKey });
  });
}
