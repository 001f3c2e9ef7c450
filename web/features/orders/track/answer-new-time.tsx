import { useState } from 'react';
import { trackingCopy } from '#contract/copy/tracking.ts';
import type { Order } from '#contract/orders/schema.ts';
import { ApiError } from '#web/lib/network/api-error.ts';
import { useCatalogue, useNow } from '#web/lib/screen/app-context.tsx';
import { Alert } from '#web/ui/states/alert.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { useFailure } from '#web/data/failure-message.ts';
import { useAnswerNewTime } from '../mutations.ts';
import { useRequestIds } from '#web/data/use-request-ids.ts';
import { timeOf } from '#web/lib/format/dates.ts';
import { dayAndTime } from '../order/when.ts';

/** No agent could take the order in time: the customer chooses a later time, or the money back. */
export function NewTimeOffer({ order, token }: { order: Order; token: string | null }) {
  const copy = useCatalogue(trackingCopy);
  const now = useNow();
  const [isLate, setLate] = useState(false);
  const { newTime } = copy;
  const { answer, isPending, chosen } = useReply(order, token, () => setLate(true));
  if (order.newTime === null) return isLate && <Alert tone="warning">{newTime.tooLate}</Alert>;
  return (
    <section aria-labelledby="new-time" className="question">
      <h2 id="new-time">{newTime.title}</h2>
      <output className="block text-lg">{newTime.text(dayAndTime(order.newTime.startsAt, now, copy))}</output>
      <p>{newTime.until(timeOf(order.newTime.answerBy))}</p>
      <div className="grid gap-3 sm:grid-cols-2">
        <Button size="large" isBusy={isPending && chosen === true} onClick={() => answer(true)}>
          {isPending && chosen === true ? newTime.pending : newTime.yes}
        </Button>
        <Button
          size="large"
          variant="secondary"
          isBusy={isPending && chosen === false}
          onClick={() => answer(false)}
        >
          {isPending && chosen === false ? newTime.pending : newTime.no}
        </Button>
      </div>
    </section>
  );
}

function useReply({ code }: Order, token: string | null, onLate: () => void) {
  const { newTime: copy } = useCatalogue(trackingCopy);
  const reply = useAnswerNewTime(code);
  const requestId = useRequestIds();
  const failed = useFailure();
  const answer = (yes: boolean) => {
    if (reply.isPending) return;
    const body = { code, token, yes };
    const onSuccess = () => showToast({ title: copy.done[yes ? 'yes' : 'no'], tone: 'success' });
    const onError = (error: Error) => {
      if (error instanceof ApiError && error.code === 'too-late') onLate();
      else failed(error);
    };
    reply.mutate({ clientRequestId: requestId(body), ...body }, { onSuccess, onError });
  };
  return { answer, isPending: reply.isPending, chosen: reply.variables?.yes };
}
