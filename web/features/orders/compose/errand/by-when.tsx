import { useQuery } from '@tanstack/react-query';
import { errandsCopy } from '#contract/copy/order/errands.ts';
import { trackingCopy } from '#contract/copy/tracking.ts';
import { listWindows } from '#contract/orders/windows/endpoints.ts';
import { windowEnd, windowRange } from '#contract/orders/windows/rules.ts';
import { apiQuery } from '#web/data/api-query.ts';
import { useCatalogue, useNow } from '#web/lib/screen/app-context.tsx';
import { Alert } from '#web/ui/states/alert.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { changeDraft } from '#web/features/orders/placing/draft-store.ts';
import type { Draft } from '#web/features/orders/placing/draft.ts';
import { dayAndTime, etaText } from '#web/features/orders/order/when.ts';

const freshMs = 60_000;

/** The time that a sentence wanted it before: the last free window that ends by then, or that it cannot be promised. */
export function WantedBy({ draft }: { draft: Draft }) {
  const { by: copy } = useCatalogue(errandsCopy);
  const tracking = useCatalogue(trackingCopy);
  const now = useNow();
  const { marketId } = draft.shop;
  const { by } = draft.terms;
  const query = useQuery({
    ...apiQuery(listWindows, { marketId: marketId ?? '' }),
    enabled: marketId !== null && by !== null,
    staleTime: freshMs,
  });
  if (by === null || marketId === null || new Date(by) < now) return null;
  if (query.data === undefined && query.isLoading) return null;
  const fitting = query.data?.findLast(
    ({ startsAt, isFull }) => !isFull && windowEnd(new Date(startsAt)) <= new Date(by),
  );
  const rangeOf = (startsAt: string) => {
    const range = windowRange(new Date(startsAt));
    return range === null ? '' : etaText(range, now, tracking);
  };
  return (
    <Alert tone="info" title={copy.said(dayAndTime(by, now, tracking))}>
      {draft.window !== null ? (
        copy.chosen(rangeOf(draft.window))
      ) : fitting === undefined ? (
        copy.cannot
      ) : (
        <Button
          variant="quiet"
          onClick={() => changeDraft((before) => ({ ...before, window: fitting.startsAt }))}
        >
          {copy.choose(rangeOf(fitting.startsAt))}
        </Button>
      )}
    </Alert>
  );
}
