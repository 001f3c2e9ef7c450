import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { settingsCopy } from '#contract/copy/admin/settings.ts';
import type { SettingsCopy } from '#contract/copy/admin/settings/en.ts';
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

function useFeePreview({ drafts, cityId }: PreviewProps) {
  const asked = useDeferredValue(drafts);
  const isTyped = Object.keys(asked).length > 0;
  const query = useQuery({
    ...apiQuery(previewFees, { ...asked, ...(cityId !== undefined && { cityId }) }),
    enabled: isTyped,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  return { isTyped, query };
}

/** Sums that come of a figure, where it is typed: on a phone the orders themselves stand far below. */
export function FeeSums({ settingKey, ...props }: PreviewProps & { settingKey: EditableKey }) {
  const { preview: copy } = useCatalogue(settingsCopy);
  const { data } = useFeePreview(props).query;
  if (!data?.orders.length || !Object.hasOwn(props.drafts, settingKey)) return null;
  const sums = copy.sums(changeOf(data.orders, feesOf, copy), changeOf(data.orders, earnedOf, copy));
  return <span className="block font-bold lg:hidden">{sums}</span>;
}

/** Orders of last week under the figures that are not saved yet, next to what they cost and paid. */
export function FeePreview(props: PreviewProps) {
  const { preview: copy } = useCatalogue(settingsCopy);
  const { isTyped, query } = useFeePreview(props);
  return (
    <Card title={copy.title}>
      {isTyped ? (
        <QueryBoundary query={query} waiting={<Skeleton className="h-80" />}>
          {({ orders }) =>
            orders.length === 0 ? (
              <p className="text-ink-soft">{copy.none}</p>
            ) : (
              <div aria-busy={query.isPlaceholderData}>
                <Examples orders={orders} />
              </div>
            )
          }
        </QueryBoundary>
      ) : (
        <p className="text-ink-soft">{copy.text}</p>
      )}
    </Card>
  );
}

type Sums = FeeExample['was'];

const feesOf = ({ deliveryFeeKobo, serviceFeeKobo }: Sums) => deliveryFeeKobo + serviceFeeKobo;
const earnedOf = ({ agentsKobo }: Sums) => agentsKobo;

/** A sum over these orders as it was, and as it would be. */
function changeOf(
  orders: readonly FeeExample[],
  sumOf: (sums: Sums) => number,
  { change }: SettingsCopy['preview'],
): string {
  const total = (which: 'was' | 'would') =>
    shortNaira(orders.reduce((sum, order) => sum + sumOf(order[which]), 0));
  return change(total('was'), total('would'));
}

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
  const { preview: copy } = useCatalogue(settingsCopy);
  const rows: Row[] = orders.map((order, place) => ({
    key: String(place),
    name: copy.way(order.area, (order.metres / 1000).toFixed(1)),
    facts: [
      copy.facts(order.marketName, order.itemsShopped),
      order.kind === 'fetch' ? copy.errand : '',
      copy.loads[order.load],
    ]
      .filter((fact) => fact !== '')
      .join(', '),
    orders: [order],
  }));
  return (
    <Table
      caption={copy.caption}
      rows={[...rows, { key: 'all', name: copy.all, facts: '', orders }]}
      keyOf={({ key }) => key}
      columns={[
        {
          key: 'order',
          head: copy.columns.order,
          isTitle: true,
          cell: named,
        },
        {
          key: 'customer',
          head: copy.columns.customer,
          isNumber: true,
          cell: (row) => changeOf(row.orders, feesOf, copy),
        },
        {
          key: 'agents',
          head: copy.columns.agents,
          isNumber: true,
          cell: (row) => changeOf(row.orders, earnedOf, copy),
        },
      ]}
    />
  );
}
