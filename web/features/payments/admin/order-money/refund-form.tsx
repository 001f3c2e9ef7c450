import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { adminMoneyCopy } from '#contract/copy/admin/money.ts';
import { naira } from '#web/lib/format/money.ts';
import { koboFrom, nairaText } from '#web/lib/format/naira-input.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { Choice } from '#web/ui/fields/choice.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Form } from '#web/ui/form/form.tsx';

const tos = ['credit', 'sender'] as const;

export interface RefundWritten {
  kobo: number;
  to: (typeof tos)[number];
  reason: string;
}

export interface PaidItem {
  id: string;
  name: string;
  paidKobo: number;
}

interface Props {
  /** Text entered before the preview. */
  draft: RefundWritten | null;
  mostKobo: number;
  hasAccount: boolean;
  /** Items bought: a tick adds the price to the sum, and the name to the reason. */
  items: readonly PaidItem[];
  isPending: boolean;
  onLook: (written: RefundWritten) => void;
}

/** Sum, way and reason of a refund. */
export function AdminRefundForm({ draft, mostKobo, hasAccount, items, isPending, onLook }: Props) {
  const { order: copy, ...moneyCopy } = useCatalogue(adminMoneyCopy);
  const form = useForm({
    defaultValues: {
      amount: draft === null ? '' : nairaText(draft.kobo),
      to: draft?.to ?? (hasAccount ? ('credit' as const) : ('sender' as const)),
      reason: draft?.reason ?? '',
    },
  });
  const to = useWatch({ control: form.control, name: 'to' });
  const { errors } = form.formState;
  const [ticked, setTicked] = useState<readonly PaidItem[]>([]);
  const tick = (item: PaidItem, isOn: boolean) => {
    const next = items.filter((one) => (one.id === item.id ? isOn : ticked.includes(one)));
    const sum = next.reduce((all, { paidKobo }) => all + paidKobo, 0);
    form.setValue('amount', sum === 0 ? '' : nairaText(Math.min(sum, mostKobo)));
    // A reason that was typed by hand stays.
    const reasonOf = (some: readonly PaidItem[]) => reasonFor(some, copy.refundReason);
    if (['', reasonOf(ticked)].includes(form.getValues('reason'))) form.setValue('reason', reasonOf(next));
    setTicked(next);
  };
  const isIn = (kobo: number | undefined) => kobo !== undefined && kobo > 0 && kobo <= mostKobo;
  const submit = form.handleSubmit((written) =>
    onLook({ kobo: koboFrom(written.amount) ?? 0, to: written.to, reason: written.reason.trim() }),
  );
  return (
    <Form className="card" onSubmit={submit}>
      <h3>{copy.refund}</h3>
      {items.length > 0 && <RefundItems items={items} ticked={ticked} onTick={tick} />}
      <Field
        label={copy.amount}
        hint={moneyCopy.amountMost(naira(mostKobo))}
        prefix="₦"
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        error={errors.amount?.message}
        {...form.register('amount', { validate: (text) => isIn(koboFrom(text)) || moneyCopy.amountRefused })}
      />
      {hasAccount && (
        <Choice
          legend={copy.to}
          name="refund-to"
          options={tos.map((value) => ({ value, label: copy.tos[value] }))}
          chosen={to}
          onChoose={(value) => form.setValue('to', value)}
        />
      )}
      <Field
        label={copy.reason}
        hint={copy.reasonHint}
        maxLength={300}
        error={errors.reason?.message}
        {...form.register('reason', { validate: (text) => text.trim() !== '' || copy.reasonRefused })}
      />
      <Button type="submit" variant="secondary" isBusy={isPending}>
        {isPending ? copy.looking : copy.look}
      </Button>
    </Form>
  );
}

function reasonFor(items: readonly PaidItem[], inWords: (names: string) => string): string {
  return items.length === 0 ? '' : inWords(items.map(({ name }) => name).join(', ')).slice(0, 300);
}

interface ItemsProps {
  items: readonly PaidItem[];
  ticked: readonly PaidItem[];
  onTick: (item: PaidItem, isOn: boolean) => void;
}

function RefundItems({ items, ticked, onTick }: ItemsProps) {
  const { order: copy } = useCatalogue(adminMoneyCopy);
  return (
    <fieldset className="grid">
      <legend className="field-label">{copy.refundItems}</legend>
      {items.map((item) => (
        <Checkbox
          key={item.id}
          label={`${item.name} · ${naira(item.paidKobo)}`}
          checked={ticked.includes(item)}
          onChange={({ target }) => onTick(item, target.checked)}
        />
      ))}
    </fieldset>
  );
}
