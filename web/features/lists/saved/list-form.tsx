import { useForm } from 'react-hook-form';
import { savedListsCopy } from '#contract/copy/customer/saved-lists.ts';
import { longestSavedList, mostListName, type SavedList } from '#contract/lists/saved/schema.ts';
import { useFailure } from '#web/data/failure-message.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { SheetActions } from '#web/ui/overlays/sheet-actions.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { useChangeList } from '../mutations.ts';

interface Props {
  list: SavedList;
  onDone: () => void;
}

const isThere = (text: string) => text.trim() !== '';

/** The name and the text of a saved list. */
export function ListForm({ list: { id, name, text }, onDone }: Props) {
  const copy = useCatalogue(savedListsCopy);
  const form = useForm({ defaultValues: { name, text } });
  const change = useChangeList();
  const failed = useFailure();
  const submit = form.handleSubmit((written) => {
    const sent = { listId: id, name: written.name.trim(), text: written.text.trim() };
    change.mutate(sent, {
      onSuccess: () => {
        showToast({ title: copy.saved(sent.name), tone: 'success' });
        onDone();
      },
      onError: failed,
    });
  });
  const { errors } = form.formState;
  return (
    <Form className="grid gap-5" onSubmit={submit}>
      <Field
        label={copy.name}
        maxLength={mostListName}
        autoComplete="off"
        error={errors.name && copy.nameRefused}
        {...form.register('name', { validate: isThere })}
      />
      <TextArea
        label={copy.text}
        hint={copy.textHint}
        rows={8}
        maxLength={longestSavedList}
        error={errors.text && copy.textRefused}
        {...form.register('text', { validate: isThere })}
      />
      <SheetActions>
        <Button type="submit" size="large" isWide isBusy={change.isPending}>
          {change.isPending ? copy.saving : copy.save}
        </Button>
      </SheetActions>
    </Form>
  );
}
