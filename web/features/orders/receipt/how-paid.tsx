import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { payCopy } from '#contract/copy/payments.ts';
import { keysOf } from '#contract/keys-of.ts';
import { showHowPaid } from '#contract/payments/order-money/how-paid-endpoints.ts';
import { apiQuery } from '#web/data/api-query.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { orderLink } from '#web/features/orders/links.ts';
import { MoneyRow, MoneyRows } from '#web/features/orders/money/money-rows.tsx';

interface Props {
  code: string;
  /** What was meant to be, for as long as nothing was paid. */
  planned: ReactNode;
}

/** Each way by which an order was paid, and what went back. */
export function HowPaid({ code, planned }: Props) {
  const { howPaid: words } = useCatalogue(payCopy);
  const { data } = useQuery({
    ...apiQuery(showHowPaid, { code, token: orderLink(code)?.token ?? null }),
    staleTime: 0,
  });
  const ways = data === undefined ? [] : keysOf(words.ways).filter((way) => data[way] > 0);
  if (data === undefined || ways.length === 0) return planned;
  return (
    <section aria-label={words.title} className="grid gap-2">
      <h2 className="text-base">{words.title}</h2>
      <MoneyRows>
        {ways.map((way) => (
          <MoneyRow key={way} label={words.ways[way]} kobo={data[way]} />
        ))}
      </MoneyRows>
    </section>
  );
}
