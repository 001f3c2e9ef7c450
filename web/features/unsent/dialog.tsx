import { useEffect, useRef, useState } from 'react';
import type { UnsentQuestionProps } from '#web/features/accounts/sessions/sign-out-guard.ts';
import { waitingCopy } from '#contract/copy/waiting.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { useOnline } from '#web/lib/network/use-online.ts';
import { wakeSender } from '#web/offline/sending/sender.ts';
import { Alert } from '#web/ui/states/alert.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { isDraftRefused } from '#web/features/orders/placing/refused-draft.ts';
import { isDraftUnsent } from '#web/features/orders/placing/unsent-draft.ts';
import { goesByItself } from './writes.ts';
import { useThings } from './use-writes.ts';
import { WaitingList } from './list.tsx';
import { UnsentDraft } from './unsent-draft.tsx';

/** Asks about unsent writes: they are sent first, or dropped for good, or the person stays. */
export default function UnsentDialog({ why, isBusy, onLeave, onClose }: UnsentQuestionProps) {
  const { [why]: copy } = useCatalogue(waitingCopy);
  const found = useThings();
  const isOnline = useOnline();
  const { isWaiting, wait } = useSendFirst(found.things?.length, onLeave);
  const { things } = found;
  // A list goes to nobody by itself.
  const [drafts] = useState(() => (isDraftUnsent() || isDraftRefused() ? 1 : 0));
  const unsent = things && things.length + drafts;
  const isAllSent = unsent === 0;
  const canWait =
    things !== undefined && things.length > 0 && drafts === 0 && goesByItself(things) && isOnline;
  return (
    <Dialog open onClose={onClose} title={copy.title}>
      <output>{isAllSent ? copy.allSent : unsent && copy.text(unsent)}</output>
      {!isOnline && things !== undefined && things.length > 0 && <Alert tone="info">{copy.offline}</Alert>}
      {isDraftUnsent() && <UnsentDraft onLeave={onClose} />}
      <WaitingList found={found} onLeave={onClose} />
      {isWaiting && !isAllSent && <Alert tone="info">{copy.waiting}</Alert>}
      <div className="grid gap-3">
        {canWait && (
          <Button isBusy={isWaiting} onClick={wait}>
            {copy.wait}
          </Button>
        )}
        <Button variant={isAllSent ? 'primary' : 'danger'} isBusy={isBusy} onClick={onLeave}>
          {isAllSent ? copy.leave : copy.drop}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {copy.stay}
        </Button>
      </div>
    </Dialog>
  );
}

/** Once the person has chosen to wait, the last thing that goes opens the door. */
function useSendFirst(left: number | undefined, onLeave: () => void) {
  const [isWaiting, setWaiting] = useState(false);
  const hasLeft = useRef(false);
  useEffect(() => {
    if (!isWaiting || left !== 0 || hasLeft.current) return;
    hasLeft.current = true;
    onLeave();
  }, [isWaiting, left, onLeave]);
  const wait = () => {
    setWaiting(true);
    wakeSender();
  };
  return { isWaiting, wait };
}
