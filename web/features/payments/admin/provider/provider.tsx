import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { User } from '#contract/accounts/schema.ts';
import { adminMoneyCopy } from '#contract/copy/admin/money.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import { reconcile } from '#contract/payments/books/endpoints.ts';
import { useCatalogue, useNow } from '#web/lib/screen/app-context.tsx';
import { useWrite } from '#web/data/use-write.ts';
import { Alert } from '#web/ui/states/alert.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { Skeleton } from '#web/ui/states/skeleton.tsx';
import { useFailure } from '#web/data/failure-message.ts';
import { lastDays } from '#web/features/payments/days.ts';
import { readProviderCsv, type Listed } from './provider-csv.ts';
import { AdminReconciled } from './reconciled.tsx';
import { AdminSettlement } from './settlement.tsx';

type Matched = ReplyOf<typeof reconcile>;

/** Their list beside ours: fetched, or out of a file where the company cannot be reached. */
export function AdminProvider({ me }: { me: User }) {
  const { provider: copy } = useCatalogue(adminMoneyCopy).day;
  const form = useForm({ defaultValues: lastDays(7, useNow()) });
  const [matched, setMatched] = useState<Matched | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const match = useWrite(reconcile);
  const failed = useFailure();
  const go = (list: Listed[] | null) =>
    form.handleSubmit(({ from, to }) => {
      setRefusal(null);
      match.mutate({ from, to, list }, { onSuccess: setMatched, onError: failed });
    })();
  const upload = async (file: File | undefined) => {
    if (file === undefined) return;
    const read = readProviderCsv(await file.text());
    if (read.ok) return go(read.list);
    setRefusal(read.why === 'bad-row' ? copy.badRow(read.row) : copy.unreadable);
  };
  const day = (name: 'from' | 'to') =>
    form.register(name, {
      deps: ['from', 'to'],
      validate: (_day, { from, to }) => (from !== '' && from <= to) || copy.daysRefused,
    });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <Card title={copy.title}>
        <p className="text-ink-soft">{copy.intro}</p>
        <Form className="grid gap-4 sm:grid-cols-2" onSubmit={() => go(null)}>
          <Field label={copy.from} type="date" {...day('from')} />
          <Field label={copy.to} type="date" error={form.formState.errors.to?.message} {...day('to')} />
          <Button type="submit" className="justify-self-start" isBusy={match.isPending}>
            {match.isPending ? copy.fetching : copy.fetch}
          </Button>
        </Form>
        <Field
          label={copy.upload}
          hint={copy.uploadHint}
          type="file"
          accept=".csv,text/csv"
          error={refusal ?? undefined}
          onChange={(event) => {
            void upload(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
      </Card>
      {match.isPending ? (
        <Skeleton className="h-48" />
      ) : matched === null ? null : matched.lines.length === 0 ? (
        <Alert tone="info">{copy.nothing}</Alert>
      ) : (
        <AdminReconciled matched={matched} />
      )}
      <AdminSettlement me={me} />
    </div>
  );
}
