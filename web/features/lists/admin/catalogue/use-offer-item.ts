import { adminMarketsCopy } from '#contract/copy/admin/markets.ts';
import type { CatalogueItem } from '#contract/lists/catalogue/schema.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { useFailure } from '#web/data/failure-message.ts';
import { useChangeItem } from '../queries.ts';

/** Hides an item, or offers it again, as it is seen: either is undone by the other. */
export function useOfferItem() {
  const { catalogue: copy } = useCatalogue(adminMarketsCopy).prices;
  const write = useChangeItem();
  const failed = useFailure();
  const offer = ({ id, ...item }: CatalogueItem, isActive: boolean) =>
    write.mutate(
      { ...item, itemId: id, isActive, seen: item },
      {
        onSuccess: ({ name }) =>
          showToast({ title: (isActive ? copy.isShown : copy.isHidden)(name), tone: 'success' }),
        onError: failed,
      },
    );
  return { offer, isBusy: write.isPending };
}
