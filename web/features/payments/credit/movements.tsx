import { payCopy } from '#contract/copy/payments.ts';
import type { CreditAccount } from '#contract/payments/credit/schema.ts';
import { dayOf } from '#web/lib/format/dates.ts';
import { naira } from '#web/lib/format/money.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { MovementLines } from '../movement-lines.tsx';

/** Every movement of credit, and what was asked for. */
export function CreditHistory({ account: { lines, withdrawals } }: { account: CreditAccount }) {
  const { credit: words } = useCatalogue(payCopy);
  return (
    <div className="grid gap-6">
      <MovementLines
        lines={lines.map(({ at, what, code, kobo }) => ({
          at,
          what: words.movements[what],
          order: code === null ? null : words.order(code),
          kobo,
        }))}
        more={words.more}
      />
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
