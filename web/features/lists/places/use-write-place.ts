import { placesCopy } from '#contract/copy/places.ts';
import type { SentTo } from '#contract/endpoint.ts';
import type { saveAddress } from '#contract/lists/saved/endpoints.ts';
import type { SavedAddress } from '#contract/lists/saved/schema.ts';
import { useFailure } from '#web/data/failure-message.ts';
import { useRequestIds } from '#web/data/use-request-ids.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { useChangeAddress, useSaveAddress } from '../mutations.ts';

type Written = Omit<SentTo<typeof saveAddress>, 'clientRequestId'>;

/** Keeps a new place, or the one given as it is written now, and says so. */
export function useWritePlace(id: SavedAddress['id'] | null, onDone: () => void) {
  const copy = useCatalogue(placesCopy);
  const save = useSaveAddress();
  const change = useChangeAddress();
  const requestId = useRequestIds();
  const failed = useFailure();
  const write = (written: Written) => {
    const afterwards = {
      onSuccess: () => {
        showToast({ title: copy.saved(written.label), tone: 'success' });
        onDone();
      },
      onError: failed,
    };
    if (id === null) save.mutate({ clientRequestId: requestId(written), ...written }, afterwards);
    else change.mutate({ addressId: id, ...written }, afterwards);
  };
  return { write, isPending: save.isPending || change.isPending };
}
