import { useQueryClient } from '@tanstack/react-query';
import { noteCall } from '#contract/orders/admin/endpoints.ts';
import { answerDelivery, decideDoor } from '#contract/orders/delivery/endpoints.ts';
import {
  cancelOrder,
  joinOrder,
  moveOrder,
  payAtDoor,
  rateOrder,
  sendOrderLink,
  trackOrder,
} from '#contract/orders/endpoints.ts';
import { correctAddress, sendParcelToOffice } from '#contract/orders/errands/door-endpoints.ts';
import { confirmDone } from '#contract/orders/errands/endpoints.ts';
import { answerNewTime, decideRejection } from '#contract/orders/run/endpoints.ts';
import type { Order } from '#contract/orders/schema.ts';
import { useWrite } from '#web/data/use-write.ts';
import { refreshOrders, trackedOrderQuery, wholeOrderQuery } from './queries.ts';

/** Puts the order as it stands now under the eyes that look at it. */
function useShowChanged() {
  const client = useQueryClient();
  return (order: Order, { token = null }: { token?: string | null }) => {
    client.setQueryData(wholeOrderQuery(order.code, token).queryKey, order);
    refreshOrders(client);
  };
}

export function useTrackOrder() {
  const client = useQueryClient();
  return useWrite(trackOrder, (tracked, { digits }) =>
    client.setQueryData(trackedOrderQuery(tracked.code, digits).queryKey, tracked),
  );
}

export function useSendOrderLink() {
  return useWrite(sendOrderLink);
}

export function useCancelOrder() {
  return useWrite(cancelOrder, useShowChanged());
}

export function usePayAtDoor() {
  return useWrite(payAtDoor, useShowChanged());
}

/** An answer that came too late loads the order anew. */
export function useAnswerNewTime(code: string) {
  const client = useQueryClient();
  return useWrite(answerNewTime, useShowChanged(), () => refreshOrders(client, code));
}

export function useAnswerDelivery() {
  return useWrite(answerDelivery, useShowChanged());
}

export function useConfirmDone() {
  return useWrite(confirmDone, useShowChanged());
}

/** A choice that came too late loads the order anew. */
export function useSendParcelToOffice(code: string) {
  const client = useQueryClient();
  return useWrite(sendParcelToOffice, useShowChanged(), () => refreshOrders(client, code));
}

export function useCorrectAddress() {
  const show = useShowChanged();
  return useWrite(correctAddress, ({ order }, input) => show(order, input));
}

export function useDecideDoor() {
  const show = useShowChanged();
  return useWrite(decideDoor, (order) => show(order, {}));
}

export function useRateOrder() {
  return useWrite(rateOrder, useShowChanged());
}

export function useJoinOrder() {
  return useWrite(joinOrder, useShowChanged());
}

export function useDecideRejection() {
  const show = useShowChanged();
  return useWrite(decideRejection, (order) => show(order, {}));
}

export function useNoteCall() {
  const show = useShowChanged();
  return useWrite(noteCall, (order) => show(order, {}));
}

export function useMoveOrder() {
  const show = useShowChanged();
  return useWrite(moveOrder, (order) => show(order, {}));
}
