import { agentCopy } from '#contract/copy/agent.ts';
import { stopCopy } from '#contract/copy/agent/stop.ts';
import { missingBeforeFailing } from '#contract/orders/delivery/door.ts';
import type { RunOrder } from '#contract/orders/run/schema.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { useTakeStep } from '../steps/take-step.ts';
import { isMissing, MissingFirst, WayOut } from '../way-out.tsx';

/** Waiting time and calls that are still missing before the agent may leave, then the button for it. */
export function DoorFail({ order, waitedSeconds }: { order: RunOrder; waitedSeconds: number }) {
  const { door: text } = useCatalogue(agentCopy);
  const { door: parcel } = useCatalogue(stopCopy);
  const copy = order.errand?.kind === 'carry' ? parcel : text;
  const takeStep = useTakeStep();
  const { callAttempts, code, withOffice } = order;
  if (withOffice === 'not-opened') return null;
  const missing = missingBeforeFailing({ waitedSeconds, callAttempts });
  return (
    <div className="mb-6 grid gap-2 rounded-md bg-sunk p-4">
      <MissingFirst missing={missing} />
      <WayOut
        order={order}
        kind="fail"
        copy={{
          open: text.fail,
          title: copy.failTitle,
          text: copy.failText,
          reason: text.failReason,
          reasons: text.failReasons,
          confirm: copy.failConfirm,
          other: text.failOther,
          reasonRefused: text.failRefused,
          back: text.stay,
        }}
        isDisabled={isMissing(missing)}
        onSay={(reason, sheet) => {
          const input = { code, reason, waitedSeconds: Math.floor(waitedSeconds) };
          takeStep({ name: 'failDelivery', input }, { sheet });
        }}
      />
    </div>
  );
}
