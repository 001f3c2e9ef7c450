import { useState } from 'react';
import { momentOf } from '#web/lib/format/dates.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { SignedMoney } from './signed-money.tsx';

export interface MovementLine {
  what: string;
  /** The order it was about, as this list names orders. */
  order: string | null;
  at: string;
  kobo: number;
}

const atOnce = 15;
const atATap = 50;

/** Money that came and went, newest first; a long history opens bit by bit. */
export function MovementLines({
  lines,
  more,
}: {
  lines: readonly MovementLine[];
  more: (left: number) => string;
}) {
  const [shown, setShown] = useState(atOnce);
  const left = lines.length - shown;
  return (
    <div className="grid gap-3">
      <ol className="grid gap-3">
        {lines.slice(0, shown).map(({ at, what, order, kobo }, place) => (
          // A movement never changes and never moves.
          // oxlint-disable-next-line react/no-array-index-key
          <li
            key={place}
            className="flex items-baseline justify-between gap-4 border-b border-line pb-3 last:border-0"
          >
            <span className="min-w-0">
              <span className="font-extrabold">{what}</span>
              <span className="block text-sm text-ink-soft">
                {order !== null && `${order} · `}
                {momentOf(at)}
              </span>
            </span>
            <SignedMoney kobo={kobo} />
          </li>
        ))}
      </ol>
      {left > 0 && (
        <Button variant="quiet" onClick={() => setShown(shown + atATap)}>
          {more(left)}
        </Button>
      )}
    </div>
  );
}
