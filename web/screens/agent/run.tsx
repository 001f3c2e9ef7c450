import { Fragment, useState } from 'react';
import { agentCopy } from '#contract/copy/agent.ts';
import { paths } from '#contract/paths.ts';
import { useMe } from '#web/features/accounts/queries.ts';
import { ReturnsReminder } from '#web/features/payments/returns/reminder.tsx';
import { BuyingPlaces } from '#web/features/run/order/buying-place.tsx';
import { OrderHead } from '#web/features/run/order/head.tsx';
import { RunOriginal } from '#web/features/run/order/run-original.tsx';
import { OrderTabs } from '#web/features/run/order/tabs.tsx';
import { RunBar } from '#web/features/run/next-step-bar.tsx';
import { RunNotYet } from '#web/features/run/not-yet.tsx';
import { StallList } from '#web/features/run/shopping/stall-list.tsx';
import { carriedStatuses } from '#web/features/run/run-state.ts';
import { useRun } from '#web/features/run/use-run.ts';
import { cachedSetting } from '#web/features/settings/queries.ts';
import { EmptyBasket } from '#web/illustrations/empty-basket.tsx';
import type { ScreenPage } from '#web/lib/screen/screen.tsx';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';

export const page: ScreenPage = {
  meta: ({ language, client }) => ({
    title: `${agentCopy[language].run.title} · ${cachedSetting(client, 'business_name')}`,
  }),
};

/** Everything that is carried: where it is bought, the list, stall by stall, and what comes next. */
export default function Run() {
  const { run: copy } = useCatalogue(agentCopy);
  const run = useRun();
  const [chosen, choose] = useState<string | null>(null);
  if (run.orders === undefined) return <RunNotYet isOutOfReach={run.isOutOfReach} askAgain={run.askAgain} />;
  const all = run.orders.filter(({ status }) => carriedStatuses.has(status));
  if (all.length === 0) return <Empty waiting={run.steps.length} />;
  const one = all.find(({ code }) => code === chosen);
  const orders = one === undefined ? all : [one];
  return (
    <>
      <h1 className="sr-only">{copy.title}</h1>
      <div className="grid grid-cols-1 gap-4 p-4">
        {all.length > 1 && <OrderTabs orders={all} chosen={one?.code ?? null} onChoose={choose} />}
        {orders.map((order) => (
          <Fragment key={order.code}>
            <OrderHead order={order} />
            {order.original !== null && (
              <RunOriginal original={order.original} customer={order.customer.name} />
            )}
          </Fragment>
        ))}
        <BuyingPlaces orders={orders} all={all} />
        <StallList orders={orders} all={all} />
      </div>
      <RunBar orders={orders} all={all} />
    </>
  );
}

/** Goods of an order that ended are still in the hand; they are known once its last step was sent. */
function Empty({ waiting }: { waiting: number }) {
  const { run: copy } = useCatalogue(agentCopy);
  const me = useMe();
  return (
    <EmptyState
      isWholeScreen
      picture={<EmptyBasket />}
      title={copy.emptyTitle}
      text={copy.emptyText}
      action={
        <div className="grid gap-3">
          {me && <ReturnsReminder key={waiting} owner={me.id} />}
          <ButtonLink href={paths.dashboard} size="large">
            {copy.toWork}
          </ButtonLink>
        </div>
      }
    />
  );
}
