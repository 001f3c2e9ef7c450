import { useForm } from 'react-hook-form';
import { useLocation } from 'wouter';
import { trackingCopy } from '#contract/copy/tracking.ts';
import { paths } from '#contract/paths.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { Form } from '#web/ui/form/form.tsx';

/** A few lines, and on to the composer with them. */
export function QuickList() {
  const { dashboard: copy } = useCatalogue(trackingCopy);
  const [, navigate] = useLocation();
  const form = useForm({ defaultValues: { list: '' } });
  const submit = form.handleSubmit(({ list }) => navigate(paths.orderFromList(list)));
  return (
    <Card title={copy.quick}>
      <Form className="grid gap-4" onSubmit={submit}>
        <TextArea
          label={copy.quickLabel}
          hint={copy.quickHint}
          rows={4}
          error={form.formState.errors.list?.message}
          {...form.register('list', { validate: (text) => text.trim() !== '' || copy.quickRefused })}
        />
        <Button type="submit">{copy.quickGo}</Button>
      </Form>
    </Card>
  );
}
