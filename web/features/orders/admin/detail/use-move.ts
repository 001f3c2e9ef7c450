import { useQueryClient } from '@tanstack/react-query';
import { userId } from '#contract/accounts/schema.ts';
import { boardCopy } from '#contract/copy/admin/board.ts';
import { trackingCopy } from '#contract/copy/tracking.ts';
import type { OrderAction } from '#contract/orders/lifecycle.ts';
import type { Order } from '#contract/orders/schema.ts';
import { ApiError } from '#web/lib/network/api-error.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { useFailure } from '#web/data/failure-message.ts';
import { useMoveOrder } from '#web/features/orders/mutations.ts';
import { useRequestIds } from '#web/data/use-request-ids.ts';
import { refreshOrders } from '#web/features/orders/queries.ts';

export interface MoveWritten {
  reason: string;
  agentId: string;
}

/** Takes one step by hand, on the order as it was seen. */
export function useMove(order: Order, action: OrderAction, onClose: () => void) {
  const { actions: copy } = useCatalogue(boardCopy);
  const { statuses } = useCatalogue(trackingCopy);
  const client = useQueryClient();
  const move = useMoveOrder();
  const requestId = useRequestIds();
  const failed = useFailure();
  const refused = (error: Error) => {
    const isOld =
      error instanceof ApiError && (error.code === 'changed-meanwhile' || error.code === 'out-of-turn');
    if (!isOld) return failed(error);
    showToast({ title: copy.changed, tone: 'danger' });
    refreshOrders(client, order.code);
    onClose();
  };
  const go = ({ reason, agentId }: MoveWritten) => {
    const agent = userId.safeParse(agentId);
    const body = {
      code: order.code,
      action,
      version: order.version,
      // One line: it stands in a history.
      reason: reason.trim() === '' ? null : reason.replace(/\s+/g, ' '),
      agentId: agent.success ? agent.data : null,
    };
    const onSuccess = (moved: Order) => {
      showToast({ title: copy.done(moved.code, statuses[moved.status]), tone: 'success' });
      onClose();
    };
    move.mutate({ clientRequestId: requestId(body), ...body }, { onSuccess, onError: refused });
  };
  return { go, isPending: move.isPending };
}
