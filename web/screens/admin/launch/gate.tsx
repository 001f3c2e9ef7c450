import { useState } from 'react';
import { adminCopy } from '#contract/copy/admin.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { OpenedOffer } from '#web/features/notifications/admin/opening/offer.tsx';
import { useFailure } from '#web/data/failure-message.ts';
import { useSwitchMaintenance } from '#web/features/launch/admin/queries.ts';

/** The maintenance switch; nobody moves it without reading what it does. */
export function AdminGate({ isShut }: { isShut: boolean }) {
  const { launch: copy, shared } = useCatalogue(adminCopy);
  const [isAsking, setAsking] = useState(false);
  const [notifies, setNotifies] = useState(true);
  const gate = useSwitchMaintenance();
  const failed = useFailure();
  const confirm = () =>
    gate.mutate(
      { on: !isShut, ...(isShut && { tells: notifies }) },
      {
        onSuccess: ({ maintenance }) =>
          showToast({ title: maintenance ? copy.nowShut : copy.nowOpen, tone: 'success' }),
        onError: failed,
        onSettled: () => setAsking(false),
      },
    );
  return (
    <Card title={copy.gate}>
      <p>
        <Badge tone={isShut ? 'garri' : 'leaf'}>{isShut ? copy.gateShut : copy.gateOpen}</Badge>
      </p>
      <p className="text-ink-soft">{isShut ? copy.gateShutText : copy.gateOpenText}</p>
      <Button
        className="sm:justify-self-start"
        variant={isShut ? 'primary' : 'danger'}
        onClick={() => setAsking(true)}
      >
        {isShut ? copy.open : copy.shut}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={isShut ? copy.openTitle : copy.shutTitle}
        consequence={isShut ? copy.openConsequence : copy.shutConsequence}
        confirm={isShut ? copy.open : copy.shut}
        cancel={shared.cancel}
        isHarmless={isShut}
        isBusy={gate.isPending}
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      >
        {isShut && <OpenedOffer isChosen={notifies} onChange={setNotifies} />}
      </ConfirmDialog>
    </Card>
  );
}
