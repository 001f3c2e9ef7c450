import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { trackingCopy } from '#contract/copy/tracking.ts';
import type { DoorReport } from '#contract/orders/delivery/schema.ts';
import type { Order } from '#contract/orders/schema.ts';
import { ApiError } from '#web/lib/network/api-error.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Alert } from '#web/ui/states/alert.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { useFailure } from '#web/data/failure-message.ts';
import { useAnswerDelivery } from '../mutations.ts';
import { useRequestIds } from '#web/data/use-request-ids.ts';
import { refreshOrders } from '../queries.ts';

/** Handed over without network by the agent's word: only the customer knows. */
export function DeliveryAsked({ order, token }: { order: Order; token: string | null }) {
  const { received: copy } = useCatalogue(trackingCopy);
  const [isLate, setLate] = useState(false);
  const { doorReport: report } = order;
  const { answer, isPending, chosen } = useReply(order, token, () => setLate(true));
  if (report?.kind !== 'delivered') return isLate && <Alert tone="warning">{copy.tooLate}</Alert>;
  return (
    <section aria-labelledby="received" className="question">
      <h2 id="received">{copy.title}</h2>
      <p className="text-lg">{report.answer === 'no' ? copy.saidNo : copy.text}</p>
      <div className="grid gap-3 sm:grid-cols-2">
        <Button size="large" isBusy={isPending && chosen === true} onClick={() => answer(report, true)}>
          {isPending && chosen === true ? copy.pending : copy.yes}
        </Button>
        {report.answer !== 'no' && (
          <Button
            size="large"
            variant="secondary"
            isBusy={isPending && chosen === false}
            onClick={() => answer(report, false)}
          >
            {isPending && chosen === false ? copy.pending : copy.no}
          </Button>
        )}
      </div>
    </section>
  );
}

function useReply({ code }: Order, token: string | null, onLate: () => void) {
  const { received: copy } = useCatalogue(trackingCopy);
  const reply = useAnswerDelivery();
  const client = useQueryClient();
  const requestId = useRequestIds();
  const failed = useFailure();
  const answer = ({ id: reportId }: DoorReport, yes: boolean) => {
    if (reply.isPending) return;
    const body = { code, token, reportId, yes };
    const onSuccess = () => showToast({ title: copy.done[yes ? 'yes' : 'no'], tone: 'success' });
    const onError = (error: Error) => {
      if (error instanceof ApiError && error.code === 'too-late') onLate();
      else failed(error);
      refreshOrders(client, code);
    };
    reply.mutate({ clientRequestId: requestId(body), ...body }, { onSuccess, onError });
  };
  return { answer, isPending: reply.isPending, chosen: reply.variables?.yes };
}
