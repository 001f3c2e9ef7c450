import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errandCopy } from '#contract/copy/tracking/errand.ts';
import { trackingCopy } from '#contract/copy/tracking.ts';
import { courseOfErrand } from '#contract/orders/errands/course.ts';
import type { Order } from '#contract/orders/schema.ts';
import { useFailure } from '#web/data/failure-message.ts';
import { useRequestIds } from '#web/data/use-request-ids.ts';
import { ApiError } from '#web/lib/network/api-error.ts';
import { useCatalogue, useNow } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Alert } from '#web/ui/states/alert.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { ClaimSheet, claimableItems } from '../claims/sheet.tsx';
import { useConfirmDone } from '../mutations.ts';
import { dayAndTime } from '../order/when.ts';
import { refreshOrders } from '../queries.ts';

/** True while the customer of what ended where it was done has not said whether it was. */
export function isAskedDone({ errand, status, claims }: Order): boolean {
  return courseOfErrand(errand) === 'do-there' && status === 'delivered' && claims.length === 0;
}

interface Props {
  order: Order;
  token: string | null;
}

/** Asks the customer whether it was done, which only they know. */
export function DoneAsked({ order, token }: Props) {
  const { confirm: copy } = useCatalogue(errandCopy);
  const tracking = useCatalogue(trackingCopy);
  const now = useNow();
  const [isLate, setLate] = useState(false);
  const [isClaiming, setClaiming] = useState(false);
  const { say, isPending } = useYes(order, token, () => setLate(true));
  if (!isAskedDone(order)) return isLate && <Alert tone="warning">{copy.tooLate}</Alert>;
  const until = order.claimsUntil;
  return (
    <section aria-labelledby="is-done" className="question">
      <h2 id="is-done">{copy.title}</h2>
      <p className="text-lg">
        {until === null ? copy.textOpen : copy.text(dayAndTime(until, now, tracking))}
      </p>
      <div className="grid gap-3 sm:grid-cols-2">
        <Button size="large" isBusy={isPending} onClick={say}>
          {isPending ? copy.pending : copy.yes}
        </Button>
        {until !== null && claimableItems(order).length > 0 && (
          <Button size="large" variant="secondary" onClick={() => setClaiming(true)}>
            {copy.no}
          </Button>
        )}
      </div>
      <ClaimSheet order={order} token={token} open={isClaiming} onClose={() => setClaiming(false)} />
    </section>
  );
}

function useYes({ code }: Order, token: string | null, onLate: () => void) {
  const { confirm: copy } = useCatalogue(errandCopy);
  const confirm = useConfirmDone();
  const client = useQueryClient();
  const requestId = useRequestIds();
  const failed = useFailure();
  const say = () => {
    if (confirm.isPending) return;
    const body = { code, token };
    const onSuccess = () => showToast({ title: copy.done, tone: 'success' });
    const onError = (error: Error) => {
      if (error instanceof ApiError && error.code === 'out-of-turn') onLate();
      else failed(error);
      refreshOrders(client, code);
    };
    confirm.mutate({ clientRequestId: requestId(body), ...body }, { onSuccess, onError });
  };
  return { say, isPending: confirm.isPending };
}
