import { useForm, useWatch } from 'react-hook-form';
import { adminMoneyCopy } from '#contract/copy/admin/money.ts';
import { naira } from '#web/lib/format/money.ts';
import { koboFrom, nairaText } from '#web/lib/format/naira-input.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Choice } from '#web/ui/fields/choice.tsx';
import { Field } from '#web/ui/fields/field.tsx';

const tos = ['credit', 'sender'] as const;

export interface RefundWritten {
  kobo: number;
  to: (typeof tos)[number];
  reason: string;
}

interface Props {
  /** What was written before somebody looked at what it does. */
  draft: RefundWritten | null;
  mostKobo: number;
  hasAccount: boolean;
  isPending: boolean;
  onLook: (written: RefundWritten) => void;
  onBack: () => void;
}

/** How much comes back, by which way, and why. */
export function AdminRefundForm({ draft, mostKobo, hasAccount, isPending, onLook, onBack }: Props) {
  const { order: words, ...desk } = useCatalogue(adminMoneyCopy);
  const form = useForm({
    defaultValues: {
      amount: draft === null ? '' : nairaText(draft.kobo),
      to: draft?.to ?? (hasAccount ? ('credit' as const) : ('sender' as const)),
      reason: draft?.reason ?? '',
    },
  });
  const to = useWatch({ control: form.control, name: 'to' });
  const { errors } = form.formState;
  const isIn = (kobo: number | undefined) => kobo !== undefined && kobo > 0 && kobo <= mostKobo;
  const submit = form.handleSubmit((written) =>
    onLook({ kobo: koboFrom(written.amount) ?? 0, to: written.to, reason: written.reason.trim() }),
  );
  return (
    <form className="card" onSubmit={(event) => void submit(event)} noValidate>
      <h3>{words.refund}</h3>
      <Field
        label={words.amount}
        hint={desk.amountMost(naira(mostKobo))}
        prefix="₦"
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        error={errors.amount?.message}
        {...form.register('amount', { validate: (text) => isIn(koboFrom(text)) || desk.amountRefused })}
      />
      {hasAccount && (
        <Choice
          legend={words.to}
          name="refund-to"
          options={tos.map((value) => ({ value, label: words.tos[value] }))}
          chosen={to}
          onChoose={(value) => form.setValue('to', value)}
        />
      )}
      <Field
        label={words.reason}
        hint={words.reasonHint}
        maxLength={300}
        error={errors.reason?.message}
        {...form.register('reason', { validate: (text) => text.trim() !== '' || words.reasonRefused })}
      />
      <div className="grid gap-3 sm:flex sm:flex-row-reverse">
        <Button type="submit" isBusy={isPending}>
          {isPending ? words.looking : words.look}
        </Button>
        <Button variant="secondary" onClick={onBack}>
          {desk.back}
        </Button>
      </div>
    </form>
  );
}
