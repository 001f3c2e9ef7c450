import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { adminNoticesCopy } from '#contract/copy/admin/notifications.ts';
import { quietHours, type QuietHours } from '#contract/notifications/schema.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Skeleton } from '#web/ui/states/skeleton.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { Form } from '#web/ui/form/form.tsx';
import { QueryBoundary } from '#web/data/query-boundary.tsx';
import { useFailure } from '#web/data/failure-message.ts';
import { houseQuietQuery, useChangeHouseQuiet } from './queries.ts';

/** The quiet hours of everybody who has not said otherwise. */
export function AdminHours() {
  const { hours: copy } = useCatalogue(adminNoticesCopy);
  const query = useQuery(houseQuietQuery);
  return (
    <Card title={copy.title}>
      <p className="text-ink-soft">{copy.text}</p>
      <QueryBoundary query={query} waiting={<Skeleton className="h-36" />}>
        {(stored) => <HoursForm key={`${stored.from} ${stored.until}`} kept={stored} />}
      </QueryBoundary>
    </Card>
  );
}

function HoursForm({ kept: stored }: { kept: QuietHours }) {
  const { hours: copy } = useCatalogue(adminNoticesCopy);
  const { register, handleSubmit, formState } = useForm({
    defaultValues: stored,
    resolver: zodResolver(quietHours),
  });
  const change = useChangeHouseQuiet();
  const failed = useFailure();
  const save = handleSubmit((wanted) =>
    change.mutate(wanted, {
      onSuccess: () => showToast({ title: copy.saved, tone: 'success' }),
      onError: failed,
    }),
  );
  const { errors, isDirty } = formState;
  return (
    <Form className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4" onSubmit={save}>
      <div className="flex max-w-sm flex-wrap gap-4 *:grow">
        <Field type="time" label={copy.from} error={errors.from && copy.refused} {...register('from')} />
        <Field type="time" label={copy.until} error={errors.until && copy.refused} {...register('until')} />
      </div>
      <p className="text-sm text-ink-soft">{copy.none}</p>
      <Button type="submit" className="sm:justify-self-start" disabled={!isDirty} isBusy={change.isPending}>
        {copy.save}
      </Button>
    </Form>
  );
}
