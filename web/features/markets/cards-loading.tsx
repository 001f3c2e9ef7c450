import { useCopy } from '#web/lib/screen/app-context.tsx';
import { Skeleton } from '#web/ui/states/skeleton.tsx';

/** Three market cards in the shape of what comes. */
export function MarketCardsLoading() {
  const { shell } = useCopy();
  return (
    <div aria-live="polite">
      <span className="sr-only">{shell.loading}</span>
      <div className="grid grid-cols-1 gap-4 md:grid-cols-3" aria-hidden="true">
        {['first', 'second', 'third'].map((card) => (
          <div key={card} className="overflow-hidden rounded-lg border border-line bg-surface">
            <Skeleton className="aspect-[8/5] rounded-none" />
            <div className="grid gap-3 p-5">
              <Skeleton className="h-6 w-3/4" />
              <Skeleton className="h-5 w-1/2" />
              <Skeleton className="h-9" />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
