import { agentCopy } from '#contract/copy/agent.ts';
import { stopCopy } from '#contract/copy/agent/stop.ts';
import { missingBeforeFailing } from '#contract/orders/delivery/door.ts';
import type { RunOrder } from '#contract/orders/run/schema.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Alert } from '#web/ui/states/alert.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Sheet } from '#web/ui/overlays/sheet.tsx';
import { clockWords } from '../order/due.ts';
import { BagTitle } from '../order/bag-title.tsx';
import { sheetName } from '../sheets/stored-sheets.ts';
import { useSheet } from '../sheets/use-sheet.ts';
import { useTakeStep } from '../steps/take-step.ts';
import { ReasonForm } from '../reason-form.tsx';

/** Waiting time and calls that are still missing before the agent may leave, then the button for it. */
export function DoorFail({ order, waitedSeconds }: { order: RunOrder; waitedSeconds: number }) {
  const { door: words } = useCatalogue(agentCopy);
  const { door: parcel } = useCatalogue(stopCopy);
  const said = order.errand?.kind === 'carry' ? parcel : words;
  const takeStep = useTakeStep();
  const { callAttempts, code, withOffice } = order;
  const sheet = sheetName('fail', code);
  const leaving = useSheet(sheet);
  const missing = missingBeforeFailing({ waitedSeconds, callAttempts });
  const first = [
    ...(missing.seconds > 0 ? [words.failWait(clockWords(missing.seconds))] : []),
    ...(missing.calls > 0 ? [words.failCalls(missing.calls)] : []),
  ];
  const fail = (reason: string) => {
    const input = { code, reason, waitedSeconds: Math.floor(waitedSeconds) };
    takeStep({ name: 'failDelivery', input }, { sheet });
    leaving.close();
  };
  if (withOffice === 'not-opened') return <Alert tone="warning">{words.withOffice.notOpened}</Alert>;
  return (
    <div className="mb-6 grid gap-2 rounded-md bg-sunk p-4">
      {first.length > 0 && <p className="text-ink-soft">{words.failMissing(first.join(` ${words.and} `))}</p>}
      {missing.calls > 0 && <p className="text-sm text-ink-soft">{words.failApart}</p>}
      <Button variant="secondary" isWide disabled={first.length > 0} onClick={leaving.open}>
        {words.fail}
      </Button>
      <Sheet
        open={leaving.isOpen}
        onClose={leaving.close}
        title={<BagTitle order={order}>{said.failTitle}</BagTitle>}
      >
        <ReasonForm
          sheet={sheet}
          text={said.failText}
          legend={words.failReason}
          reasons={words.failReasons}
          otherLabel={words.failOther}
          refused={words.failRefused}
          confirm={said.failConfirm}
          back={words.stay}
          onBack={leaving.close}
          onSay={fail}
        />
      </Sheet>
    </div>
  );
}
