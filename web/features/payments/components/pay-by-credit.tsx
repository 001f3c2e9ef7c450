import { useQuery } from '@tanstack/react-query';
import { payCopy } from '#contract/copy/money-pay.ts';
import { naira } from '../../../lib/money.ts';
import { useCatalogue } from '../../../lib/surroundings.tsx';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/toast/toast-store.ts';
import { useRequestIds } from '../../orders/mutations.ts';
import { useFailure } from '../../settings/use-failure.ts';
import { creditQuery, usePayByCredit } from '../pay-calls.ts';

/** Pays what is left over from an order, where credit covers all of it. */
export function PayByCredit({ code, kobo }: { code: string; kobo: number }) {
  const { now: words } = useCatalogue(payCopy);
  const { data } = useQuery(creditQuery);
  const pay = usePayByCredit();
  const requestId = useRequestIds();
  const failed = useFailure();
  if (data === undefined || data.creditKobo < kobo) return null;
  const press = () =>
    pay.mutate(
      { clientRequestId: requestId({ code, kobo }), code },
      {
        onSuccess: () => showToast({ title: words.paidByCredit, tone: 'success' }),
        onError: failed,
      },
    );
  return (
    <Button variant="secondary" isBusy={pay.isPending} onClick={press}>
      {pay.isPending ? words.paying : words.byCredit(naira(kobo))}
    </Button>
  );
}
