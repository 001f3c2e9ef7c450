import type { Order } from '#contract/orders/schema.ts';
import { useFailure } from '#web/data/failure-message.ts';
import { useRequestIds } from '#web/data/use-request-ids.ts';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { useSendParcelToOffice } from '../mutations.ts';

/** Sends the parcel to the office; `sent` is said once it goes there. */
export function useToOffice({ code }: Pick<Order, 'code'>, token: string | null, sent: string) {
  const { mutate, isPending } = useSendParcelToOffice(code);
  const requestId = useRequestIds();
  const onError = useFailure();
  const send = () => {
    const body = { code, token };
    const onSuccess = () => showToast({ title: sent, tone: 'success' });
    mutate({ clientRequestId: requestId(body), ...body }, { onSuccess, onError });
  };
  return { send, isPending };
}
