import { useQueryClient } from '@tanstack/react-query';
import { placePhoneOrder, showPhoneCustomer } from '#contract/orders/phone-orders/endpoints.ts';
import { askPhoneOrderCode, verifyPhoneOrder } from '#contract/phones/endpoints.ts';
import { useWrite } from '#web/data/use-write.ts';
import { refreshOrders } from '#web/features/orders/queries.ts';

/** The customer is asked for anew in each phone call: open orders of a number change while nobody watches. */
export function useFindCustomer() {
  return useWrite(showPhoneCustomer);
}

export function useAskCode() {
  return useWrite(askPhoneOrderCode);
}

export function useCheckCode() {
  return useWrite(verifyPhoneOrder);
}

export function usePlacePhoneOrder() {
  const client = useQueryClient();
  return useWrite(placePhoneOrder, () => refreshOrders(client));
}
