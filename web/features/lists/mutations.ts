import { useQueryClient } from '@tanstack/react-query';
import { saveAddress, saveList } from '#contract/lists/saved/endpoints.ts';
import { useWrite } from '#web/data/use-write.ts';
import { savedAddressesQuery, savedListsQuery } from './queries.ts';

/** Keeps a list for another day. */
export function useSaveList() {
  const client = useQueryClient();
  return useWrite(saveList, () => client.invalidateQueries({ queryKey: savedListsQuery.queryKey }));
}

/** Keeps a place for another day. */
export function useSaveAddress() {
  const client = useQueryClient();
  return useWrite(saveAddress, () => client.invalidateQueries({ queryKey: savedAddressesQuery.queryKey }));
}
