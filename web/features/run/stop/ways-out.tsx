import { agentCopy } from '#contract/copy/agent.ts';
import { stopCopy } from '#contract/copy/agent/stop.ts';
import { missingAtStop } from '#contract/orders/errands/missing-at-stop.ts';
import type { RunOrder } from '#contract/orders/run/schema.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Sheet } from '#web/ui/overlays/sheet.tsx';
import { Alert } from '#web/ui/states/alert.tsx';
import { BagTitle } from '../order/bag-title.tsx';
import { clockWords } from '../order/due.ts';
import { ReasonForm } from '../reason-form.tsx';
import { sheetName, type SheetKind } from '../sheets/stored-sheets.ts';
import { useSheet } from '../sheets/use-sheet.ts';
import { useTakeStep } from '../steps/take-step.ts';

interface Props {
  order: RunOrder;
  waitedSeconds: number;
}

/** Time and calls that are still missing before the agent may leave without it, then the button for it. */
export function LeaveUnmet({ order, waitedSeconds }: Props) {
  const { door } = useCatalogue(agentCopy);
  const { nobody: words } = useCatalogue(stopCopy);
  const takeStep = useTakeStep();
  const { code, callAttempts, withOffice } = order;
  if (withOffice === 'not-opened') return <Alert tone="warning">{words.withOffice}</Alert>;
  const missing = missingAtStop({ waitedSeconds, callAttempts });
  const first = [
    ...(missing.seconds > 0 ? [door.failWait(clockWords(missing.seconds))] : []),
    ...(missing.calls > 0 ? [door.failCalls(missing.calls)] : []),
  ];
  return (
    <div className="grid gap-2 rounded-md bg-sunk p-4">
      {first.length > 0 && <p className="text-ink-soft">{door.failMissing(first.join(` ${door.and} `))}</p>}
      {missing.calls > 0 && <p className="text-sm text-ink-soft">{door.failApart}</p>}
      <WayOut
        order={order}
        kind="unmet"
        words={words}
        isDisabled={first.length > 0}
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
  const { refuse: words } = useCatalogue(stopCopy);
  const takeStep = useTakeStep();
  return (
    <WayOut
      order={order}
      kind="refuse"
      words={words}
      isDisabled={false}
      onSay={(reason, sheet) =>
        takeStep({ name: 'cancelRunOrder', input: { code: order.code, reason } }, { sheet })
      }
    />
  );
}

interface WayOutProps {
  order: RunOrder;
  kind: SheetKind;
  words: {
    open: string;
    title: string;
    text: string;
    reason: string;
    reasons: Readonly<Record<string, string> & { other: string }>;
    confirm: string;
  };
  isDisabled: boolean;
  onSay: (reason: string, sheet: string) => void;
}

function WayOut({ order, kind, words, isDisabled, onSay }: WayOutProps) {
  const shared = useCatalogue(stopCopy);
  const sheet = sheetName(kind, order.code);
  const leaving = useSheet(sheet);
  return (
    <>
      <Button variant="secondary" isWide disabled={isDisabled} onClick={leaving.open}>
        {words.open}
      </Button>
      <Sheet
        open={leaving.isOpen}
        onClose={leaving.close}
        title={<BagTitle order={order}>{words.title}</BagTitle>}
      >
        <ReasonForm
          sheet={sheet}
          text={words.text}
          legend={words.reason}
          reasons={words.reasons}
          otherLabel={shared.other}
          refused={shared.reasonRefused}
          confirm={words.confirm}
          back={shared.back}
          onBack={leaving.close}
          onSay={(reason) => {
            onSay(reason, sheet);
            leaving.close();
          }}
        />
      </Sheet>
    </>
  );
}
