import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { settingsCopy } from '#contract/copy/admin/settings.ts';
import type { CityId } from '#contract/cities/ids.ts';
import type { SentTo } from '#contract/endpoint.ts';
import { previewFees, type FeeExample } from '#contract/orders/fees/endpoints.ts';
import { figureKeys } from '#contract/orders/fees/figures.ts';
import { apiQuery } from '#web/data/api-query.ts';
import { QueryBoundary } from '#web/data/query-boundary.tsx';
import { shortNaira } from '#web/lib/format/money.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Card } from '#web/ui/card.tsx';
import { Skeleton } from '#web/ui/states/skeleton.tsx';
import { Table } from '#web/ui/table.tsx';
import type { EditableKey } from './setting-draft.ts';

/** Figures that are typed and not saved. */
export type FeeDrafts = Omit<SentTo<typeof previewFees>, 'cityId'>;

const movesFees: ReadonlySet<string> = new Set(figureKeys);

/** The drafts with another one, or without it; a setting that moves no fee is none of them. */
export function withDraft(drafts: FeeDrafts, key: EditableKey, value: string | undefined): FeeDrafts {
  if (!movesFees.has(key)) return drafts;
  const others = Object.entries(drafts).filter(([other]) => other !== key);
  return Object.fromEntries(value === undefined ? others : [...others, [key, value]]);
}

interface PreviewProps {
  drafts: FeeDrafts;
  /** The city whose own figures they would be; absent for the house’s. */
  cityId?: CityId;
}

/** Orders of last week under the figures that are not saved yet, next to what they cost and paid. */
export function FeePreview({ drafts, cityId }: PreviewProps) {
  const { preview: words } = useCatalogue(settingsCopy);
  const asked = useDeferredValue(drafts);
  const isTyped = Object.keys(asked).length > 0;
  const query = useQuery({
    ...apiQuery(previewFees, { ...asked, ...(cityId !== undefined && { cityId }) }),
    enabled: isTyped,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  return (
    <Card title={words.title}>
      {isTyped ? (
        <QueryBoundary query={query} waiting={<Skeleton className="h-80" />}>
          {({ orders }) =>
            orders.length === 0 ? (
              <p className="text-ink-soft">{words.none}</p>
            ) : (
              <div aria-busy={query.isPlaceholderData}>
                <Examples orders={orders} />
              </div>
            )
          }
        </QueryBoundary>
      ) : (
        <p className="text-ink-soft">{words.text}</p>
      )}
    </Card>
  );
}

type Sums = FeeExample['was'];

const feesOf = ({ deliveryFeeKobo, serviceFeeKobo }: Sums) => deliveryFeeKobo + serviceFeeKobo;
const earnedOf = ({ agentsKobo }: Sums) => agentsKobo;

interface Row {
  key: string;
  name: string;
  facts: string;
  orders: readonly FeeExample[];
}

function named({ name, facts }: Row) {
  return (
    <>
      {name}
      {facts !== '' && <span className="block text-sm text-ink-soft">{facts}</span>}
    </>
  );
}

/** Each order, and all of them together. */
function Examples({ orders }: { orders: readonly FeeExample[] }) {
  const { preview: words } = useCatalogue(settingsCopy);
  const rows: Row[] = orders.map((order, place) => ({
    key: String(place),
    name: words.way(order.area, (order.metres / 1000).toFixed(1)),
    facts: [
      words.facts(order.marketName, order.itemsShopped),
      order.kind === 'fetch' ? words.errand : '',
      words.loads[order.load],
    ]
      .filter((fact) => fact !== '')
      .join(', '),
    orders: [order],
  }));
  const change = (row: Row, sumOf: (sums: Sums) => number) => {
    const total = (which: 'was' | 'would') =>
      shortNaira(row.orders.reduce((sum, order) => sum + sumOf(order[which]), 0));
    return words.change(total('was'), total('would'));
  };
  return (
    <Table
      caption={words.caption}
      rows={[...rows, { key: 'all', name: words.all, facts: '', orders }]}
      keyOf={({ key }) => key}
      columns={[
        {
          key: 'order',
          head: words.columns.order,
          isTitle: true,
          cell: named,
        },
        {
          key: 'customer',
          head: words.columns.customer,
          isNumber: true,
          cell: (row) => change(row, feesOf),
        },
        {
          key: 'agents',
          head: words.columns.agents,
          isNumber: true,
          cell: (row) => change(row, earnedOf),
        },
      ]}
    />
  );
}
