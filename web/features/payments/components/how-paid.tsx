import { useQuery } from '@tanstack/react-query';
import { payCopy } from '#contract/copy/money-pay.ts';
import { keysOf } from '#contract/keys-of.ts';
import { showHowPaid } from '#contract/payments/how-paid-endpoints.ts';
import { apiQuery } from '../../../lib/api-query.ts';
import { useCatalogue } from '../../../lib/surroundings.tsx';
import { orderLink } from '../../orders/links.ts';
import { MoneyRow, MoneyRows } from '../../orders/components/money-rows.tsx';

/** Each way by which an order was paid, and what went back; nothing where nothing was paid yet. */
export function HowPaid({ code }: { code: string }) {
  const { howPaid: words } = useCatalogue(payCopy);
  const { data } = useQuery({
    ...apiQuery(showHowPaid, { code, token: orderLink(code)?.token ?? null }),
    staleTime: 0,
  });
  const ways = data === undefined ? [] : keysOf(words.ways).filter((way) => data[way] > 0);
  if (data === undefined || ways.length === 0) return null;
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
