import { trackingCopy } from '#contract/copy/tracking.ts';
import { thingOf } from '#contract/orders/errands/course.ts';
import { isOff, isUnderWay } from '#contract/orders/lifecycle.ts';
import type { Order } from '#contract/orders/schema.ts';
import { QueryBoundary } from '#web/data/query-boundary.tsx';
import { naira } from '#web/lib/format/money.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Card } from '#web/ui/card.tsx';
import { Skeleton } from '#web/ui/states/skeleton.tsx';
import { billOf, type Bill } from './money-lines.ts';
import { FeeRows } from './fee-rows.tsx';
import { ItemsRow } from './items-row.tsx';
import { MoneyRow, MoneyRows } from './money-rows.tsx';
import { EndedCost, moneyFactsOf, MoneyStandingRows, useHowPaid } from './standing.tsx';

/** Every line of what it costs, what was paid of it, what is left to pay, and what comes back and where to. */
export function OrderMoney({ order, token }: { order: Order; token: string | null }) {
  const { bill: copy, got } = useCatalogue(trackingCopy);
  const query = useHowPaid(order, token);
  const bill = billOf(order);
  const isOn = isUnderWay(order.status);
  const isThing = thingOf(order.errand) !== null;
  return (
    <Card title={copy.title}>
      {!isOff(order.status) && <BillRows order={order} bill={bill} />}
      <QueryBoundary query={query} waiting={<Skeleton className="h-20" />}>
        {(paid) => <PaidRows order={order} paid={paid} />}
      </QueryBoundary>
      {bill.kind === 'so-far' && isOn && (
        <p className="text-ink-soft">{got.guessed(naira(order.estimateKobo))}</p>
      )}
      {bill.kind === 'final' && isOn && !isThing && <p className="text-ink-soft">{got.final}</p>}
      {bill.unknownLines > 0 && isOn && !isThing && (
        <p className="text-ink-soft">{copy.unknown(bill.unknownLines)}</p>
      )}
      {!isOff(order.status) && <Limit order={order} bill={bill} />}
      {bill.kind !== 'final' && isOn && !isThing && <Rule order={order} />}
    </Card>
  );
}

function PaidRows({ order, paid }: { order: Order; paid: Parameters<typeof moneyFactsOf>[1] }) {
  const facts = moneyFactsOf(order, paid);
  return (
    <>
      {isOff(order.status) && <EndedCost facts={facts} order={order} />}
      <MoneyStandingRows facts={facts} isMember={order.customer.id !== null} />
    </>
  );
}

function Rule({ order }: { order: Order }) {
  const { rules } = useCatalogue(trackingCopy);
  return (
    <p className="text-ink-soft">
      {rules.label}: {rules[order.priceRule]}
    </p>
  );
}

/** The sums of its items and of each fee, as far as they are known. */
export function BillRows({ order, bill }: { order: Order; bill: Bill }) {
  const { bill: copy, got, receiptPage } = useCatalogue(trackingCopy);
  const items = {
    guess: copy.items,
    'so-far': got.soFar(bill.boughtLines, order.items.length),
    final: receiptPage.itemsPaid,
  };
  const total = { guess: copy.estimate, 'so-far': got.billSoFar, final: receiptPage.total };
  return (
    <MoneyRows>
      <ItemsRow order={order} bill={bill} label={items[bill.kind]} />
      <FeeRows order={order} />
      <MoneyRow label={total[bill.kind]} kobo={bill.totalKobo} isTotal />
    </MoneyRows>
  );
}

/** The ceiling; once the bill is final, the savings against it. */
function Limit({ order, bill }: { order: Order; bill: Bill }) {
  const { bill: copy, got } = useCatalogue(trackingCopy);
  const savedKobo = order.ceilingKobo - bill.totalKobo;
  if (bill.kind === 'final') return savedKobo > 0 && <p>{got.change(naira(savedKobo))}</p>;
  return (
    <p>
      {copy.ceiling} <strong className="font-extrabold">{naira(order.ceilingKobo)}</strong>.{' '}
      <span className="text-ink-soft">{copy.ceilingText}</span>
    </p>
  );
}
