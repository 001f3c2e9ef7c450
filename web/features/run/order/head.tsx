import { useState } from 'react';
import { agentCopy } from '#contract/copy/agent.ts';
import type { RunOrder } from '#contract/orders/run/schema.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { TalkToCustomer } from '#web/features/run/customer-chat/button.tsx';
import { MoreSheet } from './more-sheet.tsx';
import { OrderLine } from './line.tsx';

/** Whose order it is, until when, and what else can be done with it. */
export function OrderHead({ order, orders }: { order: RunOrder; orders: readonly RunOrder[] }) {
  const { run: words } = useCatalogue(agentCopy);
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="grid grid-cols-[1fr_auto] items-center gap-1">
      <OrderLine order={order} orders={orders} />
      <div className="flex">
        <TalkToCustomer order={order} />
        <IconButton label={`${words.more.open}: ${order.customer.name}`} onClick={() => setOpen(true)}>
          <Icon name="menu" />
        </IconButton>
      </div>
      <MoreSheet order={order} open={isOpen} onClose={() => setOpen(false)} />
    </div>
  );
}
