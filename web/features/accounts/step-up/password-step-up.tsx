import { useState } from 'react';
import { Controller, useForm, type UseFormReturn } from 'react-hook-form';
import { stepUp } from '#contract/accounts/endpoints.ts';
import { stepUpCode } from '#contract/accounts/second-steps/schema.ts';
import { adminCopy } from '#contract/copy/admin.ts';
import { useTrouble } from '#web/data/use-trouble.ts';
import { useWrite } from '#web/data/use-write.ts';
import { ApiError } from '#web/lib/network/api-error.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { Alert } from '#web/ui/states/alert.tsx';
import { useMe } from '../queries.ts';
import { PasswordField } from '../sessions/password-field.tsx';

interface Props {
  isCodeOwed: boolean;
  onProven: () => void;
  onGivenUp: () => void;
}

export function PasswordStepUp({ isCodeOwed, onProven, onGivenUp }: Props) {
  const { stepUp: copy, shared } = useCatalogue(adminCopy);
  const me = useMe();
  const { form, submit, isBusy, isCodeAsked, trouble } = useProof(isCodeOwed, onProven);
  return (
    <Form className="grid gap-5" onSubmit={submit}>
      <p>{copy.text}</p>
      {/* Password managers want to know whose password it is. */}
      <input type="text" autoComplete="username" value={me?.username ?? ''} readOnly hidden />
      <Controller
        control={form.control}
        name="password"
        rules={{ required: copy.refused }}
        render={({ field, fieldState }) => (
          <PasswordField
            label={copy.password}
            autoComplete="current-password"
            error={fieldState.error?.message}
            value={field.value}
            onChange={field.onChange}
          />
        )}
      />
      {isCodeAsked && <CodeField form={form} />}
      {trouble !== null && <Alert tone="danger">{trouble}</Alert>}
      <div className="grid gap-3 sm:flex sm:flex-row-reverse">
        <Button type="submit" isBusy={isBusy}>
          {isBusy ? copy.confirming : copy.confirm}
        </Button>
        <Button variant="secondary" onClick={onGivenUp}>
          {shared.cancel}
        </Button>
      </div>
    </Form>
  );
}

interface Typed {
  password: string;
  code: string;
}

/** Takes letters too: a recovery code is written into the same field. */
function CodeField({ form }: { form: UseFormReturn<Typed> }) {
  const { stepUp: copy } = useCatalogue(adminCopy);
  return (
    <Controller
      control={form.control}
      name="code"
      rules={{ validate: (typed) => stepUpCode.safeParse(typed).success || copy.codeRefused }}
      render={({ field, fieldState }) => (
        <Field
          label={copy.code}
          hint={copy.codeHint}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          error={fieldState.error?.message}
          {...field}
        />
      )}
    />
  );
}

function useProof(isCodeOwed: boolean, onProven: () => void) {
  // Another device may have set up a second step since this one asked.
  const [isCodeAsked, setCodeAsked] = useState(isCodeOwed);
  const prove = useWrite(stepUp);
  const { trouble, showTrouble } = useTrouble();
  const form = useForm<Typed>({ defaultValues: { password: '', code: '' } });
  const refused = (error: Error) => {
    const refusal = error instanceof ApiError ? error : null;
    if (refusal?.code === 'wrong-password') form.setError('password', { message: refusal.sentence });
    else if (refusal?.code === 'wrong-second-step') form.setError('code', { message: refusal.sentence });
    else if (refusal?.code === 'second-step-needed') setCodeAsked(true);
    else showTrouble(error);
  };
  const submit = form.handleSubmit(({ password, code }) => {
    showTrouble(null);
    prove.mutate(isCodeAsked ? { password, code } : { password }, { onSuccess: onProven, onError: refused });
  });
  return { form, submit, isBusy: prove.isPending, isCodeAsked, trouble };
}
