import { stopCopy } from '#contract/copy/agent/stop.ts';
import { missingAtStop } from '#contract/orders/errands/missing-at-stop.ts';
import type { RunOrder } from '#contract/orders/run/schema.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Alert } from '#web/ui/states/alert.tsx';
import { useTakeStep } from '../steps/take-step.ts';
import { isMissing, MissingFirst, WayOut } from '../way-out.tsx';

interface Props {
  order: RunOrder;
  waitedSeconds: number;
}

/** Time and calls that are still missing before the agent may leave without it, then the button for it. */
export function LeaveUnmet({ order, waitedSeconds }: Props) {
  const { nobody: copy } = useCatalogue(stopCopy);
  const takeStep = useTakeStep();
  const { code, callAttempts, withOffice } = order;
  if (withOffice === 'not-opened') return <Alert tone="warning">{copy.withOffice}</Alert>;
  const missing = missingAtStop({ waitedSeconds, callAttempts });
  return (
    <div className="grid gap-2 rounded-md bg-sunk p-4">
      <MissingFirst missing={missing} />
      <WayOut
        order={order}
        kind="unmet"
        copy={copy}
        isDisabled={isMissing(missing)}
        onSay={(reason, sheet) => {
          const input = { code, reason, waitedSeconds: Math.floor(waitedSeconds) };
          takeStep({ name: 'failAtStop', input }, { sheet });
        }}
      />
    </div>
  );
}

/** Prescriptions, weapons and what does not look honest: it ends, free. */
export function RefuseThere({ order }: Pick<Props, 'order'>) {
  const { refuse: copy } = useCatalogue(stopCopy);
  const takeStep = useTakeStep();
  return (
    <WayOut
      order={order}
      kind="refuse"
      copy={copy}
      onSay={(reason, sheet) =>
        takeStep({ name: 'cancelRunOrder', input: { code: order.code, reason } }, { sheet })
      }
    />
  );
}
