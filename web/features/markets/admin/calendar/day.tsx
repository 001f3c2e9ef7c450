import type { ReactNode } from 'react';
import { adminMarketsCopy } from '#contract/copy/admin/markets.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { classNames } from '#web/ui/class-names.ts';
import type { CalendarDay } from './month.ts';
import { longDay } from '#web/features/markets/day-names.ts';

export interface Booked {
  day: string;
  orders: number;
}

interface Props {
  day: CalendarDay;
  booked: readonly Booked[];
  today: string;
  /** With the day's name, where it does not stand under a head of its own. */
  isLong?: boolean;
  onClose: (date: string) => void;
}

/** Facts of a day; a touch on its number, or beside it, begins a closure. */
export function DayFacts({ day, booked, today, isLong = false, onClose }: Props) {
  const { calendar: copy } = useCatalogue(adminMarketsCopy);
  const { date, open, shut, closures, holidays, weekday } = day;
  const orders = booked.filter((one) => one.day === date).reduce((sum, one) => sum + one.orders, 0);
  const name = isLong ? longDay(date) : String(Number(date.slice(8)));
  return (
    <div className={classNames('text-sm', isLong && 'flex flex-wrap items-center justify-between gap-x-3')}>
      {date < today || weekday === 'sunday' ? (
        <p className="flex min-h-8 items-center px-1 font-extrabold text-ink-soft">{name}</p>
      ) : (
        <button
          type="button"
          className={classNames(
            'cursor-pointer rounded-sm px-1 text-start font-extrabold hover:bg-sunk',
            isLong ? 'min-h-12' : 'min-h-8 w-full',
          )}
          aria-label={copy.closeDay(longDay(date))}
          onClick={() => onClose(date)}
        >
          {name}
        </button>
      )}
      <p className="px-1 text-ink-soft">
        {weekday === 'sunday' ? copy.sunday : openText(copy, open.length, shut.length)}
      </p>
      {closures.map(({ id, reason }) => (
        <Note key={id} look="bg-pepper-soft text-pepper-ink">
          {copy.allClosed}: {reason}
        </Note>
      ))}
      {holidays.map((holiday) => (
        <Note key={holiday.name} look="bg-garri-soft text-garri-ink">
          {copy.holidays.names[holiday.name]}
          {!holiday.isFixed && ` · ${copy.holidays.toBeAnnounced}`}
        </Note>
      ))}
      {orders > 0 && <p className="px-1 font-extrabold">{copy.waiting(orders)}</p>}
    </div>
  );
}

/** A word of state that has to find room in a narrow day. */
function Note({ look, children }: { look: string; children: ReactNode }) {
  return (
    <p className={classNames('mt-1 rounded-sm px-1.5 font-extrabold wrap-anywhere', look)}>{children}</p>
  );
}

function openText(
  copy: { allClosed: string; open: (open: number, all: number) => string },
  open: number,
  shut: number,
): string {
  return open === 0 ? copy.allClosed : copy.open(open, open + shut);
}
