import { adminMarketsCopy } from '#contract/copy/admin/markets.ts';
import type { SentTo } from '#contract/endpoint.ts';
import type { recordPrice } from '#contract/lists/catalogue/endpoints.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { useFailure } from '#web/data/failure-message.ts';
import { useRecordPrice } from '../queries.ts';

/** Writes down a price that somebody saw, and says where it waits for a look. */
export function useRecord(onDone?: () => void) {
  const { story: copy } = useCatalogue(adminMarketsCopy).prices;
  const write = useRecordPrice();
  const failed = useFailure();
  const record = (observed: SentTo<typeof recordPrice>) =>
    write.mutate(observed, {
      onSuccess: ({ state }) => {
        showToast({ title: state === 'waiting' ? copy.recordedWaits : copy.recorded, tone: 'success' });
        onDone?.();
      },
      onError: failed,
    });
  return { record, isBusy: write.isPending };
}
