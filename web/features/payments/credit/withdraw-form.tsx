import { useQuery } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { payCopy } from '#contract/copy/payments.ts';
import { paths } from '#contract/paths.ts';
import { naira } from '#web/lib/format/money.ts';
import { koboFrom, nairaText } from '#web/lib/format/naira-input.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { Form } from '#web/ui/form/form.tsx';
import { useRequestIds } from '#web/data/use-request-ids.ts';
import { useFailure } from '#web/data/failure-message.ts';
import { ownPhonesQuery } from '#web/features/phones/queries.ts';
import { useAskWithdrawal } from '../online/queries.ts';

interface Props {
  creditKobo: number;
  onClose: () => void;
}

/** Only an account with a proved number sends credit away: said before anything is typed. */
export function Withdrawal(props: Props) {
  const { withdraw: copy } = useCatalogue(payCopy);
  const { data } = useQuery(ownPhonesQuery);
  if (data?.phones.length !== 0) return <WithdrawForm {...props} />;
  return (
    <>
      <p>{copy.proveFirst}</p>
      <ButtonLink href={paths.profile} onClick={props.onClose}>
        {copy.toPhone}
      </ButtonLink>
    </>
  );
}

/** Sum and bank account of a withdrawal; the button repeats the sum. */
function WithdrawForm({ creditKobo, onClose }: Props) {
  const { withdraw: copy } = useCatalogue(payCopy);
  const most = naira(creditKobo);
  const form = useForm({ defaultValues: { amount: nairaText(creditKobo), bank: '', number: '', name: '' } });
  const amount = koboFrom(useWatch({ control: form.control, name: 'amount' }));
  const { errors } = form.formState;
  const { ask, isPending } = useAsk(onClose);
  const submit = form.handleSubmit(({ amount: written, bank, number, name }) =>
    ask(koboFrom(written) ?? 0, { bank: bank.trim(), number: digitsOf(number), name: name.trim() }),
  );
  return (
    <Form className="grid gap-4" onSubmit={submit}>
      <p>{copy.text}</p>
      <Field
        label={copy.amount}
        hint={copy.amountHint(most)}
        prefix="₦"
        inputMode="decimal"
        maxLength={12}
        error={errors.amount?.message}
        {...form.register('amount', {
          validate: (text) => isBetween(koboFrom(text), creditKobo) || copy.amountRefused(most),
        })}
      />
      <Field
        label={copy.bank}
        hint={copy.bankHint}
        maxLength={60}
        error={errors.bank?.message}
        {...form.register('bank', { validate: (text) => text.trim() !== '' || copy.bankRefused })}
      />
      <Field
        label={copy.number}
        inputMode="numeric"
        maxLength={16}
        error={errors.number?.message}
        {...form.register('number', {
          validate: (text) => digitsOf(text).length === 10 || copy.numberRefused,
        })}
      />
      <Field
        label={copy.name}
        autoComplete="name"
        maxLength={80}
        error={errors.name?.message}
        {...form.register('name', { validate: (text) => text.trim() !== '' || copy.nameRefused })}
      />
      <div className="grid gap-3 sm:flex sm:flex-row-reverse">
        <Button type="submit" isBusy={isPending}>
          {isPending ? copy.asking : copy.ask(naira(amount ?? creditKobo))}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {copy.back}
        </Button>
      </div>
    </Form>
  );
}

const digitsOf = (text: string) => text.replace(/\D/g, '');
const isBetween = (kobo: number | undefined, most: number) => kobo !== undefined && kobo > 0 && kobo <= most;

function useAsk(onClose: () => void) {
  const { withdraw: copy } = useCatalogue(payCopy);
  const write = useAskWithdrawal();
  const requestId = useRequestIds();
  const failed = useFailure();
  const ask = (kobo: number, to: { bank: string; number: string; name: string }) => {
    const body = { kobo, to };
    const onSuccess = () => {
      showToast({ title: copy.asked, tone: 'success' });
      onClose();
    };
    write.mutate({ clientRequestId: requestId(body), ...body }, { onSuccess, onError: failed });
  };
  return { ask, isPending: write.isPending };
}
