import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { trackingCopy } from '#contract/copy/tracking.ts';
import type { Order } from '#contract/orders/schema.ts';
import { paths } from '#contract/paths.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { useFailure } from '#web/data/failure-message.ts';
import { orderLinks } from '../links.ts';
import { useJoinOrder } from '../mutations.ts';
import { wholeOrderQuery } from '../queries.ts';

const mostLookedAt = 5;

/** Orders of this device that belong to no account yet: their links let this one have them. */
export function GuestOrders({ known }: { known: readonly string[] }) {
  const { orders: copy } = useCatalogue(trackingCopy);
  const [links] = useState(() =>
    orderLinks()
      .filter(({ code }) => !known.includes(code))
      .slice(0, mostLookedAt),
  );
  const looked = useQueries({ queries: links.map(({ code, token }) => wholeOrderQuery(code, token)) });
  const guests = looked.flatMap(({ data }) => (data?.customer.id === null ? [data] : []));
  if (guests.length === 0) return null;
  return (
    <Card title={copy.guestTitle}>
      <p className="text-ink-soft">{copy.guestText}</p>
      <ul className="grid gap-3">
        {guests.map((order) => (
          <GuestOrder
            key={order.code}
            order={order}
            token={links.find(({ code }) => code === order.code)?.token}
          />
        ))}
      </ul>
    </Card>
  );
}

function GuestOrder({ order, token }: { order: Order; token: string | undefined }) {
  const { orders: copy } = useCatalogue(trackingCopy);
  const join = useJoinOrder();
  const failed = useFailure();
  if (token === undefined) return null;
  const put = () =>
    join.mutate(
      { code: order.code, token },
      {
        onSuccess: () => showToast({ title: copy.joined(order.code), tone: 'success' }),
        onError: failed,
      },
    );
  return (
    <li className="flex flex-wrap items-center justify-between gap-3">
      <Link href={paths.trackOrder(order.code)} className="link inline-flex min-h-12 items-center">
        {order.code}
      </Link>
      <Button variant="secondary" isBusy={join.isPending} aria-label={copy.joinOf(order.code)} onClick={put}>
        {join.isPending ? copy.joining : copy.join}
      </Button>
    </li>
  );
}
