import { useForm } from 'react-hook-form';
import { adminMoneyCopy } from '#contract/copy/admin/money.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Form } from '#web/ui/form/form.tsx';

interface Props {
  label: string;
  /** Error text for an empty field. */
  refused: string;
  confirm: string;
  isDangerous?: boolean;
  isPending: boolean;
  onSend: (note: string) => void;
  onBack: () => void;
}

/** A yes that wants a few words beside it: a reason, a slip's number. */
export function AdminNoteForm({
  label,
  refused,
  confirm,
  isDangerous = false,
  isPending,
  onSend,
  onBack,
}: Props) {
  const moneyCopy = useCatalogue(adminMoneyCopy);
  const form = useForm({ defaultValues: { note: '' } });
  const submit = form.handleSubmit(({ note }) => onSend(note.trim()));
  return (
    <Form className="grid gap-4" onSubmit={submit}>
      <Field
        label={label}
        maxLength={200}
        error={form.formState.errors.note?.message}
        {...form.register('note', { validate: (text) => text.trim() !== '' || refused })}
      />
      <div className="grid gap-3 sm:flex sm:flex-row-reverse">
        <Button type="submit" variant={isDangerous ? 'danger' : 'primary'} isBusy={isPending}>
          {isPending ? moneyCopy.agents.moving : confirm}
        </Button>
        <Button variant="secondary" onClick={onBack}>
          {moneyCopy.back}
        </Button>
      </div>
    </Form>
  );
}
