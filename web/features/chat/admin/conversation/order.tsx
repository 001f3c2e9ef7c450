import type { ReactNode } from 'react';
import type { User } from '#contract/accounts/schema.ts';
import { adminChatCopy } from '#contract/copy/admin/chats.ts';
import { trackingCopy } from '#contract/copy/tracking.ts';
import type { Order } from '#contract/orders/schema.ts';
import { paths } from '#contract/paths.ts';
import { holds } from '#contract/permissions.ts';
import { naira } from '#web/lib/format/money.ts';
import { useCatalogue, useNow } from '#web/lib/screen/app-context.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { StatusBadge } from '#web/features/orders/order/status-badge.tsx';
import { etaText } from '#web/features/orders/order/when.ts';
import type { OpenInAdminChats } from './open-conversation.ts';

const bought = new Set<Order['items'][number]['status']>(['found', 'short', 'replaced']);

/** The order that is talked about; more of it for those who may look at orders. */
export function AdminChatOrder({ opened, me }: { opened: OpenInAdminChats; me: User }) {
  const { beside: copy } = useCatalogue(adminChatCopy);
  const { conversation, entry, order } = opened;
  const { code, orderStatus } = conversation;
  if (code === null) return <p className="text-ink-soft">{copy.support}</p>;
  return (
    <section className="grid gap-2">
      <h3>{copy.order}</h3>
      <dl className="grid gap-2">
        {orderStatus !== null && (
          <Fact name={copy.status}>
            <StatusBadge status={order?.status ?? orderStatus} />
          </Fact>
        )}
        <Fact name={copy.agent}>{entry?.agentName ?? copy.nobody}</Fact>
        {order !== undefined && <OrderFacts order={order} />}
      </dl>
      {holds(me, 'orders:view') && (
        <ButtonLink
          href={`${paths.adminOrders}?order=${code}`}
          variant="secondary"
          size="small"
          aria-label={copy.toOrderOf(code)}
        >
          {copy.toOrder}
        </ButtonLink>
      )}
    </section>
  );
}

function OrderFacts({ order: { market, items, billKobo, eta, address } }: { order: Order }) {
  const { beside: copy } = useCatalogue(adminChatCopy);
  const tracking = useCatalogue(trackingCopy);
  const now = useNow();
  return (
    <>
      <Fact name={copy.market}>{market.name}</Fact>
      <Fact name={copy.items}>
        {copy.itemsOf(items.filter(({ status }) => bought.has(status)).length, items.length)}
      </Fact>
      <Fact name={copy.bill}>{naira(billKobo)}</Fact>
      {eta !== null && <Fact name={copy.eta}>{etaText(eta, now, tracking)}</Fact>}
      <Fact name={copy.to}>
        {address.landmark}, {address.area}
      </Fact>
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd className="font-bold wrap-anywhere">{children}</dd>
    </div>
  );
}
