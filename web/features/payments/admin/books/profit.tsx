import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Link } from 'wouter';
import { adminMoneyCopy } from '#contract/copy/admin/money.ts';
import { keysOf } from '#contract/keys-of.ts';
import { paths } from '#contract/paths.ts';
import { madeOf, sumProfit, type Profit, type ProfitSums } from '#contract/payments/books/profit.ts';
import { QueryBoundary } from '#web/data/query-boundary.tsx';
import { lastDays } from '#web/features/payments/days.ts';
import { dayOf } from '#web/lib/format/dates.ts';
import { naira } from '#web/lib/format/money.ts';
import { useCatalogue, useNow } from '#web/lib/screen/app-context.tsx';
import { Choice } from '#web/ui/fields/choice.tsx';
import { Skeleton } from '#web/ui/states/skeleton.tsx';
import { Table } from '#web/ui/table.tsx';
import { profitQuery } from './queries.ts';

const spans = { today: 1, week: 7, month: 28 } as const;
type Span = keyof typeof spans;

/** Profit of the days: the sum first, then its parts, and the markets with profit or loss. */
export function AdminProfit() {
  const { profit: copy } = useCatalogue(adminMoneyCopy).day;
  const [span, setSpan] = useState<Span>('today');
  const query = useQuery(profitQuery(lastDays(spans[span], useNow())));
  return (
    <section aria-labelledby="profit" className="card">
      <h3 id="profit">{copy.title}</h3>
      <Choice
        legend={copy.spanLabel}
        name="profit-span"
        options={keysOf(spans).map((value) => ({ value, label: copy.spans[value] }))}
        chosen={span}
        onChoose={setSpan}
      />
      <QueryBoundary query={query} waiting={<Skeleton className="h-40" />}>
        {(profit) => <Made profit={profit} />}
      </QueryBoundary>
    </section>
  );
}

function Made({ profit }: { profit: Profit }) {
  const { days, markets, worst } = profit;
  const { profit: copy } = useCatalogue(adminMoneyCopy).day;
  if (days.length === 0) return <p className="text-ink-soft">{copy.none}</p>;
  const total = sumProfit(days);
  const made = madeOf(total);
  const orders = days.reduce((all, day) => all + day.orders, 0);
  return (
    <div className="grid gap-4">
      <p className={made < 0 ? 'text-2xl font-extrabold text-pepper-ink' : 'text-2xl font-extrabold'}>
        {made < 0 ? copy.lost(naira(-made)) : copy.made(naira(made))}
        <span className="block text-sm font-normal text-ink-soft">{copy.orders(orders)}</span>
      </p>
      <Lines sums={total} />
      <p className="text-sm text-ink-soft">{copy.text}</p>
      {days.length > 1 && (
        <Sums
          title={copy.byDay}
          head={copy.byDay}
          rows={days}
          keyOf={({ day }) => day}
          name={({ day }) => dayOf(`${day}T12:00:00Z`)}
        />
      )}
      <Sums
        title={copy.byMarket}
        head={copy.market}
        rows={markets}
        keyOf={({ marketId }) => marketId ?? ''}
        name={({ marketId, name }) => (marketId === null ? copy.noMarket : name)}
      />
      <ByKind {...profit} />
      {worst.length > 0 && (
        <div className="grid gap-1">
          <h4 className="font-extrabold">{copy.worst}</h4>
          <ul className="grid">
            {worst.map((order) => (
              <li key={order.code} className="flex items-center justify-between gap-3">
                <Link
                  href={`${paths.adminOrders}?order=${order.code}`}
                  className="link flex min-h-12 items-center lg:min-h-8"
                >
                  {order.code} ·{' '}
                  {order.kind === 'market' ? order.market : (copy.kinds[order.kind] ?? order.market)}
                </Link>
                <strong className="whitespace-nowrap">{naira(madeOf(order))}</strong>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

/** The kinds beside each other once any was an errand; an older version answers without them. */
function ByKind({ kinds = [] }: Partial<Profit>) {
  const { profit: copy } = useCatalogue(adminMoneyCopy).day;
  if (kinds.every(({ kind }) => kind === null || kind === 'market')) return null;
  return (
    <Sums
      title={copy.byKind}
      head={copy.kind}
      rows={kinds}
      keyOf={({ kind }) => kind ?? ''}
      name={({ kind }) => (kind === null ? copy.noKind : copy.kinds[kind])}
    />
  );
}

function Lines({ sums }: { sums: ProfitSums }) {
  const { profit: copy } = useCatalogue(adminMoneyCopy).day;
  return (
    <dl className="grid gap-1">
      {keysOf(copy.lines).map((line) => (
        <div key={line} className="flex justify-between gap-3">
          <dt>{copy.lines[line]}</dt>
          <dd className="font-extrabold">{signed(line, sums)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Fees come in, the rest goes out. */
function signed(line: keyof ProfitSums, sums: ProfitSums): string {
  const kobo = line === 'feesKobo' ? sums[line] : 0 - sums[line];
  return naira(kobo === 0 ? 0 : kobo);
}

/** A sum that breaks after its sign is misread. */
function inOneLine(sum: string): ReactNode {
  return <span className="whitespace-nowrap">{sum}</span>;
}

interface SumsProps<Row> {
  title: string;
  head: string;
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  name: (row: Row) => ReactNode;
}

function Sums<Row extends ProfitSums>({ title, head, rows, keyOf, name }: SumsProps<Row>) {
  const { profit: copy } = useCatalogue(adminMoneyCopy).day;
  return (
    <div className="grid gap-2">
      <h4 className="font-extrabold">{title}</h4>
      <Table
        caption={title}
        rows={rows}
        keyOf={keyOf}
        columns={[
          { key: 'name', head, isTitle: true, cell: name },
          ...keysOf(copy.lines).map((line) => ({
            key: line,
            head: copy.lines[line],
            isNumber: true,
            cell: (row: Row) => inOneLine(signed(line, row)),
          })),
          {
            key: 'made',
            head: copy.result,
            isNumber: true,
            cell: (row: Row) => inOneLine(naira(madeOf(row))),
          },
        ]}
      />
    </div>
  );
}
