import type { ReactNode } from 'react';
import { agentCopy } from '#contract/copy/agent.ts';
import { stopCopy } from '#contract/copy/agent/stop.ts';
import type { RunOrder } from '#contract/orders/run/schema.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Sheet } from '#web/ui/overlays/sheet.tsx';
import { BagTitle } from './order/bag-title.tsx';
import { clockText } from './order/due.ts';
import { ReasonForm } from './reason-form.tsx';
import { sheetName, type SheetKind } from './sheets/stored-sheets.ts';
import { useSheet } from './sheets/use-sheet.ts';

interface WayOutProps extends Omit<SheetProps, 'copy' | 'children'> {
  copy: SheetProps['copy'] & ReasonProps['copy'];
  onSay: (reason: string, sheet: string) => void;
}

/** A button that leads out of a step, and the reason that it asks for. */
export function WayOut({ copy, onSay, ...rest }: WayOutProps) {
  return (
    <WayOutSheet copy={copy} {...rest}>
      {(sheet, close) => (
        <WayOutReason
          sheet={sheet}
          copy={copy}
          onBack={close}
          onSay={(reason) => {
            onSay(reason, sheet);
            close();
          }}
        />
      )}
    </WayOutSheet>
  );
}

interface SheetProps {
  order: RunOrder;
  kind: SheetKind;
  copy: { open: string; title: string };
  isDisabled?: boolean;
  children: (sheet: string, close: () => void) => ReactNode;
}

export function WayOutSheet({ order, kind, copy, isDisabled = false, children }: SheetProps) {
  const sheet = sheetName(kind, order.code);
  const { isOpen, open, close } = useSheet(sheet);
  return (
    <>
      <Button variant="secondary" isWide disabled={isDisabled} onClick={open}>
        {copy.open}
      </Button>
      <Sheet open={isOpen} onClose={close} title={<BagTitle order={order}>{copy.title}</BagTitle>}>
        {children(sheet, close)}
      </Sheet>
    </>
  );
}

interface ReasonProps {
  sheet: string;
  copy: {
    text: string;
    reason: string;
    reasons: Readonly<Record<string, string> & { other: string }>;
    confirm: string;
    /** These three read as at every stop where they are left out. */
    other?: string;
    reasonRefused?: string;
    back?: string;
  };
  onBack: () => void;
  onSay: (reason: string) => void;
  /** A field before the reason, looked at with it. */
  renderFirst?: (isPressed: boolean) => ReactNode;
}

export function WayOutReason({ copy, ...rest }: ReasonProps) {
  const { other, reasonRefused, back } = useCatalogue(stopCopy);
  return (
    <ReasonForm
      text={copy.text}
      legend={copy.reason}
      reasons={copy.reasons}
      otherLabel={copy.other ?? other}
      refused={copy.reasonRefused ?? reasonRefused}
      confirm={copy.confirm}
      back={copy.back ?? back}
      {...rest}
    />
  );
}

interface Missing {
  seconds: number;
  calls: number;
}

export function isMissing({ seconds, calls }: Missing): boolean {
  return seconds > 0 || calls > 0;
}

/** Time and calls that are still missing before an agent may leave. */
export function MissingFirst({ missing }: { missing: Missing }) {
  const { door: copy } = useCatalogue(agentCopy);
  const { seconds, calls } = missing;
  const first = [
    ...(seconds > 0 ? [copy.failWait(clockText(seconds))] : []),
    ...(calls > 0 ? [copy.failCalls(calls)] : []),
  ];
  return (
    <>
      {first.length > 0 && <p className="text-ink-soft">{copy.failMissing(first.join(` ${copy.and} `))}</p>}
      {calls > 0 && <p className="text-sm text-ink-soft">{copy.failApart}</p>}
    </>
  );
}
