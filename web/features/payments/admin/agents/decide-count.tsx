import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { adminMoneyCopy } from '#contract/copy/admin/money.ts';
import { decideCount } from '#contract/payments/agents/endpoints.ts';
import type { FloatCount } from '#contract/payments/agents/schema.ts';
import { momentOf } from '#web/lib/format/dates.ts';
import { naira } from '#web/lib/format/money.ts';
import { koboFrom, nairaText } from '#web/lib/format/naira-input.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Choice } from '#web/ui/fields/choice.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { differenceText } from '#web/features/payments/agents/difference-text.ts';
import { useMoneyWrite } from '../use-money-write.ts';

interface Props {
  count: FloatCount;
  /** Float by the ledger now; it may have changed since the count. */
  floatKobo: number;
  /** Customers' change that this agent's count decides on. */
  changeWaitingKobo: number;
}

/** The count against the book, what confirming writes down, and the way to say no. */
export function AdminCount({ count, floatKobo, changeWaitingKobo }: Props) {
  const { count: copy } = useCatalogue(adminMoneyCopy);
  const [isRefusing, setRefusing] = useState(false);
  const difference = differenceText(count, copy);
  return (
    <section className="question" aria-labelledby="desk-count">
      <h3 id="desk-count">{copy.title}</h3>
      <dl className="grid gap-2">
        <Row term={copy.counted} text={naira(count.countedKobo)} />
        <Row term={copy.book} text={naira(count.bookKobo)} />
        <Row term={copy.difference} text={difference} />
        {floatKobo !== count.bookKobo && <Row term={copy.now} text={naira(floatKobo)} />}
      </dl>
      <p className="text-ink-soft wrap-anywhere">
        {momentOf(count.countedAt)} {count.words !== '' && copy.says(count.words)}
      </p>
      {isRefusing ? (
        <Refuse count={count} onBack={() => setRefusing(false)} />
      ) : (
        <Confirm
          count={count}
          difference={difference}
          changeWaitingKobo={changeWaitingKobo}
          onRefuse={() => setRefusing(true)}
        />
      )}
    </section>
  );
}

function Row({ term, text }: { term: string; text: string }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4">
      <dt>{term}</dt>
      <dd className="ms-auto font-extrabold">{text}</dd>
    </div>
  );
}

interface ConfirmProps {
  count: FloatCount;
  difference: string;
  changeWaitingKobo: number;
  onRefuse: () => void;
}

function Confirm({ count, difference, changeWaitingKobo, onRefuse }: ConfirmProps) {
  const { count: copy, ...moneyCopy } = useCatalogue(adminMoneyCopy);
  const form = useForm({ defaultValues: { handedIn: nairaText(count.countedKobo) } });
  const [change, setChange] = useState<'' | 'there' | 'not-there'>('');
  const { send, isPending } = useMoneyWrite(decideCount, { done: copy.confirmed });
  const isIn = (kobo: number | undefined) => kobo !== undefined && kobo <= count.countedKobo;
  const isUnsaid = changeWaitingKobo > 0 && change === '';
  const submit = form.handleSubmit(({ handedIn }) => {
    if (isUnsaid) return;
    const isChangeThere = changeWaitingKobo > 0 && change === 'there';
    const decision = { kind: 'confirm', handedInKobo: koboFrom(handedIn) ?? 0, isChangeThere } as const;
    send({ countId: count.id, decision });
  });
  return (
    <Form className="grid gap-4" onSubmit={submit}>
      <Field
        label={copy.handedIn}
        hint={copy.handedInHint(naira(count.countedKobo))}
        prefix="₦"
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        error={form.formState.errors.handedIn?.message}
        {...form.register('handedIn', {
          validate: (text) => isIn(koboFrom(text)) || moneyCopy.amountRefused,
        })}
      />
      <p>{copy.variance(difference)}</p>
      {changeWaitingKobo > 0 && (
        <Choice
          legend={copy.change(naira(changeWaitingKobo))}
          name="change"
          options={[
            { value: 'there', label: copy.changeThere },
            { value: 'not-there', label: copy.changeNotThere },
          ]}
          chosen={change}
          error={form.formState.isSubmitted && isUnsaid ? copy.changeRefused : undefined}
          onChoose={setChange}
        />
      )}
      <div className="grid gap-3 sm:flex sm:flex-row-reverse">
        <Button type="submit" isBusy={isPending}>
          {isPending ? moneyCopy.agents.moving : copy.confirm}
        </Button>
        <Button variant="quiet" onClick={onRefuse}>
          {copy.refuse}
        </Button>
      </div>
    </Form>
  );
}

function Refuse({ count, onBack }: { count: FloatCount; onBack: () => void }) {
  const { count: copy, ...moneyCopy } = useCatalogue(adminMoneyCopy);
  const form = useForm({ defaultValues: { reason: '' } });
  const { send, isPending } = useMoneyWrite(decideCount, { done: copy.refused });
  const submit = form.handleSubmit(({ reason }) =>
    send({ countId: count.id, decision: { kind: 'refuse', reason: reason.trim() } }),
  );
  return (
    <Form className="grid gap-4" onSubmit={submit}>
      <Field
        label={copy.reason}
        maxLength={300}
        error={form.formState.errors.reason?.message}
        {...form.register('reason', { validate: (text) => text.trim() !== '' || copy.reasonRefused })}
      />
      <div className="grid gap-3 sm:flex sm:flex-row-reverse">
        <Button type="submit" variant="danger" isBusy={isPending}>
          {copy.refuse}
        </Button>
        <Button variant="secondary" onClick={onBack}>
          {moneyCopy.back}
        </Button>
      </div>
    </Form>
  );
}
