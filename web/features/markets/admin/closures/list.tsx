import { useState } from 'react';
import { adminCopy } from '#contract/copy/admin.ts';
import { adminMarketsCopy } from '#contract/copy/admin/markets.ts';
import type { Closure } from '#contract/markets/closure.ts';
import type { Market } from '#contract/markets/schema.ts';
import { lagosClock } from '#contract/time.ts';
import { useCatalogue, useNow } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { useFailure } from '#web/data/failure-message.ts';
import { useRemoveClosure } from '../queries.ts';
import { shortDay } from '#web/features/markets/day-names.ts';
import { AdminPart } from '#web/ui/dense-section.tsx';

interface Props {
  closures: readonly Closure[];
  markets: readonly Market[];
}

/** Closures of this month with their authors, and ways to remove them. */
export function ClosureList({ closures, markets }: Props) {
  const { calendar } = useCatalogue(adminMarketsCopy);
  const copy = calendar.closures;
  const today = lagosClock(useNow()).date;
  const [leaving, setLeaving] = useState<Closure | null>(null);
  const nameOf = (marketId: string | null) =>
    marketId === null ? calendar.everyMarket : (markets.find(({ id }) => id === marketId)?.name ?? '');
  return (
    <AdminPart title={copy.title}>
      {closures.length === 0 && <EmptyState title={copy.none} text={copy.noneText} />}
      <ul className="grid gap-3">
        {closures.map((closure) => (
          <li
            key={closure.id}
            className="flex flex-wrap items-center gap-3 rounded-md border border-line bg-surface p-3"
          >
            <div className="grow">
              <p className="font-extrabold">
                {closure.reason} · {nameOf(closure.marketId)}
              </p>
              <p className="text-sm text-ink-soft">
                {copy.days(shortDay(closure.from), shortDay(closure.to))}
                {closure.movesOrders && ` · ${copy.movesOrders}`}
                {closure.by !== null && ` · ${copy.by(closure.by)}`}
              </p>
            </div>
            {closure.to >= today && (
              <Button
                variant="quiet"
                aria-label={copy.removeOf(closure.reason)}
                onClick={() => setLeaving(closure)}
              >
                {copy.remove}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Removing closure={leaving} onEnd={() => setLeaving(null)} />
    </AdminPart>
  );
}

function Removing({ closure, onEnd }: { closure: Closure | null; onEnd: () => void }) {
  const { calendar } = useCatalogue(adminMarketsCopy);
  const { shared } = useCatalogue(adminCopy);
  const copy = calendar.closures;
  const write = useRemoveClosure();
  const failed = useFailure();
  const remove = ({ id, reason }: Closure) =>
    write.mutate(
      { closureId: id },
      {
        onSuccess: () => showToast({ title: copy.removed(reason), tone: 'success' }),
        onError: failed,
        onSettled: onEnd,
      },
    );
  return (
    <ConfirmDialog
      open={closure !== null}
      title={copy.removeTitle(closure?.reason ?? '')}
      consequence={copy.removeText}
      confirm={copy.remove}
      cancel={shared.cancel}
      isBusy={write.isPending}
      onConfirm={() => closure !== null && remove(closure)}
      onClose={onEnd}
    />
  );
}
