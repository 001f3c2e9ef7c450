import type { Closed } from '#contract/markets/schema.ts';
import { lagosInstant } from '#contract/time.ts';
import { shortDayOf } from '../../../lib/dates.ts';

/** When a market will be shut although it would trade, and why. */
export function ClosedDays({ closures }: { closures: readonly Closed[] }) {
  return (
    <ul className="grid gap-1">
      {closures.map(({ from, to, reason }) => (
        <li key={`${from} ${to} ${reason}`}>
          <strong>{from === to ? dayName(from) : `${dayName(from)} – ${dayName(to)}`}</strong> · {reason}
        </li>
      ))}
    </ul>
  );
}

function dayName(date: string): string {
  return shortDayOf(lagosInstant(date, '12:00').toISOString());
}
