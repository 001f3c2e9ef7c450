import { courseOfErrand } from '#contract/orders/errands/course.ts';
import { useForm } from 'react-hook-form';
import { adminOrdersCopy } from '#contract/copy/admin/orders.ts';
import { boardCopy } from '#contract/copy/admin/board.ts';
import type { AgentForOrder } from '#contract/dispatch/schema.ts';
import { transitionFor } from '#contract/orders/lifecycle.ts';
import type { Order } from '#contract/orders/schema.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FieldError } from '#web/ui/fields/field-error.tsx';
import { useMove } from '../detail/use-move.ts';
import { AdminAgent } from './agent.tsx';

interface Props {
  order: Order;
  agents: readonly AgentForOrder[];
  action: 'assign' | 'reassign';
  onClose: () => void;
}

/** Choice of the agent, and a reason where the order has one already. */
export function AdminAssignForm({ order, agents, action, onClose }: Props) {
  const { assign: copy } = useCatalogue(adminOrdersCopy);
  const { actions } = useCatalogue(boardCopy);
  const form = useForm({ defaultValues: { reason: '', agentId: '' } });
  const move = useMove(order, action, onClose);
  const { errors } = form.formState;
  return (
    <Form className="grid gap-5" onSubmit={form.handleSubmit(move.go)}>
      <fieldset aria-describedby={errors.agentId ? 'no-agent' : undefined}>
        <legend className="field-label">{copy.legend}</legend>
        <div className="grid gap-2">
          {agents.map((agent) => (
            <AdminAgent
              key={agent.userId}
              agent={agent}
              kind={order.errand?.kind ?? 'market'}
              neededKobo={order.ceilingKobo}
              {...form.register('agentId', { required: copy.refused })}
            />
          ))}
        </div>
        {errors.agentId && <FieldError id="no-agent">{errors.agentId.message}</FieldError>}
      </fieldset>
      {transitionFor(action, order.status, 'admin', courseOfErrand(order.errand))?.wantsReason && (
        <TextArea
          label={actions.reason}
          hint={actions.reasonHint}
          rows={2}
          maxLength={300}
          error={errors.reason?.message}
          {...form.register('reason', { validate: (text) => text.trim() !== '' || actions.reasonRefused })}
        />
      )}
      <div className="bottom-bar grid grid-cols-2 gap-3 bg-surface py-3">
        <Button variant="secondary" onClick={onClose}>
          {actions.back}
        </Button>
        <Button type="submit" isBusy={move.isPending}>
          {move.isPending ? actions.moving : copy.go[action]}
        </Button>
      </div>
    </Form>
  );
}
