import type { User } from '#contract/accounts/schema.ts';
import { adminOrdersCopy } from '#contract/copy/admin/orders.ts';
import type { Order } from '#contract/orders/schema.ts';
import { paths } from '#contract/paths.ts';
import { holds } from '#contract/permissions.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { addressOfPlace } from '#web/features/chat/admin/url-state.ts';
import type { Admin } from '#web/features/orders/admin/url-state.ts';

/** From an order to what is said about it, and to what else its customer ordered. */
export function AdminOrderLinks({ order, me, office }: { order: Order; me: User; office: Admin }) {
  const { order: copy } = useCatalogue(adminOrdersCopy);
  const { code, customer } = order;
  const chat = addressOfPlace({ filter: 'all', isWaiting: false, search: code, open: null, sheet: null });
  return (
    <div className="flex flex-wrap gap-2">
      {holds(me, 'chats:reply') && (
        <ButtonLink href={chat} variant="secondary" size="small">
          <Icon name="chat" size={20} />
          {copy.chat}
        </ButtonLink>
      )}
      {customer.id !== null && (
        <ButtonLink
          href={office.hrefTo({ show: 'list', filter: { accountId: customer.id }, sheet: null })}
          variant="secondary"
          size="small"
        >
          {copy.history}
        </ButtonLink>
      )}
      <ButtonLink href={paths.trackOrder(code)} variant="quiet" size="small">
        {copy.customerPage}
      </ButtonLink>
    </div>
  );
}
