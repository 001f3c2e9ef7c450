import { adminMarketsCopy } from '#contract/copy/admin/markets.ts';
import { momentOf } from '#web/lib/format/dates.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Choice } from '#web/ui/fields/choice.tsx';
import { Alert } from '#web/ui/states/alert.tsx';
import { Skeleton } from '#web/ui/states/skeleton.tsx';
import { QueryBoundary } from '#web/data/query-boundary.tsx';
import type { useClosurePreview } from './use-closure-preview.ts';

const ends = ['move', 'cancel'] as const;
type End = (typeof ends)[number];

interface Props {
  preview: ReturnType<typeof useClosurePreview>;
  end: End;
  onEnd: (end: End) => void;
}

/** The orders that wait for these days, for who may see them, their number for everybody; and what becomes of them. */
export function ClosureTouched({ preview, end, onEnd }: Props) {
  const { calendar } = useCatalogue(adminMarketsCopy);
  const copy = calendar.form;
  return (
    <div aria-live="polite">
      <QueryBoundary query={preview} waiting={<Skeleton className="h-12" />}>
        {({ orders, first }) =>
          orders === 0 ? (
            <p className="text-ink-soft">{copy.nobody}</p>
          ) : (
            <div className="grid gap-3">
              <Alert tone={end === 'cancel' ? 'danger' : 'warning'}>{copy.touched(orders)}</Alert>
              {first === null ? (
                <p className="text-sm text-ink-soft">{copy.hidden}</p>
              ) : (
                <ul aria-label={copy.touchedLabel} className="grid gap-1 text-sm">
                  {first.map(({ code, customerName, market, startsAt, movesTo }) => (
                    <li key={code}>
                      <strong>{code}</strong> · {customerName} · {market} · {momentOf(startsAt)}
                      {end === 'move' &&
                        ` · ${movesTo === null ? copy.neverOpens : copy.movesTo(momentOf(movesTo))}`}
                    </li>
                  ))}
                  {orders > first.length && <li>{copy.more(orders - first.length)}</li>}
                </ul>
              )}
              <Choice
                legend={copy.orders}
                name="end"
                options={ends.map((value) => ({ value, label: copy.ends[value] }))}
                chosen={end}
                onChoose={onEnd}
              />
              <p className="text-sm text-ink-soft">{copy.endTexts[end]}</p>
            </div>
          )
        }
      </QueryBoundary>
    </div>
  );
}
