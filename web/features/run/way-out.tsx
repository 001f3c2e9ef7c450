import type { ReactNode } from 'react';
import { agentCopy } from '#contract/copy/agent.ts';
import { stopCopy } from '#contract/copy/agent/stop.ts';
import type { RunOrder } from '#contract/orders/run/schema.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Sheet } from '#web/ui/overlays/sheet.tsx';
import { BagTitle } from './order/bag-title.tsx';
import { clockWords } from './order/due.ts';
import { ReasonForm } from './reason-form.tsx';
import { sheetName, type SheetKind } from './sheets/stored-sheets.ts';
import { useSheet } from './sheets/use-sheet.ts';

interface WayOutProps extends Omit<SheetProps, 'words' | 'children'> {
  words: SheetProps['words'] & ReasonProps['words'];
  onSay: (reason: string, sheet: string) => void;
}

/** A button that leads out of a step, and the reason that it asks for. */
export function WayOut({ words, onSay, ...rest }: WayOutProps) {
  return (
    <WayOutSheet words={words} {...rest}>
      {(sheet, close) => (
        <WayOutReason
          sheet={sheet}
          words={words}
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
  words: { open: string; title: string };
  isDisabled?: boolean;
  children: (sheet: string, close: () => void) => ReactNode;
}

export function WayOutSheet({ order, kind, words, isDisabled = false, children }: SheetProps) {
  const sheet = sheetName(kind, order.code);
  const { isOpen, open, close } = useSheet(sheet);
  return (
    <>
      <Button variant="secondary" isWide disabled={isDisabled} onClick={open}>
        {words.open}
      </Button>
      <Sheet open={isOpen} onClose={close} title={<BagTitle order={order}>{words.title}</BagTitle>}>
        {children(sheet, close)}
      </Sheet>
    </>
  );
}

interface ReasonProps {
  sheet: string;
  words: {
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

export function WayOutReason({ words, ...rest }: ReasonProps) {
  const { other, reasonRefused, back } = useCatalogue(stopCopy);
  return (
    <ReasonForm
      text={words.text}
      legend={words.reason}
      reasons={words.reasons}
      otherLabel={words.other ?? other}
      refused={words.reasonRefused ?? reasonRefused}
      confirm={words.confirm}
      back={words.back ?? back}
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
  const { door: words } = useCatalogue(agentCopy);
  const { seconds, calls } = missing;
  const first = [
    ...(seconds > 0 ? [words.failWait(clockWords(seconds))] : []),
    ...(calls > 0 ? [words.failCalls(calls)] : []),
  ];
  return (
    <>
      {first.length > 0 && <p className="text-ink-soft">{words.failMissing(first.join(` ${words.and} `))}</p>}
      {calls > 0 && <p className="text-sm text-ink-soft">{words.failApart}</p>}
    </>
  );
}
