import { useQueryClient } from '@tanstack/react-query';
import { quoteOrder } from '#contract/orders/endpoints.ts';
import { askPhoneCode, confirmPersonPhone, listOwnPhones, verifyPhone } from '#contract/phones/endpoints.ts';
import { apiQuery } from '#web/data/api-query.ts';
import { useWrite } from '#web/data/use-write.ts';

export const ownPhonesQuery = apiQuery(listOwnPhones, {});

export function useAskCode() {
  return useWrite(askPhoneCode);
}

/** Asks again for the verified numbers and for the quote that hangs on them. */
export function useVerifyPhone() {
  const client = useQueryClient();
  return useWrite(verifyPhone, () => {
    void client.invalidateQueries({ queryKey: ownPhonesQuery.queryKey });
    void client.invalidateQueries({ queryKey: [quoteOrder.name] });
  });
}

export function useConfirmPersonPhone() {
  return useWrite(confirmPersonPhone);
}
