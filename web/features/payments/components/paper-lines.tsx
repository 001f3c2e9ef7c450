import { useState } from 'react';
import { agentMoneyCopy } from '#contract/copy/money-agent.ts';
import type { PaperLine } from '#contract/payments/agent-schema.ts';
import { momentOf } from '../../../lib/dates.ts';
import { useCatalogue } from '../../../lib/surroundings.tsx';
import { Button } from '../../../ui/button.tsx';
import { SignedMoney } from './signed-money.tsx';

const atOnce = 12;

/** Every movement of the float since the last count, newest first; a long day opens bit by bit. */
export function PaperLines({ lines }: { lines: readonly PaperLine[] }) {
  const { paper: words, movements } = useCatalogue(agentMoneyCopy);
  const [shown, setShown] = useState(atOnce);
  if (lines.length === 0) return <p className="text-ink-soft">{words.noLines}</p>;
  const left = lines.length - shown;
  return (
    <div className="grid gap-3">
      <ol className="grid gap-3">
        {lines.slice(0, shown).map(({ at, what, code, kobo }, place) => (
          // A movement never changes and never moves.
          // oxlint-disable-next-line react/no-array-index-key
          <li
            key={place}
            className="flex items-baseline justify-between gap-4 border-b border-line pb-3 last:border-0"
          >
            <span className="min-w-0">
              <span className="font-extrabold">{movements[what]}</span>
              <span className="block text-sm text-ink-soft">
                {code !== null && `${code} · `}
                {momentOf(at)}
              </span>
            </span>
            <SignedMoney kobo={kobo} />
          </li>
        ))}
      </ol>
      {left > 0 && (
        <Button variant="quiet" onClick={() => setShown(shown + 50)}>
          {words.more(left)}
        </Button>
      )}
    </div>
  );
}
