import { useMutation } from '@tanstack/react-query';
import { useState, type ComponentProps } from 'react';
import { signOut } from '#contract/accounts/endpoints.ts';
import { customerCopy } from '#contract/copy/customer.ts';
import { paths } from '#contract/paths.ts';
import { callServer } from '#web/data/call-server.ts';
import { clearDevice } from '#web/lib/device/clear-device.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { useMe } from '../queries.ts';
import { useAskUnsent } from './use-ask-unsent.tsx';
import { useFailure } from '#web/data/failure-message.ts';
import { notifyOtherTabs } from './other-tabs.ts';

/** Says what clearing the phone takes away, with the button for it. */
export function ClearThisDevice() {
  const { appSettings: copy } = useCatalogue(customerCopy);
  return (
    <Card title={copy.clearTitle}>
      <p className="text-ink-soft">{copy.clearText}</p>
      <ClearDeviceButton className="sm:justify-self-start" variant="secondary">
        {copy.clear}
      </ClearDeviceButton>
    </Card>
  );
}

/** Leaves nothing of this app and its last person on the phone, once that is confirmed. */
export function ClearDeviceButton(button: Omit<ComponentProps<typeof Button>, 'onClick'>) {
  const { appSettings: copy, cancel } = useCatalogue(customerCopy);
  const me = useMe();
  const [isAsking, setAsking] = useState(false);
  const failed = useFailure();
  const clear = useMutation({
    networkMode: 'always',
    // The session's cookie is out of a script's reach: without the server the person would stay signed in.
    mutationFn: async () => {
      // A phone on which nobody is signed in is cleared without network too.
      await callServer(signOut, {}).catch((error: unknown) => {
        if (me !== null) throw error;
      });
      notifyOtherTabs();
      await clearDevice();
    },
    onSuccess: () => window.location.assign(paths.home),
    onError: (error) => {
      setAsking(false);
      failed(error);
    },
  });
  const { ask, question } = useAskUnsent(() => clear.mutate(), clear.isPending, 'clearing');
  const confirm = () => {
    setAsking(false);
    void ask();
  };
  return (
    <>
      <Button {...button} onClick={() => setAsking(true)} />
      <ConfirmDialog
        open={isAsking}
        title={copy.clearConfirmTitle}
        consequence={copy.clearConfirmText}
        confirm={clear.isPending ? copy.clearing : copy.clear}
        cancel={cancel}
        isBusy={clear.isPending}
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      />
      {question}
    </>
  );
}
