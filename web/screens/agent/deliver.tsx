import { useState } from 'react';
import { Link } from 'wouter';
import { agentCopy } from '#contract/copy/agent.ts';
import type { RunOrder } from '#contract/orders/run/schema.ts';
import { paths } from '#contract/paths.ts';
import { AtTheDoor } from '#web/features/run/delivery/door.tsx';
import { DoorDone } from '#web/features/run/delivery/done.tsx';
import { DoorPlace } from '#web/features/run/delivery/address.tsx';
import { RunNotYet } from '#web/features/run/not-yet.tsx';
import { BagTitle } from '#web/features/run/order/bag-title.tsx';
import { useRun } from '#web/features/run/use-run.ts';
import { useTakeStep } from '#web/features/run/steps/take-step.ts';
import { cachedSetting } from '#web/features/settings/queries.ts';
import { shortNaira } from '#web/lib/format/money.ts';
import type { ScreenPage, ScreenProps } from '#web/lib/screen/screen.tsx';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Alert } from '#web/ui/states/alert.tsx';

export const page: ScreenPage = {
  meta: ({ language, client }) => ({
    title: `${agentCopy[language].door.where} · ${cachedSetting(client, 'business_name')}`,
  }),
};

/** One order from the market to its door, and what happens there. */
export default function Deliver({ params }: ScreenProps) {
  const { door: copy } = useCatalogue(agentCopy);
  const run = useRun();
  const code = params['code']?.toUpperCase();
  const order = useLastKnown(run.orders?.find((one) => one.code === code));
  if (run.orders === undefined) return <RunNotYet isOutOfReach={run.isOutOfReach} askAgain={run.askAgain} />;
  if (order === undefined) {
    return (
      <EmptyState
        isWholeScreen
        title={copy.gone}
        text={copy.goneText}
        action={<ButtonLink href={paths.agentRun}>{copy.back}</ButtonLink>}
      />
    );
  }
  if (isOver(order)) return <DoorDone order={order} run={run} />;
  return (
    <div className="grid grid-cols-1 gap-5 p-4 pb-0">
      <div>
        <Link href={paths.agentRun} className="back-link">
          <Icon name="back" />
          {copy.back}
        </Link>
        <h1>
          <BagTitle order={order}>{copy.title(order.receiver?.name ?? order.customer.name)}</BagTitle>
        </h1>
      </div>
      {order.withOffice === 'not-opened' && <Alert tone="warning">{copy.withOffice.notOpened}</Alert>}
      <DoorPlace order={order} />
      <Collect order={order} />
      <Stage order={order} />
    </div>
  );
}

/** Once it is over, the order leaves the run; its last word stays on the screen. */
function useLastKnown(order: RunOrder | undefined): RunOrder | undefined {
  const [over, setOver] = useState<RunOrder>();
  if (order !== undefined && order.code !== over?.code && isOver(order)) setOver(order);
  if (over !== undefined && order !== undefined && !isOver(order)) setOver(undefined);
  return order ?? over;
}

function isOver({ status }: RunOrder): boolean {
  return status === 'delivered' || status === 'failed';
}

/** The figure that counts at the door, big enough to be read in the sun. */
function Collect({ order }: { order: RunOrder }) {
  const { door: copy } = useCatalogue(agentCopy);
  if (order.toCollectKobo === 0) return <p className="text-lg font-extrabold text-leaf-ink">{copy.paid}</p>;
  return (
    <p className="flex flex-wrap items-baseline justify-between gap-x-4 rounded-md bg-garri px-4 py-3 text-on-garri">
      <span className="text-lg font-extrabold">{copy.collect}</span>
      <span className="text-3xl font-extrabold">{shortNaira(order.toCollectKobo)}</span>
    </p>
  );
}

function Stage({ order }: { order: RunOrder }) {
  const { door: copy } = useCatalogue(agentCopy);
  const takeStep = useTakeStep();
  const { code, actions, arrivedAt } = order;
  const isGoing = actions.includes('deliver');
  if (isGoing && arrivedAt !== null) return <AtTheDoor order={order} />;
  if (!isGoing && !actions.includes('setOff')) return null;
  return (
    <div className="bottom-bar -mx-4 border-t border-line bg-paper p-4">
      <Button
        size="large"
        isWide
        onClick={() => takeStep({ name: isGoing ? 'arrive' : 'setOff', input: { code } })}
      >
        {isGoing ? copy.arrive : copy.setOff}
      </Button>
    </div>
  );
}
