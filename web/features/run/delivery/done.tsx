import { agentCopy } from '#contract/copy/agent.ts';
import { stopCopy } from '#contract/copy/agent/stop.ts';
import type { RunOrder } from '#contract/orders/run/schema.ts';
import { paths } from '#contract/paths.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { ShownRun } from '../use-run.ts';

/** It is over, or will be when the network is back; and on to the next. */
export function DoorDone({ order, run }: { order: RunOrder; run: ShownRun }) {
  const { door: copy } = useCatalogue(agentCopy);
  const waits = run.steps.some(({ step }) => step.input.code === order.code);
  const { door: parcel } = useCatalogue(stopCopy);
  const isBack = order.status === 'failed' && order.errand?.kind === 'carry';
  const title = order.status === 'failed' ? copy.failed : copy.delivered;
  return (
    <EmptyState
      isWholeScreen
      picture={
        <span className="grid size-24 place-items-center rounded-full bg-leaf-soft text-leaf-ink">
          <Icon name={order.status === 'failed' ? 'warning' : 'check'} size={56} />
        </span>
      }
      title={title}
      text={
        isBack ? parcel.goesBack : waits && order.status === 'delivered' ? copy.deliveredOffline : undefined
      }
      action={
        <div className="grid gap-3">
          {isBack && (
            <ButtonLink href={paths.agentFloat} size="large">
              {parcel.toReturns}
            </ButtonLink>
          )}
          <ButtonLink href={paths.agentRun} size="large" variant={isBack ? 'secondary' : 'primary'}>
            {copy.next}
          </ButtonLink>
        </div>
      }
    />
  );
}
