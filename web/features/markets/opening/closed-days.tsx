import type { Closed } from '#contract/markets/schema.ts';
import { shortDay } from '../day-names.ts';

/** Coming closures of a market, with reasons. */
export function ClosedDays({ closures }: { closures: readonly Closed[] }) {
  return (
    <ul className="grid gap-1">
      {closures.map(({ from, to, reason }) => (
        <li key={`${from} ${to} ${reason}`}>
          <strong>{from === to ? shortDay(from) : `${shortDay(from)} – ${shortDay(to)}`}</strong> · {reason}
        </li>
      ))}
    </ul>
  );
}
