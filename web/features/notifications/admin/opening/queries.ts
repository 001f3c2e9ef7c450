import { useQuery, useQueryClient } from '@tanstack/react-query';
import { showOpened, tellOpened } from '#contract/notifications/admin/endpoints.ts';
import { apiQuery } from '#web/data/api-query.ts';
import { useWrite } from '#web/data/use-write.ts';
import { goesOut } from '../broadcasts/going-out.ts';

export const openedQuery = apiQuery(showOpened, {});

const whileGoingMs = 2000;
// An opened gate is heard of by those who tell it a little later.
const otherwiseMs = 10_000;

/** The house's word that the place is open, followed while it goes out. */
export function useOpened() {
  return useQuery({
    ...openedQuery,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) =>
      data?.told && goesOut(data.told, Date.now()) ? whileGoingMs : otherwiseMs,
  });
}

export function useTellOpened() {
  const client = useQueryClient();
  return useWrite(tellOpened, (fresh) => client.setQueryData(openedQuery.queryKey, fresh));
}
