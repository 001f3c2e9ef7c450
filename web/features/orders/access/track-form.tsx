import { useForm } from 'react-hook-form';
import { trackingCopy } from '#contract/copy/tracking.ts';
import { readLastDigits, readOrderCode } from '#contract/orders/code.ts';
import { ApiError, sentenceOf } from '#web/lib/network/api-error.ts';
import { submitAfterPaint } from '#web/lib/page/after-paint.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Alert } from '#web/ui/states/alert.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { useTrackOrder } from '../mutations.ts';
import { useWaitUntil } from './use-wait-until.ts';
import { waitText } from './wait-text.ts';

interface Props {
  /** The code, where the address has it already. */
  code?: string;
  onFound: (found: { code: string; digits: string }) => void;
}

/** Code and four digits, the two things that open an order without an account. */
export function TrackForm({ code = '', onFound }: Props) {
  const { form: copy } = useCatalogue(trackingCopy);
  const form = useForm({ defaultValues: { code, digits: '' } });
  const track = useTrackOrder();
  const waitsFor = useWaitUntil();
  const submit = form.handleSubmit(({ code: written, digits }) => {
    const read = readOrderCode(written) ?? written;
    track.mutate(
      { code: read, digits: readLastDigits(digits) ?? digits },
      {
        onSuccess: (found, sent) => onFound({ code: found.code, digits: sent.digits }),
        onError: (error) => waitsFor.start(error instanceof ApiError ? error.retryAfterSeconds : null),
      },
    );
  });
  const codeField = form.register('code', {
    validate: (written) => readOrderCode(written) !== undefined || copy.codeRefused,
  });
  const digitsField = form.register('digits', {
    validate: (written) => readLastDigits(written) !== undefined || copy.digitsRefused,
  });
  const { errors } = form.formState;
  return (
    <Form className="card" onSubmit={submitAfterPaint(submit)}>
      <Field
        label={copy.code}
        hint={copy.codeHint}
        error={errors.code?.message}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        maxLength={30}
        {...codeField}
      />
      <Field
        label={copy.digits}
        hint={copy.digitsHint}
        error={errors.digits?.message}
        inputMode="numeric"
        autoComplete="off"
        maxLength={10}
        {...digitsField}
      />
      {track.error !== null && <Refused error={track.error} />}
      <Button type="submit" size="large" isBusy={track.isPending} disabled={waitsFor.secondsLeft > 0}>
        {track.isPending ? copy.pending : copy.submit}
      </Button>
      {/* Counted for the eye alone: read out every second, nobody could hear anything else. */}
      {waitsFor.secondsLeft > 0 && (
        <p className="text-center" aria-hidden="true">
          {copy.wait(waitText(waitsFor.secondsLeft, copy))}
        </p>
      )}
    </Form>
  );
}

function Refused({ error }: { error: Error }) {
  const { form: copy, trouble } = useCatalogue(trackingCopy);
  const isTooMany = error instanceof ApiError && error.code === 'too-many-tries';
  return (
    <Alert tone="danger" {...(isTooMany && { title: trouble.tooManyTitle })}>
      {sentenceOf(error) ?? copy.noNetwork}
    </Alert>
  );
}
