import { useEffect, useRef, useState } from 'react';
import type { UnsentQuestionProps } from '#web/features/accounts/sessions/sign-out-guard.ts';
import { waitingCopy } from '#contract/copy/waiting.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { useOnline } from '#web/lib/network/use-online.ts';
import { somethingQueued } from '#web/offline/queue/queue-events.ts';
import { Alert } from '#web/ui/states/alert.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { goesByItself } from './writes.ts';
import { useThings } from './use-writes.ts';
import { WaitingList } from './list.tsx';

/** Something is on this phone only: it is sent first, or left behind for good, or the person stays. */
export default function UnsentDialog({ why, isBusy, onLeave, onClose }: UnsentQuestionProps) {
  const { [why]: words } = useCatalogue(waitingCopy);
  const found = useThings();
  const isOnline = useOnline();
  const { isWaiting, wait } = useSendFirst(found.things?.length, onLeave);
  const { things } = found;
  const isAllSent = things?.length === 0;
  const canWait = things !== undefined && !isAllSent && goesByItself(things) && isOnline;
  return (
    <Dialog open onClose={onClose} title={words.title}>
      <output>{isAllSent ? words.allSent : things && words.text(things.length)}</output>
      {!isOnline && <Alert tone="info">{words.offline}</Alert>}
      <WaitingList found={found} onLeave={onClose} />
      {isWaiting && !isAllSent && <Alert tone="info">{words.waiting}</Alert>}
      <div className="grid gap-3">
        {canWait && (
          <Button isBusy={isWaiting} onClick={wait}>
            {words.wait}
          </Button>
        )}
        <Button variant={isAllSent ? 'primary' : 'danger'} isBusy={isBusy} onClick={onLeave}>
          {isAllSent ? words.leave : words.drop}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {words.stay}
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
    dispatchEvent(new Event(somethingQueued));
  };
  return { isWaiting, wait };
}
