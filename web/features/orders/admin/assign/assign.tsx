import { courseOfErrand } from '#contract/orders/errands/course.ts';
import { useQuery } from '@tanstack/react-query';
import type { User } from '#contract/accounts/schema.ts';
import type { OrderForAdmin } from '#contract/admin/order-history.ts';
import { adminOrdersCopy } from '#contract/copy/admin/orders.ts';
import { refusalSentence } from '#contract/copy/refusals.ts';
import { listAgentsFor } from '#contract/dispatch/admin/endpoints.ts';
import { transitionFor } from '#contract/orders/lifecycle.ts';
import { holds } from '#contract/permissions.ts';
import { apiQuery } from '#web/data/api-query.ts';
import { useCatalogue, useAppContext } from '#web/lib/screen/app-context.tsx';
import { Alert } from '#web/ui/states/alert.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { Sheet } from '#web/ui/overlays/sheet.tsx';
import { Skeleton } from '#web/ui/states/skeleton.tsx';
import { QueryBoundary } from '#web/data/query-boundary.tsx';
import type { Admin } from '../url-state.ts';
import { AdminAssignForm } from './form.tsx';
import { AdminAssignMap } from './map.tsx';

/** Positions and loads change without an event. */
const lookAgainMs = 15_000;

interface Props {
  opened: OrderForAdmin;
  me: User;
  office: Admin;
}

/** Gives the order to somebody, by where they are and what they carry. */
export function AdminAssign({ opened: { order }, me, office }: Props) {
  const { assign: copy } = useCatalogue(adminOrdersCopy);
  const { language } = useAppContext();
  const close = () => office.turn({ sheet: null });
  const action = (['assign', 'reassign'] as const).find((one) =>
    transitionFor(one, order.status, 'admin', courseOfErrand(order.errand)),
  );
  const may = holds(me, 'orders:manage');
  return (
    <Sheet
      open={office.place.sheet === 'assign'}
      onClose={close}
      title={copy.title[action ?? 'assign'](order.code)}
    >
      {action === undefined || !may ? (
        <Alert tone="warning">{refusalSentence(may ? 'out-of-turn' : 'not-allowed', language)}</Alert>
      ) : (
        <Choosing order={order} action={action} onClose={close} />
      )}
    </Sheet>
  );
}

interface ChoosingProps {
  order: OrderForAdmin['order'];
  action: 'assign' | 'reassign';
  onClose: () => void;
}

function Choosing({ order, action, onClose }: ChoosingProps) {
  const { assign: copy } = useCatalogue(adminOrdersCopy);
  const query = useQuery({
    ...apiQuery(listAgentsFor, { code: order.code }),
    staleTime: 0,
    refetchInterval: lookAgainMs,
  });
  return (
    <QueryBoundary query={query} waiting={<Skeleton className="h-64" />}>
      {(agents) =>
        agents.length === 0 ? (
          <EmptyState title={copy.none} text={copy.noneText} />
        ) : (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
            <p className="text-ink-soft">
              {order.errand ? copy.textOfErrand(order.market.name) : copy.text(order.market.name)}
            </p>
            <AdminAssignMap order={order} agents={agents} />
            <AdminAssignForm order={order} agents={agents} action={action} onClose={onClose} />
          </div>
        )
      }
    </QueryBoundary>
  );
}
