import { Controller, useForm } from 'react-hook-form';
import { customerCopy } from '#contract/copy/customer.ts';
import { ApiError } from '#web/lib/network/api-error.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { useFailure } from '#web/data/failure-message.ts';
import { useDeleteAccount } from './mutations.ts';
import { PasswordField } from '../sessions/password-field.tsx';

interface Props {
  open: boolean;
  onClose: () => void;
}

/** Says what deleting does and asks for the password once more. */
export function DeleteAccountDialog({ open, onClose }: Props) {
  const { data, cancel } = useCatalogue(customerCopy);
  const remove = useDeleteAccount();
  const failed = useFailure();
  const form = useForm({ defaultValues: { password: '' } });
  const { errors } = form.formState;
  const close = () => {
    form.reset();
    onClose();
  };
  const submit = form.handleSubmit(({ password }) =>
    remove.mutate(
      { password },
      {
        onError: (error) => {
          if (error instanceof ApiError && error.code === 'wrong-password') {
            form.setError('password', { message: error.sentence });
          } else failed(error);
        },
      },
    ),
  );
  return (
    <Dialog open={open} onClose={close} title={data.deleteTitle}>
      <Form className="grid gap-5" onSubmit={submit}>
        <ul className="grid list-disc gap-2 ps-5">
          {data.consequences.map((consequence) => (
            <li key={consequence}>{consequence}</li>
          ))}
        </ul>
        <Controller
          control={form.control}
          name="password"
          rules={{ required: data.deletePasswordRefused }}
          render={({ field }) => (
            <PasswordField
              label={data.deletePassword}
              autoComplete="current-password"
              error={errors.password?.message}
              value={field.value}
              onChange={field.onChange}
            />
          )}
        />
        <div className="grid gap-3 sm:flex sm:flex-row-reverse">
          <Button type="submit" variant="danger" isBusy={remove.isPending}>
            {remove.isPending ? data.deleting : data.deleteConfirm}
          </Button>
          <Button variant="secondary" onClick={close}>
            {cancel}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
