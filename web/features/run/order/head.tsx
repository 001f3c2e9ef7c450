import { agentCopy } from '#contract/copy/agent.ts';
import type { RunOrder } from '#contract/orders/run/schema.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { TalkToCustomer } from '#web/features/run/customer-chat/button.tsx';
import { sheetName } from '../sheets/stored-sheets.ts';
import { useSheet } from '../sheets/use-sheet.ts';
import { MoreSheet } from './more-sheet.tsx';
import { OrderLine } from './line.tsx';

/** Code and promise of an order, with a menu of rare actions. */
export function OrderHead({ order }: { order: RunOrder }) {
  const { run: copy } = useCatalogue(agentCopy);
  const more = useSheet(sheetName('more', order.code));
  return (
    <div className="grid grid-cols-[1fr_auto] items-center gap-1">
      <OrderLine order={order} />
      <div className="flex">
        <TalkToCustomer order={order} />
        <IconButton label={`${copy.more.open}: ${order.customer.name}`} onClick={more.open}>
          <Icon name="menu" />
        </IconButton>
      </div>
      <MoreSheet order={order} open={more.isOpen} onClose={more.close} />
    </div>
  );
}
