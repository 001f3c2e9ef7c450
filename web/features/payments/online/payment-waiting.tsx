import type { ReactNode } from 'react';
import { payCopy } from '#contract/copy/payments.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { useOnline } from '#web/lib/network/use-online.ts';
import { Alert } from '#web/ui/states/alert.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Spinner } from '#web/ui/states/spinner.tsx';

interface Props {
  /** It takes longer than people wait. */
  isLong: boolean;
  /** The provider could not be asked. */
  isAway: boolean;
  onLook: () => void;
  children?: ReactNode;
}

/** The result is unknown; only what is certain is said. */
export function PaymentWaiting({ isLong, isAway, onLook, children }: Props) {
  const { back: copy } = useCatalogue(payCopy);
  const isOnline = useOnline();
  return (
    <>
      <section className="question" aria-live="polite">
        <h2 className="flex items-center gap-3">
          <Spinner />
          {isLong ? copy.stillWaiting : copy.waiting}
        </h2>
        <p>{isLong ? copy.stillWaitingText : copy.waitingText}</p>
      </section>
      {!isOnline && <Alert tone="info">{copy.offline}</Alert>}
      {isOnline && isAway && <Alert tone="info">{copy.away}</Alert>}
      <div className="grid gap-3">
        <Button variant="secondary" onClick={onLook}>
          {copy.look}
        </Button>
        {children}
      </div>
    </>
  );
}
