import { adminMarketsCopy } from '#contract/copy/admin/markets.ts';
import type { SentTo } from '#contract/endpoint.ts';
import type { recordPrice } from '#contract/lists/catalogue/endpoints.ts';
import { useCatalogue } from '#web/lib/surroundings.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { useFailure } from '../settings/use-failure.ts';
import { useRecordPrice } from './admin-calls.ts';

/** Writes down a price that somebody saw, and says where it waits for a look. */
export function useRecord(onDone?: () => void) {
  const { story: words } = useCatalogue(adminMarketsCopy).prices;
  const write = useRecordPrice();
  const failed = useFailure();
  const record = (observed: SentTo<typeof recordPrice>) =>
    write.mutate(observed, {
      onSuccess: ({ state }) => {
        showToast({ title: state === 'waiting' ? words.recordedWaits : words.recorded, tone: 'success' });
        onDone?.();
      },
      onError: failed,
    });
  return { record, isBusy: write.isPending };
}
