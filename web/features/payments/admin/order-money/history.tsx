import { adminMoneyCopy } from '#contract/copy/admin/money.ts';
import type { MoneyStep } from '#contract/payments/order-money/schema.ts';
import { momentOf } from '#web/lib/format/dates.ts';
import { naira } from '#web/lib/format/money.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { ordersOwn, runningBalances, type Balances } from './running-balances.ts';

/** Each movement in words: who, when, what it moved, and what stood open afterwards. */
export function AdminMoneyHistory({ steps }: { steps: readonly MoneyStep[] }) {
  const { order: copy } = useCatalogue(adminMoneyCopy);
  const balances = runningBalances(steps);
  return (
    <section className="grid gap-3">
      <h3>{copy.story}</h3>
      <ol className="grid gap-4">
        {steps.map((step, place) => (
          // The book never changes.
          // oxlint-disable-next-line react/no-array-index-key
          <Step key={place} step={step} after={balances[place]} />
        ))}
      </ol>
    </section>
  );
}

function Step({ step: { what, by, at, lines }, after }: { step: MoneyStep; after: Balances | undefined }) {
  const copy = useCatalogue(adminMoneyCopy);
  return (
    <li className="border-s-4 border-line ps-3">
      <p className="font-extrabold">{copy.movements[what] ?? what}</p>
      <p className="text-sm text-ink-soft">
        {momentOf(at)} · {copy.by(by ?? copy.house)}
      </p>
      <ul className="mt-1">
        {lines.map(({ account, kobo }) => (
          <li key={account} className="flex justify-between gap-4">
            <span className="min-w-0">{copy.accounts[account]}</span>
            <span className="whitespace-nowrap">{kobo > 0 ? `+${naira(kobo)}` : naira(kobo)}</span>
          </li>
        ))}
      </ul>
      {after !== undefined && (
        <p className="mt-1 text-sm text-ink-soft">{copy.order.after(openOf(after, copy))}</p>
      )}
    </li>
  );
}

function openOf(after: Balances, copy: (typeof adminMoneyCopy)['en']): string {
  const open = ordersOwn.filter((account) => after[account] !== 0);
  if (open.length === 0) return copy.order.nothingLeft;
  return open.map((account) => `${copy.accounts[account]} ${naira(after[account])}`).join(' · ');
}
