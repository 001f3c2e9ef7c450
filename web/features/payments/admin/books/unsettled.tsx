import { Link } from 'wouter';
import { adminMoneyCopy } from '#contract/copy/admin/money.ts';
import { paths } from '#contract/paths.ts';
import type { Unsettled } from '#contract/payments/books/schema.ts';
import { momentOf } from '#web/lib/format/dates.ts';
import { naira } from '#web/lib/format/money.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Card } from '#web/ui/card.tsx';

/** Payments that nobody answered for and refunds that did not go, each a tap from its order. */
export function AdminUnsettled({ unsettled }: { unsettled: readonly Unsettled[] }) {
  const { unsettled: copy } = useCatalogue(adminMoneyCopy).day;
  return (
    <Card title={copy.title}>
      {unsettled.length === 0 ? (
        <p className="text-ink-soft">{copy.none}</p>
      ) : (
        <ul className="grid gap-3">
          {unsettled.map(({ kind, id, code, kobo, since }) => (
            <li key={id} className="flex items-baseline justify-between gap-4">
              <span className="min-w-0">
                {copy.kinds[kind]}{' '}
                <Link className="link" href={`${paths.adminOrders}?order=${code}`}>
                  {code}
                </Link>
                <span className="block text-sm text-ink-soft">{copy.since(momentOf(since))}</span>
              </span>
              <span className="font-extrabold whitespace-nowrap">{naira(kobo)}</span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
