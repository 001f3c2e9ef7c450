import { Controller, useForm } from 'react-hook-form';
import { confirmAuthenticator, type startAuthenticator } from '#contract/accounts/second-steps/endpoints.ts';
import { authenticatorCode } from '#contract/accounts/second-steps/schema.ts';
import { adminCopy } from '#contract/copy/admin.ts';
import { secondStepsCopy } from '#contract/copy/admin/second-steps.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import { useFailure } from '#web/data/failure-message.ts';
import { ApiError } from '#web/lib/network/api-error.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { CopyField } from '#web/ui/fields/copy-field.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { QrCode } from '#web/ui/qr-code.tsx';
import { useSecondStepWrite } from './queries.ts';

interface Props {
  started: ReplyOf<typeof startAuthenticator>;
  onEnrolled: (recoveryCodes: readonly string[] | null) => void;
  onGivenUp: () => void;
}

/** The key for the app, and the digits that prove that the app has it. */
export function EnrolAuthenticator({ started, onEnrolled, onGivenUp }: Props) {
  const { authenticator: copy } = useCatalogue(secondStepsCopy);
  const { shared } = useCatalogue(adminCopy);
  const { form, submit, isBusy } = useCodeForm(onEnrolled);
  return (
    <Form className="grid gap-5" onSubmit={submit}>
      <p>{copy.scan}</p>
      <QrCode address={started.address} label={copy.picture} />
      {/* No phone scans its own screen. */}
      <ButtonLink className="sm:justify-self-start lg:hidden" href={started.address} variant="secondary">
        {copy.openApp}
      </ButtonLink>
      <CopyField label={copy.key} value={started.secret} text={shared} />
      <Controller
        control={form.control}
        name="code"
        rules={{ validate: (code) => authenticatorCode.safeParse(code).success || copy.codeRefused }}
        render={({ field, fieldState }) => (
          <Field
            label={copy.code}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={7}
            error={fieldState.error?.message}
            {...field}
          />
        )}
      />
      <div className="grid gap-3 sm:flex">
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

function useCodeForm(onEnrolled: Props['onEnrolled']) {
  const confirm = useSecondStepWrite(confirmAuthenticator);
  const failed = useFailure();
  const form = useForm({ defaultValues: { code: '' } });
  const submit = form.handleSubmit(({ code }) =>
    confirm.mutate(
      { code },
      {
        onSuccess: ({ recoveryCodes }) => onEnrolled(recoveryCodes),
        onError: (error) => {
          if (error instanceof ApiError && error.code === 'wrong-second-step') {
            form.setError('code', { message: error.sentence });
          } else failed(error);
        },
      },
    ),
  );
  return { form, submit, isBusy: confirm.isPending };
}
