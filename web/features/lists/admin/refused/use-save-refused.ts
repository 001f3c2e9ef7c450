import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { adminMarketsCopy } from '#contract/copy/admin/markets.ts';
import type { RefusedGood } from '#contract/lists/refused/schema.ts';
import { useFailure } from '#web/data/failure-message.ts';
import { ApiError } from '#web/lib/network/api-error.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { useChangeRefusedGoods, useLoadRefusedGoods } from '../queries.ts';
import { goodsOf, withChanges, type RefusedDraft } from './refused-draft.ts';

/** Saves over the list as it was seen; where another changed it meanwhile, their changes come into the draft. */
export function useSaveRefused(
  form: UseFormReturn<RefusedDraft>,
  goods: readonly RefusedGood[],
  onDone: () => void,
) {
  const { refused: copy } = useCatalogue(adminMarketsCopy).prices;
  // As it was when it was opened: an answer that comes later is what another made of it.
  const [initial, setInitial] = useState(() => [...goods]);
  const [areThere, setThere] = useState(false);
  const write = useChangeRefusedGoods();
  const read = useLoadRefusedGoods();
  const failed = useFailure();
  const saved = () => {
    showToast({ title: copy.saved, tone: 'success' });
    onDone();
  };
  const refused = (error: Error) => {
    setThere(error instanceof ApiError && error.code === 'changed-meanwhile');
    failed(error);
  };
  const loaded = (now: RefusedGood[]) => {
    form.reset(withChanges(form.getValues(), initial, now));
    setInitial(now);
    setThere(false);
  };
  return {
    save: (draft: RefusedDraft) =>
      write.mutate({ goods: goodsOf(draft), seen: initial }, { onSuccess: saved, onError: refused }),
    isBusy: write.isPending,
    changes: {
      areThere,
      isLoading: read.isPending,
      load: () => read.mutate(undefined, { onSuccess: loaded, onError: failed }),
    },
  };
}
