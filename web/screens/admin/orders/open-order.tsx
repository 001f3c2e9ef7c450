import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { User } from '#contract/accounts/schema.ts';
import type { OrderForAdmin } from '#contract/admin/order-history.ts';
import { adminOrdersCopy } from '#contract/copy/admin/orders.ts';
import type { OrderCode } from '#contract/orders/schema.ts';
import { ApiError } from '#web/lib/network/api-error.ts';
import type { LiveState } from '#web/data/live/event-source.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { QueryBoundary } from '#web/data/query-boundary.tsx';
import { adminOrderQuery } from '#web/features/orders/admin/queries.ts';
import type { Admin } from '#web/features/orders/admin/url-state.ts';
import { pollMs, refreshOrders } from '#web/features/orders/queries.ts';
import { AdminAssign } from '#web/features/orders/admin/assign/assign.tsx';
import { AdminOrderContents } from './order-contents.tsx';
import { OrderLoading } from '#web/features/orders/track/loading.tsx';

interface Props {
  code: OrderCode;
  me: User;
  office: Admin;
  live: LiveState;
}

/** The order that is open: beside the list on a desk, the whole page on a phone. */
export function AdminOrder({ code, me, office, live }: Props) {
  const { order: copy } = useCatalogue(adminOrdersCopy);
  const query = useQuery({
    ...adminOrderQuery(code),
    refetchInterval: live === 'down' ? pollMs : false,
  });
  // Known from the first try: nobody waits for the others.
  const failure = query.error ?? query.failureReason;
  const isGone = failure instanceof ApiError && failure.code === 'not-found';
  return (
    <section aria-label={copy.label(code)} className="office-order">
      <Head code={code} office={office} />
      {isGone ? (
        <EmptyState title={copy.gone} text={copy.goneText} />
      ) : (
        <QueryBoundary query={query} waiting={<OrderLoading />}>
          {(opened) => <Opened opened={opened} me={me} office={office} />}
        </QueryBoundary>
      )}
    </section>
  );
}

function Head({ code, office }: Pick<Props, 'code' | 'office'>) {
  const { order: copy } = useCatalogue(adminOrdersCopy);
  const heading = useRef<HTMLHeadingElement>(null);
  // Focus moves here however the order was opened, so that screen readers go on here.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const close = () => office.turn({ open: null, sheet: null });
  return (
    <div className="sticky top-0 z-10 flex items-center gap-2 bg-paper py-2">
      <IconButton className="lg:hidden" label={copy.back} onClick={close}>
        <Icon name="back" />
      </IconButton>
      <h2 ref={heading} tabIndex={-1} className="min-w-0 flex-1 outline-none">
        {code}
      </h2>
      <IconButton className="max-lg:hidden" label={copy.close} onClick={close}>
        <Icon name="close" />
      </IconButton>
    </div>
  );
}

function Opened({ opened, me, office }: { opened: OrderForAdmin; me: User; office: Admin }) {
  const client = useQueryClient();
  return (
    <>
      <AdminOrderContents
        opened={opened}
        me={me}
        office={office}
        onChanged={() => refreshOrders(client, opened.order.code)}
      />
      <AdminAssign opened={opened} me={me} office={office} />
    </>
  );
}
