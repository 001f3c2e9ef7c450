import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { agentCopy } from '#contract/copy/agent.ts';
import type { Rider } from '#contract/dispatch/schema.ts';
import type { RunOrder } from '#contract/orders/run/schema.ts';
import { newRequestId } from '#web/lib/network/request-id.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { useOnline } from '#web/lib/network/use-online.ts';
import { Alert } from '#web/ui/states/alert.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Sheet } from '#web/ui/overlays/sheet.tsx';
import { Skeleton } from '#web/ui/states/skeleton.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { BagTitle } from '../order/bag-title.tsx';
import { useHandOver } from '#web/features/dispatch/mutations.ts';
import { ridersQuery } from '#web/features/dispatch/queries.ts';
import { QueryBoundary } from '#web/data/query-boundary.tsx';
import { useFailure } from '#web/data/failure-message.ts';

interface Props {
  order: RunOrder;
  open: boolean;
  onClose: () => void;
}

/** Choice of the rider who carries on from the market; it needs network. */
export function HandOverSheet({ order, open, onClose }: Props) {
  const { handOver: copy } = useCatalogue(agentCopy).run;
  const hasNetwork = useOnline();
  return (
    <Sheet open={open} onClose={onClose} title={<BagTitle order={order}>{copy.title}</BagTitle>}>
      <p>{copy.text}</p>
      {hasNetwork ? (
        <Riders order={order} onClose={onClose} />
      ) : (
        <Alert tone="warning">{copy.needsNetwork}</Alert>
      )}
    </Sheet>
  );
}

function Riders({ order, onClose }: Omit<Props, 'open'>) {
  const { handOver: copy } = useCatalogue(agentCopy).run;
  const query = useQuery(ridersQuery);
  const [clientRequestId] = useState(newRequestId);
  const handOver = useHandOver();
  const failed = useFailure();
  const ask = ({ userId, firstName }: Rider) =>
    handOver.mutate(
      { clientRequestId, code: order.code, riderId: userId },
      {
        onSuccess: () => {
          showToast({ title: copy.asked(firstName), tone: 'success' });
          onClose();
        },
        onError: failed,
      },
    );
  return (
    <QueryBoundary query={query} waiting={<Skeleton className="h-32" />}>
      {(riders) =>
        riders.length === 0 ? (
          <p className="font-extrabold">{copy.none}</p>
        ) : (
          <ul className="grid gap-3">
            {riders.map((rider) => (
              <li key={rider.userId}>
                <Button
                  variant="secondary"
                  size="large"
                  isWide
                  isBusy={handOver.isPending && handOver.variables.riderId === rider.userId}
                  onClick={() => ask(rider)}
                >
                  {copy.ask(rider.firstName)} · {copy.carrying(rider.carrying)}
                </Button>
              </li>
            ))}
          </ul>
        )
      }
    </QueryBoundary>
  );
}
