import { useForm } from 'react-hook-form';
import { Button } from '#web/ui/buttons/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { Field } from '#web/ui/fields/field.tsx';

interface Props {
  open: boolean;
  most: number;
  words: { title: string; label: string; hint: string; refused: string; button: string };
  isBusy: boolean;
  onName: (name: string) => void;
  onClose: () => void;
}

/** Asks for the name under which something is kept. */
export function NameDialog({ open, most, words, isBusy, onName, onClose }: Props) {
  const form = useForm<{ name: string }>({ defaultValues: { name: '' } });
  const submit = form.handleSubmit(({ name }) => onName(name.trim()));
  return (
    <Dialog open={open} onClose={onClose} title={words.title}>
      <form className="grid gap-5" noValidate onSubmit={(event) => void submit(event)}>
        <Field
          label={words.label}
          hint={words.hint}
          maxLength={most}
          autoComplete="off"
          error={form.formState.errors.name && words.refused}
          {...form.register('name', { validate: (name) => name.trim() !== '' })}
        />
        <Button type="submit" isBusy={isBusy}>
          {words.button}
        </Button>
      </form>
    </Dialog>
  );
}
