import type { ReactNode } from 'react';
import { boardCopy } from '#contract/copy/admin/board.ts';
import { adminOrdersCopy } from '#contract/copy/admin/orders.ts';
import { trackingCopy } from '#contract/copy/tracking.ts';
import { isAtDoor } from '#contract/orders/delivery/door.ts';
import { isUnderWay } from '#contract/orders/lifecycle.ts';
import { paidInAll, standingOf } from '#contract/orders/money-standing.ts';
import type { Order } from '#contract/orders/schema.ts';
import { momentOf, timeOf } from '#web/lib/format/dates.ts';
import { naira } from '#web/lib/format/money.ts';
import { useCatalogue, useNow } from '#web/lib/screen/app-context.tsx';
import { Card } from '#web/ui/card.tsx';
import { useMoneyFacts } from '#web/features/orders/money/standing.tsx';
import { dayAndTime, etaText } from '#web/features/orders/order/when.ts';

/** Facts that a caller asks for, in the order in which they ask: time, last event, and money. */
export function CallFacts({ order }: { order: Order }) {
  const { order: page } = useCatalogue(adminOrdersCopy);
  const copy = page.facts;
  const tracking = useCatalogue(trackingCopy);
  const now = useNow();
  const { eta, promisedUntil, status } = order;
  return (
    <Card title={copy.title}>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-2">
        {isUnderWay(status) && (
          <Fact term={copy.arrives}>
            {isAtDoor(order)
              ? tracking.atDoor.status
              : eta === null
                ? copy.noRange
                : etaText(eta, now, tracking)}
          </Fact>
        )}
        {order.window && (
          <Fact term={copy.window}>
            {dayAndTime(order.window.from, now, tracking)} – {timeOf(order.window.to)}
          </Fact>
        )}
        {promisedUntil !== null && promisedUntil !== undefined && (
          <Fact term={copy.promised}>{dayAndTime(promisedUntil, now, tracking)}</Fact>
        )}
        <Last order={order} />
        <Money order={order} />
      </dl>
    </Card>
  );
}

function Last({ order: { events, items } }: { order: Order }) {
  const { order: page } = useCatalogue(adminOrdersCopy);
  const { happened } = useCatalogue(boardCopy);
  const last = events.at(-1);
  if (last === undefined) return null;
  const done = items.filter(({ status }) => status !== 'requested').length;
  return (
    <Fact term={page.facts.last}>
      {happened[last.action]} · {momentOf(last.at)}
      <span className="block text-sm font-normal text-ink-soft">{page.facts.done(done, items.length)}</span>
    </Fact>
  );
}

function Money({ order }: { order: Order }) {
  const { order: page } = useCatalogue(adminOrdersCopy);
  const copy = page.facts;
  const facts = useMoneyFacts(order, null);
  if (facts === undefined) return null;
  const standing = standingOf(facts);
  const { backKobo } = facts.paid;
  return (
    <>
      <Fact term={copy.paid}>
        {naira(paidInAll(facts.paid))}
        {backKobo > 0 && (
          <span className="block text-sm font-normal text-ink-soft">{copy.back(naira(backKobo))}</span>
        )}
      </Fact>
      <Fact term={copy.standing}>
        {copy.toPay[standing.kind](standing.kind === 'nothing' ? '' : naira(standing.kobo))}
      </Fact>
    </>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="min-w-0 wrap-anywhere">
      <dt className="text-sm text-ink-soft">{term}</dt>
      <dd className="font-extrabold">{children}</dd>
    </div>
  );
}
