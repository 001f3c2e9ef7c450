import { useState } from 'react';
import { adminMarketsCopy } from '#contract/copy/admin/markets.ts';
import { canClose, longestReason } from '#contract/markets/closure.ts';
import type { Market } from '#contract/markets/schema.ts';
import { lagosClock } from '#contract/time.ts';
import { useCatalogue, useNow } from '#web/lib/screen/app-context.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { useFailure } from '#web/data/failure-message.ts';
import { useAddClosure } from '../queries.ts';
import { useClosurePreview } from './use-closure-preview.ts';

export interface ClosureBegun {
  from: string;
  to: string;
  reason: string;
}

/** The choice of every market, beside the ids of each. */
export const everyMarket = 'every';

interface Draft extends ClosureBegun {
  /** A market's id, every market, or nothing chosen yet. */
  at: string;
  /** Fate of the orders that wait for these days. */
  end: 'move' | 'cancel';
}

/** A closure while it is being written: what is right about it, whom it would touch, and the way to make it. */
export function useClosureDraft(markets: readonly Market[], begun: ClosureBegun, onDone: () => void) {
  const { form: copy } = useCatalogue(adminMarketsCopy).calendar;
  const [draft, setDraft] = useState<Draft>({ at: '', end: 'move', ...begun });
  const [isTried, setTried] = useState(false);
  const write = useAddClosure();
  const failed = useFailure();
  const today = lagosClock(useNow()).date;
  const { from, to, at, end } = draft;
  const market = markets.find(({ id }) => id === at);
  const isWhere = market !== undefined || at === everyMarket;
  const areDays = canClose({ from, to }, today);
  const reason = draft.reason.trim();
  const isReason = reason !== '' && reason.length <= longestReason;
  const preview = useClosurePreview({ from, to, marketId: market?.id }, areDays && isWhere);
  const save = () => {
    setTried(true);
    if (!isWhere || !areDays || !isReason) return;
    // The form closes nothing before it is known whom that touches.
    if (preview.data === undefined) return void preview.refetch();
    write.mutate(
      { marketId: market?.id ?? null, from, to, reason, movesOrders: end === 'move' },
      {
        onSuccess: () => {
          showToast({ title: copy.saved(reason), tone: 'success' });
          onDone();
        },
        onError: failed,
      },
    );
  };
  return {
    draft,
    change: (part: Partial<Draft>) => setDraft({ ...draft, ...part }),
    today,
    isKnown: areDays && isWhere,
    isWhereRefused: isTried && !isWhere,
    areDaysRefused: isTried && !areDays,
    isReasonRefused: isTried && !isReason,
    preview,
    save,
    isBusy: write.isPending || preview.isFetching,
  };
}
