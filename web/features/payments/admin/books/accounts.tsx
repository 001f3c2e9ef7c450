import { adminMoneyCopy } from '#contract/copy/admin/money.ts';
import { accountKinds } from '#contract/ledger/accounts.ts';
import type { Books } from '#contract/payments/books/schema.ts';
import { momentOf } from '#web/lib/format/dates.ts';
import { naira } from '#web/lib/format/money.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { plainNaira, saveTable } from '../save-table.ts';

/** Every account of the house and what it holds now. */
export function AdminAccounts({ books: { accounts, asOf } }: { books: Books }) {
  const { day, accounts: names } = useCatalogue(adminMoneyCopy);
  const inOrder = accounts.toSorted(
    (a, b) => accountKinds.indexOf(a.account) - accountKinds.indexOf(b.account),
  );
  const save = () =>
    saveTable(day.where.file, [
      [day.where.account, day.where.amount],
      ...inOrder.map(({ account, kobo }) => [names[account], plainNaira(kobo)]),
    ]);
  return (
    <Card title={day.where.title}>
      <dl className="grid gap-2">
        {inOrder.map(({ account, kobo }) => (
          <div key={account} className="flex flex-wrap justify-between gap-x-4">
            <dt>{names[account]}</dt>
            <dd className="ms-auto font-extrabold whitespace-nowrap">{naira(kobo)}</dd>
          </div>
        ))}
      </dl>
      <p className="text-sm text-ink-soft">{day.where.asOf(momentOf(asOf))}</p>
      <Button variant="secondary" size="small" className="justify-self-start" onClick={save}>
        {day.takings.csv}
      </Button>
    </Card>
  );
}
