import { zodResolver } from '@hookform/resolvers/zod';
import { Controller, useForm } from 'react-hook-form';
import { passwordChange } from '#contract/accounts/schema.ts';
import { customerCopy } from '#contract/copy/customer.ts';
import { ApiError } from '#web/lib/network/api-error.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { Form } from '#web/ui/form/form.tsx';
import { useFailure } from '#web/data/failure-message.ts';
import { useChangePassword } from './mutations.ts';
import { PasswordField } from '../sessions/password-field.tsx';

const empty = { currentPassword: '', newPassword: '' };

interface Props {
  username: string;
  /** Staff and applicants are told what a password of theirs needs. */
  isForStaff: boolean;
}

export function ChangePassword({ username, isForStaff }: Props) {
  const { password: copy } = useCatalogue(customerCopy);
  const { form, submit, isBusy } = usePasswordForm();
  const { errors } = form.formState;
  return (
    <Card title={copy.title}>
      <Form className="grid gap-5" onSubmit={submit}>
        {/* Password managers want to know whose password changes. */}
        <input type="text" autoComplete="username" value={username} readOnly hidden />
        <Controller
          control={form.control}
          name="currentPassword"
          render={({ field }) => (
            <PasswordField
              label={copy.current}
              autoComplete="current-password"
              error={
                errors.currentPassword &&
                (errors.currentPassword.type === 'server'
                  ? errors.currentPassword.message
                  : copy.currentRefused)
              }
              value={field.value}
              onChange={field.onChange}
            />
          )}
        />
        <Controller
          control={form.control}
          name="newPassword"
          render={({ field }) => (
            <PasswordField
              label={copy.new}
              hint={isForStaff ? copy.strongHint : copy.newHint}
              autoComplete="new-password"
              error={
                errors.newPassword &&
                (errors.newPassword.type === 'server' ? errors.newPassword.message : copy.newRefused)
              }
              value={field.value}
              onChange={field.onChange}
            />
          )}
        />
        <p className="text-sm text-ink-soft">{copy.consequence}</p>
        <Button className="sm:justify-self-start" type="submit" variant="secondary" isBusy={isBusy}>
          {isBusy ? copy.changing : copy.change}
        </Button>
      </Form>
    </Card>
  );
}

function usePasswordForm() {
  const { password: copy } = useCatalogue(customerCopy);
  const change = useChangePassword();
  const failed = useFailure();
  const form = useForm({ defaultValues: empty, resolver: zodResolver(passwordChange) });
  const submit = form.handleSubmit((passwords) =>
    change.mutate(passwords, {
      onSuccess: () => {
        form.reset(empty);
        showToast({ title: copy.changed, description: copy.changedText, tone: 'success' });
      },
      onError: (error) => {
        if (error instanceof ApiError && error.code === 'wrong-password') {
          form.setError('currentPassword', { type: 'server', message: error.sentence });
        } else if (error instanceof ApiError && error.code === 'weak-password') {
          form.setError('newPassword', { type: 'server', message: error.sentence });
        } else failed(error);
      },
    }),
  );
  return { form, submit, isBusy: change.isPending };
}
