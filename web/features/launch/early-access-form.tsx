import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { earlyAccess } from '#contract/launch/schema.ts';
import { sentenceOf } from '#web/lib/network/api-error.ts';
import { useCopy } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { Form } from '#web/ui/form/form.tsx';
import { useJoinEarlyAccess } from './mutations.ts';

/** Name and email for the early-access list. */
export function EarlyAccessForm({ onJoined }: { onJoined: () => void }) {
  const copy = useCopy().maintenance.earlyAccess;
  const join = useJoinEarlyAccess();
  const form = useForm({ resolver: zodResolver(earlyAccess), defaultValues: { name: '', email: '' } });
  const { errors } = form.formState;
  const submit = form.handleSubmit((typed) =>
    join.mutate(typed, {
      onSuccess: () => {
        form.reset();
        showToast({ title: copy.successToast, description: copy.successText, tone: 'success' });
        onJoined();
      },
      onError: (error) =>
        showToast({
          title: copy.failedToast,
          description: sentenceOf(error) ?? copy.failedText,
          tone: 'danger',
        }),
    }),
  );
  return (
    <Form method="post" className="grid gap-4" onSubmit={submit}>
      <Field label={copy.name} error={errors.name?.message} autoComplete="name" {...form.register('name')} />
      <Field
        label={copy.email}
        type="email"
        error={errors.email?.message}
        autoComplete="email"
        {...form.register('email')}
      />
      <Button type="submit" size="large" isWide disabled={join.isPending}>
        {join.isPending ? copy.submitting : copy.submit}
      </Button>
    </Form>
  );
}
