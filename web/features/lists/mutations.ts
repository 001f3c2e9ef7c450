import { useQueryClient } from '@tanstack/react-query';
import {
  changeSavedAddress,
  changeSavedList,
  deleteSavedAddress,
  deleteSavedList,
  saveAddress,
  saveList,
} from '#contract/lists/saved/endpoints.ts';
import { useWrite } from '#web/data/use-write.ts';
import { savedAddressesQuery, savedListsQuery } from './queries.ts';

/** Keeps a list for another day. */
export function useSaveList() {
  const client = useQueryClient();
  return useWrite(saveList, () => client.invalidateQueries({ queryKey: savedListsQuery.queryKey }));
}

/** Changes the name or the text of a saved list. */
export function useChangeList() {
  const client = useQueryClient();
  return useWrite(changeSavedList, () => client.invalidateQueries({ queryKey: savedListsQuery.queryKey }));
}

/** Deletes a saved list. */
export function useDeleteList() {
  const client = useQueryClient();
  return useWrite(deleteSavedList, () => client.invalidateQueries({ queryKey: savedListsQuery.queryKey }));
}

/** Keeps a place for another day. */
export function useSaveAddress() {
  const client = useQueryClient();
  return useWrite(saveAddress, () => client.invalidateQueries({ queryKey: savedAddressesQuery.queryKey }));
}

/** Changes a kept place, or makes it the usual one. */
export function useChangeAddress() {
  const client = useQueryClient();
  return useWrite(changeSavedAddress, () =>
    client.invalidateQueries({ queryKey: savedAddressesQuery.queryKey }),
  );
}

/** Throws a kept place away. */
export function useDeleteAddress() {
  const client = useQueryClient();
  return useWrite(deleteSavedAddress, () =>
    client.invalidateQueries({ queryKey: savedAddressesQuery.queryKey }),
  );
}
