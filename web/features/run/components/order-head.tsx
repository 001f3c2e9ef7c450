import { useState } from 'react';
import { agentCopy } from '#contract/copy/agent.ts';
import type { RunOrder } from '#contract/orders/run-schema.ts';
import { useCatalogue } from '../../../lib/surroundings.tsx';
import { Button } from '../../../ui/button.tsx';
import { timeOf } from '../../orders/when.ts';
import { MoreSheet } from './more-sheet.tsx';
import { OrderLine } from './order-line.tsx';

/** Whose order it is, until when, by which rule, and what else can be done with it. */
export function OrderHead({ order, orders }: { order: RunOrder; orders: readonly RunOrder[] }) {
  const { run: words } = useCatalogue(agentCopy);
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="grid gap-1 rounded-md border border-line bg-surface p-3">
      <OrderLine order={order} orders={orders} />
      <div className="flex items-center justify-between gap-2">
        <p className="min-w-0 text-sm font-bold text-ink-soft">
          {order.market.name} · {words.rules[order.priceRule]}
          {order.dueAt !== null && ` · ${words.due(timeOf(order.dueAt))}`}
        </p>
        <Button variant="quiet" size="small" onClick={() => setOpen(true)}>
          {words.more.open}
        </Button>
      </div>
      <MoreSheet order={order} open={isOpen} onClose={() => setOpen(false)} />
    </div>
  );
}
