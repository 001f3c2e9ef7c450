import { useQuery } from '@tanstack/react-query';
import type { User } from '#contract/accounts/schema.ts';
import { adminMoneyCopy } from '#contract/copy/admin/money.ts';
import type { Order } from '#contract/orders/schema.ts';
import { isUnderWay } from '#contract/orders/lifecycle.ts';
import type { OrderMoney } from '#contract/payments/order-money/schema.ts';
import { holds } from '#contract/permissions.ts';
import { naira } from '#web/lib/format/money.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Card } from '#web/ui/card.tsx';
import { Skeleton } from '#web/ui/states/skeleton.tsx';
import { QueryBoundary } from '#web/data/query-boundary.tsx';
import { isLeftOut } from '#web/features/orders/money/money-lines.ts';
import { orderMoneyQuery } from '../queries.ts';
import { AdminCredit } from './credit.tsx';
import { AdminDebt } from './debt.tsx';
import { AdminMoneyGate } from '../permission-gate.tsx';
import { AdminHeldMoney } from './held.tsx';
import { AdminPayments } from './payments.tsx';
import { AdminRefund } from './refund.tsx';
import { AdminMoneyHistory } from './history.tsx';

interface Props {
  order: Pick<Order, 'code' | 'customer' | 'status' | 'items'>;
  me: User;
}

/** An order's money as a history, where it stands, and what may be given back of it. */
export function AdminOrderMoney({ order, me }: Props) {
  const { order: copy } = useCatalogue(adminMoneyCopy);
  const maySee = holds(me, 'money:view');
  const query = useQuery({ ...orderMoneyQuery(order.code), enabled: maySee });
  if (!maySee) return null;
  return (
    <Card title={copy.title}>
      <QueryBoundary query={query} waiting={<Skeleton className="h-40" />}>
        {(money) => <Contents order={order} money={money} me={me} />}
      </QueryBoundary>
    </Card>
  );
}

function Contents({ order, money, me }: Props & { money: OrderMoney }) {
  const { order: copy } = useCatalogue(adminMoneyCopy);
  const ownerId = order.customer.id;
  const credit = ownerId !== null && <AdminCredit accountId={ownerId} me={me} />;
  if (money.steps.length === 0 && money.payments.length === 0)
    return (
      <div className="grid gap-5">
        <p className="text-ink-soft">{copy.none}</p>
        {credit}
      </div>
    );
  return (
    <div className="grid gap-5">
      <Standing money={money} />
      <AdminHeldMoney held={money.held ?? []} />
      {money.owedKobo > 0 && !isUnderWay(order.status) && (
        <AdminMoneyGate me={me} permission="money:manage" ownerId={ownerId}>
          <AdminDebt code={money.code} owedKobo={money.owedKobo} />
        </AdminMoneyGate>
      )}
      {money.refundableKobo > 0 && (
        <AdminMoneyGate me={me} permission="money:refund" ownerId={ownerId}>
          <AdminRefund money={money} hasAccount={ownerId !== null} items={paidItemsOf(order)} />
        </AdminMoneyGate>
      )}
      <AdminMoneyHistory steps={money.steps} />
      <AdminPayments money={money} />
      {credit}
    </div>
  );
}

function paidItemsOf({ items }: Pick<Order, 'items'>) {
  return items.flatMap(({ id, name, paidKobo, status }) =>
    paidKobo === null || paidKobo === 0 || isLeftOut(status) ? [] : [{ id, name, paidKobo }],
  );
}

function Standing({ money }: { money: OrderMoney }) {
  const { order: copy } = useCatalogue(adminMoneyCopy);
  const facts: [string, number][] = [
    [copy.held, money.heldKobo],
    [copy.owed, money.owedKobo],
    [copy.due, money.refundDueKobo],
    [copy.goods, money.goodsKobo],
    [copy.refundable, money.refundableKobo],
  ];
  return (
    <dl className="grid grid-cols-2 gap-3">
      {facts.map(([term, kobo]) => (
        <div key={term}>
          <dt className="text-sm text-ink-soft">{term}</dt>
          <dd className="font-extrabold">{naira(kobo)}</dd>
        </div>
      ))}
    </dl>
  );
}
