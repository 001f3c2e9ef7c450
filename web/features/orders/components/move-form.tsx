import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { userId } from '#contract/accounts/schema.ts';
import { boardCopy } from '#contract/copy/board.ts';
import { trackingCopy } from '#contract/copy/tracking.ts';
import { transitionFor, type OrderAction } from '#contract/orders/lifecycle.ts';
import type { Order } from '#contract/orders/schema.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { useCatalogue } from '../../../lib/surroundings.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { showToast } from '../../../ui/toast/toast-store.ts';
import { useFailure } from '../../settings/use-failure.ts';
import { useMoveOrder, useRequestIds } from '../mutations.ts';
import { refreshOrders } from '../queries.ts';
import { AgentSelect } from './agent-select.tsx';

interface Props {
  order: Order;
  action: OrderAction;
  isHard: boolean;
  onClose: () => void;
}

/** One step by hand: why, where the lifecycle wants to know, and who takes it, where somebody does. */
export function MoveForm({ order, action, isHard, onClose }: Props) {
  const { actions: words } = useCatalogue(boardCopy);
  const form = useForm({ defaultValues: { reason: '', agentId: '' } });
  const move = useMove(order, action, onClose);
  const wantsAgent = action === 'assign' || action === 'reassign';
  const { errors } = form.formState;
  return (
    <form className="grid gap-5" onSubmit={(event) => void form.handleSubmit(move.go)(event)} noValidate>
      {wantsAgent && (
        <AgentSelect
          error={errors.agentId?.message}
          {...form.register('agentId', { required: words.agentRefused })}
        />
      )}
      {transitionFor(action, order.status, 'admin')?.wantsReason && (
        <TextArea
          label={words.reason}
          hint={words.reasonHint}
          rows={2}
          maxLength={300}
          error={errors.reason?.message}
          {...form.register('reason', { validate: (text) => text.trim() !== '' || words.reasonRefused })}
        />
      )}
      <div className="grid gap-3 sm:flex sm:flex-row-reverse">
        <Button type="submit" variant={isHard ? 'danger' : 'primary'} isBusy={move.isPending}>
          {move.isPending ? words.moving : words[action]}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {words.back}
        </Button>
      </div>
    </form>
  );
}

function useMove(order: Order, action: OrderAction, onClose: () => void) {
  const { actions: words } = useCatalogue(boardCopy);
  const { statuses } = useCatalogue(trackingCopy);
  const client = useQueryClient();
  const move = useMoveOrder();
  const requestId = useRequestIds();
  const failed = useFailure();
  const refused = (error: Error) => {
    const isOld =
      error instanceof ApiError && (error.code === 'changed-meanwhile' || error.code === 'out-of-turn');
    if (!isOld) return failed(error);
    showToast({ title: words.changed, tone: 'danger' });
    refreshOrders(client, order.code);
    onClose();
  };
  const go = ({ reason, agentId }: { reason: string; agentId: string }) => {
    const agent = userId.safeParse(agentId);
    const body = {
      code: order.code,
      action,
      version: order.version,
      // One line: it stands in a story.
      reason: reason.trim() === '' ? null : reason.replace(/\s+/g, ' '),
      agentId: agent.success ? agent.data : null,
    };
    const onSuccess = (moved: Order) => {
      showToast({ title: words.done(moved.code, statuses[moved.status]), tone: 'success' });
      onClose();
    };
    move.mutate({ clientRequestId: requestId(body), ...body }, { onSuccess, onError: refused });
  };
  return { go, isPending: move.isPending };
}
