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
  const { preview: words } = useCatalogue(settingsCopy);
  const { data } = useFeePreview(props).query;
  if (!data?.orders.length || !Object.hasOwn(props.drafts, settingKey)) return null;
  const sums = words.sums(changeOf(data.orders, feesOf, words), changeOf(data.orders, earnedOf, words));
  return <span className="block font-bold lg:hidden">{sums}</span>;
}

/** Orders of last week under the figures that are not saved yet, next to what they cost and paid. */
export function FeePreview(props: PreviewProps) {
  const { preview: words } = useCatalogue(settingsCopy);
  const { isTyped, query } = useFeePreview(props);
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
          cell: (row) => changeOf(row.orders, feesOf, words),
        },
        {
          key: 'agents',
          head: words.columns.agents,
          isNumber: true,
          cell: (row) => changeOf(row.orders, earnedOf, words),
        },
      ]}
    />
  );
}
