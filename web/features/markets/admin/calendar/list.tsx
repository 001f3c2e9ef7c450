import { lagosClock } from '#contract/time.ts';
import { useNow } from '#web/lib/screen/app-context.tsx';
import type { CalendarDay } from './month.ts';
import { classNames } from '#web/ui/class-names.ts';
import { DayFacts, type Booked } from './day.tsx';

interface Props {
  days: readonly CalendarDay[];
  booked: readonly Booked[];
  onClose: (date: string) => void;
}

/** The same month on a phone: one day under the other, without those that are over and the Sundays of which nothing is to be said. */
export function CalendarList({ days, booked, onClose }: Props) {
  const today = lagosClock(useNow()).date;
  const isOver = days.every(({ date }) => date < today);
  const listed = days.filter(
    ({ date, weekday, holidays, closures }) =>
      (isOver || date >= today) && (weekday !== 'sunday' || holidays.length + closures.length > 0),
  );
  return (
    <ul className="grid gap-2 lg:hidden">
      {listed.map((day) => (
        <li
          key={day.date}
          aria-current={day.date === today ? 'date' : undefined}
          className={classNames(
            'rounded-md bg-surface px-3 py-1',
            day.date === today ? 'border-2 border-leaf' : 'border border-line',
          )}
        >
          <DayFacts isLong day={day} booked={booked} today={today} onClose={onClose} />
        </li>
      ))}
    </ul>
  );
}
