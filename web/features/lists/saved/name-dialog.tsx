import { useForm } from 'react-hook-form';
import { Button } from '#web/ui/buttons/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Form } from '#web/ui/form/form.tsx';

interface Props {
  open: boolean;
  most: number;
  copy: { title: string; label: string; hint: string; refused: string; button: string };
  isBusy: boolean;
  onName: (name: string) => void;
  onClose: () => void;
}

/** Asks for the name under which something is kept. */
export function NameDialog({ open, onClose, ...asked }: Props) {
  return (
    <Dialog open={open} onClose={onClose} title={asked.copy.title}>
      <NameForm {...asked} />
    </Dialog>
  );
}

function NameForm({ most, copy, isBusy, onName }: Omit<Props, 'open' | 'onClose'>) {
  const form = useForm<{ name: string }>({ defaultValues: { name: '' } });
  const submit = form.handleSubmit(({ name }) => onName(name.trim()));
  return (
    <Form className="grid gap-5" onSubmit={submit}>
      <Field
        label={copy.label}
        hint={copy.hint}
        maxLength={most}
        autoComplete="off"
        error={form.formState.errors.name && copy.refused}
        {...form.register('name', { validate: (name) => name.trim() !== '' })}
      />
      <Button type="submit" isBusy={isBusy}>
        {copy.button}
      </Button>
    </Form>
  );
}
