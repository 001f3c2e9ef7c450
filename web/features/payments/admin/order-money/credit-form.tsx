import { useForm, useWatch } from 'react-hook-form';
import { adminMoneyCopy } from '#contract/copy/admin/money.ts';
import { mostAtOnceKobo } from '#contract/payments/agents/schema.ts';
import { adjustCredit } from '#contract/payments/credit/endpoints.ts';
import { naira } from '#web/lib/format/money.ts';
import { koboFrom } from '#web/lib/format/naira-input.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { useMoneyWrite } from '../use-money-write.ts';

export type CreditDirection = 'give' | 'take';

interface Props {
  accountId: string;
  creditKobo: number;
  direction: CreditDirection;
  onClose: () => void;
}

/** Sum and reason; the balance afterwards is shown before it is confirmed. */
export function AdminCreditForm({ accountId, creditKobo, direction, onClose }: Props) {
  const { credit: copy, ...moneyCopy } = useCatalogue(adminMoneyCopy);
  const mostKobo = direction === 'take' ? Math.min(creditKobo, mostAtOnceKobo) : mostAtOnceKobo;
  const form = useForm({ defaultValues: { amount: '', reason: '' } });
  const kobo = koboFrom(useWatch({ control: form.control, name: 'amount' })) ?? 0;
  const { send, isPending } = useMoneyWrite(adjustCredit, { done: copy.done, onDone: onClose });
  const isIn = (written = 0) => written > 0 && written <= mostKobo;
  const afterKobo = creditKobo + (direction === 'give' ? kobo : -kobo);
  const submit = form.handleSubmit(({ amount, reason }) =>
    send({ accountId, direction, kobo: koboFrom(amount) ?? 0, reason: reason.trim() }),
  );
  return (
    <Form className="grid gap-4" onSubmit={submit}>
      <Field
        label={copy.amount}
        hint={moneyCopy.amountMost(naira(mostKobo))}
        prefix="₦"
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        error={form.formState.errors.amount?.message}
        {...form.register('amount', { validate: (text) => isIn(koboFrom(text)) || moneyCopy.amountRefused })}
      />
      <Field
        label={copy.reason}
        hint={copy.reasonHint}
        maxLength={300}
        error={form.formState.errors.reason?.message}
        {...form.register('reason', { validate: (text) => text.trim() !== '' || copy.reasonRefused })}
      />
      {isIn(kobo) && <p className="font-extrabold">{copy.after(naira(afterKobo))}</p>}
      <div className="grid gap-3 sm:flex sm:flex-row-reverse">
        <Button type="submit" isBusy={isPending}>
          {isPending
            ? moneyCopy.agents.moving
            : isIn(kobo)
              ? copy.confirm[direction](naira(kobo))
              : copy[direction]}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {moneyCopy.back}
        </Button>
      </div>
    </Form>
  );
}
