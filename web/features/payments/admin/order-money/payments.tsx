import type { ReactNode } from 'react';
import { adminMoneyCopy } from '#contract/copy/admin/money.ts';
import type { OrderMoney } from '#contract/payments/order-money/schema.ts';
import { momentOf } from '#web/lib/format/dates.ts';
import { naira } from '#web/lib/format/money.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Badge } from '#web/ui/badge.tsx';

/** Payments through the provider, and refunds on their way back. */
export function AdminPayments({ money: { payments, refunds } }: { money: OrderMoney }) {
  const { order: copy } = useCatalogue(adminMoneyCopy);
  return (
    <>
      {payments.length > 0 && (
        <Part title={copy.payments}>
          {payments.map(({ reference, kobo, paidKobo, state, openedAt }) => (
            <Line key={reference} about={`${momentOf(openedAt)} · ${reference}`} kobo={paidKobo ?? kobo}>
              <Badge tone={state === 'paid' ? 'leaf' : state === 'open' ? 'garri' : 'plain'}>
                {copy.states[state]}
              </Badge>
            </Line>
          ))}
        </Part>
      )}
      {refunds.length > 0 && (
        <Part title={copy.refunds}>
          {refunds.map(({ id, kobo, state, way, madeAt }) => (
            <Line key={id} about={`${momentOf(madeAt)} · ${copy.ways[way]}`} kobo={kobo}>
              <Badge tone={state === 'failed' ? 'pepper' : state === 'done' ? 'leaf' : 'garri'}>
                {copy.refundStates[state]}
              </Badge>
            </Line>
          ))}
        </Part>
      )}
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-3">
      <h3>{title}</h3>
      <ul className="grid gap-3">{children}</ul>
    </section>
  );
}

function Line({ about, kobo, children }: { about: string; kobo: number; children: ReactNode }) {
  return (
    <li className="grid gap-1">
      <span className="flex flex-wrap items-center justify-between gap-3">
        {children}
        <span className="font-extrabold">{naira(kobo)}</span>
      </span>
      <span className="text-sm wrap-anywhere text-ink-soft">{about}</span>
    </li>
  );
}
