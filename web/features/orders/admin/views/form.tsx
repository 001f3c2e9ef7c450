import type { UseFormReturn } from 'react-hook-form';
import { useForm } from 'react-hook-form';
import { adminOrdersCopy } from '#contract/copy/admin/orders.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Switch } from '#web/ui/fields/switch.tsx';
import { Form } from '#web/ui/form/form.tsx';

export interface ViewWritten {
  name: string;
  isShared: boolean;
  /** It shows from now on what the list shows now. */
  usesNow: boolean;
}

interface Props {
  before: Pick<ViewWritten, 'name' | 'isShared'>;
  /** True where the view’s content may be changed too. */
  canUseNow: boolean;
  isPending: boolean;
  onSave: (written: ViewWritten) => void;
  onBack: () => void;
}

/** A kept view's name, and who sees it. */
export function AdminViewForm({ before, canUseNow, isPending, onSave, onBack }: Props) {
  const { views: copy } = useCatalogue(adminOrdersCopy);
  const form = useForm<ViewWritten>({ defaultValues: { ...before, usesNow: false } });
  const save = form.handleSubmit((written) =>
    onSave({ ...written, name: written.name.trim().replace(/\s+/g, ' ') }),
  );
  return (
    <Form className="grid gap-5" onSubmit={save}>
      <NameField form={form} />
      <Switch label={copy.share} {...form.register('isShared')} />
      {canUseNow && <Switch label={copy.useNow} {...form.register('usesNow')} />}
      <div className="grid gap-3 sm:flex sm:flex-row-reverse">
        <Button type="submit" isBusy={isPending}>
          {isPending ? copy.saving : copy.save}
        </Button>
        <Button variant="secondary" onClick={onBack}>
          {copy.back}
        </Button>
      </div>
    </Form>
  );
}

function NameField({ form }: { form: UseFormReturn<ViewWritten> }) {
  const { views: copy } = useCatalogue(adminOrdersCopy);
  return (
    <Field
      label={copy.name}
      hint={copy.nameHint}
      maxLength={60}
      error={form.formState.errors.name?.message}
      {...form.register('name', { validate: (name) => name.trim() !== '' || copy.nameRefused })}
    />
  );
}
