import { useForm } from 'react-hook-form';
import { boardCopy } from '#contract/copy/admin/board.ts';
import type { Claim } from '#contract/orders/claims/schema.ts';
import { naira } from '#web/lib/format/money.ts';
import { koboFrom, nairaText } from '#web/lib/format/naira-input.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import type { ClaimDecision } from '#web/features/orders/claims/queries.ts';

interface Props {
  claim: Claim;
  isPending: boolean;
  onDecide: (decision: ClaimDecision) => void;
  onBack: () => void;
}

/** Sum that comes back: all that was claimed, or less. */
export function ApproveClaim({ claim: { askedKobo }, isPending, onDecide, onBack }: Props) {
  const { claims: copy, actions } = useCatalogue(boardCopy);
  const form = useForm({ defaultValues: { amount: nairaText(askedKobo) } });
  const submit = form.handleSubmit(({ amount }) =>
    onDecide({ kind: 'approve', kobo: koboFrom(amount) ?? 0 }),
  );
  return (
    <Form className="grid gap-4" onSubmit={submit}>
      <Field
        label={copy.amount}
        hint={copy.amountMost(naira(askedKobo))}
        prefix="₦"
        inputMode="decimal"
        maxLength={12}
        error={form.formState.errors.amount?.message}
        {...form.register('amount', {
          validate: (amount) => {
            const kobo = koboFrom(amount);
            return (
              (kobo !== undefined && kobo > 0 && kobo <= askedKobo) || copy.amountRefused(naira(askedKobo))
            );
          },
        })}
      />
      <div className="grid gap-3 sm:flex sm:flex-row-reverse">
        <Button type="submit" isBusy={isPending}>
          {isPending ? copy.deciding : copy.approve}
        </Button>
        <Button variant="secondary" onClick={onBack}>
          {actions.back}
        </Button>
      </div>
    </Form>
  );
}
