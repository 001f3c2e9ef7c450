import { payCopy } from '#contract/copy/payments.ts';
import type { CreditAccount } from '#contract/payments/credit/schema.ts';
import { dayOf } from '#web/lib/format/dates.ts';
import { naira } from '#web/lib/format/money.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { MovementLines } from '../movement-lines.tsx';

/** Every movement of credit, and what was asked for. */
export function CreditHistory({ account: { lines, withdrawals } }: { account: CreditAccount }) {
  const { credit: copy } = useCatalogue(payCopy);
  return (
    <div className="grid gap-6">
      <MovementLines
        lines={lines.map(({ at, what, code, kobo }) => ({
          at,
          what: copy.movements[what],
          order: code === null ? null : copy.order(code),
          kobo,
        }))}
        more={copy.more}
      />
      <Withdrawals withdrawals={withdrawals} />
    </div>
  );
}

function Withdrawals({ withdrawals }: Pick<CreditAccount, 'withdrawals'>) {
  const { withdraw: copy } = useCatalogue(payCopy);
  if (withdrawals.length === 0) return null;
  return (
    <section className="grid gap-3">
      <h3>{copy.history}</h3>
      <ul className="grid gap-3">
        {withdrawals.map(({ id, kobo, state, askedAt, to, reason }) => (
          <li key={id} className="flex items-baseline justify-between gap-4">
            <span className="min-w-0 wrap-anywhere">
              <span className="font-extrabold">{copy.states[state]}</span>
              <span className="block text-sm text-ink-soft">
                {dayOf(askedAt)}
                {to !== null && ` · ${copy.to(to.bank, to.number.slice(-4))}`}
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
