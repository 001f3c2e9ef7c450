import { useQuery } from '@tanstack/react-query';
import { payCopy } from '#contract/copy/payments.ts';
import { naira } from '#web/lib/format/money.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { useRequestIds } from '#web/data/use-request-ids.ts';
import { useFailure } from '#web/data/failure-message.ts';
import { creditQuery, usePayByCredit } from '../online/queries.ts';

/** Pays what is left over from an order, where credit covers all of it. */
export function PayByCredit({ code, kobo }: { code: string; kobo: number }) {
  const { now: copy } = useCatalogue(payCopy);
  const { data } = useQuery(creditQuery);
  const pay = usePayByCredit();
  const requestId = useRequestIds();
  const failed = useFailure();
  if (data === undefined || data.creditKobo < kobo) return null;
  const press = () =>
    pay.mutate(
      { clientRequestId: requestId({ code, kobo }), code },
      {
        onSuccess: () => showToast({ title: copy.paidByCredit, tone: 'success' }),
        onError: failed,
      },
    );
  return (
    <Button variant="secondary" isBusy={pay.isPending} onClick={press}>
      {pay.isPending ? copy.paying : copy.byCredit(naira(kobo))}
    </Button>
  );
}
