import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { accessKeyForm } from '#contract/launch/schema.ts';
import { sentenceOf } from '#web/lib/network/api-error.ts';
import { useCopy } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { Form } from '#web/ui/form/form.tsx';
import { useVerifyAccessKey } from './mutations.ts';

/** The key that lets a person in before the opening. */
export function AccessKeyForm({ onGranted, onCancel }: { onGranted: () => void; onCancel: () => void }) {
  const copy = useCopy().maintenance.accessKey;
  const verify = useVerifyAccessKey();
  const form = useForm({ resolver: zodResolver(accessKeyForm), defaultValues: { accessKey: '' } });
  const submit = form.handleSubmit(({ accessKey }) =>
    verify.mutate(
      { key: accessKey },
      {
        onSuccess: () => {
          showToast({ title: copy.successToast, description: copy.successText, tone: 'success' });
          onGranted();
        },
        onError: (error) =>
          showToast({
            title: copy.failedToast,
            description: sentenceOf(error) ?? copy.failedText,
            tone: 'danger',
          }),
      },
    ),
  );
  return (
    <Form method="post" className="grid gap-4" onSubmit={submit}>
      <p>{copy.text}</p>
      <Field
        label={copy.field}
        error={form.formState.errors.accessKey?.message}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...form.register('accessKey')}
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="quiet" onClick={onCancel}>
          {copy.cancel}
        </Button>
        <Button type="submit" disabled={verify.isPending}>
          {verify.isPending ? copy.submitting : copy.submit}
        </Button>
      </div>
    </Form>
  );
}
