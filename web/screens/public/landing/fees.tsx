import { naira } from '#web/lib/format/money.ts';
import { useCopy } from '#web/lib/screen/app-context.tsx';
import { useSetting } from '#web/features/settings/queries.ts';
import { Section } from './section.tsx';

/** Every fee, said before anybody orders: drawn as the receipt will be. */
export function Fees() {
  const { about } = useCopy().landing;
  const delivery = Number(useSetting('delivery_fee'));
  const mores = [useSetting('fee_per_km'), useSetting('fee_bag'), useSetting('fee_heavy')];
  // The way or the weight of an order may add to it.
  const isMore = mores.some((more) => Number(more) > 0);
  const service = Number(useSetting('service_fee'));
  const time = useSetting('estimated_delivery_time');
  return (
    <Section id="fees" title={about.feesTitle} text={about.feesText}>
      <dl className="max-w-xl rounded-lg border border-line bg-surface px-[min(1rem,5.4vw)] py-2">
        <Line term={about.items} amount={about.itemsText} />
        <Line term={about.delivery} amount={isMore ? about.from(naira(delivery)) : naira(delivery)} />
        <Line term={about.service} amount={naira(service)} />
        <Line term={about.time} amount={about.timeText(time)} />
      </dl>
    </Section>
  );
}

function Line({ term, amount }: { term: string; amount: string }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-dashed border-line-strong py-3 last:border-0">
      <dt>{term}</dt>
      <dd className="text-right text-lg font-extrabold">{amount}</dd>
    </div>
  );
}
