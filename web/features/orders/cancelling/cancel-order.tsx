import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { trackingCopy } from '#contract/copy/tracking.ts';
import type { Order } from '#contract/orders/schema.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Sheet } from '#web/ui/overlays/sheet.tsx';
import { Skeleton } from '#web/ui/states/skeleton.tsx';
import { QueryBoundary } from '#web/data/query-boundary.tsx';
import { cancelPreviewQuery } from '../queries.ts';
import { CancelForm } from './cancel-form.tsx';

interface Props {
  order: Order;
  token: string | null;
}

/** The way out of an order: what it costs is said first. */
export function CancelOrder({ order, token }: Props) {
  const { cancel: copy } = useCatalogue(trackingCopy);
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  if (!order.actions.includes('cancel')) return null;
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        {copy.open}
      </Button>
      <Sheet open={isAsking} onClose={close} title={copy.title}>
        <Preview order={order} token={token} onClose={close} />
      </Sheet>
    </>
  );
}

function Preview({ order, token, onClose }: Props & { onClose: () => void }) {
  const { cancel: copy } = useCatalogue(trackingCopy);
  const query = useQuery(cancelPreviewQuery(order.code, token));
  return (
    <QueryBoundary query={query} waiting={<Waiting text={copy.looking} />}>
      {(cancellation) => (
        <CancelForm
          order={order}
          token={token}
          cancellation={cancellation}
          onChanged={() => void query.refetch()}
          onClose={onClose}
        />
      )}
    </QueryBoundary>
  );
}

function Waiting({ text }: { text: string }) {
  return (
    <div className="grid gap-3">
      <p>{text}</p>
      <Skeleton className="h-12" />
      <Skeleton className="h-40" />
    </div>
  );
}
