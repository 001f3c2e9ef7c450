import { adminCopy } from '#contract/copy/admin.ts';
import { adminMarketsCopy } from '#contract/copy/admin/markets.ts';
import { lagosClock, weekdays } from '#contract/time.ts';
import { useCatalogue, useNow } from '#web/lib/screen/app-context.tsx';
import type { CalendarDay } from './month.ts';
import { monthName } from '#web/features/markets/day-names.ts';
import { classNames } from '#web/ui/class-names.ts';
import { DayFacts, type Booked } from './day.tsx';

interface Props {
  month: string;
  days: readonly CalendarDay[];
  booked: readonly Booked[];
  onClose: (date: string) => void;
}

/** The month as weeks side by side, where there is room for them. */
export function CalendarGrid({ month, days, booked, onClose }: Props) {
  const { calendar: copy } = useCatalogue(adminMarketsCopy);
  const { markets } = useCatalogue(adminCopy);
  const today = lagosClock(useNow()).date;
  return (
    <table className="hidden w-full table-fixed border-collapse lg:table">
      <caption className="sr-only">{copy.grid(monthName(month))}</caption>
      <thead>
        <tr>
          {weekdays.map((day) => (
            <th key={day} scope="col" className="p-2 text-start text-sm text-ink-soft">
              {markets.weekdays[day]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(days).map((week) => (
          <tr key={week.find((day) => day !== null)?.date}>
            {week.map((day, place) =>
              day === null ? (
                // Days of another month show nothing here.
                // oxlint-disable-next-line jsx-a11y/control-has-associated-label
                <td key={weekdays[place]} className="border border-line bg-sunk" />
              ) : (
                <td
                  key={day.date}
                  aria-current={day.date === today ? 'date' : undefined}
                  className={classNames(
                    'h-28 bg-surface p-2 align-top',
                    day.date === today ? 'border-2 border-leaf' : 'border border-line',
                  )}
                >
                  <DayFacts day={day} booked={booked} today={today} onClose={onClose} />
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Rows of seven from Monday on, with nothing where another month's days would stand. */
function weeksOf(days: readonly CalendarDay[]): (CalendarDay | null)[][] {
  const [first] = days;
  const before = first === undefined ? 0 : weekdays.indexOf(first.weekday);
  const cells = [...Array.from({ length: before }, () => null), ...days];
  const weeks: (CalendarDay | null)[][] = [];
  for (let start = 0; start < cells.length; start += 7) {
    const week = cells.slice(start, start + 7);
    weeks.push([...week, ...Array.from({ length: 7 - week.length }, () => null)]);
  }
  return weeks;
}
