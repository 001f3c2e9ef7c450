import { adminMarketsCopy } from '#contract/copy/admin/markets.ts';
import type { Closure } from '#contract/markets/closure.ts';
import { lagosClock } from '#contract/time.ts';
import { useCatalogue, useNow } from '#web/lib/screen/app-context.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { holidaysIn, isClosedFor } from '../calendar/month.ts';
import { shortDay } from '#web/features/markets/day-names.ts';
import { AdminPart } from '#web/ui/dense-section.tsx';

interface Props {
  month: string;
  closures: readonly Closure[];
  onClose: (from: string, to: string, reason: string) => void;
}

/** The month's public holidays: each may become a closure with a touch, and none does by itself. */
export function HolidayProposals({ month, closures, onClose }: Props) {
  const { calendar } = useCatalogue(adminMarketsCopy);
  const copy = calendar.holidays;
  const today = lagosClock(useNow()).date;
  const holidays = holidaysIn(month);
  return (
    <AdminPart title={copy.title} lead={copy.text}>
      {holidays.length === 0 && <p className="text-ink-soft">{copy.none}</p>}
      <ul className="grid gap-3">
        {holidays.map((holiday) => {
          const { name, from, to, isFixed } = holiday;
          const label = copy.names[name];
          return (
            <li
              key={`${name} ${from}`}
              className="flex flex-wrap items-center gap-3 rounded-md border border-line bg-surface p-3"
            >
              <div className="grow">
                <p className="flex flex-wrap items-center gap-2 font-extrabold">
                  {label}
                  {!isFixed && <Badge tone="garri">{copy.toBeAnnounced}</Badge>}
                </p>
                <p className="text-sm text-ink-soft">
                  {calendar.closures.days(shortDay(from), shortDay(to))}
                  {!isFixed && ` · ${copy.about}`}
                </p>
              </div>
              {isClosedFor(holiday, closures) ? (
                <Badge tone="pepper">{copy.closed}</Badge>
              ) : (
                to >= today && (
                  <Button variant="secondary" size="small" onClick={() => onClose(from, to, label)}>
                    {copy.propose(label)}
                  </Button>
                )
              )}
            </li>
          );
        })}
      </ul>
    </AdminPart>
  );
}
