import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { User } from '#contract/accounts/schema.ts';
import { adminMoneyCopy } from '#contract/copy/admin/money.ts';
import { mostAtOnceKobo } from '#contract/payments/agents/schema.ts';
import { recordSettlement } from '#contract/payments/books/endpoints.ts';
import { naira } from '#web/lib/format/money.ts';
import { koboFrom } from '#web/lib/format/naira-input.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { useMoneyWrite } from '../use-money-write.ts';
import { AdminMoneyGate } from '../permission-gate.tsx';

/** Settlements to the bank account are recorded by hand. */
export function AdminSettlement({ me }: { me: User }) {
  const { provider: copy } = useCatalogue(adminMoneyCopy).day;
  const [times, setTimes] = useState(0);
  return (
    <Card title={copy.settlement}>
      <p className="text-ink-soft">{copy.settlementText}</p>
      <AdminMoneyGate me={me} permission="money:manage" ownerId={null}>
        <SettleForm key={times} onDone={() => setTimes(times + 1)} />
      </AdminMoneyGate>
    </Card>
  );
}

function SettleForm({ onDone }: { onDone: () => void }) {
  const { day, ...moneyCopy } = useCatalogue(adminMoneyCopy);
  const { provider: copy } = day;
  const form = useForm({ defaultValues: { amount: '', note: '' } });
  const kobo = koboFrom(useWatch({ control: form.control, name: 'amount' })) ?? 0;
  const { send, isPending } = useMoneyWrite(recordSettlement, { done: copy.recorded, onDone });
  const isIn = (written = 0) => written > 0 && written <= mostAtOnceKobo;
  const submit = form.handleSubmit(({ amount, note }) =>
    send({ kobo: koboFrom(amount) ?? 0, note: note.trim() }),
  );
  return (
    <Form className="grid gap-4 sm:max-w-md" onSubmit={submit}>
      <Field
        label={copy.amount}
        prefix="₦"
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        error={form.formState.errors.amount?.message}
        {...form.register('amount', { validate: (text) => isIn(koboFrom(text)) || moneyCopy.amountRefused })}
      />
      <Field
        label={copy.note}
        maxLength={200}
        error={form.formState.errors.note?.message}
        {...form.register('note', {
          validate: (text) => text.trim() !== '' || moneyCopy.order.reasonRefused,
        })}
      />
      <Button type="submit" className="justify-self-start" isBusy={isPending}>
        {isPending ? moneyCopy.agents.moving : isIn(kobo) ? copy.record(naira(kobo)) : copy.settlement}
      </Button>
    </Form>
  );
}
