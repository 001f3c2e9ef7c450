import { useEffect } from 'react';
import type { User } from '#contract/accounts/schema.ts';
import { trackingCopy } from '#contract/copy/tracking.ts';
import type { Order } from '#contract/orders/schema.ts';
import { ApiError } from '#web/lib/network/api-error.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Alert } from '#web/ui/states/alert.tsx';
import { QueryBoundary } from '#web/data/query-boundary.tsx';
import { noteBrought } from '#web/features/orders/brought.ts';
import { keepKnownOrder } from '#web/features/orders/my-orders/known-orders.ts';
import { useWholeOrder } from '#web/features/orders/queries.ts';
import { useLiveOrders } from '#web/features/orders/use-live-orders.ts';
import type { SecretLink } from '#web/features/orders/access/use-secret-link.ts';
import { OrderHeading } from '#web/features/orders/track/heading.tsx';
import { OrderLoading } from '#web/features/orders/track/loading.tsx';
import { TooManyTries } from '#web/features/orders/access/too-many-tries.tsx';
import { TrackByDigits } from './by-digits.tsx';
import { WholeOrder } from './whole-order.tsx';

interface Props {
  code: string;
  link: SecretLink;
  me: User | null;
}

/** The order for whoever holds its link or is signed in; where neither opens it, code and digits are left. */
export function OwnOrder({ code, link, me }: Props) {
  const live = useLiveOrders();
  const query = useWholeOrder(code, { token: link.token, userId: me?.id ?? null, live });
  const copy = useCatalogue(trackingCopy);
  useStoredOrder(query.data, query.dataUpdatedAt, link, me);
  const refusal = query.error instanceof ApiError ? query.error.code : null;
  if (refusal === 'not-found') {
    return (
      <div className="grid gap-5">
        {link.token !== null && <Alert tone="warning">{copy.trouble.badLink}</Alert>}
        <TrackByDigits code={code} digits={null} />
      </div>
    );
  }
  if (refusal === 'too-many-tries' && query.data === undefined) return <TooManyTries query={query} />;
  return (
    <>
      <OrderHeading code={code} />
      <QueryBoundary query={query} waiting={<OrderLoading />}>
        {(order) => (
          <WholeOrder
            order={order}
            token={link.token}
            isTheirs={link.token !== null || isOf(order, me)}
            query={query}
            live={live}
          />
        )}
      </QueryBoundary>
    </>
  );
}

function isOf(order: Order, me: User | null): boolean {
  return me !== null && order.customer.id === me.id;
}

/** Keeps the link that opened it, and the order itself for when the network is gone. */
function useStoredOrder(
  order: Order | undefined,
  at: number,
  { token, keep }: SecretLink,
  me: User | null,
): void {
  useEffect(() => {
    if (order === undefined) return;
    keep(order.placedAt);
    if (token === null && !isOf(order, me)) return;
    keepKnownOrder(order, at);
    noteBrought(order.status);
  }, [order, at, token, keep, me]);
}
