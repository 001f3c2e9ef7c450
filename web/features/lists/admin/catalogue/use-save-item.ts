import { useState } from 'react';
import type { SentTo } from '#contract/endpoint.ts';
import { adminMarketsCopy } from '#contract/copy/admin/markets.ts';
import { refusalSentence } from '#contract/copy/refusals.ts';
import type { changeCatalogueItem } from '#contract/lists/catalogue/endpoints.ts';
import type { CatalogueItem } from '#contract/lists/catalogue/schema.ts';
import { ApiError } from '#web/lib/network/api-error.ts';
import { useCatalogue, useAppContext } from '#web/lib/screen/app-context.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { useFailure } from '#web/data/failure-message.ts';
import { useAddItem, useChangeItem } from '../queries.ts';

type Written = Omit<SentTo<typeof changeCatalogueItem>, 'itemId' | 'seen'>;

/** Adds an item, or changes the one given as it was seen when its form was opened; a refused name comes back as a sentence for its field. */
export function useSaveItem(
  item: CatalogueItem | undefined,
  onDone: () => void,
  onNameRefused: (field: 'name' | 'cityNames', why: string) => void,
) {
  const { catalogue: copy } = useCatalogue(adminMarketsCopy).prices;
  const { language } = useAppContext();
  const add = useAddItem();
  const change = useChangeItem();
  const failed = useFailure();
  const [initial] = useState(item);
  const save = ({ isActive, ...written }: Written) => {
    const afterwards = {
      onSuccess: ({ name }: CatalogueItem) => {
        showToast({ title: (item === undefined ? copy.added : copy.changed)(name), tone: 'success' });
        onDone();
      },
      onError: (error: Error) => {
        const code = error instanceof ApiError ? error.code : null;
        if (code === 'item-name-taken' || code === 'item-name-unreadable')
          onNameRefused('name', refusalSentence(code, language));
        else if (code === 'no-such-city') onNameRefused('cityNames', refusalSentence(code, language));
        else failed(error);
      },
    } as const;
    if (item === undefined) add.mutate(written, afterwards);
    else
      change.mutate(
        { itemId: item.id, ...written, isActive, ...(initial && { seen: withoutId(initial) }) },
        afterwards,
      );
  };
  return { save, isBusy: add.isPending || change.isPending };
}

function withoutId({ id: _id, ...facts }: CatalogueItem): Written {
  return facts;
}
