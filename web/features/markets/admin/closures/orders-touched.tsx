import { adminMarketsCopy } from '#contract/copy/admin/markets.ts';
import { momentOf } from '#web/lib/format/dates.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Alert } from '#web/ui/states/alert.tsx';
import { Skeleton } from '#web/ui/states/skeleton.tsx';
import { QueryBoundary } from '#web/data/query-boundary.tsx';
import type { useClosurePreview } from './use-closure-preview.ts';

/** The orders that would be cancelled, for who may see them; their number for everybody. */
export function ClosureTouched({ preview }: { preview: ReturnType<typeof useClosurePreview> }) {
  const { calendar } = useCatalogue(adminMarketsCopy);
  const words = calendar.form;
  return (
    <div aria-live="polite">
      <QueryBoundary query={preview} waiting={<Skeleton className="h-12" />}>
        {({ orders, first }) =>
          orders === 0 ? (
            <p className="text-ink-soft">{words.nobody}</p>
          ) : (
            <div className="grid gap-3">
              <Alert tone="danger">{words.touched(orders)}</Alert>
              {first === null ? (
                <p className="text-sm text-ink-soft">{words.hidden}</p>
              ) : (
                <ul aria-label={words.touchedLabel} className="grid gap-1 text-sm">
                  {first.map(({ code, customerName, market, startsAt }) => (
                    <li key={code}>
                      <strong>{code}</strong> · {customerName} · {market} · {momentOf(startsAt)}
                    </li>
                  ))}
                  {orders > first.length && <li>{words.more(orders - first.length)}</li>}
                </ul>
              )}
            </div>
          )
        }
      </QueryBoundary>
    </div>
  );
}
