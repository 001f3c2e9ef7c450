import { adminMarketsCopy } from '#contract/copy/admin/markets.ts';
import type { PriceHistory } from '#contract/lists/prices/history.ts';
import { lagosInstant } from '#contract/time.ts';
import { dayOf } from '#web/lib/format/dates.ts';
import { naira } from '#web/lib/format/money.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Table } from '#web/ui/table.tsx';

/** Each price that somebody paid or saw, the newest first. */
export function PriceSamples({ samples }: Pick<PriceHistory, 'samples'>) {
  const { story: copy } = useCatalogue(adminMarketsCopy).prices;
  const heads = copy.sampleColumns;
  if (samples.length === 0) return null;
  return (
    <details>
      <summary className="min-h-12 cursor-pointer py-3 font-extrabold">
        {copy.samples} ({samples.length})
      </summary>
      <Table
        caption={copy.samples}
        rows={samples.toReversed()}
        keyOf={({ id }) => id}
        columns={[
          {
            key: 'day',
            head: heads.day,
            isTitle: true,
            cell: ({ day }) => dayOf(lagosInstant(day, '12:00').toISOString()),
          },
          { key: 'price', head: heads.price, isNumber: true, cell: ({ kobo }) => naira(kobo) },
          { key: 'by', head: heads.by, cell: ({ by }) => by },
          { key: 'state', head: heads.state, cell: ({ state }) => copy.states[state] },
        ]}
      />
    </details>
  );
}
