import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { signOut } from '#contract/accounts/endpoints.ts';
import { customerCopy } from '#contract/copy/customer.ts';
import { paths } from '#contract/paths.ts';
import { callServer } from '#web/data/call-server.ts';
import { clearDevice } from '#web/lib/device/clear-device.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { useAskUnsent } from './use-ask-unsent.tsx';
import { useFailure } from '#web/data/failure-message.ts';
import { tellOtherTabs } from './other-tabs.ts';

/** Leaves nothing of this app and its last person on the phone. */
export function ClearThisDevice() {
  const { appSettings: words, cancel } = useCatalogue(customerCopy);
  const [isAsking, setAsking] = useState(false);
  const failed = useFailure();
  const clear = useMutation({
    networkMode: 'always',
    // The session's cookie is out of a script's reach: without the server the person would stay signed in.
    mutationFn: async () => {
      await callServer(signOut, {});
      tellOtherTabs();
      await clearDevice();
    },
    onSuccess: () => window.location.assign(paths.home),
    onError: (error) => {
      setAsking(false);
      failed(error);
    },
  });
  const { ask, question } = useAskUnsent(() => clear.mutate(), clear.isPending);
  const confirm = () => {
    setAsking(false);
    void ask();
  };
  return (
    <Card title={words.clearTitle}>
      <p className="text-ink-soft">{words.clearText}</p>
      <Button className="sm:justify-self-start" variant="secondary" onClick={() => setAsking(true)}>
        {words.clear}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={words.clearConfirmTitle}
        consequence={words.clearConfirmText}
        confirm={clear.isPending ? words.clearing : words.clear}
        cancel={cancel}
        isBusy={clear.isPending}
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      />
      {question}
    </Card>
  );
}
