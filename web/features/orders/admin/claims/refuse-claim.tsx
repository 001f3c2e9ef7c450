import { useForm } from 'react-hook-form';
import { boardCopy } from '#contract/copy/admin/board.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { Form } from '#web/ui/form/form.tsx';
import type { ClaimDecision } from '#web/features/orders/claims/queries.ts';

interface Props {
  isPending: boolean;
  onDecide: (decision: ClaimDecision) => void;
  onBack: () => void;
}

/** Form of a refusal; the customer reads the reason. */
export function RefuseClaim({ isPending, onDecide, onBack }: Props) {
  const { claims: copy, actions } = useCatalogue(boardCopy);
  const form = useForm({ defaultValues: { reason: '' } });
  const submit = form.handleSubmit(({ reason }) =>
    // One line: it stands beside the claim.
    onDecide({ kind: 'refuse', reason: reason.trim().replace(/\s+/g, ' ') }),
  );
  return (
    <Form className="grid gap-4" onSubmit={submit}>
      <TextArea
        label={actions.reason}
        hint={copy.reasonHint}
        rows={2}
        maxLength={300}
        error={form.formState.errors.reason?.message}
        {...form.register('reason', { validate: (text) => text.trim() !== '' || actions.reasonRefused })}
      />
      <div className="grid gap-3 sm:flex sm:flex-row-reverse">
        <Button type="submit" variant="danger" isBusy={isPending}>
          {isPending ? copy.deciding : copy.refuse}
        </Button>
        <Button variant="secondary" onClick={onBack}>
          {actions.back}
        </Button>
      </div>
    </Form>
  );
}
