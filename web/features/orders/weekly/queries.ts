import { useQueryClient } from '@tanstack/react-query';
import { listWeeklyLists, setWeeklyList, stopWeeklyList } from '#contract/orders/weekly/endpoints.ts';
import { apiQuery } from '#web/data/api-query.ts';
import { useWrite } from '#web/data/use-write.ts';

export const weeklyListsQuery = apiQuery(listWeeklyLists, {});

/** Makes a list weekly, changes when and where, or starts it again. */
export function useSetWeekly() {
  const client = useQueryClient();
  return useWrite(setWeeklyList, () => client.invalidateQueries({ queryKey: weeklyListsQuery.queryKey }));
}

export function useStopWeekly() {
  const client = useQueryClient();
  return useWrite(stopWeeklyList, () => client.invalidateQueries({ queryKey: weeklyListsQuery.queryKey }));
}
