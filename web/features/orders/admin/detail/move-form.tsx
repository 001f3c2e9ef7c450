import { courseOfErrand } from '#contract/orders/errands/course.ts';
import { useForm } from 'react-hook-form';
import { boardCopy } from '#contract/copy/admin/board.ts';
import { transitionFor, type OrderAction } from '#contract/orders/lifecycle.ts';
import type { Order } from '#contract/orders/schema.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { useMove } from './use-move.ts';

interface Props {
  order: Order;
  action: OrderAction;
  isHard: boolean;
  onClose: () => void;
}

/** One step by hand: why, where the lifecycle wants to know. */
export function MoveForm({ order, action, isHard, onClose }: Props) {
  const { actions: copy } = useCatalogue(boardCopy);
  const form = useForm({ defaultValues: { reason: '', agentId: '' } });
  const move = useMove(order, action, onClose);
  const { errors } = form.formState;
  return (
    <Form className="grid gap-5" onSubmit={form.handleSubmit(move.go)}>
      {transitionFor(action, order.status, 'admin', courseOfErrand(order.errand))?.wantsReason && (
        <TextArea
          label={copy.reason}
          hint={copy.reasonHint}
          rows={2}
          maxLength={300}
          error={errors.reason?.message}
          {...form.register('reason', { validate: (text) => text.trim() !== '' || copy.reasonRefused })}
        />
      )}
      <div className="grid gap-3 sm:flex sm:flex-row-reverse">
        <Button type="submit" variant={isHard ? 'danger' : 'primary'} isBusy={move.isPending}>
          {move.isPending ? copy.moving : copy[action]}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {copy.back}
        </Button>
      </div>
    </Form>
  );
}
