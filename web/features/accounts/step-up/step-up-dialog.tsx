import { useEffect, useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { stepUp } from '#contract/accounts/endpoints.ts';
import { adminCopy } from '#contract/copy/admin.ts';
import { useFailure } from '#web/data/failure-message.ts';
import { askForStepUp } from '#web/data/step-up.ts';
import { useWrite } from '#web/data/use-write.ts';
import { ApiError } from '#web/lib/network/api-error.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { useMe } from '../queries.ts';
import { PasswordField } from '../sessions/password-field.tsx';

/** Stands ready on the admin screens: asks for the password when a call wants it, and the call goes on. */
export function StepUpDialog() {
  const { stepUp: words } = useCatalogue(adminCopy);
  const [answer, setAnswer] = useState<((hasProven: boolean) => void) | null>(null);
  useEffect(() => askForStepUp(() => new Promise((resolve) => setAnswer(() => resolve))), []);
  const settle = (hasProven: boolean) => {
    answer?.(hasProven);
    setAnswer(null);
  };
  return (
    <Dialog open={answer !== null} onClose={() => settle(false)} title={words.title}>
      <StepUpForm onProven={() => settle(true)} onGivenUp={() => settle(false)} />
    </Dialog>
  );
}

function StepUpForm({ onProven, onGivenUp }: { onProven: () => void; onGivenUp: () => void }) {
  const { stepUp: words, shared } = useCatalogue(adminCopy);
  const me = useMe();
  const prove = useWrite(stepUp);
  const failed = useFailure();
  const form = useForm({ defaultValues: { password: '' } });
  const { errors } = form.formState;
  const submit = form.handleSubmit((typed) =>
    prove.mutate(typed, {
      onSuccess: onProven,
      onError: (error) => {
        if (error instanceof ApiError && error.code === 'wrong-password') {
          form.setError('password', { message: error.sentence });
        } else failed(error);
      },
    }),
  );
  return (
    <Form className="grid gap-5" onSubmit={submit}>
      <p>{words.text}</p>
      {/* Password managers want to know whose password it is. */}
      <input type="text" autoComplete="username" value={me?.username ?? ''} readOnly hidden />
      <Controller
        control={form.control}
        name="password"
        rules={{ required: words.refused }}
        render={({ field }) => (
          <PasswordField
            label={words.password}
            autoComplete="current-password"
            error={errors.password?.message}
            value={field.value}
            onChange={field.onChange}
          />
        )}
      />
      <div className="grid gap-3 sm:flex sm:flex-row-reverse">
        <Button type="submit" isBusy={prove.isPending}>
          {prove.isPending ? words.confirming : words.confirm}
        </Button>
        <Button variant="secondary" onClick={onGivenUp}>
          {shared.cancel}
        </Button>
      </div>
    </Form>
  );
}
