import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { requestsCopy } from '#contract/copy/order/requests.ts';
import { isOpenRequest } from '#contract/orders/requests/schema.ts';
import { paths } from '#contract/paths.ts';
import { useFailure } from '#web/data/failure-message.ts';
import { momentOf } from '#web/lib/format/dates.ts';
import { secondsUntil } from '#web/lib/network/server-clock.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { dropRequestKey } from '../keys.ts';
import { requestsQueryKey, useWithdrawRequest, type OwnRequest } from '../queries.ts';
import { RequestQuestions } from './question.tsx';
import { Replay } from './replay.tsx';

interface Props {
  own: OwnRequest;
  /** It stands in the draft. */
  isInUse: boolean;
  /** Puts what staff wrote into the list. */
  onUse?: (own: OwnRequest) => void;
  /** The sender has seen how it ended. */
  onSeen: (own: OwnRequest) => void;
}

/** The state of a list that is not typed, and what its sender can do about it. */
export function RequestCard({ own, isInUse, onUse, onSeen }: Props) {
  const { card: copy } = useCatalogue(requestsCopy);
  const client = useQueryClient();
  const { request } = own;
  const changed = () => void client.invalidateQueries({ queryKey: requestsQueryKey });
  return (
    <Card title={copy.states[request.state]}>
      <RequestText own={own} isInUse={isInUse} />
      {request.note !== '' && (
        <p className="wrap-anywhere whitespace-pre-wrap text-ink-soft">{request.note}</p>
      )}
      <Replay original={request.original} />
      <RequestQuestions own={own} onChanged={changed} />
      {request.state === 'ready' && !isInUse && onUse && (
        <Button size="large" onClick={() => onUse(own)}>
          {copy.use}
        </Button>
      )}
      {request.code !== null && <ButtonLink href={paths.trackOrder(request.code)}>{copy.open}</ButtonLink>}
      {isOpenRequest(request) ? (
        <Withdraw own={own} onChanged={changed} />
      ) : (
        <Button variant="quiet" onClick={() => onSeen(own)}>
          {copy.close}
        </Button>
      )}
    </Card>
  );
}

function RequestText({ own: { request }, isInUse }: Pick<Props, 'own' | 'isInUse'>) {
  const { card: copy } = useCatalogue(requestsCopy);
  const { state, unreadableReason, endsAt, waitsFrom } = request;
  if (state === 'waiting') {
    const isShut = waitsFrom !== null && secondsUntil(waitsFrom) > 0;
    return <p>{isShut ? copy.waitingForOpening(momentOf(waitsFrom)) : copy.waiting}</p>;
  }
  if (state === 'ready')
    return (
      <p>
        {isInUse ? copy.inUse : copy.ready} {endsAt !== null && copy.until(momentOf(endsAt))}
      </p>
    );
  if (state === 'lapsed') return <p>{copy.lapsed}</p>;
  return unreadableReason === null ? null : <p>{copy.why[unreadableReason]}</p>;
}

function Withdraw({ own: { request, token }, onChanged }: { own: OwnRequest; onChanged: () => void }) {
  const { card: copy } = useCatalogue(requestsCopy);
  const [isAsked, setAsked] = useState(false);
  const write = useWithdrawRequest(() => {
    dropRequestKey(request.id);
    onChanged();
  });
  const failed = useFailure();
  return (
    <>
      <Button variant="quiet" isBusy={write.isPending} onClick={() => setAsked(true)}>
        {copy.withdraw}
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={copy.withdrawTitle}
        consequence={copy.withdrawText}
        confirm={copy.withdraw}
        cancel={copy.keep}
        onConfirm={() => {
          setAsked(false);
          write.mutate({ requestId: request.id, token }, { onError: failed });
        }}
        onClose={() => setAsked(false)}
      />
    </>
  );
}
