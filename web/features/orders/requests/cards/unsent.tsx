import { useState } from 'react';
import { requestsCopy } from '#contract/copy/order/requests.ts';
import { sendListRequest } from '#contract/orders/requests/endpoints.ts';
import { useQueuedActions } from '#web/data/use-queued-actions.ts';
import { useOnline } from '#web/lib/network/use-online.ts';
import { useAppContext, useCatalogue } from '#web/lib/screen/app-context.tsx';
import type { QueuedAction } from '#web/offline/queue/action.ts';
import { dropAction, tryAgain } from '#web/offline/queue/queue.ts';
import { wakeSender } from '#web/offline/sending/sender.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { Card } from '#web/ui/card.tsx';
import { Alert } from '#web/ui/states/alert.tsx';
import { useMe } from '#web/features/accounts/queries.ts';
import { refusalText } from '#web/features/orders/refusal-text.ts';
import { StoredOriginal } from './stored-original.tsx';

/** Lists that are not typed and still lie on this phone. */
export function UnsentRequests() {
  const person = useMe()?.id ?? null;
  const mine = useQueuedActions(person).filter(({ name }) => name === sendListRequest.name);
  return mine.map((action) => <UnsentRequest key={action.id} action={action} />);
}

function UnsentRequest({ action }: { action: QueuedAction }) {
  const { card: copy, talk } = useCatalogue(requestsCopy);
  const { language } = useAppContext();
  const isOnline = useOnline();
  const { refusal } = action;
  const [isAsked, setAsked] = useState(false);
  return (
    <Card title={copy.title}>
      {refusal === null ? (
        <output>{isOnline ? copy.sending : copy.onPhone}</output>
      ) : (
        <Alert tone="danger">{refusalText(refusal, language)}</Alert>
      )}
      {refusal !== null && action.pictures.map((key) => <StoredOriginal key={key} id={key} />)}
      <Button variant="secondary" onClick={() => (refusal === null ? wakeSender() : void tryAgain(action))}>
        {refusal === null ? copy.tryNow : copy.tryAgain}
      </Button>
      <Button variant="quiet" onClick={() => setAsked(true)}>
        {copy.drop}
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={talk.dropTitle}
        consequence={talk.dropText}
        confirm={copy.drop}
        cancel={copy.keep}
        onConfirm={() => void dropAction(action.id)}
        onClose={() => setAsked(false)}
      />
    </Card>
  );
}
