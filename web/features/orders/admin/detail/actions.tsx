import { courseOfErrand } from '#contract/orders/errands/course.ts';
import { useState } from 'react';
import type { User } from '#contract/accounts/schema.ts';
import { boardCopy } from '#contract/copy/admin/board.ts';
import { actionsOpenTo, type OrderAction } from '#contract/orders/lifecycle.ts';
import type { Order } from '#contract/orders/schema.ts';
import { holds } from '#contract/permissions.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { MoveForm } from './move-form.tsx';

const isToSomebody = (action: OrderAction) => action === 'assign' || action === 'reassign';

const hard: ReadonlySet<OrderAction> = new Set(['cancel', 'fail', 'restart', 'giveUp']);

interface Props {
  order: Order;
  me: User;
  /** Opens the sheet on which the agent is chosen. */
  onAssign: () => void;
}

/** Actions open to an admin by the lifecycle; shown to those who manage orders. */
export function BoardActions({ order, me, onAssign }: Props) {
  const { actions: copy } = useCatalogue(boardCopy);
  const [asked, setAsked] = useState<OrderAction | null>(null);
  const close = () => setAsked(null);
  const open = actionsOpenTo('admin', order.status, courseOfErrand(order.errand));
  return (
    <Card title={copy.title}>
      {!holds(me, 'orders:manage') ? (
        <p className="text-ink-soft">{copy.viewOnly}</p>
      ) : open.length === 0 ? (
        <p className="text-ink-soft">{copy.none}</p>
      ) : (
        <div className="flex flex-wrap gap-3">
          {open.map((action) => (
            <Button
              key={action}
              variant={action === 'assign' ? 'primary' : hard.has(action) ? 'quiet' : 'secondary'}
              onClick={() => (isToSomebody(action) ? onAssign() : setAsked(action))}
            >
              {copy[action]}
            </Button>
          ))}
        </div>
      )}
      <Dialog
        open={asked !== null}
        onClose={close}
        title={asked === null ? '' : copy.ask(copy[asked], order.code)}
      >
        {asked !== null && <MoveForm order={order} action={asked} isHard={hard.has(asked)} onClose={close} />}
      </Dialog>
    </Card>
  );
}
