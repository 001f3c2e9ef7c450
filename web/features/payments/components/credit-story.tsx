import { useState } from 'react';
import { payCopy } from '#contract/copy/money-pay.ts';
import type { CreditAccount } from '#contract/payments/credit-schema.ts';
import { dayOf, momentOf } from '../../../lib/dates.ts';
import { naira } from '../../../lib/money.ts';
import { useCatalogue } from '../../../lib/surroundings.tsx';
import { Button } from '../../../ui/button.tsx';
import { SignedMoney } from './signed-money.tsx';

const atOnce = 15;

/** Every movement of credit, newest first, and what was asked for. */
export function CreditStory({ account: { lines, withdrawals } }: { account: CreditAccount }) {
  const { credit: words } = useCatalogue(payCopy);
  const [shown, setShown] = useState(atOnce);
  const left = lines.length - shown;
  return (
    <div className="grid gap-6">
      <ol className="grid gap-3">
        {lines.slice(0, shown).map(({ at, what, code, kobo }, place) => (
          // A movement never changes and never moves.
          // oxlint-disable-next-line react/no-array-index-key
          <li
            key={place}
            className="flex items-baseline justify-between gap-4 border-b border-line pb-3 last:border-0"
          >
            <span className="min-w-0">
              <span className="font-extrabold">{words.movements[what]}</span>
              <span className="block text-sm text-ink-soft">
                {code !== null && `${words.order(code)} · `}
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
      <Withdrawals withdrawals={withdrawals} />
    </div>
  );
}

function Withdrawals({ withdrawals }: Pick<CreditAccount, 'withdrawals'>) {
  const { withdraw: words } = useCatalogue(payCopy);
  if (withdrawals.length === 0) return null;
  return (
    <section className="grid gap-3">
      <h3>{words.history}</h3>
      <ul className="grid gap-3">
        {withdrawals.map(({ id, kobo, state, askedAt, to, reason }) => (
          <li key={id} className="flex items-baseline justify-between gap-4">
            <span className="min-w-0 wrap-anywhere">
              <span className="font-extrabold">{words.states[state]}</span>
              <span className="block text-sm text-ink-soft">
                {dayOf(askedAt)}
                {to !== null && ` · ${words.to(to.bank, to.number.slice(-4))}`}
              </span>
              {reason !== null && <span className="block">“{reason}”</span>}
            </span>
            <span className="font-extrabold whitespace-nowrap">{naira(kobo)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
