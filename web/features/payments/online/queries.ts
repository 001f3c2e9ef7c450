import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { payByCredit, askWithdrawal, showMyCredit } from '#contract/payments/credit/endpoints.ts';
import { checkPayment, startPayment } from '#contract/payments/endpoints.ts';
import { ApiError } from '#web/lib/network/api-error.ts';
import { apiQuery } from '#web/data/api-query.ts';
import { neverAgain } from '#web/data/retries.ts';
import { useWrite } from '#web/data/use-write.ts';
import { refreshOrders, wholeOrderQuery } from '#web/features/orders/queries.ts';

/** Opens the provider's page in the place of this one. */
export function useStartPayment() {
  return useWrite(startPayment, ({ pageUrl }) => window.location.assign(pageUrl));
}

// A person who waits looks often at first; a transfer takes its time.
const waitsMs = [2000, 2000, 3000, 3000, 5000, 5000, 10_000];
const longestWaitMs = 15_000;
/** After so many looks that found nothing it is said that it takes longer. */
export const patientLooks = 8;

/** State of a payment at the provider, polled until it is final. */
export function paymentQuery(reference: string) {
  return queryOptions({
    ...apiQuery(checkPayment, { reference }),
    staleTime: 0,
    gcTime: 0,
    // The interval below asks again until the provider has said how it stands.
    retry: neverAgain,
    refetchInterval: ({ state: { data, error, dataUpdateCount, errorUpdateCount } }) => {
      if (error instanceof ApiError && error.code === 'not-found') return false;
      if (data !== undefined && data.state !== 'open') return false;
      return waitsMs[dataUpdateCount + errorUpdateCount - 1] ?? longestWaitMs;
    },
  });
}

export const creditQuery = queryOptions({ ...apiQuery(showMyCredit, {}), staleTime: 0 });

/** Asks again for whatever shows this account's credit. */
function useRefreshCredit() {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: [showMyCredit.name] });
}

export function useAskWithdrawal() {
  return useWrite(askWithdrawal, useRefreshCredit());
}

export function usePayByCredit() {
  const client = useQueryClient();
  const refresh = useRefreshCredit();
  return useWrite(payByCredit, (order) => {
    client.setQueryData(wholeOrderQuery(order.code, null).queryKey, order);
    refreshOrders(client);
    refresh();
  });
}
