import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { payCopy } from '#contract/copy/payments.ts';
import type { Order } from '#contract/orders/schema.ts';
import { useRequestIds } from '#web/data/use-request-ids.ts';
import { naira } from '#web/lib/format/money.ts';
import { sentenceOf } from '#web/lib/network/api-error.ts';
import { useOnline } from '#web/lib/network/use-online.ts';
import { useCatalogue, useCopy } from '#web/lib/screen/app-context.tsx';
import { Alert } from '#web/ui/states/alert.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { usePayAtDoor } from '#web/features/orders/mutations.ts';
import { wholeOrderQuery } from '#web/features/orders/queries.ts';

interface Props {
  code: string;
  token: string | null;
  onDone?: () => void;
}

/** The other way to pay an order that waits for money; why it is not open stands beside it. */
export function PayAtDoor({ code, token, onDone }: Props) {
  const { now: copy } = useCatalogue(payCopy);
  const { errors } = useCopy();
  const isOnline = useOnline();
  const { data: order } = useQuery(wholeOrderQuery(code, token));
  const change = usePayAtDoor();
  const requestId = useRequestIds();
  if (!isOnline) return null;
  if (order?.doorShut) return <DoorShut order={order} shut={order.doorShut} />;
  const pay = () => {
    const body = { code, token };
    const onSuccess = () => {
      showToast({ title: copy.atDoorDone, tone: 'success' });
      onDone?.();
    };
    change.mutate({ clientRequestId: requestId(body), ...body }, { onSuccess });
  };
  return (
    <>
      {change.isError && <Alert tone="warning">{sentenceOf(change.error) ?? errors.noNetwork}</Alert>}
      <Button variant="secondary" isBusy={change.isPending} onClick={pay}>
        {change.isPending ? copy.atDoorPending : copy.atDoor}
      </Button>
    </>
  );
}

/** The way is there and cannot be taken: with the reason, and what to do instead. */
function DoorShut({ order, shut }: { order: Order; shut: NonNullable<Order['doorShut']> }) {
  const { now: copy, choice } = useCatalogue(payCopy);
  const reason = useId();
  return (
    <>
      <Button variant="secondary" disabled aria-describedby={reason}>
        {copy.atDoor}
      </Button>
      <p id={reason} className="text-sm">
        {shut.because === 'debt-open'
          ? choice.debt(naira(shut.kobo))
          : copy.aboveDoorCap(naira(shut.kobo), naira(order.ceilingKobo))}
      </p>
    </>
  );
}
